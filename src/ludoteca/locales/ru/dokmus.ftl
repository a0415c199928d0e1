game-about = остров из плиток, что скользят и вращаются

option-tiles = свои плитки карты

question-start = Выберите клетку для стартового жетона на внешней стороне угловой плитки.
question-draft = Раунд { $round }: оставьте себе одну карту стража.
question-place = Поставьте жетон { $number } из 3{ $guardian ->
    [yes] {" "}или примените стража
   *[no] {""}
}.
question-bonus = Руины дают вам одно действие с плиткой { $slot }: сейчас или никогда.
question-last-action = Все жетоны на поле: примените стража или закончите ход.

event-round = Начинается раунд { $round }.
event-reveal = Место { $seat } открывает карту { $card }.
event-bonus = Место { $seat } получает бонус руин на плитке { $slot }.
event-burn = Место { $seat } теряет жетоны в вулкане.

move-start = начинает на { $a }
move-draft = { $count ->
    [0] оставляет карту стража
   *[other] оставляет карту { $a }
}
move-place = { $count ->
    [1] ставит жетон на { $a }
   *[other] жертвует жетоном и ставит жетон на { $a }
}
move-talisman = берёт талисман
move-slide = сдвигает плитку { $a } в пустоту
move-move = переводит жетон с { $a } на { $b }
move-rotate = поворачивает плитку { $a } { $b ->
    [cw] по часовой стрелке
   *[other] против часовой стрелки
}
move-decline = отказывается от бонуса
move-end = заканчивает ход

refusal-no-such-cell = Клетки { $cell } сейчас нет.
refusal-not-a-corner-tile = { $cell } — не на угловой плитке.
refusal-tile-has-a-token = На плитке клетки { $cell } уже стоит стартовый жетон.
refusal-start-terrain = Стартовому жетону нужны луг или лес; { $cell } — ни то ни другое.
refusal-not-an-outer-side = { $cell } лежит не на той стороне плитки, за которой нет другой плитки.
refusal-not-in-the-deck = Карты { $card } нет в колоде этой партии.
refusal-card-gone = Карты { $card } нет среди переданных вам.
refusal-bonus-first = Сначала примените бонус руин или откажитесь от него.
refusal-no-tokens-left = Вы уже поставили все жетоны этого хода.
refusal-nothing-to-sacrifice = В этом ходу остался один жетон: жертвовать нечем.
refusal-no-token-there = { $cell } — гора, вода или храм: жетон там стоять не может.
refusal-cell-taken = На { $cell } уже стоит жетон.
refusal-out-of-reach = Ни один ваш жетон не достаёт до { $cell }.
refusal-no-crossing = Переправы на { $cell } нет: клетка не касается ни одного водоёма, которого касается ваш жетон.
refusal-forest-costs = Лес на { $cell } требует жертвы: рядом нет вашего жетона в лесу.
refusal-forest-beyond-means = Лес на { $cell } требует жертвы, а в этом ходу у вас остался один жетон.
refusal-crossing-costs = До { $cell } можно добраться только по воде, за жертву.
refusal-fallback-is-free = Больше ставить негде, поэтому { $cell } ничего не стоит.
refusal-no-bonus = Нет бонуса руин, от которого отказываться.
refusal-tokens-left = Сначала поставьте все жетоны; осталось: { $left }.
refusal-guardian-used = Страж в этом ходу уже применён.
refusal-not-your-card = Ваша карта стража { $card } этого не умеет.
refusal-talisman-is-yours = Талисман уже у вас.
refusal-no-such-slot = Места { $slot } в этой партии нет.
refusal-slot-is-the-hole = { $slot } — пустота: плитки там нет.
refusal-not-the-bonus-tile = Бонус связан с плиткой { $slot }.
refusal-not-in-line = Плитка { $slot } не на одной линии с пустотой.
refusal-same-cell = Жетон должен перейти на другую клетку.
refusal-not-your-token = На { $cell } нет вашего жетона.
refusal-ruins-hold-it = Жетон на { $cell } стоит на руинах и остаётся там.
refusal-not-on-the-bonus-tile = Бонус переводит только жетон с плитки { $slot }.
refusal-not-one-step = { $cell } не в одном шаге ни по земле, ни через храм.

refusal-tiles-format = В файле плиток нужен список «faces».
refusal-tiles-face = Неизвестная или повторная сторона { $face }; нужны 1A … 8B, каждая один раз.
refusal-tiles-missing = Не хватает сторон: { $faces }.
refusal-tiles-rows = У стороны { $face } должно быть 7 рядов.
refusal-tiles-row = Ряд стороны { $face } — это 7 знаков из . f r v ^ ~ t T; а здесь { $row }.
refusal-tiles-no-start = У стороны { $face } два соседних края без луга и леса: негде начать.
refusal-tiles-no-room = На { $tiles } самых тесных плитках { $cells } клеток, а жетонов может быть { $tokens }.

dokmus-seat = место
dokmus-card = карта
dokmus-supply = жетоны
dokmus-sacrificed = жертвы
dokmus-points = очки
dokmus-round = Раунд { $round } из 8
dokmus-hand = К вам пришли карты: { $cards }
dokmus-talisman = талисман
dokmus-card-1 = Страж 1: взять талисман
dokmus-card-2 = Страж 2: сдвинуть плитку в пустоту
dokmus-card-3 = Страж 3: перевести свой жетон
dokmus-card-4 = Страж 4: повернуть плитку
dokmus-card-5 = Страж 5: сдвинуть или повернуть плитку либо перевести жетон

terrain-meadow = луг
terrain-forest = лес (жертва)
terrain-ruins = руины (бонус)
terrain-volcano = вулкан (сжигает)
terrain-mountain = гора
terrain-water = вода (переправа за жертву)
terrain-small = малый храм (2)
terrain-large = большой храм (3)
