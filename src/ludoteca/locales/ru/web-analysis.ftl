# Разбор на странице законченной партии; слова отчётов — в analysis.ftl.

game-tab-analysis = Разбор
analysis-offer = Компьютер оценивает каждое решение по тому, что игрок тогда знал, и отделяет везение от умения. Это займёт минуту или больше.
analysis-order = Разобрать партию
analysis-more = Разобрать тщательнее
analysis-deep = Разобрать глубоко (это может занять часы)
analysis-making = Оценено позиций: { $done } из { $total }
analysis-call-off = Отменить
analysis-failed = Разбор не удался. Попробуйте ещё раз.
analysis-card = Ход { $ply }, { $who }
analysis-was-played = Сыграно: { $move }
analysis-was-better = Лучше: { $move }
analysis-show-line = Показать на доске
analysis-cost = { $loss } %
analysis-learn = { $who }: учиться на ошибках ({ $count })
analysis-mistake = Ошибка { $number } из { $count }
analysis-find = { $who }: сыграно — { $move }. Какой ход лучше?
analysis-right = Верно, это лучший ход.
analysis-not-best = Это не лучший ход. Попробуйте другой.
analysis-hint = Подсказка
analysis-no-reason = В партиях, которые воображает компьютер, другие ходы выигрывают чаще.
analysis-solution = Решение
analysis-next = Следующая ошибка
analysis-next-game = Ошибки следующей партии
analysis-end-learning = Вернуться к разбору
analysis-spoiler = Разбор выдаёт, чем кончилась партия. Сначала откройте конец.
analysis-so-far-about = Компьютер оценит ваши решения в этой партии по тому, что вы тогда знали. Это подсказка: партия не идёт в рейтинг.
analysis-so-far-order = Оценить мои ходы
analysis-so-far-mistakes = { $count ->
    [0] Пока без ошибок.
    [one] Пока { $count } ошибка.
    [few] Пока { $count } ошибки.
   *[many] Пока { $count } ошибок.
}
analysis-so-far-accuracy = Точность: { $value } %.
