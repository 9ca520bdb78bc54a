### Слова тренера: подсказки, предостережения и разбор игры.

coach-adviser = { $rank ->
    [strongest] { $bot }, сильнейший бот,
   *[other] { $bot }
}
coach-move = { coach-adviser } советует «{ $option }»: { $reasons }
coach-move-for = { coach-adviser } ведёт к «{ $purpose }» и советует сначала «{ $option }»: { $reasons }
coach-better = { $gain } по сравнению с «{ $other }»
coach-equal = примерно так же хорошо, как «{ $other }»
coach-worse = выбор спорный: раздачи бота — за этот ход, раздачи тренера — за «{ $other }» ({ $gain })
coach-for = { $about ->
    [better] в пользу лучшего хода
   *[move] в пользу этого хода
}: { $parts }
coach-against = { $about ->
    [better] против лучшего хода
   *[move] против этого хода
}: { $parts }
coach-part = { $part } ({ $amount })
coach-then = { $player }: { $option }
coach-asked = { $option } ({ $question })
coach-next = Что должно быть дальше
coach-deals = измерено в { $count ->
    [one] { $count } воображаемой раздаче
    [few] { $count } воображаемых раздачах
   *[many] { $count } воображаемых раздачах
}
coach-measuring = сравниваю со следующим лучшим ходом
coach-bot-failed = бот «{ $bot }» не смог ответить, поэтому советует более простой
coach-unfit = выученная оценка не подходит к этим правилам, поэтому оценивают простые правила
coach-unit-glory = { $amount } очка славы
coach-unit-points = { $amount } очка
coach-unit-damage = { $amount } урона
coach-unit-chance = { $amount } % шанса на победу

## Предостережение перед грубой ошибкой

coach-doubt = вы уверены? «{ $option }» теряет { $amount } по сравнению с «{ $better }»
coach-doubt-again = Если уверены, выберите ещё раз.

## Разбор игры

coach-review-title = Разбор: { $game }
coach-review-unit = Удача и решения измерены в таких единицах: { $unit }.
coach-in-glory = очки славы
coach-in-points = очки
coach-in-damage = урон
coach-in-chance = проценты шанса на победу
coach-review-measuring = Разбираю
coach-grade-brilliant = блестящий
coach-grade-good = хороший
coach-grade-slip = погрешность
coach-grade-blunder = грубая ошибка
coach-was-worse = ход «{ $option }» потерял { $amount }; лучше было «{ $better }»
coach-was-brilliant = «{ $option }» — единственный хороший ход, и неочевидный: на { $amount } лучше следующего
coach-course-margin = Перевес
coach-course-chance = Шанс на победу
coach-course-worth = Позиция
coach-course-luck = Удача
coach-course-choices = Свои решения
coach-course-others = Решения других
coach-player = Игрок
coach-moment = { $step }. { $grade }
coach-no-moments = Ни один ход игрока «{ $player }» не выделяется.
coach-moments = Ходы, которые были важны: { $player }
coach-try = Чтобы попробовать с какого-то хода: deckwright resume { $file } --from N
coach-nothing = в этой игре никто ничего не решал, так что разбирать нечего
error-no-adviser = ни один бот не смог ответить, поэтому подсказки нет
error-no-hint-now = подсказка — для того, кто сейчас решает
error-review-cancelled = разбор отменён
error-no-review = разбора этой игры ещё никто не просил
error-no-move = в этой игре нет хода { $move }; есть ходы от 1 до { $moves }
web-report-careful = все согласились: тренер переспрашивает перед грубой ошибкой
web-report-not-careful = { $name } выключает вопросы перед грубой ошибкой
web-propose-careful = { $name } предлагает, чтобы тренер переспрашивал всех перед грубой ошибкой
