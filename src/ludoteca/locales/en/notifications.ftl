### What people are told who are elsewhere: by their browser, or in a channel of a chat.

notice-turn = { $count ->
    [0] It is your turn.
   *[other] It is your turn. You play with { $others }.
}
notice-time = { $hours ->
    [0] It is your turn, and less than an hour is left.
    [one] It is your turn, and one hour is left.
   *[other] It is your turn, and { $hours } hours are left.
}
notice-invitation = { $name } would like to play again.
notice-seated = { $name } sat down at your table.
notice-over = { $outcome ->
    [me] The game is over. You have won!
    [other] The game is over. First place: { $winners }.
    [bot] The game is over. The computer has won.
   *[none] The game is over.
}
notice-test = It works: from here you hear when it is your turn.
