### Why a bot advises what it advises.

why-thrifty-play = playing it costs nothing
why-thrifty-prep = it can be cast from your next turn on
why-thrifty-cast = it deals its damage now, and its breach is free for another spell
why-thrifty-casting-end = the other spells are worth more later
why-thrifty-target = the damage does the most good there
why-thrifty-discard = strong cards discarded together come back as one strong hand
why-thrifty-charge = one step closer to your ability
why-thrifty-gain = the best use of your aether, since { $kind ->
    [gem] it brings aether whenever you draw it
    [spell] your breaches need one more spell
   *[other] it helps whenever you draw it
}
why-thrifty-gain-free-gain = the best card you can get for free
why-thrifty-focus = the breach comes closer to opening
why-thrifty-open = from now on spells can be prepped there every turn
why-thrifty-use = its effect is worth more than it costs
why-thrifty-remove = getting rid of this power is cheaper than what it would do
why-thrifty-ability = the ability is ready and does more now than it would later
why-thrifty-ward-no = the ability will be worth more later
why-thrifty-main-end = nothing else on offer is worth doing now
why-thrifty-player = it does this player the most good, or the least harm
why-thrifty-whose-turn-player = the player with the most damage in breaches and aether in hand
why-thrifty-arrange-pick = the nemesis should act as late as possible
why-thrifty-pick-discard-pick = the card you will miss least
why-thrifty-pick-destroy-pick = your deck is better without it
why-thrifty-pick-destroy-done = the cards that are left are worth keeping
why-thrifty-pile = the pile you will miss least
why-thrifty-breach = the breach you will miss least

## Switches that the words above speak of

why-changed-breach_1 = { "" }
why-changed-breach_2 = { "" }
why-changed-breach_3 = { "" }
why-changed-breach_4 = { "" }
why-changed-focused_1 = { "" }
why-changed-focused_2 = { "" }
why-changed-focused_3 = { "" }
why-changed-focused_4 = { "" }
why-changed-focus_discount = { "" }
why-changed-two_spells_per_breach = { "" }
why-changed-next_gain_on_deck = { "" }
why-changed-next_gain_to_ally = { "" }
why-changed-extra_draws = { "" }
why-changed-warded = { "" }
why-changed-turn_token = { "" }

## What a position is worth, part by part

worth-nemesis = damage to the nemesis
worth-gravehold = Gravehold
worth-lives = the mages’ life
worth-threats = minions and powers in play
worth-cards = your cards, spells and breaches
worth-victory = how the game ends
worth-turn-order = turn order
