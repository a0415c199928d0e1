lesson-first = Your first expedition
lesson-exercise = Exercise
