### Слова столу, хоч би якою була гра.

language-en = English
language-uk = Українська
language-ru = Русский

player-name = Гравець { $number }
unknown-card = карта

bot-novice = Новачок
bot-apprentice = Підмайстер
bot-adept = Адепт
bot-master = Майстер
bot-random = Недбалець
bot-thrifty = Ощадник
bot-seer = Провидець
bot-about-random = Грає будь-що дозволене правилами. Годиться, щоб спробувати.
bot-about-thrifty = Грає за простими правилами: обачно й швидко. Добре товариство для першої гри.
bot-about-novice = Помиляється, як початківець.
bot-about-apprentice = Знає правила й дивиться на хід уперед.
bot-about-adept = Планує хід, рідко помиляється.
bot-about-master = Судить за досвідом тисяч партій. Справжній суперник.
bot-about-seer = Найсильніший: перед кожним ходом уявляє багато партій.

## Запитання, які може поставити будь-яка карта

prompt-about = { $card }: { $prompt }
question-whom = { $text }. Кого ви виберете?
prompt-chosen = { $prompt } (уже вибрано: { $count })
prompt-pick = виберіть карту
prompt-pick-discard = виберіть карту, щоб скинути її
prompt-pick-destroy = виберіть карту, щоб знищити її
prompt-pick-move = виберіть карту, яку перекласти
prompt-pick-reveal = виберіть карту, яку показати
prompt-player = виберіть гравця
prompt-number = виберіть число
prompt-may = зробити це?
prompt-one-of = виберіть одне
prompt-defend = { $no ->
    [yes] { $defend ->
        [yes] захищатиметеся?
       *[no] вас атакують, а захисту немає
    }
   *[no] захищатиметеся?
}
prompt-arrange = виберіть, яка карта буде наступною
prompt-instead = виберіть, що станеться натомість

option-pick = { $card }
option-pick-theirs = { $card } ({ $player })
option-player = { $player }
option-number = { $number }
option-branch = Варіант { $number }
option-yes = Так
option-no = Ні
option-no-defend = Прийняти удар
option-done = Досить
option-use = { $card }: { $action }
option-defend = Захиститися: { $card }

reason-not-now = не зараз
reason-used-this-turn = цього ходу вже використано
reason-not-possible = зараз це неможливо

## Що сталося

event-moved = { $card }: { $origin } → { $goal }
event-counted = { $nobody ->
    [yes] { "" }
   *[no] { $player }:{ " " }
}{ $what } { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} (тепер { $total })
event-rolled = { $player } кидає кубик: { $amount }
event-shuffled = { $goal }: перетасовано
event-revealed = Відкрито: { $card }
event-turn = { $player }: новий хід
event-acted = { $player } використовує карту «{ $card }»
event-attacked = Атака: { $card }
event-defended = { $player } захищається: { $card }
event-targeted = { "" }
event-sent-back = { $player } повертає ефект: { $card }
event-damaged = { "" }
event-healed = { "" }
event-hit = { $card }: { $amount ->
    [one] { $amount } пошкодження
    [few] { $amount } пошкодження
   *[other] { $amount } пошкоджень
}
event-turned-over = { $player } перевертає скид: тепер це нова колода
event-ended = Гру закінчено
event-marked = { "" }
event-reckoned = { "" }

## Суми

sum-protection = захист
sum-strengthened = посилення

## Підготовка

setup-value-random = навмання

## Помилки гравців

error-detail = { $error } ({ $detail })
error-at = { $at }: { $error }
error-hint = { $error } (може, «{ $meant }»?)
error-unknown-language = немає мови «{ $language }»; є такі: { $languages }
error-missing-extra = для цього потрібен пакунок, який не встановлено ({ $package }); встановіть його так: { $command }
error-broken-plugin = «{ $name }» з пакунка { $package } пропущено: { $why } ({ $file }); виправте його або вилучіть так: { $command }
error-bad-weight = одна з ваг політики не годиться
error-bad-name = так назвати не можна
error-name-in-use = ця назва зайнята
error-no-rules = це не гра
error-other-name = гра та її точка входу мають різні назви
error-no-bot = це не бот
error-unknown-game = немає гри «{ $game }»; є такі: { $games }
error-unknown-card = у цій грі немає карти «{ $card }»
error-unknown-option = немає параметра гри «{ $option }»; є такі: { $options }
error-bad-id = «{ $card }» не може бути ідентифікатором карти: це малі латинські літери, цифри й дефіси, як-от «iron-axe»
error-unknown-value = «{ $option }» не може бути «{ $value }»; можливі значення: { $values }
error-not-text = «{ $option }» записують текстом, кілька значень — через кому, а не { $value }
error-seats = у цю гру можуть грати від { $least } до { $most } гравців, а не { $seats }
error-bad-answer = відповідь записують як «p1 travel:axe», а не «{ $answer }»
error-stale = відповідь запізнилася: вона для ходу { $version }, а в грі вже хід { $current }
error-over = гру вже закінчено
error-no-question = зараз ні про що не запитують
error-not-asked = зараз запитують не цього гравця
error-already-answered = цей гравець уже відповів; гра чекає на решту
error-waits-for = { $who } зараз не запитують; гра чекає на { $asked }
error-refused = «{ $key }» зараз неможливо: { $refusal }; можна вибрати: { $options }
error-not-offered = варіанта «{ $key }» немає; можна вибрати: { $options }
error-ambiguous = «{ $key }» може означати будь-що з цього: { $options }; напишіть ключ повністю
error-nothing-to-undo = нема чого скасовувати
error-undo-revealed = цього не скасувати: відкрилося щось нове
error-nothing-to-redo = нема чого повертати

## Помилки файлів

error-missing-box = цю гру зіграно з коробкою «{ $box }», якої тут не встановлено; встановіть пакет із нею
unnamed-file = файл
error-card-not-here = { $where } містить карту «{ $card }», якої тут немає; оновіть Deckwright або встановіть пакет із цією картою
error-other-rules = гру зіграно за версією правил { $rules }, а тут версія { $current }{ $newer ->
        [yes] ; щоб продовжити її, оновіть Deckwright
       *[no] {""}
    }
error-other-box = гру зіграно з версією { $version } коробки «{ $box }», а тут її карти діють інакше (версія { $current }){ $newer ->
        [yes] ; щоб продовжити гру, оновіть Deckwright
       *[no] {""}
    }
error-broken-replay = відповідь { $number } з файлу дати неможливо: { $why }
error-too-large = { $where } завеликий як на запис гри
error-not-a-game-file = { $where } — це не запис гри Deckwright
error-newer-file = { $where } записав новіший Deckwright (формат { $number }, а цей читає { $known }); щоб його відкрити, оновіть Deckwright
error-broken-game-file = { $where } пошкоджено
error-cannot-read = не вдалося прочитати «{ $path }»: { $trouble ->
    [ENOENT] такого файлу немає
    [EACCES] немає дозволу
    [EPERM] немає дозволу
    [EISDIR] це тека
    [ENOTDIR] на місці теки лежить файл
   *[other] { $why }
}
error-cannot-write = не вдалося записати «{ $path }»: { $trouble ->
    [ENOENT] туди нічого не можна записати
    [EACCES] немає дозволу
    [EPERM] немає дозволу
    [EISDIR] це тека
    [ENOTDIR] на місці теки лежить файл
    [EEXIST] на місці теки лежить файл
    [ENOSPC] диск заповнено
    [EDQUOT] диск заповнено
    [EROFS] диск лише для читання
   *[other] { $why }
}
error-bad-state = це не збережений стан гри

## Помилки авторів

error-internal = Deckwright сам припустився помилки
error-endless = гра не дійшла до наступного питання: текст «{ $block }» не закінчується (крок { $number }, { $step }). Стіл лишається таким, як до відповіді: оберіть іншу, а текст виправте в { $file } або повідомте авторам
error-duplicate-id = дві карти мають однаковий ідентифікатор
error-duplicate-word = слово визначено двічі
error-no-role = це не слово словника ефектів
error-bad-word = тут потрібне слово словника ефектів
error-unknown-word = такого слова немає
error-wrong-role = цьому слову тут не місце
error-unknown-field = у цього слова немає такого поля
error-missing-field = тут чогось бракує
error-wrong-type = це сюди не підходить
error-one-thing = тут потрібно вказати рівно щось одне
error-unbound = ім’я вжито раніше, ніж щось вибрано
error-several = тут потрібен один гравець, а ім’я означає кількох
error-taken-name = це ім’я завжди означає щось інше
error-no-zone = такої зони немає
error-no-counter = такого лічильника немає
error-no-count = такого порахувати не можна
error-no-kind = карт такого виду немає
error-no-phase = такої фази немає
error-position = таку позицію не викласти
error-few-seats = { $place }: місць за столом лише { $seats }
error-twice-in-position = { $place }: «{ $word }» задано двічі
error-no-such-thing = { $place }: тут немає нічого під назвою «{ $word }»
error-of-the-table = { $place }: «{ $word }» належить до столу: пишіть це поруч із p1, p2…
error-of-a-seat = { $place }: «{ $word }» належить до гравця: пишіть це всередині p1, p2…
error-below = { $place }: менше нуля не буває, а задано { $given }
error-above = { $place }: більше { $most } не буває, а задано { $given }
error-no-such-card = { $place }: карти «{ $card }» немає
error-which-seat = { $place }: очікувалося щось із { $known }, а не «{ $given }»
error-whole-number = { $place }: очікувалося ціле число, а не «{ $given }»
error-bad-lesson = в уроці помилка
error-bad-key = такої відповіді ніколи не буде
error-bad-step = у сценарії цього зробити не можна
error-nothing-so-called = нічого з такою назвою немає
error-no-cases = у файлі немає випадків
error-duplicate-case = два випадки мають однакову назву
error-missing-key = тут чогось бракує
error-unknown-key = такого ключа немає
error-bot-not-offered = бот вибрав те, чого не пропонували

## Власні карти

error-bad-yaml = це не записано як YAML: перевірте відступи, дужки, двокрапки й лапки
error-card-too-long = задовгий текст: у карті щонайбільше { $most } знаків
error-card-twice = це записано двічі в тому самому місці
error-card-anchor = якорі (&), посилання (*) й теги (!) тут заборонені
error-card-too-many = карта складається із надто багатьох слів
error-card-too-deep = тут слова вкладено одне в одне надто глибоко
error-card-number = числа тут не більші за { $most }
error-card-nameless = карті потрібна назва хоча б однією мовою
error-card-name-long = у назві щонайбільше { $most } знаків
error-card-no-texts = тут мають бути тексти карти, наприклад «{ $word }:»
error-card-no-text = у карти цього типу немає такого тексту
error-card-empty = карта ще нічого не робить: напишіть її «{ $word }»
error-card-broken = таку карту зробити неможливо
error-card-heavy = у цій карті забагато всього: розповісти, що вона робить, триває надто довго. Спростіть її
error-card-slow = це триває надто довго: карта робить забагато за раз. Стіл лишився, як був; виберіть інше або спростіть карту
error-card-endless = те, що карта тут робить, ніколи не закінчується, тож його зупинено. Стіл лишився, як був; виберіть інше або виправте карту
error-card-fails = карта не може цього зробити: її дію перервано. Стіл лишився, як був; виберіть інше або виправте карту
error-bad-own-id = ідентифікатор карти — це «own-», а далі малі латинські літери й цифри, а не «{ $word }»
error-no-bench = карт цієї гри поки що робити не можна; можна для таких ігор: { $games }
error-no-own-kind = карт цього типу зробити не можна
error-bad-pack = цей файл не є набором карт, який можна прочитати: { $why }
error-not-a-pack = цей файл не є набором карт
error-newer-pack = цей набір записала інша версія Deckwright
error-pack-too-large = у наборі щонайбільше { $most } карт
error-pack-too-long = він задовгий: можна прочитати щонайбільше { $most } знаків
error-pack-card = карті { $number } набору потрібні назва, тип і ціле число як вартість
error-pack-twice = дві карти набору мають той самий ідентифікатор
error-other-pack = ці карти для іншої гри
error-pack-elsewhere = на цьому столі немає цих карт; випробуйте карту з майстерні
error-trial-seats = карту випробовують із { $players } гравцями
error-no-hint-own = там, де випробовують власну карту, підказок немає
error-no-review-own = партії з власними картами не розбирають: боти знають лише друковані карти
error-pack-slip = карту { $number } набору ({ $name }) зробити неможливо: { $why }
slip-word = { $error }: «{ $word }»
words-step = Що відбувається
words-pick = З чого вибирають
words-amount = Числа
words-condition = Умови
words-modifier = Поки карта діє
word-cast_prepped = активувати підготовлене заклинання: своє, а з «all» — будь-чиє
word-deal = завдати пошкоджень монстру чи посіпаці
word-destroy = знищити вибрані карти
word-discard = скинути вибрані карти
word-draw = гравець бере карти
word-every = назвати все, що підходить; ніхто не вибирає
word-focus_a_breach = зміцнити закритий портал без оплати
word-for_each = зробити щось для кожного гравця чи вибраної карти, по черзі
word-gain = гравець отримує стільки чогось
word-gain_quietly = отримати карту із запасу без її дії при отриманні
word-gravehold_recovers = Грейвголд відновлює життя
word-if = зробити щось, якщо умова справджується, або щось інше, якщо ні
word-let = вибрати щось і дати йому ім’я
word-look_at = подивитися верхні карти колоди й дати їм ім’я
word-may = зробити щось або не робити
word-move = покласти вибрані карти на стос або під нього
word-one_of = зробити одне з кількох
word-pay = віддати щось: усе або нічого
word-play_twice = зіграти вибраний самоцвіт двічі
word-player_of = дати ім’я гравцеві певного мага
word-prep_beside = підготувати карту з певною назвою поряд із цим заклинанням
word-prep_spell = гравець готує заклинання
word-put_on_deck = щойно отримана карта йде на верх колоди
word-recover = гравець відновлює життя
word-reveal = показати вибрані карти всім
word-reveal_turn_card = відкрити верхню карту колоди порядку ходів
word-suffer = гравець зазнає пошкоджень
word-card_in = карта з руки, колоди чи стосу, можливо лише певного типу
word-owner_of = гравець, перед яким лежить карта
word-player = інший гравець або будь-хто з усіх
word-prepped_spell = підготовлене заклинання
word-top_of = верхня карта стосу
word-counted = скільки є того, з чого вибирають
word-how_many = скільки карт чи гравців позначає ім’я
word-neighbour_spells = стільки за кожне заклинання в сусідніх порталах
word-per = стільки за кожне з того, що має гравець
word-printed = число на вибраній карті, наприклад вартість
word-sum = кілька чисел разом
word-another_left = у запасі лишилася ще така карта
word-at_least = гравець має щонайменше стільки чогось
word-at_most = гравець має щонайбільше стільки чогось
word-both = усі з кількох умов
word-chosen = під цим ім’ям щось вибрано
word-is = вибрана карта певного типу чи має позначку
word-lies_in = вибрана карта лежить там
word-nth_this_turn = це саме така за ліком карта цього ходу
word-pile_is_empty = стос цієї карти в запасі порожній
word-turn_of = зараз хід гравця
word-adds = значення більше чи менше, поки діє карта
word-boost = значення більше до кінця ходу
word-journey = можна взяти верхню карту цвинтаря
word-lose = гравець втрачає стільки чогось
word-swap_with_graveyard = поміняти першу карту ряду мандрів на верхню карту цвинтаря
word-transfer = передати щось від одного гравця іншому
word-provided = число, якщо умова справджується, інакше нічого
word-untargetable = ефекти інших не можуть вибрати власника
word-when = щось стається щоразу, коли стається інше

## Текст карт

text-until-turn-ends = до кінця ходу

## Guided games

lesson-meanwhile = Виберіть будь-що із запропонованого: урок продовжиться за першої нагоди.
