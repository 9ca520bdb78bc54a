### Слова сервера вебстолу.

web-onlooker = Глядач
web-waiting = чекаємо на хід: { $names }
web-ended = { $count ->
    [0] гру програно
    [one] перемога: { $names }
   *[other] спільна перемога: { $names }
}
web-frozen = цю гру грали за правилами версії { $rules }, а тут версія { $current }, тож її можна роздивитися, але не продовжити
web-not-now = зараз не можна. { $sentence }
web-hint = { $bot } радить «{ $option }»: { $reasons }
why-changed = { $what } { $change }
why-only = іншого вибору немає
why-thrifty = з усього, що є, це найкраще для вас
web-unbuilt = Сторінку столу ще не зібрано. Її збирає ця команда:

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
error-unknown-bot = бота «{ $bot }» немає; є такі: { $bots }
error-bot-not-loaded = не вдалося завантажити бота «{ $bot }»: { $why }
error-name-empty = в імені має бути хоча б одна літера
error-name-too-long = ім’я може мати щонайбільше { $most ->
    [one] { $most } літеру
    [few] { $most } літери
   *[many] { $most } літер
}
error-chat-empty = у цьому рядку нічого сказати
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
error-hello-first = сторінка має спершу назватися
error-undo-others = відтоді відповів хтось інший, тож цього вже не скасувати
error-not-finished = гру ще не закінчено
error-no-step = такого ходу в грі немає
error-seats-differ = у цій грі { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}
error-bad-seed = зерно — це ціле число, а не «{ $seed }»
error-file-secret = файл незакінченої гри видає всі наступні карти; його можна взяти, коли гру закінчено
error-origin = ця сторінка не може звертатися до цього сервера
error-no-page = за цією адресою нічого немає
error-out-of-time = це триває задовго; спробуйте пізніше
error-storage = зараз не вдається записати стіл, тож нічого не змінилося; спробуйте ще раз
error-crash = помилка сервера; нічого не змінилося

## Робота сервера

serve-ready = Стіл відкрито: { $address }. Ctrl+C його закриє; нічого не загубиться.
error-port-taken = порт { $port } зайнятий іншою програмою; виберіть інший через --port
error-bad-host = не вдається слухати «{ $host }»: { $why }
error-bad-folder = не вдається зберігати столи в «{ $folder }»: { $why }
error-folder-in-use = столи в «{ $folder }» уже тримає інший сервер Deckwright: { $address }
error-no-database = не вдається скористатися базою даних: { $why }
error-bad-database = це не адреса бази даних: { $why }
error-bad-variable = у змінній { $variable } має бути кількість секунд, а не «{ $value }»

help-serve = Відкрити вебстіл: грати в браузері самому, з ботами або з друзями, які відкриють посилання.
help-serve-host = Де слухати: 127.0.0.1 — лише цей комп’ютер, 0.0.0.0 — усі в мережі.
help-serve-port = Порт; якщо не вказати, то перший вільний від 8420.
help-serve-data = Тека, де зберігаються столи; якщо не вказати, то у вашій домівці.
help-serve-no_browser = Не відкривати браузер.
help-serve-examples =
    deckwright serve
    deckwright serve --host 0.0.0.0 --port 8420 --no-browser
