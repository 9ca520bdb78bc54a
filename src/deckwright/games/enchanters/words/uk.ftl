### Слова «Заклиначів».

game-title = Заклиначі
title-enchantment = Закляття { $name }

kind-item = предмет
kind-enchantment = закляття
kind-monster = монстр
kind-dragon = дракон
kind-town = містечко

zone-box = коробка
zone-town = містечко
zone-track = ряд мандрів
zone-deck = колода пригод
zone-graveyard = цвинтар
zone-taking = отримувана карта
zone-items = предмети
zone-enchantments = закляття
zone-trophies = трофеї

counter-crystals = кристали
counter-wounds = рани
counter-attack = атака
counter-defence = захист
counter-glory = очки слави
counter-attack_bonus = бонус атаки
counter-defence_bonus = бонус захисту

## Що відомо про карту тут і зараз: ціна в кристалах; бій із нею

fact-prices = { $value }◆
fact-fights = бій { $attack }/{ $health }, рани { $wounds }

## Підготовка

setup-town = містечко
setup-kingdoms = королівства
setup-kingdoms-goblins = Гобліни
setup-kingdoms-gnolls = Гнолі
setup-kingdoms-unicorns = Однороги
setup-kingdoms-undead = Нежить
setup-kingdoms-cultists = Культисти
setup-kingdoms-dracons = Драконіди
setup-variant = варіанти
setup-variant-fast = Швидке вторгнення
setup-variant-super-fast = Супершвидке вдирання
setup-variant-dragons = Дракони з глибин
setup-edition = видання
setup-edition-base = базове
setup-edition-newer = новіше
setup-first = перший гравець

## Запитання

prompt-turn = { $end ->
    [yes] використайте ще дії або закінчіть хід
   *[no] ваш хід: мандри чи відпочинок
}
prompt-before-blow = { $card } ось-ось ударить: спершу дійте або прийміть удар
prompt-after-blow = удар позаду, { $card } ще стоїть: дійте або бийте
prompt-journey = узяти цю карту з цвинтаря?

option-travel = { $kind ->
    [monster] Битися: { $card }
    [dragon] Битися: { $card }
   *[other] Узяти: { $card }
}
option-journey = { $kind ->
    [monster] Битися: { $card }
    [dragon] Битися: { $card }
   *[other] Узяти: { $card }
}
option-rest = { $card }. Відпочинок: { $action }
option-use = { $card }: { $action }
option-face = Прийняти удар: { $card }
option-strike = Бити: { $card }
option-end = Закінчити хід

reason-main-action-done = цього ходу ви вже мандрували або відпочивали
reason-main-action-first = спершу вирушайте в мандри або відпочиньте
reason-used-this-turn = цього ходу вже використано
reason-used-twice = цього ходу вже використано двічі
reason-costs-crystals = коштує { $need ->
    [one] { $need } кристал
    [few] { $need } кристали
   *[other] { $need } кристалів
}, а у вас { $have }
reason-only-before-main-action = лише перед мандрами чи відпочинком
reason-attack-too-low = потрібна атака { $need }, а у вас { $have }
reason-not-possible = зараз це неможливо

## Що сталося

event-turn = { $player } починає хід
event-travelled = { $player } вирушає в мандри: { $card }
event-acted = { $player } використовує карту «{ $card }» ({ $deed })
event-fight = { $player } вступає в бій: { $card }
event-struck = { $card } завдає удару ({ $player }): { $amount ->
    [0] без ран
    [one] { $amount } рана
    [few] { $amount } рани
   *[other] { $amount } ран
}
event-strike = { $player } б’є ({ $card }): атака { $amount } проти здоров’я { $total }
event-won = { $player } здобуває перемогу: { $card }
event-failed = { $player } зазнає невдачі: { $card }
event-counted-crystals = { $player }: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} { $amount ->
    [one] кристал
    [few] кристали
   *[other] кристалів
} (тепер { $total })
event-counted-wounds = { $player }: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} { $amount ->
    [one] рана
    [few] рани
   *[other] ран
} (тепер { $total })
event-counted-attack_bonus = { $player }: +{ $amount } до атаки до кінця ходу
event-counted-defence_bonus = { $player }: +{ $amount } до захисту до кінця ходу
event-shuffled = Колоду пригод перетасовано
event-moved-to-taking = { "" }
event-moved-deck-track = Нова карта в ряду мандрів: { $card }
event-moved-graveyard-track = Знову в ряду мандрів: { $card }
event-moved-track-graveyard-by = На цвинтар: { $card }
event-moved-track-graveyard = Після відпочинку перша карта ряду мандрів іде на цвинтар: { $card }
event-moved-to-graveyard = На цвинтар: { $card }
event-moved-to-items = { $player }: до предметів додано карту «{ $card }»
event-moved-to-enchantments = { $player }: до заклять додано карту «{ $card }»
event-moved-to-trophies = { $player }: до трофеїв додано карту «{ $card }»
event-moved-to-box = { "" }

## Суми

sum-strength = сила

## Помилки

error-kingdoms = для { $seats } гравців потрібно { $needed } різні королівства — або залиште вибір на волю випадку
error-first = гравець { $first } не може почати: за столом { $seats } гравці

## Текст карт

text-foe = здоров’я { $health }, сила { $strength }, { $glory ->
    [one] { $glory } очко слави
    [few] { $glory } очки слави
   *[other] { $glory } очок слави
}
text-beaten = після перемоги: { $text }
text-taking = негайно: { $text }
text-upper = верх: { $values }
text-lower = низ: { $values }
text-attack = атака { $value }
text-defence = захист { $value }
text-once = раз на хід: { $text }
text-before-main = раз на хід, перед основною дією: { $text }
text-repeatable = багаторазова дія: { $text }
text-rest = відпочинок: { $text }
text-against-monster = { $values } в бою з монстром
text-against-dragon = { $values } в бою з драконом
text-foes-monster = монстри, з якими ви б’єтеся, мають { $values }
text-foes-dragon = дракони, з якими ви б’єтеся, мають { $values }
text-score = кінець гри: { $text }
text-nothing = без властивостей

## Що ще надруковано на карті, у цьому порядку, і з чого складається рахунок

printed-tier = { $tier ->
    [minor] малий
    [medium] середній
    [major] великий
   *[other] { "" }
}
printed-tags = { $tags }
printed-kingdom = королівство: { $kingdom }
printed-copies = { $marked ->
    [0] { "" }
   *[other] { $copies ->
        [one] { $copies } копія
        [few] { $copies } копії
       *[other] { $copies } копій
    } (у дуелі { $marked })
}
tag-undead = нежить
tag-starter = початкова карта
part-cards = на картах
part-bonuses = бонуси карт

# слова словника
text-journey = ви можете безплатно взяти верхню карту цвинтаря; монстра чи дракона спершу треба перемогти
text-swap-with-graveyard = місцями першу карту ряду мандрів і верхню карту цвинтаря
text-discard-first = першу карту ряду мандрів і поповніть ряд
text-strikes-all = атакує всіх гравців по черзі; дії в цьому бою можете використовувати лише ви
text-printed-defence-only = проти його удару діє лише захист, зображений на ваших картах
text-untargetable = ефекти інших гравців на вас не діють, і вибрати вас для них не можна
text-blow-multiplied = завдає { $factor ->
    [2] вдвічі
   *[other] у { $factor } рази
} більше ран
when-defeated = ви перемагаєте { $against ->
    [none] монстра або дракона
   *[other] { ACC($card) }
}
when-rested = ви відпочиваєте

## Що про це сказано в підготовці

setup-about-kingdoms = Кожне приносить у ряд мандрів свої предмети, закляття й монстрів.
setup-about-town = Місце відпочинку: його дії та бонус — для всіх.
setup-about-variant-fast = По п’ять карт на гравця прибирають, не показуючи: коротша гра.
setup-about-variant-super-fast = Лише позначені карти кожного королівства: найкоротша гра.
setup-about-variant-dragons = Усі дракони чекають у нижній половині колоди.
setup-about-edition = Новіше: битися можна лише з тим, кого здолаєте; ворог б’є у відповідь після поразки; багаторазові дії — щонайбільше двічі за хід.
