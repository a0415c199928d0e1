### La page dans le navigateur.

## La maison

language = Langue
settings = Réglages
theme = Couleurs
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
table-settings = À la table
setting-motion = Mouvements animés
setting-sound = Un son quand c’est mon tour
setting-letters = Lettres sur les terrains
setting-confirm = Confirmer chaque coup
setting-twice = Écran tactile : un second appui joue le coup
setting-notify = Autoriser les notifications
pace = Coups des autres
pace-calm = Calme : le temps de suivre chacun
pace-brisk = Vif
pace-instant = Immédiat
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
skip-to-main = Aller au contenu
home = Accueil
not-found-title = Cette page n’existe pas
not-found-about = Il n’y a rien à cette adresse. Le lien est peut-être incomplet.
not-found-home = Voir les jeux
close = Fermer
yes = oui
no = non
option-none = aucun
try-again = Réessayer
labelled = { $label } : { $text }
how-to-play = Comment jouer
rules = Règles
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

## Lessons

learn-in = Apprendre en { $minutes } minutes
learn-on = Continuer à apprendre
lessons = Leçons
lessons-of = Leçons : { $game }
daily-exercise = Exercice du jour : { $game }
refusal-no-such-lesson = Cette leçon n’existe pas.
refusal-lesson-progress = Cette progression ne correspond plus à la leçon. Recommencez.

## Accueil

home-title = À quoi joue-t-on ?
home-about = Trois jeux de société qui connaissent leurs règles. Jouez contre l’ordinateur, entre amis devant un même écran ou à distance. Aucun compte n’est nécessaire.
box-dokmus = Dokmus
box-dokmus-about = Une île de huit tuiles qui glissent et pivotent. Plantez vos tentes, découvrez les temples et faites bouger le sol sous vos rivaux.
box-elfenland = Elfenland
box-elfenland-about = Préparez un voyage à travers vingt villes, à dos de cochon géant, de licorne ou de dragon, ou en radeau, avant qu’on ne vous barre la route.
box-tindaya = Tindaya
box-tindaya-about = Sur des îles volcaniques, des tribus vivent sous la colère de leurs dieux : partagez, troquez et survivez à ce qui est annoncé.
box-players = De { $from } à { $to } joueurs
box-players-exactly = { $players ->
    [1] 1 joueur
   *[other] { $players } joueurs
}
box-step = commence par la partie { $number } sur { $last } de la campagne
play-now = Jouer
set-up = Personnaliser…
friend-play = Jouer avec un ami
friend-about = Choisissez un jeu. Vous recevez un lien et un code à scanner ; la personne qui l’ouvre s’assoit avec vous.
friend-game = Quel jeu ?
friend-more = Plus de réglages
friend-count = Combien d’amis ?
friend-make = Créer le lien
share = Partager
share-text = Joue à { $game } avec moi
qr-code = Code à scanner
qr-label = Code QR avec le lien de la place { $number }
my-tables = Mes tables
my-tables-none = Aucune partie en cours. Choisissez un jeu ci-dessus.
open-tables = Tables ouvertes
open-tables-none = Aucune table n’attend de joueurs.
tables-more = Plus de tables
join-by-link = Vous avez un lien vers une table ?
join = Rejoindre
join-title = On vous invite à jouer à { $game }
your-name = Votre nom

## Moi

me = Vous
me-title = Vous
guest-name = Invité { $number }
me-guest-about = Vous jouez en tant qu’invité : seul ce navigateur vous connaît. Cela suffit pour jouer.
me-account-about = Vous avez un compte : connectez-vous sur n’importe quel appareil et retrouvez-y vos tables.
me-name = Nom
me-name-about = C’est le nom que les autres voient à la table.
me-renamed = Votre nom est changé.
save = Enregistrer
account = Votre compte
account-add = Jouer aussi sur d’autres appareils
account-about = Avec une clé d’accès ou un mot de passe, vous retrouvez vos parties sur un autre appareil, ou si ce navigateur vous oublie. Aucune adresse électronique n’est demandée.
account-login = Vous vous connectez sous le nom { $login }, avec un mot de passe.
account-passkeys = { $number ->
    [one] { $number } clé d’accès est enregistrée sur vos appareils.
   *[other] { $number } clés d’accès sont enregistrées sur vos appareils.
}
account-elsewhere = Sur un autre appareil, ouvrez cette page, choisissez le nom en haut et connectez-vous.
passkey-add = Créer une clé d’accès
passkey-another = Ajouter une clé d’accès
passkey-about = Votre appareil la garde et la débloque avec votre empreinte, votre visage ou son code. Vous n’avez rien à retenir.
passkey-kept = La clé d’accès est enregistrée. Vous pouvez désormais vous connecter avec elle.
login = Nom de connexion
password = Mot de passe
password-new = Nouveau mot de passe
password-change = Changer de nom de connexion ou de mot de passe
password-about = Huit caractères au moins. Le site n’envoie pas de courriel : si vous oubliez votre mot de passe, il vous faudra un code de secours.
password-kept = C’est enregistré. Vous pouvez désormais vous connecter avec ce nom et ce mot de passe ; les autres appareils devront se reconnecter.
codes = Codes de secours
codes-about = Chaque code ouvre votre compte une fois, sans rien d’autre. En créer de nouveaux annule les anciens.
codes-make = Créer dix codes
codes-once = Ils ne sont affichés qu’une fois, maintenant. Notez-les ou gardez le fichier.
log-in = Se connecter
log-in-title = Vous avez déjà un compte ?
log-in-about = Ce navigateur jouera alors à votre nom ; ce que « { $guest } » a commencé ici restera à cet invité.
log-in-passkey = Se connecter avec une clé d’accès
log-in-by-code = J’ai un code de secours
log-in-by-password = Je connais mon mot de passe
recovery-code = Code de secours
logged-in = Bon retour parmi nous.
logged-in-by-code = Bon retour parmi nous. Ce code est maintenant utilisé. Si vous aviez un mot de passe, il n’est plus valable : choisissez-en un nouveau.
prove-title = Est-ce bien vous ?
prove-about = Cela change ce qui protège votre compte : montrez qu’il est à vous. Cela vaut pour cinq minutes.
prove-passkey = Montrer ma clé d’accès
prove-go = Continuer
devices = Vos appareils
devices-about = Sur un appareil déconnecté, il faut se connecter de nouveau. Un appareil que personne n’utilise pendant un an est déconnecté.
device-this = celui-ci
device-unknown = Appareil inconnu
device-used = Connecté le { $created }, utilisé pour la dernière fois le { $used }
device-end = Déconnecter
device-end-one = Déconnecter : { $device }
device-end-others = Déconnecter tous les autres
device-ended = C’est fait. Là-bas, il faudra se connecter de nouveau.
passkeys = Clés d’accès
passkey-used = Créée le { $created }, utilisée pour la dernière fois le { $used }
passkey-unused = Créée le { $created }, jamais utilisée
passkey-remove = Retirer
passkey-remove-one = Retirer la clé d’accès : { $device }
passkey-removed = La clé d’accès est retirée.
me-go = Partir
log-out = Se déconnecter
log-out-about = La déconnexion ne change rien à votre compte ni à vos tables ; ce navigateur vous oublie.
delete-me = Supprimer mon compte…
delete-about = Vous quittez les tables ouvertes et abandonnez les parties en cours ; vos messages sont effacés, votre nom et tous vos moyens de connexion sont oubliés. Les coups des parties terminées restent, sans auteur. C’est définitif.
delete-yes = Supprimer définitivement
refusal-no-passkey = Aucune clé d’accès n’a été choisie.

## Préparation

setup-title = Une partie { $game ->
    [Elfenland] d’Elfenland
   *[other] de { $game }
}
setup-players = Combien de joueurs ?
setup-seats = Qui joue à quelle place ?
setup-seat = Place { $number }
setup-seats-about = Pour une place « Qui a le lien », vous recevez un lien à envoyer.
setup-hotseat = Plusieurs places devant cet écran : dès que quelqu’un a quelque chose à cacher, l’écran est masqué et passe de main en main.
setup-name = Nom
setup-options = Variantes
setup-clock = Temps de réflexion
setup-public = Tout le monde peut regarder
setup-hints = Les indices sont permis ; chacun est annoncé aux autres
setup-start = Commencer la partie
setup-open = Ouvrir la table
sitter-me = Devant cet écran
sitter-bot = L’ordinateur
sitter-open = Le premier venu
sitter-link = Qui a le lien
level = Niveau
level-name = { $level ->
    [1] Niveau 1 : débutant
    [2] Niveau 2 : occasionnel
    [3] Niveau 3 : confirmé
    [4] Niveau 4 : fort
   *[other] Niveau { $level } : le meilleur
}
clock-none = Sans limite
clock-live-10 = 10 minutes chacun, plus 10 secondes par tour
clock-live-30 = 30 minutes chacun, plus 20 secondes par tour
clock-days-1 = Un jour par tour
clock-days-3 = Trois jours par tour

## Avant la partie

table-loading = Un instant…
table-missing = Cette table est introuvable
table-waiting = attend des joueurs
table-broken = ne peut pas être ouverte
table-running = en cours
table-over = La partie est terminée
waiting-full = Tout le monde est là.
waiting-for-players = On attend que toutes les places soient prises.
waiting-links = Envoyez le lien à la personne qui doit jouer à cette place. La partie peut commencer quand toutes les places sont prises.
waiting-for-host = L’hôte lance la partie quand tout le monde est là.
link-for-seat = Lien de la place { $number }
copy = Copier
copied = Copié
sit-down = Jouer à cette place
sat-down = { $name } prend place
get-up = Quitter la place
give-to-bot = La confier à l’ordinateur
start = Commencer la partie
start-why = { $free ->
    [1] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
close-table = Fermer la table

## Sièges

seats = Joueurs
you = Vous
seat-number = Joueur { $number }
seat-free = libre
bot-name = Ordinateur { $number }
bot-level = niveau { $level }
seat-away = absent
seat-resigned = a abandonné
presence-here = à la table
presence-away = plus là depuis { $time }
presence-absent = pas là

## À la table

table-side = Joueurs et journal
question = Ce qui est demandé
your-turn = À vous de jouer
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
back = Retour
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
help = Aide
rule = Règle { $rule }
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
hint-is = L’ordinateur ferait : { $move }
hint-play = Jouer ce coup
hints-allowed = Les indices sont permis à cette table. Chaque indice demandé est annoncé.
hints-off = Pas d’indices à cette table tant que plusieurs personnes jouent.
thinking = Réflexion en cours…
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
download = Télécharger
zoom-in = Agrandir le plateau
zoom-out = Plateau entier
touch-play = Jouer
touch-chosen = { $move } : touchez encore pour jouer
server-away = Le serveur ne répond pas. Nouvel essai…

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
chat-reported = C’est signalé : qui tient cette maison lira la ligne.
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
line-hint = { $who ->
    [me] demandez
   *[other] demande
} un indice
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
goal-how = Comment y arriver ?
goal-is-reached = { $text }, atteint
goal-is-open = { $text }, pas encore
goal-now-reached = ✓ { $goal }
goal-now-lost = Perdu : { $goal }
goal-never = jamais atteint
goal-lost-at = perdu : { $label } { $time }
see-board = Voir le plateau
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

## Refus de la maison

refusal-unreachable = Le serveur ne répond pas.
refusal-broken = Une erreur s’est produite sur le serveur.
refusal-refused = Le serveur a refusé.
refusal-malformed = Le serveur n’a pas compris.
refusal-too-large = C’est trop volumineux.
refusal-busy = La table est occupée. Réessayez.
refusal-empty-seats = Il reste des places libres.
refusal-foreign-origin = Cette page n’a pas le droit de parler à ce serveur.
refusal-no-guest = Le serveur ne vous connaît pas. Rechargez la page.
refusal-no-link-seat = Ce siège n’a pas de lien.
refusal-clock-limits = Une pendule compte au plus quatre heures, plus cinq minutes par tour, ou bien d’une heure à trente jours par tour.
refusal-no-offer = Il n’y a rien à répondre.
refusal-offer-declined = Votre dernière proposition a été refusée. Vous pourrez la refaire après le prochain coup.
refusal-table-long = Cette table compte déjà { $most } lignes. On ne peut plus y reprendre de coup, rien y proposer ni changer de place ; la partie peut aller à son terme.
refusal-offer-pending = Une proposition est déjà en attente de réponse.
refusal-no-open-seat = Il n’y a pas de siège libre.
refusal-no-such-game = Ce jeu n’existe pas.
refusal-no-such-language = Il n’y a pas de textes dans cette langue.
refusal-no-such-invite = Ce lien n’est plus valable.
refusal-invite-used = Quelqu’un s’est déjà servi de ce lien. Demandez-en un autre.
refusal-no-such-page = Il n’y a rien ici.
refusal-no-such-method = Cela n’est pas possible ici.
refusal-no-such-position = Cette position n’existe pas.
refusal-no-such-rule = Cette règle n’existe pas.
refusal-no-such-seat = Cette place n’existe pas.
refusal-table-broken = Cette table ne peut pas être ouverte : ce qui en est enregistré est endommagé. Vos autres tables ne sont pas touchées. Prévenez la personne qui gère ce site.
refusal-no-such-table = Cette table n’existe pas, ou elle est privée.
refusal-not-asked = On ne vous demande rien pour l’instant.
refusal-not-open = Cette place n’est pas libre.
refusal-not-seated = Vous ne jouez pas à cette table.
refusal-not-started = La partie n’a pas commencé.
refusal-not-the-host = Seul l’hôte de la table peut le faire.
refusal-not-your-move = Vous n’avez pas de coup à annuler.
refusal-not-your-seat = Ce n’est pas votre place.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-nothing-to-take-back = Il n’y a rien à annuler.
refusal-resigned = Ce joueur a abandonné.
refusal-seat-taken = Cette place est déjà prise.
refusal-stale = La partie a continué entre-temps. Choisissez de nouveau.
refusal-started = La partie a déjà commencé.
refusal-too-many-requests = C’est trop rapide. Attendez un instant.
refusal-no-hint = L’indice n’est pas arrivé à temps. Réessayez.
refusal-no-hints-here = Cette table n’autorise pas d’indices quand d’autres personnes jouent.
refusal-data-unplayable = Aucune partie ne peut être mise en place avec ces données.
refusal-no-custom-data = Ce serveur ne joue qu’avec les données de la boîte.
refusal-too-many-tables = Vous avez trop de tables.
refusal-login-taken = Ce nom de connexion est déjà pris.
refusal-passkey-known = Cette clé d’accès est déjà connue.
refusal-stale-passkey = Cela a pris trop de temps. Réessayez.
refusal-too-many-attempts = Trop d’essais. Attendez une minute.
refusal-wrong-login = Nom de connexion ou mot de passe incorrect.
refusal-wrong-password = Ce mot de passe est incorrect.
refusal-proof-needed = Rien n’a changé : il y faut le mot de passe, une clé d’accès ou un code de secours de votre compte.
refusal-no-such-session = Cet appareil n’est plus connecté.
refusal-no-such-passkey = Cette clé d’accès est déjà retirée.
refusal-name-empty = Personne ne peut voir ce nom. Choisissez-en un avec des lettres.
refusal-name-long = Ce nom est trop long : { $most } caractères au plus.
refusal-name-reserved = Ce nom est réservé à la maison et à ses robots. Choisissez-en un autre.
refusal-name-like-another = Ce nom ressemble au nom de connexion de quelqu’un d’autre. Choisissez-en un autre.
refusal-chat-empty = Il n’y a rien à lire là-dedans.
refusal-chat-full = On a assez parlé à cette table : { $most } lignes au plus.
refusal-chat-over = Cette partie est finie depuis plus d’une semaine ; on n’y parle plus.
refusal-too-much-chat = Vous écrivez très vite. Attendez un instant.
refusal-muted = La personne qui tient cette maison vous a retiré la parole : vous pouvez jouer, mais pas écrire.
refusal-banned = La personne qui tient cette maison vous en a exclu.
refusal-too-many-blocks = Vous avez masqué trop de monde : { $most } personnes au plus.
refusal-no-such-line = Cette ligne n’existe plus.
refusal-no-such-person = Cette personne n’est plus là.
refusal-too-many-guests = Trop de visites sont venues de votre réseau aujourd’hui. Réessayez plus tard.
refusal-too-many-tables-here = Trop de tables ont été ouvertes depuis votre réseau aujourd’hui. Réessayez plus tard.
refusal-wrong-code = Ce code est faux ou a déjà servi.
refusal-wrong-passkey = Cette clé d’accès est inconnue.
