### Why a bot advises what it advises.

why-thrifty-travel = { $kind ->
    [monster] this fight can be won
    [dragon] this fight can be won
   *[other] of the cards on the track it brings most for its price
}
why-thrifty-rest = no card on the track is worth more now
why-thrifty-face = more defence would not pay
why-thrifty-before-blow-use = the defence is worth its price
why-thrifty-after-blow-use = this attack is still missing for the victory
why-thrifty-strike = more attack would change nothing
why-thrifty-use = it pays at once
why-thrifty-end = nothing more pays this turn

## Switches that the words above speak of

why-changed-attack_bonus = { "" }
why-changed-defence_bonus = { "" }

## What a position is worth, part by part

worth-glory = glory
worth-crystals = crystals
worth-abilities = your items’ abilities
worth-hunt = monsters you can defeat
worth-attack = attack
worth-defence = defence
worth-wounds = wounds
worth-items = items
worth-trophies = trophies
worth-to-move = whose turn it is
