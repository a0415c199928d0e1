### The page in the browser.

## The house

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
catch-up = Show all
since = Since your last turn
since-moves = Since your last turn: { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
since-moves-short = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
since-more = { $count ->
    [one] one more move
   *[other] { $count } more moves
}
since-gain = gains { $amounts }
since-loss = spends or loses { $amounts }
since-replay = Replay on the board
since-next = Next move
since-before = Move before
since-step = { $at } of { $count }
skip-to-main = Skip to the main part
home = Home
not-found-title = There is no such page
not-found-about = Nothing is at this address. Perhaps the link is not complete.
not-found-home = To the games
close = Close
yes = yes
no = no
option-none = none
try-again = Try again
labelled = { $label }: { $text }
how-to-play = How to play
rules = Rules
glossary = Glossary
thing-for = For:
thing-how = How:
thing-search = Find a thing by name or text
thing-count = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
rules-of = Rules of { $game }
rules-contents = Contents
rules-language = These rules are in English only.
rules-asked = The rule for what is asked now: { $rule }
rules-search = Search the rules
rules-found = { $at } of { $count }
rules-not-found = Nothing found
rules-previous = Previous result
rules-next = Next result
rules-print = Print

## Lessons

learn-in = Learn in { $minutes } minutes
learn-on = Go on learning
lessons = Lessons
lessons-of = Lessons: { $game }
daily-exercise = Exercise of the day: { $game }
refusal-no-such-lesson = There is no such lesson.
refusal-lesson-progress = This progress does not fit the lesson any more. Begin again.

## Home

home-title = Which game shall we play?
home-about = Three board games that know their own rules. Play against the computer, with friends at one screen, or with friends far away. No account needed.
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
me-title = You
guest-name = Guest { $number }
me-guest-about = You are a guest: only this browser knows you. That is enough to play.
me-account-about = You have an account: log in with it on any device and find your tables there.
me-name = Name
me-name-about = This is how the others at the table see you.
me-renamed = That is your name now.
save = Save
account = Your account
account-add = Play on other devices too
account-about = With a passkey or a password you stay yourself on another device, or if this browser forgets you. No e-mail address is needed.
account-login = You log in as { $login }, with a password.
account-passkeys = { $number ->
    [one] { $number } passkey is kept on your devices.
   *[other] { $number } passkeys are kept on your devices.
}
account-elsewhere = On another device, open this page, choose the name at the top and log in.
passkey-add = Make a passkey
passkey-another = Add another passkey
passkey-about = Your device keeps it and opens it with a fingerprint, your face or its code. There is nothing to remember.
passkey-kept = The passkey is saved. From now on you can log in with it.
login = Login name
password = Password
password-new = New password
password-change = Change login name or password
password-about = Eight characters or more. We send no mail: if you forget the password, you need a recovery code.
password-kept = Saved. From now on you can log in with this name and password; other devices have to log in again.
codes = Recovery codes
codes-about = Each code opens your account once, without anything else. Making new ones ends the old ones.
codes-make = Make ten codes
codes-once = They are shown only now. Write them down or keep the file.
log-in = Log in
log-in-title = You have an account already?
log-in-about = This browser then plays as you; what the guest “{ $guest }” has begun here stays with the guest.
log-in-passkey = Log in with a passkey
log-in-by-code = I have a recovery code
log-in-by-password = I know my password
recovery-code = Recovery code
logged-in = Welcome back.
logged-in-by-code = Welcome back. That code is used up. If you had a password, it is gone: choose a new one.
prove-title = Is it you?
prove-about = This changes what guards your account: show that it is yours. That counts for five minutes.
prove-passkey = Show my passkey
prove-go = Go on
devices = Your devices
devices-about = Whoever uses a device that is ended has to log in there again. A device that nobody uses for a year is ended.
device-this = this one
device-unknown = Unknown device
device-used = Logged in on { $created }, last used on { $used }
device-end = End
device-end-one = End: { $device }
device-end-others = End all the others
device-ended = Ended. Whoever is there has to log in again.
passkeys = Passkeys
passkey-used = Made on { $created }, last used on { $used }
passkey-unused = Made on { $created }, not used yet
passkey-remove = Remove
passkey-remove-one = Remove the passkey: { $device }
passkey-removed = The passkey is removed.
me-go = Leaving
log-out = Log out
log-out-about = Logging out leaves your account and your tables as they are; this browser forgets you.
delete-me = Delete me…
delete-about = You get up from open tables and resign running games; what you wrote is blanked, your name and every way to log in are forgotten. Moves of finished games stay, without a name. This cannot be undone.
delete-yes = Delete for good
refusal-no-passkey = No passkey was chosen.

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
   *[other] Level { $level }: the best
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
waiting-full = Everybody is here.
waiting-for-players = Waiting for players to sit down.
waiting-links = Send the link to the person who is to sit there. The game can start when every seat is taken.
waiting-for-host = The host starts the game when everybody is here.
link-for-seat = Link for seat { $number }
copy = Copy
copied = Copied
sit-down = Sit down here
sat-down = { $name } sits down
get-up = Get up
give-to-bot = Give it to the computer
start = Start the game
start-why = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
close-table = Close the table

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

table-side = Players and log
question = What is asked
your-turn = Your turn
turn-of = { $seat } is thinking
turn-here = { $name }: your turn
turn-of-stand-in = { $who ->
    [me] The computer is thinking for you
   *[other] { $seat }: the computer is thinking
}
asked-now = The question: “{ $question }”
asked-then = { $name }: “{ $question }”
looking-back = Looking back: after { $ply } { $ply ->
    [one] move
   *[other] moves
}
back = Back
confirm = Yes, do it
sure = { $move }: are you sure?
sending = Sending…
sending-later = The server is away. Your move is kept and sent as soon as it is back.
choose-lit = Choose something that is lit up.
choose-lit-or = Choose something that is lit up, or:
only-choice = Nothing else is possible:
put-back = Put back: { $word }
all-moves = All choices ({ $count })
moves-title = What you can do
moves-search = Search, or type a move
help = Help
rule = Rule { $rule }
tools = At the table
turn-tools = Help with this question
undo = Undo
undo-about = Drop what you have chosen so far. Nothing has been played yet. (Esc)
take-back = Take back
take-back-about = Take your last move back. It has been played.
take-back-ask = Ask to take back
take-back-ask-about = Take your last move back, if the others agree.
take-back-none = You have not played yet: there is no move to take back.
hint = Hint
hint-is = The computer would play: { $move }
hint-play = Do that
hints-allowed = Hints are allowed at this table. Whoever takes one is announced.
hints-off = No hints at this table while people play against each other.
thinking = Thinking…
leave = Leave
leave-title = Leave the table?
leave-later = Come back later
leave-later-none = The table is kept and waits for you. You find it under “My tables” on the first page.
leave-later-live = The table is kept, but your clock runs on; when it has run out, the computer plays for you until you are back. You find the table under “My tables” on the first page.
leave-later-days = The table is kept and waits for your turn as long as its clock says; after that the computer plays for you until you are back. You find it under “My tables” on the first page.
leave-resign = Resign
leave-resign-on = The computer plays this seat to the end; the others go on. You cannot take the seat again.
leave-resign-end = The game ends at once, as given up by you.
leave-abandon = Stop the game
leave-abandon-asked = The others are asked. If they agree, the game ends without a result.
leave-abandon-end = The game ends at once, without a result.
leave-stay = Stay
agree = Agree
decline = Decline
offer-back = { $seat } would like to take a move back.
offer-abandon = { $seat } would like to stop the game.
offer-waiting = Waiting for the others.
bound-chance = Chance fell with your move: the others must agree to take it back.
bound-secret = Your move showed a secret: the others must agree to take it back.
bound-turn = Others have decided since your move: they must agree to take it back.
you-are-away = Your time ran out; the computer plays for you.
come-back = I am back
download = Download
zoom-in = Enlarge the board
zoom-out = Whole board
touch-play = Play
touch-chosen = { $move }: tap again to play
server-away = The server does not answer. Trying again…

## Log and chat

tab-log = Log
tab-chat = Chat
earlier = One move back
later = One move on
scrub = Position in the game
scrub-at = After { $ply } of { $last } moves
replay = Replay
pause = Pause
now = Back to now
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-more = What { $name } said: hide or report
chat-hide = Hide what { $name } says
chat-report = Report this line
chat-reported = Reported: whoever runs this house will read the line.
chat-hidden = What { $name } says is hidden.
chat-show = Show it again
chat-send = Send
chat-unread = { $count ->
    [one] 1 new line of chat
   *[other] { $count } new lines of chat
}
line-start = The game begins.
line-back = { $who ->
    [me] have taken a move back
   *[other] has taken a move back
}
line-away = { $who ->
    [me] are out of time
   *[other] is out of time
}; the computer plays on
line-return = { $who ->
    [me] are back
   *[other] is back
}
line-hint = { $who ->
    [me] take
   *[other] takes
} a hint
line-resign = { $who ->
    [me] resign
   *[other] resigns
}
line-end-resigned = The game ends by resignation.
line-end-abandoned = The game was stopped.
line-offer-back = { $who ->
    [me] ask
   *[other] asks
} to take a move back
line-offer-abandon = { $who ->
    [me] ask
   *[other] asks
} to stop the game
line-answer-yes = { $who ->
    [me] agree
   *[other] agrees
}
line-answer-no = { $who ->
    [me] decline
   *[other] declines
}

## Handing over

hand-over = Hand the screen to { $name }
hand-over-about = Everybody else looks away.
hand-over-take = I am { $name }

## The end

end-winner = { $who ->
    [me] You win!
   *[other] { $seat } wins
}
end-shared = Shared victory: { $names }
end-won = Won together!
end-lost = Lost together
end-resigned = Ended by resignation
end-abandoned = Stopped without a result
total = Total
show-score = Score
score-final = This is the score at the end of the game, not that of the position you look at.
score-now = Score now
score-now-about = What everybody would have if the game ended now, as far as you can know.
score-of = Score of { $seat }: { $points }. Show its parts
score-parts = Show the parts of the score
score-nothing-open = Nothing more.
total-open = Total that everybody sees
total-known = Total with what only you know
goals = Goals
goal-how = How does one get there?
goal-is-reached = { $text }, reached
goal-is-open = { $text }, not yet
goal-now-reached = ✓ { $goal }
goal-now-lost = Lost: { $goal }
goal-never = never reached
goal-lost-at = lost: { $label } { $time }
see-board = See the board
download-record = Download the record
rematch = Play again
campaign-step = Game { $number } of { $last } of the campaign is done
campaign-done = That was the whole campaign. From now on you know all the rules.
campaign-next = Next: game { $number } of { $last }.
campaign-on = Go on to the next game
campaign-lost = Game { $number } of { $last } of the campaign is lost
campaign-again = “Play now” offers it again until it is won. You may also go on without having won it.
campaign-on-lost = Go on all the same
fair-before = How chance is kept fair
fair-title = Was it fair?
fair-about = Before anybody sits down, the server fixes a secret seed and shows its fingerprint. The browser of everybody who plays then adds random text of its own, and all chance follows from both. When the game is over the seed is published, and “ludoteca replay --verify” checks the downloaded record.

## Refusals of the house

refusal-unreachable = The server does not answer.
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
refusal-name-reserved = This name is kept for the house and its bots. Choose another.
refusal-name-like-another = This name looks like somebody else’s login name. Choose another.
refusal-chat-empty = There is nothing to read in this.
refusal-chat-full = Enough was said at this table: { $most } lines are the most.
refusal-chat-over = This game ended more than a week ago; nothing more is said here.
refusal-too-much-chat = You write very fast. Wait a moment.
refusal-muted = Whoever runs this house has muted you: you can play, but not write.
refusal-banned = Whoever runs this house has shut you out.
refusal-too-many-blocks = You have hidden too many people: { $most } are the most.
refusal-no-such-line = This line is gone.
refusal-no-such-person = This person is gone.
refusal-too-many-guests = Too many guests came from your network today. Try again later.
refusal-too-many-tables-here = Too many tables were made from your network today. Try again later.
refusal-wrong-code = This code is wrong or used up.
refusal-wrong-passkey = This passkey is not known.
