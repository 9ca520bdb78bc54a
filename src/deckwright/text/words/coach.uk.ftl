### Слова тренера: підказки, застереження й розбір гри.

coach-adviser = { $rank ->
    [strongest] { $bot }, найсильніший бот,
   *[other] { $bot }
}
coach-move = { coach-adviser } радить «{ $option }»: { $reasons }
coach-move-for = { coach-adviser } веде до «{ $purpose }» і радить спершу «{ $option }»: { $reasons }
coach-better = { $gain } порівняно з «{ $other }»
coach-equal = приблизно так само добре, як «{ $other }»
coach-worse = вибір непевний: роздачі бота — за цей хід, роздачі тренера — за «{ $other }» ({ $gain })
coach-for = { $about ->
    [better] на користь кращого ходу
   *[move] на користь цього ходу
}: { $parts }
coach-against = { $about ->
    [better] проти кращого ходу
   *[move] проти цього ходу
}: { $parts }
coach-part = { $part } ({ $amount })
coach-then = { $player }: { $option }
coach-asked = { $option } ({ $question })
coach-next = Що має бути далі
coach-deals = виміряно у { $count ->
    [one] { $count } уявній роздачі
    [few] { $count } уявних роздачах
   *[many] { $count } уявних роздачах
}
coach-measuring = порівнюю з наступним найкращим ходом
coach-bot-failed = бот «{ $bot }» не зміг відповісти, тож радить простіший
coach-unfit = вивчене оцінювання не підходить до цих правил, тож оцінюють прості правила
coach-unit-glory = { $amount } очка слави
coach-unit-points = { $amount } очка
coach-unit-damage = { $amount } пошкодження
coach-unit-chance = { $amount } % шансу на перемогу

## Застереження перед грубою помилкою

coach-doubt = ви впевнені? «{ $option }» втрачає { $amount } порівняно з «{ $better }»
coach-doubt-again = Якщо впевнені, оберіть ще раз.

## Розбір гри

coach-review-title = Розбір: { $game }
coach-review-unit = Удачу й рішення виміряно в таких одиницях: { $unit }.
coach-in-glory = очки слави
coach-in-points = очки
coach-in-damage = пошкодження
coach-in-chance = відсотки шансу на перемогу
coach-review-measuring = Розбираю
coach-grade-brilliant = блискучий
coach-grade-good = добрий
coach-grade-slip = похибка
coach-grade-blunder = груба помилка
coach-was-worse = хід «{ $option }» втратив { $amount }; краще було «{ $better }»
coach-was-brilliant = «{ $option }» — єдиний добрий хід, і неочевидний: на { $amount } кращий за наступний
coach-course-margin = Перевага
coach-course-chance = Шанс на перемогу
coach-course-worth = Позиція
coach-course-luck = Удача
coach-course-choices = Власні рішення
coach-course-others = Рішення інших
coach-player = Гравець
coach-moment = { $step }. { $grade }
coach-no-moments = Жоден хід гравця «{ $player }» не вирізняється.
coach-moments = Ходи, що важили: { $player }
coach-try = Щоб спробувати з якогось ходу: deckwright resume { $file } --from N
coach-nothing = у цій грі ніхто нічого не вирішував, тож розбирати нема чого
error-no-adviser = жоден бот не зміг відповісти, тож підказки немає
error-no-hint-now = підказка є для того, хто зараз вирішує
error-review-cancelled = розбір скасовано
error-no-review = розбору цієї гри ще ніхто не просив
error-no-move = у цій грі немає ходу { $move }; є ходи від 1 до { $moves }
web-report-careful = усі погодилися: тренер перепитує перед грубою помилкою
web-report-not-careful = { $name } вимикає запитання перед грубою помилкою
web-propose-careful = { $name } пропонує, щоб тренер перепитував усіх перед грубою помилкою
