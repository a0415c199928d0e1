### The page at a table, and where rules and lessons are read.

## The site

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
learner-offer = Your first game? Comments tell what a rule means when it first matters; hints and take-backs are free.
learner-go = Understood
learner-off = No more comments
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

## Before the game

waiting-full = Everybody is here.
waiting-for-players = Waiting for players to sit down.
waiting-begun = { $moves ->
    [1] This game was begun on another device. One move has been played.
   *[other] This game was begun on another device. { $moves } moves have been played.
}
waiting-links = Send the link to the person who is to sit there. The game can start when every seat is taken.
waiting-for-host = The host starts the game when everybody is here.
sit-down = Sit down here
sat-down = { $name } sits down
get-up = Get up
give-to-bot = Give it to the computer
start-why = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
close-table = Close the table

## At the table

table-side = Players and log
question = What is asked
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
hint-cost = What would the computer play? A game with hints is not rated.
hint-is = The computer would play: { $move }
hint-play = Do that
take-online = Play it online
take-along = Take it along
judge-so-far = My moves so far
table-messages = Away, messages
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
zoom-in = Enlarge the board
zoom-out = Whole board
touch-play = Play
touch-chosen = { $move }: tap again to play

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
chat-reported = Reported: whoever runs this site will read the line.
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
line-vacation = { $who ->
    [me] are away until { $day }
   *[other] is away until { $day }
}
line-hint = { $who ->
    [me] take
   *[other] takes
} a hint
line-fault = failed as a program; the computer plays on
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
goals-unmet = Not provided for yet: { $count }.
goal-how = How does one get there?
goal-is-reached = { $text }, reached
goal-leads = { $text }, in the lead
goal-is-open = { $text }, not yet
goal-now-reached = ✓ { $goal }
goal-now-lost = Lost: { $goal }
goal-never = never reached
goal-lost-at = lost: { $label } { $time }
see-board = See the board
game-page = Replay and share
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
