# Sentences of cards: what the words of the vocabulary mean. Nouns and verbs are in en.yaml.

phrase-a = a { $thing }
phrase-the = the { $thing }
phrase-up-to = up to { $amount }
phrase-owned = { $long ->
    [yes] the { $thing } of { $owner }
   *[no] { $owner }’s { $thing }
}
phrase-has = { $player } { $plural ->
    [yes] have
   *[no] has
}
phrase-called = “{ $title }” _
phrase-as-many = as { $mass ->
    [yes] much
   *[no] many
} { $things } { $to } as { $as_many }
phrase-more = { $number } more { $thing }
phrase-n-times = { $text } { $times ->
    [2] twice
    [3] three times
   *[other] { $times } times
}
phrase-x = X { $things } { $to }, where X is { $value }
phrase-for-each = { $every ->
    [1] for each
   *[other] for every
} { $thing } { $owner ->
    [own] they have
    [you] you have
    [other] { $player } has
   *[none] {""}
}
phrase-for-each-such = for each { $things }
phrase-done-to = { $thing } { $done } this way
phrase-lasting = { $long ->
    [yes] { $lasts }, { $does }
   *[no] { $does } { $lasts }
}
phrase-bonus = { $number } { $value }
phrase-bonus-x = +X { $value }, where X is { $amount }
phrase-players-together = the players collectively
phrase-nothing-to-choose = if there { $nobody ->
    [yes] is nobody to choose
   *[no] are no such { $things }
}, { $text }

# what is done
phrase-taken-from = { $amount } from { $player }
phrase-given-to = { $amount } to { $player }
phrase-doubled = { $units }
phrase-set-to = { $units } to { $value }
phrase-die = { $sides ->
    [6] a die
   *[other] a { $sides }-sided die
}
phrase-put-on = { $tokens } on { $cards }
phrase-removed-from = { $tokens } from { $cards }
phrase-to-target = to { $target }
phrase-top-of = the { $one ->
    [yes] { $top }
   *[no] top { $cards }
} of { $pile }
phrase-in-any-order = { $cards } { $zone } in any order
phrase-attack-on = attack on { $whom }
phrase-the-attack = the attack
phrase-effect-to-attacker = its effect back to the attacker
phrase-turn-passes = the turn passes to { $player }

# how it goes
phrase-may = { $who } may { $does }
phrase-may-then = { $who } may { $does }. If { $sort ->
    [you] you
   *[one] they
} do, { $then }
phrase-may-do-this = { $who } may do this: { $then }
phrase-one-of = one: { $branches }
phrase-if = if { $condition }, { $then }
phrase-otherwise = Otherwise, { $text }
phrase-repeat = do this { $times }: { $text }
phrase-while = as long as { $condition }, repeat: { $text }
phrase-one-by-one = one by one, for { $how ->
    [most] up to { $most }
    [any] any number of
   *[each] each of the
} { $things } { $must }: { $text }
phrase-including = (including { $things })
phrase-next-time = the next time this turn { $text }
phrase-this-turn = until the end of the turn, { $whom } { $text } { $times }
phrase-times-only = ({ $times } only)
phrase-for-player = for { $player }:

# what is chosen
phrase-among = among { $them }
phrase-not-a = that is not a { $thing }
phrase-cost-bound = { $nothing ->
    [yes] costing 0
   *[no] { phrase-cost-between }
}
phrase-cost-between = costing { $plain ->
    [yes] { $value } or { $bound ->
        [most] less
       *[least] more
    }
   *[no] { $bound ->
        [most] at most
       *[least] at least
    } { $value }
}
phrase-with-extreme = with the { $end ->
    [most] highest
   *[least] lowest
} { $value }
phrase-other-than = other than { $them }
phrase-card-if = if { $condition }
phrase-of-pile = of { $pile }
phrase-chosen-by = of { $player }
phrase-player-has = who has { $units }
phrase-player-room = who can have more { $units }
phrase-player-most = with the most { $units }
phrase-player-fewest = with the fewest { $units }
phrase-those-who = those who { $did }
phrase-player-if = for whom { $condition }
phrase-player-holding = who has { $cards }
phrase-beside = on { $you ->
    [yes] your { $side }
   *[no] the { $side } of { $player }
}
phrase-its = its { $thing }
phrase-of-card = of { $card }
phrase-from-to = from { $least } to { $most }

# how many
phrase-number-of = the number of { $units }
phrase-number-of-those-who = the number of players who { $did }
phrase-each-who = for each player who { $did }
phrase-divided = { $value } divided by { $by }, rounded down
phrase-times-value = { $times ->
    [2] twice
   *[other] { $times } times
} { $value }
phrase-as-many-as = { $how ->
    [rolled] you rolled
   *[chosen] you chose
}
phrase-the-number = the number { $how ->
    [rolled] rolled
   *[chosen] chosen
}
phrase-highest-among = the { $highest } among { $cards }
phrase-on-card = on { $card }
phrase-done-this-turn = { $things } { $done } this turn
phrase-kinds-this-turn = { $kinds } { $done } this turn
phrase-names-this-turn = differently named { $things } { $done } this turn
phrase-each-name = for each of the { $units }
phrase-printed = { $its ->
    [yes] { $several ->
        [yes] their
       *[no] its
    } { $printed }
   *[no] the { $printed } of { $card }
}
phrase-and-more = and { $number } more
phrase-and-less = , minus { $number }
phrase-minus = { $value } minus { $by }
phrase-half = half { $half }, rounded { $up ->
    [yes] up
   *[no] down
}
phrase-lower-of = the lower of { $one } and { $other }
phrase-for-the-ranked = for the player with the { $fewest ->
    [yes] fewest
   *[no] most
} { $units } (if tied, for each of them)
phrase-for-whoever = for the player with the { $fewest ->
    [yes] fewest
   *[no] most
} { $units }
phrase-provided = if { $condition }

# conditions
phrase-has-at-least = { $has } { $holds ->
    [yes] at least
   *[no] fewer than
} { $number }
phrase-has-at-most = { $has } { $holds ->
    [yes] at most
   *[no] more than
} { $number }
phrase-there-is = there is { $holds ->
    [yes] a { $thing }
   *[no] no { $thing }
}
phrase-there-are = there are { $holds ->
    [yes] at least
   *[no] fewer than
} { $number }
phrase-reaches = { $amount } is { $holds ->
    [yes] at least
   *[no] less than
} { $goal }
phrase-happened = { $holds ->
    [yes] a
   *[no] no
} { $thing } was { $done } this turn
phrase-happened-times = { $holds ->
    [yes] at least
   *[no] fewer than
} { $number } were { $done } this turn
phrase-exactly = { $amount } is { $holds ->
    [yes] exactly
   *[no] not
} { $goal }
phrase-somebody-did = { $holds ->
    [yes] somebody
   *[no] nobody
} { $did }
phrase-this-was-done = this was { $holds ->
    [yes] done
   *[no] not done
}
phrase-somebody-chosen = { $holds ->
    [yes] a
   *[no] no
} player was chosen this way
phrase-something-done = { $holds ->
    [yes] a
   *[no] no
} { $thing } was { $done } this way
phrase-lies-in = { $card } is { $holds ->
    [yes] {""}
   *[no] not
} { $zones }
phrase-after-attack = after this attack { $text }
phrase-has-text = { $card } has { $holds ->
    [yes] { $part ->
        [attack] an attack
       *[other] such a text
    }
   *[no] { $part ->
        [attack] no attack
       *[other] no such text
    }
}
phrase-agreed = you { $holds ->
    [yes] agreed
   *[no] did not agree
} before the game on “{ $option }: { $value }”
phrase-same = { $one } { $you ->
    [yes] are
   *[no] is
} { $holds ->
    [yes] {""}
   *[no] not
} { $other }
phrase-one-of-them = { $one } { $you ->
    [yes] are
   *[no] is
} { $holds ->
    [yes] {""}
   *[no] not
} one of { $them }
phrase-turn-of = it is { $holds ->
    [yes] {""}
   *[no] not
} { $whose ->
    [you] your
    [others] another player’s
   *[one] { $player }’s
} turn
phrase-is-a = { $card } is { $holds ->
    [yes] {""}
   *[no] not
} a { $thing }

# modifiers and abilities
phrase-not-below = (but not below { $least })
phrase-multiplies = { $value } is { $factor ->
    [0] prevented
    [2] doubled
    [3] tripled
   *[other] multiplied by { $factor }
}
phrase-is-at-most = { $value } is at most { $most }
phrase-against = against { $things }
phrase-limit = ({ $limit ->
    [1] once
   *[other] at most { $times }
} per turn)
phrase-when = when { $text }
phrase-on-condition = , if { $condition }
phrase-answering = { $happening }{ $condition }, { $instead ->
    [yes] instead
   *[no] {""}
} { $text }
when-gained = { $of ->
    [this] this card is gained
    [you] you gain a { $card }
    [others] another player gains a { $card }
   *[all] a player gains a { $card }
}
when-destroyed = { $of ->
    [this] this card is destroyed
    [you] you destroy a { $card }
    [others] another player destroys a { $card }
   *[all] a player destroys a { $card }
}
when-damaged = { $of ->
    [you] you suffer
    [others] another player suffers
   *[all] a player suffers
} damage
when-healed = { $of ->
    [you] you heal
    [others] another player heals
   *[all] a player heals
}
when-leaves-play = { $of ->
    [this] this card
   *[all] a card
} leaves play

# players and cards to whom something has happened
did-hurt = was hurt
did-not-hurt = was hurt
did-fallen = fell
did-not-fallen = fell
did-avoided = avoided the attack
did-not-avoided = avoided the attack
did-sent_back = sent the attack back
did-not-sent_back = sent the attack back
phrase-n-times-first = { $times ->
    [2] twice
    [3] three times
   *[other] { $times } times
}, { $text }
