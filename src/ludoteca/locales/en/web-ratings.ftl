# Ratings.

ladder-of = Ladder: { $game }
ladder-about = People with an account and at least { $needed } rated games here, the levels of the computer, and the game itself where it is played together. 1500 points are those of a new player and of level 2; 400 points more mean ten victories to one.
ladder-other = Ladders of the games
ladder-show = Show
ladder-everybody = everybody
ladder-people = people
ladder-bots = computer
ladder-name = Who
ladder-rating = Rating
ladder-games = Games
ladder-last = Last game
ladder-engine = engine { $name }
ladder-game = the game itself, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
ladder-arena = measured in matches between computer players
ladder-none = Nobody is here yet.
ladder-mine = You: { $rating } ± { $uncertainty } after { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}.
ladder-left = { $left ->
    [one] One more rated game
   *[other] { $left } more rated games
} until you stand on the ladder.
ladder-guest = Guests do not stand on the ladder. With an account you do, with all the games you have played.
ratings-mine = My rating
ratings-mine-about = ± is the standard error: two times in three the true value is no farther away.
ratings-plot = My rating over time, with its uncertainty. The table below has the numbers.
ratings-numbers = The numbers
rated-new = { $name }: { $rating } ± { $uncertainty } ({ $change })
rated-title = Rated
unrated = Not rated
unrated-hint = Somebody took a hint or had decisions judged during the game.
unrated-take-back = Moves were taken back over chance, over a secret, or over what somebody else decided.
unrated-absent = The computer decided for somebody who was absent.
unrated-shared-screen = Somebody had several seats.
unrated-alone = Only computer players took part.
unrated-data = It was played with somebody’s own data.
unrated-elsewhere = It went on from a position or a record, instead of beginning here.
unrated-unfinished = It has no result.
