### Dokmus sur la page.

do-start = { $count ->
    [0] Poser le pion de départ
   *[other] Commencer en { $a }
}
do-draft = { $count ->
    [0] Garder une carte
   *[other] Garder la carte { $a }
}
do-place = { $count ->
    [0] Poser un pion
    [1] Poser un pion en { $a }
   *[other] Sacrifier un pion pour en poser un en { $a }
}
do-talisman = Prendre le talisman (vous choisirez en premier)
do-slide = { $count ->
    [0] Glisser une tuile
   *[other] Glisser la tuile { $a } dans le trou
}
do-move = { $count ->
    [0] Déplacer un pion
   *[other] Déplacer de { $a } à { $b }
}
do-rotate = { $count ->
    [0] Tourner une tuile
   *[other] Tourner la tuile { $a } dans le sens { $b ->
        [cw] horaire
       *[other] antihoraire
    }
}
do-decline = Renoncer au bonus
do-end = Finir le tour
word-sacrifice = Avec un sacrifice …
word-cw = sens horaire
word-ccw = sens antihoraire

question-draft = Manche { $round } : gardez une carte de gardien. Elle vous donne une action ; les petits numéros jouent d’abord.
question-place = Placez le pion { $number } sur 3{ $sacrifice ->
    [yes] {" "}(une flamme en coûte un de plus)
   *[no] {""}
}{ $guardian ->
    [yes] , ou employez votre gardien
   *[no] {""}
}.
dokmus-aim = Votre but : des pions à côté des temples, sur le plus de tuiles possible. Chaque temple rapporte 2 ou 3 points ; ruines et sacrifices comptent aussi.
dokmus-board = L’île
dokmus-cells = Les cases de l’île. Les flèches se déplacent, Entrée choisit, N et P vont au choix suivant ou précédent, Échap annule un choix.
dokmus-hand-title = Les cartes qui vous sont parvenues
dokmus-card-hidden = cachée
dokmus-token-of = pion de { $name }
dokmus-tile = tuile { $slot }
dokmus-can-free = possible, sans frais
dokmus-can-paid = possible, coûte un pion de plus
dokmus-can-both = possible, sans frais ; ou avec un sacrifice, qui compte à la fin
dokmus-both = La case est à vous dans les deux cas. Sans frais, il vous reste { $left ->
    [one] un pion
   *[other] { $left } pions
} à placer ce tour. Un sacrifice en coûte un, mais il compte : le plus de sacrifices rapporte { $players ->
    [2] 3
    [3] 4
   *[other] 5
} points à la fin.
dokmus-can-from = ce pion peut bouger
dokmus-can-to = le pion peut venir ici
dokmus-stands-start = Pions de départ
dokmus-score-ruins = Pions sur des ruines
dokmus-score-temples = Temples découverts
dokmus-score-complete = Tuiles aux temples tous découverts
dokmus-score-spread = Tuiles avec un temple découvert
dokmus-score-sacrifice = Sacrifices
terrain-forest = forêt
dokmus-letter-meadow = {""}
dokmus-letter-forest = F
dokmus-letter-ruins = R
dokmus-letter-volcano = V
dokmus-letter-mountain = M
dokmus-letter-water = E
dokmus-letter-small = 2
dokmus-letter-large = 3
ending-rounds = Les huit manches sont jouées.

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
} des pions dans un volcan.
