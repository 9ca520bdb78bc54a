### Слова стола, какой бы ни была игра.

language-en = English
language-uk = Українська
language-ru = Русский

player-name = Игрок { $number }
unknown-card = карта

bot-novice = Новичок
bot-apprentice = Подмастерье
bot-adept = Адепт
bot-master = Мастер
bot-random = Растяпа
bot-thrifty = Эконом
bot-seer = Провидец
bot-about-random = Играет что угодно по правилам. Годится, чтобы попробовать.
bot-about-thrifty = Играет по простым правилам: осторожно и быстро. Хорошая компания для первой игры.
bot-about-novice = Ошибается, как новичок.
bot-about-apprentice = Знает правила и смотрит на ход вперёд.
bot-about-adept = Планирует ход, редко ошибается.
bot-about-master = Судит по опыту тысяч партий. Настоящий соперник.
bot-about-seer = Самый сильный: перед каждым ходом воображает много партий.

## Вопросы, которые может задать любая карта

prompt-about = { $card }: { $prompt }
question-whom = { $text }. Кого вы выберете?
prompt-chosen = { $prompt } (уже выбрано: { $count })
prompt-pick = выберите карту
prompt-pick-discard = выберите карту, чтобы сбросить её
prompt-pick-destroy = выберите карту, чтобы уничтожить её
prompt-pick-move = выберите карту, которую переложить
prompt-pick-reveal = выберите карту, которую показать
prompt-player = выберите игрока
prompt-number = выберите число
prompt-may = сделать это?
prompt-one-of = выберите одно
prompt-defend = { $no ->
    [yes] { $defend ->
        [yes] будете защищаться?
       *[no] вас атакуют, а защиты нет
    }
   *[no] будете защищаться?
}
prompt-arrange = выберите, какая карта будет следующей
prompt-instead = выберите, что произойдёт вместо этого

option-pick = { $card }
option-pick-theirs = { $card } ({ $player })
option-player = { $player }
option-number = { $number }
option-branch = Вариант { $number }
option-yes = Да
option-no = Нет
option-no-defend = Принять удар
option-done = Достаточно
option-use = { $card }: { $action }
option-defend = Защититься: { $card }

reason-not-now = не сейчас
reason-used-this-turn = в этом ходу уже использовано
reason-not-possible = сейчас это невозможно

## Что произошло

event-moved = { $card }: { $origin } → { $goal }
event-counted = { $nobody ->
    [yes] { "" }
   *[no] { $player }:{ " " }
}{ $what } { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} (теперь { $total })
event-rolled = { $player } бросает кубик: { $amount }
event-shuffled = { $goal }: перемешано
event-revealed = Открыто: { $card }
event-turn = { $player }: новый ход
event-acted = { $player } использует карту «{ $card }»
event-attacked = Атака: { $card }
event-defended = { $player } защищается: { $card }
event-targeted = { "" }
event-sent-back = { $player } возвращает эффект: { $card }
event-damaged = { "" }
event-healed = { "" }
event-hit = { $card }: { $amount ->
    [one] { $amount } урон
   *[other] { $amount } урона
}
event-turned-over = { $player } переворачивает сброс: теперь это новая колода
event-ended = Игра окончена
event-marked = { "" }
event-reckoned = { "" }

## Суммы

sum-protection = защита
sum-strengthened = усиление

## Подготовка

setup-value-random = наугад

## Ошибки игроков

error-detail = { $error } ({ $detail })
error-at = { $at }: { $error }
error-hint = { $error } (может, «{ $meant }»?)
error-unknown-language = нет языка «{ $language }»; есть такие: { $languages }
error-missing-extra = для этого нужен пакет, который не установлен ({ $package }); установите его так: { $command }
error-broken-plugin = «{ $name }» из пакета { $package } пропущено: { $why } ({ $file }); исправьте его или удалите так: { $command }
error-bad-weight = один из весов политики не годится
error-bad-name = так назвать нельзя
error-name-in-use = это название занято
error-no-rules = это не игра
error-other-name = у игры и её точки входа разные названия
error-no-bot = это не бот
error-unknown-game = нет игры «{ $game }»; есть такие: { $games }
error-unknown-card = в этой игре нет карты «{ $card }»
error-unknown-option = нет параметра игры «{ $option }»; есть такие: { $options }
error-bad-id = «{ $card }» не может быть идентификатором карты: это строчные латинские буквы, цифры и дефисы, например «iron-axe»
error-unknown-value = «{ $option }» не может быть «{ $value }»; возможные значения: { $values }
error-not-text = «{ $option }» записывают текстом, несколько значений — через запятую, а не { $value }
error-seats = в эту игру могут играть от { $least } до { $most } игроков, а не { $seats }
error-bad-answer = ответ записывают как «p1 travel:axe», а не «{ $answer }»
error-stale = ответ опоздал: он для хода { $version }, а в игре уже ход { $current }
error-over = игра уже окончена
error-no-question = сейчас ни о чём не спрашивают
error-not-asked = сейчас спрашивают не этого игрока
error-already-answered = этот игрок уже ответил; игра ждёт остальных
error-waits-for = { $who } сейчас не спрашивают; игра ждёт { $asked }
error-refused = «{ $key }» сейчас невозможно: { $refusal }; можно выбрать: { $options }
error-not-offered = варианта «{ $key }» нет; можно выбрать: { $options }
error-ambiguous = «{ $key }» может означать что угодно из этого: { $options }; напишите ключ полностью
error-nothing-to-undo = отменять нечего
error-undo-revealed = этого не отменить: открылось что-то новое
error-nothing-to-redo = возвращать нечего

## Ошибки файлов

error-missing-box = эта игра сыграна с коробкой «{ $box }», которая здесь не установлена; установите пакет с ней
unnamed-file = файл
error-card-not-here = { $where } содержит карту «{ $card }», которой здесь нет; обновите Deckwright или установите пакет с этой картой
error-other-rules = игра сыграна по версии правил { $rules }, а здесь версия { $current }{ $newer ->
        [yes] ; чтобы продолжить её, обновите Deckwright
       *[no] {""}
    }
error-other-box = игра сыграна с версией { $version } коробки «{ $box }», а здесь её карты действуют иначе (версия { $current }){ $newer ->
        [yes] ; чтобы продолжить игру, обновите Deckwright
       *[no] {""}
    }
error-broken-replay = ответ { $number } из файла дать нельзя: { $why }
error-too-large = { $where } слишком велик для записи игры
error-not-a-game-file = { $where } — это не запись игры Deckwright
error-newer-file = { $where } записан более новым Deckwright (формат { $number }, а этот читает { $known }); чтобы его открыть, обновите Deckwright
error-broken-game-file = { $where } повреждён
error-cannot-read = не удалось прочитать «{ $path }»: { $trouble ->
    [ENOENT] такого файла нет
    [EACCES] нет разрешения
    [EPERM] нет разрешения
    [EISDIR] это папка
    [ENOTDIR] на месте папки лежит файл
   *[other] { $why }
}
error-cannot-write = не удалось записать «{ $path }»: { $trouble ->
    [ENOENT] туда ничего нельзя записать
    [EACCES] нет разрешения
    [EPERM] нет разрешения
    [EISDIR] это папка
    [ENOTDIR] на месте папки лежит файл
    [EEXIST] на месте папки лежит файл
    [ENOSPC] диск заполнен
    [EDQUOT] диск заполнен
    [EROFS] диск только для чтения
   *[other] { $why }
}
error-bad-state = это не сохранённое состояние игры

## Ошибки авторов

error-internal = Deckwright сам допустил ошибку
error-endless = игра не дошла до следующего вопроса: текст «{ $block }» не кончается (шаг { $number }, { $step }). Стол остаётся таким, как до ответа: выберите другой, а текст исправьте в { $file } или сообщите авторам
error-duplicate-id = у двух карт одинаковый идентификатор
error-duplicate-word = слово определено дважды
error-no-role = это не слово словаря эффектов
error-bad-word = здесь нужно слово словаря эффектов
error-unknown-word = такого слова нет
error-wrong-role = этому слову здесь не место
error-unknown-field = у этого слова нет такого поля
error-missing-field = здесь чего-то не хватает
error-wrong-type = это сюда не подходит
error-one-thing = здесь нужно указать ровно что-то одно
error-unbound = имя использовано раньше, чем что-то выбрано
error-several = здесь нужен один игрок, а имя означает нескольких
error-taken-name = это имя всегда означает что-то другое
error-no-zone = такой зоны нет
error-no-counter = такого счётчика нет
error-no-count = такого посчитать нельзя
error-no-kind = карт такого вида нет
error-no-phase = такой фазы нет
error-position = такую позицию не разложить
error-few-seats = { $place }: мест за столом только { $seats }
error-twice-in-position = { $place }: «{ $word }» задано дважды
error-no-such-thing = { $place }: здесь нет ничего под названием «{ $word }»
error-of-the-table = { $place }: «{ $word }» относится к столу: пишите это рядом с p1, p2…
error-of-a-seat = { $place }: «{ $word }» относится к игроку: пишите это внутри p1, p2…
error-below = { $place }: меньше нуля не бывает, а задано { $given }
error-above = { $place }: больше { $most } не бывает, а задано { $given }
error-no-such-card = { $place }: карты «{ $card }» нет
error-which-seat = { $place }: ожидалось что-то из { $known }, а не «{ $given }»
error-whole-number = { $place }: ожидалось целое число, а не «{ $given }»
error-bad-lesson = в уроке ошибка
error-bad-key = такого ответа никогда не будет
error-bad-step = в сценарии этого сделать нельзя
error-nothing-so-called = ничего с таким названием нет
error-no-cases = в файле нет случаев
error-duplicate-case = у двух случаев одинаковое название
error-missing-key = здесь чего-то не хватает
error-unknown-key = такого ключа нет
error-bot-not-offered = бот выбрал то, чего не предлагали

## Свои карты

error-bad-yaml = это записано не как YAML: проверьте отступы, скобки, двоеточия и кавычки
error-card-too-long = слишком длинный текст: в карте не больше { $most } знаков
error-card-twice = это записано дважды в одном и том же месте
error-card-anchor = якоря (&), ссылки (*) и теги (!) здесь запрещены
error-card-too-many = карта состоит из слишком многих слов
error-card-too-deep = здесь слова вложены друг в друга слишком глубоко
error-card-number = числа здесь не больше { $most }
error-card-nameless = карте нужно название хотя бы на одном языке
error-card-name-long = в названии не больше { $most } знаков
error-card-no-texts = здесь должны быть тексты карты, например «{ $word }:»
error-card-no-text = у карты этого типа нет такого текста
error-card-empty = карта пока ничего не делает: напишите её «{ $word }»
error-card-broken = такую карту сделать нельзя
error-card-heavy = в этой карте слишком много всего: рассказать, что она делает, слишком долго. Упростите её
error-card-slow = это длится слишком долго: карта делает слишком много за раз. Стол остался, каким был; выберите другое или упростите карту
error-card-endless = то, что карта здесь делает, никогда не кончается, поэтому оно остановлено. Стол остался, каким был; выберите другое или исправьте карту
error-card-fails = карта не может этого сделать: её действие прервано. Стол остался, каким был; выберите другое или исправьте карту
error-bad-own-id = идентификатор карты — это «own-», а дальше строчные латинские буквы и цифры, а не «{ $word }»
error-no-bench = карты этой игры пока делать нельзя; можно для таких игр: { $games }
error-no-own-kind = карты этого типа сделать нельзя
error-bad-pack = этот файл — не набор карт, который можно прочитать: { $why }
error-not-a-pack = этот файл — не набор карт
error-newer-pack = этот набор записала другая версия Deckwright
error-pack-too-large = в наборе не больше { $most } карт
error-pack-too-long = он слишком длинный: можно прочитать не больше { $most } знаков
error-pack-card = карте { $number } набора нужны название, тип и целое число как стоимость
error-pack-twice = две карты набора имеют один и тот же идентификатор
error-other-pack = эти карты для другой игры
error-pack-elsewhere = на этом столе нет этих карт; испытайте карту из мастерской
error-trial-seats = карту испытывают с { $players } игроками
error-no-hint-own = там, где испытывают свою карту, подсказок нет
error-no-review-own = партии со своими картами не разбирают: боты знают только напечатанные карты
error-pack-slip = карту { $number } набора ({ $name }) сделать нельзя: { $why }
slip-word = { $error }: «{ $word }»
words-step = Что происходит
words-pick = Из чего выбирают
words-amount = Числа
words-condition = Условия
words-modifier = Пока карта действует
word-cast_prepped = произнести подготовленное заклинание: своё, а с «all» — любое
word-deal = нанести урон исчадию или приспешнику
word-destroy = уничтожить выбранные карты
word-discard = сбросить выбранные карты
word-draw = игрок берёт карты
word-every = назвать всё, что подходит; никто не выбирает
word-focus_a_breach = настроить закрытый разлом без оплаты
word-for_each = сделать что-то для каждого игрока или выбранной карты, по очереди
word-gain = игрок получает столько чего-то
word-gain_quietly = получить карту из запаса без её действия при получении
word-gravehold_recovers = Грейвхолд восстанавливает жизни
word-if = сделать что-то, если условие выполнено, или что-то другое, если нет
word-let = выбрать что-то и дать ему имя
word-look_at = посмотреть верхние карты колоды и дать им имя
word-may = сделать что-то или не делать
word-move = положить выбранные карты на стопку или под неё
word-one_of = сделать что-то одно из нескольких
word-pay = отдать что-то: всё или ничего
word-play_twice = сыграть выбранный самоцвет дважды
word-player_of = дать имя игроку определённого мага
word-prep_beside = подготовить карту с определённым названием рядом с этим заклинанием
word-prep_spell = игрок готовит заклинание
word-put_on_deck = только что полученная карта идёт на верх колоды
word-recover = игрок восстанавливает жизни
word-reveal = показать выбранные карты всем
word-reveal_turn_card = открыть верхнюю карту колоды очерёдности хода
word-suffer = игрок получает урон
word-card_in = карта из руки, колоды или стопки, возможно только определённого типа
word-owner_of = игрок, перед которым лежит карта
word-player = другой игрок или любой из всех
word-prepped_spell = подготовленное заклинание
word-top_of = верхняя карта стопки
word-counted = сколько есть того, из чего выбирают
word-how_many = сколько карт или игроков обозначает имя
word-neighbour_spells = столько за каждое заклинание в соседних разломах
word-per = столько за каждое из того, что есть у игрока
word-printed = число на выбранной карте, например стоимость
word-sum = несколько чисел вместе
word-another_left = в запасе осталась ещё такая карта
word-at_least = у игрока не меньше стольких чего-то
word-at_most = у игрока не больше стольких чего-то
word-both = все из нескольких условий
word-chosen = под этим именем что-то выбрано
word-is = выбранная карта определённого типа или имеет метку
word-lies_in = выбранная карта лежит там
word-nth_this_turn = это именно такая по счёту карта за этот ход
word-pile_is_empty = стопка этой карты в запасе пуста
word-turn_of = сейчас ход игрока
word-adds = значение больше или меньше, пока действует карта
word-boost = значение больше до конца хода
word-journey = можно взять верхнюю карту кладбища
word-lose = игрок теряет столько чего-то
word-swap_with_graveyard = поменять первую карту ряда странствий на верхнюю карту кладбища
word-transfer = передать что-то от одного игрока другому
word-provided = число, если условие выполнено, иначе ничего
word-untargetable = эффекты других не могут выбрать владельца
word-when = что-то происходит каждый раз, когда происходит другое

## Текст карт

text-until-turn-ends = до конца хода

## Guided games

lesson-meanwhile = Выберите что угодно из предложенного: урок продолжится при первой возможности.
