### Слова термінала: стіл, його команди та довідка кожної команди.

## Стіл

table-turn = хід: { $player }
table-over = гру закінчено
table-you = { $player } (ви)
table-happened = Що сталося
table-more = … решта в журналі
table-below = нижче ще { $count }
table-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
look-known = { $count ->
    [1] відома лише ця
   *[other] відомі лише ці
}
look-place-top = { $number ->
    [1] згори
   *[other] № { $number } згори
}
look-place-bottom = { $number ->
    [1] знизу
   *[other] № { $number } знизу
}
table-waiting = Чекаємо: { $players }
table-refused = (недоступно: { $count } — «чому»)
table-won = Перемога: { $players }!
table-shared-win = Спільна перемога: { $players }!
table-nobody-won = Ніхто не переміг.

## Що можна ввести

play-prompt = (? — довідка) >
play-pass = Передайте екран: { $player }. Хто сів, тисне Enter.
play-news = Натисніть Enter, щоб продовжити.
play-bot-broke = Збій: { $bot }. Замість нього тепер грає { $instead }. Звіт тут: { $path }
play-step-in = Хід: { $player }. Втрутьтеся, вибравши варіант, або натисніть Enter, щоб хід тривав.
play-unclear = «{ $text }» може означати одне з цього:
play-not-offered = Варіанта «{ $text }» немає. Введіть номер варіанта або ? для довідки.
play-is-offered = Це можна вибрати:
play-no-reason = Нічого схожого на «{ $text }» тут немає.
play-all-offered = Можна вибрати все, що є.
play-saved = Збережено: { $path }
play-unsaved = Гру не збережено: { $why }. Грайте далі або збережіть в іншому місці: зберегти ФАЙЛ
play-left = Гру збережено. Продовжити: deckwright resume ({ $path })
play-over = Переглянути гру ще раз: deckwright replay { $path }
prompt-more-cards = { $count ->
    [one] і ще { $count } карта
    [few] і ще { $count } карти
   *[other] і ще { $count } карт
}
prompt-answers = Введіть номер варіанта або початок його слів; «карта» й «чому» теж приймають номери. Enter малює стіл знову. Гра зберігається після кожної відповіді.

command-why = чому
command-why-help = чому чогось не можна вибрати: чому, чому 7, чому сокира
command-hint = підказка
command-hint-help = що зробив би найсильніший бот і чому: підказка; підказка 100 вимірює точніше
command-look = огляд
command-look-help = усі карти на столі й що вони роблять
command-log = журнал
command-log-help = усе, що сталося, або останні рядки: журнал, журнал 20
command-undo = назад
command-undo-help = скасувати своє останнє рішення
command-redo = знову
command-redo-help = повернути скасоване рішення
command-save = зберегти
command-save-help = зберегти зараз; зберегти ФАЙЛ — у власний файл
command-card = карта
command-card-help = що робить карта: карта сокира
command-help = довідка
command-help-help = ці рядки
command-quit = вийти
command-quit-help = вийти з-за столу
command-next = далі
command-next-help = на одну відповідь уперед (або просто Enter)
command-back = раніше
command-back-help = на одну відповідь назад
command-goto = перейти
command-goto-help = до відповіді за номером: перейти 20 або просто 20
command-end = кінець
command-end-help = до кінця
command-seat = місце
command-seat-help = дивитися очима гравця: місце 2; місце table — що видно всім; місце open — усі карти відкриті

## Перегляд гри

replay-step = { $at } з { $count } · далі: { $given }
replay-end = кінець
replay-unknown = «{ $text }» — тут немає такої команди; довідка: ?
replay-goto = відповіді мають номери від 0 до { $count }
replay-missing-box = Цю гру зіграно з коробкою «{ $box }», якої тут не встановлено. Показано стіл, яким він був під час збереження; щоб продовжити гру, встановіть пакет із цією коробкою.
replay-other-rules = Цю гру зіграно за версією правил { $rules }, а тут версія { $current }. Показано стіл, яким він був під час збереження; { $newer ->
        [yes] щоб продовжити гру, оновіть Deckwright.
       *[no] продовжити гру не можна.
    }
replay-other-box = Цю гру зіграно з версією { $version } коробки «{ $box }», а тут її карти діють інакше (версія { $current }). Показано стіл, яким він був під час збереження; { $newer ->
        [yes] щоб продовжити гру, оновіть Deckwright.
       *[no] продовжити гру не можна.
    }
replay-snapshot = стіл у файлі
replay-no-snapshot = У файлі немає знімка столу.

## Збережені ігри

saves-none = У теці { $path } немає збережених ігор
saves-over = закінчено
saves-open = не закінчено
saves-broken = не вдається прочитати

## Симуляції

percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
learn-lesson = Урок { $number } із { $of }:
learn-free = Вільна гра:
learn-next = Справжня партія: { $command }
learn-type = Уведіть: { $numbers }
train-learning = Навчання
train-written = Записано до { $path } (байтів: { $size }).
train-result = Гравців: { $seats }. Вивчено ігор: { $games }; похибка на відкладених іграх { $error }, пояснено { $explained }.
train-strength = Гравців: { $seats }. Проти бота «{ $opponent }» виграно { $won } ігор із { $games } ({ $low }–{ $high }).
train-together = Гравців: { $seats }. Навчений бот виграє { $won } із { $games } ігор ({ $low }–{ $high }).
train-together-before = Гравців: { $seats }. До навчання бот вигравав { $won } тих самих ігор ({ $low }–{ $high }).
simulate-playing = Граємо
simulate-bot = бот
simulate-games = ігор
simulate-wins = перемог
simulate-interval = інтервал 95 %
simulate-score = рахунок
simulate-seat = місце { $number }
simulate-summary = { $game }: { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[other] { $games } ігор
} за { $seconds } с, зерно { $seed }
simulate-length = У середньому в грі рішень: { $decisions }, ходів: { $turns }.
simulate-table = Гравці разом перемагають у { $won } ігор ({ $between }).
simulate-interrupted = Перервано: зіграно { $games } з { $asked } ігор.
simulate-crashes = { $count ->
    [one] { $count } гра обірвалася
    [few] { $count } гри обірвалися
   *[other] { $count } ігор обірвалося
}: { $why }
simulate-endless = у грі із зерном { $seed } текст «{ $block }» не закінчується (крок { $number }, { $step }); виправте його в { $file } або повідомте авторам

## Сценарії

scenario-holds = збігається
scenario-differs = відрізняється
scenario-difference = { $path }: очікувалося { $expected }, а насправді { $got }
scenario-impossible = { $path }: «{ $step }» зробити не можна: { $why }
scenario-possible = { $path }: «{ $step }» мало бути неможливим, але цей варіант є в { $who }
scenario-summary = збігається: { $held }, відрізняється: { $differed }{ $unread ->
    [0] { "" }
    [one] ; не вдалося прочитати { $unread } файл
    [few] ; не вдалося прочитати { $unread } файли
   *[other] ; не вдалося прочитати { $unread } файлів
}

## Довідник карт

cards-name = Назва
cards-kind = Вид
cards-text = Що робить

## Лікар

verify-unsealed = у цьому файлі немає печатки: гру не запечатували, її не закінчено або печатку знято
verify-seal = { $well ->
    [yes] частка сервера відповідає печатці { $seal }
   *[no] частка сервера не відповідає печатці { $seal }
}
verify-share = { $well ->
    [yes] частка гравця { $name } саме та, за яку ручалися
   *[no] частка гравця { $name } не та, за яку ручалися
}
verify-key = { $well ->
    [yes] роздачу складено саме з цих часток
   *[no] роздачу складено не з цих часток
}
verify-published = { $well ->
    [yes] це саме та печатка, яку вам показували
   *[no] це не та печатка, яку вам показували
}
verify-older-deal = чи дають ці частки саме ці карти, можна перевірити лише за правилами версії { $rules }, за якими їх роздано, а тут версія { $current }
verify-play = { $answers ->
    [one] { $answers } відповідь, повторена
    [few] { $answers } відповіді, повторені
   *[many] { $answers } відповідей, повторених
} з цієї роздачі: { $well ->
    [yes] стіл такий самий, як у файлі
   *[no] стіл не такий, як у файлі
}
doctor-tables = Збережені столи
doctor-tables-busy = Повторюємо збережені ігри…
doctor-tables-found = { $count ->
    [one] { $count } стіл
    [few] { $count } столи
   *[many] { $count } столів
}, { $broken ->
    [0] усі можна продовжити
   *[other] лише роздивитися можна: { $broken }
}
doctor-engine = Рушій
engine-compiled = скомпільовано
engine-asked = чистий Python, бо так просить DECKWRIGHT_PURE
engine-none = чистий Python, не скомпільовано
engine-other-python = чистий Python; { $folder } скомпільовано для іншого Python ({ $what }): виконайте make compile або встановіть пакет для цього Python
engine-changed = чистий Python; файл { $what } змінився після компіляції { $folder }: виконайте make compile або встановіть пакет знову
engine-broken = чистий Python; скомпільоване в { $folder } не завантажується: виконайте make compile або встановіть пакет знову
doctor-extra = не встановлено; якщо потрібно: { $command }
doctor-client = Вебклієнт
doctor-client-built = зібрано
doctor-client-missing = не зібрано; у клоні репозиторію: make setup
doctor-folder = Збережені ігри
doctor-words = { $missing ->
    [0] усі слова на місці
    [one] бракує { $missing } слова
   *[other] бракує { $missing } слів
}
doctor-game = версія правил { $version }, { $cards ->
    [one] { $cards } різновид карт
    [few] { $cards } різновиди карт
   *[other] { $cards } різновидів карт
}

## Вимірювання

bench-measuring = Вимірюємо: { $game }
bench-seats = гравців
bench-decisions_per_second = рішень за секунду
bench-decisions_per_game = рішень за гру
bench-copy_us = копія, мкс
bench-to_bytes_us = у байти, мкс
bench-from_bytes_us = з байтів, мкс
bench-new_game_us = нова гра, мкс
bench-state_bytes = байтів на стан

## Помилки

error-nothing-to-resume = у теці { $path } немає незакінченої гри
error-too-many-bots = гравців { $players }, ботів { $bots }: людині не лишилося місця
error-too-many-names = гравців { $players }, а імен { $names }: приберіть зайві
error-same-names = двох гравців звати «{ $name }»: дайте кожному власне ім’я
error-no-folder = не вдалося записати «{ $path }»: немає теки «{ $folder }»
quoted = «{ $text }»
error-bad-setting = параметр гри записують як «назва=значення», а не «{ $setting }»
error-unknown-seat = немає місця «{ $seat }»; є від 1 до { $seats }, а також table і open
error-unknown-kind = немає виду карт «{ $kind }»; є такі: { $kinds }
error-unknown-command = немає команди «{ $command }»; є такі: { $commands }
error-not-a-scenario = { $where }: це не сценарій; на верхньому рівні мають бути ключі game і case або cases
error-not-yaml = { $where }: це не читається як YAML{ $line ->
    [0] { "" }
   *[other] , рядок { NUMBER($line, useGrouping: 0) }
}: { $trouble ->
    [key-twice] ключ «{ $key }» записано двічі
    [key-not-a-word] ключем має бути слово
    [not-utf-8] це не текст у кодуванні UTF-8
    [odd-character] там символ, якого в тексті не буває
    [too-deep] списки й ключі вкладено надто глибоко
   *[other] { $problem }
}
usage-no-option = немає параметра { $option }; див. --help
usage-missing = бракує { $option }; див. --help
usage-bad-value = хибне значення для { $option }{ $kind ->
    [whole] : потрібне ціле число
    [number] : потрібне число
    [choice] : можливі значення { $choices }
   *[other] { "" }
}{ $limits ->
    [both] { "" } від { $least } до { $most }
    [least] , не менше ніж { $least }
    [most] , не більше ніж { $most }
   *[none] { "" }
}; див. --help
usage-no-value = { $option } потребує значення; див. --help
usage-takes-no-value = { $option } пишуть без значення; див. --help
error-extra-arguments = { $count ->
    [one] зайвий аргумент
   *[other] зайві аргументи
}: { $extra }; див. --help
usage-other = команду не зрозуміло; див. --help
crash = Це наша провина, не ваша. Що сталося, записано тут: { $path }

## Довідка

help-usage = Використання:
help-usage-options = [ПАРАМЕТРИ]
help-usage-command = КОМАНДА …
help-arguments = Аргументи
help-options = Параметри
help-commands = Команди
help-default = [типово: {"{}"}]
help-required = [обов’язково]
help-help = Показати цю довідку.
help-examples = Приклади:

help-deckwright = Грайте в колодобудівні ігри про чари, вивчайте їх і доповнюйте.
help-deckwright-version = Показати версію.
help-deckwright-codes =
    Почніть так: deckwright play enchanters
    
    Команда завершується з кодом 0, якщо все гаразд; 1, якщо результат поганий (сценарій відрізняється, лікар знайшов негаразди); 2, якщо команду чи дані введено хибно; 3, якщо файл неможливо прочитати чи записати; 4, якщо схибив сам Deckwright; 130 або 143, якщо команду перервано.

help-game = Гра, наприклад enchanters.
help-lang = Мова; типово мова системи.
help-json = Вивести JSON для програм.
help-settings = Вибрати щось із підготовки до гри, наприклад town=alea; хибне значення покаже, які є. Можна вказати кілька разів.

help-play = Грати тут, у терміналі: проти ботів або з друзями за одним екраном.
help-play-players = Скільки гравців разом із ботами.
help-play-bots = Які боти грають; якщо імен менше, ніж ботів, їх роздають по колу.
help-play-hotseat = Люди грають за цим екраном на всіх місцях, не зайнятих ботами.
help-play-names = Як звати гравців, місце за місцем.
help-play-seed = Те саме число роздає ту саму партію.
help-play-examples =
    deckwright play enchanters
    deckwright play enchanters --players 3 --bots thrifty,random --lang uk
    deckwright play enchanters --set town=alea --set variant=fast --seed 7
    deckwright play enchanters --hotseat --players 2 --names Олена,Тарас

help-learn = Навчитися гри граючи, урок за уроком.
help-learn-lesson = Яка навчальна гра; типово перша.
help-learn-examples =
    deckwright learn enchanters --lang uk
    deckwright learn aeons-end
help-resume = Продовжити збережену гру.
help-resume-file = Файл або назва збереженої гри; типово остання незакінчена.
help-resume-list_ = Показати список збережених ігор.
help-resume-examples =
    deckwright resume
    deckwright resume --list
    deckwright resume my-game.json

help-replay = Переглянути збережену гру крок за кроком; у канал чи файл виводить журнал.
help-replay-file = Файл або назва збереженої гри.
help-replay-seat = Чиїми очима дивитися: гравця, table (що видно всім) або open (усі карти відкриті).
help-replay-examples =
    deckwright replay my-game.json
    deckwright replay my-game.json --seat 1
    deckwright replay my-game.json > log.txt

help-train = Навчити бота «Провидець» гри: він грає сам із собою.
help-train-number = На скількох іграх учитися, для кожної кількості гравців.
help-train-players = Для скількох гравців; можна вказати кілька разів. Типово — для будь-якої кількості.
help-train-seed = З тим самим числом навчання те саме.
help-train-processes = Скільки процесів; типово по одному на ядро.
help-train-out = Куди записати; типово GAME.json у цій теці.
help-train-matches = Скільки ігор зіграти потім проти того, що є в пакунку.
help-train-examples =
    deckwright train enchanters --games 2000 --players 2 --seed 1
    deckwright train enchanters --out enchanters.json
help-simulate = Дати ботам зіграти багато ігор і порахувати, хто перемагає.
help-simulate-number = Скільки ігор.
help-simulate-bots = Хто грає, місце за місцем.
help-simulate-seed = Те саме число дає ті самі результати, хоч би скільки було процесів.
help-simulate-processes = Скільки процесів; типово по одному на ядро.
help-simulate-examples =
    deckwright simulate enchanters --games 1000 --bots thrifty,thrifty,random --seed 7
    deckwright simulate enchanters --bots thrifty,random --set edition=newer --json

help-scenario = Виконати файли сценаріїв і точно сказати, що відрізняється.
help-scenario-files = Файли сценаріїв.
help-scenario-examples =
    deckwright scenario puzzle.yaml
    deckwright scenario scenarios/*.yaml

help-cards = Довідник: усі карти гри й що вони роблять.
help-cards-kind = Лише карти цього виду.
help-cards-name = Лише карти, у назві яких є цей текст.
help-cards-examples =
    deckwright cards enchanters --kind dragon
    deckwright cards enchanters --name сокира --lang uk
    deckwright cards enchanters --json

help-verify = Перевірити закінчену гру: чи роздано її так, як запечатано, і чи зіграно так, як каже файл.
help-verify-file = Файл, який видає стіл, коли гру закінчено.
help-verify-seal = Печатка, яку стіл показував перед грою.
help-verify-examples =
    deckwright verify enchanters-K7QX2M.json
    deckwright verify enchanters-K7QX2M.json --seal 3f8a…
help-doctor = Що тут установлено і чи все гаразд.
help-doctor-data = Натомість перевірити всі столи, які сервер тримає в цій теці.
help-doctor-examples =
    deckwright doctor
    deckwright doctor --data ~/tables

help-bench = Виміряти, як швидко працюють наші ігри на цій машині.
help-bench-only = Вимірювати лише цю гру; можна вказати кілька разів.
help-bench-seconds = Скільки секунд вимірювати кожну гру.
help-bench-examples =
    deckwright bench
    deckwright bench --game enchanters --seconds 10 --json

help-play-careful = Перепитувати раз перед ходом, який бот вважає грубою помилкою.
help-resume-from_ = Продовжити копію гри з позиції перед цим ходом; ходи рахуються від 1.
help-review = Розібрати закінчену гру: як вона йшла, важливі ходи, удача й рішення.
help-review-file = Файл або назва збереженої гри.
help-review-seat = Лише цей гравець; типово люди або всі, якщо грали самі боти.
help-review-processes = Скільки процесів вимірюють.
help-review-examples =
    deckwright review enchanters-20260101-180000
    deckwright review game.json --seat 1
    deckwright review game.json --json
