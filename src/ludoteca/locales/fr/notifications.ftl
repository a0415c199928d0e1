### Ce que l’on apprend quand on est ailleurs : par le navigateur, ou dans un salon de discussion.

notice-turn = { $count ->
    [0] C’est à vous de jouer.
   *[other] C’est à vous de jouer. Vous jouez avec { $others }.
}
notice-time = { $hours ->
    [0] C’est à vous de jouer, et il reste moins d’une heure.
    [one] C’est à vous de jouer, et il reste { $hours } heure.
   *[other] C’est à vous de jouer, et il reste { $hours } heures.
}
notice-invitation = { $name } propose une revanche.
notice-seated = { $name } a pris place à votre table.
notice-over = { $outcome ->
    [me] La partie est terminée. Vous avez gagné !
    [other] La partie est terminée. Première place : { $winners }.
    [bot] La partie est terminée. L’ordinateur a gagné.
   *[none] La partie est terminée.
}
notice-test = Tout fonctionne : c’est ici que vous apprendrez que c’est à vous de jouer.
