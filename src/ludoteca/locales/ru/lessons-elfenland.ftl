lesson-first = Первое путешествие
lesson-exercise = Упражнение
