# Classements.

ladder-of = Classement : { $game }
ladder-about = Toutes les personnes qui ont un compte et ont terminé ici { $needed } parties classées, les niveaux de l’ordinateur, et le jeu lui-même quand on l’affronte ensemble. 1500 points sont ceux d’un nouveau joueur et du niveau 2 ; 400 points de plus valent dix victoires contre une.
ladder-other = Classements des jeux
ladder-show = Afficher
ladder-everybody = tout le monde
ladder-people = les personnes
ladder-bots = l’ordinateur
ladder-name = Qui
ladder-rating = Cote
ladder-games = Parties
ladder-last = Dernière partie
ladder-engine = moteur { $name }
ladder-game = le jeu lui-même, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
ladder-arena = mesuré par des matchs entre ordinateurs
ladder-none = Personne ici pour l’instant.
ladder-mine = Vous : { $rating } ± { $uncertainty } après { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}.
ladder-left = Encore { $left ->
    [one] { $left } partie classée
   *[other] { $left } parties classées
} avant de figurer au classement.
ladder-guest = Les invités ne figurent pas au classement. Avec un compte vous y êtes, avec toutes vos parties déjà jouées.
ratings-mine = Ma cote
ratings-mine-about = ± est l’erreur type : deux fois sur trois, la vraie valeur n’est pas plus loin.
ratings-plot = Ma cote au fil du temps, avec son incertitude. Le tableau ci-dessous donne les nombres.
ratings-numbers = Les nombres
rated-new = { $name } : { $rating } ± { $uncertainty } ({ $change })
rated-title = Partie classée
unrated = Partie non classée
unrated-hint = Quelqu’un a pris un indice ou fait juger ses décisions pendant la partie.
unrated-take-back = Des coups ont été repris malgré le hasard, un secret dévoilé ou la décision de quelqu’un d’autre.
unrated-absent = L’ordinateur a décidé à la place d’une personne absente.
unrated-shared-screen = Quelqu’un occupait plusieurs places.
unrated-alone = Seul l’ordinateur a joué.
unrated-data = Un joueur y avait apporté ses propres composants.
unrated-elsewhere = Elle est partie d’une position ou d’un enregistrement au lieu de commencer ici.
unrated-unfinished = Elle n’a pas de résultat.
