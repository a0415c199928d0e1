### Elfenland en français.

game-name = Elfenland
game-about = des elfes visitent leur pays à dos de cochon ou de dragon, et en radeau
ending-rounds = Le dernier tour est terminé ; les villages natals sont dévoilés.
ending-towns = Quelqu’un a visité les vingt villes.

## Moyens de transport

kind-pig = cochon géant
    .object = un cochon géant
kind-elfcycle = elfocycle
    .object = un elfocycle
kind-cloud = nuage magique
    .object = un nuage magique
kind-unicorn = licorne
    .object = une licorne
kind-troll_wagon = chariot de troll
    .object = un chariot de troll
kind-dragon = dragon
    .object = un dragon
kind-raft = radeau
    .object = un radeau

## En abrégé

short-pig = Coc
short-elfcycle = Bic
short-cloud = Nua
short-unicorn = Lic
short-troll_wagon = Tro
short-dragon = Dra
short-raft = Rad

## Points and goals
points-towns = villes visitées
points-home = routes jusqu’au village natal
prospect-towns = une ville de plus (il en reste { $left })
prospect-home = le chemin du retour à { NAME($town) } : { $count ->
    [one] { $count } route
   *[other] { $count } routes
}
goal-most-points = Le plus de points
goal-most-points-how = Visitez le plus de villes possible. Avec les villages natals, chaque route entre votre elfe et le sien coûte un point à la fin.
goal-towns = Villes visitées
goal-towns-how = Chaque ville traversée compte une fois.{ $early ->
    [0] {""}
   *[other] {" "}Les vingt villes avant la fin du tour { $early } donnent aussitôt la victoire.
}
goal-home = Routes jusqu’au village natal
goal-home-how = Finissez le dernier tour dans votre village natal{ $town ->
    [none] {""}
   *[other] , { NAME($town) }
} : chaque route qui manque coûte un point.
goal-rounds = Tour
goal-rounds-how = Après le dernier tour, on compte les villes.

## Villes

town-elvenhold = Elvenhold
    .of = d’Elvenhold
town-rivinia = Rivinia
    .of = de Rivinia
town-feodor = Feodor
    .of = de Feodor
town-albaran = Al’Baran
    .of = d’Al’Baran
town-dagamura = Dag’Amura
    .of = de Dag’Amura
town-kihromah = Kihromah
    .of = de Kihromah
town-lapphalya = Lapphalya
    .of = de Lapphalya
town-parundia = Parundia
    .of = de Parundia
town-wylhien = Wylhien
    .of = de Wylhien
town-usselen = Usselen
    .of = d’Usselen
town-yttar = Yttar
    .of = d’Yttar
town-grangor = Grangor
    .of = de Grangor
town-mahdavikia = Mah’Davikia
    .of = de Mah’Davikia
town-jxara = Jxara
    .of = de Jxara
town-virst = Virst
    .of = de Virst
town-strykhaven = Strykhaven
    .of = de Strykhaven
town-beata = Beata
    .of = de Beata
town-ergeren = Erg’Eren
    .of = d’Erg’Eren
town-tichih = Tichih
    .of = de Tichih
town-throtmanni = Throtmanni
    .of = de Throtmanni
town-jaccaranda = Jaccaranda
    .of = de Jaccaranda

## Terrains et eaux

# What people call the ways.
place-road = { NAME($a) } – { NAME($b) }
place-river = { NAME($a) } → { NAME($b) } ({ terrain-river })
place-ferry = { NAME($a) } – { NAME($b) } ({ NAME($lake) })
terrain-plains = plaine
terrain-forest = forêt
terrain-desert = désert
terrain-mountain = montagne
terrain-river = rivière
terrain-mare_magnum = Mare Magnum
terrain-mare_nebulae = Mare Nebulae

## Couleurs et phases

colour-black = noir
colour-blue = bleu
colour-green = vert
colour-purple = violet
colour-red = rouge
colour-yellow = jaune
phase-face = premier jeton
phase-take = jetons visibles
phase-plan = placement
phase-travel = voyage
phase-pay = paiement d’une caravane
phase-discard = limite de main
phase-keep = jetons restants
phase-over = la partie est terminée

## Pourquoi pas

refusal-option-needs = L’option { $option } = { $value } demande { $needs } = { $wanted }.
refusal-no-obstacles = Cette partie se joue sans obstacles.
refusal-no-such-counter = Ce jeton n’existe pas : { NAME($kind) }.
refusal-pay-first = Il faut d’abord payer la caravane : il manque encore { $left ->
    [1] une carte
   *[other] { $left } cartes
}.
refusal-discard-first = Vous avez trop de cartes : défaussez-en d’abord { $left ->
    [1] une
   *[other] { $left }
}.
refusal-face-final = La face d’un jeton se choisit quand on le pioche, une fois pour toutes.
refusal-face-always-down = Dans cette partie, le premier jeton est toujours posé face cachée.
refusal-nothing-kept = Dans cette partie, on ne garde pas de jeton.
refusal-all-kept = Dans cette partie, on garde tous les jetons restants : il n’y a rien à choisir.
refusal-must-take = Il est obligatoire de prendre un jeton.
refusal-no-free-discard = On ne défausse qu’au-delà de la limite de main, après le voyage.
refusal-no-caravan-to-pay = Il n’y a pas de caravane à payer : choisissez d’abord son chemin.
refusal-not-on-display = Ce jeton n’est pas parmi les jetons visibles : { NAME($kind) }.
refusal-stack-empty = Il n’y a plus de jetons cachés : on ne peut pas piocher à l’aveugle.
refusal-counter-on-water = Les jetons se posent sur les routes ; { $way } est une voie d’eau.
refusal-road-taken = La route { $way } porte déjà un jeton.
refusal-wrong-terrain = Interdit sur la route { $way } : { NAME($kind, form: "object") } ne traverse pas ce terrain ({ NAME($terrain) }).
refusal-counter-lies-up = Votre jeton est posé face visible, pas face cachée : { NAME($kind) }.
refusal-counter-lies-down = Votre jeton est posé face cachée, pas face visible : { NAME($kind) }.
refusal-counter-not-held = Vous n’avez pas ce jeton : { NAME($kind) }.
refusal-obstacle-spent = Vous avez déjà posé votre obstacle ; il n’y en a qu’un pour toute la partie.
refusal-obstacle-on-water = Les obstacles se posent sur les routes ; { $way } est une voie d’eau.
refusal-obstacle-needs-counter = Un obstacle se pose sur une route qui porte un jeton ; { $way } n’en a pas.
refusal-second-obstacle = La route { $way } porte déjà un obstacle.
refusal-way-elsewhere = { $way } ne part pas { NAME($town, form: "of") }, où se trouve votre elfe.
refusal-sail-on-water = { $way } est une voie d’eau : on y navigue avec des radeaux.
refusal-no-counter = Sans jeton, personne ne peut emprunter la route { $way }.
refusal-price = { $way } coûte { $price } × { NAME($kind) } ; vous en avez { $held }.
refusal-price-with-obstacle = Avec son obstacle, { $way } coûte { $price } × { NAME($kind) } ; vous en avez { $held }.
refusal-raft-on-road = On ne paie pas une route avec des radeaux ; { $way } est une route.
refusal-caravan-on-river = Il n’y a pas de caravane sur les rivières, donc pas sur { $way }.
refusal-caravan-on-lake = { $way } ne se traverse pas en caravane.
refusal-caravan-not-needed = Vous pouvez payer le prix normal de { $way } : { $price } × { NAME($kind) }. Dans cette partie, cela exclut la caravane.
refusal-caravan-price = Une caravane sur { $way } demande { $price } cartes ; vous en avez { $held }.
refusal-card-not-held = Vous n’avez pas cette carte : { NAME($kind) }.
refusal-chart-order = Les cartes se nomment dans l’ordre de l’aide de jeu ; celle-ci vient trop tard : { NAME($kind) }.
refusal-rest-not-payable = Les cartes se nomment dans l’ordre de l’aide de jeu ; ensuite, il n’en resterait pas assez : { NAME($kind) }.
refusal-counter-not-left = Il ne vous reste pas ce jeton : { NAME($kind) }.

## Conseils : après « Ce coup » ou « Il »

reason-town = mène ce tour { $many ->
    [1] à la ville
   *[other] aux villes
} { $places }
lack-town = ne mène pas ce tour { $many ->
    [1] à la ville
   *[other] aux villes
} { $places }
reason-later = laisse { $have ->
    [0] aucune ville
    [1] une ville
   *[other] { $have } villes
} à voir en chemin aux tours suivants au lieu de { $than }
lack-later = laisse { $than ->
    [0] aucune ville
    [1] une ville
   *[other] { $than } villes
} à voir en chemin aux tours suivants au lieu de { $have }
reason-home = finit { $have ->
    [0] dans votre village natal
    [1] à une route de votre village natal
   *[other] à { $have } routes de votre village natal
} au lieu de { $than }
lack-home = finit { $than ->
    [1] à une route de votre village natal
   *[other] à { $than } routes de votre village natal
} au lieu de { $have }
reason-cards = garde { $count ->
    [1] une carte
   *[other] { $count } cartes
} de plus
lack-cards = garde { $count ->
    [1] une carte
   *[other] { $count } cartes
} de moins
reason-unplaced = laisse { $count ->
    [1] un jeton
   *[other] { $count } jetons
} de moins à poser pour le voyage
lack-unplaced = laisse { $count ->
    [1] un jeton
   *[other] { $count } jetons
} de plus à poser pour le voyage
reason-obstacle = garde votre obstacle pour plus tard
lack-obstacle = dépense votre obstacle
reason-counters = garde { $count ->
    [1] un jeton
   *[other] { $count } jetons
} de plus pour le tour suivant
lack-counters = garde { $count ->
    [1] un jeton
   *[other] { $count } jetons
} de moins pour le tour suivant
reason-rival = laisse environ { $count ->
    [1] une ville de moins
   *[other] { $count } villes de moins
} à un rival ({ SEAT($rival) })
lack-rival = laisse environ { $count ->
    [1] une ville de plus
   *[other] { $count } villes de plus
} à un rival ({ SEAT($rival) })

## Questions

question-face = Votre jeton : face visible ou face cachée ?
question-take = Prenez un jeton visible{ $stack ->
    [yes] {" "}ou piochez un jeton caché
   *[no] {""}
} (circuit { $circuit } sur 3).
question-plan = { $can ->
    [pass] Vous ne pouvez rien poser : passez.
    [pass-plan] Posez un jeton, ou passez.
    [obstacle-pass] Posez votre obstacle, ou passez.
    [obstacle-pass-plan] Posez un jeton ou votre obstacle, ou passez.
   *[other] Préparez les routes.
}
question-travel = { $can ->
    [stop] Vous ne pouvez pas aller plus loin : terminez votre voyage.
   *[other] Poursuivez votre voyage ou terminez-le.
}
question-pay = Payez la caravane sur { $way } : encore { $left ->
    [1] une carte
   *[other] { $left } cartes
}.
question-discard = Défaussez { $left ->
    [1] une carte
   *[other] { $left } cartes
}.
question-keep = Gardez un de vos jetons.

## Ce qui s’est passé

event-round-begins = Le tour { $round } commence ; { $who ->
    [me] vous jouez
   *[other] { $seat } joue
} en premier.
event-dealt = { $who ->
    [me] Vous recevez
   *[other] { $seat } reçoit
} { $count ->
    [1] une carte
   *[other] { $count } cartes
}.
event-dealt-you = Vous découvrez vos nouvelles cartes.
event-counter-drawn = { $who ->
    [me] Vous piochez
   *[other] { $seat } pioche
} le premier jeton.
event-counter-drawn-you = Vous avez pioché { NAME($kind, form: "object") }.
event-faced-down = { $who ->
    [me] Vous posez votre jeton
   *[other] { $seat } pose son jeton
} face cachée.
event-faced-up = C’est { NAME($kind, form: "object") }.
event-displayed = Nouveau jeton visible : { NAME($kind) }.
event-took = { $who ->
    [me] Vous prenez
   *[other] { $seat } prend
} { NAME($kind, form: "object") }.
event-took-blind = C’est { NAME($kind, form: "object") }.
event-placed = { $who ->
    [me] Vous posez
   *[other] { $seat } pose
} { NAME($kind, form: "object") } sur la route { $way }.
event-placed-hidden = { $who ->
    [me] Vous dévoilez
   *[other] { $seat } dévoile
} un jeton caché : { NAME($kind) }, sur la route { $way }.
event-obstructed = { $who ->
    [me] Vous posez
   *[other] { $seat } pose
} un obstacle sur la route { $way }.
event-passed = { $who ->
    [me] Vous passez.
   *[other] { $seat } passe.
}
event-rode = Prix payé : { $cards } × { NAME($kind) }.
event-sailed = Prix payé : { $cards ->
    [1] un radeau
   *[other] { $cards } radeaux
}.
event-caravan = La caravane coûte { $cards } cartes.
event-paid = { $who ->
    [me] Vous payez
   *[other] { $seat } paie
} avec une carte : { NAME($kind) }.
event-arrived = { $who ->
    [me] Vous arrivez
   *[other] { $seat } arrive
} à { NAME($town) }.
event-arrived-new = { $who ->
    [me] Vous arrivez à { NAME($town) } et récupérez votre
   *[other] { $seat } arrive à { NAME($town) } et récupère son
} marqueur.
event-stopped = { $who ->
    [me] Vous terminez votre
   *[other] { $seat } termine son
} voyage.
event-discarded = { $who ->
    [me] Vous défaussez
   *[other] { $seat } défausse
} une carte : { NAME($kind) }.
event-kept = { $who ->
    [me] Vous gardez
   *[other] { $seat } garde
} { NAME($kind, form: "object") }.
event-kept-hidden = { $who ->
    [me] Vous gardez
   *[other] { $seat } garde
} un jeton caché.
event-game-ends = { $end ->
    [towns] Les vingt villes ont été visitées : la partie s’arrête après le troisième tour.
   *[other] Le dernier tour est terminé : on compte les points.
}

## Coups

move-face = { $who ->
    [me] posez votre
   *[other] pose son
} jeton { $a ->
    [up] face visible
   *[down] face cachée
}
move-take = { $a ->
    [blind] { $who ->
        [me] piochez
       *[other] pioche
    } un jeton caché
   *[other] { $who ->
        [me] prenez
       *[other] prend
    } { NAME($a, form: "object") }
}
move-plan = { $who ->
    [me] posez
   *[other] pose
} { NAME($a, form: "object") } sur la route { $b }{ $count ->
    [3] {" "}(jeton caché)
   *[other] {""}
}
move-obstacle = { $who ->
    [me] posez votre
   *[other] pose son
} obstacle sur la route { $a }
move-pass = { $who ->
    [me] passez
   *[other] passe
}
move-ride = { $who ->
    [me] empruntez
   *[other] emprunte
} la route { $a }
move-sail = { $who ->
    [me] empruntez
   *[other] emprunte
} la voie d’eau { $a }
move-caravan = { $who ->
    [me] menez
   *[other] mène
} une caravane sur la route { $a }
move-pay = { $who ->
    [me] payez
   *[other] paie
} avec une carte : { NAME($a) }
move-stop = { $who ->
    [me] terminez votre
   *[other] termine son
} voyage
move-discard = { $who ->
    [me] défaussez
   *[other] défausse
} une carte : { NAME($a) }
move-keep = { $who ->
    [me] gardez
   *[other] garde
} { $a ->
    [hidden] un jeton caché
   *[other] { NAME($a, form: "object") }{ $count ->
        [2] {" "}(face cachée)
       *[other] {""}
    }
}

## Ce que signifie un coup

means-face-up = Tous voient le jeton ; cartes correspondantes dans votre main : { $cards }
means-face-down = Vous seul connaissez le jeton ; cartes correspondantes dans votre main : { $cards }
means-counter-cards = Cartes correspondantes dans votre main : { $cards }
means-blind = Un des { $stack } jetons cachés ; il est posé face visible devant vous
means-blind-fits = un jeton pour lequel vous avez une carte
means-road-opens = Ouvre à tous la route { NAME($a) } – { NAME($b) }
means-road-price = Elle coûte { $price } × { NAME($kind) } ; vous en avez { $have }
means-road-price-short = Elle coûte { $price } × { NAME($kind) } ; vous n’en avez que { $have }
means-counters-left = Jetons encore à poser : { $counters }
means-obstacle = Chacun y paie une carte de plus : { $price } × { NAME($kind) }, ou { $caravan } pour une caravane
means-obstacle-spent = Votre seul obstacle est utilisé
means-passing = Joueurs qui doivent passer après vous avant le départ : { $missing }
means-journeys-begin = Tous ont passé : les voyages commencent
means-counters-unused = Jetons que vous n’avez pas posés : { $counters }
means-cards-spent = −{ $cards } × { NAME($kind) } ; cartes restantes : { $left }
means-obstacle-paid = Dont pour l’obstacle : { $cards }
means-new-town = Une nouvelle ville, { NAME($town) } ; visitées : { $towns }
means-old-town = Vous avez déjà visité { NAME($town) } : rien de nouveau
means-nearer-home = Plus près de votre village natal ; distance : { $ways }
means-farther-home = Plus loin de votre village natal ; distance : { $ways }
means-as-far-home = Aussi loin de votre village natal qu’avant ; distance : { $ways }
means-caravan-price = { $cards } cartes quelconques ; cartes restantes : { $left }
means-caravan-goal = Mène à { NAME($town) }
means-card-paid = Il vous reste { $left } × { NAME($kind) } ; encore à payer : { $due }
means-hand-limit = Vous devrez défausser { $cards } de vos cartes : une main en garde au plus { $kept }
means-cards-kept = Vous gardez vos cartes : { $cards }
means-card-discarded = Il vous reste { $left } × { NAME($kind) } ; encore à défausser : { $due }
means-counter-kept = Vous gardez le jeton ; cartes correspondantes dans votre main : { $cards }
means-counters-returned = Vos autres jetons sont rendus : { $counters }
means-round-ends = Le tour se termine ; tours restants : { $left }
means-final-score = Votre score final : { $points }

## Options

option-rounds = Nombre de tours
option-home_towns = Villages natals
option-deal = Distribution
option-first_counter = Premier jeton
option-lakes = Prix des lacs
option-kept_counters = Jetons gardés en fin de tour
option-home_distance = Distance au village natal
option-tie_break = Départage
option-obstacles = Obstacles
option-caravan = Caravanes
option-first_player = Premier joueur

## À l’écran

screen-round = Tour { $round } sur { $rounds } · { $phase } · premier joueur : { $start }
screen-passes = passes de suite : { $passes }
screen-display = Jetons visibles : { $pieces }
screen-pile = pioche
screen-stack = jetons cachés
screen-seat = joueur
screen-town = ville
screen-visited = visitées
screen-counters = jetons
screen-cards = cartes
screen-played = jouées ce tour
screen-obstacle = obstacle
screen-home = natal
screen-score = score
screen-place = rang
screen-hand = Votre main : { $pieces }
screen-own-hidden = Vos jetons cachés : { $pieces }
screen-drawn = Vous avez pioché { NAME($kind, form: "object") }
screen-ways = Voies au départ { NAME($town, form: "of") }
screen-way = voie
screen-to = vers
screen-terrain = terrain
screen-price = prix
screen-caravan = caravane
screen-any-cards = { $cards } quelconques
screen-no-way = sans jeton
screen-legend = jetons { $counters } · ! obstacle · ▲ elfe · chiffres : marqueurs encore là, par joueur

## Ce que le hasard a apporté

luck-first = le premier joueur
luck-home = les villages natals
luck-deal = les cartes distribuées
luck-counter = les jetons tirés de la pile
