lesson-first = Первая экспедиция
lesson-exercise = Упражнение
