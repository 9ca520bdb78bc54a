### Слова терминала: стол, его команды и справка каждой команды.

## Стол

table-turn = ход: { $player }
table-over = игра окончена
table-you = { $player } (вы)
table-happened = Что произошло
table-more = … остальное в журнале
table-below = ниже ещё { $count }
table-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
look-known = { $count ->
    [1] известна только эта
   *[other] известны только эти
}
look-place-top = { $number ->
    [1] сверху
   *[other] № { $number } сверху
}
look-place-bottom = { $number ->
    [1] снизу
   *[other] № { $number } снизу
}
table-waiting = Ждём: { $players }
table-refused = (недоступно: { $count } — «почему»)
table-won = Победа: { $players }!
table-shared-win = Общая победа: { $players }!
table-nobody-won = Никто не победил.

## Что можно ввести

play-prompt = (? — справка) >
play-pass = Передайте экран: { $player }. Кто сел, нажимает Enter.
play-news = Нажмите Enter, чтобы продолжить.
play-bot-broke = Сбой: { $bot }. Вместо него теперь играет { $instead }. Отчёт здесь: { $path }
play-step-in = Ход: { $player }. Вмешайтесь, выбрав вариант, или нажмите Enter, чтобы ход продолжался.
play-unclear = «{ $text }» может означать одно из этого:
play-not-offered = Варианта «{ $text }» нет. Введите номер варианта или ? для справки.
play-is-offered = Это можно выбрать:
play-no-reason = Ничего похожего на «{ $text }» здесь нет.
play-all-offered = Можно выбрать всё, что есть.
play-saved = Сохранено: { $path }
play-unsaved = Игра не сохранена: { $why }. Играйте дальше или сохраните в другом месте: сохранить ФАЙЛ
play-left = Игра сохранена. Продолжить: deckwright resume ({ $path })
play-over = Посмотреть игру ещё раз: deckwright replay { $path }
prompt-more-cards = { $count ->
    [one] и ещё { $count } карта
    [few] и ещё { $count } карты
   *[other] и ещё { $count } карт
}
prompt-answers = Введите номер варианта или начало его слов; «карта» и «почему» тоже принимают номера. Enter рисует стол заново. Игра сохраняется после каждого ответа.

command-why = почему
command-why-help = почему чего-то нельзя выбрать: почему, почему 7, почему топор
command-hint = подсказка
command-hint-help = что сделал бы сильнейший бот и почему: подсказка; подсказка 100 измеряет точнее
command-look = обзор
command-look-help = все карты на столе и что они делают
command-log = журнал
command-log-help = всё, что произошло, или последние строки: журнал, журнал 20
command-undo = назад
command-undo-help = отменить своё последнее решение
command-redo = снова
command-redo-help = вернуть отменённое решение
command-save = сохранить
command-save-help = сохранить сейчас; сохранить ФАЙЛ — в свой файл
command-card = карта
command-card-help = что делает карта: карта топор
command-help = справка
command-help-help = эти строки
command-quit = выйти
command-quit-help = выйти из-за стола
command-next = дальше
command-next-help = на один ответ вперёд (или просто Enter)
command-back = раньше
command-back-help = на один ответ назад
command-goto = перейти
command-goto-help = к ответу по номеру: перейти 20 или просто 20
command-end = конец
command-end-help = до конца
command-seat = место
command-seat-help = смотреть глазами игрока: место 2; место table — что видно всем; место open — все карты открыты

## Просмотр игры

replay-step = { $at } из { $count } · дальше: { $given }
replay-end = конец
replay-unknown = «{ $text }» — здесь нет такой команды; справка: ?
replay-goto = у ответов номера от 0 до { $count }
replay-missing-box = Эта игра сыграна с коробкой «{ $box }», которая здесь не установлена. Показан стол, каким он был при сохранении; чтобы продолжить игру, установите пакет с этой коробкой.
replay-other-rules = Эта игра сыграна по версии правил { $rules }, а здесь версия { $current }. Показан стол, каким он был при сохранении; { $newer ->
        [yes] чтобы продолжить игру, обновите Deckwright.
       *[no] продолжить игру нельзя.
    }
replay-other-box = Эта игра сыграна с версией { $version } коробки «{ $box }», а здесь её карты действуют иначе (версия { $current }). Показан стол, каким он был при сохранении; { $newer ->
        [yes] чтобы продолжить игру, обновите Deckwright.
       *[no] продолжить игру нельзя.
    }
replay-snapshot = стол в файле
replay-no-snapshot = В файле нет снимка стола.

## Сохранённые игры

saves-none = В папке { $path } нет сохранённых игр
saves-over = окончена
saves-open = не окончена
saves-broken = не удаётся прочитать

## Симуляции

percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
learn-lesson = Урок { $number } из { $of }:
learn-free = Свободная игра:
learn-next = Настоящая партия: { $command }
learn-type = Введите: { $numbers }
train-learning = Обучение
train-written = Записано в { $path } (байтов: { $size }).
train-result = Игроков: { $seats }. Изучено игр: { $games }; погрешность на отложенных играх { $error }, объяснено { $explained }.
train-strength = Игроков: { $seats }. Против бота «{ $opponent }» выиграно { $won } игр из { $games } ({ $low }–{ $high }).
train-together = Игроков: { $seats }. Обученный бот выигрывает { $won } из { $games } игр ({ $low }–{ $high }).
train-together-before = Игроков: { $seats }. До обучения бот выигрывал { $won } тех же игр ({ $low }–{ $high }).
simulate-playing = Играем
simulate-bot = бот
simulate-games = игр
simulate-wins = побед
simulate-interval = интервал 95 %
simulate-score = счёт
simulate-seat = место { $number }
simulate-summary = { $game }: { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[other] { $games } игр
} за { $seconds } с, зерно { $seed }
simulate-length = В среднем в игре решений: { $decisions }, ходов: { $turns }.
simulate-table = Игроки вместе побеждают в { $won } игр ({ $between }).
simulate-interrupted = Прервано: сыграно { $games } из { $asked } игр.
simulate-crashes = { $count ->
    [one] { $count } игра оборвалась
    [few] { $count } игры оборвались
   *[other] { $count } игр оборвалось
}: { $why }
simulate-endless = в игре с зерном { $seed } текст «{ $block }» не кончается (шаг { $number }, { $step }); исправьте его в { $file } или сообщите авторам

## Сценарии

scenario-holds = совпадает
scenario-differs = отличается
scenario-difference = { $path }: ожидалось { $expected }, а на деле { $got }
scenario-impossible = { $path }: «{ $step }» сделать нельзя: { $why }
scenario-possible = { $path }: «{ $step }» должно быть невозможно, но такой вариант есть у { $who }
scenario-summary = совпадает: { $held }, отличается: { $differed }{ $unread ->
    [0] { "" }
    [one] ; не удалось прочитать { $unread } файл
    [few] ; не удалось прочитать { $unread } файла
   *[other] ; не удалось прочитать { $unread } файлов
}

## Справочник карт

cards-name = Название
cards-kind = Вид
cards-text = Что делает

## Доктор

verify-unsealed = в этом файле нет печати: игру не запечатывали, она не закончена или печать снята
verify-seal = { $well ->
    [yes] доля сервера соответствует печати { $seal }
   *[no] доля сервера не соответствует печати { $seal }
}
verify-share = { $well ->
    [yes] доля игрока { $name } именно та, за которую поручились
   *[no] доля игрока { $name } не та, за которую поручились
}
verify-key = { $well ->
    [yes] раздача составлена именно из этих долей
   *[no] раздача составлена не из этих долей
}
verify-published = { $well ->
    [yes] это именно та печать, которую вам показывали
   *[no] это не та печать, которую вам показывали
}
verify-older-deal = дают ли эти доли именно эти карты, можно проверить только по правилам версии { $rules }, по которым их раздали, а здесь версия { $current }
verify-play = { $answers ->
    [one] { $answers } ответ, повторённый
    [few] { $answers } ответа, повторённые
   *[many] { $answers } ответов, повторённых
} с этой раздачи: { $well ->
    [yes] стол такой же, как в файле
   *[no] стол не такой, как в файле
}
doctor-tables = Сохранённые столы
doctor-tables-busy = Повторяем сохранённые игры…
doctor-tables-found = { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
}, { $broken ->
    [0] все можно продолжить
   *[other] только рассмотреть можно: { $broken }
}
doctor-engine = Движок
engine-compiled = скомпилирован
engine-asked = чистый Python, так просит DECKWRIGHT_PURE
engine-none = чистый Python, не скомпилирован
engine-other-python = чистый Python; { $folder } скомпилировано для другого Python ({ $what }): выполните make compile или установите пакет для этого Python
engine-changed = чистый Python; файл { $what } изменился после компиляции { $folder }: выполните make compile или установите пакет заново
engine-broken = чистый Python; скомпилированное в { $folder } не загружается: выполните make compile или установите пакет заново
doctor-extra = не установлено; если нужно: { $command }
doctor-client = Веб-клиент
doctor-client-built = собран
doctor-client-missing = не собран; в клоне репозитория: make setup
doctor-folder = Сохранённые игры
doctor-words = { $missing ->
    [0] все слова на месте
    [one] не хватает { $missing } слова
   *[other] не хватает { $missing } слов
}
doctor-game = версия правил { $version }, { $cards ->
    [one] { $cards } разновидность карт
    [few] { $cards } разновидности карт
   *[other] { $cards } разновидностей карт
}

## Измерения

bench-measuring = Измеряем: { $game }
bench-seats = игроков
bench-decisions_per_second = решений в секунду
bench-decisions_per_game = решений за игру
bench-copy_us = копия, мкс
bench-to_bytes_us = в байты, мкс
bench-from_bytes_us = из байтов, мкс
bench-new_game_us = новая игра, мкс
bench-state_bytes = байтов на состояние

## Ошибки

error-nothing-to-resume = в папке { $path } нет неоконченной игры
error-too-many-bots = игроков { $players }, ботов { $bots }: человеку не осталось места
error-too-many-names = игроков { $players }, а имён { $names }: уберите лишние
error-same-names = двух игроков зовут «{ $name }»: дайте каждому своё имя
error-no-folder = не удалось записать «{ $path }»: нет папки «{ $folder }»
quoted = «{ $text }»
error-bad-setting = параметр игры пишут как «название=значение», а не «{ $setting }»
error-unknown-seat = нет места «{ $seat }»; есть от 1 до { $seats }, а также table и open
error-unknown-kind = нет вида карт «{ $kind }»; есть такие: { $kinds }
error-unknown-command = нет команды «{ $command }»; есть такие: { $commands }
error-not-a-scenario = { $where }: это не сценарий; на верхнем уровне должны быть ключи game и case или cases
error-not-yaml = { $where }: это не читается как YAML{ $line ->
    [0] { "" }
   *[other] , строка { NUMBER($line, useGrouping: 0) }
}: { $trouble ->
    [key-twice] ключ «{ $key }» записан дважды
    [key-not-a-word] ключом должно быть слово
    [not-utf-8] это не текст в кодировке UTF-8
    [odd-character] там символ, которого в тексте не бывает
    [too-deep] списки и ключи вложены слишком глубоко
   *[other] { $problem }
}
usage-no-option = нет параметра { $option }; см. --help
usage-missing = не хватает { $option }; см. --help
usage-bad-value = неверное значение для { $option }{ $kind ->
    [whole] : нужно целое число
    [number] : нужно число
    [choice] : возможные значения { $choices }
   *[other] { "" }
}{ $limits ->
    [both] { "" } от { $least } до { $most }
    [least] , не меньше { $least }
    [most] , не больше { $most }
   *[none] { "" }
}; см. --help
usage-no-value = { $option } требует значения; см. --help
usage-takes-no-value = { $option } пишут без значения; см. --help
error-extra-arguments = { $count ->
    [one] лишний аргумент
   *[other] лишние аргументы
}: { $extra }; см. --help
usage-other = команда не понята; см. --help
crash = Это наша вина, не ваша. Что произошло, записано здесь: { $path }

## Справка

help-usage = Использование:
help-usage-options = [ПАРАМЕТРЫ]
help-usage-command = КОМАНДА …
help-arguments = Аргументы
help-options = Параметры
help-commands = Команды
help-default = [по умолчанию: {"{}"}]
help-required = [обязательно]
help-help = Показать эту справку.
help-examples = Примеры:

help-deckwright = Играйте в колодостроительные игры о чарах, изучайте и дополняйте их.
help-deckwright-version = Показать версию.
help-deckwright-codes =
    Начните так: deckwright play enchanters
    
    Команда завершается с кодом 0, если всё хорошо; 1, если результат плохой (сценарий отличается, доктор нашёл неладное); 2, если команда или данные введены неверно; 3, если файл нельзя прочитать или записать; 4, если ошибся сам Deckwright; 130 или 143, если команду прервали.

help-game = Игра, например enchanters.
help-lang = Язык; по умолчанию язык системы.
help-json = Вывести JSON для программ.
help-settings = Выбрать что-то из подготовки к игре, например town=alea; неверное значение покажет, какие есть. Можно указать несколько раз.

help-play = Играть здесь, в терминале: против ботов или с друзьями за одним экраном.
help-play-players = Сколько игроков вместе с ботами.
help-play-bots = Какие боты играют; если имён меньше, чем ботов, их раздают по кругу.
help-play-hotseat = Люди играют за этим экраном на всех местах, не занятых ботами.
help-play-names = Как зовут игроков, место за местом.
help-play-seed = То же число раздаёт ту же партию.
help-play-examples =
    deckwright play enchanters
    deckwright play enchanters --players 3 --bots thrifty,random --lang ru
    deckwright play enchanters --set town=alea --set variant=fast --seed 7
    deckwright play enchanters --hotseat --players 2 --names Анна,Борис

help-learn = Научиться игре играя, урок за уроком.
help-learn-lesson = Какая обучающая игра; по умолчанию первая.
help-learn-examples =
    deckwright learn enchanters --lang uk
    deckwright learn aeons-end
help-resume = Продолжить сохранённую игру.
help-resume-file = Файл или название сохранённой игры; по умолчанию последняя неоконченная.
help-resume-list_ = Показать список сохранённых игр.
help-resume-examples =
    deckwright resume
    deckwright resume --list
    deckwright resume my-game.json

help-replay = Посмотреть сохранённую игру шаг за шагом; в канал или файл выводит журнал.
help-replay-file = Файл или название сохранённой игры.
help-replay-seat = Чьими глазами смотреть: игрока, table (что видно всем) или open (все карты открыты).
help-replay-examples =
    deckwright replay my-game.json
    deckwright replay my-game.json --seat 1
    deckwright replay my-game.json > log.txt

help-train = Обучить бота «Провидец» игре: он играет сам с собой.
help-train-number = На скольких играх учиться, для каждого числа игроков.
help-train-players = Для скольких игроков; можно указать несколько раз. По умолчанию — для любого числа.
help-train-seed = С тем же числом обучение то же.
help-train-processes = Сколько процессов; по умолчанию по одному на ядро.
help-train-out = Куда записать; по умолчанию GAME.json в этой папке.
help-train-matches = Сколько игр сыграть потом против того, что есть в пакете.
help-train-examples =
    deckwright train enchanters --games 2000 --players 2 --seed 1
    deckwright train enchanters --out enchanters.json
help-simulate = Дать ботам сыграть много игр и посчитать, кто побеждает.
help-simulate-number = Сколько игр.
help-simulate-bots = Кто играет, место за местом.
help-simulate-seed = То же число даёт те же результаты, сколько бы ни было процессов.
help-simulate-processes = Сколько процессов; по умолчанию по одному на ядро.
help-simulate-examples =
    deckwright simulate enchanters --games 1000 --bots thrifty,thrifty,random --seed 7
    deckwright simulate enchanters --bots thrifty,random --set edition=newer --json

help-scenario = Выполнить файлы сценариев и точно сказать, что отличается.
help-scenario-files = Файлы сценариев.
help-scenario-examples =
    deckwright scenario puzzle.yaml
    deckwright scenario scenarios/*.yaml

help-cards = Справочник: все карты игры и что они делают.
help-cards-kind = Только карты этого вида.
help-cards-name = Только карты, в названии которых есть этот текст.
help-cards-examples =
    deckwright cards enchanters --kind dragon
    deckwright cards enchanters --name топор --lang ru
    deckwright cards enchanters --json

help-verify = Проверить законченную игру: раздана ли она так, как запечатана, и сыграна ли так, как говорит файл.
help-verify-file = Файл, который выдаёт стол, когда игра закончена.
help-verify-seal = Печать, которую стол показывал перед игрой.
help-verify-examples =
    deckwright verify enchanters-K7QX2M.json
    deckwright verify enchanters-K7QX2M.json --seal 3f8a…
help-doctor = Что здесь установлено и всё ли в порядке.
help-doctor-data = Вместо этого проверить все столы, которые сервер хранит в этой папке.
help-doctor-examples =
    deckwright doctor
    deckwright doctor --data ~/tables

help-bench = Измерить, как быстро наши игры работают на этой машине.
help-bench-only = Измерять только эту игру; можно указать несколько раз.
help-bench-seconds = Сколько секунд измерять каждую игру.
help-bench-examples =
    deckwright bench
    deckwright bench --game enchanters --seconds 10 --json

help-play-careful = Переспрашивать один раз перед ходом, который бот считает грубой ошибкой.
help-resume-from_ = Продолжить копию игры с позиции перед этим ходом; ходы считаются с 1.
help-review = Разобрать законченную игру: как она шла, важные ходы, удача и решения.
help-review-file = Файл или название сохранённой игры.
help-review-seat = Только этот игрок; по умолчанию люди или все, если играли только боты.
help-review-processes = Сколько процессов измеряют.
help-review-examples =
    deckwright review enchanters-20260101-180000
    deckwright review game.json --seat 1
    deckwright review game.json --json
