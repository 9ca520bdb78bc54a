### Слова сервера вебстолу.

web-onlooker = Глядач
web-waiting = чекаємо на хід: { $names }
web-waiting-over = чекаємо на відповідь: { $names } («{ $card }»)
web-asked-by = ходить { $player }. { $sentence }
web-ended = { $count ->
    [0] гру програно
    [one] перемога: { $names }
   *[other] спільна перемога: { $names }
}
web-other-rules = цю гру грали за правилами версії { $rules }, а тут версія { $current }, тож її можна роздивитися, але не продовжити
web-other-box = цю гру грали з версією { $version } коробки «{ $box }», а тут її карти діють інакше (версія { $current }), тож її можна роздивитися, але не продовжити
web-missing-box = цю гру грають із коробкою «{ $box }», якої на цьому сервері не встановлено, тож її можна роздивитися, але не продовжити
web-lesson-changed = уроки цієї навчальної гри змінилися ({ $why }), тож продовжити її не можна; почніть її знову з головної сторінки
web-broken-journal = хід { $number } цієї гри не вдається повторити ({ $why }), тож стіл показано таким, яким він був востаннє, і продовжити не можна
web-engine-stopped = гра не може тривати: рушій зупинився ({ $why }). Стіл лишається як є; повідомте про це, додавши файл гри
web-shown-earlier = ви бачите стіл після ходу { $shown } з { $written }
web-gathering = чекаємо на всіх
call-subject = { $game }: ваш хід (стіл { $code })
call-text = ваш хід у грі «{ $game }», стіл { $code }: { $link }
call-stop = щоб більше не отримувати таких повідомлень, приберіть адресу в меню столу.
web-not-now = зараз не можна. { $sentence }
why-changed = { $what } { $change }
why-only = іншого вибору немає
why-thrifty = з усього, що є, це найкраще для вас
web-unbuilt = Сторінку столу ще не зібрано. Її збирає ця команда:
## Що стіл повідомляє і про що питає

web-report-undone = { $name }: { $extent ->
    [phase] фазу скасовано
    [turn] хід скасовано
    [round] раунд скасовано
   *[step] { $count ->
        [one] скасовано { $count } дію
        [few] скасовано { $count } дії
       *[many] скасовано { $count } дій
    }
}
web-report-redone = { $name }: { $count ->
    [one] повернуто { $count } дію
    [few] повернуто { $count } дії
   *[many] повернуто { $count } дій
}
web-report-sat-down = { $name } тепер за столом
web-report-bot-sits-in = на місці «{ $about }» тепер грає { $bot }
web-report-bot-broke = збій: { $broken }. Замість нього тепер грає { $bot }
web-report-seat-opened = місце вільне: { $about }
web-report-sent-away = за столом більше немає: { $about }
web-report-not-revealed = немає відповіді: { $about }. Підтвердьте готовність ще раз
web-report-refused = { $name } не погоджується
web-report-unsealed = { $name } завантажує файл цієї гри, а в ньому видно всі наступні карти: роздачу більше не запечатано
web-report-unsealed-alone = { $name } відкриває місце за столом, за яким доти грали наодинці, і може знати наступні карти: роздачу більше не запечатано
web-propose-undo = { $name } просить скасувати { $extent ->
    [phase] фазу
    [turn] хід
    [round] раунд
   *[step] { $count ->
        [one] { $count } дію
        [few] { $count } дії
       *[many] { $count } дій
    }
}
web-propose-undo-of = { $sentence }: «{ $what }»
web-propose-hand-over = { $to ->
    [open] { $name } пропонує звільнити місце: { $about }
   *[bot] { $name } пропонує, щоб на місці «{ $about }» грав бот { $bot }
}
web-propose-send-away = { $name } пропонує попросити піти: { $about }
web-propose-sit-down = { $name } хоче сісти за стіл; вирішує господар, бо комусь тут уже довелося піти
web-propose-talk = { $name } хоче написати в чат; вирішує господар, бо комусь тут уже довелося піти

## Чого стіл не може

error-no-table = столу з кодом «{ $table }» немає; можливо, у коді помилка
error-no-seat = такого місця немає; за столом { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}
error-seat-taken = місце { $seat } зайняте
error-one-seat = хто грає проти інших, має лише одне місце
error-table-full = за цим столом більше немає місця
error-not-yours = місце { $seat } не ваше
error-not-seated = для цього треба спершу сісти за стіл
error-bad-token = це посилання або ключ нікому за цим столом не належить; можливо, місце віддали іншому
error-no-lesson = уроку «{ $lesson }» немає; є такі: { $lessons }
error-no-lessons = для цієї гри ще немає уроків
error-lesson-seats = цей урок розрахований на стільки гравців: { $players }, а не { $seats }
error-no-ruling = роз’яснення «{ $ruling }» немає
error-ruling-not-shown = це роз’яснення не показати на столі: карт, яких воно стосується, у коробках ще немає
error-ruling-seats = це роз’яснення показують за столом на стільки гравців: { $players }, а не { $seats }
error-no-example = прикладу «{ $example }» немає
error-unknown-bot = бота «{ $bot }» немає; є такі: { $bots }
error-bot-not-loaded = не вдалося завантажити бота «{ $bot }»: { $why }
error-name-empty = в імені має бути хоча б одна літера
error-name-too-long = ім’я може мати щонайбільше { $most ->
    [one] { $most } літеру
    [few] { $most } літери
   *[many] { $most } літер
}
error-chat-empty = напишіть хоч щось
error-chat-too-long = рядок може мати щонайбільше { $most ->
    [one] { $most } літеру
    [few] { $most } літери
   *[many] { $most } літер
}
error-slow-down = зашвидко; зачекайте трохи й спробуйте ще раз
error-too-long = це задовге; читаємо щонайбільше { $most ->
    [one] { $most } байт
    [few] { $most } байти
   *[many] { $most } байтів
}
error-bad-message = це повідомлення незрозуміле: { $why }
error-bad-request = цей запит незрозумілий: { $why }
error-too-deep = цей запит має забагато вкладених рівнів
error-hello-first = сторінка має спершу назватися
error-undo-others = відтоді відповів хтось інший, тож цього вже не скасувати
error-undo-over = закінчену гру суперників уже не змінити
error-proposal-pending = за столом саме вирішують щось інше
error-no-proposal = цього вже не вирішують
error-only-a-bot = за відсутнього суперника може грати тільки бот; місце лишається за ним
error-still-expected = гравець ще може повернутися: бот зможе сісти на це місце за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}
error-only-host = попросити когось піти може лише господар столу
error-host-decides = з-за цього столу комусь довелося піти, тож сісти чи писати в чат можна лише з дозволу господаря, а його зараз немає; поки що можна спостерігати
error-nobody-to-agree = тут більше ніхто не грає, тож погодитися нікому
error-lesson-changed = уроки цієї навчальної гри змінилися: { $why }
error-broken-journal = хід { $number } цієї гри не вдається повторити: { $why }
error-damaged-snapshot = знімок столу { $table } пошкоджено
error-damaged-table = дані столу { $table } пошкоджено
error-engine-stopped = гра не може тривати: рушій зупинився ({ $why })
error-not-begun = гра ще не почалася
error-begun = гра вже почалася
error-not-now = не зараз: гра от-от почнеться
error-bad-share = це не та частка, за яку ручався цей пристрій
error-only-host-starts = почати з ботами може лише господар столу
error-calls-off = цей сервер таких викликів не надсилає
error-bad-contact = «{ $to }» — це не адреса пошти й не адреса https
error-not-public = «{ $to }» не веде до загальнодоступної адреси в інтернеті
error-not-finished = гру ще не закінчено
error-no-step = такого ходу в грі немає
error-seats-differ = у цій грі { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}
error-bad-seed = зерно — це ціле невід’ємне число, менше за 2^63, а не «{ $seed }»
error-file-secret = файл незакінченої гри видає всі наступні карти; його можна взяти, коли гру закінчено
error-origin = ця сторінка не може звертатися до цього сервера
error-host = цей сервер не знає себе під іменем «{ $host }»; власник може дозволити його через DECKWRIGHT_HOSTS
error-no-page = за цією адресою нічого немає
error-out-of-time = це триває задовго; спробуйте пізніше
error-storage = зараз не вдається записати стіл, тож нічого не змінилося; спробуйте ще раз
error-closing = сервер закривається; поверніться за мить
error-crash = помилка сервера; нічого не змінилося

## Робота сервера

serve-ready = Стіл відкрито: { $address }. Ctrl+C його закриє; нічого не загубиться.
error-port-taken = порт { $port } зайнятий іншою програмою; виберіть інший через --port
error-bad-host = не вдається слухати «{ $host }»: { $why }
error-bad-folder = не вдається зберігати столи в «{ $folder }»: { $why }
error-folder-in-use = столи в «{ $folder }» уже тримає інший сервер Deckwright: { $address }
error-no-database = не вдається скористатися базою даних: { $why }
error-empty-database = файл { $file } порожній, хоча в ньому зберігалися столи; поверніть копію або видаліть його, щоб почати заново
error-damaged-log = файл { $file } пошкоджено, а в ньому були останні відповіді; поверніть копію або видаліть його, щоб продовжити без них
error-bad-database = це не адреса бази даних: { $why }
error-bad-variable = у змінній { $variable } має бути число, а не «{ $value }»
error-bad-mail-server = змінна { $variable } називає поштовий сервер і відправника, наприклад smtp://user:password@host:587?from=table@example.org

help-serve = Відкрити вебстіл: грати в браузері самому, з ботами або з друзями, які відкриють посилання.
help-serve-host = Де слухати: 127.0.0.1 — лише цей комп’ютер, 0.0.0.0 — усі в мережі.
help-serve-port = Порт; якщо не вказати, то перший вільний від 8420.
help-serve-data = Тека, де зберігаються столи; якщо не вказати, то у вашій домашній теці.
help-serve-no_browser = Не відкривати браузер.
help-serve-examples =
    deckwright serve
    deckwright serve --host 0.0.0.0 --port 8420 --no-browser

## Що станеться далі

forecast-draws = бере карту
forecast-empty = карт не лишилося
forecast-ends = кінець ходу
forecast-acts = діє
forecast-counts = відлік
forecast-choice = ваш вибір
forecast-unknown = невідомо
forecast-idle = нічого
forecast-printed = те, що на карті
forecast-late = гра скінчиться раніше
forecast-lost = гру програно
forecast-tier = невідомо, ранг { $tier }
remaining-tier = ранг { $tier }
forecast-tokens = { $count ->
    [one] лишився { $count } жетон
    [few] лишилося { $count } жетони
   *[other] лишилося { $count } жетонів
}

## Що вирішило гру

moment-changed = { $named ->
    [yes] { $card }: { $what } { $before } → { $after }
   *[no] { $what } { $before } → { $after }
}
