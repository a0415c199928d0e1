game-name = Докмус
game-about = остров из тайлов, которые сдвигаются и поворачиваются
ending-rounds = Сыграны все восемь раундов.

option-tiles = свои тайлы местности

question-start = Выберите клетку для стартовой фишки на внешнем краю углового тайла.
question-draft = Раунд { $round }: оставьте себе одну карту Стража.
question-place = Поставьте фишку { $number } из 3{ $guardian ->
    [yes] {" "}или используйте Стража
   *[no] {""}
}.
question-bonus = Руины дают вам одно действие с тайлом { $slot }: сейчас или никогда.
question-last-action = Все фишки на поле: используйте Стража или закончите ход.

event-round = Начинается раунд { $round }.
event-reveal = { $who ->
    [me] Вы открываете
   *[other] { $seat } открывает
} карту { $card }.
event-bonus = { $who ->
    [me] Вы получаете
   *[other] { $seat } получает
} бонус руин на тайле { $slot }.
event-burn = { $who ->
    [me] Вы теряете
   *[other] { $seat } теряет
} { $tokens ->
    [one] { $tokens } фишку
    [few] { $tokens } фишки
   *[other] { $tokens } фишек
} в вулкане.

move-start = { $who ->
    [me] начинаете
   *[other] начинает
} на { $a }
move-draft = { $who ->
    [me] оставляете
   *[other] оставляет
} себе карту { $count ->
    [0] Стража
   *[other] { $a }
}
move-place = { $count ->
    [1] { $who ->
        [me] ставите
       *[other] ставит
    } фишку на { $a }
   *[other] { $who ->
        [me] жертвуете
       *[other] жертвует
    } фишкой, чтобы поставить фишку на { $a }
}
move-talisman = { $who ->
    [me] берёте
   *[other] берёт
} талисман
move-slide = { $who ->
    [me] сдвигаете
   *[other] сдвигает
} тайл { $a } на пустое место
move-move = { $who ->
    [me] перемещаете
   *[other] перемещает
} фишку с { $a } на { $b }
move-rotate = { $who ->
    [me] поворачиваете
   *[other] поворачивает
} тайл { $a } { $b ->
    [cw] по часовой стрелке
   *[other] против часовой стрелки
}
move-decline = { $who ->
    [me] отказываетесь
   *[other] отказывается
} от бонуса
move-end = { $who ->
    [me] заканчиваете
   *[other] заканчивает
} ход

## Что значит ход

means-tokens-used = Фишки: −{ $used }, на этот ход останется { $left }
means-will-burn = В конце хода вулкан сожжёт эту фишку: она считается пожертвованной
means-guardian = { $card ->
    [1] Один раз за ход: взять талисман
    [2] Один раз за ход: сдвинуть тайл на пустое место
    [3] Один раз за ход: переместить свою фишку
    [4] Один раз за ход: повернуть тайл
   *[other] Один раз за ход: сдвинуть или повернуть тайл либо переместить фишку
}
means-order = { $before ->
    [0] Ходит первой
    [one] До вас сходит не больше чем { $before } игрок
    [few] До вас сходят не больше чем { $before } игрока
   *[other] До вас сходят не больше чем { $before } игроков
}
means-talisman = { $passes ->
    [yes] Талисман ваш; в конце раунда он перейдёт к сопернику, и первым карту выберет он
   *[no] Талисман ваш: в следующем раунде вы выбираете карту первым
}
means-bonus-lost = Действие руин пропадёт
means-guardian-unused = Действие Стража { $card } пропадёт
means-guardian-used = Тратит действие Стража { $card }
means-carried = { $who ->
    [me] Ваши фишки, которые уедут с тайлом: { $tokens }
   *[other] Фишки игрока { $seat }, которые уедут с тайлом: { $tokens }
}
means-points-ruins = { $points } за руины
means-points-temples = { $points } за храмы
means-points-complete = { $points } за тайл, где открыты все храмы
means-points-spread = { $points } за храмы на разных тайлах
means-points-sacrifice = { $points } за жертвы
lost-points-small-temples = тайл сдвинулся, и рядом с ними больше нет фишки
lost-points-large-temples = тайл сдвинулся, и рядом с ними больше нет фишки
lost-points-complete = тайл сдвинулся, и у одного из храмов больше нет фишки
lost-points-spread = тайл сдвинулся, и ни у одного храма там больше нет фишки
lost-points-sacrifice = другие пожертвовали больше, теперь место { $rank }
means-points-total = Очки: { $points }, станет { $total }
means-points-same = Очки не изменятся: { $total }
means-points-other = { $seat }: очки { $points }
means-in-reach = Новые храмы, до которых дотянется следующая фишка: { $temples }
means-in-reach-less = Новые храмы, до которых ещё можно дотянуться: { $temples }
means-bonus = Руины дают действие с тайлом { $slot }
means-on-volcano = { $who ->
    [me] Ваши фишки, которые окажутся на вулкане и сгорят: { $tokens }
   *[other] Фишки игрока { $seat }, которые окажутся на вулкане: { $tokens }
}
## Подсказки: после «Этот ход» или «Он»

reason-large-temple = открывает { $many ->
    [1] большой храм
   *[other] большие храмы
} { $places }
lack-large-temple = не открывает { $many ->
    [1] большой храм
   *[other] большие храмы
} { $places }
reason-small-temple = открывает { $many ->
    [1] малый храм
   *[other] малые храмы
} { $places }
lack-small-temple = не открывает { $many ->
    [1] малый храм
   *[other] малые храмы
} { $places }
reason-near-large-temple = подводит к большому храму { $place } (до него { $have ->
    [one] { $have } фишка
    [few] { $have } фишки
   *[other] { $have } фишек
})
lack-near-large-temple = оставляет дальше от большого храма { $place }
reason-near-small-temple = подводит к малому храму { $place } (до него { $have ->
    [one] { $have } фишка
    [few] { $have } фишки
   *[other] { $have } фишек
})
lack-near-small-temple = оставляет дальше от малого храма { $place }
reason-complete = завершает { $many ->
    [1] тайл
   *[other] тайлы
} { $places }
lack-complete = оставляет { $many ->
    [1] тайл { $places } незавершённым
   *[other] тайлы { $places } незавершёнными
}
reason-spread = даёт храмы на { $have ->
    [one] { $have } тайле
   *[other] { $have } тайлах
} вместо { $than }
lack-spread = даёт храмы на { $than ->
    [one] { $than } тайле
   *[other] { $than } тайлах
} вместо { $have }
reason-ruins = ставит на руины на { $count ->
    [one] { $count } фишку
    [few] { $count } фишки
   *[other] { $count } фишек
} больше
lack-ruins = ставит на руины на { $count ->
    [one] { $count } фишку
    [few] { $count } фишки
   *[other] { $count } фишек
} меньше
reason-sacrifice = даёт более высокое место по жертвам
lack-sacrifice = даёт более низкое место по жертвам
reason-spare = оставляет на другое на { $count ->
    [one] { $count } фишку
    [few] { $count } фишки
   *[other] { $count } фишек
} больше
lack-spare = оставляет на другое на { $count ->
    [one] { $count } фишку
    [few] { $count } фишки
   *[other] { $count } фишек
} меньше

refusal-no-such-cell = Клетки { $cell } сейчас нет.
refusal-not-a-corner-tile = Клетка { $cell } не на угловом тайле.
refusal-tile-has-a-token = На тайле с клеткой { $cell } уже стоит стартовая фишка.
refusal-start-terrain = Стартовую фишку ставят на луг или в лес; { $cell } — ни то ни другое.
refusal-not-an-outer-side = Клетка { $cell } не лежит на свободной стороне своего тайла, где нет соседнего тайла.
refusal-not-in-the-deck = Карты { $card } нет в колоде этой партии.
refusal-card-gone = Карты { $card } нет среди переданных вам.
refusal-bonus-first = Сначала используйте бонус руин или откажитесь от него.
refusal-no-tokens-left = Вы уже поставили все фишки этого хода.
refusal-nothing-to-sacrifice = У вас осталась одна фишка на этот ход: жертвовать нечем.
refusal-no-token-there = { $cell } — гора, вода или храм: фишку туда не ставят.
refusal-cell-taken = На { $cell } уже стоит фишка.
refusal-out-of-reach = Рядом с { $cell } нет ваших фишек.
refusal-no-crossing = Переправы на { $cell } нет: клетка не граничит ни с одним водоёмом, у которого стоит ваша фишка.
refusal-forest-costs = Лес на { $cell } требует жертвы: в соседнем лесу нет вашей фишки.
refusal-forest-beyond-means = Лес на { $cell } требует жертвы, а в этом ходу у вас осталась одна фишка.
refusal-crossing-costs = На { $cell } можно попасть только через воду, пожертвовав фишкой.
refusal-fallback-is-free = Больше ставить некуда, поэтому { $cell } ничего не стоит.
refusal-no-bonus = Нет бонуса руин, от которого отказываться.
refusal-tokens-left = Сначала поставьте все фишки; осталось: { $left }.
refusal-guardian-used = Вы уже использовали Стража в этот ход.
refusal-not-your-card = Ваша карта Стража { $card } этого не позволяет.
refusal-talisman-is-yours = Талисман уже у вас.
refusal-no-such-slot = Места { $slot } в этой партии нет.
refusal-slot-is-the-hole = { $slot } — пустое место: тайла там нет.
refusal-not-the-bonus-tile = Бонус действует только на тайл { $slot }.
refusal-not-in-line = Тайл { $slot } не на одной линии с пустым местом.
refusal-same-cell = Фишку нужно переместить на другую клетку.
refusal-not-your-token = На { $cell } нет вашей фишки.
refusal-ruins-hold-it = Фишка на { $cell } стоит на руинах и остаётся там.
refusal-not-on-the-bonus-tile = Бонус позволяет переместить только фишку с тайла { $slot }.
refusal-not-one-step = До { $cell } больше одного шага — и по суше, и через храм.

refusal-tiles-format = В файле тайлов нужен список «faces».
refusal-tiles-face = Неизвестная или повторная сторона { $face }; нужны 1A … 8B, каждая один раз.
refusal-tiles-missing = Не хватает сторон: { $faces }.
refusal-tiles-rows = У стороны { $face } должно быть 7 рядов.
refusal-tiles-row = Ряд стороны { $face } — это 7 знаков из . f r v ^ ~ t T; а здесь { $row }.
refusal-tiles-no-start = У стороны { $face } два соседних края без луга и леса: негде начать.
refusal-tiles-no-room = На { $tiles } самых тесных тайлах { $cells } клеток, а фишек может быть { $tokens }.

dokmus-seat = игрок
dokmus-card = карта
dokmus-supply = фишки
dokmus-sacrificed = жертвы
dokmus-points = очки
dokmus-round = Раунд { $round } из 8
dokmus-hand = Вам передали карты: { $cards }
dokmus-talisman = талисман
dokmus-card-1 = Страж 1: взять талисман
dokmus-card-2 = Страж 2: сдвинуть тайл на пустое место
dokmus-card-3 = Страж 3: переместить свою фишку
dokmus-card-4 = Страж 4: повернуть тайл
dokmus-card-5 = Страж 5: сдвинуть или повернуть тайл либо переместить фишку

points-ruins = фишки на руинах
points-small-temples = малые храмы
points-large-temples = большие храмы
points-complete = полностью исследованные тайлы
points-spread = посещённые тайлы
points-sacrifice = жертвы
prospect-ruins = ещё одна фишка на руинах (свободно: { $left })
prospect-small-temples = ещё один малый храм (осталось: { $left })
prospect-large-temples = ещё один большой храм (осталось: { $left })
prospect-complete = весь тайл { $tile }: не хватает { $left ->
    [one] { $left } храма
   *[other] { $left } храмов
}
prospect-spread = храм ещё на одном тайле (тогда тайлов: { $next }, очков за них: { $then }; начиная с одного тайла: { $points })
prospect-sacrifice = ещё { $left ->
    [one] { $left } жертва
    [few] { $left } жертвы
   *[other] { $left } жертв
}: следующее место приносит всего { $then ->
    [one] { $then } очко
    [few] { $then } очка
   *[other] { $then } очков
} (по местам: { $points })
goal-most-points = Больше всех очков
goal-most-points-how = Ставьте фишки рядом с храмами на как можно большем числе тайлов. Руины и жертвы тоже приносят очки.
goal-temples = Открытые храмы
goal-temples-how = Фишка рядом с храмом открывает его: 2 очка за малый, 3 за большой.
goal-tiles = Посещённые тайлы
goal-tiles-how = Тайл считается, когда вы открыли на нём храм. Очки за один тайл, за два и так далее: { $points }.
goal-complete = Полностью исследованные тайлы
goal-complete-how = Откройте все храмы тайла, чтобы получить премию.
goal-ruins = Фишки на руинах
goal-ruins-how = Фишка на руинах приносит 1 очко и сразу даёт действие.
goal-sacrifices = Жертвы
goal-sacrifices-how = Леса, вода и вулканы требуют жертв. Кто пожертвовал больше всех, получает за это больше всех очков; по местам: { $points }.
goal-rounds = Раунд
goal-rounds-how = Игра заканчивается после последнего раунда; тогда и считают очки.
# What people call the cells. `near` is said where a cell is to be found.
place-by-small = { $word }
    .near = { $word } у малого храма
place-by-large = { $word }
    .near = { $word } у большого храма
place-ruins = { $word }
    .near = { $word } (руины)
place-volcano = { $word }
    .near = { $word } (вулкан)

terrain-meadow = луг
terrain-forest = лес (жертва)
terrain-ruins = руины (бонус)
terrain-volcano = вулкан (сжигает)
terrain-mountain = гора
terrain-water = вода (переправа за жертву)
terrain-small = малый храм (2)
terrain-large = большой храм (3)

## Что решил случай

luck-talisman = кому достался талисман
luck-layout = раскладка тайлов
