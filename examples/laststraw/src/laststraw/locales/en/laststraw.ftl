game-name = Last Straw
game-about = take straws, and leave the last one to somebody else
option-straws = straws in the heap
question-take = { $straws ->
    [one] One straw is left: take it.
   *[other] { $straws } straws are left. How many do you take?
}
move-take = { $who ->
    [me] take
   *[other] takes
} { $a ->
    [one] a straw
   *[other] { $a } straws
}
do-take = { $count ->
    [0] Take straws
   *[other] { $a ->
        [one] Take a straw
       *[other] Take { $a } straws
    }
}
refusal-too-many-straws = Only { $straws ->
    [one] one straw is
   *[other] { $straws } straws are
} left.
fact-straws = straws in the heap
fact-last = the last to take
fact-cards = card
ending-heap = The heap is gone.
laststraw-aim = Leave the last straw to somebody else: whoever takes it loses the points of their card.
