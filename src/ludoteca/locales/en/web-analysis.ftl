# The analysis on the page of a finished game; the words of reports stand in analysis.ftl.

game-tab-analysis = Analysis
analysis-offer = The computer judges every decision from what its player knew then, and tells luck from skill. It takes a minute or more.
analysis-order = Analyse this game
analysis-more = Analyse more thoroughly
analysis-deep = Analyse at length (this can take hours)
analysis-making = { $done } of { $total } positions judged
analysis-call-off = Call it off
analysis-failed = The analysis failed. Try again.
analysis-card = Move { $ply }, { $who }
analysis-was-played = Played: { $move }
analysis-was-better = Better: { $move }
analysis-show-line = Show on the board
analysis-cost = { $loss } %
analysis-learn = { $who }: learn from { $count ->
    [one] one mistake
   *[other] { $count } mistakes
}
analysis-mistake = Mistake { $number } of { $count }
analysis-find = { $who } played: { $move }. Which move is better?
analysis-right = Right, that is the best move.
analysis-not-best = That is not the best move. Try another one.
analysis-hint = Hint
analysis-no-reason = The other moves win more often in the games that the computer imagines.
analysis-solution = Solution
analysis-next = Next mistake
analysis-next-game = Mistakes of the next game
analysis-end-learning = Back to the analysis
analysis-spoiler = An analysis tells how the game ended. Show the end first.
analysis-so-far-about = The computer judges your decisions of this game, from what you knew then. That is a hint: the game is not rated.
analysis-so-far-order = Judge my moves
analysis-so-far-mistakes = { $count ->
    [0] No mistake so far.
    [one] One mistake so far.
   *[other] { $count } mistakes so far.
}
analysis-so-far-accuracy = Accuracy: { $value } %.
