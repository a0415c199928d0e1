### Страница в браузере.

## Сайт

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
skip-to-main = К основному содержанию
home = На главную
not-found-title = Такой страницы нет
not-found-about = По этому адресу ничего нет. Возможно, ссылка неполная.
not-found-home = К играм
close = Закрыть
yes = да
no = нет
option-none = нет
update-ready = Готова новая версия этой страницы.
update-start = Запустить
try-again = Ещё раз
how-to-play = Как играть
rules = Правила

## Lessons

learn-in = Научиться за { $minutes } мин
learn-play = Учиться в игре
learn-on = Учиться дальше
lessons = Уроки
lessons-of = Уроки: { $game }
daily-exercise = Упражнение дня: { $game }
refusal-no-such-lesson = Такого урока нет.
refusal-lesson-progress = Этот прогресс больше не подходит к уроку. Начните заново.

## Главная

home-title = Во что сыграем?
home-about = Настольные игры, которые сами знают свои правила. { $where ->
    [device] Играйте с компьютером или с друзьями за одним экраном, в том числе без сети.
   *[server] Играйте с компьютером, с друзьями за одним экраном или на расстоянии.
} Регистрация не нужна.
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
to-board = Доска для анализа
my-games = Мои оконченные партии
ladder = Рейтинг
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
guest-name = Гость { $number }
save = Сохранить

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
setup-where = Где стоит стол?
setup-where-server = На сервере
setup-where-here = На этом устройстве
setup-where-here-about = Работает без сети и остаётся в этом браузере. Издалека за такой стол не сесть.
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
    [6] Уровень 6: мастер
   *[other] Уровень { $level }: эксперт
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
link-for-seat = Ссылка на место { $number }
copy = Копировать
copied = Скопировано
start = Начать игру

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

your-turn = Ваш ход
back = Назад
help = Справка
rule = Правило { $rule }
setup-vacation = Отъезд для каждого игрока
setup-vacation-days = { $days ->
    [0] Нельзя
    [one] До { $days } дня
   *[many] До { $days } дней
}
pace-days = { $days ->
    [one] На ход даётся { $days } день.
    [few] На ход даётся { $days } дня.
   *[many] На ход даётся { $days } дней.
} { $vacation ->
    [0] Часы ни для кого не останавливаются.
    [one] Кто объявит об отъезде, у того часы стоят — всего до { $vacation } дня.
   *[many] Кто объявит об отъезде, у того часы стоят — всего до { $vacation } дней.
}
seat-vacation = в отъезде до { $day }
refusal-no-vacation-here = За этим столом часы не останавливаются.
refusal-vacation-used = Время отъезда за этим столом исчерпано: дней — { $days }.
refusal-vacation-short = Отъезд длится не меньше часа.
hints-allowed = За этим столом разрешены подсказки. О каждой взятой подсказке узнают все.
hints-off = За этим столом подсказок нет, пока играют несколько человек.
thinking = Компьютер думает…
download = Скачать
server-away = Сервер не отвечает. Пробуем снова…

## Отказы сайта

refusal-unreachable = Сервер не отвечает.
refusal-not-stored = Устройство не смогло это сохранить: память заполнена или закрыта.
refusal-unreadable = Эту партию больше не удаётся прочитать. Сохранённое остаётся как есть, остальные ваши партии продолжаются.
refusal-file-broken = В этом файле нет ни стола, ни записи партии, которые можно здесь открыть.
refusal-record-empty = Эта запись обрывается до начала партии.
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
refusal-no-such-engine = На этом сервере нет движка с таким именем для этой игры.
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
refusal-name-reserved = Это имя оставлено сайту и его ботам. Выберите другое.
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
