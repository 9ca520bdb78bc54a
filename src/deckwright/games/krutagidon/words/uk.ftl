### Слова «Крутагідона».

game-title = Крутагідон

## Типи карт

kind-wizard = чарівник
kind-creature = тварюка
kind-spell = закляття
kind-treasure = скарб
kind-place = місце
kind-legend = легенда
kind-familiar = фамільяр
kind-starter = початкова карта
kind-wild = шалена магія
kind-limp = млява паличка
kind-mayhem = свавілля
kind-token = жетон дохлого чаклуна
kind-property = властивість
kind-object = предмет

## Стіл

zone-box = коробка
zone-main = основна колода
zone-revealed = відкрита карта
zone-market = барахолка
zone-mayhem = знищені карти свавілля
zone-legends = стос легенд
zone-legend = легенда
zone-wild_magic = шалена магія
zone-limp_wands = мляві палички
zone-token_stack = стос жетонів дохлих чаклунів
zone-destroyed = знищені карти
zone-borrowed = карта з ворожої колоди
zone-prizes = призи, які ще нічиї
zone-hand = рука
zone-deck = колода
zone-discard = скид
zone-played = зіграні карти
zone-ongoing = постійки
zone-tokens = жетони дохлого чаклуна
zone-objects = призи
zone-familiar = фамільяр
zone-property = властивість
zone-loan = позичена властивість
zone-offers = роздано на вибір
counter-life = життя
counter-power = міць

fact-prices = { $value } моці

## Підготовка

setup-familiars = фамільяри
setup-familiars-dealt = дістаєте двох, лишаєте одного
setup-familiars-picked = вибираєте по черзі
setup-properties = властивості
setup-properties-dealt = дістаєте дві, лишаєте одну (уп’ятьох — одна без вибору)
setup-properties-picked = вибираєте по черзі
setup-promos = промофамільяри
setup-promos-on = з усіма чотирма
setup-promos-off = без них
setup-length = тривалість
setup-length-full = повний турнір
setup-length-short = коротший: приблизно вдвічі менше легенд і жетонів
setup-scores = рахунок під час гри
setup-scores-hidden = приховано до кінця
setup-scores-shown = видно весь час
setup-first = перший гравець
setup-drink = «Лікар випив» подвоює
setup-drink-turn = усю міць цього ходу
setup-drink-once = лише ту міць, що є в цю мить
setup-takes = карти, взяті з основної колоди (Свавілля M і U)
setup-takes-hand = ідуть на руку
setup-takes-discard = ідуть у скид
setup-prize = із головним призом скидаєте
setup-prize-any = будь-яку карту нової руки
setup-prize-drawn = одну з шести взятих карт

## Запитання

prompt-player = виберіть чаклуна
prompt-turn = ваш хід: грайте й купуйте карти або закінчіть хід
prompt-property = яку властивість лишаєте собі?
prompt-familiar = якого фамільяра лишаєте собі?
prompt-take-part = братимете участь у цьому свавіллі?

option-play = Зіграти: { $card }
option-buy = { $kind ->
    [legend] Здолати: { $card }
   *[other] Купити: { $card }
}
option-end = Закінчити хід

reason-costs-power = коштує { $need } моці, а у вас { $have }
reason-costs-life = коштує { $need ->
    [one] { $need } життя
    [few] { $need } життя
   *[other] { $need } життів
}, а у вас { $have }

## Що сталося

event-turn = { $player } починає хід
event-mayhem = { $card } виривається на волю!
event-legend = На сцену виходить нова легенда: { $card }
event-bought = { $kind ->
    [legend] { $player } долає легенду «{ $card }» за { $amount } моці
   *[other] { $player } купує карту «{ $card }» за { $amount } моці
}
event-played = { $player } грає карту «{ $card }»
event-attacked = { $nobody ->
    [yes] { $kind ->
        [legend] Групова атака: { $card }
       *[other] { "" }
    }
   *[no] { $player } атакує: { $card }
}
event-defended = { $player } захищається: { $card }
event-sent-back = { $player } перенаправляє ефект атаки: { $card }
event-died = { $player } дохне!
event-killed = { $known ->
    [yes] { $player } вбиває ворога картою «{ $card }»
   *[no] { $player } вбиває ворога
}
event-back = { $player } повертається з того світу
event-token = { $player } отримує жетон дохлого чаклуна: { $card }
event-prize = { $player } забирає головний приз
event-rlyeh = { $player } тепер контролює Р’льєх
event-stays-out = { $player } не бере участі у свавіллі
event-acted = { $player } використовує карту «{ $card }»
event-revealed = { $known ->
    [yes] { $nobody ->
        [yes] { $kind ->
            [object] { "" }
           *[other] { $owned ->
                [yes] { $giver } відкриває карту «{ $card }»
               *[no] Відкрито: { $card }
            }
        }
       *[no] { $player } дивиться на карту «{ $card }»
    }
   *[no] { "" }
}
event-counted-life = { $player }: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} { $amount ->
    [one] життя
    [few] життя
   *[other] життів
} (тепер { $total })
event-counted-power = { "" }
event-moved = { "" }
event-moved-to-destroyed = { $owned ->
    [yes] { $giver } знищує карту «{ $card }»
   *[no] Знищено: { $card }
}
event-moved-hand-discard = { $passed ->
    [yes] { $giver } передає карту «{ $card }»: { $receiver }
   *[no] { $receiver } скидає карту «{ $card }»
}
event-moved-discard-discard = { $passed ->
    [yes] { $giver } віддає карту «{ $card }»: { $receiver }
   *[no] { "" }
}
event-moved-hand-hand = { $passed ->
    [yes] { $giver } дає на руку карту «{ $card }»: { $receiver }
   *[no] { "" }
}
event-moved-deck-hand = { $passed ->
    [yes] { $giver } дає на руку карту «{ $card }»: { $receiver }
   *[no] { "" }
}
event-moved-deck-hand-by = { $passed ->
    [yes] { $giver } дає на руку карту «{ $card }»: { $receiver }
   *[no] { $known ->
        [yes] { $receiver } бере карту: { $card }
       *[no] { $receiver } бере карту
    }
}
event-moved-discard-hand = { $passed ->
    [yes] { $giver } дає на руку карту «{ $card }»: { $receiver }
   *[no] { $receiver } бере зі скиду карту «{ $card }»
}
event-moved-deck-discard = { $receiver } скидає з колоди карту «{ $card }»
event-moved-ongoing-discard = { $receiver } скидає з гри карту «{ $card }»
event-moved-revealed-hand = { $receiver } бере з основної колоди карту «{ $card }»
event-moved-revealed-discard = { $receiver } отримує з основної колоди карту «{ $card }»
event-moved-revealed-deck = { $receiver } кладе на верх колоди карту «{ $card }» з основної колоди
event-moved-tokens-tokens = { $passed ->
    [yes] { $receiver } отримує жетон дохлого чаклуна: { $card } ({ $giver })
   *[no] { "" }
}
event-moved-tokens-revealed = { $giver } віддає жетон дохлого чаклуна: { $card }
event-moved-revealed-tokens = { $receiver } отримує жетон дохлого чаклуна: { $card }
event-moved-tokens-token_stack = { $giver } замішує назад жетон дохлого чаклуна: { $card }
event-moved-box-loan = { $receiver } позичає властивість «{ $card }»
event-moved-loan-box = { $giver } повертає властивість «{ $card }»
event-moved-limp_wands-discard = { $receiver } отримує мляву паличку
event-moved-limp_wands-deck = { $receiver } отримує мляву паличку та кладе її на верх колоди
event-moved-to-wild_magic = Назад у стос: { $card }
event-moved-to-limp_wands = Назад у стос: { $card }
event-moved-wild_magic-hand = { $receiver } отримує на руку карту «{ $card }»
event-moved-main-market = { "" }
event-shuffled = { "" }
event-ended-no-legends = Здолано останню легенду: турнір закінчено!
event-ended-short-market = Основна колода вичерпалася: турнір закінчено!
event-ended-no-tokens = Жетони дохлих чаклунів вичерпалися: турнір закінчено!
event-ended-stalemate = Ніхто вже нічого не змінить: турнір закінчено!

## Помилки

error-first = гравець { $first } не може почати: за столом { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[other] { $seats } гравців
}
error-one-for-each = «{ $option }» — це щось одне з { $ways } або по одній назві на кожного з гравців ({ $seats }), а не { $chosen }
error-given-twice = «{ $option }»: «{ $card }» є лише в одному примірнику
error-too-many-copies = { $place }: «{ $card }» тут зайва: у коробці таких лише { $copies }
error-no-promos = «{ $card }» — промофамільяр, а в цій партії грають без них
error-not-a-mayhem = «{ $card }» — не свавілля
error-passing-place = { $place }: у позиції карти туди не кладуть
error-not-its-place = { $place }: «{ $card }» там лежати не може
error-not-ongoing = { $place }: «{ $card }» — не постійка
error-no-room = { $place }: місця вистачає на { $most }, а не на { $given }
error-not-alive = { $place }: живий чаклун має від 1 до { $most } життів, а не { $number }
error-only-one-each = { $place }: у чаклуна лише один примірник
error-rlyeh-without-cthulhu = { $place }: Р’льєх належить власникові Ктулху
error-not-a-phase = фази «{ $phase }» немає; є такі: { $phases }
error-between-turns = { $place }: позиція не може починатися між двома ходами; легенду після ходу розкриває фаза «legend»
error-whose-prize = головний приз належить комусь із { $seats }, а не { $who }
error-prize-twice = { $place }: головний приз віддано двом чаклунам
error-bad-chance = { $place }: на що впаде випадок, пишуть списком карт, а не «{ $given }»
error-not-on-table = { $place }: карти «{ $card }» на цьому столі немає
error-nothing-to-play = { $order }: «{ $card }» не розігрують
error-no-legend-left = { $order }: легенд, які можна розкрити, не лишилося
error-not-a-legend = «{ $card }» — не легенда
error-not-a-token = «{ $card }» — не жетон дохлого чаклуна
error-order-for-whom = { $order }: очікувався хтось із { $seats }, а не { $who }
error-order-how-much = { $order }: очікувалося ціле число, а не { $value }

## З чого складається рахунок і що ще надруковано на карті

part-cards = на картах
part-legends = легенди
part-formulas = карти із зірочкою
part-limp_wands = мляві палички
part-tokens = жетони дохлого чаклуна
printed-wizard = { $wizard ->
    [snotia] чаклун: Гайморина, клейка княгиня
    [mr-lucky] чаклун: Містер Щасливчик і його талісмани
    [joan-of-spark] чаклун: Жанна Вжарк
    [scion-of-cthulhu] чаклун: Нащадок Ктулху
    [venture] чаклун: Змій Героїч, партійний дракон
    [hellish-huffman] чаклун: Найпекельніший на цій планеті ансамбль
    [game-over-lord] чаклун: Фінальний бос гри
    [mcravey] чаклун: Маглауд, високогірний чаклун
    [roachsauce] чаклун: Гульвіса з пекла
    [fey-ticklebottom] чаклун: Пустотливий лоскотунчик
    [sir-kitty-purrington] чаклун: Сер Котик Мурррчінгтон
    [mudstar] чаклун: Болотяний клоп
   *[other] { "" }
}
printed-copies = { $copies ->
    [1] { "" }
    [few] { $copies } копії
   *[other] { $copies } копій
}
printed-promo = промо

## Текст карт

text-cost = вартість { $cost }
text-nothing = без ефекту
text-attack = атака: { $text }
text-defence = захист: скиньте цю карту { $ongoing ->
    [yes] з гри
   *[no] {""}
}, щоб уникнути атаки{ $then }
text-ongoing = постійка{ $text ->
    [no] {""}
   *[other] : { $text }
}
text-group-attack = групова атака: { $text }
text-once = раз на хід: { $text }
text-score = наприкінці гри: { $text }
text-with-lives = , у якого { $number } або { $bound ->
    [most] менше
   *[least] більше
} життів,
text-after-attack = { $what }, щойно атаку завершено
text-all-but-one-of-each = карти зі своєї руки, доки не лишиться щонайбільше по одній кожного типу
phrase-if-there-is-none = якщо таких немає, { $text }
phrase-gained-to = { $cards } { $zone ->
    [deck] та кладе { $gender ->
        [m] його
       *[f] її
    } на верх своєї колоди
   *[hand] на руку
}
text-into-hand = { $cards } на руку
phrase-controlled = під вашим контролем
phrase-as-printed = { $what ->
    [worth] скільки переможних очок { $several ->
        [yes] вони приносять
       *[no] вона приносить
    }
   *[cost] скільки { $several ->
        [yes] вони коштують
       *[no] вона коштує
    }
}
phrase-as-the-dearest = скільки коштує найдорожча { $hand ->
    [yes] карта на ній
   *[no] з них
}
text-doubled = { $what ->
    [attack_damage] ваші атаки завдають подвійної шкоди
    [healing] усі життя, які ви накручуєте, подвоюються
   *[other] ваша міць подвоюється
}
text-more-damage-from = ви відхоплюєте на { $amount } шкоди більше від атак картою «{ $card }»
text-dearer = { $things } коштують вам на { $amount } міць дорожче
phrase-first-in-turn = коли ви вперше за свій хід граєте { ACC($card) }, { $text }
phrase-second-in-turn = коли за хід ви граєте { $gender ->
    [f] другу
    [n] друге
   *[m] другий
} { ACC($card) }, { $text }
phrase-kinds-in-turn = щойно за хід ви зіграли карти { $number } різних типів, { $text }
phrase-names-in-turn = щойно за хід ви зіграли { $cards }, { $text }
text-play-top-of = верхню карту { $pile } як свою; потім вона йде у скид власника, а постійка лишається у грі й стає вашою
text-each-if-tied = (за рівності — кожен із них)
text-whose-hand-costs = чаклун (за рівності — кожен), чиї карти разом коштують { $most ->
    [yes] найбільше
   *[no] найменше
},
text-neighbour-of-each = { $side ->
    [left] лівий
   *[right] правий
} ворог кожного чаклуна
phrase-apiece = по { $amount }
phrase-they-die = він від цього { $holds ->
    [yes] {""}
   *[no] не
} здохне
text-current-group-attack = групову атаку поточної легенди { $all ->
    [yes] до кожного чаклуна
   *[no] лише до себе
}
text-comes-back = ви повертаєтеся з { $lives }
text-play-mayhem = { $mayhem }; самі можете участі не брати
text-you-decide-on-discarding = ви вирішуєте, чи скинути { $cards }
text-any-number-of-times = { $who } може скільки завгодно разів { $does }
phrase-whoever-did-not = хто цього не робить, { $does }
text-gained-on-deck = { $next ->
    [yes] наступну карту, яку ви цього ходу купите чи отримаєте, покладіть
   *[no] карти { $which }, які ви купуєте чи отримуєте, кладіть
} на верх своєї колоди
text-tag-no-mayhem-defence = ви не можете уникати атак свавілля
text-defends-from-play = поки ця карта в грі, нею можна захищатися
text-costs-more = відбирає на { $points } більше, ніж інші жетони
text-replace-in-market = замініть її картою з основної колоди

when-played = ви граєте { ACC($card) }
when-gained = ви купуєте або отримуєте { ACC($card) }
when-destroyed = ви знищуєте свою { ACC($card) }
when-killed = ви вбиваєте ворога
phrase-turn-starts = на початку вашого ходу { $text }
phrase-turn-ends = наприкінці вашого ходу { $text }

phrase-has-all-lives = { $has } тепер { $number }
phrase-in-that-hand = на ній
phrase-at-least-there = { $owned ->
    [yes] у вас
   *[no] { $where }
} { $holds ->
    [yes] щонайменше { $number }
   *[no] менше ніж { $number }
}
phrase-of-them = з { $them }
phrase-worth = , яка приносить { $points } або більше (зірочка — це 3)
phrase-each-gained = { $thing }, { $gender ->
    [f] яку
    [n] яке
   *[m] якого
} ви купили або отримали цього ходу
phrase-first-card = це перша карта, яку ви граєте цього ходу
text-not-an-attack = це не атака
phrase-whole-hand = руку
phrase-owned = { $thing } { GEN($owner) }
phrase-as-many = стільки { $things } { $to }, { $as_many }
phrase-x = X { $things } { $to }, де X — { $value }
phrase-effect-to-attacker = ефект атаки на нападника
did-hurt = відхопив шкоду
did-not-hurt = відхопив шкоди
did-fallen = від цього здохне
did-not-fallen = від цього здохне

phrase-each-who = за кожного ворога, який { $did }

## Ідіоми: тексти, які не перекажеш крок за кроком

idiom-overmind-attack = вибраний ворог скидає з руки карту вартістю 5 або більше. Якщо він уникає атаки, маючи на руці таку карту, то відхоплює 5 шкоди
idiom-fatalizer-death = якщо він від цього здохне, відкрийте 2 жетони дохлих чаклунів зі стосу й виберіть, який із них він отримає за цю смерть; другий затасуйте назад
idiom-cthulhu-rule = поки ви володієте цією картою, ви контролюєте Р’льєх
idiom-nauseatico-play = візьміть 1 карту. Щоразу, коли ви цього ходу купуєте чи отримуєте карту, проведіть атаку: вибраний ворог відхоплює стільки шкоди, скільки вона коштує
idiom-necromantics-attack = якщо у вас є жетон дохлого чаклуна, можете вибрати ворога, у якого він теж є. Обміняйте один свій жетон на один його; потім кожен із двох жетонів діє на нового власника
idiom-big-bone-rule = до підрахунку очок вважається ще одним вашим жетоном дохлого чаклуна
idiom-krazztar-group-attack = кожен чаклун вибирає карту на руці й кладе її у скид свого лівого ворога, а той відхоплює вдвічі більше шкоди, ніж вона коштує. Хто уникнув атаки, не віддає й не отримує карти
idiom-twin-tongue-play = відкрийте верхню карту основної колоди й покладіть її на верх своєї колоди. Якщо це свавілля, знищте його й натомість отримайте 3 моці
idiom-lady-britta-play = отримайте 2 моці й візьміть 1 карту. Знищте мляву паличку зі своєї руки, мляву паличку зі свого скиду або обидві
idiom-constantine-play = отримайте 3 моці. Візьміть випадковий вільний жетон властивості; ви маєте й цю властивість, доки не буде здолано наступну легенду
idiom-constantine-group-attack = життя кожного чаклуна зменшуються до життів найкволішого
idiom-doctor-had-a-drink-play = уся ваша міць цього ходу подвоюється
idiom-grand-prize-rule = наприкінці ходу ви берете 6 карт замість 5, а тоді скидаєте одну. Приз забирає той, хто вбив ворога
idiom-rlyeh-rule = Р’льєх контролює власник Ктулху
idiom-mayhem-c-event = кожен чаклун відкриває верхню карту своєї колоди. Хто відкрив найдорожчу карту, кладе її у скид того, хто відкрив найдешевшу
idiom-mayhem-f-event = кожен чаклун відкриває 2 верхні карти своєї колоди, одну з них знищує, а другу бере на руку. Потім він відхоплює стільки шкоди, скільки вона коштує
idiom-mayhem-g-event = найкволіший і наймогутніший чаклуни міняються кількістю життів
idiom-mayhem-j-event = кожен чаклун може отримати верхню карту основної колоди. Хто отримав, той знищує верхню карту власної колоди
idiom-mayhem-l-event = зіграйте по черзі 2 випадкові карти зі стосу знищених карт свавілля
idiom-mayhem-m-event = кожен чаклун може знищити карту зі своєї руки або свого скиду. Він бере з основної колоди стільки карт, скільки переможних очок приносила знищена (зірочка — це 3)
idiom-mayhem-o-event = кожен чаклун відкриває руку та проводить усі атаки з неї проти себе самого
idiom-mayhem-q-event = усі атаки на барахолці спрацьовують зліва направо. Цілі вибирає чаклун, чий зараз хід
idiom-mayhem-r-event = кожен чаклун, у якого є жетон дохлого чаклуна, кладе один такий жетон у спільний стос. Перетасуйте його й роздайте цим чаклунам по жетону; кожен діє одразу
idiom-mayhem-s-event = правий ворог кожного чаклуна може знищити одну карту зі своєї руки й одну зі свого скиду
idiom-mayhem-u-event = кожен чаклун бере верхню карту основної колоди й відхоплює стільки шкоди, скільки вона коштує. Якщо це свавілля, воно знищується, і більше нічого не стається

## Запитання, які карта ставить своїми словами

ask-mayhem-a-may = скинути всю руку й узяти 2 карти? Якщо ні, ви отримуєте мляву паличку
ask-mayhem-j-may = отримати верхню карту основної колоди та знищити верхню карту своєї?
ask-mayhem-k-may = знищити найдорожчу карту на руці, щоб накрутити 13 життів?
ask-mayhem-m-may = знищити карту й узяти з основної колоди стільки карт, скільки очок вона приносила?
ask-mayhem-m-pick-destroy = яку карту знищуєте?
ask-mayhem-d-pick-destroy = заплатити 4 життя та знищити карту з руки?
ask-mayhem-f-pick-destroy = яку з 2 карт знищуєте? Другу берете на руку
ask-mayhem-o-pick-perform = якої зі своїх атак зазнаєте наступної?
ask-mayhem-r-pick-move = який жетон дохлого чаклуна кладете у стос?
ask-mayhem-c-player = хто отримує карту?
ask-mayhem-g-player = чиї життя міняються?
ask-vi-ar-virtual-wizard-pick-discard = яку з 2 взятих карт скидаєте?
ask-lead-orkganizer-pick = яке свавілля граєте?
ask-grand-prize-pick-discard = ви взяли 6 карт замість 5, тож одну скиньте
ask-krazztar-pick = яку карту передаєте лівому ворогові?
ask-fatalizer-player = кого з найкволіших ворогів атакуєте?
ask-fatalizer-pick-move = який жетон отримує ваша жертва?
ask-mega-fist-player = лівий ворог чи правий?
ask-necromantics-player = з ким обмінюєтеся жетоном дохлого чаклуна?
ask-necromantics-pick-move = який жетон обмінюєте?
ask-rlyeh-player = хто отримує карту, яку ви знищуєте?
ask-wild-magic-player = чию верхню карту граєте?
ask-utter-rubbish-may = чи скидає власник відкриту карту?
ask-acid-dragon-may = знищити карту, на яку ви подивилися?
ask-prop-spell-scrying-may = скинути карту, на яку ви подивилися?
ask-scorched-squire-may = знищити одну з 2 карт, на які ви подивилися?
ask-scorched-squire-pick-destroy = яку карту знищуєте?
ask-scorched-squire-pick-move = яка карта повертається першою? Остання ляже зверху
ask-twin-tongue-pick-move = яка карта повертається першою? Остання ляже зверху
ask-rod-of-swinishness-pick-move = яку карту вартістю 0 віддаєте?
ask-dwt-gifts-from-enemies-may = віддати дохлому чаклунові карту зі свого скиду?
ask-dwt-gifts-from-enemies-pick-move = яку карту віддаєте?
ask-dwt-top-card-to-enemy-player = хто отримує відкриту карту?
ask-sweet-kitty-pick-move = який жетон дохлого чаклуна замішуєте назад?
ask-lady-britta-pick-destroy = знищити мляву паличку?
ask-mudbeard-thinker-pick-destroy = яку карту знищуєте?
ask-dire-warning-pick = яку карту цього типу лишаєте?

## Що про це сказано в підготовці

setup-about-familiars = Куплений фамільяр допомагає своєму чаклунові всю гру.
setup-about-properties = Властивість — це правило, що діє лише для одного чаклуна.
setup-about-promos = Ще четверо фамільярів, що колись вийшли як промо.
setup-about-scores = Видимий рахунок полегшує розрахунки й розпалює помсту.
setup-about-drink = Карту можна зрозуміти двояко; виберіть.
setup-about-takes = Правила цього не уточнюють; виберіть.
setup-about-prize = Правила цього не уточнюють; виберіть.
