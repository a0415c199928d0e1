game-name = Dokmus
game-about = une île de tuiles qui glissent et tournent
ending-rounds = Les huit manches sont jouées.

option-tiles = vos propres tuiles

question-start = Choisissez une case pour votre pion de départ, sur un bord extérieur d’une tuile de coin.
question-draft = Manche { $round } : gardez une carte Gardien.
question-place = Placez le pion { $number } sur 3{ $guardian ->
    [yes] , ou utilisez votre Gardien
   *[no] {""}
}.
question-bonus = Les ruines vous donnent une action sur la tuile { $slot }, maintenant ou jamais.
question-last-action = Tous vos pions sont placés : utilisez votre Gardien ou terminez le tour.

event-round = La manche { $round } commence.
event-reveal = { $who ->
    [me] Vous révélez
   *[other] { $seat } révèle
} la carte { $card }.
event-bonus = { $who ->
    [me] Vous gagnez
   *[other] { $seat } gagne
} un bonus de ruines sur la tuile { $slot }.
event-burn = { $who ->
    [me] Vous perdez
   *[other] { $seat } perd
} { $tokens ->
    [1] un pion
   *[other] { $tokens } pions
} dans un volcan.

move-start = { $who ->
    [me] commencez
   *[other] commence
} en { $a }
move-draft = { $who ->
    [me] gardez
   *[other] garde
} { $count ->
    [0] une carte Gardien
   *[other] la carte { $a }
}
move-place = { $count ->
    [1] { $who ->
        [me] placez
       *[other] place
    } un pion en { $a }
   *[other] { $who ->
        [me] sacrifiez
       *[other] sacrifie
    } un pion pour en placer un en { $a }
}
move-talisman = { $who ->
    [me] prenez
   *[other] prend
} le talisman
move-slide = { $who ->
    [me] faites
   *[other] fait
} glisser la tuile { $a } dans l’espace vide
move-move = { $who ->
    [me] déplacez
   *[other] déplace
} un pion de { $a } en { $b }
move-rotate = { $who ->
    [me] faites
   *[other] fait
} pivoter la tuile { $a } dans le sens { $b ->
    [cw] horaire
   *[other] antihoraire
}
move-decline = { $who ->
    [me] renoncez
   *[other] renonce
} au bonus
move-end = { $who ->
    [me] terminez votre
   *[other] termine son
} tour

## Ce que signifie un coup

means-tokens-used = Pions : −{ $used }, reste { $left } ce tour-ci
means-will-burn = Le volcan brûle ce pion à la fin de votre tour : il compte comme sacrifié
means-guardian = { $card ->
    [1] Une fois dans votre tour : prendre le talisman
    [2] Une fois dans votre tour : faire glisser une tuile dans l’espace vide
    [3] Une fois dans votre tour : déplacer un de vos pions
    [4] Une fois dans votre tour : faire pivoter une tuile
   *[other] Une fois dans votre tour : faire glisser ou pivoter une tuile, ou déplacer un pion
}
means-order = { $before ->
    [0] Joue en premier
    [1] Un joueur au plus joue avant vous
   *[other] { $before } joueurs au plus jouent avant vous
}
means-talisman = { $passes ->
    [yes] Le talisman est à vous ; à la fin de la manche il passe à l’autre, qui choisit sa carte en premier
   *[no] Le talisman est à vous : vous choisissez votre carte en premier à la prochaine manche
}
means-bonus-lost = L’action des ruines est perdue
means-guardian-unused = L’action du Gardien { $card } est perdue
means-guardian-used = Épuise l’action du Gardien { $card }
means-carried = { $who ->
    [me] Vos pions emportés par la tuile : { $tokens }
   *[other] Pions ({ $seat }) emportés par la tuile : { $tokens }
}
means-points-ruins = { $points } pour les ruines
means-points-temples = { $points } pour les temples
means-points-complete = { $points } pour une tuile dont tous les temples sont explorés
means-points-spread = { $points } pour des temples sur plusieurs tuiles
means-points-sacrifice = { $points } pour les sacrifices
lost-points-small-temples = une tuile a bougé, plus aucun pion ne les touche
lost-points-large-temples = une tuile a bougé, plus aucun pion ne les touche
lost-points-complete = une tuile a bougé, un temple n’a plus de pion à côté de lui
lost-points-spread = une tuile a bougé, aucun temple n’y a plus de pion à côté de lui
lost-points-sacrifice = d’autres ont sacrifié davantage, rang { $rank } désormais
means-points-total = Points : { $points }, soit { $total }
means-points-same = Vos points ne changent pas : { $total }
means-points-other = { $seat }, points : { $points }
means-in-reach = Nouveaux temples à portée du prochain pion : { $temples }
means-in-reach-less = Nouveaux temples encore à portée : { $temples }
means-bonus = Les ruines offrent une action sur la tuile { $slot }
means-on-volcano = { $who ->
    [me] Vos pions qui arrivent sur un volcan et brûleront : { $tokens }
   *[other] Pions ({ $seat }) qui arrivent sur un volcan : { $tokens }
}
## Conseils : après « Ce coup » ou « Il »

reason-large-temple = explore { $many ->
    [1] le grand temple
   *[other] les grands temples
} { $places }
lack-large-temple = n’explore pas { $many ->
    [1] le grand temple
   *[other] les grands temples
} { $places }
reason-small-temple = explore { $many ->
    [1] le petit temple
   *[other] les petits temples
} { $places }
lack-small-temple = n’explore pas { $many ->
    [1] le petit temple
   *[other] les petits temples
} { $places }
reason-near-large-temple = arrive à { $have ->
    [1] un pion
   *[other] { $have } pions
} du grand temple { $place }
lack-near-large-temple = reste plus loin du grand temple { $place }
reason-near-small-temple = arrive à { $have ->
    [1] un pion
   *[other] { $have } pions
} du petit temple { $place }
lack-near-small-temple = reste plus loin du petit temple { $place }
reason-complete = complète { $many ->
    [1] la tuile
   *[other] les tuiles
} { $places }
lack-complete = laisse { $many ->
    [1] la tuile { $places } incomplète
   *[other] les tuiles { $places } incomplètes
}
reason-spread = donne des temples sur { $have ->
    [1] une tuile
   *[other] { $have } tuiles
} au lieu de { $than }
lack-spread = donne des temples sur { $than ->
    [1] une tuile
   *[other] { $than } tuiles
} au lieu de { $have }
reason-ruins = met { $count ->
    [1] un pion
   *[other] { $count } pions
} de plus sur des ruines
lack-ruins = met { $count ->
    [1] un pion
   *[other] { $count } pions
} de moins sur des ruines
reason-sacrifice = donne un meilleur rang aux sacrifices
lack-sacrifice = donne un moins bon rang aux sacrifices
reason-spare = garde { $count ->
    [1] un pion
   *[other] { $count } pions
} de plus pour autre chose
lack-spare = garde { $count ->
    [1] un pion
   *[other] { $count } pions
} de moins pour autre chose

refusal-no-such-cell = La case { $cell } n’existe pas en ce moment.
refusal-not-a-corner-tile = { $cell } n’est pas sur une tuile de coin.
refusal-tile-has-a-token = La tuile de { $cell } porte déjà un pion de départ.
refusal-start-terrain = Un pion de départ demande une prairie ou une forêt ; { $cell } n’est ni l’une ni l’autre.
refusal-not-an-outer-side = { $cell } n’est pas sur un bord libre de sa tuile, c’est-à-dire sans tuile voisine.
refusal-not-in-the-deck = La carte { $card } n’est pas dans le paquet de cette partie.
refusal-card-gone = La carte { $card } n’est pas parmi celles qu’on vous a passées.
refusal-bonus-first = Réglez d’abord le bonus de ruines, ou renoncez-y.
refusal-no-tokens-left = Vous avez déjà placé tous vos pions de ce tour.
refusal-nothing-to-sacrifice = Il ne vous reste qu’un pion ce tour-ci : vous n’avez rien à sacrifier.
refusal-no-token-there = { $cell } est une montagne, de l’eau ou un temple : on n’y place pas de pion.
refusal-cell-taken = Il y a déjà un pion en { $cell }.
refusal-out-of-reach = Aucun de vos pions n’est voisin de { $cell }.
refusal-no-crossing = Aucune traversée ne mène à { $cell } : cette case ne touche aucun cours d’eau que touche un de vos pions.
refusal-forest-costs = La forêt en { $cell } coûte un sacrifice : vous n’avez pas de pion dans une forêt voisine.
refusal-forest-beyond-means = La forêt en { $cell } coûte un sacrifice, et il ne vous reste qu’un pion ce tour.
refusal-crossing-costs = On n’atteint { $cell } qu’en traversant l’eau, contre un sacrifice.
refusal-fallback-is-free = Vous ne pouvez placer de pion nulle part ailleurs : { $cell } est gratuite.
refusal-no-bonus = Il n’y a pas de bonus de ruines à refuser.
refusal-tokens-left = Placez d’abord tous vos pions ; il en reste { $left }.
refusal-guardian-used = Vous avez déjà utilisé votre Gardien ce tour-ci.
refusal-not-your-card = Votre carte Gardien { $card } ne permet pas cela.
refusal-talisman-is-yours = Vous avez déjà le talisman.
refusal-no-such-slot = Il n’y a pas d’emplacement { $slot } dans cette partie.
refusal-slot-is-the-hole = { $slot } est l’espace vide : il n’y a pas de tuile.
refusal-not-the-bonus-tile = Le bonus ne vaut que pour la tuile { $slot }.
refusal-not-in-line = La tuile en { $slot } n’est pas alignée avec l’espace vide.
refusal-same-cell = Un pion déplacé doit changer de case.
refusal-not-your-token = Vous n’avez pas de pion en { $cell }.
refusal-ruins-hold-it = Le pion en { $cell } est sur des ruines et y reste.
refusal-not-on-the-bonus-tile = Le bonus ne déplace qu’un pion de la tuile { $slot }.
refusal-not-one-step = { $cell } n’est pas à un pas, ni par la terre ni par un temple.

refusal-tiles-format = Un fichier de tuiles demande une liste « faces ».
refusal-tiles-face = Face inconnue ou répétée { $face } ; il faut 1A à 8B, une fois chacune.
refusal-tiles-missing = Des faces manquent : { $faces }.
refusal-tiles-rows = La face { $face } doit avoir 7 rangées.
refusal-tiles-row = Une rangée de la face { $face } doit compter 7 signes parmi . f r v ^ ~ t T ; celle-ci est { $row }.
refusal-tiles-no-start = La face { $face } a deux bords voisins sans prairie ni forêt où commencer.
refusal-tiles-no-room = Les { $tiles } plus petites tuiles ont { $cells } cases pour { $tokens } pions au plus.

dokmus-seat = joueur
dokmus-card = carte
dokmus-supply = pions
dokmus-sacrificed = sacrifiés
dokmus-points = points
dokmus-round = Manche { $round } sur 8
dokmus-hand = Les cartes que vous avez reçues : { $cards }
dokmus-talisman = talisman
dokmus-card-1 = Gardien 1 : prendre le talisman
dokmus-card-2 = Gardien 2 : faire glisser une tuile dans l’espace vide
dokmus-card-3 = Gardien 3 : déplacer un de vos pions
dokmus-card-4 = Gardien 4 : faire pivoter une tuile
dokmus-card-5 = Gardien 5 : faire glisser ou pivoter une tuile, ou déplacer un pion

points-ruins = pions sur des ruines
points-small-temples = petits temples
points-large-temples = grands temples
points-complete = tuiles entièrement explorées
points-spread = tuiles visitées
points-sacrifice = sacrifices
prospect-ruins = un pion de plus sur des ruines (libres : { $left })
prospect-small-temples = un petit temple de plus (il en reste { $left })
prospect-large-temples = un grand temple de plus (il en reste { $left })
prospect-complete = la tuile { $tile } entièrement explorée : il manque { $left ->
    [one] { $left } temple
   *[other] { $left } temples
}
prospect-spread = un temple sur une tuile de plus (tuiles alors : { $next }, points en tout : { $then } ; à partir d’une tuile : { $points })
prospect-sacrifice = { $left ->
    [one] { $left } sacrifice
   *[other] { $left } sacrifices
} de plus : le rang suivant rapporte { $then } points en tout (selon le rang : { $points })
goal-most-points = Le plus de points
goal-most-points-how = Placez des pions à côté des temples, sur le plus de tuiles possible. Les ruines et les sacrifices comptent aussi.
goal-temples = Temples explorés
goal-temples-how = Un pion à côté d’un temple l’explore : 2 points pour un petit, 3 pour un grand.
goal-tiles = Tuiles visitées
goal-tiles-how = Une tuile compte dès que vous y avez exploré un temple. Points pour une tuile, deux tuiles et ainsi de suite : { $points }.
goal-complete = Tuiles entièrement explorées
goal-complete-how = Explorez tous les temples d’une tuile pour obtenir un bonus.
goal-ruins = Pions sur des ruines
goal-ruins-how = Un pion sur des ruines rapporte 1 point, et tout de suite une action.
goal-sacrifices = Sacrifices
goal-sacrifices-how = Les forêts, l’eau et les volcans coûtent des sacrifices. Celui qui en a fait le plus en tire le plus de points ; selon le rang : { $points }.
goal-rounds = Manche
goal-rounds-how = La partie finit après la dernière manche ; tous les points sont alors comptés.
# What people call the cells. `near` is said where a cell is to be found.
place-by-small = { $word }
    .near = { $word }, près du petit temple
place-by-large = { $word }
    .near = { $word }, près du grand temple
place-ruins = { $word }
    .near = { $word } (ruines)
place-volcano = { $word }
    .near = { $word } (volcan)

terrain-meadow = prairie
terrain-forest = forêt (un sacrifice)
terrain-ruins = ruines (un bonus)
terrain-volcano = volcan (brûle)
terrain-mountain = montagne
terrain-water = eau (traversée : un sacrifice)
terrain-small = petit temple (2)
terrain-large = grand temple (3)

## Ce que le hasard a apporté

luck-talisman = le premier détenteur du talisman
luck-layout = la disposition des tuiles
