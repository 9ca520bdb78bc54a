### Чому бот радить саме це.

why-thrifty-travel = { $kind ->
    [monster] цей бій можна виграти
    [dragon] цей бій можна виграти
   *[other] з карт ряду ця дає найбільше за свою ціну
}
why-thrifty-rest = зараз жодна карта ряду не дасть більше
why-thrifty-face = більший захист не окупиться
why-thrifty-before-blow-use = захист вартий своєї ціни
why-thrifty-after-blow-use = саме цієї атаки ще бракує для перемоги
why-thrifty-strike = більша атака нічого не змінить
why-thrifty-use = це окупиться відразу
why-thrifty-end = цього ходу вже ніщо не окупиться

## Перемикачі, про які вже сказано вище

why-changed-attack_bonus = { "" }
why-changed-defence_bonus = { "" }

## З чого складається оцінка позиції

worth-glory = здобута слава
worth-crystals = кристали
worth-abilities = ваші предмети та їхні здібності
worth-hunt = монстри, яких ви переможете
worth-attack = атака
worth-defence = захист
worth-trophies = трофеї
worth-to-move = черговість ходу
