# The page of a finished game.

game-preview-title = { $game }: { $names }
game-preview-open = A table of { $game } that waits for players. Sit down or watch, without an account.
game-preview-running = A game of { $game } that is being played. Watch it move by move, without an account.
game-preview-over = A finished game of { $game }, { $day }, { $moves } { $moves ->
    [one] move
   *[other] moves
}. Replay it move by move, without an account.
game-preview-bot = the computer (level { $level })
game-preview-somebody = somebody

game-title = { $game }, a finished game
game-side = The game
game-length = { $moves } { $moves ->
    [one] move
   *[other] moves
}
game-reveal = Show how it ended
game-hide = Watch without spoilers
game-angle = Seen by
game-angle-public = everybody, hands closed
game-angle-seat = { $name }
game-angle-all = everybody, hands open
game-angle-closed = The game was not played to its end: hands stay closed.
game-hand-of = What { $name } has
game-tab-moves = Moves
game-tab-share = Share
game-to-board = On the analysis board from here
game-open = Open this game of { $game }
replay-speed = Speed

game-share-here = Link to the position shown
game-share-link = Link to this game
game-share-embed = Show it on another page
game-share-files = Take it along
game-save-png = Picture (PNG)
game-save-svg = Picture (SVG)
game-save-gif = Animation (GIF)
game-gif-making = The animation is being made
game-gif-stop = Stop
game-save-failed = That did not work. Try again, or use another browser.
game-access = Everybody with the link may look at this game
game-access-about = What was said at the table stays with those who sat there.
