### Слова «Кінця віків».

game-title = Кінець віків

kind-gem = самоцвіт
kind-relic = артефакт
kind-spell = заклинання
kind-mage = маг
kind-nemesis = монстр
kind-attack = атака
kind-minion = посіпака
kind-power = сила
kind-strike = удар
kind-corruption = скверна
kind-husk = шкарлупник
kind-acolyte = аколіт
kind-turn = карта порядку ходів

zone-box = коробка
zone-destroyed = знищені карти
zone-nemesis = монстр
zone-nemesis_deck = колода монстра
zone-nemesis_drawn = взята карта монстра
zone-nemesis_play = карти монстра у грі
zone-nemesis_discard = скид монстра
zone-special_deck = особлива колода
zone-special_play = особливі карти у грі
zone-special_discard = скид особливих карт
zone-turn_deck = колода порядку ходів
zone-turn_discard = скид порядку ходів
zone-supply_1 = ринок засобів
zone-supply_2 = ринок засобів
zone-supply_3 = ринок засобів
zone-supply_4 = ринок засобів
zone-supply_5 = ринок засобів
zone-supply_6 = ринок засобів
zone-supply_7 = ринок засобів
zone-supply_8 = ринок засобів
zone-supply_9 = ринок засобів
zone-mage = маг
zone-hand = рука
zone-deck = колода
zone-discard = скид
zone-played = зіграні карти
zone-breach_1 = портал Ⅰ
zone-breach_2 = портал Ⅱ
zone-breach_3 = портал Ⅲ
zone-breach_4 = портал Ⅳ

counter-gravehold = Грейвголд
counter-nemesis_life = життя монстра
counter-tokens = лють
counter-nemesis_tokens = жетони монстра
counter-extra_draws = додаткові карти монстра
counter-warded = захист від пошкоджень
counter-turn_token = жетон порядку ходів
counter-life = життя
counter-charges = енергія
counter-power = сила
counter-wide = на два портали
counter-trophies = трофеї
counter-aether = етер
counter-aether_for_gems = етер на самоцвіти
counter-aether_for_spells = етер на заклинання
counter-aether_for_cards = етер на карти
counter-aether_not_for_relics_and_spells = етер не на артефакти й заклинання
counter-breach_1 = портал Ⅰ
counter-breach_2 = портал Ⅱ
counter-breach_3 = портал Ⅲ
counter-breach_4 = портал Ⅳ
value-breach_1 = { $value ->
    [0] —
    [1] ○
    [2] ◔
    [3] ◑
    [4] ◕
    [5] ●
   *[other] ✪
}
value-breach_2 = { $value ->
    [0] —
    [1] ○
    [2] ◔
    [3] ◑
    [4] ◕
    [5] ●
   *[other] ✪
}
value-breach_3 = { $value ->
    [0] —
    [1] ○
    [2] ◔
    [3] ◑
    [4] ◕
    [5] ●
   *[other] ✪
}
value-breach_4 = { $value ->
    [0] —
    [1] ○
    [2] ◔
    [3] ◑
    [4] ◕
    [5] ●
   *[other] ✪
}
head-breach_1 = Ⅰ
head-breach_2 = Ⅱ
head-breach_3 = Ⅲ
head-breach_4 = Ⅳ
counter-focused_1 = портал Ⅰ зміцнено
counter-focused_2 = портал Ⅱ зміцнено
counter-focused_3 = портал Ⅲ зміцнено
counter-focused_4 = портал Ⅳ зміцнено
counter-focus_discount = знижка на портал
counter-two_spells_per_breach = по два заклинання в порталі
counter-next_gain_to_ally = наступна карта дістанеться союзникові
counter-next_gain_on_deck = наступна карта може лягти на колоду

## Підготовка

setup-nemesis = монстр
setup-difficulty = складність
setup-difficulty-beginner = для початківців
setup-difficulty-normal = нормальна
setup-difficulty-expert = для експертів
setup-difficulty-extinction = знищення
setup-mages = маги
setup-market = ринок засобів
setup-market-deck-destruction = Руйнування колоди
setup-market-free-charges = Багато енергії!
setup-market-war-eternal-deck-destruction = Руйнування колоди (Вічна війна)
setup-market-spell-cycle = Кругообіг заклинань
setup-market-setup-1 = шаблон 1
setup-market-setup-2 = шаблон 2
setup-market-setup-3 = шаблон 3
setup-market-setup-4 = шаблон 4
setup-market-setup-5 = шаблон 5
setup-market-setup-6 = шаблон 6
setup-market-setup-1-inclusive = шаблон 1, ширший
setup-boxes = коробки
setup-boxes-base = Кінець віків
setup-boxes-war-eternal = Вічна війна
setup-edition = видання правил
setup-edition-1 = перше
setup-edition-2 = друге
setup-solo_turns = ходів у мага-одинака
setup-four_turns = порядок ходів учотирьох
setup-four_turns-each = карта на кожного
setup-four_turns-pairs = карти 1/2 і 3/4 (легше)
setup-solo_life = життя мага-одинака
setup-solo_life-standard = як завжди

note-mixed-boxes = колоду монстра змішано з базових карт кількох коробок. Гра може стати відчутно важчою: пошкодження, що припадають лише на Грейвголд, небезпечніші за ті, що розподіляються між Грейвголдом і магами

## Запитання

prompt-casting = фаза активації: активуйте заклинання{ $end ->
    [yes] {" "}або переходьте до основної фази
   *[no] {""}
}
prompt-main = { $end ->
    [yes] основна фаза: грайте карти, витрачайте етер або закінчіть фазу
   *[no] основна фаза союзника: застосувати своє вміння?
}
prompt-discard-order = у якому порядку карти підуть у скид?
prompt-corruption = яку скверну розіграти першою?
ask-tempt-player = хто з гравців із найбільшою кількістю карт «Кристал» на руці скине їх усі, зазнає 3 пошкодження й отримає карту вартістю 4 або менше?
prompt-target = { $amount ->
    [0] кому завдати пошкоджень?
    [one] кому завдати { $amount } пошкодження?
    [few] кому завдати { $amount } пошкодження?
   *[other] кому завдати { $amount } пошкоджень?
}
prompt-spread = зазнати 1 пошкодження, щоб решту дістали інші шкарлупники?
prompt-cast-any = яке заклинання активувати?
prompt-gain-free = яку карту отримати?
prompt-focus = який портал зміцнити?
prompt-destroy-breach = ви знесилені: який із ваших порталів знищити?
prompt-destroy-with = «{ $card }»: який із порталів цього заклинання знищити?
prompt-devour = який стос зжере монстр?
prompt-stray-corruption = у чий скид піде скверна?
prompt-arrange = яка карта буде наступною в колоді порядку ходів?
prompt-cancel = взято карту «{ $card }»: зупинити її?
prompt-ward = карта порядку ходів «{ $card }»: запобігти всім пошкодженням цього ходу?
prompt-whose-turn = хто робить цей хід?
prompt-whom = який гравець?
prompt-prep = яке заклинання й у якому порталі підготувати?
prompt-sigil = який портал замінити зачарованим?
prompt-share = скільки пошкоджень завдати?
prompt-gained-to-ally = у чий скид піде ця карта?

option-play = Зіграти: { $card }
option-prep = Підготувати: { $card }{ $number ->
    [1] , портал Ⅰ
    [2] , портал Ⅱ
    [3] , портал Ⅲ
    [4] , портал Ⅳ
   *[other] {""}
}
option-cast = Активувати: { $card }{ $number ->
    [1] , портал Ⅰ
    [2] , портал Ⅱ
    [3] , портал Ⅲ
    [4] , портал Ⅳ
   *[other] {""}
}
option-cast-theirs = { option-cast } ({ $player })
option-gain = Отримати: { $card }
option-use = Застосувати: { $card }
option-remove = Скинути з гри: { $card }
option-ability = Уміння: { $card }
option-target = { $card }
option-discard = { $card }
option-pile = { $card }
option-charge = Отримати енергію
option-focus = Зміцнити портал { $number ->
    [1] Ⅰ
    [2] Ⅱ
    [3] Ⅲ
   *[other] Ⅳ
}
option-open = Відкрити портал { $number ->
    [1] Ⅰ
    [2] Ⅱ
    [3] Ⅲ
   *[other] Ⅳ
}
option-breach = { $player }: портал { $number ->
    [1] Ⅰ
    [2] Ⅱ
    [3] Ⅲ
   *[other] Ⅳ
}
option-end = Закінчити фазу

reason-costs-aether = коштує { $need ->
    [one] { $need } етер
    [few] { $need } етери
   *[other] { $need } етерів
}, а у вас { $have }
reason-charges-full = ви вже маєте всю потрібну енергію
reason-breach-not-closed = цей портал не закритий
reason-needs-charges = потрібно { $need } енергії, а у вас { $have }
reason-no-free-breach = для нього немає порталу
reason-cannot-be-discarded = цю силу скинути не можна
reason-must-cast = заклинання із закритих порталів треба активувати (лишилося { $need })
reason-used-this-turn = цього ходу вже застосовано
reason-not-possible = зараз цього не зробити повністю
reason-not-now = не цієї миті

## Що сталося

event-turn-card = Карта порядку ходів: { $card }
event-turn-card-player = Порядок ходів: { $player }
event-turn = { $player } починає хід
event-nemesis-turn = Хід монстра
event-nemesis-card = Карта монстра: { $card }
event-unleash = { $card }: прорив
event-persistent = { $card }: постійний ефект
event-power-counts = { $card }: { $total ->
    [0] сила вивільняється
    [one] лишився { $total } жетон сили
    [few] лишилося { $total } жетони сили
   *[other] лишилося { $total } жетонів сили
}
event-hit = { $kind ->
    [nemesis] {""}
   *[other] { $card }: { $amount ->
        [0] без пошкоджень
        [one] { $amount } пошкодження
        [few] { $amount } пошкодження
       *[other] { $amount } пошкоджень
    } (лишилося { $total })
}
event-exhausted = { $player }: сили вичерпано, маг знесилений!
event-focused = { $player } зміцнює портал { $amount ->
    [1] Ⅰ
    [2] Ⅱ
    [3] Ⅲ
   *[other] Ⅳ
}
event-opened = { $player } відкриває портал { $amount ->
    [1] Ⅰ
    [2] Ⅱ
    [3] Ⅲ
   *[other] Ⅳ
}
event-breach-destroyed = { $player } втрачає портал { $amount ->
    [1] Ⅰ
    [2] Ⅱ
    [3] Ⅲ
   *[other] Ⅳ
}
event-sigil = { $player }: зачарований портал на місці порталу { $amount ->
    [1] Ⅰ
   *[other] Ⅱ
}
event-prepped = { $player } готує заклинання «{ $card }», портал { $amount ->
    [1] Ⅰ
    [2] Ⅱ
    [3] Ⅲ
   *[other] Ⅳ
}
event-cast = { $player } активує заклинання «{ $card }»
event-played = { $player } грає карту «{ $card }»
event-gained = { $player } отримує карту «{ $card }»
event-used = { $player } застосовує карту «{ $card }»
event-removed = { $player } позбувається карти «{ $card }»
event-ability = { $player } застосовує вміння: { $card }
event-blood-magic = Магія крові: { $card }
event-strike = Удар: { $card }
event-turned-over = { $player } перевертає скид: тепер це нова колода
event-counted-gravehold = Грейвголд: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} { $amount ->
    [one] життя
    [few] життя
   *[other] життів
} (тепер { $total })
event-counted-nemesis_life = Життя монстра: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} (тепер { $total })
event-counted-tokens = Лють: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} (тепер { $total })
event-counted-nemesis_tokens = Жетони монстра: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} (тепер { $total })
event-counted-extra_draws = Цього ходу монстр бере на одну карту більше
event-counted-turn_token = { $sign ->
    [minus] { $player } повертає жетон порядку ходів
   *[plus] { $player } бере жетон порядку ходів
}
event-counted-life = { $player }: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} { $amount ->
    [one] життя
    [few] життя
   *[other] життів
} (тепер { $total })
event-counted-charges = { $player }: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} { $amount ->
    [one] енергія
   *[other] енергії
} (тепер { $total })
event-counted-trophies = { $player }: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} { $amount ->
    [one] трофей
    [few] трофеї
   *[other] трофеїв
} (тепер { $total })
event-counted-aether = { "" }
event-counted-aether_for_gems = { "" }
event-counted-aether_for_spells = { "" }
event-counted-aether_for_cards = { "" }
event-counted-aether_not_for_relics_and_spells = { "" }
event-counted-focus_discount = { "" }
event-counted-two_spells_per_breach = { "" }
event-counted-next_gain_to_ally = { "" }
event-counted-next_gain_on_deck = { "" }
event-counted-warded = Цього ходу гравці та Грейвголд не зазнають пошкоджень
event-moved = { "" }
event-moved-deck-hand = { "" }
event-moved-to-destroyed = { $owned ->
    [yes] Знищено: { $card } ({ $giver })
   *[no] Знищено: { $card }
}
event-moved-to-nemesis_discard = Скинуто: { $card }
event-moved-to-nemesis_deck = Під низ колоди монстра: { $card }
event-moved-to-special_discard = Зжерто: { $card }
event-moved-special_deck-special_play = З’являється у грі: { $card }
event-moved-special_play-special_deck = Під низ своєї колоди: { $card }
event-moved-special_play-special_discard = Скинуто: { $card }
event-moved-special_deck-special_discard = Скинуто: { $card }
event-moved-special_deck-deck = { $receiver } отримує скверну
event-moved-special_deck-hand = { $receiver } отримує скверну: { $card }
event-moved-hand-discard = { $receiver } скидає карту «{ $card }»
event-shuffled = { "" }
event-ended-nemesis-beaten = Перемога: монстра здолано!
event-ended-nemesis-out-of-cards = Перемога: у монстра не лишилося карт!
event-ended-nemesis-undone = Перемога: останній аколіт поліг!
event-ended-gravehold-fallen = Поразка: Грейвголд упав
event-ended-all-exhausted = Поразка: усі маги знесилені
event-ended-supply-devoured = Поразка: увесь ринок зжерто
event-ended-nemesis-rule = Поразка: монстр досяг своєї мети
event-ended-no-tokens-left = Поразка: у монстра не лишилося жетонів

## Суми

sum-breach = портал
sum-exhausted = маг знесилений: удвічі
sum-excess = понад останнє життя: удвічі

## Чим скінчилася гра

ending-nemesis-beaten = монстра «{ $nemesis }» здолано, Грейвголд урятовано
ending-nemesis-out-of-cards = у монстра «{ $nemesis }» не лишилося карт, Грейвголд урятовано
ending-nemesis-undone = монстр «{ $nemesis }» утратив останнього аколіта, Грейвголд урятовано
ending-gravehold-fallen = Грейвголд упав: переміг монстр «{ $nemesis }»
ending-all-exhausted = усі маги знесилені: переміг монстр «{ $nemesis }»
ending-supply-devoured = увесь ринок зжерто: переміг монстр «{ $nemesis }»
ending-nemesis-rule = { $nemesis-id ->
    [carapace-queen] рій виріс до 13 чи більше шкарлупників: переміг монстр «{ $nemesis }»
    [magus-of-cloaks] силу «Рука тіні» не скинули вчасно: переміг монстр «{ $nemesis }»
    [gate-witch] монстр «{ $nemesis }» робить хід за ходом, і ніхто вже не може відповісти: він переміг
   *[other] монстр «{ $nemesis }» досяг своєї мети й переміг
}
ending-no-tokens-left = не лишилося жодного жетона монстра: переміг монстр «{ $nemesis }»

## Помилки

error-boxes = потрібно ввімкнути принаймні одну коробку; є такі: { $boxes }
error-mages = { $seats ->
    [one] виберіть { $seats } мага
    [few] виберіть { $seats } різних магів
   *[other] виберіть { $seats } різних магів
} — або залиште вибір на волю випадку
error-no-box = монстр з іншого пакета потребує власної коробки
error-no-nemesis = пакет не веде до монстра з картами
error-no-part = карта має текст, якого її монстр не оголосив
error-market = ринок — це один готовий набір чи шаблон або дев’ять різних карт: 3 самоцвіти, 2 артефакти й 4 заклинання
error-not-in-box = «{ $card }» — карта з коробки, яку не ввімкнено ({ $box })
error-template = для шаблону «{ $template }» не вистачає карт із цих коробок: { $boxes }

## Текст карт

text-plain = { $text }
text-kind-and-cost = { $kind }, вартість { $cost }
text-life = { $life ->
    [one] { $life } життя
    [few] { $life } життя
   *[other] { $life } життів
}
text-tier = { $kind }, ранг { $tier }
text-tier-and-life = посіпака, ранг { $tier }, { $life ->
    [one] { $life } життя
    [few] { $life } життя
   *[other] { $life } життів
}
text-tier-and-power = сила, ранг { $tier }
text-turn = { $whose ->
    [any] хід будь-якого гравця, як вирішать гравці
    [pair] хід гравця { $first } чи гравця { $second }: вони вирішують, хто з них робить перший такий хід; другий робить інший
    [nemesis] хід монстра
   *[other] хід гравця { $whose }
}
text-breach = { $breach } { $turns ->
    [-1] відкритий
    [0] закритий
    [1] закритий, зміцнений 1 раз
    [few] закритий, зміцнений { $turns } рази
   *[other] закритий, зміцнений { $turns } разів
}
text-breaches = портали: { $breaches }
text-hand = початкова рука: { $cards }
text-deck = початкова колода згори вниз: { $cards }
text-ability-own-main = уміння ({ $charges } енергії), у вашій основній фазі: { $text }
text-ability-any-main = уміння ({ $charges } енергії), в основній фазі будь-якого гравця: { $text }
text-ability-nemesis-draw = уміння ({ $charges } енергії), щойно взято карту атаки чи сили монстра, але її ще не застосовано: { $text }
text-ability-turn-order = уміння ({ $charges } енергії), щойно взято карту порядку ходів: { $text }
text-set-up = приготування: { $text }
text-unleash = прорив: { $text }
text-end-of-turn = наприкінці ходу монстра: { $text }
text-immediately = негайно: { $text }
text-persistent = постійно: { $text }
text-power-effect = сила { $power }: { $text }
text-to-discard = щоб скинути: { $text }
text-cast = активація: { $text }
text-on-gain = після отримання: { $text }
text-prepped-main = поки підготовано, { $limit ->
    [0] скільки завгодно разів у вашій основній фазі
   *[other] раз на хід у вашій основній фазі
}: { $text }
text-prepped-casting-start = поки підготовано, на початку вашої фази активації: { $text }
text-prepped-casting-end = поки підготовано, наприкінці вашої фази активації: { $text }
text-prepped-breach-turned = поки підготовано, щоразу, коли у ваш хід ваш портал зміцнюється чи відкривається: { $text }
text-prepped-always = поки підготовано: { $text }
text-preps-to-closed = це заклинання можна підготувати в закритому порталі, не зміцнюючи його
text-preps-wide = це заклинання готують одразу у двох суміжних порталах
text-preps-link = зв’язок: два заклинання зі зв’язком можна підготувати в одному порталі; кожне активують окремо

text-rageborne = удар: візьміть випадкову карту удару, застосуйте її та затасуйте назад; потім Гнівородний втрачає 3 жетони люті (за підвищеної складності — 1)
text-crooked-mask = скверну з руки розігрують на початку ходу та наприкінці основної фази; знищену скверну кладуть під низ колоди скверни (за підвищеної складності — у скид будь-якого гравця); за кожну скверну, якої не вистачило в колоді, Грейвголд зазнає 2 пошкодження
text-carapace-queen = у грі не більше ніж 15 шкарлупників; за кожного зайвого Грейвголд зазнає 1 пошкодження. Пошкодження, що лишилися після одного шкарлупника, можна розподілити між іншими, якщо гравець, який їх завдає, зазнає 1 пошкодження
text-prince-of-gluttons = верхню зжерту карту можна отримати так само, як карту з ринку; за кожну карту, яку не вдалося зжерти, Грейвголд зазнає 2 пошкодження; коли всі стоси ринку порожні, гравці програють
text-exhaustion = коли гравець стає знесиленим, замість двох проривів: { $text }
text-blood-magic = магія крові: { $text }
text-hollow-crown = аколіти — посіпаки без постійного ефекту; скинутий аколіт іде в окремий скид аколітів, а з колоди аколітів, яку ніколи не поповнюють, у гру входить інший
text-foe-suffers = { $foe } зазнає { $damage }
text-foe-recovers = { $foe } отримує { $life }
text-untouchable = цьому монстрові не можна завдати пошкоджень
text-damage-less = будь-які пошкодження { $nemesis ->
    [yes] цьому монстрові
   *[no] цьому посіпаці
} зменшуються на { $by }
text-cost-nothing = вартістю 0
text-won-at-end-of-turn = гравці перемагають, якщо наприкінці будь-якого ходу { $condition }
text-in-play = у грі
text-with-highest-life = із найбільшою кількістю життів
text-blood-magic-of = застосуйте { $whose ->
    [its] його магію крові
    [all] магію крові { $of } в порядку їх появи
   *[one] магію крові { $of }
}{ $spared ->
    [yes] , але без пошкоджень самим аколітам
   *[no] {""}
}
text-self-damage = цей аколіт зазнає { $damage }
text-self-damage-too = цей аколіт зазнає стільки ж пошкоджень
text-draw-acolytes = { $count ->
    [1] візьміть аколіта та введіть його в гру
    [2] візьміть двох аколітів і введіть їх у гру
   *[other] візьміть { $count } аколітів і введіть їх у гру
}
text-dismiss-acolyte = скиньте верхню карту колоди аколітів
text-put-under-acolytes = покладіть { $acolyte } під низ колоди аколітів
text-recall-acolytes = затасуйте { $count ->
    [2] двох
    [3] трьох
    [4] чотирьох
   *[other] { $count }
} останніх скинутих аколітів у колоду аколітів
text-discard-this = цю карту скидають, не застосовуючи її ефекту
text-cloaks = за кожне влучання монстр втрачає 1 жетон; у нього завжди від { $least } до { $most } жетонів (за підвищеної складності — від { $least_increased } до { $most_increased })
text-there-are-none = { $place } немає { $units }
text-swarm-row = рій, { $husks } { $most ->
    [few] шкарлупники
   *[other] шкарлупників
}: { $text }
text-swarm = рій
text-strike = удар

text-players-lose = гравці програють
text-cancel-drawn-card = скиньте взяту карту, не застосовуючи її
text-return-minion = останній скинутий посіпака повертається в гру
text-start-devoured = по одній карті з кожного стосу самоцвітів, починаючи з найдорожчого, кладуть до зжертих карт
text-ward-turn = цього ходу гравці та Грейвголд не зазнають пошкоджень
text-arrange-turn-deck = перегляньте колоду порядку ходів і поверніть її карти в будь-якому порядку
text-gravehold-suffers = Грейвголд зазнає { $damage }
text-minion-suffers = цей посіпака зазнає { $damage }
text-gravehold-recovers = Грейвголд отримує { $life }
text-nemesis-recovers = монстр отримує { $life }
text-nemesis-gains = монстр отримує { $tokens }
text-nemesis-loses = монстр втрачає { $tokens }
text-draw-one-more = у фазі добору цього ходу монстр бере на одну карту більше
text-go-under = покладіть цю карту під низ колоди монстра замість скиду
text-returns-under = щоразу, коли цю карту мали б скинути, її кладуть під низ колоди монстра
text-repeat-attack = застосуйте ще раз останню скинуту атаку
text-turn-cards-hurt = кожен гравець зазнає { $damage } за кожну свою карту у скиді порядку ходів
text-at-most-per-hit = будь-які пошкодження цьому посіпаці зменшуються до { $damage }
text-prevented-while = поки { $condition }, цей посіпака не зазнає пошкоджень
text-as-life-left = скільки життів лишилося в цього посіпаки
text-life-left = кількість життів цього посіпаки
text-with-lowest-life = із найменшою кількістю життів
text-with-most = із найбільшою кількістю { $of }
text-with-fewest = із найменшою кількістю { $of }
text-focus-discount = наступне зміцнення чи відкриття порталу цього ходу коштує на { $aether } менше
text-two-spells-per-breach = цього ходу активний гравець може готувати до двох заклинань у кожному своєму відкритому порталі
text-next-gain-on-deck = наступну карту, яку ви отримаєте цього ходу, можна покласти на верх вашої колоди замість скиду
text-nth-gain = це { $holds ->
    [yes] {""}
   *[no] не{" "}
}{ $times ->
    [1] перша
    [2] друга
   *[other] { $times }-та
} карта з цією назвою, яку ви отримуєте цього ходу
text-another-left = на ринку { $holds ->
    [yes] є ще одна така карта
   *[no] немає більше таких карт
}
text-pile-is-empty = стос цієї карти на ринку { $holds ->
    [yes] {""}
   *[no] не{" "}
}порожній
text-nemesis-tier = ранг монстра — { $holds ->
    [yes] { $tier } або вищий
   *[no] нижчий за { $tier }
}
text-named = «{ $card }»
text-of-any-player = будь-якого гравця
text-quietly = (її ефект після отримання не діє)
text-suffer-less = щоразу, коли ви зазнаєте пошкоджень, вони зменшуються на { $amount }, але не нижче ніж до { $least }
text-named-beside = карту «{ $card }» зі своєї руки в цьому порталі разом із цим заклинанням (не більше однієї водночас)
text-aether-for-gems = лише на отримання самоцвітів
text-aether-for-spells = лише на отримання заклинань
text-aether-for-cards = лише на отримання карт
text-aether-not-for-relics-and-spells = , які не можна витратити на отримання артефактів чи заклинань
text-next-gain-to-ally = наступну карту, яку ви отримаєте цього ходу, покладіть на верх скиду союзника, а не свого
text-all-charges = всю енергію
text-breach-any = закритий портал будь-якого гравця
text-breach-own = один зі своїх закритих порталів
text-breach-cheapest = свій закритий портал із найменшою вартістю зміцнення
text-breach-destroyed = один зі своїх порталів
text-with-its-breach = разом із порталом, у якому воно підготоване
text-spell-any = підготоване заклинання будь-якого гравця
text-spell-own = своє підготоване заклинання
text-spell-fresh = заклинання, підготоване вами цього ходу
text-spell-bonus = , завдавши ним на { $damage } більше
text-spell-twice = , а потім активуйте його ще раз
text-cost-at-least = вартістю { $cost } або більше
text-cost-at-most = вартістю { $cost } або менше
text-each-neighbour = за кожне заклинання в суміжних порталах
text-neighbours = кількість заклинань у суміжних порталах
text-twice = двічі
text-nth-play = це { $holds ->
    [yes] {""}
   *[no] не{" "}
}{ $times ->
    [1] перша
    [2] друга
   *[other] { $times }-та
} карта з цією назвою, яку ви граєте цього ходу
text-split = розподіливши їх між монстром і будь-якою кількістю посіпак
text-different-spells = активуйте по черзі до { $times } різних підготованих заклинань будь-яких гравців; після активації кожне бере на руку союзник на ваш вибір
text-slain = через ці пошкодження посіпака { $holds ->
    [yes] {""}
   *[no] не{" "}
}потрапляє у скид монстра
text-exhausted = { $you ->
    [yes] ви { $holds ->
        [yes] {""}
       *[no] не{" "}
    }знесилені
   *[no] { $player } { $holds ->
        [yes] {""}
       *[no] не{" "}
    }знесилений
}
text-place-sigil = замініть відкритий портал Ⅰ або Ⅱ будь-якого гравця зачарованим (він завжди відкритий, а активовані з нього заклинання завдають на 2 пошкодження більше); підготовані там заклинання повертаються на руку цього гравця
text-to-breach = { $any ->
    [yes] в будь-якому своєму порталі, відкритому чи закритому
   *[no] в одному зі своїх порталів
}
text-on-deck = цю карту на верх своєї колоди замість скиду
text-into-own-hand = на руку { $cards }
text-from-supply = з ринку
text-from-any-hands = зі своїх рук
text-discard-into-deck = свій скид у свою колоду
text-top-of-deck = { $count ->
    [one] { $count } верхню карту
    [few] { $count } верхні карти
   *[other] { $count } верхніх карт
} своєї колоди
text-top-of-nemesis-deck = { $count ->
    [one] { $count } верхню карту
    [few] { $count } верхні карти
   *[other] { $count } верхніх карт
} колоди монстра, не застосовуючи їх
text-top-turn-card = верхню карту колоди порядку ходів
text-into-turn-deck = у колоду порядку ходів
text-player-of-card = гравець, якому вона належить,
text-unleashes = прорив{ $more ->
    [yes] {" "}ще
   *[no] {""}
}{ $times ->
    [1] { $more ->
        [yes] {" "}раз
       *[no] {""}
    }
    [2] {" "}двічі
    [3] {" "}тричі
    [few] {" "}{ $times } рази
   *[other] {" "}{ $times } разів
}
text-unleash-times = прорив { $times }
text-increased-difficulty = { $holds ->
    [yes] діє підвищена складність
   *[no] підвищена складність не діє
}
text-at-difficulty = { $beginner ->
    [yes] на рівні для початківців
   *[no] за підвищеної складності
} { $text }
text-or-if-increased = (за підвищеної складності — { $number })
text-last-token-wins = коли зникне останній жетон монстра, гравці програють
text-set-life = кількість життів цього посіпаки — { $life }
text-each-tier-three = за кожну скинуту так карту рангу 3
text-tier-three = кількість скинутих так карт рангу 3
text-husk-life = кожен шкарлупник має { $life }. Наприкінці кожного ходу поранені шкарлупники відновлюють усі життя
text-devour = монстр зжирає { $cards }
text-devour-one-by-one = монстр зжирає { $cards }, кожну з будь-якого стосу ринку
text-pile = { $rank ->
    [cheapest] з найдешевшого стосу
    [dearest] з найдорожчого стосу
    [second-dearest] з другого за вартістю стосу
   *[any] з будь-якого стосу
} { $kind ->
    [gem] самоцвітів
    [relic] артефактів
    [spell] заклинань
   *[card] ринку
}
text-each-of-them = кожен із них
text-each = за { $gender ->
    [f] кожну
    [n] кожне
    [alive] кожного
   *[m] кожен
} { $unit }
text-of-whoever-has-most = гравця, який має їх найбільше
text-number-of = кількість { $units }
text-of-number-of = кількості { $units }
text-there-is = { $place } є хоча б { $gender ->
    [f] одна
    [n] одне
   *[m] один
} { $unit }
text-you-have-none = у вас { $holds ->
    [yes] немає
   *[no] є кілька
} { $units }

## Що ще надруковано на карті, у цьому порядку

printed-tags = { $tags }
printed-nemesis = { kind-nemesis }: { $nemesis }
printed-box = коробка: { $box }
tag-starter = початкова карта

# на що відповідають властивості
when-damaged = цей посіпака зазнає пошкоджень
when-nemesis-damaged = монстр зазнає пошкоджень
when-damaged-by-player = гравець завдає пошкоджень цьому посіпаці
when-played = ви граєте карту
text-shared-charges = союзники отримують разом { $amount }; ви вирішуєте, хто скільки
text-shared-corruptions = гравці розподіляють між собою { $amount }; кожну кладуть на верх колоди того, хто її отримав
text-only-if = { $text } (можна вибрати, лише якщо { $condition })
text-each-reveals = кожен гравець відкриває верхню карту своєї колоди та може її скинути
text-damage-and-cost = завдайте { $damage } і ще стільки, скільки коштує скинутий самоцвіт
text-by-players = (у грі з 3–4 гравцями — { $number })
text-place-husks = у грі
text-place-acolytes = у грі
text-place-turn_cards_discarded = у скиді порядку ходів
text-place-nemesis_turns_discarded = у скиді порядку ходів
text-place-tokens = у монстра
text-place-nemesis_tokens = у монстра
text-place-players = {""}
text-place-empty_piles = {""}
text-there-are = { $place } { $how ->
    [at-least] щонайменше
    [at-most] не більше ніж
    [fewer] менше ніж
    [more] більше ніж
    [exactly] рівно
   *[not-exactly] не рівно
} { $units }
text-strikes = удар { $times }
text-life-reaches = у цього посіпаки { $holds ->
    [yes] щонайменше
   *[no] менше ніж
} { $life }
event-moved-deck-hand-by = { $receiver } бере карту: { $card }
event-moved-discard-hand = { $receiver } отримує на руку: { $card }
event-moved-played-hand = { $receiver } повертає на руку: { $card }
event-moved-deck-discard = { $receiver } скидає з колоди: { $card }
event-spell-discarded = { $player } скидає підготоване заклинання: { $card }
event-swarm = { $amount ->
    [one] Рій: { $amount } шкарлупник
    [few] Рій: { $amount } шкарлупники
   *[other] Рій: { $amount } шкарлупників
}
event-moved-discard-discard = { $receiver } отримує: { $card }

## Що про це сказано в підготовці

setup-about-nemesis-rageborne = Простий і жорстокий: його лють росте, доки він не вдарить. Найкращий перший супротивник.
setup-about-nemesis-carapace-queen = Її шкарлупники множаться. Перегони з числом.
setup-about-nemesis-crooked-mask = Ховає скверну у ваших колодах і чекає, доки вона повернеться.
setup-about-nemesis-prince-of-gluttons = З’їдає ринок засобів, починаючи з найдешевшого. Купуйте раніше за нього.
setup-about-nemesis-umbra-titan = Його жетони — ваш годинник: зникне останній, загине й Грейвголд.
setup-about-nemesis-gate-witch = Викривляє час і краде ходи. Для досвідчених магів.
setup-about-nemesis-hollow-crown = Її саму не вразити: замість неї б’ються і стікають кров’ю аколіти.
setup-about-nemesis-magus-of-cloaks = Кожен плащ пом’якшує удар. Спершу багато малих, потім один великий.
setup-about-mages-adelheim = Щит: зупиняє атаку чи силу, перш ніж вона подіє.
setup-about-mages-brama = Цілителька: дає будь-якому гравцеві 4 життя. Проста й завжди корисна.
setup-about-mages-jian = Відлуння: активує підготоване заклинання двічі, якщо треба — союзникове.
setup-about-mages-kadir = Воротар: три заклинання назад на руку, по два в кожен відкритий портал.
setup-about-mages-lash = Годинник: дарує гравцеві ще один хід, перш ніж прийде монстр.
setup-about-mages-mist-ae = Капітанка: наповнює руку союзника у вирішальну мить. Проста у грі.
setup-about-mages-phaedraxa = Провидиця: цілий хід, у якому ніхто не постраждає.
setup-about-mages-xaxos = Інтриган: енергія союзникам і порядок ходів, який йому до вподоби.
setup-about-mages-dezmodia = Буря: витісує зачарований портал, що додає заклинанням 2 пошкодження.
setup-about-mages-garu = Велетень: міняє підготовані заклинання на один велетенський удар.
setup-about-mages-gex = Наставниця: чистить колоду, а союзник бере карту й лікується. Проста у грі.
setup-about-mages-mazahaedron = Мур: дешевий самоцвіт собі, 4 життя Грейвголду.
setup-about-mages-mist-we = Вихор рук: активує три підготовані заклинання й роздає їх союзникам.
setup-about-mages-quilius = Мисливець: збирає трофеї з посіпак і перетворює їх на пошкодження.
setup-about-mages-ulgimor = Остання надія: лікує себе, а знесилений — союзника. Простий у грі.
setup-about-mages-yan-magda = Імператриця: безплатні карти тому, хто рано відкриє портали.
setup-about-difficulty-beginner = У магів 12 життів, у Грейвголду 35, у монстра на 10 менше.
setup-about-difficulty-normal = У магів 10 життів, у Грейвголду 30, монстр як на карті.
setup-about-difficulty-expert = Як нормальна, але з підвищеною складністю монстра.
setup-about-difficulty-extinction = У магів 8 життів, у Грейвголду 25, у монстра на 10 більше, з підвищеною складністю.
setup-about-boxes = Маги, монстри й карти беруться з увімкнених коробок.
setup-about-market = Дев’ять стосів, з яких купують усі: готовий ринок, шаблон або дев’ять карт на ваш вибір. Шаблон визначає, скільки коштує кожен стос; самі карти випадкові.
setup-about-market-random = 3 самоцвіти, 2 артефакти й 4 заклинання будь-якої вартості.
setup-about-market-setup-1 = Вартість самоцвітів: до 3, 4, будь-яка; артефактів: будь-яка, будь-яка; заклинань: до 4, до 4, від 6, від 6.
setup-about-market-setup-2 = Вартість самоцвітів: від 4, від 4, від 4; артефактів: від 5, будь-яка; заклинань: до 5, до 5, до 5, від 7.
setup-about-market-setup-3 = Вартість самоцвітів: до 3, 4–5, 4–5; артефактів: будь-яка; заклинань: 3, 4, від 6, від 6, від 6.
setup-about-market-setup-4 = Вартість самоцвітів: від 5, будь-яка, будь-яка; артефактів: до 3, від 5, будь-яка; заклинань: до 4, від 6, будь-яка.
setup-about-market-setup-5 = Вартість самоцвітів: 2, 3, 4, 5; артефактів: будь-яка; заклинань: 4, 5, 6, від 7.
setup-about-market-setup-6 = Вартість самоцвітів: 3, 4; артефактів: до 3, від 5, будь-яка; заклинань: 3–4, 5–6, 5–6, від 7.
setup-about-market-setup-1-inclusive = Вартість самоцвітів: до 3, 4, будь-яка; артефактів: будь-яка, будь-яка; заклинань: до 5, до 5, від 5, від 5.
setup-about-edition = Перше: ефекти підготованих заклинань раз на хід, найменше життів — у знесилених, знесилений самотній маг програє.
setup-about-solo_turns = Наодинці ваші — три карти порядку ходів; із чотирма легше.
setup-about-four_turns = У парах два маги мають дві спільні карти й самі вирішують, хто перший.
setup-about-solo_life = Більше життів полегшує гру наодинці.
