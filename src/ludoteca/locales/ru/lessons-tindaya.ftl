lesson-first = Первая эпоха
lesson-second = Боги, провидицы и пещеры
lesson-third = Господство: очки и цели
lesson-solo = В одиночку на островах
lesson-dowry = Приданое
lesson-traitor = Предатель
lesson-exercise = Упражнение
