### Dokmus sur la page.

do-start = { $count ->
    [0] Placer le pion de départ
   *[other] Commencer en { NAME($a, form: "near") }
}
do-draft = { $count ->
    [0] Garder une carte
   *[other] Garder la carte { $a }
}
do-place = { $count ->
    [0] Placer un pion
    [1] Placer un pion en { NAME($a, form: "near") }
   *[other] Sacrifier un pion pour en placer un en { NAME($a, form: "near") }
}
do-talisman = Prendre le talisman (vous choisirez en premier)
do-slide = { $count ->
    [0] Faire glisser une tuile
   *[other] Faire glisser la tuile { $a } dans l’espace vide
}
do-move = { $count ->
    [0] Déplacer un pion
   *[other] Déplacer un pion de { NAME($a, form: "near") } en { NAME($b, form: "near") }
}
do-rotate = { $count ->
    [0] Faire pivoter une tuile
   *[other] Faire pivoter la tuile { $a } dans le sens { $b ->
        [cw] horaire
       *[other] antihoraire
    }
}
do-decline = Renoncer au bonus
do-end = Terminer le tour
word-sacrifice = Avec un sacrifice…
word-cw = sens horaire
word-ccw = sens antihoraire

question-draft = Manche { $round } : gardez une carte Gardien. Elle vous donne une action ; les petits numéros jouent en premier.
question-place = Placez le pion { $number } sur 3{ $sacrifice ->
    [yes] {" "}(une flamme : il faut sacrifier un pion de plus)
   *[no] {""}
}{ $guardian ->
    [yes] , ou utilisez votre Gardien
   *[no] {""}
}.
dokmus-aim = Votre but : placer des pions à côté des temples, sur le plus de tuiles possible. Chaque temple rapporte 2 ou 3 points ; les ruines et les sacrifices comptent aussi.
dokmus-board = L’île
dokmus-cells = Les cases de l’île. Les flèches déplacent, Entrée choisit, N et P vont au choix suivant et précédent, Échap annule un choix. Le point d’interrogation dit ce qui s’y trouve.
dokmus-hand-title = Les cartes que vous avez reçues
dokmus-card-hidden = face cachée
dokmus-token-of = { $who ->
    [me] votre pion
   *[other] pion : { $name }
}
dokmus-cell = { NAME($cell, form: "near") }
dokmus-tile = tuile { $slot }
dokmus-can-free = peut être choisie, gratuitement
dokmus-can-paid = peut être choisie, coûte un pion de plus
dokmus-can-both = peut être choisie gratuitement, ou contre un sacrifice, qui compte à la fin
dokmus-both = La case est à vous dans les deux cas. Sans frais, il vous reste { $left ->
    [1] un pion
   *[other] { $left } pions
} à placer ce tour. Un sacrifice en coûte un, mais il compte : le plus de sacrifices rapporte { $players ->
    [2] 3
    [3] 4
   *[other] 5
} points à la fin.
dokmus-can-from = ce pion peut être déplacé
dokmus-can-to = le pion peut aller ici
dokmus-stands-start = Pions de départ
terrain-forest = forêt
dokmus-letter-meadow = {""}
dokmus-letter-forest = F
dokmus-letter-ruins = R
dokmus-letter-volcano = V
dokmus-letter-mountain = M
dokmus-letter-water = E
dokmus-letter-small = 2
dokmus-letter-large = 3
