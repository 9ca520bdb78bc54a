### Почему бот советует именно это.

why-thrifty-play = сыграть эту карту ничего не стоит
why-thrifty-buy = { $kind ->
    [legend] ничто другое не принесёт больше очков
    [familiar] больно бьёт и перенаправляет атаки на нападающего
    [wild] это всегда 2 мощи или лучшая карта врага
   *[other] из того, на что хватает мощи, эта карта больше всего поможет колоде
}
why-thrifty-use = карта стоит этих жизней
why-thrifty-defend = атака отняла бы больше, чем стоит эта карта
why-thrifty-defend-no = карта дороже того, что отнимает атака
why-thrifty-player = там это ударит больнее всего
why-thrifty-pick = из всего предложенного это полезнее всего
why-thrifty-pick-discard-pick = об этой карте пожалеете меньше всего
why-thrifty-pick-destroy-pick = без этой карты колода лучше
why-thrifty-may-yes = получите больше, чем отдадите
why-thrifty-may-no = обойдётся дороже, чем принесёт
why-thrifty-turn-end = ничего стоящего уже не осталось

## Из чего складывается оценка позиции

worth-points = победные очки
worth-lives = жизни
worth-cards = ваши карты
worth-power = мощь в следующих ходах
worth-use = атаки, защита и другие действия карт
worth-hand = ваша рука
worth-purse = неистраченная мощь
worth-life = жизни
worth-prize = главный приз
worth-to-move = очерёдность хода

## Числа, которые меняет ход

counter-cards_owned = своих карт
counter-scores = очки
