### Words of the coach: hints, doubts and reviews.

coach-adviser = { $rank ->
    [strongest] { $bot }, the strongest bot,
   *[other] { $bot }
}
coach-move = { coach-adviser } would choose “{ $option }”: { $reasons }
coach-move-for = { coach-adviser } is heading for “{ $purpose }” and would choose “{ $option }” first: { $reasons }
coach-better = { $gain } compared with “{ $other }”
coach-equal = about as good as “{ $other }”
coach-worse = a close call: the bot’s own deals speak for this move, the coach’s for “{ $other }” ({ $gain })
coach-for = { $about ->
    [better] in favour of the better move
   *[move] in its favour
}: { $parts }
coach-against = { $about ->
    [better] against the better move
   *[move] against it
}: { $parts }
coach-part = { $part } ({ $amount })
coach-then = { $player }: { $option }
coach-asked = { $option } ({ $question })
coach-next = What should follow
coach-deals = measured in { $count ->
    [one] { $count } imagined deal
   *[other] { $count } imagined deals
}
coach-measuring = comparing with the next best move
coach-bot-failed = “{ $bot }” could not answer, so a simpler bot advises
coach-unfit = the learned value does not fit these rules, so rules of thumb judge
coach-unit-glory = { $amount } glory
coach-unit-points = { $amount } points
coach-unit-damage = { $amount } damage
coach-unit-chance = { $amount } % chance to win

## A doubt before a blunder

coach-doubt = are you sure? “{ $option }” gives away { $amount } compared with “{ $better }”
coach-doubt-again = Choose it again if you are sure.

## The review

coach-review-title = Review: { $game }
coach-review-unit = Luck and choices are measured in { $unit }.
coach-in-glory = glory
coach-in-points = points
coach-in-damage = damage
coach-in-chance = percent of the chance to win
coach-review-measuring = Reviewing
coach-grade-brilliant = brilliant
coach-grade-good = good
coach-grade-slip = slip
coach-grade-blunder = blunder
coach-was-worse = “{ $option }” gave away { $amount }; “{ $better }” was better
coach-was-brilliant = “{ $option }” was the only good move, and hard to see: { $amount } better than the next
coach-course-margin = Margin
coach-course-chance = Chance to win
coach-course-worth = Position
coach-course-luck = Luck
coach-course-choices = Own choices
coach-course-others = Others’ choices
coach-player = Player
coach-moment = { $step }. { $grade }
coach-no-moments = None of { $player }’s moves stood out.
coach-moments = Moments that mattered: { $player }
coach-try = To try from a move: deckwright resume { $file } --from N
coach-nothing = nobody decided anything in this game, so there is nothing to review
error-no-adviser = no bot could answer, so there is no hint
error-no-hint-now = a hint is for the player whose turn it is to decide
error-review-cancelled = the review was cancelled
error-no-review = nobody has asked for a review of this game yet
error-no-move = there is no move { $move } in this game; there are 1 to { $moves }
web-report-careful = everybody agreed: the coach asks before a blunder
web-report-not-careful = { $name } switched off the questions before a blunder
web-propose-careful = { $name } would like the coach to ask everybody before a blunder
