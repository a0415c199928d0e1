### Elfenland sur la page.

## Ce qu’on peut faire

do-face = { $count ->
    [0] Poser le jeton
   *[other] { $a ->
        [up] Le poser face visible
       *[down] Le poser face cachée
    }
}
do-take = { $count ->
    [0] Prendre un jeton
   *[other] { $a ->
        [blind] Piocher à l’aveugle
       *[other] Prendre : { kind-a }
    }
}
do-plan = { $count ->
    [0] Poser un jeton
    [3] Poser { kind-a } (caché) sur { $b }
   *[other] Poser { kind-a } sur { $b }
}
do-obstacle = { $count ->
    [0] Poser votre obstacle
   *[other] Obstacle sur { $a }
}
do-pass = Passer
do-ride = { $count ->
    [0] Prendre la route
   *[other] Route { $a }
}
do-sail = { $count ->
    [0] Naviguer
   *[other] Naviguer { $a }
}
do-caravan = { $count ->
    [0] Caravane
   *[other] Caravane { $a }
}
do-pay = { $count ->
    [0] Payer une carte
   *[other] Payer : { kind-a }
}
do-stop = Terminer le voyage
do-discard = { $count ->
    [0] Défausser une carte
   *[other] Défausser : { kind-a }
}
do-keep = { $count ->
    [0] Garder un jeton
    [2] Garder { kind-a } (caché)
   *[other] Garder : { kind-a }
}
word-up = Face visible
word-down = Face cachée
word-blind = Piocher à l’aveugle
word-hidden = Le jeton caché
word-pig = { kind-pig }
word-elfcycle = { kind-elfcycle }
word-cloud = { kind-cloud }
word-unicorn = { kind-unicorn }
word-troll_wagon = { kind-troll_wagon }
word-dragon = { kind-dragon }
word-raft = { kind-raft }

## Des cartes nommées dans n’importe quel ordre

all-pay = Payer ces cartes
all-discard = Défausser ces cartes
elfenland-chosen = choisies : { $count }

## La carte

elfenland-board = Le pays des elfes
elfenland-places = Villes et voies. Les flèches déplacent, Entrée choisit, N et P vont au choix suivant et précédent, Échap annule un choix.
elfenland-pieces = { $count } × { kind-name }
elfenland-obstacle = obstacle
elfenland-obstacle-about = L’arbre couché : une route avec un jeton coûte une carte de plus. Une fois par partie.
elfenland-river-price = radeaux : { $down } en descendant vers { $town }, { $up } en remontant
elfenland-price-or-caravan = { $price } ou { $caravan } cartes au choix
elfenland-no-counter = pas encore de jeton ; { $prices }
elfenland-raft-about = rivières et lacs
elfenland-capital = la capitale, d’où tous partent
elfenland-visited = visitée
elfenland-not-visited = votre marqueur vous y attend
elfenland-markers = marqueurs : { $names }
elfenland-no-markers = plus de marqueurs
elfenland-your-home = votre village natal
elfenland-here = bottes : { $names }
elfenland-route-paid = Vos cartes vous y mènent :
elfenland-route-unpaid = Pas assez de cartes en main pour :

## À côté de la carte

elfenland-tray = Jetons
elfenland-display = Jetons visibles
elfenland-chart = Cartes par route
elfenland-stack = Pile, face cachée : { $count }
elfenland-face-down = jeton face cachée
elfenland-own = Ce qui est à vous
elfenland-hand = Vos cartes
elfenland-counters = Vos jetons
elfenland-hidden-kind = face cachée : { kind-name }
elfenland-towns = villes
elfenland-cards = cartes
elfenland-in = à
elfenland-home = chez soi
elfenland-starts = premier
elfenland-stands = Tour { $round } sur { $rounds } · { $phase }

## La fin

elfenland-score-towns = Villes visitées
elfenland-score-home = Routes jusqu’au village natal
elfenland-score-cards = Cartes en main (en cas d’égalité)
ending-rounds = Le dernier tour est fini ; les villages natals sont dévoilés.
ending-towns = Quelqu’un a visité les vingt villes.

## Variantes

option-rounds-about = Quatre selon la règle française, trois selon l’édition plus récente.
option-home_towns-about = Une ville secrète où votre elfe devrait finir ; chaque route qui manque coûte un point.
option-deal-about = Compléter la main à huit cartes, ou donner huit nouvelles cartes à chaque fois, en plus de celles gardées.
option-deal-fill = compléter à huit
option-deal-add = huit nouvelles cartes à chaque fois
option-first_counter-about = Le premier jeton peut-il être visible, ou est-il toujours caché ?
option-first_counter-choice = au choix du joueur
option-first_counter-hidden = toujours caché
option-lakes-about = Mare Nebulae pour un radeau ou trois cartes au choix, ou les deux lacs pour deux radeaux.
option-lakes-seed = un radeau sur Mare Nebulae
option-lakes-official = deux radeaux sur les deux
option-kept_counters-about = Les jetons inutilisés qui vous restent pour le tour suivant.
option-kept_counters-0 = aucun n’est gardé
option-kept_counters-1 = un seul est gardé
option-kept_counters-all = tous sont gardés
option-home_distance-about = Ce qui compte sur le chemin du retour.
option-home_distance-roads = les routes
option-home_distance-all_ways = routes, rivières et bacs
option-tie_break-about = Qui l’emporte à points égaux.
option-tie_break-cards = plus de cartes
option-tie_break-home = plus près de chez soi, puis les cartes
option-obstacles-about = Un arbre couché pour chacun.
option-caravan-about = Quand trois cartes au choix peuvent payer une route.
option-caravan-any_time = à tout moment
option-caravan-only_if_needed = seulement si le prix ne peut être payé
option-first_player-about = Qui commence le premier tour.
option-first_player-random = au sort
option-first_player-0 = joueur 1
option-first_player-1 = joueur 2
option-first_player-2 = joueur 3
option-first_player-3 = joueur 4
option-first_player-4 = joueur 5
option-first_player-5 = joueur 6

## Ce qui a été fait : la page nomme les villes là où la ligne de commande nomme les voies

move-plan = { $count ->
    [3] pose { kind-a } sur { $b } (jeton caché)
   *[other] pose { kind-a } sur { $b }
}
move-obstacle = pose son obstacle sur { $a }
move-ride = suit la route { $a }
move-sail = navigue { $a }
move-caravan = mène une caravane { $a }
elfenland-aim = Votre but : visiter le plus possible des vingt villes en { $rounds } tours{ $home ->
    [yes] , et finir dans votre village natal
   *[other] {""}
}.
question-take = Prenez un jeton{ $stack ->
    [yes] {" "}: visible, ou à l’aveugle dans la pile
   *[no] {" "}visible
} ({ $circuit } sur 3).
question-travel = { $can ->
    [stop] Vos cartes ne paient aucune route d’ici : terminez le voyage.
   *[other] Voyagez : choisissez une ville ou une route que vos cartes peuvent payer, ou terminez le voyage.
}
question-face = Vous avez pioché un jeton. Les autres doivent-ils le voir ?
question-plan = Préparez les routes : un jeton ouvre une route à tous.{ $can ->
    [pass] {" "}Vous ne pouvez rien poser : passez.
    [pass-plan] {" "}Posez-en un, ou passez.
    [obstacle-pass] {" "}Posez votre obstacle, ou passez.
    [obstacle-pass-plan] {" "}Posez-en un, ou votre obstacle, ou passez.
   *[other] {""}
}
about-caravan = Une caravane se paie avec trois cartes quelconques au lieu des bonnes, et une de plus devant un obstacle.
question-pay = Payez la caravane { $way } : encore { $left ->
    [one] une carte
   *[other] { $left } cartes
}.
event-round-begins = Le tour { $round } commence ; { $who ->
    [me] vous jouez
   *[other] { $seat } joue
} en premier.
event-dealt = { $who ->
    [me] Vous recevez
   *[other] { $seat } reçoit
} { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-counter-drawn = { $who ->
    [me] Vous piochez
   *[other] { $seat } pioche
} le premier jeton.
event-faced-up = { $who ->
    [me] Vous le posez
   *[other] { $seat } le pose
} face visible : { kind-name }.
event-took-blind = { $who ->
    [me] Vous piochez
   *[other] { $seat } pioche
} à l’aveugle : { kind-name }.
event-rode = Prix payé : { $cards } × { kind-name }.
event-sailed = Prix payé : { $cards ->
    [one] un radeau
   *[other] { $cards } radeaux
}.
event-caravan = La caravane coûte { $cards } cartes.
event-arrived = { $who ->
    [me] Vous arrivez
   *[other] { $seat } arrive
} à { town-name }.
event-arrived-new = { $who ->
    [me] Vous arrivez à { town-name } et récupérez votre
   *[other] { $seat } arrive à { town-name } et récupère son
} marqueur.

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
