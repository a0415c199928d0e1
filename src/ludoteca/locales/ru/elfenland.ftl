### «Эльфенланд» по-русски.

game-name = Эльфенланд
game-about = эльфы объезжают свою страну на свиньях, драконах и плотах
ending-rounds = Последний раунд сыгран; родные города открыты.
ending-towns = Кто-то побывал во всех двадцати городах.

## Виды транспорта

kind-pig = гигантская свинья
    .object = гигантскую свинью
kind-elfcycle = эльфоцикл
    .object = эльфоцикл
kind-cloud = волшебное облако
    .object = волшебное облако
kind-unicorn = единорог
    .object = единорога
kind-troll_wagon = телега троллей
    .object = телегу троллей
kind-dragon = дракон
    .object = дракона
kind-raft = плот
    .object = плот

## Сокращённо

short-pig = Сви
short-elfcycle = Цик
short-cloud = Обл
short-unicorn = Еди
short-troll_wagon = Тел
short-dragon = Дра
short-raft = Пло

## Points and goals
points-towns = посещённые города
points-home = дороги до родного города
prospect-towns = ещё один город (осталось: { $left })
prospect-home = путь домой ({ NAME($town) }): { $count ->
    [one] { $count } дорога
    [few] { $count } дороги
   *[other] { $count } дорог
}
goal-most-points = Больше всех очков
goal-most-points-how = Посетите как можно больше городов. Если есть родные города, каждая дорога до своего города отнимает очко в конце.
goal-towns = Посещённые города
goal-towns-how = Каждый город, через который вы проехали, считается один раз.{ $early ->
    [0] {""}
   *[other] {" "}Все двадцать к концу { $early }-го раунда сразу приносят победу.
}
goal-home = Дороги до родного города
goal-home-how = Закончите последний раунд в родном городе{ $town ->
    [none] {""}
   *[other] {" "}({ NAME($town) })
}: каждая недостающая дорога отнимает очко.
goal-rounds = Раунд
goal-rounds-how = После последнего раунда города подсчитывают.

## Города

town-elvenhold = Эльвенхольд
town-rivinia = Ривиния
town-feodor = Феодор
town-albaran = Аль-Баран
town-dagamura = Даг-Амура
town-kihromah = Кихрома
town-lapphalya = Лаппхалья
town-parundia = Парундия
town-wylhien = Вильхиен
town-usselen = Усселен
town-yttar = Иттар
town-grangor = Грангор
town-mahdavikia = Мах-Давикия
town-jxara = Джхара
town-virst = Вирст
town-strykhaven = Стрюкхавен
town-beata = Беата
town-ergeren = Эрг-Эрен
town-tichih = Тихих
town-throtmanni = Тротманни
town-jaccaranda = Джаккаранда

## Местность и вода

# What people call the ways.
place-road = { NAME($a) } – { NAME($b) }
place-river = { NAME($a) } → { NAME($b) } ({ terrain-river })
place-ferry = { NAME($a) } – { NAME($b) } ({ NAME($lake) })
terrain-plains = равнина
terrain-forest = лес
terrain-desert = пустыня
terrain-mountain = горы
terrain-river = река
terrain-mare_magnum = Маре Магнум
terrain-mare_nebulae = Маре Небуле

## Цвета и фазы

colour-black = чёрный
colour-blue = синий
colour-green = зелёный
colour-purple = фиолетовый
colour-red = красный
colour-yellow = жёлтый
phase-face = первый жетон
phase-take = открытые жетоны
phase-plan = планирование
phase-travel = путешествие
phase-pay = оплата каравана
phase-discard = предел карт на руке
phase-keep = оставшиеся жетоны
phase-over = партия окончена

## Почему нельзя

refusal-option-needs = Настройка { $option } = { $value } требует { $needs } = { $wanted }.
refusal-no-obstacles = В этой партии препятствий нет.
refusal-no-such-counter = Такого жетона не существует: { NAME($kind) }.
refusal-pay-first = Сначала оплатите караван: не хватает ещё { $left ->
    [one] { $left } карты
   *[other] { $left } карт
}.
refusal-discard-first = У вас слишком много карт: сначала сбросьте ещё { $left ->
    [one] { $left } карту
    [few] { $left } карты
   *[other] { $left } карт
}.
refusal-face-final = Как лежит жетон, решают сразу, когда его вытянули, и навсегда.
refusal-face-always-down = В этой партии первый жетон всегда кладут лицом вниз.
refusal-nothing-kept = В этой партии жетоны на следующий раунд не оставляют.
refusal-all-kept = В этой партии все оставшиеся жетоны сохраняются: выбирать нечего.
refusal-must-take = Взять жетон нужно обязательно.
refusal-no-free-discard = Сбрасывают только лишние карты, после путешествия.
refusal-no-caravan-to-pay = Нет каравана, который надо оплатить: сначала выберите для него путь.
refusal-not-on-display = Среди открытых жетонов такого нет: { NAME($kind) }.
refusal-stack-empty = Запас жетонов пуст: тянуть вслепую нечего.
refusal-counter-on-water = Жетоны кладут на дороги, а { $way } — водный путь.
refusal-road-taken = На пути { $way } уже лежит жетон.
refusal-wrong-terrain = На путь { $way } нельзя: { NAME($kind) } здесь не пройдёт, местность — { NAME($terrain) }.
refusal-counter-lies-up = Ваш жетон лежит лицом вверх, а не вниз: { NAME($kind) }.
refusal-counter-lies-down = Ваш жетон лежит лицом вниз, а не вверх: { NAME($kind) }.
refusal-counter-not-held = У вас нет такого жетона: { NAME($kind) }.
refusal-obstacle-spent = Вы уже положили своё препятствие; оно одно на всю партию.
refusal-obstacle-on-water = Препятствия кладут на дороги, а { $way } — водный путь.
refusal-obstacle-needs-counter = Препятствие кладут на дорогу с жетоном, а на пути { $way } жетона нет.
refusal-second-obstacle = На пути { $way } уже лежит препятствие.
refusal-way-elsewhere = Путь { $way } не выходит из города { NAME($town) }, где стоит ваш эльф.
refusal-sail-on-water = { $way } — водный путь: по нему плывут на плотах.
refusal-no-counter = Без жетона по дороге { $way } не проехать.
refusal-price = Путь { $way } стоит { $price } × { NAME($kind) }; у вас { $held }.
refusal-price-with-obstacle = С препятствием путь { $way } стоит { $price } × { NAME($kind) }; у вас { $held }.
refusal-raft-on-road = Плотами дорогу не оплатить, а { $way } — дорога.
refusal-caravan-on-river = По рекам караваны не ходят, и по пути { $way } тоже.
refusal-caravan-on-lake = Путь { $way } караваном не пересечь.
refusal-caravan-not-needed = Вы можете заплатить обычную цену пути { $way }: { $price } × { NAME($kind) }. В этой партии тогда караван запрещён.
refusal-caravan-price = Караван по пути { $way } требует карт: { $price }; у вас { $held }.
refusal-card-not-held = У вас нет такой карты: { NAME($kind) }.
refusal-chart-order = Карты называют в порядке таблицы; для этой уже поздно: { NAME($kind) }.
refusal-rest-not-payable = Карты называют в порядке таблицы; дальше карт не хватит: { NAME($kind) }.
refusal-counter-not-left = Такого жетона у вас не осталось: { NAME($kind) }.

## Подсказки: после «Этот ход» или «Он»

reason-town = ведёт в этом раунде в { $many ->
    [1] город
   *[other] города
} { $places }
lack-town = не ведёт в этом раунде в { $many ->
    [1] город
   *[other] города
} { $places }
reason-later = оставляет по пути на следующие раунды { $have ->
    [one] { $have } непосещённый город
    [few] { $have } непосещённых города
   *[other] { $have } непосещённых городов
} вместо { $than }
lack-later = оставляет по пути на следующие раунды { $than ->
    [one] { $than } непосещённый город
    [few] { $than } непосещённых города
   *[other] { $than } непосещённых городов
} вместо { $have }
reason-home = заканчивает { $have ->
    [0] в родном городе
    [one] в { $have } дороге от родного города
   *[other] в { $have } дорогах от родного города
} вместо { $than }
lack-home = заканчивает { $than ->
    [one] в { $than } дороге от родного города
   *[other] в { $than } дорогах от родного города
} вместо { $have }
reason-cards = сохраняет на { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
} больше
lack-cards = сохраняет на { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
} меньше
reason-unplaced = делает путь надёжнее (нужно положить на { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[other] { $count } жетонов
} меньше)
lack-unplaced = делает путь ненадёжнее (нужно положить на { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[other] { $count } жетонов
} больше)
reason-obstacle = сохраняет ваше препятствие
lack-obstacle = тратит ваше препятствие
reason-counters = сохраняет на следующий раунд на { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[other] { $count } жетонов
} больше
lack-counters = сохраняет на следующий раунд на { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[other] { $count } жетонов
} меньше
reason-rival = оставляет { SEAT($rival, form: "to") } примерно на { $count ->
    [one] { $count } город
    [few] { $count } города
   *[other] { $count } городов
} меньше
lack-rival = оставляет { SEAT($rival, form: "to") } примерно на { $count ->
    [one] { $count } город
    [few] { $count } города
   *[other] { $count } городов
} больше

## Вопросы

question-face = Ваш жетон: лицом вверх или лицом вниз?
question-take = Возьмите открытый жетон{ $stack ->
    [yes] {" "}или тяните вслепую
   *[no] {""}
} (круг { $circuit } из 3).
question-plan = { $can ->
    [pass] Положить ничего нельзя: спасуйте.
    [pass-plan] Положите жетон или спасуйте.
    [obstacle-pass] Положите своё препятствие или спасуйте.
    [obstacle-pass-plan] Положите жетон или своё препятствие либо спасуйте.
   *[other] Подготовьте дороги.
}
question-travel = { $can ->
    [stop] Дальше пути нет: закончите путешествие.
   *[other] Путешествуйте дальше или закончите путешествие.
}
question-pay = Оплатите караван по пути { $way }: осталось { $left ->
    [one] { $left } карта
    [few] { $left } карты
   *[other] { $left } карт
}.
question-discard = Сбросьте { $left ->
    [one] { $left } карту
    [few] { $left } карты
   *[other] { $left } карт
}.
question-keep = Оставьте себе один из жетонов.

## Что произошло

event-round-begins = Начинается раунд { $round }; { $who ->
    [me] начинаете вы
   *[other] начинает { $seat }
}.
event-dealt = { $who ->
    [me] Вы получаете
   *[other] { $seat } получает
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
event-dealt-you = Вы смотрите свои новые карты.
event-counter-drawn = { $who ->
    [me] Вы тянете
   *[other] { $seat } тянет
} первый жетон.
event-counter-drawn-you = Вам достался жетон: { NAME($kind) }.
event-faced-down = { $who ->
    [me] Вы кладёте
   *[other] { $seat } кладёт
} его лицом вниз.
event-faced-up = Это { NAME($kind) }.
event-displayed = Новый открытый жетон: { NAME($kind) }.
event-took = { $who ->
    [me] Вы берёте
   *[other] { $seat } берёт
} { NAME($kind, form: "object") }.
event-took-blind = Это { NAME($kind) }.
event-placed = { $who ->
    [me] Вы кладёте
   *[other] { $seat } кладёт
} жетон на путь { $way }: { NAME($kind) }.
event-placed-hidden = { $who ->
    [me] Вы открываете
   *[other] { $seat } открывает
} закрытый жетон на пути { $way }: { NAME($kind) }.
event-obstructed = { $who ->
    [me] Вы кладёте
   *[other] { $seat } кладёт
} препятствие на путь { $way }.
event-passed = { $who ->
    [me] Вы пасуете.
   *[other] { $seat } пасует.
}
event-rode = Цена: { NAME($kind) } × { $cards }.
event-sailed = Цена: { $cards ->
    [one] { $cards } плот
    [few] { $cards } плота
   *[other] { $cards } плотов
}.
event-caravan = Караван стоит { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
}.
event-paid = { $who ->
    [me] Вы платите
   *[other] { $seat } платит
} картой: { NAME($kind) }.
event-arrived = { $who ->
    [me] Вы прибываете
   *[other] { $seat } прибывает
} в город { NAME($town) }.
event-arrived-new = { $who ->
    [me] Вы прибываете в город { NAME($town) } и забираете
   *[other] { $seat } прибывает в город { NAME($town) } и забирает
} маркер.
event-stopped = { $who ->
    [me] Вы заканчиваете
   *[other] { $seat } заканчивает
} путешествие.
event-discarded = { $who ->
    [me] Вы сбрасываете
   *[other] { $seat } сбрасывает
} карту: { NAME($kind) }.
event-kept = { $who ->
    [me] Вы оставляете
   *[other] { $seat } оставляет
} себе жетон: { NAME($kind) }.
event-kept-hidden = { $who ->
    [me] Вы оставляете
   *[other] { $seat } оставляет
} себе закрытый жетон.
event-game-ends = { $end ->
    [towns] Все двадцать городов посещены: партия заканчивается после третьего раунда.
   *[other] Последний раунд окончен: подсчёт очков.
}

## Ходы

move-face = { $who ->
    [me] кладёте
   *[other] кладёт
} жетон { $a ->
    [up] лицом вверх
   *[down] лицом вниз
}
move-take = { $a ->
    [blind] { $who ->
        [me] тянете
       *[other] тянет
    } вслепую
   *[other] { $who ->
        [me] берёте
       *[other] берёт
    } { NAME($a, form: "object") }
}
move-plan = { $who ->
    [me] кладёте
   *[other] кладёт
} { NAME($a, form: "object") } на дорогу { $b }{ $count ->
    [3] {" "}(закрытый жетон)
   *[other] {""}
}
move-obstacle = { $who ->
    [me] кладёте
   *[other] кладёт
} препятствие на дорогу { $a }
move-pass = { $who ->
    [me] пасуете
   *[other] пасует
}
move-ride = { $who ->
    [me] едете
   *[other] едет
} по дороге { $a }
move-sail = { $who ->
    [me] плывёте
   *[other] плывёт
} по воде: { $a }
move-caravan = { $who ->
    [me] ведёте
   *[other] ведёт
} караван: { $a }
move-pay = { $who ->
    [me] платите
   *[other] платит
} картой: { NAME($a) }
move-stop = { $who ->
    [me] заканчиваете
   *[other] заканчивает
} путешествие
move-discard = { $who ->
    [me] сбрасываете
   *[other] сбрасывает
} карту: { NAME($a) }
move-keep = { $who ->
    [me] оставляете
   *[other] оставляет
} себе { $a ->
    [hidden] закрытый жетон
   *[other] { NAME($a, form: "object") }{ $count ->
        [2] {" "}(закрытый жетон)
       *[other] {""}
    }
}

## Что значит ход

means-face-up = Жетон видят все; подходящих карт у вас: { $cards }
means-face-down = Жетон знаете только вы; подходящих карт у вас: { $cards }
means-counter-cards = Подходящих карт у вас: { $cards }
means-blind = Один из закрытых жетонов ({ $stack }); он ляжет перед вами лицом вверх
means-blind-fits = жетон, к которому у вас есть карта
means-road-opens = Открывает всем дорогу { NAME($a) } — { NAME($b) }
means-road-price = Цена: { $price } × { NAME($kind) }; у вас { $have }
means-road-price-short = Цена: { $price } × { NAME($kind) }; у вас только { $have }
means-counters-left = Осталось разложить жетонов: { $counters }
means-obstacle = Все платят там на карту больше: { $price } × { NAME($kind) }, за караван — { $caravan }
means-obstacle-spent = Ваше единственное препятствие истрачено
means-passing = До начала путешествий после вас должны спасовать игроков: { $missing }
means-journeys-begin = Спасовали все: путешествия начинаются
means-counters-unused = Жетонов вы не разложили: { $counters }
means-cards-spent = −{ $cards } × { NAME($kind) }; карт останется: { $left }
means-obstacle-paid = Из них за препятствие: { $cards }
means-new-town = Новый город, { NAME($town) }: посещено { $towns }
means-old-town = Город { NAME($town) } вы уже посещали: нового нет
means-nearer-home = Ближе к родному городу: путей до него { $ways }
means-farther-home = Дальше от родного города: путей до него { $ways }
means-as-far-home = До родного города столько же, путей: { $ways }
means-caravan-price = Любые карты: { $cards }; останется: { $left }
means-caravan-goal = Ведёт в город { NAME($town) }
means-card-paid = На руке останется { $left } × { NAME($kind) }; ещё заплатить: { $due }
means-hand-limit = Придётся сбросить карт: { $cards }; на руке остаётся не больше { $kept }
means-cards-kept = Карты остаются у вас: { $cards }
means-card-discarded = На руке останется { $left } × { NAME($kind) }; ещё сбросить: { $due }
means-counter-kept = Жетон остаётся у вас; подходящих карт: { $cards }
means-counters-returned = Остальные ваши жетоны возвращаются: { $counters }
means-round-ends = Раунд закончится; останется раундов: { $left }
means-final-score = Ваш итог: { $points }

## Настройки

option-rounds = Число раундов
option-home_towns = Родные города
option-deal = Раздача
option-first_counter = Первый жетон
option-lakes = Цены озёр
option-kept_counters = Жетоны, остающиеся в конце раунда
option-home_distance = Расстояние до родного города
option-tie_break = Кто впереди при ничьей
option-obstacles = Препятствия
option-caravan = Караваны
option-first_player = Первый игрок

## На экране

screen-round = Раунд { $round } из { $rounds } · { $phase } · первый игрок: { $start }
screen-passes = пасов подряд: { $passes }
screen-display = Открытые жетоны: { $pieces }
screen-pile = колода
screen-stack = запас жетонов
screen-seat = игрок
screen-town = город
screen-visited = посещено
screen-counters = жетоны
screen-cards = карты
screen-played = сыграно в раунде
screen-obstacle = препятствие
screen-home = родной город
screen-score = счёт
screen-place = место
screen-hand = Ваши карты: { $pieces }
screen-own-hidden = Ваши закрытые жетоны: { $pieces }
screen-drawn = Вам достался жетон: { NAME($kind) }
screen-ways = Пути из города { NAME($town) }
screen-way = путь
screen-to = куда
screen-terrain = местность
screen-price = цена
screen-caravan = караван
screen-any-cards = любые { $cards }
screen-no-way = нет жетона
screen-legend = жетоны { $counters } · ! препятствие · ▲ эльф · цифры: чьи маркеры ещё лежат

## Что решил случай

luck-first = начинающий игрок
luck-home = родные города
luck-deal = розданные карты
luck-counter = жетоны из стопки
