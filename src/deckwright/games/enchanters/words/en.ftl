### Words of Enchanters.

game-title = Enchanters
title-enchantment = Enchantment { $name }

kind-item = item
kind-enchantment = enchantment
kind-monster = monster
kind-dragon = dragon
kind-town = town

zone-box = box
zone-town = town
zone-track = journey track
zone-deck = adventure deck
zone-graveyard = graveyard
zone-taking = card being taken
zone-items = items
zone-enchantments = enchantments
zone-trophies = trophies

counter-crystals = crystals
counter-wounds = wounds
counter-attack = attack
counter-defence = defence
counter-glory = glory
counter-attack_bonus = attack bonus
counter-defence_bonus = defence bonus

## What is known of a card here and now: its price in crystals; a fight with it

fact-prices = { $value }◆
fact-fights = fight { $attack }/{ $health }, wounds { $wounds }

## Set-up

setup-town = town
setup-kingdoms = kingdoms
setup-kingdoms-goblins = Goblins
setup-kingdoms-gnolls = Gnolls
setup-kingdoms-unicorns = Unicorns
setup-kingdoms-undead = Undead
setup-kingdoms-cultists = Cultists
setup-kingdoms-dracons = Dracons
setup-variant = variants
setup-variant-fast = Fast invasion
setup-variant-super-fast = Super-fast raid
setup-variant-dragons = Dragons from the deep
setup-edition = edition
setup-edition-base = base
setup-edition-newer = newer
setup-first = first player

## Questions

prompt-turn = { $end ->
    [yes] use more actions, or end your turn
   *[no] your turn: travel or rest
}
prompt-before-blow = { $card } is about to strike: act first, or face the blow
prompt-after-blow = { $card } has struck: act, or strike
prompt-journey = take this card from the graveyard?

option-travel = { $kind ->
    [monster] Fight: { $card }
    [dragon] Fight: { $card }
   *[other] Take: { $card }
}
option-journey = { $kind ->
    [monster] Fight: { $card }
    [dragon] Fight: { $card }
   *[other] Take: { $card }
}
option-rest = { $card }. Rest: { $action }
option-use = { $card }: { $action }
option-face = Face the blow: { $card }
option-strike = Strike: { $card }
option-end = End the turn

reason-main-action-done = you have already travelled or rested this turn
reason-main-action-first = first travel or rest
reason-used-this-turn = already used this turn
reason-used-twice = already used twice this turn
reason-costs-crystals = costs { $need ->
    [one] { $need } crystal
   *[other] { $need } crystals
}, you have { $have }
reason-only-before-main-action = only before you travel or rest
reason-attack-too-low = needs { $need } attack, you have { $have }
reason-not-possible = this cannot be done now

## What happened

event-turn = { $player } begins a turn
event-travelled = { $player } travels: { $card }
event-acted = { $player } uses { $card } ({ $deed })
event-fight = { $player } fights { $card }
event-struck = { $card } strikes { $player }: { $amount ->
    [0] no wounds
    [one] { $amount } wound
   *[other] { $amount } wounds
}
event-strike = { $player } strikes { $card }: attack { $amount } against health { $total }
event-won = { $player } defeats { $card }
event-failed = { $player } fails to defeat { $card }
event-counted-crystals = { $player }: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} { $amount ->
    [one] crystal
   *[other] crystals
} (now { $total })
event-counted-wounds = { $player }: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} { $amount ->
    [one] wound
   *[other] wounds
} (now { $total })
event-counted-attack_bonus = { $player }: attack +{ $amount } until the end of the turn
event-counted-defence_bonus = { $player }: defence +{ $amount } until the end of the turn
event-shuffled = The adventure deck is shuffled
event-moved-to-taking = { "" }
event-moved-deck-track = New on the track: { $card }
event-moved-graveyard-track = Back on the track: { $card }
event-moved-track-graveyard-by = To the graveyard: { $card }
event-moved-track-graveyard = After the rest, the first card of the track goes to the graveyard: { $card }
event-moved-to-graveyard = To the graveyard: { $card }
event-moved-to-items = { $card } joins { $player }’s items
event-moved-to-enchantments = { $card } joins { $player }’s enchantments
event-moved-to-trophies = { $card } joins { $player }’s trophies
event-moved-to-box = { "" }

## Sums

sum-strength = strength

## Errors

error-kingdoms = { $seats } players need { $needed } different kingdoms, or leave it to chance
error-first = player { $first } cannot begin: there are { $seats } players

## Text of cards

text-foe = health { $health }, strength { $strength }, { $glory } glory
text-beaten = when defeated: { $text }
text-taking = when taken: { $text }
text-upper = upper half: { $values }
text-lower = lower half: { $values }
text-attack = attack { $value }
text-defence = defence { $value }
text-once = once per turn: { $text }
text-before-main = once per turn, before your main action: { $text }
text-repeatable = repeatable action: { $text }
text-rest = rest: { $text }
text-against-monster = { $values } against monsters
text-against-dragon = { $values } against dragons
text-foes-monster = monsters you fight have { $values }
text-foes-dragon = dragons you fight have { $values }
text-score = end of the game: { $text }
text-nothing = no effect

## What else is printed on a card, in this order, and what makes up a score

printed-tier = { $tier ->
    [minor] minor
    [medium] medium
    [major] major
   *[other] { "" }
}
printed-tags = { $tags }
printed-kingdom = kingdom: { $kingdom }
printed-copies = { $marked ->
    [0] { "" }
   *[other] { $copies ->
        [one] { $copies } copy
       *[other] { $copies } copies
    } (in a duel { $marked })
}
tag-undead = undead
tag-starter = starting card
part-cards = on cards
part-bonuses = card bonuses

# words of the vocabulary
text-journey = you may take the top card of the graveyard at no cost; a monster or dragon must be defeated first
text-swap-with-graveyard = the first card of the track with the top card of the graveyard
text-discard-first = the first card of the track and refill the track
text-strikes-all = strikes every player in turn order; only you may use actions in this fight
text-printed-defence-only = against its blow only the defence printed on your cards counts
text-untargetable = other players’ effects can neither target nor affect you
text-blow-multiplied = deals { $factor ->
    [2] twice
   *[other] { $factor } times
} as many wounds
when-defeated = you defeat { $against ->
    [none] a monster or a dragon
   *[other] a { $card }
}
when-rested = you rest

## What is said of it in the set-up

setup-about-kingdoms = Each brings its items, enchantments and monsters to the track.
setup-about-town = Where you rest: its actions and its bonus are for everybody.
setup-about-variant-fast = Five cards per player are removed unseen: a shorter game.
setup-about-variant-super-fast = Only the marked cards of each kingdom: the shortest game.
setup-about-variant-dragons = All dragons wait in the lower half of the deck.
setup-about-edition = Newer: fight only foes you can beat, they strike back when defeated, and repeatable actions work twice per turn at most.
