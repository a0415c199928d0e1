### «Эльфенланд» по-русски.

game-about = эльфы объезжают свою страну на кабанах, драконах и плотах

## Виды транспорта

kind-pig = гигантский кабан
kind-elfcycle = эльфоцикл
kind-cloud = волшебное облако
kind-unicorn = единорог
kind-troll_wagon = телега троллей
kind-dragon = дракон
kind-raft = плот

kind-name = { $kind ->
    [pig] { kind-pig }
    [elfcycle] { kind-elfcycle }
    [cloud] { kind-cloud }
    [unicorn] { kind-unicorn }
    [troll_wagon] { kind-troll_wagon }
    [dragon] { kind-dragon }
    [raft] { kind-raft }
   *[other] { $kind }
}

kind-a = { $a ->
    [pig] { kind-pig }
    [elfcycle] { kind-elfcycle }
    [cloud] { kind-cloud }
    [unicorn] { kind-unicorn }
    [troll_wagon] { kind-troll_wagon }
    [dragon] { kind-dragon }
    [raft] { kind-raft }
   *[other] { $a }
}

## Сокращённо

short-pig = Каб
short-elfcycle = Цик
short-cloud = Обл
short-unicorn = Еди
short-troll_wagon = Тел
short-dragon = Дра
short-raft = Пло

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

town-name = { $town ->
    [elvenhold] { town-elvenhold }
    [rivinia] { town-rivinia }
    [feodor] { town-feodor }
    [albaran] { town-albaran }
    [dagamura] { town-dagamura }
    [kihromah] { town-kihromah }
    [lapphalya] { town-lapphalya }
    [parundia] { town-parundia }
    [wylhien] { town-wylhien }
    [usselen] { town-usselen }
    [yttar] { town-yttar }
    [grangor] { town-grangor }
    [mahdavikia] { town-mahdavikia }
    [jxara] { town-jxara }
    [virst] { town-virst }
    [strykhaven] { town-strykhaven }
    [beata] { town-beata }
    [ergeren] { town-ergeren }
    [tichih] { town-tichih }
    [throtmanni] { town-throtmanni }
    [jaccaranda] { town-jaccaranda }
   *[other] { $town }
}

## Местность и вода

terrain-plains = равнина
terrain-forest = лес
terrain-desert = пустыня
terrain-mountain = горы
terrain-river = река
terrain-mare_magnum = Маре Магнум
terrain-mare_nebulae = Маре Небуле

terrain-name = { $terrain ->
    [plains] { terrain-plains }
    [forest] { terrain-forest }
    [desert] { terrain-desert }
    [mountain] { terrain-mountain }
    [river] { terrain-river }
    [mare_magnum] { terrain-mare_magnum }
    [mare_nebulae] { terrain-mare_nebulae }
   *[other] { $terrain }
}

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
phase-discard = предел руки
phase-keep = оставшиеся жетоны
phase-over = партия окончена

## Почему нельзя

refusal-option-needs = Настройка { $option } = { $value } требует { $needs } = { $wanted }.
refusal-no-obstacles = В этой партии препятствий нет.
refusal-no-such-counter = Такого жетона не существует: { kind-name }.
refusal-pay-first = Сначала нужно оплатить караван: не хватает ещё { $left ->
    [one] { $left } карты
   *[other] { $left } карт
}.
refusal-discard-first = У вас слишком много карт: сначала сбросьте ещё { $left }.
refusal-face-final = Как лежит жетон, решают сразу после взятия и навсегда.
refusal-face-always-down = В этой партии первый жетон всегда кладут лицом вниз.
refusal-nothing-kept = В этой партии жетоны не сохраняют.
refusal-all-kept = В этой партии все оставшиеся жетоны сохраняются: выбирать нечего.
refusal-must-take = Взять жетон обязательно.
refusal-no-free-discard = Сбрасывают только лишние карты сверх предела, после путешествия.
refusal-no-caravan-to-pay = Нет каравана, который надо оплатить: сначала выберите путь.
refusal-not-on-display = Среди открытых жетонов такого нет: { kind-name }.
refusal-stack-empty = Запас жетонов пуст: тянуть вслепую нечего.
refusal-counter-on-water = Жетоны кладут на дороги, а { $way } — водный путь.
refusal-road-taken = На { $way } уже лежит жетон.
refusal-wrong-terrain = На { $way } нельзя: { kind-name } не пройдёт, местность — { terrain-name }.
refusal-counter-lies-up = Ваш жетон лежит лицом вверх, а не вниз: { kind-name }.
refusal-counter-lies-down = Ваш жетон лежит лицом вниз, а не вверх: { kind-name }.
refusal-counter-not-held = У вас нет такого жетона: { kind-name }.
refusal-obstacle-spent = Своё препятствие вы уже выложили; оно одно на всю партию.
refusal-obstacle-on-water = Препятствия кладут на дороги, а { $way } — водный путь.
refusal-obstacle-needs-counter = Препятствие кладут на дорогу с жетоном, а на { $way } жетона нет.
refusal-second-obstacle = На { $way } уже лежит препятствие.
refusal-way-elsewhere = { $way } не выходит из города, где стоит ваш эльф: { town-name }.
refusal-sail-on-water = { $way } — водный путь: по нему плывут на плотах.
refusal-no-counter = Без жетона по { $way } не пройти.
refusal-price = { $way } стоит { $price } × { kind-name }; у вас { $held }.
refusal-price-with-obstacle = С препятствием { $way } стоит { $price } × { kind-name }; у вас { $held }.
refusal-raft-on-road = Плотами дорогу не оплатить, а { $way } — дорога.
refusal-caravan-on-river = По рекам караваны не ходят, и по { $way } тоже.
refusal-caravan-on-lake = Караваном { $way } не пересечь.
refusal-caravan-not-needed = Вы можете заплатить обычную цену за { $way }: { $price } × { kind-name }. В этой партии караван тогда запрещён.
refusal-caravan-price = Караван по { $way } требует карт: { $price }; у вас { $held }.
refusal-card-not-held = У вас нет такой карты: { kind-name }.
refusal-chart-order = Карты называют в порядке таблицы; эта запоздала: { kind-name }.
refusal-rest-not-payable = Карты называют в порядке таблицы; дальше не хватит карт: { kind-name }.
refusal-counter-not-left = Перед вами нет такого жетона: { kind-name }.

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
   *[other] Путешествуйте дальше или закончите путь.
}
question-pay = Оплатите караван по { $way }: осталось { $left ->
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

event-round-begins = Начинается раунд { $round }. Первым ходит место { $seat }.
event-dealt = Место { $seat }: { $count ->
    [one] сдана { $count } карта
    [few] сдано { $count } карты
   *[other] сдано { $count } карт
}.
event-dealt-you = Вы смотрите свои новые карты.
event-counter-drawn = Место { $seat }: тянет первый жетон.
event-counter-drawn-you = Вам достался жетон: { kind-name }.
event-faced-down = Место { $seat }: кладёт его лицом вниз.
event-faced-up = Место { $seat }: кладёт его лицом вверх, { kind-name }.
event-displayed = Новый открытый жетон: { kind-name }.
event-took = Место { $seat }: берёт жетон, { kind-name }.
event-took-blind = Место { $seat }: тянет вслепую, { kind-name }.
event-placed = Место { $seat }: { kind-name } на { $way }.
event-placed-hidden = Место { $seat }: раскрывает жетон, { kind-name } на { $way }.
event-obstructed = Место { $seat }: препятствие на { $way }.
event-passed = Место { $seat }: пас.
event-rode = Место { $seat }: { $way } за { $cards } × { kind-name }.
event-sailed = Место { $seat }: { $way } за { $cards ->
    [one] { $cards } плот
    [few] { $cards } плота
   *[other] { $cards } плотов
}.
event-caravan = Место { $seat }: караван по { $way }, карт: { $cards }.
event-paid = Место { $seat }: платит картой, { kind-name }.
event-arrived = Место { $seat }: прибывает, { town-name }.
event-arrived-new = Место { $seat }: прибывает и забирает маркер, { town-name }.
event-stopped = Место { $seat }: заканчивает путь.
event-discarded = Место { $seat }: сбрасывает карту, { kind-name }.
event-kept = Место { $seat }: оставляет жетон, { kind-name }.
event-kept-hidden = Место { $seat }: оставляет закрытый жетон.
event-game-ends = { $end ->
    [towns] Все города посещены: партия заканчивается после третьего раунда.
   *[other] Последний раунд окончен: подсчёт очков.
}

## Ходы

move-face = { $a ->
    [up] кладёт лицом вверх
   *[down] кладёт лицом вниз
}
move-take = { $a ->
    [blind] тянет вслепую
   *[other] берёт жетон: { kind-a }
}
move-plan = { $count ->
    [3] кладёт жетон на { $b }: { kind-a } (лежал лицом вниз)
   *[other] кладёт жетон на { $b }: { kind-a }
}
move-obstacle = кладёт препятствие на { $a }
move-pass = пасует
move-ride = едет по { $a }
move-sail = плывёт по { $a }
move-caravan = ведёт караван по { $a }
move-pay = платит картой: { kind-a }
move-stop = заканчивает путь
move-discard = сбрасывает карту: { kind-a }
move-keep = { $a ->
    [hidden] оставляет закрытый жетон
   *[other] { $count ->
        [2] оставляет закрытый жетон: { kind-a }
       *[other] оставляет жетон: { kind-a }
    }
}

## Настройки

option-rounds = Число раундов
option-home_towns = Родные города
option-deal = Раздача
option-first_counter = Первый жетон
option-lakes = Цены озёр
option-kept_counters = Жетоны, остающиеся в конце раунда
option-home_distance = Расстояние до родного города
option-tie_break = Разрешение ничьих
option-obstacles = Препятствия
option-caravan = Караваны
option-first_player = Первый игрок

## На экране

screen-round = Раунд { $round } из { $rounds } · { $phase } · первое место: { $start }
screen-passes = пасов подряд: { $passes }
screen-display = Открытые жетоны: { $pieces }
screen-pile = колода
screen-stack = запас жетонов
screen-seat = место
screen-town = город
screen-visited = посещено
screen-counters = жетоны
screen-cards = карты
screen-played = сыграно в раунде
screen-obstacle = препятствие
screen-home = родной
screen-score = счёт
screen-place = итог
screen-hand = Ваша рука: { $pieces }
screen-own-hidden = Ваши закрытые жетоны: { $pieces }
screen-drawn = Вам достался: { kind-name }
screen-ways = Пути из города: { town-name }
screen-way = путь
screen-to = куда
screen-terrain = местность
screen-price = цена
screen-caravan = караван
screen-any-cards = любые { $cards }
screen-no-way = нет жетона
screen-legend = жетоны { $counters } · ! препятствие · ▲ эльф · цифры: где ещё лежат маркеры мест
