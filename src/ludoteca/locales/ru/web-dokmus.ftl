### Докмус на странице.

do-start = { $count ->
    [0] Поставить стартовый жетон
   *[other] Начать на { $a }
}
do-draft = { $count ->
    [0] Оставить карту
   *[other] Оставить карту { $a }
}
do-place = { $count ->
    [0] Поставить жетон
    [1] Поставить жетон на { $a }
   *[other] Пожертвовать жетон, чтобы поставить другой на { $a }
}
do-talisman = Взять талисман (первым выбирать карту)
do-slide = { $count ->
    [0] Сдвинуть плитку
   *[other] Сдвинуть плитку { $a } в пустоту
}
do-move = { $count ->
    [0] Передвинуть жетон
   *[other] Передвинуть с { $a } на { $b }
}
do-rotate = { $count ->
    [0] Повернуть плитку
   *[other] Повернуть плитку { $a } { $b ->
        [cw] по часовой стрелке
       *[other] против часовой стрелки
    }
}
do-decline = Отказаться от бонуса
do-end = Закончить ход
word-sacrifice = С жертвой …
word-cw = по часовой стрелке
word-ccw = против часовой стрелки

question-draft = Раунд { $round }: оставьте себе одну карту стража. Она даёт действие; малые номера ходят раньше.
question-place = Поставьте жетон { $number } из 3{ $sacrifice ->
    [yes] {" "}(огонь стоит ещё одного)
   *[no] {""}
}{ $guardian ->
    [yes] {" "}или примените стража
   *[no] {""}
}.
dokmus-aim = Ваша цель: жетоны рядом с храмами, на как можно большем числе плиток. Храм приносит 2 или 3 очка; руины и жертвы тоже считаются.
dokmus-board = Остров
dokmus-cells = Клетки острова. Стрелки перемещают, Enter выбирает, N и P ведут к следующему и предыдущему варианту, Escape отменяет выбор.
dokmus-hand-title = Карты, пришедшие к вам
dokmus-card-hidden = закрыта
dokmus-token-of = жетон: { $name }
dokmus-tile = плитка { $slot }
dokmus-can-free = можно выбрать бесплатно
dokmus-can-paid = можно выбрать, стоит ещё одного жетона
dokmus-can-both = можно выбрать бесплатно или с жертвой, которая считается в конце
dokmus-both = Клетка ваша в любом случае. Бесплатно: в этом ходу останется ещё { $left } { $left ->
    [one] жетон
    [few] жетона
   *[other] жетонов
}. Жертва стоит одного из них, но идёт в счёт: за наибольшее число жертв в конце дают { $players ->
    [2] 3 очка
    [3] 4 очка
   *[other] 5 очков
}.
dokmus-can-from = этот жетон можно передвинуть
dokmus-can-to = жетон может прийти сюда
dokmus-stands-start = Стартовые жетоны
dokmus-score-ruins = Жетоны на руинах
dokmus-score-temples = Открытые храмы
dokmus-score-complete = Плитки, где открыты все храмы
dokmus-score-spread = Плитки с открытым храмом
dokmus-score-sacrifice = Жертвы
terrain-forest = лес
dokmus-letter-meadow = {""}
dokmus-letter-forest = Л
dokmus-letter-ruins = Р
dokmus-letter-volcano = В
dokmus-letter-mountain = Г
dokmus-letter-water = ~
dokmus-letter-small = 2
dokmus-letter-large = 3
ending-rounds = Сыграны все восемь раундов.

event-reveal = { $who ->
    [me] Вы открываете
   *[other] { $seat } открывает
} карту { $card }.
event-bonus = { $who ->
    [me] Вы получаете
   *[other] { $seat } получает
} бонус руин на плитке { $slot }.
event-burn = { $who ->
    [me] Вы теряете
   *[other] { $seat } теряет
} жетоны в вулкане.
