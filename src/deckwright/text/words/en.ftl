### Words of the table, whatever the game.

language-en = English
language-uk = Українська
language-ru = Русский

player-name = Player { $number }
unknown-card = a card

bot-random = Random
bot-thrifty = Thrifty
bot-novice = Novice
bot-apprentice = Apprentice
bot-adept = Adept
bot-master = Master
bot-seer = Seer
bot-about-random = Plays anything the rules allow. Good for trying things out.
bot-about-thrifty = Plays by rules of thumb: careful, quick, fair company for a first game.
bot-about-novice = Makes a beginner’s mistakes.
bot-about-apprentice = Knows the rules and looks one move ahead.
bot-about-adept = Plans a turn, seldom blunders.
bot-about-master = Judges by what thousands of games have taught it. A real opponent.
bot-about-seer = The strongest: imagines many games before each move.

## Questions that any card may put

prompt-about = { $card }: { $prompt }
prompt-chosen = { $prompt } (chosen so far: { $count })
prompt-pick = choose a card
prompt-pick-discard = choose a card to discard
prompt-pick-destroy = choose a card to destroy
prompt-pick-move = choose a card to move
prompt-pick-reveal = choose a card to reveal
prompt-player = choose a player
prompt-number = choose a number
prompt-may = do it?
prompt-one-of = choose one
prompt-defend = { $no ->
    [yes] { $defend ->
        [yes] defend yourself?
       *[no] you are attacked and have no defence
    }
   *[no] defend yourself?
}
prompt-arrange = choose which card comes next
prompt-instead = choose what happens instead

option-pick = { $card }
option-pick-theirs = { $card } ({ $player })
option-player = { $player }
option-number = { $number }
option-branch = Option { $number }
option-yes = Yes
option-no = No
option-no-defend = Take the blow
option-done = Done
option-use = { $card }: { $action }
option-defend = Defend: { $card }

reason-not-now = not at this moment
reason-used-this-turn = already used this turn
reason-not-possible = this cannot be done now

## What happened

event-moved = { $card }: { $origin } → { $goal }
event-counted = { $nobody ->
    [yes] { "" }
   *[no] { $player }:{ " " }
}{ $what } { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} (now { $total })
event-rolled = { $player } rolls { $amount }
event-shuffled = { $goal }: shuffled
event-revealed = Revealed: { $card }
event-turn = { $player }: new turn
event-acted = { $player } uses { $card }
event-attacked = Attack: { $card }
event-defended = { $player } defends: { $card }
event-targeted = { "" }
event-sent-back = { $player } sends the effect back: { $card }
event-damaged = { "" }
event-healed = { "" }
event-hit = { $card }: { $amount } damage
event-turned-over = { $player } turns the discard pile over to make a new deck
event-ended = The game is over
event-marked = { "" }
event-reckoned = { "" }

## Sums

sum-protection = protection
sum-strengthened = strengthened

## Set-up

setup-value-random = at random

## Errors of players

error-detail = { $detail }
error-at = { $at }: { $error }
error-hint = { $error } (did you mean “{ $meant }”?)
error-unknown-language = no language “{ $language }”; there are: { $languages }
error-missing-extra = this needs a package that is not installed ({ $package }); install it with: { $command }
error-broken-plugin = “{ $name }” of the package { $package } was left out: { $why } ({ $file }); fix it, or remove it with: { $command }
error-bad-weight = a weight of the policy cannot be used
error-bad-name = this cannot be a name
error-name-in-use = this name is taken
error-no-rules = this is not a game
error-other-name = the game and its entry point have different names
error-no-bot = this is not a bot
error-unknown-game = no game “{ $game }”; there are: { $games }
error-unknown-card = no card “{ $card }” in this game
error-unknown-option = no set-up option “{ $option }”; there are: { $options }
error-bad-id = “{ $card }” cannot be the id of a card: it has lower-case letters, digits and hyphens, such as “iron-axe”
error-unknown-value = “{ $option }” cannot be “{ $value }”; it is one of: { $values }
error-not-text = “{ $option }” is written as text, several values with commas between them, not { $value }
error-seats = this game is for { $least } to { $most } players, not { $seats }
error-bad-answer = an answer reads “p1 travel:axe”, not “{ $answer }”
error-stale = this answer came too late: it is for move { $version }, the game is at move { $current }
error-over = the game is over
error-no-question = there is no question to answer
error-not-asked = this player is not asked now
error-already-answered = this player has answered already; the game waits for the others
error-waits-for = { $who } is not asked; the game waits for { $asked }
error-refused = “{ $key }” is not possible now: { $refusal }; the options are: { $options }
error-not-offered = “{ $key }” is not offered; the options are: { $options }
error-ambiguous = “{ $key }” could be any of: { $options }; write the whole key
error-nothing-to-undo = there is nothing to undo
error-undo-revealed = this cannot be undone: it has shown something new
error-nothing-to-redo = there is nothing to redo

## Errors of files

error-missing-box = this game was played with the box “{ $box }”, which is not installed here; install the package that brings it
unnamed-file = the file
error-card-not-here = { $where } deals the card “{ $card }”, which is not here; update Deckwright, or install the package that brings the card
error-other-rules = the game was played under rules version { $rules }, these are version { $current }{ $newer ->
        [yes] ; update Deckwright to continue it
       *[no] {""}
    }
error-other-box = the game was played with version { $version } of the box “{ $box }”, here its cards are played differently (version { $current }){ $newer ->
        [yes] ; update Deckwright to continue it
       *[no] {""}
    }
error-broken-replay = answer { $number } of the file cannot be given: { $why }
error-too-large = { $where } is too large to be a game file
error-not-a-game-file = { $where } is not a Deckwright game file
error-newer-file = { $where } was written by a newer Deckwright (format { $number }, this one reads { $known }); update Deckwright to open it
error-broken-game-file = { $where } is damaged
error-cannot-read = cannot read “{ $path }”: { $trouble ->
    [ENOENT] there is no such file
    [EACCES] it is not permitted
    [EPERM] it is not permitted
    [EISDIR] it is a folder
    [ENOTDIR] a file is where a folder should be
   *[other] { $why }
}
error-cannot-write = cannot write “{ $path }”: { $trouble ->
    [ENOENT] nothing can be written there
    [EACCES] it is not permitted
    [EPERM] it is not permitted
    [EISDIR] it is a folder
    [ENOTDIR] a file is where a folder should be
    [EEXIST] a file is where a folder should be
    [ENOSPC] the disk is full
    [EDQUOT] the disk is full
    [EROFS] the disk is read-only
   *[other] { $why }
}
error-bad-state = this is not a saved state of a game

## Errors of authors

error-internal = Deckwright itself made a mistake
error-endless = the game never reached its next question: the text “{ $block }” does not end (step { $number }, { $step }). The table is as it was before the answer: choose another, and fix the text in { $file }, or report it to its authors
error-duplicate-id = two cards have the same id
error-duplicate-word = a word is defined twice
error-no-role = this is no word of the vocabulary
error-bad-word = a word of the vocabulary is needed here
error-unknown-word = there is no such word
error-wrong-role = this word does not belong here
error-unknown-field = this word has no such field
error-missing-field = something is missing
error-wrong-type = this does not fit here
error-one-thing = exactly one thing is needed here
error-unbound = a name is used before anything is chosen under it
error-several = one player is meant here, but the name stands for several
error-taken-name = this name always means something else
error-no-zone = there is no such zone
error-no-counter = there is no such counter
error-no-count = this cannot be counted
error-no-kind = there are no cards of this kind
error-no-phase = there is no such phase
error-position = the position cannot be laid out
error-few-seats = { $place }: there are only { $seats } seats
error-twice-in-position = { $place }: “{ $word }” is given twice
error-no-such-thing = { $place }: there is no “{ $word }”
error-of-the-table = { $place }: “{ $word }” is the table's: write it beside p1, p2…
error-of-a-seat = { $place }: “{ $word }” is a seat's: write it under p1, p2…
error-below = { $place }: it is never below zero, but { $given } is given
error-above = { $place }: it is never above { $most }, but { $given } is given
error-no-such-card = { $place }: no card “{ $card }”
error-which-seat = { $place }: expected one of { $known }, got “{ $given }”
error-whole-number = { $place }: expected a whole number, got “{ $given }”
error-bad-lesson = there is a mistake in the lesson
error-bad-key = such an answer is never offered
error-bad-step = this cannot be done in a scenario
error-nothing-so-called = nothing has that name
error-no-cases = the file has no cases
error-duplicate-case = two cases have the same name
error-missing-key = something is missing
error-unknown-key = there is no such key
error-bot-not-offered = a bot chose what is not offered

## Text of cards

text-until-turn-ends = until the end of the turn

## Guided games

lesson-meanwhile = Take anything that is offered; the lesson goes on as soon as it can.
