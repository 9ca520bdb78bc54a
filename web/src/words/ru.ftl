### Слова страницы. Предложения о самой игре приходят с сервера.

## Везде

home = На главную
rules = Как играть
compendium = Карты
settings = Настройки
credits = Благодарности
replay = Повтор
close = Закрыть
cancel = Отмена
nav-label = Страницы
problem-unreachable = Сервер не отвечает. Запущен ли он?
problem-unknown = Не получилось. Попробуйте ещё раз.

## Главная

home-title = Играть
home-hero = Карты, чары и добрая компания
home-what = Лучшие колодостроительные игры о магии за одним столом: в одиночку, против достойных ботов, передавая экран по кругу или с далёкими друзьями.
home-play = Играть
home-set-up = Накрыть стол
home-seats = { $most ->
    [one] { $least }–{ $most } игрок
    [few] { $least }–{ $most } игрока
   *[many] { $least }–{ $most } игроков
}
home-competitive = каждый за себя
home-cooperative = все вместе
home-continue = Продолжить
home-nothing-running = На этом устройстве нет начатых партий.
home-forget = Убрать { $code } из списка
home-join = Войти по коду
home-code = Код стола
home-join-go = Войти
home-file = Открыть файл игры
home-file-choose = Выбрать файл
home-file-too-large = Этот файл слишком велик, чтобы быть игрой.
game-enchanters = Скуйте один магический артефакт, карта за картой, и одолейте им чудовищ у ворот.
game-aeons-end = Маги у разломов, исчадие, не знающее отдыха, и колоды, которые никогда не тасуют.

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
setup-open-later = Ссылка появится, как только стол будет накрыт.
setup-surprise = Удивите меня
setup-defaults = Как обычно
setup-several = можно несколько
setup-open-card = Рассмотреть: { $card }
setup-start = К столу

## За стол

join-title = Просим к столу
join-code = Стол
join-sit = Сесть
join-watch = Смотреть

## Стол

table-loading = Накрываем стол…
table-past = Вы смотрите в прошлое
table-past-step = Стол перед ходом { $step ->
   *[other] { $step }
}
table-past-close = К настоящему
table-pages = Части стола
board-table = Стол
connection-lost = Связь пропала. Ничего не потеряно, соединяемся снова…
corner-label = Инструменты
undo = Отменить ход
redo = Вернуть ход
hint = Подсказка
log = Что случилось
chat = Разговор
chat-unread = { $count ->
    [one] Разговор: { $count } новая реплика
    [few] Разговор: { $count } новые реплики
   *[many] Разговор: { $count } новых реплик
}
menu = Меню
strip-label = Что можно сделать
strip-confirm = Да, делаю
strip-picked = { $count ->
    [0] Выберите карты
    [one] Выбрана { $count } карта
    [few] Выбраны { $count } карты
   *[many] Выбрано { $count } карт
}
strip-take-these = Выбрать эти
strip-touch = { $count ->
    [one] Коснитесь того, что светится
    [few] Коснитесь того, что светится: { $count } варианта
   *[many] Коснитесь того, что светится: { $count } вариантов
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
seat-waited-for = все ждут это место
seat-enlarge = Показать поле: { $name }
seat-back-to-yours = К своему полю

log-label = Что случилось
log-empty = Ещё ничего не случилось.
log-more = Раньше
log-table = Стол
log-look-back = Оглянуться
log-return-here = Вернуться сюда

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
menu-copy-resume = На другом устройстве
menu-resume-why = Ссылка для другого вашего устройства: у кого она, тот и есть вы.
menu-more = Ещё
menu-download = Сохранить в файл
menu-forget = Выйти
seal-published = Тасование запечатано:
seal-kept = Печать цела: колода перетасована до первой карты.
seal-broken = Печать не соответствует тасованию!

## Конец

ending-won = Победа!
ending-lost = Поражение
ending-neutral = Игра окончена
ending-winner = победитель
ending-how = Как всё было
ending-why = Откуда очки
ending-rematch = Ещё раз
ending-replay = Пересмотреть
ending-look = Посмотреть на стол
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
rules-contents = Содержание
rules-none = Об этой игре ещё никто не написал.

## Клавиатура

key-space = Пробел
keys-title = Клавиши
keys-obvious = Очевидный ход
keys-digits = Варианты
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
settings-confirm-why = Второе касание там, где ход похож на ошибку.
settings-oneTap = Ходить одним касанием
settings-oneTap-why = Если выключено, первое касание выбирает, второе ходит.
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
enchanters-from-cards = на картах
enchanters-from-bonuses = бонусы карт
enchanters-from-town = городок
enchanters-from-wounds = раны

## Aeon’s End

aeons-end-nemesis = исчадие
aeons-end-anybody = любой игрок
aeons-end-coming = может быть дальше
aeons-end-shuffle = все вытянуты, дальше тасуем
aeons-end-market = рынок
aeons-end-stall = стоит { $cost } эфира, осталось { $left }
aeons-end-breach = разлом
aeons-end-breach-none = нет
aeons-end-breach-closed = закрыт, поворотов { $turns } из 4
aeons-end-breach-opened = открыт
aeons-end-breach-sigil = зачарованный, открыт
aeons-end-focus = Настроить разлом { $numeral } за { $price } эфира
aeons-end-open = Открыть разлом { $numeral } за { $price } эфира
aeons-end-no-hand = карт на руке нет
aeons-end-ribbon = Первая карта вернётся первой. Карты между двумя чертами придут вместе.
aeons-end-all-gems = { $count ->
    [one] Сыграть { $count } самоцвет
    [few] Сыграть все { $count } самоцвета
   *[many] Сыграть все { $count } самоцветов
}

## Карты в определённом порядке

ribbon-title = В каком порядке?
ribbon-confirm = Именно так
ribbon-left = { $card }: на место раньше
ribbon-right = { $card }: на место позже
