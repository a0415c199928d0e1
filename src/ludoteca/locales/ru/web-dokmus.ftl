### Докмус на странице.

do-start = { $count ->
    [0] Поставить стартовую фишку
   *[other] Начать на { NAME($a, form: "near") }
}
do-draft = { $count ->
    [0] Оставить карту
   *[other] Оставить карту { $a }
}
do-place = { $count ->
    [0] Поставить фишку
    [1] Поставить фишку на { NAME($a, form: "near") }
   *[other] Пожертвовать фишкой, чтобы поставить другую на { NAME($a, form: "near") }
}
do-talisman = Взять талисман (право первого выбора)
do-slide = { $count ->
    [0] Сдвинуть тайл
   *[other] Сдвинуть тайл { $a } на пустое место
}
do-move = { $count ->
    [0] Переместить фишку
   *[other] Переместить фишку с { NAME($a, form: "near") } на { NAME($b, form: "near") }
}
do-rotate = { $count ->
    [0] Повернуть тайл
   *[other] Повернуть тайл { $a } { $b ->
        [cw] по часовой стрелке
       *[other] против часовой стрелки
    }
}
do-decline = Отказаться от бонуса
do-end = Закончить ход
word-sacrifice = С жертвой…
word-cw = по часовой стрелке
word-ccw = против часовой стрелки

question-draft = Раунд { $round }: оставьте себе одну карту Стража. Она даёт действие; чем меньше номер, тем раньше ход.
question-place = Поставьте фишку { $number } из 3{ $sacrifice ->
    [yes] {" "}(пламя: придётся пожертвовать ещё одной фишкой)
   *[no] {""}
}{ $guardian ->
    [yes] {" "}или используйте Стража
   *[no] {""}
}.
dokmus-aim = Ваша цель: ставить фишки рядом с храмами на как можно большем числе тайлов. Храм приносит 2 или 3 очка; руины и жертвы тоже приносят очки.
dokmus-board = Остров
dokmus-cells = Клетки острова. Стрелки перемещают, Enter выбирает, N и P ведут к следующему и предыдущему варианту, Escape отменяет выбор. Вопросительный знак говорит, что там.
dokmus-hand-title = Карты, которые вам передали
dokmus-card-hidden = закрыта
dokmus-token-of = { $who ->
    [me] ваша фишка
   *[other] фишка: { $name }
}
dokmus-cell = { NAME($cell, form: "near") }
dokmus-tile = тайл { $slot }
dokmus-can-free = можно выбрать бесплатно
dokmus-can-paid = можно выбрать, пожертвовав ещё одной фишкой
dokmus-can-both = можно выбрать бесплатно или с жертвой, которая считается в конце
dokmus-both = Клетка ваша в любом случае. Бесплатно: в этом ходу останется ещё { $left ->
    [one] { $left } фишка
    [few] { $left } фишки
   *[other] { $left } фишек
}. Жертва стоит одной из них, но идёт в счёт: за наибольшее число жертв в конце дают { $players ->
    [2] 3 очка
    [3] 4 очка
   *[other] 5 очков
}.
dokmus-can-from = эту фишку можно переместить
dokmus-can-to = сюда можно переместить фишку
dokmus-stands-start = Стартовые фишки
terrain-forest = лес
dokmus-letter-meadow = {""}
dokmus-letter-forest = Л
dokmus-letter-ruins = Р
dokmus-letter-volcano = В
dokmus-letter-mountain = Г
dokmus-letter-water = ~
dokmus-letter-small = 2
dokmus-letter-large = 3
