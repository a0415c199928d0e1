### Tindaya on the page.

## Moves as offers

do-found = { $count ->
    [0] Found a building
   *[other] Found { NAME($a, form: "object") } { NAME($b, form: "at") }
}
do-split = { $a } in the first building
do-neutral = The neutral { NAME($a) } { NAME($b, form: "at") }
do-fort = The fort { NAME($a, form: "at") }
do-seer = Listen to { $a }
do-objective = Keep: { $a }
do-token = Lay { $a }
do-develop = { $count ->
    [0] Develop…
   *[other] Develop the { NAME($a) }’s trade with { NAME($b, form: "object") }
}
do-discount = Save { NAME($a, form: "object") }
do-produce = { $count ->
    [0] Produce…
   *[other] Produce as a { NAME($a) }, with { NAME($b, form: "object") }
}
do-slaughter = { $b ->
    [0] Slaughter no animal { NAME($a, form: "at") }
    [one] Slaughter { $b } animal { NAME($a, form: "at") }
   *[other] Slaughter { $b } animals { NAME($a, form: "at") }
}
do-preserve = { $a ->
    [0] Preserve nothing
    [one] Preserve { $a } unit
   *[other] Preserve { $a } units
}
do-cave = { $count ->
    [0] Open the second cave…
   *[other] Open the second cave with { NAME($a, form: "object") }
}
do-explore = { $count ->
    [0] Explore…
   *[other] Explore with { NAME($a, form: "object") }
}
do-idol = { $count ->
    [0] Use an idol…
   *[other] Use the { NAME($a) }
}
do-sell = { $count ->
    [0] Sell an idol…
   *[other] Sell the { NAME($a) }
}
do-take = { $count ->
    [0] Take a resource
   *[other] Take { NAME($a, form: "object") }
}
do-buy = { $count ->
    [0] Buy at the market…
   *[other] Buy: { $a }
}
do-wall = The wall { NAME($a, form: "at") }
do-devotion = Offering out of devotion
do-reroute = { $count ->
    [0] Send a ship elsewhere…
   *[other] Send the { $a } to trench { $b }
}
do-end = End the turn
do-pass = Pass for the era
do-trade = { $count ->
    [0] Choose a trade
   *[other] { $a }
}
do-god = Appease { $a }
do-fill = { $a }: fill all places ({ $b })
do-relocate = { $a } to volcano { $b }
do-fertility = Births: { $a }
do-wreck = Wreck the { $a }
do-drop = { $count ->
    [0] Discard a raw token…
   *[other] Discard a raw token: { $a }
}
do-annul = Cancel an objective held by { SEAT($a) } ({ $b })
do-look = Look at an objective held by { SEAT($a) } ({ $b })
do-swap = Swap it for { $a }
do-decline = No, thank you
do-enough = That is enough
do-walk = { $count ->
    [0] Walk…
    [4] { $a } → { $b }: { $c }, { $d }
   *[other] { $a } → { $b }: { $c }
}
do-embark = { $count ->
    [0] Embark…
    [3] Embark { NAME($a, form: "at") }: { $b }, { $c }
   *[other] Embark { NAME($a, form: "at") }: { $b }
}
do-launch = { $count ->
    [0] Launch a canoe
   *[other] Launch { NAME($a, form: "at") }: { $b }
}
do-sail = Sail to { $a }
do-ashore = Land { NAME($a, form: "at") }
do-stop = Stop here
do-betray = Betray the archipelago
do-fight = Fight
do-arm = Spend: { $a }
do-collect = { $count ->
    [0] Collect raw materials…
   *[other] Collect { NAME($a, form: "at") }
}
do-barter = { $count ->
    [0] Barter…
   *[other] Barter with { SEAT($a) }
}
do-put = { $count ->
    [0] Put in…
   *[other] Put in { NAME($a, form: "object") }
}
do-want = { $count ->
    [0] Ask for…
   *[other] Ask for { NAME($a, form: "object") }
}
do-send = Propose this
do-cancel = No deal
do-accept = Accept
do-refuse = Refuse
do-offer = { $count ->
    [0] Make an offering…
   *[other] Make an offering { NAME($a, form: "at") }
}
do-give = { $count ->
    [0] Give…
    [4] Give { $a } { NAME($b, form: "object") }: { $c } ({ $d })
   *[other] Give { $a } { NAME($b, form: "object") }: { $c }
}
do-finish = End the offering
do-bonus = Add { NAME($b, form: "object") } for { $a }
do-build = { $count ->
    [0] Build…
   *[other] Build { NAME($a, form: "object") } { NAME($b, form: "at") }
}
do-gather = { $count ->
    [0] Gather livestock…
   *[other] { $b ->
        [one] Gather { $b } animal
       *[other] Gather { $b } animals
    } { NAME($a, form: "at") }
}
do-dowry = { $count ->
    [0] Dowry…
    [1] Pay a dowry { NAME($a, form: "at") }
   *[other] Dowry with { SEAT($a) }: { $b }
}
do-part = A villager leaves { $a }
do-settle = Settle { NAME($a, form: "at") }
do-done = Done
do-birth = Birth { NAME($a, form: "at") }
do-eat = Eat { NAME($a, form: "object") }
do-starve = A villager { NAME($a, form: "at") } starves
do-unhouse = A villager { NAME($a, form: "at") } freezes
do-raise = Raise { $a }
do-ore = Ore { NAME($a, form: "at") }
do-protect = { $count ->
    [0] Protect a hex…
   *[other] Protect { $a } with { NAME($b, form: "object") }
}
do-target = The island of { $a }
do-raid = They attack { $a }
do-repel = Repel them with the idol
do-stand = Keep the idol
do-deliver = { $count ->
    [0] Deliver fire…
   *[other] Deliver { NAME($a, form: "object") } and { NAME($b, form: "object") }
}
do-redeploy = From { $a } to { $b }
do-release = To the fort { NAME($a, form: "at") }
do-assault = Attack { $a }
do-free = Free the prisoners held by { SEAT($a) }
do-chief = The chief { NAME($a, form: "at") }

question-found = Place one of your two starting buildings on a lit hex. Fields and sties stand in forests, docks on coasts, pens on mountains.
question-split = How many of your { $villagers } villagers live in the building you placed first? The others live in the second.
question-explore = { $left ->
    [one] One move left.
   *[other] { $left } moves left.
} { $can ->
    [stop] Nobody can walk: stop.
    [walk] Choose who walks, then where to: a villager of yours stands where it may not stay.
    [embark-walk] Choose who walks, then where to: a villager of yours stands where it may not stay.
   *[other] Choose who walks, then where to; or stop.
}
question-optional = Your explorers have arrived. What do they do there? Choose “Done” when nothing is left.
question-offering = Your noble is on a volcano. Choose what to give the gods, one unit at a time.
question-birth = { $number ->
    [one] Where is the villager born?
   *[other] Where are the { $number } villagers born?
}
question-meal = { $hungry ->
    [one] One villager is hungry. What does it eat?
   *[other] { $hungry } villagers are hungry. What do they eat?
}
question-starve = { $deaths ->
    [one] One villager starves. Where?
   *[other] { $deaths } villagers starve. Where?
}
question-unhouse = { $deaths ->
    [one] One villager has no cave and freezes. Where?
   *[other] { $deaths } villagers have no cave and freeze. Where?
}
about-explore = Your people move over land and sea, then collect, build, barter or make offerings. A cube explores once and comes back next era; a cylinder explores twice and then leaves the game.
about-develop = An invention makes a trade yield more. A cube makes one invention and comes back next era; a cylinder makes both and then leaves the game.
about-produce = A trade brings goods from its buildings, and food for the end of the era. A cube produces once and comes back next era; a cylinder produces twice and then leaves the game.
about-cave = A cube comes back next era; a cylinder leaves the game and is no better here.
about-walk = Choose the hex they leave, the hex they go to, and who goes.
about-give = Choose a god, what it gets, and where it comes from.
question-turn = { $left ->
    [one] What next? One more action this turn.
   *[other] What now? { $left } actions this turn.
}
question-reconquest = Fight for { $place }. To beat { $enemies ->
    [one] one conquistador
   *[other] { $enemies } conquistadors
} you need as many natives there and as many weapons. You have { $natives ->
    [one] one native
   *[other] { $natives } natives
} there and { $weapons ->
    [one] one weapon
   *[other] { $weapons } weapons
}. What do you spend?
warning-lost-reconquest = Certain defeat: { $enemies ->
    [one] one conquistador
   *[other] { $enemies } conquistadors
} against { $natives ->
    [one] one native
   *[other] { $natives } natives
} with { $weapons ->
    [0] no weapon
    [one] one weapon
   *[other] { $weapons } weapons
}. { $natives ->
    [one] Your native dies.
   *[other] All { $natives } of yours die.
}
question-defence = Two conquistadors attack { $place }. { $spent ->
    [0] To beat them the natives there ({ $natives }) must spend two weapons.
   *[other] { SEAT($ally) } has already spent one weapon; one more beats them.
} You have { $weapons ->
    [one] one weapon
   *[other] { $weapons } weapons
}. What do you spend?
question-combat-arms = Combat { NAME($place, form: "at") }: { $missing ->
    [one] one weapon is
   *[other] { $missing } weapons are
} still missing. What do you spend?
question-deliver = Give the seers { $units } units of fire (manure, wood, straw)? Then they foretell the next era.
question-objective = Keep one of the two secret objectives: it counts at the end.
question-token = Lay a token on your objective: its points go to whoever meets it best at the end.
question-barter = Put together an exchange with { SEAT($partner) }, then propose it.
question-dowry = Name the three units of the dowry with { SEAT($partner) }, then propose it.

## The move itself tells these

event-idol-used = { "" }
event-idol-sold = { "" }
event-cave = Cost: { $loss }.
event-bought = Cost: { $loss }.
event-built = { "" }
event-delivered = { "" }
event-eaten = { "" }
event-taken = { "" }
event-armed = { "" }
event-collected = It yields { $gain }.
event-production = It yields { $gain }.

## Groups and numbers

tindaya-group-nobles = { $number ->
    [one] { $number } noble
   *[other] { $number } nobles
}
tindaya-group-villagers = { $number ->
    [one] { $number } villager
   *[other] { $number } villagers
}
tindaya-conquistadors = { $number ->
    [one] { $number } conquistador
   *[other] { $number } conquistadors
}
tindaya-animals = { $number ->
    [one] { $number } animal
   *[other] { $number } animals
}
tindaya-canoes = { $number ->
    [one] { $number } canoe
   *[other] { $number } canoes
}
tindaya-neutral = { $number ->
    [one] { $number } neutral villager
   *[other] { $number } neutral villagers
}
tindaya-arms = { $horns ->
    [0] { $obsidian ->
        [0] no weapons
       *[other] { $obsidian } × obsidian
    }
   *[other] { $obsidian ->
        [0] { $horns } × horns
       *[other] { $horns } × horns, { $obsidian } × obsidian
    }
}
tindaya-wall = wall
tindaya-token = raw token: { $kind }
tindaya-family-wood = wood
tindaya-family-clay = clay
tindaya-family-ore_start = ore
tindaya-family-ore_volcanic = volcanic ore
tindaya-letter-forest = F
tindaya-letter-coast = C
tindaya-letter-mountain = M
tindaya-letter-volcano = V
tindaya-token-number = token { $number }
tindaya-token-worth = { $token }: { $points }

## The map

tindaya-aim-alliance = Your aim: all together keep every tribe alive, soothe the gods with offerings, and fulfil the mission by the end of era { $eras }.
tindaya-aim-domination = Your aim: most points by the end of era { $eras }, from offerings, forts retaken and objectives; but all lose if the archipelago is lost.
tindaya-map = The archipelago
tindaya-hexes = Hexes of the archipelago. Arrow keys move, Enter chooses, N and P go to the next and previous choice, Escape undoes a choice. The question mark says what is there.
tindaya-can = can be chosen
tindaya-would-be-hit = would be hit by: { $events }
tindaya-within-reach = within reach of: { $events }

## Mount Tindaya

tindaya-radius = radius { $radius }
tindaya-place = { $kind }: { $filled }/{ $asked } given
tindaya-zones = Danger zones
tindaya-from-volcano = volcano { $number }
tindaya-from-trench = trench { $number }
tindaya-era-end = Steps of the end of the era
tindaya-phase-setup = Setup
tindaya-phase-start = Strategy
tindaya-phase-ships = Strategy
tindaya-phase-seers = Seers
tindaya-phase-objectives = Objectives
tindaya-phase-turns = Actions
tindaya-phase-births = Births
tindaya-phase-food = Food
tindaya-phase-waste = Waste
tindaya-phase-housing = Housing
tindaya-phase-offerings = Offerings
tindaya-phase-revelation = Revelation
tindaya-phase-idols = Idols
tindaya-phase-events = Events
tindaya-phase-learning = Learning
tindaya-phase-survival = Survival
tindaya-phase-delivery = Fire for the seers
tindaya-phase-maintenance = Maintenance
tindaya-phase-treason = Treason
tindaya-story = What happens
tindaya-story-next = Go on
tindaya-story-skip = Skip
tindaya-story-before = Step before
moves-eat = { $who ->
    [me] eat
   *[other] eats
} { $loss }
tindaya-eaten = { $who ->
    [me] You eat
   *[other] { $seat } eats
} { $loss }.

## Beside the map

tindaya-beside = Tribes and aims
tindaya-tab-aims = Aims, market
tindaya-sheet = { $name }: { $tribe }
tindaya-nobles = Nobles
tindaya-villagers = Villagers
tindaya-housed = Villagers / places in the caves
tindaya-cubes = Cubes
tindaya-cylinders = Cylinders
tindaya-idol-count = Idols
tindaya-is-traitor = Traitor
tindaya-has-passed = Passed
tindaya-prison = Prisoners
tindaya-deposit-wood = Wood tokens
tindaya-deposit-clay = Clay tokens
tindaya-deposit-ore = Ore tokens
tindaya-waste-pawns = Waste
tindaya-free-canoe = Free canoe
tindaya-feeds = feeds { $number }
tindaya-perishable = perishable
tindaya-unknown-trade = unknown
tindaya-develop = Develop
tindaya-produce = Produce
tindaya-cave-open = Two caves
tindaya-cave-closed = Second cave: { $cost }
tindaya-dig = Open
tindaya-use = Use
tindaya-sell = Sell
tindaya-idols-used = Used: { $idols }
tindaya-bought = From the market: { $cards }
tindaya-aims = Aims
tindaya-track = Contribution track, in order of priority
tindaya-dealt = Secret objectives to choose from
tindaya-secret = Secret objectives
tindaya-hidden = hidden
tindaya-market-title = Artisans’ market
tindaya-nature-title = Nature and buildings left

## Barter and dowry

tindaya-deal = Exchange
tindaya-deal-begun = The exchange as it stands:
tindaya-deal-equal = Both sides give equally many units.
tindaya-deal-nothing = Put units on both sides, equally many.
tindaya-deal-unequal = You give { $give } and get { $get }: both sides must be equal.
tindaya-deal-exactly = Exactly { $number } units.
tindaya-deal-short = Exactly { $number } units; { $named } chosen.
tindaya-you-give = You give
tindaya-you-get = { $name } gives
tindaya-less = Less: { $kind }
tindaya-more = More: { $kind }
tindaya-propose = Propose
tindaya-no-deal = No deal
tindaya-proposes = { $name } proposes
tindaya-would-get = You would get
tindaya-would-give = You would give

## Tribes

tribe-agana = Agana
tribe-agana-about = Four moves per exploration; one free canoe.
tribe-orone = Orone
tribe-orone-about = Masters of the sea: 1 more salt with each fisher production.
tribe-taoro = Taoro
tribe-taoro-about = Masters of the fields: 1 more straw with each farmer production.
tribe-arucas = Arucas
tribe-arucas-about = Inventions of level 2 cost 1 unit less.
tribe-ecero = Ecero
tribe-ecero-about = Each ore token yields 1 obsidian more.
tribe-jandia = Jandia
tribe-jandia-about = Market cards cost 1 unit less.
tribe-tedote = Tedote
tribe-tedote-about = One villager more at the start; the second cave is open.
tribe-majos = Majos
tribe-majos-about = Once per era an offering without noble or volcano, with one unit as a gift.
tribe-tihuya = Tihuya
tribe-tihuya-about = An idol at the start of each era.
idol-production-about = One production of a known trade.
idol-appeasement-about = One god is less angry; draw an idol.
idol-protection-about = Protects one hex from a catastrophe or an attack.
idol-offering-about = Fills all free places of one kind.
idol-movement-about = One exploration without marker.
idol-relocation-about = Moves a god to another volcano.
idol-fertility-about = Births among villagers or livestock.
idol-shipwreckers-about = Removes one ship for this era.
idol-raw_materials-about = Discards one or two raw tokens.
idol-learning-about = A noble learns a trade at once.
idol-contribution-about = One point at the end.
idol-cancellation-about = Cancels a secret objective.
idol-clairvoyance-about = Look at a secret objective; tokens may be swapped.

## Cards


## Options
option-campaign = Which game?
option-campaign-null = The whole game
option-campaign-null-about = Three eras with all the rules, as you choose below. Whoever has never played begins with game 1.
option-campaign-game_1 = Campaign: game 1
option-campaign-game_1-about = For learning, all together: one era. Found your village, explore, produce, learn a trade in every tribe and retake the fort. What the seer foretells, eruption, tsunami and ships, strikes at its end; the gods’ own catastrophes come only in later games.
option-campaign-game_2 = Campaign: game 2
option-campaign-game_2-about = All together again, two eras. New: the gods strike, both seers foretell, villagers need caves, and waste piles up. Every tribe learns four trades and makes an invention of level 2.
option-campaign-game_3 = Campaign: game 3
option-campaign-game_3-about = Against each other, three eras. New: points, open and secret objectives. The surviving tribe with most points wins, if the archipelago holds.
option-campaign-final_game = Campaign: final game
option-campaign-final_game-about = All together, three eras, with the market, a mission and all the rules.
option-mode = Together or against each other?
option-mode-alliance = Alliance
option-mode-alliance-about = All win or lose together.
option-mode-domination = Domination
option-mode-domination-about = The surviving tribe with most points wins, if the archipelago holds. Two players or more.
option-level = Difficulty
option-level-about = Harder levels bring more disasters and greater missions.
option-level-easy = easy
option-level-normal = normal
option-level-hard = hard
option-layout = Shape of the ocean
option-layout-about = How the islands lie in the sea; the same rules on each.
option-layout-null = as the number of players asks
option-layout-tall = tall
option-layout-wide = wide
option-layout-compact = compact
option-dowry = Dowry
option-dowry-about = Whoever explores may pay another tribe three units and gain a villager for one of theirs.
option-traitor = Traitor
option-traitor-about = In Domination: in the last era a player may change sides.
option-opt_stationary_actions = Those who stay may act
option-opt_stationary_actions-about = Natives who did not move in an exploration may act in it too.
option-opt_campaign3_objectives = Objectives in game 3 of the campaign


traitor-jailer-about = Each combat won takes one of the beaten as a prisoner, at most four; each prisoner lowers the target by one.
traitor-missionary-about = Each combat won turns one of the beaten into a conquistador.
traitor-liberator-about = Each combat won frees all conquistadors whom one of the beaten tribes holds.
traitor-emissary-about = Once, when your markers are spent, you may move a ship to another trench.
traitor-leader-about = A chief leads the conquistadors and must live to the end; he has one free canoe.
tindaya-traitor-target = conquistadors on the map, and how many are needed
tindaya-traitor-about = The traitor wins alone if { $number } conquistadors stand on the map at the end of the last era.
question-traitor-turn = { $can ->
    [end] Nothing is left to do: end the turn.
    [pass] Nothing can be done: pass.
    [end-reroute] Send a ship elsewhere, or end the turn.
    [pass-reroute] Send a ship elsewhere, or pass.
   *[other] March with conquistadors anywhere on the map, or end the turn.
} { $left ->
    [one] One action left.
   *[other] { $left } actions left.
}
tindaya-about-nobles = Nobles build, sail, make offerings, lead attacks on forts and learn trades. They need neither food nor a cave.
tindaya-about-housed = Villagers work in buildings and must be fed. Those for whom the caves have no place freeze at the end of the era.
tindaya-about-cubes = Cubes: each pays for one action and comes back in the next era.
tindaya-about-cylinders = Cylinders: each pays for a double action and then leaves the game.
tindaya-about-prison = Prisoners: conquistadors you have beaten. One can be given to a god in place of any offering.
tindaya-about-deposit-wood = Wood tokens you have collected. How many raw tokens a tribe may hold is limited in the Alliance.
tindaya-about-deposit-clay = Clay tokens you have collected. How many raw tokens a tribe may hold is limited in the Alliance.
tindaya-about-deposit-ore = Ore tokens you have collected. How many raw tokens a tribe may hold is limited in the Alliance.
tindaya-about-waste-pawns = Waste: food that perished. Too much of it, all tribes together, angers Acoran.
tindaya-about-free-canoe = A free canoe: launching it costs no wood.
tindaya-about-traitor-target = Conquistadors on the map, and how many the traitor needs.
