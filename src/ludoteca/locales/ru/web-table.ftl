### Страница за столом, в правилах и в уроках.

## Сайт

catch-up = Показать всё
since = С вашего прошлого хода
since-moves = С вашего прошлого хода: { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
since-moves-short = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
since-more = { $count ->
    [one] ещё { $count } ход
    [few] ещё { $count } хода
   *[other] ещё { $count } ходов
}
since-gain = получает: { $amounts }
since-loss = тратит или теряет: { $amounts }
since-replay = Показать на поле
since-next = Следующий ход
since-before = Предыдущий ход
since-step = { $at } из { $count }
learner-offer = Первая партия? Пояснения расскажут о каждом правиле, когда оно впервые важно; подсказки и возврат хода свободны.
learner-go = Понятно
learner-off = Без пояснений
glossary = Словарь
thing-for = Зачем:
thing-how = Откуда:
thing-search = Найти по названию или тексту
thing-count = { $count ->
    [one] { $count } статья
    [few] { $count } статьи
   *[other] { $count } статей
}
rules-of = Правила игры «{ $game }»
rules-contents = Содержание
rules-language = Эти правила есть только на английском языке.
rules-asked = Правило к текущему вопросу: { $rule }
rules-search = Поиск в правилах
rules-found = { $at } из { $count }
rules-not-found = Ничего не найдено
rules-previous = Предыдущее
rules-next = Следующее
rules-print = Печать

## До игры

waiting-full = Все на месте.
waiting-for-players = Ждём, пока все сядут.
waiting-begun = { $moves ->
    [one] Эта партия начата на другом устройстве. Сыгран { $moves } ход.
    [few] Эта партия начата на другом устройстве. Сыграно { $moves } хода.
   *[other] Эта партия начата на другом устройстве. Сыграно { $moves } ходов.
}
waiting-links = Отправьте ссылку тому, кто займёт это место. Игру можно начать, когда заняты все места.
waiting-for-host = Хозяин начнёт игру, когда все соберутся.
sit-down = Сесть здесь
sat-down = { $name } садится за стол
get-up = Встать
give-to-bot = Отдать компьютеру
start-why = { $free ->
    [one] Свободно ещё { $free } место.
    [few] Свободно ещё { $free } места.
   *[other] Свободно ещё { $free } мест.
}
close-table = Закрыть стол

## За столом

table-side = Игроки и журнал
question = Что решается
turn-of = Думает { $seat }
turn-here = { $name }: ваш ход
turn-of-stand-in = { $who ->
    [me] За вас думает компьютер
   *[other] { $seat }: думает компьютер
}
asked-now = Вопрос: «{ $question }»
asked-then = { $name }: «{ $question }»
looking-back = Просмотр: после { $ply } { $ply ->
    [one] хода
   *[other] ходов
}
confirm = Да, сделать ход
sure = { $move }: вы уверены?
sending = Отправляем…
sending-later = Сервер не отвечает. Ваш ход сохранён и уйдёт, как только связь вернётся.
choose-lit = Выберите то, что подсвечено.
choose-lit-or = Выберите то, что подсвечено, или:
only-choice = Других вариантов нет:
put-back = Вернуть: { $word }
all-moves = Все варианты ({ $count })
moves-title = Что вы можете сделать
moves-search = Найти или ввести ход
tools = За столом
turn-tools = Помощь с этим вопросом
undo = Отменить выбор
undo-about = Отказаться от выбранного. Ход ещё не сделан. (Esc)
take-back = Вернуть ход
take-back-about = Вернуть ваш последний, уже сделанный ход.
take-back-ask = Попросить вернуть ход
take-back-ask-about = Вернуть ваш последний ход, если остальные согласны.
take-back-none = Вы ещё не ходили: возвращать нечего.
hint = Подсказка
hint-cost = Как сыграл бы компьютер? Партия с подсказками не идёт в рейтинг.
hint-is = Компьютер сделал бы так: { $move }
hint-play = Сделать этот ход
take-online = Играть по сети
take-along = Взять с собой
judge-so-far = Мои ходы до сих пор
table-messages = Отъезд, сообщения
leave = Уйти
leave-title = Уйти из-за стола?
leave-later = Вернуться позже
leave-later-none = Стол сохранится и будет ждать вас. Он в списке «Мои столы» на первой странице.
leave-later-live = Стол сохранится, но ваши часы идут; когда время выйдет, за вас до вашего возвращения будет играть компьютер. Стол в списке «Мои столы» на первой странице.
leave-later-days = Стол сохранится и подождёт вашего хода, сколько позволяют часы; потом до вашего возвращения играет компьютер. Стол в списке «Мои столы» на первой странице.
leave-resign = Сдаться
leave-resign-on = Это место до конца доиграет компьютер; остальные играют дальше. Вернуться на место будет нельзя.
leave-resign-end = Игра сразу закончится вашей сдачей.
leave-abandon = Остановить игру
leave-abandon-asked = Спросим остальных. Если они согласны, игра закончится без результата.
leave-abandon-end = Игра сразу закончится без результата.
leave-stay = Остаться
agree = Согласиться
decline = Отклонить
offer-back = { $seat } просит вернуть ход.
offer-abandon = { $seat } предлагает остановить игру.
offer-waiting = Ждём остальных.
bound-chance = После вашего хода выпал жребий: вернуть ход можно только с согласия остальных.
bound-secret = Ваш ход открыл тайну: вернуть его можно только с согласия остальных.
bound-turn = После вашего хода решали другие: вернуть его можно только с их согласия.
you-are-away = Ваше время вышло; за вас играет компьютер.
come-back = Я снова здесь
zoom-in = Увеличить поле
zoom-out = Всё поле
touch-play = Сыграть
touch-chosen = { $move }: коснитесь ещё раз, чтобы сыграть

## Журнал и разговор

tab-log = Журнал
tab-chat = Чат
earlier = На ход назад
later = На ход вперёд
scrub = Момент партии
scrub-at = После хода { $ply } из { $last }
replay = Повтор
pause = Пауза
now = К текущему ходу
chat-none = В чате пока пусто.
chat-say = Написать сообщение
chat-more = Слова игрока { $name }: скрыть или пожаловаться
chat-hide = Скрыть слова игрока { $name }
chat-report = Пожаловаться на эту строку
chat-reported = Жалоба отправлена: хозяин сервера прочтёт эту строку.
chat-hidden = Слова игрока { $name } скрыты.
chat-show = Показать снова
chat-send = Отправить
chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
line-start = Игра начинается.
line-back = { $who ->
    [me] вернули ход
   *[other] возвращает ход
}
line-away = { $who ->
    [me] исчерпали время
   *[other] остаётся без времени
}; играет компьютер
line-return = { $who ->
    [me] вернулись
   *[other] снова здесь
}
line-vacation = { $who ->
    [me] в отъезде до { $day }
   *[other] в отъезде до { $day }
}
line-hint = { $who ->
    [me] берёте
   *[other] берёт
} подсказку
line-fault = больше не играет: программа дала сбой; дальше играет компьютер
line-resign = { $who ->
    [me] сдались
   *[other] сдаётся
}
line-end-resigned = Игра закончена сдачей.
line-end-abandoned = Игра остановлена.
line-offer-back = { $who ->
    [me] попросили вернуть ход
   *[other] просит вернуть ход
}
line-offer-abandon = { $who ->
    [me] предложили остановить игру
   *[other] предлагает остановить игру
}
line-answer-yes = { $who ->
    [me] согласились
   *[other] соглашается
}
line-answer-no = { $who ->
    [me] отказались
   *[other] отказывается
}

## Передача экрана

hand-over = Передайте экран. Ходит { $name }
hand-over-about = Остальные отворачиваются.
hand-over-take = Это я, { $name }

## Конец

end-winner = { $who ->
    [me] Вы победили!
   *[other] Победа: { $seat }
}
end-shared = Общая победа: { $names }
end-won = Вы победили вместе!
end-lost = Вы проиграли вместе
end-resigned = Игра закончена: кто-то сдался
end-abandoned = Игра остановлена без результата
total = Итого
show-score = Счёт
score-final = Это счёт в конце игры, а не в той позиции, на которую вы смотрите.
score-now = Счёт сейчас
score-now-about = Что было бы у каждого, если бы игра закончилась сейчас, насколько вы можете знать.
score-of = Счёт, { $seat }: { $points }. Показать подробно
score-parts = Показать счёт подробно
score-nothing-open = Больше ничего.
total-open = Итого, что видят все
total-known = Итого с тем, что знаете только вы
goals = Цели
goals-unmet = Ещё не обеспечено: { $count }.
goal-how = Как этого достичь?
goal-is-reached = { $text }, достигнуто
goal-leads = { $text }, впереди
goal-is-open = { $text }, ещё нет
goal-now-reached = ✓ { $goal }
goal-now-lost = Утрачено: { $goal }
goal-never = не достигнуто ни разу
goal-lost-at = утрачено: { $label } { $time }
see-board = Посмотреть поле
game-page = Пересмотреть и поделиться
download-record = Скачать запись
rematch = Сыграть ещё
campaign-step = Партия { $number } из { $last } кампании сыграна
campaign-done = Это была вся кампания. Теперь вы знаете все правила.
campaign-next = Дальше: партия { $number } из { $last }.
campaign-on = К следующей партии
campaign-lost = Партия { $number } из { $last } кампании проиграна
campaign-again = Кнопка «Играть» предложит её снова, пока она не выиграна. Можно пойти дальше и без победы.
campaign-on-lost = Всё равно дальше
fair-before = Почему случай честен
fair-title = Всё ли было честно?
fair-about = Ещё до того, как кто-либо сядет за стол, сервер выбирает тайное зерно и показывает его отпечаток. Затем браузер каждого игрока добавляет свой случайный текст, и вся случайность следует из того и другого. После партии зерно публикуется, и «ludoteca replay --verify» проверяет скачанную запись.
