### «Эльфенланд» на странице.

## Что можно сделать

do-face = { $count ->
    [0] Положить жетон
   *[other] { $a ->
        [up] Положить лицом вверх
       *[down] Положить лицом вниз
    }
}
do-take = { $count ->
    [0] Взять жетон
   *[other] { $a ->
        [blind] Тянуть вслепую
       *[other] Взять { NAME($a, form: "object") }
    }
}
do-plan = { $count ->
    [0] Положить жетон
    [3] Положить { NAME($a, form: "object") } (закрытый жетон): { $b }
   *[other] Положить { NAME($a, form: "object") }: { $b }
}
do-obstacle = { $count ->
    [0] Положить препятствие
   *[other] Положить препятствие: { $a }
}
do-pass = Спасовать
do-ride = { $count ->
    [0] Ехать
   *[other] Ехать: { $a }
}
do-sail = { $count ->
    [0] Плыть
   *[other] Плыть: { $a }
}
do-caravan = { $count ->
    [0] Караван
   *[other] Караван: { $a }
}
do-pay = { $count ->
    [0] Заплатить картой
   *[other] Заплатить картой: { NAME($a) }
}
do-stop = Закончить путешествие
do-discard = { $count ->
    [0] Сбросить карту
   *[other] Сбросить карту: { NAME($a) }
}
do-keep = { $count ->
    [0] Оставить жетон
    [2] Оставить { NAME($a, form: "object") } (закрытый жетон)
   *[other] Оставить { NAME($a, form: "object") }
}
word-up = Лицом вверх
word-down = Лицом вниз
word-blind = Тянуть вслепую
word-hidden = Закрытый жетон
word-pig = { kind-pig }
word-elfcycle = { kind-elfcycle }
word-cloud = { kind-cloud }
word-unicorn = { kind-unicorn }
word-troll_wagon = { kind-troll_wagon }
word-dragon = { kind-dragon }
word-raft = { kind-raft }
all-pay = Заплатить этими картами
all-discard = Сбросить эти карты
elfenland-chosen = выбрано: { $count }

## Карта

elfenland-board = Страна эльфов
elfenland-places = Города и пути. Стрелки перемещают, Enter выбирает, N и P ведут к следующему и предыдущему варианту, Escape отменяет выбор. Вопросительный знак говорит, что там.
elfenland-pieces = { $count } × { NAME($kind) }
elfenland-obstacle = препятствие
elfenland-obstacle-about = Поваленное дерево: дорога с жетоном стоит на одну карту больше. Один раз за партию.
elfenland-river-price = плоты: вниз по течению ({ $town }) — { $down }, вверх — { $up }
elfenland-price-or-caravan = { $price } или любые { $caravan } карты
elfenland-no-counter = жетона ещё нет; { $prices }
elfenland-raft-about = реки и озёра
elfenland-capital = столица, откуда все отправляются
elfenland-visited = вы здесь были
elfenland-not-visited = здесь ждёт ваш маркер
elfenland-markers = маркеры: { $names }
elfenland-no-markers = маркеров не осталось
elfenland-your-home = ваш родной город
elfenland-here = сапоги: { $names }
elfenland-route-paid = Ваших карт хватит на путь:
elfenland-route-unpaid = Ваших карт не хватит на путь:

## Рядом с картой

elfenland-tray = Жетоны
elfenland-display = Открытые жетоны
elfenland-chart = Сколько карт стоит дорога
elfenland-stack = Закрытая стопка: { $count }
elfenland-face-down = закрытый жетон
elfenland-own = Ваши карты и жетоны
elfenland-hand = Ваши карты
elfenland-counters = Ваши жетоны
elfenland-hidden-kind = закрытый жетон: { NAME($kind) }
elfenland-cards = карты
elfenland-in = где
elfenland-home = родной город
elfenland-starts = первый игрок
elfenland-stands = Раунд { $round } из { $rounds } · { $phase }

## Конец

elfenland-score-cards = Карты на руке (при ничьей)

## Варианты

option-rounds-about = Четыре — по французским правилам, три — по более позднему изданию.
option-home_towns-about = Тайный город, где эльф должен закончить путь; каждая дорога до него отнимает очко.
option-deal-about = Добирать руку до восьми карт или каждый раз сдавать восемь новых, сверх оставшихся.
option-deal-fill = до восьми
option-deal-add = каждый раз восемь новых карт
option-first_counter-about = Может ли первый жетон лежать открыто или он всегда закрыт?
option-first_counter-choice = как решит игрок
option-first_counter-hidden = всегда закрыт
option-lakes-about = Маре Небуле за один плот или любые три карты либо оба озера за два плота.
option-lakes-seed = один плот на Маре Небуле
option-lakes-official = два плота на обоих озёрах
option-kept_counters-about = Какие неиспользованные жетоны остаются у вас на следующий раунд.
option-kept_counters-0 = ни один не остаётся
option-kept_counters-1 = остаётся один
option-kept_counters-all = остаются все
option-home_distance-about = Что считается на пути домой.
option-home_distance-roads = дороги
option-home_distance-all_ways = дороги, реки и озёра
option-tie_break-about = Кто впереди при равных очках.
option-tie_break-cards = у кого больше карт
option-tie_break-home = кто ближе к дому, затем карты
option-obstacles-about = По одному поваленному дереву каждому.
option-caravan-about = Когда за дорогу можно заплатить любыми тремя картами.
option-caravan-any_time = в любое время
option-caravan-only_if_needed = только если не хватает нужных карт
option-first_player-about = Кто начинает первый раунд.
option-first_player-random = по жребию
option-first_player-0 = игрок 1
option-first_player-1 = игрок 2
option-first_player-2 = игрок 3
option-first_player-3 = игрок 4
option-first_player-4 = игрок 5
option-first_player-5 = игрок 6

elfenland-aim = Ваша цель: за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
} посетить как можно больше из двадцати городов{ $home ->
    [yes] {" "}и закончить в родном
   *[other] {""}
}.
question-take = Возьмите { $stack ->
    [yes] жетон: открытый или вслепую из стопки
   *[no] открытый жетон
} ({ $circuit } из 3).
question-travel = { $can ->
    [stop] Ни на одну дорогу отсюда карт не хватает: закончите путешествие.
   *[other] В путь: выберите город или дорогу, на которую хватит карт, или закончите путешествие.
}
question-face = Вы вытянули жетон. Показать его другим?
question-plan = Подготовьте дороги: жетон открывает дорогу всем.{ $can ->
    [pass] {" "}Положить ничего нельзя: спасуйте.
    [pass-plan] {" "}Положите его или спасуйте.
    [obstacle-pass] {" "}Положите своё препятствие или спасуйте.
    [obstacle-pass-plan] {" "}Положите его или своё препятствие либо спасуйте.
   *[other] {""}
}
about-caravan = Караван оплачивают любыми тремя картами вместо нужных, а с препятствием — четырьмя.
question-pay = Оплатите караван ({ $way }): осталось { $left ->
    [one] { $left } карта
    [few] { $left } карты
   *[other] { $left } карт
}.

## Об этом говорит сам ход

event-faced-down = { "" }
event-took = { "" }
event-placed = { "" }
event-placed-hidden = { "" }
event-obstructed = { "" }
event-passed = { "" }
event-paid = { "" }
event-stopped = { "" }
event-discarded = { "" }
event-kept = { "" }
event-kept-hidden = { "" }
