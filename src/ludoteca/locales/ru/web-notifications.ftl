### Уведомления вне стола: настройки человека и стола.

notify-title = Когда мой ход
notify-about = Страницу можно закрыть: мы сообщим, что происходит за столами, где играют днями. Сообщение идёт через службу вашего же браузера, прочесть его она не может.
notify-on = Сообщать на это устройство
notify-off = Больше не сообщать сюда
notify-is-on = Уведомления приходят на это устройство.
notify-denied = Браузер не разрешает этому сайту уведомлять вас. Разрешить можно в настройках браузера для этого сайта.
notify-unsupported = Этот браузер ничего не сообщит, пока страница закрыта. На iPhone и iPad добавьте страницу на экран «Домой» и откройте её оттуда.
notify-failed = Браузеру не удалось связаться со своей службой уведомлений. Попробуйте позже.
notify-test = Проверить
notify-test-one = Проверить: { $device }
notify-tested = Проверка отправлена. Сообщение придёт через несколько секунд.
notify-others = Другие устройства
notify-stop = Отключить
notify-stop-one = Отключить: { $device }
notify-stopped = Туда больше ничего не придёт.
notify-kinds = О чём сообщать
notify-kind-turn = Настал мой ход
notify-kind-time = Моё время на исходе
notify-kind-invitation = Кто-то хочет сыграть ещё раз
notify-kind-seated = Кто-то сел за мой стол
notify-kind-over = Игра окончена
notify-quiet = Тихие часы
notify-quiet-on = В эти часы ничего не сообщать
notify-quiet-from = С
notify-quiet-until = До
notify-quiet-about = О том, что случится за это время, сообщим потом, если это ещё будет важно. Часовой пояс: { $zone }.
notify-saved = Сохранено.

hooks = В чате
hooks-about = Мы пишем в ваш канал Discord, Slack или Matrix. Создайте там вебхук и укажите здесь его адрес.
hooks-about-table = Туда пишется только то, что касается вас за этим столом.
hook-form = Чат
hook-form-discord = Discord
hook-form-slack = Slack
hook-form-matrix = Matrix
hook-form-json = Другая программа (JSON)
hook-address = Адрес вебхука
hook-add = Добавить
hook-added = Добавлено. Отправьте проверку, чтобы убедиться, что всё работает.
hook-secret = Секрет этого вебхука показывается только сейчас. С ним программа может проверить, что сообщение пришло отсюда:
hook-where = { $form }, { $host }
hook-all = все мои столы
hook-one = один стол
hook-taken = Последнее сообщение принято.
hook-not-taken = Последнее сообщение не принято: { $answer ->
    [timeout] нет ответа вовремя
    [no-answer] там никто не отвечает
    [not-public] адрес не общедоступный
   *[other] ответ — { $answer }
}.
hook-off = Десять неудач подряд: вебхук отключён. Проверка включит его снова.
hook-remove = Удалить
hook-remove-one = Удалить: { $hook }
hook-removed = Вебхук удалён.

vacation = Отъезд
vacation-about = За столами, где играют днями, ваши часы стоят — сколько позволяет каждый стол, и другие это видят. Первый же ход прекращает отъезд.
vacation-about-table = В этой игре ваши часы могут стоять до { $days } дней, и другие это видят. Первый же ход прекращает отъезд.
vacation-last-day = Последний день отъезда
vacation-announce = Я в отъезде
vacation-end = Я вернулся
vacation-until = Вы в отъезде до { $day }.
vacation-announced = Другие видят, что вы в отъезде.
vacation-ended = С возвращением! Ваши часы снова идут.

table-notify-title = Сообщения и отъезд
table-notify = Сообщать мне о том, что происходит за этим столом
table-notify-about = Куда и о чём сообщать, задаётся на вашей странице.
table-notify-settings = Мои настройки
table-notify-nowhere = Пока сообщать некуда: сначала выберите устройство или чат.

refusal-address-malformed = Это не адрес.
refusal-address-not-https = Адрес должен начинаться с https://.
refusal-address-not-public = Сообщать можно только на общедоступные адреса.
refusal-no-such-keys = Браузер прислал негодные ключи.
refusal-no-such-zone = Такой часовой пояс неизвестен.
refusal-no-such-device = На это устройство уже ничего не приходит.
refusal-no-such-webhook = Этого вебхука больше нет.
refusal-too-many-devices = Уведомления уже приходят на { $most } устройств. Сначала отключите одно из них.
refusal-too-many-webhooks = У вас уже { $most } вебхуков. Сначала удалите один из них.
