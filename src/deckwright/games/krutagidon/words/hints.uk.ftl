### Чому бот радить саме це.

why-thrifty-play = зіграти цю карту нічого не коштує
why-thrifty-buy = { $kind ->
    [legend] ніщо інше не принесе більше очок
    [familiar] боляче б’є й перенаправляє атаки на нападника
    [wild] це завжди 2 моці або найкраща карта ворога
   *[other] з того, на що вистачає моці, ця карта найбільше допоможе колоді
}
why-thrifty-use = карта варта цих життів
why-thrifty-defend = атака забрала б більше, ніж варта ця карта
why-thrifty-defend-no = карта варта більше, ніж забирає атака
why-thrifty-player = там це дошкулить найбільше
why-thrifty-pick = з усього запропонованого це найкорисніше
why-thrifty-pick-discard-pick = за цією картою шкодуватимете найменше
why-thrifty-pick-destroy-pick = без цієї карти колода краща
why-thrifty-may-yes = здобудете більше, ніж віддасте
why-thrifty-may-no = коштуватиме більше, ніж дасть
why-thrifty-turn-end = нічого вартісного вже не лишилося

## З чого складається оцінка позиції

worth-points = переможні очки
worth-lives = життя
worth-cards = ваші карти
worth-power = міць у наступних ходах
worth-use = атаки, захист та інші дії карт
worth-hand = ваша рука
worth-purse = невитрачена міць
worth-life = життя
worth-prize = головний приз
worth-to-move = черговість ходу

## Числа, які змінює хід

counter-cards_owned = своїх карт
counter-scores = очки
