### Dokmus on the page.

do-start = { $count ->
    [0] Place your start token
   *[other] Start on { NAME($a, form: "near") }
}
do-draft = { $count ->
    [0] Keep a card
   *[other] Keep card { $a }
}
do-place = { $count ->
    [0] Place a token
    [1] Place a token on { NAME($a, form: "near") }
   *[other] Sacrifice one token to place another on { NAME($a, form: "near") }
}
do-talisman = Take the talisman (you draft first)
do-slide = { $count ->
    [0] Slide a tile
   *[other] Slide tile { $a } into the hole
}
do-move = { $count ->
    [0] Move a token
   *[other] Move from { NAME($a, form: "near") } to { NAME($b, form: "near") }
}
do-rotate = { $count ->
    [0] Turn a tile
   *[other] Turn tile { $a } { $b ->
        [cw] clockwise
       *[other] counter-clockwise
    }
}
do-decline = Decline the bonus
do-end = End the turn
word-sacrifice = With a sacrifice…
word-cw = clockwise
word-ccw = counter-clockwise

question-draft = Round { $round }: keep one guardian card. It gives you an action; low numbers play first.
question-place = Place token { $number } of 3{ $sacrifice ->
    [yes] {" "}(a flame costs one more)
   *[no] {""}
}{ $guardian ->
    [yes] , or use your guardian
   *[no] {""}
}.
dokmus-aim = Your aim: tokens beside temples, on as many tiles as you can. Each temple brings 2 or 3 points; ruins and sacrifices count too.
dokmus-board = The island
dokmus-cells = Cells of the island. Arrow keys move, Enter chooses, N and P go to the next and previous choice, Escape undoes a choice. The question mark says what is there.
dokmus-hand-title = The cards that came to you
dokmus-card-hidden = face down
dokmus-token-of = { $who ->
    [me] your token
   *[other] token of { $name }
}
dokmus-cell = { NAME($cell, form: "near") }
dokmus-tile = tile { $slot }
dokmus-can-free = can be chosen, free
dokmus-can-paid = can be chosen, costs one more token
dokmus-can-both = can be chosen, free; or with a sacrifice, which counts at the end
dokmus-both = The cell is yours either way. Free, you have { $left } more { $left ->
    [one] token
   *[other] tokens
} to place this turn. A sacrifice costs one of them but counts: the most sacrifices at the end bring { $players ->
    [2] 3
    [3] 4
   *[other] 5
} points.
dokmus-can-from = this token can move
dokmus-can-to = the token can move here
dokmus-stands-start = Start tokens
terrain-forest = forest
dokmus-letter-meadow = {""}
dokmus-letter-forest = F
dokmus-letter-ruins = R
dokmus-letter-volcano = V
dokmus-letter-mountain = M
dokmus-letter-water = W
dokmus-letter-small = 2
dokmus-letter-large = 3
