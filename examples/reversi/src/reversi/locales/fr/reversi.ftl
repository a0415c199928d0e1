game-name = Reversi
game-about = encadrez les pions adverses et retournez-les à votre couleur
option-side = cases par côté
question-place = Posez un pion là où il retourne au moins un pion adverse.
question-pass = Vous ne pouvez rien retourner : passez.
move-place = { $who ->
    [me] posez
   *[other] pose
} un pion en { $a }
do-place = { $count ->
    [0] Poser un pion
   *[other] Poser un pion en { $a }
}
move-pass = { $who ->
    [me] passez
   *[other] passe
}
do-pass = Passer
event-turn-discs = { $discs ->
    [1] Un pion est retourné.
   *[other] { $discs } pions sont retournés.
}
refusal-must-place = Vous pouvez poser un pion : vous ne pouvez donc pas passer.
refusal-beside-the-board = La case { $cell } est hors du plateau.
refusal-cell-taken = Il y a déjà un pion en { $cell }.
refusal-turns-nothing = Un pion en { $cell } ne retournerait rien.
fact-board = plateau
fact-discs = pions
ending-no-move = Plus personne ne peut retourner de pion.
reversi-aim = Encadrez des lignes adverses entre deux de vos pions. À la fin, le plus de pions l’emporte.
