# Les mots de l’analyse d’une partie finie : rapport, terminal et page.

analysis-title = Analyse : { $game }
analysis-working = analyse : { $game }
analysis-by-master = Le maître, niveau 6, a jugé les décisions.
analysis-budget = { $thoroughness ->
    [quick] Analyse rapide.
    [deep] Analyse approfondie.
   *[normal] Analyse normale.
} Chaque décision est jugée d’après ce que le joueur savait à ce moment.
analysis-seconds = { $seconds } secondes par décision. Chaque décision est jugée d’après ce que le joueur savait à ce moment.
analysis-took = { $simulations } simulations en tout ; suites d’au plus { $depth } { $depth ->
    [one] coup
   *[other] coups
} ; hasard tiré à nouveau { $draws } fois.
analysis-goes-on = Cette partie n’est pas finie. Elle pourra être analysée à la fin.
analysis-unfinished = La partie n’est pas finie ; elle est analysée jusqu’au dernier coup.
analysis-written = Le rapport est dans { $file }.
analysis-written-many = Les rapports sont dans { $folder } ; index.html en donne la liste.
analysis-index = Analyses
analysis-file = fichier
analysis-game = jeu
analysis-no-records = Il n’y a aucune partie dans { $folder }.
analysis-seats = Joueurs
analysis-seat = Joueur { $seat }
analysis-team = L’équipe
analysis-accuracy = précision
analysis-lost = perdu par ses coups
analysis-luck = chance
analysis-others = coups des autres
analysis-rest = reste
analysis-start = au début
analysis-end = à la fin
analysis-share = part des pertes
analysis-curve = Chances au fil de la partie
analysis-curve-about = La courbe connaît toutes les cartes. Un cercle marque le hasard ; choisissez un point pour aller à sa décision.
analysis-turning-points = Tournants
analysis-no-turning-points = Rien n’a beaucoup changé les chances.
analysis-turning-decision = Coup { $ply }, { $by } : { $move }. { $seat } : { $change } %.
analysis-turning-better = Mieux : { $line } ({ $value } %).
analysis-turning-luck = Hasard après le coup { $ply }. { $seat } : { $change } %.
analysis-turning-deal = Hasard de la mise en place. { $seat } : { $change } %.
analysis-luck-events = Ce que le hasard a apporté
analysis-luck-told = Hasard après le coup { $ply } : { $what }. { $gains }
analysis-luck-dealt = Hasard de la mise en place : { $what }. { $gains }
analysis-luck-shown = { $what } ({ $shown })
analysis-luck-gain = { $seat } : { $expected } % attendus, { $came } % obtenus ({ $change } %).
analysis-no-luck = Le hasard n’a guère changé les chances.
analysis-decisions = Décisions
analysis-move = coup
analysis-played = joué
analysis-mark = jugement
analysis-loss = perte
analysis-better = mieux
analysis-line = suite possible
analysis-why = pourquoi
analysis-only-errors = Montrer seulement les erreurs
analysis-value = { $value } %
analysis-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
marks-blunder = gaffes
marks-mistake = erreurs
marks-inaccuracy = imprécisions
marks-brilliant = coups brillants
mark-forced = forcé
mark-did_not_matter = sans importance
mark-good = bon
mark-best = meilleur coup
mark-brilliant = brillant
mark-inaccuracy = imprécision
mark-mistake = erreur
mark-blunder = gaffe
mark-not_judged = non jugé
refusal-not-finished = Une partie s’analyse quand elle est finie.
refusal-too-many-analyses = Vous avez demandé beaucoup d’analyses. Attendez que l’une soit faite, ou revenez demain.
refusal-no-such-analysis = Cette analyse n’existe pas.
refusal-not-your-analysis = Seul celui qui a demandé une analyse peut l’annuler.
refusal-running-game = Cette partie se joue ici en ce moment. Elle pourra être analysée quand elle sera finie.
refusal-record-too-long = Cette partie est trop longue à lire.
