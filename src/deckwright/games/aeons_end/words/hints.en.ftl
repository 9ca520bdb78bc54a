### Why a bot advises what it advises.

why-thrifty-play = playing it costs nothing
why-thrifty-prep = from your next turn on it can be cast
why-thrifty-cast = cast now, it brings more than kept
why-thrifty-casting-end = the other spells are worth more later
why-thrifty-target = there the damage does most good
why-thrifty-discard = rich cards lie together and come back as one rich hand
why-thrifty-charge = one step closer to your ability
why-thrifty-gain = the best use of your aether: { $kind ->
    [gem] it brings aether whenever you draw it
    [spell] one more spell for your breaches
   *[other] it helps whenever you draw it
}
why-thrifty-gain-free-gain = the best card you can have for nothing
why-thrifty-focus = the breach comes closer to opening
why-thrifty-open = from now on spells can be prepped there every turn
why-thrifty-use = now it helps more than later
why-thrifty-remove = now it helps more than later
why-thrifty-ability = now the ability helps more than later
why-thrifty-ward-no = the ability will be worth more later
why-thrifty-main-end = nothing else on offer is worth doing now
why-thrifty-player = with this player it does most good, or least harm
why-thrifty-whose-turn-player = whoever has most damage in the breaches and aether in hand
why-thrifty-arrange-pick = the nemesis should act as late as possible
why-thrifty-pick-discard-pick = the card that will be missed least
why-thrifty-pick-destroy-pick = the deck is better without it
why-thrifty-pick-destroy-done = the cards that are left are worth keeping
why-thrifty-pile = the pile that will be missed least
why-thrifty-breach = the breach that will be missed least

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
