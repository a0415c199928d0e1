### Tindaya sur la page.

## Moves as offers

do-found = { $count ->
    [0] Fonder un bâtiment
   *[other] Fonder { NAME($a, form: "object") } { NAME($b, form: "at") }
}
do-split = { $a } dans le premier bâtiment
do-neutral = { NAME($a, form: "object") } neutre { NAME($b, form: "at") }
do-fort = Le fort { NAME($a, form: "at") }
do-seer = Écouter { $a }
do-objective = Garder : { $a }
do-token = Poser le { $a }
do-develop = { $count ->
    [0] Développer…
   *[other] Développer comme { NAME($a) } avec { NAME($b, form: "object") }
}
do-discount = Économiser { NAME($a, form: "object") }
do-produce = { $count ->
    [0] Produire…
   *[other] Produire comme { NAME($a) } avec { NAME($b, form: "object") }
}
do-slaughter = { $b ->
    [0] N’abattre aucun animal { NAME($a, form: "at") }
    [one] Abattre un animal { NAME($a, form: "at") }
   *[other] Abattre { $b } animaux { NAME($a, form: "at") }
}
do-preserve = { $a ->
    [0] Ne rien conserver
    [one] Conserver { $a } unité
   *[other] Conserver { $a } unités
}
do-cave = { $count ->
    [0] Ouvrir la seconde grotte…
   *[other] Ouvrir la seconde grotte avec { NAME($a, form: "object") }
}
do-explore = { $count ->
    [0] Explorer…
   *[other] Explorer avec { NAME($a, form: "object") }
}
do-idol = { $count ->
    [0] Utiliser une idole…
   *[other] Utiliser l’{ NAME($a) }
}
do-sell = { $count ->
    [0] Vendre une idole…
   *[other] Vendre l’{ NAME($a) }
}
do-take = { $count ->
    [0] Prendre une ressource
   *[other] Prendre { NAME($a, form: "object") }
}
do-buy = { $count ->
    [0] Acheter au marché…
   *[other] Acheter : { $a }
}
do-wall = Le mur { NAME($a, form: "at") }
do-devotion = Offrande par dévotion
do-reroute = { $count ->
    [0] Dérouter un navire…
   *[other] Envoyer le { $a } vers la fosse { $b }
}
do-end = Terminer le tour
do-pass = Passer jusqu’à la fin de l’ère
do-trade = { $count ->
    [0] Choisir un métier
   *[other] { $a }
}
do-god = Apaiser { $a }
do-fill = { $a } : remplir toutes les places ({ $b })
do-relocate = { $a } sur le volcan { $b }
do-fertility = Naissances : { $a }
do-wreck = Faire échouer le { $a }
do-drop = { $count ->
    [0] Défausser un jeton Matière première…
   *[other] Défausser un jeton Matière première : { $a }
}
do-annul = Annuler un objectif détenu par { SEAT($a) } ({ $b })
do-look = Regarder un objectif détenu par { SEAT($a) } ({ $b })
do-swap = L’échanger contre le { $a }
do-decline = Non, merci
do-enough = Ça suffit
do-walk = { $count ->
    [0] Se déplacer…
    [4] { $a } → { $b } : { $c }, { $d }
   *[other] { $a } → { $b } : { $c }
}
do-embark = { $count ->
    [0] Embarquer…
    [3] Embarquer { NAME($a, form: "at") } : { $b }, { $c }
   *[other] Embarquer { NAME($a, form: "at") } : { $b }
}
do-launch = { $count ->
    [0] Mettre une pirogue à l’eau
   *[other] À l’eau { NAME($a, form: "at") } : { $b }
}
do-sail = Naviguer vers { $a }
do-ashore = Débarquer { NAME($a, form: "at") }
do-stop = S’arrêter ici
do-betray = Trahir l’archipel
do-fight = Combattre
do-arm = Dépenser : { $a }
do-collect = { $count ->
    [0] Collecter des matières premières…
   *[other] Collecter { NAME($a, form: "at") }
}
do-barter = { $count ->
    [0] Troquer…
   *[other] Troquer avec { SEAT($a) }
}
do-put = { $count ->
    [0] Donner…
   *[other] Donner { NAME($a, form: "object") }
}
do-want = { $count ->
    [0] Demander…
   *[other] Demander { NAME($a, form: "object") }
}
do-send = Proposer l’échange
do-cancel = Renoncer
do-accept = Accepter
do-refuse = Refuser
do-offer = { $count ->
    [0] Faire une offrande…
   *[other] Faire une offrande { NAME($a, form: "at") }
}
do-give = { $count ->
    [0] Donner…
    [4] Donner { NAME($b, form: "object") } à { $a } : { $c } ({ $d })
   *[other] Donner { NAME($b, form: "object") } à { $a } : { $c }
}
do-finish = Terminer l’offrande
do-bonus = Ajouter { NAME($b, form: "object") } pour { $a }
do-build = { $count ->
    [0] Construire…
   *[other] Construire { NAME($a, form: "object") } { NAME($b, form: "at") }
}
do-gather = { $count ->
    [0] Rassembler du bétail…
   *[other] { $b ->
        [1] Rassembler un animal
       *[other] Rassembler { $b } animaux
    } { NAME($a, form: "at") }
}
do-dowry = { $count ->
    [0] Dot…
    [1] Payer une dot { NAME($a, form: "at") }
   *[other] Dot avec { SEAT($a) } : { $b }
}
do-part = Un villageois quitte { $a }
do-settle = S’installer { NAME($a, form: "at") }
do-done = Terminé
do-birth = Naissance { NAME($a, form: "at") }
do-eat = Manger { NAME($a, form: "object") }
do-starve = Un villageois { NAME($a, form: "at") } meurt de faim
do-unhouse = Un villageois { NAME($a, form: "at") } meurt de froid
do-raise = Faire surgir { $a }
do-ore = Minerai { NAME($a, form: "at") }
do-protect = { $count ->
    [0] Protéger un hexagone…
   *[other] Protéger { $a } avec { NAME($b, form: "object") }
}
do-target = L’île où se trouve { $a }
do-raid = Ils attaquent { $a }
do-repel = Les repousser avec l’idole
do-stand = Garder l’idole
do-deliver = { $count ->
    [0] Livrer du feu…
   *[other] Livrer { NAME($a, form: "object") } et { NAME($b, form: "object") }
}
do-redeploy = Aller { NAME($a, form: "from") } { NAME($b, form: "to") }
do-release = Au fort situé { NAME($a, form: "at") }
do-assault = Attaquer { $a }
do-free = Libérer les prisonniers détenus par { SEAT($a) }
do-chief = Le chef { NAME($a, form: "at") }

question-found = Placez un de vos deux bâtiments de départ sur un hexagone éclairé. Champs et porcheries se bâtissent en forêt, les quais sur le littoral, les enclos en montagne.
question-split = Combien de vos { $villagers } villageois habitent le bâtiment placé en premier ? Les autres habiteront le second.
question-explore = { $left ->
    [1] Encore un déplacement.
   *[other] Encore { $left } déplacements.
} { $can ->
    [stop] Personne ne peut se déplacer : arrêtez-vous.
    [walk] Choisissez qui se déplace, puis vers où : un de vos villageois est là où il ne peut pas rester.
    [embark-walk] Choisissez qui se déplace, puis vers où : un de vos villageois est là où il ne peut pas rester.
   *[other] Choisissez qui se déplace, puis vers où ; ou arrêtez-vous.
}
question-optional = Vos explorateurs sont arrivés. Que font-ils sur place ? Choisissez « Terminé » quand vous n’avez plus rien à y faire.
question-offering = Votre noble est sur un volcan. Choisissez ce que vous donnez aux dieux, une unité à la fois.
question-birth = { $number ->
    [1] Où naît le villageois ?
   *[other] Où naissent les { $number } villageois ?
}
question-meal = { $hungry ->
    [1] Un villageois a faim. Que mange-t-il ?
   *[other] { $hungry } villageois ont faim. Que mangent-ils ?
}
question-starve = { $deaths ->
    [1] Un villageois meurt de faim. Où ?
   *[other] { $deaths } villageois meurent de faim. Où ?
}
question-unhouse = { $deaths ->
    [1] Un villageois n’a pas de grotte et meurt de froid. Où ?
   *[other] { $deaths } villageois n’ont pas de grotte et meurent de froid. Où ?
}
about-explore = Les vôtres se déplacent sur terre et sur mer, puis collectent, construisent, troquent ou font des offrandes. Un cube explore une fois et revient à l’ère suivante ; un cylindre explore deux fois, puis quitte le jeu.
about-develop = Une invention fait produire davantage à un métier. Un cube fait une invention et revient à l’ère suivante ; un cylindre fait les deux, puis quitte le jeu.
about-produce = Un métier tire des biens de ses bâtiments, et de quoi manger à la fin de l’ère. Un cube produit une fois et revient à l’ère suivante ; un cylindre produit deux fois, puis quitte le jeu.
about-cave = Un cube revient à l’ère suivante ; un cylindre quitte le jeu et n’apporte ici rien de plus.
about-walk = Choisissez l’hexagone de départ, celui d’arrivée et qui se déplace.
about-give = Choisissez un dieu, ce qu’il reçoit et d’où cela vient.
question-turn = { $left ->
    [1] Et ensuite ? Encore une action ce tour-ci.
   *[other] Que faire ? { $left } actions ce tour-ci.
}
question-reconquest = Combat pour { $place }. Pour vaincre { $enemies ->
    [1] un conquistador
   *[other] { $enemies } conquistadors
}, il faut autant d’autochtones sur place et autant d’armes. Vous avez là { $natives ->
    [1] un autochtone
   *[other] { $natives } autochtones
} et { $weapons ->
    [0] aucune arme
    [1] une arme
   *[other] { $weapons } armes
}. Que dépensez-vous ?
warning-lost-reconquest = Défaite certaine : { $enemies ->
    [1] un conquistador
   *[other] { $enemies } conquistadors
} contre { $natives ->
    [1] un autochtone
   *[other] { $natives } autochtones
} avec { $weapons ->
    [0] zéro arme
    [1] une arme
   *[other] { $weapons } armes
}. { $natives ->
    [1] Votre autochtone mourra.
   *[other] Vos { $natives } autochtones mourront.
}
question-defence = Deux conquistadors attaquent { $place }. { $spent ->
    [0] Pour les vaincre, les autochtones sur place ({ $natives }) doivent dépenser deux armes.
   *[other] Une arme est déjà dépensée par { SEAT($ally) } ; il en faut encore une.
} Vous avez { $weapons ->
    [0] zéro arme
    [1] une arme
   *[other] { $weapons } armes
}. Que dépensez-vous ?
question-combat-arms = Combat { NAME($place, form: "at") } : il manque encore { $missing ->
    [1] une arme
   *[other] { $missing } armes
}. Que dépensez-vous ?
question-deliver = Donner { $units } unités de feu (fumier, bois, paille) aux voyantes ? Elles prédiront alors l’ère suivante.
question-objective = Gardez un des deux objectifs secrets : il compte à la fin.
question-token = Posez un jeton sur votre objectif : ses points iront à qui l’aura le mieux rempli à la fin.
question-barter = Composez un échange avec { SEAT($partner) }, puis proposez-le.
question-dowry = Nommez les trois unités de la dot avec { SEAT($partner) }, puis proposez-la.

## Le coup lui-même dit cela

event-idol-used = { "" }
event-idol-sold = { "" }
event-cave = Coût : { $loss }.
event-bought = Coût : { $loss }.
event-built = { "" }
event-delivered = { "" }
event-eaten = { "" }
event-taken = { "" }
event-armed = { "" }
event-collected = Cela rapporte { $gain }.
event-production = Cela rapporte { $gain }.

## Groups and numbers

tindaya-group-nobles = { $number ->
    [one] { $number } noble
   *[other] { $number } nobles
}
tindaya-group-villagers = { $number ->
    [one] { $number } villageois
   *[other] { $number } villageois
}
tindaya-conquistadors = { $number ->
    [one] { $number } conquistador
   *[other] { $number } conquistadors
}
tindaya-animals = { $number ->
    [one] { $number } animal
   *[other] { $number } animaux
}
tindaya-canoes = { $number ->
    [one] { $number } pirogue
   *[other] { $number } pirogues
}
tindaya-neutral = { $number ->
    [one] { $number } villageois neutre
   *[other] { $number } villageois neutres
}
tindaya-arms = { $horns ->
    [0] { $obsidian ->
        [0] aucune arme
       *[other] { $obsidian } × obsidienne
    }
   *[other] { $obsidian ->
        [0] { $horns } × corne
       *[other] { $horns } × corne, { $obsidian } × obsidienne
    }
}
tindaya-wall = mur
tindaya-token = jeton Matière première : { $kind }
tindaya-family-wood = bois
tindaya-family-clay = argile
tindaya-family-ore_start = minerai
tindaya-family-ore_volcanic = minerai volcanique
tindaya-letter-forest = F
tindaya-letter-coast = C
tindaya-letter-mountain = M
tindaya-letter-volcano = V
tindaya-token-number = jeton { $number }
tindaya-token-worth = { $token } : { $points }

## The map

tindaya-aim-alliance = Votre but : tous ensemble, garder chaque tribu en vie, apaiser les dieux par des offrandes et remplir la mission avant la fin de l’ère { $eras }.
tindaya-aim-domination = Votre but : le plus de points à la fin de l’ère { $eras }, par les offrandes, les forts repris et les objectifs ; mais tous perdent si l’archipel est perdu.
tindaya-map = L’archipel
tindaya-hexes = Hexagones de l’archipel. Les flèches déplacent, Entrée choisit, N et P vont au choix suivant et précédent, Échap annule un choix. Le point d’interrogation dit ce qui s’y trouve.
tindaya-can = peut être choisi
tindaya-would-be-hit = serait touché par : { $events }
tindaya-within-reach = à portée de : { $events }

## Mount Tindaya

tindaya-radius = rayon { $radius }
tindaya-place = { $kind } : { $filled }/{ $asked } en offrande
tindaya-zones = Zones de danger
tindaya-from-volcano = volcan { $number }
tindaya-from-trench = fosse { $number }
tindaya-era-end = Étapes de la fin de l’ère
tindaya-phase-setup = Mise en place
tindaya-phase-start = Stratégie
tindaya-phase-ships = Stratégie
tindaya-phase-seers = Voyantes
tindaya-phase-objectives = Objectifs
tindaya-phase-turns = Actions
tindaya-phase-births = Naissances
tindaya-phase-food = Nourriture
tindaya-phase-waste = Déchets
tindaya-phase-housing = Logement
tindaya-phase-offerings = Offrandes
tindaya-phase-revelation = Révélation
tindaya-phase-idols = Idoles
tindaya-phase-events = Événements
tindaya-phase-learning = Apprentissage
tindaya-phase-survival = Survie
tindaya-phase-delivery = Feu pour les voyantes
tindaya-phase-maintenance = Entretien
tindaya-phase-treason = Trahison
tindaya-story = Ce qui se passe
tindaya-story-next = Continuer
tindaya-story-skip = Passer
tindaya-story-before = Étape précédente
moves-eat = { $who ->
    [me] mangez
   *[other] mange
} { $loss }
tindaya-eaten = { $who ->
    [me] Vous mangez
   *[other] { $seat } mange
} { $loss }.

## Beside the map

tindaya-beside = Tribus et objectifs
tindaya-tab-aims = Objectifs, marché
tindaya-sheet = { $name } : { $tribe }
tindaya-nobles = Nobles
tindaya-villagers = Villageois
tindaya-housed = Villageois / places dans les grottes
tindaya-cubes = Cubes
tindaya-cylinders = Cylindres
tindaya-idol-count = Idoles
tindaya-is-traitor = Traître
tindaya-has-passed = A passé
tindaya-prison = Prisonniers
tindaya-deposit-wood = Jetons Bois
tindaya-deposit-clay = Jetons Argile
tindaya-deposit-ore = Jetons Minerai
tindaya-waste-pawns = Déchets
tindaya-free-canoe = Pirogue gratuite
tindaya-feeds = nourrit { $number }
tindaya-perishable = périssable
tindaya-unknown-trade = inconnu
tindaya-develop = Développer
tindaya-produce = Produire
tindaya-cave-open = Deux grottes
tindaya-cave-closed = Seconde grotte : { $cost }
tindaya-dig = Ouvrir
tindaya-use = Utiliser
tindaya-sell = Vendre
tindaya-idols-used = Utilisées : { $idols }
tindaya-bought = Achats au marché : { $cards }
tindaya-aims = Objectifs
tindaya-track = Piste de contribution, dans l’ordre de priorité
tindaya-dealt = Objectifs secrets au choix
tindaya-secret = Objectifs secrets
tindaya-hidden = caché
tindaya-market-title = Marché des artisans
tindaya-nature-title = Nature et bâtiments restants

## Barter and dowry

tindaya-deal = Échange
tindaya-deal-begun = L’échange en cours :
tindaya-deal-equal = Les deux côtés donnent autant d’unités.
tindaya-deal-nothing = Mettez des unités des deux côtés, en nombre égal.
tindaya-deal-unequal = Vous donnez { $give } et recevez { $get } : les deux côtés doivent être égaux.
tindaya-deal-exactly = Exactement { $number } unités.
tindaya-deal-short = Exactement { $number } unités ; { $named } choisies.
tindaya-you-give = Vous donnez
tindaya-you-get = { $name } donne
tindaya-less = Moins : { $kind }
tindaya-more = Plus : { $kind }
tindaya-propose = Proposer
tindaya-no-deal = Renoncer
tindaya-proposes = { $name } propose
tindaya-would-get = Vous recevriez
tindaya-would-give = Vous donneriez

## Tribes

tribe-agana = Agana
tribe-agana-about = Quatre déplacements par exploration ; une pirogue gratuite.
tribe-orone = Orone
tribe-orone-about = Maîtres de la mer : 1 sel de plus à chaque production du pêcheur.
tribe-taoro = Taoro
tribe-taoro-about = Maîtres des champs : 1 paille de plus à chaque production du fermier.
tribe-arucas = Arucas
tribe-arucas-about = Les inventions de niveau 2 coûtent 1 unité de moins.
tribe-ecero = Ecero
tribe-ecero-about = Chaque jeton Minerai rapporte 1 obsidienne de plus.
tribe-jandia = Jandia
tribe-jandia-about = Les cartes du marché coûtent 1 unité de moins.
tribe-tedote = Tedote
tribe-tedote-about = Un villageois de plus au départ ; la seconde grotte est ouverte.
tribe-majos = Majos
tribe-majos-about = Une fois par ère, une offrande sans noble ni volcan, avec une unité de plus en cadeau.
tribe-tihuya = Tihuya
tribe-tihuya-about = Une idole au début de chaque ère.
idol-production-about = Une production d’un métier connu.
idol-appeasement-about = La colère d’un dieu baisse ; piochez une idole.
idol-protection-about = Protège un hexagone d’une catastrophe ou d’une attaque.
idol-offering-about = Remplit toutes les places libres d’une même sorte.
idol-movement-about = Une exploration sans marqueur.
idol-relocation-about = Déplace un dieu vers un autre volcan.
idol-fertility-about = Naissances de villageois ou de bétail.
idol-shipwreckers-about = Retire un navire pour cette ère.
idol-raw_materials-about = Défausse un ou deux jetons Matière première.
idol-learning-about = Un noble apprend aussitôt un métier.
idol-contribution-about = Un point à la fin.
idol-cancellation-about = Annule un objectif secret.
idol-clairvoyance-about = Regardez un objectif secret ; les jetons peuvent être échangés.

## Cards


## Options
option-campaign = Quelle partie ?
option-campaign-null = Le jeu complet
option-campaign-null-about = Trois ères avec toutes les règles, selon vos choix ci-dessous. Si vous n’avez jamais joué, commencez par la partie 1.
option-campaign-game_1 = Campagne : partie 1
option-campaign-game_1-about = Pour apprendre, tous ensemble : une ère. Fondez votre village, explorez, produisez ; chaque tribu apprend un métier et le fort est repris. À la fin frappe ce que la voyante a prédit, éruption, tsunami et navires ; les catastrophes des dieux ne viennent qu’aux parties suivantes.
option-campaign-game_2 = Campagne : partie 2
option-campaign-game_2-about = Encore tous ensemble, deux ères. Nouveau : les dieux frappent, les deux voyantes parlent, les villageois ont besoin de grottes et les déchets s’accumulent. Chaque tribu apprend quatre métiers et fait une invention de niveau 2.
option-campaign-game_3 = Campagne : partie 3
option-campaign-game_3-about = Les uns contre les autres, trois ères. Nouveau : les points, les objectifs communs et secrets. La tribu survivante qui a le plus de points gagne, si l’archipel tient.
option-campaign-final_game = Campagne : partie finale
option-campaign-final_game-about = Tous ensemble, trois ères, avec le marché, une mission et toutes les règles.
option-mode = Ensemble ou les uns contre les autres ?
option-mode-alliance = Alliance
option-mode-alliance-about = Tous gagnent ou perdent ensemble.
option-mode-domination = Domination
option-mode-domination-about = La tribu survivante qui a le plus de points gagne, si l’archipel tient. Deux joueurs ou plus.
option-level = Difficulté
option-level-about = Les niveaux difficiles apportent plus de désastres et de plus grandes missions.
option-level-easy = facile
option-level-normal = normal
option-level-hard = difficile
option-layout = Forme de l’océan
option-layout-about = La disposition des îles dans la mer ; les règles restent les mêmes.
option-layout-null = selon le nombre de joueurs
option-layout-tall = haute
option-layout-wide = large
option-layout-compact = compacte
option-dowry = Dot
option-dowry-about = Qui explore peut payer trois unités à une autre tribu : elle perd un villageois, il en gagne un.
option-traitor = Traître
option-traitor-about = En Domination : dans la dernière ère, un joueur peut changer de camp.
option-opt_stationary_actions = Agir sans avoir bougé
option-opt_stationary_actions-about = Les autochtones qui n’ont pas bougé pendant une exploration peuvent aussi y agir.
option-opt_campaign3_objectives = Objectifs dans la partie 3 de la campagne


traitor-jailer-about = Chaque combat gagné fait un prisonnier parmi les vaincus, quatre au plus ; chaque prisonnier abaisse l’objectif d’une unité.
traitor-missionary-about = Chaque combat gagné change un des vaincus en conquistador.
traitor-liberator-about = Chaque combat gagné libère tous les conquistadors que retient une des tribus vaincues.
traitor-emissary-about = Une fois, quand vos marqueurs sont épuisés, vous pouvez déplacer un navire vers une autre fosse.
traitor-leader-about = Un chef mène les conquistadors et doit survivre jusqu’à la fin ; il a une pirogue gratuite.
tindaya-traitor-target = conquistadors sur la carte, et combien il en faut
tindaya-traitor-about = Le traître gagne seul si { $number } conquistadors sont sur la carte à la fin de la dernière ère.
question-traitor-turn = { $can ->
    [end] Il n’y a plus rien à faire : terminez le tour.
    [pass] Il n’y a rien à faire : passez.
    [end-reroute] Déroutez un navire, ou terminez le tour.
    [pass-reroute] Déroutez un navire, ou passez.
   *[other] Déplacez des conquistadors, où qu’ils soient, ou terminez le tour.
} { $left ->
    [1] Encore une action.
   *[other] Encore { $left } actions.
}
tindaya-about-nobles = Les nobles bâtissent, naviguent, font les offrandes, mènent l’attaque des forts et apprennent les métiers. Ils n’ont besoin ni de nourriture ni de grotte.
tindaya-about-housed = Les villageois travaillent dans les bâtiments et doivent être nourris. Ceux qui n’ont pas de place dans les grottes meurent de froid à la fin de l’ère.
tindaya-about-cubes = Les cubes : chacun paie une action et revient à l’ère suivante.
tindaya-about-cylinders = Les cylindres : chacun paie une action double, puis quitte le jeu.
tindaya-about-prison = Les prisonniers : des conquistadors que vous avez vaincus. L’un d’eux peut remplacer n’importe quelle offrande.
tindaya-about-deposit-wood = Les jetons Bois que vous avez collectés. Dans l’Alliance, le nombre de jetons Matière première par tribu est limité.
tindaya-about-deposit-clay = Les jetons Argile que vous avez collectés. Dans l’Alliance, le nombre de jetons Matière première par tribu est limité.
tindaya-about-deposit-ore = Les jetons Minerai que vous avez collectés. Dans l’Alliance, le nombre de jetons Matière première par tribu est limité.
tindaya-about-waste-pawns = Le gaspillage : la nourriture qui a pourri. S’il y en a trop, toutes tribus réunies, Acoran se fâche.
tindaya-about-free-canoe = Une pirogue gratuite : la mettre à l’eau ne coûte pas de bois.
tindaya-about-traitor-target = Les conquistadors sur la carte, et le nombre qu’il en faut au traître.
