# Words for everything that is not one game's own.

game-about = a game of another package
heading-game = game
heading-players = players
heading-about = about
heading-options = options
broken-game = { $game } cannot be loaded and is left out ({ $problem }).
labelled = { $label }: { $text }
seat = seat
score = score
winner = winner
wins = wins
mean-score = mean score
range = range
games-per-second = games per second
decisions-per-second = decisions per second
decisions-per-game = decisions per game
branching = choices per decision
ended-by = ended by { $end }
simulating = playing { $game }
replayed = { $game }, { $players } players, { $moves } { $moves ->
    [one] move
   *[other] moves
}: every line is right.
replay-cut = The record is cut; the game is not over.
no-rules = There are no rules of { $game } here.
no-rule = The rules of { $game } have no paragraph { $rule }.
no-such-thing = The glossary of { $game } has nothing called “{ $word }”.
no-such-seat = There is no seat { $seat }; the last one is { $last }.

play-welcome = { $game }: you have seat { $seat }.
play-help = Type a move or its number. Also: undo · what MOVE · why MOVE · score · goals · hint · rules ID · glossary WORD · log · board · save FILE · load FILE · help · quit
hint-move = move
hint-value = chance
hint-line = how it may go on
log-line = { $who ->
    [me] You
   *[other] Seat { $seat }
} { $move }
seat-name = seat { $seat }
someone = { $who ->
    [me] you
   *[other] { $seat }
}
## Hints. A reason and what another move lacks follow a subject: "It …".
hint-why = { $count ->
    [one] It { $first }.
   *[other] It { $first } and { $second }.
}
hint-lacks = { $count ->
    [one] It { $first }.
   *[other] It { $first } and { $second }.
}
hint-expects = { $whose ->
    [team] Your team’s chance to win then: about { $value } %.
   *[seat] Your chance to win then: about { $value } %.
}
hint-by-master = The master found it.
hint-second = Second best: { $move } ({ $value } %).
hint-second-even = Second best: { $move }.
reason-only = is the only move allowed
lack-only = is not allowed
reason-even = is about as good as other moves here
lack-even = is about as good
reason-search = does better once the answers to it are counted ({ $have } % against { $than } %)
lack-search = does worse once the answers to it are counted ({ $than } % against { $have } %)
reason-won = wins { $have } of 100 games played at random from here, against { $than }
lack-won = wins { $than } of 100 games played at random from here, against { $have }
reason-points = brings about { $count ->
    [one] a point
   *[other] { $count } points
} more in games played at random from here
lack-points = brings about { $count ->
    [one] a point
   *[other] { $count } points
} fewer in games played at random from here
reason-rival = leaves { SEAT($rival) } about { $count ->
    [one] a point fewer
   *[other] { $count } points fewer
}
lack-rival = leaves { SEAT($rival) } about { $count ->
    [one] a point more
   *[other] { $count } points more
}

nothing-to-undo = You have not decided anything yet.
saved = Saved in { $file }.
move-is-legal = { $move } is allowed now.
multi-picked = Chosen: { $count } of { $due }
game-ended = { $outcome ->
    [won] The game is won.
    [lost] The game is lost.
   *[other] The game is over.
}

## Points and goals
points-total = points
score-total = total
score-secret = only you know
score-open = still to be had
goal-heading = goal
goal-together = together
goal-reached = ✓ { $text }
goal-count = { $value } of { $wanted }
goal-limit = { $value }, at most { $wanted }
no-score = This game counts no points now.
no-goals = This game does not tell its goals.

## Why not
## What a move means

means-odds = { $times } in { $of }: { $text }
means-odds-about = about { $times } in { $of }: { $text }
means-game-ends = The game ends.
means-next-turn = { $who ->
    [me] Then you decide.
   *[other] Then { $seat } decides.
}
means-decide-again = You go on.

refusal-game-over = The game is over.
refusal-not-your-turn = It is not the turn of { $seat } but of { $turn }.
refusal-not-legal = { $move } is not allowed now.
refusal-not-the-question = This is not what is decided now. What is asked: { $question }
refusal-all-named = No more of this can be chosen: put something back to change it.
refusal-no-such-move = This is not a move: { $move }
refusal-no-take-back = This cannot be taken back: luck has fallen, a secret was shown, or another seat decides.
refusal-players = { $players } players do not fit; allowed: { $allowed }.
refusal-unknown-option = There is no option { $option }; there are: { $allowed }.
refusal-option-value = The option { $option } cannot be { $value }; allowed: { $allowed }.
refusal-unknown-game = There is no game { $game } on the shelf; there are: { $allowed }.
refusal-broken-game = { $game } is installed, but cannot be loaded; “ludoteca games” says why.
refusal-impossible-outcome = This outcome of “{ $chance }” cannot happen here.

refusal-no-header = This is no record: its first line must be a header.
refusal-record-version = This is a record of version { $version }; only version 1 is known.
refusal-rules-version = This game follows version { $version } of the rules; here only these can be played: { $known }.
refusal-header-field = The header lacks a good “{ $field }”.
refusal-not-utf8 = This line is not UTF-8 text.
refusal-not-json = This line is not JSON.
refusal-not-object = This line is not a JSON object.
refusal-unknown-line = This line is neither a move nor chance nor a result.
refusal-chance-fields = A chance line needs a name and a value.
refusal-move-fields = A move line needs a seat (a number) and a move (a text).
refusal-legal-fields = “legal” must be a list of texts.
refusal-result-fields = “result” must be an object.
refusal-chance-expected = Here the record must give the outcome of “{ $chance }”.
refusal-chance-not-asked = Nothing asks for “{ $chance }” here.
refusal-not-from-seed = The seed gives another outcome of “{ $chance }”.
refusal-no-seed = The record has no seed to verify it with.
refusal-legal-differs = The list of legal moves differs (- missing, + too many): { $differences }
refusal-not-over = The game is not over yet.
refusal-table-public = The table was public: everybody could watch, so the game stays open.
refusal-result-differs = The result differs: “{ $field }” is { $expected }.
refusal-after-result = Nothing may follow the result.

arena-bot = bot
arena-games = games
arena-interval = 95 % interval
arena-elo = Elo
arena-rating = rating
arena-no-ratings = Ratings need { $extra }: pip install "{ $extra }"
arena-time = per decision
arena-other-match = { $file } holds another match; name another file or remove it.
arena-fault = { $games ->
    [one] Lost a game by a fault: { $fault }
   *[other] Lost { $games } games by a fault: { $fault }
}
sprt-needs-duel = A sequential test needs two players and two different bots.
sprt-bounds = A sequential test needs elo0 below elo1, and alpha and beta between 0 and 0.5.
sprt-pairs = pairs by points (0, ½, 1, 1½, 2):
sprt-h1 = Accepted: { $bot } is { $high } Elo stronger than { $rival } rather than { $low }.
sprt-h0 = Rejected: { $bot } is { $low } Elo stronger than { $rival } rather than { $high }.
sprt-open = Not decided yet: play more games.
engine-no-network = { $file } holds no trained network.
needs-extra = This needs { $extra }: pip install "{ $extra }"
selfplay-other-job = { $folder } holds the games of another job; name another folder or remove it.
selfplay-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $files ->
    [one] { $files } file
   *[other] { $files } files
}, folder { $folder }
refusal-no-such-level = There is no level { $level }; levels are { $allowed }.
refusal-no-such-thoroughness = There is no thoroughness “{ $given }”; there are { $allowed }.
refusal-no-master = There is no master, level 6, for this game with so many players; there is one for: { $allowed }.
refusal-needs-master = Level 6, the master, needs { $extra }: pip install "{ $extra }"
refusal-no-such-bot = No bot is called { $bot }; there are { $allowed }.
refusal-engine-command = This names no engine: { $bot }. Write engine:COMMAND, or engine@SECONDS:COMMAND.
refusal-too-many-bots = { $bots } bots are too many for { $players } players.
amount = { $number } × { $word }
amount-nothing = nothing
list-and = { $first } and { $last }
