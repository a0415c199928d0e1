# Слова обо всём, что не принадлежит одной игре.

game-about = игра из другого пакета
heading-game = игра
heading-players = игроки
heading-about = коротко
heading-options = настройки
broken-game = Игра { $game } не загружается и пропущена ({ $problem }).
labelled = { $label }: { $text }
seat = игрок
score = счёт
winner = победитель
wins = победы
mean-score = средний счёт
range = разброс
games-per-second = партий в секунду
decisions-per-second = решений в секунду
decisions-per-game = решений за партию
branching = вариантов на решение
ended-by = конец: { $end }
simulating = играем в { $game }
replayed = { $game }, игроков: { $players }, { $moves } { $moves ->
    [one] ход
    [few] хода
   *[other] ходов
}: все строки верны.
replay-cut = Запись обрезана, партия не окончена.
no-rules = Здесь нет правил игры { $game }.
no-rule = В правилах { $game } нет параграфа { $rule }.
no-such-thing = В словаре { $game } нет слова «{ $word }».
no-such-seat = Игрока { $seat } нет; последний — { $last }.

play-welcome = { $game }: вы игрок { $seat }.
play-help = Введите ход или его номер. Ещё: undo (вернуть) · what ХОД (что будет) · why ХОД (почему нельзя) · score (счёт) · goals (цели) · hint (совет) · rules НОМЕР · glossary СЛОВО · log · board · save ФАЙЛ · load ФАЙЛ · help · quit
hint-move = ход
hint-value = шансы
hint-line = возможное продолжение
log-line = { $who ->
    [me] Вы
   *[other] Игрок { $seat }
} { $move }
seat-name = № { $seat }
someone = { $who ->
    [me] вы
   *[other] { $seat }
}
    .of = { $who ->
        [me] вас
       *[other] игрока { $seat }
    }
    .to = { $who ->
        [me] вам
       *[other] игроку { $seat }
    }
    .with = { $who ->
        [me] вами
       *[other] игроком { $seat }
    }
## Подсказки. Довод, или то, чего не хватает другому ходу, следует за подлежащим: «Этот ход …», «Он …».
hint-why = { $count ->
    [1] Этот ход { $first }.
   *[other] Этот ход { $first } и { $second }.
}
hint-lacks = { $count ->
    [1] Он { $first }.
   *[other] Он { $first } и { $second }.
}
hint-expects = { $whose ->
    [team] Шансы вашей команды на победу после него — около { $value } %.
   *[seat] Ваши шансы на победу после него — около { $value } %.
}
hint-by-master = Этот ход нашёл мастер.
hint-second = Второй по силе ход: { $move } ({ $value } %).
hint-second-even = Второй по силе ход: { $move }.
reason-only = единственный разрешённый
lack-only = не разрешён
reason-even = примерно равен другим ходам
lack-even = почти не хуже
reason-search = оказывается лучше, если учесть ответы на него ({ $have } % против { $than } %)
lack-search = оказывается хуже, если учесть ответы на него ({ $than } % против { $have } %)
reason-won = побеждает в { $have } из 100 партий, сыгранных отсюда наугад, против { $than }
lack-won = побеждает в { $than } из 100 партий, сыгранных отсюда наугад, против { $have }
reason-points = приносит в партиях, сыгранных отсюда наугад, примерно на { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
} больше
lack-points = приносит в партиях, сыгранных отсюда наугад, примерно на { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
} меньше
reason-rival = оставляет { SEAT($rival, form: "to") } примерно на { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
} меньше
lack-rival = оставляет { SEAT($rival, form: "to") } примерно на { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
} больше

nothing-to-undo = Вы ещё ничего не решали.
saved = Сохранено в { $file }.
move-is-legal = { $move }: сейчас это можно.
multi-picked = Выбрано: { $count } из { $due }
game-ended = { $outcome ->
    [won] Партия выиграна.
    [lost] Партия проиграна.
   *[other] Партия окончена.
}

## Points and goals
points-total = очки
score-total = итого
score-secret = знаете только вы
score-open = ещё можно получить
goal-heading = цель
goal-together = вместе
goal-reached = ✓ { $text }
goal-count = { $value } из { $wanted }
goal-limit = { $value }, не больше { $wanted }
no-score = Сейчас в этой игре очки не считаются.
no-goals = Эта игра не сообщает своих целей.

## Why not
## Что значит ход

means-odds = { $times } из { $of }: { $text }
means-odds-about = примерно { $times } из { $of }: { $text }
means-game-ends = Партия закончится.
means-next-turn = { $who ->
    [me] Затем решаете вы.
   *[other] Затем решает { $seat }.
}
means-decide-again = Вы продолжаете.

refusal-game-over = Партия окончена.
refusal-not-your-turn = Сейчас решает не игрок { $seat }, а игрок { $turn }.
refusal-not-legal = { $move }: сейчас это нельзя.
refusal-not-the-question = Сейчас решается не это. Вопрос такой: { $question }
refusal-all-named = Больше выбрать нельзя: чтобы изменить выбор, верните что-нибудь.
refusal-no-such-move = Это не ход: { $move }
refusal-no-take-back = Вернуть ход нельзя: вмешался случай, открылась тайна или решает уже другой игрок.
refusal-players = Число игроков { $players } не подходит; можно: { $allowed }.
refusal-unknown-option = Нет настройки { $option }; есть: { $allowed }.
refusal-option-value = Настройка { $option } не может быть { $value }; можно: { $allowed }.
refusal-unknown-game = Игры { $game } на полке нет; есть: { $allowed }.
refusal-broken-game = Игра { $game } установлена, но не загружается; причину покажет «ludoteca games».
refusal-impossible-outcome = Такой исход «{ $chance }» здесь невозможен.

refusal-no-header = Это не запись партии: первой строкой должен быть заголовок.
refusal-record-version = Это запись версии { $version }; известна только версия 1.
refusal-rules-version = Эта партия идёт по версии правил { $version }, а здесь можно играть только по таким: { $known }.
refusal-header-field = В заголовке нет правильного поля «{ $field }».
refusal-not-utf8 = Эта строка — не текст UTF-8.
refusal-not-json = Эта строка — не JSON.
refusal-not-object = Эта строка — не объект JSON.
refusal-unknown-line = Эта строка — ни ход, ни случай, ни итог.
refusal-chance-fields = Строке случая нужны имя и значение.
refusal-move-fields = Строке хода нужны игрок (число) и ход (текст).
refusal-legal-fields = «legal» должен быть списком текстов.
refusal-result-fields = «result» должен быть объектом.
refusal-chance-expected = Здесь запись должна дать исход «{ $chance }».
refusal-chance-not-asked = Здесь ничто не спрашивает «{ $chance }».
refusal-not-from-seed = Зерно даёт другой исход «{ $chance }».
refusal-no-seed = В записи нет зерна для проверки.
refusal-legal-differs = Список допустимых ходов отличается (- не хватает, + лишний): { $differences }
refusal-not-over = Партия ещё не окончена.
refusal-table-public = Стол был открыт для всех, поэтому партия остаётся открытой.
refusal-result-differs = Итог отличается: «{ $field }» равно { $expected }.
refusal-after-result = После итога ничего быть не может.

arena-bot = бот
arena-games = партии
arena-interval = 95 % интервал
arena-elo = Эло
arena-rating = рейтинг
arena-no-ratings = Для рейтингов нужен { $extra }: pip install "{ $extra }"
arena-time = на решение
arena-other-match = В файле { $file } записан другой матч; укажите другой файл или удалите этот.
arena-fault = Партии, проигранные из-за ошибки ({ $games }): { $fault }
sprt-needs-duel = Последовательной проверке нужны двое игроков и два разных бота.
sprt-bounds = Последовательной проверке нужно, чтобы elo0 было меньше elo1, а alpha и beta лежали между 0 и 0,5.
sprt-pairs = пары по очкам (0, ½, 1, 1½, 2):
sprt-h1 = Принято: { $bot } сильнее, чем { $rival }, скорее на { $high } пунктов Эло, чем на { $low }.
sprt-h0 = Отвергнуто: { $bot } сильнее, чем { $rival }, скорее на { $low } пунктов Эло, чем на { $high }.
sprt-open = Ещё не решено: нужно сыграть больше партий.
engine-no-network = В файле { $file } нет обученной сети.
needs-extra = Для этого нужен { $extra }: pip install "{ $extra }"
selfplay-other-job = В папке { $folder } лежат партии другой серии; укажите другую папку или удалите эту.
selfplay-done = Партий: { $games }, файлов: { $files }, папка { $folder }
refusal-no-such-level = Уровня { $level } нет; уровни: { $allowed }.
refusal-no-such-thoroughness = Нет такой тщательности: { $given }; есть { $allowed }.
refusal-no-master = Мастера (уровень 6) для этой игры с таким числом игроков нет; он есть для: { $allowed }.
refusal-needs-master = Для мастера (уровень 6) нужен { $extra }: pip install "{ $extra }"
refusal-no-such-bot = Бота { $bot } нет; есть: { $allowed }.
refusal-engine-command = Так движок не назвать: { $bot }. Пишите engine:КОМАНДА или engine@СЕКУНДЫ:КОМАНДА.
refusal-too-many-bots = Ботов ({ $bots }) больше, чем мест для игроков ({ $players }).
amount = { $word } × { $number }
amount-nothing = ничего
list-and = { $first } и { $last }
