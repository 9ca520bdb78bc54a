### Words of the page. Sentences about the game under way come from the server.

## Everywhere

home = Home
rules = Rules
compendium = Cards
settings = Settings
credits = Credits
replay = Replay
close = Close
cancel = Cancel
back-to-table = Back to the table
nav-label = Pages
problem-unreachable = The server cannot be reached. Is it running?
problem-unknown = That did not work. Try again.

## Home

home-title = Play
home-hero = Cards, spells and good company
home-what = Great deck-building games of magic, on one table: alone, with bots worth beating, passing one screen around, or with friends far away.
home-first = First time here? “Guided game” leads you through a short game in ten minutes.
home-guided = guided game
home-learn = Guided game
home-play = Play now
home-set-up = Set up a table
home-again = Same again
home-seats = { $least ->
   *[other] { $least }–{ $most } players
}
home-competitive = everyone for themselves
home-cooperative = all together
home-continue = Continue
home-older = More games in progress
home-with = with { $names }
home-forget = Remove { $code } from this list
home-finished = What you have played to the end: results, replays, reviews.
home-finished-open = { $count ->
    [one] Show { $count } game
   *[other] Show { $count } games
}
home-join = Join with a code
home-code = Table code
home-join-go = Join
home-file = Open a game file
home-file-choose = Choose a file
home-file-too-large = This file is too large to be a game.
game-enchanters = Forge one magic artifact, card upon card, and beat the monsters at the gate with it.
game-aeons-end = Mages at their breaches, a nemesis that never rests, and decks that are never shuffled.
game-krutagidon = Wizards hit each other with everything at hand. Dying is allowed, missing the prize is not.

## Set-up

setup-seats = At the table
setup-count = Number of players
setup-fewer = Fewer players
setup-more = More players
setup-who = Who takes seat { $number }?
setup-here = here
setup-open = online
setup-bot = bot
setup-your-name = Your name
setup-name = Name
setup-level = Which bot
setup-open-seat = Anyone who opens the link you send.
setup-open-later = The table waits for everybody: you’ll get a link, a code and a QR code to send.
setup-surprise = Surprise me
setup-defaults = Reset to defaults
setup-several = choose any
setup-open-card = Look at { $card }
setup-start = Start
setup-choose-for = Choose for seat { $number }
setup-by-lot = at random
setup-level-of = difficulty { $level } of { $hardest }
setup-choose-cards = Or choose the cards yourself ({ $count } chosen)

## Joining

invitation-from = { $stage ->
    [gathering] { $name } invites you to this table.
   *[playing] You are invited to { $name }’s table. The game is under way.
}
invitation-players = Players
invitation-rules = How it is played
invitation-host = host
join-title = You’re invited to a game
join-code = Table
join-sit = Sit down
join-watch = Watch
join-full = All seats are taken. If one of them is yours, play on where you began: the menu of the table has a link there to continue on this device.

## The table

table-loading = Setting up the table…
table-past = You are looking back
table-past-step = The table before move { $step ->
   *[other] { $step }
}
table-past-close = Back to now
table-pages = Parts of the table
board-table = Table
connection-lost = Connection lost. Everything is safe; reconnecting…
remaining-title = What can still come
remaining-why = Counted from what you have seen. Dashed: may be there or not. The order is not known.
remaining-back = Back to the list
remaining-empty = Nothing is left.
connection-offline = You are offline. Everything is safe; the table resumes when you are back online.
connection-stored = No connection. This is the table as this device last saw it.
corner-label = Tools
undo = Undo
redo = Redo
undo-more = Undo further
undo-phase = Back to the start of the phase
undo-turn = Back to the start of the turn
undo-round = A whole round back
hint = Hint
log = What happened
chat = Chat
chat-unread = { $count ->
    [one] Chat: { $count } new message
   *[other] Chat: { $count } new messages
}
menu-calls = { $count ->
    [one] Menu: your turn at { $count } other table
   *[other] Menu: your turn at { $count } other tables
}
menu = Menu
strip-label = What you can do
strip-anyone = { $names } can answer this too: the first answer counts
strip-bot-plays = A bot plays for { $name }
table-decided = { $name } decided for everybody
strip-confirm = Do it
strip-picked = { $count ->
    [0] Choose cards
    [one] { $count } card chosen
   *[other] { $count } cards chosen
}
strip-take-these = Choose these
strip-touch = { $count ->
    [one] Choose what glows
   *[other] Choose what glows: { $count } options
}

state-offered = can be chosen
state-chosen = chosen
state-dangerous = can be chosen, risky
state-current = in question
state-refused = not now
state-hinted = recommended

mark-life = life { $value }
mark-power = power { $value }

seat-you = you
seat-person = person
seat-bot = bot
seat-open = open seat
seat-away = away
seat-waited-for = waiting for this player
seat-thinking = thinking…
seat-enlarge = Show { $name }’s board
seat-back-to-yours = Back to your board

log-label = What happened
log-empty = Nothing has happened yet.
log-more = Earlier
log-table = Table
log-round = Round { $number }
log-setup = Set-up
setup-seed = Seed (to play the same deal as a friend)
setup-seed-none = by chance
forecast-title = The nemesis’s next turn
aeons-end-unspent = { $count } aether unspent
aeons-end-unspent-bound = { $free } aether unspent, and { $bound } more that is restricted
aeons-end-bound = { $count } more aether cannot be spent on this
still-possible = You can still: { $options }
final-note = It shows something new: it can be undone only if the others agree
rest-until-turn = Don’t ask me before my turn
resting = You will not be asked before your turn
rest-no-more = Ask me again
digest-opening = What has happened so far
digest-title = What happened since your turn
lately = Since your turn
told-also = { $first }; also: { $others }
stage-next = Next · hold to skip
sound-on = Sound is on
sound-off = Sound is off
sound-mute = Mute sounds
sound-unmute = Unmute sounds
why-possible = You can do this now: { $options }
settings-pace = Pace of others’ turns
settings-pace-calm = Calm
settings-pace-brisk = Brisk
settings-pace-instant = Instant
settings-volume = Volume
log-look-back = Look back
log-return-here = Return here

chat-open = Open the chat
chat-label = Messages
chat-empty = No messages yet.
chat-write = Write a message
chat-send = Send

curtain-title = Pass the screen to { $name }
curtain-text = The table is covered until then.
curtain-raise = I am { $name }
curtain-never = Don’t cover the table again

menu-seats = At the table
menu-rename = Your name
menu-take-back = Take back
menu-hand-over = Hand over { $name }’s seat
menu-hand-over-short = Hand over…
menu-open-seat = Anyone
menu-sit-down = Sit down
table-sent-away = The host sent you away from this table.
menu-guest = guest
menu-send-away = Send { $name } away
menu-watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
menu-invite = Invite
menu-copy-invitation = Copy link
menu-copied = Copied
menu-copy-by-hand = Copy this:
menu-qr = QR code
menu-copy-resume = Copy the link to my seat
menu-resume-why = To continue on your other device. Anyone who opens this link takes your place and sees your cards: never send it as an invitation.
menu-more = More
menu-download = Save as a file
menu-your-seat = Your seat
menu-give-up = Give up the seat
menu-give-up-sure = The seat becomes free and you cannot come back to it by yourself. To pause, just go home: your seat stays yours.
menu-keep-seat = Keep my seat
menu-home-why = Going home keeps your seat: find the table under “Continue”.
home-forget-sure = Take { $code } off this list? This device then forgets your seat there.
seal-published = The shuffle is sealed:
seal-kept = The cards were dealt fairly
seal-meaning = Before the first card, the server and every device each put in a secret number and sealed it. The shuffle was made of those numbers alone, so nobody could choose it or change it.
seal-broken = The cards were not dealt as promised!
seal-dropped-file = The deal is no longer sealed: the file of this game was downloaded before its end.
seal-dropped-alone = The deal is no longer sealed: one person had played this table alone before a seat was opened, and may know cards to come.
seal-of-server = The server’s share is the one it sealed before the game.
seal-of-players = { $count ->
    [one] The player’s share is the one their device committed to.
   *[other] All { $count } players’ shares are the ones their devices committed to.
}
seal-of-deal = The deal was made of exactly these shares.
seal-of-device = This device’s own share is among them.
seal-not-of-server = The server’s share is not the one it sealed before the game.
seal-not-of-players = Not every player’s share is the one their device committed to.
seal-not-of-deal = The deal was not made of these shares.
seal-not-of-device = This device’s own share is missing among them.
seal-by-hand = Check it yourself: save the game as a file, then run
seal-seed = The deal’s seed:
seal-copy = Copy
seal-copy-seed = Copy the seed, to play the same deal again

lobby-title = Waiting for everybody
lobby-expected = Somebody is expected here
lobby-ready = ready
lobby-not-ready = not ready yet
lobby-away = away
lobby-invite = Scan the code, open the link, or enter this code on the home page:
lobby-i-am-ready = I am ready
lobby-wait = Wait, not yet
lobby-start-with-bots = Start with bots in the empty seats
lobby-waiting-for-seats = { $count ->
    [one] One seat is still empty.
   *[other] { $count } seats are still empty.
}
lobby-waiting-for = Waiting for { $names }.
lobby-dealing = Everybody is ready: the devices make the deal together…
lobby-sealed = The deal will be sealed: every device adds to it, so nobody can choose it.
lobby-send-away = Send away

presence-left = { $name } left the table
presence-returned = { $name } is back

call-title = It is your turn
call-offer = Notify you on this device when it is your turn?
call-allow = Yes, notify me
call-decline = No
call-me = Notify me when it is my turn
call-me-email = E-mail address
call-me-save = Save
call-me-on = You’ll be notified at { $to } when it is your turn and you have been away for a minute. Clear the field to stop.
call-me-why = For games that last days: one message when it is your turn and you are away. Nobody else sees the address.
other-tables = Your other tables
other-tables-yours = your turn
proposal-agree = Agree
proposal-refuse = Decline
proposal-waiting = Waiting for an answer…
proposal-withdraw = Withdraw

## The end

ending-won = Victory!
ending-lost = Defeat
ending-neutral = The game is over
ending-winner = winner
ending-how = How it went
ending-reading = Going through the game again…
ending-rematch = Rematch
ending-rematch-laid = A rematch is set up: you are expected there.
ending-replay = Watch again
ending-look = Look at the table
ending-reopen = Back to the result
chart-label = How the game went: { $told }

## Replay

replay-eyes = Point of view
replay-all = All cards open
replay-watcher = As a spectator
replay-chart = Chart
replay-play = Play
replay-pause = Pause
replay-back = Step back
replay-on = Step forward
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-step = Step
replay-at = step { $step } of { $last }
replay-speed = Speed
replay-go-on = Play from here
replay-share = Share

## Cards and rules

compendium-game = Game
compendium-search = Search
compendium-language = Card language
compendium-kind = Kind
compendium-all = All
compendium-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
compendium-missing = There is no card “{ $name }” in this game.
card-rulings = Rulings
rules-contents = Contents
rules-none = There are no rules for this game yet.
rules-missing = The rules have no page “{ $name }”. Here is everything they have.

## Keyboard

key-space = Space
keys-title = Keys
keys-obvious = The obvious move
keys-digits = Show an option; the same digit again, or Enter, takes it
keys-arrows = From card to card
keys-enter = Choose
keys-why = Why can’t I?
keys-help = This list
keys-escape = Close, go back

## Settings

settings-language = Language
settings-textSize = Text size
settings-textSize-small = Small
settings-textSize-normal = Normal
settings-textSize-large = Large
settings-textSize-largest = Largest
settings-palette = Colours
settings-palette-warm = Warm
settings-palette-colour-blind = For colour blindness
settings-palette-contrast = High contrast
settings-motion = Motion
settings-motion-system = Follow system setting
settings-motion-full = Full
settings-motion-none = None
settings-sound = Sound
settings-sound-why = Quiet sounds for cards and blows.
settings-confirm = Ask before risky moves
settings-confirm-why = A second press where a move looks like a mistake.
settings-oneTap = One press plays
settings-oneTap-why = Off: the first press chooses, the second plays. A card on sale whose words have no room is opened by the first touch either way.
settings-curtain = Curtain between players
settings-curtain-why = Covers the table while the screen is passed from player to player.
settings-kept = These settings stay on this device.

## Credits

credits-unofficial = Deckwright is a fan project. It is not affiliated with or endorsed by any publisher; the names of the games belong to their owners. None of their art or text is reproduced here.
credits-games = The games
credits-parts = Made with
credits-icons = Icons
credits-fonts = Typefaces
credits-table = The page
credits-server = The server
credits-licence = Our code is free under the MIT licence.

## Enchanters

enchanters-attack = attack
enchanters-defence = defence
enchanters-glory = glory
enchanters-covered = covered
enchanters-to-be-covered = will be covered
enchanters-counted-crystals = { $count ->
    [one] crystal
   *[other] crystals
}
enchanters-counted-wounds = { $count ->
    [one] wound
   *[other] wounds
}
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
enchanters-strength = strength
enchanters-health = health
enchanters-free = free
enchanters-win = win
enchanters-short = { $short } short
enchanters-what-if = What if…
enchanters-in-fight = The fight
enchanters-weigh = Choose a card on the track to weigh it: nothing is paid until you set out.
enchanters-it-strikes = it strikes
enchanters-has-struck = it has struck
enchanters-you-strike = you strike
enchanters-help = help you can still buy
enchanters-then = then you have
enchanters-before-effect = before its effect you have
enchanters-covers = covers
enchanters-covers-blank = the upper half of { $card }, which gives nothing
enchanters-nothing = nothing
enchanters-keeps = { $card } keeps
enchanters-become = you become
enchanters-artifact = your artifact
enchanters-pay = pay { $price }, keep { $left }
enchanters-go-on = the fight goes on
enchanters-beyond = beyond the pass
enchanters-full-name = Its full name:
enchanters-and = and
enchanters-road = The track
enchanters-forge = Artifacts
enchanters-ended = The last card has left the track, and the deck is empty.
enchanters-told = The end of the tale
enchanters-from-cards = on cards
enchanters-from-bonuses = card bonuses
enchanters-from-town = the town
enchanters-from-wounds = wounds

## Aeon’s End

aeons-end-nemesis = nemesis
aeons-end-anybody = any player
aeons-end-coming = may come next
aeons-end-turn-known = revealed: comes next
aeons-end-shuffle = all drawn: shuffled before the next
aeons-end-tokens-enough = { $label }, acts at { $enough }
aeons-end-market = supply
aeons-end-stall = costs { $cost } aether, { $left } left
aeons-end-breach = breach
aeons-end-breach-none = gone
aeons-end-breach-closed = closed, { $turns } of 4 turns
aeons-end-breach-opened = opened
aeons-end-breach-sigil = sigil breach, opened
aeons-end-focus = Focus breach { $numeral } for { $price } aether
aeons-end-open = Open breach { $numeral } for { $price } aether
aeons-end-no-hand = no cards in hand
aeons-end-exhausted = exhausted
aeons-end-exhausted-means = Exhausted: no life left and none to be gained; all further damage hits Gravehold, doubled
aeons-end-ribbon = Not sure? Leave them as they lie. Nothing is shuffled: turned over, the pile is your next deck, so cards that lie side by side come to your hand together. Pale cards are in the pile already; a bar shows where a hand of five will end, counting what is left of your deck.
aeons-end-all-gems = { $count ->
    [one] Play { $count } gem
   *[other] Play all { $count } gems
}
aeons-end-plain-gems = { $count ->
    [one] Play { $count } gem that asks nothing
   *[other] Play the { $count } gems that ask nothing
}

## Cards in an order

ribbon-title = In which order?
ribbon-as-they-lie = As they lie
ribbon-confirm = In this order
ribbon-left = { $card }: one place earlier
ribbon-right = { $card }: one place later

## Krutagidon

krutagidon-row-attack = Attack
krutagidon-row-defence = Defence
krutagidon-row-ongoing = Ongoing
krutagidon-row-group = Group attack
krutagidon-row-event = Everybody
krutagidon-row-score = At the end of the game
krutagidon-side-left = ◀ your left
krutagidon-side-right = your right ▶
krutagidon-side-across = across
krutagidon-side-both = ◀ your enemy ▶
krutagidon-side-you = turn
krutagidon-your-turn = your turn
krutagidon-life = lives
krutagidon-power = power
krutagidon-strongest = strongest
krutagidon-weakest = weakest
krutagidon-look-at = Look at what { $name } has
krutagidon-hand = hand
krutagidon-hand-empty = No cards in hand
krutagidon-hand-waits = Your hand. Cards with a shield can answer attacks.
krutagidon-deck = deck
krutagidon-discard = discard
krutagidon-played = played
krutagidon-ongoing = ongoing
krutagidon-nothing-ongoing = nothing ongoing
krutagidon-tokens = dead wizard tokens
krutagidon-property = property
krutagidon-familiar = familiar
krutagidon-not-bought = not bought yet
krutagidon-familiar-waits = familiar, costs { $cost }
krutagidon-familiar-bought = familiar, bought
krutagidon-thinking = thinking…
krutagidon-sealed = sealed
krutagidon-short = { $count } short
krutagidon-more = { $count } more
krutagidon-cost = costs { $cost }
krutagidon-boss = The Boss
krutagidon-boss-yours = Yours:
krutagidon-boss-below = { $count } more
krutagidon-boss-next = The next legend comes at the end of this turn.
krutagidon-boss-none = No legends are left: the game ends with this turn.
krutagidon-boss-beat = beat it!
krutagidon-market = Market
krutagidon-piles = Piles
krutagidon-pile-wild_magic = Wild magic
krutagidon-pile-wild_magic-note = for sale
krutagidon-pile-limp_wands = Limp wands
krutagidon-pile-limp_wands-note = −1 point each
krutagidon-pile-main = Deck
krutagidon-pile-main-note = for the market
krutagidon-pile-mayhem = Mayhem
krutagidon-pile-mayhem-note = already over
krutagidon-pile-token_stack = Tokens
krutagidon-pile-token_stack-note = at 0 it ends
krutagidon-pile-destroyed = Destroyed
krutagidon-pile-destroyed-note = out of the game
krutagidon-tester = Lives of all wizards
krutagidon-wizard-snotia = Snotia
krutagidon-wizard-mr-lucky = Mr. Lucky
krutagidon-wizard-joan-of-spark = Joan of Spark
krutagidon-wizard-scion-of-cthulhu = Scion of Cthulhu
krutagidon-wizard-venture = Venture
krutagidon-wizard-hellish-huffman = Hellish Huffman
krutagidon-wizard-game-over-lord = Game Over Lord
krutagidon-wizard-mcravey = McRavey
krutagidon-wizard-roachsauce = Roachsauce
krutagidon-wizard-fey-ticklebottom = Fey Ticklebottom
krutagidon-wizard-sir-kitty-purrington = Sir Kitty
krutagidon-wizard-mudstar = Mudstar
krutagidon-mayhem = Mayhem!
krutagidon-group-attack = Group attack!
krutagidon-defend = Defend?
krutagidon-defenceless = No defence!
krutagidon-take-it-note = spend no defence
krutagidon-avoid = Discard to avoid
krutagidon-only-power = Only power.
krutagidon-sends-back = sends it back
krutagidon-nobody-to-send-back = Nobody to send it back to.
krutagidon-you = you
krutagidon-you-stay = you stay at
krutagidon-limp-wands-more = { $sign }{ $count } { $count ->
    [one] limp wand
   *[other] limp wands
  }
krutagidon-card-says-to = The card says to { $name }: “{ $what }”
krutagidon-unsure =
  { $known ->
    [0] not known yet
   *[other] the rest is not known yet
  }
krutagidon-choose-property = Choose your property
krutagidon-choose-familiar = Choose your familiar
krutagidon-revealed = Revealed
krutagidon-kept = you keep it
krutagidon-looked-at = Here is what you see
krutagidon-looked-at-of = On top of the deck of { $name }

## Guided games

lesson-real-game = Now a real game
lesson-again = Play the lesson again
lesson-label = Lesson { $number } of { $of }
lesson-of = { $number } of { $of }
lesson-free = Free play
lesson-fold = Hide the lesson
krutagidon-moment-attack = Pow!
krutagidon-moment-defence = Blocked!
krutagidon-moment-mayhem = Mayhem!
krutagidon-moment-boss = A new boss!
krutagidon-moment-fall = K.O.!
krutagidon-moment-token = R.I.P.?
krutagidon-final-count = The final count
krutagidon-bell = Ding-dong!
krutagidon-rings-the-bell = { $name } rings the bell!
krutagidon-count-all = Count all
krutagidon-tie-legends = A tie: more legends decide it.
krutagidon-tie-tokens = A tie: fewer dead wizard tokens decide it.
krutagidon-points = victory points
krutagidon-total = Total
krutagidon-so-far = So far
krutagidon-ended-no-legends = The last legend is beaten.
krutagidon-ended-no-tokens = The last dead wizard token is gone.
krutagidon-ended-short-market = The main deck cannot fill the market any more.
krutagidon-ended-stalemate = Nothing has changed for several rounds.
krutagidon-counted = ({ $count } of them)
krutagidon-from-cards = Points on cards
krutagidon-from-legends = Legends
krutagidon-from-limp_wands = Limp wands
krutagidon-from-tokens = Dead wizard tokens
krutagidon-tokens-cost = each costs the points printed on it
krutagidon-play-all = Play { $card } × { $count }

## Examples and rulings

ruling-show = Show me
ruling-label = The ruling shown here
ruling-try = Try it: { $label }
ruling-free = Look around, and play on as you like.
ruling-all = All rulings
ruling-practice = A practice table for this ruling.
ruling-practice-aside = A practice table for this ruling; your own game is waiting, unchanged.
ruling-back = Back to your game
ruling-fold = Hide the ruling
rules-own-cards = { $count ->
    [one] The { $count } card that comes with it
   *[other] The { $count } cards that come with it
}
example-open = Step through: { $title }
example-step = Step through it ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
})
example-steps = Steps
example-back = Back
example-next = Next
example-done = Back to the rules

## Search

search = Search
search-placeholder = A card, a rule, a keyword…
search-card = Cards
search-rule = Rules
search-ruling = Rulings
search-one-card = Card
search-one-rule = Rule
search-one-ruling = Ruling
search-count = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
search-looking = Looking it up…
search-nothing = Nothing found for “{ $words }”.
search-try = Try a card’s name, one keyword, or the beginning of a word. English, Ukrainian and Russian are all understood.
search-open = Open

## Notes on what is new

marks-label = New on the table
marks-close = Got it
marks-off = No more notes
settings-marks = Notes on what is new
settings-marks-why = A short note the first time something appears: a charge, a minion, an attack. Each is shown once.
settings-marks-again = Show all notes again
settings-marks-forgotten = All notes will be shown again.

## Beyond the table: the helper, reports, wrong addresses

outdated = A newer version of this page is available.
outdated-reload = Load it
page-part-gone = A part of this page could not be loaded.
lost-title = Nothing here
lost = There is nothing at this address; perhaps it was mistyped.
helper-title = Helper for the cardboard table
helper-what = Aeon’s End with the real box: turn order, life and a random set-up.
helper-offline = works without a network
helper-no-network = no network
helper-turns = Turn order
helper-lives = Life
helper-table = Set-up
helper-nobody = Nobody has had a turn yet
helper-draw = Draw the next turn
helper-shuffle-draw = Shuffle, and draw
helper-drawn = Drawn so far
helper-put-back = Shuffle back in
helper-deck = Deck
helper-deck-1 = 1 mage
helper-deck-1-eased = 1 mage, four turns
helper-deck-2 = 2 mages
helper-deck-3 = 3 mages
helper-deck-4 = 4 mages
helper-deck-4-pairs = 4 mages in pairs
helper-level = Difficulty
helper-draw-all = New random set-up
helper-another = Another
helper-new-lives = A new set-up starts with full life and a fresh turn order deck.
helper-gravehold = Gravehold
helper-tokens = Tokens
helper-minus = { $name }: minus { $count }
helper-plus = { $name }: plus { $count }
home-helper = Playing with the real box? The helper draws turns, counts life and draws a random nemesis, mages and supply.
home-helper-open = Open the helper
report-title = Report a problem
report-why = One file with what you write and how the page and the table look to you; the game itself is added once it is over. Nothing is sent: you decide who gets the file.
report-sentence = What went wrong?
report-with-game = With the whole game, the cards to come included: the deal then loses its seal
report-save = Save the report
report-saved = Saved. Thank you!
ending-cause = How it ended
ending-moments = What decided it
ending-turn = turn { $turn }
ending-watch = Watch it
ending-try = Try from turn { $turn }
ending-best = Your best cards
ending-damage = { $amount } damage in { $times ->
    [one] { $times } use
   *[other] { $times } uses
}
ending-length = The game took { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
## The coach

hint-comparing = Comparing it with the next best move…
hint-deals = { $count ->
    [one] in { $count } imagined deal
   *[other] in { $count } imagined deals
}
hint-line = Then:
hint-more = Why?
hint-less = Less
hint-progress = How far the comparison is
doubt-title = A blunder?
doubt-think = Let me think again
doubt-insist = Do it anyway
settings-careful = Ask before a blunder
settings-careful-why = The coach looks at each move and asks once before a serious mistake. Against people, everybody at the table has to agree.
menu-coach = Coach
care-agreed = Everybody here has agreed to be asked before a blunder.
care-must-agree = Between rivals this works only if everybody agrees.
care-ask = Ask everybody
care-stop = Switch it off for everybody
review = Review
review-beginning = Reading the game…
review-working = { $measured } of { $total } decisions reviewed
review-progress = How far the review is
review-meanwhile = You may leave this page and come back: the review continues.
review-cancel = Cancel
review-again = Review it again
review-whose = Whose moves
review-chance = Chance to win, in percent
review-course = Position, luck and choices ({ $unit })
review-course-value = Position
review-course-chance = Chance to win
review-course-luck = Luck
review-course-choices = Own choices
review-course-others = Others’ choices
review-explained = Own choices: what better moves would have brought. Luck: everything that cards, dice and draws changed. Together they make up the whole course of the game.
review-move = Move { $step }
review-end = The end
review-moments = Moments that mattered
review-no-moments = No move stood out: well played.
review-brilliant = { $count ->
    [one] brilliant move
   *[other] brilliant moves
  }
review-good = { $count ->
    [one] good move
   *[other] good moves
  }
review-slip = { $count ->
    [one] slip
   *[other] slips
  }
review-blunder = { $count ->
    [one] blunder
   *[other] blunders
  }
review-show = Show on the curve
review-look = Look at it
review-try = Try from here

daily-title = Deal of the day
daily-about = The same cards for everyone, everywhere, until midnight UTC. Play it, then compare with your friends.
daily-at-the-table = The same cards for everybody. Your first result counts.
daily-copy = Copy the result
daily-first-counts = Your first result counts: { $result }
daily-shared = Deckwright, deal of the day, { $day }. { $game }:
daily-ended = { $won ->
    [yes] won
   *[no] lost
  } in round { $round }
daily-scored = place { $place } of { $seats }, score { $score }, { $round ->
    [one] { $round } round
   *[other] { $round } rounds
  }

setup-chance = { $how ->
    [easy] Easy
    [fair] Balanced
    [hard] Hard
   *[cruel] Very hard
  }: bots ({ $bot }) won { $won } of { $games } such games, { $percent } %.
setup-chance-about = An estimate ({ $low }–{ $high } %) from the nemesis, the difficulty and the number of mages; mages and supply were not taken into account.
card-measured = In games of bots
card-measured-taken = Taken by { $percent } % of the players who could.
card-measured-won = { $won } % of its owners won; of all players in those games, { $usual } %.
card-measured-about = { $bot }, { $games } games. Owning a card and winning go together for many reasons.

## Finished games

finished-title = Finished games
finished-none = No game has been finished on this device yet.
finished-result = Result
finished-remove = Remove
finished-gone = The server no longer has this table, so it cannot be watched or reviewed any more. The result stays here until you remove it.
finished-more = Show { $count } more

## Workshop

workshop = Workshop
home-workshop = Make your own cards: write what they do, read it in three languages, and play them on a table.
home-workshop-open = Open the workshop
compendium-like = Make a card like this
workshop-what = Write what your card does, line by line. It is checked as you type, you read it in three languages, and you can play it at once.
workshop-can = Cards can be made for { $games }. They do what the words of the list say, in any combination; pictures are painted by Deckwright.
workshop-game = Game
workshop-kind = Kind of card
workshop-begin = New card
workshop-names = Name
workshop-name-in = Name in { $language }
workshop-other-name = as in another language
workshop-cost = Cost
workshop-text = What it does
workshop-text-how = As YAML: each line that begins with “-” is a step. Tab leaves the field.
workshop-undo = Undo
workshop-checking = Checking …
workshop-right = The card is right.
workshop-line = Line { $line }: { $sentence }
workshop-try = Try it
workshop-keep = Keep
workshop-keep-changes = Keep the changes
workshop-is-kept = Kept on this device
workshop-face = The card
workshop-texts = Its text in three languages
workshop-no-face = The card appears here as soon as it is right.
workshop-words = Words
workshop-find = Find a word
workshop-insert = Insert
workshop-insert-word = Insert “{ $word }”
workshop-as-on = as on { $card }
workshop-no-word = No such word.
workshop-kept = Your cards
workshop-none = What you keep stays on this device. A file takes it elsewhere.
workshop-forget = Remove { $card }
workshop-forget-sure = Remove “{ $card }” from this device?
workshop-unkept-sure = This card is not kept. Leave it?
workshop-export = Save to a file
workshop-import = Open a file
workshop-imported = { $count ->
    [one] { $count } card added.
   *[other] { $count } cards added.
}
workshop-too-large = This file is too large to be a pack of cards.
workshop-back = Back to the workshop
