# La page d’une partie terminée.

game-preview-title = { $game } : { $names }
game-preview-open = { $game } : une table attend des joueurs. Jouez ou regardez, sans compte.
game-preview-running = { $game } : une partie en cours. Suivez-la coup par coup, sans compte.
game-preview-over = { $game }, partie terminée le { $day }, { $moves } { $moves ->
    [one] coup
   *[other] coups
}. Rejouez-la coup par coup, sans compte.
game-preview-bot = l’ordinateur (niveau { $level })
game-preview-somebody = quelqu’un

game-title = { $game }, partie terminée
game-side = La partie
game-length = { $moves } { $moves ->
    [one] coup
   *[other] coups
}
game-reveal = Montrer comment elle s’est terminée
game-hide = Regarder sans connaître la fin
game-angle = Vue par
game-angle-public = tout le monde, mains cachées
game-angle-seat = { $name }
game-angle-all = tout le monde, mains ouvertes
game-angle-closed = La partie n’a pas été jouée jusqu’au bout : les mains restent cachées.
game-hand-of = Ce que possède { $name }
game-tab-moves = Coups
game-tab-share = Partager
game-to-board = Sur le plateau d’analyse à partir d’ici
game-open = Ouvrir cette partie ({ $game })
replay-speed = Vitesse

game-share-here = Lien vers la position affichée
game-share-link = Lien vers cette partie
game-share-embed = L’afficher sur une autre page
game-share-files = L’emporter
game-save-png = Image (PNG)
game-save-svg = Image (SVG)
game-save-gif = Animation (GIF)
game-gif-making = L’animation est en préparation
game-gif-stop = Arrêter
game-save-failed = Cela n’a pas fonctionné. Réessayez, ou prenez un autre navigateur.
game-access = Quiconque a le lien peut regarder cette partie
game-access-about = Ce qui s’est dit à la table reste entre ceux qui y étaient assis.
