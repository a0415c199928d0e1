# Мои оконченные партии.

games-filter = Какие партии
games-game = Игра
games-players = Игроков
games-result = Итог
games-name = Кто ещё играл
games-all = все
games-found = { $count ->
    [0] Партий нет.
    [one] { $count } партия.
    [few] { $count } партии.
   *[many] { $count } партий.
}
games-kept = Этот сайт хранит оконченные партии { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}. Скачайте то, что хотите сохранить.
games-none = Вы ещё не окончили ни одной партии. Она останется здесь: чтобы пересмотреть, показать другим и поучиться.
games-fate-won = победа
games-fate-shared = общая победа
games-fate-lost = поражение
games-fate-open = без итога
games-fate-seats = один экран
games-somebody = кто-то
games-bot = компьютер, уровень { $level }
games-people = только люди
games-alone = в одиночку
games-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
games-pages = Страницы
games-page = Страница { $page } из { $pages }
games-newer = Новее
games-older = Старее
games-export = Скачать все мои партии
games-mistakes = Учиться на своих ошибках
games-mistakes-about = Ваши ошибки в разобранных партиях, партия за партией: снова та же позиция, найдите ход лучше.
games-mistakes-none = В разобранных партиях ваших ошибок нет. Разбор можно заказать на странице партии.
games-mistakes-count = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}
games-statistics = Мои итоги
games-statistics-about = Считаются партии с итогом, в которых у вас было одно место.
games-tally = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, побед: { $won }
games-mean = в среднем очков: { $score }
games-by = По
games-count = Партий
games-won = Побед
games-score = Очки
games-by-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
games-by-seat = место { $number }
games-parts-all = Все партии
games-parts = Откуда мои очки, в среднем
games-points-common = общие цели
games-points-secret = тайные цели
games-over-time = Мои очки, партия за партией
games-over-time-label = Мои очки, партия за партией; закрашенные точки – победы. Числа в таблице ниже.
games-as-table = Числа
