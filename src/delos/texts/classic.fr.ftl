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
creature-siren = Sirène
    .text = la Sirène

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
    [none] Que faites-vous ?
   *[other] Vous jouez avec { $god }. Que faites-vous ?
}
prompt-voyage-from = De quelle case de mer partent vos flottes ?
prompt-voyage-count = { $sea ->
    [none] Combien de flottes continuent ?
   *[other] Combien de flottes quittent la case { $sea } ?
}
prompt-voyage-to = { $sea ->
    [none] Vers quelle case de mer vont les flottes ?
   *[other] Vers quelle case de mer vont les flottes parties de la case { $sea } ?
}
prompt-march-from = De quelle île partent vos troupes ?
prompt-march-troops = { $land ->
    [none] Combien de troupes partent ?
   *[other] Combien de troupes quittent { $land } ?
}
prompt-march-to = { $land ->
    [none] Vers quelle île vont les troupes ?
   *[other] Les troupes quittent { $land } : vers quelle île ?
}
prompt-metropolis-island = Sur quelle île fondez-vous la métropole ?
prompt-prosperity = Sur quelle île posez-vous le marqueur de prospérité ?
prompt-giant-site = Quel bâtiment le Géant détruit-il ?
prompt-harpy-island = Sur quelle île la Harpie prend-elle une troupe ?
prompt-figure-island = { $creature ->
    [none] Sur quelle île posez-vous la figurine ?
   *[other] Sur quelle île posez-vous { $creature } ?
}
prompt-polyphemus-fleet = Polyphème repousse les flottes vers le large : laquelle d’abord ?
prompt-polyphemus-to = { $sea ->
    [none] Vers quelle case de mer la flotte est-elle repoussée ?
   *[other] Vers quelle case de mer la flotte de la case { $sea } est-elle repoussée ?
}
prompt-sphinx-gift = Que rendez-vous au Sphinx pour 2 PO ?
prompt-sylph-from = Avec les Sylphes : de quelle case de mer partent des flottes ?
prompt-sylph-count = Combien de flottes font ce déplacement ?
prompt-sylph-to = Vers quelle case de mer ?
prompt-kraken-sea = Où le Kraken surgit-il ?
prompt-kraken-step = Le Kraken avance-t-il encore pour 1 PO ?
prompt-siren-prey = Quelle flotte isolée la Sirène attire-t-elle ?
prompt-siren-own = Toutes vos flottes sont en jeu : laquelle prend sa place ?
prompt-draw-position = Quelle position de départ est tirée ?

## Choix

option-god-turn-end = Terminer votre tour
option-god-turn-philosopher = Prendre un philosophe de plus (4 PO)
option-god-turn-priest = Prendre un prêtre de plus (4 PO)
option-god-turn-fleet = Recruter une flotte de plus{ price-tag }
option-god-turn-sail = Déplacer des flottes (1 PO)
option-god-turn-troop = Recruter une troupe de plus{ price-tag }
option-god-turn-march = Déplacer des troupes (1 PO)
option-god-turn-build = Construire (2 PO)
option-god-turn-replace = Remplacer { $thing } sur la piste (1 PO)
option-god-turn-buy = Acheter { $thing }{ price-tag }
option-voyage-from = Depuis { $thing }
option-voyage-count = { $thing ->
    [0] S’arrêter ici
    [one] { $thing } flotte
   *[other] { $thing } flottes
}
option-voyage-to = Vers { $thing }
option-march-from = Depuis { $thing }
option-march-troops = { $thing ->
    [0] Aucune troupe ordinaire
    [one] { $thing } troupe
   *[other] { $thing } troupes
}
option-march-to = Vers { $thing }
option-metropolis-island = Sur { $thing }
option-prosperity = Sur { $thing }
option-giant-site = Le bâtiment sur { $thing }
option-harpy-island = Une troupe sur { $thing }
option-figure-island = Sur { $thing }
option-polyphemus-fleet = Une flotte en { $thing }
option-polyphemus-to = Au large, en { $thing }
option-sphinx-gift-troop = Une troupe sur { $thing }
option-sphinx-gift-fleet = Une flotte en { $thing }
option-sphinx-gift-priest = Un prêtre
option-sphinx-gift-philosopher = Un philosophe
option-sphinx-gift-no-more = Plus rien
option-sylph-from = Depuis { $thing }
option-sylph-from-nowhere = Plus aucun déplacement
option-sylph-count = { $thing ->
    [one] { $thing } flotte
   *[other] { $thing } flottes
}
option-sylph-to = Vers { $thing }
option-kraken-sea = En { $thing }
option-kraken-step = Vers { $thing }
option-kraken-step-stop = Le laisser là
option-siren-prey = La flotte en { $thing }
option-siren-own = La flotte de la case { $thing }
option-draw-position = Tirer la { $thing }

## Pourquoi pas

why-held = La Méduse ne laisse personne quitter cette île.
why-guarded = Les flottes ne peuvent pas y aller : Polyphème interdit la mer autour de son île, et le Kraken détruit les flottes nouvelles.
why-no-chain = Aucun pont formé par vos flottes n’y mène.
why-no-coast = Cette case de mer ne touche aucune de vos îles.
why-last-island = C’est la dernière île d’un joueur : sa capture doit vous donner la métropole décisive. Il en faut { $need }, vous en avez { $have } et la capture en donnerait { $gain }.
why-enough-metropolises = C’est la dernière île d’un joueur, et vous avez déjà { $have } métropoles : on ne l’attaque que pour gagner la métropole numéro { $need }.
why-moves-left = Chaque flotte d’un groupe compte pour un déplacement ; il en reste { $steps }.
why-own-troop = La Harpie ne prend que les troupes des autres joueurs.
why-own-purse = Vous ne pouvez pas vous voler vous-même.
why-not-alone = Plusieurs flottes y sont réunies : la Sirène n’attire qu’une flotte isolée.
why-along-coast = Les flottes sont repoussées vers le large, jamais le long de la côte de l’île de Polyphème.
why-falls-last = Les autres unités tombent avant le Minotaure.

## Ce qui se passe

event-god_revealed = { $slot ->
    [none] { $god } prend place sur la piste.
   *[other] { $god } prend la place { $slot } sur la piste.
}
event-priest = { $faction } gagne un prêtre.
event-priests_spent = { $count ->
    [one] { $faction } rend un prêtre.
   *[other] { $faction } rend { $count } prêtres.
}
event-priest_stolen = { $faction } prend un prêtre à { $victim }.
event-philosopher_stolen = { $faction } prend un philosophe à { $victim }.

## Aide

help-classic-god-athena = Elle donne un philosophe et en vend un autre pour 4 PO, et des universités à 2 PO. Quatre philosophes deviennent aussitôt une métropole.
help-classic-god-zeus = Il donne un prêtre et en vend un autre pour 4 PO, et des temples à 2 PO. Pour 1 PO chaque fois, il remplace une créature de la piste.
help-classic-god-poseidon = Il donne une flotte et en vend jusqu’à trois autres pour 1, 2 et 3 PO, et des ports à 2 PO. Pour 1 PO chaque fois, des flottes d’une case avancent de trois cases au plus.
help-classic-god-ares = Il donne une troupe et en vend jusqu’à trois autres pour 2, 3 et 4 PO, et des forteresses à 2 PO. Pour 1 PO chaque fois, des troupes vont sur une île reliée par vos flottes.
help-classic-god-apollo = Gratuit et ouvert à tous. Vous gagnez 1 PO, ou 4 si vous n’avez qu’une île ; le premier pose aussi un marqueur de prospérité sur l’île de son choix. Ni achats ni déplacements.
help-classic-building-port = Ajoute 1 à votre total quand vos flottes défendent une case de mer qui touche son île.
help-classic-building-fortress = Ajoute 1 au total du défenseur sur son île, tant que quelqu’un la défend.
help-classic-building-temple = Baisse de 1 PO le prix d’une créature à chaque cycle ; une créature coûte au moins 1.
help-classic-building-university = Sans effet propre, mais l’un des quatre bâtiments d’une métropole.
help-classic-building-metropolis = Compte comme un bâtiment de chaque type, mais pas pour une série. Deux à la fin d’un cycle donnent la victoire, trois dans une partie à deux.
help-classic-creature-chimera = Utilisez le pouvoir d’une créature de la défausse. Puis la défausse est mélangée à la pioche.
help-classic-creature-chiron = Une figurine sur une île. L’île est à l’abri de Pégase, du Géant et de la Harpie ; avec le module des héros, aussi des Érinyes, d’Empousa, de Persée et de la Manticore.
help-classic-creature-cyclops = Échangez un de vos bâtiments contre un autre type sur le même emplacement.
help-classic-creature-dryad = Prenez un prêtre à un autre joueur.
help-classic-creature-fates = Recevez encore une fois vos revenus.
help-classic-creature-giant = Détruisez un bâtiment sur une île, mais pas une métropole.
help-classic-creature-griffin = Prenez la moitié de l’or d’un autre joueur, arrondie vers le bas.
help-classic-creature-harpy = Retirez une troupe d’un autre joueur ; l’île garde son propriétaire.
help-classic-creature-kraken = Il surgit dans une case de mer et y détruit toutes les flottes. Pour 1 PO par case il avance. Il reste là jusqu’à un nouvel achat.
help-classic-creature-medusa = Une figurine sur une île. Aucune troupe ne peut quitter l’île, même en retraite.
help-classic-creature-minotaur = Une figurine sur une île. Il défend comme deux troupes, tombe en dernier et ne bat jamais en retraite.
help-classic-creature-pegasus = Emmenez des troupes d’une de vos îles sur une autre île, sans flottes.
help-classic-creature-polyphemus = Une figurine sur une île. Toutes les flottes autour sont repoussées d’une case vers le large, et la mer autour est fermée.
help-classic-creature-satyr = Prenez un philosophe à un autre joueur.
help-classic-creature-siren = Remplacez une flotte isolée d’un autre joueur par une des vôtres.
help-classic-creature-sphinx = Rendez des troupes, flottes, prêtres et philosophes contre 2 PO chacun, autant que vous voulez.
help-classic-creature-sylph = Faites avancer vos flottes de dix cases en tout, sans payer et avec autant de combats que vous osez.

## Options d’une table

setting-hidden_discard = Défausse cachée
    .help = Personne ne peut consulter les créatures défaussées, sauf l’acheteur de la Chimère.
setting-priests = Cartes Prêtre
    .help = Nombre total de prêtres : 16 dans le premier tirage, 18 dans un tirage ultérieur.
setting-philosophers = Cartes Philosophe
    .help = Nombre total de philosophes : 16 dans le premier tirage, 17 dans un tirage ultérieur.
setting-sylph_moves = Les dix déplacements des Sylphes
    .help = Ce qui consomme l’un des dix : chaque flotte qui avance d’une case, comme imprimé, ou tout un groupe qui avance ensemble.
setting-last_island = Attaque d’une dernière île
    .help = Qui peut attaquer la dernière île d’un joueur : seulement celui à qui la capture donne sa 2e métropole (à deux joueurs la 3e), comme imprimé, ou aussi celui qui en a déjà assez et en gagnerait une autre.
choice-sylph_moves-fleet = Chaque flotte compte
choice-sylph_moves-group = Un groupe compte une fois
choice-last_island-second = Pour la métropole décisive seulement
choice-last_island-further = Pour une métropole de plus aussi

## Ce que l’édition Legendary nomme autrement

unit-classic-cornucopia = Marqueur de prospérité
prompt-classic-erinyes-from = Où les Érinyes prennent-elles un marqueur de prospérité ?
prompt-classic-erinyes-to = Sur laquelle de vos îles les Érinyes posent-elles le marqueur de prospérité ?
why-classic-apollo = Vous n’en avez pas le droit chez Apollon.
why-classic-no-hero = Aucun de vos héros ne peut le faire maintenant.
why-classic-shielded = Chiron protège son île et les héros qui s’y trouvent.
event-classic-cornucopia = { $count ->
    [one] Un marqueur de prospérité est posé ({ $area }).
   *[other] { $count } marqueurs de prospérité sont posés ({ $area }).
}
event-classic-cornucopia_removed = { $count ->
    [one] Un marqueur de prospérité disparaît ({ $area }).
   *[other] { $count } marqueurs de prospérité disparaissent ({ $area }).
}
event-classic-eliminated = { $faction } a perdu sa dernière île et quitte la partie.
event-classic-units_moved = { $origin ->
    [none] Vers { $land } :
   *[other] Depuis { $origin } vers { $land } :
}{" "}{ $undead ->
    [0] { $troops ->
        [one] { $troops } troupe.
       *[other] { $troops } troupes.
    }
   *[other] { $troops ->
        [0] {""}
        [one] { $troops } troupe,{" "}
       *[other] { $troops } troupes,{" "}
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
   *[other] {" "}· troupes { $troops }
}{ $undead ->
    [0] {""}
   *[other] {" "}· morts-vivants { $undead }
}{ $fleets ->
    [0] {""}
   *[other] {" "}· flottes { $fleets }
}{ $heroes ->
    [0] {""}
   *[other] {" "}· héros { $heroes }
}{ $creature ->
    [0] {""}
   *[other] {" "}· créature { $creature }
}{ $buildings ->
    [0] {""}
   *[other] {" "}· bâtiments { $buildings }
}.
event-classic-priestess = { $faction } gagne une prêtresse.
event-classic-priestess_spent = { $faction } défausse une prêtresse.

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
item-palace = Palais des Dieux
    .text = le Palais des Dieux
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
module-heroes = Héros et créatures
module-favours = Faveurs divines

## Hadès : questions

prompt-deploy-troop = Sur quelle île libre votre troupe débarque-t-elle ?
prompt-deploy-fleet = Sur quelle case de mer au bord de vos îles mettez-vous la flotte à l’eau ?
prompt-undead-kind = Hadès vous donne une unité morte-vivante : une troupe ou une flotte ?
prompt-undead-troop = Sur laquelle de vos îles la troupe morte-vivante se lève-t-elle ?
prompt-undead-fleet = Dans quelle case de mer la flotte morte-vivante surgit-elle ?
prompt-voyage-undead = { $sea ->
    [none] Parmi les flottes qui partent, combien sont mortes-vivantes ?
   *[other] Parmi les flottes qui quittent { $sea }, combien sont mortes-vivantes ?
}
prompt-march-undead = { $land ->
    [none] Combien de troupes mortes-vivantes partent ?
   *[other] Combien de troupes mortes-vivantes quittent { $land } ?
}
prompt-march-hero = { $land ->
    [none] Le héros part-il aussi ?
   *[other] Un héros quitte-t-il aussi { $land } ?
}
prompt-necropolis-island = Sur laquelle de vos îles construisez-vous la Nécropole ?
prompt-fleet-kind = { $sea ->
    [none] Une flotte ordinaire ou morte-vivante ?
   *[other] Quelle flotte de la case { $sea } : une ordinaire ou une morte-vivante ?
}
prompt-troop-kind = { $land ->
    [none] Quelle troupe est touchée ?
   *[other] Quelle troupe est touchée sur { $land } ?
}
prompt-hero-island = { $creature ->
    [none] Sur laquelle de vos îles le héros arrive-t-il ?
   *[other] { $creature } vous rejoint : sur laquelle de vos îles ?
}
prompt-hector-ambush = Hector frappe avant le combat : quelle troupe de l’attaquant tombe ?
prompt-midas-reroll = { $attack ->
    [none] Midas : payer 1 PO pour relancer votre dé ?
   *[other] Les dés donnent { $attack } pour l’attaquant et { $defence } pour le défenseur. Midas : payer 1 PO pour relancer votre dé ?
}
prompt-perseus-save = { $land ->
    [none] Persée peut sauver la troupe : où va-t-elle ?
   *[other] Persée peut sauver la troupe sur { $land } : où va-t-elle ?
}
prompt-hector-philosophers = Combien de philosophes prenez-vous, pour deux prêtres chacun ?
prompt-hero-upkeep = { $hero ->
    [none] Comment payez-vous ce héros ?
   *[other] { $hero } : comment payez-vous son entretien ?
}
prompt-charon-hero = Quel héros Charon ramène-t-il ?
prompt-manticore-hero = Quel héros la Manticore tue-t-elle ?
prompt-gift-first = { $favour ->
    [none] Quel don prenez-vous en premier ?
   *[other] Quel don prenez-vous en premier : { $god }, ou la faveur ({ $favour }) ?
}
prompt-figure-keep = { $creature ->
    [none] Défausser une prêtresse pour garder la figurine un cycle de plus ?
   *[other] Défausser une prêtresse pour garder { $creature } un cycle de plus ?
}
prompt-hephaestus-item = Lequel des deux objets gardez-vous ?
prompt-aphrodite-island = Sur laquelle de vos îles Aphrodite double-t-elle les troupes ?
prompt-artemis-card = Quelle carte donnez-vous à Artémis contre une unité ?
prompt-artemis-unit = Que prenez-vous en échange de la carte ?
prompt-hermes-sea = Près de laquelle de vos flottes Hermès pose-t-il le marqueur de prospérité ?
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
    [none] Jouer un objet pour que votre dé compte 3 dans ce tour de combat ?
   *[other] Jouer { $item } pour que votre dé compte 3 dans ce tour de combat ?
}
prompt-arrows-figure = Quelle figurine les Flèches d’Artémis détruisent-elles ?
prompt-chariot-to = { $hero ->
    [none] { $undead ->
        [none] { $count ->
            [none] Sur laquelle de vos îles va la troupe suivante ?
           *[other] Sur laquelle de vos îles va la troupe suivante ? Reste à placer : { $count }.
        }
       *[other] Sur laquelle de vos îles va la troupe morte-vivante suivante ? Reste à placer : { $undead }.
    }
   *[other] Sur laquelle de vos îles mettez-vous { $hero } ?
}
prompt-roll-threat = Les dés d’Hadès sont lancés.
prompt-draw-favour = Une faveur est tirée.
prompt-draw-item = Un objet magique est tiré.

## Hadès : choix

option-god-turn-undead-troop = Lever une troupe morte-vivante de plus{ price-tag }
option-god-turn-undead-fleet = Lever une flotte morte-vivante de plus{ price-tag }
option-god-turn-necropolis = Construire la Nécropole (2 PO)
option-god-turn-sacrifice = Sacrifier { $thing }{ price-tag }
option-god-turn-favour = Utiliser la faveur{ price-tag }
option-god-turn-play = Jouer { $thing }
option-battle-loss-undead = Perdre une troupe morte-vivante
option-metropolis-island-amazons = Avec Penthésilée, sur l’île des Amazones
option-deploy-troop = Sur { $thing }
option-deploy-fleet = En { $thing }
option-undead-kind-troop = Une troupe morte-vivante
option-undead-kind-fleet = Une flotte morte-vivante
option-undead-troop = Sur { $thing }
option-undead-fleet = En { $thing }
option-voyage-undead = { $thing ->
    [0] Aucune flotte morte-vivante
    [one] { $thing } flotte morte-vivante
   *[other] { $thing } flottes mortes-vivantes
}
option-march-undead = { $thing ->
    [0] Aucune troupe morte-vivante
    [one] { $thing } troupe morte-vivante
   *[other] { $thing } troupes mortes-vivantes
}
option-march-hero-take = Emmener { $thing }
option-march-hero-leave = Laisser { $thing } sur place
option-necropolis-island = Sur { $thing }
option-fleet-kind-regular = Une flotte ordinaire
option-fleet-kind-undead = Une flotte morte-vivante
option-troop-kind-regular = Une troupe ordinaire
option-troop-kind-undead = Une troupe morte-vivante
option-hero-island = Sur { $thing }
option-hector-ambush-troop = Une troupe ordinaire
option-hector-ambush-undead = Une troupe morte-vivante
option-midas-reroll-again = Relancer (1 PO)
option-midas-reroll-keep = Garder le résultat
option-perseus-save = Vers { $thing }
option-perseus-save-lose = Laisser tomber la troupe
option-hector-philosophers = { $thing ->
    [one] { $thing } philosophe
   *[other] { $thing } philosophes
}
option-hero-upkeep-gold = Payer 2 PO
option-hero-upkeep-priestess = Défausser une prêtresse
option-hero-upkeep-release = Laisser partir le héros
option-charon-hero = Ramener { $thing }
option-manticore-hero = Tuer { $thing }
option-gift-first-god = Le don du dieu
option-gift-first-favour = Le don de la faveur
option-figure-keep-keep = Garder (une prêtresse)
option-figure-keep-leave = Laisser partir
option-hephaestus-item = Garder { $thing }
option-aphrodite-island = Sur { $thing }
option-artemis-card-priest = Un prêtre
option-artemis-card-philosopher = Un philosophe
option-artemis-card-no-more = Plus aucune carte
option-artemis-unit-troop = Une troupe
option-artemis-unit-fleet = Une flotte
option-hermes-sea = En { $thing }
option-hestia-building = Construire { $thing }
option-hecate-island = Sur { $thing }
option-helm-use-use = Relancer (le Casque d’Hadès)
option-helm-use-pass = Garder les dés
option-palace-use-use = Jouer le Palais des Dieux
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
why-covered = Hadès recouvre ce dieu pendant ce cycle.
why-hero = Les troupes portées par Persée ne peuvent pas se poser là où se tient un héros.
why-in-order = Les îles se remplissent l’une après l’autre : le tour de celle-ci est passé.
why-necropolis = La Nécropole ne peut être ni détruite ni changée ainsi.
why-type-by-type = Nommez les bâtiments type par type : celui-ci est d’un autre type, ou vous l’avez déjà nommé.
why-needed = Vos théâtres doivent remplacer des bâtiments qui vous manquent.
why-never-apollo = Apollon ne peut être interdit à personne.
why-next-metropolis = Penthésilée attend la prochaine métropole que vous fonderez à votre tour.
why-no-goal = Aucune île ne peut être atteinte.
why-no-marker = Il n’y a pas de marqueur de prospérité à prendre.
why-no-troop = Aucune de vos troupes ordinaires ne s’y trouve.
why-none = Vous n’avez pas de prêtresse.
why-not-around = Les flottes vont dans la mer autour de vos îles, là où aucun autre joueur n’a de flottes.
why-not-engaged = Aucune unité de ce genre ne participe au combat de votre côté.
why-not-given = Le Sphinx n’accepte pas les morts-vivants.
why-not-on-board = Ce héros n’est pas sur le plateau.
why-not-removed = Ce héros n’a pas quitté le jeu.
why-not-your-turn = Vous ne pouvez le faire qu’à votre propre tour.
why-not-at-this-table = Cette table joue sans ce dont cela fait partie.
why-not-visible = Seuls les dieux visibles changent de place, chacun une fois.
why-priests = Chaque philosophe prend deux de vos prêtres : { $most } au plus.
why-most-in-a-turn = Vous avez acheté les { $most } autorisés par tour.
why-reserve-empty = Votre réserve est vide.
why-no-army = Aucune troupe et aucun héros à vous ne pourrait se déplacer.
why-no-troops = Aucune troupe ordinaire ne se trouve sur vos îles.
why-no-card-to-give = Vous n’avez ni prêtre ni philosophe à échanger.
why-no-item-left = Il ne reste aucun objet magique à tirer.
why-no-hero-in-deck = Il ne reste aucun héros dans la pioche des créatures.
why-no-figure-in-deck = Il ne reste aucune créature à figurine dans la pioche.
why-no-figure = Aucune figurine ne se trouve sur le plateau.
why-no-favour = Aucun dieu secondaire n’accorde de faveur pendant ce cycle.
why-favour-of-another = La faveur de { $favour } accompagne le dernier dieu visible, qui n’est pas le vôtre.
why-one-island = Vous n’avez qu’une île : personne ne pourrait aller ailleurs.
why-no-rider = Personne sur vos îles ne peut partir.
why-wants-islands = { $hero } demande { $need } îles ; vous en avez { $have }.
why-wants-buildings = { $hero } demande { $need } bâtiments différents, théâtres compris ; vous en avez { $have }.
why-wants-priests = { $hero } demande { $need } prêtres pour un philosophe ; vous en avez { $have }.
why-protected = Le Collier d’Harmonie protège ce joueur jusqu’à la fin du cycle.
why-same-island = Il faut une autre île.
why-same-space = Une de vos flottes s’y trouve déjà : les deux vont sur des cases différentes.
why-stands-there = La Nécropole s’y trouve déjà.
why-too-far = Aucune de vos flottes ne peut y aller : un déplacement compte { $steps } cases et s’arrête là où l’on combat.
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
    [one] { $faction } lève une troupe morte-vivante sur { $land }.
   *[other] { $faction } lève { $count } troupes mortes-vivantes sur { $land }.
}
event-undead_troops_leave = { $count ->
    [one] { $faction } voit partir une troupe morte-vivante ({ $land }).
   *[other] { $faction } voit partir { $count } troupes mortes-vivantes ({ $land }).
}
event-undead_troop_destroyed = { $faction } perd une troupe morte-vivante sur { $land }.
event-undead_fleets_placed = { $count ->
    [one] { $faction } lève une flotte morte-vivante ({ $sea }).
   *[other] { $faction } lève { $count } flottes mortes-vivantes ({ $sea }).
}
event-undead_fleets_destroyed = { $count ->
    [one] { $faction } perd une flotte morte-vivante ({ $sea }).
   *[other] { $faction } perd { $count } flottes mortes-vivantes ({ $sea }).
}
event-undead_leave = Les morts-vivants quittent { $faction } : troupes { $troops }, flottes { $fleets }.
event-necropolis_built = { $faction } construit la Nécropole sur { $land }.
event-necropolis_falls = La Nécropole quitte { $land }.
event-necropolis_gains = La Nécropole reçoit { $amount } PO pour les morts.
event-necropolis_pays = { $faction } prend { $amount } PO des morts sur { $land }.
event-hero_kept = { $gold ->
    [0] { $faction } garde { $hero } pour une prêtresse.
   *[other] { $faction } garde { $hero } pour { $gold } PO.
}
event-hero_removed = { $hero } quitte le jeu.
event-amazons_built = { $faction } fonde une métropole sur l’île des Amazones.
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

help-classic-god-hades = Il arrive quand la menace atteint 9 et prend la dernière place visible. Il donne une unité morte-vivante, en vend quatre autres pour 1, 2, 3 et 4 PO, et la Nécropole pour 2. Pour 1 PO chaque fois, des troupes ou des flottes bougent, avec une morte-vivante parmi elles.
help-classic-unit-undead = Cinq troupes et cinq flottes. Elles combattent et tiennent une place comme les vôtres, au-delà de votre limite de huit, et quittent le plateau à la fin du cycle.
help-classic-unit-cornucopia = Rapporte 1 PO de revenu à qui contrôle l’île, ou a une flotte dans la case de mer.
help-classic-unit-hero = Compte comme une troupe et se déplace avec Arès, Hadès ou Pégase. Coûte 2 PO ou une prêtresse après chaque revenu, sinon il quitte le jeu. Peut être sacrifié à votre tour dès le cycle suivant son arrivée, mais pas chez Apollon.
help-classic-unit-column = Les îles des deux colonnes sont reliées par terre pour tous, sans flottes, jusqu’à ce qu’Hécate les déplace.
help-classic-building-theatre = Sans effet propre, mais remplace n’importe quel bâtiment d’une série. Il y en a quatre, construits seulement par la faveur de Dionysos.
help-classic-building-necropolis = Prend la place d’une métropole sur son île. Chaque troupe ou flotte qui meurt y dépose 1 PO, sauf morts-vivants et héros. Au moment des revenus, l’or va à qui contrôle l’île.
help-classic-hero-achilles = Au combat, il compte comme deux troupes. Sacrifice : si vous contrôlez cinq îles, fondez une métropole.
help-classic-hero-hector = Quand son île est attaquée, une troupe de l’attaquant tombe avant le premier tour de combat. Sacrifice : changez des prêtres en philosophes, deux contre un, autant de fois que vous voulez.
help-classic-hero-midas = Au combat, relancez votre dé pour 1 PO chaque fois. Sacrifice : payez 15 PO pour fonder une métropole.
help-classic-hero-odysseus = Quand il attaque, les forteresses n’aident pas le défenseur. Sacrifice : cédez trois bâtiments différents pour fonder une métropole.
help-classic-hero-penthesilea = Au combat, les égalités sont pour vous. Sacrifice : une métropole que vous construisez à votre tour va sur l’île des Amazones, où personne ne peut la prendre.
help-classic-hero-perseus = Au combat, une troupe qui tomberait à ses côtés peut se retirer. Sacrifice : transportez des troupes comme Pégase, mais pas sur une île où se tient un héros.
help-classic-creature-cerberus = Une figurine sur une île. Le revenu de l’île est pour vous, l’or des morts compris.
help-classic-creature-charon = Un héros qui a quitté le jeu revient et vous sert.
help-classic-creature-empousa = Prenez tout l’or de la Nécropole.
help-classic-creature-erinyes = Déplacez un marqueur de prospérité d’une île ou d’une case de mer vers une île à vous.
help-classic-creature-manticore = Tuez un héros sur le plateau, un des vôtres s’il n’y en a pas d’autre.
help-classic-favour-aphrodite = Don : une prêtresse. Pour 2 PO : doublez vos troupes sur une île, tant que la réserve le permet.
help-classic-favour-artemis = Don : une prêtresse. Pour 2 PO : échangez prêtres et philosophes contre troupes et flottes, un pour un, autant que vous voulez.
help-classic-favour-demeter = Don : une prêtresse. Pour 2 PO : recevez 1 PO par île à vous.
help-classic-favour-dionysus = Don : un objet magique. Pour 2 PO : construisez un théâtre sur un emplacement libre à vous.
help-classic-favour-hephaestus = Don : un objet magique, face cachée. Pour 2 PO : tirez-en deux et gardez-en un, face cachée aussi.
help-classic-favour-hera = Don : une prêtresse. Pour 2 PO : on retourne les cartes de la pioche jusqu’à un héros, qui vous rejoint.
help-classic-favour-hermes = Don : un objet magique. Pour 2 PO : posez un marqueur de prospérité sur une case de mer où vous avez une flotte.
help-classic-favour-hestia = Don : une prêtresse. Pour 2 PO : construisez un port, une forteresse, un temple ou une université sur un emplacement libre à vous.
help-classic-favour-hecate = Don : une prêtresse. Pour 2 PO : dressez les deux colonnes sur deux îles de votre choix, alors reliées par terre pour tous.
help-classic-card-priestess = Défaussez-la pour garder un héros sans payer, ou pour garder une de vos figurines un cycle de plus.
help-classic-item-girdle = Avant une offrande : interdisez un dieu à un joueur pour ce cycle. Apollon reste ouvert à tous.
help-classic-item-chariot = À votre tour : répartissez troupes, morts-vivants et héros sur vos îles comme vous voulez, sans flottes.
help-classic-item-necklace = À votre tour, ou quand on vous attaque : jusqu’à la fin du cycle, personne n’attaque vos îles ni vos flottes. L’attaque annoncée n’a pas lieu.
help-classic-item-arrows-of-apollo = Dans un combat terrestre, avant un lancer : votre dé compte 3 dans ce tour de combat.
help-classic-item-arrows-of-artemis = À votre tour : détruisez une figurine du plateau.
help-classic-item-palace = Après le tirage des dieux : rangez les dieux visibles dans l’ordre de votre choix. Hadès suit le dieu qu’il recouvre.
help-classic-item-sceptre = À votre tour, sauf chez Apollon : on retourne les cartes de la pioche jusqu’à une créature à figurine ; vous la jouez sans payer. Les héros retournés en chemin quittent le jeu.
help-classic-item-trident = Dans un combat naval, avant un lancer : votre dé compte 3 dans ce tour de combat.
help-classic-item-helm = Après le lancer des dés d’Hadès : on les relance.
help-classic-module-placement = Personne ne débute sur le plateau : avec 7 PO vous misez sur un dieu, puis placez où vous voulez deux troupes, deux flottes et le bonus du dieu.
help-classic-module-underworld = À chaque cycle, des dés rapprochent Hadès. Il mène troupes et flottes mortes-vivantes et construit la Nécropole, que les morts enrichissent.
help-classic-module-heroes = Six héros rejoignent la piste des créatures, chacun avec un pouvoir de combat et un sacrifice. Cerbère, Charon, Empousa, les Érinyes et un Chiron plus fort les accompagnent.
help-classic-module-favours = Un dieu secondaire soutient le dernier dieu de chaque cycle : une prêtresse ou un objet magique en don, et un pouvoir pour 2 PO.

setting-modules = Modules d’Hadès
    .help = Des parties de l’extension, qui se jouent aussi seules ; hades les prend toutes.
setting-hecate = Hécate
    .help = Une neuvième faveur : deux colonnes qui relient deux îles par terre. Demande les faveurs divines.
setting-manticore = Manticore
    .help = Une créature de plus, qui tue un héros. Demande les héros.
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
