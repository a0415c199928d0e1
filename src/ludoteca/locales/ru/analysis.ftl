# Слова разбора законченной партии: отчёт, терминал и страница.

analysis-title = Разбор: { $game }
analysis-working = разбор: { $game }
analysis-by-master = Решения оценил мастер, уровень 6.
analysis-budget = { $thoroughness ->
    [quick] Быстрый разбор.
    [deep] Глубокий разбор.
   *[normal] Обычный разбор.
} Каждое решение оценено по тому, что игрок знал в тот момент.
analysis-seconds = Секунд на каждое решение: { $seconds }. Каждое решение оценено по тому, что игрок знал в тот момент.
analysis-took = Всего симуляций: { $simulations }; ходов в самом длинном продолжении: { $depth }; случай разыгран заново раз: { $draws }.
analysis-goes-on = Эта партия ещё идёт. Разобрать её можно будет, когда она закончится.
analysis-unfinished = Партия не закончена; она разобрана до последнего хода.
analysis-written = Отчёт записан в файл { $file }.
analysis-written-many = Отчёты записаны в папку { $folder }; их список в index.html.
analysis-index = Разборы
analysis-file = файл
analysis-game = игра
analysis-no-records = В папке { $folder } нет записей партий.
analysis-seats = Игроки
analysis-seat = Игрок { $seat }
analysis-team = Команда
analysis-accuracy = точность
analysis-lost = потеряно своими ходами
analysis-luck = везение
analysis-others = ходы других
analysis-rest = остаток
analysis-start = в начале
analysis-end = в конце
analysis-share = доля потерь
analysis-curve = Шансы по ходу партии
analysis-curve-about = Кривая учитывает все карты. Кружок отмечает случай; выберите точку, чтобы перейти к решению.
analysis-turning-points = Переломные моменты
analysis-no-turning-points = Ничто не изменило шансы заметно.
analysis-turning-decision = Ход { $ply }, { $by }: { $move }. { $seat }: { $change } %.
analysis-turning-better = Лучше: { $line } ({ $value } %).
analysis-turning-luck = Случай после хода { $ply }. { $seat }: { $change } %.
analysis-turning-deal = Случай при раскладке. { $seat }: { $change } %.
analysis-luck-events = Что решил случай
analysis-luck-told = Случай после хода { $ply }: { $what }. { $gains }
analysis-luck-dealt = Случай при раскладке: { $what }. { $gains }
analysis-luck-shown = { $what } ({ $shown })
analysis-luck-gain = { $seat }: ожидалось { $expected } %, стало { $came } % ({ $change } %).
analysis-no-luck = Случай почти не изменил шансы.
analysis-decisions = Решения
analysis-move = ход
analysis-played = сыграно
analysis-mark = оценка
analysis-loss = потеря
analysis-better = лучше
analysis-line = возможное продолжение
analysis-why = почему
analysis-only-errors = Показать только ошибки
analysis-value = { $value } %
analysis-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
marks-blunder = зевки
marks-mistake = ошибки
marks-inaccuracy = неточности
marks-brilliant = блестящие ходы
mark-forced = вынужденный ход
mark-did_not_matter = не имело значения
mark-good = хороший ход
mark-best = лучший ход
mark-brilliant = блестящий ход
mark-inaccuracy = неточность
mark-mistake = ошибка
mark-blunder = зевок
mark-not_judged = не оценено
refusal-not-finished = Партию можно разобрать, когда она закончена.
refusal-too-many-analyses = Вы заказали много разборов. Подождите, пока один будет готов, или вернитесь завтра.
refusal-no-such-analysis = Такого разбора нет.
refusal-not-your-analysis = Отменить разбор может только тот, кто его заказал.
refusal-running-game = Эта партия сейчас идёт здесь. Разобрать её можно, когда она закончится.
refusal-record-too-long = Эту запись слишком долго читать.
