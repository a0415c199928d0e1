### Elfenland en français.

game-about = des elfes visitent leur pays à dos de cochon, de dragon ou en radeau

## Moyens de transport

kind-pig = cochon géant
kind-elfcycle = bicyclette elfe
kind-cloud = nuage magique
kind-unicorn = licorne
kind-troll_wagon = chariot troll
kind-dragon = dragon
kind-raft = radeau

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

## En abrégé

short-pig = Coc
short-elfcycle = Bic
short-cloud = Nua
short-unicorn = Lic
short-troll_wagon = Tro
short-dragon = Dra
short-raft = Rad

## Villes

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

## Terrains et eaux

terrain-plains = plaine
terrain-forest = forêt
terrain-desert = désert
terrain-mountain = montagne
terrain-river = rivière
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
phase-over = la partie est finie

## Pourquoi pas

refusal-option-needs = L’option { $option } = { $value } demande { $needs } = { $wanted }.
refusal-no-obstacles = Cette partie se joue sans obstacles.
refusal-no-such-counter = Il n’existe pas de jeton de ce genre : { kind-name }.
refusal-pay-first = Il faut d’abord payer la caravane : il manque encore { $left ->
    [one] une carte
   *[other] { $left } cartes
}.
refusal-discard-first = Vous avez trop de cartes : défaussez-en d’abord encore { $left }.
refusal-face-final = La face d’un jeton se choisit quand on le pioche, une fois pour toutes.
refusal-face-always-down = Dans cette partie, le premier jeton est toujours posé face cachée.
refusal-nothing-kept = Dans cette partie, on ne garde pas de jeton.
refusal-all-kept = Dans cette partie, on garde tous les jetons restants : il n’y a rien à choisir.
refusal-must-take = Il est obligatoire de prendre un jeton.
refusal-no-free-discard = On ne défausse qu’au-delà de la limite de main, après le voyage.
refusal-no-caravan-to-pay = Il n’y a pas de caravane à payer : choisissez d’abord sa voie.
refusal-not-on-display = Absent de la pioche visible : { kind-name }.
refusal-stack-empty = Il n’y a plus de jetons cachés : on ne peut pas piocher à l’aveugle.
refusal-counter-on-water = Les jetons se posent sur les routes ; { $way } est une voie d’eau.
refusal-road-taken = { $way } porte déjà un jeton.
refusal-wrong-terrain = Interdit sur { $way } : { kind-name } ne traverse pas ce terrain ({ terrain-name }).
refusal-counter-lies-up = Votre jeton est posé face visible, pas face cachée : { kind-name }.
refusal-counter-lies-down = Votre jeton est posé face cachée, pas face visible : { kind-name }.
refusal-counter-not-held = Vous n’avez pas ce jeton : { kind-name }.
refusal-obstacle-spent = Vous avez déjà posé votre obstacle ; il n’y en a qu’un pour toute la partie.
refusal-obstacle-on-water = Les obstacles se posent sur les routes ; { $way } est une voie d’eau.
refusal-obstacle-needs-counter = Un obstacle demande une route avec un jeton ; { $way } n’en a pas.
refusal-second-obstacle = { $way } porte déjà un obstacle.
refusal-way-elsewhere = { $way } ne part pas de { town-name }, où se trouve votre elfe.
refusal-sail-on-water = { $way } est une voie d’eau : il faut naviguer avec des radeaux.
refusal-no-counter = Sans jeton, personne ne peut emprunter { $way }.
refusal-price = { $way } coûte { $price } × { kind-name } ; vous en avez { $held }.
refusal-price-with-obstacle = Avec son obstacle, { $way } coûte { $price } × { kind-name } ; vous en avez { $held }.
refusal-raft-on-road = Un radeau ne paie pas une route ; { $way } est une route.
refusal-caravan-on-river = Pas de caravane sur les rivières, donc pas sur { $way }.
refusal-caravan-on-lake = { $way } ne se traverse pas en caravane.
refusal-caravan-not-needed = Vous pouvez payer le prix normal de { $way } : { $price } × { kind-name }. Dans cette partie, cela exclut la caravane.
refusal-caravan-price = Une caravane sur { $way } demande { $price } cartes ; vous en avez { $held }.
refusal-card-not-held = Vous n’avez pas cette carte : { kind-name }.
refusal-chart-order = Les cartes se nomment dans l’ordre de l’aide de jeu ; celle-ci vient trop tard : { kind-name }.
refusal-rest-not-payable = Les cartes se nomment dans l’ordre de l’aide de jeu ; après { kind-name }, il n’en resterait pas assez.
refusal-counter-not-left = Il ne vous reste pas ce jeton : { kind-name }.

## Questions

question-face = Votre jeton : face visible ou face cachée ?
question-take = Prenez un jeton visible{ $stack ->
    [yes] {" "}ou piochez un jeton caché
   *[no] {""}
} (circuit { $circuit } sur 3).
question-plan = { $can ->
    [pass] Vous ne pouvez rien poser : passez.
    [pass-plan] Posez un jeton, ou passez.
    [obstacle-pass] Posez votre obstacle, ou passez.
    [obstacle-pass-plan] Posez un jeton ou votre obstacle, ou passez.
   *[other] Préparez les routes.
}
question-travel = { $can ->
    [stop] Vous ne pouvez pas aller plus loin : terminez votre voyage.
   *[other] Poursuivez votre voyage ou terminez-le.
}
question-pay = Payez la caravane sur { $way } : encore { $left ->
    [one] une carte
   *[other] { $left } cartes
}.
question-discard = Défaussez { $left ->
    [one] une carte
   *[other] { $left } cartes
}.
question-keep = Gardez un de vos jetons.

## Ce qui s’est passé

event-round-begins = Le tour { $round } commence. Premier joueur : siège { $seat }.
event-dealt = Siège { $seat } : { $count ->
    [one] une carte distribuée
   *[other] { $count } cartes distribuées
}.
event-dealt-you = Vous regardez vos nouvelles cartes.
event-counter-drawn = Siège { $seat } : pioche le premier jeton.
event-counter-drawn-you = Vous avez pioché : { kind-name }.
event-faced-down = Siège { $seat } : le pose face cachée.
event-faced-up = Siège { $seat } : le pose face visible, { kind-name }.
event-displayed = Nouveau jeton visible : { kind-name }.
event-took = Siège { $seat } : prend { kind-name }.
event-took-blind = Siège { $seat } : pioche un jeton caché, { kind-name }.
event-placed = Siège { $seat } : { kind-name } sur { $way }.
event-placed-hidden = Siège { $seat } : dévoile un jeton caché, { kind-name } sur { $way }.
event-obstructed = Siège { $seat } : obstacle sur { $way }.
event-passed = Siège { $seat } : passe.
event-rode = Siège { $seat } : { $way } pour { $cards } × { kind-name }.
event-sailed = Siège { $seat } : { $way } pour { $cards ->
    [one] un radeau
   *[other] { $cards } radeaux
}.
event-caravan = Siège { $seat } : caravane sur { $way } pour { $cards } cartes.
event-paid = Siège { $seat } : paie { kind-name }.
event-arrived = Siège { $seat } : arrive à { town-name }.
event-arrived-new = Siège { $seat } : arrive à { town-name } et récupère son marqueur.
event-stopped = Siège { $seat } : termine son voyage.
event-discarded = Siège { $seat } : défausse { kind-name }.
event-kept = Siège { $seat } : garde { kind-name }.
event-kept-hidden = Siège { $seat } : garde un jeton caché.
event-game-ends = { $end ->
    [towns] Toutes les cités ont été visitées : la partie s’arrête après le troisième tour.
   *[other] Le dernier tour est terminé : on compte les points.
}

## Coups

move-face = { $a ->
    [up] le pose face visible
   *[down] le pose face cachée
}
move-take = { $a ->
    [blind] pioche un jeton caché
   *[other] prend { kind-a }
}
move-plan = { $count ->
    [3] pose { kind-a } sur { $b } (jeton caché)
   *[other] pose { kind-a } sur { $b }
}
move-obstacle = pose son obstacle sur { $a }
move-pass = passe
move-ride = suit { $a }
move-sail = navigue sur { $a }
move-caravan = mène une caravane sur { $a }
move-pay = paie { kind-a }
move-stop = termine son voyage
move-discard = défausse { kind-a }
move-keep = { $a ->
    [hidden] garde un jeton caché
   *[other] { $count ->
        [2] garde { kind-a } (face cachée)
       *[other] garde { kind-a }
    }
}

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

screen-round = Tour { $round } sur { $rounds } · { $phase } · premier joueur : siège { $start }
screen-passes = passes de suite : { $passes }
screen-display = Jetons visibles : { $pieces }
screen-pile = pioche
screen-stack = jetons cachés
screen-seat = siège
screen-town = ville
screen-visited = visitées
screen-counters = jetons
screen-cards = cartes
screen-played = jouées ce tour
screen-obstacle = obstacle
screen-home = natal
screen-score = score
screen-place = rang
screen-hand = Votre main : { $pieces }
screen-own-hidden = Vos jetons cachés : { $pieces }
screen-drawn = Vous avez pioché : { kind-name }
screen-ways = Voies au départ de { town-name }
screen-way = voie
screen-to = vers
screen-terrain = terrain
screen-price = prix
screen-caravan = caravane
screen-any-cards = { $cards } quelconques
screen-no-way = sans jeton
screen-legend = jetons { $counters } · ! obstacle · ▲ elfe · chiffres : marqueurs encore là, par siège
