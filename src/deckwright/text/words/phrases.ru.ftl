# Предложения карт: что означают слова словаря. Существительные и глаголы — в ru.yaml.

phrase-a = { $thing }
phrase-the = { $thing }
phrase-up-to = до { GEN($amount) }
phrase-owned = { $thing } { GEN($owner) }
phrase-has = у { GEN($player) }
phrase-called = _ «{ $title }»
phrase-as-many = столько { $things } { $to }, { $as_many }
phrase-more = ещё { $amount }
phrase-n-times = { $text } { $times ->
    [2] дважды
    [3] трижды
    [few] { $times } раза
   *[other] { $times } раз
}
phrase-x = X { $things } { $to }, где X — { $value }
phrase-for-each = за { $each } { $own_thing } { $owner ->
    [other] { GEN($player) }
   *[none] {""}
}
phrase-for-each-such = за { $each } { $things }
phrase-done-to = { $done } { $thing }
phrase-lasting = { $long ->
    [yes] { $lasts } { $does }
   *[no] { $does } { $lasts }
}
phrase-bonus = { $number } к { DAT($value) }
phrase-bonus-x = +X к { DAT($value) }, где X — { $amount }
phrase-players-together = игроки вместе
phrase-nothing-to-choose = если { $nobody ->
    [yes] выбрать некого
   *[no] таких { $things } нет
}, { $text }

# что делают
phrase-taken-from = { $amount } у { GEN($player) }
phrase-given-to = { $amount } { DAT($player) }
phrase-doubled = количество { $units }
phrase-set-to = количество { $units } равным { $value }
phrase-die = { $sides ->
    [6] кубик
   *[other] { $sides }-гранный кубик
}
phrase-put-on = { $tokens } на { ACC($cards) }
phrase-removed-from = { $tokens } с { GEN($cards) }
phrase-to-target = { DAT($target) }
phrase-top-of = { $top } { $pile }
phrase-in-any-order = { $cards } { $zone } в любом порядке
phrase-attack-on = атака на { $whom }
phrase-the-attack = атаки
phrase-effect-to-attacker = её эффект нападающему
phrase-turn-passes = ход переходит к { DAT($player) }

# как это происходит
phrase-may = { $who } { $sort ->
    [you] можете
    [together] могут
   *[one] может
} { $does }
phrase-may-then = { $who } { $sort ->
    [you] можете
    [together] могут
   *[one] может
} { $does }. Если { $sort ->
    [you] вы это сделаете
    [together] они это сделают
   *[one] он это сделает
}, { $then }
phrase-may-do-this = { $who } { $sort ->
    [you] можете
    [together] могут
   *[one] может
} сделать так: { $then }
phrase-one-of = одно: { $branches }
phrase-if = если { $condition }, { $then }
phrase-otherwise = Иначе { $text }
phrase-repeat = сделайте это { $times }: { $text }
phrase-while = пока { $condition }, повторяйте: { $text }
phrase-one-by-one = по очереди для { $how ->
    [most] не более чем { $counted }
    [any] любого количества { $things }
   *[each] { $each }
} { $must }: { $text }
phrase-including = (в том числе для { $things })
phrase-next-time = в следующий раз в этом ходу, когда { $text }
phrase-this-turn = до конца хода { $whom } { $text } { $times }
phrase-times-only = (только { $times })
phrase-for-player = для { GEN($player) }:

# что выбирают
phrase-among = среди { $them }
phrase-not-a = (кроме { $things })
phrase-cost-bound = { $nothing ->
    [yes] { INS($cost) } 0
   *[no] { phrase-cost-between }
}
phrase-cost-between = { $plain ->
    [yes] { INS($cost) } { $value } или { $bound ->
        [most] меньше
       *[least] больше
    }
   *[no] { INS($cost) } { $bound ->
        [most] не больше
       *[least] не меньше
    } { GEN($value) }
}
phrase-with-extreme = с { $end ->
    [most] наибольшей
   *[least] наименьшей
} { INS($value) }
phrase-other-than = (кроме { $them })
phrase-card-if = , если { $condition }
phrase-of-pile = { $pile }
phrase-chosen-by = { GEN($player) }
phrase-player-has = , у которого есть { $units }
phrase-player-room = , у которого может быть больше { GEN($units) }
phrase-player-most = с наибольшим количеством { GEN($units) }
phrase-player-fewest = с наименьшим количеством { GEN($units) }
phrase-those-who = тех, кто { $did }
phrase-player-if = , { $many ->
    [yes] для которых
   *[no] для которого
} { $condition }
phrase-player-holding = , у которого есть { $cards }
phrase-beside = { $side ->
    [left] слева
   *[right] справа
} от { GEN($player) }
phrase-its = { $card } { $thing }
phrase-of-card = { GEN($card) }
phrase-from-to = от { GEN($least) } до { GEN($most) }

# сколько
phrase-number-of = { $case ->
    [gen] количества
   *[nom] количество
} { $units }
phrase-number-of-those-who = { $case ->
    [gen] количества
   *[nom] количество
} игроков, которые { $did }
phrase-each-who = за каждого игрока, который { $did }
phrase-divided = 1/{ $by } { $of_value } с округлением вниз
phrase-times-value = { $times } × { $value }
phrase-as-many-as = сколько { $how ->
    [rolled] выпало
   *[chosen] выбрано
}
phrase-the-number = { $how ->
    [rolled] { $case ->
        [gen] выпавшего числа
       *[nom] выпавшее число
    }
   *[chosen] { $case ->
        [gen] выбранного числа
       *[nom] выбранное число
    }
}
phrase-highest-among = { $case ->
    [gen] { GEN($highest) }
   *[nom] { $highest }
} среди { $cards }
phrase-on-card = на { LOC($card) }
phrase-done-this-turn = { $things }, { $done } в этом ходу
phrase-kinds-this-turn = { $kinds } { $cards } в этом ходу
phrase-names-this-turn = { $things } с разными названиями, { $done } в этом ходу
phrase-each-name = за каждую единицу из { $units }
phrase-printed = { $its ->
    [yes] { $card } { $case ->
        [gen] { GEN($printed) }
       *[nom] { $printed }
    }
   *[no] { $case ->
        [gen] { GEN($printed) }
       *[nom] { $printed }
    } { $card }
}
phrase-and-more = и ещё { $number }
phrase-and-less = минус { $number }
phrase-minus = { $value } минус { $by }
phrase-half = { $case ->
    [gen] половины
   *[nom] половина
} { GEN($half) } с округлением { $up ->
    [yes] вверх
   *[no] вниз
}
phrase-lower-of = { $case ->
    [gen] меньшего
   *[nom] меньшее
} из значений: { $one } или { $other }
phrase-for-the-ranked = игроку, у которого { $fewest ->
    [yes] меньше
   *[no] больше
} всего { GEN($units) } (при равенстве — каждому из них)
phrase-for-whoever = игроку, у которого { $fewest ->
    [yes] меньше
   *[no] больше
} всего { GEN($units) }
phrase-provided = , если { $condition }

# условия
phrase-has-at-least = { $has } { $holds ->
    [yes] не меньше
   *[no] меньше
} { GEN($number) }
phrase-has-at-most = { $has } { $holds ->
    [yes] не больше
   *[no] больше
} { GEN($number) }
phrase-there-is = { $holds ->
    [yes] есть { $thing }
   *[no] нет { GEN($thing) }
}
phrase-there-are = { $holds ->
    [yes] не меньше
   *[no] меньше
} { GEN($number) }
phrase-reaches = { $amount } — { $holds ->
    [yes] не меньше чем
   *[no] меньше чем
} { $goal }
phrase-happened = в этом ходу { $holds ->
    [yes] { $done } { $thing }
   *[no] не { $some_done } { $gender ->
        [f] ни одной
       *[m] ни одного
    } { GEN($thing) }
}
phrase-happened-times = в этом ходу { $some_done } { $holds ->
    [yes] не меньше
   *[no] меньше
} { GEN($number) }
phrase-exactly = { $amount } — { $holds ->
    [yes] ровно
   *[no] не
} { $goal }
phrase-somebody-did = { $holds ->
    [yes] кто-то
   *[no] никто не
} { $did }
phrase-this-was-done = это { $holds ->
    [yes] сделано
   *[no] не сделано
}
phrase-somebody-chosen = { $holds ->
    [yes] кто-то выбран
   *[no] никто не выбран
}
phrase-something-done = { $thing } { $holds ->
    [yes] {""}
   *[no] не
} { $done }
phrase-lies-in = { $card } { $holds ->
    [yes] лежит
   *[no] не лежит
} { $zones }
phrase-after-attack = после этой атаки { $text }
phrase-has-text = { $card } { $holds ->
    [yes] имеет { $part ->
        [attack] атаку
       *[other] такой текст
    }
   *[no] не имеет { $part ->
        [attack] атаки
       *[other] такого текста
    }
}
phrase-agreed = перед игрой вы { $holds ->
    [yes] договорились
   *[no] не договорились
} о «{ $option }: { $value }»
phrase-same = { $one } — это { $holds ->
    [yes] {""}
   *[no] не
} { $other }
phrase-one-of-them = { $one } { $holds ->
    [yes] {""}
   *[no] не
} среди { $them }
phrase-turn-of = сейчас { $holds ->
    [yes] {""}
   *[no] не
} { $whose ->
    [you] ваш ход
    [others] ход другого игрока
   *[one] ход { GEN($player) }
}
phrase-is-a = { $it ->
    [yes] это
   *[no] { $card } —
} { $holds ->
    [yes] {""}
   *[no] не
} { $thing }

# изменения чисел и свойства
phrase-not-below = (но не меньше { $least })
phrase-multiplies = { $factor ->
    [0] предотвращайте { ACC($value) }
    [2] удваивайте { ACC($value) }
    [3] утраивайте { ACC($value) }
   *[other] { $value } × { $factor }
}
phrase-is-at-most = { $value } — не больше { GEN($most) }
phrase-against = против { GEN($things) }
phrase-limit = ({ $limit ->
    [1] раз за ход
   *[other] не чаще чем { $times } за ход
})
phrase-when = когда { $text }
phrase-on-condition = , если { $condition }
phrase-answering = { $happening }{ $condition }, { $instead ->
    [yes] вместо этого
   *[no] {""}
} { $text }
when-gained = { $of ->
    [this] вы получаете { $this_card }
    [you] вы получаете { ACC($card) }
    [others] другой игрок получает { ACC($card) }
   *[all] любой игрок получает { ACC($card) }
}
when-destroyed = { $of ->
    [this] вы уничтожаете { $this_card }
    [you] вы уничтожаете { ACC($card) }
    [others] другой игрок уничтожает { ACC($card) }
   *[all] любой игрок уничтожает { ACC($card) }
}
when-damaged = { $of ->
    [you] вы получаете
    [others] другой игрок получает
   *[all] любой игрок получает
} урон
when-healed = { $of ->
    [you] вы лечитесь
    [others] другой игрок лечится
   *[all] любой игрок лечится
}
when-leaves-play = { $of ->
    [this] эта карта
   *[all] карта
} покидает игру

# игроки и карты, с которыми что-то случилось
did-hurt = получил урон
did-not-hurt = получил урона
did-fallen = пал
did-not-fallen = пал
did-avoided = избежал атаки
did-not-avoided = избежал атаки
did-sent_back = вернул атаку
did-not-sent_back = вернул атаку
phrase-n-times-first = { $times ->
    [2] дважды
    [3] трижды
    [few] { $times } раза
   *[other] { $times } раз
} { $text }
