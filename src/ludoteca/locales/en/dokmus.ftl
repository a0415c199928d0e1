game-name = Dokmus
game-about = an island of sliding and turning tiles
ending-rounds = Eight rounds are played.

option-tiles = map tiles of your own

question-start = Choose a cell for your start token, on an outer side of a corner tile.
question-draft = Round { $round }: keep one guardian card.
question-place = Place token { $number } of 3{ $guardian ->
    [yes] , or use your guardian
   *[no] {""}
}.
question-bonus = The ruins grant you one action on tile { $slot }, now or never.
question-last-action = All tokens are placed: use your guardian, or end the turn.

event-round = Round { $round } begins.
event-reveal = { $who ->
    [me] You reveal
   *[other] { $seat } reveals
} card { $card }.
event-bonus = { $who ->
    [me] You win
   *[other] { $seat } wins
} a ruin bonus on tile { $slot }.
event-burn = { $who ->
    [me] You lose
   *[other] { $seat } loses
} { $tokens ->
    [one] a token
   *[other] { $tokens } tokens
} to a volcano.

move-start = { $who ->
    [me] start
   *[other] starts
} on { $a }
move-draft = { $who ->
    [me] keep
   *[other] keeps
} { $count ->
    [0] a guardian card
   *[other] card { $a }
}
move-place = { $count ->
    [1] { $who ->
        [me] place
       *[other] places
    } a token on { $a }
   *[other] { $who ->
        [me] sacrifice
       *[other] sacrifices
    } a token to place one on { $a }
}
move-talisman = { $who ->
    [me] take
   *[other] takes
} the talisman
move-slide = { $who ->
    [me] slide
   *[other] slides
} tile { $a } into the hole
move-move = { $who ->
    [me] move
   *[other] moves
} a token from { $a } to { $b }
move-rotate = { $who ->
    [me] turn
   *[other] turns
} tile { $a } { $b ->
    [cw] clockwise
   *[other] counter-clockwise
}
move-decline = { $who ->
    [me] decline
   *[other] declines
} the bonus
move-end = { $who ->
    [me] end
   *[other] ends
} the turn

## What a move means

means-tokens-used = Tokens: −{ $used }, { $left } left this turn
means-will-burn = The volcano burns this token at the end of your turn: it counts as sacrificed
means-guardian = { $card ->
    [1] Once in your turn: take the talisman
    [2] Once in your turn: slide a tile into the hole
    [3] Once in your turn: move one of your tokens
    [4] Once in your turn: turn a tile
   *[other] Once in your turn: slide or turn a tile, or move a token
}
means-order = { $before ->
    [0] Plays first
    [one] At most one player plays before you
   *[other] At most { $before } players play before you
}
means-talisman = { $passes ->
    [yes] The talisman is yours; at the end of the round it passes on, so the other player drafts first
   *[no] The talisman is yours: you draft first in the next round
}
means-bonus-lost = The action of the ruins is lost
means-guardian-unused = The action of guardian { $card } is lost
means-guardian-used = Uses up the action of guardian { $card }
means-carried = { $who ->
    [me] Your tokens that go with the tile: { $tokens }
   *[other] Tokens of { $seat } that go with the tile: { $tokens }
}
means-points-ruins = { $points } for ruins
means-points-temples = { $points } for temples
means-points-complete = { $points } for a tile with all its temples found
means-points-spread = { $points } for temples on several tiles
means-points-sacrifice = { $points } for sacrifices
lost-points-small-temples = a tile has moved, and no token is beside them any more
lost-points-large-temples = a tile has moved, and no token is beside them any more
lost-points-complete = a tile has moved, and a temple has no token beside it any more
lost-points-spread = a tile has moved, and no temple there has a token beside it any more
lost-points-sacrifice = others have sacrificed more, rank { $rank } now
means-points-total = Points: { $points }, then { $total }
means-points-same = Your points stay as they are: { $total }
means-points-other = Points of { $seat }: { $points }
means-in-reach = New temples within reach of the next token: { $temples }
means-in-reach-less = New temples still within reach: { $temples }
means-bonus = The ruins grant an action on tile { $slot }
means-on-volcano = { $who ->
    [me] Your tokens that come onto a volcano and will burn: { $tokens }
   *[other] Tokens of { $seat } that come onto a volcano: { $tokens }
}
## Hints: after "It"

reason-large-temple = discovers the large { $many ->
    [one] temple
   *[other] temples
} { $places }
lack-large-temple = does not discover the large { $many ->
    [one] temple
   *[other] temples
} { $places }
reason-small-temple = discovers the small { $many ->
    [one] temple
   *[other] temples
} { $places }
lack-small-temple = does not discover the small { $many ->
    [one] temple
   *[other] temples
} { $places }
reason-near-large-temple = comes within { $have ->
    [one] one token
   *[other] { $have } tokens
} of the large temple { $place }
lack-near-large-temple = stays farther from the large temple { $place }
reason-near-small-temple = comes within { $have ->
    [one] one token
   *[other] { $have } tokens
} of the small temple { $place }
lack-near-small-temple = stays farther from the small temple { $place }
reason-complete = completes { $many ->
    [one] tile
   *[other] the tiles
} { $places }
lack-complete = leaves { $many ->
    [one] tile
   *[other] the tiles
} { $places } incomplete
reason-spread = has temples on { $have ->
    [one] one tile
   *[other] { $have } tiles
} instead of { $than }
lack-spread = has temples on { $than ->
    [one] one tile
   *[other] { $than } tiles
} instead of { $have }
reason-ruins = puts { $count ->
    [one] a token
   *[other] { $count } tokens
} more on ruins
lack-ruins = puts { $count ->
    [one] a token
   *[other] { $count } tokens
} fewer on ruins
reason-sacrifice = ranks higher in sacrifices
lack-sacrifice = ranks lower in sacrifices
reason-spare = keeps { $count ->
    [one] a token
   *[other] { $count } tokens
} more for other things
lack-spare = keeps { $count ->
    [one] a token
   *[other] { $count } tokens
} fewer for other things

refusal-no-such-cell = There is no cell { $cell } now.
refusal-not-a-corner-tile = { $cell } is not on a corner tile.
refusal-tile-has-a-token = The tile of { $cell } already carries a start token.
refusal-start-terrain = A start token needs meadow or forest; { $cell } is neither.
refusal-not-an-outer-side = { $cell } does not lie on a side of its tile that borders no other tile.
refusal-not-in-the-deck = Card { $card } is not in the deck of this game.
refusal-card-gone = Card { $card } is not among those handed to you.
refusal-bonus-first = First settle the ruin bonus, or decline it.
refusal-no-tokens-left = You have placed all your tokens of this turn.
refusal-nothing-to-sacrifice = You have only one token left this turn: there is none to sacrifice.
refusal-no-token-there = { $cell } is mountain, water or a temple: no token can stand there.
refusal-cell-taken = There is a token on { $cell } already.
refusal-out-of-reach = None of your tokens reaches { $cell }.
refusal-no-crossing = There is no crossing to { $cell }: it touches no waterway that one of your tokens touches.
refusal-forest-costs = The forest on { $cell } costs a sacrifice: none of your tokens stands in a forest beside it.
refusal-forest-beyond-means = The forest on { $cell } costs a sacrifice, and you have only one token left this turn.
refusal-crossing-costs = { $cell } can only be reached across the water, for a sacrifice.
refusal-fallback-is-free = You can place nowhere else, so { $cell } is free of charge.
refusal-no-bonus = There is no ruin bonus to decline.
refusal-tokens-left = You must place all your tokens first; { $left } left.
refusal-guardian-used = You have used your guardian this turn.
refusal-not-your-card = Your guardian card { $card } cannot do that.
refusal-talisman-is-yours = You have the talisman already.
refusal-no-such-slot = There is no slot { $slot } in this game.
refusal-slot-is-the-hole = { $slot } is the hole: no tile lies there.
refusal-not-the-bonus-tile = The bonus is tied to tile { $slot }.
refusal-not-in-line = The tile in { $slot } is not in line with the hole.
refusal-same-cell = A move ends on another cell than it begins.
refusal-not-your-token = You have no token on { $cell }.
refusal-ruins-hold-it = The token on { $cell } stands on ruins and stays there.
refusal-not-on-the-bonus-tile = The bonus moves only a token on tile { $slot }.
refusal-not-one-step = { $cell } is not one step away, by land or by temple.

refusal-tiles-format = A tile file needs a list “faces”.
refusal-tiles-face = Unknown or repeated face { $face }; there must be 1A to 8B, once each.
refusal-tiles-missing = Faces are missing: { $faces }.
refusal-tiles-rows = Face { $face } must have 7 rows.
refusal-tiles-row = A row of face { $face } must be 7 of the signs . f r v ^ ~ t T; this one is { $row }.
refusal-tiles-no-start = Face { $face } has two neighbouring sides without meadow or forest to start on.
refusal-tiles-no-room = The { $tiles } smallest tiles have { $cells } cells for up to { $tokens } tokens.

dokmus-seat = seat
dokmus-card = card
dokmus-supply = tokens
dokmus-sacrificed = sacrificed
dokmus-points = points
dokmus-round = Round { $round } of 8
dokmus-hand = The cards that came to you: { $cards }
dokmus-talisman = talisman
dokmus-card-1 = Guardian 1: take the talisman
dokmus-card-2 = Guardian 2: slide a tile into the hole
dokmus-card-3 = Guardian 3: move one of your tokens
dokmus-card-4 = Guardian 4: turn a tile
dokmus-card-5 = Guardian 5: slide or turn a tile, or move a token

points-ruins = tokens on ruins
points-small-temples = small temples
points-large-temples = large temples
points-complete = tiles fully explored
points-spread = tiles visited
points-sacrifice = sacrifices
prospect-ruins = one more token on ruins ({ $left } free)
prospect-small-temples = one more small temple ({ $left } left)
prospect-large-temples = one more large temple ({ $left } left)
prospect-complete = tile { $tile } fully explored: { $left } { $left ->
    [one] temple is
   *[other] temples are
} missing
prospect-spread = a temple on one more tile (tiles then: { $next }, points for them: { $then }; from one tile on: { $points })
prospect-sacrifice = { $left } { $left ->
    [one] sacrifice
   *[other] sacrifices
} more: the next rank brings { $then } points in all (by rank: { $points })
goal-most-points = Most points
goal-most-points-how = Place tokens beside temples, on as many tiles as you can. Ruins and sacrifices count too.
goal-temples = Temples discovered
goal-temples-how = A token beside a temple discovers it: 2 points for a small one, 3 for a large one.
goal-tiles = Tiles visited
goal-tiles-how = A tile counts once you have discovered a temple on it. Points for one tile, two tiles and so on: { $points }.
goal-complete = Tiles fully explored
goal-complete-how = Discover every temple of a tile for a bonus.
goal-ruins = Tokens on ruins
goal-ruins-how = A token on ruins brings 1 point, and an action at once.
goal-sacrifices = Sacrifices
goal-sacrifices-how = Forests, water and volcanoes cost sacrifices. Whoever gave most gets the most points for them; by rank: { $points }.
goal-rounds = Round
goal-rounds-how = The game ends after the last round, and all points are counted then.
# What people call the cells. `near` is said where a cell is to be found.
place-by-small = { $word }
    .near = { $word } by the small temple
place-by-large = { $word }
    .near = { $word } by the large temple
place-ruins = { $word }
    .near = { $word } (ruins)
place-volcano = { $word }
    .near = { $word } (volcano)

terrain-meadow = meadow
terrain-forest = forest (a sacrifice)
terrain-ruins = ruins (a bonus)
terrain-volcano = volcano (burns)
terrain-mountain = mountain
terrain-water = water (cross for a sacrifice)
terrain-small = small temple (2)
terrain-large = large temple (3)

## What luck brought

luck-talisman = who has the talisman first
luck-layout = the layout of the tiles
