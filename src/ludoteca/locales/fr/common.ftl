# Les mots de tout ce qui n’appartient pas à un seul jeu.

game-about = un jeu d’un autre paquet
heading-game = jeu
heading-players = joueurs
heading-about = en bref
heading-options = options
broken-game = Le jeu { $game } ne peut pas être chargé, il est laissé de côté ({ $problem }).
labelled = { $label } : { $text }
seat = joueur
score = score
winner = vainqueur
wins = victoires
mean-score = score moyen
range = écart
games-per-second = parties par seconde
decisions-per-second = décisions par seconde
decisions-per-game = décisions par partie
branching = choix par décision
ended-by = fin : { $end }
simulating = parties en cours : { $game }
replayed = { $game }, { $players } joueurs, { $moves } { $moves ->
    [one] coup
   *[other] coups
} : toutes les lignes sont justes.
replay-cut = L’enregistrement est incomplet : la partie n’est pas terminée.
no-rules = Les règles de ce jeu ne sont pas ici : { $game }.
no-rule = Dans les règles ({ $game }), il n’y a pas de paragraphe { $rule }.
no-such-thing = Le glossaire ({ $game }) ne connaît pas « { $word } ».
no-such-seat = Il n’y a pas de joueur { $seat } ; le dernier est le joueur { $last }.

play-welcome = { $game } : vous êtes le joueur { $seat }.
play-help = Tapez un coup ou son numéro. Aussi : undo (annuler) · what COUP (ce qu’il signifie) · why COUP (pourquoi pas) · score · goals (buts) · hint (conseil) · rules ID · glossary MOT · log · board · save FICHIER · load FICHIER · help · quit
hint-move = coup
hint-value = chances
hint-line = suite possible
log-line = { $who ->
    [me] Vous
   *[other] Joueur { $seat }
} { $move }
seat-name = le joueur { $seat }
someone = { $who ->
    [me] vous
   *[other] { $seat }
}
## Conseils. Une raison, ou ce qui manque à un autre coup, suit un sujet : « Ce coup … », « Il … ».
hint-why = { $count ->
    [1] Ce coup { $first }.
   *[other] Ce coup { $first } et { $second }.
}
hint-lacks = { $count ->
    [1] Il { $first }.
   *[other] Il { $first } et { $second }.
}
hint-expects = { $whose ->
    [team] Les chances de victoire de votre équipe sont alors d’environ { $value } %.
   *[seat] Vos chances de victoire sont alors d’environ { $value } %.
}
hint-by-master = C’est le maître qui l’a trouvé.
hint-second = Deuxième choix : { $move } ({ $value } %).
hint-second-even = Deuxième choix : { $move }.
reason-only = est le seul permis
lack-only = n’est pas permis
reason-even = vaut à peu près d’autres coups possibles ici
lack-even = vaut à peu près autant
reason-search = s’avère meilleur une fois les réponses comptées ({ $have } % contre { $than } %)
lack-search = s’avère moins bon une fois les réponses comptées ({ $than } % contre { $have } %)
reason-won = gagne { $have } parties sur 100 jouées au hasard à partir d’ici, contre { $than }
lack-won = gagne { $than } parties sur 100 jouées au hasard à partir d’ici, contre { $have }
reason-points = rapporte environ { $count ->
    [1] un point
   *[other] { $count } points
} de plus dans des parties jouées au hasard à partir d’ici
lack-points = rapporte environ { $count ->
    [1] un point
   *[other] { $count } points
} de moins dans des parties jouées au hasard à partir d’ici
reason-rival = laisse environ { $count ->
    [1] un point de moins
   *[other] { $count } points de moins
} à un rival ({ SEAT($rival) })
lack-rival = laisse environ { $count ->
    [1] un point de plus
   *[other] { $count } points de plus
} à un rival ({ SEAT($rival) })

nothing-to-undo = Vous n’avez encore rien décidé.
saved = Enregistré dans { $file }.
move-is-legal = { $move } : ce coup est permis maintenant.
multi-picked = Choisi : { $count } sur { $due }
game-ended = { $outcome ->
    [won] La partie est gagnée.
    [lost] La partie est perdue.
   *[other] La partie est terminée.
}

## Points and goals
points-total = points
score-total = total
score-secret = vous seul le savez
score-open = encore à gagner
goal-heading = but
goal-together = ensemble
goal-reached = ✓ { $text }
goal-count = { $value } sur { $wanted }
goal-limit = { $value }, au plus { $wanted }
no-score = Ce jeu ne compte pas de points maintenant.
no-goals = Ce jeu ne dit pas ses buts.

## Why not
## Ce que signifie un coup

means-odds = { $times } fois sur { $of } : { $text }
means-odds-about = environ { $times } fois sur { $of } : { $text }
means-game-ends = La partie se termine.
means-next-turn = { $who ->
    [me] Ensuite, à vous de décider.
   *[other] Ensuite, { $seat } décide.
}
means-decide-again = Vous continuez.

refusal-game-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas le tour de ce joueur : { $turn } joue, et non { $seat }.
refusal-not-legal = { $move } : ce coup n’est pas permis maintenant.
refusal-not-the-question = Ce n’est pas ce qui se décide maintenant. La question : { $question }
refusal-all-named = On ne peut pas en choisir davantage : reposez quelque chose pour changer.
refusal-no-such-move = Ceci n’est pas un coup : { $move }
refusal-no-take-back = On ne peut pas revenir en arrière : le hasard est intervenu, un secret a été dévoilé, ou c’est à quelqu’un d’autre de décider.
refusal-players = On ne joue pas à { $players } ; nombres possibles : { $allowed }.
refusal-unknown-option = L’option { $option } n’existe pas ; options : { $allowed }.
refusal-option-value = L’option { $option } ne peut pas valoir { $value } ; valeurs possibles : { $allowed }.
refusal-unknown-game = Le jeu { $game } n’est pas sur l’étagère ; jeux présents : { $allowed }.
refusal-broken-game = Le jeu { $game } est installé, mais ne peut pas être chargé ; « ludoteca games » dit pourquoi.
refusal-impossible-outcome = Ce résultat de « { $chance } » est impossible ici.

refusal-no-header = Ce n’est pas un enregistrement de partie : la première ligne doit être un en-tête.
refusal-record-version = Cet enregistrement est de version { $version } ; seule la version 1 est connue.
refusal-rules-version = L’enregistrement suit la version { $version } des règles ; ici, on ne peut jouer que celles-ci : { $known }.
refusal-header-field = L’en-tête n’a pas de champ « { $field } » valable.
refusal-not-utf8 = Cette ligne n’est pas du texte UTF-8.
refusal-not-json = Cette ligne n’est pas du JSON.
refusal-not-object = Cette ligne n’est pas un objet JSON.
refusal-unknown-line = Cette ligne n’est ni un coup, ni un tirage, ni un résultat.
refusal-chance-fields = Une ligne de tirage demande un nom et une valeur.
refusal-move-fields = Une ligne de coup demande un joueur (un nombre) et un coup (un texte).
refusal-legal-fields = « legal » doit être une liste de textes.
refusal-result-fields = « result » doit être un objet.
refusal-chance-expected = L’enregistrement doit donner ici le résultat de « { $chance } ».
refusal-chance-not-asked = Rien ne demande « { $chance } » ici.
refusal-not-from-seed = La graine donne un autre résultat de « { $chance } ».
refusal-no-seed = L’enregistrement n’a pas de graine qui permette de le vérifier.
refusal-legal-differs = La liste des coups permis diffère (- manque, + en trop) : { $differences }
refusal-not-over = La partie n’est pas encore terminée.
refusal-table-public = La table était publique : tout le monde pouvait regarder, la partie reste donc ouverte.
refusal-result-differs = Le résultat diffère : « { $field } » vaut { $expected }.
refusal-after-result = Rien ne peut suivre le résultat.

arena-bot = robot
arena-games = parties
arena-interval = intervalle à 95 %
arena-elo = Elo
arena-rating = classement
arena-no-ratings = Le classement demande { $extra } : pip install "{ $extra }"
arena-time = par décision
arena-other-match = { $file } contient un autre match ; choisissez un autre fichier ou supprimez-le.
arena-fault = Parties perdues par une faute ({ $games }) : { $fault }
sprt-needs-duel = Un test séquentiel demande deux joueurs et deux robots différents.
sprt-bounds = Un test séquentiel demande elo0 inférieur à elo1, et alpha et beta entre 0 et 0,5.
sprt-pairs = paires selon les points (0, ½, 1, 1½, 2) :
sprt-h1 = Accepté : l’avance de { $bot } sur { $rival } est de { $high } points Elo plutôt que de { $low }.
sprt-h0 = Rejeté : l’avance de { $bot } sur { $rival } est de { $low } points Elo plutôt que de { $high }.
sprt-open = Pas encore décidé : il faut jouer davantage de parties.
engine-no-network = Le fichier { $file } ne contient aucun réseau entraîné.
needs-extra = Il faut { $extra } : pip install "{ $extra }"
selfplay-other-job = { $folder } contient les parties d’une autre série ; choisissez un autre dossier ou supprimez-le.
selfplay-done = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} dans { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
}, dossier { $folder }
refusal-no-such-level = Le niveau { $level } n’existe pas ; niveaux : { $allowed }.
refusal-no-such-thoroughness = Le degré « { $given } » n’existe pas ; il y a { $allowed }.
refusal-no-master = Il n’y a pas de maître (niveau 6) pour ce jeu à ce nombre de joueurs ; il en existe un pour : { $allowed }.
refusal-needs-master = Le maître (niveau 6) a besoin de { $extra } : pip install "{ $extra }"
refusal-no-such-bot = Aucun robot ne s’appelle { $bot } ; robots connus : { $allowed }.
refusal-engine-command = Ceci ne nomme aucun moteur : { $bot }. Écrivez engine:COMMANDE ou engine@SECONDES:COMMANDE.
refusal-too-many-bots = { $bots } robots, c’est trop pour { $players } joueurs.
amount = { $number } × { $word }
amount-nothing = rien
list-and = { $first } et { $last }
