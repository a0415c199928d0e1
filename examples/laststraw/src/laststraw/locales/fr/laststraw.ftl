game-name = Le Dernier Brin
game-about = prenez des brins de paille et laissez le dernier à un autre
option-straws = brins dans le tas
question-take = { $straws ->
    [1] Il reste un brin : prenez-le.
   *[other] Il reste { $straws } brins. Combien en prenez-vous ?
}
move-take = { $who ->
    [me] prenez
   *[other] prend
} { $a ->
    [1] un brin
   *[other] { $a } brins
}
do-take = { $count ->
    [0] Prendre des brins
   *[other] { $a ->
        [1] Prendre un brin
       *[other] Prendre { $a } brins
    }
}
refusal-too-many-straws = Il ne reste que { $straws ->
    [1] un brin.
   *[other] { $straws } brins.
}
fact-straws = brins dans le tas
fact-last = dernier à avoir pris
fact-cards = carte
ending-heap = Il n’y a plus de brins.
laststraw-aim = Laissez le dernier brin à un autre : qui le prend perd les points de sa carte.
