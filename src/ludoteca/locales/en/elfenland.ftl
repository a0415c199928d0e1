### Elfenland in English.

game-name = Elfenland
game-about = elves see their land by pig, dragon and raft
ending-rounds = The last round is over; home towns are shown.
ending-towns = Somebody has visited all twenty towns.

## Kinds of transport

kind-pig = giant pig
    .object = a giant pig
kind-elfcycle = elfcycle
    .object = an elfcycle
kind-cloud = magic cloud
    .object = a magic cloud
kind-unicorn = unicorn
    .object = a unicorn
kind-troll_wagon = troll wagon
    .object = a troll wagon
kind-dragon = dragon
    .object = a dragon
kind-raft = raft
    .object = a raft

## On a narrow screen

short-pig = Pig
short-elfcycle = Cyc
short-cloud = Clo
short-unicorn = Uni
short-troll_wagon = Tro
short-dragon = Dra
short-raft = Raf

## Points and goals
points-towns = towns visited
points-home = roads to the home town
prospect-towns = one more town ({ $left } left)
prospect-home = the way home to { NAME($town) }: { $count } { $count ->
    [one] road
   *[other] roads
}
goal-most-points = Most points
goal-most-points-how = Visit as many towns as you can. With home towns, every road between your elf and home costs a point at the end.
goal-towns = Towns visited
goal-towns-how = Every town you come through counts once.{ $early ->
    [0] {""}
   *[other] {" "}All twenty by the end of round { $early } win at once.
}
goal-home = Roads from home
goal-home-how = End the last round in your home town{ $town ->
    [none] {""}
   *[other] , { NAME($town) }
}: every road that is missing costs a point.
goal-rounds = Round
goal-rounds-how = After the last round the towns are counted.

## Towns

town-elvenhold = Elvenhold
town-rivinia = Rivinia
town-feodor = Feodor
town-albaran = Al’Baran
town-dagamura = Dag’Amura
town-kihromah = Kihromah
town-lapphalya = Lapphalya
town-parundia = Parundia
town-wylhien = Wylhien
town-usselen = Usselen
town-yttar = Yttar
town-grangor = Grangor
town-mahdavikia = Mah’Davikia
town-jxara = Jxara
town-virst = Virst
town-strykhaven = Strykhaven
town-beata = Beata
town-ergeren = Erg’Eren
town-tichih = Tichih
town-throtmanni = Throtmanni
town-jaccaranda = Jaccaranda

## Terrain and water

# What people call the ways.
place-road = { NAME($a) } – { NAME($b) }
place-river = { NAME($a) } → { NAME($b) } ({ terrain-river })
place-ferry = { NAME($a) } – { NAME($b) } ({ NAME($lake) })
terrain-plains = plains
terrain-forest = forest
terrain-desert = desert
terrain-mountain = mountains
terrain-river = river
terrain-mare_magnum = Mare Magnum
terrain-mare_nebulae = Mare Nebulae

## Colours and phases

colour-black = black
colour-blue = blue
colour-green = green
colour-purple = purple
colour-red = red
colour-yellow = yellow
phase-face = first counter
phase-take = open counters
phase-plan = planning
phase-travel = travel
phase-pay = payment of a caravan
phase-discard = hand limit
phase-keep = counters left over
phase-over = the game is over

## Why not

refusal-option-needs = Option { $option } = { $value } needs { $needs } = { $wanted }.
refusal-no-obstacles = This game is played without obstacles.
refusal-no-such-counter = There is no counter of this kind: { NAME($kind) }.
refusal-pay-first = The caravan must be paid first: { $left ->
    [one] one card is
   *[other] { $left } cards are
} still missing.
refusal-discard-first = You hold too many cards: discard { $left ->
    [one] one more
   *[other] { $left } more
} first.
refusal-face-final = How a counter lies is decided when it is drawn, and for good.
refusal-face-always-down = In this game the first counter always lies face down.
refusal-nothing-kept = In this game no counters are kept.
refusal-all-kept = In this game all counters left over are kept: there is nothing to choose.
refusal-must-take = Taking a counter is compulsory.
refusal-no-free-discard = Cards are discarded only above the hand limit, after the journey.
refusal-no-caravan-to-pay = There is no caravan to pay: choose its way first.
refusal-not-on-display = Not on display: { NAME($kind) }.
refusal-stack-empty = The stack is empty: nothing can be drawn blind.
refusal-counter-on-water = Counters go on roads; { $way } is water.
refusal-road-taken = { $way } already holds a counter.
refusal-wrong-terrain = Not allowed on { $way }: { NAME($kind) } cannot cross { NAME($terrain) }.
refusal-counter-lies-up = Your counter lies face up, not face down: { NAME($kind) }.
refusal-counter-lies-down = Your counter lies face down, not face up: { NAME($kind) }.
refusal-counter-not-held = You have no such counter: { NAME($kind) }.
refusal-obstacle-spent = You have placed your obstacle; there is one for the whole game.
refusal-obstacle-on-water = Obstacles go on roads; { $way } is water.
refusal-obstacle-needs-counter = An obstacle needs a road with a counter; { $way } has none.
refusal-second-obstacle = { $way } already holds an obstacle.
refusal-way-elsewhere = { $way } does not leave { NAME($town) }, where your elf is.
refusal-sail-on-water = { $way } is water: sail it with rafts.
refusal-no-counter = Without a counter nobody can use { $way }.
refusal-price = { $way } costs { $price } × { NAME($kind) }; you hold { $held }.
refusal-price-with-obstacle = With its obstacle { $way } costs { $price } × { NAME($kind) }; you hold { $held }.
refusal-raft-on-road = Rafts do not pay for roads; { $way } is a road.
refusal-caravan-on-river = There are no caravans on rivers, { $way } included.
refusal-caravan-on-lake = { $way } cannot be crossed by a caravan.
refusal-caravan-not-needed = You can pay the normal price of { $way }: { $price } × { NAME($kind) }. In this game that rules out a caravan.
refusal-caravan-price = A caravan on { $way } takes { $price } cards; you hold { $held }.
refusal-card-not-held = You have no such card: { NAME($kind) }.
refusal-chart-order = Cards are named in the order of the chart; this kind comes too late: { NAME($kind) }.
refusal-rest-not-payable = Cards are named in the order of the chart; after { NAME($kind) } too few would follow.
refusal-counter-not-left = No such counter is left in front of you: { NAME($kind) }.

## Hints: after "It"

reason-town = leads this round to the { $many ->
    [one] town
   *[other] towns
} { $places }
lack-town = does not lead this round to the { $many ->
    [one] town
   *[other] towns
} { $places }
reason-later = leaves { $have ->
    [one] one missing town
   *[other] { $have } missing towns
} on the way for later rounds instead of { $than }
lack-later = leaves { $than ->
    [one] one missing town
   *[other] { $than } missing towns
} on the way for later rounds instead of { $have }
reason-home = ends { $have ->
    [0] in your home town
    [one] one way from your home town
   *[other] { $have } ways from your home town
} instead of { $than }
lack-home = ends { $than ->
    [one] one way from your home town
   *[other] { $than } ways from your home town
} instead of { $have }
reason-cards = keeps { $count ->
    [one] one card
   *[other] { $count } cards
} more
lack-cards = keeps { $count ->
    [one] one card
   *[other] { $count } cards
} fewer
reason-unplaced = leaves { $count ->
    [one] one counter
   *[other] { $count } counters
} fewer to be placed for the journey
lack-unplaced = leaves { $count ->
    [one] one counter
   *[other] { $count } counters
} more to be placed for the journey
reason-obstacle = keeps your obstacle for later
lack-obstacle = uses up your obstacle
reason-counters = keeps { $count ->
    [one] one counter
   *[other] { $count } counters
} more for the next round
lack-counters = keeps { $count ->
    [one] one counter
   *[other] { $count } counters
} fewer for the next round
reason-rival = leaves { SEAT($rival) } about { $count ->
    [one] one town fewer
   *[other] { $count } towns fewer
}
lack-rival = leaves { SEAT($rival) } about { $count ->
    [one] one town more
   *[other] { $count } towns more
}

## Questions

question-face = Your counter: face up or face down?
question-take = Take a counter from the display{ $stack ->
    [yes] {" "}or blind from the stack
   *[no] {""}
} (circuit { $circuit } of 3).
question-plan = { $can ->
    [pass] You can place nothing: pass.
    [pass-plan] Place a counter, or pass.
    [obstacle-pass] Place your obstacle, or pass.
    [obstacle-pass-plan] Place a counter or your obstacle, or pass.
   *[other] Prepare the roads.
}
question-travel = { $can ->
    [stop] You can travel no further: end your journey.
   *[other] Travel on, or end your journey.
}
question-pay = Pay the caravan on { $way }: { $left ->
    [one] one card
   *[other] { $left } cards
} to go.
question-discard = Discard { $left ->
    [one] one card
   *[other] { $left } cards
}.
question-keep = Keep one of your counters.

## What happened

event-round-begins = Round { $round } begins; { $who ->
    [me] you start
   *[other] { $seat } starts
}.
event-dealt = { $who ->
    [me] You get
   *[other] { $seat } gets
} { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-dealt-you = You look at your new cards.
event-counter-drawn = { $who ->
    [me] You draw
   *[other] { $seat } draws
} the first counter.
event-counter-drawn-you = You have drawn { NAME($kind, form: "object") }.
event-faced-down = { $who ->
    [me] You lay
   *[other] { $seat } lays
} the counter face down.
event-faced-up = It is { NAME($kind, form: "object") }.
event-displayed = New on display: { NAME($kind) }.
event-took = { $who ->
    [me] You take
   *[other] { $seat } takes
} { NAME($kind, form: "object") }.
event-took-blind = It is { NAME($kind, form: "object") }.
event-placed = { $who ->
    [me] You place
   *[other] { $seat } places
} { NAME($kind, form: "object") } on { $way }.
event-placed-hidden = { $who ->
    [me] You show
   *[other] { $seat } shows
} a face-down counter: { NAME($kind) } on { $way }.
event-obstructed = { $who ->
    [me] You place
   *[other] { $seat } places
} an obstacle on { $way }.
event-passed = { $who ->
    [me] You pass.
   *[other] { $seat } passes.
}
event-rode = Paid: { $cards } × { NAME($kind) }.
event-sailed = Paid: { $cards ->
    [one] one raft
   *[other] { $cards } rafts
}.
event-caravan = The caravan takes { $cards } cards.
event-paid = { $who ->
    [me] You pay
   *[other] { $seat } pays
} { NAME($kind, form: "object") }.
event-arrived = { $who ->
    [me] You arrive
   *[other] { $seat } arrives
} in { NAME($town) }.
event-arrived-new = { $who ->
    [me] You arrive in { NAME($town) } and take your
   *[other] { $seat } arrives in { NAME($town) } and takes the
} marker.
event-stopped = { $who ->
    [me] You end your
   *[other] { $seat } ends the
} journey.
event-discarded = { $who ->
    [me] You discard
   *[other] { $seat } discards
} { NAME($kind, form: "object") }.
event-kept = { $who ->
    [me] You keep
   *[other] { $seat } keeps
} { NAME($kind, form: "object") }.
event-kept-hidden = { $who ->
    [me] You keep
   *[other] { $seat } keeps
} a face-down counter.
event-game-ends = { $end ->
    [towns] Somebody has visited every town: the game ends after the third round.
   *[other] The last round is over: scores are counted.
}

## Moves

move-face = { $who ->
    [me] lay
   *[other] lays
} the counter { $a ->
    [up] face up
   *[down] face down
}
move-take = { $a ->
    [blind] { $who ->
        [me] draw
       *[other] draws
    } blind
   *[other] { $who ->
        [me] take
       *[other] takes
    } { NAME($a, form: "object") }
}
move-plan = { $who ->
    [me] place
   *[other] places
} { NAME($a, form: "object") } on { $b }{ $count ->
    [3] {" "}(it lay face down)
   *[other] {""}
}
move-obstacle = { $who ->
    [me] place
   *[other] places
} an obstacle on { $a }
move-pass = { $who ->
    [me] pass
   *[other] passes
}
move-ride = { $who ->
    [me] ride
   *[other] rides
} along { $a }
move-sail = { $who ->
    [me] sail
   *[other] sails
} { $a }
move-caravan = { $who ->
    [me] lead
   *[other] leads
} a caravan along { $a }
move-pay = { $who ->
    [me] pay
   *[other] pays
} { NAME($a, form: "object") }
move-stop = { $who ->
    [me] end
   *[other] ends
} the journey
move-discard = { $who ->
    [me] discard
   *[other] discards
} { NAME($a, form: "object") }
move-keep = { $who ->
    [me] keep
   *[other] keeps
} { $a ->
    [hidden] a face-down counter
   *[other] { NAME($a, form: "object") }{ $count ->
        [2] {" "}(face down)
       *[other] {""}
    }
}

## What a move means

means-face-up = Everybody sees the counter; cards for it in your hand: { $cards }
means-face-down = Only you know the counter; cards for it in your hand: { $cards }
means-counter-cards = Cards for it in your hand: { $cards }
means-blind = One of { $stack } face-down counters; it lies face up before you
means-blind-fits = a counter that you have a card for
means-road-opens = Opens the road { NAME($a) } – { NAME($b) } to everybody
means-road-price = It costs { $price } × { NAME($kind) }; you have { $have }
means-road-price-short = It costs { $price } × { NAME($kind) }; you have only { $have }
means-counters-left = Counters left to place: { $counters }
means-obstacle = Everybody pays one card more there: { $price } × { NAME($kind) }, or { $caravan } for a caravan
means-obstacle-spent = Your only obstacle is spent
means-passing = Players who must pass after you before the journeys begin: { $missing }
means-journeys-begin = All have passed: the journeys begin
means-counters-unused = Counters that you have not placed: { $counters }
means-cards-spent = −{ $cards } × { NAME($kind) }; cards left: { $left }
means-obstacle-paid = Of these, for the obstacle: { $cards }
means-new-town = A new town, { NAME($town) }; visited: { $towns }
means-old-town = You have visited { NAME($town) } before: nothing new
means-nearer-home = Nearer to your home town; distance: { $ways }
means-farther-home = Farther from your home town; distance: { $ways }
means-as-far-home = As far from your home town as before; distance: { $ways }
means-caravan-price = Any { $cards } cards; cards left: { $left }
means-caravan-goal = Goes to { NAME($town) }
means-card-paid = This leaves { $left } × { NAME($kind) } in your hand; still to pay: { $due }
means-hand-limit = You must discard { $cards } of your cards: a hand keeps at most { $kept }
means-cards-kept = You keep your cards: { $cards }
means-card-discarded = This leaves { $left } × { NAME($kind) } in your hand; still to discard: { $due }
means-counter-kept = You keep the counter; cards for it in your hand: { $cards }
means-counters-returned = Your other counters go back: { $counters }
means-round-ends = The round ends; rounds left: { $left }
means-final-score = Your final score: { $points }

## Options

option-rounds = Rounds
option-home_towns = Home towns
option-deal = Deal
option-first_counter = First counter
option-lakes = Prices of the lakes
option-kept_counters = Counters kept at the end of a round
option-home_distance = Distance to the home town
option-tie_break = Tie-break
option-obstacles = Obstacles
option-caravan = Caravans
option-first_player = First player

## On the screen

screen-round = Round { $round } of { $rounds } · { $phase } · first player: seat { $start }
screen-passes = passes in a row: { $passes }
screen-display = Display: { $pieces }
screen-pile = pile
screen-stack = stack
screen-seat = seat
screen-town = town
screen-visited = visited
screen-counters = counters
screen-cards = cards
screen-played = played this round
screen-obstacle = obstacle
screen-home = home
screen-score = score
screen-place = place
screen-hand = Your hand: { $pieces }
screen-own-hidden = Your face-down counters: { $pieces }
screen-drawn = You have drawn { NAME($kind, form: "object") }
screen-ways = Ways out of { NAME($town) }
screen-way = way
screen-to = to
screen-terrain = terrain
screen-price = price
screen-caravan = caravan
screen-any-cards = any { $cards }
screen-no-way = no counter
screen-legend = counters { $counters } · ! obstacle · ▲ elf · digits: markers still there, by seat

## What luck brought

luck-first = the starting player
luck-home = the home towns
luck-deal = the cards dealt
luck-counter = counters from the stack
