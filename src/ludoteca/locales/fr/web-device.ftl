# Parties sur cet appareil, sans serveur
here-tables = Sur cet appareil
here-tables-none = Les parties jouées ici restent dans ce navigateur. Elles n’ont pas besoin de réseau.
here-open-file = Ouvrir un fichier
here-save = Enregistrer dans un fichier
here-remove = Supprimer
here-remove-sure = Supprimer cette partie de l’appareil ? Elle ne pourra pas être récupérée.
engine-loading = Les jeux arrivent sur cet appareil. Une seule fois suffit.
engine-starting = Les jeux se déballent…
engine-failed = Les jeux n’ont pas pu démarrer sur cet appareil. Réessayez avec une connexion.
