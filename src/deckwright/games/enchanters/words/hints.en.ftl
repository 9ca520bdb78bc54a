### Why a bot advises what it advises.

why-thrifty-travel = { $kind ->
    [monster] this fight can be won
    [dragon] this fight can be won
   *[other] of all the cards on the track, it offers the most for its price
}
why-thrifty-rest = no card on the track is worth more now
why-thrifty-face = more defence would not pay off
why-thrifty-before-blow-use = the defence is worth its price
why-thrifty-after-blow-use = this is the attack you still need to win
why-thrifty-strike = more attack would change nothing
why-thrifty-use = it pays off at once
why-thrifty-end = nothing else pays off this turn

## Switches that the words above speak of

why-changed-attack_bonus = { "" }
why-changed-defence_bonus = { "" }

## What a position is worth, part by part

worth-glory = glory scored
worth-crystals = crystals
worth-abilities = your items and their abilities
worth-hunt = monsters you can defeat
worth-attack = attack
worth-defence = defence
worth-trophies = trophies
worth-to-move = whose turn it is
