# L’analyse sur la page d’une partie finie ; les mots des rapports sont dans analysis.ftl.

game-tab-analysis = Analyse
analysis-offer = L’ordinateur juge chaque décision d’après ce que le joueur savait alors, et distingue la chance du talent. Cela prend une minute ou plus.
analysis-order = Analyser cette partie
analysis-more = Analyser plus à fond
analysis-deep = Analyser longuement (peut prendre des heures)
analysis-making = { $done } positions jugées sur { $total }
analysis-call-off = Annuler
analysis-failed = L’analyse a échoué. Réessayez.
analysis-card = Coup { $ply }, { $who }
analysis-was-played = Joué : { $move }
analysis-was-better = Mieux : { $move }
analysis-show-line = Montrer sur le plateau
analysis-cost = { $loss } %
analysis-learn = { $who } : apprendre de { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
analysis-mistake = Erreur { $number } sur { $count }
analysis-find = { $who } a joué : { $move }. Quel coup est meilleur ?
analysis-right = Exact, c’est le meilleur coup.
analysis-not-best = Ce n’est pas le meilleur coup. Essayez-en un autre.
analysis-hint = Indice
analysis-no-reason = Les autres coups gagnent plus souvent dans les parties que l’ordinateur imagine.
analysis-solution = Solution
analysis-next = Erreur suivante
analysis-next-game = Erreurs de la partie suivante
analysis-end-learning = Retour à l’analyse
analysis-spoiler = Une analyse révèle la fin de la partie. Affichez d’abord la fin.
analysis-so-far-about = L’ordinateur juge vos décisions dans cette partie d’après ce que vous saviez alors. C’est un indice : la partie n’est pas classée.
analysis-so-far-order = Juger mes coups
analysis-so-far-mistakes = { $count ->
    [0] Aucune erreur jusqu’ici.
    [one] { $count } erreur jusqu’ici.
   *[other] { $count } erreurs jusqu’ici.
}
analysis-so-far-accuracy = Précision : { $value } %.
