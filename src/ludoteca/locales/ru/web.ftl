### Страница в браузере.

## Дом

language = Язык
settings = Настройки
theme = Оформление
theme-auto = Как на устройстве
theme-light = Светлое
theme-dark = Тёмное
table-settings = За столом
setting-motion = Плавные движения
setting-sound = Звук, когда мой ход
setting-letters = Буквы на местности
setting-confirm = Подтверждать каждый ход
setting-twice = Сенсорный экран: ход по второму касанию
setting-notify = Разрешить уведомления
pace = Ходы других
pace-calm = Спокойно: можно проследить за каждым
pace-brisk = Быстро
pace-instant = Сразу
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
skip-to-main = К основному содержанию
home = На главную
not-found-title = Такой страницы нет
not-found-about = По этому адресу ничего нет. Возможно, ссылка неполная.
not-found-home = К играм
close = Закрыть
yes = да
no = нет
option-none = нет
try-again = Ещё раз
labelled = { $label }: { $text }
how-to-play = Как играть
rules = Правила
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

## Lessons

learn-in = Научиться за { $minutes } мин
learn-on = Учиться дальше
lessons = Уроки
lessons-of = Уроки: { $game }
daily-exercise = Упражнение дня: { $game }
refusal-no-such-lesson = Такого урока нет.
refusal-lesson-progress = Этот прогресс больше не подходит к уроку. Начните заново.

## Главная

home-title = Во что сыграем?
home-about = Три настольные игры, которые сами знают свои правила. Играйте с компьютером, с друзьями за одним экраном или на расстоянии. Регистрация не нужна.
box-dokmus = Докмус
box-dokmus-about = Остров из восьми тайлов, которые сдвигаются и поворачиваются. Ставьте палатки, открывайте храмы и двигайте землю под соперниками.
box-elfenland = Эльфенланд
box-elfenland-about = Проложите путь через двадцать городов на гигантской свинье, единороге, драконе и плоту, пока вам не перекрыли дорогу.
box-tindaya = Тиндайя
box-tindaya-about = Племена на вулканических островах живут под гневом богов: делитесь, меняйтесь и переживите предсказанное.
box-players = Игроков: { $from }–{ $to }
box-players-exactly = Игроков: { $players }
box-step = начинается с партии { $number } из { $last } кампании
play-now = Играть
set-up = Настроить…
friend-play = Играть с другом
friend-about = Выберите игру. Вы получите ссылку и код: кто откроет её, сядет за стол с вами.
friend-game = Какая игра?
friend-more = Ещё
friend-count = Сколько друзей?
friend-make = Создать ссылку
share = Поделиться
share-text = Сыграй со мной: { $game }
qr-code = Код для камеры
qr-label = QR-код со ссылкой на место { $number }
my-tables = Мои столы
my-tables-none = Пока ни одной партии. Выберите игру выше.
open-tables = Открытые столы
open-tables-none = Пока никто не ждёт игроков.
tables-more = Ещё столы
join-by-link = У вас есть ссылка на стол?
join = Присоединиться
join-title = Вас приглашают сыграть: { $game }
your-name = Ваше имя

## Я

me = Вы
me-title = Вы
guest-name = Гость { $number }
me-guest-about = Вы гость: вас знает только этот браузер. Для игры этого достаточно.
me-account-about = У вас есть учётная запись: входите с любого устройства, ваши столы будут там.
me-name = Имя
me-name-about = Это имя видят другие игроки за столом.
me-renamed = Имя изменено.
save = Сохранить
account = Ваша учётная запись
account-add = Играть и на других устройствах
account-about = С ключом доступа или паролем вы останетесь собой на другом устройстве — и если этот браузер вас забудет. Адрес почты не нужен.
account-login = Вы входите под именем { $login } с паролем.
account-passkeys = { $number ->
    [one] { $number } ключ доступа хранится на ваших устройствах.
    [few] { $number } ключа доступа хранятся на ваших устройствах.
   *[many] { $number } ключей доступа хранятся на ваших устройствах.
}
account-elsewhere = На другом устройстве откройте эту страницу, выберите имя вверху и войдите.
passkey-add = Создать ключ доступа
passkey-another = Ещё один ключ доступа
passkey-about = Его хранит ваше устройство и открывает отпечатком пальца, лицом или своим кодом. Запоминать ничего не нужно.
passkey-kept = Ключ доступа сохранён. Теперь можно входить с ним.
login = Имя для входа
password = Пароль
password-new = Новый пароль
password-change = Сменить имя для входа или пароль
password-about = Не меньше восьми символов. Писем мы не отправляем: если забудете пароль, понадобится запасной код.
password-kept = Сохранено. Теперь можно входить с этим именем и паролем; на других устройствах нужно войти снова.
codes = Запасные коды
codes-about = Каждый код один раз открывает вашу учётную запись, больше ничего не нужно. Новые коды отменяют старые.
codes-make = Создать десять кодов
codes-once = Они показаны только сейчас. Запишите их или сохраните файл.
log-in = Войти
log-in-title = У вас уже есть учётная запись?
log-in-about = Тогда этот браузер будет играть за вас; начатое гостем «{ $guest }» останется у гостя.
log-in-passkey = Войти с ключом доступа
log-in-by-code = У меня есть запасной код
log-in-by-password = Я помню пароль
recovery-code = Запасной код
logged-in = С возвращением.
logged-in-by-code = С возвращением. Этот код использован. Если у вас был пароль, он больше не действует: задайте новый.
prove-title = Это вы?
prove-about = Меняется то, что защищает вашу учётную запись: подтвердите, что она ваша. Этого хватит на пять минут.
prove-passkey = Показать ключ доступа
prove-go = Дальше
devices = Ваши устройства
devices-about = На отключённом устройстве нужно войти снова. Устройство, которым не пользуются год, отключается само.
device-this = это
device-unknown = Неизвестное устройство
device-used = Вход: { $created }, последнее использование: { $used }
device-end = Отключить
device-end-one = Отключить: { $device }
device-end-others = Отключить все остальные
device-ended = Отключено. Там нужно будет войти снова.
passkeys = Ключи доступа
passkey-used = Создан: { $created }, последнее использование: { $used }
passkey-unused = Создан: { $created }, ещё не использован
passkey-remove = Убрать
passkey-remove-one = Убрать ключ доступа: { $device }
passkey-removed = Ключ доступа убран.
me-go = Уйти
log-out = Выйти
log-out-about = После выхода учётная запись и столы остаются как есть; этот браузер вас забудет.
delete-me = Удалить учётную запись…
delete-about = Вы покинете открытые столы и сдадите идущие партии; ваши сообщения сотрутся, имя и все способы входа забудутся. Ходы законченных партий останутся без имени. Отменить это нельзя.
delete-yes = Удалить навсегда
refusal-no-passkey = Ключ доступа не выбран.

## Подготовка

setup-title = Новый стол: { $game }
setup-players = Сколько игроков?
setup-seats = Кто где играет?
setup-seat = Место { $number }
setup-seats-about = Для места «По ссылке» появится ссылка, которую можно отправить.
setup-hotseat = Несколько мест за этим экраном: когда кому-то есть что скрывать, экран закрывается и передаётся.
setup-name = Имя
setup-options = Варианты
setup-clock = Время на раздумье
setup-public = Наблюдать может каждый
setup-hints = Подсказки разрешены; о каждой узнают остальные
setup-start = Начать игру
setup-open = Открыть стол
sitter-me = За этим экраном
sitter-bot = Компьютер
sitter-open = Кто угодно
sitter-link = По ссылке
level = Уровень
level-name = { $level ->
    [1] Уровень 1: новичок
    [2] Уровень 2: любитель
    [3] Уровень 3: опытный
    [4] Уровень 4: сильный
   *[other] Уровень { $level }: лучший
}
clock-none = Без ограничений
clock-live-10 = 10 минут каждому и ещё 10 секунд на ход
clock-live-30 = 30 минут каждому и ещё 20 секунд на ход
clock-days-1 = День на ход
clock-days-3 = Три дня на ход

## До игры

table-loading = Секунду…
table-missing = Такой стол не найден
table-waiting = ждёт игроков
table-broken = не открывается
table-running = идёт игра
table-over = Игра окончена
waiting-full = Все на месте.
waiting-for-players = Ждём, пока все сядут.
waiting-links = Отправьте ссылку тому, кто займёт это место. Игру можно начать, когда заняты все места.
waiting-for-host = Хозяин начнёт игру, когда все соберутся.
link-for-seat = Ссылка на место { $number }
copy = Копировать
copied = Скопировано
sit-down = Сесть здесь
sat-down = { $name } садится за стол
get-up = Встать
give-to-bot = Отдать компьютеру
start = Начать игру
start-why = { $free ->
    [one] Свободно ещё { $free } место.
    [few] Свободно ещё { $free } места.
   *[other] Свободно ещё { $free } мест.
}
close-table = Закрыть стол

## Места

seats = Игроки
you = Вы
seat-number = Игрок { $number }
seat-free = свободно
bot-name = Компьютер { $number }
bot-level = уровень { $level }
seat-away = нет на месте
seat-resigned = сдача
presence-here = здесь
presence-away = нет с { $time }
presence-absent = нет на месте

## За столом

table-side = Игроки и журнал
question = Что решается
your-turn = Ваш ход
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
back = Назад
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
help = Справка
rule = Правило { $rule }
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
hint-is = Компьютер сделал бы так: { $move }
hint-play = Сделать этот ход
hints-allowed = За этим столом разрешены подсказки. О каждой взятой подсказке узнают все.
hints-off = За этим столом подсказок нет, пока играют несколько человек.
thinking = Компьютер думает…
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
download = Скачать
zoom-in = Увеличить поле
zoom-out = Всё поле
touch-play = Сыграть
touch-chosen = { $move }: коснитесь ещё раз, чтобы сыграть
server-away = Сервер не отвечает. Пробуем снова…

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
   *[other] больше не имеет времени
}; играет компьютер
line-return = { $who ->
    [me] вернулись
   *[other] снова здесь
}
line-hint = { $who ->
    [me] берёте
   *[other] берёт
} подсказку
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
goal-how = Как этого достичь?
goal-is-reached = { $text }, достигнуто
goal-is-open = { $text }, ещё нет
goal-now-reached = ✓ { $goal }
goal-now-lost = Утрачено: { $goal }
goal-never = не достигнуто ни разу
goal-lost-at = утрачено: { $label } { $time }
see-board = Посмотреть поле
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

## Отказы дома

refusal-unreachable = Сервер не отвечает.
refusal-broken = На сервере произошла ошибка.
refusal-refused = Сервер отклонил запрос.
refusal-malformed = Сервер не понял запроса.
refusal-too-large = Слишком много данных.
refusal-busy = Стол занят. Попробуйте ещё раз.
refusal-empty-seats = Есть свободные места.
refusal-foreign-origin = Этой странице нельзя обращаться к этому серверу.
refusal-no-guest = Сервер вас не знает. Обновите страницу.
refusal-no-link-seat = У этого места нет ссылки.
refusal-clock-limits = На часах — не больше четырёх часов и пяти минут за ход, либо от часа до тридцати дней на ход.
refusal-no-offer = Отвечать не на что.
refusal-offer-declined = Ваше последнее предложение отклонили. Повторить его можно после следующего хода.
refusal-table-long = За этим столом уже { $most } записей. Больше нельзя брать ходы назад, делать предложения и пересаживаться; партию можно доиграть.
refusal-offer-pending = Предложение уже сделано и ждёт ответа.
refusal-no-open-seat = Свободных мест нет.
refusal-no-such-game = Такой игры нет.
refusal-no-such-language = На этом языке текстов нет.
refusal-no-such-invite = Эта ссылка больше не действует.
refusal-invite-used = Этой ссылкой уже кто-то воспользовался. Попросите другую.
refusal-no-such-page = Здесь ничего нет.
refusal-no-such-method = Здесь так нельзя.
refusal-no-such-position = Такой позиции нет.
refusal-no-such-rule = Такого правила нет.
refusal-no-such-seat = Такого места нет.
refusal-table-broken = Этот стол нельзя открыть: его запись повреждена. Других столов это не касается. Сообщите тому, кто ведёт этот сайт.
refusal-no-such-table = Такого стола нет, или он закрыт для посторонних.
refusal-not-asked = Сейчас вас ни о чём не спрашивают.
refusal-not-open = Это место не свободно.
refusal-not-seated = Вы не играете за этим столом.
refusal-not-started = Игра ещё не началась.
refusal-not-the-host = Это может только хозяин стола.
refusal-not-your-move = У вас нет хода, который можно вернуть.
refusal-not-your-seat = Это не ваше место.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-nothing-to-take-back = Возвращать нечего.
refusal-resigned = Этот игрок сдался.
refusal-seat-taken = Это место уже занято.
refusal-stale = Партия тем временем продолжилась. Выберите снова.
refusal-started = Игра уже началась.
refusal-too-many-requests = Слишком быстро. Подождите немного.
refusal-no-hint = Подсказка не успела прийти. Попробуйте ещё раз.
refusal-no-hints-here = За этим столом нельзя брать подсказки, пока играют другие люди.
refusal-data-unplayable = С этими данными партию не разложить.
refusal-no-custom-data = Этот сервер играет только с данными из коробки.
refusal-too-many-tables = У вас слишком много столов.
refusal-login-taken = Такое имя для входа уже занято.
refusal-passkey-known = Этот ключ доступа уже известен.
refusal-stale-passkey = Прошло слишком много времени. Попробуйте ещё раз.
refusal-too-many-attempts = Слишком много попыток. Подождите минуту.
refusal-wrong-login = Неверное имя или пароль.
refusal-wrong-password = Пароль неверен.
refusal-proof-needed = Ничего не изменилось: для этого нужен пароль, ключ доступа или запасной код вашей учётной записи.
refusal-no-such-session = Это устройство уже отключено.
refusal-no-such-passkey = Этот ключ доступа уже убран.
refusal-name-empty = Такого имени никто не увидит. Выберите имя с буквами.
refusal-name-long = Имя слишком длинное: не больше { $most } знаков.
refusal-name-reserved = Это имя оставлено для дома и его ботов. Выберите другое.
refusal-name-like-another = Это имя похоже на чужое имя для входа. Выберите другое.
refusal-chat-empty = Здесь нечего читать.
refusal-chat-full = За этим столом сказано достаточно: строк не больше { $most }.
refusal-chat-over = Партия закончилась больше недели назад; здесь больше не пишут.
refusal-too-much-chat = Вы пишете слишком быстро. Подождите немного.
refusal-muted = Хозяин сервера лишил вас слова: играть можно, писать нельзя.
refusal-banned = Хозяин сервера закрыл вам вход.
refusal-too-many-blocks = Скрыто слишком много людей: не больше { $most }.
refusal-no-such-line = Этой строки больше нет.
refusal-no-such-person = Этого человека здесь больше нет.
refusal-too-many-guests = Из вашей сети сегодня пришло слишком много гостей. Попробуйте позже.
refusal-too-many-tables-here = Из вашей сети сегодня создано слишком много столов. Попробуйте позже.
refusal-wrong-code = Этот код неверен или уже использован.
refusal-wrong-passkey = Этот ключ доступа неизвестен.
