lesson-first = Your first journey
lesson-exercise = Exercise
