### Words of the page. Sentences about the game under way come from the server.

## Everywhere

home = Home
rules = How to play
compendium = Cards
settings = Settings
credits = Credits
replay = Replay
close = Close
cancel = Cancel
nav-label = Pages
problem-unreachable = The server cannot be reached. Is it running?
problem-unknown = That did not work. Try again.

## Home

home-title = Play
home-hero = Cards, spells and good company
home-what = Great deck-building games of magic, on one table: alone, with bots worth beating, passing one screen around, or with friends far away.
home-play = Play now
home-set-up = Set up a table
home-seats = { $least ->
   *[other] { $least }–{ $most } players
}
home-competitive = everyone for themselves
home-cooperative = all together
home-continue = Continue
home-nothing-running = No game under way on this device.
home-forget = Take { $code } off this list
home-join = Join with a code
home-code = Code of the table
home-join-go = Join
home-file = Open a game file
home-file-choose = Choose a file
home-file-too-large = This file is too large to be a game.
game-enchanters = Forge one magic artifact, card upon card, and beat the monsters at the gate with it.
game-aeons-end = Mages at their breaches, a nemesis that never rests, and decks that are never shuffled.

## Set-up

setup-seats = At the table
setup-count = Number of players
setup-fewer = One player less
setup-more = One player more
setup-who = Who has seat { $number }?
setup-here = here
setup-open = online
setup-bot = bot
setup-your-name = Your name
setup-name = Name
setup-level = Which bot
setup-open-seat = Whoever opens the link you send.
setup-open-later = You get the link to send as soon as the table stands.
setup-surprise = Surprise me
setup-defaults = Back to the usual
setup-several = choose any
setup-open-card = Look at { $card }
setup-start = To the table

## Joining

join-title = Come to the table
join-code = Table
join-sit = Sit down
join-watch = Look on

## The table

table-loading = Laying the table…
table-past = You are looking back
table-past-step = The table before move { $step ->
   *[other] { $step }
}
table-past-close = Back to now
table-pages = Parts of the table
board-table = Table
connection-lost = Connection lost. Everything is safe; reconnecting…
corner-label = Tools
undo = Undo
redo = Redo
hint = Hint
log = What happened
chat = Talk
chat-unread = { $count ->
    [one] Talk: { $count } new line
   *[other] Talk: { $count } new lines
}
menu = Menu
strip-label = What you can do
strip-confirm = Do it
strip-picked = { $count ->
    [0] Choose cards
    [one] { $count } card chosen
   *[other] { $count } cards chosen
}
strip-take-these = Choose these
strip-touch = { $count ->
    [one] Touch what glows
   *[other] Touch what glows: { $count } ways
}

state-offered = can be chosen
state-chosen = chosen
state-dangerous = can be chosen, risky
state-current = this is what it is about
state-refused = not now
state-hinted = recommended

mark-life = life { $value }
mark-power = power { $value }

seat-you = you
seat-person = person
seat-bot = bot
seat-open = open seat
seat-away = away
seat-waited-for = everybody waits for this seat
seat-enlarge = Show the board of { $name }
seat-back-to-yours = Back to your board

log-label = What happened
log-empty = Nothing has happened yet.
log-more = Earlier
log-table = Table
log-look-back = Look back
log-return-here = Return here

chat-label = What was said
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send

curtain-title = Pass the screen to { $name }
curtain-text = The table is covered until then.
curtain-raise = I am { $name }
curtain-never = No curtain from now on

menu-seats = At the table
menu-rename = Your name
menu-take-back = Take back
menu-hand-over = Hand over the seat of { $name }
menu-hand-over-short = Hand over…
menu-open-seat = Whoever comes
menu-sit-down = Sit down
menu-watchers = { $count ->
    [one] { $count } person looks on
   *[other] { $count } people look on
}
menu-invite = Invite
menu-copy-invitation = Copy link
menu-copied = Copied
menu-copy-by-hand = Copy this:
menu-qr = QR code
menu-copy-resume = Go on elsewhere
menu-resume-why = A link for your own other device: whoever has it is you.
menu-more = More
menu-download = Save as a file
menu-forget = Leave
seal-published = The shuffle is sealed:
seal-kept = The seal holds: the shuffle was fixed before the first card.
seal-broken = The seal does not match the shuffle!

## The end

ending-won = Victory!
ending-lost = Defeat
ending-neutral = The game is over
ending-winner = winner
ending-how = How it went
ending-why = Where the points came from
ending-rematch = Rematch
ending-replay = Watch again
ending-look = Look at the table
chart-label = How the game went: { $told }

## Replay

replay-eyes = Through whose eyes
replay-all = All cards open
replay-watcher = As a spectator
replay-chart = Chart
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-on = One step on
replay-turn-back = Turn before
replay-turn-on = Next turn
replay-step = Step
replay-at = step { $step } of { $last }
replay-speed = Speed
replay-go-on = Play on from here
replay-share = Share

## Cards and rules

compendium-game = Game
compendium-search = Search
compendium-language = Language of the cards
compendium-kind = Kind
compendium-all = All
compendium-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
rules-contents = Contents
rules-none = Nobody has written about this game yet.

## Keyboard

key-space = Space
keys-title = Keys
keys-obvious = The obvious move
keys-digits = Options
keys-arrows = From card to card
keys-enter = Choose
keys-why = Why can’t I?
keys-help = This list
keys-escape = Close, go back

## Settings

settings-language = Language
settings-textSize = Size of text
settings-textSize-small = Small
settings-textSize-normal = Normal
settings-textSize-large = Large
settings-textSize-largest = Largest
settings-palette = Colours
settings-palette-warm = Warm
settings-palette-colour-blind = For colour blindness
settings-palette-contrast = High contrast
settings-motion = Motion
settings-motion-system = As the device wishes
settings-motion-full = Full
settings-motion-none = None
settings-sound = Sound
settings-sound-why = Quiet sounds for cards and blows.
settings-confirm = Ask before risky moves
settings-confirm-why = A second tap where a move looks like a mistake.
settings-oneTap = One tap plays
settings-oneTap-why = Off: the first tap chooses, the second plays.
settings-curtain = Curtain between players
settings-curtain-why = Covers the table while one screen passes from hand to hand.
settings-kept = All this stays on this device.

## Credits

credits-unofficial = Deckwright is a work of fans. It belongs to no publisher and is not endorsed by any; the names of the games belong to their owners. No art and no text of theirs is reproduced here.
credits-games = The games
credits-parts = Made with
credits-icons = Icons
credits-fonts = Typefaces
credits-table = The page
credits-server = The server
credits-licence = Our own code is free under the MIT licence.

## Enchanters

enchanters-attack = attack
enchanters-defence = defence
enchanters-glory = glory
enchanters-covered = covered
enchanters-price = { $price ->
    [0] free
    [one] costs { $price } crystal
   *[other] costs { $price } crystals
}
enchanters-fight = Attack { $attack } against health { $health }: { $short ->
    [0] victory
   *[other] { $short } short
}, { $wounds ->
    [0] no wounds
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}.
enchanters-from-cards = on cards
enchanters-from-bonuses = bonuses of cards
enchanters-from-town = the town
enchanters-from-wounds = wounds

## Aeon’s End

aeons-end-nemesis = nemesis
aeons-end-anybody = any player
aeons-end-coming = may come next
aeons-end-shuffle = all drawn: shuffled before the next
aeons-end-market = market
aeons-end-stall = costs { $cost } aether, { $left } left
aeons-end-breach = breach
aeons-end-breach-none = gone
aeons-end-breach-closed = closed, { $turns } of 4 turns
aeons-end-breach-opened = opened
aeons-end-breach-sigil = sigil breach, opened
aeons-end-focus = Focus breach { $numeral } for { $price } aether
aeons-end-open = Open breach { $numeral } for { $price } aether
aeons-end-no-hand = no cards in hand
aeons-end-ribbon = The first card comes back first. Cards between two bars are drawn together.
aeons-end-all-gems = { $count ->
   *[other] Play all { $count } gems
}

## Cards in an order

ribbon-title = In which order?
ribbon-confirm = In this order
ribbon-left = { $card }: one place earlier
ribbon-right = { $card }: one place later
