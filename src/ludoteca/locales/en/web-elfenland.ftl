### Elfenland on the page.

## What one may do

do-face = { $count ->
    [0] Lay the counter down
   *[other] { $a ->
        [up] Lay it face up
       *[down] Lay it face down
    }
}
do-take = { $count ->
    [0] Take a counter
   *[other] { $a ->
        [blind] Draw blind
       *[other] Take { NAME($a, form: "object") }
    }
}
do-plan = { $count ->
    [0] Place a counter
    [3] Place { NAME($a, form: "object") } (face down) on { $b }
   *[other] Place { NAME($a, form: "object") } on { $b }
}
do-obstacle = { $count ->
    [0] Place your obstacle
   *[other] Place your obstacle on { $a }
}
do-pass = Pass
do-ride = { $count ->
    [0] Ride
   *[other] Ride { $a }
}
do-sail = { $count ->
    [0] Sail
   *[other] Sail { $a }
}
do-caravan = { $count ->
    [0] Caravan
   *[other] Caravan { $a }
}
do-pay = { $count ->
    [0] Pay a card
   *[other] Pay { NAME($a, form: "object") }
}
do-stop = End the journey
do-discard = { $count ->
    [0] Discard a card
   *[other] Discard { NAME($a, form: "object") }
}
do-keep = { $count ->
    [0] Keep a counter
    [2] Keep { NAME($a, form: "object") } (face down)
   *[other] Keep { NAME($a, form: "object") }
}
word-up = Face up
word-down = Face down
word-blind = Draw blind
word-hidden = The face-down one
word-pig = { kind-pig }
word-elfcycle = { kind-elfcycle }
word-cloud = { kind-cloud }
word-unicorn = { kind-unicorn }
word-troll_wagon = { kind-troll_wagon }
word-dragon = { kind-dragon }
word-raft = { kind-raft }
all-pay = Pay these cards
all-discard = Discard these cards
elfenland-chosen = chosen: { $count }

## The map

elfenland-board = The land of the elves
elfenland-places = Towns and ways. Arrow keys move, Enter chooses, N and P go to the next and previous choice, Escape undoes a choice. The question mark says what is there.
elfenland-pieces = { $count } × { NAME($kind) }
elfenland-obstacle = obstacle
elfenland-obstacle-about = The fallen tree: a road with a counter costs one card more. Once in a game.
elfenland-river-price = rafts: { $down } down to { $town }, { $up } up
elfenland-price-or-caravan = { $price } or any { $caravan } cards
elfenland-no-counter = no counter yet; { $prices }
elfenland-raft-about = rivers and lakes
elfenland-capital = the capital, where all begin
elfenland-visited = visited
elfenland-not-visited = your marker waits here
elfenland-markers = markers: { $names }
elfenland-no-markers = no markers left
elfenland-your-home = your home town
elfenland-here = boots: { $names }
elfenland-route-paid = Your cards get you there:
elfenland-route-unpaid = Too few cards in hand for:

## Beside the map

elfenland-tray = Counters
elfenland-display = Open counters
elfenland-chart = Cards for a road
elfenland-stack = Stack, face down: { $count }
elfenland-face-down = face-down counter
elfenland-own = What is yours
elfenland-hand = Your cards
elfenland-counters = Your counters
elfenland-hidden-kind = face down: { NAME($kind) }
elfenland-cards = cards
elfenland-in = in
elfenland-home = home
elfenland-starts = first
elfenland-stands = Round { $round } of { $rounds } · { $phase }

## The end

elfenland-score-cards = Cards in hand (for ties)

## Variants

option-rounds-about = Four by the French rules, three by the later printing.
option-home_towns-about = A secret town where your elf should end; every road that is missing costs a point.
option-deal-about = Fill the hand to eight cards, or deal eight new cards each time, on top of those kept.
option-deal-fill = fill to eight
option-deal-add = eight new cards each time
option-first_counter-about = May the first counter lie face up, or is it always hidden?
option-first_counter-choice = as the player likes
option-first_counter-hidden = always face down
option-lakes-about = Mare Nebulae for one raft or any three cards, or both lakes for two rafts.
option-lakes-seed = one raft on Mare Nebulae
option-lakes-official = two rafts on both
option-kept_counters-about = Which unused counters stay with you for the next round.
option-kept_counters-0 = none is kept
option-kept_counters-1 = one is kept
option-kept_counters-all = all are kept
option-home_distance-about = What counts on the way home.
option-home_distance-roads = roads
option-home_distance-all_ways = roads, rivers and ferries
option-tie_break-about = Who is ahead with equal points.
option-tie_break-cards = more cards
option-tie_break-home = nearer to home, then cards
option-obstacles-about = One fallen tree for everybody.
option-caravan-about = When any three cards may pay for a road.
option-caravan-any_time = at any time
option-caravan-only_if_needed = only if the price cannot be paid
option-first_player-about = Who begins the first round.
option-first_player-random = by lot
option-first_player-0 = player 1
option-first_player-1 = player 2
option-first_player-2 = player 3
option-first_player-3 = player 4
option-first_player-4 = player 5
option-first_player-5 = player 6

elfenland-aim = Your aim: visit as many of the twenty towns as you can in { $rounds } rounds{ $home ->
    [yes] , and end in your home town
   *[other] {""}
}.
question-take = Take a counter{ $stack ->
    [yes] : an open one, or blind from the stack
   *[no] {" "}from the display
} ({ $circuit } of 3).
question-travel = { $can ->
    [stop] Your cards pay for no road from here: end your journey.
   *[other] Travel: choose a town or a road that your cards pay for, or end your journey.
}
question-face = You have drawn a counter. Shall the others see it?
question-plan = Prepare the roads: a counter opens a road to everybody.{ $can ->
    [pass] {" "}You can place nothing: pass.
    [pass-plan] {" "}Place one, or pass.
    [obstacle-pass] {" "}Place your obstacle, or pass.
    [obstacle-pass-plan] {" "}Place one, or your obstacle, or pass.
   *[other] {""}
}
about-caravan = A caravan pays with any three cards instead of the right ones, and one more past an obstacle.
question-pay = Pay the caravan { $way }: { $left ->
    [one] one card
   *[other] { $left } cards
} to go.

## The move itself tells these

event-faced-down = { "" }
event-took = { "" }
event-placed = { "" }
event-placed-hidden = { "" }
event-obstructed = { "" }
event-passed = { "" }
event-paid = { "" }
event-stopped = { "" }
event-discarded = { "" }
event-kept = { "" }
event-kept-hidden = { "" }
