lesson-step = { $number } из { $steps }
lesson-next = Дальше
lesson-back = Назад
lesson-repeat = Повторить
lesson-show = Показать
lesson-skip = Пропустить
lesson-anew = С начала
lesson-over = Отлично, урок пройден.
lesson-following = Следующий урок: { $lesson }
lesson-missing = Такого урока нет
lesson-good = Хорошо.
lesson-again = Ещё раз, теперь — как хотите.
lesson-other-position = Этот шаг начинается в другой позиции.
lesson-right = Верно.
lesson-wrong = Нет. Попробуйте другой ответ.
lesson-poor = Так можно, но цель не достигнута. Попробуйте иначе.
lesson-length = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}, около { $minutes } мин
lesson-new = Новый
lesson-begun = Начат: шаг { $number } из { $steps }
lesson-finished = Пройден
learning-about = Во время партии пояснения рассказывают о каждом правиле, когда оно впервые важно.
learning-told = Рассказано: { $seen } из { $all }.
learning-on = Включить пояснения
learning-off = Выключить пояснения
learning-anew = Рассказать всё заново
exercises = Упражнения
exercise-next = Следующее упражнение
exercise-number = Упражнение { $number }{ $done ->
    [yes] , решено
   *[no] {""}
}
