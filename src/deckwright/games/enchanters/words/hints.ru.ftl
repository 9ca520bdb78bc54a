### Почему бот советует именно это.

why-thrifty-travel = { $kind ->
    [monster] этот бой можно выиграть
    [dragon] этот бой можно выиграть
   *[other] из карт ряда эта даёт больше всего за свою цену
}
why-thrifty-rest = сейчас ни одна карта ряда не даст больше
why-thrifty-face = большая защита не окупится
why-thrifty-before-blow-use = защита стоит своей цены
why-thrifty-after-blow-use = именно этой атаки ещё не хватает для победы
why-thrifty-strike = большая атака ничего не изменит
why-thrifty-use = это окупится сразу
why-thrifty-end = в этот ход больше ничего не окупится

## Переключатели, о которых уже сказано выше

why-changed-attack_bonus = { "" }
why-changed-defence_bonus = { "" }

## Из чего складывается оценка позиции

worth-glory = добытая слава
worth-crystals = кристаллы
worth-abilities = ваши предметы и их способности
worth-hunt = монстры, которых вы победите
worth-attack = атака
worth-defence = защита
worth-trophies = трофеи
worth-to-move = очерёдность хода
