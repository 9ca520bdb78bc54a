### Слова сторінки. Речення про саму гру надходять із сервера.

## Усюди

home = На головну
rules = Правила
compendium = Карти
settings = Налаштування
credits = Подяки
replay = Повтор
close = Закрити
cancel = Скасувати
back-to-table = Назад до столу
nav-label = Сторінки
problem-unreachable = Сервер не відповідає. Чи він запущений?
problem-unknown = Не вийшло. Спробуйте ще раз.

## Головна

home-title = Грати
home-hero = Карти, чари й добре товариство
home-what = Найкращі колодобудівні ігри про магію за одним столом: наодинці, проти гідних ботів, передаючи екран по колу чи з далекими друзями.
home-first = Ви тут уперше? «Навчальна гра» проведе вас короткою партією за десять хвилин.
home-guided = навчальна гра
home-learn = Навчальна гра
home-play = Грати
home-set-up = Підготувати партію
home-again = Ще раз так само
home-seats = { $most ->
    [one] { $least }–{ $most } гравець
    [few] { $least }–{ $most } гравці
   *[many] { $least }–{ $most } гравців
}
home-competitive = кожен за себе
home-cooperative = усі разом
home-continue = Продовжити
home-older = Інші розпочаті партії
home-with = Разом за столом: { $names }
home-forget = Прибрати { $code } зі списку
home-finished = Те, що ви дограли до кінця: результати, повтори, розбори.
home-finished-open = { $count ->
    [one] Показати { $count } гру
    [few] Показати { $count } гри
   *[many] Показати { $count } ігор
}
home-join = Приєднатися за кодом
home-code = Код столу
home-join-go = Увійти
home-file = Відкрити файл гри
home-file-choose = Вибрати файл
home-file-too-large = Цей файл завеликий, щоб бути грою.
game-enchanters = Викуйте один магічний артефакт, карта за картою, і здолайте ним монстрів біля брами.
game-aeons-end = Маги біля порталів, монстр, що не знає спочинку, і колоди, яких ніколи не тасують.
game-krutagidon = Чаклуни лупцюють одне одного всім, що трапиться під руку. Здохнути можна, проґавити приз — ні.

## Підготовка

setup-seats = За столом
setup-count = Кількість гравців
setup-fewer = На гравця менше
setup-more = На гравця більше
setup-who = Хто на місці { $number }?
setup-here = тут
setup-open = онлайн
setup-bot = бот
setup-your-name = Ваше ім’я
setup-name = Ім’я
setup-level = Який бот
setup-open-seat = Той, хто відкриє ваше посилання.
setup-open-later = Стіл чекатиме на всіх: ви отримаєте посилання, код і QR-код, щоб їх надіслати.
setup-surprise = Здивуйте мене
setup-defaults = Як зазвичай
setup-several = можна кілька
setup-open-card = Роздивитися: { $card }
setup-start = До столу
setup-choose-for = Вибрати для місця { $number }
setup-by-lot = за жеребом
setup-level-of = складність { $level } з { $hardest }
setup-choose-cards = Або виберіть карти самі (вибрано { $count })

## За стіл

invitation-from = { $stage ->
    [gathering] { $name } запрошує вас за цей стіл.
   *[playing] Вас запрошено за стіл, де грає { $name }. Партія вже триває.
}
invitation-players = Гравців
invitation-rules = Як у це грати
invitation-host = запрошує
join-title = Вас запрошено до гри
join-code = Стіл
join-sit = Сісти
join-watch = Дивитися
join-full = Усі місця зайнято. Якщо одне з них ваше, грайте далі там, де почали: у меню столу є посилання, щоб продовжити на цьому пристрої.

## Стіл

table-loading = Готуємо стіл…
table-past = Ви дивитеся в минуле
table-past-step = Стіл перед ходом { $step ->
   *[other] { $step }
}
table-past-close = До теперішнього
table-pages = Частини столу
board-table = Стіл
connection-lost = Зв’язок зник. Нічого не втрачено, з’єднуємося знову…
remaining-title = Що ще може прийти
remaining-why = Пораховано з того, що ви бачили. Пунктир: може бути, а може й ні. Порядок невідомий.
remaining-back = Назад до списку
remaining-empty = Нічого не лишилося.
connection-offline = Немає мережі. Усе збережено; стіл оживе, щойно вона з’явиться.
connection-stored = Немає зв’язку. Це стіл, яким його востаннє бачив цей пристрій.
corner-label = Інструменти
undo = Скасувати хід
redo = Повторити хід
undo-more = Скасувати більше
undo-phase = До початку фази
undo-turn = До початку ходу
undo-round = На цілий раунд назад
hint = Підказка
log = Що сталося
chat = Розмова
chat-unread = { $count ->
    [one] Розмова: { $count } нова репліка
    [few] Розмова: { $count } нові репліки
   *[many] Розмова: { $count } нових реплік
}
menu-calls = { $count ->
    [one] Меню: ваш хід ще за { $count } столом
   *[other] Меню: ваш хід ще за { $count } столами
}
menu = Меню
strip-label = Що можна зробити
strip-anyone = Відповісти може й { $names }: зараховується перша відповідь
strip-bot-plays = На місці «{ $name }» грає бот
table-decided = { $name } вирішує за всіх
strip-confirm = Так, роблю
strip-picked = { $count ->
    [0] Виберіть карти
    [one] Вибрано { $count } карту
    [few] Вибрано { $count } карти
   *[many] Вибрано { $count } карт
}
strip-take-these = Вибрати ці
strip-touch = { $count ->
    [one] Виберіть те, що світиться
    [few] Виберіть те, що світиться: { $count } варіанти
   *[many] Виберіть те, що світиться: { $count } варіантів
}

state-offered = можна вибрати
state-chosen = вибрано
state-dangerous = можна вибрати, але ризиковано
state-current = про це йдеться
state-refused = зараз не можна
state-hinted = радимо

mark-life = життя { $value }
mark-power = сила { $value }

seat-you = ви
seat-person = людина
seat-bot = бот
seat-open = вільне місце
seat-away = немає
seat-waited-for = чекаємо на цього гравця
seat-thinking = думає…
seat-enlarge = Показати поле: { $name }
seat-back-to-yours = До свого поля

log-label = Що сталося
log-empty = Ще нічого не сталося.
log-more = Раніше
log-table = Стіл
log-round = Раунд { $number }
log-setup = Підготовка
setup-seed = Зерно (щоб зіграти таку саму роздачу, що й друг)
setup-seed-none = випадкове
forecast-title = Наступний хід монстра
aeons-end-unspent = Невитрачений етер: { $count }
aeons-end-unspent-bound = Невитрачений етер: { $free } і ще { $bound } з обмеженням
aeons-end-bound = Ще { $count } { $count ->
    [one] етер
    [few] етери
   *[other] етерів
} на це витратити не можна
still-possible = Ще можна: { $options }
final-note = Це відкриє нове: скасувати можна буде лише за згодою інших
rest-until-turn = Не питати мене до мого ходу
resting = До вашого ходу вас не питатимуть
rest-no-more = Питати знову
digest-opening = Що вже сталося
digest-title = Що сталося після вашого ходу
lately = Після вашого ходу
told-also = { $first }; ще: { $others }
stage-next = Далі · утримуйте, щоб пропустити
sound-on = Звук увімкнено
sound-off = Звук вимкнено
sound-mute = Вимкнути звук
sound-unmute = Увімкнути звук
why-possible = Це можливо зараз: { $options }
settings-pace = Темп чужих ходів
settings-pace-calm = Спокійний
settings-pace-brisk = Швидкий
settings-pace-instant = Миттєвий
settings-volume = Гучність
log-look-back = Озирнутися
log-return-here = Повернутися сюди

chat-open = Відкрити розмову
chat-label = Що було сказано
chat-empty = Ще ніхто нічого не сказав.
chat-write = Скажіть щось
chat-send = Надіслати

curtain-title = Передайте екран: { $name }
curtain-text = Доти стіл закрито.
curtain-raise = Це я, { $name }
curtain-never = Більше без завіси

menu-seats = За столом
menu-rename = Ваше ім’я
menu-take-back = Повернути собі
menu-hand-over = Передати місце: { $name }
menu-hand-over-short = Передати…
menu-open-seat = Будь-кому
menu-sit-down = Сісти
table-sent-away = Господар столу попросив вас піти з-за нього.
menu-guest = гість
menu-send-away = Попросити піти: { $name }
menu-watchers = { $count ->
    [one] Дивиться { $count } людина
    [few] Дивляться { $count } людини
   *[many] Дивиться { $count } людей
}
menu-invite = Запросити
menu-copy-invitation = Скопіювати посилання
menu-copied = Скопійовано
menu-copy-by-hand = Скопіюйте це:
menu-qr = QR-код
menu-copy-resume = Скопіювати посилання на моє місце
menu-resume-why = Щоб продовжити на іншому своєму пристрої. Хто відкриє це посилання, сяде на ваше місце й побачить ваші карти: не надсилайте його як запрошення.
menu-more = Ще
menu-download = Зберегти у файл
menu-your-seat = Ваше місце
menu-give-up = Віддати місце
menu-give-up-sure = Місце стане вільним, і самостійно ви на нього не повернетеся. Щоб зробити перерву, просто вийдіть на головну: місце лишиться за вами.
menu-keep-seat = Лишити місце за собою
menu-home-why = На головній місце лишається за вами: стіл буде в розділі «Продовжити».
home-forget-sure = Прибрати { $code } зі списку? Пристрій забуде ваше місце за цим столом.
seal-published = Тасування запечатано:
seal-kept = Карти роздано чесно
seal-meaning = До першої карти сервер і кожен пристрій внесли по таємному числу й запечатали його. Колоди перетасовано лише за цими числами, тож ніхто не міг ні вибрати роздачу, ні змінити її.
seal-broken = Карти роздано не так, як було обіцяно!
seal-dropped-file = Роздачу більше не запечатано: файл цієї гри завантажено до її кінця.
seal-dropped-alone = Роздачу більше не запечатано: до того як звільнили місце, за цим столом грали наодинці й могли побачити наступні карти.
seal-of-server = Частка сервера саме та, яку він запечатав перед грою.
seal-of-players = { $count ->
    [one] Частка гравця саме та, за яку ручався його пристрій.
   *[other] Частки всіх гравців ({ $count }) саме ті, за які ручалися їхні пристрої.
}
seal-of-deal = Роздачу складено саме з цих часток.
seal-of-device = Серед них є частка цього пристрою.
seal-not-of-server = Частка сервера не та, яку він запечатав перед грою.
seal-not-of-players = Не всі частки гравців ті, за які ручалися їхні пристрої.
seal-not-of-deal = Роздачу складено не з цих часток.
seal-not-of-device = Частки цього пристрою серед них немає.
seal-by-hand = Перевірте самі: збережіть гру у файл і виконайте
seal-seed = Зерно роздачі:
seal-copy = Скопіювати
seal-copy-seed = Скопіювати зерно, щоб зіграти таку саму роздачу

lobby-title = Чекаємо на всіх
lobby-expected = Тут когось чекають
lobby-ready = можна починати
lobby-not-ready = ще збирається
lobby-away = не на зв’язку
lobby-invite = Відскануйте код, відкрийте посилання або введіть цей код на головній сторінці:
lobby-i-am-ready = Готово, починаймо
lobby-wait = Зачекайте на мене
lobby-start-with-bots = Почати з ботами на вільних місцях
lobby-waiting-for-seats = { $count ->
    [one] Ще одне місце вільне.
    [few] Ще { $count } місця вільні.
   *[many] Ще { $count } місць вільні.
}
lobby-waiting-for = Чекаємо: { $names }.
lobby-dealing = Усі готові: пристрої разом складають роздачу…
lobby-sealed = Роздачу буде запечатано: кожен пристрій додає до неї своє, тож ніхто не може її вибрати.
lobby-send-away = Попросити піти

presence-left = { $name } вже не за столом
presence-returned = { $name } знову за столом

call-title = Ваш хід
call-offer = Кликати вас на цьому пристрої, коли настане ваш хід?
call-allow = Так, кличте
call-decline = Ні
call-me = Кликати мене, коли мій хід
call-me-email = Адреса електронної пошти
call-me-save = Зберегти
call-me-on = Вас покличуть через { $to }, коли настане ваш хід, а вас хвилину не буде. Очистьте поле, щоб вимкнути.
call-me-why = Для ігор на кілька днів: одне повідомлення, коли ваш хід, а вас немає. Адреси не бачить ніхто.
other-tables = Ваші інші столи
other-tables-yours = ваш хід
proposal-agree = Погоджуюся
proposal-refuse = Ні
proposal-waiting = Чекаємо на відповідь…
proposal-withdraw = Відкликати

## Кінець

ending-won = Перемога!
ending-lost = Поразка
ending-neutral = Гру завершено
ending-winner = переможець
ending-how = Як усе було
ending-reading = Переглядаємо гру ще раз…
ending-rematch = Ще раз
ending-rematch-laid = Стіл для нової партії готовий: на вас там чекають.
ending-replay = Переглянути
ending-look = Подивитися на стіл
ending-reopen = До підсумку
chart-label = Перебіг гри: { $told }

## Повтор

replay-eyes = Чиїми очима
replay-all = Усі карти відкрито
replay-watcher = Як глядач
replay-chart = Графік
replay-play = Програвати
replay-pause = Пауза
replay-back = Крок назад
replay-on = Крок уперед
replay-turn-back = Попередній хід
replay-turn-on = Наступний хід
replay-step = Крок
replay-at = крок { $step } із { $last }
replay-speed = Швидкість
replay-go-on = Грати звідси
replay-share = Поділитися

## Карти й правила

compendium-game = Гра
compendium-search = Шукати
compendium-language = Мова карт
compendium-kind = Вид
compendium-all = Усі
compendium-count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
compendium-missing = У цій грі немає карти «{ $name }».
card-rulings = Роз’яснення
rules-contents = Зміст
rules-none = Про цю гру ще ніхто не написав.
rules-missing = У правилах немає сторінки «{ $name }». Ось усе, що в них є.

## Клавіатура

key-space = Пробіл
keys-title = Клавіші
keys-obvious = Очевидний хід
keys-digits = Показати варіант; та сама цифра ще раз або Enter — вибрати
keys-arrows = Від карти до карти
keys-enter = Вибрати
keys-why = Чому не можна?
keys-help = Цей список
keys-escape = Закрити, назад

## Налаштування

settings-language = Мова
settings-textSize = Розмір тексту
settings-textSize-small = Дрібний
settings-textSize-normal = Звичайний
settings-textSize-large = Великий
settings-textSize-largest = Найбільший
settings-palette = Кольори
settings-palette-warm = Теплі
settings-palette-colour-blind = Для дальтоніків
settings-palette-contrast = Контрастні
settings-motion = Рух
settings-motion-system = Як на пристрої
settings-motion-full = Увесь
settings-motion-none = Без руху
settings-sound = Звук
settings-sound-why = Тихі звуки карт і ударів.
settings-confirm = Питати перед ризикованим
settings-confirm-why = Друге натискання там, де хід схожий на помилку.
settings-oneTap = Ходити одним натисканням
settings-oneTap-why = Якщо вимкнено, перше натискання вибирає, друге ходить. Карту, яку можна купити, але слова якої не вмістилися, перший дотик у будь-якому разі відкриває.
settings-curtain = Завіса між гравцями
settings-curtain-why = Закриває стіл, поки екран переходить із рук у руки.
settings-kept = Усе це зберігається на цьому пристрої.

## Подяки

credits-unofficial = Deckwright зробили шанувальники. Він не належить жодному видавцеві й ніким не схвалений; назви ігор належать їхнім власникам. Жодних їхніх зображень чи текстів тут немає.
credits-games = Ігри
credits-parts = Зроблено з
credits-icons = Значки
credits-fonts = Шрифти
credits-table = Сторінка
credits-server = Сервер
credits-licence = Наш власний код вільний за ліцензією MIT.

## Заклиначі

enchanters-attack = атака
enchanters-defence = захист
enchanters-glory = слава
enchanters-covered = накрита
enchanters-to-be-covered = буде накрито
enchanters-counted-crystals = { $count ->
    [one] кристал
    [few] кристали
   *[many] кристалів
}
enchanters-counted-wounds = { $count ->
    [one] рана
    [few] рани
   *[many] ран
}
enchanters-price = { $price ->
    [0] безплатно
    [one] коштує { $price } кристал
    [few] коштує { $price } кристали
   *[many] коштує { $price } кристалів
}
enchanters-fight = Атака { $attack } проти здоров’я { $health }: { $short ->
    [0] перемога
   *[other] бракує { $short }
}, { $wounds ->
    [0] без ран
    [one] { $wounds } рана
    [few] { $wounds } рани
   *[many] { $wounds } ран
}.
enchanters-strength = сила
enchanters-health = здоров’я
enchanters-free = даром
enchanters-win = перемога
enchanters-short = бракує { $short }
enchanters-what-if = А якщо…
enchanters-in-fight = Бій
enchanters-weigh = Виберіть карту в ряду мандрів, щоб зважити її: доки не рушите, нічого не сплачено.
enchanters-it-strikes = ворог б’є
enchanters-has-struck = ворог уже вдарив
enchanters-you-strike = ви б’єте
enchanters-help = допомога, яку ще можна купити
enchanters-then = тоді у вас
enchanters-before-effect = до ефекту карти у вас
enchanters-covers = накриє
enchanters-covers-blank = верхню половину «{ $card }», яка нічого не дає
enchanters-nothing = нічого
enchanters-keeps = «{ $card }» лишає
enchanters-become = ви станете
enchanters-artifact = ваш артефакт
enchanters-pay = сплатити { $price }, лишиться { $left }
enchanters-go-on = бій триває
enchanters-beyond = за перевалом
enchanters-full-name = Повна назва:
enchanters-and = та
enchanters-road = Ряд мандрів
enchanters-forge = Артефакти
enchanters-ended = З ряду зникла остання карта, а колода порожня.
enchanters-told = Казку розказано
enchanters-from-cards = на картах
enchanters-from-bonuses = бонуси карт
enchanters-from-town = містечко
enchanters-from-wounds = рани

## Aeon’s End

aeons-end-nemesis = монстр
aeons-end-anybody = будь-який гравець
aeons-end-coming = може бути далі
aeons-end-turn-known = відкрита: буде наступною
aeons-end-shuffle = усі витягнуто, далі тасуємо
aeons-end-tokens-enough = { $label }, діє з { $enough }
aeons-end-market = ринок
aeons-end-stall = коштує { $cost ->
    [one] { $cost } етер
    [few] { $cost } етери
   *[other] { $cost } етерів
}, лишилося { $left }
aeons-end-breach = портал
aeons-end-breach-none = немає
aeons-end-breach-closed = закритий, обертів { $turns } із 4
aeons-end-breach-opened = відкритий
aeons-end-breach-sigil = зачарований, відкритий
aeons-end-focus = Зміцнити портал { $numeral } за { $price ->
    [one] { $price } етер
    [few] { $price } етери
   *[other] { $price } етерів
}
aeons-end-open = Відкрити портал { $numeral } за { $price ->
    [one] { $price } етер
    [few] { $price } етери
   *[other] { $price } етерів
}
aeons-end-no-hand = карт на руці немає
aeons-end-exhausted = знесилений
aeons-end-exhausted-means = Маг знесилений: життя скінчилося й не повернеться, а кожне пошкодження подвоюється і дістається Грейвголду
aeons-end-ribbon = Не певні? Лишіть, як лежать. Нічого не тасують: перевернутий скид стане новою колодою, тож сусідні карти прийдуть у руку разом. Бліді карти вже у скиді; риска показує, де скінчиться рука з п’яти карт, разом із тими, що ще в колоді.
aeons-end-all-gems = { $count ->
    [one] Зіграти { $count } самоцвіт
    [few] Зіграти всі { $count } самоцвіти
   *[many] Зіграти всі { $count } самоцвітів
}
aeons-end-plain-gems = { $count ->
    [one] Зіграти { $count } самоцвіт без запитань
    [few] Зіграти { $count } самоцвіти без запитань
   *[many] Зіграти { $count } самоцвітів без запитань
}

## Карти в певному порядку

ribbon-title = У якому порядку?
ribbon-as-they-lie = Як лежать
ribbon-confirm = Саме так
ribbon-left = { $card }: на місце раніше
ribbon-right = { $card }: на місце пізніше

## Krutagidon

krutagidon-row-attack = Атака
krutagidon-row-defence = Захист
krutagidon-row-ongoing = Постійка
krutagidon-row-group = Групова атака
krutagidon-row-event = Усі
krutagidon-row-score = Наприкінці гри
krutagidon-side-left = ◀ ліворуч
krutagidon-side-right = праворуч ▶
krutagidon-side-across = навпроти
krutagidon-side-both = ◀ ваш ворог ▶
krutagidon-side-you = хід
krutagidon-your-turn = ваш хід
krutagidon-life = життя
krutagidon-power = міць
krutagidon-strongest = наймогутніший
krutagidon-weakest = найкволіший
krutagidon-look-at = Подивитися, що має { $name }
krutagidon-hand = рука
krutagidon-hand-empty = На руці немає карт
krutagidon-hand-waits = Ваша рука. Карти зі щитом захищають від атак.
krutagidon-deck = колода
krutagidon-discard = скид
krutagidon-played = зіграно
krutagidon-ongoing = постійки
krutagidon-nothing-ongoing = постійок немає
krutagidon-tokens = жетони дохлих чаклунів
krutagidon-property = властивість
krutagidon-familiar = фамільяр
krutagidon-not-bought = ще не куплений
krutagidon-familiar-waits = фамільяр, коштує { $cost }
krutagidon-familiar-bought = фамільяр, куплений
krutagidon-thinking = думає…
krutagidon-sealed = вибрано
krutagidon-short = бракує { $count }
krutagidon-more = ще { $count }
krutagidon-cost = коштує { $cost }
krutagidon-boss = Головний бос
krutagidon-boss-yours = Ваша:
krutagidon-boss-below = ще { $count }
krutagidon-boss-next = Наступна легенда вийде наприкінці цього ходу.
krutagidon-boss-none = Легенд не лишилося: з цим ходом гра закінчиться.
krutagidon-boss-beat = здолайте!
krutagidon-market = Барахолка
krutagidon-piles = Стоси
krutagidon-pile-wild_magic = Шалена магія
krutagidon-pile-wild_magic-note = на продаж
krutagidon-pile-limp_wands = Мляві палички
krutagidon-pile-limp_wands-note = −1 очко
krutagidon-pile-main = Колода
krutagidon-pile-main-note = для барахолки
krutagidon-pile-mayhem = Свавілля
krutagidon-pile-mayhem-note = уже минуло
krutagidon-pile-token_stack = Жетони
krutagidon-pile-token_stack-note = 0 — кінець
krutagidon-pile-destroyed = Знищено
krutagidon-pile-destroyed-note = поза грою
krutagidon-tester = Життя всіх чаклунів
krutagidon-wizard-snotia = Гайморина
krutagidon-wizard-mr-lucky = Містер Щасливчик
krutagidon-wizard-joan-of-spark = Жанна Вжарк
krutagidon-wizard-scion-of-cthulhu = Нащадок Ктулху
krutagidon-wizard-venture = Змій Героїч
krutagidon-wizard-hellish-huffman = Пекельний ансамбль
krutagidon-wizard-game-over-lord = Фінальний бос
krutagidon-wizard-mcravey = Маглауд
krutagidon-wizard-roachsauce = Гуляка з пекла
krutagidon-wizard-fey-ticklebottom = Пустун-лоскотун
krutagidon-wizard-sir-kitty-purrington = Сер Муррчингтон
krutagidon-wizard-mudstar = Болотяний клоп
krutagidon-mayhem = Свавілля!
krutagidon-group-attack = Групова атака!
krutagidon-defend = Захищатися?
krutagidon-defenceless = Захисту немає!
krutagidon-take-it-note = захист не витрачаєте
krutagidon-avoid = Скиньте, щоб уникнути
krutagidon-only-power = Лише міць.
krutagidon-sends-back = перенаправляє
krutagidon-nobody-to-send-back = Перенаправити нема на кого.
krutagidon-you = ви
krutagidon-you-stay = у вас лишається
krutagidon-limp-wands-more = { $sign }{ $count } { $count ->
    [one] млява паличка
    [few] мляві палички
   *[other] млявих паличок
  }
krutagidon-card-says-to = Так карта каже гравцеві { $name }: «{ $what }»
krutagidon-unsure =
  { $known ->
    [0] ще невідомо
   *[other] решта ще невідома
  }
krutagidon-choose-property = Виберіть свою властивість
krutagidon-choose-familiar = Виберіть свого фамільяра
krutagidon-revealed = Відкрито
krutagidon-kept = лишаєте собі
krutagidon-looked-at = Ось що ви бачите
krutagidon-looked-at-of = На верху колоди: { $name }

## Guided games

lesson-real-game = Тепер справжня партія
lesson-again = Пройти урок ще раз
lesson-label = Урок { $number } із { $of }
lesson-of = { $number } із { $of }
lesson-free = Вільна гра
lesson-fold = Сховати урок
krutagidon-moment-attack = Бабах!
krutagidon-moment-defence = Відбито!
krutagidon-moment-mayhem = Свавілля!
krutagidon-moment-boss = Новий бос!
krutagidon-moment-fall = Нокаут!
krutagidon-moment-token = Спочив?
krutagidon-final-count = Остаточний підрахунок
krutagidon-bell = Дзень-дзелень!
krutagidon-rings-the-bell = { $name } дзвонить у дзвін!
krutagidon-count-all = Порахувати все
krutagidon-tie-legends = Порівну! Вирішує більша кількість легенд.
krutagidon-tie-tokens = Порівну! Вирішує менша кількість жетонів дохлих чаклунів.
krutagidon-points = переможні очки
krutagidon-total = Разом
krutagidon-so-far = Поки що
krutagidon-ended-no-legends = Здолано останню легенду.
krutagidon-ended-no-tokens = Скінчилися жетони дохлих чаклунів.
krutagidon-ended-short-market = Основної колоди забракло, щоб заповнити барахолку.
krutagidon-ended-stalemate = Уже кілька кіл нічого не змінюється.
krutagidon-counted = ({ $count } шт.)
krutagidon-from-cards = Очки на картах
krutagidon-from-legends = Легенди
krutagidon-from-limp_wands = Мляві палички
krutagidon-from-tokens = Жетони дохлих чаклунів
krutagidon-tokens-cost = кожен забирає стільки очок, скільки на ньому вказано
krutagidon-play-all = Зіграти: { $card } × { $count }

## Приклади й роз’яснення

ruling-show = Показати
ruling-label = Роз’яснення, показане тут
ruling-try = Спробуйте: { $label }
ruling-free = Роздивіться й грайте далі, як хочете.
ruling-all = Усі роз’яснення
ruling-practice = Навчальний стіл до цього роз’яснення.
ruling-practice-aside = Навчальний стіл до цього роз’яснення; ваша партія чекає без змін.
ruling-back = Назад до вашої партії
ruling-fold = Сховати роз’яснення
rules-own-cards = { $count ->
    [one] { $count } власна карта
    [few] { $count } власні карти
   *[other] { $count } власних карт
}
example-open = Пройти крок за кроком: { $title }
example-step = Крок за кроком ({ $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[other] { $steps } кроків
})
example-steps = Кроки
example-back = Назад
example-next = Далі
example-done = До правил

## Пошук

search = Пошук
search-placeholder = Карта, правило, термін…
search-card = Карти
search-rule = Правила
search-ruling = Роз’яснення
search-one-card = Карта
search-one-rule = Правило
search-one-ruling = Роз’яснення
search-count = Знайдено: { $count }
search-looking = Шукаємо…
search-nothing = За запитом «{ $words }» нічого не знайдено.
search-try = Спробуйте назву карти, один термін або початок слова. Можна шукати українською, російською та англійською.
search-open = Відкрити

## Підказки про нове

marks-label = Нове на столі
marks-close = Зрозуміло
marks-off = Більше не показувати
settings-marks = Підказки про нове
settings-marks-why = Коротка підказка, коли щось з’являється вперше: енергія, посіпака, атака. Кожна — лише раз.
settings-marks-again = Показати всі підказки знову
settings-marks-forgotten = Усі підказки буде показано знову.

## Поза столом: помічник, звіти, хибні адреси

outdated = З’явилася новіша версія цієї сторінки.
outdated-reload = Завантажити
page-part-gone = Частину цієї сторінки не вдалося завантажити.
lost-title = Тут нічого немає
lost = За цією адресою нічого немає; можливо, у ній помилка.
helper-title = Помічник для картонного столу
helper-what = «Кінець віків» зі справжньою коробкою: порядок ходів, життя й випадковий розклад.
helper-offline = працює без мережі
helper-no-network = немає мережі
helper-turns = Порядок ходів
helper-lives = Життя
helper-table = Жереб
helper-nobody = Ще ніхто не ходив
helper-draw = Відкрити наступний хід
helper-shuffle-draw = Перетасувати й відкрити
helper-drawn = Уже відкрито
helper-put-back = Затасувати назад
helper-deck = Колода
helper-deck-1 = 1 маг
helper-deck-1-eased = 1 маг, чотири ходи
helper-deck-2 = 2 маги
helper-deck-3 = 3 маги
helper-deck-4 = 4 маги
helper-deck-4-pairs = 4 маги парами
helper-level = Складність
helper-draw-all = Новий випадковий розклад
helper-another = Інше
helper-new-lives = Новий розклад починається з усіма життями й новою колодою порядку ходів.
helper-gravehold = Грейвголд
helper-tokens = Жетони
helper-minus = { $name }: мінус { $count }
helper-plus = { $name }: плюс { $count }
home-helper = Граєте зі справжньою коробкою? Помічник відкриває ходи, рахує життя й навмання добирає монстра, магів і ринок.
home-helper-open = Відкрити помічника
report-title = Повідомити про проблему
report-why = Один файл: ваші слова та вигляд сторінки й столу; сама гра додається, коли її закінчено. Нікуди не надсилається: ви вирішуєте, кому його дати.
report-sentence = Що пішло не так?
report-with-game = З усією грою, разом із прийдешніми картами: тоді роздача втратить печатку
report-save = Зберегти звіт
report-saved = Збережено. Дякуємо!
ending-cause = Чим закінчилося
ending-moments = Що вирішило гру
ending-turn = хід { $turn }
ending-watch = Подивитися
ending-try = Спробувати з ходу { $turn }
ending-best = Найкращі карти
ending-damage = { $amount ->
    [one] { $amount } пошкодження
    [few] { $amount } пошкодження
   *[other] { $amount } пошкоджень
} за { $times ->
    [one] { $times } раз
    [few] { $times } рази
   *[other] { $times } разів
}
ending-length = Гра тривала { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[other] { $turns } ходів
}.
## Тренер

hint-comparing = Порівнюю з наступним найкращим ходом…
hint-deals = { $count ->
    [one] на { $count } уявній роздачі
    [few] на { $count } уявних роздачах
   *[many] на { $count } уявних роздачах
}
hint-line = Далі:
hint-more = Чому?
hint-less = Менше
hint-progress = Хід порівняння
doubt-title = Груба помилка?
doubt-think = Подумаю ще
doubt-insist = Усе одно зробити
settings-careful = Питати перед грубою помилкою
settings-careful-why = Тренер дивиться на кожен хід і раз перепитує перед грубою помилкою. У грі проти людей мають погодитися всі за столом.
menu-coach = Тренер
care-agreed = Усі за столом погодилися, щоб їх перепитували перед грубою помилкою.
care-must-agree = Між суперниками це діє, лише якщо згодні всі.
care-ask = Запитати всіх
care-stop = Вимкнути для всіх
review = Розбір
review-beginning = Читаю гру…
review-working = Розібрано рішень: { $measured } з { $total }
review-progress = Хід розбору
review-meanwhile = Можна піти з цієї сторінки й повернутися: розбір триває.
review-cancel = Скасувати
review-again = Розібрати знову
review-whose = Чиї ходи
review-chance = Шанс на перемогу, у відсотках
review-course = Позиція, удача й рішення ({ $unit })
review-course-value = Позиція
review-course-chance = Шанс на перемогу
review-course-luck = Удача
review-course-choices = Власні рішення
review-course-others = Рішення інших
review-explained = Власні рішення: що дали б кращі ходи. Удача: усе, що змінили карти, кубики й добір. Разом це весь перебіг гри.
review-move = Хід { $step }
review-end = Кінець
review-moments = Ходи, що важили
review-no-moments = Жоден хід не вирізняється: добре зіграно.
review-brilliant = { $count ->
    [one] блискучий хід
    [few] блискучі ходи
   *[many] блискучих ходів
  }
review-good = { $count ->
    [one] добрий хід
    [few] добрі ходи
   *[many] добрих ходів
  }
review-slip = { $count ->
    [one] похибка
    [few] похибки
   *[many] похибок
  }
review-blunder = { $count ->
    [one] груба помилка
    [few] грубі помилки
   *[many] грубих помилок
  }
review-show = Показати на кривій
review-look = Подивитися
review-try = Спробувати звідси

daily-title = Роздача дня
daily-about = Однакові карти для всіх і всюди, до півночі за UTC. Зіграйте й порівняйте з друзями.
daily-at-the-table = Карти в усіх однакові. Рахується перший результат.
daily-copy = Скопіювати результат
daily-first-counts = Рахується перший результат: { $result }
daily-shared = Deckwright, роздача дня, { $day }. { $game }:
daily-ended = { $won ->
    [yes] перемога
   *[no] поразка
  } в раунді { $round }
daily-scored = місце { $place } з { $seats }, рахунок { $score }, { $round ->
    [one] { $round } раунд
    [few] { $round } раунди
   *[many] { $round } раундів
  }

setup-chance = { $how ->
    [easy] Легко
    [fair] Рівно
    [hard] Важко
   *[cruel] Дуже важко
  }: боти ({ $bot }) виграли { $won } з { $games } таких партій, { $percent } %.
setup-chance-about = Оцінка ({ $low }–{ $high } %) за монстром, складністю й кількістю магів; самих магів і ринок не враховано.
card-measured = У партіях ботів
card-measured-taken = Її взяли { $percent } % гравців, які могли.
card-measured-won = З її власників виграли { $won } %; з усіх гравців у тих партіях — { $usual } %.
card-measured-about = { $bot }, партій: { $games }. Карта й перемога бувають разом з багатьох причин.

## Завершені ігри

finished-title = Завершені ігри
finished-none = На цьому пристрої ще не завершено жодної гри.
finished-result = Результат
finished-remove = Прибрати
finished-gone = На сервері цього столу вже немає, тож його не можна ні переглянути, ні розібрати. Результат лишається тут, доки ви його не приберете.
finished-more = Показати ще { $count }

## Майстерня

workshop = Майстерня
home-workshop = Робіть власні карти: напишіть, що карта робить, прочитайте це трьома мовами й зіграйте нею на столі.
home-workshop-open = Відкрити майстерню
compendium-like = Зробити схожу карту
workshop-what = Напишіть, що робить ваша карта, рядок за рядком. Текст перевіряється, поки ви пишете, з’являється трьома мовами, а карту можна одразу випробувати.
workshop-can = Карти можна робити для таких ігор: { $games }. Вони роблять те, що кажуть слова зі списку, у будь-якому поєднанні; картинки малює Deckwright.
workshop-game = Гра
workshop-kind = Тип карти
workshop-begin = Нова карта
workshop-names = Назва
workshop-name-in = Назва мовою: { $language }
workshop-other-name = як іншою мовою
workshop-cost = Вартість
workshop-text = Що вона робить
workshop-text-how = У форматі YAML: кожен рядок, що починається з «-», — це крок. Tab переходить до наступного поля.
workshop-undo = Скасувати
workshop-checking = Перевіряємо…
workshop-right = З картою все гаразд.
workshop-line = Рядок { $line }: { $sentence }
workshop-try = Випробувати
workshop-keep = Зберегти
workshop-keep-changes = Зберегти зміни
workshop-is-kept = Збережено на цьому пристрої
workshop-face = Карта
workshop-texts = Її текст трьома мовами
workshop-no-face = Карта з’явиться тут, щойно в ній не буде помилок.
workshop-words = Слова
workshop-find = Знайти слово
workshop-insert = Вставити
workshop-insert-word = Вставити «{ $word }»
workshop-as-on = як на карті «{ $card }»
workshop-no-word = Такого слова немає.
workshop-kept = Ваші карти
workshop-none = Збережене лишається на цьому пристрої. Щоб перенести його, збережіть файл.
workshop-forget = Прибрати «{ $card }»
workshop-forget-sure = Прибрати «{ $card }» із цього пристрою?
workshop-unkept-sure = Цю карту не збережено. Полишити її?
workshop-export = Зберегти у файл
workshop-import = Відкрити файл
workshop-imported = { $count ->
    [one] Додано { $count } карту.
    [few] Додано { $count } карти.
   *[other] Додано { $count } карт.
}
workshop-too-large = Цей файл завеликий як на набір карт.
workshop-back = Назад до майстерні
