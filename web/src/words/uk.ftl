### Слова сторінки. Речення про саму гру надходять із сервера.

## Усюди

home = На головну
rules = Як грати
compendium = Карти
settings = Налаштування
credits = Подяки
replay = Повтор
close = Закрити
cancel = Скасувати
nav-label = Сторінки
problem-unreachable = Сервер не відповідає. Чи він запущений?
problem-unknown = Не вийшло. Спробуйте ще раз.

## Головна

home-title = Грати
home-hero = Карти, чари й добре товариство
home-what = Найкращі колодобудівні ігри про магію за одним столом: наодинці, проти гідних ботів, передаючи екран по колу чи з далекими друзями.
home-play = Грати
home-set-up = Накрити стіл
home-seats = { $most ->
    [one] { $least }–{ $most } гравець
    [few] { $least }–{ $most } гравці
   *[many] { $least }–{ $most } гравців
}
home-competitive = кожен за себе
home-cooperative = усі разом
home-continue = Продовжити
home-nothing-running = На цьому пристрої немає розпочатих партій.
home-forget = Прибрати { $code } зі списку
home-join = Приєднатися за кодом
home-code = Код столу
home-join-go = Увійти
home-file = Відкрити файл гри
home-file-choose = Вибрати файл
home-file-too-large = Цей файл завеликий, щоб бути грою.
game-enchanters = Скуйте один магічний артефакт, карта за картою, і здолайте ним чудовиськ біля брами.
game-aeons-end = Маги біля порталів, монстр, що не знає спочинку, і колоди, яких ніколи не тасують.

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
setup-open-later = Посилання з’явиться, щойно стіл буде накрито.
setup-surprise = Здивуйте мене
setup-defaults = Як зазвичай
setup-several = можна кілька
setup-open-card = Роздивитися: { $card }
setup-start = До столу

## За стіл

join-title = Запрошуємо до столу
join-code = Стіл
join-sit = Сісти
join-watch = Дивитися

## Стіл

table-loading = Накриваємо стіл…
table-past = Ви дивитеся в минуле
table-past-step = Стіл перед ходом { $step ->
   *[other] { $step }
}
table-past-close = До теперішнього
table-pages = Частини столу
board-table = Стіл
connection-lost = Зв’язок зник. Нічого не втрачено, з’єднуємося знову…
corner-label = Інструменти
undo = Скасувати хід
redo = Повторити хід
hint = Підказка
log = Що сталося
chat = Розмова
chat-unread = { $count ->
    [one] Розмова: { $count } нова репліка
    [few] Розмова: { $count } нові репліки
   *[many] Розмова: { $count } нових реплік
}
menu = Меню
strip-label = Що можна зробити
strip-confirm = Так, роблю
strip-picked = { $count ->
    [0] Виберіть карти
    [one] Вибрано { $count } карту
    [few] Вибрано { $count } карти
   *[many] Вибрано { $count } карт
}
strip-take-these = Вибрати ці
strip-touch = { $count ->
    [one] Торкніться того, що світиться
    [few] Торкніться того, що світиться: { $count } варіанти
   *[many] Торкніться того, що світиться: { $count } варіантів
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
seat-waited-for = усі чекають на це місце
seat-enlarge = Показати поле: { $name }
seat-back-to-yours = До свого поля

log-label = Що сталося
log-empty = Ще нічого не сталося.
log-more = Раніше
log-table = Стіл
log-look-back = Озирнутися
log-return-here = Повернутися сюди

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
menu-copy-resume = На іншому пристрої
menu-resume-why = Посилання для іншого вашого пристрою: хто його має, той і є ви.
menu-more = Ще
menu-download = Зберегти у файл
menu-forget = Вийти
seal-published = Тасування запечатано:
seal-kept = Печатка ціла: колоду перетасовано до першої карти.
seal-broken = Печатка не відповідає тасуванню!

## Кінець

ending-won = Перемога!
ending-lost = Поразка
ending-neutral = Гру завершено
ending-winner = переможець
ending-how = Як усе було
ending-why = Звідки очки
ending-rematch = Ще раз
ending-replay = Переглянути
ending-look = Подивитися на стіл
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
rules-contents = Зміст
rules-none = Про цю гру ще ніхто не написав.

## Клавіатура

key-space = Пробіл
keys-title = Клавіші
keys-obvious = Очевидний хід
keys-digits = Варіанти
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
settings-confirm-why = Другий дотик там, де хід схожий на помилку.
settings-oneTap = Ходити одним дотиком
settings-oneTap-why = Якщо вимкнено, перший дотик вибирає, другий ходить.
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
enchanters-price = { $price ->
    [0] безкоштовно
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
enchanters-from-cards = на картах
enchanters-from-bonuses = бонуси карт
enchanters-from-town = містечко
enchanters-from-wounds = рани

## Aeon’s End

aeons-end-nemesis = монстр
aeons-end-anybody = будь-який гравець
aeons-end-coming = може бути далі
aeons-end-shuffle = усі витягнуто, далі тасуємо
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
aeons-end-ribbon = Перша карта повернеться першою. Карти між двома рисками прийдуть разом.
aeons-end-all-gems = { $count ->
    [one] Зіграти { $count } самоцвіт
    [few] Зіграти всі { $count } самоцвіти
   *[many] Зіграти всі { $count } самоцвітів
}

## Карти в певному порядку

ribbon-title = У якому порядку?
ribbon-confirm = Саме так
ribbon-left = { $card }: на місце раніше
ribbon-right = { $card }: на місце пізніше
