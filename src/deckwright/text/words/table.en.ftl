### Words of the server of the web table.

web-onlooker = Onlooker
web-waiting = waiting for { $names }
web-ended = { $count ->
    [0] the game is lost
    [one] { $names } has won
   *[other] { $names } have won together
}
web-frozen = this game was played under rules version { $rules }; these are version { $current }, so it can be looked at, but not played on
web-not-now = not possible now. { $sentence }
web-hint = { $bot } would choose “{ $option }”: { $reasons }
why-changed = { $what } { $change }
why-only = there is no other choice
why-thrifty = of all that is offered it leaves you best off
web-unbuilt = The page of the table has not been built yet. This command builds it:

## What a table cannot do

error-no-table = there is no table with the code “{ $table }”; perhaps it was mistyped
error-no-seat = there is no such seat; the table has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
error-seat-taken = seat { $seat } is taken
error-one-seat = whoever plays against others has one seat
error-table-full = there is no room for more people at this table
error-not-yours = seat { $seat } is not yours
error-not-seated = to do this, sit down at the table first
error-bad-token = this link or token belongs to nobody at this table; perhaps the seat was given to somebody else
error-unknown-bot = there is no bot “{ $bot }”; there are: { $bots }
error-bot-not-loaded = the bot “{ $bot }” cannot be loaded: { $why }
error-name-empty = a name has at least one letter
error-name-too-long = a name has at most { $most ->
    [one] { $most } letter
   *[other] { $most } letters
}
error-chat-empty = there is nothing to say in this line
error-chat-too-long = a line has at most { $most ->
    [one] { $most } letter
   *[other] { $most } letters
}
error-slow-down = too fast; wait a little and try again
error-too-long = this is too long; at most { $most } bytes are read
error-bad-message = this message is not understood: { $why }
error-bad-request = this request is not understood: { $why }
error-hello-first = a page has to say who it is before anything else
error-undo-others = somebody else has answered since, so this can no longer be taken back
error-not-finished = the game is not over yet
error-no-step = the game has no such move
error-seats-differ = this game has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
error-bad-seed = a seed is a whole number, not “{ $seed }”
error-file-secret = the file of a game under way tells every card to come; it can be had when the game is over
error-origin = this page may not talk to this server
error-no-page = there is nothing at this address
error-out-of-time = this takes too long; try again later
error-storage = the table cannot be written down just now, so nothing has changed; try again
error-crash = the server made a mistake; nothing has changed

## Running a server

serve-ready = The table is open at { $address }. Ctrl+C closes it; nothing is lost.
error-port-taken = port { $port } is taken by another program; choose another one with --port
error-bad-host = cannot listen at “{ $host }”: { $why }
error-bad-folder = cannot keep tables in “{ $folder }”: { $why }
error-folder-in-use = another Deckwright server keeps its tables in “{ $folder }”: { $address }
error-no-database = cannot use the database: { $why }
error-bad-database = this is not the address of a database: { $why }
error-bad-variable = the variable { $variable } holds a number of seconds, not “{ $value }”

help-serve = Open the web table: play in the browser, alone, with bots, or with friends who open a link.
help-serve-host = Where to listen: 127.0.0.1 for this machine only, 0.0.0.0 for everybody in the network.
help-serve-port = The port; by default the first free one from 8420 on.
help-serve-data = The folder that keeps the tables; by default one in your home.
help-serve-no_browser = Do not open the browser.
help-serve-examples =
    deckwright serve
    deckwright serve --host 0.0.0.0 --port 8420 --no-browser
