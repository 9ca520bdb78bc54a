### Слова страницы. Предложения о самой игре приходят с сервера.

## Везде

home = На главную
rules = Правила
compendium = Карты
settings = Настройки
credits = Благодарности
replay = Повтор
close = Закрыть
cancel = Отмена
back-to-table = Назад к столу
nav-label = Страницы
problem-unreachable = Сервер не отвечает. Запущен ли он?
problem-unknown = Не получилось. Попробуйте ещё раз.

## Главная

home-title = Играть
home-hero = Карты, чары и добрая компания
home-what = Лучшие колодостроительные игры о магии за одним столом: в одиночку, против достойных ботов, передавая экран по кругу или с далёкими друзьями.
home-first = Вы здесь впервые? «Обучающая игра» проведёт вас через короткую партию за десять минут.
home-guided = обучающая игра
home-learn = Обучающая игра
home-play = Играть
home-set-up = Подготовить партию
home-again = Ещё раз так же
home-seats = { $most ->
    [one] { $least }–{ $most } игрок
    [few] { $least }–{ $most } игрока
   *[many] { $least }–{ $most } игроков
}
home-competitive = каждый за себя
home-cooperative = все вместе
home-continue = Продолжить
home-older = Другие начатые партии
home-with = Вместе за столом: { $names }
home-forget = Убрать { $code } из списка
home-finished = То, что вы доиграли до конца: результаты, повторы, разборы.
home-finished-open = { $count ->
    [one] Показать { $count } игру
    [few] Показать { $count } игры
   *[many] Показать { $count } игр
}
home-join = Войти по коду
home-code = Код стола
home-join-go = Войти
home-file = Открыть файл игры
home-file-choose = Выбрать файл
home-file-too-large = Этот файл слишком велик, чтобы быть игрой.
game-enchanters = Скуйте один магический артефакт, карта за картой, и одолейте им монстров у ворот.
game-aeons-end = Маги у разломов, исчадие, не знающее отдыха, и колоды, которые никогда не тасуют.
game-krutagidon = Колдуны лупят друг друга всем, что под руку попадётся. Подохнуть можно, упустить приз — нельзя.

## Подготовка

setup-seats = За столом
setup-count = Число игроков
setup-fewer = На игрока меньше
setup-more = На игрока больше
setup-who = Кто на месте { $number }?
setup-here = здесь
setup-open = онлайн
setup-bot = бот
setup-your-name = Ваше имя
setup-name = Имя
setup-level = Какой бот
setup-open-seat = Тот, кто откроет вашу ссылку.
setup-open-later = Стол подождёт всех: вы получите ссылку, код и QR-код, чтобы их отправить.
setup-surprise = Удивите меня
setup-defaults = Как обычно
setup-several = можно несколько
setup-open-card = Рассмотреть: { $card }
setup-start = К столу
setup-choose-for = Выбрать для места { $number }
setup-by-lot = по жребию
setup-level-of = сложность { $level } из { $hardest }
setup-choose-cards = Или выберите карты сами (выбрано { $count })

## За стол

invitation-from = { $stage ->
    [gathering] { $name } приглашает вас за этот стол.
   *[playing] Вас пригласили за стол, где играет { $name }. Партия уже идёт.
}
invitation-players = Игроков
invitation-rules = Как в это играть
invitation-host = приглашает
join-title = Вас пригласили в игру
join-code = Стол
join-sit = Сесть
join-watch = Смотреть
join-full = Все места заняты. Если одно из них ваше, играйте дальше там, где начали: в меню стола есть ссылка, чтобы продолжить на этом устройстве.

## Стол

table-loading = Готовим стол…
table-past = Вы смотрите в прошлое
table-past-step = Стол перед ходом { $step ->
   *[other] { $step }
}
table-past-close = К настоящему
table-pages = Части стола
board-table = Стол
connection-lost = Связь пропала. Ничего не потеряно, соединяемся снова…
remaining-title = Что ещё может прийти
remaining-why = Посчитано по тому, что вы видели. Пунктир: может быть, а может и нет. Порядок неизвестен.
remaining-back = Назад к списку
remaining-empty = Ничего не осталось.
connection-offline = Нет сети. Всё сохранено; стол оживёт, как только она появится.
connection-stored = Нет связи. Это стол, каким его последним видело это устройство.
corner-label = Инструменты
undo = Отменить ход
redo = Вернуть ход
undo-more = Отменить больше
undo-phase = К началу фазы
undo-turn = К началу хода
undo-round = На целый раунд назад
hint = Подсказка
log = Что случилось
chat = Разговор
chat-unread = { $count ->
    [one] Разговор: { $count } новая реплика
    [few] Разговор: { $count } новые реплики
   *[many] Разговор: { $count } новых реплик
}
menu-calls = { $count ->
    [one] Меню: ваш ход ещё за { $count } столом
   *[other] Меню: ваш ход ещё за { $count } столами
}
menu = Меню
strip-label = Что можно сделать
strip-anyone = Ответить может и { $names }: считается первый ответ
strip-bot-plays = На месте «{ $name }» играет бот
table-decided = { $name } решает за всех
strip-confirm = Да, делаю
strip-picked = { $count ->
    [0] Выберите карты
    [one] Выбрана { $count } карта
    [few] Выбраны { $count } карты
   *[many] Выбрано { $count } карт
}
strip-take-these = Выбрать эти
strip-touch = { $count ->
    [one] Выберите то, что светится
    [few] Выберите то, что светится: { $count } варианта
   *[many] Выберите то, что светится: { $count } вариантов
}

state-offered = можно выбрать
state-chosen = выбрано
state-dangerous = можно выбрать, но рискованно
state-current = речь об этом
state-refused = сейчас нельзя
state-hinted = советуем

mark-life = жизни { $value }
mark-power = сила { $value }

seat-you = вы
seat-person = человек
seat-bot = бот
seat-open = свободное место
seat-away = нет
seat-waited-for = ждём этого игрока
seat-thinking = думает…
seat-enlarge = Показать поле: { $name }
seat-back-to-yours = К своему полю

log-label = Что случилось
log-empty = Ещё ничего не случилось.
log-more = Раньше
log-table = Стол
log-round = Раунд { $number }
log-setup = Подготовка
setup-seed = Зерно (чтобы сыграть ту же раздачу, что и друг)
setup-seed-none = случайное
forecast-title = Следующий ход исчадия
aeons-end-unspent = Неистраченный эфир: { $count }
aeons-end-unspent-bound = Неистраченный эфир: { $free } и ещё { $bound } с ограничением
aeons-end-bound = Ещё { $count } эфира на это потратить нельзя
still-possible = Ещё можно: { $options }
final-note = Это откроет новое: отменить можно будет только с согласия остальных
rest-until-turn = Не спрашивать меня до моего хода
resting = До вашего хода вас не будут спрашивать
rest-no-more = Снова спрашивать
digest-opening = Что уже произошло
digest-title = Что случилось после вашего хода
lately = После вашего хода
told-also = { $first }; ещё: { $others }
stage-next = Дальше · удерживайте, чтобы пропустить
sound-on = Звук включён
sound-off = Звук выключен
sound-mute = Выключить звук
sound-unmute = Включить звук
why-possible = Это можно сделать сейчас: { $options }
settings-pace = Темп чужих ходов
settings-pace-calm = Спокойный
settings-pace-brisk = Быстрый
settings-pace-instant = Мгновенный
settings-volume = Громкость
log-look-back = Оглянуться
log-return-here = Вернуться сюда

chat-open = Открыть разговор
chat-label = Что было сказано
chat-empty = Ещё никто ничего не сказал.
chat-write = Скажите что-нибудь
chat-send = Отправить

curtain-title = Передайте экран: { $name }
curtain-text = До тех пор стол закрыт.
curtain-raise = Это я, { $name }
curtain-never = Больше без занавеса

menu-seats = За столом
menu-rename = Ваше имя
menu-take-back = Вернуть себе
menu-hand-over = Передать место: { $name }
menu-hand-over-short = Передать…
menu-open-seat = Кому угодно
menu-sit-down = Сесть
table-sent-away = Хозяин стола попросил вас уйти из-за него.
menu-guest = гость
menu-send-away = Попросить уйти: { $name }
menu-watchers = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
   *[many] Смотрит { $count } человек
}
menu-invite = Пригласить
menu-copy-invitation = Скопировать ссылку
menu-copied = Скопировано
menu-copy-by-hand = Скопируйте это:
menu-qr = QR-код
menu-copy-resume = Скопировать ссылку на моё место
menu-resume-why = Чтобы продолжить на другом своём устройстве. Кто откроет эту ссылку, сядет на ваше место и увидит ваши карты: не отправляйте её как приглашение.
menu-more = Ещё
menu-download = Сохранить в файл
menu-your-seat = Ваше место
menu-give-up = Отдать место
menu-give-up-sure = Место станет свободным, и сами вы на него не вернётесь. Чтобы сделать перерыв, просто выйдите на главную: место останется за вами.
menu-keep-seat = Оставить место за собой
menu-home-why = На главной место остаётся за вами: стол будет в разделе «Продолжить».
home-forget-sure = Убрать { $code } из списка? Устройство забудет ваше место за этим столом.
seal-published = Тасование запечатано:
seal-kept = Карты розданы честно
seal-meaning = До первой карты сервер и каждое устройство внесли по тайному числу и запечатали его. Колоды перетасованы только по этим числам, поэтому никто не мог ни выбрать раздачу, ни изменить её.
seal-broken = Карты розданы не так, как было обещано!
seal-dropped-file = Раздача больше не запечатана: файл этой игры скачали до её конца.
seal-dropped-alone = Раздача больше не запечатана: до того как место освободили, за этим столом играли в одиночку и могли увидеть следующие карты.
seal-of-server = Доля сервера именно та, которую он запечатал перед игрой.
seal-of-players = { $count ->
    [one] Доля игрока именно та, за которую поручилось его устройство.
   *[other] Доли всех игроков ({ $count }) именно те, за которые поручились их устройства.
}
seal-of-deal = Раздача составлена именно из этих долей.
seal-of-device = Среди них есть доля этого устройства.
seal-not-of-server = Доля сервера не та, которую он запечатал перед игрой.
seal-not-of-players = Не все доли игроков те, за которые поручились их устройства.
seal-not-of-deal = Раздача составлена не из этих долей.
seal-not-of-device = Доли этого устройства среди них нет.
seal-by-hand = Проверьте сами: сохраните игру в файл и выполните
seal-seed = Зерно раздачи:
seal-copy = Скопировать
seal-copy-seed = Скопировать зерно, чтобы сыграть ту же раздачу

lobby-title = Ждём всех
lobby-expected = Здесь кого-то ждут
lobby-ready = можно начинать
lobby-not-ready = ещё собирается
lobby-away = не на связи
lobby-invite = Отсканируйте код, откройте ссылку или введите этот код на главной странице:
lobby-i-am-ready = Готово, начинаем
lobby-wait = Подождите меня
lobby-start-with-bots = Начать с ботами на свободных местах
lobby-waiting-for-seats = { $count ->
    [one] Ещё одно место свободно.
    [few] Ещё { $count } места свободны.
   *[many] Ещё { $count } мест свободны.
}
lobby-waiting-for = Ждём: { $names }.
lobby-dealing = Все готовы: устройства вместе составляют раздачу…
lobby-sealed = Раздача будет запечатана: каждое устройство добавляет к ней своё, поэтому никто не может её выбрать.
lobby-send-away = Попросить уйти

presence-left = { $name } уже не за столом
presence-returned = { $name } снова за столом

call-title = Ваш ход
call-offer = Звать вас на этом устройстве, когда настанет ваш ход?
call-allow = Да, зовите
call-decline = Нет
call-me = Звать меня, когда мой ход
call-me-email = Адрес электронной почты
call-me-save = Сохранить
call-me-on = Вас позовут через { $to }, когда настанет ваш ход, а вас минуту не будет. Очистите поле, чтобы выключить.
call-me-why = Для игр на несколько дней: одно сообщение, когда ваш ход, а вас нет. Адрес никто не видит.
other-tables = Ваши другие столы
other-tables-yours = ваш ход
proposal-agree = Согласиться
proposal-refuse = Нет
proposal-waiting = Ждём ответа…
proposal-withdraw = Отозвать

## Конец

ending-won = Победа!
ending-lost = Поражение
ending-neutral = Игра окончена
ending-winner = победитель
ending-how = Как всё было
ending-reading = Просматриваем игру ещё раз…
ending-rematch = Ещё раз
ending-rematch-laid = Стол для новой партии готов: вас там ждут.
ending-replay = Пересмотреть
ending-look = Посмотреть на стол
ending-reopen = К итогу
chart-label = Ход игры: { $told }

## Повтор

replay-eyes = Чьими глазами
replay-all = Все карты открыты
replay-watcher = Как зритель
replay-chart = График
replay-play = Проигрывать
replay-pause = Пауза
replay-back = Шаг назад
replay-on = Шаг вперёд
replay-turn-back = Предыдущий ход
replay-turn-on = Следующий ход
replay-step = Шаг
replay-at = шаг { $step } из { $last }
replay-speed = Скорость
replay-go-on = Играть отсюда
replay-share = Поделиться

## Карты и правила

compendium-game = Игра
compendium-search = Искать
compendium-language = Язык карт
compendium-kind = Вид
compendium-all = Все
compendium-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
compendium-missing = В этой игре нет карты «{ $name }».
card-rulings = Разъяснения
rules-contents = Содержание
rules-none = Об этой игре ещё никто не написал.
rules-missing = В правилах нет страницы «{ $name }». Вот всё, что в них есть.

## Клавиатура

key-space = Пробел
keys-title = Клавиши
keys-obvious = Очевидный ход
keys-digits = Показать вариант; та же цифра ещё раз или Enter — выбрать
keys-arrows = От карты к карте
keys-enter = Выбрать
keys-why = Почему нельзя?
keys-help = Этот список
keys-escape = Закрыть, назад

## Настройки

settings-language = Язык
settings-textSize = Размер текста
settings-textSize-small = Мелкий
settings-textSize-normal = Обычный
settings-textSize-large = Крупный
settings-textSize-largest = Самый крупный
settings-palette = Цвета
settings-palette-warm = Тёплые
settings-palette-colour-blind = Для дальтоников
settings-palette-contrast = Контрастные
settings-motion = Движение
settings-motion-system = Как на устройстве
settings-motion-full = Всё
settings-motion-none = Без движения
settings-sound = Звук
settings-sound-why = Тихие звуки карт и ударов.
settings-confirm = Спрашивать перед рискованным
settings-confirm-why = Второе нажатие там, где ход похож на ошибку.
settings-oneTap = Ходить одним нажатием
settings-oneTap-why = Если выключено, первое нажатие выбирает, второе ходит. Карту, которую можно купить, но слова которой не поместились, первое касание в любом случае открывает.
settings-curtain = Занавес между игроками
settings-curtain-why = Закрывает стол, пока экран переходит из рук в руки.
settings-kept = Всё это хранится на этом устройстве.

## Благодарности

credits-unofficial = Deckwright сделали поклонники. Он не принадлежит ни одному издателю и никем не одобрен; названия игр принадлежат их владельцам. Ни изображений, ни текстов их здесь нет.
credits-games = Игры
credits-parts = Сделано из
credits-icons = Значки
credits-fonts = Шрифты
credits-table = Страница
credits-server = Сервер
credits-licence = Наш собственный код свободен по лицензии MIT.

## Заклинатели

enchanters-attack = атака
enchanters-defence = защита
enchanters-glory = слава
enchanters-covered = накрыта
enchanters-to-be-covered = будет накрыто
enchanters-counted-crystals = { $count ->
    [one] кристалл
    [few] кристалла
   *[many] кристаллов
}
enchanters-counted-wounds = { $count ->
    [one] рана
    [few] раны
   *[many] ран
}
enchanters-price = { $price ->
    [0] бесплатно
    [one] стоит { $price } кристалл
    [few] стоит { $price } кристалла
   *[many] стоит { $price } кристаллов
}
enchanters-fight = Атака { $attack } против здоровья { $health }: { $short ->
    [0] победа
   *[other] не хватает { $short }
}, { $wounds ->
    [0] без ран
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[many] { $wounds } ран
}.
enchanters-strength = сила
enchanters-health = здоровье
enchanters-free = даром
enchanters-win = победа
enchanters-short = не хватает { $short }
enchanters-what-if = А если…
enchanters-in-fight = Бой
enchanters-weigh = Выберите карту в ряду странствий, чтобы взвесить её: пока не тронетесь в путь, ничего не уплачено.
enchanters-it-strikes = враг бьёт
enchanters-has-struck = враг уже ударил
enchanters-you-strike = вы бьёте
enchanters-help = помощь, которую ещё можно купить
enchanters-then = тогда у вас
enchanters-before-effect = до эффекта карты у вас
enchanters-covers = накроет
enchanters-covers-blank = верхнюю половину «{ $card }», которая ничего не даёт
enchanters-nothing = ничего
enchanters-keeps = «{ $card }» оставит
enchanters-become = вы станете
enchanters-artifact = ваш артефакт
enchanters-pay = уплатить { $price }, останется { $left }
enchanters-go-on = бой продолжается
enchanters-beyond = за перевалом
enchanters-full-name = Полное имя:
enchanters-and = и
enchanters-road = Ряд странствий
enchanters-forge = Артефакты
enchanters-ended = Из ряда ушла последняя карта, а колода пуста.
enchanters-told = Сказка рассказана
enchanters-from-cards = на картах
enchanters-from-bonuses = бонусы карт
enchanters-from-town = городок
enchanters-from-wounds = раны

## Aeon’s End

aeons-end-nemesis = исчадие
aeons-end-anybody = любой игрок
aeons-end-coming = может быть дальше
aeons-end-turn-known = открыта: будет следующей
aeons-end-shuffle = все вытянуты, дальше тасуем
aeons-end-tokens-enough = { $label }, действует с { $enough }
aeons-end-market = запас
aeons-end-stall = стоит { $cost } эфира, осталось { $left }
aeons-end-breach = разлом
aeons-end-breach-none = нет
aeons-end-breach-closed = закрыт, поворотов { $turns } из 4
aeons-end-breach-opened = открыт
aeons-end-breach-sigil = зачарованный, открыт
aeons-end-focus = Настроить разлом { $numeral } за { $price } эфира
aeons-end-open = Открыть разлом { $numeral } за { $price } эфира
aeons-end-no-hand = карт в руке нет
aeons-end-exhausted = обессилен
aeons-end-exhausted-means = Маг обессилен: жизней нет и уже не будет, а каждый урон удваивается и достаётся Грейвхолду
aeons-end-ribbon = Не уверены? Оставьте, как лежат. Ничего не тасуют: перевёрнутый сброс станет новой колодой, поэтому соседние карты придут в руку вместе. Бледные карты уже в сбросе; черта показывает, где закончится рука из пяти карт, вместе с теми, что ещё в колоде.
aeons-end-all-gems = { $count ->
    [one] Разыграть { $count } самоцвет
    [few] Разыграть все { $count } самоцвета
   *[many] Разыграть все { $count } самоцветов
}
aeons-end-plain-gems = { $count ->
    [one] Разыграть { $count } самоцвет без вопросов
    [few] Разыграть { $count } самоцвета без вопросов
   *[many] Разыграть { $count } самоцветов без вопросов
}

## Карты в определённом порядке

ribbon-title = В каком порядке?
ribbon-as-they-lie = Как лежат
ribbon-confirm = Именно так
ribbon-left = { $card }: на место раньше
ribbon-right = { $card }: на место позже

## Krutagidon

krutagidon-row-attack = Атака
krutagidon-row-defence = Защита
krutagidon-row-ongoing = Постоянка
krutagidon-row-group = Групповая атака
krutagidon-row-event = Все
krutagidon-row-score = В конце игры
krutagidon-side-left = ◀ слева
krutagidon-side-right = справа ▶
krutagidon-side-across = напротив
krutagidon-side-both = ◀ ваш враг ▶
krutagidon-side-you = ход
krutagidon-your-turn = ваш ход
krutagidon-life = жизни
krutagidon-power = мощь
krutagidon-strongest = самый могучий
krutagidon-weakest = самый хилый
krutagidon-look-at = Посмотреть, что у игрока { $name }
krutagidon-hand = рука
krutagidon-hand-empty = На руке нет карт
krutagidon-hand-waits = Ваша рука. Карты со щитом защищают от атак.
krutagidon-deck = колода
krutagidon-discard = сброс
krutagidon-played = сыграно
krutagidon-ongoing = постоянки
krutagidon-nothing-ongoing = постоянок нет
krutagidon-tokens = жетоны дохлых колдунов
krutagidon-property = свойство
krutagidon-familiar = фамильяр
krutagidon-not-bought = ещё не куплен
krutagidon-familiar-waits = фамильяр, стоит { $cost }
krutagidon-familiar-bought = фамильяр, куплен
krutagidon-thinking = думает…
krutagidon-sealed = выбрано
krutagidon-short = не хватает { $count }
krutagidon-more = ещё { $count }
krutagidon-cost = стоит { $cost }
krutagidon-boss = Главный босс
krutagidon-boss-yours = Ваша:
krutagidon-boss-below = ещё { $count }
krutagidon-boss-next = Следующая легенда выйдет в конце этого хода.
krutagidon-boss-none = Легенд не осталось: с этим ходом игра закончится.
krutagidon-boss-beat = победите!
krutagidon-market = Барахолка
krutagidon-piles = Стопки
krutagidon-pile-wild_magic = Шальная магия
krutagidon-pile-wild_magic-note = на продажу
krutagidon-pile-limp_wands = Вялые палочки
krutagidon-pile-limp_wands-note = −1 очко
krutagidon-pile-main = Колода
krutagidon-pile-main-note = для барахолки
krutagidon-pile-mayhem = Беспредел
krutagidon-pile-mayhem-note = уже было
krutagidon-pile-token_stack = Жетоны
krutagidon-pile-token_stack-note = 0 — конец
krutagidon-pile-destroyed = Уничтожено
krutagidon-pile-destroyed-note = вне игры
krutagidon-tester = Жизни всех колдунов
krutagidon-wizard-snotia = Гайморина
krutagidon-wizard-mr-lucky = Мистер Везунчик
krutagidon-wizard-joan-of-spark = Жанна Вжарк
krutagidon-wizard-scion-of-cthulhu = Отпрыск Ктулху
krutagidon-wizard-venture = Змей Героич
krutagidon-wizard-hellish-huffman = Адовый ансамбль
krutagidon-wizard-game-over-lord = Финальный босс
krutagidon-wizard-mcravey = Маглауд
krutagidon-wizard-roachsauce = Гуляка из преисподней
krutagidon-wizard-fey-ticklebottom = Озорной щекотунчик
krutagidon-wizard-sir-kitty-purrington = Сэр Мурррчингтон
krutagidon-wizard-mudstar = Болотный клоп
krutagidon-mayhem = Беспредел!
krutagidon-group-attack = Групповая атака!
krutagidon-defend = Защищаться?
krutagidon-defenceless = Защиты нет!
krutagidon-take-it-note = защиту не тратите
krutagidon-avoid = Сбросьте, чтобы избежать
krutagidon-only-power = Только мощь.
krutagidon-sends-back = перенаправляет
krutagidon-nobody-to-send-back = Перенаправить не на кого.
krutagidon-you = вы
krutagidon-you-stay = у вас остаётся
krutagidon-limp-wands-more = { $sign }{ $count } { $count ->
    [one] вялая палочка
    [few] вялые палочки
   *[other] вялых палочек
  }
krutagidon-card-says-to = Так карта говорит игроку { $name }: «{ $what }»
krutagidon-unsure =
  { $known ->
    [0] пока неизвестно
   *[other] остальное пока неизвестно
  }
krutagidon-choose-property = Выберите своё свойство
krutagidon-choose-familiar = Выберите своего фамильяра
krutagidon-revealed = Раскрыто
krutagidon-kept = оставляете себе
krutagidon-looked-at = Вот что вы видите
krutagidon-looked-at-of = На верху колоды: { $name }

## Guided games

lesson-real-game = Теперь настоящая партия
lesson-again = Пройти урок ещё раз
lesson-label = Урок { $number } из { $of }
lesson-of = { $number } из { $of }
lesson-free = Свободная игра
lesson-fold = Скрыть урок
krutagidon-moment-attack = Бабах!
krutagidon-moment-defence = Отбито!
krutagidon-moment-mayhem = Беспредел!
krutagidon-moment-boss = Новый босс!
krutagidon-moment-fall = Нокаут!
krutagidon-moment-token = Упокоился?
krutagidon-final-count = Окончательный подсчёт
krutagidon-bell = Дзинь-дилинь!
krutagidon-rings-the-bell = { $name } звонит в колокол!
krutagidon-count-all = Посчитать всё
krutagidon-tie-legends = Поровну! Решает большее число легенд.
krutagidon-tie-tokens = Поровну! Решает меньшее число жетонов дохлых колдунов.
krutagidon-points = победные очки
krutagidon-total = Итого
krutagidon-so-far = Пока что
krutagidon-ended-no-legends = Побеждена последняя легенда.
krutagidon-ended-no-tokens = Кончились жетоны дохлых колдунов.
krutagidon-ended-short-market = Основной колоды не хватило, чтобы заполнить барахолку.
krutagidon-ended-stalemate = Уже несколько кругов ничего не меняется.
krutagidon-counted = ({ $count } шт.)
krutagidon-from-cards = Очки на картах
krutagidon-from-legends = Легенды
krutagidon-from-limp_wands = Вялые палочки
krutagidon-from-tokens = Жетоны дохлых колдунов
krutagidon-tokens-cost = каждый отнимает столько очков, сколько на нём указано
krutagidon-play-all = Сыграть: { $card } × { $count }

## Примеры и разъяснения

ruling-show = Показать
ruling-label = Разъяснение, показанное здесь
ruling-try = Попробуйте: { $label }
ruling-free = Осмотритесь и играйте дальше, как хотите.
ruling-all = Все разъяснения
ruling-practice = Учебный стол к этому разъяснению.
ruling-practice-aside = Учебный стол к этому разъяснению; ваша партия ждёт без изменений.
ruling-back = Назад к вашей партии
ruling-fold = Скрыть разъяснение
rules-own-cards = { $count ->
    [one] { $count } собственная карта
    [few] { $count } собственные карты
   *[other] { $count } собственных карт
}
example-open = Пройти шаг за шагом: { $title }
example-step = Шаг за шагом ({ $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
})
example-steps = Шаги
example-back = Назад
example-next = Дальше
example-done = К правилам

## Поиск

search = Поиск
search-placeholder = Карта, правило, термин…
search-card = Карты
search-rule = Правила
search-ruling = Разъяснения
search-one-card = Карта
search-one-rule = Правило
search-one-ruling = Разъяснение
search-count = Найдено: { $count }
search-looking = Ищем…
search-nothing = По запросу «{ $words }» ничего не найдено.
search-try = Попробуйте название карты, один термин или начало слова. Искать можно по-русски, по-украински и по-английски.
search-open = Открыть

## Подсказки о новом

marks-label = Новое на столе
marks-close = Понятно
marks-off = Больше не показывать
settings-marks = Подсказки о новом
settings-marks-why = Короткая подсказка, когда что-то появляется впервые: энергия, приспешник, атака. Каждая — только раз.
settings-marks-again = Показать все подсказки снова
settings-marks-forgotten = Все подсказки будут показаны снова.

## Вне стола: помощник, отчёты, неверные адреса

outdated = Появилась новая версия этой страницы.
outdated-reload = Загрузить
page-part-gone = Часть этой страницы не удалось загрузить.
lost-title = Здесь ничего нет
lost = По этому адресу ничего нет; возможно, в нём опечатка.
helper-title = Помощник для картонного стола
helper-what = «Конец вечности» с настоящей коробкой: очерёдность хода, жизни и случайный расклад.
helper-offline = работает без сети
helper-no-network = нет сети
helper-turns = Очерёдность
helper-lives = Жизни
helper-table = Жребий
helper-nobody = Ещё никто не ходил
helper-draw = Открыть следующий ход
helper-shuffle-draw = Перетасовать и открыть
helper-drawn = Уже открыто
helper-put-back = Замешать обратно
helper-deck = Колода
helper-deck-1 = 1 маг
helper-deck-1-eased = 1 маг, четыре хода
helper-deck-2 = 2 мага
helper-deck-3 = 3 мага
helper-deck-4 = 4 мага
helper-deck-4-pairs = 4 мага парами
helper-level = Сложность
helper-draw-all = Новый случайный расклад
helper-another = Другое
helper-new-lives = Новый расклад начинается со всеми жизнями и новой колодой очерёдности хода.
helper-gravehold = Грейвхолд
helper-tokens = Жетоны
helper-minus = { $name }: минус { $count }
helper-plus = { $name }: плюс { $count }
home-helper = Играете с настоящей коробкой? Помощник открывает ходы, считает жизни и выбирает наугад исчадие, магов и запас.
home-helper-open = Открыть помощника
report-title = Сообщить о проблеме
report-why = Один файл: ваши слова и вид страницы и стола; сама игра добавляется, когда она закончена. Никуда не отправляется: вы решаете, кому его дать.
report-sentence = Что пошло не так?
report-with-game = Со всей игрой, включая будущие карты: тогда раздача потеряет печать
report-save = Сохранить отчёт
report-saved = Сохранено. Спасибо!
ending-cause = Чем закончилось
ending-moments = Что решило игру
ending-turn = ход { $turn }
ending-watch = Посмотреть
ending-try = Попробовать с хода { $turn }
ending-best = Лучшие карты
ending-damage = урон { $amount } за { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[other] { $times } раз
}
ending-length = Игра длилась { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}.
## Тренер

hint-comparing = Сравниваю со следующим лучшим ходом…
hint-deals = { $count ->
    [one] на { $count } воображаемой раздаче
    [few] на { $count } воображаемых раздачах
   *[many] на { $count } воображаемых раздачах
}
hint-line = Дальше:
hint-more = Почему?
hint-less = Меньше
hint-progress = Ход сравнения
doubt-title = Грубая ошибка?
doubt-think = Подумаю ещё
doubt-insist = Всё равно сделать
settings-careful = Спрашивать перед грубой ошибкой
settings-careful-why = Тренер смотрит на каждый ход и один раз переспрашивает перед грубой ошибкой. В игре против людей должны согласиться все за столом.
menu-coach = Тренер
care-agreed = Все за столом согласились, чтобы их переспрашивали перед грубой ошибкой.
care-must-agree = Между соперниками это действует, только если согласны все.
care-ask = Спросить всех
care-stop = Выключить для всех
review = Разбор
review-beginning = Читаю игру…
review-working = Разобрано решений: { $measured } из { $total }
review-progress = Ход разбора
review-meanwhile = Можно уйти с этой страницы и вернуться: разбор продолжается.
review-cancel = Отменить
review-again = Разобрать снова
review-whose = Чьи ходы
review-chance = Шанс на победу, в процентах
review-course = Позиция, удача и решения ({ $unit })
review-course-value = Позиция
review-course-chance = Шанс на победу
review-course-luck = Удача
review-course-choices = Свои решения
review-course-others = Решения других
review-explained = Свои решения: что дали бы лучшие ходы. Удача: всё, что изменили карты, кубики и добор. Вместе это весь ход игры.
review-move = Ход { $step }
review-end = Конец
review-moments = Ходы, которые были важны
review-no-moments = Ни один ход не выделяется: хорошо сыграно.
review-brilliant = { $count ->
    [one] блестящий ход
    [few] блестящих хода
   *[many] блестящих ходов
  }
review-good = { $count ->
    [one] хороший ход
    [few] хороших хода
   *[many] хороших ходов
  }
review-slip = { $count ->
    [one] погрешность
    [few] погрешности
   *[many] погрешностей
  }
review-blunder = { $count ->
    [one] грубая ошибка
    [few] грубые ошибки
   *[many] грубых ошибок
  }
review-show = Показать на кривой
review-look = Посмотреть
review-try = Попробовать отсюда

daily-title = Раздача дня
daily-about = Одинаковые карты для всех и везде, до полуночи по UTC. Сыграйте и сравните с друзьями.
daily-at-the-table = Карты у всех одинаковые. Засчитывается первый результат.
daily-copy = Скопировать результат
daily-first-counts = Засчитывается первый результат: { $result }
daily-shared = Deckwright, раздача дня, { $day }. { $game }:
daily-ended = { $won ->
    [yes] победа
   *[no] поражение
  } в раунде { $round }
daily-scored = место { $place } из { $seats }, счёт { $score }, { $round ->
    [one] { $round } раунд
    [few] { $round } раунда
   *[many] { $round } раундов
  }

setup-chance = { $how ->
    [easy] Легко
    [fair] Поровну
    [hard] Трудно
   *[cruel] Очень трудно
  }: боты ({ $bot }) выиграли { $won } из { $games } таких партий, { $percent } %.
setup-chance-about = Оценка ({ $low }–{ $high } %) по исчадию, сложности и числу магов; сами маги и запас не учтены.
card-measured = В партиях ботов
card-measured-taken = Её взяли { $percent } % игроков, которые могли.
card-measured-won = Из её владельцев выиграли { $won } %; из всех игроков в тех партиях — { $usual } %.
card-measured-about = { $bot }, партий: { $games }. Карта и победа бывают вместе по многим причинам.

## Завершённые игры

finished-title = Завершённые игры
finished-none = На этом устройстве ещё не завершено ни одной игры.
finished-result = Результат
finished-remove = Убрать
finished-gone = На сервере этого стола уже нет, поэтому его нельзя ни посмотреть, ни разобрать. Результат остаётся здесь, пока вы его не уберёте.
finished-more = Показать ещё { $count }

## Мастерская

workshop = Мастерская
home-workshop = Делайте свои карты: напишите, что карта делает, прочитайте это на трёх языках и сыграйте ею на столе.
home-workshop-open = Открыть мастерскую
compendium-like = Сделать похожую карту
workshop-what = Напишите, что делает ваша карта, строка за строкой. Текст проверяется, пока вы пишете, появляется на трёх языках, а карту можно сразу испытать.
workshop-can = Карты можно делать для таких игр: { $games }. Они делают то, что говорят слова из списка, в любом сочетании; картинки рисует Deckwright.
workshop-game = Игра
workshop-kind = Тип карты
workshop-begin = Новая карта
workshop-names = Название
workshop-name-in = Название на языке: { $language }
workshop-other-name = как на другом языке
workshop-cost = Стоимость
workshop-text = Что она делает
workshop-text-how = В формате YAML: каждая строка, которая начинается с «-», — это шаг. Tab переходит к следующему полю.
workshop-undo = Отменить
workshop-checking = Проверяем…
workshop-right = С картой всё в порядке.
workshop-line = Строка { $line }: { $sentence }
workshop-try = Испытать
workshop-keep = Сохранить
workshop-keep-changes = Сохранить изменения
workshop-is-kept = Сохранено на этом устройстве
workshop-face = Карта
workshop-texts = Её текст на трёх языках
workshop-no-face = Карта появится здесь, как только в ней не будет ошибок.
workshop-words = Слова
workshop-find = Найти слово
workshop-insert = Вставить
workshop-insert-word = Вставить «{ $word }»
workshop-as-on = как на карте «{ $card }»
workshop-no-word = Такого слова нет.
workshop-kept = Ваши карты
workshop-none = Сохранённое остаётся на этом устройстве. Чтобы перенести его, сохраните файл.
workshop-forget = Убрать «{ $card }»
workshop-forget-sure = Убрать «{ $card }» с этого устройства?
workshop-unkept-sure = Эта карта не сохранена. Оставить её?
workshop-export = Сохранить в файл
workshop-import = Открыть файл
workshop-imported = { $count ->
    [one] Добавлена { $count } карта.
    [few] Добавлено { $count } карты.
   *[other] Добавлено { $count } карт.
}
workshop-too-large = Этот файл слишком велик для набора карт.
workshop-back = Назад в мастерскую
