lesson-step = { $number } sur { $steps }
lesson-next = Continuer
lesson-back = Retour
lesson-repeat = Refaire
lesson-show = Montrer
lesson-skip = Passer
lesson-anew = Depuis le début
lesson-over = Bravo, vous avez terminé cette leçon.
lesson-following = Leçon suivante : { $lesson }
lesson-missing = Cette leçon n’existe pas
lesson-good = Bien.
lesson-again = Encore une fois, cette fois comme vous voulez.
lesson-other-position = Cette étape part d’une autre position.
lesson-right = Exact.
lesson-wrong = Non. Essayez une autre réponse.
lesson-poor = C’est permis, mais le but n’est pas atteint. Essayez autre chose.
lesson-length = { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}, environ { $minutes } min
lesson-new = Nouvelle
lesson-begun = Commencée : étape { $number } sur { $steps }
lesson-finished = Terminée
learning-about = Pendant la partie, un commentaire explique chaque règle quand elle compte pour la première fois.
learning-told = Déjà dit : { $seen } sur { $all }.
learning-on = Activer les commentaires
learning-off = Désactiver les commentaires
learning-anew = Tout redire
exercises = Exercices
exercise-next = Exercice suivant
exercise-number = Exercice { $number }{ $done ->
    [yes] , résolu
   *[no] {""}
}
