### La page dans le navigateur.

## Le site

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
skip-to-main = Aller au contenu
home = Accueil
not-found-title = Cette page n’existe pas
not-found-about = Il n’y a rien à cette adresse. Le lien est peut-être incomplet.
not-found-home = Voir les jeux
close = Fermer
yes = oui
no = non
option-none = aucun
update-ready = Une nouvelle version de cette page est prête.
update-start = La lancer
try-again = Réessayer
how-to-play = Comment jouer
rules = Règles

## Lessons

learn-in = Apprendre en { $minutes } minutes
learn-play = Apprendre en jouant
learn-on = Continuer à apprendre
lessons = Leçons
lessons-of = Leçons : { $game }
daily-exercise = Exercice du jour : { $game }
refusal-no-such-lesson = Cette leçon n’existe pas.
refusal-lesson-progress = Cette progression ne correspond plus à la leçon. Recommencez.

## Accueil

home-title = À quoi joue-t-on ?
home-about = Des jeux de société qui connaissent leurs règles. { $where ->
    [device] Jouez contre l’ordinateur ou entre amis devant un même écran, même sans réseau.
   *[server] Jouez contre l’ordinateur, entre amis devant un même écran ou à distance.
} Aucun compte n’est nécessaire.
box-dokmus = Dokmus
box-dokmus-about = Une île de huit tuiles qui glissent et pivotent. Plantez vos tentes, explorez les temples et faites bouger le sol sous vos rivaux.
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
to-board = Plateau d’analyse
my-games = Mes parties terminées
ladder = Classement
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
guest-name = Invité { $number }
save = Enregistrer

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
setup-where = Où se trouve la table ?
setup-where-server = Sur le serveur
setup-where-here = Sur cet appareil
setup-where-here-about = Elle fonctionne sans réseau et reste dans ce navigateur. Personne ne peut la rejoindre d’ailleurs.
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
    [6] Niveau 6 : maître
   *[other] Niveau { $level } : expert
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
link-for-seat = Lien de la place { $number }
copy = Copier
copied = Copié
start = Commencer la partie

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

your-turn = À vous de jouer
back = Retour
help = Aide
rule = Règle { $rule }
setup-vacation = Absence permise à chacun
setup-vacation-days = { $days ->
    [0] Aucune
   *[other] Jusqu’à { $days } jours
}
pace-days = { $days ->
    [one] Chaque tour dure { $days } jour au plus.
   *[other] Chaque tour dure { $days } jours au plus.
} { $vacation ->
    [0] La pendule ne s’arrête pour personne.
   *[other] Qui annonce son absence arrête sa pendule, jusqu’à { $vacation } jours en tout.
}
seat-vacation = absence jusqu’au { $day }
refusal-no-vacation-here = Cette table ne permet pas d’absence.
refusal-vacation-used = Vous avez déjà pris les { $days } jours d’absence que cette table permet.
refusal-vacation-short = Une absence dure au moins une heure.
hints-allowed = Les indices sont permis à cette table. Chaque indice demandé est annoncé.
hints-off = Pas d’indices à cette table tant que plusieurs personnes jouent.
thinking = Réflexion en cours…
download = Télécharger
server-away = Le serveur ne répond pas. Nouvel essai…

## Refus du site

refusal-unreachable = Le serveur ne répond pas.
refusal-not-stored = Cet appareil n’a pas pu l’enregistrer : son stockage est plein ou bloqué.
refusal-unreadable = Cette partie n’est plus lisible. Ce qui est enregistré reste tel quel, et vos autres parties continuent.
refusal-file-broken = Ce fichier ne contient ni table ni partie enregistrée que l’on puisse ouvrir ici.
refusal-record-empty = Cet enregistrement s’arrête avant le début de la partie.
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
refusal-no-such-engine = Ce serveur n’a pas de moteur de ce nom pour ce jeu.
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
refusal-name-reserved = Ce nom est réservé au site et à ses robots. Choisissez-en un autre.
refusal-name-like-another = Ce nom ressemble au nom de connexion de quelqu’un d’autre. Choisissez-en un autre.
refusal-chat-empty = Il n’y a rien à lire là-dedans.
refusal-chat-full = On a assez parlé à cette table : { $most } lignes au plus.
refusal-chat-over = Cette partie est finie depuis plus d’une semaine ; on n’y parle plus.
refusal-too-much-chat = Vous écrivez très vite. Attendez un instant.
refusal-muted = La personne qui tient ce site vous a retiré la parole : vous pouvez jouer, mais pas écrire.
refusal-banned = La personne qui tient ce site vous en a exclu.
refusal-too-many-blocks = Vous avez masqué trop de monde : { $most } personnes au plus.
refusal-no-such-line = Cette ligne n’existe plus.
refusal-no-such-person = Cette personne n’est plus là.
refusal-too-many-guests = Trop de visites sont venues de votre réseau aujourd’hui. Réessayez plus tard.
refusal-too-many-tables-here = Trop de tables ont été ouvertes depuis votre réseau aujourd’hui. Réessayez plus tard.
refusal-wrong-code = Ce code est faux ou a déjà servi.
refusal-wrong-passkey = Cette clé d’accès est inconnue.
