### The page in the browser.

## The site

language = Language
settings = Settings
theme = Appearance
theme-auto = Same as the device
theme-light = Light
theme-dark = Dark
table-settings = At the table
setting-motion = Smooth movement
setting-sound = Sound when it is my turn
setting-letters = Letters on the terrain
setting-confirm = Confirm every move
setting-twice = Touch screen: a second tap plays the move
setting-notify = Allow notifications
pace = Moves of the others
pace-calm = Calm: time to follow each one
pace-brisk = Brisk
pace-instant = At once
skip-to-main = Skip to the main part
home = Home
not-found-title = There is no such page
not-found-about = Nothing is at this address. Perhaps the link is not complete.
not-found-home = To the games
close = Close
yes = yes
no = no
option-none = none
update-ready = A newer version of this page is here.
update-start = Start it
try-again = Try again
how-to-play = How to play
rules = Rules

## Lessons

learn-in = Learn in { $minutes } minutes
learn-play = Learn as you play
learn-on = Go on learning
lessons = Lessons
lessons-of = Lessons: { $game }
daily-exercise = Exercise of the day: { $game }
refusal-no-such-lesson = There is no such lesson.
refusal-lesson-progress = This progress does not fit the lesson any more. Begin again.

## Home

home-title = Which game shall we play?
home-about = Board games that know their own rules. { $where ->
    [device] Play against the computer or with friends at one screen, also without a network.
   *[server] Play against the computer, with friends at one screen, or with friends far away.
} No account needed.
box-dokmus = Dokmus
box-dokmus-about = An island of eight tiles that slide and turn. Send out your tents, discover temples, and move the land under your rivals.
box-elfenland = Elfenland
box-elfenland-about = Plan a journey through twenty towns by giant pig, unicorn, dragon and raft, before others block your road.
box-tindaya = Tindaya
box-tindaya-about = Tribes on volcanic islands live with the anger of their gods: share, barter, and survive what is foretold.
box-players = { $from } to { $to } players
box-players-exactly = { $players ->
    [one] 1 player
   *[other] { $players } players
}
box-step = starts with game { $number } of { $last } of the campaign
play-now = Play now
set-up = Set up…
friend-play = Play with a friend
friend-about = Choose a game. You get a link and a code to scan; whoever opens it sits down with you.
friend-game = Which game?
friend-more = More
friend-count = How many friends?
friend-make = Make the link
share = Share
share-text = Play { $game } with me
qr-code = Code to scan
qr-label = QR code with the link for seat { $number }
to-board = Analysis board
my-games = My finished games
ladder = Ladder
my-tables = My tables
my-tables-none = Nothing is going on. Pick a game above.
open-tables = Open tables
open-tables-none = Nobody is waiting for players.
tables-more = More tables
join-by-link = You have a link to a table?
join = Join
join-title = You are invited to { $game }
your-name = Your name

## Myself

me = You
guest-name = Guest { $number }
save = Save

## Setting up

setup-title = A table for { $game }
setup-players = How many players?
setup-seats = Who sits where?
setup-seat = Seat { $number }
setup-seats-about = A seat for “whoever has the link” gets a link that you can send.
setup-hotseat = Several seats at this screen: when somebody has something to hide, the screen is covered and handed over.
setup-name = Name
setup-options = Variants
setup-clock = Time to think
setup-public = Anybody may watch
setup-hints = Hints are allowed; the others are told of each
setup-start = Start the game
setup-open = Open the table
setup-where = Where is the table?
setup-where-server = On the server
setup-where-here = On this device
setup-where-here-about = It works without a network and stays in this browser. Nobody can join from elsewhere.
sitter-me = At this screen
sitter-bot = The computer
sitter-open = Whoever comes
sitter-link = Whoever has the link
level = Level
level-name = { $level ->
    [1] Level 1: beginner
    [2] Level 2: casual
    [3] Level 3: skilled
    [4] Level 4: strong
    [6] Level 6: master
   *[other] Level { $level }: expert
}
clock-none = As long as you like
clock-live-10 = 10 minutes each, and 10 seconds a turn
clock-live-30 = 30 minutes each, and 20 seconds a turn
clock-days-1 = A day for each turn
clock-days-3 = Three days for each turn

## Before the game

table-loading = One moment…
table-missing = This table cannot be found
table-waiting = waiting for players
table-broken = cannot be opened
table-running = in play
table-over = The game is over
link-for-seat = Link for seat { $number }
copy = Copy
copied = Copied
start = Start the game

## Seats

seats = Players
you = You
seat-number = Player { $number }
seat-free = free
bot-name = Computer { $number }
bot-level = level { $level }
seat-away = away
seat-resigned = resigned
presence-here = here
presence-away = away since { $time }
presence-absent = not here

## At the table

your-turn = Your turn
back = Back
help = Help
rule = Rule { $rule }
setup-vacation = Time away for each player
setup-vacation-days = { $days ->
    [0] None
   *[other] Up to { $days } days
}
pace-days = { $days ->
    [one] Each turn has one day.
   *[other] Each turn has { $days } days.
} { $vacation ->
    [0] The clock stops for nobody.
   *[other] Whoever announces to be away has up to { $vacation } days in all for which their clock stands still.
}
seat-vacation = away until { $day }
refusal-no-vacation-here = This table allows no time away.
refusal-vacation-used = You were away for all { $days } days that this table allows.
refusal-vacation-short = Time away lasts an hour at least.
hints-allowed = Hints are allowed at this table. Whoever takes one is announced.
hints-off = No hints at this table while people play against each other.
thinking = Thinking…
download = Download
server-away = The server does not answer. Trying again…

## Refusals of the site

refusal-unreachable = The server does not answer.
refusal-not-stored = This device could not keep it: its storage is full or closed.
refusal-unreadable = This game can no longer be read. What is stored stays as it is, and your other games go on.
refusal-file-broken = This file holds neither a table nor a record that can be opened here.
refusal-record-empty = This record ends before its game begins.
refusal-broken = Something went wrong on the server.
refusal-refused = The server refused this.
refusal-malformed = The server did not understand this.
refusal-too-large = This is too large.
refusal-busy = The table is busy. Try again.
refusal-empty-seats = There are free seats.
refusal-foreign-origin = This page may not talk to this server.
refusal-no-guest = The server does not know you. Reload the page.
refusal-no-link-seat = This seat has no link.
refusal-clock-limits = A clock has at most four hours and five minutes a turn, or one hour to thirty days for each turn.
refusal-no-offer = There is nothing to answer.
refusal-offer-declined = Your last offer was declined. You can make it again after the next move.
refusal-table-long = This table already has { $most } lines. Nothing more can be taken back or offered here, and nobody can change seats; the game can be played to its end.
refusal-offer-pending = There is an offer already. It must be answered first.
refusal-no-open-seat = There is no free seat.
refusal-no-such-game = There is no such game.
refusal-no-such-language = There are no words in this language.
refusal-no-such-invite = This link is not valid any more.
refusal-invite-used = Somebody has used this link already. Ask for another one.
refusal-no-such-page = There is nothing here.
refusal-no-such-method = This cannot be done here.
refusal-no-such-position = There is no such position.
refusal-no-such-rule = There is no such rule.
refusal-no-such-seat = There is no such seat.
refusal-table-broken = This table cannot be opened: something is wrong with what is stored of it. Your other tables are not affected. Tell whoever runs this site.
refusal-no-such-table = There is no such table, or it is private.
refusal-not-asked = You are not being asked anything now.
refusal-not-open = This seat is not free.
refusal-not-seated = You do not sit at this table.
refusal-not-started = The game has not started.
refusal-not-the-host = Only the host can do this.
refusal-not-your-move = There is no move of yours to take back.
refusal-not-your-seat = This is not your seat.
refusal-not-your-turn = It is not your turn.
refusal-nothing-to-take-back = There is nothing to take back.
refusal-resigned = This seat has resigned.
refusal-seat-taken = Somebody sits there already.
refusal-stale = The table went on in the meantime. Choose again.
refusal-started = The game has started already.
refusal-too-many-requests = Too fast. Wait a moment.
refusal-no-hint = No hint came in time. Try again.
refusal-no-hints-here = This table allows no hints while other people play.
refusal-data-unplayable = No game can be laid out with this data.
refusal-no-such-engine = This server has no engine of that name for this game.
refusal-no-custom-data = This server plays only with the data of the box.
refusal-too-many-tables = You have too many tables.
refusal-login-taken = Somebody has this login name already.
refusal-passkey-known = This passkey is known already.
refusal-stale-passkey = That took too long. Try again.
refusal-too-many-attempts = Too many attempts. Wait a minute.
refusal-wrong-login = Login name or password is wrong.
refusal-wrong-password = This password is not right.
refusal-proof-needed = Nothing was changed: your account’s password, passkey or recovery code is needed for it.
refusal-no-such-session = That device is not logged in any more.
refusal-no-such-passkey = That passkey is removed already.
refusal-name-empty = Nobody can see this name. Choose one with letters.
refusal-name-long = This name is too long: at most { $most } characters.
refusal-name-reserved = This name is kept for this site and its bots. Choose another.
refusal-name-like-another = This name looks like somebody else’s login name. Choose another.
refusal-chat-empty = There is nothing to read in this.
refusal-chat-full = Enough was said at this table: { $most } lines are the most.
refusal-chat-over = This game ended more than a week ago; nothing more is said here.
refusal-too-much-chat = You write very fast. Wait a moment.
refusal-muted = Whoever runs this site has muted you: you can play, but not write.
refusal-banned = Whoever runs this site has shut you out.
refusal-too-many-blocks = You have hidden too many people: { $most } are the most.
refusal-no-such-line = This line is gone.
refusal-no-such-person = This person is gone.
refusal-too-many-guests = Too many guests came from your network today. Try again later.
refusal-too-many-tables-here = Too many tables were made from your network today. Try again later.
refusal-wrong-code = This code is wrong or used up.
refusal-wrong-passkey = This passkey is not known.
