lesson-first = Your first era
lesson-second = Gods, seers and caves
lesson-third = Domination: points and objectives
lesson-solo = Alone on the islands
lesson-dowry = The dowry
lesson-traitor = The traitor
lesson-exercise = Exercise
