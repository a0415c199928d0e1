### Тиндайя на странице.

## Moves as offers

do-found = { $count ->
    [0] Основать здание
   *[other] Основать { NAME($a, form: "object") } { NAME($b, form: "at") }
}
do-split = В первом здании: { $a }
do-neutral = Нейтральное здание ({ NAME($a) }) { NAME($b, form: "at") }
do-fort = Форт { NAME($a, form: "at") }
do-seer = Выслушать провидицу { $a }
do-objective = Оставить: { $a }
do-token = Положить { $a }
do-develop = { $count ->
    [0] Развить ремесло…
   *[other] Развить ремесло ({ NAME($a) }), потратив { NAME($b, form: "object") }
}
do-discount = Сэкономить { NAME($a, form: "object") }
do-produce = { $count ->
    [0] Произвести…
   *[other] Произвести как { NAME($a) }, потратив { NAME($b, form: "object") }
}
do-slaughter = { $b ->
    [0] Никого не забивать { NAME($a, form: "at") }
    [one] Забить { $b } животное { NAME($a, form: "at") }
   *[other] Забить { $b } животных { NAME($a, form: "at") }
}
do-preserve = { $a ->
    [0] Ничего не заготавливать
    [one] Заготовить { $a } единицу
    [few] Заготовить { $a } единицы
   *[other] Заготовить { $a } единиц
}
do-cave = { $count ->
    [0] Открыть вторую пещеру…
   *[other] Открыть вторую пещеру, потратив { NAME($a, form: "object") }
}
do-explore = { $count ->
    [0] Исследовать…
   *[other] Исследовать, потратив { NAME($a, form: "object") }
}
do-idol = { $count ->
    [0] Применить идола…
   *[other] Применить { NAME($a, form: "object") }
}
do-sell = { $count ->
    [0] Продать идола…
   *[other] Продать { NAME($a, form: "object") }
}
do-take = { $count ->
    [0] Взять ресурс
   *[other] Взять { NAME($a, form: "object") }
}
do-buy = { $count ->
    [0] Купить на рынке…
   *[other] Купить: { $a }
}
do-wall = Стена { NAME($a, form: "at") }
do-devotion = Подношение из благочестия
do-reroute = { $count ->
    [0] Перенаправить корабль…
   *[other] Отправить { $a } к впадине { $b }
}
do-end = Закончить ход
do-pass = Пас до конца эпохи
do-trade = { $count ->
    [0] Выбрать ремесло
   *[other] { $a }
}
do-god = Умилостивить { NAME($a, form: "object") }
do-fill = { $a }: заполнить все места ({ $b })
do-relocate = Перенести { NAME($a, form: "object") } к вулкану { $b }
do-fertility = Рождения: { $a }
do-wreck = Разбить { $a }
do-drop = { $count ->
    [0] Сбросить жетон сырья…
   *[other] Сбросить жетон сырья: { $a }
}
do-annul = Отменить цель у { SEAT($a, form: "of") } ({ $b })
do-look = Посмотреть цель у { SEAT($a, form: "of") } ({ $b })
do-swap = Обменять на { $a }
do-decline = Нет, спасибо
do-enough = Достаточно
do-walk = { $count ->
    [0] Идти…
    [4] { $a } → { $b }: { $c }, { $d }
   *[other] { $a } → { $b }: { $c }
}
do-embark = { $count ->
    [0] Сесть в каноэ…
    [3] Отплыть { NAME($a, form: "from") }: { $b }, { $c }
   *[other] Отплыть { NAME($a, form: "from") }: { $b }
}
do-launch = { $count ->
    [0] Спустить каноэ
   *[other] Спустить каноэ { NAME($a, form: "at") }: { $b }
}
do-sail = Плыть { NAME($a, form: "to") }
do-ashore = Высадиться { NAME($a, form: "at") }
do-stop = Остановиться
do-betray = Предать архипелаг
do-fight = Сражаться
do-arm = Потратить: { $a }
do-collect = { $count ->
    [0] Собрать сырьё…
   *[other] Собрать { NAME($a, form: "at") }
}
do-barter = { $count ->
    [0] Обмен…
   *[other] Обмен с { SEAT($a, form: "with") }
}
do-put = { $count ->
    [0] Отдать…
   *[other] Отдать { NAME($a, form: "object") }
}
do-want = { $count ->
    [0] Попросить…
   *[other] Попросить { NAME($a, form: "object") }
}
do-send = Предложить обмен
do-cancel = Отказаться от обмена
do-accept = Принять
do-refuse = Отклонить
do-offer = { $count ->
    [0] Сделать подношение…
   *[other] Сделать подношение { NAME($a, form: "at") }
}
do-give = { $count ->
    [0] Дать…
    [4] Дать { NAME($a, form: "to") } { NAME($b, form: "object") }: { $c } ({ $d })
   *[other] Дать { NAME($a, form: "to") } { NAME($b, form: "object") }: { $c }
}
do-finish = Завершить подношение
do-bonus = Добавить { NAME($b, form: "object") } для { NAME($a, form: "of") }
do-build = { $count ->
    [0] Построить…
   *[other] Построить { NAME($a, form: "object") } { NAME($b, form: "at") }
}
do-gather = { $count ->
    [0] Собрать скот…
   *[other] { $b ->
        [one] Собрать { $b } животное
       *[other] Собрать { $b } животных
    } { NAME($a, form: "at") }
}
do-dowry = { $count ->
    [0] Приданое…
    [1] Заплатить приданое { NAME($a, form: "at") }
   *[other] Приданое с { SEAT($a, form: "with") }: { $b }
}
do-part = Житель уходит { NAME($a, form: "from") }
do-settle = Поселить жителя { NAME($a, form: "at") }
do-done = Готово
do-birth = Рождение { NAME($a, form: "at") }
do-eat = Съесть { NAME($a, form: "object") }
do-starve = Житель { NAME($a, form: "at") } умирает от голода
do-unhouse = Житель { NAME($a, form: "at") } замерзает
do-raise = Поднять { NAME($a, form: "object") }
do-ore = Руда { NAME($a, form: "at") }
do-protect = { $count ->
    [0] Защитить гекс…
   *[other] Защитить { NAME($a, form: "object") }: { $b }
}
do-target = Остров, где { $a }
do-raid = Они нападают на { NAME($a, form: "object") }
do-repel = Отбить нападение идолом
do-stand = Сберечь идола
do-deliver = { $count ->
    [0] Отдать огонь…
   *[other] Отдать { NAME($a, form: "object") } и { NAME($b, form: "object") }
}
do-redeploy = { NAME($a, form: "from") } { NAME($b, form: "to") }
do-release = В форт { NAME($a, form: "at") }
do-assault = Атаковать { NAME($a, form: "object") }
do-free = Освободить пленных у { SEAT($a, form: "of") }
do-chief = Вождь { NAME($a, form: "at") }

question-found = Поставьте одно из двух начальных зданий на подсвеченный гекс. Поля и свинарники стоят в лесу, причалы на берегу, загоны в горах.
question-split = Сколько из ваших жителей ({ $villagers }) поселятся в здании, поставленном первым? Остальные будут жить во втором.
question-explore = { $left ->
    [one] Осталось { $left } перемещение.
    [few] Осталось { $left } перемещения.
   *[many] Осталось { $left } перемещений.
} { $can ->
    [stop] Идти некому: остановитесь.
    [walk] Выберите, кто идёт и куда: один из ваших жителей стоит там, где ему нельзя остаться.
    [embark-walk] Выберите, кто идёт и куда: один из ваших жителей стоит там, где ему нельзя остаться.
   *[other] Выберите, кто идёт и куда, или остановитесь.
}
question-optional = Ваши исследователи на месте. Что они там сделают? Когда делать больше нечего, нажмите «Готово».
question-offering = Ваш знатный на вулкане. Выберите, что дать богам, по одной единице.
question-birth = { $number ->
    [1] Где родится житель?
    [few] Где родятся { $number } жителя?
   *[other] Где родятся { $number } жителей?
}
question-meal = { $hungry ->
    [one] Голоден { $hungry } житель. Что он съест?
    [few] Голодны { $hungry } жителя. Что они съедят?
   *[many] Голодны { $hungry } жителей. Что они съедят?
}
question-starve = { $deaths ->
    [one] От голода умрёт { $deaths } житель. Где?
    [few] От голода умрут { $deaths } жителя. Где?
   *[many] От голода умрут { $deaths } жителей. Где?
}
question-unhouse = { $deaths ->
    [one] Без пещеры замёрзнет { $deaths } житель. Где?
    [few] Без пещеры замёрзнут { $deaths } жителя. Где?
   *[many] Без пещеры замёрзнут { $deaths } жителей. Где?
}
about-explore = Ваши люди идут по суше и морю, потом собирают, строят, меняются или приносят дары. Кубик исследует один раз и вернётся в следующую эпоху; цилиндр исследует дважды и покинет игру.
about-develop = С изобретением ремесло даёт больше. Кубик даёт одно изобретение и вернётся в следующую эпоху; цилиндр даёт оба и покинет игру.
about-produce = Ремесло приносит товары со своих зданий и еду на конец эпохи. Кубик производит один раз и вернётся в следующую эпоху; цилиндр производит дважды и покинет игру.
about-cave = Кубик вернётся в следующую эпоху; цилиндр покинет игру и здесь ничего не прибавит.
about-walk = Выберите, откуда они уходят, куда идут и кто идёт.
about-give = Выберите бога, что он получит и откуда это взять.
question-turn = { $left ->
    [one] Что дальше? В этот ход ещё { $left } действие.
    [few] Что делать? В этот ход { $left } действия.
   *[other] Что делать? В этот ход { $left } действий.
}
question-reconquest = Бой за { NAME($place, form: "object") }. Чтобы победить { $enemies ->
    [one] { $enemies } конкистадора
   *[other] { $enemies } конкистадоров
}, нужно столько же туземцев на месте и столько же оружия. У вас на месте туземцев: { $natives }, оружия: { $weapons }. Что потратите?
warning-lost-reconquest = Верное поражение: { $enemies ->
    [one] { $enemies } конкистадор
    [few] { $enemies } конкистадора
   *[many] { $enemies } конкистадоров
} против { $natives ->
    [one] { $natives } туземца
   *[many] { $natives } туземцев
}{ $weapons ->
    [0] , оружия нет
   *[other] , единиц оружия: { $weapons }
}. { $natives ->
    [1] Ваш туземец погибнет.
   *[many] Все ваши туземцы ({ $natives }) погибнут.
}
question-defence = Два конкистадора нападают на { NAME($place, form: "object") }. { $spent ->
    [0] Чтобы победить, туземцы на месте ({ $natives }) должны потратить две единицы оружия.
   *[other] Одну единицу оружия уже отдаёт { SEAT($ally) }; нужна ещё одна.
} У вас оружия: { $weapons }. Что потратите?
question-combat-arms = Бой за { NAME($place, form: "object") }: не хватает { $missing ->
    [one] { $missing } единицы
   *[other] { $missing } единиц
} оружия. Что потратите?
question-deliver = Отдать провидицам { $units ->
    [one] { $units } единицу
    [few] { $units } единицы
   *[other] { $units } единиц
} огня (навоз, дерево, солому)? Тогда они предскажут следующую эпоху.
question-objective = Оставьте одну из двух тайных целей: она считается в конце.
question-token = Положите жетон на цель: его очки в конце получит тот, кто выполнит её лучше всех.
question-barter = Составьте обмен с { SEAT($partner, form: "with") } и предложите его.
question-dowry = Назовите три единицы приданого для { SEAT($partner, form: "of") } и предложите их.

## Это говорит сам ход

event-idol-used = { "" }
event-idol-sold = { "" }
event-cave = Цена: { $loss }.
event-bought = Цена: { $loss }.
event-built = { "" }
event-delivered = { "" }
event-eaten = { "" }
event-taken = { "" }
event-armed = { "" }
event-collected = Получено: { $gain }.
event-production = Получено: { $gain }.

## Groups and numbers

tindaya-group-nobles = { $number ->
    [one] { $number } знатный
    [few] { $number } знатных
   *[other] { $number } знатных
}
tindaya-group-villagers = { $number ->
    [one] { $number } житель
    [few] { $number } жителя
   *[other] { $number } жителей
}
tindaya-conquistadors = { $number ->
    [one] { $number } конкистадор
    [few] { $number } конкистадора
   *[other] { $number } конкистадоров
}
tindaya-animals = { $number ->
    [one] { $number } животное
    [few] { $number } животных
   *[other] { $number } животных
}
tindaya-canoes = { $number ->
    [one] { $number } каноэ
    [few] { $number } каноэ
   *[other] { $number } каноэ
}
tindaya-neutral = { $number ->
    [one] { $number } нейтральный житель
    [few] { $number } нейтральных жителя
   *[other] { $number } нейтральных жителей
}
tindaya-arms = { $horns ->
    [0] { $obsidian ->
        [0] без оружия
       *[other] { $obsidian } × обсидиан
    }
   *[other] { $obsidian ->
        [0] { $horns } × рога
       *[other] { $horns } × рога, { $obsidian } × обсидиан
    }
}
tindaya-wall = стена
tindaya-token = жетон сырья: { $kind }
tindaya-family-wood = дерево
tindaya-family-clay = глина
tindaya-family-ore_start = руда
tindaya-family-ore_volcanic = вулканическая руда
tindaya-letter-forest = Л
tindaya-letter-coast = Б
tindaya-letter-mountain = Г
tindaya-letter-volcano = В
tindaya-token-number = жетон { $number }
tindaya-token-worth = { $token }: { $points }

## The map

tindaya-aim-alliance = Ваша цель: всем вместе сохранить каждое племя, умилостивить богов подношениями и выполнить миссию до конца эпохи { $eras }.
tindaya-aim-domination = Ваша цель: больше всех очков к концу эпохи { $eras } за подношения, отбитые форты и цели; но проиграют все, если архипелаг будет потерян.
tindaya-map = Архипелаг
tindaya-hexes = Гексы архипелага. Стрелки перемещают, Enter выбирает, N и P ведут к следующему и предыдущему варианту, Escape отменяет выбор. Вопросительный знак говорит, что там.
tindaya-can = можно выбрать
tindaya-would-be-hit = под ударом: { $events }
tindaya-within-reach = в зоне: { $events }

## Mount Tindaya

tindaya-radius = радиус { $radius }
tindaya-place = { $kind }: { $filled }/{ $asked } принесено
tindaya-zones = Опасные зоны
tindaya-from-volcano = вулкан { $number }
tindaya-from-trench = впадина { $number }
tindaya-era-end = Шаги конца эпохи
tindaya-phase-setup = Подготовка
tindaya-phase-start = Стратегия
tindaya-phase-ships = Стратегия
tindaya-phase-seers = Провидицы
tindaya-phase-objectives = Цели
tindaya-phase-turns = Действия
tindaya-phase-births = Рождения
tindaya-phase-food = Еда
tindaya-phase-waste = Отходы
tindaya-phase-housing = Жильё
tindaya-phase-offerings = Подношения
tindaya-phase-revelation = Откровение
tindaya-phase-idols = Идолы
tindaya-phase-events = События
tindaya-phase-learning = Обучение
tindaya-phase-survival = Выживание
tindaya-phase-delivery = Огонь провидицам
tindaya-phase-maintenance = Обновление
tindaya-phase-treason = Предательство
tindaya-story = Что происходит
tindaya-story-next = Дальше
tindaya-story-skip = Пропустить
tindaya-story-before = Предыдущий шаг
moves-eat = { $who ->
    [me] съедаете
   *[other] съедает
}: { $loss }
tindaya-eaten = { $who ->
    [me] Вы едите
   *[other] { $seat } ест
}: { $loss }.

## Beside the map

tindaya-beside = Племена и цели
tindaya-tab-aims = Цели, рынок
tindaya-sheet = { $name }: { $tribe }
tindaya-nobles = Знатные
tindaya-villagers = Жители
tindaya-housed = Жители / места в пещерах
tindaya-cubes = Кубики
tindaya-cylinders = Цилиндры
tindaya-idol-count = Идолы
tindaya-is-traitor = Предатель
tindaya-has-passed = Пас
tindaya-prison = Пленные
tindaya-deposit-wood = Жетоны дерева
tindaya-deposit-clay = Жетоны глины
tindaya-deposit-ore = Жетоны руды
tindaya-waste-pawns = Отходы
tindaya-free-canoe = Бесплатное каноэ
tindaya-feeds = кормит { $number }
tindaya-perishable = скоропортящееся
tindaya-unknown-trade = не освоено
tindaya-develop = Развить
tindaya-produce = Произвести
tindaya-cave-open = Две пещеры
tindaya-cave-closed = Вторая пещера: { $cost }
tindaya-dig = Открыть
tindaya-use = Применить
tindaya-sell = Продать
tindaya-idols-used = Применены: { $idols }
tindaya-bought = С рынка: { $cards }
tindaya-aims = Цели
tindaya-track = Шкала вклада, по старшинству
tindaya-dealt = Тайные цели на выбор
tindaya-secret = Тайные цели
tindaya-hidden = скрыта
tindaya-market-title = Рынок ремесленников
tindaya-nature-title = Дикая природа и запас зданий

## Barter and dowry

tindaya-deal = Обмен
tindaya-deal-begun = Обмен сейчас:
tindaya-deal-equal = Обе стороны дают поровну.
tindaya-deal-nothing = Положите товары с обеих сторон, поровну.
tindaya-deal-unequal = Вы отдаёте { $give }, получаете { $get }: должно быть поровну.
tindaya-deal-exactly = Ровно { $number } ед.
tindaya-deal-short = Ровно { $number } ед.; выбрано { $named }.
tindaya-you-give = Вы отдаёте
tindaya-you-get = { $name } даёт
tindaya-less = Меньше: { $kind }
tindaya-more = Больше: { $kind }
tindaya-propose = Предложить
tindaya-no-deal = Отказаться
tindaya-proposes = { $name } предлагает
tindaya-would-get = Вы получите
tindaya-would-give = Вы отдадите

## Tribes

tribe-agana = Агана
tribe-agana-about = Четыре перемещения за исследование; одно бесплатное каноэ.
tribe-orone = Ороне
tribe-orone-about = Мастера моря: на 1 соль больше с каждым производством рыбака.
tribe-taoro = Таоро
tribe-taoro-about = Мастера полей: на 1 солому больше с каждым производством земледельца.
tribe-arucas = Арукас
tribe-arucas-about = Изобретения 2-го уровня дешевле на 1 единицу.
tribe-ecero = Эсеро
tribe-ecero-about = Каждый жетон руды даёт на 1 обсидиан больше.
tribe-jandia = Хандия
tribe-jandia-about = Карты рынка дешевле на 1 единицу.
tribe-tedote = Тедоте
tribe-tedote-about = На одного жителя больше в начале; вторая пещера открыта.
tribe-majos = Махос
tribe-majos-about = Раз в эпоху — подношение без знатного и вулкана, одна единица даром.
tribe-tihuya = Тиуйя
tribe-tihuya-about = Идол в начале каждой эпохи.
idol-production-about = Одно производство известного ремесла.
idol-appeasement-about = Гнев одного бога слабеет; возьмите идола.
idol-protection-about = Защищает гекс от катастрофы или нападения.
idol-offering-about = Заполняет все свободные места одного вида.
idol-movement-about = Одно исследование без маркера.
idol-relocation-about = Переносит бога на другой вулкан.
idol-fertility-about = Рождения жителей или скота.
idol-shipwreckers-about = Убирает корабль на эту эпоху.
idol-raw_materials-about = Сбрасывает один или два жетона сырья.
idol-learning-about = Знатный сразу осваивает ремесло.
idol-contribution-about = Одно очко в конце.
idol-cancellation-about = Отменяет тайную цель.
idol-clairvoyance-about = Посмотрите тайную цель; жетоны можно обменять.

## Cards


## Options
option-campaign = Какая партия?
option-campaign-null = Вся игра
option-campaign-null-about = Три эпохи со всеми правилами, как выберете ниже. Кто ещё не играл, начинает с партии 1.
option-campaign-game_1 = Кампания: партия 1
option-campaign-game_1-about = Чтобы научиться, все вместе: одна эпоха. Основать деревню, исследовать, производить; каждое племя осваивает ремесло, а форт надо отбить. В конце сбывается предсказанное провидицей: извержение, цунами, корабли; катастрофы самих богов придут только в следующих партиях.
option-campaign-game_2 = Кампания: партия 2
option-campaign-game_2-about = Снова все вместе, две эпохи. Новое: боги карают, говорят обе провидицы, жителям нужны пещеры, копятся отходы. Каждое племя осваивает четыре ремесла и делает изобретение второго уровня.
option-campaign-game_3 = Кампания: партия 3
option-campaign-game_3-about = Друг против друга, три эпохи. Новое: очки, общие и тайные цели. Побеждает выжившее племя с наибольшим числом очков, если архипелаг устоит.
option-campaign-final_game = Кампания: последняя партия
option-campaign-final_game-about = Все вместе, три эпохи, с рынком, миссией и всеми правилами.
option-mode = Вместе или друг против друга?
option-mode-alliance = Союз
option-mode-alliance-about = Побеждают или проигрывают все вместе.
option-mode-domination = Господство
option-mode-domination-about = Побеждает выжившее племя с наибольшим числом очков, если архипелаг устоит. Не меньше двух игроков.
option-level = Сложность
option-level-about = Чем труднее, тем больше бедствий и сложнее миссии.
option-level-easy = лёгкая
option-level-normal = обычная
option-level-hard = высокая
option-layout = Форма океана
option-layout-about = Как острова лежат в море; правила те же.
option-layout-null = по числу игроков
option-layout-tall = вытянутая вверх
option-layout-wide = вытянутая вширь
option-layout-compact = плотная
option-dowry = Приданое
option-dowry-about = Кто исследует, может заплатить другому племени три единицы: оно теряет жителя, а он получает.
option-traitor = Предатель
option-traitor-about = В Господстве: в последней эпохе игрок может сменить сторону.
option-opt_stationary_actions = Действовать, не двигаясь
option-opt_stationary_actions-about = Туземцы, которые не ходили во время исследования, тоже могут в нём действовать.
option-opt_campaign3_objectives = Цели в партии 3 кампании


traitor-jailer-about = За каждый выигранный бой один из побеждённых попадает в плен, не больше четырёх; каждый пленный снижает цель на единицу.
traitor-missionary-about = За каждый выигранный бой один из побеждённых становится конкистадором.
traitor-liberator-about = Каждый выигранный бой освобождает всех конкистадоров, которых держит одно из побеждённых племён.
traitor-emissary-about = Один раз, когда ваши маркеры израсходованы, можно перевести корабль к другой впадине.
traitor-leader-about = Конкистадоров ведёт вождь, он должен дожить до конца; у него одно бесплатное каноэ.
tindaya-traitor-target = конкистадоры на карте и сколько их нужно
tindaya-traitor-about = Предатель побеждает один, если в конце последней эпохи конкистадоров на карте не меньше { $number }.
question-traitor-turn = { $can ->
    [end] Делать больше нечего: закончите ход.
    [pass] Делать нечего: спасуйте.
    [end-reroute] Отправьте корабль в другое место или закончите ход.
    [pass-reroute] Отправьте корабль в другое место или спасуйте.
   *[other] Ведите конкистадоров, где бы они ни стояли, или закончите ход.
} { $left ->
    [one] Осталось { $left } действие.
    [few] Осталось { $left } действия.
   *[other] Осталось { $left } действий.
}
tindaya-about-nobles = Знатные строят, плавают, приносят дары, ведут на штурм фортов и учатся ремёслам. Им не нужны ни еда, ни пещера.
tindaya-about-housed = Жители работают в зданиях, их надо кормить. Кому не хватит места в пещерах, тот замёрзнет в конце эпохи.
tindaya-about-cubes = Кубики: каждый оплачивает одно действие и возвращается в следующей эпохе.
tindaya-about-cylinders = Цилиндры: каждый оплачивает двойное действие и уходит из игры.
tindaya-about-prison = Пленные: побеждённые вами конкистадоры. Пленный заменяет любой дар богам.
tindaya-about-deposit-wood = Собранные вами жетоны дерева. В Союзе число жетонов сырья у племени ограничено.
tindaya-about-deposit-clay = Собранные вами жетоны глины. В Союзе число жетонов сырья у племени ограничено.
tindaya-about-deposit-ore = Собранные вами жетоны руды. В Союзе число жетонов сырья у племени ограничено.
tindaya-about-waste-pawns = Отходы: испорченная еда. Если её слишком много у всех племён вместе, Акоран гневается.
tindaya-about-free-canoe = Бесплатное каноэ: его спуск на воду не стоит дерева.
tindaya-about-traitor-target = Конкистадоры на карте и сколько их нужно предателю.
