### Être prévenu ailleurs : réglages d’une personne et d’une table.

notify-title = Quand c’est à moi de jouer
notify-about = Vous pouvez fermer la page : nous vous disons ce qui se passe aux tables qui durent des jours. Le message passe par le service de votre propre navigateur, qui ne peut pas le lire.
notify-on = Me prévenir sur cet appareil
notify-off = Ne plus me prévenir sur cet appareil
notify-is-on = Vous êtes prévenu sur cet appareil.
notify-denied = Votre navigateur n’autorise pas ce site à vous prévenir. Vous pouvez le permettre dans les réglages du navigateur pour ce site.
notify-unsupported = Ce navigateur ne peut rien vous dire quand la page est fermée. Sur un iPhone ou un iPad, ajoutez la page à l’écran d’accueil et ouvrez-la de là.
notify-failed = Le navigateur n’a pas pu joindre son service de notifications. Réessayez plus tard.
notify-test = Envoyer un essai
notify-test-one = Envoyer un essai à { $device }
notify-tested = L’essai est parti. Il arrive dans quelques secondes.
notify-others = Aussi prévenus
notify-stop = Arrêter
notify-stop-one = Arrêter sur { $device }
notify-stopped = Plus rien n’y sera envoyé.
notify-kinds = Ce que je veux savoir
notify-kind-turn = C’est à moi de jouer
notify-kind-time = Mon temps s’épuise
notify-kind-invitation = Quelqu’un propose une revanche
notify-kind-seated = Quelqu’un prend place à ma table
notify-kind-over = Une partie est terminée
notify-quiet = Heures calmes
notify-quiet-on = Ne rien me dire pendant ces heures
notify-quiet-from = De
notify-quiet-until = À
notify-quiet-about = Ce qui se passe entre-temps vous est dit après, si c’est encore vrai. Fuseau horaire : { $zone }.
notify-saved = C’est enregistré.

hooks = Dans une messagerie
hooks-about = Nous écrivons dans un de vos salons Discord, Slack ou Matrix. Créez-y un webhook et indiquez son adresse ici.
hooks-about-table = Seul ce qui vous concerne à cette table y est écrit.
hook-form = Messagerie
hook-form-discord = Discord
hook-form-slack = Slack
hook-form-matrix = Matrix
hook-form-json = Un autre programme (JSON)
hook-address = Adresse du webhook
hook-add = Ajouter
hook-added = C’est ajouté. Envoyez un essai pour voir si tout fonctionne.
hook-secret = Le secret de ce webhook n’est montré que maintenant. Il permet à un programme de vérifier qu’un message vient d’ici :
hook-where = { $form } chez { $host }
hook-all = toutes mes tables
hook-one = une table
hook-taken = Le dernier message a été reçu.
hook-not-taken = Le dernier message n’a pas été reçu : { $answer ->
    [timeout] pas de réponse à temps
    [no-answer] personne ne répond à cette adresse
    [not-public] l’adresse n’est pas publique
   *[other] la réponse était { $answer }
}.
hook-off = Dix échecs de suite : il est désactivé. Un essai le réactive.
hook-remove = Supprimer
hook-remove-one = Supprimer { $hook }
hook-removed = Le webhook est supprimé.

vacation = Absence
vacation-about = Votre pendule s’arrête aux tables qui durent des jours, autant que chacune le permet, et les autres le voient. Un coup joué met fin à l’absence.
vacation-about-table = Votre pendule s’arrête jusqu’à { $days } jours dans cette partie, et les autres le voient. Un coup joué met fin à l’absence.
vacation-last-day = Dernier jour d’absence
vacation-announce = Je m’absente
vacation-end = Je suis de retour
vacation-until = Vous êtes absent jusqu’au { $day }.
vacation-announced = Les autres voient que vous êtes absent.
vacation-ended = Bon retour. Votre pendule tourne de nouveau.

table-notify-title = Messages et absences
table-notify = Me dire ce qui se passe à cette table
table-notify-about = Où et de quoi vous êtes prévenu se règle sur votre page.
table-notify-settings = Mes réglages
table-notify-nowhere = Vous n’êtes encore prévenu nulle part : choisissez d’abord un appareil ou une messagerie.

refusal-address-malformed = Ceci n’est pas une adresse.
refusal-address-not-https = L’adresse doit commencer par https://.
refusal-address-not-public = Seules les adresses publiques peuvent être prévenues.
refusal-no-such-keys = Le navigateur a envoyé des clés inutilisables.
refusal-no-such-zone = Ce fuseau horaire est inconnu.
refusal-no-such-device = Cet appareil n’est déjà plus prévenu.
refusal-no-such-webhook = Ce webhook n’existe plus.
refusal-too-many-devices = Vous êtes déjà prévenu sur { $most } appareils. Arrêtez d’abord l’un d’eux.
refusal-too-many-webhooks = Vous avez déjà { $most } webhooks. Supprimez-en un d’abord.
