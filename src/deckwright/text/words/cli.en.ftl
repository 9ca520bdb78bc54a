### Words of the terminal: the table, its commands, and the help of every command.

## The table

table-turn = { $player } to move
table-over = the game is over
table-you = { $player } (you)
table-happened = What happened
table-more = … more in the log
table-below = { $count } below
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
look-known = { $count ->
    [one] only this one is known
   *[other] only these are known
}
look-place-top = { $number ->
    [1] on top
   *[other] no. { $number } from the top
}
look-place-bottom = { $number ->
    [1] at the bottom
   *[other] no. { $number } from the bottom
}
table-waiting = Waiting for { $players }
table-refused = (not now: { $count } — type why)
table-won = { $players } wins!
table-shared-win = { $players } share the win!
table-nobody-won = Nobody wins.

## What can be typed

play-prompt = (? — help) >
play-pass = Pass the screen to { $player }, who presses Enter.
play-news = Press Enter to continue.
play-bot-broke = { $bot } broke down; { $instead } plays on in its place. The report is in { $path }
play-step-in = It is { $player }’s turn: choose how to step in, or press Enter to let it continue.
play-unclear = “{ $text }” could be any of these:
play-not-offered = “{ $text }” is not offered. Type the number of an option, or ? for help.
play-is-offered = It is offered:
play-no-reason = There is nothing like “{ $text }” here.
play-all-offered = Everything is offered.
play-saved = Saved to { $path }
play-unsaved = The game is not saved: { $why }. Play on, or save elsewhere: save FILE
play-left = The game is saved. Continue with: deckwright resume ({ $path })
play-over = Watch the game again with: deckwright replay { $path }
prompt-more-cards = { $count ->
    [one] and { $count } more card
   *[other] and { $count } more cards
}
prompt-answers = Type the number of an option or the beginning of its text; card and why take numbers, too. Enter redraws the table. The game is saved after every answer.

command-why = why
command-why-help = why something is not offered: why, why 7, why axe
command-hint = hint
command-hint-help = what the strongest bot would do, and why: hint; hint 100 measures more precisely
command-look = look
command-look-help = every card on the table and what it does
command-log = log
command-log-help = everything that happened, or the last lines: log, log 20
command-undo = undo
command-undo-help = undo your last decision
command-redo = redo
command-redo-help = redo what you undid
command-save = save
command-save-help = save now; save FILE: to another file
command-card = card
command-card-help = what a card does: card axe
command-help = help
command-help-help = this list
command-quit = quit
command-quit-help = leave the table
command-next = next
command-next-help = one answer forward (so does Enter)
command-back = back
command-back-help = one answer back
command-goto = goto
command-goto-help = to an answer by its number: goto 20, or just 20
command-end = end
command-end-help = to the end
command-seat = seat
command-seat-help = from a player’s point of view: seat 2; seat table: what everybody sees; seat open: all cards face up

## Looking at a game again

replay-step = { $at } of { $count } · next: { $given }
replay-end = the end
replay-snapshot = the table in the file
replay-unknown = “{ $text }” is not a command here; type ? for help
replay-goto = answers are numbered from 0 to { $count }
replay-missing-box = This game was played with the box “{ $box }”, which is not installed here. You see the table as it was saved, and can continue it once you have installed the package that brings the box.
replay-other-rules = This game was played under rules version { $rules }; the rules here are version { $current }. You see the table as it was saved, { $newer ->
        [yes] and can continue it once you have updated Deckwright.
       *[no] but cannot play on.
    }
replay-other-box = This game was played with version { $version } of the box “{ $box }”; here its cards are played differently (version { $current }). You see the table as it was saved, { $newer ->
        [yes] and can continue it once you have updated Deckwright.
       *[no] but cannot play on.
    }
replay-no-snapshot = The file holds no snapshot of the table.

## Saved games

saves-none = There are no saved games in { $path }
saves-over = over
saves-open = not finished
saves-broken = cannot be read

## Simulations

percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
learn-lesson = Lesson { $number } of { $of }:
learn-free = Free play:
learn-next = A real game: { $command }
learn-type = Type: { $numbers }
train-learning = Learning
train-written = Written to { $path } ({ $size } bytes).
train-result = { $seats } players: learned from { $games } games; error on held-out games { $error }, explained { $explained }.
train-strength = { $seats } players: won { $won } of { $games } games against “{ $opponent }” ({ $low } – { $high }).
train-together = { $seats } players: the policy wins { $won } of { $games } games ({ $low } – { $high }).
train-together-before = { $seats } players: the policy before won { $won } of the same games ({ $low } – { $high }).
simulate-playing = Playing
simulate-bot = bot
simulate-games = games
simulate-wins = wins
simulate-interval = 95% CI
simulate-score = score
simulate-seat = seat { $number }
simulate-summary = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s, seed { $seed }
simulate-length = A game has { $decisions } decisions in { $turns } turns on average.
simulate-table = The players win together in { $won } of the games ({ $between }).
simulate-interrupted = Interrupted after { $games } of { $asked } games.
simulate-crashes = { $count ->
    [one] { $count } game crashed
   *[other] { $count } games crashed
}: { $why }
simulate-endless = the text “{ $block }” does not end (step { $number }, { $step }) in the game with the seed { $seed }; fix it in { $file }, or report it to its authors

## Scenarios

scenario-holds = holds
scenario-differs = differs
scenario-difference = { $path }: expected { $expected }, got { $got }
scenario-impossible = { $path }: expected { $step } to be possible, got { $why }
scenario-possible = { $path }: expected { $step } to be refused, but it is offered to { $who }
scenario-summary = { $held ->
    [one] { $held } case holds
   *[other] { $held } cases hold
}, { $differed ->
    [0] none differs
    [one] { $differed } differs
   *[other] { $differed } differ
}{ $unread ->
    [0] { "" }
    [one] , { $unread } file could not be read
   *[other] , { $unread } files could not be read
}

## The compendium

cards-name = Name
cards-kind = Kind
cards-text = What it does

## The doctor

verify-unsealed = this file holds no seal: the game was not sealed, is not over, or its seal was dropped
verify-seal = { $well ->
    [yes] the server’s share fits the seal { $seal }
   *[no] the server’s share does not fit the seal { $seal }
}
verify-share = { $well ->
    [yes] { $name }’s share is the one that was committed to
   *[no] { $name }’s share is not the one that was committed to
}
verify-key = { $well ->
    [yes] the deal was made of exactly these shares
   *[no] the deal was not made of these shares
}
verify-published = { $well ->
    [yes] this is the seal you were shown
   *[no] this is not the seal you were shown
}
verify-older-deal = whether these shares deal these cards can only be checked with rules version { $rules }, under which they were dealt; these are version { $current }
verify-play = { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
} played again from that deal { $well ->
    [yes] lead to the table in the file
   *[no] do not lead to the table in the file
}
doctor-tables = Stored tables
doctor-tables-busy = Playing the stored games again…
doctor-tables-found = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}, { $broken ->
    [0] all can be played on
   *[other] { $broken } can only be looked at
}
doctor-engine = Engine
engine-compiled = compiled
engine-asked = plain Python, because DECKWRIGHT_PURE asks for it
engine-none = plain Python, not compiled
engine-other-python = plain Python; { $folder } was compiled for another Python ({ $what }): run make compile, or install the package for this one
engine-changed = plain Python; { $what } has changed since { $folder } was compiled: run make compile, or install the package again
engine-broken = plain Python; what is compiled in { $folder } cannot be loaded: run make compile, or install the package again
doctor-extra = not installed; if you want it: { $command }
doctor-client = Web client
doctor-client-built = built
doctor-client-missing = not built; in a clone of the repository: make setup
doctor-folder = Saved games
doctor-words = { $missing ->
    [0] all words are there
    [one] { $missing } word is missing
   *[other] { $missing } words are missing
}
doctor-game = rules version { $version }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } different cards
}

## The benchmark

bench-measuring = Measuring { $game }
bench-seats = players
bench-decisions_per_second = decisions per second
bench-decisions_per_game = decisions per game
bench-copy_us = copy, µs
bench-to_bytes_us = to bytes, µs
bench-from_bytes_us = from bytes, µs
bench-new_game_us = new game, µs
bench-state_bytes = bytes per state

## Mistakes

error-nothing-to-resume = there is no unfinished game in { $path }
error-too-many-bots = { $players } players and { $bots } bots: no seat is left for a person
error-too-many-names = { $players } players, but { $names } names: leave some out
error-same-names = two players are called “{ $name }”: give each a different name
error-no-folder = cannot write “{ $path }”: there is no folder “{ $folder }”
quoted = “{ $text }”
error-bad-setting = a set-up option reads “name=value”, not “{ $setting }”
error-unknown-seat = no seat “{ $seat }”; there are 1 to { $seats }, table and open
error-unknown-kind = no kind of card “{ $kind }”; there are: { $kinds }
error-not-a-scenario = { $where } is not a scenario: it should be a mapping with game and case or cases
error-not-yaml = { $where } is not readable YAML{ $line ->
    [0] { "" }
   *[other] , line { NUMBER($line, useGrouping: 0) }
}: { $trouble ->
    [key-twice] the key “{ $key }” is written twice
    [key-not-a-word] a key must be a word
    [not-utf-8] it is not UTF-8 text
    [odd-character] a character there does not belong in a text
    [too-deep] its lists and mappings are nested too deeply
   *[other] { $problem }
}
usage-no-option = no option { $option }; see --help
usage-missing = { $option } is missing; see --help
usage-bad-value = wrong value for { $option }{ $kind ->
    [whole] : it is a whole number
    [number] : it is a number
    [choice] : it is one of { $choices }
   *[other] { "" }
}{ $limits ->
    [both] { "" } from { $least } to { $most }
    [least] , at least { $least }
    [most] , at most { $most }
   *[none] { "" }
}; see --help
usage-no-value = { $option } needs a value; see --help
usage-takes-no-value = { $option } takes no value; see --help
error-unknown-command = no command “{ $command }”; there are: { $commands }
error-extra-arguments = { $count ->
    [one] one argument too many
   *[other] { $count } arguments too many
}: { $extra }; see --help
usage-other = this command line is not understood; see --help
crash = This is our fault, not yours. What happened is written down in { $path }

## Help

help-usage = Usage:
help-usage-options = [OPTIONS]
help-usage-command = COMMAND …
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = [default: {"{}"}]
help-required = [required]
help-help = Show this help.
help-examples = Examples:

help-deckwright = Play, study and extend spell-themed deck-building games.
help-deckwright-version = Show the version.
help-deckwright-codes =
    Start with: deckwright play enchanters
    
    Exit codes: 0 success; 1 the result is bad (a scenario differs, the doctor found a problem); 2 wrong usage or bad input; 3 a file cannot be read or written; 4 Deckwright itself failed; 130 or 143 interrupted.

help-game = The game, such as enchanters.
help-lang = The language; your system’s by default.
help-json = Print JSON, for programs.
help-settings = Choose a set-up option, such as town=alea; a wrong value lists the valid ones. May be given several times.

help-play = Play a game here in the terminal, against bots or with friends at one screen.
help-play-players = How many play, bots included.
help-play-bots = The bots that play; if there are fewer names than bots, they are used in turn.
help-play-hotseat = People share this screen and take all seats without a bot.
help-play-names = What the players are called, seat by seat.
help-play-seed = The same seed deals the same game.
help-play-examples =
    deckwright play enchanters
    deckwright play enchanters --players 3 --bots thrifty,random --lang uk
    deckwright play enchanters --set town=alea --set variant=fast --seed 7
    deckwright play enchanters --hotseat --players 2 --names Olena,Taras

help-learn = Learn a game by playing it, lesson by lesson.
help-learn-lesson = Which guided game; by default the first one.
help-learn-examples =
    deckwright learn enchanters --lang uk
    deckwright learn aeons-end
help-resume = Continue a saved game.
help-resume-file = The file, or the name of a saved game; by default the latest game that is not over.
help-resume-list_ = List the saved games.
help-resume-examples =
    deckwright resume
    deckwright resume --list
    deckwright resume my-game.json

help-replay = Replay a saved game step by step; piped or redirected, it prints the log.
help-replay-file = The file, or the name of a saved game.
help-replay-seat = Point of view: a player, table (what everybody sees) or open (all cards face up).
help-replay-examples =
    deckwright replay my-game.json
    deckwright replay my-game.json --seat 1
    deckwright replay my-game.json > log.txt

help-train = Teach the bot Seer a game by letting it play against itself.
help-train-number = How many games to learn from, for each number of players.
help-train-players = For how many players; may be given several times. By default for every number.
help-train-seed = The same seed learns the same.
help-train-processes = How many processes; by default one for each core.
help-train-out = The file to write; by default GAME.json here.
help-train-matches = How many games to play afterwards against what comes with the package.
help-train-examples =
    deckwright train enchanters --games 2000 --players 2 --seed 1
    deckwright train enchanters --out enchanters.json
help-simulate = Let bots play many games and count who wins.
help-simulate-number = How many games.
help-simulate-bots = Who plays, seat by seat.
help-simulate-seed = The same seed gives the same results, however many processes there are.
help-simulate-processes = How many processes; by default one for each core.
help-simulate-examples =
    deckwright simulate enchanters --games 1000 --bots thrifty,thrifty,random --seed 7
    deckwright simulate enchanters --bots thrifty,random --set edition=newer --json

help-scenario = Run scenario files and say exactly what differs.
help-scenario-files = Scenario files.
help-scenario-examples =
    deckwright scenario puzzle.yaml
    deckwright scenario scenarios/*.yaml

help-cards = The compendium: every card of a game and what it does.
help-cards-kind = Only cards of this kind.
help-cards-name = Only cards whose name contains this.
help-cards-examples =
    deckwright cards enchanters --kind dragon
    deckwright cards enchanters --name axe --lang uk
    deckwright cards enchanters --json

help-verify = Check a finished game: was it dealt as it was sealed, and played as the file says?
help-verify-file = The file, as the table hands it out when the game is over.
help-verify-seal = The seal that the table showed before the game.
help-verify-examples =
    deckwright verify enchanters-K7QX2M.json
    deckwright verify enchanters-K7QX2M.json --seal 3f8a…
help-doctor = Show what is installed here, and whether it works.
help-doctor-data = Check all tables that a server keeps in this folder instead.
help-doctor-examples =
    deckwright doctor
    deckwright doctor --data ~/tables

help-bench = Measure how fast our games run on this machine.
help-bench-only = Measure this game only; may be given several times.
help-bench-seconds = How long to measure each game.
help-bench-examples =
    deckwright bench
    deckwright bench --game enchanters --seconds 10 --json

help-play-careful = Ask once before a move that the bot considers a serious mistake.
help-resume-from_ = Continue a copy of the game from before this move, counted from 1.
help-review = Review a finished game: how it went, the moments that mattered, luck and choices.
help-review-file = The file, or the name of a saved game.
help-review-seat = Only this player; by default the people, or everybody if only bots played.
help-review-processes = How many processes measure.
help-review-examples =
    deckwright review enchanters-20260101-180000
    deckwright review game.json --seat 1
    deckwright review game.json --json
