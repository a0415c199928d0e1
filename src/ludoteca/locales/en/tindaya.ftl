game-name = Tindaya
game-about = three eras in the Canary archipelago, against gods and conquistadors
ending-doom = A god’s anger has reached doom.
ending-extinct = A tribe has died out.
ending-eras = The last era is over.

option-mode = mode: Alliance (together) or Domination (against each other)
option-level = level of difficulty
option-layout = layout of the ocean tiles
option-red = number of red ocean tiles, even
option-dowry = variant: dowry
option-traitor = variant of Domination: the traitor
option-campaign = game of the introductory campaign
option-opt_token_limit_modes = modes with a limit on raw tokens (R1)
option-opt_stationary_actions = natives who did not move may also act (R11)
option-opt_campaign3_objectives = objectives in campaign game 3 (R29)
option-data = data files of your own

question-found = Place one of your starting buildings.
question-split = How many of your { $villagers } villagers live in the building you founded first?
question-neutral = Place the neutral { NAME($building) }.
question-first-fort = Where do the conquistadors build their first fort?
question-seer = Which seer shall speak?
question-objective = Keep one of the two secret objectives.
question-token = Choose a token for your secret objective.
question-turn = Your turn: { $left ->
    [one] one action
   *[other] { $left } actions
} left.
question-traitor-turn = The traitor’s turn: { $left ->
    [one] one action
   *[other] { $left } actions
} left.
question-discount = Which unit of the cost do you save?
question-slaughter = How many animals do you slaughter { NAME($place, form: "at") }?
question-preserve = How many units do you preserve?
question-explore = Explore: { $left ->
    [one] one move
   *[other] { $left } moves
} left.
question-launch = Where do you launch the canoe?
question-sail = Where does the canoe { NAME($place, form: "at") } sail?
question-ashore = Where do they land?
question-treason = You are in a fort: fight, or betray your people?
question-reconquest = Weapons against the { $enemies } conquistadors of { $place }?
question-optional = Optional actions.
question-barter = Put together an exchange with { SEAT($partner) }.
question-barter-answer = { SEAT($proposer) } proposes an exchange.
question-dowry = Name the three units of the dowry with { SEAT($partner) }.
question-dowry-answer = { SEAT($proposer) } proposes a dowry.
question-neutral-dowry = Name the three units of the dowry.
question-part = Which villager leaves?
question-settle = Where does the villager settle?
question-offering = Give to the gods, one unit at a time.
question-devotion = Your devotion: give to the gods, one unit at a time.
question-bonus = Where does the unit from the supply go?
question-consolation = Take one resource as a consolation.
question-take = Take one resource for the idol sold.
question-wall = Where do you build the wall?
question-idol-production = Which trade produces?
question-idol-appeasement = Which god do you appease?
question-idol-offering = Which places do you fill?
question-idol-relocation = Where does the god go?
question-idol-fertility = What shall multiply?
question-idol-shipwreckers = Which ship do you wreck?
question-idol-raw-materials = Which raw tokens do you get rid of?
question-idol-learning = Which trade do you learn?
question-idol-cancellation = Which secret objective do you cancel?
question-idol-clairvoyance = Which secret objective do you look at?
question-swap = Swap its token for one of yours?
question-event-idols = Use an idol before the events?
question-birth = Where { $number ->
    [one] is the villager
   *[other] are the { $number } villagers
} born?
question-meal = { $hungry ->
    [one] One villager is hungry: what does it eat?
   *[other] { $hungry } villagers are hungry: what do they eat?
}
question-starve = { $deaths ->
    [one] One villager starves: where?
   *[other] { $deaths } villagers starve: where?
}
question-unhouse = { $deaths ->
    [one] One villager has no cave: where?
   *[other] { $deaths } villagers have no cave: where?
}
question-raise = Choose the last { $number } hexes that rise from the sea.
question-ore = Choose the last { $number } mountains that get ore.
question-protect = { NAME($card) }: protect your hexes?
question-target = Two islands are equally near: which one is attacked?
question-raid = Which hex is attacked next?
question-repel = Use an idol of protection { NAME($place, form: "at") }?
question-treason-repel = The traitor is { NAME($place, form: "at") }: use an idol of protection?
question-conquest-repel = Conquistadors enter { $place }: use an idol of protection?
question-defence = Weapons for the defence of { $place }: { $missing } of 2 are missing. What do you spend?
question-combat-arms = Weapons for { $place }: { $missing } are missing.
question-deliver = Deliver { $units } units of fire to the seers?
question-redeploy = Conquistadors of { $place }, { $number } left: to which fort?
question-scatter = Conquistadors driven off { $place }, { $number } left: to which fort?
question-release = To which fort does the prisoner go?
question-assault = Which combat comes next?
question-free = Whose prisoners do you free?
question-chief = In which fort is the chief?
question-march = Conquistadors march: { $left ->
    [one] one move
   *[other] { $left } moves
} left.

event-era = Era { $era } begins.
event-prophecy = Tibiabin shows where the disasters will come.
event-catastrophe = { NAME($god) } prepares: { NAME($card) }.
points-reason = { $reason ->
    [exhaust_island] the last raw token of an island
    [exhaust_nature_species] the last animal of its kind
    [reconquest_win] a fort retaken
    [battle_won] an attack beaten
    [offering] offerings
    [starved_villager] hunger
    [unhoused_villager] no cave
    [waste_worst_offender] waste
    [seer_delivery] fire for the seers
    [monopoly] a monopoly of raw tokens
    [idols] contribution idols
    [nobles] nobles alive
    [common] a common objective
    [secret] a secret objective
   *[other] { $reason }
}
event-points = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ points-reason }).
event-token-worth = { $token }: { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
} for whoever meets this objective best.
event-deaths = { $seat }: { $nobles ->
    [0] { $villagers ->
        [one] a villager dies
       *[other] { $villagers } villagers die
    }
   *[other] { $villagers ->
        [0] { $nobles ->
            [one] a noble dies
           *[other] { $nobles } nobles die
        }
       *[other] { $nobles ->
            [one] a noble
           *[other] { $nobles } nobles
        } and { $villagers ->
            [one] a villager die
           *[other] { $villagers } villagers die
        }
    }
}.
event-fort = { $number ->
    [0] A fort rises.
    [one] A fort rises, with one new conquistador.
   *[other] A fort rises, with { $number } new conquistadors.
}
event-collected = { $who ->
    [me] You collect
   *[other] { $seat } collects
} raw materials ({ $token }): { $gain }.
event-idol-drawn = { $who ->
    [me] You draw
   *[other] { $seat } draws
} an idol.
event-idol-used = { $who ->
    [me] You use
   *[other] { $seat } uses
} the { NAME($idol) }.
event-idol-sold = { $who ->
    [me] You sell
   *[other] { $seat } sells
} the { NAME($idol) }.
event-developed = { $who ->
    [me] You make
   *[other] { $seat } makes
} an invention for { $loss }: { NAME($invention) }.
event-cave = { $who ->
    [me] You open
   *[other] { $seat } opens
} a second cave for { $loss }.
event-production = Production ({ NAME($trade) }): { $gain }.
event-bought = { $who ->
    [me] You buy
   *[other] { $seat } buys
} at the market for { $loss }: { NAME($card) }.
event-built = { $who ->
    [me] You build
   *[other] { $seat } builds
} { NAME($building, form: "object") }.
event-gathered = { $who ->
    [me] You fetch
   *[other] { $seat } fetches
} from Nature: { $number } × { NAME($animal) }.
event-barter = { $who ->
    [me] You give { SEAT($partner) } { $loss } for { $gain }.
   *[other] { $seat } gives { SEAT($partner) } { $loss } for { $gain }.
}
event-learned = { $who ->
    [me] You learn
   *[other] { $seat } learns
} a trade: { NAME($trade) }.
event-offering = Offering to { NAME($god) }: { $number } × { NAME($kind) }.
event-offering-complete = { NAME($god) }: the offering is complete, the anger falls.
event-offering-incomplete = { NAME($god) }: the offering is incomplete, the anger rises.
event-hunger = { $seat }: { $loss } eaten; { $deaths ->
    [one] a villager goes hungry
   *[other] { $deaths } villagers go hungry
}.
event-cold = { $seat }: { $deaths ->
    [one] a villager has no cave
   *[other] { $deaths } villagers have no cave
}.
event-delivered = { $who ->
    [me] You deliver
   *[other] { $seat } delivers
} fire to the seers: { $loss }.
event-eruption = Volcano { $number } erupts.
event-tsunami = A tsunami comes from trench { $number }.
event-struck = { NAME($god) } sends: { NAME($card) }. { $number ->
    [0] No hex is hit.
    [one] One hex is hit.
   *[other] { $number } hexes are hit.
}
event-ship = The { NAME($ship) } lands from trench { $trench }.
event-attack-repelled = The attack { NAME($place, form: "at") } is repelled.
event-battle-won = The natives hold { $place }.
event-battle-lost = { $place } is lost.
event-reconquest-won = { $who ->
    [me] You retake
   *[other] { $seat } retakes
} { $place }.
event-reconquest-lost = { $who ->
    [me] You fail
   *[other] { $seat } fails
} to retake { $place }.
event-treason = { $who ->
    [me] You betray
   *[other] { $seat } betrays
} the archipelago: { NAME($card) }.
event-era-end-births = End of the era: births.
event-era-end-food = End of the era: food.
event-era-end-waste = End of the era: waste.
event-era-end-housing = End of the era: housing.
event-era-end-offerings = End of the era: offerings.
event-era-end-revelation = End of the era: revelation.
event-era-end-events = End of the era: events.
event-era-end-learning = End of the era: learning.
event-era-end-survival = End of the era: survival.
event-anger = { NAME($god) } is now at “{ NAME($space) }”, radius { $radius }.
event-births = { $seat }: { $villagers ->
    [one] a villager is born
   *[other] { $villagers } villagers are born
}.
event-litters = Born in sties and pens: { $animals }.
event-wild-litters = Born in Nature: { $animals }.
event-garrisons = { $number ->
    [one] A fort gets one more conquistador.
   *[other] { $number } forts get one more conquistador each.
}
event-eaten = { $seat }: { $loss } eaten.
event-fed = { $seat }: { $villagers ->
    [one] the villager is fed
   *[other] all { $villagers } villagers are fed
}{ $spoiled ->
    [0] { "" }
    [one] , one ration spoils
   *[other] , { $spoiled } rations spoil
}.
event-waste = { $seat }: { $loss } wasted; { $pawns } on the waste heap.
event-survivors = { $seat }: { $nobles ->
    [0] no noble
    [one] one noble
   *[other] { $nobles } nobles
} and { $villagers ->
    [0] no villager
    [one] one villager
   *[other] { $villagers } villagers
} alive.
event-neutral-deaths = { $villagers ->
    [one] A neutral villager dies
   *[other] { $villagers } neutral villagers die
} on { $place }.
event-animals-die = Dead on { $place }: { $animals }.
event-animals-freed = Back to Nature from { $place }: { $animals }.
event-razed = Destroyed on { $place }: { NAME($building) }.
event-fort-destroyed = The fort on { $place } is gone, with { $number ->
    [0] nobody
    [one] one conquistador
   *[other] { $number } conquistadors
}.
event-tokens-lost = { $number ->
    [one] A raw token is lost.
   *[other] { $number } raw tokens are lost.
}
event-canoes-sunk = { $number ->
    [one] A canoe sinks.
   *[other] { $number } canoes sink.
}
event-land-rises = { $number ->
    [one] A mountain rises from the sea.
   *[other] { $number } mountains rise from the sea.
}
event-ore-falls = { $number ->
    [one] Ore comes to lie on one mountain.
   *[other] Ore comes to lie on { $number } mountains.
}
event-land-sinks = { $number ->
    [one] One hex of land sinks.
   *[other] { $number } hexes of land sink.
}
event-armed = { $seat } spends { $loss }.
event-prisoners = { $seat }: { $number ->
    [one] one prisoner taken
   *[other] { $number } prisoners taken
}.
event-protected = { $seat } pays { $loss } and protects { $place }.
event-slaughtered = It brings { $gain }.
event-production-bonus = The tribe adds { $gain }.
event-preserved = { $loss } become { $gain }.
event-canoe-built = The canoe costs { $loss }.
event-taken = { $seat } takes { $gain }.
event-dowry = { $seat } pays { SEAT($partner) } a dowry: { $loss }.
event-neutral-dowry = { $seat } pays a dowry on { $place }: { $loss }.
event-tribe-left = What the tribe owned is gone: { $loss }.
event-game-over = The game is over.

move-found = { $who ->
    [me] found
   *[other] founds
} { NAME($a, form: "object") } { NAME($b, form: "at") }
move-split = { $who ->
    [me] leave
   *[other] leaves
} { $a ->
    [one] { $a } villager
   *[other] { $a } villagers
} in the first building
move-neutral = { $who ->
    [me] place
   *[other] places
} the neutral { NAME($a) } { NAME($b, form: "at") }
move-fort = { $who ->
    [me] place
   *[other] places
} the fort { NAME($a, form: "at") }
move-seer = { $who ->
    [me] listen
   *[other] listens
} to { NAME($a) }
move-objective = { $who ->
    [me] keep
   *[other] keeps
} { $a ->
    [hidden] a secret objective
   *[other] the objective “{ NAME($a) }”
}
move-token = { $who ->
    [me] lay
   *[other] lays
} { NAME($a) } on the objective
move-develop = { $who ->
    [me] develop
   *[other] develops
} the { NAME($a) }’s trade with { NAME($b, form: "object") }
move-discount = { $who ->
    [me] save
   *[other] saves
} { NAME($a, form: "object") }
move-produce = { $who ->
    [me] produce
   *[other] produces
} as a { NAME($a) }, with { NAME($b, form: "object") }
move-slaughter = { $who ->
    [me] slaughter
   *[other] slaughters
} { $b ->
    [0] no animal
    [one] { $b } animal
   *[other] { $b } animals
} { NAME($a, form: "at") }
move-preserve = { $who ->
    [me] preserve
   *[other] preserves
} { $a ->
    [one] { $a } unit
   *[other] { $a } units
}
move-cave = { $who ->
    [me] open
   *[other] opens
} the second cave with { NAME($a, form: "object") }
move-explore = { $who ->
    [me] explore
   *[other] explores
} with { NAME($a, form: "object") }
move-idol = { $who ->
    [me] use
   *[other] uses
} the { NAME($a) }
move-sell = { $who ->
    [me] sell
   *[other] sells
} the { NAME($a) }
move-take = { $who ->
    [me] take
   *[other] takes
} { NAME($a, form: "object") }
move-buy = { $who ->
    [me] buy
   *[other] buys
} at the market: { NAME($a) }
move-wall = { $who ->
    [me] build
   *[other] builds
} a wall { NAME($a, form: "at") }
move-devotion = { $who ->
    [me] make
   *[other] makes
} an offering out of devotion
move-reroute = { $who ->
    [me] send
   *[other] sends
} the { NAME($a) } to trench { $b }
move-end = { $who ->
    [me] end
   *[other] ends
} the turn
move-pass = { $who ->
    [me] pass
   *[other] passes
} until the end of the era
move-trade = { $who ->
    [me] choose
   *[other] chooses
} the { NAME($a) }’s trade
move-god = { $who ->
    [me] appease
   *[other] appeases
} { NAME($a) }
move-fill = { $who ->
    [me] fill
   *[other] fills
} all of { NAME($a) }’s places: { NAME($b) }
move-relocate = { $who ->
    [me] move
   *[other] moves
} { NAME($a) } to volcano { $b }
move-fertility = { $who ->
    [me] choose
   *[other] chooses
} births of { NAME($a) }
move-wreck = { $who ->
    [me] wreck
   *[other] wrecks
} the { NAME($a) }
move-drop = { $who ->
    [me] discard
   *[other] discards
} a raw token: { $a }
move-annul = { $who ->
    [me] cancel
   *[other] cancels
} an objective held by { SEAT($a) } ({ NAME($b) })
move-look = { $who ->
    [me] look
   *[other] looks
} at an objective held by { SEAT($a) } ({ NAME($b) })
move-swap = { $who ->
    [me] swap
   *[other] swaps
} it for { NAME($a) }
move-decline = { $who ->
    [me] decline
   *[other] declines
}
move-enough = { $who ->
    [me] leave
   *[other] leaves
} it at that
move-walk = { $who ->
    [me] lead
   *[other] leads
} { $c } from { $a } to { $b }
move-embark = { $who ->
    [me] embark
   *[other] embarks
} { $b } { NAME($a, form: "at") }
move-launch = { $who ->
    [me] launch
   *[other] launches
} a canoe { NAME($a, form: "at") }: { NAME($b) }
move-sail = { $who ->
    [me] sail
   *[other] sails
} to { $a }
move-ashore = { $who ->
    [me] land
   *[other] lands
} { NAME($a, form: "at") }
move-stop = { $who ->
    [me] stop
   *[other] stops
} exploring
move-betray = { $who ->
    [me] betray
   *[other] betrays
} the archipelago
move-fight = { $who ->
    [me] fight
   *[other] fights
}
move-arm = { $who ->
    [me] spend
   *[other] spends
} { $a }
move-collect = { $who ->
    [me] collect
   *[other] collects
} the raw materials of { $a }
move-barter = { $who ->
    [me] barter
   *[other] barters
} with { SEAT($a) }
move-put = { $who ->
    [me] put
   *[other] puts
} in { NAME($a, form: "object") }
move-want = { $who ->
    [me] ask
   *[other] asks
} for { NAME($a, form: "object") }
move-send = { $who ->
    [me] propose
   *[other] proposes
} the exchange
move-cancel = { $who ->
    [me] give
   *[other] gives
} up the exchange
move-accept = { $who ->
    [me] accept
   *[other] accepts
}
move-refuse = { $who ->
    [me] refuse
   *[other] refuses
}
move-offer = { $who ->
    [me] make
   *[other] makes
} an offering { NAME($a, form: "at") }
move-give = { $who ->
    [me] give
   *[other] gives
} { NAME($a) } { NAME($b, form: "object") } ({ NAME($c) })
move-finish = { $who ->
    [me] end
   *[other] ends
} the offering
move-bonus = { $who ->
    [me] add
   *[other] adds
} { NAME($b, form: "object") } for { NAME($a) }
move-build = { $who ->
    [me] build
   *[other] builds
} { NAME($a, form: "object") } { NAME($b, form: "at") }
move-gather = { $who ->
    [me] gather
   *[other] gathers
} { $b ->
    [one] { $b } animal
   *[other] { $b } animals
} { NAME($a, form: "at") }
move-dowry = { $count ->
    [1] { $who ->
        [me] pay
       *[other] pays
    } a dowry { NAME($a, form: "at") }
   *[other] { $who ->
        [me] propose
       *[other] proposes
    } a dowry to { SEAT($a) }, { NAME($b, form: "told") }
}
move-part = { $who ->
    [me] let
   *[other] lets
} a villager go from { $a }
move-settle = { $who ->
    [me] settle
   *[other] settles
} a villager { NAME($a, form: "at") }
move-done = { $who ->
    [me] are
   *[other] is
} done
move-birth = { $who ->
    [me] choose
   *[other] chooses
} { $a } for a birth
move-eat = { $who ->
    [me] eat
   *[other] eats
} { NAME($a, form: "object") }
move-starve = { $who ->
    [me] lose
   *[other] loses
} a villager { NAME($a, form: "at") } to hunger
move-unhouse = { $who ->
    [me] lose
   *[other] loses
} a villager { NAME($a, form: "at") } to the cold
move-raise = { $who ->
    [me] raise
   *[other] raises
} { $a } from the sea
move-ore = { $who ->
    [me] put
   *[other] puts
} ore { NAME($a, form: "at") }
move-protect = { $who ->
    [me] protect
   *[other] protects
} { $a } with { NAME($b, form: "object") }
move-target = { $who ->
    [me] send
   *[other] sends
} the ship to the island of { $a }
move-raid = { $who ->
    [me] choose
   *[other] chooses
} what is attacked: { $a }
move-repel = { $who ->
    [me] repel
   *[other] repels
} them with an idol
move-stand = { $who ->
    [me] keep
   *[other] keeps
} the idol
move-deliver = { $who ->
    [me] give
   *[other] gives
} the seers { NAME($a, form: "object") } and { NAME($b, form: "object") }
move-redeploy = { $who ->
    [me] move
   *[other] moves
} a conquistador from { $a } to { $b }
move-release = { $who ->
    [me] put
   *[other] puts
} a prisoner into the fort { NAME($a, form: "at") }
move-assault = { $who ->
    [me] attack
   *[other] attacks
} { $a }
move-free = { $who ->
    [me] free
   *[other] frees
} the prisoners held by { SEAT($a) }
move-chief = { $who ->
    [me] place
   *[other] places
} the chief { NAME($a, form: "at") }

refusal-not-your-building = You have no { NAME($building) } to place.
refusal-hex-taken = { $place } already carries a building or a fort.
refusal-wrong-terrain = { NAME($building) } { NAME($place, form: "at") }: the terrain is wrong.
refusal-too-many-villagers = You have { $villagers } villagers to place.
refusal-fort-elsewhere = The fort cannot stand { NAME($place, form: "at") }; it needs { NAME($terrain) } on the island drawn.
refusal-other-building-first = First comes the { NAME($building) }.
refusal-not-on-that-island = { $place } is not a free hex of the island drawn.
refusal-objective-not-dealt = “{ NAME($objective) }” was not dealt to you.
refusal-token-gone = { NAME($token) } is not available.
refusal-act-or-pass = You have already acted: end the turn, passing is for a whole turn.
refusal-act-first = Do one action first, or pass.
refusal-no-marker = You have no { NAME($marker) } left.
refusal-one-explore = You can explore only once per turn.
refusal-no-cave = There is no second cave in this game.
refusal-cave-built = The second cave is open already.
refusal-cannot-pay = You cannot pay for this: { NAME($item) }.
refusal-trade-unknown = Your tribe does not know the { NAME($trade) }’s trade.
refusal-space-taken = The space of the { NAME($trade) } is taken this era.
refusal-all-developed = Both inventions of the { NAME($trade) } are made.
refusal-nothing-to-produce = You control no building of the { NAME($trade) } and can preserve nothing.
refusal-not-in-hand = You do not hold the { NAME($idol) }.
refusal-not-an-action-idol = The { NAME($idol) } is not used as an action.
refusal-no-use-now = The { NAME($idol) } has no use now.
refusal-no-such-card = The market has no such card: { NAME($card) }.
refusal-card-gone = This has been bought already: { NAME($card) }.
refusal-no-market = There is no market in this game.
refusal-no-place-for-wall = You occupy no hex for a wall.
refusal-no-wall-here = No wall can stand { NAME($place, form: "at") }.
refusal-not-this-tribe = Your tribe does not have this ability.
refusal-once-per-era = Only once per era.
refusal-nothing-to-give = There is nothing that you could give.
refusal-rest-not-payable = If you save { NAME($resource) }, you still cannot pay the rest.
refusal-not-in-cost = { NAME($resource) } is not part of the cost.
refusal-other-hex-first = { $place } comes first.
refusal-too-many-animals = At most { $animals } animals.
refusal-not-enough-goods = You do not have so many units to preserve.
refusal-villagers-not-at-home = A villager of yours stands where it may not stay.
refusal-no-such-group = No such group can set out from { $place }.
refusal-noble-needed = The group needs a noble.
refusal-canoe-full = A canoe holds { $most } natives.
refusal-no-canoe = There is no canoe for { $place }, and none can be had.
refusal-no-legal-end = Villagers could not reach a place where they may stay.
refusal-not-adjacent-land = { $place } is not neighbouring land.
refusal-not-adjacent-sea = { $place } is not neighbouring sea.
refusal-held-by-others = Villagers of another tribe hold { $place }.
refusal-no-wood = You have no wood for a canoe.
refusal-no-gift = You have no free canoe.
refusal-canoe-of-the-chief = The free canoe is the chief’s: only a crew with him may use it.
refusal-no-landing = Nobody could land from { $place }.
refusal-no-straight-line = { $place } is not on a straight line over open sea.
refusal-weapons-short = You do not have these weapons.
refusal-too-many-weapons = At most { $most } weapons here.
refusal-nobody-explored = None of your people explored to { $place }.
refusal-no-token = There is no raw token { NAME($place, form: "at") }.
refusal-token-limit = You hold { $limit } raw tokens, the most allowed.
refusal-last-token = It is the last raw token of the island.
refusal-no-such-building = There is no such building: { NAME($building) }.
refusal-no-noble-explored = None of your nobles explored to { $place }.
refusal-token-first = First collect the raw token of { $place }.
refusal-no-tile-left = No { NAME($building) } is left in the reserve.
refusal-villagers-in-the-way = Villagers { NAME($place, form: "at") } are in the way.
refusal-no-livestock-building = { $place } has neither sty nor pen.
refusal-not-empty = There are animals { NAME($place, form: "at") } already.
refusal-last-animal = The last animal of a kind stays in Nature.
refusal-no-volcano = { $place } is no volcano.
refusal-no-neutral-dowry = There is no dowry to pay { NAME($place, form: "at") }.
refusal-no-barter-alone = There is nobody to barter with.
refusal-no-dowry = This game is played without dowry.
refusal-explorer-pays = Whoever explored pays the dowry; nobody else can pay it to you now.
refusal-no-partner = { $seat } meets none of your explorers.
refusal-too-many-proposals = You have made enough proposals to { $seat } in this exploration.
refusal-nothing-to-barter = Both must own something.
refusal-equal-numbers = Both sides give equally many units.
refusal-no-more-puts = No more units can be put in.
refusal-no-such-resource = There is no such resource: { NAME($resource) }.
refusal-not-in-stock = There is none in stock: { NAME($resource) }.
refusal-out-of-order = { NAME($resource) } is out of order, or { $missing } more could not be named.
refusal-no-villager-in-reserve = { $seat } has no villager in reserve.
refusal-last-native = The last noble and the last villager of a tribe cannot go.
refusal-dowry-units = A dowry is { $units } units of the payer.
refusal-nobody-there = Nobody suitable is { NAME($place, form: "at") }.
refusal-villager-may-not-end = A villager of yours may not stay { NAME($place, form: "at") }.
refusal-settle-elsewhere = The villager cannot settle { NAME($place, form: "at") }.
refusal-no-such-god = There is no such god: { NAME($god) }.
refusal-not-asked-for = { NAME($god) } does not ask for { NAME($kind) } in this era.
refusal-no-free-place = { NAME($god) } has no free place for { NAME($kind) }.
refusal-not-your-animal = You cannot take an animal from { $place }.
refusal-no-prisoner = You have no prisoner.
refusal-give-first = Give at least one unit first.
refusal-no-such-choice = This choice does not exist now.
refusal-cannot-produce = This trade cannot produce now.
refusal-no-place-to-fill = There is no such free place.
refusal-no-birth = This would bring no birth.
refusal-no-such-ship = This ship is not on the map.
refusal-no-such-token = You cannot drop such a token now.
refusal-cannot-learn = No noble of yours can learn this trade now.
refusal-no-such-objective = There is no such secret objective.
refusal-not-your-token = { NAME($token) } is not on an objective of yours.
refusal-no-such-idol = The { NAME($idol) } cannot be used now.
refusal-hex-out-of-order = { $place } is out of order: hexes are named in ascending order.
refusal-no-birth-here = No birth { NAME($place, form: "at") }.
refusal-not-food = This cannot be eaten: { NAME($resource) }.
refusal-would-starve = Eat smaller portions first: after { NAME($resource) } the rest would not feed everybody.
refusal-cannot-deliver = You cannot deliver these { $units } units.
refusal-not-in-ring = { $place } is not in the ring in question.
refusal-not-hit = { $place } is not hit, or already protected.
refusal-not-occupied = You do not occupy { $place }.
refusal-no-such-protection = A hex cannot be protected this way: { NAME($means) }.
refusal-not-nearest = The island of { $place } is not a target.
refusal-not-a-target = { $place } is not attacked.
refusal-no-such-fort = { $place } is not a fort that can be chosen.
refusal-no-combat-here = There is no combat { NAME($place, form: "at") }.
refusal-cannot-reroute = Only the emissary, once, with an empty depot, moves a ship.
refusal-not-on-volcano = Conquistadors do not stay on a volcano.
refusal-may-not-enter = Conquistadors may not enter { $place } now.
refusal-not-beaten = { $seat } was not beaten, or has no prisoners.
refusal-option-text = This option is a name.
refusal-red-tiles-even = The number of red tiles is even.
refusal-red-tiles = { $red } red tiles do not fit this layout; an even number up to { $most } does.
refusal-red-tiles-differ = The board must have { $red } red tiles.
refusal-modes-list = A list of modes, in this order: { $allowed }.
refusal-domination-needs-two = Domination needs two players.
refusal-traitor-needs-domination = The traitor belongs to Domination.
refusal-campaign-fixes = The campaign game { $campaign } fixes the option { $option }.
refusal-data-file = There is no data file { $file }; there are: { $allowed }.
refusal-data-field = The data file { $file } lacks a good “{ $field }”.
refusal-data-reference = The data file { $file } names { $name }, which does not exist.
refusal-idol-without-wall = The data file { $file } says of { $card } that only one of wall and idol protects; both do, or neither.
refusal-board-field = The board lacks a good “{ $field }”.
refusal-wreck-open = The half-wreck { NAME($place, form: "at") } faces no other half.
refusal-volcanoes-touch = The volcano { NAME($place, form: "at") } touches another one.
refusal-terrain-off-sea = { $place } is not a sea hex that terrain may cover.
refusal-terrain-count = The setup card asks for { $count } × { NAME($terrain) }.
refusal-island-volcanoes = The island of { $place } has { $count } volcanoes instead of one.
refusal-island-terrain = The island of { $place } lacks a kind of terrain.
refusal-no-tiling = No arrangement of these ocean tiles fits.
refusal-no-board = No board can be made of these tiles.
refusal-terrain-too-much = The islands cannot hold so much terrain.

## What a move means

means-pays = { NAME($what) } −{ $units }
means-gets = { NAME($what) } +{ $units }
means-price = Price: { $units } { NAME($what) }
means-saves = Units of the price that you need not pay: { $units }
means-prisoners = Prisoners: +{ $number }
means-prisoners-fewer = Prisoners: −{ $number }
means-animals-more = { NAME($animal) }: +{ $number }
means-animals-fewer = { NAME($animal) }: −{ $number }, { $left } left
means-die = { $nobles ->
    [0] Your villagers who die: { $villagers }
   *[other] { $villagers ->
        [0] Your nobles who die: { $nobles }
       *[other] Your people who die: villagers { $villagers }, nobles { $nobles }
    }
}
means-die-of-hunger = Your villagers who starve: { $deaths }
means-die-of-cold = Your villagers who find no cave and freeze: { $deaths }
means-villagers-more = Villagers: +{ $villagers }
means-villagers-fewer = Villagers: −{ $villagers }
means-others-die = People of { $seat } who die: { $natives }
means-holds = You control this building: { NAME($building) }
means-holds-no-more = You no longer control this building: { NAME($building) }
means-conquistadors-more = Conquistadors on the map: +{ $conquistadors }
means-cube = Cube: once, and it comes back next era. Cubes left: { $left }
means-cylinder = Cylinder: twice, and it leaves the game. Cylinders left: { $left }
means-trade-learned = Your tribe learns a trade: { NAME($trade) }
means-invention = Invention: { NAME($invention) }, and one more cylinder
means-yields-villager = From now on, { NAME($what) }: 1 for each villager at work
means-yields-building = From now on, { NAME($what) }: 1 for each building
means-yields-goat_alive = From now on, { NAME($what) }: 1 for each living goat
means-yields-slaughter = From now on, { NAME($what) }: 1 for each animal slaughtered
means-preserves = From now on what would spoil can be preserved: { NAME($what) } → { NAME($product) }
means-cave-built = The caves shelter { $villagers } villagers at the end of an era
means-idols = Idols drawn: { $number }
means-points = Points: { $points }
means-points-other = Points of { $seat }: { $points }
means-offered = { NAME($god) }’s card: { $number } filled, { $free } still free
means-calmer = { NAME($god) } calms down: the radius of its wrath is { $radius }
means-angrier = { NAME($god) } grows angrier: the radius of its wrath is { $radius }
means-in-danger = Your people in the way of the events ahead: { $people }
means-less-danger = Your people still in the way of the events ahead: { $people }
means-era-ends = The era ends
means-game-won = The game ends: you win
means-game-lost = The game ends: you lose
means-founds = { NAME($building) }. Trade of your villagers there: { NAME($trade) }
means-animals-alone = Nobody stays with them, so they return to Nature: { $number } × { NAME($animal) }
means-animals-later = Two animals will live in it: { NAME($animal) }
means-splits = Villagers: { NAME($first) } { $here }, { NAME($second) } { $there }
means-births = Two in one building have a child every era. Such buildings: { $births }
means-no-births = Nowhere two together: no children
means-idle-building = Without a villager nobody works there: { NAME($building) }
means-seer-tibiabin = She tells where the disasters of this era strike
means-seer-tamonante = She tells what the catastrophes of this era do
means-token-gain = Points at the end for whoever meets your objective best: { $points }
means-token-loss = Points at the end for whoever meets your objective best: −{ $points }
means-explores = Up to { $moves } moves, then you collect, build, barter or make offerings
means-idol = { $effect ->
    [produce_as_cube] One production of a trade you know
    [anger_minus_1_and_draw] One god grows less angry, and you draw another idol
    [complete_one_type] Fills all free places of one kind on a god’s card
    [explore_as_cube] One exploration without a marker
    [move_god_standee] Moves a god to another volcano
    [reproduce_villagers_or_livestock] Births at once, of your villagers or of your animals
    [remove_ship] One ship stays away this era
    [remove_up_to_2_tokens] You discard one or two raw tokens
    [learn_trade_now] A noble learns a trade at once
    [discard_secret_objective] Cancels a secret objective
    [see_objective_swap_token] You look at a secret objective and may swap tokens
   *[other] You use the idol
}
means-idol-spent = The idol is used up and lies open
means-market-capacity = Containers hold everything: your preserved goods no longer overflow
means-market-wall = A wall that you place at once: it stops attacks and many catastrophes
means-market-idol = You draw an idol
means-works = Buildings at work: { $buildings }, villagers in them: { $villagers }
means-passes = No more turns for you in this era
means-markers-unused = Not used: cubes { $cubes }, cylinders { $cylinders }
means-will-starve = As things stand, villagers who starve at the end of the era: { $deaths } (rations { $rations } for { $villagers })
means-will-die = As things stand, people of yours who die in { $event ->
    [eruption] the eruption
   *[tsunami] the tsunami
}: { $people }
means-dies-out = { $mode ->
    [domination] No villager of yours would be left: your tribe would be out of the game
   *[alliance] No villager of yours would be left: the game would be lost for all
}
means-conditions-open = The last era. Conditions that do not hold yet: { $number } of { $conditions }
means-will-eat = Enough to eat at the end of the era: rations { $rations } for { $villagers } villagers
means-will-freeze = As things stand, villagers without a cave who freeze: { $deaths } (your caves shelter { $housed })
means-keeps-fresh = Preserved food does not spoil
means-preserves-nothing = You preserve nothing
means-herd-breeds = Left there: { $left }; two or more have young at the end of the era
means-herd-ends = Left there: { $left }; too few to have young
means-appeases = { NAME($god) } is appeased by one step
means-fills = Fills all places for { NAME($what) } on { NAME($god) }’s card, from the supply
means-fertility-villagers = One child in each building of yours with two villagers
means-fertility-livestock = One young animal in each building of yours with two animals
means-moves-left = Moves left after this: { $moves }
means-marches = Conquistadors on the march: { $conquistadors }
means-lost-reconquest = Conquistadors { $enemies }, your weapons { $weapons }: all of your people there die ({ $natives })
means-fight = A fight: conquistadors { $enemies }, your people { $natives }, your weapons { $weapons }. It takes one of your people and one weapon for each of them
means-wins-fort = You win the fort; prisoners: { $enemies }
means-token-there-wood = A wood token lies there
means-token-there-clay = A clay token lies there
means-token-there-ore_start = An ore token lies there
means-token-there-ore_volcanic = A volcanic token lies there
means-launch-canoe = The canoe is there already
means-launch-wood = A new canoe for 1 wood; it stays on the map for everybody
means-launch-gift = A canoe of your tribe, free of charge
means-repels = Enough weapons: the attack is beaten off and they become prisoners
means-still-missing = Weapons still missing: { $missing }. If they are not found, all people there die
means-arms = Weapons spent: { $weapons }
means-attacked = Conquistadors who attack: { $enemies }
means-wall-holds = The wall holds: the attack fails
means-defends = { $who ->
    [me] Your people there: { $natives }, your weapons: { $weapons }
   *[other] People of { $seat } there: { $natives }, weapons: { $weapons }
}
means-attacks-island = All buildings of the island are attacked
means-lives-there = { $who ->
    [me] Your people there: { $natives }
   *[other] People of { $seat } there: { $natives }
}
means-collects-wood = You turn the wood token over
means-collects-clay = You turn the clay token over
means-collects-ore_start = You turn the ore token over
means-collects-ore_volcanic = You turn the volcanic token over
means-puts = You would give: { NAME($what) }
means-wants = You would get: { NAME($what) }
means-barters = You propose an exchange to { $seat }: as many units for as many
means-dowry-pays = You pay { $units } units, a villager of { $seat } joins you
means-dowry-receives = { $seat } pays you { $units } units, one of your villagers leaves
means-dowry-neutral = You pay { $units } units, the neutral villager joins you
means-feeds = Feeds { $fed }; then hungry: { $hungry }
means-leftovers = Rations left over that spoil: { $rations }
means-villagers-there = Villagers there afterwards: { $villagers }
means-protects = This hex is spared; it costs { NAME($means) }
means-delivers = The seers speak at the start of the next era
means-do-embark = They board a canoe; next you choose where it starts
means-do-sail = The canoe sails in a straight line and stays there
means-do-ashore = All in the canoe land here
means-do-stop = No more moves in this exploration
means-do-done = No more actions in this exploration
means-do-end = Your turn ends; you have another one later in this era
means-do-sell = The idol goes; you take one unit of any resource for it
means-do-devotion = An offering without noble or volcano, and more units from the supply
means-do-send = Your partner accepts or refuses
means-do-cancel = Nothing is exchanged
means-do-accept = The exchange takes place
means-do-refuse = Nothing is exchanged
means-do-offer = You give the gods units that their cards ask for
means-do-finish = You give no more
means-do-objective = You keep this one in secret; the other is discarded
means-do-reroute = The ship starts from another trench
means-do-wreck = The ship stays away this era
means-do-drop = The raw token leaves the game
means-do-annul = Nobody scores this objective any more
means-do-look = You see the objective; its owner knows that you do
means-do-swap = The two tokens change places
means-do-decline = You leave it as it is
means-do-enough = You do no more here
means-do-repel = The idol of protection beats the attack off and is used up
means-do-stand = You keep the idol and fight with weapons
means-do-redeploy = One conquistador goes to this fort
means-do-release = One prisoner goes to this fort
means-do-assault = This fight comes next
means-do-free = The prisoners of this tribe are yours again
means-do-chief = The chief joins this fort; he must live
means-do-betray = You join the conquistadors: your tribe, its goods and points leave the game
means-do-fight = You fight for the fort
means-do-raise = Land rises here
means-do-ore = A volcanic token is laid here
means-do-neutral = Nobody owns it; a dowry wins its villager
means-do-fort = The conquistadors land here; their forts grow every era
means-do-wall = It stops attacks here, and many catastrophes
means-do-relocate = The god strikes around this volcano
means-do-give = Fills one place of the god’s card
means-do-bonus = Fills one place from the supply
means-do-part = The villager leaves this place
means-do-settle = The villager moves in here
means-do-build = A building free of charge; a villager there controls it
means-do-gather = The animals come from Nature into this building
means-do-discount = This unit need not be paid
## Hints: after "It"

reason-villagers = keeps about { $count ->
    [one] one villager
   *[other] { $count } villagers
} more alive
lack-villagers = keeps about { $count ->
    [one] one villager
   *[other] { $count } villagers
} fewer alive
reason-nobles = keeps about { $count ->
    [one] one noble
   *[other] { $count } nobles
} more alive
lack-nobles = keeps about { $count ->
    [one] one noble
   *[other] { $count } nobles
} fewer alive
reason-survival = makes it likelier that villagers and nobles live through the era
lack-survival = makes it less likely that villagers and nobles live through the era
reason-homes = gives the villagers about { $count ->
    [one] one building
   *[other] { $count } buildings
} more
lack-homes = gives the villagers about { $count ->
    [one] one building
   *[other] { $count } buildings
} fewer
reason-pairs = prepares about { $count ->
    [one] one birth
   *[other] { $count } births
} more for the next era
lack-pairs = prepares about { $count ->
    [one] one birth
   *[other] { $count } births
} fewer for the next era
reason-animals = leads to about { $count ->
    [one] one animal
   *[other] { $count } animals
} more
lack-animals = leads to about { $count ->
    [one] one animal
   *[other] { $count } animals
} fewer
reason-trade = makes it possible to learn a trade ({ $places })
lack-trade = does not help to learn a trade ({ $places })
reason-invention = makes an invention possible ({ $places })
lack-invention = does not lead to an invention ({ $places })
reason-cave = makes a second cave possible
lack-cave = does not lead to a second cave
reason-idols = brings about { $count ->
    [one] one idol
   *[other] { $count } idols
} more
lack-idols = brings about { $count ->
    [one] one idol
   *[other] { $count } idols
} fewer
reason-prisoners = brings about { $count ->
    [one] one prisoner
   *[other] { $count } prisoners
} more
lack-prisoners = brings about { $count ->
    [one] one prisoner
   *[other] { $count } prisoners
} fewer
reason-cylinders = keeps about { $count ->
    [one] one cylinder
   *[other] { $count } cylinders
} more
lack-cylinders = keeps about { $count ->
    [one] one cylinder
   *[other] { $count } cylinders
} fewer
reason-weapons = leaves about { $count ->
    [one] one weapon
   *[other] { $count } weapons
} more
lack-weapons = leaves about { $count ->
    [one] one weapon
   *[other] { $count } weapons
} fewer
reason-wood = leaves about { $count ->
    [one] one unit of wood
   *[other] { $count } units of wood
} more for canoes
lack-wood = leaves about { $count ->
    [one] one unit of wood
   *[other] { $count } units of wood
} fewer for canoes
reason-fire = leaves about { $count ->
    [one] one unit
   *[other] { $count } units
} more to burn for the seers
lack-fire = leaves about { $count ->
    [one] one unit
   *[other] { $count } units
} fewer to burn for the seers
reason-raw = leaves about { $count ->
    [one] one unit of clay or stone
   *[other] { $count } units of clay or stone
} more
lack-raw = leaves about { $count ->
    [one] one unit of clay or stone
   *[other] { $count } units of clay or stone
} fewer
reason-goods = leaves about { $count ->
    [one] one unit
   *[other] { $count } units
} more that does not spoil
lack-goods = leaves about { $count ->
    [one] one unit
   *[other] { $count } units
} fewer that do not spoil
reason-larder = stores about { $count ->
    [one] one ration
   *[other] { $count } rations
} more for the next era
lack-larder = stores about { $count ->
    [one] one ration
   *[other] { $count } rations
} fewer for the next era
reason-famine = feeds about { $count ->
    [one] one villager
   *[other] { $count } villagers
} more in the next era
lack-famine = feeds about { $count ->
    [one] one villager
   *[other] { $count } villagers
} fewer in the next era
reason-seers = brings enough fire to hear { $have ->
    [one] one seer
   *[other] { $have } seers
} in the next era instead of { $than }
lack-seers = brings enough fire to hear { $than ->
    [0] no seer
    [one] one seer
   *[other] { $than } seers
} in the next era instead of { $have }
reason-anger = keeps the anger of { $places } lower ({ $have } instead of { $than })
lack-anger = lets the anger of { $places } rise ({ $than } instead of { $have })
reason-gifts = gives more to { $places }
lack-gifts = gives less to { $places }
reason-conquistadors = leaves about { $count ->
    [one] one conquistador
   *[other] { $count } conquistadors
} fewer on the map
lack-conquistadors = leaves about { $count ->
    [one] one conquistador
   *[other] { $count } conquistadors
} more on the map
reason-traitor = puts about { $count ->
    [one] one conquistador
   *[other] { $count } conquistadors
} more on the map for you
lack-traitor = puts about { $count ->
    [one] one conquistador
   *[other] { $count } conquistadors
} fewer on the map for you
reason-doom = averts the doom that an angry god brings
lack-doom = does not avert the doom that an angry god brings
reason-control = makes it likelier to keep control of the archipelago ({ $have } % against { $than } %)
lack-control = makes it less likely to keep control of the archipelago ({ $than } % against { $have } %)
reason-home = makes it likelier that every tribe has a building in the end
lack-home = makes it less likely that every tribe has a building in the end
reason-mission = brings the mission nearer ({ $have } % against { $than } %)
lack-mission = brings the mission less near ({ $than } % against { $have } %)
reason-victory = makes winning more likely
lack-victory = makes winning less likely
reason-score = brings about { $count ->
    [one] one point
   *[other] { $count } points
} more this era
lack-score = brings about { $count ->
    [one] one point
   *[other] { $count } points
} fewer this era
reason-points-monopoly = brings about { $count ->
    [one] one point
   *[other] { $count } points
} more at the end by not having most raw tokens
lack-points-monopoly = brings about { $count ->
    [one] one point
   *[other] { $count } points
} fewer at the end by not having most raw tokens
reason-points-idols = brings about { $count ->
    [one] one point
   *[other] { $count } points
} more for contribution idols
lack-points-idols = brings about { $count ->
    [one] one point
   *[other] { $count } points
} fewer for contribution idols
reason-points-nobles = brings about { $count ->
    [one] one point
   *[other] { $count } points
} more for nobles alive
lack-points-nobles = brings about { $count ->
    [one] one point
   *[other] { $count } points
} fewer for nobles alive
reason-points-common = brings about { $count ->
    [one] one point
   *[other] { $count } points
} more for common objectives
lack-points-common = brings about { $count ->
    [one] one point
   *[other] { $count } points
} fewer for common objectives
reason-points-secret = brings about { $count ->
    [one] one point
   *[other] { $count } points
} more for secret objectives
lack-points-secret = brings about { $count ->
    [one] one point
   *[other] { $count } points
} fewer for secret objectives
reason-goal-learn-trade = helps every tribe to learn a trade
lack-goal-learn-trade = does not help every tribe to learn a trade
reason-goal-first-fort = leads to the first fort being retaken
lack-goal-first-fort = does not lead to the first fort being retaken
reason-goal-all-trades = helps every tribe to know all trades
lack-goal-all-trades = does not help every tribe to know all trades
reason-goal-level-two = helps every tribe to a second invention of a trade
lack-goal-level-two = does not help every tribe to a second invention of a trade
reason-site-struck = chooses a place that gods seldom strike ({ $have } % against { $than } %)
lack-site-struck = chooses a place that gods strike more often ({ $than } % against { $have } %)
reason-site-raided = chooses an island that { $have ->
    [0] no ship reaches first
    [one] ships reach first from one trench
   *[other] ships reach first from { $have } trenches
}, not from { $than }
lack-site-raided = chooses an island that ships reach first from { $than ->
    [one] one trench
   *[other] { $than } trenches
}, not from { $have }
reason-site-land = chooses a larger island ({ $have } hexes instead of { $than })
lack-site-land = chooses a smaller island ({ $than } hexes instead of { $have })
reason-site-apart = spreads the tribe over two islands
lack-site-apart = leaves the whole tribe on one island
reason-site-rivals = keeps away from rivals
lack-site-rivals = settles beside rivals

amount-fish = { $number } fresh fish
amount-manure = { $number } manure
amount-milk = { $number } milk
amount-figs = { $number ->
    [one] { $number } fig
   *[other] { $number } figs
}
amount-salt = { $number } salt
amount-ham = { $number ->
    [one] { $number } ham
   *[other] { $number } hams
}
amount-horns = { $number ->
    [one] { $number } horn
   *[other] { $number } horns
}
amount-goat_meat = { $number } goat meat
amount-straw = { $number } straw
amount-cereals = { $number } cereals
amount-smoked_fish = { $number } smoked fish
amount-salted_meat = { $number } salted meat
amount-cheese = { $number ->
    [one] { $number } cheese
   *[other] { $number } cheeses
}
amount-flour = { $number } toasted flour
amount-wood = { $number } wood
amount-clay = { $number } clay
amount-stone = { $number ->
    [one] { $number } stone
   *[other] { $number } stones
}
amount-obsidian = { $number } obsidian
amount-pig = { $number ->
    [one] { $number } pig
   *[other] { $number } pigs
}
amount-goat = { $number ->
    [one] { $number } goat
   *[other] { $number } goats
}
amount-villager = { $number ->
    [one] { $number } villager
   *[other] { $number } villagers
}
amount-noble = { $number ->
    [one] { $number } noble
   *[other] { $number } nobles
}
amount-prisoner = { $number ->
    [one] { $number } prisoner
   *[other] { $number } prisoners
}
resource-fish = fresh fish
resource-manure = manure
resource-milk = milk
resource-figs = figs
resource-salt = salt
resource-ham = ham
resource-horns = horns
resource-goat_meat = goat meat
resource-straw = straw
resource-cereals = cereals
resource-smoked_fish = smoked fish
resource-salted_meat = salted meat
resource-cheese = cheese
resource-flour = toasted flour
resource-wood = wood
resource-clay = clay
resource-stone = stone
resource-obsidian = obsidian
resource-pig = pig
    .object = a pig
resource-goat = goat
    .object = a goat
building-dock = fishing dock
    .object = a fishing dock
building-sty = sty
    .object = a sty
building-pen = goat pen
    .object = a goat pen
building-field = field
    .object = a field
building-fort = fort
    .object = a fort
trade-fisher = fisher
trade-swineherd = swineherd
trade-shepherd = shepherd
trade-farmer = farmer
invention-salting_tub = salting tub
invention-smokehouse = smokehouse
invention-knife = knife
invention-saltworks = saltworks
invention-dagger = dagger
invention-cheese_press = cheese press
invention-plough = plough
invention-mill = mill
god-acoran = Acoran
god-moneiba = Moneiba
# What people call the hexes. Attributes are the forms that sentences need: where, whither, whence, of what, what.
hex = ({ $q }; { $r })
    .at = on ({ $q }; { $r })
place-way = { $way ->
    [e] in the east
    [ne] in the north-east
    [n] in the north
    [nw] in the north-west
    [w] in the west
    [sw] in the south-west
    [s] in the south
    [se] in the south-east
   *[middle] in the middle
}
place-towards = { $way ->
    [e] east
    [ene] east-north-east
    [ne] north-east
    [n] north
    [nw] north-west
    [wnw] west-north-west
    [w] west
    [wsw] west-south-west
    [sw] south-west
    [s] south
    [se] south-east
   *[ese] east-south-east
}
place-by = { $by ->
    [trench] trench { $at }
   *[volcano] volcano { $at }
}
place-off = { $steps ->
    [1] { place-towards } of { place-by }
   *[other] { $steps } hexes { place-towards } of { place-by }
}
place-away = { $order ->
    [0] { place-off }
   *[other] { place-off } ({ $order })
}
place-where = { $by ->
    [island] { $way ->
        [none] of island { $at }
       *[other] { place-way } of island { $at }
    }
   *[other] { place-away }
}
place-forest = the forest { place-where }
    .at = in the forest { place-where }
place-coast = the coast { place-where }
    .at = on the coast { place-where }
place-mountain = the mountain { place-where }
    .at = on the mountain { place-where }
place-sea = the sea { place-away }
    .at = on the sea { place-away }
place-volcano = volcano { $number }
    .at = on volcano { $number }
place-trench = trench { $number }
    .at = at trench { $number }
word-cube = cube
    .object = a cube
word-cylinder = cylinder
    .object = a cylinder
word-canoe = the canoe there
word-gift = the free canoe
word-good = from the stock
word-animal = an animal
word-prisoner = a prisoner
word-villager = sacrifice of a villager
word-noble = sacrifice of a noble
word-villagers = villagers
word-livestock = livestock
word-pay = I pay
    .told = as the payer
word-receive = I receive
    .told = as the receiver
word-chief = with the chief
word-idol = an idol of protection
seer-tibiabin = Tibiabin (where)
seer-tamonante = Tamonante (what)
disaster-acoran = Acoran’s wrath
disaster-moneiba = Moneiba’s wrath
disaster-eruption = eruption
disaster-tsunami = tsunami
ship-white = white ship
ship-grey = grey ship
ship-black = black ship
catastrophe-fire = fire
catastrophe-tibicenas = Tibicenas
catastrophe-guayota = Guayota
catastrophe-earthquake = earthquake
catastrophe-drought = drought
catastrophe-san_borondon = San Borondón
catastrophe-hurricane = hurricane
catastrophe-tornado = tornado
catastrophe-locusts = locusts
catastrophe-plague = plague
idol-production = idol of production
idol-appeasement = idol of appeasement
idol-protection = idol of protection
idol-offering_acoran = idol of offering (Acoran)
idol-offering_moneiba = idol of offering (Moneiba)
idol-offering_acoran_moneiba = idol of offering (both gods)
idol-movement = idol of movement
idol-relocation = idol of relocation
idol-fertility = idol of fertility
idol-shipwreckers = idol of the shipwreckers
idol-raw_materials = idol of raw materials
idol-learning = idol of learning
idol-contribution = idol of contribution
idol-cancellation = idol of cancellation
idol-clairvoyance = idol of clairvoyance
market-great_capacity = Great capacity
market-wall_1 = Wall
market-wall_2 = Wall
market-idol_1 = Idol
market-idol_2 = Idol
market-idol_3 = Idol
market-idol_4 = Idol
objective-most_dock = Most docks
objective-most_sty = Most sties
objective-most_pen = Most goat pens
objective-most_field = Most fields
objective-most_smoked_fish = Most smoked fish
objective-most_salted_meat = Most salted meat
objective-most_cheese = Most cheese
objective-most_flour = Most flour
objective-most_horns = Most horns
objective-most_salt = Most salt
objective-most_manure = Most manure
objective-most_straw = Most straw
objective-fewest_pig = Fewest pigs
objective-fewest_goat = Fewest goats
objective-fewest_prisoner = Fewest prisoners
objective-fewest_villager = Fewest villagers
objective-fewest_idols = Fewest idols
objective-fewest_market = Fewest market cards
traitor-jailer = Jailer
traitor-missionary = Missionary
traitor-liberator = Liberator
traitor-emissary = Emissary
traitor-leader = Leader
anger-yellow = calm
anger-orange_1 = vexed
anger-orange_2 = angry
anger-red_1 = furious
anger-red_2 = raging
anger-doom = doom
terrain-sea = sea
terrain-trench = trench
terrain-volcano = volcano
terrain-forest = forest
terrain-coast = coast
terrain-mountain = mountain

points-track = contribution track
points-monopoly-wood = most wood tokens
points-monopoly-clay = most clay tokens
points-monopoly-ore = most ore tokens
points-idols = contribution idols
points-nobles = nobles alive
points-common = { NAME($card) }
points-secret = secret objective: { NAME($card) }
lost-points-common = another tribe has drawn level or gone ahead
prospect-fort = a fort retaken ({ $left } on the map)
prospect-offering = most offerings to { NAME($god) } this era: this tribe has { $count }, the best other { $most }
prospect-seers = { $left } units of fire for the seers, at the end of the era
prospect-common = { NAME($card) }
prospect-secret = secret objective: { NAME($card) }
goal-win-together = Win together: every condition holds at the end
goal-win-together-how = Keep every tribe alive, the gods calm and the conquistadors few. One condition that fails loses the game for all.
goal-most-points = Most points of the surviving tribes
goal-most-points-how = Offerings, forts retaken and objectives bring points. But all lose if the conquistadors are too many.
goal-food = This era: rations for the villagers
goal-food-how = At the end of the era every villager eats a ration, children of this era too; who gets none dies. Produce food before you pass.
goal-shelter = This era: villagers in the caves
goal-shelter-how = At the end of the era the caves of the tribe shelter no more villagers than this; the others freeze. A second cave shelters more.
goal-danger = This era: people in danger
goal-danger-how = Where an event strikes, people may die. Lead them away in time, build walls, or calm the gods. Events whose place nobody knows yet are not counted.
goal-nobles = A noble alive in the tribe
goal-nobles-how = Keep a noble out of reach of disasters, and never send the last one into a fight that may be lost.
goal-villagers = A villager alive in the tribe
goal-villagers-how = Feed and house the villagers at the end of the era, and keep them out of danger zones. Births bring more.
goal-building = A building under control of the tribe
goal-building-how = A building is yours while your villagers stand in it. Build with a noble, or let villagers move in.
goal-control = Conquistadors on the map
goal-control-how = With { $natives } natives on the map there may not be more conquistadors than this at the end. Retake forts; births raise the limit.
goal-mission-inventors = Mission: at least { $number } inventions in every tribe
goal-mission-inventors-how = Develop inventions of your trades. The starting ones count.
goal-mission-warriors = Mission: at least { $number } prisoners in every tribe
goal-mission-warriors-how = Retake forts with weapons: the conquistadors there become prisoners.
goal-mission-breeders = Mission: at least { $number } animals in the buildings of every tribe
goal-mission-breeders-how = Gather livestock into sties and pens that you control, and let it breed.
goal-mission-planners = Mission: at least { $number } kinds of preserved food in every tribe
goal-mission-planners-how = Inventions of level 2 preserve food when you produce. Keep a unit of each kind.
goal-mission-fertile = Mission: at least { $number } villagers in every tribe
goal-mission-fertile-how = Two villagers in one building have a child at the end of the era. Feed and house them.
goal-learn-trade = A trade learned by the tribe
goal-learn-trade-how = At the end of the era a noble learns the trade of the building where he stands beside natives who know it.
goal-first-fort = The first fort is retaken
goal-first-fort-how = Let natives walk into the fort, armed with as many weapons as there are conquistadors.
goal-all-trades = Four trades known by the tribe
goal-all-trades-how = At the end of the era a noble learns the trade of the building where he stands beside natives who know it.
goal-level-two = An invention of level 2 in the tribe
goal-level-two-how = Develop the first invention of a trade, then the second.
goal-anger = Anger of { NAME($god) }
goal-anger-how = Complete the offerings of the era to calm the god. On the space of doom all lose.
goal-common = { NAME($card) }
goal-common-how = The best surviving tribes get points for this at the end.
goal-secret = Secret objective: { NAME($card) }
goal-secret-how = Points at the end for the best surviving tribes, whoever holds the card: { $points }.
goal-traitor = Conquistadors for the traitor
goal-traitor-how = With so many conquistadors on the map at the end the traitor wins alone.
goal-eras = Era
goal-eras-how = After the last era the game is over.
common-explorers = Explorers: greatest distance between two own buildings
common-specialists = Specialists: most buildings of one kind
common-worshippers_island = Worshippers: most buildings on the largest island
common-jack_of_all_trades = Jacks of all trades: most kinds of building occupied
common-owners = Owners: most buildings
common-settlers = Settlers: largest connected group of hexes
common-sages = Sages: most trades known
common-worshippers_volcano = Worshippers: most natives on volcanoes
common-travellers = Travellers: most islands occupied
common-engineers = Engineers: most inventions of level 2

tindaya-era = Era { $era } of { $eras }
tindaya-seat = seat
tindaya-points = points
tindaya-depot = cubes/cylinders
tindaya-trades = trades and inventions
tindaya-stock = stock
tindaya-prisoners = prisoners { $number }
tindaya-idols = idols { $number }
tindaya-hand = Your idols: { $idols }
tindaya-objectives = Your objectives: { $objectives }
tindaya-waste = waste { $number }
tindaya-passed = passed
tindaya-traitor = traitor ({ $card })
tindaya-mountain = Mount Tindaya
tindaya-anger = { $god }: { $space }, radius { $radius }
tindaya-asked = asks { $places }
tindaya-events = Ahead
tindaya-where = { NAME($place, form: "at") }
tindaya-where-unknown = place unknown
tindaya-what-unknown = card unknown
tindaya-nature = Nature: { $pigs } pigs, { $goats } goats
tindaya-market = Market: { $cards }
tindaya-mission = Mission: { $mission }
tindaya-common = Common objectives: { $blue }, { $green }
tindaya-legend = first sign: terrain or building; then natives by seat, C conquistadors, c canoe, # wall, ! danger

## What luck brought

luck-first = the starting player
luck-board = the layout of the archipelago
luck-tribe = the tribes
luck-offering = the offerings demanded
luck-event = the event card
luck-mission = the mission
luck-blue = the blue objective
luck-green = the green objective
luck-objectives = the secret objectives
luck-fort = the island of the first fort
luck-ship = the trenches of the ships
luck-prophecy = the prophecy of Tibiabin
luck-catastrophe = the catastrophes announced
luck-idol = the idols drawn
luck-token = the token turned over
luck-traitor = the traitor’s card
