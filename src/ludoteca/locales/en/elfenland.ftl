### Elfenland in English.

game-about = elves see their land by pig, dragon and raft

## Kinds of transport

kind-pig = giant pig
kind-elfcycle = elfcycle
kind-cloud = magic cloud
kind-unicorn = unicorn
kind-troll_wagon = troll wagon
kind-dragon = dragon
kind-raft = raft

kind-name = { $kind ->
    [pig] { kind-pig }
    [elfcycle] { kind-elfcycle }
    [cloud] { kind-cloud }
    [unicorn] { kind-unicorn }
    [troll_wagon] { kind-troll_wagon }
    [dragon] { kind-dragon }
    [raft] { kind-raft }
   *[other] { $kind }
}

kind-a = { $a ->
    [pig] { kind-pig }
    [elfcycle] { kind-elfcycle }
    [cloud] { kind-cloud }
    [unicorn] { kind-unicorn }
    [troll_wagon] { kind-troll_wagon }
    [dragon] { kind-dragon }
    [raft] { kind-raft }
   *[other] { $a }
}

## On a narrow screen

short-pig = Pig
short-elfcycle = Cyc
short-cloud = Clo
short-unicorn = Uni
short-troll_wagon = Tro
short-dragon = Dra
short-raft = Raf

## Towns

town-elvenhold = Elvenhold
town-rivinia = Rivinia
town-feodor = Feodor
town-albaran = Al'Baran
town-dagamura = Dag'Amura
town-kihromah = Kihromah
town-lapphalya = Lapphalya
town-parundia = Parundia
town-wylhien = Wylhien
town-usselen = Usselen
town-yttar = Yttar
town-grangor = Grangor
town-mahdavikia = Mah'Davikia
town-jxara = Jxara
town-virst = Virst
town-strykhaven = Strykhaven
town-beata = Beata
town-ergeren = Erg'Eren
town-tichih = Tichih
town-throtmanni = Throtmanni
town-jaccaranda = Jaccaranda

town-name = { $town ->
    [elvenhold] { town-elvenhold }
    [rivinia] { town-rivinia }
    [feodor] { town-feodor }
    [albaran] { town-albaran }
    [dagamura] { town-dagamura }
    [kihromah] { town-kihromah }
    [lapphalya] { town-lapphalya }
    [parundia] { town-parundia }
    [wylhien] { town-wylhien }
    [usselen] { town-usselen }
    [yttar] { town-yttar }
    [grangor] { town-grangor }
    [mahdavikia] { town-mahdavikia }
    [jxara] { town-jxara }
    [virst] { town-virst }
    [strykhaven] { town-strykhaven }
    [beata] { town-beata }
    [ergeren] { town-ergeren }
    [tichih] { town-tichih }
    [throtmanni] { town-throtmanni }
    [jaccaranda] { town-jaccaranda }
   *[other] { $town }
}

## Terrain and water

terrain-plains = plains
terrain-forest = forest
terrain-desert = desert
terrain-mountain = mountains
terrain-river = river
terrain-mare_magnum = Mare Magnum
terrain-mare_nebulae = Mare Nebulae

terrain-name = { $terrain ->
    [plains] { terrain-plains }
    [forest] { terrain-forest }
    [desert] { terrain-desert }
    [mountain] { terrain-mountain }
    [river] { terrain-river }
    [mare_magnum] { terrain-mare_magnum }
    [mare_nebulae] { terrain-mare_nebulae }
   *[other] { $terrain }
}

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
refusal-no-such-counter = There is no counter of this kind: { kind-name }.
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
refusal-not-on-display = Not on display: { kind-name }.
refusal-stack-empty = The stack is empty: nothing can be drawn blind.
refusal-counter-on-water = Counters go on roads; { $way } is water.
refusal-road-taken = { $way } already holds a counter.
refusal-wrong-terrain = Not allowed on { $way }: { kind-name } cannot cross { terrain-name }.
refusal-counter-lies-up = Your counter lies face up, not face down: { kind-name }.
refusal-counter-lies-down = Your counter lies face down, not face up: { kind-name }.
refusal-counter-not-held = You have no such counter: { kind-name }.
refusal-obstacle-spent = You have placed your obstacle; there is one for the whole game.
refusal-obstacle-on-water = Obstacles go on roads; { $way } is water.
refusal-obstacle-needs-counter = An obstacle needs a road with a counter; { $way } has none.
refusal-second-obstacle = { $way } already holds an obstacle.
refusal-way-elsewhere = { $way } does not leave { town-name }, where your elf is.
refusal-sail-on-water = { $way } is water: sail it with rafts.
refusal-no-counter = Without a counter nobody can use { $way }.
refusal-price = { $way } costs { $price } × { kind-name }; you hold { $held }.
refusal-price-with-obstacle = With its obstacle { $way } costs { $price } × { kind-name }; you hold { $held }.
refusal-raft-on-road = Rafts do not pay for roads; { $way } is a road.
refusal-caravan-on-river = There are no caravans on rivers, { $way } included.
refusal-caravan-on-lake = { $way } cannot be crossed by a caravan.
refusal-caravan-not-needed = You can pay the normal price of { $way }: { $price } × { kind-name }. In this game that rules out a caravan.
refusal-caravan-price = A caravan on { $way } takes { $price } cards; you hold { $held }.
refusal-card-not-held = You have no such card: { kind-name }.
refusal-chart-order = Cards are named in the order of the chart; this kind comes too late: { kind-name }.
refusal-rest-not-payable = Cards are named in the order of the chart; after { kind-name } too few would follow.
refusal-counter-not-left = No such counter is left in front of you: { kind-name }.

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

event-round-begins = Round { $round } begins. Seat { $seat } starts.
event-dealt = Seat { $seat }: { $count ->
    [one] one card
   *[other] { $count } cards
} dealt.
event-dealt-you = You look at your new cards.
event-counter-drawn = Seat { $seat }: draws the first counter.
event-counter-drawn-you = You have drawn: { kind-name }.
event-faced-down = Seat { $seat }: lays it face down.
event-faced-up = Seat { $seat }: lays it face up, { kind-name }.
event-displayed = New on display: { kind-name }.
event-took = Seat { $seat }: takes { kind-name }.
event-took-blind = Seat { $seat }: draws blind, { kind-name }.
event-placed = Seat { $seat }: { kind-name } on { $way }.
event-placed-hidden = Seat { $seat }: shows a face-down counter, { kind-name } on { $way }.
event-obstructed = Seat { $seat }: obstacle on { $way }.
event-passed = Seat { $seat }: passes.
event-rode = Seat { $seat }: { $way } for { $cards } × { kind-name }.
event-sailed = Seat { $seat }: { $way } for { $cards ->
    [one] one raft
   *[other] { $cards } rafts
}.
event-caravan = Seat { $seat }: caravan on { $way } for { $cards } cards.
event-paid = Seat { $seat }: pays { kind-name }.
event-arrived = Seat { $seat }: arrives in { town-name }.
event-arrived-new = Seat { $seat }: arrives in { town-name } and takes the marker.
event-stopped = Seat { $seat }: ends the journey.
event-discarded = Seat { $seat }: discards { kind-name }.
event-kept = Seat { $seat }: keeps { kind-name }.
event-kept-hidden = Seat { $seat }: keeps a face-down counter.
event-game-ends = { $end ->
    [towns] Somebody has visited every town: the game ends after the third round.
   *[other] The last round is over: scores are counted.
}

## Moves

move-face = { $a ->
    [up] lays it face up
   *[down] lays it face down
}
move-take = { $a ->
    [blind] draws blind
   *[other] takes { kind-a }
}
move-plan = { $count ->
    [3] places { kind-a } on { $b } (it lay face down)
   *[other] places { kind-a } on { $b }
}
move-obstacle = places the obstacle on { $a }
move-pass = passes
move-ride = rides along { $a }
move-sail = sails { $a }
move-caravan = leads a caravan along { $a }
move-pay = pays { kind-a }
move-stop = ends the journey
move-discard = discards { kind-a }
move-keep = { $a ->
    [hidden] keeps a face-down counter
   *[other] { $count ->
        [2] keeps { kind-a } (face down)
       *[other] keeps { kind-a }
    }
}

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
screen-drawn = You have drawn: { kind-name }
screen-ways = Ways out of { town-name }
screen-way = way
screen-to = to
screen-terrain = terrain
screen-price = price
screen-caravan = caravan
screen-any-cards = any { $cards }
screen-no-way = no counter
screen-legend = counters { $counters } · ! obstacle · ▲ elf · digits: markers still there, by seat
