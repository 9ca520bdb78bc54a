### Words of Krutagidon.

game-title = Krutagidon

## Kinds of cards

kind-wizard = wizard
kind-creature = creature
kind-spell = spell
kind-treasure = treasure
kind-place = place
kind-legend = legend
kind-familiar = familiar
kind-starter = starter
kind-wild = wild magic
kind-limp = limp wand
kind-mayhem = mayhem
kind-token = dead wizard token
kind-property = property
kind-object = object

## The table

zone-box = box
zone-main = main deck
zone-revealed = revealed card
zone-market = market
zone-mayhem = destroyed mayhems
zone-legends = legend stack
zone-legend = legend
zone-wild_magic = wild magic
zone-limp_wands = limp wands
zone-token_stack = dead wizard token stack
zone-destroyed = destroyed cards
zone-borrowed = card from an enemy’s deck
zone-prizes = prizes nobody has
zone-hand = hand
zone-deck = deck
zone-discard = discard pile
zone-played = played cards
zone-ongoing = ongoing cards
zone-tokens = dead wizard tokens
zone-objects = prizes
zone-familiar = familiar
zone-property = property
zone-loan = borrowed property
zone-offers = dealt to choose from
counter-life = lives
counter-power = power

fact-prices = { $value } power

## Set-up

setup-familiars = familiars
setup-familiars-dealt = two dealt, keep one
setup-familiars-picked = picked in turn order
setup-properties = properties
setup-properties-dealt = two dealt, keep one (with five players one dealt)
setup-properties-picked = picked in turn order
setup-promos = promo familiars
setup-promos-on = with all four
setup-promos-off = without them
setup-length = length
setup-length-full = full tournament
setup-length-short = shorter: about half the legends and tokens
setup-scores = scores during the game
setup-scores-hidden = hidden until the end
setup-scores-shown = always shown
setup-first = first player
setup-drink = Doctor Had-a-Drink doubles
setup-drink-turn = all power of the turn
setup-drink-once = only the power you have at that moment
setup-takes = cards taken from the main deck (Mayhem M and U)
setup-takes-hand = go into the hand
setup-takes-discard = go into the discard pile
setup-prize = the grand prize makes you discard
setup-prize-any = any card of the new hand
setup-prize-drawn = one of the six cards drawn

## Questions

prompt-player = choose a wizard
prompt-turn = your turn: play and buy cards, or end the turn
prompt-property = which property do you keep?
prompt-familiar = which familiar do you keep?
prompt-take-part = take part in this mayhem?

option-play = Play: { $card }
option-buy = { $kind ->
    [legend] Defeat: { $card }
   *[other] Buy: { $card }
}
option-end = End the turn

reason-costs-power = costs { $need } power, you have { $have }
reason-costs-life = costs { $need } lives, you have { $have }

## What happened

event-turn = { $player } begins a turn
event-mayhem = { $card } breaks out!
event-legend = A new legend steps up: { $card }
event-bought = { $kind ->
    [legend] { $player } defeats { $card } for { $amount } power
   *[other] { $player } buys { $card } for { $amount } power
}
event-played = { $player } plays { $card }
event-attacked = { $nobody ->
    [yes] { $kind ->
        [legend] Group attack: { $card }
       *[other] { "" }
    }
   *[no] { $player } attacks: { $card }
}
event-defended = { $player } defends with { $card }
event-sent-back = { $player } redirects the attack with { $card }
event-died = { $player } dies!
event-killed = { $known ->
    [yes] { $player } has killed an enemy with { $card }
   *[no] { $player } has killed an enemy
}
event-back = { $player } is back from the dead
event-token = { $player } gets a dead wizard token: { $card }
event-prize = { $player } takes the grand prize
event-rlyeh = { $player } now controls R’lyeh
event-stays-out = { $player } stays out of the mayhem
event-acted = { $player } uses { $card }
event-revealed = { $known ->
    [yes] { $nobody ->
        [yes] { $kind ->
            [object] { "" }
           *[other] { $owned ->
                [yes] { $giver } reveals { $card }
               *[no] Revealed: { $card }
            }
        }
       *[no] { $player } looks at { $card }
    }
   *[no] { "" }
}
event-counted-life = { $player }: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} { $amount ->
    [one] life
   *[other] lives
} (now { $total })
event-counted-power = { "" }
event-moved = { "" }
event-moved-to-destroyed = { $owned ->
    [yes] { $giver } destroys { $card }
   *[no] Destroyed: { $card }
}
event-moved-hand-discard = { $passed ->
    [yes] { $giver } passes { $card } to { $receiver }
   *[no] { $receiver } discards { $card }
}
event-moved-discard-discard = { $passed ->
    [yes] { $giver } gives { $card } to { $receiver }
   *[no] { "" }
}
event-moved-hand-hand = { $passed ->
    [yes] { $giver } hands { $card } to { $receiver }
   *[no] { "" }
}
event-moved-deck-hand = { $passed ->
    [yes] { $giver } hands { $card } to { $receiver }
   *[no] { "" }
}
event-moved-deck-hand-by = { $passed ->
    [yes] { $giver } hands { $card } to { $receiver }
   *[no] { $known ->
        [yes] { $receiver } draws { $card }
       *[no] { $receiver } draws a card
    }
}
event-moved-discard-hand = { $passed ->
    [yes] { $giver } hands { $card } to { $receiver }
   *[no] { $receiver } takes { $card } from the discard pile
}
event-moved-deck-discard = { $receiver } discards { $card } from the deck
event-moved-ongoing-discard = { $receiver } discards { $card } from play
event-moved-revealed-hand = { $receiver } takes { $card } from the main deck
event-moved-revealed-discard = { $receiver } gains { $card } from the main deck
event-moved-revealed-deck = { $receiver } puts { $card } from the main deck on top of the deck
event-moved-tokens-tokens = { $passed ->
    [yes] { $receiver } gets a dead wizard token from { $giver }: { $card }
   *[no] { "" }
}
event-moved-tokens-revealed = { $giver } gives up a dead wizard token: { $card }
event-moved-revealed-tokens = { $receiver } gets a dead wizard token: { $card }
event-moved-tokens-token_stack = { $giver } shuffles a dead wizard token back: { $card }
event-moved-box-loan = { $receiver } borrows the property “{ $card }”
event-moved-loan-box = { $giver } returns the property “{ $card }”
event-moved-limp_wands-discard = { $receiver } gains a limp wand
event-moved-limp_wands-deck = { $receiver } gains a limp wand and puts it on top of their deck
event-moved-to-wild_magic = Back to the pile: { $card }
event-moved-to-limp_wands = Back to the pile: { $card }
event-moved-wild_magic-hand = { $receiver } gains { $card } to their hand
event-moved-main-market = { "" }
event-shuffled = { "" }
event-ended-no-legends = The last legend is defeated: the tournament is over!
event-ended-short-market = The main deck is empty: the tournament is over!
event-ended-no-tokens = The dead wizard tokens have run out: the tournament is over!
event-ended-stalemate = Nobody can get anywhere any more: the tournament is over!

## Errors

error-first = player { $first } cannot begin: there are { $seats } players
error-one-for-each = “{ $option }” is one of { $ways }, or names one for each of { $seats } players, not { $chosen }
error-given-twice = “{ $option }”: there is only one “{ $card }”
error-too-many-copies = { $place }: the box holds only { $copies } of “{ $card }”
error-no-promos = “{ $card }” is a promo familiar, and this game is played without them
error-not-a-mayhem = “{ $card }” is not a mayhem
error-passing-place = { $place }: a position cannot put cards there
error-not-its-place = { $place }: “{ $card }” cannot be there
error-not-ongoing = { $place }: “{ $card }” is not an ongoing card
error-no-room = { $place }: there is room for { $most }, not for { $given }
error-not-alive = { $place }: a living wizard has 1 to { $most } lives, not { $number }
error-only-one-each = { $place }: a wizard has only one
error-rlyeh-without-cthulhu = { $place }: R’lyeh belongs to the owner of Cthulhu
error-not-a-phase = there is no phase “{ $phase }”; the phases are { $phases }
error-between-turns = { $place }: a position cannot begin between two turns; the phase “legend” reveals a legend after a turn
error-whose-prize = the grand prize belongs to one of { $seats }, not to { $who }
error-prize-twice = { $place }: the grand prize is given to two wizards
error-bad-chance = { $place }: chance takes a list of cards, not “{ $given }”
error-not-on-table = { $place }: “{ $card }” is nowhere on this table
error-nothing-to-play = { $order }: “{ $card }” cannot be played
error-no-legend-left = { $order }: no legend is left to reveal
error-not-a-legend = “{ $card }” is not a legend
error-not-a-token = “{ $card }” is not a dead wizard token
error-order-for-whom = { $order }: expected one of { $seats }, not { $who }
error-order-how-much = { $order }: expected a whole number, not { $value }

## What makes up a score, and what else is printed on a card

part-cards = on cards
part-legends = legends
part-formulas = cards with a star
part-limp_wands = limp wands
part-tokens = dead wizard tokens
printed-wizard = { $wizard ->
    [snotia] wizard: Snotia the Viscous Viscountess
    [mr-lucky] wizard: Mr. Lucky and the Charms
    [joan-of-spark] wizard: Joan of Spark
    [scion-of-cthulhu] wizard: Scion of Cthulhu
    [venture] wizard: Venture the Party Dragon
    [hellish-huffman] wizard: Hellish Huffman and His Band of Rage
    [game-over-lord] wizard: The Game Over Lord
    [mcravey] wizard: McRavey the Highland Magus
    [roachsauce] wizard: Roachsauce, Reveller of the Underworld
    [fey-ticklebottom] wizard: Fey Ticklebottom
    [sir-kitty-purrington] wizard: Sir Kitty Purrington
    [mudstar] wizard: Mudstar the Muck Bug
   *[other] { "" }
}
printed-copies = { $copies ->
    [1] { "" }
   *[other] { $copies } copies
}
printed-promo = promo

## Text of cards

text-cost = cost { $cost }
text-nothing = no effect
text-attack = attack: { $text }
text-defence = defence: discard this card { $ongoing ->
    [yes] from play{" "}
   *[no] {""}
}to avoid the attack{ $then }
text-ongoing = ongoing{ $text ->
    [no] {""}
   *[other] : { $text }
}
text-group-attack = group attack: { $text }
text-once = once per turn: { $text }
text-score = at the end of the game: { $text }
text-with-lives = with { $number } or { $bound ->
    [most] fewer
   *[least] more
} lives
text-after-attack = { $what } once the attack is over
text-all-but-one-of-each = cards in their hand until at most one of each kind is left
phrase-if-there-is-none = if there { $several ->
    [yes] are
   *[no] is
} none, { $text }
phrase-gained-to = { $cards } { $zone ->
    [deck] and puts it on top of their deck
   *[hand] to their hand
}
text-into-hand = { $cards } into your hand
phrase-controlled = under your control
phrase-as-printed = { $value }
phrase-as-the-dearest = { $hand ->
    [yes] the highest cost in it
   *[no] { $value }
}
text-doubled = { $what ->
    [attack_damage] your attacks deal double damage
    [healing] all lives you heal are doubled
   *[other] your power is doubled
}
text-more-damage-from = you take { $amount } more damage from attacks with the card “{ $card }”
text-dearer = { $things } cost you { $amount } more power
phrase-first-in-turn = the first time you play a { $card } in each of your turns, { $text }
phrase-second-in-turn = when you play your second { $card } in a turn, { $text }
phrase-kinds-in-turn = as soon as you have played cards of { $number } different kinds in a turn, { $text }
phrase-names-in-turn = as soon as you have played { $cards } in a turn, { $text }
text-play-top-of = the top card of { $pile } as if it were yours; it then goes to its owner’s discard pile, but an ongoing card stays in play and is yours
text-each-if-tied = (if tied, each of them)
text-whose-hand-costs = the wizard (if tied, each of them) whose cards cost the { $most ->
    [yes] most
   *[no] least
} in total
text-neighbour-of-each = each wizard’s { $side ->
    [left] left
   *[right] right
} enemy
phrase-apiece = { $amount } each
phrase-they-die = they { $holds ->
    [yes] die
   *[no] do not die
} from it
text-current-group-attack = the current legend’s group attack to { $all ->
    [yes] each wizard
   *[no] yourself alone
}
text-comes-back = you come back with { $lives }
text-play-mayhem = { $mayhem }; you may stay out of it
text-you-decide-on-discarding = you decide whether to discard { $cards }
text-any-number-of-times = { $who } may { $does } any number of times
phrase-whoever-did-not = whoever does not { $does }
text-gained-on-deck = { $next ->
    [yes] put the next card you buy or gain this turn on top of your deck
   *[no] put cards { $which } on top of your deck when you buy or gain them
}
text-tag-no-mayhem-defence = you cannot avoid mayhem attacks
text-defends-from-play = you may defend with this card while it is in play
text-costs-more = costs { $points } more than other tokens
text-replace-in-market = replace it from the main deck

when-played = you play a { $card }
when-gained = you buy or gain a { $card }
when-destroyed = you destroy a { $card } of yours
when-killed = you kill an enemy
phrase-turn-starts = at the start of your turn, { $text }
phrase-turn-ends = at the end of your turn, { $text }

phrase-has-all-lives = { $has } { $number } now
phrase-in-that-hand = in it
phrase-at-least-there = { $owned ->
    [yes] you own
   *[no] there are
} { $holds ->
    [yes] at least
   *[no] fewer than
} { $number } { $where }
phrase-of-them = of { $them }
phrase-worth = worth { $points } or more (a star counts as 3)
phrase-each-gained = { $thing } you bought or gained this turn
phrase-first-card = this is the first card you play this turn
text-not-an-attack = this is not an attack
phrase-whole-hand = their hand
phrase-owned = { $role ->
    [yes] { $owner }’s { $thing }
   *[no] the { $thing } of { $owner }
}
phrase-as-many = { $things } { $to } equal to { $as_many }
phrase-x = { $things } { $to } equal to { $value }
phrase-effect-to-attacker = the attack’s effect to the attacker
did-hurt = took damage
did-not-hurt = took damage
did-fallen = dies from it
did-not-fallen = dies from it

phrase-each-who = for each enemy who { $did }

## Idioms: texts that no sentence follows step by step

idiom-overmind-attack = an enemy of your choice discards a card costing 5 or more from their hand. If they avoid this attack while holding such a card, they take 5 damage
idiom-fatalizer-death = if they die from it, reveal 2 dead wizard tokens from the stack and choose which of them they get for this death; shuffle the other one back
idiom-cthulhu-rule = while you own this card, you control R’lyeh
idiom-nauseatico-play = draw 1 card. Each time you buy or gain a card this turn, play an attack: an enemy of your choice takes damage equal to the card’s cost
idiom-necromantics-attack = if you control a dead wizard token, you may choose an enemy who controls one too. Swap one of your tokens for one of theirs; then each of the two takes effect on its new controller
idiom-big-bone-rule = until the final scoring it counts as one more dead wizard token you control
idiom-krazztar-group-attack = each wizard chooses a card in hand and puts it into the discard pile of their left enemy, who takes damage equal to twice its cost. Wizards who avoid this neither give nor receive a card
idiom-twin-tongue-play = reveal the top card of the main deck and put it on top of your deck. If it is a mayhem, destroy it and gain 3 power instead
idiom-lady-britta-play = gain 2 power and draw 1 card. Destroy a limp wand in your hand, a limp wand in your discard pile, or both
idiom-constantine-play = gain 3 power. Take a random unused property token; you have that property too until the next legend is defeated
idiom-constantine-group-attack = each wizard’s lives drop to match the weakest wizard’s
idiom-doctor-had-a-drink-play = all your power this turn is doubled
idiom-grand-prize-rule = at the end of your turn you draw 6 cards instead of 5, then discard one. Whoever kills an enemy takes the prize
idiom-rlyeh-rule = the owner of Cthulhu controls R’lyeh
idiom-mayhem-c-event = each wizard reveals the top card of their deck. Whoever reveals the most expensive card puts it into the discard pile of whoever reveals the cheapest
idiom-mayhem-f-event = each wizard reveals the top 2 cards of their deck, destroys one of them and takes the other into their hand. Then they take damage equal to its cost
idiom-mayhem-g-event = the weakest and the strongest wizard swap life totals
idiom-mayhem-j-event = each wizard may gain the top card of the main deck. Each wizard who does destroys the top card of their own deck
idiom-mayhem-l-event = play 2 random cards from the destroyed mayhems, one after the other
idiom-mayhem-m-event = each wizard may destroy a card in their hand or discard pile. They take as many cards from the main deck as the destroyed card was worth victory points (a star counts as 3)
idiom-mayhem-o-event = each wizard reveals their hand and plays all attacks in it against themselves
idiom-mayhem-q-event = all attacks in the market are resolved from left to right. The wizard whose turn it is chooses their targets
idiom-mayhem-r-event = each wizard who controls a dead wizard token puts one on a common pile. Shuffle it and deal each of these wizards one token, which takes effect at once
idiom-mayhem-s-event = the right enemy of each wizard may destroy a card in hand and a card in the discard pile
idiom-mayhem-u-event = each wizard takes the top card of the main deck and takes damage equal to its cost. If it is a mayhem, it is destroyed and nothing else happens

## Questions that a card asks in its own words

ask-mayhem-a-may = discard your whole hand and draw 2 cards? If not, you gain a limp wand
ask-mayhem-j-may = gain the top card of the main deck and destroy the top card of your own?
ask-mayhem-k-may = destroy the most expensive card in your hand to heal 13 lives?
ask-mayhem-m-may = destroy a card and take as many cards from the main deck as it was worth points?
ask-mayhem-m-pick-destroy = which card do you destroy?
ask-mayhem-d-pick-destroy = pay 4 lives and destroy a card from your hand?
ask-mayhem-f-pick-destroy = which of the 2 cards do you destroy? You take the other
ask-mayhem-o-pick-perform = which of your attacks do you suffer next?
ask-mayhem-r-pick-move = which dead wizard token do you put on the pile?
ask-mayhem-c-player = who gets the card?
ask-mayhem-g-player = whose lives are swapped?
ask-vi-ar-virtual-wizard-pick-discard = which of the 2 cards you drew do you discard?
ask-lead-orkganizer-pick = which of these mayhems do you play?
ask-grand-prize-pick-discard = you drew 6 cards instead of 5, so discard one
ask-krazztar-pick = which card do you pass to your left enemy?
ask-fatalizer-player = which of your weakest enemies do you attack?
ask-fatalizer-pick-move = which token does your victim get?
ask-mega-fist-player = your left or your right enemy?
ask-necromantics-player = with whom do you swap a dead wizard token?
ask-necromantics-pick-move = which token is swapped?
ask-rlyeh-player = who gets the card you destroy?
ask-wild-magic-player = whose top card do you play?
ask-utter-rubbish-may = does its owner discard the revealed card?
ask-acid-dragon-may = destroy the card you looked at?
ask-prop-spell-scrying-may = discard the card you looked at?
ask-scorched-squire-may = destroy one of the 2 cards you looked at?
ask-scorched-squire-pick-destroy = which card do you destroy?
ask-scorched-squire-pick-move = which card goes back first? The last one ends up on top
ask-twin-tongue-pick-move = which card goes back first? The last one ends up on top
ask-rod-of-swinishness-pick-move = which card costing 0 do you give away?
ask-dwt-gifts-from-enemies-may = give the dead wizard a card from your discard pile?
ask-dwt-gifts-from-enemies-pick-move = which card do you give away?
ask-dwt-top-card-to-enemy-player = who gets the revealed card?
ask-sweet-kitty-pick-move = which dead wizard token do you shuffle back?
ask-lady-britta-pick-destroy = destroy a limp wand?
ask-mudbeard-thinker-pick-destroy = which card do you destroy?
ask-dire-warning-pick = which card of this kind do you keep?

## What is said of it in the set-up

setup-about-familiars = A familiar helps its wizard all game long, once it is bought.
setup-about-properties = A property is a rule that holds for one wizard only.
setup-about-promos = Four more familiars, once printed as promos.
setup-about-scores = Shown scores make planning easier and grudges stronger.
setup-about-drink = The card can be read in two ways; choose one.
setup-about-takes = The rules leave it open; choose one.
setup-about-prize = The rules leave it open; choose one.
