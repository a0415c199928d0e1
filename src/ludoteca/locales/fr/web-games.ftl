# Mes parties terminées.

games-filter = Quelles parties
games-game = Jeu
games-players = Joueurs
games-result = Résultat
games-name = Jouées avec
games-all = toutes
games-found = { $count ->
    [0] Aucune partie.
    [one] { $count } partie.
   *[other] { $count } parties.
}
games-kept = Ce site garde les parties terminées pendant { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}. Téléchargez ce que vous voulez conserver.
games-none = Vous n’avez pas encore terminé de partie. La première restera ici : pour la revoir, la partager, en tirer des leçons.
games-fate-won = gagnée
games-fate-shared = victoire partagée
games-fate-lost = perdue
games-fate-open = sans résultat
games-fate-seats = même écran
games-somebody = quelqu’un
games-bot = ordinateur, niveau { $level }
games-people = des personnes seulement
games-alone = en solitaire
games-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
games-pages = Pages
games-page = Page { $page } sur { $pages }
games-newer = Plus récentes
games-older = Plus anciennes
games-export = Télécharger toutes mes parties
games-mistakes = Apprendre de mes erreurs
games-mistakes-about = Vos erreurs dans les parties analysées, une partie après l’autre : retrouvez la position et cherchez le meilleur coup.
games-mistakes-none = Aucune partie analysée ne contient d’erreur de votre part. L’analyse se demande sur la page d’une partie.
games-mistakes-count = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
games-statistics = Mes résultats
games-statistics-about = Sont comptées les parties avec un résultat où vous n’aviez qu’une place.
games-tally = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
games-mean = { $score } points en moyenne
games-by = Selon
games-count = Parties
games-won = Gagnées
games-score = Points
games-by-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
games-by-seat = place { $number }
games-parts-all = Toutes les parties
games-parts = D’où viennent mes points, en moyenne
games-points-common = objectifs communs
games-points-secret = objectifs secrets
games-over-time = Mes points, partie après partie
games-over-time-label = Mes points, partie après partie ; les points pleins sont des victoires. Les nombres sont dans le tableau ci-dessous.
games-as-table = Les nombres
