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
question-whom = { $text }. Whom do you choose?
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

## Cards of one's own

error-bad-yaml = this is not written as YAML: check the indentation, brackets, colons and quotes
error-card-too-long = this is too long: a card has at most { $most } letters
error-card-twice = this is written twice in the same place
error-card-anchor = anchors (&), references (*) and tags (!) cannot be used
error-card-too-many = the card consists of too many words
error-card-too-deep = words lie too deep in one another here
error-card-number = numbers go up to { $most }
error-card-nameless = the card needs a name in at least one language
error-card-name-long = a name has at most { $most } letters
error-card-no-texts = the texts of the card are expected here, such as “{ $word }:”
error-card-no-text = a card of this kind has no such text
error-card-empty = the card does nothing yet: write its “{ $word }”
error-card-broken = this card cannot be made
error-card-heavy = this card has too much in it: telling what it does takes too long. Simplify it
error-card-slow = this takes too long: the card does too much at once. The table is as it was; choose something else, or simplify the card
error-card-endless = what the card does here never ends, so it was stopped. The table is as it was; choose something else, or correct the card
error-card-fails = the card cannot do this: it broke off. The table is as it was; choose something else, or correct the card
error-bad-own-id = the id of a card is “own-” and then lower-case letters and digits, not “{ $word }”
error-no-bench = no cards of this game can be made yet; they can be made for: { $games }
error-no-own-kind = cards of this kind cannot be made
error-bad-pack = this file is not a pack of cards that can be read: { $why }
error-not-a-pack = this file is not a pack of cards
error-newer-pack = this pack was written by another version of Deckwright
error-pack-too-large = a pack has at most { $most } cards
error-pack-too-long = it is too long: at most { $most } letters are read
error-pack-card = card { $number } of the pack needs a name, a kind, and a whole number as its cost
error-pack-twice = two cards of the pack have the same id
error-other-pack = these cards are for another game
error-pack-elsewhere = this table does not have these cards; try the card from the workshop
error-trial-seats = a card is tried with { $players } players
error-no-hint-own = no hints are given where you try your own card
error-no-review-own = games with your own cards are not reviewed: the bots know printed cards only
error-pack-slip = card { $number } of the pack ({ $name }) cannot be made: { $why }
slip-word = { $error }: “{ $word }”
words-step = What happens
words-pick = What is chosen from
words-amount = Numbers
words-condition = Conditions
words-modifier = While it is in force
word-cast_prepped = cast a prepped spell: your own, or any player’s with “all”
word-deal = deal damage to the nemesis or a minion
word-destroy = destroy chosen cards
word-discard = discard chosen cards
word-draw = a player draws cards
word-every = give a name to everything that fits; nothing is chosen
word-focus_a_breach = focus a closed breach without paying
word-for_each = do something for each player or chosen card, one after the other
word-gain = a player gets so much of something
word-gain_quietly = gain a card from the supply without what it does when gained
word-gravehold_recovers = Gravehold gets back life
word-if = do something if a condition holds, perhaps something else if not
word-let = choose something and give it a name
word-look_at = look at the top cards of a deck and give them a name
word-may = do something, or leave it
word-move = put chosen cards on top of a pile, or under it
word-one_of = do one of several things
word-pay = give something up: all of it, or not at all
word-play_twice = play a chosen gem twice
word-player_of = give a name to the player of a mage
word-prep_beside = prep a card of some name beside this spell
word-prep_spell = a player preps a spell
word-put_on_deck = the card just gained goes on top of the deck
word-recover = a player gets back life
word-reveal = show chosen cards to everybody
word-reveal_turn_card = turn over the top card of the turn-order deck
word-suffer = a player suffers damage
word-card_in = a card in a hand, deck or pile, perhaps only of a kind
word-owner_of = the player in front of whom a card lies
word-player = another player, or any of all
word-prepped_spell = a prepped spell
word-top_of = the top card of a pile
word-counted = how many things there are to choose from
word-how_many = how many cards or players a name stands for
word-neighbour_spells = so much for each spell in the neighbouring breaches
word-per = so much for each of something a player has
word-printed = a number printed on a chosen card, such as its cost
word-sum = several amounts together
word-another_left = another such card is left in the supply
word-at_least = a player has at least so much of something
word-at_most = a player has at most so much of something
word-both = all of several conditions
word-chosen = something was chosen under this name
word-is = a chosen card is of a kind, or has a mark
word-lies_in = a chosen card lies there
word-nth_this_turn = it is exactly the nth such card this turn
word-pile_is_empty = the supply pile of this card is empty
word-turn_of = it is a player’s turn
word-adds = a value is higher or lower while the card is in force
word-boost = a value is higher until the turn ends
word-journey = you may take the top card of the graveyard
word-lose = a player loses so much of something
word-swap_with_graveyard = swap the first card of the track with the top card of the graveyard
word-transfer = move something from one player to another
word-provided = an amount if a condition holds, else nothing
word-untargetable = effects of others cannot choose the owner
word-when = something happens whenever something else does

## Text of cards

text-until-turn-ends = until the end of the turn

## Guided games

lesson-meanwhile = Take anything that is offered; the lesson goes on as soon as it can.
