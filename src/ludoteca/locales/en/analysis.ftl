# Words of the analysis of a finished game: report, terminal and page.

analysis-title = Analysis: { $game }
analysis-working = analysing { $game }
analysis-by-master = The master, level 6, judged the decisions.
analysis-budget = { $thoroughness ->
    [quick] Quick analysis.
    [deep] Deep analysis.
   *[normal] Normal analysis.
} Every decision is judged from what its seat knew at that moment.
analysis-seconds = { $seconds } seconds for each decision. Every decision is judged from what its seat knew at that moment.
analysis-took = { $simulations } simulations in all; lines of up to { $depth } { $depth ->
    [one] move
   *[other] moves
}; luck drawn again { $draws } times.
analysis-goes-on = This game goes on. It can be analysed when it is over.
analysis-unfinished = The game is not over; it is analysed up to its last move.
analysis-written = The report is in { $file }.
analysis-written-many = The reports are in { $folder }, listed in index.html.
analysis-index = Analyses
analysis-file = file
analysis-game = game
analysis-no-records = There are no records in { $folder }.
analysis-seats = Players
analysis-seat = Player { $seat }
analysis-team = The team
analysis-accuracy = accuracy
analysis-lost = lost by own moves
analysis-luck = luck
analysis-others = moves of others
analysis-rest = rest
analysis-start = at first
analysis-end = at the end
analysis-share = share of the losses
analysis-curve = Chances over the game
analysis-curve-about = The curve knows all cards. A circle marks luck; choose a point to go to its decision.
analysis-turning-points = Turning points
analysis-no-turning-points = Nothing changed the chances much.
analysis-turning-decision = Move { $ply }, { $by }: { $move }. { $seat }: { $change } %.
analysis-turning-better = Better: { $line } ({ $value } %).
analysis-turning-luck = Luck after move { $ply }. { $seat }: { $change } %.
analysis-turning-deal = Luck of the deal. { $seat }: { $change } %.
analysis-luck-events = What luck brought
analysis-luck-told = Luck after move { $ply }: { $what }. { $gains }
analysis-luck-dealt = Luck of the setup: { $what }. { $gains }
analysis-luck-shown = { $what } ({ $shown })
analysis-luck-gain = { $seat }: { $expected } % expected, { $came } % came ({ $change } %).
analysis-no-luck = Luck did not change the chances much.
analysis-decisions = Decisions
analysis-move = move
analysis-played = played
analysis-mark = judgement
analysis-loss = loss
analysis-better = better
analysis-line = how it may go on
analysis-why = why
analysis-only-errors = Show errors only
analysis-value = { $value } %
analysis-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
marks-blunder = blunders
marks-mistake = mistakes
marks-inaccuracy = inaccuracies
marks-brilliant = brilliant
mark-forced = forced
mark-did_not_matter = did not matter
mark-good = good
mark-best = best move
mark-brilliant = brilliant
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
mark-not_judged = not judged
refusal-not-finished = A game is analysed when it is over.
refusal-too-many-analyses = You have ordered many analyses. Wait until one is done, or come back tomorrow.
refusal-no-such-analysis = There is no such analysis.
refusal-not-your-analysis = Only whoever ordered an analysis may call it off.
refusal-running-game = This game goes on here. It can be analysed when it is over.
refusal-record-too-long = This record takes too long to read.
