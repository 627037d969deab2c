# Textes français du Cyclades original. Mêmes conventions que fr.ftl : `.text` est la forme d'un nom
# dans une phrase, une variable absente est le mot `none`. Les questions posées comme dans l'édition
# Legendary ont leurs mots là-bas.

## Noms

god-hades = Hadès

faction-red = Rouge
faction-blue = Bleu
faction-green = Vert
faction-yellow = Jaune
faction-black = Noir

victim-red = Rouge
victim-blue = Bleu
victim-green = Vert
victim-yellow = Jaune
victim-black = Noir

creature-fates = Grées
    .text = les Grées
creature-siren = Sirènes
    .text = les Sirènes
creature-classic-sylph = Sylphes
    .text = les Sylphes
land-delos = Délos

position-1 = position de départ 1
position-2 = position de départ 2
position-3 = position de départ 3
position-4 = position de départ 4
position-5 = position de départ 5

phase-set-up = Mise en place
phase-creatures = Créatures
phase-gods = Dieux

## Questions

prompt-god-turn = { $god ->
    [none] À vous de jouer.
   *[other] À vous, avec { $god }.
}
prompt-voyage-from = De quelle case de mer partent vos Flottes ?
prompt-voyage-count = { $sea ->
    [none] Combien de Flottes continuent ?
   *[other] Combien de Flottes quittent la case { $sea } ?
}
prompt-voyage-to = { $sea ->
    [none] Vers quelle case de mer vont les Flottes ?
   *[other] Vers quelle case de mer vont les Flottes parties de la case { $sea } ?
}
prompt-march-from = De quelle île partent vos Troupes ?
prompt-march-troops = { $land ->
    [none] Combien de Troupes partent ?
   *[other] Combien de Troupes quittent { $land } ?
}
prompt-march-to = { $land ->
    [none] Vers quelle île vont les Troupes ?
   *[other] Les Troupes quittent { $land } : vers quelle île ?
}
prompt-metropolis-island = Sur quelle île construisez-vous la Métropole ?
prompt-prosperity = Sur quelle île posez-vous la Corne d’abondance ?
prompt-giant-site = Quel bâtiment le Géant détruit-il ?
prompt-harpy-island = Sur quelle île la Harpie prend-elle une Troupe ?
prompt-figure-island = { $creature ->
    [none] Sur quelle île posez-vous la figurine ?
   *[other] Sur quelle île posez-vous { $creature } ?
}
prompt-polyphemus-fleet = Polyphème repousse les Flottes vers le large : laquelle d’abord ?
prompt-polyphemus-to = { $sea ->
    [none] Vers quelle case de mer la Flotte est-elle repoussée ?
   *[other] Vers quelle case de mer la Flotte de la case { $sea } est-elle repoussée ?
}
prompt-sphinx-gift = Que rendez-vous au Sphinx pour 2 PO ?
prompt-sylph-from = Avec les Sylphes : de quelle case de mer partent des Flottes ?
prompt-sylph-count = Combien de Flottes font ce déplacement ?
prompt-sylph-to = Vers quelle case de mer ?
prompt-kraken-sea = Où le Kraken surgit-il ?
prompt-kraken-step = Le Kraken avance-t-il encore pour 1 PO ?
prompt-siren-prey = Quelle Flotte isolée les Sirènes attirent-elles ?
prompt-siren-own = Toutes vos Flottes sont en jeu : laquelle prend sa place ?
prompt-draw-position = Quelle position de départ est tirée ?

## Choix

option-god-turn-end = Terminer votre tour
option-god-turn-philosopher = Prendre un Philosophe de plus (4 PO)
option-god-turn-priest = Prendre un Prêtre de plus (4 PO)
option-god-turn-fleet = Recruter une Flotte de plus{ price-tag }
option-god-turn-sail = Déplacer des Flottes (1 PO)
option-god-turn-troop = Recruter une Troupe de plus{ price-tag }
option-god-turn-march = Déplacer des Troupes (1 PO)
option-god-turn-build = Construire (2 PO)
option-god-turn-replace = Remplacer { $thing } sur la piste (1 PO)
option-god-turn-buy = Acheter { $thing }{ price-tag }
option-voyage-from = Depuis { $thing }
option-voyage-count = { $thing ->
    [0] S’arrêter ici
    [one] { $thing } Flotte
   *[other] { $thing } Flottes
}
option-voyage-to = Vers { $thing }
option-march-from = Depuis { $thing }
option-march-troops = { $thing ->
    [0] Aucune Troupe régulière
    [one] { $thing } Troupe
   *[other] { $thing } Troupes
}
option-march-to = Vers { $thing }
option-metropolis-island = Sur { $thing }
option-prosperity = Sur { $thing }
option-giant-site = Le bâtiment sur { $thing }
option-harpy-island = Une Troupe sur { $thing }
option-figure-island = Sur { $thing }
option-polyphemus-fleet = Une Flotte dans { $thing }
option-polyphemus-to = Au large, dans { $thing }
option-sphinx-gift-troop = Une Troupe sur { $thing }
option-sphinx-gift-fleet = Une Flotte dans { $thing }
option-sphinx-gift-priest = Un Prêtre
option-sphinx-gift-philosopher = Un Philosophe
option-sphinx-gift-no-more = Plus rien
option-sylph-from = Depuis { $thing }
option-sylph-from-nowhere = Plus aucun déplacement
option-sylph-count = { $thing ->
    [one] { $thing } Flotte
   *[other] { $thing } Flottes
}
option-sylph-to = Vers { $thing }
option-kraken-sea = En { $thing }
option-kraken-step = Vers { $thing }
option-kraken-step-stop = Le laisser là
option-siren-prey = La Flotte dans { $thing }
option-siren-own = La Flotte de la case { $thing }
option-draw-position = Tirer la { $thing }

## Pourquoi pas

why-held = La Méduse ne laisse personne quitter cette île.
why-guarded = Les Flottes ne peuvent pas y aller : Polyphème interdit la mer autour de son île, et le Kraken détruit les Flottes nouvelles.
why-no-chain = Aucun pont formé par vos Flottes n’y mène.
why-no-coast = Cette case de mer ne touche aucune de vos îles.
why-last-island = C’est la dernière île d’un joueur : sa capture doit vous donner la Métropole décisive. Il en faut { $need }, vous en avez { $have } et la capture en donnerait { $gain }.
why-enough-metropolises = C’est la dernière île d’un joueur, et vous avez déjà { $have } Métropoles : on ne l’attaque que pour gagner la Métropole numéro { $need }.
why-moves-left = Chaque Flotte d’un groupe compte pour un déplacement ; il en reste { $steps }.
why-own-troop = La Harpie ne prend que les Troupes des autres joueurs.
why-own-purse = Vous ne pouvez pas vous voler vous-même.
why-not-alone = Plusieurs Flottes y sont réunies : les Sirènes n’attirent qu’une Flotte isolée.
why-along-coast = Les Flottes sont repoussées vers le large, jamais le long de la côte de l’île de Polyphème.
why-falls-last = Les autres unités tombent avant le Minotaure.

## Ce qui se passe

event-god_revealed = { $slot ->
    [none] { $god } prend place sur la piste.
   *[other] { $god } prend la place { $slot } sur la piste.
}
event-priest = { $faction } gagne un Prêtre.
event-priests_spent = { $count ->
    [one] { $faction } rend un Prêtre.
   *[other] { $faction } rend { $count } Prêtres.
}
event-priest_stolen = { $faction } prend un Prêtre à { $victim }.
event-philosopher_stolen = { $faction } prend un Philosophe à { $victim }.

## Aide

help-classic-god-athena = Elle donne un Philosophe et en vend un autre pour 4 PO, et des universités à 2 PO. Quatre Philosophes deviennent aussitôt une Métropole.
help-classic-god-zeus = Il donne un Prêtre et en vend un autre pour 4 PO, et des temples à 2 PO. Pour 1 PO chaque fois, il remplace une Créature de la piste.
help-classic-god-poseidon = Il donne une Flotte et en vend jusqu’à trois autres pour 1, 2 et 3 PO, et des ports à 2 PO. Pour 1 PO chaque fois, des Flottes d’une case avancent de trois cases au plus.
help-classic-god-ares = Il donne une Troupe et en vend jusqu’à trois autres pour 2, 3 et 4 PO, et des forteresses à 2 PO. Pour 1 PO chaque fois, des Troupes vont sur une île reliée par vos Flottes.
help-classic-god-apollo = Gratuit et ouvert à tous. Vous gagnez 1 PO, ou 4 si vous n’avez qu’une île ; le premier pose aussi une Corne d’abondance sur l’île de son choix. Ni achats ni déplacements.
help-classic-building-port = Ajoute 1 à votre total quand vos Flottes défendent une case de mer qui touche son île.
help-classic-building-fortress = Ajoute 1 au total du défenseur sur son île, tant que quelqu’un la défend.
help-classic-building-temple = Baisse de 1 PO le prix d’une Créature à chaque cycle ; une Créature coûte au moins 1.
help-classic-building-university = Sans effet propre, mais l’un des quatre bâtiments d’une Métropole.
help-classic-building-metropolis = Compte comme un bâtiment de chaque type, mais pas pour une série. Deux à la fin d’un cycle donnent la victoire, trois dans une partie à deux.
help-classic-creature-chimera = Utilisez le pouvoir d’une Créature de la défausse. Puis la défausse est mélangée à la pioche.
help-classic-creature-chiron = Une figurine sur une île. L’île est à l’abri de Pégase, du Géant et de la Harpie ; avec le module des Héros, aussi des Érinyes, d’Empousa, de Persée et de la Manticore.
help-classic-creature-cyclops = Échangez un de vos bâtiments contre un autre type sur le même emplacement.
help-classic-creature-dryad = Prenez un Prêtre à un autre joueur.
help-classic-creature-fates = Recevez encore une fois vos revenus.
help-classic-creature-giant = Détruisez un bâtiment sur une île, mais pas une Métropole.
help-classic-creature-griffin = Prenez la moitié de l’or d’un autre joueur, arrondie vers le bas.
help-classic-creature-harpy = Retirez une Troupe d’un autre joueur ; l’île garde son propriétaire.
help-classic-creature-kraken = Il surgit dans une case de mer et y détruit toutes les Flottes. Pour 1 PO par case il avance. Il reste là jusqu’à un nouvel achat.
help-classic-creature-medusa = Une figurine sur une île. Aucune Troupe ne peut quitter l’île, même en retraite.
help-classic-creature-minotaur = Une figurine sur une île. Il défend comme deux Troupes, tombe en dernier et ne bat jamais en retraite.
help-classic-creature-pegasus = Emmenez des Troupes d’une de vos îles sur une autre île, sans Flottes.
help-classic-creature-polyphemus = Une figurine sur une île. Toutes les Flottes autour sont repoussées d’une case vers le large, et la mer autour est fermée.
help-classic-creature-satyr = Prenez un Philosophe à un autre joueur.
help-classic-creature-siren = Remplacez une Flotte isolée d’un autre joueur par une des vôtres.
help-classic-creature-sphinx = Rendez des Troupes, Flottes, Prêtres et Philosophes contre 2 PO chacun, autant que vous voulez.
help-classic-creature-sylph = Faites avancer vos Flottes de dix cases en tout, sans payer et avec autant de combats que vous osez.

## Options d’une table

setting-hidden_discard = Défausse cachée
    .help = Personne ne peut consulter les Créatures défaussées, sauf l’acheteur de la Chimère.
setting-priests = Cartes Prêtre
    .help = Nombre total de Prêtres : 16 dans le premier tirage, 18 dans un tirage ultérieur.
setting-philosophers = Cartes Philosophe
    .help = Nombre total de Philosophes : 16 dans le premier tirage, 17 dans un tirage ultérieur.
setting-sylph_moves = Les dix déplacements des Sylphes
    .help = Ce qui consomme l’un des dix : chaque Flotte qui avance d’une case, comme imprimé, ou tout un groupe qui avance ensemble.
setting-last_island = Attaque d’une dernière île
    .help = Qui peut attaquer la dernière île d’un joueur : seulement celui à qui la capture donne sa 2e Métropole (à deux joueurs la 3e), comme imprimé, ou aussi celui qui en a déjà assez et en gagnerait une autre.
choice-sylph_moves-fleet = Chaque Flotte compte
choice-sylph_moves-group = Un groupe compte une fois
choice-last_island-second = Pour la Métropole décisive seulement
choice-last_island-further = Pour une Métropole de plus aussi

## Ce que l’édition Legendary nomme autrement

unit-classic-cornucopia = Corne d’abondance
prompt-classic-erinyes-from = Où les Érinyes prennent-elles une Corne d’abondance ?
prompt-classic-erinyes-to = Sur laquelle de vos îles les Érinyes posent-elles la Corne d’abondance ?
why-classic-apollo = Vous n’en avez pas le droit chez Apollon.
why-classic-no-hero = Aucun de vos Héros ne peut le faire maintenant.
why-classic-shielded = Chiron protège son île et les Héros qui s’y trouvent.
event-classic-cornucopia = { $count ->
    [one] Une Corne d’abondance est posée ({ $area }).
   *[other] { $count } Cornes d’abondance sont posées ({ $area }).
}
event-classic-cornucopia_removed = { $count ->
    [one] Une Corne d’abondance disparaît ({ $area }).
   *[other] { $count } Cornes d’abondance disparaissent ({ $area }).
}
event-classic-eliminated = { $faction } a perdu sa dernière île et quitte la partie.
event-classic-units_moved = { $origin ->
    [none] Vers { $land } :
   *[other] Depuis { $origin } vers { $land } :
}{" "}{ $undead ->
    [0] { $troops ->
        [one] { $troops } Troupe.
       *[other] { $troops } Troupes.
    }
   *[other] { $troops ->
        [0] {""}
        [one] { $troops } Troupe,{" "}
       *[other] { $troops } Troupes,{" "}
    }{ $undead ->
        [one] { $undead } mort-vivant.
       *[other] { $undead } morts-vivants.
    }
}
event-classic-hero_moved = { $origin ->
    [none] { $hero } arrive sur { $land }.
   *[other] { $hero } quitte { $origin } pour { $land }.
}
event-classic-muster = { $faction ->
    [none] Défense de l’île
   *[other] { $faction }
} ({ $area }) : force { $total }{ $troops ->
    [0] {""}
   *[other] {" "}· Troupes { $troops }
}{ $undead ->
    [0] {""}
   *[other] {" "}· morts-vivants { $undead }
}{ $fleets ->
    [0] {""}
   *[other] {" "}· Flottes { $fleets }
}{ $heroes ->
    [0] {""}
   *[other] {" "}· Héros { $heroes }
}{ $creature ->
    [0] {""}
   *[other] {" "}· Créature { $creature }
}{ $buildings ->
    [0] {""}
   *[other] {" "}· bâtiments { $buildings }
}.
event-classic-priestess = { $faction } gagne une Prêtresse.
event-classic-priestess_spent = { $faction } défausse une Prêtresse.
hint-classic-taken = une île prise à un rival
hint-classic-lands = { $count ->
    [one] une île de plus
   *[other] { $count } îles de plus
}
hint-classic-seas = { $count ->
    [one] une case maritime de plus
   *[other] { $count } cases maritimes de plus
}
hint-classic-less-lands = { $count ->
    [one] une île
   *[other] { $count } îles
}
hint-classic-less-seas = { $count ->
    [one] une case maritime
   *[other] { $count } cases maritimes
}

## Hadès : noms

building-theatre = Théâtre
    .text = un Théâtre
building-necropolis = Nécropole
    .text = la Nécropole

hero-midas = Midas

creature-achilles = Achille
creature-hector = Hector
creature-midas = Midas
creature-odysseus = Ulysse
creature-penthesilea = Penthésilée
creature-perseus = Persée

favour-aphrodite = Aphrodite
favour-artemis = Artémis
favour-demeter = Déméter
favour-dionysus = Dionysos
favour-hephaestus = Héphaïstos
favour-hera = Héra
favour-hermes = Hermès
favour-hestia = Hestia
favour-hecate = Hécate

item-girdle = Ceinture d’Aphrodite
    .text = la Ceinture d’Aphrodite
item-chariot = Char du Soleil
    .text = le Char du Soleil
item-necklace = Collier d’Harmonie
    .text = le Collier d’Harmonie
item-arrows-of-apollo = Flèches d’Apollon
    .text = les Flèches d’Apollon
item-arrows-of-artemis = Flèches d’Artémis
    .text = les Flèches d’Artémis
item-palace = Palais des Dieux sur l’Olympe
    .text = le Palais des Dieux sur l’Olympe
item-sceptre = Sceptre de Pélops
    .text = le Sceptre de Pélops
item-trident = Trident de Poséidon
    .text = le Trident de Poséidon
item-helm = Casque d’Hadès
    .text = le Casque d’Hadès

unit-undead = Morts-vivants
unit-column = Colonne d’Hécate

phase-threat = Menace
phase-arrival = Arrivée d’Hadès
phase-favour = Faveur
phase-departure = Départ des morts-vivants

module-placement = Placement libre
module-underworld = Hadès
module-heroes = Héros et Créatures
module-favours = Faveurs divines

## Hadès : questions

prompt-deploy-troop = Sur quelle île libre votre Troupe débarque-t-elle ?
prompt-deploy-fleet = Sur quelle case de mer au bord de vos îles mettez-vous la Flotte à l’eau ?
prompt-undead-kind = Hadès vous donne une unité morte-vivante : une Troupe ou une Flotte ?
prompt-undead-troop = Sur laquelle de vos îles la Troupe morte-vivante se lève-t-elle ?
prompt-undead-fleet = Dans quelle case de mer la Flotte morte-vivante surgit-elle ?
prompt-voyage-undead = { $sea ->
    [none] Parmi les Flottes qui partent, combien sont mortes-vivantes ?
   *[other] Parmi les Flottes qui quittent { $sea }, combien sont mortes-vivantes ?
}
prompt-march-undead = { $land ->
    [none] Combien de Troupes mortes-vivantes partent ?
   *[other] Combien de Troupes mortes-vivantes quittent { $land } ?
}
prompt-march-hero = { $land ->
    [none] Le Héros part-il aussi ?
   *[other] Un Héros quitte-t-il aussi { $land } ?
}
prompt-necropolis-island = Sur laquelle de vos îles construisez-vous la Nécropole ?
prompt-fleet-kind = { $sea ->
    [none] Une Flotte régulière ou morte-vivante ?
   *[other] Quelle Flotte de la case { $sea } : une régulière ou une morte-vivante ?
}
prompt-troop-kind = { $land ->
    [none] Quelle Troupe est touchée ?
   *[other] Quelle Troupe est touchée sur { $land } ?
}
prompt-hero-island = { $creature ->
    [none] Sur laquelle de vos îles le Héros arrive-t-il ?
   *[other] { $creature } vous rejoint : sur laquelle de vos îles ?
}
prompt-hector-ambush = Hector frappe avant le combat : quelle Troupe de l’attaquant tombe ?
prompt-midas-reroll = { $attack ->
    [none] Midas : payer 1 PO pour relancer votre dé ?
   *[other] Les dés donnent { $attack } pour l’attaquant et { $defence } pour le défenseur. Midas : payer 1 PO pour relancer votre dé ?
}
prompt-perseus-save = { $land ->
    [none] Persée peut sauver la Troupe : où va-t-elle ?
   *[other] Persée peut sauver la Troupe sur { $land } : où va-t-elle ?
}
prompt-hector-philosophers = Combien de Philosophes prenez-vous, pour deux Prêtres chacun ?
prompt-hero-upkeep = { $hero ->
    [none] Comment payez-vous ce Héros ?
   *[other] { $hero } : comment payez-vous son entretien ?
}
prompt-charon-hero = Quel Héros Charon ramène-t-il ?
prompt-manticore-hero = Quel Héros la Manticore tue-t-elle ?
prompt-gift-first = { $favour ->
    [none] Quel don prenez-vous en premier ?
   *[other] Quel don prenez-vous en premier : { $god }, ou la faveur ({ $favour }) ?
}
prompt-figure-keep = { $creature ->
    [none] Défausser une Prêtresse pour garder la figurine un cycle de plus ?
   *[other] Défausser une Prêtresse pour garder { $creature } un cycle de plus ?
}
prompt-hephaestus-item = Lequel des deux objets gardez-vous ?
prompt-aphrodite-island = Sur laquelle de vos îles Aphrodite double-t-elle les Troupes ?
prompt-artemis-card = Quelle carte donnez-vous à Artémis contre une unité ?
prompt-artemis-unit = Que prenez-vous en échange de la carte ?
prompt-hermes-sea = Près de laquelle de vos Flottes Hermès pose-t-il la Corne d’abondance ?
prompt-hestia-building = Quel bâtiment Hestia vous donne-t-elle ?
prompt-hecate-island = { $land ->
    [none] Sur quelle île la première colonne se dresse-t-elle ?
   *[other] La première colonne se dresse sur { $land } : sur quelle île mettez-vous la seconde ?
}
prompt-helm-use = { $count ->
    [none] Faire relancer les dés d’Hadès ?
   *[other] Les dés d’Hadès donnent { $count } en tout : les faire relancer ?
}
prompt-palace-use = Changer l’ordre des dieux visibles ?
prompt-palace-god = { $count ->
    [none] Quel dieu vient ensuite ?
    [1] Quel dieu vient en premier ?
   *[other] Quel dieu prend la place { $count } ?
}
prompt-girdle-player = Interdire un dieu à un joueur pour ce cycle ?
prompt-girdle-god = Quel dieu interdisez-vous à ce joueur ?
prompt-necklace-use = { $land ->
    [none] { $sea ->
        [none] On va vous attaquer : jouer le Collier d’Harmonie ?
       *[other] On va vous attaquer sur la case { $sea } : jouer le Collier d’Harmonie ?
    }
   *[other] On va vous attaquer sur { $land } : jouer le Collier d’Harmonie ?
}
prompt-item-sure = { $item ->
    [none] Jouer un objet pour que votre dé compte 3 dans ce Round ?
   *[other] Jouer { $item } pour que votre dé compte 3 dans ce Round ?
}
prompt-arrows-figure = Quelle figurine les Flèches d’Artémis détruisent-elles ?
prompt-chariot-to = { $hero ->
    [none] { $undead ->
        [none] { $count ->
            [none] Sur laquelle de vos îles va la Troupe suivante ?
           *[other] Sur laquelle de vos îles va la Troupe suivante ? Reste à placer : { $count }.
        }
       *[other] Sur laquelle de vos îles va la Troupe morte-vivante suivante ? Reste à placer : { $undead }.
    }
   *[other] Sur laquelle de vos îles mettez-vous { $hero } ?
}
prompt-roll-threat = Les dés d’Hadès sont lancés.
prompt-draw-favour = Une faveur est tirée.
prompt-draw-item = Un objet magique est tiré.

## Hadès : choix

option-god-turn-undead-troop = Lever une Troupe morte-vivante de plus{ price-tag }
option-god-turn-undead-fleet = Lever une Flotte morte-vivante de plus{ price-tag }
option-god-turn-necropolis = Construire la Nécropole (2 PO)
option-god-turn-sacrifice = Sacrifier { $thing }{ price-tag }
option-god-turn-favour = { $favour ->
    [none] Utiliser la faveur
   *[other] Utiliser la faveur : { $favour }
}{ price-tag }
option-god-turn-play = Jouer { $thing }
option-battle-loss-undead = Perdre une Troupe morte-vivante
option-metropolis-island-amazons = Avec Penthésilée, sur l’île des Amazones
option-deploy-troop = Sur { $thing }
option-deploy-fleet = En { $thing }
option-undead-kind-troop = Une Troupe morte-vivante
option-undead-kind-fleet = Une Flotte morte-vivante
option-undead-troop = Sur { $thing }
option-undead-fleet = En { $thing }
option-voyage-undead = { $thing ->
    [0] Aucune Flotte morte-vivante
    [one] { $thing } Flotte morte-vivante
   *[other] { $thing } Flottes mortes-vivantes
}
option-march-undead = { $thing ->
    [0] Aucune Troupe morte-vivante
    [one] { $thing } Troupe morte-vivante
   *[other] { $thing } Troupes mortes-vivantes
}
option-march-hero-take = Emmener { $thing }
option-march-hero-leave = Laisser { $thing } sur place
option-necropolis-island = Sur { $thing }
option-fleet-kind-regular = Une Flotte régulière
option-fleet-kind-undead = Une Flotte morte-vivante
option-troop-kind-regular = Une Troupe régulière
option-troop-kind-undead = Une Troupe morte-vivante
option-hero-island = Sur { $thing }
option-hector-ambush-troop = Une Troupe régulière
option-hector-ambush-undead = Une Troupe morte-vivante
option-midas-reroll-again = Relancer (1 PO)
option-midas-reroll-keep = Garder le résultat
option-perseus-save = Vers { $thing }
option-perseus-save-lose = Laisser tomber la Troupe
option-hector-philosophers = { $thing ->
    [one] { $thing } Philosophe
   *[other] { $thing } Philosophes
}
option-hero-upkeep-gold = Payer 2 PO
option-hero-upkeep-priestess = Défausser une Prêtresse
option-hero-upkeep-release = Laisser partir le Héros
option-charon-hero = Ramener { $thing }
option-manticore-hero = Tuer { $thing }
option-gift-first-god = Le don du dieu
option-gift-first-favour = Le don de la faveur
option-figure-keep-keep = Garder (une Prêtresse)
option-figure-keep-leave = Laisser partir
option-hephaestus-item = Garder { $thing }
option-aphrodite-island = Sur { $thing }
option-artemis-card-priest = Un Prêtre
option-artemis-card-philosopher = Un Philosophe
option-artemis-card-no-more = Plus aucune carte
option-artemis-unit-troop = Une Troupe
option-artemis-unit-fleet = Une Flotte
option-hermes-sea = En { $thing }
option-hestia-building = Construire { $thing }
option-hecate-island = Sur { $thing }
option-helm-use-use = Relancer (le Casque d’Hadès)
option-helm-use-pass = Garder les dés
option-palace-use-use = Jouer le Palais des Dieux sur l’Olympe
option-palace-use-pass = Garder l’ordre
option-palace-god = Ensuite { $thing }
option-girdle-player = Interdire un dieu : { $thing }
option-girdle-player-pass = Ne pas jouer la Ceinture
option-girdle-god = Interdire { $thing }
option-necklace-use-use = Jouer le Collier
option-necklace-use-pass = Les laisser venir
option-item-sure-use = Jouer l’objet : mon dé compte 3
option-item-sure-pass = Lancer sans l’objet
option-arrows-figure = Détruire { $thing }
option-chariot-to = Vers { $thing }
option-roll-threat = Dés { $thing }
option-draw-favour = Faveur : { $thing }
option-draw-item = Objet : { $thing }

## Hadès : pourquoi pas

why-another-moment = Cet objet se joue à un autre moment.
why-banned = La Ceinture d’Aphrodite vous interdit ce dieu pour ce cycle.
    .short = interdit par la Ceinture
why-covered = Hadès recouvre ce dieu pendant ce cycle.
    .short = recouvert par Hadès
why-hero = Les Troupes portées par Persée ne peuvent pas se poser là où se tient un Héros.
why-in-order = Les îles se remplissent l’une après l’autre : le tour de celle-ci est passé.
why-necropolis = La Nécropole ne peut être ni détruite ni changée ainsi.
why-type-by-type = Nommez les bâtiments type par type : celui-ci est d’un autre type, ou vous l’avez déjà nommé.
why-needed = Vos théâtres doivent remplacer des bâtiments qui vous manquent.
why-never-apollo = Apollon ne peut être interdit à personne.
why-next-metropolis = Penthésilée attend la prochaine Métropole que vous construirez à votre tour.
why-no-goal = Aucune île ne peut être atteinte.
why-no-marker = Il n’y a pas de Corne d’abondance à prendre.
why-no-troop = Aucune de vos Troupes régulières ne s’y trouve.
why-none = Vous n’avez pas de Prêtresse.
why-not-around = Les Flottes vont dans la mer autour de vos îles, là où aucun autre joueur n’a de Flottes.
why-not-engaged = Aucune unité de ce genre ne participe au combat de votre côté.
why-not-given = Le Sphinx n’accepte pas les morts-vivants.
why-not-on-board = Ce Héros n’est pas sur le plateau.
why-not-removed = Ce Héros n’a pas quitté le jeu.
why-not-your-turn = Vous ne pouvez le faire qu’à votre propre tour.
why-not-at-this-table = Cette table joue sans ce dont cela fait partie.
why-not-visible = Seuls les dieux visibles changent de place, chacun une fois.
why-priests = Chaque Philosophe prend deux de vos Prêtres : { $most } au plus.
why-most-in-a-turn = Vous avez acheté les { $most } autorisés par tour.
why-reserve-empty = Votre réserve est vide.
why-no-army = Aucune Troupe et aucun Héros à vous ne pourrait se déplacer.
why-no-troops = Aucune Troupe régulière ne se trouve sur vos îles.
why-no-card-to-give = Vous n’avez ni Prêtre ni Philosophe à échanger.
why-no-item-left = Il ne reste aucun objet magique à tirer.
why-no-hero-in-deck = Il ne reste aucun Héros dans la pioche des Créatures.
why-no-figure-in-deck = Il ne reste aucune Créature à figurine dans la pioche.
why-no-figure = Aucune figurine ne se trouve sur le plateau.
why-no-favour = Aucun dieu secondaire n’accorde de faveur pendant ce cycle.
why-favour-of-another = La faveur de { $favour } accompagne le dernier dieu visible, qui n’est pas le vôtre.
why-one-island = Vous n’avez qu’une île : personne ne pourrait aller ailleurs.
why-no-rider = Personne sur vos îles ne peut partir.
why-wants-islands = { $hero } demande { $need } îles ; vous en avez { $have }.
why-wants-buildings = { $hero } demande { $need } bâtiments différents, théâtres compris ; vous en avez { $have }.
why-wants-priests = { $hero } demande { $need } Prêtres pour un Philosophe ; vous en avez { $have }.
why-protected = Le Collier d’Harmonie protège ce joueur jusqu’à la fin du cycle.
why-same-island = Il faut une autre île.
why-same-space = Une de vos Flottes s’y trouve déjà : les deux vont sur des cases différentes.
why-stands-there = La Nécropole s’y trouve déjà.
why-too-far = Aucune de vos Flottes ne peut y aller : un déplacement compte { $steps } cases et s’arrête là où l’on combat.
why-undead = Au nom d’Hadès, les unités ne se déplacent qu’avec une unité morte-vivante.

## Hadès : ce qui se passe

event-threat_rolled = Les dés d’Hadès : { $one } et { $other }.
event-threat_moved = { $column ->
    [9] La menace a atteint 9.
   *[other] La menace d’Hadès est à { $column } sur 9.
}
event-hades_arrives = { $slot ->
    [none] Hadès arrive et recouvre { $covered }.
   *[other] Hadès arrive à la place { $slot } et recouvre { $covered }.
}
event-undead_troops_placed = { $count ->
    [one] { $faction } lève une Troupe morte-vivante sur { $land }.
   *[other] { $faction } lève { $count } Troupes mortes-vivantes sur { $land }.
}
event-undead_troops_leave = { $count ->
    [one] { $faction } voit partir une Troupe morte-vivante ({ $land }).
   *[other] { $faction } voit partir { $count } Troupes mortes-vivantes ({ $land }).
}
event-undead_troop_destroyed = { $faction } perd une Troupe morte-vivante sur { $land }.
event-undead_fleets_placed = { $count ->
    [one] { $faction } lève une Flotte morte-vivante ({ $sea }).
   *[other] { $faction } lève { $count } Flottes mortes-vivantes ({ $sea }).
}
event-undead_fleets_destroyed = { $count ->
    [one] { $faction } perd une Flotte morte-vivante ({ $sea }).
   *[other] { $faction } perd { $count } Flottes mortes-vivantes ({ $sea }).
}
event-undead_leave = Les morts-vivants quittent { $faction } : Troupes { $troops }, Flottes { $fleets }.
event-necropolis_built = { $faction } construit la Nécropole sur { $land }.
event-necropolis_falls = La Nécropole quitte { $land }.
event-necropolis_gains = La Nécropole reçoit { $amount } PO pour les morts.
event-necropolis_pays = { $faction } prend { $amount } PO des morts sur { $land }.
event-hero_kept = { $gold ->
    [0] { $faction } garde { $hero } pour une Prêtresse.
   *[other] { $faction } garde { $hero } pour { $gold } PO.
}
event-hero_removed = Le Héros { $hero } est retiré de la partie.
event-amazons_built = { $faction } construit une Métropole sur l’île des Amazones.
event-favour_revealed = La faveur de ce cycle : { $favour }.
event-favour_granted = { $faction } jouit d’une faveur : { $favour }.
event-favours_shuffled = Les faveurs sont mélangées.
event-item_gained = { $faction } prend { $item }.
event-item_hidden = { $item ->
    [none] { $faction } prend un objet magique face cachée.
   *[other] { $faction } prend { $item } face cachée.
}
event-item_played = { $faction } joue { $item }.
event-item_discarded = À la défausse : { $item }.
event-classic-figure_kept = { $faction } garde { $creature } un cycle de plus.
event-columns_placed = Les colonnes d’Hécate relient { $one } et { $other }.
event-offering_forbidden = { $faction } ne peut pas miser sur { $god } pendant ce cycle.
event-attack_refused = { $faction } ne peut pas être attaqué : personne n’entre ({ $area }).
event-gods_rearranged = { $faction } change l’ordre des dieux.
event-cards_turned = { $count ->
    [one] { $faction } retourne une carte de la pioche.
   *[other] { $faction } retourne { $count } cartes de la pioche.
}

## Hadès : aide

help-classic-god-hades = Il arrive quand la menace atteint 9 et prend la dernière place visible. Il donne une unité morte-vivante, en vend quatre autres pour 1, 2, 3 et 4 PO, et la Nécropole pour 2. Pour 1 PO chaque fois, des Troupes ou des Flottes bougent, avec une morte-vivante parmi elles.
help-classic-unit-undead = Cinq Troupes et cinq Flottes. Elles combattent et tiennent une place comme les vôtres, au-delà de votre limite de huit, et quittent le plateau à la fin du cycle.
help-classic-unit-cornucopia = Rapporte 1 PO de revenu à qui contrôle l’île, ou a une Flotte dans la case de mer.
help-classic-unit-hero = Compte comme une Troupe et se déplace avec Arès, Hadès ou Pégase. Coûte 2 PO ou une Prêtresse après chaque revenu, sinon il quitte le jeu. Peut être sacrifié à votre tour dès le cycle suivant son arrivée, mais pas chez Apollon.
help-classic-unit-column = Les îles des deux colonnes sont reliées par terre pour tous, sans Flottes, jusqu’à ce qu’Hécate les déplace.
help-classic-building-theatre = Sans effet propre, mais remplace n’importe quel bâtiment d’une série. Il y en a quatre, construits seulement par la faveur de Dionysos.
help-classic-building-necropolis = Prend la place d’une Métropole sur son île. Chaque Troupe ou Flotte qui meurt y dépose 1 PO, sauf morts-vivants et Héros. Au moment des revenus, l’or va à qui contrôle l’île.
help-classic-hero-achilles = Au combat, il compte comme deux Troupes. Sacrifice : si vous contrôlez cinq îles, construisez une Métropole.
help-classic-hero-hector = Quand son île est attaquée, une Troupe de l’attaquant tombe avant le premier Round. Sacrifice : changez des Prêtres en Philosophes, deux contre un, autant de fois que vous voulez.
help-classic-hero-midas = Au combat, relancez votre dé pour 1 PO chaque fois. Sacrifice : payez 15 PO pour construire une Métropole.
help-classic-hero-odysseus = Quand il attaque, les forteresses n’aident pas le défenseur. Sacrifice : cédez trois bâtiments différents pour construire une Métropole.
help-classic-hero-penthesilea = Au combat, les égalités sont pour vous. Sacrifice : une Métropole que vous construisez à votre tour va sur l’île des Amazones, où personne ne peut la prendre.
help-classic-hero-perseus = Au combat, une Troupe qui tomberait à ses côtés peut battre en retraite. Sacrifice : transportez des Troupes comme Pégase, mais pas sur une île où se tient un Héros.
help-classic-creature-cerberus = Une figurine sur une île. Le revenu de l’île est pour vous, l’or des morts compris.
help-classic-creature-charon = Un Héros qui a quitté le jeu revient et vous sert.
help-classic-creature-empousa = Prenez tout l’or de la Nécropole.
help-classic-creature-erinyes = Déplacez une Corne d’abondance d’une île ou d’une case de mer vers une île à vous.
help-classic-creature-manticore = Tuez un Héros sur le plateau, un des vôtres s’il n’y en a pas d’autre.
help-classic-favour-aphrodite = Don : une Prêtresse. Pour 2 PO : doublez vos Troupes sur une île, tant que la réserve le permet.
help-classic-favour-artemis = Don : une Prêtresse. Pour 2 PO : échangez Prêtres et Philosophes contre Troupes et Flottes, un pour un, autant que vous voulez.
help-classic-favour-demeter = Don : une Prêtresse. Pour 2 PO : recevez 1 PO par île à vous.
help-classic-favour-dionysus = Don : un objet magique. Pour 2 PO : construisez un théâtre sur un emplacement libre à vous.
help-classic-favour-hephaestus = Don : un objet magique, face cachée. Pour 2 PO : tirez-en deux et gardez-en un, face cachée aussi.
help-classic-favour-hera = Don : une Prêtresse. Pour 2 PO : on retourne les cartes de la pioche jusqu’à un Héros, qui vous rejoint.
help-classic-favour-hermes = Don : un objet magique. Pour 2 PO : posez une Corne d’abondance sur une case de mer où vous avez une Flotte.
help-classic-favour-hestia = Don : une Prêtresse. Pour 2 PO : construisez un port, une forteresse, un temple ou une université sur un emplacement libre à vous.
help-classic-favour-hecate = Don : une Prêtresse. Pour 2 PO : dressez les deux colonnes sur deux îles de votre choix, alors reliées par terre pour tous.
help-classic-card-priestess = Défaussez-la pour garder un Héros sans payer, ou pour garder une de vos figurines un cycle de plus.
help-classic-item-girdle = Avant une offrande : interdisez un dieu à un joueur pour ce cycle. Apollon reste ouvert à tous.
help-classic-item-chariot = À votre tour : répartissez Troupes, morts-vivants et Héros sur vos îles comme vous voulez, sans Flottes.
help-classic-item-necklace = À votre tour, ou quand on vous attaque : jusqu’à la fin du cycle, personne n’attaque vos îles ni vos Flottes. L’attaque annoncée n’a pas lieu.
help-classic-item-arrows-of-apollo = Dans un combat terrestre, avant un lancer : votre dé compte 3 dans ce Round.
help-classic-item-arrows-of-artemis = À votre tour : détruisez une figurine du plateau.
help-classic-item-palace = Après le tirage des dieux : rangez les dieux visibles dans l’ordre de votre choix. Hadès suit le dieu qu’il recouvre.
help-classic-item-sceptre = À votre tour, sauf chez Apollon : on retourne les cartes de la pioche jusqu’à une Créature à figurine ; vous la jouez sans payer. Les Héros retournés en chemin quittent le jeu.
help-classic-item-trident = Dans un combat maritime, avant un lancer : votre dé compte 3 dans ce Round.
help-classic-item-helm = Après le lancer des dés d’Hadès : on les relance.
help-classic-module-placement = Personne ne débute sur le plateau : avec 7 PO vous misez sur un dieu, puis placez où vous voulez deux Troupes, deux Flottes et le bonus du dieu.
help-classic-module-underworld = À chaque cycle, des dés rapprochent Hadès. Il mène Troupes et Flottes mortes-vivantes et construit la Nécropole, que les morts enrichissent.
help-classic-module-heroes = Six Héros rejoignent la piste des Créatures, chacun avec un pouvoir de combat et un sacrifice. Cerbère, Charon, Empousa, les Érinyes et un Chiron plus fort les accompagnent.
help-classic-module-favours = Un dieu secondaire soutient le dernier dieu de chaque cycle : une Prêtresse ou un objet magique en don, et un pouvoir pour 2 PO.

setting-modules = Modules d’Hadès
    .help = Des parties de l’extension, qui se jouent aussi seules ; hades les prend toutes.
setting-hecate = Hécate
    .help = Une neuvième faveur : deux colonnes qui relient deux îles par terre. Demande les faveurs divines.
setting-manticore = Manticore
    .help = Une Créature de plus, qui tue un Héros. Demande les Héros.
setting-printed_prices = Prix imprimés
    .help = Les pouvoirs d’Artémis, de Déméter et d’Hermès ne coûtent rien, comme sur leurs tuiles. Sinon, le pouvoir d’une faveur coûte toujours 2 PO.

# Les cases de mer, par leur case : des nymphes de la mer, de A au nord à Z au sud.
sea-a1 = Acasté
sea-a2 = Actée
sea-a3 = Admète
sea-a4 = Agavé
sea-a5 = Astérie
sea-a6 = Autonoé
sea-b2 = Calypso
sea-b3 = Céto
sea-b4 = Clymène
sea-b5 = Clytie
sea-b6 = Cymo
sea-b7 = Cymodocé
sea-c1 = Cymothoé
sea-c2 = Déro
sea-c3 = Dexamène
sea-c4 = Dioné
sea-c5 = Doris
sea-c6 = Doto
sea-c7 = Dynamène
sea-c8 = Éioné
sea-d1 = Électre
sea-d2 = Érato
sea-d3 = Eucranté
sea-d4 = Eudora
sea-d5 = Eulimène
sea-d6 = Eunice
sea-d7 = Eupompé
sea-d8 = Eurynomé
sea-e1 = Galatée
sea-e2 = Galéné
sea-e3 = Glaucé
sea-e4 = Halia
sea-e6 = Halimède
sea-e7 = Hipponoé
sea-e8 = Iéra
sea-e10 = Ianassa
sea-f1 = Ianire
sea-f2 = Ianthé
sea-f3 = Idyia
sea-f4 = Ino
sea-f5 = Lampétie
sea-f6 = Laomédie
sea-f7 = Leucothée
sea-f8 = Limnorie
sea-f9 = Méra
sea-f10 = Mélité
sea-f11 = Ménippé
sea-g2 = Métis
sea-g3 = Nausithoé
sea-g5 = Némertès
sea-g6 = Néso
sea-g7 = Orithye
sea-g8 = Panopé
sea-g9 = Pasithée
sea-h1 = Peitho
sea-h2 = Perséis
sea-h3 = Pétrée
sea-h4 = Phaéthuse
sea-h5 = Phéruse
sea-h6 = Plexaure
sea-h8 = Ploto
sea-i1 = Polynoé
sea-i2 = Pronoé
sea-i3 = Proto
sea-i4 = Prymno
sea-i5 = Psamathé
sea-i6 = Rhodia
sea-i7 = Sao
sea-j1 = Spéio
sea-j2 = Télesto
sea-j4 = Thalie
sea-j6 = Thémisto
sea-k1 = Thétis
sea-k2 = Thoé
sea-k3 = Uranie
sea-k4 = Xanthé
sea-k6 = Zeuxo
