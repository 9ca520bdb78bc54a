### Why a bot advises what it advises.

why-thrifty-play = playing it costs nothing
why-thrifty-buy = { $kind ->
    [legend] nothing else is worth as many points
    [familiar] it strikes hard and redirects attacks
    [wild] it is always good for 2 power, or for an enemy’s best card
   *[other] of all you can afford, it helps your deck most
}
why-thrifty-use = the card is worth the lives
why-thrifty-defend = the attack would cost you more than this card
why-thrifty-defend-no = the card is worth more than what the attack takes
why-thrifty-player = it hurts most there
why-thrifty-pick = it is your best choice here
why-thrifty-pick-discard-pick = the card you will miss least
why-thrifty-pick-destroy-pick = your deck is better without it
why-thrifty-may-yes = you gain more than it costs
why-thrifty-may-no = it would cost more than it brings
why-thrifty-turn-end = nothing left on offer is worth having

## What a position is worth, part by part

worth-points = victory points
worth-lives = lives
worth-cards = your cards
worth-power = power in the turns to come
worth-use = attacks, defences and other effects
worth-hand = your hand
worth-purse = power left over
worth-life = lives
worth-prize = the grand prize
worth-to-move = whose turn it is

## Numbers that a move changes

counter-cards_owned = cards owned
counter-scores = points
