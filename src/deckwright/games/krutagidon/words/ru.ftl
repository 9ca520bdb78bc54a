### Слова «Крутагидона».

game-title = Крутагидон

## Типы карт

kind-wizard = волшебник
kind-creature = тварь
kind-spell = заклинание
kind-treasure = сокровище
kind-place = место
kind-legend = легенда
kind-familiar = фамильяр
kind-starter = карта-затравка
kind-wild = шальная магия
kind-limp = вялая палочка
kind-mayhem = беспредел
kind-token = жетон дохлого колдуна
kind-property = свойство
kind-object = предмет

## Стол

zone-box = коробка
zone-main = основная колода
zone-revealed = раскрытая карта
zone-market = барахолка
zone-mayhem = уничтоженные карты беспредела
zone-legends = стопка легенд
zone-legend = легенда
zone-wild_magic = шальная магия
zone-limp_wands = вялые палочки
zone-token_stack = стопка жетонов дохлых колдунов
zone-destroyed = уничтоженные карты
zone-borrowed = карта из вражеской колоды
zone-prizes = призы, пока ничьи
zone-hand = рука
zone-deck = колода
zone-discard = сброс
zone-played = сыгранные карты
zone-ongoing = постоянки
zone-tokens = жетоны дохлого колдуна
zone-objects = призы
zone-familiar = фамильяр
zone-property = свойство
zone-loan = одолженное свойство
zone-offers = роздано на выбор
counter-life = жизни
counter-power = мощь

fact-prices = { $value } мощи

## Подготовка

setup-familiars = фамильяры
setup-familiars-dealt = раздают двух, оставляете одного
setup-familiars-picked = выбираете по очереди
setup-properties = свойства
setup-properties-dealt = раздают два, оставляете одно (впятером — одно без выбора)
setup-properties-picked = выбираете по очереди
setup-promos = промофамильяры
setup-promos-on = со всеми четырьмя
setup-promos-off = без них
setup-length = длительность
setup-length-full = полный турнир
setup-length-short = покороче: примерно вдвое меньше легенд и жетонов
setup-scores = счёт во время игры
setup-scores-hidden = скрыт до конца
setup-scores-shown = виден всё время
setup-first = первый игрок
setup-drink = «Доктор выпил» удваивает
setup-drink-turn = всю мощь этого хода
setup-drink-once = только ту мощь, что есть в этот момент
setup-takes = карты, взятые из основной колоды (Беспредел M и U)
setup-takes-hand = идут на руку
setup-takes-discard = идут в сброс
setup-prize = с главным призом сбрасываете
setup-prize-any = любую карту новой руки
setup-prize-drawn = одну из шести взятых карт

## Вопросы

prompt-player = выберите колдуна
prompt-turn = ваш ход: играйте и покупайте карты или закончите ход
prompt-property = какое свойство оставляете себе?
prompt-familiar = какого фамильяра оставляете себе?
prompt-take-part = участвуете в этом беспределе?

option-play = Сыграть: { $card }
option-buy = { $kind ->
    [legend] Победить: { $card }
   *[other] Купить: { $card }
}
option-end = Закончить ход

reason-costs-power = стоит { $need } мощи, а у вас { $have }
reason-costs-life = стоит { $need ->
    [one] { $need } жизнь
    [few] { $need } жизни
   *[other] { $need } жизней
}, а у вас { $have }

## Что произошло

event-turn = { $player } начинает ход
event-mayhem = { $card } вырывается на волю!
event-legend = На сцену выходит новая легенда: { $card }
event-bought = { $kind ->
    [legend] { $player } побеждает легенду «{ $card }» за { $amount } мощи
   *[other] { $player } покупает карту «{ $card }» за { $amount } мощи
}
event-played = { $player } играет карту «{ $card }»
event-attacked = { $nobody ->
    [yes] { $kind ->
        [legend] Групповая атака: { $card }
       *[other] { "" }
    }
   *[no] { $player } атакует: { $card }
}
event-defended = { $player } защищается: { $card }
event-sent-back = { $player } перенаправляет эффект атаки: { $card }
event-died = { $player } дохнет!
event-killed = { $known ->
    [yes] { $player } убивает врага картой «{ $card }»
   *[no] { $player } убивает врага
}
event-back = { $player } возвращается с того света
event-token = { $player } получает жетон дохлого колдуна: { $card }
event-prize = { $player } забирает главный приз
event-rlyeh = { $player } теперь контролирует Р’льех
event-stays-out = { $player } не участвует в беспределе
event-acted = { $player } использует карту «{ $card }»
event-revealed = { $known ->
    [yes] { $nobody ->
        [yes] { $kind ->
            [object] { "" }
           *[other] { $owned ->
                [yes] { $giver } раскрывает карту «{ $card }»
               *[no] Раскрыто: { $card }
            }
        }
       *[no] { $player } смотрит карту «{ $card }»
    }
   *[no] { "" }
}
event-counted-life = { $player }: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} { $amount ->
    [one] жизнь
    [few] жизни
   *[other] жизней
} (теперь { $total })
event-counted-power = { "" }
event-moved = { "" }
event-moved-to-destroyed = { $owned ->
    [yes] { $giver } уничтожает карту «{ $card }»
   *[no] Уничтожено: { $card }
}
event-moved-hand-discard = { $passed ->
    [yes] { $giver } передаёт карту «{ $card }»: { $receiver }
   *[no] { $receiver } сбрасывает карту «{ $card }»
}
event-moved-discard-discard = { $passed ->
    [yes] { $giver } отдаёт карту «{ $card }»: { $receiver }
   *[no] { "" }
}
event-moved-hand-hand = { $passed ->
    [yes] { $giver } даёт на руку карту «{ $card }»: { $receiver }
   *[no] { "" }
}
event-moved-deck-hand = { $passed ->
    [yes] { $giver } даёт на руку карту «{ $card }»: { $receiver }
   *[no] { "" }
}
event-moved-deck-hand-by = { $passed ->
    [yes] { $giver } даёт на руку карту «{ $card }»: { $receiver }
   *[no] { $known ->
        [yes] { $receiver } берёт карту: { $card }
       *[no] { $receiver } берёт карту
    }
}
event-moved-discard-hand = { $passed ->
    [yes] { $giver } даёт на руку карту «{ $card }»: { $receiver }
   *[no] { $receiver } берёт из сброса карту «{ $card }»
}
event-moved-deck-discard = { $receiver } сбрасывает с колоды карту «{ $card }»
event-moved-ongoing-discard = { $receiver } сбрасывает из игры карту «{ $card }»
event-moved-revealed-hand = { $receiver } берёт из основной колоды карту «{ $card }»
event-moved-revealed-discard = { $receiver } получает из основной колоды карту «{ $card }»
event-moved-revealed-deck = { $receiver } кладёт на верх колоды карту «{ $card }» из основной колоды
event-moved-tokens-tokens = { $passed ->
    [yes] { $receiver } получает жетон дохлого колдуна: { $card } ({ $giver })
   *[no] { "" }
}
event-moved-tokens-revealed = { $giver } отдаёт жетон дохлого колдуна: { $card }
event-moved-revealed-tokens = { $receiver } получает жетон дохлого колдуна: { $card }
event-moved-tokens-token_stack = { $giver } замешивает обратно жетон дохлого колдуна: { $card }
event-moved-box-loan = { $receiver } берёт взаймы свойство «{ $card }»
event-moved-loan-box = { $giver } возвращает свойство «{ $card }»
event-moved-limp_wands-discard = { $receiver } получает вялую палочку
event-moved-limp_wands-deck = { $receiver } получает вялую палочку и кладёт её на верх колоды
event-moved-to-wild_magic = Назад в стопку: { $card }
event-moved-to-limp_wands = Назад в стопку: { $card }
event-moved-wild_magic-hand = { $receiver } получает на руку карту «{ $card }»
event-moved-main-market = { "" }
event-shuffled = { "" }
event-ended-no-legends = Побеждена последняя легенда: турнир окончен!
event-ended-short-market = Основная колода иссякла: турнир окончен!
event-ended-no-tokens = Жетоны дохлых колдунов иссякли: турнир окончен!
event-ended-stalemate = Никто уже ничего не изменит: турнир окончен!

## Ошибки

error-first = игрок { $first } не может начать: за столом { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[other] { $seats } игроков
}
error-one-for-each = «{ $option }» — это одно из { $ways } или по одному названию на каждого из игроков ({ $seats }), а не { $chosen }
error-given-twice = «{ $option }»: «{ $card }» есть только в одном экземпляре
error-too-many-copies = { $place }: «{ $card }» здесь лишняя: в коробке таких только { $copies }
error-no-promos = «{ $card }» — промофамильяр, а в этой партии играют без них
error-not-a-mayhem = «{ $card }» — не беспредел
error-passing-place = { $place }: в позиции карты туда не кладут
error-not-its-place = { $place }: «{ $card }» там лежать не может
error-not-ongoing = { $place }: «{ $card }» — не постоянка
error-no-room = { $place }: места хватает на { $most }, а не на { $given }
error-not-alive = { $place }: у живого колдуна от 1 до { $most } жизней, а не { $number }
error-only-one-each = { $place }: у колдуна только один экземпляр
error-rlyeh-without-cthulhu = { $place }: Р’льех принадлежит владельцу Ктулху
error-not-a-phase = фазы «{ $phase }» нет; есть такие: { $phases }
error-between-turns = { $place }: позиция не может начинаться между двумя ходами; легенду после хода раскрывает фаза «legend»
error-whose-prize = главный приз принадлежит кому-то из { $seats }, а не { $who }
error-prize-twice = { $place }: главный приз отдан двум колдунам
error-bad-chance = { $place }: на что выпадет случай, пишут списком карт, а не «{ $given }»
error-not-on-table = { $place }: карты «{ $card }» на этом столе нет
error-nothing-to-play = { $order }: «{ $card }» не разыгрывают
error-no-legend-left = { $order }: легенд, которые можно раскрыть, не осталось
error-not-a-legend = «{ $card }» — это не легенда
error-not-a-token = «{ $card }» — не жетон дохлого колдуна
error-order-for-whom = { $order }: ожидался кто-то из { $seats }, а не { $who }
error-order-how-much = { $order }: ожидалось целое число, а не { $value }

## Из чего складывается счёт и что ещё напечатано на карте

part-cards = на картах
part-legends = легенды
part-formulas = карты со звёздочкой
part-limp_wands = вялые палочки
part-tokens = жетоны дохлого колдуна
printed-wizard = { $wizard ->
    [snotia] колдун: Гайморина, клейкая княгиня
    [mr-lucky] колдун: Мистер Везунчик и его талисманы
    [joan-of-spark] колдун: Жанна Вжарк
    [scion-of-cthulhu] колдун: Отпрыск Ктулху
    [venture] колдун: Змей Героич, партийный дракон
    [hellish-huffman] колдун: Самый адовый на этой планете ансамбль
    [game-over-lord] колдун: Финальный босс игры
    [mcravey] колдун: Маглауд, высокогорный колдун
    [roachsauce] колдун: Гуляка из преисподней
    [fey-ticklebottom] колдун: Озорной щекотунчик
    [sir-kitty-purrington] колдун: Сэр Коток Мурррчингтон
    [mudstar] колдун: Болотный клоп
   *[other] { "" }
}
printed-copies = { $copies ->
    [1] { "" }
    [few] { $copies } копии
   *[other] { $copies } копий
}
printed-promo = промо

## Текст карт

text-cost = стоимость { $cost }
text-nothing = без эффекта
text-attack = атака: { $text }
text-defence = защита: сбросьте эту карту { $ongoing ->
    [yes] из игры
   *[no] {""}
}, чтобы избежать атаки{ $then }
text-ongoing = постоянка{ $text ->
    [no] {""}
   *[other] : { $text }
}
text-group-attack = групповая атака: { $text }
text-once = раз в ход: { $text }
text-score = в конце игры: { $text }
text-with-lives = , у которого { $number } или { $bound ->
    [most] меньше
   *[least] больше
} жизней,
text-after-attack = { $what }, как только атака завершена
text-all-but-one-of-each = карты со своей руки, пока не останется не больше чем по одной каждого типа
phrase-if-there-is-none = если таких нет, { $text }
phrase-gained-to = { $cards } { $zone ->
    [deck] и кладёт { $gender ->
        [m] его
       *[f] её
    } на верх своей колоды
   *[hand] на руку
}
text-into-hand = { $cards } на руку
phrase-controlled = под вашим контролем
phrase-as-printed = { $what ->
    [worth] сколько победных очков { $several ->
        [yes] они приносят
       *[no] она приносит
    }
   *[cost] сколько { $several ->
        [yes] они стоят
       *[no] она стоит
    }
}
phrase-as-the-dearest = сколько стоит самая дорогая { $hand ->
    [yes] карта на ней
   *[no] из них
}
text-doubled = { $what ->
    [attack_damage] ваши атаки наносят двойной урон
    [healing] все жизни, которые вы накручиваете, удваиваются
   *[other] ваша мощь удваивается
}
text-more-damage-from = вы отхватываете на { $amount } урона больше от атак картой «{ $card }»
text-dearer = { $things } стоят вам на { $amount } мощь дороже
phrase-first-in-turn = когда вы впервые за свой ход играете { ACC($card) }, { $text }
phrase-second-in-turn = когда за ход вы играете { $gender ->
    [f] вторую
    [n] второе
   *[m] второго
} { ACC($card) }, { $text }
phrase-kinds-in-turn = как только за ход вы сыграли карты { $number } разных типов, { $text }
phrase-names-in-turn = как только за ход вы сыграли { $cards }, { $text }
text-play-top-of = верхнюю карту { $pile } как свою; затем она идёт в сброс владельца, а постоянка остаётся в игре и становится вашей
text-each-if-tied = (при равенстве — каждый из них)
text-whose-hand-costs = колдун (при равенстве — каждый), чьи карты вместе стоят { $most ->
    [yes] больше всего
   *[no] меньше всего
},
text-neighbour-of-each = { $side ->
    [left] левый
   *[right] правый
} враг каждого колдуна
phrase-apiece = по { $amount }
phrase-they-die = он от этого { $holds ->
    [yes] {""}
   *[no] не
} подохнет
text-current-group-attack = групповую атаку текущей легенды { $all ->
    [yes] к каждому колдуну
   *[no] только к себе
}
text-comes-back = вы возвращаетесь с { $lives }
text-play-mayhem = { $mayhem }; сами можете не участвовать
text-you-decide-on-discarding = вы решаете, сбросить ли { $cards }
text-any-number-of-times = { $who } может сколько угодно раз { $does }
phrase-whoever-did-not = кто этого не делает, { $does }
text-gained-on-deck = { $next ->
    [yes] следующую карту, которую вы в этот ход купите или получите, положите
   *[no] карты { $which }, которые вы покупаете или получаете, кладите
} на верх своей колоды
text-tag-no-mayhem-defence = вы не можете избегать атак беспредела
text-defends-from-play = пока эта карта в игре, ею можно защищаться
text-costs-more = отнимает на { $points } больше, чем другие жетоны
text-replace-in-market = замените её картой из основной колоды

when-played = вы играете { ACC($card) }
when-gained = вы покупаете или получаете { ACC($card) }
when-destroyed = вы уничтожаете свою { ACC($card) }
when-killed = вы убиваете врага
phrase-turn-starts = в начале вашего хода { $text }
phrase-turn-ends = в конце вашего хода { $text }

phrase-has-all-lives = { $has } теперь { $number }
phrase-in-that-hand = на ней
phrase-at-least-there = { $owned ->
    [yes] у вас
   *[no] { $where }
} { $holds ->
    [yes] не меньше { GEN($number) }
   *[no] меньше { GEN($number) }
}
phrase-of-them = из { $them }
phrase-worth = , которая приносит { $points } или больше (звёздочка — это 3)
phrase-each-gained = { $thing }, { $gender ->
    [f] которую
    [n] которое
   *[m] которого
} вы купили или получили в этот ход
phrase-first-card = это первая карта, которую вы играете в этот ход
text-not-an-attack = это не атака
phrase-whole-hand = руку
phrase-owned = { $thing } { GEN($owner) }
phrase-as-many = столько { $things } { $to }, { $as_many }
phrase-x = X { $things } { $to }, где X — { $value }
phrase-effect-to-attacker = эффект атаки на нападающего
did-hurt = отхватил урон
did-not-hurt = отхватил урона
did-fallen = от этого подохнет
did-not-fallen = от этого подохнет

phrase-each-who = за каждого врага, который { $did }

## Идиомы: тексты, которые не перескажешь шаг за шагом

idiom-overmind-attack = выбранный враг сбрасывает с руки карту стоимостью 5 или больше. Если он избегает атаки, имея на руке такую карту, то отхватывает 5 урона
idiom-fatalizer-death = если он от этого подохнет, раскройте 2 жетона дохлых колдунов из стопки и выберите, какой из них он получит за эту смерть; второй замешайте обратно
idiom-cthulhu-rule = пока вы владеете этой картой, вы контролируете Р’льех
idiom-nauseatico-play = возьмите 1 карту. Каждый раз, когда вы в этот ход покупаете или получаете карту, проведите атаку: выбранный враг отхватывает столько урона, сколько она стоит
idiom-necromantics-attack = если у вас есть жетон дохлого колдуна, можете выбрать врага, у которого он тоже есть. Обменяйте один свой жетон на один его; затем каждый из двух жетонов действует на нового владельца
idiom-big-bone-rule = до подсчёта очков считается ещё одним вашим жетоном дохлого колдуна
idiom-krazztar-group-attack = каждый колдун выбирает карту на руке и кладёт её в сброс своего левого врага, а тот отхватывает вдвое больше урона, чем она стоит. Кто избежал атаки, не отдаёт и не получает карту
idiom-twin-tongue-play = раскройте верхнюю карту основной колоды и положите её на верх своей колоды. Если это беспредел, уничтожьте его и вместо этого получите 3 мощи
idiom-lady-britta-play = получите 2 мощи и возьмите 1 карту. Уничтожьте вялую палочку на своей руке, вялую палочку в своём сбросе или обе
idiom-constantine-play = получите 3 мощи. Возьмите случайный свободный жетон свойства; у вас есть и это свойство, пока не будет побеждена следующая легенда
idiom-constantine-group-attack = жизни каждого колдуна уменьшаются до жизней самого хилого
idiom-doctor-had-a-drink-play = вся ваша мощь в этот ход удваивается
idiom-grand-prize-rule = в конце хода вы берёте 6 карт вместо 5, а затем сбрасываете одну. Приз забирает тот, кто убил врага
idiom-rlyeh-rule = Р’льех контролирует владелец Ктулху
idiom-mayhem-c-event = каждый колдун раскрывает верхнюю карту своей колоды. Кто раскрыл самую дорогую карту, кладёт её в сброс того, кто раскрыл самую дешёвую
idiom-mayhem-f-event = каждый колдун раскрывает 2 верхние карты своей колоды, одну из них уничтожает, а вторую берёт на руку. Затем он отхватывает столько урона, сколько она стоит
idiom-mayhem-g-event = самый хилый и самый могучий колдуны меняются количеством жизней
idiom-mayhem-j-event = каждый колдун может получить верхнюю карту основной колоды. Кто получил, тот уничтожает верхнюю карту собственной колоды
idiom-mayhem-l-event = сыграйте по очереди 2 случайные карты из стопки уничтоженных карт беспредела
idiom-mayhem-m-event = каждый колдун может уничтожить карту на своей руке или в своём сбросе. Он берёт из основной колоды столько карт, сколько победных очков приносила уничтоженная (звёздочка — это 3)
idiom-mayhem-o-event = каждый колдун раскрывает руку и проводит все атаки с неё против себя самого
idiom-mayhem-q-event = все атаки на барахолке срабатывают слева направо. Цели выбирает колдун, чей сейчас ход
idiom-mayhem-r-event = каждый колдун, у которого есть жетон дохлого колдуна, кладёт один такой жетон в общую стопку. Перемешайте её и раздайте этим колдунам по жетону; каждый действует сразу
idiom-mayhem-s-event = правый враг каждого колдуна может уничтожить одну карту на своей руке и одну в своём сбросе
idiom-mayhem-u-event = каждый колдун берёт верхнюю карту основной колоды и отхватывает столько урона, сколько она стоит. Если это беспредел, он уничтожается, и больше ничего не происходит

## Вопросы, которые карта задаёт своими словами

ask-mayhem-a-may = сбросить всю руку и взять 2 карты? Если нет, вы получаете вялую палочку
ask-mayhem-j-may = получить верхнюю карту основной колоды и уничтожить верхнюю карту своей?
ask-mayhem-k-may = уничтожить самую дорогую карту на руке, чтобы накрутить 13 жизней?
ask-mayhem-m-may = уничтожить карту и взять из основной колоды столько карт, сколько очков она приносила?
ask-mayhem-m-pick-destroy = какую карту уничтожаете?
ask-mayhem-d-pick-destroy = заплатить 4 жизни и уничтожить карту с руки?
ask-mayhem-f-pick-destroy = какую из 2 карт уничтожаете? Вторую берёте на руку
ask-mayhem-o-pick-perform = какой из своих атак подвергаетесь следующей?
ask-mayhem-r-pick-move = какой жетон дохлого колдуна кладёте в стопку?
ask-mayhem-c-player = кто получает карту?
ask-mayhem-g-player = чьи жизни меняются?
ask-vi-ar-virtual-wizard-pick-discard = какую из 2 взятых карт сбрасываете?
ask-lead-orkganizer-pick = какой беспредел играете?
ask-grand-prize-pick-discard = вы взяли 6 карт вместо 5, поэтому одну сбросьте
ask-krazztar-pick = какую карту передаёте левому врагу?
ask-fatalizer-player = кого из самых хилых врагов атакуете?
ask-fatalizer-pick-move = какой жетон получает ваша жертва?
ask-mega-fist-player = левый враг или правый?
ask-necromantics-player = с кем обмениваетесь жетоном дохлого колдуна?
ask-necromantics-pick-move = какой жетон обмениваете?
ask-rlyeh-player = кто получает карту, которую вы уничтожаете?
ask-wild-magic-player = чью верхнюю карту играете?
ask-utter-rubbish-may = сбрасывает ли владелец раскрытую карту?
ask-acid-dragon-may = уничтожить карту, которую вы посмотрели?
ask-prop-spell-scrying-may = сбросить карту, которую вы посмотрели?
ask-scorched-squire-may = уничтожить одну из 2 карт, которые вы посмотрели?
ask-scorched-squire-pick-destroy = какую карту уничтожаете?
ask-scorched-squire-pick-move = какая карта возвращается первой? Последняя ляжет сверху
ask-twin-tongue-pick-move = какая карта возвращается первой? Последняя ляжет сверху
ask-rod-of-swinishness-pick-move = какую карту стоимостью 0 отдаёте?
ask-dwt-gifts-from-enemies-may = отдать дохлому колдуну карту из своего сброса?
ask-dwt-gifts-from-enemies-pick-move = какую карту отдаёте?
ask-dwt-top-card-to-enemy-player = кто получает раскрытую карту?
ask-sweet-kitty-pick-move = какой жетон дохлого колдуна замешиваете обратно?
ask-lady-britta-pick-destroy = уничтожить вялую палочку?
ask-mudbeard-thinker-pick-destroy = какую карту уничтожаете?
ask-dire-warning-pick = какую карту этого типа оставляете?

## Что об этом сказано в подготовке

setup-about-familiars = Купленный фамильяр помогает своему колдуну всю игру.
setup-about-properties = Свойство — это правило, которое действует только для одного колдуна.
setup-about-promos = Ещё четыре фамильяра, когда-то вышедшие как промо.
setup-about-scores = Видимый счёт облегчает расчёты и разжигает месть.
setup-about-drink = Карту можно понять двояко; выберите.
setup-about-takes = Правила этого не уточняют; выберите.
setup-about-prize = Правила этого не уточняют; выберите.
