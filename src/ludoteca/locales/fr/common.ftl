# Les mots de tout ce qui n’appartient pas à un seul jeu.

game-about = un jeu d’un autre paquet
heading-game = jeu
heading-players = joueurs
heading-about = en bref
heading-options = options
seat = siège
score = score
winner = vainqueur
wins = victoires
mean-score = score moyen
range = étendue
games-per-second = parties par seconde
decisions-per-second = décisions par seconde
decisions-per-game = décisions par partie
branching = choix par décision
ended-by = fin par { $end }
simulating = { $game } en cours
replayed = { $game }, { $players } joueurs, { $moves } { $moves ->
    [one] coup
   *[other] coups
} : toutes les lignes sont justes.
replay-cut = La partie notée est coupée ; le jeu n’est pas fini.
no-rules = Il n’y a pas de règles de { $game } ici.
no-rule = Les règles de { $game } n’ont pas de paragraphe { $rule }.
no-such-seat = Il n’y a pas de siège { $seat } ; le dernier est le { $last }.

play-welcome = { $game } : vous avez le siège { $seat }.
play-help = Tapez un coup ou son numéro. Aussi : undo (annuler) · why COUP (pourquoi pas) · hint (conseil) · rules ID · log · board · save FICHIER · load FICHIER · help · quit
hint-move = coup
hint-value = chances
hint-line = suite possible
log-line = siège { $seat } : { $move }
nothing-to-undo = Vous n’avez encore rien décidé.
saved = Enregistré dans { $file }.
move-is-legal = { $move } est permis maintenant.
gathered = Choisi : { $count } sur { $due }
game-ended = La partie est finie ({ $end }).

refusal-game-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas au siège { $seat } de jouer mais au siège { $turn }.
refusal-not-legal = { $move } n’est pas permis maintenant.
refusal-not-the-question = Ce n’est pas ce qui se décide maintenant. La question : { $question }
refusal-all-named = On ne peut pas en choisir davantage : reprenez quelque chose pour changer.
refusal-no-such-move = Ceci n’est pas un coup : { $move }
refusal-no-take-back = On ne peut pas revenir là-dessus : le hasard a parlé, un secret a été montré ou un autre siège décide.
refusal-players = On ne joue pas à { $players } ; permis : { $allowed }.
refusal-unknown-option = Il n’y a pas d’option { $option } ; il y a : { $allowed }.
refusal-option-value = L’option { $option } ne peut pas valoir { $value } ; permis : { $allowed }.
refusal-unknown-game = Il n’y a pas de jeu { $game } sur l’étagère ; il y a : { $allowed }.
refusal-impossible-outcome = Ce résultat de « { $chance } » est impossible ici.

refusal-no-header = Ce n’est pas une partie notée : la première ligne doit être un en-tête.
refusal-record-version = Cette partie notée est de version { $version } ; seule la version 1 est connue.
refusal-rules-version = Cette partie suit la version { $version } des règles ; ici on ne peut jouer que celles-ci : { $known }.
refusal-header-field = Il manque à l’en-tête un bon champ « { $field } ».
refusal-not-utf8 = Cette ligne n’est pas du texte UTF-8.
refusal-not-json = Cette ligne n’est pas du JSON.
refusal-not-object = Cette ligne n’est pas un objet JSON.
refusal-unknown-line = Cette ligne n’est ni un coup, ni un hasard, ni un résultat.
refusal-chance-fields = Une ligne de hasard demande un nom et une valeur.
refusal-move-fields = Une ligne de coup demande un siège (un nombre) et un coup (un texte).
refusal-legal-fields = « legal » doit être une liste de textes.
refusal-result-fields = « result » doit être un objet.
refusal-chance-expected = La partie notée doit donner ici le résultat de « { $chance } ».
refusal-chance-not-asked = Rien ne demande « { $chance } » ici.
refusal-not-from-seed = La graine donne un autre résultat de « { $chance } ».
refusal-no-seed = La partie notée n’a pas de graine pour être vérifiée.
refusal-legal-differs = La liste des coups permis diffère (- manque, + en trop) : { $differences }
refusal-not-over = La partie n’est pas finie.
refusal-result-differs = Le résultat diffère : « { $field } » vaut { $expected }.
refusal-after-result = Rien ne peut suivre le résultat.

arena-bot = robot
arena-games = parties
arena-interval = intervalle à 95 %
arena-elo = Elo
arena-rating = classement
arena-time = par décision
arena-other-match = { $file } contient un autre match ; choisissez un autre fichier ou supprimez-le.
needs-extra = Il faut { $extra } : pip install "{ $extra }"
selfplay-other-job = { $folder } contient les parties d’une autre série ; choisissez un autre dossier ou supprimez-le.
selfplay-done = { $games } parties dans { $files } fichiers, dossier { $folder }
refusal-no-such-level = Le niveau { $level } n’existe pas ; niveaux : { $allowed }.
refusal-no-such-bot = Aucun robot ne s’appelle { $bot } ; il y a { $allowed }.
refusal-too-many-bots = { $bots } robots, c’est trop pour { $players } joueurs.
