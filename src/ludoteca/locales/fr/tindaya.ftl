game-name = Tindaya
game-about = trois ères dans l’archipel des Canaries, face aux dieux et aux conquistadors
ending-doom = La colère d’un dieu a atteint la ruine.
ending-extinct = Une tribu s’est éteinte.
ending-eras = La dernière ère est achevée.

option-mode = mode : Alliance (ensemble) ou Domination (les uns contre les autres)
option-level = niveau de difficulté
option-layout = disposition des tuiles Océan
option-red = nombre de tuiles Océan rouges, pair
option-dowry = variante : dot
option-traitor = variante de Domination : le traître
option-campaign = partie de la campagne d’initiation
option-opt_token_limit_modes = modes où les jetons Matière première sont limités (R1)
option-opt_stationary_actions = les autochtones qui n’ont pas bougé peuvent aussi agir (R11)
option-opt_campaign3_objectives = objectifs dans la partie 3 de la campagne (R29)
option-data = vos propres fichiers de données

question-found = Placez un de vos bâtiments de départ.
question-split = Combien de vos { $villagers } villageois habitent le bâtiment fondé en premier ?
question-neutral = Placez le bâtiment neutre : { NAME($building) }.
question-first-fort = Où les conquistadors bâtissent-ils leur premier fort ?
question-seer = Quelle voyante doit parler ?
question-objective = Gardez un des deux objectifs secrets.
question-token = Choisissez un jeton pour votre objectif secret.
question-turn = À vous : encore { $left ->
    [1] une action
   *[other] { $left } actions
}.
question-traitor-turn = Tour du traître : encore { $left ->
    [1] une action
   *[other] { $left } actions
}.
question-discount = Quelle unité du coût économisez-vous ?
question-slaughter = Combien d’animaux abattez-vous { NAME($place, form: "at") } ?
question-preserve = Combien d’unités conservez-vous ?
question-explore = Explorez : encore { $left ->
    [1] un déplacement
   *[other] { $left } déplacements
}.
question-launch = Où mettez-vous la pirogue à l’eau ?
question-sail = Où va la pirogue partie { NAME($place, form: "from") } ?
question-ashore = Où débarquent-ils ?
question-treason = Vous voici dans un fort : combattre, ou trahir les vôtres ?
question-reconquest = Des armes contre les { $enemies } conquistadors postés { NAME($place, form: "at") } ?
question-optional = Actions facultatives.
question-barter = Composez un échange avec { SEAT($partner) }.
question-barter-answer = { SEAT($proposer) } propose un échange.
question-dowry = Nommez les trois unités de la dot avec { SEAT($partner) }.
question-dowry-answer = { SEAT($proposer) } propose une dot.
question-neutral-dowry = Nommez les trois unités de la dot.
question-part = Quel villageois s’en va ?
question-settle = Où le villageois s’installe-t-il ?
question-offering = Donnez aux dieux, une unité à la fois.
question-devotion = Votre dévotion : donnez aux dieux, une unité à la fois.
question-bonus = Où va l’unité venue de la réserve ?
question-consolation = Prenez une ressource en consolation.
question-take = Prenez une ressource pour l’idole vendue.
question-wall = Où bâtissez-vous le mur ?
question-idol-production = Quel métier produit ?
question-idol-appeasement = Quel dieu apaisez-vous ?
question-idol-offering = Quelles places remplissez-vous ?
question-idol-relocation = Où va le dieu ?
question-idol-fertility = Qu’est-ce qui doit se multiplier ?
question-idol-shipwreckers = Quel navire faites-vous échouer ?
question-idol-raw-materials = Quels jetons Matière première défaussez-vous ?
question-idol-learning = Quel métier apprenez-vous ?
question-idol-cancellation = Quel objectif secret annulez-vous ?
question-idol-clairvoyance = Quel objectif secret regardez-vous ?
question-swap = Échanger son jeton contre un des vôtres ?
question-event-idols = Utiliser une idole avant les événements ?
question-birth = { $number ->
    [1] Où naît le villageois ?
   *[other] Où naissent les { $number } villageois ?
}
question-meal = { $hungry ->
    [1] Un villageois a faim : que mange-t-il ?
   *[other] { $hungry } villageois ont faim : que mangent-ils ?
}
question-starve = { $deaths ->
    [1] Un villageois meurt de faim : où ?
   *[other] { $deaths } villageois meurent de faim : où ?
}
question-unhouse = { $deaths ->
    [1] Un villageois n’a pas de grotte : lequel meurt ?
   *[other] { $deaths } villageois n’ont pas de grotte : lesquels meurent ?
}
question-raise = Choisissez les { $number } derniers hexagones qui sortent de la mer.
question-ore = Choisissez les { $number } dernières montagnes qui reçoivent du minerai.
question-protect = { NAME($card) } : protéger vos hexagones ?
question-target = Des îles sont à égale distance : laquelle est attaquée ?
question-raid = Quel hexagone est attaqué maintenant ?
question-repel = Utiliser une idole de protection { NAME($place, form: "at") } ?
question-treason-repel = Le traître est { NAME($place, form: "at") } : utiliser une idole de protection ?
question-conquest-repel = Des conquistadors entrent { NAME($place, form: "at") } : utiliser une idole de protection ?
question-defence = Des armes pour défendre { $place } : il en manque { $missing } sur 2. Que dépensez-vous ?
question-combat-arms = Des armes pour { $place } : il en manque { $missing }.
question-deliver = Livrer { $units } unités de feu aux voyantes ?
question-redeploy = Conquistadors venus { NAME($place, form: "from") }, encore { $number } : vers quel fort ?
question-scatter = Conquistadors chassés { NAME($place, form: "from") }, encore { $number } : vers quel fort ?
question-release = Vers quel fort va le prisonnier ?
question-assault = Quel combat vient ensuite ?
question-free = De qui libérez-vous les prisonniers ?
question-chief = Dans quel fort se trouve le chef ?
question-march = Les conquistadors avancent : encore { $left ->
    [1] un déplacement
   *[other] { $left } déplacements
}.

event-era = L’ère { $era } commence.
event-prophecy = Tibiabin révèle où frapperont les désastres.
event-catastrophe = { NAME($god) } prépare : { NAME($card) }.
points-reason = { $reason ->
    [exhaust_island] dernier jeton Matière première d’une île
    [exhaust_nature_species] dernier animal de son espèce
    [reconquest_win] fort repris
    [battle_won] attaque repoussée
    [offering] offrandes
    [starved_villager] faim
    [unhoused_villager] sans grotte
    [waste_worst_offender] déchets
    [seer_delivery] feu pour les voyantes
    [monopoly] monopole de jetons Matière première
    [idols] idoles de contribution
    [nobles] nobles en vie
    [common] objectif commun
    [secret] objectif secret
   *[other] { $reason }
}
event-points = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ points-reason }).
event-token-worth = { $token } : { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
} pour qui remplira le mieux cet objectif.
event-deaths = { $seat } : { $nobles ->
    [0] { $villagers ->
        [1] un villageois meurt
       *[other] { $villagers } villageois meurent
    }
   *[other] { $villagers ->
        [0] { $nobles ->
            [1] un noble meurt
           *[other] { $nobles } nobles meurent
        }
       *[other] { $nobles ->
            [1] un noble
           *[other] { $nobles } nobles
        } et { $villagers ->
            [1] un villageois meurent
           *[other] { $villagers } villageois meurent
        }
    }
}.
event-fort = { $number ->
    [0] Un fort se dresse.
    [1] Un fort se dresse, avec un conquistador de plus.
   *[other] Un fort se dresse, avec { $number } conquistadors de plus.
}
event-collected = { $who ->
    [me] Vous collectez
   *[other] { $seat } collecte
} des matières premières ({ $token }) : { $gain }.
event-idol-drawn = { $who ->
    [me] Vous piochez
   *[other] { $seat } pioche
} une idole.
event-idol-used = { $who ->
    [me] Vous utilisez
   *[other] { $seat } utilise
} l’{ NAME($idol) }.
event-idol-sold = { $who ->
    [me] Vous vendez
   *[other] { $seat } vend
} l’{ NAME($idol) }.
event-developed = { $who ->
    [me] Vous faites
   *[other] { $seat } fait
} une invention pour { $loss } : { NAME($invention) }.
event-cave = { $who ->
    [me] Vous ouvrez
   *[other] { $seat } ouvre
} une seconde grotte pour { $loss }.
event-production = Production ({ NAME($trade) }) : { $gain }.
event-bought = { $who ->
    [me] Vous achetez
   *[other] { $seat } achète
} au marché pour { $loss } : { NAME($card) }.
event-built = { $who ->
    [me] Vous construisez
   *[other] { $seat } construit
} { NAME($building, form: "object") }.
event-gathered = { $who ->
    [me] Vous prenez
   *[other] { $seat } prend
} dans la Nature : { $number } × { NAME($animal) }.
event-barter = { $who ->
    [me] Vous donnez
   *[other] { $seat } donne
} { $loss } à { SEAT($partner) } contre { $gain }.
event-learned = { $who ->
    [me] Vous apprenez
   *[other] { $seat } apprend
} un métier : { NAME($trade) }.
event-offering = Offrande à { NAME($god) } : { $number } × { NAME($kind) }.
event-offering-complete = { NAME($god) } : l’offrande est complète, la colère retombe.
event-offering-incomplete = { NAME($god) } : l’offrande est incomplète, la colère monte.
event-hunger = { $seat } mange { $loss } ; { $deaths ->
    [1] un villageois n’a
   *[other] { $deaths } villageois n’ont
} rien à manger.
event-cold = { $seat } : { $deaths ->
    [1] un villageois n’a pas de grotte
   *[other] { $deaths } villageois n’ont pas de grotte
}.
event-delivered = { $who ->
    [me] Vous livrez
   *[other] { $seat } livre
} du feu aux voyantes : { $loss }.
event-eruption = Le volcan { $number } entre en éruption.
event-tsunami = Un tsunami arrive de la fosse { $number }.
event-struck = { NAME($god) } envoie : { NAME($card) }. { $number ->
    [0] Aucun hexagone n’est touché.
    [1] Un hexagone est touché.
   *[other] { $number } hexagones sont touchés.
}
event-ship = Le { NAME($ship) } accoste, venu de la fosse { $trench }.
event-attack-repelled = L’attaque contre { $place } est repoussée.
event-battle-won = Les autochtones tiennent { $place }.
event-battle-lost = Les autochtones perdent { $place }.
event-reconquest-won = { $who ->
    [me] Vous reprenez
   *[other] { $seat } reprend
} { $place }.
event-reconquest-lost = { $who ->
    [me] Vous échouez
   *[other] { $seat } échoue
} à reprendre { $place }.
event-treason = { $who ->
    [me] Vous trahissez
   *[other] { $seat } trahit
} l’archipel : { NAME($card) }.
event-era-end-births = Fin de l’ère : naissances.
event-era-end-food = Fin de l’ère : nourriture.
event-era-end-waste = Fin de l’ère : déchets.
event-era-end-housing = Fin de l’ère : logement.
event-era-end-offerings = Fin de l’ère : offrandes.
event-era-end-revelation = Fin de l’ère : révélation.
event-era-end-events = Fin de l’ère : événements.
event-era-end-learning = Fin de l’ère : apprentissage.
event-era-end-survival = Fin de l’ère : survie.
event-anger = { NAME($god) } en est à « { NAME($space) } », rayon { $radius }.
event-births = { $seat } : { $villagers ->
    [1] un villageois naît
   *[other] { $villagers } villageois naissent
}.
event-litters = Nés dans les porcheries et les enclos : { $animals }.
event-wild-litters = Nés dans la Nature : { $animals }.
event-garrisons = { $number ->
    [1] Un fort reçoit un conquistador de plus.
   *[other] { $number } forts reçoivent chacun un conquistador de plus.
}
event-eaten = { $seat } mange { $loss }.
event-fed = { $seat } : { $villagers ->
    [1] le villageois est nourri
   *[other] les { $villagers } villageois sont nourris
}{ $spoiled ->
    [0] { "" }
    [1] , une ration est perdue
   *[other] , { $spoiled } rations sont perdues
}.
event-waste = { $seat } perd { $loss } ; { $pawns } au dépôt de déchets.
event-survivors = { $seat } : { $nobles ->
    [0] aucun noble
    [1] un noble
   *[other] { $nobles } nobles
} et { $villagers ->
    [0] aucun villageois
    [1] un villageois
   *[other] { $villagers } villageois
} en vie.
event-neutral-deaths = { $villagers ->
    [1] Un villageois neutre meurt
   *[other] { $villagers } villageois neutres meurent
} en { $place }.
event-animals-die = Bêtes mortes en { $place } : { $animals }.
event-animals-freed = Retour à la Nature depuis { $place } : { $animals }.
event-razed = Détruit en { $place } : { NAME($building) }.
event-fort-destroyed = Le fort en { $place } disparaît, avec { $number ->
    [0] personne
    [1] un conquistador
   *[other] { $number } conquistadors
}.
event-tokens-lost = { $number ->
    [1] Un jeton Matière première est perdu.
   *[other] { $number } jetons Matière première sont perdus.
}
event-canoes-sunk = { $number ->
    [1] Une pirogue coule.
   *[other] { $number } pirogues coulent.
}
event-land-rises = { $number ->
    [1] Une montagne sort de la mer.
   *[other] { $number } montagnes sortent de la mer.
}
event-ore-falls = { $number ->
    [1] Du minerai se dépose sur une montagne.
   *[other] Du minerai se dépose sur { $number } montagnes.
}
event-land-sinks = { $number ->
    [1] Un hexagone de terre est englouti.
   *[other] { $number } hexagones de terre sont engloutis.
}
event-armed = { $seat } dépense { $loss }.
event-prisoners = { $seat } : { $number ->
    [1] un prisonnier
   *[other] { $number } prisonniers
}.
event-protected = { $seat } paie { $loss } et protège { $place }.
event-slaughtered = Cela rapporte { $gain }.
event-production-bonus = La tribu ajoute { $gain }.
event-preserved = { $loss } donnent { $gain }.
event-canoe-built = La pirogue coûte { $loss }.
event-taken = { $seat } prend { $gain }.
event-dowry = { $seat } paie une dot à { SEAT($partner) } : { $loss }.
event-neutral-dowry = { $seat } paie une dot en { $place } : { $loss }.
event-tribe-left = Les biens de la tribu disparaissent : { $loss }.
event-game-over = La partie est terminée.

move-found = { $who ->
    [me] fondez
   *[other] fonde
} { NAME($a, form: "object") } { NAME($b, form: "at") }
move-split = { $who ->
    [me] laissez
   *[other] laisse
} { $a } villageois dans le premier bâtiment
move-neutral = { $who ->
    [me] placez
   *[other] place
} { NAME($a, form: "object") } neutre { NAME($b, form: "at") }
move-fort = { $who ->
    [me] placez
   *[other] place
} le fort { NAME($a, form: "at") }
move-seer = { $who ->
    [me] écoutez
   *[other] écoute
} { NAME($a) }
move-objective = { $who ->
    [me] gardez
   *[other] garde
} { $a ->
    [hidden] un objectif secret
   *[other] l’objectif « { NAME($a) } »
}
move-token = { $who ->
    [me] posez
   *[other] pose
} le { NAME($a) } sur l’objectif
move-develop = { $who ->
    [me] développez
   *[other] développe
} un métier ({ NAME($a) }) avec { NAME($b, form: "object") }
move-discount = { $who ->
    [me] économisez
   *[other] économise
} { NAME($a, form: "object") }
move-produce = { $who ->
    [me] produisez
   *[other] produit
} comme { NAME($a) } avec { NAME($b, form: "object") }
move-slaughter = { $b ->
    [0] { $who ->
        [me] n’abattez
       *[other] n’abat
    } aucun animal
   *[other] { $who ->
        [me] abattez
       *[other] abat
    } { $b ->
        [one] { $b } animal
       *[other] { $b } animaux
    }
} { NAME($a, form: "at") }
move-preserve = { $who ->
    [me] conservez
   *[other] conserve
} { $a ->
    [one] { $a } unité
   *[other] { $a } unités
}
move-cave = { $who ->
    [me] ouvrez
   *[other] ouvre
} la seconde grotte avec { NAME($a, form: "object") }
move-explore = { $who ->
    [me] explorez
   *[other] explore
} avec { NAME($a, form: "object") }
move-idol = { $who ->
    [me] utilisez
   *[other] utilise
} l’{ NAME($a) }
move-sell = { $who ->
    [me] vendez
   *[other] vend
} l’{ NAME($a) }
move-take = { $who ->
    [me] prenez
   *[other] prend
} { NAME($a, form: "object") }
move-buy = { $who ->
    [me] achetez
   *[other] achète
} au marché : { NAME($a) }
move-wall = { $who ->
    [me] bâtissez
   *[other] bâtit
} un mur { NAME($a, form: "at") }
move-devotion = { $who ->
    [me] faites
   *[other] fait
} une offrande par dévotion
move-reroute = { $who ->
    [me] envoyez
   *[other] envoie
} le { NAME($a) } vers la fosse { $b }
move-end = { $who ->
    [me] terminez votre
   *[other] termine son
} tour
move-pass = { $who ->
    [me] passez
   *[other] passe
} jusqu’à la fin de l’ère
move-trade = { $who ->
    [me] choisissez
   *[other] choisit
} le métier de { NAME($a) }
move-god = { $who ->
    [me] apaisez
   *[other] apaise
} { NAME($a) }
move-fill = { $who ->
    [me] remplissez
   *[other] remplit
} toutes les places ({ NAME($b) }) pour { NAME($a) }
move-relocate = { $who ->
    [me] déplacez
   *[other] déplace
} { NAME($a) } sur le volcan { $b }
move-fertility = { $who ->
    [me] choisissez
   *[other] choisit
} des naissances : { NAME($a) }
move-wreck = { $who ->
    [me] faites
   *[other] fait
} échouer le { NAME($a) }
move-drop = { $who ->
    [me] défaussez
   *[other] défausse
} un jeton Matière première : { $a }
move-annul = { $who ->
    [me] annulez
   *[other] annule
} un objectif détenu par { SEAT($a) } ({ NAME($b) })
move-look = { $who ->
    [me] regardez
   *[other] regarde
} un objectif détenu par { SEAT($a) } ({ NAME($b) })
move-swap = { $who ->
    [me] l’échangez
   *[other] l’échange
} contre le { NAME($a) }
move-decline = { $who ->
    [me] déclinez
   *[other] décline
}
move-enough = { $who ->
    [me] vous en tenez
   *[other] s’en tient
} là
move-walk = { $who ->
    [me] menez
   *[other] mène
} { $c } { NAME($a, form: "from") } { NAME($b, form: "to") }
move-embark = { $who ->
    [me] embarquez
   *[other] embarque
} { $b } { NAME($a, form: "at") }
move-launch = { $who ->
    [me] mettez
   *[other] met
} une pirogue à l’eau { NAME($a, form: "at") } : { NAME($b) }
move-sail = { $who ->
    [me] naviguez
   *[other] navigue
} jusqu’{ NAME($a, form: "to") }
move-ashore = { $who ->
    [me] débarquez
   *[other] débarque
} { NAME($a, form: "at") }
move-stop = { $who ->
    [me] arrêtez
   *[other] arrête
} d’explorer
move-betray = { $who ->
    [me] trahissez
   *[other] trahit
} l’archipel
move-fight = { $who ->
    [me] combattez
   *[other] combat
}
move-arm = { $who ->
    [me] dépensez
   *[other] dépense
} { $a }
move-collect = { $who ->
    [me] collectez
   *[other] collecte
} les matières premières { NAME($a, form: "at") }
move-barter = { $who ->
    [me] troquez
   *[other] troque
} avec { SEAT($a) }
move-put = { $who ->
    [me] mettez
   *[other] met
} { NAME($a, form: "object") } dans l’échange
move-want = { $who ->
    [me] demandez
   *[other] demande
} { NAME($a, form: "object") }
move-send = { $who ->
    [me] proposez
   *[other] propose
} l’échange
move-cancel = { $who ->
    [me] renoncez
   *[other] renonce
} à l’échange
move-accept = { $who ->
    [me] acceptez
   *[other] accepte
}
move-refuse = { $who ->
    [me] refusez
   *[other] refuse
}
move-offer = { $who ->
    [me] faites
   *[other] fait
} une offrande { NAME($a, form: "at") }
move-give = { $who ->
    [me] donnez
   *[other] donne
} { NAME($b, form: "object") } à { NAME($a) } ({ NAME($c) })
move-finish = { $who ->
    [me] terminez
   *[other] termine
} l’offrande
move-bonus = { $who ->
    [me] ajoutez
   *[other] ajoute
} { NAME($b, form: "object") } pour { NAME($a) }
move-build = { $who ->
    [me] construisez
   *[other] construit
} { NAME($a, form: "object") } { NAME($b, form: "at") }
move-gather = { $who ->
    [me] rassemblez
   *[other] rassemble
} { $b ->
    [1] un animal
   *[other] { $b } animaux
} { NAME($a, form: "at") }
move-dowry = { $count ->
    [1] { $who ->
        [me] payez
       *[other] paie
    } une dot { NAME($a, form: "at") }
   *[other] { $who ->
        [me] proposez
       *[other] propose
    } une dot à { SEAT($a) }, { NAME($b, form: "told") }
}
move-part = { $who ->
    [me] laissez
   *[other] laisse
} partir un villageois { NAME($a, form: "from") }
move-settle = { $who ->
    [me] installez
   *[other] installe
} un villageois { NAME($a, form: "at") }
move-done = { $who ->
    [me] avez
   *[other] a
} terminé
move-birth = { $who ->
    [me] choisissez
   *[other] choisit
} { $a } pour une naissance
move-eat = { $who ->
    [me] mangez
   *[other] mange
} { NAME($a, form: "object") }
move-starve = { $who ->
    [me] laissez
   *[other] laisse
} un villageois mourir de faim { NAME($a, form: "at") }
move-unhouse = { $who ->
    [me] laissez
   *[other] laisse
} un villageois mourir de froid { NAME($a, form: "at") }
move-raise = { $who ->
    [me] faites
   *[other] fait
} surgir { $a } de la mer
move-ore = { $who ->
    [me] placez
   *[other] place
} du minerai { NAME($a, form: "at") }
move-protect = { $who ->
    [me] protégez
   *[other] protège
} { $a } avec { NAME($b, form: "object") }
move-target = { $who ->
    [me] envoyez
   *[other] envoie
} le navire vers l’île où se trouve { $a }
move-raid = { $who ->
    [me] choisissez
   *[other] choisit
} ce qui est attaqué : { $a }
move-repel = { $who ->
    [me] les repoussez
   *[other] les repousse
} avec une idole
move-stand = { $who ->
    [me] gardez votre
   *[other] garde son
} idole
move-deliver = { $who ->
    [me] livrez
   *[other] livre
} aux voyantes { NAME($a, form: "object") } et { NAME($b, form: "object") }
move-redeploy = { $who ->
    [me] déplacez
   *[other] déplace
} un conquistador { NAME($a, form: "from") } { NAME($b, form: "to") }
move-release = { $who ->
    [me] placez
   *[other] place
} un prisonnier dans le fort { NAME($a, form: "at") }
move-assault = { $who ->
    [me] attaquez
   *[other] attaque
} { $a }
move-free = { $who ->
    [me] libérez
   *[other] libère
} les prisonniers détenus par { SEAT($a) }
move-chief = { $who ->
    [me] placez
   *[other] place
} le chef { NAME($a, form: "at") }

refusal-not-your-building = Ce bâtiment n’est pas à placer : { NAME($building) }.
refusal-hex-taken = { $place } porte déjà un bâtiment ou un fort.
refusal-wrong-terrain = Mauvais terrain { NAME($place, form: "at") } pour { NAME($building, form: "object") }.
refusal-too-many-villagers = Vous avez { $villagers } villageois à placer.
refusal-fort-elsewhere = Le fort ne peut pas être { NAME($place, form: "at") } ; il lui faut ce terrain, sur l’île tirée : { NAME($terrain) }.
refusal-other-building-first = D’abord : { NAME($building) }.
refusal-not-on-that-island = L’île tirée n’a pas cet hexagone libre : { $place }.
refusal-objective-not-dealt = L’objectif « { NAME($objective) } » ne vous a pas été distribué.
refusal-token-gone = Le { NAME($token) } n’est plus disponible.
refusal-act-or-pass = Vous avez déjà agi : terminez votre tour ; on ne passe que si l’on n’a rien fait.
refusal-act-first = Faites d’abord une action, ou passez.
refusal-no-marker = Il ne vous reste pas de { NAME($marker) }.
refusal-one-explore = Une seule exploration par tour.
refusal-no-cave = Il n’y a pas de seconde grotte dans cette partie.
refusal-cave-built = La seconde grotte est déjà ouverte.
refusal-cannot-pay = Vous ne pouvez pas payer cela : { NAME($item) }.
refusal-trade-unknown = Votre tribu ne connaît pas le métier de { NAME($trade) }.
refusal-space-taken = La case du { NAME($trade) } est occupée pour cette ère.
refusal-all-developed = Les deux inventions du { NAME($trade) } sont déjà faites.
refusal-nothing-to-produce = Vous ne contrôlez aucun bâtiment du { NAME($trade) } et n’avez rien à conserver.
refusal-not-in-hand = Vous n’avez pas l’{ NAME($idol) } en main.
refusal-not-an-action-idol = L’{ NAME($idol) } ne s’utilise pas comme action.
refusal-no-use-now = L’{ NAME($idol) } ne sert à rien pour l’instant.
refusal-no-such-card = Le marché n’a pas cette carte : { NAME($card) }.
refusal-card-gone = Cette carte est déjà achetée : { NAME($card) }.
refusal-no-market = Il n’y a pas de marché dans cette partie.
refusal-no-place-for-wall = Vous n’occupez aucun hexagone où bâtir un mur.
refusal-no-wall-here = On ne peut pas bâtir de mur { NAME($place, form: "at") }.
refusal-not-this-tribe = Votre tribu n’a pas cette capacité.
refusal-once-per-era = Une seule fois par ère.
refusal-nothing-to-give = Vous n’avez rien à donner.
refusal-rest-not-payable = Même en économisant { NAME($resource, form: "object") }, vous ne pouvez pas payer le reste.
refusal-not-in-cost = Cela ne fait pas partie du coût : { NAME($resource) }.
refusal-other-hex-first = Commencez par { $place }.
refusal-too-many-animals = { $animals } animaux au plus.
refusal-not-enough-goods = Vous n’avez pas autant d’unités à conserver.
refusal-villagers-not-at-home = Un de vos villageois se trouve là où il ne peut pas rester.
refusal-no-such-group = Ce groupe ne peut pas partir { NAME($place, form: "from") }.
refusal-noble-needed = Le groupe a besoin d’un noble.
refusal-canoe-full = Une pirogue porte { $most } autochtones.
refusal-no-canoe = Il n’y a pas de pirogue pour { $place }, ni moyen d’en avoir une.
refusal-no-legal-end = Des villageois ne pourraient plus atteindre un lieu où rester.
refusal-not-adjacent-land = { $place } n’est pas une terre voisine.
refusal-not-adjacent-sea = { $place } n’est pas une mer voisine.
refusal-held-by-others = Des villageois d’une autre tribu tiennent { $place }.
refusal-no-wood = Vous n’avez pas de bois pour une pirogue.
refusal-no-gift = Vous n’avez pas de pirogue gratuite.
refusal-canoe-of-the-chief = La pirogue gratuite est celle du chef : seul un équipage dont il fait partie peut s’en servir.
refusal-no-landing = En partant { NAME($place, form: "from") }, personne ne pourrait débarquer.
refusal-no-straight-line = { $place } n’est pas en ligne droite sur la mer libre.
refusal-weapons-short = Vous n’avez pas ces armes.
refusal-too-many-weapons = { $most } armes au plus ici.
refusal-nobody-explored = Aucun des vôtres n’est allé { NAME($place, form: "at") }.
refusal-no-token = Il n’y a pas de jeton Matière première { NAME($place, form: "at") }.
refusal-token-limit = Vous avez déjà { $limit } jetons Matière première, le maximum.
refusal-last-token = C’est le dernier jeton Matière première de l’île.
refusal-no-such-building = Ce bâtiment n’existe pas : { NAME($building) }.
refusal-no-noble-explored = Aucun de vos nobles n’est allé { NAME($place, form: "at") }.
refusal-token-first = Collectez d’abord le jeton Matière première { NAME($place, form: "at") }.
refusal-no-tile-left = Il n’y en a plus en réserve : { NAME($building) }.
refusal-villagers-in-the-way = Des villageois { NAME($place, form: "at") } gênent.
refusal-no-livestock-building = Il n’y a ni porcherie ni enclos { NAME($place, form: "at") }.
refusal-not-empty = Il y a déjà des animaux { NAME($place, form: "at") }.
refusal-last-animal = Le dernier animal d’une espèce reste dans la Nature.
refusal-no-volcano = { $place } n’est pas un volcan.
refusal-no-neutral-dowry = Pas de dot à payer { NAME($place, form: "at") }.
refusal-no-barter-alone = Il n’y a personne avec qui troquer.
refusal-no-dowry = Cette partie se joue sans dot.
refusal-explorer-pays = C’est celui qui a exploré qui paie la dot ; personne ne peut vous la payer maintenant.
refusal-no-partner = { $seat } ne rencontre aucun de vos explorateurs.
refusal-too-many-proposals = Vous avez fait assez de propositions pendant cette exploration : { $seat }.
refusal-nothing-to-barter = Chacun doit posséder quelque chose.
refusal-equal-numbers = Chaque côté donne le même nombre d’unités.
refusal-no-more-puts = On ne peut plus rien ajouter.
refusal-no-such-resource = Cette ressource n’existe pas : { NAME($resource) }.
refusal-not-in-stock = Il n’y en a pas en stock : { NAME($resource) }.
refusal-out-of-order = { NAME($resource) } : ce n’est pas dans l’ordre, ou il en manquerait { $missing } ensuite.
refusal-no-villager-in-reserve = { $seat } n’a plus de villageois en réserve.
refusal-last-native = Le dernier noble et le dernier villageois d’une tribu ne peuvent partir.
refusal-dowry-units = Une dot compte { $units } unités de celui qui paie.
refusal-nobody-there = Il n’y a personne qui convienne { NAME($place, form: "at") }.
refusal-villager-may-not-end = Un de vos villageois ne peut rester { NAME($place, form: "at") }.
refusal-settle-elsewhere = Le villageois ne peut s’installer { NAME($place, form: "at") }.
refusal-no-such-god = Ce dieu n’existe pas : { NAME($god) }.
refusal-not-asked-for = { NAME($god) } ne demande pas cela dans cette ère : { NAME($kind) }.
refusal-no-free-place = { NAME($god) } n’a plus de place libre pour { NAME($kind, form: "object") }.
refusal-not-your-animal = Vous ne pouvez pas prendre d’animal { NAME($place, form: "at") }.
refusal-no-prisoner = Vous n’avez pas de prisonnier.
refusal-give-first = Donnez d’abord au moins une unité.
refusal-no-such-choice = Ce choix n’existe pas maintenant.
refusal-cannot-produce = Ce métier ne peut produire maintenant.
refusal-no-place-to-fill = Il n’y a pas de place libre de ce genre.
refusal-no-birth = Cela ne donnerait aucune naissance.
refusal-no-such-ship = Ce navire n’est pas sur la carte.
refusal-no-such-token = Vous ne pouvez pas défausser ce jeton maintenant.
refusal-cannot-learn = Aucun de vos nobles ne peut apprendre ce métier maintenant.
refusal-no-such-objective = Cet objectif secret n’existe pas.
refusal-not-your-token = Le { NAME($token) } n’est pas sur un de vos objectifs.
refusal-no-such-idol = L’{ NAME($idol) } ne peut pas être utilisée maintenant.
refusal-hex-out-of-order = { $place } n’est pas dans l’ordre croissant des hexagones.
refusal-no-birth-here = Il n’y a pas de naissance { NAME($place, form: "at") }.
refusal-not-food = Cela ne se mange pas : { NAME($resource) }.
refusal-would-starve = Mangez d’abord de plus petites portions : après { NAME($resource, form: "object") }, le reste ne nourrirait pas tout le monde.
refusal-cannot-deliver = Vous ne pouvez pas livrer ces { $units } unités.
refusal-not-in-ring = L’anneau concerné ne comprend pas { $place }.
refusal-not-hit = Rien ne frappe { $place }, ou une protection s’y trouve déjà.
refusal-not-occupied = Vous n’occupez pas { $place }.
refusal-no-such-protection = On ne protège pas un hexagone ainsi : { NAME($means) }.
refusal-not-nearest = L’île où se trouve { $place } n’est pas visée.
refusal-not-a-target = Personne n’attaque { $place }.
refusal-no-such-fort = On ne peut pas choisir de fort { NAME($place, form: "at") }.
refusal-no-combat-here = Pas de combat { NAME($place, form: "at") }.
refusal-cannot-reroute = Seul l’émissaire peut déplacer un navire, une seule fois et quand son dépôt est vide.
refusal-not-on-volcano = Les conquistadors ne restent pas sur un volcan.
refusal-may-not-enter = Les conquistadors ne peuvent entrer { NAME($place, form: "at") } maintenant.
refusal-not-beaten = { $seat } n’est pas parmi les vaincus, ou n’a pas de prisonniers.
refusal-option-text = La valeur de cette option est un nom.
refusal-red-tiles-even = Le nombre de tuiles rouges doit être pair.
refusal-red-tiles = { $red } tuiles rouges ne conviennent pas ; il en faut un nombre pair, { $most } au plus.
refusal-red-tiles-differ = Le plateau doit avoir { $red } tuiles rouges.
refusal-modes-list = Une liste de modes, dans cet ordre : { $allowed }.
refusal-domination-needs-two = La Domination se joue à deux au moins.
refusal-traitor-needs-domination = Le traître va avec la Domination.
refusal-campaign-fixes = La partie { $campaign } de la campagne fixe l’option { $option }.
refusal-data-file = Il n’y a pas de fichier de données { $file } ; il y a : { $allowed }.
refusal-data-field = Le fichier { $file } n’a pas de bon « { $field } ».
refusal-data-reference = Le fichier { $file } nomme { $name }, qui n’existe pas.
refusal-idol-without-wall = Selon le fichier { $file }, une seule chose protège de { $card }, le mur ou l’idole ; ce doit être les deux ou aucun.
refusal-board-field = Le plateau n’a pas de bon « { $field } ».
refusal-wreck-open = La demi-épave { NAME($place, form: "at") } ne fait face à aucune autre.
refusal-volcanoes-touch = Le volcan { NAME($place, form: "at") } en touche un autre.
refusal-terrain-off-sea = { $place } n’est pas une mer que le terrain puisse couvrir.
refusal-terrain-count = La carte de mise en place demande { $count } × { NAME($terrain) }.
refusal-island-volcanoes = L’île où se trouve { $place } a { $count } volcans au lieu d’un.
refusal-island-terrain = Il manque un type de terrain à l’île où se trouve { $place }.
refusal-no-tiling = Aucun arrangement de ces tuiles Océan ne convient.
refusal-no-board = Aucun plateau possible avec ces tuiles.
refusal-terrain-too-much = Les îles ne peuvent porter autant de terrain.

## Ce que signifie un coup

means-pays = { NAME($what) } −{ $units }
means-gets = { NAME($what) } +{ $units }
means-price = Prix : { $units } { NAME($what) }
means-saves = Unités du prix que vous ne payez pas : { $units }
means-prisoners = Prisonniers : +{ $number }
means-prisoners-fewer = Prisonniers : −{ $number }
means-animals-more = { NAME($animal) } : +{ $number }
means-animals-fewer = { NAME($animal) } : −{ $number }, reste { $left }
means-die = { $nobles ->
    [0] Vos villageois qui meurent : { $villagers }
   *[other] { $villagers ->
        [0] Vos nobles qui meurent : { $nobles }
       *[other] Les vôtres qui meurent : villageois { $villagers }, nobles { $nobles }
    }
}
means-die-of-hunger = Vos villageois qui meurent de faim : { $deaths }
means-die-of-cold = Vos villageois sans grotte qui meurent de froid : { $deaths }
means-villagers-more = Villageois : +{ $villagers }
means-villagers-fewer = Villageois : −{ $villagers }
means-others-die = Morts chez { $seat } : { $natives }
means-holds = Vous contrôlez ce bâtiment : { NAME($building) }
means-holds-no-more = Vous ne contrôlez plus ce bâtiment : { NAME($building) }
means-conquistadors-more = Conquistadors sur la carte : +{ $conquistadors }
means-cube = Cube : une fois, et il revient à l’ère suivante. Cubes restants : { $left }
means-cylinder = Cylindre : deux fois, et il quitte le jeu. Cylindres restants : { $left }
means-trade-learned = Votre tribu apprend un métier : { NAME($trade) }
means-invention = Invention : { NAME($invention) }, et un cylindre de plus
means-yields-villager = Désormais, { NAME($what) } : 1 par villageois au travail
means-yields-building = Désormais, { NAME($what) } : 1 par bâtiment
means-yields-goat_alive = Désormais, { NAME($what) } : 1 par chèvre vivante
means-yields-slaughter = Désormais, { NAME($what) } : 1 par animal abattu
means-preserves = Désormais ce qui se gâterait peut être conservé : { NAME($what) } → { NAME($product) }
means-cave-built = Les grottes abritent { $villagers } villageois à la fin d’une ère
means-idols = Idoles piochées : { $number }
means-points = Points : { $points }
means-points-other = { $seat }, points : { $points }
means-offered = Carte ({ NAME($god) }) : { $number } de plus, encore { $free } à remplir
means-calmer = { NAME($god) } s’apaise : rayon de sa colère { $radius }
means-angrier = { NAME($god) } s’irrite : rayon de sa colère { $radius }
means-in-danger = Les vôtres menacés par les événements à venir : { $people }
means-less-danger = Les vôtres encore menacés par les événements à venir : { $people }
means-era-ends = L’ère se termine
means-game-won = La partie se termine : vous gagnez
means-game-lost = La partie se termine : vous perdez
means-founds = { NAME($building) }. Métier de vos villageois sur place : { NAME($trade) }
means-animals-alone = Plus personne ne reste avec eux, ils retournent à la Nature : { $number } × { NAME($animal) }
means-animals-later = Deux animaux y vivront : { NAME($animal) }
means-splits = Villageois : { NAME($first) } { $here }, { NAME($second) } { $there }
means-births = À deux dans un bâtiment, ils ont un enfant à chaque ère. Bâtiments ainsi peuplés : { $births }
means-no-births = Nulle part ils ne sont deux : pas d’enfant
means-idle-building = Sans villageois, personne n’y travaille : { NAME($building) }
means-seer-tibiabin = Elle dit où frappent les désastres de cette ère
means-seer-tamonante = Elle dit ce que font les catastrophes de cette ère
means-token-gain = Points à la fin pour qui remplit le mieux votre objectif : { $points }
means-token-loss = Points à la fin pour qui remplit le mieux votre objectif : −{ $points }
means-explores = Jusqu’à { $moves } déplacements, puis collecte, construction, échange ou offrandes
means-idol = { $effect ->
    [produce_as_cube] Une production d’un métier connu
    [anger_minus_1_and_draw] Un dieu s’apaise, et vous piochez une autre idole
    [complete_one_type] Remplit toutes les places libres d’une sorte sur la carte d’un dieu
    [explore_as_cube] Une exploration sans marqueur
    [move_god_standee] Déplace un dieu vers un autre volcan
    [reproduce_villagers_or_livestock] Des naissances tout de suite, chez vos villageois ou vos animaux
    [remove_ship] Un navire reste au loin cette ère
    [remove_up_to_2_tokens] Vous défaussez un ou deux jetons Matière première
    [learn_trade_now] Un noble apprend un métier tout de suite
    [discard_secret_objective] Annule un objectif secret
    [see_objective_swap_token] Vous regardez un objectif secret et pouvez échanger les jetons
   *[other] Vous utilisez l’idole
}
means-idol-spent = L’idole est utilisée et reste visible
means-market-capacity = Vos récipients contiennent tout : les denrées non périssables ne débordent plus
means-market-wall = Un mur à placer tout de suite : il arrête les attaques et bien des catastrophes
means-market-idol = Vous piochez une idole
means-works = Bâtiments au travail : { $buildings }, villageois dedans : { $villagers }
means-passes = Plus de tour pour vous dans cette ère
means-markers-unused = Inutilisés : cubes { $cubes }, cylindres { $cylinders }
means-will-starve = En l’état, villageois morts de faim à la fin de l’ère : { $deaths } (rations { $rations } pour { $villagers })
means-will-die = En l’état, les vôtres qui mourront dans { $event ->
    [eruption] l’éruption
   *[tsunami] le tsunami
} : { $people }
means-dies-out = { $mode ->
    [domination] Il ne vous resterait aucun villageois : votre tribu serait éliminée
   *[alliance] Il ne vous resterait aucun villageois : la partie serait perdue pour tous
}
means-conditions-open = C’est la dernière ère. Conditions pas encore remplies : { $number } sur { $conditions }
means-will-eat = De quoi manger à la fin de l’ère : rations { $rations } pour { $villagers } villageois
means-will-freeze = En l’état, villageois sans grotte morts de froid : { $deaths } (vos grottes en abritent { $housed })
means-keeps-fresh = Les denrées non périssables ne se gâtent pas
means-preserves-nothing = Vous ne conservez rien
means-herd-breeds = Restent sur place : { $left } ; à deux ou plus, ils ont un petit à la fin de l’ère
means-herd-ends = Restent sur place : { $left } ; trop peu pour avoir des petits
means-appeases = { NAME($god) } s’apaise d’un cran
means-fills = Remplit toutes les places de la carte ({ NAME($god) }) pour ceci, depuis la réserve : { NAME($what) }
means-fertility-villagers = Un enfant dans chacun de vos bâtiments à deux villageois
means-fertility-livestock = Un petit dans chacun de vos bâtiments à deux animaux
means-moves-left = Déplacements restants ensuite : { $moves }
means-marches = Conquistadors en marche : { $conquistadors }
means-lost-reconquest = Conquistadors { $enemies }, vos armes { $weapons } : tous les vôtres sur place meurent ({ $natives })
means-fight = Un combat : conquistadors { $enemies }, les vôtres { $natives }, vos armes { $weapons }. Il faut autant de monde et d’armes qu’eux
means-wins-fort = Vous prenez le fort ; prisonniers : { $enemies }
means-token-there-wood = Un jeton Bois s’y trouve
means-token-there-clay = Un jeton Argile s’y trouve
means-token-there-ore_start = Un jeton Minerai s’y trouve
means-token-there-ore_volcanic = Un jeton volcanique s’y trouve
means-launch-canoe = La pirogue est déjà là
means-launch-wood = Une nouvelle pirogue pour 1 bois ; elle reste sur la carte pour tous
means-launch-gift = Une pirogue de votre tribu, gratuite
means-repels = Assez d’armes : l’attaque est repoussée et les assaillants sont faits prisonniers
means-still-missing = Armes qui manquent encore : { $missing }. Si personne n’en fournit, tous ceux qui sont là meurent
means-arms = Armes dépensées : { $weapons }
means-attacked = Conquistadors qui attaquent : { $enemies }
means-wall-holds = Le mur tient : l’attaque échoue
means-defends = { $who ->
    [me] Les vôtres sur place : { $natives }, vos armes : { $weapons }
   *[other] Autochtones ({ $seat }) sur place : { $natives }, armes : { $weapons }
}
means-attacks-island = Tous les bâtiments de l’île sont attaqués
means-lives-there = { $who ->
    [me] Les vôtres sur place : { $natives }
   *[other] Autochtones ({ $seat }) sur place : { $natives }
}
means-collects-wood = Vous retournez le jeton Bois
means-collects-clay = Vous retournez le jeton Argile
means-collects-ore_start = Vous retournez le jeton Minerai
means-collects-ore_volcanic = Vous retournez le jeton volcanique
means-puts = Vous donneriez : { NAME($what) }
means-wants = Vous recevriez : { NAME($what) }
means-barters = Vous proposez un échange à { $seat } : autant d’unités contre autant
means-dowry-pays = Vous payez { $units } unités, un villageois ({ $seat }) vous rejoint
means-dowry-receives = { $seat } vous paie { $units } unités, un de vos villageois s’en va
means-dowry-neutral = Vous payez { $units } unités, le villageois neutre vous rejoint
means-feeds = Nourrit { $fed } ; ont encore faim ensuite : { $hungry }
means-leftovers = Rations en trop, qui se gâtent : { $rations }
means-villagers-there = Villageois sur place ensuite : { $villagers }
means-protects = Cet hexagone est épargné ; prix : { NAME($means) }
means-delivers = Les voyantes parlent au début de l’ère suivante
means-do-embark = Ils montent en pirogue ; vous choisirez d’où elle part
means-do-sail = La pirogue va en ligne droite et y reste
means-do-ashore = Tous ceux de la pirogue débarquent ici
means-do-stop = Plus de déplacement dans cette exploration
means-do-done = Plus d’action dans cette exploration
means-do-end = Votre tour se termine ; vous en aurez un autre dans cette ère
means-do-sell = L’idole s’en va ; vous prenez en échange une unité de n’importe quelle ressource
means-do-devotion = Une offrande sans noble ni volcan, et des unités de la réserve en plus
means-do-send = Votre partenaire accepte ou refuse
means-do-cancel = Rien n’est échangé
means-do-accept = L’échange a lieu
means-do-refuse = Rien n’est échangé
means-do-offer = Vous donnez aux dieux ce que demandent leurs cartes
means-do-finish = Vous ne donnez plus rien
means-do-objective = Vous gardez celui-ci en secret ; l’autre est défaussé
means-do-reroute = Le navire part d’une autre fosse
means-do-wreck = Le navire reste au loin cette ère
means-do-drop = Le jeton Matière première quitte le jeu
means-do-annul = Cet objectif ne rapporte plus de points à personne
means-do-look = Vous voyez l’objectif ; son propriétaire le sait
means-do-swap = Les deux jetons changent de place
means-do-decline = Vous n’y changez rien
means-do-enough = Vous ne faites rien de plus ici
means-do-repel = L’idole de protection repousse l’attaque et elle est utilisée
means-do-stand = Vous gardez l’idole et combattez avec des armes
means-do-redeploy = Un conquistador rejoint ce fort
means-do-release = Un prisonnier rejoint ce fort
means-do-assault = Ce combat vient ensuite
means-do-free = Les prisonniers de cette tribu sont de nouveau à vous
means-do-chief = Le chef rejoint ce fort ; il doit rester en vie
means-do-betray = Vous rejoignez les conquistadors : votre tribu, ses biens et ses points quittent le jeu
means-do-fight = Vous combattez pour le fort
means-do-raise = Une terre surgit ici
means-do-ore = Un jeton volcanique est posé ici
means-do-neutral = Il n’est à personne ; une dot gagne son villageois
means-do-fort = Les conquistadors débarquent ici ; leurs forts croissent à chaque ère
means-do-wall = Il arrête ici les attaques et bien des catastrophes
means-do-relocate = Le dieu frappe autour de ce volcan
means-do-give = Remplit une place de la carte du dieu
means-do-bonus = Remplit une place depuis la réserve
means-do-part = Le villageois quitte ce lieu
means-do-settle = Le villageois s’installe ici
means-do-build = Un bâtiment gratuit ; un villageois sur place le contrôle
means-do-gather = Les animaux passent de la Nature dans ce bâtiment
means-do-discount = Cette unité n’est pas à payer
## Conseils : après « Ce coup » ou « Il »

reason-villagers = garde en vie environ { $count ->
    [1] un villageois
   *[other] { $count } villageois
} de plus
lack-villagers = garde en vie environ { $count ->
    [1] un villageois
   *[other] { $count } villageois
} de moins
reason-nobles = garde en vie environ { $count ->
    [1] un noble
   *[other] { $count } nobles
} de plus
lack-nobles = garde en vie environ { $count ->
    [1] un noble
   *[other] { $count } nobles
} de moins
reason-survival = rend plus probable que villageois et nobles survivent à l’ère
lack-survival = rend moins probable que villageois et nobles survivent à l’ère
reason-homes = donne aux villageois environ { $count ->
    [1] un bâtiment
   *[other] { $count } bâtiments
} de plus
lack-homes = donne aux villageois environ { $count ->
    [1] un bâtiment
   *[other] { $count } bâtiments
} de moins
reason-pairs = prépare environ { $count ->
    [1] une naissance
   *[other] { $count } naissances
} de plus pour l’ère suivante
lack-pairs = prépare environ { $count ->
    [1] une naissance
   *[other] { $count } naissances
} de moins pour l’ère suivante
reason-animals = donne environ { $count ->
    [1] un animal
   *[other] { $count } animaux
} de plus
lack-animals = donne environ { $count ->
    [1] un animal
   *[other] { $count } animaux
} de moins
reason-trade = permet d’apprendre un métier ({ $places })
lack-trade = n’aide pas à apprendre un métier ({ $places })
reason-invention = rend possible une invention ({ $places })
lack-invention = ne mène pas à une invention ({ $places })
reason-cave = rend possible une seconde grotte
lack-cave = ne mène pas à une seconde grotte
reason-idols = apporte environ { $count ->
    [1] une idole
   *[other] { $count } idoles
} de plus
lack-idols = apporte environ { $count ->
    [1] une idole
   *[other] { $count } idoles
} de moins
reason-prisoners = apporte environ { $count ->
    [1] un prisonnier
   *[other] { $count } prisonniers
} de plus
lack-prisoners = apporte environ { $count ->
    [1] un prisonnier
   *[other] { $count } prisonniers
} de moins
reason-cylinders = garde environ { $count ->
    [1] un cylindre
   *[other] { $count } cylindres
} de plus
lack-cylinders = garde environ { $count ->
    [1] un cylindre
   *[other] { $count } cylindres
} de moins
reason-weapons = laisse environ { $count ->
    [1] une arme
   *[other] { $count } armes
} de plus
lack-weapons = laisse environ { $count ->
    [1] une arme
   *[other] { $count } armes
} de moins
reason-wood = laisse environ { $count ->
    [1] une unité de bois
   *[other] { $count } unités de bois
} de plus pour les pirogues
lack-wood = laisse environ { $count ->
    [1] une unité de bois
   *[other] { $count } unités de bois
} de moins pour les pirogues
reason-fire = laisse environ { $count ->
    [1] une unité
   *[other] { $count } unités
} de plus à brûler pour les voyantes
lack-fire = laisse environ { $count ->
    [1] une unité
   *[other] { $count } unités
} de moins à brûler pour les voyantes
reason-raw = laisse environ { $count ->
    [1] une unité d’argile ou de pierre
   *[other] { $count } unités d’argile ou de pierre
} de plus
lack-raw = laisse environ { $count ->
    [1] une unité d’argile ou de pierre
   *[other] { $count } unités d’argile ou de pierre
} de moins
reason-goods = laisse environ { $count ->
    [1] une unité
   *[other] { $count } unités
} de plus qui ne se gâte pas
lack-goods = laisse environ { $count ->
    [1] une unité
   *[other] { $count } unités
} de moins qui ne se gâte pas
reason-larder = met de côté environ { $count ->
    [1] une ration
   *[other] { $count } rations
} de plus pour l’ère suivante
lack-larder = met de côté environ { $count ->
    [1] une ration
   *[other] { $count } rations
} de moins pour l’ère suivante
reason-famine = nourrit environ { $count ->
    [1] un villageois
   *[other] { $count } villageois
} de plus dans l’ère suivante
lack-famine = nourrit environ { $count ->
    [1] un villageois
   *[other] { $count } villageois
} de moins dans l’ère suivante
reason-seers = apporte assez de feu pour écouter { $have ->
    [1] une voyante
   *[other] { $have } voyantes
} dans l’ère suivante au lieu de { $than }
lack-seers = apporte de quoi écouter { $than ->
    [0] zéro voyante
    [1] une voyante
   *[other] { $than } voyantes
} dans l’ère suivante au lieu de { $have }
reason-anger = garde plus basse la colère de ce dieu ({ $places }, { $have } au lieu de { $than })
lack-anger = laisse monter la colère de ce dieu ({ $places }, { $than } au lieu de { $have })
reason-gifts = donne davantage à ce dieu ({ $places })
lack-gifts = donne moins à ce dieu ({ $places })
reason-conquistadors = laisse sur la carte environ { $count ->
    [1] un conquistador
   *[other] { $count } conquistadors
} de moins
lack-conquistadors = laisse sur la carte environ { $count ->
    [1] un conquistador
   *[other] { $count } conquistadors
} de plus
reason-traitor = met pour vous environ { $count ->
    [1] un conquistador
   *[other] { $count } conquistadors
} de plus sur la carte
lack-traitor = met pour vous environ { $count ->
    [1] un conquistador
   *[other] { $count } conquistadors
} de moins sur la carte
reason-doom = écarte la ruine qu’un dieu en colère apporte
lack-doom = n’écarte pas la ruine qu’un dieu en colère apporte
reason-control = rend le contrôle de l’archipel plus sûr ({ $have } % contre { $than } %)
lack-control = rend le contrôle de l’archipel moins sûr ({ $than } % contre { $have } %)
reason-home = rend plus probable que chaque tribu ait un bâtiment à la fin
lack-home = rend moins probable que chaque tribu ait un bâtiment à la fin
reason-mission = rapproche de la mission ({ $have } % contre { $than } %)
lack-mission = rapproche moins de la mission ({ $than } % contre { $have } %)
reason-victory = rend la victoire plus probable
lack-victory = rend la victoire moins probable
reason-score = rapporte environ { $count ->
    [1] un point
   *[other] { $count } points
} de plus dans cette ère
lack-score = rapporte environ { $count ->
    [1] un point
   *[other] { $count } points
} de moins dans cette ère
reason-points-monopoly = rapporte environ { $count ->
    [1] un point
   *[other] { $count } points
} de plus à la fin sans monopole de jetons Matière première
lack-points-monopoly = rapporte environ { $count ->
    [1] un point
   *[other] { $count } points
} de moins à la fin sans monopole de jetons Matière première
reason-points-idols = rapporte environ { $count ->
    [1] un point
   *[other] { $count } points
} de plus pour les idoles de contribution
lack-points-idols = rapporte environ { $count ->
    [1] un point
   *[other] { $count } points
} de moins pour les idoles de contribution
reason-points-nobles = rapporte environ { $count ->
    [1] un point
   *[other] { $count } points
} de plus pour les nobles en vie
lack-points-nobles = rapporte environ { $count ->
    [1] un point
   *[other] { $count } points
} de moins pour les nobles en vie
reason-points-common = rapporte environ { $count ->
    [1] un point
   *[other] { $count } points
} de plus pour les objectifs communs
lack-points-common = rapporte environ { $count ->
    [1] un point
   *[other] { $count } points
} de moins pour les objectifs communs
reason-points-secret = rapporte environ { $count ->
    [1] un point
   *[other] { $count } points
} de plus pour les objectifs secrets
lack-points-secret = rapporte environ { $count ->
    [1] un point
   *[other] { $count } points
} de moins pour les objectifs secrets
reason-goal-learn-trade = aide chaque tribu à apprendre un métier
lack-goal-learn-trade = n’aide pas chaque tribu à apprendre un métier
reason-goal-first-fort = mène à la reprise du premier fort
lack-goal-first-fort = ne mène pas à la reprise du premier fort
reason-goal-all-trades = aide chaque tribu à connaître tous les métiers
lack-goal-all-trades = n’aide pas chaque tribu à connaître tous les métiers
reason-goal-level-two = aide chaque tribu à obtenir la seconde invention d’un métier
lack-goal-level-two = n’aide pas chaque tribu à obtenir la seconde invention d’un métier
reason-site-struck = choisit un endroit que les dieux frappent rarement ({ $have } % contre { $than } %)
lack-site-struck = choisit un endroit que les dieux frappent plus souvent ({ $than } % contre { $have } %)
reason-site-raided = choisit une île que les navires atteignent d’abord depuis { $have ->
    [0] aucune fosse
    [1] une fosse
   *[other] { $have } fosses
}, et non { $than }
lack-site-raided = choisit une île que les navires atteignent d’abord depuis { $than ->
    [1] une fosse
   *[other] { $than } fosses
}, et non { $have }
reason-site-land = choisit une île plus grande ({ $have } hexagones au lieu de { $than })
lack-site-land = choisit une île plus petite ({ $than } hexagones au lieu de { $have })
reason-site-apart = répartit la tribu sur deux îles
lack-site-apart = laisse toute la tribu sur une seule île
reason-site-rivals = reste loin des rivaux
lack-site-rivals = s’installe près de rivaux

amount-fish = { $number ->
    [one] { $number } poisson frais
   *[other] { $number } poissons frais
}
amount-manure = { $number ->
    [one] { $number } fumier
   *[other] { $number } fumiers
}
amount-milk = { $number ->
    [one] { $number } lait
   *[other] { $number } laits
}
amount-figs = { $number ->
    [one] { $number } figue
   *[other] { $number } figues
}
amount-salt = { $number ->
    [one] { $number } sel
   *[other] { $number } sels
}
amount-ham = { $number ->
    [one] { $number } jambon
   *[other] { $number } jambons
}
amount-horns = { $number ->
    [one] { $number } corne
   *[other] { $number } cornes
}
amount-goat_meat = { $number ->
    [one] { $number } viande de chèvre
   *[other] { $number } viandes de chèvre
}
amount-straw = { $number ->
    [one] { $number } paille
   *[other] { $number } pailles
}
amount-cereals = { $number ->
    [one] { $number } céréale
   *[other] { $number } céréales
}
amount-smoked_fish = { $number ->
    [one] { $number } poisson fumé
   *[other] { $number } poissons fumés
}
amount-salted_meat = { $number ->
    [one] { $number } viande salée
   *[other] { $number } viandes salées
}
amount-cheese = { $number ->
    [one] { $number } fromage
   *[other] { $number } fromages
}
amount-flour = { $number ->
    [one] { $number } farine grillée
   *[other] { $number } farines grillées
}
amount-wood = { $number } bois
amount-clay = { $number ->
    [one] { $number } argile
   *[other] { $number } argiles
}
amount-stone = { $number ->
    [one] { $number } pierre
   *[other] { $number } pierres
}
amount-obsidian = { $number ->
    [one] { $number } obsidienne
   *[other] { $number } obsidiennes
}
amount-pig = { $number ->
    [one] { $number } cochon
   *[other] { $number } cochons
}
amount-goat = { $number ->
    [one] { $number } chèvre
   *[other] { $number } chèvres
}
amount-villager = { $number ->
    [one] { $number } villageois
   *[other] { $number } villageois
}
amount-noble = { $number ->
    [one] { $number } noble
   *[other] { $number } nobles
}
amount-prisoner = { $number ->
    [one] { $number } prisonnier
   *[other] { $number } prisonniers
}
resource-fish = poisson frais
    .object = du poisson frais
resource-manure = fumier
    .object = du fumier
resource-milk = lait
    .object = du lait
resource-figs = figues
    .object = des figues
resource-salt = sel
    .object = du sel
resource-ham = jambon
    .object = du jambon
resource-horns = cornes
    .object = des cornes
resource-goat_meat = viande de chèvre
    .object = de la viande de chèvre
resource-straw = paille
    .object = de la paille
resource-cereals = céréales
    .object = des céréales
resource-smoked_fish = poisson fumé
    .object = du poisson fumé
resource-salted_meat = viande salée
    .object = de la viande salée
resource-cheese = fromage
    .object = du fromage
resource-flour = farine grillée
    .object = de la farine grillée
resource-wood = bois
    .object = du bois
resource-clay = argile
    .object = de l’argile
resource-stone = pierre
    .object = de la pierre
resource-obsidian = obsidienne
    .object = de l’obsidienne
resource-pig = cochon
    .object = un cochon
resource-goat = chèvre
    .object = une chèvre
building-dock = quai de pêche
    .object = un quai de pêche
building-sty = porcherie
    .object = une porcherie
building-pen = enclos
    .object = un enclos
building-field = champ
    .object = un champ
building-fort = fort
    .object = un fort
trade-fisher = pêcheur
trade-swineherd = porcher
trade-shepherd = berger
trade-farmer = fermier
invention-salting_tub = saloir
invention-smokehouse = fumoir
invention-knife = couteau
invention-saltworks = saline
invention-dagger = dague
invention-cheese_press = fromagère
invention-plough = charrue
invention-mill = moulin
god-acoran = Acoran
    .of = d’Acoran
god-moneiba = Moneiba
    .of = de Moneiba
# What people call the hexes. Attributes are the forms that sentences need: where, whither, whence, of what, what.
hex = ({ $q } ; { $r })
    .at = en ({ $q } ; { $r })
    .to = à ({ $q } ; { $r })
    .from = de ({ $q } ; { $r })
place-way = { $way ->
    [e] est
    [ne] nord-est
    [n] nord
    [nw] nord-ouest
    [w] ouest
    [sw] sud-ouest
    [s] sud
    [se] sud-est
   *[middle] centrale
}
place-towards = { $way ->
    [e] à l’est
    [ene] à l’est-nord-est
    [ne] au nord-est
    [n] au nord
    [nw] au nord-ouest
    [wnw] à l’ouest-nord-ouest
    [w] à l’ouest
    [wsw] à l’ouest-sud-ouest
    [sw] au sud-ouest
    [s] au sud
    [se] au sud-est
   *[ese] à l’est-sud-est
}
place-by = { $by ->
    [trench] de la fosse { $at }
   *[volcano] du volcan { $at }
}
place-off = { $steps ->
    [1] { place-towards } { place-by }
   *[other] à { $steps } hexagones { place-towards } { place-by }
}
place-away = { $order ->
    [0] { place-off }
   *[other] { place-off } ({ $order })
}
place-where = { $by ->
    [island] { $way ->
        [none] de l’île { $at }
       *[other] { place-way } de l’île { $at }
    }
   *[other] { place-away }
}
place-forest = la forêt { place-where }
    .at = dans la forêt { place-where }
    .to = à la forêt { place-where }
    .from = de la forêt { place-where }
place-coast = le littoral { place-where }
    .at = sur le littoral { place-where }
    .to = au littoral { place-where }
    .from = du littoral { place-where }
place-mountain = la montagne { place-where }
    .at = sur la montagne { place-where }
    .to = à la montagne { place-where }
    .from = de la montagne { place-where }
place-sea = la mer { place-away }
    .at = sur la mer { place-away }
    .to = à la mer { place-away }
    .from = de la mer { place-away }
place-volcano = le volcan { $number }
    .at = sur le volcan { $number }
    .to = au volcan { $number }
    .from = du volcan { $number }
place-trench = la fosse { $number }
    .at = à la fosse { $number }
    .to = à la fosse { $number }
    .from = de la fosse { $number }
word-cube = cube
    .object = un cube
word-cylinder = cylindre
    .object = un cylindre
word-canoe = la pirogue sur place
word-gift = la pirogue gratuite
word-good = du stock
word-animal = un animal
word-prisoner = un prisonnier
word-villager = sacrifice d’un villageois
word-noble = sacrifice d’un noble
word-villagers = villageois
word-livestock = bétail
word-pay = je paie
    .told = comme payeur
word-receive = je reçois
    .told = comme bénéficiaire
word-chief = avec le chef
word-idol = une idole de protection
seer-tibiabin = Tibiabin (où)
seer-tamonante = Tamonante (quoi)
disaster-acoran = colère d’Acoran
disaster-moneiba = colère de Moneiba
disaster-eruption = éruption
disaster-tsunami = tsunami
ship-white = navire blanc
ship-grey = navire gris
ship-black = navire noir
catastrophe-fire = incendie
catastrophe-tibicenas = Tibicenas
catastrophe-guayota = Guayota
catastrophe-earthquake = séisme
catastrophe-drought = sécheresse
catastrophe-san_borondon = San Borondón
catastrophe-hurricane = ouragan
catastrophe-tornado = tornade
catastrophe-locusts = sauterelles
catastrophe-plague = peste
idol-production = idole de production
idol-appeasement = idole d’apaisement
idol-protection = idole de protection
idol-offering_acoran = idole d’offrande (Acoran)
idol-offering_moneiba = idole d’offrande (Moneiba)
idol-offering_acoran_moneiba = idole d’offrande (les deux dieux)
idol-movement = idole de déplacement
idol-relocation = idole de relocalisation
idol-fertility = idole de fertilité
idol-shipwreckers = idole des naufrageurs
idol-raw_materials = idole de matières premières
idol-learning = idole d’apprentissage
idol-contribution = idole de contribution
idol-cancellation = idole d’annulation
idol-clairvoyance = idole de clairvoyance
market-great_capacity = Grande capacité
market-wall_1 = Mur
market-wall_2 = Mur
market-idol_1 = Idole
market-idol_2 = Idole
market-idol_3 = Idole
market-idol_4 = Idole
objective-most_dock = Le plus de quais de pêche
objective-most_sty = Le plus de porcheries
objective-most_pen = Le plus d’enclos
objective-most_field = Le plus de champs
objective-most_smoked_fish = Le plus de poisson fumé
objective-most_salted_meat = Le plus de viande salée
objective-most_cheese = Le plus de fromage
objective-most_flour = Le plus de farine
objective-most_horns = Le plus de cornes
objective-most_salt = Le plus de sel
objective-most_manure = Le plus de fumier
objective-most_straw = Le plus de paille
objective-fewest_pig = Le moins de cochons
objective-fewest_goat = Le moins de chèvres
objective-fewest_prisoner = Le moins de prisonniers
objective-fewest_villager = Le moins de villageois
objective-fewest_idols = Le moins d’idoles
objective-fewest_market = Le moins de cartes du marché
traitor-jailer = Geôlier
traitor-missionary = Missionnaire
traitor-liberator = Libérateur
traitor-emissary = Émissaire
traitor-leader = Meneur
anger-yellow = calme
anger-orange_1 = irritation
anger-orange_2 = colère
anger-red_1 = fureur
anger-red_2 = rage
anger-doom = ruine
terrain-sea = mer
terrain-trench = fosse
terrain-volcano = volcan
terrain-forest = forêt
terrain-coast = littoral
terrain-mountain = montagne

points-track = piste de contribution
points-monopoly-wood = le plus de jetons Bois
points-monopoly-clay = le plus de jetons Argile
points-monopoly-ore = le plus de jetons Minerai
points-idols = idoles de contribution
points-nobles = nobles en vie
points-common = { NAME($card) }
points-secret = objectif secret : { NAME($card) }
lost-points-common = une autre tribu a fait aussi bien ou mieux
prospect-fort = un fort repris (sur la carte : { $left })
prospect-offering = le plus d’offrandes à { NAME($god) } dans cette ère : cette tribu en a { $count }, la meilleure autre { $most }
prospect-seers = { $left } unités de feu pour les voyantes, à la fin de l’ère
prospect-common = { NAME($card) }
prospect-secret = objectif secret : { NAME($card) }
goal-win-together = Gagner ensemble : chaque condition est remplie à la fin
goal-win-together-how = Gardez chaque tribu en vie, les dieux calmes et les conquistadors peu nombreux. Une seule condition manquée, et tous perdent.
goal-most-points = Le plus de points parmi les tribus survivantes
goal-most-points-how = Les offrandes, les forts repris et les objectifs rapportent des points. Mais tous perdent si les conquistadors sont trop nombreux.
goal-food = Cette ère : rations pour les villageois
goal-food-how = À la fin de l’ère, chaque villageois mange une ration, les enfants de cette ère aussi ; qui n’en a pas meurt. Produisez de la nourriture avant de passer.
goal-shelter = Cette ère : villageois dans les grottes
goal-shelter-how = À la fin de l’ère, les grottes de la tribu n’abritent pas plus de villageois ; les autres meurent de froid. Une seconde grotte en abrite davantage.
goal-danger = Cette ère : gens en danger
goal-danger-how = Là où frappe un événement, on peut mourir. Éloignez vos gens à temps, bâtissez des murs ou apaisez les dieux. Les événements dont nul ne connaît encore le lieu ne sont pas comptés.
goal-nobles = Un noble en vie dans la tribu
goal-nobles-how = Gardez un noble à l’abri des catastrophes, et n’engagez jamais le dernier dans un combat incertain.
goal-villagers = Un villageois en vie dans la tribu
goal-villagers-how = Nourrissez et logez les villageois à la fin de l’ère, hors des zones de danger. Les naissances en amènent d’autres.
goal-building = Un bâtiment contrôlé par la tribu
goal-building-how = Un bâtiment est à vous tant que vos villageois l’occupent. Construisez avec un noble, ou faites-y entrer des villageois.
goal-control = Conquistadors sur la carte
goal-control-how = Avec { $natives } autochtones sur la carte, il ne doit pas y avoir plus de conquistadors à la fin. Reprenez des forts ; les naissances élèvent la limite.
goal-mission-inventors = Mission : au moins { $number } inventions par tribu
goal-mission-inventors-how = Développez les inventions de vos métiers. Celles du départ comptent.
goal-mission-warriors = Mission : au moins { $number } prisonniers par tribu
goal-mission-warriors-how = Reprenez des forts avec des armes : leurs conquistadors deviennent prisonniers.
goal-mission-breeders = Mission : au moins { $number } animaux dans les bâtiments de chaque tribu
goal-mission-breeders-how = Rassemblez du bétail dans les porcheries et les enclos que vous contrôlez, et laissez-le se reproduire.
goal-mission-planners = Mission : au moins { $number } sortes de denrées non périssables par tribu
goal-mission-planners-how = Les inventions de niveau 2 font des denrées non périssables quand vous produisez. Gardez une unité de chaque sorte.
goal-mission-fertile = Mission : au moins { $number } villageois par tribu
goal-mission-fertile-how = Deux villageois dans un même bâtiment ont un enfant à la fin de l’ère. Nourrissez-les et logez-les.
goal-learn-trade = Un métier appris par la tribu
goal-learn-trade-how = À la fin de l’ère, un noble apprend le métier du bâtiment où il côtoie des autochtones qui le connaissent.
goal-first-fort = Le premier fort est repris
goal-first-fort-how = Faites entrer des autochtones dans le fort, avec autant d’armes qu’il y a de conquistadors.
goal-all-trades = Quatre métiers connus de la tribu
goal-all-trades-how = À la fin de l’ère, un noble apprend le métier du bâtiment où il côtoie des autochtones qui le connaissent.
goal-level-two = Une invention de niveau 2 dans la tribu
goal-level-two-how = Développez la première invention d’un métier, puis la seconde.
goal-anger = Colère { NAME($god, form: "of") }
goal-anger-how = Complétez les offrandes de l’ère pour calmer le dieu. Sur la case de la ruine, tous perdent.
goal-common = { NAME($card) }
goal-common-how = À la fin, les meilleures tribus survivantes en tirent des points.
goal-secret = Objectif secret : { NAME($card) }
goal-secret-how = Points à la fin pour les meilleures tribus survivantes, qui que ce soit qui détienne la carte : { $points }.
goal-traitor = Conquistadors pour le traître
goal-traitor-how = Avec autant de conquistadors sur la carte à la fin, le traître gagne seul.
goal-eras = Ère
goal-eras-how = Après la dernière ère, la partie est finie.
common-explorers = Explorateurs : plus grande distance entre deux de ses bâtiments
common-specialists = Spécialistes : le plus de bâtiments d’une même sorte
common-worshippers_island = Adorateurs : le plus de bâtiments sur la plus grande île
common-jack_of_all_trades = Touche-à-tout : le plus de sortes de bâtiments occupés
common-owners = Propriétaires : le plus de bâtiments
common-settlers = Colons : plus grand groupe d’hexagones voisins
common-sages = Sages : le plus de métiers connus
common-worshippers_volcano = Adorateurs : le plus d’autochtones sur les volcans
common-travellers = Voyageurs : le plus d’îles occupées
common-engineers = Ingénieurs : le plus d’inventions de niveau 2

tindaya-era = Ère { $era } sur { $eras }
tindaya-seat = joueur
tindaya-points = points
tindaya-depot = cubes/cylindres
tindaya-trades = métiers et inventions
tindaya-stock = stock
tindaya-prisoners = prisonniers { $number }
tindaya-idols = idoles { $number }
tindaya-hand = Vos idoles : { $idols }
tindaya-objectives = Vos objectifs : { $objectives }
tindaya-waste = déchets { $number }
tindaya-passed = a passé
tindaya-traitor = traître ({ $card })
tindaya-mountain = Mont Tindaya
tindaya-anger = { $god } : { $space }, rayon { $radius }
tindaya-asked = demande { $places }
tindaya-events = À venir
tindaya-where = { NAME($place, form: "at") }
tindaya-where-unknown = lieu inconnu
tindaya-what-unknown = carte inconnue
tindaya-nature = Nature : { $pigs } cochons, { $goats } chèvres
tindaya-market = Marché : { $cards }
tindaya-mission = Mission : { $mission }
tindaya-common = Objectifs communs : { $blue }, { $green }
tindaya-legend = premier signe : terrain ou bâtiment ; puis autochtones par joueur, C conquistadors, c pirogue, # mur, ! danger

## Ce que le hasard a apporté

luck-first = le premier joueur
luck-board = la disposition de l’archipel
luck-tribe = les tribus
luck-offering = les offrandes demandées
luck-event = la carte d’événement
luck-mission = la mission
luck-blue = l’objectif bleu
luck-green = l’objectif vert
luck-objectives = les objectifs secrets
luck-fort = l’île du premier fort
luck-ship = les fosses des navires
luck-prophecy = la prophétie de Tibiabin
luck-catastrophe = les catastrophes annoncées
luck-idol = les idoles tirées
luck-token = le jeton retourné
luck-traitor = la carte du traître
