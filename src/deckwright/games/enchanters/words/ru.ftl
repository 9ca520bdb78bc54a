### Слова «Заклинателей».

game-title = Заклинатели
title-enchantment = Чары { $name }

kind-item = предмет
kind-enchantment = чары
kind-monster = монстр
kind-dragon = дракон
kind-town = городок

zone-box = коробка
zone-town = городок
zone-track = ряд странствий
zone-deck = колода приключений
zone-graveyard = кладбище
zone-taking = получаемая карта
zone-items = предметы
zone-enchantments = чары
zone-trophies = трофеи

counter-crystals = кристаллы
counter-wounds = раны
counter-attack = атака
counter-defence = защита
counter-glory = очки славы
counter-attack_bonus = бонус атаки
counter-defence_bonus = бонус защиты

## Что известно о карте здесь и сейчас: цена в кристаллах; бой с ней

fact-prices = { $value }◆
fact-fights = бой { $attack }/{ $health }, раны { $wounds }

## Подготовка

setup-town = городок
setup-kingdoms = королевства
setup-kingdoms-goblins = Гоблины
setup-kingdoms-gnolls = Гноллы
setup-kingdoms-unicorns = Единороги
setup-kingdoms-undead = Нежить
setup-kingdoms-cultists = Культисты
setup-kingdoms-dracons = Дракониды
setup-variant = варианты
setup-variant-fast = Быстрое вторжение
setup-variant-super-fast = Сверхбыстрый набег
setup-variant-dragons = Драконы из глубин
setup-edition = издание
setup-edition-base = базовое
setup-edition-newer = более новое
setup-first = первый игрок

## Вопросы

prompt-turn = { $end ->
    [yes] используйте ещё действия или закончите ход
   *[no] ваш ход: странствие или отдых
}
prompt-before-blow = { $card } вот-вот ударит: сначала действуйте или примите удар
prompt-after-blow = удар позади, { $card } ещё стоит: действуйте или бейте
prompt-journey = взять эту карту с кладбища?

option-travel = { $kind ->
    [monster] Сразиться: { $card }
    [dragon] Сразиться: { $card }
   *[other] Взять: { $card }
}
option-journey = { $kind ->
    [monster] Сразиться: { $card }
    [dragon] Сразиться: { $card }
   *[other] Взять: { $card }
}
option-rest = { $card }. Отдых: { $action }
option-use = { $card }: { $action }
option-face = Принять удар: { $card }
option-strike = Бить: { $card }
option-end = Закончить ход

reason-main-action-done = в этом ходу вы уже странствовали или отдыхали
reason-main-action-first = сначала отправьтесь в странствие или отдохните
reason-used-this-turn = в этом ходу уже использовано
reason-used-twice = в этом ходу уже использовано дважды
reason-costs-crystals = стоит { $need ->
    [one] { $need } кристалл
    [few] { $need } кристалла
   *[other] { $need } кристаллов
}, а у вас { $have }
reason-only-before-main-action = только до странствия или отдыха
reason-attack-too-low = нужна атака { $need }, а у вас { $have }
reason-not-possible = сейчас это невозможно

## Что произошло

event-turn = { $player } начинает ход
event-travelled = { $player } отправляется в странствие: { $card }
event-acted = { $player } использует карту «{ $card }» ({ $deed })
event-fight = { $player } вступает в бой: { $card }
event-struck = { $card } наносит удар ({ $player }): { $amount ->
    [0] без ран
    [one] { $amount } рана
    [few] { $amount } раны
   *[other] { $amount } ран
}
event-strike = { $player } бьёт ({ $card }): атака { $amount } против здоровья { $total }
event-won = { $player } одерживает победу: { $card }
event-failed = { $player } терпит неудачу: { $card }
event-counted-crystals = { $player }: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} { $amount ->
    [one] кристалл
    [few] кристалла
   *[other] кристаллов
} (теперь { $total })
event-counted-wounds = { $player }: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} { $amount ->
    [one] рана
    [few] раны
   *[other] ран
} (теперь { $total })
event-counted-attack_bonus = { $player }: +{ $amount } к атаке до конца хода
event-counted-defence_bonus = { $player }: +{ $amount } к защите до конца хода
event-shuffled = Колода приключений перемешана
event-moved-to-taking = { "" }
event-moved-deck-track = Новая карта в ряду странствий: { $card }
event-moved-graveyard-track = Снова в ряду странствий: { $card }
event-moved-track-graveyard-by = На кладбище: { $card }
event-moved-track-graveyard = После отдыха первая карта ряда странствий уходит на кладбище: { $card }
event-moved-to-graveyard = На кладбище: { $card }
event-moved-to-items = { $player }: к предметам добавлена карта «{ $card }»
event-moved-to-enchantments = { $player }: к чарам добавлена карта «{ $card }»
event-moved-to-trophies = { $player }: к трофеям добавлена карта «{ $card }»
event-moved-to-box = { "" }

## Суммы

sum-strength = сила

## Ошибки

error-kingdoms = на { $seats } игроков нужно { $needed } разных королевства — или положитесь на случай
error-first = игрок { $first } не может начать: за столом { $seats } игрока

## Текст карт

text-foe = здоровье { $health }, сила { $strength }, { $glory ->
    [one] { $glory } очко славы
    [few] { $glory } очка славы
   *[other] { $glory } очков славы
}
text-beaten = после победы: { $text }
text-taking = немедленно: { $text }
text-upper = верх: { $values }
text-lower = низ: { $values }
text-attack = атака { $value }
text-defence = защита { $value }
text-once = раз за ход: { $text }
text-before-main = раз за ход, до основного действия: { $text }
text-repeatable = многоразовое действие: { $text }
text-rest = отдых: { $text }
text-against-monster = { $values } в бою с монстром
text-against-dragon = { $values } в бою с драконом
text-foes-monster = у монстров, с которыми вы сражаетесь, { $values }
text-foes-dragon = у драконов, с которыми вы сражаетесь, { $values }
text-score = конец игры: { $text }
text-nothing = без свойств

## Что ещё напечатано на карте, в этом порядке, и из чего складывается счёт

printed-tier = { $tier ->
    [minor] малый
    [medium] средний
    [major] большой
   *[other] { "" }
}
printed-tags = { $tags }
printed-kingdom = королевство: { $kingdom }
printed-copies = { $marked ->
    [0] { "" }
   *[other] { $copies ->
        [one] { $copies } копия
        [few] { $copies } копии
       *[other] { $copies } копий
    } (в дуэли { $marked })
}
tag-undead = нежить
tag-starter = начальная карта
part-cards = на картах
part-bonuses = бонусы карт

# слова словаря
text-journey = вы можете бесплатно взять верхнюю карту кладбища; монстра или дракона сначала нужно победить
text-swap-with-graveyard = местами первую карту ряда странствий и верхнюю карту кладбища
text-discard-first = первую карту ряда странствий и пополните ряд
text-strikes-all = атакует всех игроков по очереди; действия в этом бою можете использовать только вы
text-printed-defence-only = против его удара действует только защита, изображённая на ваших картах
text-untargetable = эффекты других игроков на вас не действуют, и выбрать вас для них нельзя
text-blow-multiplied = наносит { $factor ->
    [2] вдвое
   *[other] в { $factor } раза
} больше ран
when-defeated = вы побеждаете { $against ->
    [none] монстра или дракона
   *[other] { ACC($card) }
}
when-rested = вы отдыхаете

## Что об этом сказано в подготовке

setup-about-kingdoms = Каждое приносит в ряд странствий свои предметы, чары и монстров.
setup-about-town = Место отдыха: его действия и бонус — для всех.
setup-about-variant-fast = По пять карт на игрока убирают, не показывая: игра короче.
setup-about-variant-super-fast = Только отмеченные карты каждого королевства: самая короткая игра.
setup-about-variant-dragons = Все драконы ждут в нижней половине колоды.
setup-about-edition = Новое: сражаться можно только с тем, кого одолеете; враг бьёт в ответ после поражения; многоразовые действия — не больше двух раз за ход.
