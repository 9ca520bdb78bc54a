### Слова сервера веб-стола.

web-onlooker = Зритель
web-waiting = ждём хода: { $names }
web-ended = { $count ->
    [0] игра проиграна
    [one] победа: { $names }
   *[other] общая победа: { $names }
}
web-frozen = эту игру играли по правилам версии { $rules }, а здесь версия { $current }, поэтому её можно рассмотреть, но не продолжить
web-not-now = сейчас нельзя. { $sentence }
web-hint = { $bot } советует «{ $option }»: { $reasons }
why-changed = { $what } { $change }
why-only = другого выбора нет
why-thrifty = из всего, что есть, это лучше всего для вас
web-unbuilt = Страница стола ещё не собрана. Её собирает эта команда:

## Чего стол не может

error-no-table = стола с кодом «{ $table }» нет; возможно, в коде ошибка
error-no-seat = такого места нет; за столом { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}
error-seat-taken = место { $seat } занято
error-one-seat = у того, кто играет против других, только одно место
error-table-full = за этим столом больше нет места
error-not-yours = место { $seat } не ваше
error-not-seated = для этого нужно сначала сесть за стол
error-bad-token = эта ссылка или ключ никому за этим столом не принадлежит; возможно, место отдали другому
error-unknown-bot = бота «{ $bot }» нет; есть такие: { $bots }
error-bot-not-loaded = не удалось загрузить бота «{ $bot }»: { $why }
error-name-empty = в имени должна быть хотя бы одна буква
error-name-too-long = в имени может быть не больше { $most ->
    [one] { $most } буквы
   *[other] { $most } букв
}
error-chat-empty = в этой строке нечего сказать
error-chat-too-long = в строке может быть не больше { $most ->
    [one] { $most } буквы
   *[other] { $most } букв
}
error-slow-down = слишком быстро; подождите немного и попробуйте ещё раз
error-too-long = это слишком длинно; читаем не больше { $most ->
    [one] { $most } байта
   *[other] { $most } байт
}
error-bad-message = это сообщение непонятно: { $why }
error-bad-request = этот запрос непонятен: { $why }
error-hello-first = страница должна сначала представиться
error-undo-others = с тех пор ответил кто-то другой, поэтому это уже не отменить
error-not-finished = игра ещё не окончена
error-no-step = такого хода в игре нет
error-seats-differ = в этой игре { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}
error-bad-seed = зерно — это целое число, а не «{ $seed }»
error-file-secret = файл неоконченной игры выдаёт все следующие карты; его можно взять, когда игра окончена
error-origin = эта страница не может обращаться к этому серверу
error-no-page = по этому адресу ничего нет
error-out-of-time = это длится слишком долго; попробуйте позже
error-storage = сейчас не удаётся записать стол, поэтому ничего не изменилось; попробуйте ещё раз
error-crash = ошибка сервера; ничего не изменилось

## Работа сервера

serve-ready = Стол открыт: { $address }. Ctrl+C его закроет; ничего не потеряется.
error-port-taken = порт { $port } занят другой программой; выберите другой через --port
error-bad-host = не удаётся слушать «{ $host }»: { $why }
error-bad-folder = не удаётся хранить столы в «{ $folder }»: { $why }
error-folder-in-use = столы в «{ $folder }» уже держит другой сервер Deckwright: { $address }
error-no-database = не удаётся воспользоваться базой данных: { $why }
error-bad-database = это не адрес базы данных: { $why }
error-bad-variable = в переменной { $variable } должно быть число секунд, а не «{ $value }»

help-serve = Открыть веб-стол: играть в браузере в одиночку, с ботами или с друзьями, которые откроют ссылку.
help-serve-host = Где слушать: 127.0.0.1 — только этот компьютер, 0.0.0.0 — все в сети.
help-serve-port = Порт; если не указать, то первый свободный начиная с 8420.
help-serve-data = Папка, где хранятся столы; если не указать, то в вашей домашней.
help-serve-no_browser = Не открывать браузер.
help-serve-examples =
    deckwright serve
    deckwright serve --host 0.0.0.0 --port 8420 --no-browser
