lesson-first = Votre première ère
lesson-second = Dieux, voyantes et grottes
lesson-third = La Domination : points et objectifs
lesson-solo = Seul sur les îles
lesson-dowry = La dot
lesson-traitor = Le traître
lesson-exercise = Exercice
