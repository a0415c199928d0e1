lesson-first = Votre premier voyage
lesson-exercise = Exercice
