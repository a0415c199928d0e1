lesson-step = { $number } of { $steps }
lesson-next = Go on
lesson-back = Back
lesson-repeat = Repeat
lesson-show = Show me
lesson-skip = Skip
lesson-anew = From the beginning
lesson-over = Well done, you have finished this lesson.
lesson-following = Next lesson: { $lesson }
lesson-missing = There is no such lesson
lesson-good = Good.
lesson-again = Once more, this time as you like.
lesson-other-position = This step begins in another position.
lesson-right = Right.
lesson-wrong = No. Try another answer.
lesson-poor = That is legal, but it does not reach the goal. Try something else.
lesson-length = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, about { $minutes } min
lesson-new = New
lesson-begun = Begun: step { $number } of { $steps }
lesson-finished = Finished
learning-about = In a game, a comment explains each rule when it first matters.
learning-told = Told: { $seen } of { $all }.
learning-on = Turn comments on
learning-off = Turn comments off
learning-anew = Tell everything anew
exercises = Exercises
exercise-next = Next exercise
exercise-number = Exercise { $number }{ $done ->
    [yes] , solved
   *[no] {""}
}
