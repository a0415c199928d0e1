game-name = Reversi
game-about = enclose the discs of the other player and turn them to your colour
option-side = cells along a side
question-place = Put a disc where it turns at least one of the other colour.
question-pass = You can turn nothing: pass.
move-place = { $who ->
    [me] put
   *[other] puts
} a disc on { $a }
do-place = { $count ->
    [0] Put a disc
   *[other] Put a disc on { $a }
}
move-pass = { $who ->
    [me] pass
   *[other] passes
}
do-pass = Pass
event-turn-discs = { $discs ->
    [one] One disc is turned.
   *[other] { $discs } discs are turned.
}
refusal-must-place = You can put a disc, so you may not pass.
refusal-beside-the-board = { $cell } is beside the board.
refusal-cell-taken = There is a disc on { $cell } already.
refusal-turns-nothing = A disc on { $cell } would turn nothing.
fact-board = board
fact-discs = discs
ending-no-move = Nobody can turn a disc any more.
reversi-aim = Enclose lines of the other colour between two discs of yours. The most discs at the end win.
