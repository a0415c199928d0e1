### Докмус на странице.

do-start = { $count ->
    [0] Поставить начальную фишку
   *[other] Начать на { $a }
}
do-draft = { $count ->
    [0] Оставить карту
   *[other] Оставить карту { $a }
}
do-place = { $count ->
    [0] Поставить фишку
    [1] Поставить фишку на { $a }
   *[other] Пожертвовать фишку, чтобы поставить другую на { $a }
}
do-talisman = Взять талисман
do-slide = { $count ->
    [0] Сдвинуть фрагмент
   *[other] Сдвинуть фрагмент { $a } в пустое место
}
do-move = { $count ->
    [0] Передвинуть фишку
   *[other] Передвинуть с { $a } на { $b }
}
do-rotate = { $count ->
    [0] Повернуть фрагмент
   *[other] Повернуть фрагмент { $a } { $b ->
        [cw] по часовой стрелке
       *[other] против часовой стрелки
    }
}
do-decline = Отказаться от награды
do-end = Закончить ход
word-sacrifice = с жертвой
word-cw = по часовой стрелке
word-ccw = против часовой стрелки

dokmus-board = Остров
dokmus-cells = Клетки острова. Стрелки перемещают, Enter выбирает, N и P ведут к следующему и предыдущему варианту.
dokmus-hand-title = Карты, пришедшие к вам
dokmus-token-of = фишка: { $name }
dokmus-can-free = можно выбрать бесплатно
dokmus-can-paid = можно выбрать, стоит ещё одной фишки
dokmus-can-both = можно выбрать бесплатно или с жертвой
dokmus-can-from = эту фишку можно передвинуть
dokmus-can-to = фишка может прийти сюда
dokmus-stands-start = Начальные фишки
dokmus-score-ruins = Фишки на руинах
dokmus-score-temples = Открытые храмы
dokmus-score-complete = Фрагменты, где открыты все храмы
dokmus-score-spread = Фрагменты с открытым храмом
dokmus-score-sacrifice = Жертвы
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
} награду руин на фрагменте { $slot }.
event-burn = { $who ->
    [me] Вы теряете
   *[other] { $seat } теряет
} фишки в вулкане.
