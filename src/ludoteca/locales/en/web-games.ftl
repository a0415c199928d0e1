# My finished games.

games-filter = Which games
games-game = Game
games-players = Players
games-result = Result
games-name = Played with
games-all = all
games-found = { $count ->
    [0] No game.
    [one] { $count } game.
   *[other] { $count } games.
}
games-kept = This site keeps finished games for { $days ->
    [one] { $days } day
   *[other] { $days } days
}. Export what you want to keep.
games-none = You have not finished a game yet. When you do, it stays here: to replay, to share, to learn from.
games-fate-won = won
games-fate-shared = shared win
games-fate-lost = lost
games-fate-open = no result
games-fate-seats = one screen
games-somebody = somebody
games-bot = computer, level { $level }
games-people = people only
games-alone = alone
games-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
games-pages = Pages
games-page = Page { $page } of { $pages }
games-newer = Newer
games-older = Older
games-export = Download all my games
games-mistakes = Learn from my mistakes
games-mistakes-about = Your mistakes in the games that are analysed, one game after the other: the position again, to find the better move.
games-mistakes-none = No analysed game has a mistake of yours. An analysis is ordered on the page of a game.
games-mistakes-count = { $count ->
    [one] one mistake
   *[other] { $count } mistakes
}
games-statistics = How I fare
games-statistics-about = Counted are games with a result in which you had one seat.
games-tally = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } won
games-mean = { $score } points on average
games-by = By
games-count = Games
games-won = Won
games-score = Points
games-by-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
games-by-seat = seat { $number }
games-parts-all = All games
games-parts = Where my points come from, on average
games-points-common = common objectives
games-points-secret = secret objectives
games-over-time = My points, game by game
games-over-time-label = My points, game by game; filled dots are victories. The table below has the numbers.
games-as-table = The numbers
