### Слова сервера веб-стола.

web-onlooker = Зритель
web-waiting = ждём хода: { $names }
web-waiting-over = ждём ответа: { $names } («{ $card }»)
web-asked-by = ходит { $player }. { $sentence }
web-ended = { $count ->
    [0] игра проиграна
    [one] победа: { $names }
   *[other] общая победа: { $names }
}
web-other-rules = эту игру играли по правилам версии { $rules }, а здесь версия { $current }, поэтому её можно рассмотреть, но не продолжить
web-other-box = эту игру играли с версией { $version } коробки «{ $box }», а здесь её карты действуют иначе (версия { $current }), поэтому её можно рассмотреть, но не продолжить
web-missing-box = эту игру играют с коробкой «{ $box }», которая на этом сервере не установлена, поэтому её можно рассмотреть, но не продолжить
web-lesson-changed = уроки этой обучающей игры изменились ({ $why }), поэтому продолжить её нельзя; начните её заново с главной страницы
web-broken-journal = ход { $number } этой игры не удаётся повторить ({ $why }), поэтому стол показан таким, каким он был в последний раз, и продолжить нельзя
web-engine-stopped = игра не может продолжаться: движок остановился ({ $why }). Стол остаётся как есть; сообщите об этом, приложив файл игры
web-shown-earlier = вы видите стол после хода { $shown } из { $written }
web-gathering = ждём всех
call-subject = { $game }: ваш ход (стол { $code })
call-text = ваш ход в игре «{ $game }», стол { $code }: { $link }
call-stop = чтобы больше не получать таких сообщений, уберите адрес в меню стола.
web-not-now = сейчас нельзя. { $sentence }
why-changed = { $what } { $change }
why-only = другого выбора нет
why-thrifty = из всего, что есть, это лучше всего для вас
web-unbuilt = Страница стола ещё не собрана. Её собирает эта команда:
## Что стол сообщает и о чём спрашивает

web-report-undone = { $name }: { $extent ->
    [phase] фаза отменена
    [turn] ход отменён
    [round] раунд отменён
   *[step] { $count ->
        [one] отменено { $count } действие
        [few] отменено { $count } действия
       *[many] отменено { $count } действий
    }
}
web-report-redone = { $name }: { $count ->
    [one] возвращено { $count } действие
    [few] возвращено { $count } действия
   *[many] возвращено { $count } действий
}
web-report-sat-down = { $name } теперь за столом
web-report-bot-sits-in = на месте «{ $about }» теперь играет { $bot }
web-report-bot-broke = сбой: { $broken }. Вместо него теперь играет { $bot }
web-report-seat-opened = место свободно: { $about }
web-report-sent-away = за столом больше нет: { $about }
web-report-not-revealed = нет ответа: { $about }. Подтвердите готовность ещё раз
web-report-refused = { $name } не соглашается
web-report-unsealed = { $name } скачивает файл этой игры, а в нём видны все следующие карты: раздача больше не запечатана
web-report-unsealed-alone = { $name } открывает место за столом, за которым до этого играли в одиночку, и может знать следующие карты: раздача больше не запечатана
web-propose-undo = { $name } просит отменить { $extent ->
    [phase] фазу
    [turn] ход
    [round] раунд
   *[step] { $count ->
        [one] { $count } действие
        [few] { $count } действия
       *[many] { $count } действий
    }
}
web-propose-undo-of = { $sentence }: «{ $what }»
web-propose-hand-over = { $to ->
    [open] { $name } предлагает освободить место: { $about }
   *[bot] { $name } предлагает, чтобы на месте «{ $about }» играл бот { $bot }
}
web-propose-send-away = { $name } предлагает попросить уйти: { $about }
web-propose-sit-down = { $name } хочет сесть за стол; решает хозяин, потому что кому-то здесь уже пришлось уйти
web-propose-talk = { $name } хочет написать в чат; решает хозяин, потому что кому-то здесь уже пришлось уйти

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
error-no-lesson = урока «{ $lesson }» нет; есть такие: { $lessons }
error-no-lessons = для этой игры ещё нет уроков
error-lesson-seats = этот урок рассчитан на столько игроков: { $players }, а не { $seats }
error-no-ruling = разъяснения «{ $ruling }» нет
error-ruling-not-shown = это разъяснение не показать на столе: карт, которых оно касается, в коробках пока нет
error-ruling-seats = это разъяснение показывают за столом на столько игроков: { $players }, а не { $seats }
error-no-example = примера «{ $example }» нет
error-unknown-bot = бота «{ $bot }» нет; есть такие: { $bots }
error-bot-not-loaded = не удалось загрузить бота «{ $bot }»: { $why }
error-name-empty = в имени должна быть хотя бы одна буква
error-name-too-long = в имени может быть не больше { $most ->
    [one] { $most } буквы
   *[other] { $most } букв
}
error-chat-empty = напишите хоть что-нибудь
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
error-too-deep = в этом запросе слишком много вложенных уровней
error-hello-first = страница должна сначала представиться
error-undo-others = с тех пор ответил кто-то другой, поэтому это уже не отменить
error-undo-over = законченную игру соперников уже не изменить
error-proposal-pending = за столом как раз решают что-то другое
error-no-proposal = этого уже не решают
error-only-a-bot = за отсутствующего соперника может играть только бот; место остаётся за ним
error-still-expected = игрок ещё может вернуться: бот сможет сесть на это место через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}
error-only-host = попросить кого-то уйти может только хозяин стола
error-host-decides = из-за этого стола кому-то пришлось уйти, поэтому сесть или писать в чат можно только с разрешения хозяина, а его сейчас нет; пока можно наблюдать
error-nobody-to-agree = здесь больше никто не играет, поэтому согласиться некому
error-lesson-changed = уроки этой обучающей игры изменились: { $why }
error-broken-journal = ход { $number } этой игры не удаётся повторить: { $why }
error-damaged-snapshot = снимок стола { $table } повреждён
error-damaged-table = данные стола { $table } повреждены
error-engine-stopped = игра не может продолжаться: движок остановился ({ $why })
error-not-begun = игра ещё не началась
error-begun = игра уже началась
error-not-now = не сейчас: игра вот-вот начнётся
error-bad-share = это не та доля, за которую поручилось это устройство
error-only-host-starts = начать с ботами может только хозяин стола
error-calls-off = этот сервер таких вызовов не отправляет
error-bad-contact = «{ $to }» — это не адрес почты и не адрес https
error-not-public = «{ $to }» не ведёт к общедоступному адресу в интернете
error-not-finished = игра ещё не окончена
error-no-step = такого хода в игре нет
error-seats-differ = в этой игре { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}
error-bad-seed = зерно — это целое неотрицательное число меньше 2^63, а не «{ $seed }»
error-file-secret = файл неоконченной игры выдаёт все следующие карты; его можно взять, когда игра окончена
error-origin = эта страница не может обращаться к этому серверу
error-host = этот сервер не знает себя под именем «{ $host }»; владелец может разрешить его через DECKWRIGHT_HOSTS
error-no-page = по этому адресу ничего нет
error-out-of-time = это длится слишком долго; попробуйте позже
error-storage = сейчас не удаётся записать стол, поэтому ничего не изменилось; попробуйте ещё раз
error-closing = сервер закрывается; вернитесь через мгновение
error-crash = ошибка сервера; ничего не изменилось

## Работа сервера

serve-ready = Стол открыт: { $address }. Ctrl+C его закроет; ничего не потеряется.
error-port-taken = порт { $port } занят другой программой; выберите другой через --port
error-bad-host = не удаётся слушать «{ $host }»: { $why }
error-bad-folder = не удаётся хранить столы в «{ $folder }»: { $why }
error-folder-in-use = столы в «{ $folder }» уже держит другой сервер Deckwright: { $address }
error-no-database = не удаётся воспользоваться базой данных: { $why }
error-empty-database = файл { $file } пуст, хотя в нём хранились столы; верните копию или удалите его, чтобы начать заново
error-damaged-log = файл { $file } повреждён, а в нём были последние ответы; верните копию или удалите его, чтобы продолжить без них
error-bad-database = это не адрес базы данных: { $why }
error-bad-variable = в переменной { $variable } должно быть число, а не «{ $value }»
error-bad-mail-server = переменная { $variable } называет почтовый сервер и отправителя, например smtp://user:password@host:587?from=table@example.org

help-serve = Открыть веб-стол: играть в браузере в одиночку, с ботами или с друзьями, которые откроют ссылку.
help-serve-host = Где слушать: 127.0.0.1 — только этот компьютер, 0.0.0.0 — все в сети.
help-serve-port = Порт; если не указать, то первый свободный начиная с 8420.
help-serve-data = Папка, где хранятся столы; если не указать, то в вашей домашней.
help-serve-no_browser = Не открывать браузер.
help-serve-examples =
    deckwright serve
    deckwright serve --host 0.0.0.0 --port 8420 --no-browser

## Что случится дальше

forecast-draws = берёт карту
forecast-empty = карт не осталось
forecast-ends = конец хода
forecast-acts = действует
forecast-counts = отсчёт
forecast-choice = ваш выбор
forecast-unknown = неизвестно
forecast-idle = ничего
forecast-printed = то, что на карте
forecast-late = игра кончится раньше
forecast-lost = игра проиграна
forecast-tier = неизвестно, ранг { $tier }
remaining-tier = ранг { $tier }
forecast-tokens = { $count ->
    [one] остался { $count } жетон
    [few] осталось { $count } жетона
   *[other] осталось { $count } жетонов
}

## Что решило игру

moment-changed = { $named ->
    [yes] { $card }: { $what } { $before } → { $after }
   *[no] { $what } { $before } → { $after }
}
