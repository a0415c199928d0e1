# Рейтинги.

ladder-of = Рейтинг: { $game }
ladder-about = Все, у кого есть учётная запись и не меньше { $needed } рейтинговых партий, уровни компьютера и сама игра — там, где против неё играют вместе. 1500 очков — это новый игрок и уровень 2; на 400 очков больше — десять побед на одно поражение.
ladder-other = Рейтинги игр
ladder-show = Показать
ladder-everybody = всех
ladder-people = людей
ladder-bots = компьютер
ladder-name = Кто
ladder-rating = Рейтинг
ladder-games = Партии
ladder-last = Последняя партия
ladder-engine = движок { $name }
ladder-game = сама игра, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
ladder-arena = измерено в матчах между компьютерами
ladder-none = Здесь пока никого нет.
ladder-mine = Вы: { $rating } ± { $uncertainty } после { $games ->
    [one] { $games } рейтинговой партии
    [few] { $games } рейтинговых партий
   *[many] { $games } рейтинговых партий
}.
ladder-left = До места в рейтинге { $left ->
    [one] осталась { $left } рейтинговая партия
    [few] остались { $left } рейтинговые партии
   *[many] осталось { $left } рейтинговых партий
}.
ladder-guest = Гостей в рейтинге нет. С учётной записью вы в нём появитесь, вместе со всеми сыгранными партиями.
ratings-mine = Мой рейтинг
ratings-mine-about = ± — стандартная ошибка: в двух случаях из трёх истинное значение не дальше.
ratings-plot = Мой рейтинг со временем и его погрешность. Числа — в таблице ниже.
ratings-numbers = Числа
rated-new = { $name }: { $rating } ± { $uncertainty } ({ $change })
rated-title = Партия идёт в рейтинг
unrated = Партия не идёт в рейтинг
unrated-hint = Во время партии кто-то взял подсказку или попросил оценить свои решения.
unrated-take-back = Ходы взяли назад после случая, открытой тайны или чужого решения.
unrated-absent = За отсутствующего решал компьютер.
unrated-shared-screen = Кто-то занимал несколько мест.
unrated-alone = Играл только компьютер.
unrated-data = Её играли с компонентами, которые принёс кто-то из игроков.
unrated-elsewhere = Она началась не здесь, а с готовой позиции или записи.
unrated-unfinished = У неё нет результата.
