# Parties sur cet appareil, sans serveur
here-tables = Sur cet appareil
here-tables-none = Les parties jouées ici restent dans ce navigateur. Elles n’ont pas besoin de réseau.
here-open-file = Ouvrir un fichier
here-save = Enregistrer dans un fichier
here-save-all = Tout enregistrer dans un fichier
here-remove = Supprimer
here-remove-sure = Supprimer cette partie de l’appareil ? Elle ne pourra pas être récupérée.
engine-loading = Les jeux arrivent sur cet appareil. Une seule fois suffit.
engine-starting = Les jeux se déballent…
engine-failed = Les jeux n’ont pas pu démarrer sur cet appareil. Réessayez avec une connexion.
online-title = Continuer cette partie en ligne
online-about = La partie continue à une table de ce site, avec tout ce qui a été joué. Vos amis s’y assoient grâce à un lien.
online-luck = Cet appareil connaît ce qui était caché jusqu’ici. Désormais, le hasard vient de la nouvelle table et personne ne le connaît.
online-stays = La partie sur cet appareil reste telle quelle.
online-seat = Place { $number }
online-make = Créer la table
along-title = Emporter cette partie
along-about = La partie continue sur cet appareil, même sans réseau. La table d’ici s’arrête sans que la partie y soit terminée.
along-go = Emporter
along-failed = La partie n’a pas pu être amenée sur cet appareil. Son enregistrement est gardé avec les parties terminées.
refusal-record-over = Cette partie est terminée.
refusal-record-differs = Cet enregistrement est celui d’un autre jeu ou d’un autre nombre de joueurs.
refusal-some-broken = { $count ->
    [one] { $count } partie du fichier est illisible. Tout le reste est là.
   *[other] { $count } parties du fichier sont illisibles. Tout le reste est là.
}
