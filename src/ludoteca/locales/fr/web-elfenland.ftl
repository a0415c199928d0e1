### Elfenland sur la page.

## Ce qu’on peut faire

do-face = { $count ->
    [0] Poser le jeton
   *[other] { $a ->
        [up] Poser le jeton face visible
       *[down] Poser le jeton face cachée
    }
}
do-take = { $count ->
    [0] Prendre un jeton
   *[other] { $a ->
        [blind] Piocher un jeton caché
       *[other] Prendre { NAME($a, form: "object") }
    }
}
do-plan = { $count ->
    [0] Poser un jeton
    [3] Poser { NAME($a, form: "object") } (jeton caché) sur { $b }
   *[other] Poser { NAME($a, form: "object") } sur { $b }
}
do-obstacle = { $count ->
    [0] Poser votre obstacle
   *[other] Poser votre obstacle sur { $a }
}
do-pass = Passer
do-ride = { $count ->
    [0] Prendre la route
   *[other] Prendre la route { $a }
}
do-sail = { $count ->
    [0] Naviguer
   *[other] Naviguer : { $a }
}
do-caravan = { $count ->
    [0] Caravane
   *[other] Caravane : { $a }
}
do-pay = { $count ->
    [0] Payer avec une carte
   *[other] Payer avec une carte : { NAME($a) }
}
do-stop = Terminer le voyage
do-discard = { $count ->
    [0] Défausser une carte
   *[other] Défausser une carte : { NAME($a) }
}
do-keep = { $count ->
    [0] Garder un jeton
    [2] Garder { NAME($a, form: "object") } (jeton caché)
   *[other] Garder { NAME($a, form: "object") }
}
word-up = Face visible
word-down = Face cachée
word-blind = Piocher un jeton caché
word-hidden = Le jeton caché
word-pig = { kind-pig }
word-elfcycle = { kind-elfcycle }
word-cloud = { kind-cloud }
word-unicorn = { kind-unicorn }
word-troll_wagon = { kind-troll_wagon }
word-dragon = { kind-dragon }
word-raft = { kind-raft }
all-pay = Payer ces cartes
all-discard = Défausser ces cartes
elfenland-chosen = choisies : { $count }

## La carte

elfenland-board = Le pays des elfes
elfenland-places = Villes et voies. Les flèches déplacent, Entrée choisit, N et P vont au choix suivant et précédent, Échap annule un choix. Le point d’interrogation dit ce qui s’y trouve.
elfenland-pieces = { $count } × { NAME($kind) }
elfenland-obstacle = obstacle
elfenland-obstacle-about = L’arbre abattu : une route qui porte un jeton coûte une carte de plus. Une fois par partie.
elfenland-river-price = radeaux : { $down } en descendant vers { $town }, { $up } en remontant
elfenland-price-or-caravan = { $price } ou { $caravan } cartes quelconques
elfenland-no-counter = pas encore de jeton ; { $prices }
elfenland-raft-about = rivières et lacs
elfenland-capital = la capitale, d’où partent tous les elfes
elfenland-visited = visitée
elfenland-not-visited = votre marqueur vous y attend
elfenland-markers = marqueurs : { $names }
elfenland-no-markers = plus de marqueurs
elfenland-your-home = votre village natal
elfenland-here = bottes : { $names }
elfenland-route-paid = Vos cartes y suffisent :
elfenland-route-unpaid = Il vous manque des cartes pour :

## À côté de la carte

elfenland-tray = Jetons
elfenland-display = Jetons visibles
elfenland-chart = Cartes à payer par route
elfenland-stack = Pile cachée : { $count }
elfenland-face-down = jeton face cachée
elfenland-own = Vos cartes et vos jetons
elfenland-hand = Vos cartes
elfenland-counters = Vos jetons
elfenland-hidden-kind = face cachée : { NAME($kind) }
elfenland-cards = cartes
elfenland-in = à
elfenland-home = village natal
elfenland-starts = premier joueur
elfenland-stands = Tour { $round } sur { $rounds } · { $phase }

## La fin

elfenland-score-cards = Cartes en main (en cas d’égalité)

## Variantes

option-rounds-about = Quatre selon la règle française, trois selon l’édition plus récente.
option-home_towns-about = Une ville secrète où votre elfe doit finir son voyage ; chaque route qui l’en sépare coûte un point.
option-deal-about = Compléter la main à huit cartes, ou donner huit nouvelles cartes à chaque fois, en plus de celles gardées.
option-deal-fill = compléter à huit
option-deal-add = huit nouvelles cartes à chaque fois
option-first_counter-about = Le premier jeton peut-il être visible, ou est-il toujours caché ?
option-first_counter-choice = au choix du joueur
option-first_counter-hidden = toujours caché
option-lakes-about = Mare Nebulae pour un radeau ou trois cartes quelconques, ou les deux lacs pour deux radeaux.
option-lakes-seed = un radeau sur Mare Nebulae
option-lakes-official = deux radeaux sur les deux lacs
option-kept_counters-about = Les jetons inutilisés qui vous restent pour le tour suivant.
option-kept_counters-0 = aucun n’est gardé
option-kept_counters-1 = un seul est gardé
option-kept_counters-all = tous sont gardés
option-home_distance-about = Ce qui compte sur le chemin du village natal.
option-home_distance-roads = les routes
option-home_distance-all_ways = routes, rivières et lacs
option-tie_break-about = Qui l’emporte à points égaux.
option-tie_break-cards = plus de cartes
option-tie_break-home = le plus près de son village natal, puis les cartes
option-obstacles-about = Un arbre abattu par joueur.
option-caravan-about = Quand trois cartes quelconques peuvent payer une route.
option-caravan-any_time = à tout moment
option-caravan-only_if_needed = seulement si l’on ne peut pas payer le prix
option-first_player-about = Qui commence le premier tour.
option-first_player-random = tiré au sort
option-first_player-0 = joueur 1
option-first_player-1 = joueur 2
option-first_player-2 = joueur 3
option-first_player-3 = joueur 4
option-first_player-4 = joueur 5
option-first_player-5 = joueur 6

elfenland-aim = Votre but : visiter le plus possible des vingt villes en { $rounds } tours{ $home ->
    [yes] , et finir dans votre village natal
   *[other] {""}
}.
question-take = Prenez un jeton visible{ $stack ->
    [yes] , ou piochez un jeton caché
   *[no] {""}
} ({ $circuit } sur 3).
question-travel = { $can ->
    [stop] Vos cartes ne paient aucune route d’ici : terminez votre voyage.
   *[other] Voyagez : choisissez une ville ou une route que vos cartes peuvent payer, ou terminez votre voyage.
}
question-face = Vous avez pioché un jeton. Les autres doivent-ils le voir ?
question-plan = Préparez les routes : un jeton ouvre une route à tous.{ $can ->
    [pass] {" "}Vous ne pouvez rien poser : passez.
    [pass-plan] {" "}Posez-en un, ou passez.
    [obstacle-pass] {" "}Posez votre obstacle, ou passez.
    [obstacle-pass-plan] {" "}Posez-en un, ou votre obstacle, ou passez.
   *[other] {""}
}
about-caravan = Une caravane se paie avec trois cartes quelconques au lieu des bonnes, et une de plus devant un obstacle.
question-pay = Payez la caravane ({ $way }) : encore { $left ->
    [1] une carte
   *[other] { $left } cartes
}.

## Le coup lui-même dit cela

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
