game-about = une île de tuiles qui glissent et tournent

option-tiles = vos propres tuiles

question-start = Choisissez une case pour votre pion de départ, sur un côté extérieur d’une tuile de coin.
question-draft = Manche { $round } : gardez une carte de gardien.
question-place = Placez le pion { $number } sur 3{ $guardian ->
    [yes] , ou employez votre gardien
   *[no] {""}
}.
question-bonus = Les ruines vous donnent une action sur la tuile { $slot }, maintenant ou jamais.
question-last-action = Tous les pions sont placés : employez votre gardien ou finissez le tour.

event-round = La manche { $round } commence.
event-reveal = Le siège { $seat } révèle la carte { $card }.
event-bonus = Le siège { $seat } gagne un bonus de ruines sur la tuile { $slot }.
event-burn = Le siège { $seat } perd des pions dans un volcan.

move-start = commence en { $a }
move-draft = { $count ->
    [0] garde une carte de gardien
   *[other] garde la carte { $a }
}
move-place = { $count ->
    [1] place un pion en { $a }
   *[other] sacrifie un pion pour en placer un en { $a }
}
move-talisman = prend le talisman
move-slide = fait glisser la tuile { $a } dans le trou
move-move = déplace un pion de { $a } à { $b }
move-rotate = tourne la tuile { $a } { $b ->
    [cw] vers la droite
   *[other] vers la gauche
}
move-decline = renonce au bonus
move-end = finit son tour

refusal-no-such-cell = La case { $cell } n’existe pas en ce moment.
refusal-not-a-corner-tile = { $cell } n’est pas sur une tuile de coin.
refusal-tile-has-a-token = La tuile de { $cell } porte déjà un pion de départ.
refusal-start-terrain = Un pion de départ demande une prairie ou une forêt ; { $cell } n’est ni l’une ni l’autre.
refusal-not-an-outer-side = { $cell } n’est pas sur un côté de sa tuile sans tuile voisine.
refusal-not-in-the-deck = La carte { $card } n’est pas dans le paquet de cette partie.
refusal-card-gone = La carte { $card } n’est pas parmi celles qu’on vous a passées.
refusal-bonus-first = Réglez d’abord le bonus de ruines, ou renoncez-y.
refusal-no-tokens-left = Vous avez placé tous vos pions de ce tour.
refusal-nothing-to-sacrifice = Il ne vous reste qu’un pion ce tour : rien à sacrifier.
refusal-no-token-there = { $cell } est une montagne, de l’eau ou un temple : aucun pion n’y tient.
refusal-cell-taken = Il y a déjà un pion en { $cell }.
refusal-out-of-reach = Aucun de vos pions n’atteint { $cell }.
refusal-no-crossing = Aucune traversée ne mène à { $cell } : cette case ne touche aucun cours d’eau que touche un de vos pions.
refusal-forest-costs = La forêt en { $cell } coûte un sacrifice : aucun de vos pions n’est dans une forêt à côté.
refusal-forest-beyond-means = La forêt en { $cell } coûte un sacrifice, et il ne vous reste qu’un pion ce tour.
refusal-crossing-costs = On n’atteint { $cell } qu’en traversant l’eau, contre un sacrifice.
refusal-fallback-is-free = Vous ne pouvez placer nulle part ailleurs, { $cell } est donc gratuite.
refusal-no-bonus = Il n’y a pas de bonus de ruines à refuser.
refusal-tokens-left = Placez d’abord tous vos pions ; il en reste { $left }.
refusal-guardian-used = Vous avez déjà employé votre gardien ce tour.
refusal-not-your-card = Votre carte de gardien { $card } ne le permet pas.
refusal-talisman-is-yours = Vous avez déjà le talisman.
refusal-no-such-slot = Il n’y a pas d’emplacement { $slot } dans cette partie.
refusal-slot-is-the-hole = { $slot } est le trou : aucune tuile n’y est.
refusal-not-the-bonus-tile = Le bonus est lié à la tuile { $slot }.
refusal-not-in-line = La tuile en { $slot } n’est pas en ligne avec le trou.
refusal-same-cell = Un déplacement finit sur une autre case que celle du départ.
refusal-not-your-token = Vous n’avez pas de pion en { $cell }.
refusal-ruins-hold-it = Le pion en { $cell } est sur des ruines et y reste.
refusal-not-on-the-bonus-tile = Le bonus ne déplace qu’un pion de la tuile { $slot }.
refusal-not-one-step = { $cell } n’est pas à un pas, ni par terre ni par temple.

refusal-tiles-format = Un fichier de tuiles demande une liste « faces ».
refusal-tiles-face = Face inconnue ou répétée { $face } ; il faut 1A à 8B, une fois chacune.
refusal-tiles-missing = Des faces manquent : { $faces }.
refusal-tiles-rows = La face { $face } doit avoir 7 rangées.
refusal-tiles-row = Une rangée de la face { $face } doit compter 7 signes parmi . f r v ^ ~ t T ; celle-ci est { $row }.
refusal-tiles-no-start = La face { $face } a deux côtés voisins sans prairie ni forêt pour commencer.
refusal-tiles-no-room = Les { $tiles } plus petites tuiles ont { $cells } cases pour { $tokens } pions au plus.

dokmus-seat = siège
dokmus-card = carte
dokmus-supply = pions
dokmus-sacrificed = sacrifiés
dokmus-points = points
dokmus-round = Manche { $round } sur 8
dokmus-hand = Les cartes qui vous sont venues : { $cards }
dokmus-talisman = talisman
dokmus-card-1 = Gardien 1 : prendre le talisman
dokmus-card-2 = Gardien 2 : faire glisser une tuile dans le trou
dokmus-card-3 = Gardien 3 : déplacer un de vos pions
dokmus-card-4 = Gardien 4 : tourner une tuile
dokmus-card-5 = Gardien 5 : glisser ou tourner une tuile, ou déplacer un pion

terrain-meadow = prairie
terrain-forest = forêt (un sacrifice)
terrain-ruins = ruines (un bonus)
terrain-volcano = volcan (brûle)
terrain-mountain = montagne
terrain-water = eau (traversée : un sacrifice)
terrain-small = petit temple (2)
terrain-large = grand temple (3)
