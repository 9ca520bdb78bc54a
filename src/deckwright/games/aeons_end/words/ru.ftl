### Слова «Конца вечности».

game-title = Конец вечности

kind-gem = самоцвет
kind-relic = реликвия
kind-spell = заклинание
kind-mage = маг
kind-nemesis = исчадие
kind-attack = атака
kind-minion = приспешник
kind-power = сила
kind-strike = удар
kind-corruption = скверна
kind-husk = оболочка
kind-acolyte = аколит
kind-turn = карта очерёдности хода

zone-box = коробка
zone-destroyed = уничтоженные карты
zone-nemesis = исчадие
zone-nemesis_deck = колода исчадия
zone-nemesis_drawn = взятая карта исчадия
zone-nemesis_play = карты исчадия в игре
zone-nemesis_discard = сброс исчадия
zone-special_deck = особая колода
zone-special_play = особые карты в игре
zone-special_discard = сброс особых карт
zone-turn_deck = колода очерёдности хода
zone-turn_discard = сброс очерёдности хода
zone-supply_1 = запас
zone-supply_2 = запас
zone-supply_3 = запас
zone-supply_4 = запас
zone-supply_5 = запас
zone-supply_6 = запас
zone-supply_7 = запас
zone-supply_8 = запас
zone-supply_9 = запас
zone-mage = маг
zone-hand = рука
zone-deck = колода
zone-discard = сброс
zone-played = разыгранные карты
zone-breach_1 = разлом Ⅰ
zone-breach_2 = разлом Ⅱ
zone-breach_3 = разлом Ⅲ
zone-breach_4 = разлом Ⅳ

counter-gravehold = Грейвхолд
counter-nemesis_life = жизни исчадия
counter-tokens = ярость
counter-nemesis_tokens = жетоны исчадия
counter-extra_draws = дополнительные карты исчадия
counter-warded = защита от урона
counter-turn_token = жетон очерёдности
counter-life = жизни
counter-charges = энергия
counter-power = сила
counter-wide = на два разлома
counter-trophies = трофеи
counter-aether = эфир
counter-aether_for_gems = эфир на самоцветы
counter-aether_for_spells = эфир на заклинания
counter-aether_for_cards = эфир на карты
counter-aether_not_for_relics_and_spells = эфир не на реликвии и заклинания
counter-breach_1 = разлом Ⅰ
counter-breach_2 = разлом Ⅱ
counter-breach_3 = разлом Ⅲ
counter-breach_4 = разлом Ⅳ
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
counter-focused_1 = разлом Ⅰ настроен
counter-focused_2 = разлом Ⅱ настроен
counter-focused_3 = разлом Ⅲ настроен
counter-focused_4 = разлом Ⅳ настроен
counter-focus_discount = скидка на разлом
counter-two_spells_per_breach = по два заклинания в разломе
counter-next_gain_to_ally = следующая карта достанется союзнику
counter-next_gain_on_deck = следующая карта может лечь на колоду

## Подготовка

setup-nemesis = исчадие
setup-difficulty = сложность
setup-difficulty-beginner = новички
setup-difficulty-normal = нормальная
setup-difficulty-expert = эксперты
setup-difficulty-extinction = истребление
setup-mages = маги
setup-market = запас
setup-market-deck-destruction = Разрушение колоды
setup-market-free-charges = Много энергии!
setup-market-war-eternal-deck-destruction = Разрушение колоды (War Eternal)
setup-market-spell-cycle = Круговорот заклинаний
setup-market-setup-1 = шаблон 1
setup-market-setup-2 = шаблон 2
setup-market-setup-3 = шаблон 3
setup-market-setup-4 = шаблон 4
setup-market-setup-5 = шаблон 5
setup-market-setup-6 = шаблон 6
setup-market-setup-1-inclusive = шаблон 1, более широкий
setup-boxes = коробки
setup-boxes-base = Конец вечности
setup-boxes-war-eternal = War Eternal
setup-edition = издание правил
setup-edition-1 = первое
setup-edition-2 = второе
setup-solo_turns = ходов у мага-одиночки
setup-four_turns = очерёдность хода вчетвером
setup-four_turns-each = карта на каждого
setup-four_turns-pairs = карты 1/2 и 3/4 (проще)
setup-solo_life = жизни мага-одиночки
setup-solo_life-standard = как обычно

note-mixed-boxes = колода исчадия смешана из базовых карт нескольких коробок. Игра может стать заметно труднее: урон, который достаётся только Грейвхолду, опаснее того, что делят между собой Грейвхолд и маги

## Вопросы

prompt-casting = фаза заклинаний: произнесите заклинание{ $end ->
    [yes] {" "}или переходите к основной фазе
   *[no] {""}
}
prompt-main = { $end ->
    [yes] основная фаза: разыгрывайте карты, тратьте эфир или закончите фазу
   *[no] основная фаза союзника: применить свою способность?
}
prompt-discard-order = в каком порядке карты пойдут в сброс?
prompt-corruption = какую скверну разыграть первой?
ask-tempt-player = кто из игроков с наибольшим количеством карт «Кристалл» в руке сбросит их все, получит 3 урона и карту стоимостью 4 или меньше?
prompt-target = { $amount ->
    [0] кому нанести урон?
    [one] кому нанести { $amount } урон?
   *[other] кому нанести { $amount } урона?
}
prompt-spread = получить 1 урон, чтобы остальное досталось другим оболочкам?
prompt-cast-any = какое заклинание произнести?
prompt-gain-free = какую карту получить?
prompt-focus = какой разлом настроить?
prompt-destroy-breach = вы обессилены: какой из ваших разломов уничтожить?
prompt-destroy-with = «{ $card }»: какой из разломов этого заклинания уничтожить?
prompt-devour = какую стопку пожрёт исчадие?
prompt-stray-corruption = в чей сброс пойдёт скверна?
prompt-arrange = какая карта будет следующей в колоде очерёдности хода?
prompt-cancel = взята карта «{ $card }»: остановить её?
prompt-ward = карта очерёдности хода «{ $card }»: предотвратить весь урон в этом ходу?
prompt-whose-turn = кто делает этот ход?
prompt-whom = какой игрок?
prompt-prep = какое заклинание и в каком разломе подготовить?
prompt-sigil = какой разлом заменить зачарованным?
prompt-share = сколько урона нанести?
prompt-gained-to-ally = в чей сброс пойдёт эта карта?

option-play = Разыграть: { $card }
option-prep = Подготовить: { $card }{ $number ->
    [1] , разлом Ⅰ
    [2] , разлом Ⅱ
    [3] , разлом Ⅲ
    [4] , разлом Ⅳ
   *[other] {""}
}
option-cast = Произнести: { $card }{ $number ->
    [1] , разлом Ⅰ
    [2] , разлом Ⅱ
    [3] , разлом Ⅲ
    [4] , разлом Ⅳ
   *[other] {""}
}
option-cast-theirs = { option-cast } ({ $player })
option-gain = Получить: { $card }
option-use = Применить: { $card }
option-remove = Сбросить из игры: { $card }
option-ability = Способность: { $card }
option-target = { $card }
option-discard = { $card }
option-pile = { $card }
option-charge = Получить энергию
option-focus = Настроить разлом { $number ->
    [1] Ⅰ
    [2] Ⅱ
    [3] Ⅲ
   *[other] Ⅳ
}
option-open = Открыть разлом { $number ->
    [1] Ⅰ
    [2] Ⅱ
    [3] Ⅲ
   *[other] Ⅳ
}
option-breach = { $player }: разлом { $number ->
    [1] Ⅰ
    [2] Ⅱ
    [3] Ⅲ
   *[other] Ⅳ
}
option-end = Закончить фазу

reason-costs-aether = стоит { $need } эфира, а у вас { $have }
reason-charges-full = у вас уже вся нужная энергия
reason-breach-not-closed = этот разлом не закрыт
reason-needs-charges = нужно { $need } энергии, а у вас { $have }
reason-no-free-breach = для него нет разлома
reason-cannot-be-discarded = эту силу сбросить нельзя
reason-must-cast = заклинания из закрытых разломов нужно произнести (осталось { $need })
reason-used-this-turn = в этом ходу уже применено
reason-not-possible = сейчас этого не сделать полностью
reason-not-now = не в этот момент

## Что произошло

event-turn-card = Карта очерёдности хода: { $card }
event-turn-card-player = Очерёдность хода: { $player }
event-turn = { $player } начинает ход
event-nemesis-turn = Ход исчадия
event-nemesis-card = Карта исчадия: { $card }
event-unleash = { $card }: натиск
event-persistent = { $card }: постоянный эффект
event-power-counts = { $card }: { $total ->
    [0] сила высвобождается
    [one] остался { $total } жетон силы
    [few] осталось { $total } жетона силы
   *[other] осталось { $total } жетонов силы
}
event-hit = { $kind ->
    [nemesis] {""}
   *[other] { $card }: { $amount ->
        [0] без урона
        [one] { $amount } урон
       *[other] { $amount } урона
    } (осталось { $total })
}
event-exhausted = { $player }: силы иссякли, маг обессилен!
event-focused = { $player } настраивает разлом { $amount ->
    [1] Ⅰ
    [2] Ⅱ
    [3] Ⅲ
   *[other] Ⅳ
}
event-opened = { $player } открывает разлом { $amount ->
    [1] Ⅰ
    [2] Ⅱ
    [3] Ⅲ
   *[other] Ⅳ
}
event-breach-destroyed = { $player } теряет разлом { $amount ->
    [1] Ⅰ
    [2] Ⅱ
    [3] Ⅲ
   *[other] Ⅳ
}
event-sigil = { $player }: зачарованный разлом на месте разлома { $amount ->
    [1] Ⅰ
   *[other] Ⅱ
}
event-prepped = { $player } подготавливает заклинание «{ $card }», разлом { $amount ->
    [1] Ⅰ
    [2] Ⅱ
    [3] Ⅲ
   *[other] Ⅳ
}
event-cast = { $player } произносит заклинание «{ $card }»
event-played = { $player } разыгрывает карту «{ $card }»
event-gained = { $player } получает карту «{ $card }»
event-used = { $player } применяет карту «{ $card }»
event-removed = { $player } избавляется от карты «{ $card }»
event-ability = { $player } применяет способность: { $card }
event-blood-magic = Магия крови: { $card }
event-strike = Удар: { $card }
event-turned-over = { $player } переворачивает сброс: теперь это новая колода
event-counted-gravehold = Грейвхолд: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} { $amount ->
    [one] жизнь
    [few] жизни
   *[other] жизней
} (теперь { $total })
event-counted-nemesis_life = Жизни исчадия: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} (теперь { $total })
event-counted-tokens = Ярость: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} (теперь { $total })
event-counted-nemesis_tokens = Жетоны исчадия: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} (теперь { $total })
event-counted-extra_draws = В этом ходу исчадие берёт на одну карту больше
event-counted-turn_token = { $sign ->
    [minus] { $player } возвращает жетон очерёдности
   *[plus] { $player } берёт жетон очерёдности
}
event-counted-life = { $player }: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} { $amount ->
    [one] жизнь
    [few] жизни
   *[other] жизней
} (теперь { $total })
event-counted-charges = { $player }: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} { $amount ->
    [one] энергия
   *[other] энергии
} (теперь { $total })
event-counted-trophies = { $player }: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} { $amount ->
    [one] трофей
    [few] трофея
   *[other] трофеев
} (теперь { $total })
event-counted-aether = { "" }
event-counted-aether_for_gems = { "" }
event-counted-aether_for_spells = { "" }
event-counted-aether_for_cards = { "" }
event-counted-aether_not_for_relics_and_spells = { "" }
event-counted-focus_discount = { "" }
event-counted-two_spells_per_breach = { "" }
event-counted-next_gain_to_ally = { "" }
event-counted-next_gain_on_deck = { "" }
event-counted-warded = В этом ходу игроки и Грейвхолд не получают урона
event-moved = { "" }
event-moved-deck-hand = { "" }
event-moved-to-destroyed = { $owned ->
    [yes] Уничтожено: { $card } ({ $giver })
   *[no] Уничтожено: { $card }
}
event-moved-to-nemesis_discard = Сброшено: { $card }
event-moved-to-nemesis_deck = Под низ колоды исчадия: { $card }
event-moved-to-special_discard = Сожрано: { $card }
event-moved-special_deck-special_play = Появляется в игре: { $card }
event-moved-special_play-special_deck = Под низ своей колоды: { $card }
event-moved-special_play-special_discard = Сброшено: { $card }
event-moved-special_deck-special_discard = Сброшено: { $card }
event-moved-special_deck-deck = { $receiver } получает скверну
event-moved-special_deck-hand = { $receiver } получает скверну: { $card }
event-moved-hand-discard = { $receiver } сбрасывает карту «{ $card }»
event-shuffled = { "" }
event-ended-nemesis-beaten = Победа: исчадие повержено!
event-ended-nemesis-out-of-cards = Победа: у исчадия не осталось карт!
event-ended-nemesis-undone = Победа: последний аколит пал!
event-ended-gravehold-fallen = Поражение: Грейвхолд пал
event-ended-all-exhausted = Поражение: все маги обессилены
event-ended-supply-devoured = Поражение: весь запас сожран
event-ended-nemesis-rule = Поражение: исчадие достигло своей цели
event-ended-no-tokens-left = Поражение: у исчадия не осталось жетонов

## Суммы

sum-breach = разлом
sum-exhausted = маг обессилен: вдвое
sum-excess = сверх последней жизни: вдвое

## Чем закончилась игра

ending-nemesis-beaten = исчадие «{ $nemesis }» повержено, Грейвхолд спасён
ending-nemesis-out-of-cards = у исчадия «{ $nemesis }» не осталось карт, Грейвхолд спасён
ending-nemesis-undone = исчадие «{ $nemesis }» потеряло последнего аколита, Грейвхолд спасён
ending-gravehold-fallen = Грейвхолд пал: победило исчадие «{ $nemesis }»
ending-all-exhausted = все маги обессилены: победило исчадие «{ $nemesis }»
ending-supply-devoured = весь запас сожран: победило исчадие «{ $nemesis }»
ending-nemesis-rule = { $nemesis-id ->
    [carapace-queen] рой вырос до 13 или более оболочек: победило исчадие «{ $nemesis }»
    [magus-of-cloaks] силу «Длань тени» не сбросили вовремя: победило исчадие «{ $nemesis }»
    [gate-witch] исчадие «{ $nemesis }» делает ход за ходом, и никто уже не может ответить: оно победило
   *[other] исчадие «{ $nemesis }» достигло своей цели и победило
}
ending-no-tokens-left = не осталось ни одного жетона исчадия: победило исчадие «{ $nemesis }»

## Ошибки

error-boxes = нужно включить хотя бы одну коробку; есть такие: { $boxes }
error-mages = { $seats ->
    [one] выберите { $seats } мага
    [few] выберите { $seats } разных магов
   *[other] выберите { $seats } разных магов
} — или оставьте выбор на волю случая
error-no-box = исчадию из другого пакета нужна своя коробка
error-no-nemesis = пакет не ведёт к исчадию с картами
error-no-part = у карты есть текст, который её исчадие не объявило
error-market = запас — это один готовый набор или шаблон либо девять разных карт: 3 самоцвета, 2 реликвии и 4 заклинания
error-not-in-box = «{ $card }» — карта из коробки, которая не включена ({ $box })
error-template = для шаблона «{ $template }» не хватает карт из этих коробок: { $boxes }

## Текст карт

text-plain = { $text }
text-kind-and-cost = { $kind }, стоимость { $cost }
text-life = { $life ->
    [one] { $life } жизнь
    [few] { $life } жизни
   *[other] { $life } жизней
}
text-tier = { $kind }, ранг { $tier }
text-tier-and-life = приспешник, ранг { $tier }, { $life ->
    [one] { $life } жизнь
    [few] { $life } жизни
   *[other] { $life } жизней
}
text-tier-and-power = сила, ранг { $tier }
text-turn = { $whose ->
    [any] ход любого игрока, как решат игроки
    [pair] ход игрока { $first } или игрока { $second }: они решают, кто из них делает первый такой ход; второй делает другой
    [nemesis] ход исчадия
   *[other] ход игрока { $whose }
}
text-breach = { $breach } { $turns ->
    [-1] открыт
    [0] закрыт
    [1] закрыт, настроен 1 раз
    [few] закрыт, настроен { $turns } раза
   *[other] закрыт, настроен { $turns } раз
}
text-breaches = разломы: { $breaches }
text-hand = начальная рука: { $cards }
text-deck = начальная колода сверху вниз: { $cards }
text-ability-own-main = способность ({ $charges } энергии), в вашей основной фазе: { $text }
text-ability-any-main = способность ({ $charges } энергии), в основной фазе любого игрока: { $text }
text-ability-nemesis-draw = способность ({ $charges } энергии), когда взята карта атаки или силы исчадия, но ещё не применена: { $text }
text-ability-turn-order = способность ({ $charges } энергии), когда взята карта очерёдности хода: { $text }
text-set-up = подготовка к игре: { $text }
text-unleash = натиск: { $text }
text-end-of-turn = в конце хода исчадия: { $text }
text-immediately = немедленно: { $text }
text-persistent = постоянно: { $text }
text-power-effect = сила { $power }: { $text }
text-to-discard = для сброса: { $text }
text-cast = произнесение: { $text }
text-on-gain = при получении: { $text }
text-prepped-main = подготовка, { $limit ->
    [0] сколько угодно раз в вашей основной фазе
   *[other] раз за ход в вашей основной фазе
}: { $text }
text-prepped-casting-start = подготовка, в начале вашей фазы заклинаний: { $text }
text-prepped-casting-end = подготовка, в конце вашей фазы заклинаний: { $text }
text-prepped-breach-turned = подготовка, каждый раз, когда в ваш ход ваш разлом настраивается или открывается: { $text }
text-prepped-always = подготовка: { $text }
text-preps-to-closed = это заклинание можно подготовить в закрытом разломе, не настраивая его
text-preps-wide = это заклинание подготавливают сразу в двух соседних разломах
text-preps-link = связь: два заклинания со связью можно подготовить в одном разломе; каждое произносится отдельно

text-rageborne = удар: возьмите случайную карту удара, примените её и замешайте обратно; затем Гневорождённый теряет 3 жетона ярости (при повышенной сложности — 1)
text-crooked-mask = скверну из руки разыгрывают в начале хода и в конце основной фазы; уничтоженную скверну кладут под низ колоды скверны (при повышенной сложности — в сброс любого игрока); за каждую скверну, которой не хватило в колоде, Грейвхолд получает 2 урона
text-carapace-queen = в игре не больше 15 оболочек; за каждую лишнюю Грейвхолд получает 1 урон. Урон, оставшийся после одной оболочки, можно распределить между другими, если игрок, который его наносит, получает 1 урон
text-prince-of-gluttons = верхнюю сожранную карту можно получить так же, как карту из запаса; за каждую карту, которую не удалось сожрать, Грейвхолд получает 2 урона; когда все стопки запаса пусты, игроки проигрывают
text-exhaustion = когда игрок становится обессиленным, вместо двух натисков: { $text }
text-blood-magic = магия крови: { $text }
text-hollow-crown = аколиты — приспешники без постоянного эффекта; сброшенный аколит идёт в отдельный сброс аколитов, а из колоды аколитов, которую никогда не пополняют, в игру входит другой
text-foe-suffers = { $foe } получает { $damage }
text-foe-recovers = { $foe } получает { $life }
text-untouchable = этому исчадию нельзя нанести урон
text-damage-less = любой урон { $nemesis ->
    [yes] этому исчадию
   *[no] этому приспешнику
} уменьшается на { $by }
text-cost-nothing = стоимостью 0
text-won-at-end-of-turn = игроки побеждают, если в конце любого хода { $condition }
text-in-play = в игре
text-with-highest-life = с наибольшим количеством жизней
text-blood-magic-of = примените { $whose ->
    [its] его магию крови
    [all] магию крови { $of } в порядке их появления
   *[one] магию крови { $of }
}{ $spared ->
    [yes] , но без урона самим аколитам
   *[no] {""}
}
text-self-damage = этот аколит получает { $damage }
text-self-damage-too = этот аколит получает столько же урона
text-draw-acolytes = { $count ->
    [1] возьмите аколита и введите его в игру
    [2] возьмите двух аколитов и введите их в игру
   *[other] возьмите { $count } аколитов и введите их в игру
}
text-dismiss-acolyte = сбросьте верхнюю карту колоды аколитов
text-put-under-acolytes = положите { $acolyte } под низ колоды аколитов
text-recall-acolytes = замешайте { $count ->
    [2] двух
    [3] трёх
    [4] четырёх
   *[other] { $count }
} последних сброшенных аколитов в колоду аколитов
text-discard-this = эту карту сбрасывают, не применяя её эффекта
text-cloaks = за каждое попадание исчадие теряет 1 жетон; у него всегда от { $least } до { $most } жетонов (при повышенной сложности — от { $least_increased } до { $most_increased })
text-there-are-none = { $place } нет { $units }
text-swarm-row = рой, { $husks } { $most ->
    [few] оболочки
   *[other] оболочек
}: { $text }
text-swarm = рой
text-strike = удар

text-players-lose = игроки проигрывают
text-cancel-drawn-card = сбросьте взятую карту, не применяя её
text-return-minion = последний сброшенный приспешник возвращается в игру
text-start-devoured = по одной карте из каждой стопки самоцветов, начиная с самой дорогой, кладут к сожранным картам
text-ward-turn = в этом ходу игроки и Грейвхолд не получают урона
text-arrange-turn-deck = просмотрите колоду очерёдности хода и верните её карты в любом порядке
text-gravehold-suffers = Грейвхолд получает { $damage }
text-minion-suffers = этот приспешник получает { $damage }
text-gravehold-recovers = Грейвхолд получает { $life }
text-nemesis-recovers = исчадие получает { $life }
text-nemesis-gains = исчадие получает { $tokens }
text-nemesis-loses = исчадие теряет { $tokens }
text-draw-one-more = в фазе добора этого хода исчадие берёт на одну карту больше
text-go-under = положите эту карту под низ колоды исчадия вместо сброса
text-returns-under = всякий раз, когда эту карту нужно сбросить, её кладут под низ колоды исчадия
text-repeat-attack = примените ещё раз последнюю сброшенную атаку
text-turn-cards-hurt = каждый игрок получает { $damage } за каждую свою карту в сбросе очерёдности хода
text-at-most-per-hit = любой урон этому приспешнику уменьшается до { $damage }
text-prevented-while = пока { $condition }, этот приспешник не получает урона
text-as-life-left = сколько жизней осталось у этого приспешника
text-life-left = число жизней этого приспешника
text-with-lowest-life = с наименьшим количеством жизней
text-with-most = с наибольшим количеством { $of }
text-with-fewest = с наименьшим количеством { $of }
text-focus-discount = следующая настройка или открытие разлома в этом ходу стоит на { $aether } меньше
text-two-spells-per-breach = в этом ходу активный игрок может подготавливать до двух заклинаний в каждом своём открытом разломе
text-next-gain-on-deck = следующую карту, которую вы получите в этом ходу, можно положить на верх вашей колоды вместо сброса
text-nth-gain = это { $holds ->
    [yes] {""}
   *[no] не{" "}
}{ $times ->
    [1] первая
    [2] вторая
   *[other] { $times }-я
} карта с таким названием, которую вы получаете в этом ходу
text-another-left = в запасе { $holds ->
    [yes] есть ещё одна такая карта
   *[no] нет больше таких карт
}
text-pile-is-empty = стопка этой карты в запасе { $holds ->
    [yes] {""}
   *[no] не{" "}
}пуста
text-nemesis-tier = ранг исчадия — { $holds ->
    [yes] { $tier } или выше
   *[no] ниже { $tier }
}
text-named = «{ $card }»
text-of-any-player = любого игрока
text-quietly = (её эффект при получении не действует)
text-suffer-less = всякий раз, когда вы получаете урон, он уменьшается на { $amount }, но не ниже { $least }
text-named-beside = карту «{ $card }» из своей руки в этом разломе вместе с этим заклинанием (не больше одной одновременно)
text-aether-for-gems = только на получение самоцветов
text-aether-for-spells = только на получение заклинаний
text-aether-for-cards = только на получение карт
text-aether-not-for-relics-and-spells = , которые нельзя потратить на получение реликвий и заклинаний
text-next-gain-to-ally = следующую карту, которую вы получите в этом ходу, положите на верх сброса союзника, а не своего
text-all-charges = всю энергию
text-breach-any = закрытый разлом любого игрока
text-breach-own = один из своих закрытых разломов
text-breach-cheapest = свой закрытый разлом с наименьшей стоимостью настройки
text-breach-destroyed = один из своих разломов
text-with-its-breach = вместе с разломом, в котором оно подготовлено
text-spell-any = подготовленное заклинание любого игрока
text-spell-own = своё подготовленное заклинание
text-spell-fresh = заклинание, подготовленное вами в этом ходу
text-spell-bonus = , нанеся им на { $damage } больше
text-spell-twice = , а затем произнесите его ещё раз
text-cost-at-least = стоимостью { $cost } или больше
text-cost-at-most = стоимостью { $cost } или меньше
text-each-neighbour = за каждое заклинание в соседних разломах
text-neighbours = число заклинаний в соседних разломах
text-twice = дважды
text-nth-play = это { $holds ->
    [yes] {""}
   *[no] не{" "}
}{ $times ->
    [1] первая
    [2] вторая
   *[other] { $times }-я
} карта с таким названием, которую вы разыгрываете в этом ходу
text-split = распределив его между исчадием и любым числом приспешников
text-different-spells = произнесите по очереди до { $times } разных подготовленных заклинаний любых игроков; после произнесения каждое берёт в руку союзник на ваш выбор
text-slain = из-за этого урона приспешник { $holds ->
    [yes] {""}
   *[no] не{" "}
}попадает в сброс исчадия
text-exhausted = { $you ->
    [yes] вы { $holds ->
        [yes] {""}
       *[no] не{" "}
    }обессилены
   *[no] { $player } { $holds ->
        [yes] {""}
       *[no] не{" "}
    }обессилен
}
text-place-sigil = замените открытый разлом Ⅰ или Ⅱ любого игрока зачарованным (он всегда открыт, а заклинания, произнесённые из него, наносят на 2 урона больше); подготовленные там заклинания возвращаются в руку этого игрока
text-to-breach = { $any ->
    [yes] в любом своём разломе, открытом или закрытом
   *[no] в одном из своих разломов
}
text-on-deck = эту карту на верх своей колоды вместо сброса
text-into-own-hand = в руку { $cards }
text-from-supply = из запаса
text-from-any-hands = из своих рук
text-discard-into-deck = свой сброс в свою колоду
text-top-of-deck = { $count ->
    [one] { $count } верхнюю карту
    [few] { $count } верхние карты
   *[other] { $count } верхних карт
} своей колоды
text-top-of-nemesis-deck = { $count ->
    [one] { $count } верхнюю карту
    [few] { $count } верхние карты
   *[other] { $count } верхних карт
} колоды исчадия, не применяя их
text-top-turn-card = верхнюю карту колоды очерёдности хода
text-into-turn-deck = в колоду очерёдности хода
text-player-of-card = игрок, которому она принадлежит,
text-unleashes = натиск{ $more ->
    [yes] {" "}ещё
   *[no] {""}
}{ $times ->
    [1] { $more ->
        [yes] {" "}раз
       *[no] {""}
    }
    [2] {" "}дважды
    [3] {" "}трижды
    [few] {" "}{ $times } раза
   *[other] {" "}{ $times } раз
}
text-unleash-times = натиск { $times }
text-increased-difficulty = { $holds ->
    [yes] действует повышенная сложность
   *[no] повышенная сложность не действует
}
text-at-difficulty = { $beginner ->
    [yes] на уровне для новичков
   *[no] при повышенной сложности
} { $text }
text-or-if-increased = (при повышенной сложности — { $number })
text-last-token-wins = когда уйдёт последний жетон исчадия, игроки проигрывают
text-set-life = число жизней этого приспешника — { $life }
text-each-tier-three = за каждую сброшенную так карту ранга 3
text-tier-three = число сброшенных так карт ранга 3
text-husk-life = у каждой оболочки { $life }. В конце каждого хода повреждённые оболочки восстанавливают все жизни
text-devour = исчадие пожирает { $cards }
text-devour-one-by-one = исчадие пожирает { $cards }, каждую из любой стопки запаса
text-pile = { $rank ->
    [cheapest] из самой дешёвой стопки
    [dearest] из самой дорогой стопки
    [second-dearest] из второй по стоимости стопки
   *[any] из любой стопки
} { $kind ->
    [gem] самоцветов
    [relic] реликвий
    [spell] заклинаний
   *[card] запаса
}
text-each-of-them = каждый из них
text-each = за { $gender ->
    [f] каждую
    [n] каждое
    [alive] каждого
   *[m] каждый
} { $unit }
text-of-whoever-has-most = игрока, у которого их больше всего
text-number-of = число { $units }
text-of-number-of = числа { $units }
text-there-is = { $place } есть хотя бы { $gender ->
    [f] одна
    [n] одно
   *[m] один
} { $unit }
text-you-have-none = у вас { $holds ->
    [yes] нет
   *[no] есть несколько
} { $units }

## Что ещё напечатано на карте, в этом порядке

printed-tags = { $tags }
printed-nemesis = { kind-nemesis }: { $nemesis }
printed-box = коробка: { $box }
tag-starter = начальная карта

# на что отвечают свойства
when-damaged = этот приспешник получает урон
when-nemesis-damaged = исчадие получает урон
when-damaged-by-player = игрок наносит урон этому приспешнику
when-played = вы разыгрываете карту
text-shared-charges = союзники получают в сумме { $amount }; вы решаете, кто сколько
text-shared-corruptions = игроки распределяют между собой { $amount }; каждую кладут на верх колоды получившего
text-only-if = { $text } (можно выбрать, только если { $condition })
text-each-reveals = каждый игрок открывает верхнюю карту своей колоды и может её сбросить
text-damage-and-cost = нанесите { $damage } и ещё столько, сколько стоит сброшенный самоцвет
text-by-players = (при 3–4 игроках — { $number })
text-place-husks = в игре
text-place-acolytes = в игре
text-place-turn_cards_discarded = в сбросе очерёдности хода
text-place-nemesis_turns_discarded = в сбросе очерёдности хода
text-place-tokens = у исчадия
text-place-nemesis_tokens = у исчадия
text-place-players = {""}
text-place-empty_piles = {""}
text-there-are = { $place } { $how ->
    [at-least] не меньше { GEN($units) }
    [at-most] не больше { GEN($units) }
    [fewer] меньше { GEN($units) }
    [more] больше { GEN($units) }
    [exactly] ровно { $units }
   *[not-exactly] не ровно { $units }
}
text-strikes = удар { $times }
text-life-reaches = у этого приспешника { $holds ->
    [yes] не меньше
   *[no] меньше
} { GEN($life) }
event-moved-deck-hand-by = { $receiver } берёт карту: { $card }
event-moved-discard-hand = { $receiver } получает в руку: { $card }
event-moved-played-hand = { $receiver } возвращает в руку: { $card }
event-moved-deck-discard = { $receiver } сбрасывает из колоды: { $card }
event-spell-discarded = { $player } сбрасывает подготовленное заклинание: { $card }
event-swarm = { $amount ->
    [one] Рой: { $amount } оболочка
    [few] Рой: { $amount } оболочки
   *[other] Рой: { $amount } оболочек
}
event-moved-discard-discard = { $receiver } получает: { $card }

## Что об этом сказано в подготовке

setup-about-nemesis-rageborne = Простой и жестокий: его ярость растёт, пока он не ударит. Лучший первый противник.
setup-about-nemesis-carapace-queen = Её оболочки множатся. Гонка с числом.
setup-about-nemesis-crooked-mask = Прячет скверну в ваших колодах и ждёт, пока она вернётся.
setup-about-nemesis-prince-of-gluttons = Съедает запас, начиная с самого дешёвого. Покупайте раньше него.
setup-about-nemesis-umbra-titan = Его жетоны — ваши часы: исчезнет последний, погибнет и Грейвхолд.
setup-about-nemesis-gate-witch = Искривляет время и крадёт ходы. Для опытных магов.
setup-about-nemesis-hollow-crown = Её саму не ранить: вместо неё сражаются и истекают кровью аколиты.
setup-about-nemesis-magus-of-cloaks = Каждый плащ смягчает удар. Сначала много малых, потом один большой.
setup-about-mages-adelheim = Щит: останавливает атаку или силу прежде, чем она сработает.
setup-about-mages-brama = Целительница: даёт любому игроку 4 жизни. Проста и всегда полезна.
setup-about-mages-jian = Эхо: произносит подготовленное заклинание дважды, если нужно — союзника.
setup-about-mages-kadir = Привратник: три заклинания обратно в руку, по два в каждый открытый разлом.
setup-about-mages-lash = Часы: дарят игроку ещё один ход, прежде чем придёт исчадие.
setup-about-mages-mist-ae = Капитан: наполняет руку союзника в решающий миг. Проста в игре.
setup-about-mages-phaedraxa = Провидица: целый ход, в котором никто не пострадает.
setup-about-mages-xaxos = Интриган: энергия союзникам и очерёдность хода, какая ему по душе.
setup-about-mages-dezmodia = Буря: высекает зачарованный разлом, дающий заклинаниям 2 урона.
setup-about-mages-garu = Великан: меняет подготовленные заклинания на один огромный удар.
setup-about-mages-gex = Наставница: чистит колоду, а союзник берёт карту и лечится. Проста в игре.
setup-about-mages-mazahaedron = Стена: дешёвый самоцвет себе, 4 жизни Грейвхолду.
setup-about-mages-mist-we = Вихрь рук: произносит три подготовленных заклинания и раздаёт их союзникам.
setup-about-mages-quilius = Охотник: собирает трофеи с приспешников и превращает их в урон.
setup-about-mages-ulgimor = Последняя надежда: лечит себя, а обессиленный — союзника. Прост в игре.
setup-about-mages-yan-magda = Императрица: бесплатные карты тому, кто рано откроет разломы.
setup-about-difficulty-beginner = У магов 12 жизней, у Грейвхолда 35, у исчадия на 10 меньше.
setup-about-difficulty-normal = У магов 10 жизней, у Грейвхолда 30, исчадие как на карте.
setup-about-difficulty-expert = Как нормальная, но с повышенной сложностью исчадия.
setup-about-difficulty-extinction = У магов 8 жизней, у Грейвхолда 25, у исчадия на 10 больше, с повышенной сложностью.
setup-about-boxes = Маги, исчадия и карты берутся из включённых коробок.
setup-about-market = Девять стопок, из которых покупают все: готовый запас, шаблон или девять карт на ваш выбор. Шаблон определяет, сколько стоит каждая стопка; сами карты случайны.
setup-about-market-random = 3 самоцвета, 2 реликвии и 4 заклинания любой стоимости.
setup-about-market-setup-1 = Стоимость самоцветов: до 3, 4, любая; реликвий: любая, любая; заклинаний: до 4, до 4, от 6, от 6.
setup-about-market-setup-2 = Стоимость самоцветов: от 4, от 4, от 4; реликвий: от 5, любая; заклинаний: до 5, до 5, до 5, от 7.
setup-about-market-setup-3 = Стоимость самоцветов: до 3, 4–5, 4–5; реликвий: любая; заклинаний: 3, 4, от 6, от 6, от 6.
setup-about-market-setup-4 = Стоимость самоцветов: от 5, любая, любая; реликвий: до 3, от 5, любая; заклинаний: до 4, от 6, любая.
setup-about-market-setup-5 = Стоимость самоцветов: 2, 3, 4, 5; реликвий: любая; заклинаний: 4, 5, 6, от 7.
setup-about-market-setup-6 = Стоимость самоцветов: 3, 4; реликвий: до 3, от 5, любая; заклинаний: 3–4, 5–6, 5–6, от 7.
setup-about-market-setup-1-inclusive = Стоимость самоцветов: до 3, 4, любая; реликвий: любая, любая; заклинаний: до 5, до 5, от 5, от 5.
setup-about-edition = Первое: эффекты подготовленных заклинаний раз в ход, меньше всего жизней — у обессиленных, обессиленный маг-одиночка проигрывает.
setup-about-solo_turns = В одиночку ваши — три карты очерёдности; с четырьмя проще.
setup-about-four_turns = В парах у двух магов две общие карты, и они сами решают, кто первый.
setup-about-solo_life = Больше жизней облегчает игру в одиночку.
