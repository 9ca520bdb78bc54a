# Речення карт: що означають слова словника. Іменники та дієслова — в uk.yaml.

phrase-a = { $thing }
phrase-the = { $thing }
phrase-up-to = до { GEN($amount) }
phrase-owned = { $thing } { GEN($owner) }
phrase-has = у { GEN($player) }
phrase-called = _ «{ $title }»
phrase-as-many = стільки { $things } { $to }, { $as_many }
phrase-more = ще { $amount }
phrase-n-times = { $text } { $times ->
    [2] двічі
    [3] тричі
    [few] { $times } рази
   *[other] { $times } разів
}
phrase-x = X { $things } { $to }, де X — { $value }
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
phrase-bonus = { $number } до { GEN($value) }
phrase-bonus-x = +X до { GEN($value) }, де X — { $amount }
phrase-players-together = гравці разом
phrase-nothing-to-choose = якщо { $nobody ->
    [yes] вибрати немає кого
   *[no] таких { $things } немає
}, { $text }

# що роблять
phrase-taken-from = { $amount } у { GEN($player) }
phrase-given-to = { $amount } { DAT($player) }
phrase-doubled = кількість { $units }
phrase-set-to = кількість { $units } рівною { $value }
phrase-die = { $sides ->
    [6] кубик
   *[other] { $sides }-гранний кубик
}
phrase-put-on = { $tokens } на { ACC($cards) }
phrase-removed-from = { $tokens } з { GEN($cards) }
phrase-to-target = { DAT($target) }
phrase-top-of = { $top } { $pile }
phrase-in-any-order = { $cards } { $zone } у будь-якому порядку
phrase-attack-on = атака на { $whom }
phrase-the-attack = атаки
phrase-effect-to-attacker = її ефект нападникові
phrase-turn-passes = хід переходить до { GEN($player) }

# як воно відбувається
phrase-may = { $who } { $sort ->
    [you] можете
    [together] можуть
   *[one] може
} { $does }
phrase-may-then = { $who } { $sort ->
    [you] можете
    [together] можуть
   *[one] може
} { $does }. Якщо { $sort ->
    [you] ви це зробите
    [together] вони це зроблять
   *[one] він це зробить
}, { $then }
phrase-may-do-this = { $who } { $sort ->
    [you] можете
    [together] можуть
   *[one] може
} зробити так: { $then }
phrase-one-of = одне: { $branches }
phrase-if = якщо { $condition }, { $then }
phrase-otherwise = Інакше { $text }
phrase-repeat = зробіть це { $times }: { $text }
phrase-while = доки { $condition }, повторюйте: { $text }
phrase-one-by-one = по черзі для { $how ->
    [most] не більш ніж { $counted }
    [any] будь-якої кількості { $things }
   *[each] { $each }
} { $must }: { $text }
phrase-including = (зокрема для { $things })
phrase-next-time = наступного разу цього ходу, коли { $text }
phrase-this-turn = до кінця ходу { $whom } { $text } { $times }
phrase-times-only = (лише { $times })
phrase-for-player = для { GEN($player) }:

# що вибирають
phrase-among = серед { $them }
phrase-not-a = (крім { $things })
phrase-cost-bound = { $nothing ->
    [yes] { INS($cost) } 0
   *[no] { phrase-cost-between }
}
phrase-cost-between = { $plain ->
    [yes] { INS($cost) } { $value } або { $bound ->
        [most] менше
       *[least] більше
    }
   *[no] { INS($cost) } { $bound ->
        [most] не більше ніж
       *[least] не менше ніж
    } { $value }
}
phrase-with-extreme = з { $end ->
    [most] найбільшою
   *[least] найменшою
} { INS($value) }
phrase-other-than = (крім { $them })
phrase-card-if = , якщо { $condition }
phrase-of-pile = { $pile }
phrase-chosen-by = { GEN($player) }
phrase-player-has = , у якого є { $units }
phrase-player-room = , який може мати більше { GEN($units) }
phrase-player-most = з найбільшою кількістю { GEN($units) }
phrase-player-fewest = з найменшою кількістю { GEN($units) }
phrase-those-who = тих, хто { $did }
phrase-player-if = , { $many ->
    [yes] для яких
   *[no] для якого
} { $condition }
phrase-player-holding = , у якого є { $cards }
phrase-beside = { $side ->
    [left] ліворуч
   *[right] праворуч
} від { GEN($player) }
phrase-its = { $card } { $thing }
phrase-of-card = { GEN($card) }
phrase-from-to = від { GEN($least) } до { GEN($most) }

# скільки
phrase-number-of = { $case ->
    [gen] кількості
   *[nom] кількість
} { $units }
phrase-number-of-those-who = { $case ->
    [gen] кількості
   *[nom] кількість
} гравців, які { $did }
phrase-each-who = за кожного гравця, який { $did }
phrase-divided = { $case ->
    [gen] { $of_value }
   *[nom] { $value }
}, поділена на { $by } із заокругленням униз
phrase-times-value = { $times } × { $value }
phrase-as-many-as = скільки { $how ->
    [rolled] випало
   *[chosen] вибрано
}
phrase-the-number = { $how ->
    [rolled] { $case ->
        [gen] числа на кубику
       *[nom] число на кубику
    }
   *[chosen] { $case ->
        [gen] вибраного числа
       *[nom] вибране число
    }
}
phrase-highest-among = { $case ->
    [gen] { GEN($highest) }
   *[nom] { $highest }
} серед { $cards }
phrase-on-card = на { LOC($card) }
phrase-done-this-turn = { $things }, { $done } цього ходу
phrase-kinds-this-turn = { $kinds } { $cards } цього ходу
phrase-names-this-turn = { $things } з різними назвами, { $done } цього ходу
phrase-each-name = за кожну одиницю з { $units }
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
phrase-and-more = і ще { $number }
phrase-and-less = мінус { $number }
phrase-minus = { $value } мінус { $by }
phrase-half = { $case ->
    [gen] половини
   *[nom] половина
} { GEN($half) } із заокругленням { $up ->
    [yes] угору
   *[no] вниз
}
phrase-lower-of = { $case ->
    [gen] меншого
   *[nom] менше
} зі значень: { $one } чи { $other }
phrase-for-the-ranked = гравцеві, у якого { $fewest ->
    [yes] найменше
   *[no] найбільше
} { GEN($units) } (за рівності — кожному з них)
phrase-for-whoever = гравцеві, у якого { $fewest ->
    [yes] найменше
   *[no] найбільше
} { GEN($units) }
phrase-provided = , якщо { $condition }

# умови
phrase-has-at-least = { $has } { $holds ->
    [yes] щонайменше
   *[no] менше ніж
} { $number }
phrase-has-at-most = { $has } { $holds ->
    [yes] не більше ніж
   *[no] більше ніж
} { $number }
phrase-there-is = { $holds ->
    [yes] є { $thing }
   *[no] немає { GEN($thing) }
}
phrase-there-are = є { $holds ->
    [yes] щонайменше
   *[no] менше ніж
} { $number }
phrase-reaches = { $amount } — { $holds ->
    [yes] щонайменше
   *[no] менше ніж
} { $goal }
phrase-happened = цього ходу { $holds ->
    [yes] { $done } { ACC($thing) }
   *[no] не { $done } { $gender ->
        [f] жодної
       *[m] жодного
    } { GEN($thing) }
}
phrase-happened-times = цього ходу { $some_done } { $holds ->
    [yes] щонайменше
   *[no] менше ніж
} { ACC($number) }
phrase-exactly = { $amount } — { $holds ->
    [yes] рівно
   *[no] не
} { $goal }
phrase-somebody-did = { $holds ->
    [yes] хтось
   *[no] ніхто не
} { $did }
phrase-this-was-done = { $holds ->
    [yes] це зроблено
   *[no] цього не зроблено
}
phrase-somebody-chosen = { $holds ->
    [yes] когось вибрано
   *[no] нікого не вибрано
}
phrase-something-done = { ACC($thing) } { $holds ->
    [yes] {""}
   *[no] не
} { $done }
phrase-lies-in = { $card } { $holds ->
    [yes] лежить
   *[no] не лежить
} { $zones }
phrase-after-attack = після цієї атаки { $text }
phrase-has-text = { $card } { $holds ->
    [yes] має { $part ->
        [attack] атаку
       *[other] такий текст
    }
   *[no] не має { $part ->
        [attack] атаки
       *[other] такого тексту
    }
}
phrase-agreed = перед грою ви { $holds ->
    [yes] домовилися
   *[no] не домовилися
} про «{ $option }: { $value }»
phrase-same = { $one } — це { $holds ->
    [yes] {""}
   *[no] не
} { $other }
phrase-one-of-them = { $one } { $holds ->
    [yes] {""}
   *[no] не
} серед { $them }
phrase-turn-of = зараз { $holds ->
    [yes] {""}
   *[no] не
} { $whose ->
    [you] ваш хід
    [others] хід іншого гравця
   *[one] хід { GEN($player) }
}
phrase-is-a = { $it ->
    [yes] це
   *[no] { $card } —
} { $holds ->
    [yes] {""}
   *[no] не
} { $thing }

# зміни чисел і властивості
phrase-not-below = (але не менше ніж { $least })
phrase-multiplies = { $factor ->
    [0] запобігайте { DAT($value) }
    [2] подвоюйте { ACC($value) }
    [3] потроюйте { ACC($value) }
   *[other] { $value } × { $factor }
}
phrase-is-at-most = { $value } — не більше ніж { $most }
phrase-against = проти { GEN($things) }
phrase-limit = ({ $limit ->
    [1] раз на хід
   *[other] не частіше ніж { $times } за хід
})
phrase-when = коли { $text }
phrase-on-condition = , якщо { $condition }
phrase-answering = { $happening }{ $condition }, { $instead ->
    [yes] натомість
   *[no] {""}
} { $text }
when-gained = { $of ->
    [this] ви отримуєте { $this_card }
    [you] ви отримуєте { ACC($card) }
    [others] інший гравець отримує { ACC($card) }
   *[all] будь-який гравець отримує { ACC($card) }
}
when-destroyed = { $of ->
    [this] ви знищуєте { $this_card }
    [you] ви знищуєте { ACC($card) }
    [others] інший гравець знищує { ACC($card) }
   *[all] будь-який гравець знищує { ACC($card) }
}
when-damaged = { $of ->
    [you] ви зазнаєте
    [others] інший гравець зазнає
   *[all] будь-який гравець зазнає
} пошкоджень
when-healed = { $of ->
    [you] ви лікуєтеся
    [others] інший гравець лікується
   *[all] будь-який гравець лікується
}
when-leaves-play = { $of ->
    [this] ця карта
   *[all] карта
} полишає гру

# гравці й карти, з якими щось сталося
did-hurt = зазнав пошкоджень
did-not-hurt = зазнав пошкоджень
did-fallen = поліг
did-not-fallen = поліг
did-avoided = уникнув атаки
did-not-avoided = уникнув атаки
did-sent_back = повернув атаку
did-not-sent_back = повернув атаки
phrase-n-times-first = { $times ->
    [2] двічі
    [3] тричі
    [few] { $times } рази
   *[other] { $times } разів
} { $text }
