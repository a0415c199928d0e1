lesson-first = Votre première expédition
lesson-exercise = Exercice
