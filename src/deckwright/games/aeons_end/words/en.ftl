### Words of Aeon's End.

game-title = Aeon’s End

kind-gem = gem
kind-relic = relic
kind-spell = spell
kind-mage = mage
kind-nemesis = nemesis
kind-attack = attack
kind-minion = minion
kind-power = power
kind-strike = strike
kind-corruption = corruption
kind-husk = husk
kind-acolyte = acolyte
kind-turn = turn order card

zone-box = box
zone-destroyed = destroyed
zone-nemesis = nemesis
zone-nemesis_deck = nemesis deck
zone-nemesis_drawn = drawn nemesis card
zone-nemesis_play = nemesis cards in play
zone-nemesis_discard = nemesis discard pile
zone-special_deck = special deck
zone-special_play = special cards in play
zone-special_discard = special discard pile
zone-turn_deck = turn order deck
zone-turn_discard = turn order discard pile
zone-supply_1 = supply
zone-supply_2 = supply
zone-supply_3 = supply
zone-supply_4 = supply
zone-supply_5 = supply
zone-supply_6 = supply
zone-supply_7 = supply
zone-supply_8 = supply
zone-supply_9 = supply
zone-mage = mage
zone-hand = hand
zone-deck = deck
zone-discard = discard pile
zone-played = played cards
zone-breach_1 = breach Ⅰ
zone-breach_2 = breach Ⅱ
zone-breach_3 = breach Ⅲ
zone-breach_4 = breach Ⅳ

counter-gravehold = Gravehold
counter-nemesis_life = nemesis life
counter-tokens = fury
counter-nemesis_tokens = nemesis tokens
counter-extra_draws = extra cards for the nemesis
counter-warded = damage prevented
counter-turn_token = turn token
counter-life = life
counter-charges = charges
counter-power = power
counter-wide = across two breaches
counter-trophies = trophies
counter-aether = aether
counter-aether_for_gems = aether for gems
counter-aether_for_spells = aether for spells
counter-aether_for_cards = aether for cards
counter-aether_not_for_relics_and_spells = aether, not for relics or spells
counter-breach_1 = breach Ⅰ
counter-breach_2 = breach Ⅱ
counter-breach_3 = breach Ⅲ
counter-breach_4 = breach Ⅳ
value-breach_1 = { $value ->
    [0] —
    [1] ○
    [2] ◔
    [3] ◑
    [4] ◕
    [5] ●
   *[other] ✪
}
value-breach_2 = { $value ->
    [0] —
    [1] ○
    [2] ◔
    [3] ◑
    [4] ◕
    [5] ●
   *[other] ✪
}
value-breach_3 = { $value ->
    [0] —
    [1] ○
    [2] ◔
    [3] ◑
    [4] ◕
    [5] ●
   *[other] ✪
}
value-breach_4 = { $value ->
    [0] —
    [1] ○
    [2] ◔
    [3] ◑
    [4] ◕
    [5] ●
   *[other] ✪
}
head-breach_1 = Ⅰ
head-breach_2 = Ⅱ
head-breach_3 = Ⅲ
head-breach_4 = Ⅳ
counter-focused_1 = breach Ⅰ focused
counter-focused_2 = breach Ⅱ focused
counter-focused_3 = breach Ⅲ focused
counter-focused_4 = breach Ⅳ focused
counter-focus_discount = cheaper focusing
counter-two_spells_per_breach = two spells per breach
counter-next_gain_to_ally = next card goes to an ally
counter-next_gain_on_deck = next card may go on the deck

## Set-up

setup-nemesis = nemesis
setup-difficulty = difficulty
setup-difficulty-beginner = beginner
setup-difficulty-normal = normal
setup-difficulty-expert = expert
setup-difficulty-extinction = extinction
setup-mages = mages
setup-market = supply
setup-market-deck-destruction = Deck Destruction
setup-market-free-charges = Free Charges!
setup-market-war-eternal-deck-destruction = Deck Destruction (War Eternal)
setup-market-spell-cycle = Spell Cycle
setup-market-setup-1 = template 1
setup-market-setup-2 = template 2
setup-market-setup-3 = template 3
setup-market-setup-4 = template 4
setup-market-setup-5 = template 5
setup-market-setup-6 = template 6
setup-market-setup-1-inclusive = template 1, wider
setup-boxes = boxes
setup-boxes-base = Aeon’s End
setup-boxes-war-eternal = War Eternal
setup-edition = rules edition
setup-edition-1 = first
setup-edition-2 = second
setup-solo_turns = turn order cards in a solo game
setup-four_turns = turn order with four mages
setup-four_turns-each = a card for each
setup-four_turns-pairs = cards 1/2 and 3/4 (easier)
setup-solo_life = life in a solo game
setup-solo_life-standard = as usual

note-mixed-boxes = the nemesis deck is mixed from the basic cards of several boxes. That may make it noticeably harder: damage that falls on Gravehold alone is more dangerous than damage shared between Gravehold and the mages

## Questions

prompt-casting = casting phase: cast a spell{ $end ->
    [yes] , or move on to the main phase
   *[no] {""}
}
prompt-main = { $end ->
    [yes] main phase: play cards, spend aether, or end the phase
   *[no] an ally’s main phase: use your ability?
}
prompt-discard-order = in which order do your cards go to the discard pile?
prompt-corruption = which corruption do you resolve first?
ask-tempt-player = which of the players with the most Crystals in hand discards them all, suffers 3 damage and gains a card costing 4 or less?
prompt-target = { $amount ->
    [0] what do you damage?
   *[other] what do you deal { $amount } damage to?
}
prompt-spread = suffer 1 damage to pass what is left on to other husks?
prompt-cast-any = which spell do you cast?
prompt-gain-free = which card is gained?
prompt-focus = which breach is focused?
prompt-destroy-breach = you are exhausted: which of your breaches is destroyed?
prompt-destroy-with = { $card }: which of its breaches is destroyed?
prompt-devour = which pile is devoured?
prompt-stray-corruption = whose discard pile does the corruption go to?
prompt-arrange = which card comes next in the turn order deck?
prompt-cancel = { $card } was drawn: stop it?
prompt-ward = turn order card “{ $card }”: prevent all damage this turn?
prompt-whose-turn = who takes this turn?
prompt-whom = which player?
prompt-prep = which spell is prepped, and where?
prompt-sigil = which breach does a sigil breach replace?
prompt-share = how much damage?
prompt-gained-to-ally = to whose discard pile does this card go?

option-play = Play: { $card }
option-prep = Prep: { $card }{ $number ->
    [1] {" "}to breach Ⅰ
    [2] {" "}to breach Ⅱ
    [3] {" "}to breach Ⅲ
    [4] {" "}to breach Ⅳ
   *[other] {""}
}
option-cast = Cast: { $card }{ $number ->
    [1] , breach Ⅰ
    [2] , breach Ⅱ
    [3] , breach Ⅲ
    [4] , breach Ⅳ
   *[other] {""}
}
option-cast-theirs = { option-cast } ({ $player })
option-gain = Gain: { $card }
option-use = Use: { $card }
option-remove = Discard from play: { $card }
option-ability = Ability: { $card }
option-target = { $card }
option-discard = { $card }
option-pile = { $card }
option-charge = Gain a charge
option-focus = Focus breach { $number ->
    [1] Ⅰ
    [2] Ⅱ
    [3] Ⅲ
   *[other] Ⅳ
}
option-open = Open breach { $number ->
    [1] Ⅰ
    [2] Ⅱ
    [3] Ⅲ
   *[other] Ⅳ
}
option-breach = { $player }: breach { $number ->
    [1] Ⅰ
    [2] Ⅱ
    [3] Ⅲ
   *[other] Ⅳ
}
option-end = End the phase

reason-costs-aether = costs { $need } aether, you have { $have }
reason-charges-full = you have all the charges you need
reason-breach-not-closed = this breach is not closed
reason-needs-charges = needs { $need } charges, you have { $have }
reason-no-free-breach = there is no free breach for it
reason-cannot-be-discarded = this power cannot be discarded
reason-must-cast = spells in closed breaches have to be cast ({ $need } left)
reason-used-this-turn = already used this turn
reason-not-possible = this cannot be done in full now
reason-not-now = not at this moment

## What happened

event-turn-card = Turn order card: { $card }
event-turn-card-player = Turn order: { $player }
event-turn = { $player } begins a turn
event-nemesis-turn = The nemesis takes its turn
event-nemesis-card = The nemesis draws: { $card }
event-unleash = { $card }: unleash
event-persistent = { $card } acts
event-power-counts = { $card }: { $total ->
    [0] its power is released
    [one] { $total } power token left
   *[other] { $total } power tokens left
}
event-hit = { $kind ->
    [nemesis] {""}
   *[other] { $card }: { $amount ->
        [0] no damage
       *[other] { $amount } damage
    } ({ $total } left)
}
event-exhausted = { $player } is exhausted!
event-focused = { $player } focuses breach { $amount ->
    [1] Ⅰ
    [2] Ⅱ
    [3] Ⅲ
   *[other] Ⅳ
}
event-opened = { $player } opens breach { $amount ->
    [1] Ⅰ
    [2] Ⅱ
    [3] Ⅲ
   *[other] Ⅳ
}
event-breach-destroyed = { $player } loses breach { $amount ->
    [1] Ⅰ
    [2] Ⅱ
    [3] Ⅲ
   *[other] Ⅳ
}
event-sigil = { $player }: a sigil breach replaces breach { $amount ->
    [1] Ⅰ
   *[other] Ⅱ
}
event-prepped = { $player } preps { $card } to breach { $amount ->
    [1] Ⅰ
    [2] Ⅱ
    [3] Ⅲ
   *[other] Ⅳ
}
event-cast = { $player } casts { $card }
event-played = { $player } plays { $card }
event-gained = { $player } gains { $card }
event-used = { $player } uses { $card }
event-removed = { $player } gets rid of { $card }
event-ability = { $player } uses { $card }’s ability
event-blood-magic = Blood magic: { $card }
event-strike = Strike: { $card }
event-turned-over = { $player } turns the discard pile over: it is the new deck
event-counted-gravehold = Gravehold: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} life (now { $total })
event-counted-nemesis_life = Nemesis life { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} (now { $total })
event-counted-tokens = Fury: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} (now { $total })
event-counted-nemesis_tokens = Nemesis tokens: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} (now { $total })
event-counted-extra_draws = The nemesis draws one more card this turn
event-counted-turn_token = { $sign ->
    [minus] { $player } puts the turn token back
   *[plus] { $player } takes the turn token
}
event-counted-life = { $player }: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} life (now { $total })
event-counted-charges = { $player }: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} { $amount ->
    [one] charge
   *[other] charges
} (now { $total })
event-counted-trophies = { $player }: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} { $amount ->
    [one] trophy
   *[other] trophies
} (now { $total })
event-counted-aether = { "" }
event-counted-aether_for_gems = { "" }
event-counted-aether_for_spells = { "" }
event-counted-aether_for_cards = { "" }
event-counted-aether_not_for_relics_and_spells = { "" }
event-counted-focus_discount = { "" }
event-counted-two_spells_per_breach = { "" }
event-counted-next_gain_to_ally = { "" }
event-counted-next_gain_on_deck = { "" }
event-counted-warded = All damage to players and Gravehold is prevented this turn
event-moved = { "" }
event-moved-deck-hand = { "" }
event-moved-to-destroyed = { $owned ->
    [yes] Destroyed: { $card } ({ $giver })
   *[no] Destroyed: { $card }
}
event-moved-to-nemesis_discard = Discarded: { $card }
event-moved-to-nemesis_deck = Put on the bottom of the nemesis deck: { $card }
event-moved-to-special_discard = Devoured: { $card }
event-moved-special_deck-special_play = Comes into play: { $card }
event-moved-special_play-special_deck = Put on the bottom of its deck: { $card }
event-moved-special_play-special_discard = Discarded: { $card }
event-moved-special_deck-special_discard = Discarded: { $card }
event-moved-special_deck-deck = { $receiver } gains a corruption
event-moved-special_deck-hand = { $receiver } gains a corruption: { $card }
event-moved-hand-discard = { $receiver } discards { $card }
event-shuffled = { "" }
event-ended-nemesis-beaten = Victory: the nemesis is beaten!
event-ended-nemesis-out-of-cards = Victory: the nemesis has no cards left!
event-ended-nemesis-undone = Victory: the last acolyte has fallen!
event-ended-gravehold-fallen = Defeat: Gravehold has fallen
event-ended-all-exhausted = Defeat: all mages are exhausted
event-ended-supply-devoured = Defeat: the whole supply is devoured
event-ended-nemesis-rule = Defeat: the nemesis has reached its goal
event-ended-no-tokens-left = Defeat: the nemesis has no tokens left

## Sums

sum-breach = breach
sum-exhausted = exhausted: twice
sum-excess = past the last life: twice

## How the game ended

ending-nemesis-beaten = { $nemesis } is beaten: Gravehold is saved
ending-nemesis-out-of-cards = { $nemesis } has no cards left: Gravehold is saved
ending-nemesis-undone = { $nemesis } has lost its last acolyte: Gravehold is saved
ending-gravehold-fallen = Gravehold has fallen: { $nemesis } has won
ending-all-exhausted = all mages are exhausted: { $nemesis } has won
ending-supply-devoured = the whole supply is devoured: { $nemesis } has won
ending-nemesis-rule = { $nemesis-id ->
    [carapace-queen] the swarm has grown to 13 husks or more: { $nemesis } has won
    [magus-of-cloaks] Shadow’s Reach was not discarded in time: { $nemesis } has won
    [gate-witch] { $nemesis } takes turn after turn, and nobody can respond any more: she has won
   *[other] { $nemesis } has reached its goal and won
}
ending-no-tokens-left = the last nemesis token is gone: { $nemesis } has won

## Errors

error-boxes = at least one box has to be switched on; there are: { $boxes }
error-mages = { $seats ->
    [one] choose { $seats } mage
   *[other] choose { $seats } different mages
}, or leave it to chance
error-no-box = a nemesis from another package needs its own box
error-no-nemesis = a package defines no nemesis with cards
error-no-part = a card has a text that its nemesis does not declare
error-market = a supply is one preset or template, or nine different cards: 3 gems, 2 relics and 4 spells
error-not-in-box = “{ $card }” belongs to a box that is not switched on ({ $box })
error-template = the template “{ $template }” cannot be filled from these boxes: { $boxes }

## Text of cards

text-plain = { $text }
text-kind-and-cost = { $kind }, cost { $cost }
text-life = { $life } life
text-tier = { $kind }, tier { $tier }
text-tier-and-life = minion, tier { $tier }, { $life } life
text-tier-and-power = power, tier { $tier }
text-turn = { $whose ->
    [any] any player’s turn, as the players decide
    [pair] the turn of player { $first } or player { $second }: they decide who takes the first of these turns; the other takes the second
    [nemesis] the nemesis’s turn
   *[other] player { $whose }’s turn
}
text-breach = { $breach } { $turns ->
    [-1] opened
    [0] closed
    [1] closed, focused once
    [2] closed, focused twice
   *[other] closed, focused { $turns } times
}
text-breaches = breaches: { $breaches }
text-hand = starting hand: { $cards }
text-deck = starting deck, from the top: { $cards }
text-ability-own-main = ability ({ $charges } charges), during your main phase: { $text }
text-ability-any-main = ability ({ $charges } charges), during any player’s main phase: { $text }
text-ability-nemesis-draw = ability ({ $charges } charges), after the nemesis draws an attack or a power, before it is resolved: { $text }
text-ability-turn-order = ability ({ $charges } charges), after a turn order card is drawn: { $text }
text-set-up = set-up: { $text }
text-unleash = unleash: { $text }
text-end-of-turn = at the end of the nemesis turn: { $text }
text-immediately = immediately: { $text }
text-persistent = persistent: { $text }
text-power-effect = power { $power }: { $text }
text-to-discard = to discard: { $text }
text-cast = cast: { $text }
text-on-gain = when gained: { $text }
text-prepped-main = while prepped, { $limit ->
    [0] any number of times during your main phase
   *[other] once per turn during your main phase
}: { $text }
text-prepped-casting-start = while prepped, at the start of your casting phase: { $text }
text-prepped-casting-end = while prepped, at the end of your casting phase: { $text }
text-prepped-breach-turned = while prepped, each time one of your breaches is focused or opened on your turn: { $text }
text-prepped-always = while prepped: { $text }
text-preps-to-closed = this spell may be prepped to a closed breach without focusing it
text-preps-wide = prep this spell across two adjacent breaches
text-preps-link = link: two spells with link may be prepped to the same breach; each is cast separately

text-rageborne = strike: draw a random strike card, resolve it and shuffle it back; then Rageborne loses 3 fury tokens (1 at increased difficulty)
text-crooked-mask = resolve corruptions in your hand at the start of your turn and at the end of your main phase; a destroyed corruption goes to the bottom of the corruption deck (at increased difficulty, to any player’s discard pile); for each corruption missing from the deck, Gravehold suffers 2 damage
text-carapace-queen = at most 15 husks are in play; for each husk beyond that, Gravehold suffers 1 damage. Damage left over from a husk may be dealt to other husks if the player dealing it suffers 1 damage
text-prince-of-gluttons = the top card of the devoured pile may be gained like a card from the supply; for each card that cannot be devoured, Gravehold suffers 2 damage; when all supply piles are empty, the players lose
text-exhaustion = when a player becomes exhausted, instead of unleashing twice: { $text }
text-blood-magic = blood magic: { $text }
text-hollow-crown = acolytes are minions without a persistent effect; a discarded acolyte goes to the acolyte discard pile, and another enters play from the acolyte deck, which is never refilled
text-foe-suffers = { $foe } suffers { $damage }
text-foe-recovers = { $foe } gains { $life }
text-untouchable = the nemesis cannot be dealt damage
text-damage-less = any damage to { $nemesis ->
    [yes] the nemesis
   *[no] this minion
} is reduced by { $by }
text-cost-nothing = costing 0
text-won-at-end-of-turn = the players win if { $condition } at the end of any turn
text-in-play = in play
text-with-highest-life = with the highest life
text-blood-magic-of = resolve { $whose ->
    [its] its blood magic
    [all] the blood magic of { $of } in the order they entered play
   *[one] the blood magic of { $of }
}{ $spared ->
    [yes] , ignoring the damage they deal to themselves
   *[no] {""}
}
text-self-damage = this acolyte suffers { $damage }
text-self-damage-too = this acolyte suffers the same amount of damage
text-draw-acolytes = { $count ->
    [1] draw an acolyte and put it into play
   *[other] draw { $count } acolytes and put them into play
}
text-dismiss-acolyte = discard the top card of the acolyte deck
text-put-under-acolytes = put { $acolyte } on the bottom of the acolyte deck
text-recall-acolytes = shuffle the last { $count } discarded acolytes into the acolyte deck
text-discard-this = this card is discarded without its effect
text-cloaks = every hit costs the nemesis 1 nemesis token; it always has { $least } to { $most } of them ({ $least_increased } to { $most_increased } at increased difficulty)
text-there-are-none = there are no { $units } { $place }
text-swarm-row = swarm, { $husks } husks: { $text }
text-swarm = swarm
text-strike = strike

text-players-lose = the players lose the game
text-cancel-drawn-card = discard the drawn card without resolving it
text-return-minion = the last discarded minion returns to play
text-start-devoured = put one card from each gem pile on the devoured pile, starting with the most expensive
text-ward-turn = all damage to players and Gravehold is prevented this turn
text-arrange-turn-deck = look at the turn order deck and put it back in any order
text-gravehold-suffers = Gravehold suffers { $damage }
text-minion-suffers = this minion suffers { $damage }
text-gravehold-recovers = Gravehold gains { $life }
text-nemesis-recovers = the nemesis gains { $life }
text-nemesis-gains = the nemesis gains { $tokens }
text-nemesis-loses = the nemesis loses { $tokens }
text-draw-one-more = in this turn’s draw phase the nemesis draws one more card
text-go-under = put this card on the bottom of the nemesis deck instead of discarding it
text-returns-under = whenever this card would be discarded, put it on the bottom of the nemesis deck instead
text-repeat-attack = resolve the last discarded attack again
text-turn-cards-hurt = each player suffers { $damage } for each of their cards in the turn order discard pile
text-at-most-per-hit = any damage to this minion is reduced to { $damage }
text-prevented-while = as long as { $condition }, all damage to this minion is prevented
text-as-life-left = this minion has life left
text-life-left = the life left on this minion
text-with-lowest-life = with the lowest life
text-with-most = with the most { $of }
text-with-fewest = with the fewest { $of }
text-focus-discount = the next focus or opening of a breach this turn costs { $aether } less
text-two-spells-per-breach = this turn the active player may prep up to two spells to each of their opened breaches
text-next-gain-on-deck = the next card you gain this turn may be put on top of your deck instead of your discard pile
text-nth-gain = this is { $holds ->
    [yes] {""}
   *[no] not{" "}
}the { $times ->
    [1] first
    [2] second
   *[other] { $times }th
} card of this name you gain this turn
text-another-left = the supply has { $holds ->
    [yes] another
   *[no] no other
} such card
text-pile-is-empty = the supply pile of this card is { $holds ->
    [yes] {""}
   *[no] not{" "}
}empty
text-nemesis-tier = the nemesis tier is { $holds ->
    [yes] { $tier } or higher
   *[no] lower than { $tier }
}
text-named = named { $card }
text-of-any-player = of any player
text-quietly = (its effect when gained does not apply)
text-suffer-less = whenever you suffer damage, it is reduced by { $amount }, but not below { $least }
text-named-beside = a { $card } from your hand to this breach alongside this spell (at most one at a time)
text-aether-for-gems = that can only be spent to gain gems
text-aether-for-spells = that can only be spent to gain spells
text-aether-for-cards = that can only be spent to gain cards
text-aether-not-for-relics-and-spells = that cannot be spent to gain relics or spells
text-next-gain-to-ally = the next card you gain this turn goes on top of an ally’s discard pile instead of yours
text-all-charges = all charges
text-breach-any = any player’s closed breach
text-breach-own = one of { $you ->
    [yes] your
   *[no] their
} closed breaches
text-breach-cheapest = { $you ->
    [yes] your
   *[no] their
} closed breach with the lowest focus cost
text-breach-destroyed = one of { $you ->
    [yes] your
   *[no] their
} breaches
text-with-its-breach = together with a breach it is prepped in
text-spell-any = any player’s prepped spell
text-spell-own = one of your prepped spells
text-spell-fresh = a spell you prepped this turn
text-spell-bonus = , adding { $damage }
text-spell-twice = , then cast it again
text-cost-at-least = costing { $cost } or more
text-cost-at-most = costing { $cost } or less
text-each-neighbour = for each spell in adjacent breaches
text-neighbours = the number of spells in adjacent breaches
text-twice = twice
text-nth-play = this is { $holds ->
    [yes] {""}
   *[no] not{" "}
}the { $times ->
    [1] first
    [2] second
   *[other] { $times }th
} card of this name you play this turn
text-split = split as you like between the nemesis and any number of minions
text-different-spells = cast up to { $times } different prepped spells of any players, one after another; after each, put it into an ally’s hand
text-slain = this damage { $holds ->
    [yes] sends
   *[no] does not send
} a minion to the nemesis discard pile
text-exhausted = { $you ->
    [yes] you are
   *[no] { $player } is
} { $holds ->
    [yes] {""}
   *[no] not{" "}
}exhausted
text-place-sigil = replace an opened breach Ⅰ or Ⅱ of any player with a sigil breach (always opened, +2 damage to spells cast from it); the spells prepped there return to that player’s hand
text-to-breach = to { $any ->
    [yes] any of { $you ->
        [yes] your
       *[no] their
    } breaches, opened or closed
   *[no] one of { $you ->
        [yes] your
       *[no] their
    } breaches
}
text-on-deck = this card on top of your deck instead of your discard pile
text-into-own-hand = { $cards } into your hand
text-from-supply = from the supply
text-from-any-hands = from their hands
text-discard-into-deck = { $you ->
    [yes] your discard pile into your deck
   *[no] their discard pile into their deck
}
text-top-of-deck = the top { $count } cards of { $you ->
    [yes] your
   *[no] their
} deck
text-top-of-nemesis-deck = the top { $count } cards of the nemesis deck without resolving them
text-top-turn-card = the top card of the turn order deck
text-into-turn-deck = into the turn order deck
text-player-of-card = the player whose card it is
text-unleashes = unleash{ $times ->
    [1] {""}
    [2] {" "}twice
    [3] {" "}three times
   *[other] {" "}{ $times } times
}{ $more ->
    [yes] {" "}more
   *[no] {""}
}
text-unleash-times = unleash { $times }
text-increased-difficulty = increased difficulty is { $holds ->
    [yes] in use
   *[no] not in use
}
text-at-difficulty = { $beginner ->
    [yes] at beginner difficulty,
   *[no] at increased difficulty,
} { $text }
text-or-if-increased = ({ $number } at increased difficulty)
text-last-token-wins = when the last nemesis token is gone, the players lose
text-set-life = this minion’s life is { $life }
text-each-tier-three = for each tier 3 card discarded this way
text-tier-three = the number of tier 3 cards discarded this way
text-husk-life = each husk has { $life }. At the end of each turn, damaged husks recover all their life
text-devour = the nemesis devours { $cards }
text-devour-one-by-one = the nemesis devours { $cards }, each from any supply pile
text-pile = from { $rank ->
    [cheapest] the cheapest{" "}
    [dearest] the most expensive{" "}
    [second-dearest] the second most expensive{" "}
   *[any] any{" "}
}{ $kind ->
    [gem] gem
    [relic] relic
    [spell] spell
   *[card] supply
} pile
text-each-of-them = each of them
text-each = for each { $unit }{ $gender ->
   *[other] {""}
}
text-of-whoever-has-most = of the player who has the most
text-number-of = the number of { $units }
text-of-number-of = the number of { $units }
text-there-is = { $what ->
    [tokens] the nemesis has at least 1 fury token
    [nemesis_tokens] the nemesis has at least 1 nemesis token
   *[other] there is at least one { $unit } { $place }
}
text-you-have-none = you have { $holds ->
    [yes] no
   *[no] any
} { $units }

## What else is printed on a card, in this order

printed-tags = { $tags }
printed-nemesis = { kind-nemesis }: { $nemesis }
printed-box = box: { $box }
tag-starter = starting card

# what abilities answer
when-damaged = this minion suffers damage
when-nemesis-damaged = the nemesis suffers damage
when-damaged-by-player = a player deals damage to this minion
when-played = you play a card
text-shared-charges = allies gain a total of { $amount }, split as you choose
text-shared-corruptions = the players gain a total of { $amount }, split as they like; put each on top of its player’s deck
text-only-if = { $text } (only possible if { $condition })
text-each-reveals = each player reveals the top card of their deck and may discard it
text-damage-and-cost = deal { $damage }, plus damage equal to the discarded gem’s cost
text-by-players = ({ $number } in games with 3–4 players)
text-place-husks = in play
text-place-acolytes = in play
text-place-turn_cards_discarded = in the turn order discard pile
text-place-nemesis_turns_discarded = in the turn order discard pile
text-place-tokens = {""}
text-place-nemesis_tokens = {""}
text-place-players = {""}
text-place-empty_piles = {""}
text-there-are = { $theirs ->
    [yes] the nemesis has
   *[no] there { $number ->
        [one] is
       *[other] are
    }
} { $how ->
    [at-least] at least
    [at-most] at most
    [fewer] fewer than
    [more] more than
    [exactly] exactly
   *[not-exactly] not exactly
} { $units } { $place }
text-strikes = strike { $times }
text-life-reaches = this minion has { $holds ->
    [yes] at least
   *[no] less than
} { $life } left
event-moved-deck-hand-by = { $receiver } draws { $card }
event-moved-discard-hand = { $card } goes to { $receiver }’s hand
event-moved-played-hand = { $receiver } returns { $card } to their hand
event-moved-deck-discard = { $receiver } discards { $card } from their deck
event-spell-discarded = { $player } discards a prepped spell: { $card }
event-swarm = { $amount ->
    [one] The swarm strikes: { $amount } husk
   *[other] The swarm strikes: { $amount } husks
}
event-moved-discard-discard = { $receiver } receives { $card }

## What is said of it in the set-up

setup-about-nemesis-rageborne = Simple and brutal: its fury grows until it strikes. The best first opponent.
setup-about-nemesis-carapace-queen = Her husks multiply. A race against numbers.
setup-about-nemesis-crooked-mask = It hides corruptions in your decks and waits until they come back.
setup-about-nemesis-prince-of-gluttons = He eats the supply, the cheapest piles first. Buy before he does.
setup-about-nemesis-umbra-titan = Its tokens are your clock: when the last one goes, so does Gravehold.
setup-about-nemesis-gate-witch = She bends time and steals turns. For experienced mages.
setup-about-nemesis-hollow-crown = Nobody can hurt it: its acolytes fight and bleed in its place.
setup-about-nemesis-magus-of-cloaks = Every cloak softens a blow. Many small hits first, then a large one.
setup-about-mages-adelheim = The shield: stops an attack or a power before it happens.
setup-about-mages-brama = The healer: gives any player 4 life. Easy to play, always useful.
setup-about-mages-jian = The echo: casts a prepped spell twice, an ally’s if she likes.
setup-about-mages-kadir = The gatekeeper: three spells back to the hand, two into each opened breach.
setup-about-mages-lash = The clock: gives a player one more turn before the nemesis comes.
setup-about-mages-mist-ae = The captain: fills an ally’s hand when it counts. Easy to play.
setup-about-mages-phaedraxa = The seer: a whole turn in which nobody is hurt.
setup-about-mages-xaxos = The schemer: charges for allies, and the turn order as he likes it.
setup-about-mages-dezmodia = The storm: carves a sigil breach that adds 2 damage to every spell.
setup-about-mages-garu = The giant: throws prepped spells away for one enormous blow.
setup-about-mages-gex = The teacher: thins the deck while an ally draws and heals. Easy to play.
setup-about-mages-mazahaedron = The wall: a cheap gem for himself, 4 life for Gravehold.
setup-about-mages-mist-we = The storm of hands: casts three prepped spells and passes them on.
setup-about-mages-quilius = The hunter: collects trophies from minions and turns them into damage.
setup-about-mages-ulgimor = The last hope: heals himself, and an ally once he is exhausted. Easy to play.
setup-about-mages-yan-magda = The empress: free cards for the mage who opens her breaches early.
setup-about-difficulty-beginner = Mages 12 life, Gravehold 35, the nemesis 10 less.
setup-about-difficulty-normal = Mages 10 life, Gravehold 30, the nemesis as printed.
setup-about-difficulty-expert = As normal, with the increased difficulty of the nemesis.
setup-about-difficulty-extinction = Mages 8 life, Gravehold 25, the nemesis 10 more, and increased difficulty.
setup-about-boxes = Mages, nemeses and cards come from the boxes you switch on.
setup-about-market = Nine piles that everybody buys from: a ready supply, a template, or nine cards of your choice. A template says what each pile costs; the cards themselves are drawn at random.
setup-about-market-random = 3 gems, 2 relics and 4 spells, whatever they cost.
setup-about-market-setup-1 = Cost of the gems: up to 3, 4, any; relics: any, any; spells: up to 4, up to 4, 6 or more, 6 or more.
setup-about-market-setup-2 = Cost of the gems: 4 or more, 4 or more, 4 or more; relics: 5 or more, any; spells: up to 5, up to 5, up to 5, 7 or more.
setup-about-market-setup-3 = Cost of the gems: up to 3, 4–5, 4–5; relics: any; spells: 3, 4, 6 or more, 6 or more, 6 or more.
setup-about-market-setup-4 = Cost of the gems: 5 or more, any, any; relics: up to 3, 5 or more, any; spells: up to 4, 6 or more, any.
setup-about-market-setup-5 = Cost of the gems: 2, 3, 4, 5; relics: any; spells: 4, 5, 6, 7 or more.
setup-about-market-setup-6 = Cost of the gems: 3, 4; relics: up to 3, 5 or more, any; spells: 3–4, 5–6, 5–6, 7 or more.
setup-about-market-setup-1-inclusive = Cost of the gems: up to 3, 4, any; relics: any, any; spells: up to 5, up to 5, 5 or more, 5 or more.
setup-about-edition = First: effects of prepped spells once per turn, exhausted players have the lowest life, a solo mage who is exhausted loses.
setup-about-solo_turns = Playing solo, you have three turn order cards; with four, the game is easier.
setup-about-four_turns = With pairs, two mages share two cards and choose who goes first.
setup-about-solo_life = More life makes a solo game easier.
