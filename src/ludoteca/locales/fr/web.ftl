### La page dans le navigateur.

## La maison

language = Langue
settings = Réglages
theme = Couleurs
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
table-settings = À la table
setting-motion = Mouvements fluides
setting-sound = Un son quand c’est mon tour
setting-letters = Lettres sur les terrains
setting-confirm = Confirmer chaque coup
setting-twice = Écran tactile : un second appui joue le coup
setting-notify = Autoriser les notifications
skip-to-main = Aller au contenu
home = Accueil
close = Fermer
yes = oui
no = non
option-none = aucun
try-again = Réessayer
rules = Règles
rules-of = Règles de { $game }
rules-contents = Sommaire
rules-language = Les règles complètes sont en anglais.

## Accueil

home-title = À quoi joue-t-on ?
home-about = Trois jeux de société qui connaissent leurs règles. Jouez contre l’ordinateur, entre amis devant un écran ou à distance. Sans compte.
box-dokmus = Dokmus
box-dokmus-about = Une île de huit tuiles qui glissent et pivotent. Plantez vos tentes, découvrez les temples et déplacez le sol sous vos rivaux.
box-elfenland = Elfenland
box-elfenland-about = Préparez un voyage à travers vingt villes, à dos de cochon géant, de licorne ou de dragon, avant qu’on ne vous barre la route.
box-tindaya = Tindaya
box-tindaya-about = Des tribus sur des îles volcaniques vivent avec la colère de leurs dieux : partager, troquer et survivre à ce qui est annoncé.
box-players = De { $from } à { $to } joueurs
box-step = commence par la partie { $number } sur { $last } de la campagne
play-now = Jouer
set-up = Préparer …
my-tables = Mes tables
my-tables-none = Rien en cours. Choisissez un jeu ci-dessus.
open-tables = Tables ouvertes
open-tables-none = Personne n’attend de joueurs.
join-by-link = Vous avez un lien vers une table ?
join = Rejoindre
join-title = On vous invite à { $game }
your-name = Votre nom

## Moi

me = Vous
me-title = Vous
guest-name = Visite { $number }
me-guest-about = Vous êtes ici en visite : seul ce navigateur vous connaît. Cela suffit pour jouer.
me-account-about = Vous avez un compte : connectez-vous sur n’importe quel appareil et retrouvez-y vos tables.
me-name = Nom
me-name-about = C’est ainsi que les autres vous voient à la table.
me-renamed = C’est votre nom désormais.
save = Enregistrer
account = Votre compte
account-add = Jouer aussi sur d’autres appareils
account-about = Avec une clé d’accès ou un mot de passe, vous restez vous-même sur un autre appareil, et si ce navigateur vous oublie. Aucune adresse électronique n’est demandée.
account-login = Vous vous connectez sous le nom { $login }, avec un mot de passe.
account-passkeys = { $number ->
    [one] { $number } clé d’accès est gardée sur vos appareils.
   *[other] { $number } clés d’accès sont gardées sur vos appareils.
}
account-elsewhere = Sur un autre appareil, ouvrez-y cette page, choisissez le nom en haut et connectez-vous.
passkey-add = Créer une clé d’accès
passkey-another = Une clé d’accès de plus
passkey-about = Votre appareil la garde et l’ouvre avec une empreinte, votre visage ou son code. Il n’y a rien à retenir.
passkey-kept = La clé d’accès est gardée. Vous pouvez désormais vous connecter avec elle.
login = Nom de connexion
password = Mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-change = Changer de nom de connexion ou de mot de passe
password-about = Huit caractères au moins. La maison n’envoie pas de courrier : qui oublie son mot de passe a besoin d’un code de secours.
password-kept = C’est gardé. Vous pouvez désormais vous connecter avec ce nom et ce mot de passe ; les autres appareils devront se reconnecter.
codes = Codes de secours
codes-about = Chaque code ouvre votre compte une fois, sans rien d’autre. En créer de nouveaux annule les anciens.
codes-make = Créer dix codes
codes-once = Ils ne sont montrés que maintenant. Notez-les ou gardez le fichier.
log-in = Se connecter
log-in-title = Vous avez déjà un compte ?
log-in-about = Ce navigateur jouera alors en votre nom ; ce que « { $guest } » a commencé ici restera à cette visite.
log-in-passkey = Se connecter avec une clé d’accès
log-in-by-code = J’ai un code de secours
log-in-by-password = Je connais mon mot de passe
recovery-code = Code de secours
logged-in = Heureux de vous revoir.
logged-in-by-code = Heureux de vous revoir. Ce code a servi. Si vous aviez un mot de passe, il ne vaut plus : choisissez-en un nouveau.
me-go = Partir
log-out = Se déconnecter
log-out-about = Se déconnecter laisse votre compte et vos tables tels quels ; ce navigateur vous oublie.
delete-me = Me supprimer …
delete-about = Vous quittez les tables ouvertes et abandonnez les parties en cours, ce que vous avez dit est effacé, votre nom et tout moyen de vous connecter sont oubliés. Les coups des parties finies restent, sans auteur. C’est définitif.
delete-yes = Supprimer pour toujours
refusal-no-passkey = Aucune clé d’accès n’a été choisie.

## Préparation

setup-title = Une table de { $game }
setup-players = Combien de joueurs ?
setup-seats = Qui s’assoit où ?
setup-seat = Siège { $number }
setup-seats-about = Un siège « avec le lien » reçoit un lien que vous pouvez envoyer.
setup-hotseat = Plusieurs sièges à cet écran : avant chaque tour, l’écran est caché puis transmis.
setup-name = Nom
setup-options = Variantes
setup-clock = Temps de réflexion
setup-public = Tout le monde peut regarder
setup-start = Commencer la partie
setup-open = Ouvrir la table
sitter-me = À cet écran
sitter-bot = L’ordinateur
sitter-open = Le premier venu
sitter-link = Qui a le lien
level = Niveau
level-name = { $level ->
    [1] Niveau 1 : débutant
    [2] Niveau 2 : tranquille
    [3] Niveau 3 : habile
    [4] Niveau 4 : fort
   *[other] Niveau { $level } : le meilleur
}
clock-none = Autant qu’on veut
clock-live-10 = 10 minutes chacun, plus 10 secondes par tour
clock-live-30 = 30 minutes chacun, plus 20 secondes par tour
clock-days-1 = Un jour par tour
clock-days-3 = Trois jours par tour

## Avant la partie

table-loading = Un instant …
table-missing = Aucun chemin vers cette table
table-waiting = attend des joueurs
table-running = en cours
table-over = La partie est finie
waiting-full = Tout le monde est là.
waiting-for-players = On attend que chacun s’assoie.
waiting-links = Envoyez le lien à qui doit s’asseoir là. La partie peut commencer quand chaque siège est pris.
waiting-for-host = L’hôte lance la partie quand tout le monde est là.
link-for-seat = Lien du siège { $number }
copy = Copier
copied = Copié
sit-down = S’asseoir ici
get-up = Se lever
give-to-bot = Confier à l’ordinateur
start = Commencer la partie
start-why = { $free ->
    [one] Une place est encore libre.
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

## À la table

table-side = Joueurs et journal
question = Ce qui est demandé
your-turn = À vous de jouer
turn-of = { $seat } réfléchit
turn-here = { $name } : à vous de jouer
turn-of-stand-in = { $who ->
    [me] L’ordinateur réfléchit à votre place
   *[other] { $seat } : l’ordinateur réfléchit
}
asked-now = à ceci : « { $question } »
asked-then = { $name } : « { $question } »
looking-back = Retour en arrière : après { $ply } { $ply ->
    [one] coup
   *[other] coups
}
back = Retour
confirm = Oui, faire cela
sure = { $move } : est-ce sûr ?
sending = Envoi …
sending-later = Le serveur ne répond pas. Votre coup est gardé et partira dès son retour.
choose-lit = Choisissez parmi ce qui est éclairé.
choose-lit-or = Choisissez parmi ce qui est éclairé, ou :
only-choice = Rien d’autre n’est possible :
put-back = Reprendre : { $word }
all-moves = Tous les choix ({ $count })
moves-title = Ce que vous pouvez faire
moves-search = Chercher, ou taper un coup
help = Aide
rule = Règle { $rule }
tools = À la table
undo = Annuler le choix
undo-about = Renoncer à ce que vous avez choisi jusqu’ici. Rien n’est encore joué. (Échap)
take-back = Reprendre le coup
take-back-about = Reprendre votre dernier coup, déjà joué.
take-back-ask = Demander à reprendre
take-back-ask-about = Reprendre votre dernier coup, si les autres sont d’accord.
take-back-none = Vous n’avez pas encore joué : il n’y a pas de coup à reprendre.
hint = Conseil
hint-is = L’ordinateur jouerait : { $move }
hint-play = Faire cela
thinking = Réflexion …
leave = Quitter
leave-title = Quitter la table ?
leave-later = Revenir plus tard
leave-later-none = La table est gardée et vous attend. Vous la retrouverez sous « Mes tables » sur la première page.
leave-later-live = La table est gardée, mais votre temps s’écoule ; quand il n’en reste plus, l’ordinateur joue pour vous jusqu’à votre retour. Vous retrouverez la table sous « Mes tables » sur la première page.
leave-later-days = La table est gardée et attend votre tour aussi longtemps que le permet sa pendule ; ensuite l’ordinateur joue pour vous jusqu’à votre retour. Vous la retrouverez sous « Mes tables » sur la première page.
leave-resign = Abandonner
leave-resign-on = L’ordinateur joue à cette place jusqu’à la fin ; les autres continuent. Vous ne pourrez plus reprendre la place.
leave-resign-end = La partie s’arrête aussitôt, par votre abandon.
leave-abandon = Arrêter la partie
leave-abandon-asked = On demande aux autres. S’ils sont d’accord, la partie s’arrête sans résultat.
leave-abandon-end = La partie s’arrête aussitôt, sans résultat.
leave-stay = Rester
agree = D’accord
decline = Refuser
offer-back = { $seat } voudrait reprendre un coup.
offer-abandon = { $seat } voudrait arrêter la partie.
offer-waiting = On attend les autres.
bound-chance = Le hasard est intervenu après votre coup : les autres doivent accepter de le reprendre.
bound-secret = Votre coup a montré un secret : les autres doivent accepter de le reprendre.
bound-turn = D’autres ont décidé depuis votre coup : ils doivent accepter de le reprendre.
you-are-away = Votre temps est écoulé ; l’ordinateur joue pour vous.
come-back = Je suis de retour
download = Télécharger
zoom-in = Agrandir le plateau
zoom-out = Plateau entier
touch-play = Jouer
touch-chosen = { $move } : touchez encore pour jouer
server-away = Le serveur ne répond pas. Nouvel essai …

## Journal et discussion

tab-log = Journal
tab-chat = Discussion
earlier = Un coup en arrière
later = Un coup en avant
scrub = Moment de la partie
scrub-at = Après { $ply } coups sur { $last }
replay = Revoir
pause = Pause
now = Revenir au présent
chat-none = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
log-own = { $seat } :
line-start = La partie commence.
line-back = { $who ->
    [me] avez repris un coup
   *[other] a repris un coup
}
line-away = { $who ->
    [me] n’avez plus de temps
   *[other] n’a plus de temps
} ; l’ordinateur continue
line-return = { $who ->
    [me] êtes de retour
   *[other] est de retour
}
line-resign = { $who ->
    [me] abandonnez
   *[other] abandonne
}
line-end-resigned = La partie s’arrête par abandon.
line-end-abandoned = La partie a été arrêtée.
line-offer-back = { $who ->
    [me] demandez
   *[other] demande
} à reprendre un coup
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

hand-over = Passez l’écran à { $name }
hand-over-about = Les autres regardent ailleurs.
hand-over-take = C’est moi, { $name }

## La fin

end-winner = { $who ->
    [me] Vous avez gagné !
   *[other] Victoire : { $seat }
}
end-shared = Victoire partagée : { $names }
end-won = Gagné ensemble !
end-lost = Perdu ensemble
end-resigned = Terminée par abandon
end-abandoned = Arrêtée sans résultat
total = Total
show-score = Score
score-final = C’est le score à la fin de la partie, non celui de la position que vous regardez.
see-board = Voir le plateau
download-record = Télécharger la partie
rematch = Rejouer
campaign-step = Partie { $number } sur { $last } de la campagne : terminée
campaign-done = C’était toute la campagne. Vous connaissez désormais toutes les règles.
campaign-next = Ensuite : partie { $number } sur { $last }.
campaign-on = Passer à la partie suivante
campaign-lost = Partie { $number } sur { $last } de la campagne : perdue
campaign-again = « Jouer » la propose de nouveau jusqu’à ce qu’elle soit gagnée. Vous pouvez aussi continuer sans l’avoir gagnée.
campaign-on-lost = Continuer quand même
fair-title = Était-ce équitable ?
fair-about = Tout le hasard vient de cette graine. Son empreinte, ci-dessous, était fixée avant le premier coup ; « ludoteca replay --verify » vérifie la partie téléchargée.

## Refus de la maison

refusal-unreachable = Le serveur ne répond pas.
refusal-broken = Une erreur s’est produite sur le serveur.
refusal-refused = Le serveur a refusé.
refusal-malformed = Le serveur n’a pas compris.
refusal-too-large = C’est trop grand.
refusal-busy = La table est occupée. Réessayez.
refusal-empty-seats = Il reste des sièges libres.
refusal-foreign-origin = Cette page ne peut pas parler à ce serveur.
refusal-no-guest = Le serveur ne vous connaît pas. Rechargez la page.
refusal-no-link-seat = Ce siège n’a pas de lien.
refusal-no-offer = Il n’y a rien à répondre.
refusal-no-open-seat = Il n’y a pas de siège libre.
refusal-no-such-game = Ce jeu n’existe pas.
refusal-no-such-invite = Ce lien n’est plus valable.
refusal-invite-used = Quelqu’un s’est déjà servi de ce lien. Demandez-en un autre.
refusal-no-such-page = Il n’y a rien ici.
refusal-no-such-method = Cela ne se fait pas ici.
refusal-no-such-position = Cette position n’existe pas.
refusal-no-such-rule = Cette règle n’existe pas.
refusal-no-such-seat = Ce siège n’existe pas.
refusal-no-such-table = Cette table n’existe pas, ou elle est privée.
refusal-not-asked = On ne vous demande rien.
refusal-not-open = Ce siège n’est pas libre.
refusal-not-seated = Vous n’êtes pas assis à cette table.
refusal-not-started = La partie n’a pas commencé.
refusal-not-the-host = Seul l’hôte peut le faire.
refusal-not-your-move = Vous n’avez pas de coup à reprendre.
refusal-not-your-seat = Ce n’est pas votre siège.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-nothing-to-take-back = Il n’y a rien à reprendre.
refusal-resigned = Ce siège a abandonné.
refusal-seat-taken = Quelqu’un est déjà assis là.
refusal-stale = La partie a continué entre-temps. Choisissez de nouveau.
refusal-started = La partie a déjà commencé.
refusal-too-many-requests = Trop vite. Attendez un instant.
refusal-too-many-tables = Vous avez trop de tables.
refusal-login-taken = Ce nom de connexion est déjà pris.
refusal-passkey-known = Cette clé d’accès est déjà connue.
refusal-stale-passkey = Cela a pris trop de temps. Réessayez.
refusal-too-many-attempts = Trop d’essais. Attendez une minute.
refusal-wrong-login = Nom de connexion ou mot de passe incorrect.
refusal-wrong-password = Le mot de passe actuel est incorrect.
refusal-wrong-code = Ce code est faux ou a déjà servi.
refusal-wrong-passkey = Cette clé d’accès est inconnue.
