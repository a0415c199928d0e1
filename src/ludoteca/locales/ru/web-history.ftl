# Страница оконченной партии.

game-preview-title = { $game }: { $names }
game-preview-open = { $game }: за столом ждут игроков. Можно сесть или смотреть, без учётной записи.
game-preview-running = { $game }: партия идёт. За ней можно следить ход за ходом, без учётной записи.
game-preview-over = Оконченная партия, { $game }, { $day }, { $moves } { $moves ->
    [one] ход
    [few] хода
   *[many] ходов
}. Её можно пересмотреть ход за ходом, без учётной записи.
game-preview-bot = компьютер (уровень { $level })
game-preview-somebody = кто-то

game-title = { $game }, оконченная партия
game-side = Партия
game-length = { $moves } { $moves ->
    [one] ход
    [few] хода
   *[many] ходов
}
game-reveal = Показать, чем кончилось
game-hide = Смотреть, не зная конца
game-angle = Глазами
game-angle-public = всех, руки закрыты
game-angle-seat = { $name }
game-angle-all = всех, руки открыты
game-angle-closed = Партия не доиграна: руки остаются закрытыми.
game-hand-of = Что есть у игрока: { $name }
game-tab-moves = Ходы
game-tab-share = Поделиться
game-to-board = Отсюда на доску для анализа
game-open = Открыть эту партию, { $game }
replay-speed = Скорость

game-share-here = Ссылка на показанную позицию
game-share-link = Ссылка на эту партию
game-share-embed = Показать на другой странице
game-share-files = Взять с собой
game-save-png = Картинка (PNG)
game-save-svg = Картинка (SVG)
game-save-gif = Анимация (GIF)
game-gif-making = Анимация готовится
game-gif-stop = Остановить
game-save-failed = Не получилось. Попробуйте ещё раз или в другом браузере.
game-access = Партию может смотреть каждый, у кого есть ссылка
game-access-about = Сказанное за столом остаётся между теми, кто за ним сидел.
