### La page à une table, dans les règles et dans les leçons.

## Le site

catch-up = Tout montrer
since = Depuis votre dernier tour
since-moves = Depuis votre dernier tour : { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
since-moves-short = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
since-more = { $count ->
    [1] un autre coup
   *[other] { $count } autres coups
}
since-gain = gagne { $amounts }
since-loss = dépense ou perd { $amounts }
since-replay = Revoir sur le plateau
since-next = Coup suivant
since-before = Coup précédent
since-step = { $at } sur { $count }
learner-offer = Première partie ? Des commentaires expliquent chaque règle quand elle compte pour la première fois ; indices et retours en arrière sont libres.
learner-go = Compris
learner-off = Arrêter les commentaires
glossary = Glossaire
thing-for = Utilité :
thing-how = Obtention :
thing-search = Chercher une chose par son nom ou son texte
thing-count = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}
rules-of = Règles { $game ->
    [Elfenland] d’Elfenland
   *[other] de { $game }
}
rules-contents = Sommaire
rules-language = Ces règles sont en anglais.
rules-asked = La règle de la question posée : { $rule }
rules-search = Chercher dans les règles
rules-found = { $at } sur { $count }
rules-not-found = Aucun résultat
rules-previous = Résultat précédent
rules-next = Résultat suivant
rules-print = Imprimer

## Avant la partie

waiting-full = Tout le monde est là.
waiting-for-players = On attend que toutes les places soient prises.
waiting-begun = { $moves ->
    [one] Cette partie a été commencée sur un autre appareil. { $moves } coup a été joué.
   *[other] Cette partie a été commencée sur un autre appareil. { $moves } coups ont été joués.
}
waiting-links = Envoyez le lien à la personne qui doit jouer à cette place. La partie peut commencer quand toutes les places sont prises.
waiting-for-host = L’hôte lance la partie quand tout le monde est là.
sit-down = Jouer à cette place
sat-down = { $name } prend place
get-up = Quitter la place
give-to-bot = La confier à l’ordinateur
start-why = { $free ->
    [1] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
close-table = Fermer la table

## À la table

table-side = Joueurs et journal
question = Ce qui est demandé
turn-of = { $seat } réfléchit
turn-here = { $name } : à vous de jouer
turn-of-stand-in = { $who ->
    [me] L’ordinateur réfléchit à votre place
   *[other] { $seat } : l’ordinateur réfléchit
}
asked-now = Question posée : « { $question } »
asked-then = { $name } : « { $question } »
looking-back = Retour en arrière : après { $ply } { $ply ->
    [one] coup
   *[other] coups
}
confirm = Oui, jouer
sure = { $move } : vous confirmez ?
sending = Envoi…
sending-later = Le serveur ne répond pas. Votre coup est gardé et sera envoyé dès que possible.
choose-lit = Choisissez ce qui est éclairé.
choose-lit-or = Choisissez ce qui est éclairé, ou bien :
only-choice = C’est le seul choix possible :
put-back = Reprendre : { $word }
all-moves = Tous les choix ({ $count })
moves-title = Ce que vous pouvez faire
moves-search = Chercher, ou taper un coup
tools = À la table
turn-tools = Aide pour cette question
undo = Annuler le choix
undo-about = Renoncer à ce que vous avez choisi jusqu’ici. Rien n’est encore joué. (Échap)
take-back = Annuler le coup
take-back-about = Annuler votre dernier coup, déjà joué.
take-back-ask = Demander l’annulation
take-back-ask-about = Annuler votre dernier coup, si les autres sont d’accord.
take-back-none = Vous n’avez pas encore joué : il n’y a pas de coup à annuler.
hint = Indice
hint-cost = Que jouerait l’ordinateur ? Une partie avec indices n’est pas classée.
hint-is = L’ordinateur jouerait : { $move }
hint-play = Jouer ce coup
take-online = Jouer en ligne
take-along = Emporter
judge-so-far = Mes coups jusqu’ici
table-messages = Absence, messages
leave = Quitter
leave-title = Quitter la table ?
leave-later = Revenir plus tard
leave-later-none = La table est gardée et vous attend. Vous la retrouverez sous « Mes tables » sur la première page.
leave-later-live = La table est gardée, mais votre temps s’écoule ; quand il n’en reste plus, l’ordinateur joue pour vous jusqu’à votre retour. Vous retrouverez la table sous « Mes tables » sur la première page.
leave-later-days = La table est gardée et attend votre tour aussi longtemps que le permet sa pendule ; ensuite l’ordinateur joue pour vous jusqu’à votre retour. Vous la retrouverez sous « Mes tables » sur la première page.
leave-resign = Abandonner
leave-resign-on = L’ordinateur joue à cette place jusqu’à la fin ; les autres continuent. Vous ne pourrez plus reprendre la place.
leave-resign-end = La partie s’arrête aussitôt, par votre abandon.
leave-abandon = Arrêter la partie
leave-abandon-asked = On demande aux autres. S’ils sont d’accord, la partie s’arrête sans résultat.
leave-abandon-end = La partie s’arrête aussitôt, sans résultat.
leave-stay = Rester
agree = D’accord
decline = Refuser
offer-back = { $seat } voudrait annuler un coup.
offer-abandon = { $seat } voudrait arrêter la partie.
offer-waiting = On attend les autres.
bound-chance = Le hasard est intervenu après votre coup : les autres doivent accepter de l’annuler.
bound-secret = Votre coup a montré un secret : les autres doivent accepter de l’annuler.
bound-turn = D’autres ont décidé depuis votre coup : ils doivent accepter de l’annuler.
you-are-away = Votre temps est écoulé ; l’ordinateur joue pour vous.
come-back = Je suis de retour
zoom-in = Agrandir le plateau
zoom-out = Plateau entier
touch-play = Jouer
touch-chosen = { $move } : touchez encore pour jouer

## Journal et discussion

tab-log = Journal
tab-chat = Discussion
earlier = Un coup en arrière
later = Un coup en avant
scrub = Moment de la partie
scrub-at = Après { $ply } coups sur { $last }
replay = Revoir
pause = Pause
now = Revenir à la partie
chat-none = Personne n’a encore écrit.
chat-say = Écrire un message
chat-more = Ce qu’a dit { $name } : masquer ou signaler
chat-hide = Masquer ce que dit { $name }
chat-report = Signaler cette ligne
chat-reported = C’est signalé : la personne qui tient ce site lira le message.
chat-hidden = Ce que dit { $name } est masqué.
chat-show = Montrer de nouveau
chat-send = Envoyer
chat-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
line-start = La partie commence.
line-back = { $who ->
    [me] avez annulé un coup
   *[other] a annulé un coup
}
line-away = { $who ->
    [me] n’avez plus de temps
   *[other] n’a plus de temps
} ; l’ordinateur continue
line-return = { $who ->
    [me] êtes de retour
   *[other] est de retour
}
line-vacation = { $who ->
    [me] annoncez votre absence jusqu’au { $day }
   *[other] annonce son absence jusqu’au { $day }
}
line-hint = { $who ->
    [me] demandez
   *[other] demande
} un indice
line-fault = ne joue plus : son programme a échoué ; l’ordinateur continue
line-resign = { $who ->
    [me] abandonnez
   *[other] abandonne
}
line-end-resigned = La partie s’arrête par abandon.
line-end-abandoned = La partie a été arrêtée.
line-offer-back = { $who ->
    [me] demandez
   *[other] demande
} à annuler un coup
line-offer-abandon = { $who ->
    [me] demandez
   *[other] demande
} à arrêter la partie
line-answer-yes = { $who ->
    [me] acceptez
   *[other] accepte
}
line-answer-no = { $who ->
    [me] refusez
   *[other] refuse
}

## Passer l’écran

hand-over = Passez l’écran : c’est à { $name }
hand-over-about = Les autres regardent ailleurs.
hand-over-take = Je suis { $name }

## La fin

end-winner = { $who ->
    [me] Vous avez gagné !
   *[other] Victoire : { $seat }
}
end-shared = Victoire partagée : { $names }
end-won = Vous avez gagné ensemble !
end-lost = Vous avez perdu ensemble
end-resigned = Terminée par abandon
end-abandoned = Arrêtée sans résultat
total = Total
show-score = Score
score-final = C’est le score à la fin de la partie, non celui de la position que vous regardez.
score-now = Le score maintenant
score-now-about = Ce que chacun aurait si la partie finissait maintenant, pour autant que vous puissiez le savoir.
score-of = Score, { $seat } : { $points }. Montrer le détail
score-parts = Montrer le détail du score
score-nothing-open = Plus rien.
total-open = Total connu de tous
total-known = Total avec ce que vous seul savez
goals = Buts
goals-unmet = Pas encore assuré : { $count }.
goal-how = Comment y arriver ?
goal-is-reached = { $text }, atteint
goal-leads = { $text }, en tête
goal-is-open = { $text }, pas encore
goal-now-reached = ✓ { $goal }
goal-now-lost = Perdu : { $goal }
goal-never = jamais atteint
goal-lost-at = perdu : { $label } { $time }
see-board = Voir le plateau
game-page = Revoir et partager
download-record = Télécharger la partie
rematch = Rejouer
campaign-step = Vous avez terminé la partie { $number } sur { $last } de la campagne
campaign-done = La campagne est terminée. Vous connaissez désormais toutes les règles.
campaign-next = Ensuite : partie { $number } sur { $last }.
campaign-on = Passer à la partie suivante
campaign-lost = Partie { $number } sur { $last } de la campagne : perdue
campaign-again = « Jouer » la propose de nouveau jusqu’à ce qu’elle soit gagnée. Vous pouvez aussi continuer sans l’avoir gagnée.
campaign-on-lost = Continuer quand même
fair-before = Comment le hasard reste équitable
fair-title = Était-ce équitable ?
fair-about = Avant que quiconque ne s’installe, le serveur fixe une graine secrète et en montre l’empreinte. Le navigateur de chaque joueur y ajoute ensuite son propre texte aléatoire, et tout le hasard découle des deux. À la fin de la partie, la graine est publiée, et « ludoteca replay --verify » vérifie la partie téléchargée.
