### Words of the server of the web table.

web-onlooker = Spectator
web-waiting = waiting for { $names }
web-waiting-over = waiting for { $names } to answer “{ $card }”
web-asked-by = { $player }’s turn. { $sentence }
web-ended = { $count ->
    [0] the game is lost
    [one] { $names } has won
   *[other] { $names } have won together
}
web-other-rules = this game was played under rules version { $rules }; these are version { $current }, so it can be looked at, but not played on
web-other-box = this game was played with version { $version } of the box “{ $box }”; here its cards are played differently (version { $current }), so it can be looked at, but not played on
web-missing-box = this game is played with the box “{ $box }”, which is not installed on this server, so it can be looked at, but not played on
web-lesson-changed = the lessons of this guided game have changed ({ $why }), so it cannot be continued; begin it again from the home page
web-broken-journal = move { $number } of this game cannot be played again ({ $why }), so the table is shown as it last was and cannot be played on
web-engine-stopped = the game cannot continue: the engine stopped ({ $why }). The table stays as it is; please report this with the game file
web-shown-earlier = you see it after { $shown } of { $written } moves
web-gathering = waiting for everybody
call-subject = { $game }: it is your turn (table { $code })
call-text = it is your turn in { $game }, at table { $code }: { $link }
call-stop = to stop these messages, remove the address in the table’s menu.
web-not-now = not possible now. { $sentence }
why-changed = { $what } { $change }
why-only = there is no other choice
why-thrifty = of all that is offered it leaves you best off
web-unbuilt = The page of the table has not been built yet. This command builds it:
## What the table reports, and asks

web-report-undone = { $name } undid { $extent ->
    [phase] a phase
    [turn] a turn
    [round] a round
   *[step] { $count ->
        [one] a move
       *[other] { $count } moves
    }
}
web-report-redone = { $name } redid { $count ->
    [one] a move
   *[other] { $count } moves
}
web-report-sat-down = { $name } sat down
web-report-bot-sits-in = { $bot } now plays for { $about }
web-report-bot-broke = { $broken } broke down; { $bot } plays on in its place
web-report-seat-opened = { $about }’s seat is free
web-report-sent-away = { $about } was sent away
web-report-not-revealed = no answer from { $about }: everybody, please say again that you are ready
web-report-refused = { $name } said no
web-report-unsealed = { $name } downloaded the file of this game, which shows every card to come: the deal is no longer sealed
web-report-unsealed-alone = { $name } opened a seat at a table that one person had played alone, and may know cards to come: the deal is no longer sealed
web-propose-undo = { $name } would like to undo { $extent ->
    [phase] a phase
    [turn] a turn
    [round] a round
   *[step] { $count ->
        [one] a move
       *[other] { $count } moves
    }
}
web-propose-undo-of = { $sentence }: “{ $what }”
web-propose-hand-over = { $to ->
    [open] { $name } would like to open { $about }’s seat
   *[bot] { $name } would like { $bot } to play for { $about }
}
web-propose-send-away = { $name } would like to send { $about } away
web-propose-sit-down = { $name } would like to sit down; the host decides, since somebody was sent away from this table
web-propose-talk = { $name } would like to talk; the host decides, since somebody was sent away from this table

## What a table cannot do

error-no-table = there is no table with the code “{ $table }”; perhaps it was mistyped
error-no-seat = there is no such seat; the table has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
error-seat-taken = seat { $seat } is taken
error-one-seat = a player has only one seat in a competitive game
error-table-full = there is no room for more people at this table
error-not-yours = seat { $seat } is not yours
error-not-seated = to do this, sit down at the table first
error-bad-token = this link or token belongs to nobody at this table; perhaps the seat was given to somebody else
error-no-lesson = there is no lesson “{ $lesson }”; there are: { $lessons }
error-no-lessons = this game has no guided game yet
error-lesson-seats = this lesson is for { $players ->
    [one] { $players } player
   *[other] { $players } players
}, not { $seats }
error-no-ruling = there is no ruling “{ $ruling }”
error-ruling-not-shown = this ruling cannot be shown on the table: no card in the boxes brings it up
error-ruling-seats = this ruling is shown with { $players ->
    [one] { $players } player
   *[other] { $players } players
}, not { $seats }
error-no-example = there is no example “{ $example }”
error-unknown-bot = there is no bot “{ $bot }”; there are: { $bots }
error-bot-not-loaded = the bot “{ $bot }” cannot be loaded: { $why }
error-name-empty = a name needs at least one letter
error-name-too-long = a name has at most { $most ->
    [one] { $most } letter
   *[other] { $most } letters
}
error-chat-empty = write at least something
error-chat-too-long = a line has at most { $most ->
    [one] { $most } letter
   *[other] { $most } letters
}
error-slow-down = too fast; wait a little and try again
error-too-long = this is too long; at most { $most } bytes are read
error-bad-message = this message is not understood: { $why }
error-bad-request = this request is not understood: { $why }
error-too-deep = this request is nested too deeply
error-hello-first = a page has to say who it is before anything else
error-undo-others = somebody else has answered since, so this can no longer be taken back
error-undo-over = a contest that is over stays as it ended
error-proposal-pending = something else is being decided at the table just now
error-no-proposal = this is no longer being decided
error-only-a-bot = only a bot can sit in for a rival who is away; their seat stays theirs
error-still-expected = they may come back: a bot can sit in after { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
error-only-host = only the table’s host can send somebody else away
error-host-decides = somebody was sent away from this table, so its host has to let you sit down or talk, and is not here now; you can watch meanwhile
error-nobody-to-agree = nobody else plays here who could agree to this
error-lesson-changed = the lessons of this guided game have changed: { $why }
error-broken-journal = move { $number } of this game cannot be played again: { $why }
error-damaged-snapshot = the snapshot of table { $table } is damaged
error-damaged-table = what is kept of table { $table } is damaged
error-engine-stopped = the game cannot continue: the engine stopped ({ $why })
error-not-begun = the game has not begun yet
error-begun = the game has already begun
error-not-now = not now: the game is about to begin
error-bad-share = this is not the share that this device committed to
error-only-host-starts = only the table’s host can start with bots
error-calls-off = this server does not send such calls
error-bad-contact = “{ $to }” is neither an e-mail address nor an https address
error-not-public = “{ $to }” does not lead to a public address on the internet
error-not-finished = the game is not over yet
error-no-step = the game has no such move
error-seats-differ = this game has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
error-bad-seed = a seed is a whole number below 2^63, not “{ $seed }”
error-file-secret = the file of a game in progress reveals every card to come; you can download it when the game is over
error-origin = this page may not talk to this server
error-host = this server does not know itself as “{ $host }”; its owner can allow the name with DECKWRIGHT_HOSTS
error-no-page = there is nothing at this address
error-out-of-time = this takes too long; try again later
error-storage = the table cannot be saved just now, so nothing has changed; try again
error-closing = the server is closing; come back in a moment
error-crash = the server made a mistake; nothing has changed

## Running a server

serve-ready = The table is open at { $address }. Ctrl+C closes it; nothing is lost.
error-port-taken = port { $port } is taken by another program; choose another one with --port
error-bad-host = cannot listen at “{ $host }”: { $why }
error-bad-folder = cannot keep tables in “{ $folder }”: { $why }
error-folder-in-use = another Deckwright server keeps its tables in “{ $folder }”: { $address }
error-no-database = cannot use the database: { $why }
error-empty-database = the file { $file } is empty, though tables were kept in it; put a copy back, or remove it to start empty
error-damaged-log = the file { $file } is damaged, and the last answers were written there; put a copy back, or remove it to continue without them
error-bad-database = this is not the address of a database: { $why }
error-bad-variable = the variable { $variable } holds a number, not “{ $value }”
error-bad-mail-server = the variable { $variable } names a mail server and a sender, such as smtp://user:password@host:587?from=table@example.org

help-serve = Open the web table: play in the browser, alone, with bots, or with friends who open a link.
help-serve-host = Where to listen: 127.0.0.1 for this machine only, 0.0.0.0 for everybody on your network.
help-serve-port = The port; by default the first free one from 8420 on.
help-serve-data = The folder that keeps the tables; by default one in your home.
help-serve-no_browser = Do not open the browser.
help-serve-examples =
    deckwright serve
    deckwright serve --host 0.0.0.0 --port 8420 --no-browser

## What is about to happen

forecast-draws = draws a card
forecast-empty = no cards left
forecast-ends = end of its turn
forecast-acts = acts
forecast-counts = counts down
forecast-choice = your choice
forecast-unknown = unknown
forecast-idle = nothing
forecast-printed = what its card says
forecast-late = the game is over before that
forecast-lost = the game is lost
forecast-tier = unknown, tier { $tier }
remaining-tier = tier { $tier }
forecast-tokens = { $count ->
    [one] { $count } token left
   *[other] { $count } tokens left
}

## What decided a game

moment-changed = { $named ->
    [yes] { $card }: { $what } { $before } → { $after }
   *[no] { $what } { $before } → { $after }
}
