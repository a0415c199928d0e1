### La page sur soi : nom, compte, appareils.

## Moi

me-title = Vous
me-guest-about = Vous jouez en tant qu’invité : seul ce navigateur vous connaît. Cela suffit pour jouer.
me-account-about = Vous avez un compte : connectez-vous sur n’importe quel appareil et retrouvez-y vos tables.
me-name = Nom
me-name-about = C’est le nom que les autres voient à la table.
me-renamed = Votre nom est changé.
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
