game-name = Тиндайя
game-about = три эпохи на Канарском архипелаге, против богов и конкистадоров
ending-doom = Гнев бога дошёл до гибели.
ending-extinct = Одно из племён вымерло.
ending-eras = Последняя эпоха завершена.

option-mode = режим: Союз (вместе) или Господство (друг против друга)
option-level = уровень сложности
option-layout = расположение плиток океана
option-red = число красных плиток океана, чётное
option-dowry = вариант: приданое
option-traitor = вариант Господства: предатель
option-campaign = партия вводной кампании
option-opt_token_limit_modes = режимы с ограничением жетонов сырья (R1)
option-opt_stationary_actions = туземцы, которые не ходили, тоже могут действовать (R11)
option-opt_campaign3_objectives = цели в третьей партии кампании (R29)
option-data = ваши собственные файлы данных

question-found = Поставьте одно из начальных зданий.
question-split = Сколько из ваших жителей ({ $villagers }) поселятся в здании, основанном первым?
question-neutral = Поставьте нейтральное здание: { NAME($building) }.
question-first-fort = Где конкистадоры построят первый форт?
question-seer = Какая провидица заговорит?
question-objective = Оставьте одну из двух тайных целей.
question-token = Выберите жетон для тайной цели.
question-turn = Ваш ход: { $left ->
    [one] осталось { $left } действие
    [few] осталось { $left } действия
   *[other] осталось { $left } действий
}.
question-traitor-turn = Ход предателя: { $left ->
    [one] осталось { $left } действие
    [few] осталось { $left } действия
   *[other] осталось { $left } действий
}.
question-discount = Какую единицу стоимости вы экономите?
question-slaughter = Сколько животных вы забьёте { NAME($place, form: "at") }?
question-preserve = Сколько единиц вы заготовите впрок?
question-explore = Исследуйте: { $left ->
    [one] осталось { $left } перемещение
    [few] осталось { $left } перемещения
   *[other] осталось { $left } перемещений
}.
question-launch = Где вы спустите каноэ на воду?
question-sail = Каноэ { NAME($place, form: "at") }: куда оно плывёт?
question-ashore = Где они высадятся?
question-treason = Вы в форте: сражаться или предать своих?
question-reconquest = Бой за { NAME($place, form: "object") }: сколько оружия вы потратите? Конкистадоров: { $enemies }.
question-optional = Дополнительные действия.
question-barter = Составьте обмен с { SEAT($partner, form: "with") }.
question-barter-answer = { SEAT($proposer) } предлагает обмен.
question-dowry = Назовите три единицы приданого для { SEAT($partner, form: "of") }.
question-dowry-answer = { SEAT($proposer) } предлагает приданое.
question-neutral-dowry = Назовите три единицы приданого.
question-part = Какой житель уходит?
question-settle = Где поселится житель?
question-offering = Делайте подношения богам по одной единице.
question-devotion = Ваше благочестие: делайте подношения по одной единице.
question-bonus = Куда положить единицу из запаса?
question-consolation = Возьмите один ресурс в утешение.
question-take = Возьмите один ресурс за проданного идола.
question-wall = Где вы построите стену?
question-idol-production = Какое ремесло производит?
question-idol-appeasement = Какого бога вы умилостивите?
question-idol-offering = Какие места вы заполните?
question-idol-relocation = Куда отправится бог?
question-idol-fertility = Кто умножится?
question-idol-shipwreckers = Какой корабль вы разобьёте?
question-idol-raw-materials = От каких жетонов сырья вы избавитесь?
question-idol-learning = Какому ремеслу вы научитесь?
question-idol-cancellation = Какую тайную цель вы отмените?
question-idol-clairvoyance = На какую тайную цель вы посмотрите?
question-swap = Обменять её жетон на один из ваших?
question-event-idols = Использовать идола перед событиями?
question-birth = Где родятся жители ({ $number })?
question-meal = Голодных жителей: { $hungry }. Что они съедят?
question-starve = От голода умирают жители ({ $deaths }). Где?
question-unhouse = Без пещеры остались жители ({ $deaths }). Где?
question-raise = Выберите { $number ->
    [one] { $number } последний гекс, который поднимется из моря
    [few] { $number } последних гекса, которые поднимутся из моря
   *[other] { $number } последних гексов, которые поднимутся из моря
}.
question-ore = Выберите { $number ->
    [one] { $number } последнюю гору, которая получит руду
    [few] { $number } последние горы, которые получат руду
   *[other] { $number } последних гор, которые получат руду
}.
question-protect = { NAME($card) }: защитить ваши гексы?
question-target = Несколько островов одинаково близки: какой атакуют?
question-raid = Какой гекс атакуют следующим?
question-repel = Использовать идола защиты { NAME($place, form: "at") }?
question-treason-repel = Предатель { NAME($place, form: "at") }: использовать идола защиты?
question-conquest-repel = Конкистадоры вступают { NAME($place, form: "to") }: использовать идола защиты?
question-defence = Оборона { NAME($place, form: "of") }: не хватает { $missing } из двух единиц оружия. Сколько потратите?
question-combat-arms = Бой за { NAME($place, form: "object") }: сколько оружия вы потратите? Не хватает: { $missing }.
question-deliver = Доставить провидицам единиц огня: { $units }?
question-redeploy = Конкистадоры { NAME($place, form: "from") } (осталось { $number }): в какой форт?
question-scatter = Конкистадоры, выбитые { NAME($place, form: "from") } (осталось { $number }): в какой форт?
question-release = В какой форт отправится пленный?
question-assault = Какой бой следующий?
question-free = Чьих пленных вы освободите?
question-chief = В каком форте находится вождь?
question-march = Конкистадоры наступают: { $left ->
    [one] осталось { $left } перемещение
    [few] осталось { $left } перемещения
   *[other] осталось { $left } перемещений
}.

event-era = Начинается эпоха { $era }.
event-prophecy = Тибиабин открывает, где грянут бедствия.
event-catastrophe = { NAME($god) } готовит бедствие: { NAME($card) }.
points-reason = { $reason ->
    [exhaust_island] последний жетон сырья на острове
    [exhaust_nature_species] последнее животное своего вида
    [reconquest_win] отбитый форт
    [battle_won] отражённое нападение
    [offering] подношения
    [starved_villager] голод
    [unhoused_villager] нехватка пещер
    [waste_worst_offender] отходы
    [seer_delivery] огонь для провидиц
    [monopoly] монополия на сырьё
    [idols] идолы вклада
    [nobles] живые знатные
    [common] общая цель
    [secret] тайная цель
   *[other] { $reason }
}
event-points = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} ({ points-reason }).
event-token-worth = { $token }: { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
} тому, кто лучше всех выполнит эту цель.
event-deaths = { $seat }: { $nobles ->
    [0] { $villagers ->
        [one] погибает { $villagers } житель
        [few] погибают { $villagers } жителя
       *[other] погибают { $villagers } жителей
    }
   *[other] { $villagers ->
        [0] { $nobles ->
            [one] погибает { $nobles } знатный
           *[other] погибают { $nobles } знатных
        }
       *[other] погибают { $nobles ->
            [one] { $nobles } знатный
           *[other] { $nobles } знатных
        } и { $villagers ->
            [one] { $villagers } житель
            [few] { $villagers } жителя
           *[other] { $villagers } жителей
        }
    }
}.
event-fort = { $number ->
    [0] Возведён форт.
    [one] Возведён форт, в нём { $number } новый конкистадор.
    [few] Возведён форт, в нём { $number } новых конкистадора.
   *[other] Возведён форт, в нём { $number } новых конкистадоров.
}
event-collected = { $who ->
    [me] Вы собираете
   *[other] { $seat } собирает
} сырьё ({ $token }): { $gain }.
event-idol-drawn = { $who ->
    [me] Вы тянете
   *[other] { $seat } тянет
} идола.
event-idol-used = { $who ->
    [me] Вы применяете
   *[other] { $seat } применяет
} { NAME($idol, form: "object") }.
event-idol-sold = { $who ->
    [me] Вы продаёте
   *[other] { $seat } продаёт
} { NAME($idol, form: "object") }.
event-developed = { $who ->
    [me] Вы делаете
   *[other] { $seat } делает
} изобретение: { NAME($invention) }. Цена: { $loss }.
event-cave = { $who ->
    [me] Вы открываете
   *[other] { $seat } открывает
} вторую пещеру. Цена: { $loss }.
event-production = Производство ({ NAME($trade) }): { $gain }.
event-bought = { $who ->
    [me] Вы покупаете
   *[other] { $seat } покупает
} на рынке: { NAME($card) }. Цена: { $loss }.
event-built = { $who ->
    [me] Вы строите
   *[other] { $seat } строит
} { NAME($building, form: "object") }.
event-gathered = { $who ->
    [me] Вы берёте
   *[other] { $seat } берёт
} из дикой природы: { NAME($animal) } × { $number }.
event-barter = { $who ->
    [me] Вы меняетесь
   *[other] { $seat } меняется
} с { SEAT($partner, form: "with") }: { $loss } за { $gain }.
event-learned = { $who ->
    [me] Вы осваиваете
   *[other] { $seat } осваивает
} ремесло: { NAME($trade) }.
event-offering = Подношение { NAME($god, form: "to") }: { NAME($kind) } × { $number }.
event-offering-complete = { NAME($god) }: подношение полное, гнев утихает.
event-offering-incomplete = { NAME($god) }: подношение неполное, гнев растёт.
event-hunger = { $seat }: съедено { $loss }; { $deaths ->
    [one] { $deaths } жителю
   *[other] { $deaths } жителям
} не хватило еды.
event-cold = { $seat }: { $deaths ->
    [one] { $deaths } жителю
   *[other] { $deaths } жителям
} не хватило пещер.
event-delivered = { $who ->
    [me] Вы отдаёте
   *[other] { $seat } отдаёт
} огонь провидицам: { $loss }.
event-eruption = Извергается вулкан { $number }.
event-tsunami = Цунами идёт из впадины { $number }.
event-struck = { NAME($god) } насылает бедствие: { NAME($card) }. { $number ->
    [0] Ни один гекс не поражён.
    [one] Поражён { $number } гекс.
    [few] Поражены { $number } гекса.
   *[other] Поражено { $number } гексов.
}
event-ship = Причаливает { NAME($ship) } из впадины { $trench }.
event-attack-repelled = Нападение на { NAME($place, form: "object") } отбито.
event-battle-won = Туземцы удерживают { NAME($place, form: "object") }.
event-battle-lost = Туземцы теряют { NAME($place, form: "object") }.
event-reconquest-won = { $who ->
    [me] Вы отвоёвываете
   *[other] { $seat } отвоёвывает
} { NAME($place, form: "object") }.
event-reconquest-lost = { $who ->
    [me] Вы безуспешно штурмуете
   *[other] { $seat } безуспешно штурмует
} { NAME($place, form: "object") }.
event-treason = { $who ->
    [me] Вы предаёте
   *[other] { $seat } предаёт
} архипелаг: { NAME($card) }.
event-era-end-births = Конец эпохи: рождения.
event-era-end-food = Конец эпохи: еда.
event-era-end-waste = Конец эпохи: отходы.
event-era-end-housing = Конец эпохи: жильё.
event-era-end-offerings = Конец эпохи: подношения.
event-era-end-revelation = Конец эпохи: откровение.
event-era-end-events = Конец эпохи: события.
event-era-end-learning = Конец эпохи: обучение.
event-era-end-survival = Конец эпохи: выживание.
event-anger = { NAME($god) }: теперь «{ NAME($space) }», радиус { $radius }.
event-births = { $seat }: { $villagers ->
    [one] рождается { $villagers } житель
    [few] рождаются { $villagers } жителя
   *[other] рождаются { $villagers } жителей
}.
event-litters = Приплод в хлевах и загонах: { $animals }.
event-wild-litters = Приплод в дикой природе: { $animals }.
event-garrisons = { $number ->
    [one] В { $number } форте становится на одного конкистадора больше.
   *[other] В { $number } фортах становится на одного конкистадора больше.
}
event-eaten = { $seat }: съедено { $loss }.
event-fed = { $seat }: { $villagers ->
    [one] накормлен { $villagers } житель
    [few] накормлены { $villagers } жителя
   *[other] накормлены { $villagers } жителей
}{ $spoiled ->
    [0] { "" }
    [one] , пропадает { $spoiled } порция
    [few] , пропадают { $spoiled } порции
   *[other] , пропадает { $spoiled } порций
}.
event-waste = { $seat }: в отходы уходит { $loss }; всего в куче { $pawns }.
event-survivors = { $seat }: живы { $nobles ->
    [one] { $nobles } знатный
   *[other] { $nobles } знатных
} и { $villagers ->
    [one] { $villagers } житель
    [few] { $villagers } жителя
   *[other] { $villagers } жителей
}.
event-neutral-deaths = На { $place } { $villagers ->
    [one] погибает { $villagers } нейтральный житель
    [few] погибают { $villagers } нейтральных жителя
   *[other] погибают { $villagers } нейтральных жителей
}.
event-animals-die = Гибнет скот на { $place }: { $animals }.
event-animals-freed = Уходят на волю с { $place }: { $animals }.
event-razed = Разрушено на { $place }: { NAME($building) }.
event-fort-destroyed = Форт на { $place } исчезает, а с ним { $number ->
    [one] { $number } конкистадор
    [few] { $number } конкистадора
   *[other] { $number } конкистадоров
}.
event-tokens-lost = { $number ->
    [one] Потерян { $number } жетон сырья.
    [few] Потеряны { $number } жетона сырья.
   *[other] Потеряно { $number } жетонов сырья.
}
event-canoes-sunk = { $number ->
    [one] Тонет { $number } каноэ.
   *[other] Тонут { $number } каноэ.
}
event-land-rises = { $number ->
    [one] Из моря поднимается { $number } гора.
    [few] Из моря поднимаются { $number } горы.
   *[other] Из моря поднимаются { $number } гор.
}
event-ore-falls = { $number ->
    [one] Руда ложится на { $number } гору.
    [few] Руда ложится на { $number } горы.
   *[other] Руда ложится на { $number } гор.
}
event-land-sinks = { $number ->
    [one] Под воду уходит { $number } гекс суши.
    [few] Под воду уходят { $number } гекса суши.
   *[other] Под воду уходят { $number } гексов суши.
}
event-armed = { $seat } тратит: { $loss }.
event-prisoners = { $seat }: { $number ->
    [one] { $number } пленный
   *[other] { $number } пленных
}.
event-protected = { $seat } защищает { $place }, заплатив: { $loss }.
event-slaughtered = Получено: { $gain }.
event-production-bonus = Племя добавляет: { $gain }.
event-preserved = { $loss } превращается в { $gain }.
event-canoe-built = Цена каноэ: { $loss }.
event-taken = { $seat } берёт: { $gain }.
event-dowry = { $seat } платит выкуп, получатель: { SEAT($partner) }. Цена: { $loss }.
event-neutral-dowry = { $seat } платит выкуп на { $place }: { $loss }.
event-tribe-left = Имущество племени пропадает: { $loss }.
event-game-over = Игра окончена.

move-found = { $who ->
    [me] основываете
   *[other] основывает
} { NAME($a, form: "object") } { NAME($b, form: "at") }
move-split = { $who ->
    [me] селите
   *[other] селит
} в первом здании { $a ->
    [one] { $a } жителя
    [few] { $a } жителей
   *[other] { $a } жителей
}
move-neutral = { $who ->
    [me] ставите
   *[other] ставит
} нейтральное здание ({ NAME($a) }) { NAME($b, form: "at") }
move-fort = { $who ->
    [me] ставите
   *[other] ставит
} форт { NAME($a, form: "at") }
move-seer = { $who ->
    [me] слушаете
   *[other] слушает
} провидицу { NAME($a) }
move-objective = { $who ->
    [me] оставляете
   *[other] оставляет
} { $a ->
    [hidden] тайную цель
   *[other] цель «{ NAME($a) }»
}
move-token = { $who ->
    [me] кладёте
   *[other] кладёт
} { NAME($a) } на цель
move-develop = { $who ->
    [me] развиваете
   *[other] развивает
} ремесло ({ NAME($a) }), потратив { NAME($b, form: "object") }
move-discount = { $who ->
    [me] экономите
   *[other] экономит
} { NAME($a, form: "object") }
move-produce = { $who ->
    [me] производите
   *[other] производит
} как { NAME($a) }, потратив { NAME($b, form: "object") }
move-slaughter = { $b ->
    [0] { $who ->
        [me] никого не забиваете
       *[other] никого не забивает
    } { NAME($a, form: "at") }
   *[other] { $who ->
        [me] забиваете
       *[other] забивает
    } { $b ->
        [one] { $b } животное
       *[other] { $b } животных
    } { NAME($a, form: "at") }
}
move-preserve = { $who ->
    [me] заготавливаете
   *[other] заготавливает
} впрок { $a ->
    [one] { $a } единицу
    [few] { $a } единицы
   *[other] { $a } единиц
}
move-cave = { $who ->
    [me] открываете
   *[other] открывает
} вторую пещеру, потратив { NAME($a, form: "object") }
move-explore = { $who ->
    [me] исследуете
   *[other] исследует
} острова, потратив { NAME($a, form: "object") }
move-idol = { $who ->
    [me] применяете
   *[other] применяет
} { NAME($a, form: "object") }
move-sell = { $who ->
    [me] продаёте
   *[other] продаёт
} { NAME($a, form: "object") }
move-take = { $who ->
    [me] берёте
   *[other] берёт
} { NAME($a, form: "object") }
move-buy = { $who ->
    [me] покупаете
   *[other] покупает
} на рынке: { NAME($a) }
move-wall = { $who ->
    [me] строите
   *[other] строит
} стену { NAME($a, form: "at") }
move-devotion = { $who ->
    [me] делаете
   *[other] делает
} подношение из благочестия
move-reroute = { $who ->
    [me] отправляете
   *[other] отправляет
} { NAME($a) } к впадине { $b }
move-end = { $who ->
    [me] заканчиваете
   *[other] заканчивает
} ход
move-pass = { $who ->
    [me] пасуете
   *[other] пасует
} до конца эпохи
move-trade = { $who ->
    [me] выбираете
   *[other] выбирает
} ремесло: { NAME($a) }
move-god = { $who ->
    [me] умилостивляете
   *[other] умилостивляет
} { NAME($a, form: "object") }
move-fill = { $who ->
    [me] заполняете
   *[other] заполняет
} все места ({ NAME($b) }) для { NAME($a, form: "of") }
move-relocate = { $who ->
    [me] переносите
   *[other] переносит
} { NAME($a, form: "object") } к вулкану { $b }
move-fertility = { $who ->
    [me] выбираете
   *[other] выбирает
} рождения: { NAME($a) }
move-wreck = { $who ->
    [me] разбиваете
   *[other] разбивает
} { NAME($a) }
move-drop = { $who ->
    [me] сбрасываете
   *[other] сбрасывает
} жетон сырья: { $a }
move-annul = { $who ->
    [me] отменяете
   *[other] отменяет
} цель у { SEAT($a, form: "of") } ({ NAME($b) })
move-look = { $who ->
    [me] смотрите
   *[other] смотрит
} цель у { SEAT($a, form: "of") } ({ NAME($b) })
move-swap = { $who ->
    [me] меняете
   *[other] меняет
} его на { NAME($a) }
move-decline = { $who ->
    [me] отказываетесь
   *[other] отказывается
}
move-enough = { $who ->
    [me] на этом останавливаетесь
   *[other] на этом останавливается
}
move-walk = { $who ->
    [me] переводите { NAME($a, form: "from") } { NAME($b, form: "to") }: { $c }
   *[other] переводит { NAME($a, form: "from") } { NAME($b, form: "to") }: { $c }
}
move-embark = { $who ->
    [me] сажаете
   *[other] сажает
} в каноэ { NAME($a, form: "at") }: { $b }
move-launch = { $who ->
    [me] спускаете
   *[other] спускает
} на воду каноэ ({ NAME($b) }): { $a }
move-sail = { $who ->
    [me] плывёте
   *[other] плывёт
} { NAME($a, form: "to") }
move-ashore = { $who ->
    [me] высаживаетесь
   *[other] высаживается
} { NAME($a, form: "at") }
move-stop = { $who ->
    [me] прекращаете
   *[other] прекращает
} исследование
move-betray = { $who ->
    [me] предаёте
   *[other] предаёт
} архипелаг
move-fight = { $who ->
    [me] сражаетесь
   *[other] сражается
}
move-arm = { $who ->
    [me] тратите
   *[other] тратит
} оружие: { $a }
move-collect = { $who ->
    [me] собираете
   *[other] собирает
} сырьё { NAME($a, form: "at") }
move-barter = { $who ->
    [me] начинаете
   *[other] начинает
} обмен с { SEAT($a, form: "with") }
move-put = { $who ->
    [me] отдаёте
   *[other] отдаёт
} { NAME($a, form: "object") }
move-want = { $who ->
    [me] просите
   *[other] просит
} { NAME($a, form: "object") }
move-send = { $who ->
    [me] предлагаете
   *[other] предлагает
} обмен
move-cancel = { $who ->
    [me] отказываетесь
   *[other] отказывается
} от обмена
move-accept = { $who ->
    [me] соглашаетесь
   *[other] соглашается
}
move-refuse = { $who ->
    [me] отвечаете
   *[other] отвечает
} отказом
move-offer = { $who ->
    [me] делаете
   *[other] делает
} подношение { NAME($a, form: "at") }
move-give = { $who ->
    [me] даёте
   *[other] даёт
} { NAME($a, form: "to") } { NAME($b, form: "object") } ({ NAME($c) })
move-finish = { $who ->
    [me] завершаете
   *[other] завершает
} подношение
move-bonus = { $who ->
    [me] добавляете
   *[other] добавляет
} { NAME($b, form: "object") } для { NAME($a, form: "of") }
move-build = { $who ->
    [me] строите
   *[other] строит
} { NAME($a, form: "object") } { NAME($b, form: "at") }
move-gather = { $who ->
    [me] собираете
   *[other] собирает
} { $b ->
    [one] { $b } животное
   *[other] { $b } животных
} { NAME($a, form: "at") }
move-dowry = { $count ->
    [1] { $who ->
        [me] платите
       *[other] платит
    } приданое { NAME($a, form: "at") }
   *[other] { $who ->
        [me] предлагаете
       *[other] предлагает
    } { SEAT($a, form: "to") } приданое { NAME($b, form: "told") }
}
move-part = { $who ->
    [me] отпускаете
   *[other] отпускает
} жителя { NAME($a, form: "from") }
move-settle = { $who ->
    [me] селите
   *[other] селит
} жителя { NAME($a, form: "at") }
move-done = { $who ->
    [me] заканчиваете
   *[other] заканчивает
} дела на месте
move-birth = { $who ->
    [me] выбираете
   *[other] выбирает
} место рождения: { $a }
move-eat = { $who ->
    [me] съедаете
   *[other] съедает
} { NAME($a, form: "object") }
move-starve = { $who ->
    [me] теряете
   *[other] теряет
} жителя { NAME($a, form: "at") } от голода
move-unhouse = { $who ->
    [me] теряете
   *[other] теряет
} жителя { NAME($a, form: "at") } от холода
move-raise = { $who ->
    [me] поднимаете
   *[other] поднимает
} { NAME($a, form: "object") } из моря
move-ore = { $who ->
    [me] кладёте
   *[other] кладёт
} руду { NAME($a, form: "at") }
move-protect = { $who ->
    [me] защищаете
   *[other] защищает
} { NAME($a, form: "object") } (средство: { NAME($b) })
move-target = { $who ->
    [me] направляете
   *[other] направляет
} корабль к острову, где { $a }
move-raid = { $who ->
    [me] выбираете
   *[other] выбирает
} цель нападения: { $a }
move-repel = { $who ->
    [me] отбиваете
   *[other] отбивает
} нападение идолом
move-stand = { $who ->
    [me] сберегаете
   *[other] сберегает
} идола
move-deliver = { $who ->
    [me] отдаёте
   *[other] отдаёт
} провидицам { NAME($a, form: "object") } и { NAME($b, form: "object") }
move-redeploy = { $who ->
    [me] переводите
   *[other] переводит
} конкистадора { NAME($a, form: "from") } { NAME($b, form: "to") }
move-release = { $who ->
    [me] отправляете
   *[other] отправляет
} пленного в форт { NAME($a, form: "at") }
move-assault = { $who ->
    [me] атакуете
   *[other] атакует
} { NAME($a, form: "object") }
move-free = { $who ->
    [me] освобождаете
   *[other] освобождает
} пленных у { SEAT($a, form: "of") }
move-chief = { $who ->
    [me] ставите
   *[other] ставит
} вождя { NAME($a, form: "at") }

refusal-not-your-building = Это здание вам ставить не нужно: { NAME($building) }.
refusal-hex-taken = { NAME($place, form: "at") } уже есть здание или форт.
refusal-wrong-terrain = { NAME($place, form: "at") } не та местность, чтобы поставить { NAME($building, form: "object") }.
refusal-too-many-villagers = Разместить нужно жителей: { $villagers }.
refusal-fort-elsewhere = { NAME($place, form: "at") } форт стоять не может; нужна местность на выпавшем острове: { NAME($terrain) }.
refusal-other-building-first = Сначала поставьте { NAME($building, form: "object") }.
refusal-not-on-that-island = { $place } — не свободный гекс выпавшего острова.
refusal-objective-not-dealt = Цель «{ NAME($objective) }» вам не сдавали.
refusal-token-gone = Этого жетона больше нет: { NAME($token) }.
refusal-act-or-pass = Вы уже действовали: закончите ход. Пасуют только вместо всего хода.
refusal-act-first = Сначала сделайте действие или спасуйте.
refusal-no-marker = У вас не осталось маркеров: { NAME($marker) }.
refusal-one-explore = Только одно исследование за ход.
refusal-no-cave = В этой партии нет второй пещеры.
refusal-cave-built = Вторая пещера уже открыта.
refusal-cannot-pay = На это вам не хватает: { NAME($item) }.
refusal-trade-unknown = Ваше племя не знает этого ремесла: { NAME($trade) }.
refusal-space-taken = Эта ячейка занята до конца эпохи: { NAME($trade) }.
refusal-all-developed = Оба изобретения этого ремесла уже сделаны: { NAME($trade) }.
refusal-nothing-to-produce = У вас нет зданий этого ремесла и нечего заготавливать: { NAME($trade) }.
refusal-not-in-hand = У вас на руке нет такого идола: { NAME($idol) }.
refusal-not-an-action-idol = Как действие этот идол не применяется: { NAME($idol) }.
refusal-no-use-now = Сейчас этого идола применить нельзя: { NAME($idol) }.
refusal-no-such-card = Такой карты на рынке нет: { NAME($card) }.
refusal-card-gone = Эта карта уже куплена: { NAME($card) }.
refusal-no-market = В этой партии нет рынка.
refusal-no-place-for-wall = Вы не занимаете ни одного гекса, где можно построить стену.
refusal-no-wall-here = { NAME($place, form: "at") } нельзя поставить стену.
refusal-not-this-tribe = У вашего племени нет этой способности.
refusal-once-per-era = Только раз за эпоху.
refusal-nothing-to-give = Вам нечего дать.
refusal-rest-not-payable = Даже если сэкономить { NAME($resource, form: "object") }, остального не оплатить.
refusal-not-in-cost = Это не входит в стоимость: { NAME($resource) }.
refusal-other-hex-first = Сначала — { $place }.
refusal-too-many-animals = Животных — не больше { $animals }.
refusal-not-enough-goods = У вас нет столько единиц для заготовки.
refusal-villagers-not-at-home = Ваш житель стоит там, где нельзя остаться.
refusal-no-such-group = Такая группа не может выйти { NAME($place, form: "from") }.
refusal-noble-needed = В группе должен быть знатный.
refusal-canoe-full = В каноэ помещается человек: { $most }.
refusal-no-canoe = Каноэ { NAME($place, form: "at") } нет, и взять его неоткуда.
refusal-no-legal-end = Жители не смогли бы дойти туда, где можно остаться.
refusal-not-adjacent-land = { $place } — не соседняя суша.
refusal-not-adjacent-sea = { $place } — не соседнее море.
refusal-held-by-others = { NAME($place, form: "object") } занимают жители другого племени.
refusal-no-wood = У вас нет дерева для каноэ.
refusal-no-gift = У вас нет бесплатного каноэ.
refusal-canoe-of-the-chief = Бесплатное каноэ принадлежит вождю: на нём плывут только вместе с ним.
refusal-no-landing = { NAME($place, form: "from") } никто не сможет высадиться.
refusal-no-straight-line = { $place } не лежит на прямой по открытому морю.
refusal-weapons-short = У вас нет этого оружия.
refusal-too-many-weapons = Оружия здесь — не больше { $most }.
refusal-nobody-explored = Никто из ваших не дошёл до { NAME($place, form: "of") }.
refusal-no-token = { NAME($place, form: "at") } нет жетона сырья.
refusal-token-limit = У вас уже предел жетонов сырья: { $limit }.
refusal-last-token = Это последний жетон сырья на острове.
refusal-no-such-building = Такого здания нет: { NAME($building) }.
refusal-no-noble-explored = Ни один ваш знатный не дошёл до { NAME($place, form: "of") }.
refusal-token-first = Сначала соберите жетон { NAME($place, form: "at") }.
refusal-no-tile-left = В запасе таких больше нет: { NAME($building) }.
refusal-villagers-in-the-way = Жители { NAME($place, form: "at") } мешают.
refusal-no-livestock-building = { NAME($place, form: "at") } нет ни свинарника, ни загона.
refusal-not-empty = { NAME($place, form: "at") } уже есть животные.
refusal-last-animal = Последнее животное вида остаётся в Природе.
refusal-no-volcano = { $place } — не вулкан.
refusal-no-neutral-dowry = { NAME($place, form: "at") } некому платить приданое.
refusal-no-barter-alone = Не с кем меняться.
refusal-no-dowry = Эта партия без приданого.
refusal-explorer-pays = Приданое платит тот, кто исследовал; вам его сейчас никто заплатить не может.
refusal-no-partner = { $seat } не встречает ваших исследователей.
refusal-too-many-proposals = За это исследование вы сделали достаточно предложений игроку { $seat }.
refusal-nothing-to-barter = У обоих должно что-то быть.
refusal-equal-numbers = Обе стороны дают поровну.
refusal-no-more-puts = Больше единиц добавить нельзя.
refusal-no-such-resource = Такого ресурса нет: { NAME($resource) }.
refusal-not-in-stock = Этого нет в запасе: { NAME($resource) }.
refusal-out-of-order = { NAME($resource) }: это не по порядку, или не хватит ещё { $missing }.
refusal-no-villager-in-reserve = У игрока { $seat } нет жителей в запасе.
refusal-last-native = Последний знатный и последний житель племени уйти не могут.
refusal-dowry-units = Приданое — это { $units } ед. от того, кто платит.
refusal-nobody-there = { NAME($place, form: "at") } никого подходящего.
refusal-villager-may-not-end = Ваш житель не может остаться { NAME($place, form: "at") }.
refusal-settle-elsewhere = Житель не может поселиться { NAME($place, form: "at") }.
refusal-no-such-god = Такого бога нет: { NAME($god) }.
refusal-not-asked-for = { NAME($god) } не просит этого в эту эпоху: { NAME($kind) }.
refusal-no-free-place = У { NAME($god, form: "of") } нет свободного места: { NAME($kind) }.
refusal-not-your-animal = Вы не можете взять животное { NAME($place, form: "from") }.
refusal-no-prisoner = У вас нет пленных.
refusal-give-first = Сначала дайте хотя бы одну единицу.
refusal-no-such-choice = Такого выбора сейчас нет.
refusal-cannot-produce = Это ремесло сейчас не может производить.
refusal-no-place-to-fill = Такого свободного места нет.
refusal-no-birth = Так никто не родится.
refusal-no-such-ship = Этого корабля нет на карте.
refusal-no-such-token = Такой жетон сейчас не сбросить.
refusal-cannot-learn = Ни один ваш знатный не может сейчас выучить это ремесло.
refusal-no-such-objective = Такой тайной цели нет.
refusal-not-your-token = Этот жетон лежит не на вашей цели: { NAME($token) }.
refusal-no-such-idol = Сейчас этого идола применить нельзя: { NAME($idol) }.
refusal-hex-out-of-order = { $place } не по порядку: гексы называют по возрастанию.
refusal-no-birth-here = { NAME($place, form: "at") } никто не родится.
refusal-not-food = Это не едят: { NAME($resource) }.
refusal-would-starve = Сначала съешьте меньшие порции: если съесть { NAME($resource, form: "object") }, остального на всех не хватит.
refusal-cannot-deliver = Столько огня вы отдать не можете: { $units } ед.
refusal-not-in-ring = { $place } не в этом кольце.
refusal-not-hit = { NAME($place, form: "object") } ничто не поражает, или там уже есть защита.
refusal-not-occupied = Вы не занимаете { NAME($place, form: "object") }.
refusal-no-such-protection = Так гекс не защитить: { NAME($means) }.
refusal-not-nearest = Остров, где { $place }, — не цель.
refusal-not-a-target = { NAME($place, form: "object") } не атакуют.
refusal-no-such-fort = Форт { NAME($place, form: "at") } выбрать нельзя.
refusal-no-combat-here = { NAME($place, form: "at") } нет боя.
refusal-cannot-reroute = Перевести корабль может только эмиссар, один раз и с пустым хранилищем.
refusal-not-on-volcano = Конкистадоры не остаются на вулкане.
refusal-may-not-enter = Конкистадоры не могут сейчас вступить { NAME($place, form: "to") }.
refusal-not-beaten = { $seat }: не в числе побеждённых или без пленных.
refusal-option-text = Значение этой настройки — имя.
refusal-red-tiles-even = Число красных плиток должно быть чётным.
refusal-red-tiles = Столько красных плиток ({ $red }) не подходит; нужно чётное число, не больше { $most }.
refusal-red-tiles-differ = На поле должно быть красных плиток: { $red }.
refusal-modes-list = Список режимов в таком порядке: { $allowed }.
refusal-domination-needs-two = Для Господства нужно хотя бы два игрока.
refusal-traitor-needs-domination = Предатель бывает только в Господстве.
refusal-campaign-fixes = В партии кампании { $campaign } настройка { $option } задана заранее.
refusal-data-file = Нет файла данных { $file }; есть: { $allowed }.
refusal-data-field = В файле { $file } нет верного поля «{ $field }».
refusal-data-reference = Файл { $file } называет { $name }, чего не существует.
refusal-idol-without-wall = Файл { $file }: от { $card } защищает только стена или только идол; защищают оба или ни один.
refusal-board-field = У поля нет верного «{ $field }».
refusal-wreck-open = Половина обломков { NAME($place, form: "at") } не смотрит на другую.
refusal-volcanoes-touch = Вулкан { NAME($place, form: "at") } касается другого.
refusal-terrain-off-sea = { $place } — не морской гекс для местности.
refusal-terrain-count = Карта подготовки требует: { NAME($terrain) } × { $count }.
refusal-island-volcanoes = На острове, где { $place }, вулканов { $count } вместо одного.
refusal-island-terrain = Острову, где { $place }, не хватает вида местности.
refusal-no-tiling = Ни одно расположение этих плиток не подходит.
refusal-no-board = Из этих плиток поле не построить.
refusal-terrain-too-much = Острова не вместят столько местности.

## Что значит ход

means-pays = { NAME($what) } −{ $units }
means-gets = { NAME($what) } +{ $units }
means-price = Цена: { NAME($what) } × { $units }
means-saves = Из цены можно не платить единиц: { $units }
means-prisoners = Пленные: +{ $number }
means-prisoners-fewer = Пленные: −{ $number }
means-animals-more = { NAME($animal) }: +{ $number }
means-animals-fewer = { NAME($animal) }: −{ $number }, останется { $left }
means-die = { $nobles ->
    [0] Погибнет ваших жителей: { $villagers }
   *[other] { $villagers ->
        [0] Погибнет ваших знатных: { $nobles }
       *[other] Погибнет ваших людей: жителей { $villagers }, знатных { $nobles }
    }
}
means-die-of-hunger = Умрёт от голода ваших жителей: { $deaths }
means-die-of-cold = Замёрзнет без пещеры ваших жителей: { $deaths }
means-villagers-more = Жители: +{ $villagers }
means-villagers-fewer = Жители: −{ $villagers }
means-others-die = Погибнет людей у игрока { $seat }: { $natives }
means-holds = Здание становится вашим: { NAME($building) }
means-holds-no-more = Здание больше не ваше: { NAME($building) }
means-conquistadors-more = Конкистадоров на карте: +{ $conquistadors }
means-cube = Кубик: один раз, в следующей эпохе вернётся. Останется кубиков: { $left }
means-cylinder = Цилиндр: дважды, затем выходит из игры. Останется цилиндров: { $left }
means-trade-learned = Племя осваивает ремесло: { NAME($trade) }
means-invention = Изобретение: { NAME($invention) }, и ещё один цилиндр
means-yields-villager = Теперь за каждого работающего жителя: { NAME($what) }, 1
means-yields-building = Теперь за каждое здание: { NAME($what) }, 1
means-yields-goat_alive = Теперь за каждую живую козу: { NAME($what) }, 1
means-yields-slaughter = Теперь за каждое забитое животное: { NAME($what) }, 1
means-preserves = Теперь портящееся можно заготовить впрок: { NAME($what) } → { NAME($product) }
means-cave-built = Пещеры укроют в конце эпохи жителей: { $villagers }
means-idols = Возьмёте идолов: { $number }
means-points = Очки: { $points }
means-points-other = { $seat }: очки { $points }
means-offered = Карта { NAME($god, form: "of") }: заполнено ещё { $number }, свободно { $free }
means-calmer = { NAME($god) } успокаивается: радиус гнева { $radius }
means-angrier = { NAME($god) } гневается сильнее: радиус гнева { $radius }
means-in-danger = Ваших людей на пути грядущих событий: { $people }
means-less-danger = Ваших людей на пути грядущих событий останется: { $people }
means-era-ends = Эпоха закончится
means-game-won = Партия закончится: вы победите
means-game-lost = Партия закончится: вы проиграете
means-founds = { NAME($building) }: ремесло ваших жителей там — { NAME($trade) }
means-animals-alone = С ними никто не остаётся, и они уходят в Природу: { NAME($animal) } × { $number }
means-animals-later = Там будут жить два животных: { NAME($animal) }
means-splits = Жители: { NAME($first) } { $here }, { NAME($second) } { $there }
means-births = У двоих в одном здании каждую эпоху рождается ребёнок. Таких зданий: { $births }
means-no-births = Нигде нет двоих: дети не родятся
means-idle-building = Без жителя там никто не работает: { NAME($building) }
means-seer-tibiabin = Она скажет, куда обрушатся бедствия этой эпохи
means-seer-tamonante = Она скажет, что принесут катастрофы этой эпохи
means-token-gain = В конце лучший по вашей цели получит очков: { $points }
means-token-loss = В конце лучший по вашей цели потеряет очков: { $points }
means-explores = Перемещений не больше { $moves }, затем сбор, постройка, обмен или подношения
means-idol = { $effect ->
    [produce_as_cube] Одно производство известного ремесла
    [anger_minus_1_and_draw] Один из богов смягчается, и вы берёте ещё идола
    [complete_one_type] Заполняет все свободные места одного вида на карте бога
    [explore_as_cube] Одно исследование без маркера
    [move_god_standee] Переносит бога к другому вулкану
    [reproduce_villagers_or_livestock] Рождения сразу: у ваших жителей или у животных
    [remove_ship] Один корабль в эту эпоху не придёт
    [remove_up_to_2_tokens] Вы сбрасываете один или два жетона сырья
    [learn_trade_now] Знатный сразу осваивает ремесло
    [discard_secret_objective] Отменяет тайную цель
    [see_objective_swap_token] Вы смотрите тайную цель и можете обменять жетоны
   *[other] Вы используете идола
}
means-idol-spent = Идол истрачен и лежит открыто
means-market-capacity = Посуда вмещает всё: заготовки больше не пропадают из-за нехватки места
means-market-wall = Стена, которую ставят сразу: она останавливает нападения и многие катастрофы
means-market-idol = Вы берёте идола
means-works = Зданий работает: { $buildings }, жителей в них: { $villagers }
means-passes = Ходов в этой эпохе у вас больше не будет
means-markers-unused = Не использовано: кубиков { $cubes }, цилиндров { $cylinders }
means-will-starve = Если ничего не изменится, в конце эпохи умрёт от голода жителей: { $deaths } (порций { $rations } на { $villagers })
means-will-die = Если ничего не изменится, { $event ->
    [eruption] при извержении
   *[tsunami] от цунами
} погибнет ваших людей: { $people }
means-dies-out = { $mode ->
    [domination] У вас не останется ни одного жителя: ваше племя выбудет из игры
   *[alliance] У вас не останется ни одного жителя: партия будет проиграна для всех
}
means-conditions-open = Это последняя эпоха. Ещё не выполнено условий: { $number } из { $conditions }
means-will-eat = Еды в конце эпохи хватит: порций { $rations }, жителей { $villagers }
means-will-freeze = Если ничего не изменится, без пещеры замёрзнет жителей: { $deaths } (пещеры укроют { $housed })
means-keeps-fresh = Заготовленное впрок не портится
means-preserves-nothing = Вы ничего не заготовите
means-herd-breeds = Там останется: { $left }; от двух и больше в конце эпохи будет приплод
means-herd-ends = Там останется: { $left }; для приплода мало
means-appeases = { NAME($god) } смягчится на одно деление
means-fills = Заполняет из запаса все места на карте { NAME($god, form: "of") }: { NAME($what) }
means-fertility-villagers = По ребёнку в каждом вашем здании, где двое жителей
means-fertility-livestock = По детёнышу в каждом вашем здании, где двое животных
means-moves-left = Перемещений останется: { $moves }
means-marches = Конкистадоров в походе: { $conquistadors }
means-lost-reconquest = Конкистадоров { $enemies }, оружия у вас { $weapons }: все ваши люди там погибнут ({ $natives })
means-fight = Бой: конкистадоров { $enemies }, ваших людей { $natives }, оружия { $weapons }. Людей и оружия нужно столько же, сколько их
means-wins-fort = Вы берёте форт; пленных: { $enemies }
means-token-there-wood = Там лежит жетон дерева
means-token-there-clay = Там лежит жетон глины
means-token-there-ore_start = Там лежит жетон руды
means-token-there-ore_volcanic = Там лежит вулканический жетон
means-launch-canoe = Каноэ уже здесь
means-launch-wood = Новое каноэ за 1 дерево; оно останется на карте для всех
means-launch-gift = Каноэ вашего племени, бесплатно
means-repels = Оружия хватает: нападение отбито, нападавшие в плену
means-still-missing = Не хватает оружия: { $missing }. Если его не найдут, все там погибнут
means-arms = Потрачено оружия: { $weapons }
means-attacked = Нападает конкистадоров: { $enemies }
means-wall-holds = Стена выстоит: нападение не удастся
means-defends = { $who ->
    [me] Ваших людей там: { $natives }, оружия у вас: { $weapons }
   *[other] Людей игрока { $seat } там: { $natives }, оружия: { $weapons }
}
means-attacks-island = Нападут на все здания острова
means-lives-there = { $who ->
    [me] Ваших людей там: { $natives }
   *[other] Людей игрока { $seat } там: { $natives }
}
means-collects-wood = Вы открываете жетон дерева
means-collects-clay = Вы открываете жетон глины
means-collects-ore_start = Вы открываете жетон руды
means-collects-ore_volcanic = Вы открываете вулканический жетон
means-puts = Вы отдадите: { NAME($what) }
means-wants = Вы получите: { NAME($what) }
means-barters = Вы предложите обмен игроку { $seat }: сколько единиц, столько и взамен
means-dowry-pays = Вы платите единиц: { $units }, и житель игрока { $seat } переходит к вам
means-dowry-receives = { $seat } платит вам единиц: { $units }, и один ваш житель уходит
means-dowry-neutral = Вы платите единиц: { $units }, и нейтральный житель переходит к вам
means-feeds = Накормит: { $fed }; голодных останется: { $hungry }
means-leftovers = Лишние порции пропадут: { $rations }
means-villagers-there = Жителей там будет: { $villagers }
means-protects = Этот гекс уцелеет; цена: { NAME($means) }
means-delivers = В начале следующей эпохи провидицы заговорят
means-do-embark = Они садятся в каноэ; затем вы выберете, откуда оно отплывёт
means-do-sail = Каноэ плывёт по прямой и остаётся там
means-do-ashore = Все из каноэ высаживаются здесь
means-do-stop = Перемещений в этом исследовании больше не будет
means-do-done = Действий в этом исследовании больше не будет
means-do-end = Ход заканчивается; в этой эпохе у вас будет ещё ход
means-do-sell = Идол уходит; за него вы берёте единицу любого ресурса
means-do-devotion = Подношение без знатного и вулкана, и ещё единицы из запаса
means-do-send = Партнёр согласится или откажется
means-do-cancel = Обмена не будет
means-do-accept = Обмен состоится
means-do-refuse = Обмена не будет
means-do-offer = Вы отдаёте богам то, что просят их карты
means-do-finish = Больше вы ничего не даёте
means-do-objective = Эту цель вы оставляете в тайне; другая сбрасывается
means-do-reroute = Корабль выйдет из другой впадины
means-do-wreck = Корабль в эту эпоху не придёт
means-do-drop = Жетон сырья выходит из игры
means-do-annul = За эту цель больше никто не получит очков
means-do-look = Вы увидите цель; её владелец об этом узнает
means-do-swap = Два жетона меняются местами
means-do-decline = Всё останется как есть
means-do-enough = Больше вы здесь ничего не делаете
means-do-repel = Идол защиты отобьёт нападение и будет истрачен
means-do-stand = Идол остаётся у вас, вы сражаетесь оружием
means-do-redeploy = Один конкистадор идёт в этот форт
means-do-release = Один пленный идёт в этот форт
means-do-assault = Этот бой будет следующим
means-do-free = Пленные этого племени снова ваши
means-do-chief = Вождь идёт в этот форт; он должен выжить
means-do-betray = Вы примкнёте к конкистадорам: племя, его товары и очки выйдут из игры
means-do-fight = Вы сражаетесь за форт
means-do-raise = Здесь поднимается суша
means-do-ore = Сюда ложится вулканический жетон
means-do-neutral = Оно ничьё; приданое переманит его жителя
means-do-fort = Здесь высадятся конкистадоры; их форты растут каждую эпоху
means-do-wall = Она останавливает здесь нападения и многие катастрофы
means-do-relocate = Бог ударит вокруг этого вулкана
means-do-give = Заполняет одно место на карте бога
means-do-bonus = Заполняет одно место из запаса
means-do-part = Житель уходит отсюда
means-do-settle = Житель поселится здесь
means-do-build = Здание бесплатно; житель на месте делает его вашим
means-do-gather = Животные из Природы перейдут в это здание
means-do-discount = За эту единицу платить не нужно
## Подсказки: после «Этот ход» или «Он»

reason-villagers = сохраняет живыми примерно на { $count ->
    [one] { $count } жителя
   *[other] { $count } жителей
} больше
lack-villagers = сохраняет живыми примерно на { $count ->
    [one] { $count } жителя
   *[other] { $count } жителей
} меньше
reason-nobles = сохраняет живыми примерно на { $count ->
    [one] { $count } знатного
   *[other] { $count } знатных
} больше
lack-nobles = сохраняет живыми примерно на { $count ->
    [one] { $count } знатного
   *[other] { $count } знатных
} меньше
reason-survival = повышает вероятность, что жители и знатные переживут эпоху
lack-survival = снижает вероятность, что жители и знатные переживут эпоху
reason-homes = даёт жителям примерно на { $count ->
    [one] { $count } здание
    [few] { $count } здания
   *[other] { $count } зданий
} больше
lack-homes = даёт жителям примерно на { $count ->
    [one] { $count } здание
    [few] { $count } здания
   *[other] { $count } зданий
} меньше
reason-pairs = готовит к следующей эпохе примерно на { $count ->
    [one] { $count } рождение
    [few] { $count } рождения
   *[other] { $count } рождений
} больше
lack-pairs = готовит к следующей эпохе примерно на { $count ->
    [one] { $count } рождение
    [few] { $count } рождения
   *[other] { $count } рождений
} меньше
reason-animals = даёт примерно на { $count ->
    [one] { $count } животное
   *[other] { $count } животных
} больше
lack-animals = даёт примерно на { $count ->
    [one] { $count } животное
   *[other] { $count } животных
} меньше
reason-trade = позволяет выучить ремесло ({ $places })
lack-trade = не помогает выучить ремесло ({ $places })
reason-invention = делает возможным изобретение ({ $places })
lack-invention = не ведёт к изобретению ({ $places })
reason-cave = позволяет открыть вторую пещеру
lack-cave = не ведёт ко второй пещере
reason-idols = приносит примерно на { $count ->
    [one] { $count } идола
    [few] { $count } идола
   *[other] { $count } идолов
} больше
lack-idols = приносит примерно на { $count ->
    [one] { $count } идола
    [few] { $count } идола
   *[other] { $count } идолов
} меньше
reason-prisoners = приносит примерно на { $count ->
    [one] { $count } пленного
   *[other] { $count } пленных
} больше
lack-prisoners = приносит примерно на { $count ->
    [one] { $count } пленного
   *[other] { $count } пленных
} меньше
reason-cylinders = сохраняет примерно на { $count ->
    [one] { $count } цилиндр
    [few] { $count } цилиндра
   *[other] { $count } цилиндров
} больше
lack-cylinders = сохраняет примерно на { $count ->
    [one] { $count } цилиндр
    [few] { $count } цилиндра
   *[other] { $count } цилиндров
} меньше
reason-weapons = оставляет примерно на { $count ->
    [one] { $count } единицу оружия
    [few] { $count } единицы оружия
   *[other] { $count } единиц оружия
} больше
lack-weapons = оставляет примерно на { $count ->
    [one] { $count } единицу оружия
    [few] { $count } единицы оружия
   *[other] { $count } единиц оружия
} меньше
reason-wood = оставляет на каноэ примерно на { $count ->
    [one] { $count } единицу дерева
    [few] { $count } единицы дерева
   *[other] { $count } единиц дерева
} больше
lack-wood = оставляет на каноэ примерно на { $count ->
    [one] { $count } единицу дерева
    [few] { $count } единицы дерева
   *[other] { $count } единиц дерева
} меньше
reason-fire = оставляет для огня провидицам примерно на { $count ->
    [one] { $count } единицу
    [few] { $count } единицы
   *[other] { $count } единиц
} больше
lack-fire = оставляет для огня провидицам примерно на { $count ->
    [one] { $count } единицу
    [few] { $count } единицы
   *[other] { $count } единиц
} меньше
reason-raw = оставляет примерно на { $count ->
    [one] { $count } единицу глины или камня
    [few] { $count } единицы глины или камня
   *[other] { $count } единиц глины или камня
} больше
lack-raw = оставляет примерно на { $count ->
    [one] { $count } единицу глины или камня
    [few] { $count } единицы глины или камня
   *[other] { $count } единиц глины или камня
} меньше
reason-goods = оставляет непортящихся припасов примерно на { $count ->
    [one] { $count } единицу
    [few] { $count } единицы
   *[other] { $count } единиц
} больше
lack-goods = оставляет непортящихся припасов примерно на { $count ->
    [one] { $count } единицу
    [few] { $count } единицы
   *[other] { $count } единиц
} меньше
reason-larder = запасает на следующую эпоху примерно на { $count ->
    [one] { $count } порцию
    [few] { $count } порции
   *[other] { $count } порций
} больше
lack-larder = запасает на следующую эпоху примерно на { $count ->
    [one] { $count } порцию
    [few] { $count } порции
   *[other] { $count } порций
} меньше
reason-famine = накормит в следующей эпохе примерно на { $count ->
    [one] { $count } жителя
   *[other] { $count } жителей
} больше
lack-famine = накормит в следующей эпохе примерно на { $count ->
    [one] { $count } жителя
   *[other] { $count } жителей
} меньше
reason-seers = даёт огня, чтобы услышать в следующей эпохе { $have ->
    [one] { $have } провидицу
   *[other] { $have } провидиц
} вместо { $than }
lack-seers = даёт огня, чтобы услышать в следующей эпохе { $than ->
    [one] { $than } провидицу
   *[other] { $than } провидиц
} вместо { $have }
reason-anger = сдерживает гнев бога ({ $places }, { $have } вместо { $than })
lack-anger = позволяет гневу бога расти ({ $places }, { $than } вместо { $have })
reason-gifts = даёт больше даров богу ({ $places })
lack-gifts = даёт меньше даров богу ({ $places })
reason-conquistadors = оставляет на карте примерно на { $count ->
    [one] { $count } конкистадора
   *[other] { $count } конкистадоров
} меньше
lack-conquistadors = оставляет на карте примерно на { $count ->
    [one] { $count } конкистадора
   *[other] { $count } конкистадоров
} больше
reason-traitor = выводит для вас на карту примерно на { $count ->
    [one] { $count } конкистадора
   *[other] { $count } конкистадоров
} больше
lack-traitor = выводит для вас на карту примерно на { $count ->
    [one] { $count } конкистадора
   *[other] { $count } конкистадоров
} меньше
reason-doom = отводит гибель от разгневанного бога
lack-doom = не отводит гибель от разгневанного бога
reason-control = надёжнее сохраняет контроль над архипелагом ({ $have } % против { $than } %)
lack-control = хуже сохраняет контроль над архипелагом ({ $than } % против { $have } %)
reason-home = повышает вероятность, что у каждого племени в конце будет здание
lack-home = снижает вероятность, что у каждого племени в конце будет здание
reason-mission = приближает выполнение миссии ({ $have } % против { $than } %)
lack-mission = меньше приближает выполнение миссии ({ $than } % против { $have } %)
reason-victory = повышает шансы на победу
lack-victory = снижает шансы на победу
reason-score = приносит примерно на { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
} больше в этой эпохе
lack-score = приносит примерно на { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
} меньше в этой эпохе
reason-points-monopoly = приносит примерно на { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
} больше в конце без монополии на сырьё
lack-points-monopoly = приносит примерно на { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
} меньше в конце без монополии на сырьё
reason-points-idols = приносит примерно на { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
} больше за идолов вклада
lack-points-idols = приносит примерно на { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
} меньше за идолов вклада
reason-points-nobles = приносит примерно на { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
} больше за живых знатных
lack-points-nobles = приносит примерно на { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
} меньше за живых знатных
reason-points-common = приносит примерно на { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
} больше за общие цели
lack-points-common = приносит примерно на { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
} меньше за общие цели
reason-points-secret = приносит примерно на { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
} больше за тайные цели
lack-points-secret = приносит примерно на { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
} меньше за тайные цели
reason-goal-learn-trade = помогает каждому племени выучить ремесло
lack-goal-learn-trade = не помогает каждому племени выучить ремесло
reason-goal-first-fort = ведёт к возвращению первого форта
lack-goal-first-fort = не ведёт к возвращению первого форта
reason-goal-all-trades = помогает каждому племени узнать все ремёсла
lack-goal-all-trades = не помогает каждому племени узнать все ремёсла
reason-goal-level-two = помогает каждому племени получить второе изобретение ремесла
lack-goal-level-two = не помогает каждому племени получить второе изобретение ремесла
reason-site-struck = выбирает место, которое боги поражают редко ({ $have } % против { $than } %)
lack-site-struck = выбирает место, которое боги поражают чаще ({ $than } % против { $have } %)
reason-site-raided = выбирает остров, к которому корабли идут в первую очередь из { $have ->
    [one] { $have } впадины
   *[other] { $have } впадин
}, а не из { $than }
lack-site-raided = выбирает остров, к которому корабли идут в первую очередь из { $than ->
    [one] { $than } впадины
   *[other] { $than } впадин
}, а не из { $have }
reason-site-land = выбирает остров побольше, гексов ({ $have } вместо { $than })
lack-site-land = выбирает остров поменьше, гексов ({ $than } вместо { $have })
reason-site-apart = расселяет племя на два острова
lack-site-apart = оставляет всё племя на одном острове
reason-site-rivals = держится вдали от соперников
lack-site-rivals = селит рядом с соперниками

amount-fish = свежая рыба × { $number }
amount-manure = навоз × { $number }
amount-milk = молоко × { $number }
amount-figs = инжир × { $number }
amount-salt = соль × { $number }
amount-ham = окорок × { $number }
amount-horns = рога × { $number }
amount-goat_meat = козлятина × { $number }
amount-straw = солома × { $number }
amount-cereals = зерно × { $number }
amount-smoked_fish = копчёная рыба × { $number }
amount-salted_meat = солонина × { $number }
amount-cheese = сыр × { $number }
amount-flour = поджаренная мука × { $number }
amount-wood = дерево × { $number }
amount-clay = глина × { $number }
amount-stone = камень × { $number }
amount-obsidian = обсидиан × { $number }
amount-pig = { $number ->
    [one] { $number } свинья
    [few] { $number } свиньи
   *[other] { $number } свиней
}
amount-goat = { $number ->
    [one] { $number } коза
    [few] { $number } козы
   *[other] { $number } коз
}
amount-villager = { $number ->
    [one] { $number } житель
    [few] { $number } жителя
   *[other] { $number } жителей
}
amount-noble = { $number ->
    [one] { $number } знатный
   *[other] { $number } знатных
}
amount-prisoner = { $number ->
    [one] { $number } пленный
   *[other] { $number } пленных
}
resource-fish = свежая рыба
    .object = свежую рыбу
resource-manure = навоз
resource-milk = молоко
resource-figs = инжир
resource-salt = соль
resource-ham = окорок
resource-horns = рога
resource-goat_meat = козлятина
    .object = козлятину
resource-straw = солома
    .object = солому
resource-cereals = зерно
resource-smoked_fish = копчёная рыба
    .object = копчёную рыбу
resource-salted_meat = солонина
    .object = солонину
resource-cheese = сыр
resource-flour = поджаренная мука
    .object = поджаренную муку
resource-wood = дерево
resource-clay = глина
    .object = глину
resource-stone = камень
resource-obsidian = обсидиан
resource-pig = свинья
    .object = свинью
resource-goat = коза
    .object = козу
building-dock = причал
building-sty = свинарник
building-pen = загон
building-field = поле
building-fort = форт
trade-fisher = рыбак
trade-swineherd = свинопас
trade-shepherd = пастух
trade-farmer = земледелец
invention-salting_tub = солильня
invention-smokehouse = коптильня
invention-knife = нож
invention-saltworks = солеварня
invention-dagger = кинжал
invention-cheese_press = сырный пресс
invention-plough = плуг
invention-mill = мельница
god-acoran = Акоран
    .object = Акорана
    .of = Акорана
    .to = Акорану
god-moneiba = Монейба
    .object = Монейбу
    .of = Монейбы
    .to = Монейбе
# What people call the hexes. Attributes are the forms that sentences need: where, whither, whence, of what, what.
hex = ({ $q }; { $r })
    .at = на ({ $q }; { $r })
    .to = на ({ $q }; { $r })
    .from = с ({ $q }; { $r })
place-way = { $way ->
    [e] на востоке
    [ne] на северо-востоке
    [n] на севере
    [nw] на северо-западе
    [w] на западе
    [sw] на юго-западе
    [s] на юге
    [se] на юго-востоке
   *[middle] в середине
}
place-towards = { $way ->
    [e] к востоку
    [ene] к востоку-северо-востоку
    [ne] к северо-востоку
    [n] к северу
    [nw] к северо-западу
    [wnw] к западу-северо-западу
    [w] к западу
    [wsw] к западу-юго-западу
    [sw] к юго-западу
    [s] к югу
    [se] к юго-востоку
   *[ese] к востоку-юго-востоку
}
place-by = { $by ->
    [trench] от впадины { $at }
   *[volcano] от вулкана { $at }
}
place-off = { $steps ->
    [1] { place-towards } { place-by }
   *[other] в { $steps } гексах { place-towards } { place-by }
}
place-away = { $order ->
    [0] { place-off }
   *[other] { place-off } ({ $order })
}
place-where = { $by ->
    [island] { $way ->
        [none] острова { $at }
       *[other] { place-way } острова { $at }
    }
   *[other] { place-away }
}
place-forest = лес { place-where }
    .at = в лесу { place-where }
    .to = в лес { place-where }
    .from = из леса { place-where }
    .of = леса { place-where }
    .object = лес { place-where }
place-coast = берег { place-where }
    .at = на берегу { place-where }
    .to = на берег { place-where }
    .from = с берега { place-where }
    .of = берега { place-where }
    .object = берег { place-where }
place-mountain = гора { place-where }
    .at = на горе { place-where }
    .to = на гору { place-where }
    .from = с горы { place-where }
    .of = горы { place-where }
    .object = гору { place-where }
place-sea = море { place-away }
    .at = в море { place-away }
    .to = в море { place-away }
    .from = из моря { place-away }
    .of = моря { place-away }
    .object = море { place-away }
place-volcano = вулкан { $number }
    .at = на вулкане { $number }
    .to = на вулкан { $number }
    .from = с вулкана { $number }
    .of = вулкана { $number }
    .object = вулкан { $number }
place-trench = впадина { $number }
    .at = у впадины { $number }
    .to = к впадине { $number }
    .from = от впадины { $number }
    .of = впадины { $number }
    .object = впадину { $number }
word-cube = кубик
word-cylinder = цилиндр
word-canoe = каноэ на месте
word-gift = бесплатное каноэ
word-good = из запаса
word-animal = животное
word-prisoner = пленный
word-villager = в жертву — житель
word-noble = в жертву — знатный
word-villagers = жители
word-livestock = скот
word-pay = плачу я
    .told = как плательщик
word-receive = получаю я
    .told = как получатель
word-chief = с вождём
word-idol = идол защиты
seer-tibiabin = Тибиабин (где)
seer-tamonante = Тамонанте (что)
disaster-acoran = гнев Акорана
disaster-moneiba = гнев Монейбы
disaster-eruption = извержение
disaster-tsunami = цунами
ship-white = белый корабль
ship-grey = серый корабль
ship-black = чёрный корабль
catastrophe-fire = пожар
catastrophe-tibicenas = тибисены
catastrophe-guayota = Гуайота
catastrophe-earthquake = землетрясение
catastrophe-drought = засуха
catastrophe-san_borondon = Сан-Борондон
catastrophe-hurricane = ураган
catastrophe-tornado = смерч
catastrophe-locusts = саранча
catastrophe-plague = чума
idol-production = идол производства
    .object = идола производства
idol-appeasement = идол умиротворения
    .object = идола умиротворения
idol-protection = идол защиты
    .object = идола защиты
idol-offering_acoran = идол подношения (Акоран)
    .object = идола подношения (Акоран)
idol-offering_moneiba = идол подношения (Монейба)
    .object = идола подношения (Монейба)
idol-offering_acoran_moneiba = идол подношения (оба бога)
    .object = идола подношения (оба бога)
idol-movement = идол движения
    .object = идола движения
idol-relocation = идол перемещения
    .object = идола перемещения
idol-fertility = идол плодородия
    .object = идола плодородия
idol-shipwreckers = идол губителей кораблей
    .object = идола губителей кораблей
idol-raw_materials = идол сырья
    .object = идола сырья
idol-learning = идол учения
    .object = идола учения
idol-contribution = идол вклада
    .object = идола вклада
idol-cancellation = идол отмены
    .object = идола отмены
idol-clairvoyance = идол ясновидения
    .object = идола ясновидения
market-great_capacity = Большие хранилища
market-wall_1 = Стена
market-wall_2 = Стена
market-idol_1 = Идол
market-idol_2 = Идол
market-idol_3 = Идол
market-idol_4 = Идол
objective-most_dock = Больше всех причалов
objective-most_sty = Больше всех свинарников
objective-most_pen = Больше всех загонов
objective-most_field = Больше всех полей
objective-most_smoked_fish = Больше всех копчёной рыбы
objective-most_salted_meat = Больше всех солонины
objective-most_cheese = Больше всех сыра
objective-most_flour = Больше всех муки
objective-most_horns = Больше всех рогов
objective-most_salt = Больше всех соли
objective-most_manure = Больше всех навоза
objective-most_straw = Больше всех соломы
objective-fewest_pig = Меньше всех свиней
objective-fewest_goat = Меньше всех коз
objective-fewest_prisoner = Меньше всех пленных
objective-fewest_villager = Меньше всех жителей
objective-fewest_idols = Меньше всех идолов
objective-fewest_market = Меньше всех карт рынка
traitor-jailer = Тюремщик
traitor-missionary = Миссионер
traitor-liberator = Освободитель
traitor-emissary = Эмиссар
traitor-leader = Предводитель
anger-yellow = спокойствие
anger-orange_1 = недовольство
anger-orange_2 = гнев
anger-red_1 = ярость
anger-red_2 = бешенство
anger-doom = гибель
terrain-sea = море
terrain-trench = впадина
terrain-volcano = вулкан
terrain-forest = лес
terrain-coast = берег
terrain-mountain = гора

points-track = шкала вклада
points-monopoly-wood = больше всех жетонов дерева
points-monopoly-clay = больше всех жетонов глины
points-monopoly-ore = больше всех жетонов руды
points-idols = идолы вклада
points-nobles = живые знатные
points-common = { NAME($card) }
points-secret = тайная цель: { NAME($card) }
lost-points-common = другое племя сравнялось или обогнало
prospect-fort = отвоёванный форт (на карте: { $left })
prospect-offering = больше всех подношений { NAME($god, form: "to") } в эту эпоху: у этого племени { $count }, у лучшего из других { $most }
prospect-seers = огонь для провидиц в конце эпохи, единиц: { $left }
prospect-common = { NAME($card) }
prospect-secret = тайная цель: { NAME($card) }
goal-win-together = Победить вместе: в конце выполнены все условия
goal-win-together-how = Сохраните каждое племя, умилостивите богов и не давайте конкистадорам расплодиться. Одно невыполненное условие — и проигрывают все.
goal-most-points = Больше всех очков среди выживших племён
goal-most-points-how = Подношения, отвоёванные форты и цели приносят очки. Но проигрывают все, если конкистадоров слишком много.
goal-food = Эта эпоха: порции для жителей
goal-food-how = В конце эпохи каждый житель съедает порцию, и дети этой эпохи тоже; кому не хватит, тот умрёт. Запасите еду, прежде чем пасовать.
goal-shelter = Эта эпоха: жители в пещерах
goal-shelter-how = В конце эпохи пещеры племени укроют не больше жителей; остальные замёрзнут. Во второй пещере места больше.
goal-danger = Эта эпоха: люди в опасности
goal-danger-how = Там, где ударит событие, люди могут погибнуть. Уведите их вовремя, стройте стены или умилостивляйте богов. События, место которых ещё никто не знает, не учтены.
goal-nobles = Живой знатный в племени
goal-nobles-how = Держите знатного подальше от бедствий и не посылайте последнего в бой, который можно проиграть.
goal-villagers = Живой житель в племени
goal-villagers-how = Накормите и разместите жителей в конце эпохи и уведите их из опасных зон. Рождения прибавляют новых.
goal-building = Здание под контролем племени
goal-building-how = Здание ваше, пока в нём стоят ваши жители. Стройте знатным или введите жителей в здание.
goal-control = Конкистадоры на карте
goal-control-how = При таком числе туземцев ({ $natives }) в конце не должно быть больше конкистадоров. Отвоёвывайте форты; рождения поднимают предел.
goal-mission-inventors = Миссия: не меньше { $number } изобретений у каждого племени
goal-mission-inventors-how = Развивайте изобретения своих ремёсел. Начальные тоже считаются.
goal-mission-warriors = Миссия: не меньше { $number } пленных у каждого племени
goal-mission-warriors-how = Отвоёвывайте форты с оружием: конкистадоры оттуда становятся пленными.
goal-mission-breeders = Миссия: не меньше { $number } животных у каждого племени
goal-mission-breeders-how = Собирайте скот в свинарники и загоны под вашим контролем; там он размножается.
goal-mission-planners = Миссия: не меньше { $number } видов заготовок у каждого племени
goal-mission-planners-how = Изобретения 2-го уровня дают заготовки при производстве. Храните по единице каждого вида.
goal-mission-fertile = Миссия: не меньше { $number } жителей у каждого племени
goal-mission-fertile-how = Двое жителей в одном здании дают ребёнка в конце эпохи. Кормите и размещайте их.
goal-learn-trade = Ремесло, освоенное племенем
goal-learn-trade-how = В конце эпохи знатный осваивает ремесло здания, где он стоит рядом с теми, кто его знает.
goal-first-fort = Первый форт отвоёван
goal-first-fort-how = Введите туземцев в форт; оружия должно быть столько, сколько там конкистадоров.
goal-all-trades = Четыре ремесла у племени
goal-all-trades-how = В конце эпохи знатный осваивает ремесло здания, где он стоит рядом с теми, кто его знает.
goal-level-two = Изобретение 2-го уровня у племени
goal-level-two-how = Развейте первое изобретение ремесла, затем второе.
goal-anger = Гнев { NAME($god, form: "of") }
goal-anger-how = Заполните подношения эпохи, чтобы успокоить бога. На делении гибели проигрывают все.
goal-common = { NAME($card) }
goal-common-how = В конце за это получают очки лучшие из выживших племён.
goal-secret = Тайная цель: { NAME($card) }
goal-secret-how = Очки в конце для лучших из выживших племён, у кого бы ни была карта: { $points }.
goal-traitor = Конкистадоры для предателя
goal-traitor-how = Если в конце на карте столько конкистадоров, предатель побеждает один.
goal-eras = Эпоха
goal-eras-how = После последней эпохи игра окончена.
common-explorers = Исследователи: наибольшее расстояние между своими зданиями
common-specialists = Специалисты: больше всего зданий одного вида
common-worshippers_island = Почитатели: больше всего зданий на самом большом острове
common-jack_of_all_trades = Мастера на все руки: больше всего занятых видов зданий
common-owners = Владельцы: больше всего зданий
common-settlers = Поселенцы: самая большая группа соседних гексов
common-sages = Мудрецы: больше всего ремёсел
common-worshippers_volcano = Почитатели: больше всего туземцев на вулканах
common-travellers = Странники: больше всего занятых островов
common-engineers = Инженеры: больше всего изобретений 2-го уровня

tindaya-era = Эпоха { $era } из { $eras }
tindaya-seat = игрок
tindaya-points = очки
tindaya-depot = кубы/цилиндры
tindaya-trades = ремёсла и изобретения
tindaya-stock = запас
tindaya-prisoners = пленные { $number }
tindaya-idols = идолы { $number }
tindaya-hand = Ваши идолы: { $idols }
tindaya-objectives = Ваши цели: { $objectives }
tindaya-waste = отходы { $number }
tindaya-passed = пас
tindaya-traitor = предатель ({ $card })
tindaya-mountain = Гора Тиндайя
tindaya-anger = { $god }: { $space }, радиус { $radius }
tindaya-asked = просит { $places }
tindaya-events = Впереди
tindaya-where = { NAME($place, form: "at") }
tindaya-where-unknown = место неизвестно
tindaya-what-unknown = карта неизвестна
tindaya-nature = Природа: свиней { $pigs }, коз { $goats }
tindaya-market = Рынок: { $cards }
tindaya-mission = Миссия: { $mission }
tindaya-common = Общие цели: { $blue }, { $green }
tindaya-legend = первый знак: местность или здание; затем туземцы по игрокам, C конкистадоры, c каноэ, # стена, ! опасность

## Что решил случай

luck-first = начинающий игрок
luck-board = раскладка архипелага
luck-tribe = племена
luck-offering = требуемые подношения
luck-event = карта события
luck-mission = миссия
luck-blue = синяя цель
luck-green = зелёная цель
luck-objectives = тайные цели
luck-fort = остров первого форта
luck-ship = впадины кораблей
luck-prophecy = пророчество Тибиабин
luck-catastrophe = предсказанные катастрофы
luck-idol = вытянутые идолы
luck-token = перевёрнутый жетон
luck-traitor = карта предателя
