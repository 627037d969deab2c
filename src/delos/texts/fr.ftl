# Français. Le même fichier sert à Python et au navigateur.
#
# Mêmes identifiants que en.ftl. L’attribut `.text` d’un nom est sa forme dans une phrase ; c’est elle
# que portent les variables. Une variable absente, cachée ou sans titulaire est le mot `none`.
# Pas de « de », « du », « à », « au » devant une variable qui peut porter un article.

## Noms

god-athena = Athéna
god-zeus = Zeus
god-poseidon = Poséidon
god-ares = Arès
god-hera = Héra
god-apollo = Apollon

building-port = Port
    .text = un Port
building-fortress = Forteresse
    .text = une Forteresse
building-temple = Temple
    .text = un Temple
building-university = Université
    .text = une Université
building-metropolis = Métropole
    .text = une Métropole

bonus-troops = 2 Troupes de base
bonus-cornucopia = Corne d’abondance
    .text = une Corne d’abondance
bonus-priestess = Prêtresse
    .text = une Prêtresse
bonus-gold = 3 PO
bonus-fleets = 2 Flottes
bonus-reserve = Créature réservée
    .text = une Créature réservée
bonus-building = Bâtiment
    .text = un bâtiment
bonus-mixed = Troupe de base et Flotte
    .text = une Troupe de base et une Flotte

card-priestess = Prêtresse
    .text = une Prêtresse
card-philosopher = Philosophe
    .text = un Philosophe

faction-bull = Taureau
    .text = le Taureau
faction-dolphin = Dauphin
    .text = le Dauphin
faction-bee = Abeille
    .text = l’Abeille
faction-owl = Chouette
    .text = la Chouette
faction-turtle = Tortue
    .text = la Tortue
faction-amphora = Amphore
    .text = l’Amphore

hero-achilles = Achille
hero-ajax = Ajax
hero-antigone = Antigone
hero-croesus = Crésus
hero-hector = Hector
hero-helen = Hélène
hero-heracles = Héraclès
hero-hippolyta = Hippolyte
hero-jason = Jason
hero-leto = Léto
hero-odysseus = Ulysse
hero-pandora = Pandore
hero-penelope = Pénélope
hero-penthesilea = Penthésilée
hero-pericles = Périclès
hero-perseus = Persée

creature-charon = Charon
creature-chimera = Chimère
    .text = la Chimère
creature-cyclops = Cyclope
    .text = le Cyclope
creature-dryad = Dryade
    .text = la Dryade
creature-echidna = Échidna
creature-empousa = Empousa
creature-erinyes = Les Érinyes
    .text = les Érinyes
creature-giant = Géant
    .text = le Géant
creature-graeae = Les Grées
    .text = les Grées
creature-griffin = Griffon
    .text = le Griffon
creature-harpy = Harpie
    .text = la Harpie
creature-hippalectryon = Hippalectryon
    .text = l’Hippalectryon
creature-hippocamp = Hippocampe
    .text = l’Hippocampe
creature-manticore = Manticore
    .text = la Manticore
creature-pegasus = Pégase
creature-satyr = Satyre
    .text = le Satyre
creature-sphinx = Sphinx
    .text = le Sphinx
creature-sylph = Sylphe
    .text = le Sylphe
creature-triton = Triton
creature-boar = Sanglier de Calydon
    .text = le Sanglier de Calydon
creature-cerberus = Cerbère
creature-charybdis = Charybde et Scylla
creature-chiron = Chiron
creature-geryon = Géryon
creature-hydra = Hydre
    .text = l’Hydre
creature-kraken = Kraken
    .text = le Kraken
creature-medusa = Méduse
creature-minotaur = Minotaure
    .text = le Minotaure
creature-nereid = Néréide
    .text = la Néréide
creature-polyphemus = Polyphème
creature-typhon = Typhon

piece-boar = Sanglier de Calydon
    .text = le Sanglier de Calydon
piece-cerberus = Cerbère
piece-charybdis = Charybde
piece-chiron = Chiron
piece-geryon = Géryon
piece-hydra = Hydre
    .text = l’Hydre
piece-kraken = Kraken
    .text = le Kraken
piece-medusa = Méduse
piece-minotaur = Minotaure
    .text = le Minotaure
piece-nereid = Néréide
    .text = la Néréide
piece-polyphemus = Polyphème
piece-typhon = Typhon
piece-scylla = Scylla

holder-penthesilea = la carte de Penthésilée
holder-pandora = la carte de Pandore

phase-placement = Placement
phase-initialization = Initialisation
phase-income = Revenus
phase-offerings = Offrandes
phase-upkeep = Coûts d’entretien
phase-actions = Actions
phase-end = Fin du Cycle

## Petites parties de phrases

site-of = { $land }, site { $number }
dice-pair = { $attack } contre { $defence }
chain-none = aucune figurine
list-two = { $first } et { $last }
list-or = { $first } ou { $last }
list-more = { $first }, { $last }
what-tag = { $what ->
    [none] {""}
   *[other]  : { $what }
}
# Ce qui se dresse sur le site qu’un choix nomme.
standing-port = le Port
standing-fortress = la Forteresse
standing-temple = le Temple
standing-university = l’Université
standing-metropolis = la Métropole
standing-there = { $standing ->
    [none] le bâtiment
   *[other] { $standing }
}
price-tag = { $price ->
    [none] {""}
    [0] {" "}(gratuit)
   *[other] {" "}({ $price } PO)
}

## Questions

prompt-placement-land = Choisissez une Zone Terrestre libre où vous installer.
prompt-placement-fleet = { $land ->
    [none] Choisissez, pour une Flotte, une Zone Maritime vide qui borde votre nouvelle Zone Terrestre.
   *[other] Choisissez, pour une Flotte, une Zone Maritime vide qui borde { $land }.
}
prompt-placement-troop = Choisissez l’une de vos Zones Terrestres pour une Troupe de base.
prompt-offering-god = Sur quel dieu misez-vous ?
prompt-offering-bid = { $god ->
    [none] Combien misez-vous ?
   *[other] Combien misez-vous sur { $god } ?
}
prompt-upkeep-next = De quelle figurine vous occupez-vous maintenant ?
prompt-upkeep-keep = { $creature ->
    [none] Défausser une Prêtresse pour garder cette Créature, ou la laisser partir ?
   *[other] Défausser une Prêtresse pour garder { $creature }, ou y renoncer ?
}
prompt-upkeep-move = { $piece ->
    [none] { $creature ->
        [none] Déplacer la figurine vers une zone voisine, ou la laisser sur place ?
       *[other] Déplacer { $creature } vers une zone voisine, ou ne pas bouger ?
    }
   *[other] Déplacer { $piece } vers une zone voisine, ou ne pas bouger ?
}
prompt-displace-fleet = Polyphème chasse les Flottes : laquelle part maintenant ?
prompt-displace-fleet-to = { $sea ->
    [none] Où cette Flotte est-elle chassée ?
   *[other] Une Flotte doit quitter { $sea } : où est-elle chassée ?
}
prompt-displace-unit = { $land ->
    [none] Le Sanglier chasse les unités : laquelle part maintenant ?
   *[other] Le Sanglier chasse les unités présentes à { $land } : laquelle part maintenant ?
}
prompt-displace-unit-to = Où cette unité est-elle chassée ?
prompt-hydra-meal = L’Hydre a faim : quelle Troupe ou quelle Flotte dévore-t-elle ?
prompt-god-first = { $god ->
    [none] Votre dieu : par quelle Action gratuite continuer ?
   *[other] { $god } : par quelle Action gratuite continuer ?
}
prompt-build-type = Quel type de bâtiment construisez-vous ?
prompt-build-site = { $building ->
    [none] Sur quel site de construction libre construisez-vous ?
   *[other] Sur quel site de construction libre construisez-vous { $building } ?
}
prompt-build-replace = { $building ->
    [none] Aucun site de construction libre : démolir un autre bâtiment pour faire place, ou renoncer ?
   *[other] Aucun site de construction libre pour { $building } : démolir un autre bâtiment pour faire place, ou renoncer ?
}
prompt-recruit-fleet = Où mettez-vous la nouvelle Flotte à l’eau ?
prompt-recruit-troop = Où postez-vous la nouvelle Troupe de base ?
prompt-recruit-mercenary = Où postez-vous la nouvelle Troupe mercenaire ?
prompt-hero-place = { $hero ->
    [none] Sur laquelle de vos Zones Terrestres le Héros apparaît-il ?
   *[other] { $hero } vous rejoint : sur laquelle de vos Zones Terrestres ?
}
prompt-turn = { $god ->
    [none] À vous de jouer.
   *[other] À vous, avec { $god }.
}
prompt-zeus-peek = { $creature ->
    [none] Payer 1 PO pour jouer la carte que vous avez vue, ou la reposer sur la pioche ?
   *[other] Vous avez vu { $creature } : payer 1 PO pour jouer cette carte, ou la reposer sur la pioche ?
}
prompt-sail-from = De quelle Zone Maritime vos Flottes partent-elles ?
prompt-sail-count = { $sea ->
    [none] Combien de Flottes partent ?
   *[other] Combien de Flottes quittent { $sea } ?
}
prompt-sail-to = { $sea ->
    [none] Vers quelle Zone Maritime les Flottes vont-elles ?
   *[other] Les Flottes quittent { $sea } : vers quelle Zone Maritime ?
}
prompt-move-from = De quelle Zone Terrestre vos unités partent-elles ?
prompt-move-troops = { $land ->
    [none] Combien de vos Troupes de base partent ?
   *[other] Combien de vos Troupes de base quittent { $land } ?
}
prompt-move-mercenaries = { $land ->
    [none] Combien de Troupes mercenaires partent ?
   *[other] Combien de Troupes mercenaires quittent { $land } ?
}
prompt-move-hero = { $hero ->
    [none] Le Héros part-il aussi ?
   *[other] Emmenez-vous { $hero } ?
}
prompt-move-to = { $land ->
    [none] Vers quelle Zone Terrestre les unités vont-elles ?
   *[other] Les unités quittent { $land } : vers quelle Zone Terrestre ?
}
prompt-move-chain = Héraclès détruit les figurines sur son chemin : quelles Flottes suit-il ?
prompt-creature-discount = { $creature ->
    [none] Épuiser un Temple ou une Métropole (−1 PO), ou payer{ price-tag } ?
   *[other] Épuiser un Temple ou une Métropole (−1 PO) pour { $creature }, ou payer{ price-tag } ?
}
prompt-battle-ambush = Hector frappe avant le combat : quelle unité de l’envahisseur tombe ?
prompt-battle-order = Qui agit en premier : Hector contre l’envahisseur, ou Pandore avec les Troupes mercenaires ?
prompt-battle-reroll = { $attack ->
    [none] Crésus : payer 1 PO pour relancer votre dé ?
   *[other] Les dés donnent { $attack } pour l’attaquant et { $defence } pour le défenseur. Crésus : payer 1 PO pour relancer votre dé ?
}
prompt-battle-loss = { $land ->
    [none] Ce Round vous coûte une unité : laquelle ?
   *[other] Ce Round à { $land } vous coûte une unité : laquelle ?
}
prompt-battle-save = Persée peut sauver la Troupe : où bat-elle en retraite ?
prompt-retreat-land = { $land ->
    [none] Quitter le combat, ou rester ?
   *[other] Quitter le combat à { $land }, ou rester ?
}
prompt-retreat-sea = { $sea ->
    [none] Battre en retraite avec vos Flottes, ou rester ?
   *[other] Battre en retraite avec vos Flottes et quitter { $sea }, ou rester ?
}
prompt-metropolis-order = Vous pouvez construire deux Métropoles : laquelle d’abord ?
prompt-metropolis-give = { $building ->
    [none] Quel bâtiment cédez-vous pour la Métropole ?
   *[other] Pour la Métropole vous cédez { $building } : lequel de vos bâtiments ?
}
prompt-metropolis-card = Mettre la nouvelle Métropole à l’abri sur la carte d’un Héros ?
prompt-metropolis-site = Sur quel site de construction libre construisez-vous la Métropole ?
prompt-metropolis-raze = Aucun site de construction libre : quel bâtiment cède la place à la Métropole ?
prompt-bonus-order = Quel bonus prenez-vous d’abord ?
prompt-bonus-land = Où postez-vous la Troupe de base du bonus ?
prompt-bonus-sea = Où mettez-vous à l’eau la Flotte du bonus ?
prompt-cornucopia = Où posez-vous la Corne d’abondance ?
prompt-bonus-reserve = Quelle Créature de la piste vous réservez-vous ?
prompt-apollo-land = Sur quelle Zone Terrestre posez-vous la Corne d’abondance d’Apollon ?
prompt-apollo-sea = Sur quelle Zone Maritime posez-vous la Corne d’abondance d’Apollon ?
prompt-charon-own = Lequel de vos Héros suit Charon ?
prompt-charon-new = { $hero ->
    [none] Quel Héros de la piste le remplace ?
   *[other] { $hero } s’en va : quel Héros de la piste le remplace ?
}
prompt-chimera-card = Quelle Créature défaussée la Chimère ramène-t-elle ?
prompt-cyclops-site = Lequel de vos bâtiments le Cyclope transforme-t-il ?
prompt-cyclops-type = { $site ->
    [none] Que construit le Cyclope à la place ?
   *[other] { $site } : que construit le Cyclope à la place ?
}
prompt-victim = { $creature ->
    [none] Qui volez-vous ?
   *[other] Avec { $creature }, qui volez-vous ?
}
prompt-echidna-card = Quelle figurine adverse Échidna attire-t-elle dans votre camp ?
prompt-relocate = { $piece ->
    [none] { $creature ->
        [none] Déplacer la figurine dans une autre zone ?
       *[other] Déplacer la Créature volée dans une autre zone ?
    }
   *[other] Déplacer { $piece } dans une autre zone ?
}
prompt-erinyes-from = Où les Érinyes prennent-elles une Corne d’abondance ?
prompt-erinyes-to = Où les Érinyes posent-elles la Corne d’abondance ?
prompt-giant-from = Sur quelle Zone Terrestre le Géant prend-il les Troupes mercenaires ?
prompt-mercenary-to = Laquelle de vos Zones Terrestres reçoit la Troupe mercenaire ?
prompt-harpy = Quelle Troupe la Harpie emporte-t-elle ?
prompt-hippalectryon-from = De quelle Zone Terrestre rendez-vous une Troupe mercenaire ?
prompt-hippalectryon-gain = Que prenez-vous contre les deux Troupes mercenaires ?
prompt-again = Encore une fois ?
prompt-hippocamp-sea = Dans quelle Zone Maritime vos Flottes deviennent-elles des Troupes mercenaires ?
prompt-manticore-prey = Quelle figurine ou quel Héros la Manticore tue-t-elle ?
prompt-sphinx-card = Laquelle des Créatures piochées jouez-vous ? Les autres sont défaussées.
prompt-sylph-sea = { $sea ->
    [none] De quelle Zone Maritime échangez-vous les Flottes ?
   *[other] Les Flottes quittent { $sea } : avec quelle Zone Maritime l’échange se fait-il ?
}
prompt-triton-take = Quel bâtiment Triton vous apporte-t-il ?
prompt-triton-site = Où posez-vous le bâtiment apporté par Triton ?
prompt-figurine-area = { $piece ->
    [none] { $creature ->
        [none] Dans quelle zone posez-vous la figurine ?
       *[other] Dans quelle zone posez-vous { $creature } ?
    }
   *[other] Dans quelle zone posez-vous { $piece } ?
}
prompt-achilles-land = Sur laquelle de vos Zones Terrestres construisez-vous deux bâtiments ?
prompt-achilles-site = { $building ->
    [none] Sur quel site de construction construisez-vous ?
   *[other] Sur quel site de construction construisez-vous { $building } ?
}
prompt-antigone-area = Dans quelle zone cédez-vous une Corne d’abondance ?
prompt-sacrifice-building = Quel bâtiment cédez-vous ?
prompt-pandora-copy = De quel Héros Pandore imite-t-elle le sacrifice ?
prompt-draw-god = On tire une tuile de dieu.
prompt-draw-seat = On tire l’ordre du tour.
prompt-draw-creature = On pioche une carte Créature.
prompt-draw-hero = On pioche une carte Héros.
prompt-draw-bonus = On tire un bonus de Métropole.
prompt-roll-dice = On lance les dés.
prompt-roll-die = On lance le dé.

## Choix

option-placement-land = S’installer à { $thing }
option-placement-fleet = Mettre une Flotte à l’eau : { $thing }
option-placement-troop = Poster une Troupe de base à { $thing }
option-offering-god = Miser sur { $thing }
option-offering-bid = { $price ->
    [none] Miser { $thing }
   *[other] Miser { $thing }, payer { $price }
}
option-upkeep-next = Entretenir { $thing }
option-upkeep-keep-keep = Défausser une Prêtresse pour garder la Créature
option-upkeep-keep-release = Laisser partir la Créature
option-upkeep-move = Aller vers { $thing }
option-upkeep-move-stay = Rester sur place
option-displace-fleet = Chasser une Flotte : { $thing }
option-displace-fleet-to = Vers { $thing }
option-displace-unit = Chasser { $thing }
option-displace-unit-troop = Chasser une Troupe de base
option-displace-unit-mercenary = Chasser une Troupe mercenaire
option-displace-unit-to = Vers { $thing }
option-hydra-meal-troop = Dévorer une Troupe de base à { $thing }
option-hydra-meal-mercenary = Dévorer une Troupe mercenaire à { $thing }
option-hydra-meal-fleet = Dévorer une Flotte : { $thing }
option-god-first-building = { $what ->
    [none] Construire un bâtiment au choix, gratuitement
   *[other] Construire gratuitement{ what-tag }
}
option-god-first-gift = Recruter gratuitement{ what-tag }
option-god-first-sacrifice = Sacrifier { $thing }
option-build-type = Construire { $thing }
option-build-site = Construire ici : { $thing }
option-build-replace = Remplacer { standing-there } : { $thing }
option-build-replace-forgo = Renoncer au nouveau bâtiment
option-recruit-fleet = La mettre à l’eau : { $thing }
option-recruit-troop = La poster à { $thing }
option-recruit-mercenary = La poster à { $thing }
option-hero-place = À { $thing }
option-turn-end = Finir votre tour
option-turn-philosopher = Prendre un autre Philosophe (4 PO)
option-turn-priestess = Prendre une autre Prêtresse (4 PO)
option-turn-peek = Regarder la première carte Créature (gratuit)
option-turn-fleet = Recruter une autre Flotte{ price-tag }
option-turn-sail = Déplacer des Flottes (1 PO)
option-turn-troop = Recruter une autre Troupe de base{ price-tag }
option-turn-march = Déplacer des unités (1 PO)
option-turn-mercenary = Recruter une autre Troupe mercenaire{ price-tag }
option-turn-hire = Recruter { $thing } (4 PO)
option-turn-quest = Déplacement héroïque avec { $thing }{ price-tag }
option-turn-buy = Acheter { $thing }{ price-tag }
option-turn-sacrifice = Sacrifier { $thing }
option-zeus-peek-play = Payer 1 PO et la jouer
option-zeus-peek-return = La reposer
option-sail-from = Depuis { $thing }
option-sail-count = { $thing ->
    [one] { $thing } Flotte
   *[other] { $thing } Flottes
}
option-sail-to = Vers { $thing }
option-move-from = Depuis { $thing }
option-move-troops = { $thing ->
    [0] Aucune Troupe de base
    [one] { $thing } Troupe de base
   *[other] { $thing } Troupes de base
}
option-move-mercenaries = { $thing ->
    [0] Aucune Troupe mercenaire
    [one] { $thing } Troupe mercenaire
   *[other] { $thing } Troupes mercenaires
}
option-move-hero-take = Emmener { $thing }
option-move-hero-leave = Laisser { $thing } sur place
option-move-to = Vers { $thing }
option-move-chain = En croisant { $thing }
option-creature-discount-discount = { $standing ->
    [none] Utiliser { $thing }
   *[other] Utiliser { $standing } : { $thing }
}
option-creature-discount-pay = Payer maintenant
option-battle-ambush-troop = Une Troupe de base
option-battle-ambush-mercenary = Une Troupe mercenaire
option-battle-order-ambush = D’abord Hector
option-battle-order-mercenaries = D’abord Pandore
option-battle-reroll-roll = Relancer (1 PO)
option-battle-reroll-keep = Garder le résultat
option-battle-loss = Perdre { $thing }
option-battle-loss-troop = Perdre une Troupe
option-battle-loss-mercenary = Perdre une Troupe mercenaire
option-battle-loss-figurine = Perdre le Minotaure
option-battle-save = Battre en retraite vers { $thing }
option-battle-save-nowhere = La laisser tomber au combat
option-retreat-land = Battre en retraite vers { $thing }
option-retreat-land-stay = Tenir et combattre
option-retreat-sea = Battre en retraite vers { $thing }
option-retreat-sea-stay = Tenir et combattre
option-metropolis-order-set = Celle des quatre bâtiments
option-metropolis-order-philosophers = Celle des Philosophes
option-metropolis-give = Céder { standing-there } : { $thing }
option-metropolis-card = La poser sur { $thing }
option-metropolis-card-none = Non, la construire sur le plateau
option-metropolis-site = La construire ici : { $thing }
option-metropolis-raze = Démolir { standing-there } : { $thing }
option-bonus-order = D’abord { $thing }
option-bonus-land = À { $thing }
option-bonus-sea = Ici : { $thing }
option-cornucopia = Ici : { $thing }
option-bonus-reserve = Réserver { $thing }
option-apollo-land = À { $thing }
option-apollo-sea = Ici : { $thing }
option-charon-own = Céder { $thing }
option-charon-new = Appeler { $thing }
option-chimera-card = Ramener { $thing }
option-cyclops-site = Transformer { standing-there } : { $thing }
option-cyclops-type = Construire { $thing }
option-victim = Voler { $thing }
option-echidna-card = Attirer { $thing }
option-relocate = Poser ici : { $thing }
option-relocate-stay = Laisser sur place
option-erinyes-from = Depuis { $thing }
option-erinyes-to = Vers { $thing }
option-giant-from = Depuis { $thing }
option-mercenary-to = À { $thing }
option-harpy-troop = Une Troupe de base à { $thing }
option-harpy-mercenary = Une Troupe mercenaire à { $thing }
option-hippalectryon-from = Une Troupe mercenaire : { $thing }
option-hippalectryon-gain-cornucopia = Une Corne d’abondance
option-hippalectryon-gain-priestess = Une Prêtresse
option-hippalectryon-gain-philosopher = Un Philosophe
option-again-again = Encore une fois
option-again-stop = Cela suffit
option-hippocamp-sea = Ici : { $thing }
option-manticore-prey = Tuer { $thing }
option-sphinx-card = Jouer { $thing }
option-sylph-sea = { $thing }
option-triton-take = { standing-there } : { $thing }
option-triton-site = Ici : { $thing }
option-figurine-area = Ici : { $thing }
option-achilles-land = À { $thing }
option-achilles-site = Ici : { $thing }
option-antigone-area = Une Corne d’abondance : { $thing }
option-sacrifice-building = Céder { standing-there } : { $thing }
option-pandora-copy = Imiter { $thing }
option-draw-god = { $thing }
option-draw-seat = En premier { $thing }
option-draw-creature = Piocher { $thing }
option-draw-hero = Piocher { $thing }
option-draw-bonus = Bonus : { $thing }
option-roll-dice = Dés : { $thing }
option-roll-die = Dé : { $thing }

## Pourquoi une chose est impossible ; le code ajoute l’identifiant de la règle entre parenthèses

slip-over = La partie est finie.
slip-unknown = Il n’y a pas d’action { $wanted } dans la décision « { $decision } » ; texts() donne ce qui peut être joué.
slip-elsewhere = Il n’y a pas d’action { $wanted } dans la décision « { $decision } » : elle répond à une autre question. texts() donne ce qui peut être joué maintenant.
why-unknown = Les règles ne le permettent pas maintenant.
why-all-needed = Toutes les réductions qui vous restent sont nécessaires ; elles s’appliquent l’une après l’autre.
why-apollo = La faction qui a choisi Apollon n’en a pas le droit.
why-barred = Le Sanglier de Calydon ne laisse entrer ni Troupe ni Héros dans cette zone.
why-chain = Héraclès ne peut pas passer par là : vos Flottes ne forment pas ce chemin.
why-closed = Cette Zone Maritime est fermée aux Flottes tant que le Kraken ou Polyphème la garde.
why-beside-land = La Flotte doit se trouver à côté de la terre que vous venez de choisir, dans une mer que personne d’autre ne tient.
why-beside-own = Une nouvelle Flotte se place à côté d’une Zone Terrestre à vous.
why-bid-costs = Miser { $bid } vous coûte { $need } PO en tout ; vous en avez { $have }.
why-next-sea = Les Flottes avancent d’une Zone Maritime à la fois, et celle-ci n’est pas voisine de la leur.
why-own-area = Il faut une zone que vous contrôlez.
why-own-land = Il faut une Zone Terrestre que vous contrôlez.
why-own-sea = Il faut une Zone Maritime que vous contrôlez déjà.
why-own-site = Il faut un site de construction sur une Zone Terrestre que vous contrôlez.
why-condition = La condition n’est pas remplie maintenant.
why-costs = Cela coûte { $need } PO ; vous pouvez payer { $have }.
why-count = Il n’y a pas tant de Flottes à déplacer, et il faut qu’au moins une parte.
why-empty = { $rule ->
    [LEG-CREATURE-SYLPH-01] Aucune Flotte ne s’y trouve : deux Zones Maritimes avec des Flottes échangent leurs places.
    [CLA-CREATURE-HARPY-01] Aucune Troupe d’un autre joueur ne s’y trouve.
    [CLA-CREATURE-GIANT-01] Aucun bâtiment ne s’y trouve.
    [CLA-ZEUS-07] Il ne reste aucune carte pour la remplacer.
    [LEG-CREATURE-POLYPHEMUS-02] Aucune Flotte à chasser ne s’y trouve.
   *[other] Il n’y a rien à choisir ici.
}
why-engaged = Aucune de vos unités de ce genre ne prend part à ce combat.
why-face-down = La tuile de ce dieu est face cachée pendant ce Cycle.
    .short = face cachée
why-far = Cette zone n’est ni voisine du départ ni reliée à lui par vos Flottes.
why-far-at-sea = Aucune de vos Flottes n’est voisine de cette Zone Maritime : un déplacement naval fait une seule zone.
why-figurine = Une autre figurine se trouve déjà dans cette zone.
why-forced = Achille vous chasse : vous ne pouvez pas rester.
why-full = Cette zone n’a pas assez de place.
why-gives-way = Elle se déplace pour laisser sa place à l’autre figurine : elle ne peut pas rester.
why-hero-decided = Pour { $hero }, c’est déjà décidé.
why-hero-first = Dites d’abord si { $hero } est du voyage.
why-hero-held = Méduse retient { $hero } : personne ne sort de sa zone.
why-hero-no-way = { $hero } ne peut aller nulle part : chaque zone est hors de portée, fermée ou protégée.
why-hero-no-way-on = { $hero } n’a nulle part où aller à votre prix : à travers les zones d’un coéquipier, chaque pas se paie.
why-hero-not-there = { $hero } ne s’y trouve pas.
why-island = Il faut commencer sur deux îles différentes.
why-just-ousted = On vient de surenchérir sur vous ici : adressez-vous d’abord à un autre dieu.
    .short = surenchère à l’instant
why-landlocked = Ce site de construction n’a pas d’accès à la mer.
why-least-bid-costs = Il faut miser ici au moins { $bid }, ce qui vous coûte { $need } PO en tout ; vous en avez { $have }.
    .short = coûte { $need }, vous avez { $have }
why-last-land = C’est la dernière Zone Terrestre d’une faction : l’attaquer n’est permis que si cela vous donne les Métropoles de la victoire.
why-mandatory = Prenez d’abord ce que votre dieu vous donne.
why-mate = Votre coéquipier tient cette zone : on peut la traverser, pas s’y arrêter.
why-mate-island = Votre coéquipier a déjà une Zone Terrestre sur cette île.
why-metropolis = Une Métropole ne peut pas servir à cela.
why-must-move = Elle ne peut pas rester là : elle doit aller dans une zone à vous.
why-new-hero = Ce Héros vous a rejoint pendant ce Cycle : son sacrifice doit attendre le suivant.
why-no-card = Aucune carte de ce genre ne peut être choisie.
why-no-fleet = Vous n’avez pas de Flotte ici.
why-no-fleets = Vous n’avez aucune Flotte sur la carte.
why-no-hero = Vous n’avez pas ce Héros.
why-no-pair = Ce bâtiment ne fait pas partie d’une paire que vous pouvez rendre.
why-no-place = { $rule ->
    [LEG-POSEIDON-06] Aucune Zone Maritime au bord de vos terres ne peut recevoir une Flotte de plus.
    [LEG-ARES-07] Aucune de vos terres ne peut recevoir une Troupe de plus.
    [LEG-HERA-10] Aucune de vos terres ne peut recevoir une Troupe mercenaire.
    [CLA-POSEIDON-02] Aucune case maritime au bord de vos îles ne peut recevoir une Flotte de plus.
    [CLA-ARES-02] Aucune de vos îles ne peut recevoir une Troupe de plus.
    [HAD-GOD-16] Aucune de vos îles ni aucune case maritime qui les borde ne peut la recevoir.
   *[other] Aucun endroit permis ne peut l’accueillir.
}
why-no-priestess = Vous n’avez pas de Prêtresse à défausser.
why-no-site = Vous n’avez pas de site de construction libre.
why-no-supply = { $rule ->
    [LEG-POSEIDON-06] Toutes vos Flottes sont déjà sur la carte.
    [LEG-ARES-07] Toutes vos Troupes de base sont déjà sur la carte.
    [LEG-HERA-10] Il ne reste aucune Troupe mercenaire dans la réserve.
    [LEG-ATHENA-05] Il ne reste aucun Philosophe dans la réserve.
    [LEG-HERO-HECTOR-05] Il ne reste aucun Philosophe dans la réserve.
    [LEG-ZEUS-10] Il ne reste aucune Prêtresse dans la réserve.
    [LEG-BUILD-06] Il ne reste aucun bâtiment de ce type dans la réserve.
    [CLA-BUILD-15] Il ne reste aucun bâtiment de ce type dans la réserve.
    [CLA-CREATURE-CYCLOPS-05] Il ne reste aucun autre bâtiment dans la réserve.
   *[other] Il n’en reste plus dans la réserve.
}
why-no-target = { $rule ->
    [CLA-CREATURE-SIREN-01] Aucune Flotte isolée d’un autre joueur ne s’y trouve.
    [CLA-CREATURE-POLYPHEMUS-01] Aucune Flotte à repousser ne s’y trouve.
    [CLA-CREATURE-CHIMERA-06] Aucune carte de la défausse ne pourrait servir maintenant.
    [HAD-ITEM-ARTEMIS-ARROWS-02] Aucune figurine ne s’y trouve.
   *[other] Il n’y a ni personne ni rien à viser.
}
why-no-token = Aucun jeton de ce genre ne se trouve ici.
why-no-trio = Ce bâtiment n’est pas l’un de trois bâtiments identiques que vous pouvez rendre.
why-no-unit = Aucune de vos unités ne peut partir d’ici.
why-no-units = Vous n’avez sur la carte aucune unité qui puisse marcher.
why-no-way = Vos unités ne peuvent aller nulle part : chaque zone est hors de portée, fermée ou protégée.
why-no-way-at-sea = Vos Flottes ne peuvent aller nulle part.
why-no-way-on = Vos unités n’ont nulle part où aller à votre prix : à travers les zones d’un coéquipier, chaque pas se paie.
why-not-adjacent = { $rule ->
    [CLA-MOVE-06] Les Flottes avancent d’une case à la fois, et celle-ci n’est pas voisine.
    [CLA-CREATURE-SYLPH-01] Les Flottes avancent d’une case à la fois, et celle-ci n’est pas voisine.
    [CLA-CREATURE-KRAKEN-02] Le Kraken avance d’une case à la fois, et celle-ci n’est pas voisine.
    [CLA-CREATURE-POLYPHEMUS-01] Les Flottes sont repoussées dans la case voisine, et celle-ci est plus loin.
    [CLA-RETREAT-03] Les Flottes battent en retraite vers une case voisine du combat.
   *[other] Cette zone n’est pas adjacente.
}
why-not-controlled = Vous ne contrôlez pas cette zone.
why-not-drawn = Vous n’avez pas pioché cette carte.
why-not-in-discard = Cette carte n’est pas dans la défausse.
why-not-offered = Ce choix n’est pas proposé maintenant.
why-not-on-map = Cela ne se trouve pas sur la carte.
why-not-on-track = Cette carte n’est pas sur la piste.
why-not-this-god = { $rule ->
    [LEG-ARES-04] Les unités ne marchent que dans un tour avec Arès, et vous avez choisi un autre dieu pour ce Cycle.
    [CLA-ARES-05] Les Troupes ne marchent que dans un tour avec Arès, et vous avez choisi un autre dieu pour ce cycle.
    [LEG-POSEIDON-04] Les Flottes ne naviguent que dans un tour avec Poséidon, et vous avez choisi un autre dieu pour ce Cycle.
    [CLA-POSEIDON-05] Les Flottes ne naviguent que dans un tour avec Poséidon, et vous avez choisi un autre dieu pour ce cycle.
   *[other] { $god ->
        [none] Le dieu que vous avez choisi pour ce Cycle ne le permet pas.
       *[other] Seul un tour avec { $god } le permet, et vous avez choisi un autre dieu pour ce Cycle.
    }
}
why-not-yours = { $rule ->
    [LEG-METRO-03] Choisissez un de vos bâtiments : une collection est rendue contre la Métropole.
    [LEG-CREATURE-CHARON-01] Choisissez un de vos Héros.
    [LEG-CREATURE-CYCLOPS-01] Choisissez un de vos bâtiments.
    [LEG-CREATURE-HIPPALECTRYON-01] Deux de vos Troupes mercenaires sont rendues, et aucune ne se trouve ici.
    [LEG-CREATURE-TRITON-01] Choisissez un site de construction sur une de vos Zones Terrestres.
    [LEG-HEROMOVE-02] Ce Héros n’est pas à votre service.
    [LEG-HERO-GEN-05] Ce Héros n’est pas à votre service : seuls les vôtres peuvent être sacrifiés.
    [LEG-UPKEEP-08] Cette figurine n’est pas à vous, ou son entretien est déjà réglé.
    [CLA-METRO-04] Choisissez une de vos îles sans Métropole.
    [CLA-METRO-08] Choisissez un de vos bâtiments du type demandé.
    [CLA-CREATURE-CYCLOPS-02] Choisissez un de vos bâtiments.
    [CLA-CREATURE-SPHINX-01] Seules vos propres unités peuvent être données au Sphinx.
    [CLA-BUILD-01] Choisissez un site sur une de vos îles.
    [CLA-ARES-03] Les nouvelles Troupes vont sur une de vos îles.
    [CLA-ARES-05] Les Troupes partent d’une de vos îles.
    [HAD-GOD-13] Les unités partent d’une de vos îles.
    [CLA-CREATURE-PEGASUS-01] Les Troupes s’envolent d’une de vos îles.
    [CLA-RETREAT-02] Les Troupes ne peuvent battre en retraite que vers une de vos îles.
    [HAD-CREATURE-ERINYES-01] Le marqueur va sur une de vos îles.
    [HAD-NECRO-01] La Nécropole va sur une de vos îles.
    [HAD-ITEM-GENERAL-02] Vous n’avez pas cet objet magique.
    [HAD-ITEM-CHARIOT-03] Le char ne va que vers vos îles.
    [HAD-HERO-SACRIFICE-04] Ce Héros n’est pas à votre service : seuls les vôtres peuvent être sacrifiés.
    [HAD-HERO-GENERAL-12] Un Héros vous rejoint sur une de vos îles.
   *[other] Ce n’est pas à vous.
}
why-nothing-to-take = { $rule ->
    [LEG-CREATURE-HARPY-01] Aucune Troupe, de base ou mercenaire, ne s’y trouve que la Harpie puisse prendre.
    [LEG-CREATURE-SATYR-01] Cette faction n’a pas de Philosophe.
    [LEG-CREATURE-DRYAD-01] Cette faction n’a pas de Prêtresse.
    [LEG-CREATURE-GIANT-02] Aucune Troupe mercenaire d’une autre faction ne s’y trouve.
    [LEG-CREATURE-TRITON-01] Aucun bâtiment d’une autre faction n’occupe ce site.
    [CLA-CREATURE-SATYR-01] Ce joueur n’a pas de Philosophe.
    [CLA-CREATURE-DRYAD-01] Ce joueur n’a pas de Prêtre.
    [CLA-CREATURE-GRIFFIN-01] Ce joueur n’a pas d’or à partager.
   *[other] Il n’y a rien à prendre ici.
}
why-occupied = { $rule ->
    [LEG-POSEIDON-07] Des Flottes d’une autre faction tiennent cette Zone Maritime.
    [LEG-PLACE-07] Quelqu’un s’y est déjà installé.
    [LEG-CREATURE-GEN-11] Une autre figurine s’y trouve déjà.
    [CLA-POSEIDON-03] Des Flottes d’un autre joueur s’y trouvent.
    [CLA-CREATURE-POLYPHEMUS-02] Des Flottes d’un autre joueur s’y trouvent.
    [CLA-RETREAT-03] Des Flottes d’un autre joueur s’y trouvent.
    [HAD-PLACE-10] Quelqu’un s’y est déjà installé.
   *[other] Quelqu’un ou quelque chose s’y trouve déjà.
}
why-once = { $rule ->
    [LEG-HERA-09] Vous avez déjà recruté un Héros pendant ce tour : Héra n’en accorde qu’un.
   *[other] Cela ne se fait qu’une fois, et c’est déjà fait.
}
why-only-sea = C’est la seule mer pour la Flotte de votre seconde Zone Terrestre, et cette Flotte a une autre place.
why-out-of-reach = C’est hors de portée.
why-over-cap = Aucune offrande ne peut dépasser { $most }.
why-own-team = On ne peut pas voler sa propre équipe.
why-owned = Vous avez déjà un bâtiment de ce type.
why-refuge = Vous ne pouvez pas y battre en retraite : la zone doit être accessible, et vide ou à vous.
why-reserved = Une autre faction a réservé cette Créature.
why-same-area = Il faut choisir une autre zone.
why-same-type = Le nouveau bâtiment doit être d’un autre type.
why-sealed = Personne n’entre dans la zone de Méduse et personne n’en sort.
why-shielded = Chiron protège cette zone des effets des Créatures.
why-silenced = Typhon prive ce bâtiment de son utilité.
why-silent = Les Héros de la faction qui a choisi Apollon sont sans pouvoir.
why-taken = { $rule ->
    [LEG-MAP-05] Un bâtiment occupe déjà ce site.
    [LEG-OFFER-09] Apollon n’a qu’une place, et elle est prise.
    [CLA-METRO-04] Une Métropole occupe déjà cette île.
    [CLA-BUILD-01] Ce site est déjà occupé.
    [HAD-PLACE-03] Un autre joueur a déjà choisi ce dieu.
   *[other] La place est déjà prise.
}
    .short = pris
why-team-gold = En misant { $bid }, votre équipe devrait { $need } PO ; le trésor commun en contient { $have }.
    .short = coûte { $need } en tout, vous avez { $have }
why-team-gold-alone = Miser { $bid } coûte { $need } PO, même sans l’offrande de votre coéquipier, qui serait chassée ; le trésor commun en contient { $have }.
    .short = coûte { $need }, vous avez { $have }
why-too-low = { $stands ->
    [0] Il faut miser au moins { $least }.
   *[other] Une offrande à { $stands } est déjà là : il faut miser au moins { $least }.
}
why-units = Ces unités ne peuvent pas partir : il en faut au moins une, et pas plus qu’il n’y en a.
why-units-held = Méduse retient toutes vos unités.
why-used = Cette réduction est déjà utilisée ou n’est pas à vous : chaque Temple et chaque Métropole en donne une par Cycle.
why-wants-army = Persée transporte d’autres unités, et vous n’en avez pas.
why-wants-figurines = { $hero } demande { $need } cartes de figurine à vous en jeu ; vous en avez { $have }.
why-wants-fleets = { $hero } demande vos { $need } Flottes sur la carte ; il y en a { $have }.
why-wants-goal = Persée ne peut transporter vos unités dans aucune zone.
why-wants-gold = { $hero } demande { $need } PO ; vous en avez { $have }.
why-wants-heroes = { $hero } demande { $need } autres Héros à vous ; vous en avez { $have }.
why-wants-lands = { $hero } demande { $need } Zones Terrestres ; vous en avez { $have }.
why-wants-metropolis = { $hero } se sacrifie quand vous bâtissez une Métropole : sa carte la reçoit alors.
why-wants-model = Pandore copie un Héros de la piste, et il n’y en a aucun qu’elle puisse copier.
why-wants-pairs = { $hero } demande { $need } paires différentes de bâtiments identiques ; vous en avez { $have }.
why-wants-priestesses = { $hero } demande { $need } Prêtresses pour un Philosophe ; vous en avez { $have }.
why-wants-seas = { $hero } demande { $need } Zones Maritimes ; vous en avez { $have }.
why-wants-site = { $hero } construit une Métropole, et vous n’avez pas de place pour elle.
why-wants-sites = { $hero } demande une Zone Terrestre à vous avec { $need } sites de construction sans Métropole.
why-wants-stock = { $hero } demande { $need } bâtiments de base de la réserve ; il en reste { $have }.
why-wants-tokens = { $hero } demande { $need } jetons Corne d’abondance dans vos zones ; vous en avez { $have }.
why-wants-trio = { $hero } demande { $need } bâtiments identiques ; vous en avez { $have } au plus.
why-wants-troops = { $hero } demande vos { $need } Troupes de base sur la carte ; il y en a { $have }.
why-wants-trophies = { $hero } demande { $need } Créatures terrassées sous sa carte ; il y en a { $have }.
why-wrong-area = { $rule ->
    [LEG-UPKEEP-04] Une figurine gardée peut aller dans une zone voisine du même genre, et ce n’en est pas une.
    [LEG-CREATURE-GEN-10] Cette figurine ne peut pas s’y tenir : les unes vont sur terre, les autres en mer, et la zone doit être libre.
   *[other] La figurine ne peut pas aller dans cette zone.
}

## Événements, pour le journal

event-phase = Cycle { $cycle } : { $phase }
event-gold = { $faction } gagne { $amount } PO.
event-paid = { $faction } paie { $amount } PO.
event-income = { $faction } touche un revenu de { $amount } PO.
event-bid = { $bid ->
    [0] { $faction } se tourne vers { $god }.
   *[other] { $faction } mise { $bid } sur { $god }.
}
event-ousted = Une offrande supérieure chasse { $faction } : { $god }.
event-fined = { $amount ->
    [none] { $faction } ne peut pas payer et reçoit une amende. Les Offrandes recommencent.
    [one] { $faction } ne peut pas payer : amende de { $amount } PO. Les Offrandes recommencent.
   *[other] { $faction } ne peut pas payer : amende de { $amount } PO. Les Offrandes recommencent.
}
event-priestess = { $faction } gagne une Prêtresse.
event-priestess_spent = { $count ->
    [one] { $faction } défausse une Prêtresse.
   *[other] { $faction } défausse { $count } Prêtresses.
}
event-philosopher = { $faction } gagne un Philosophe.
event-philosophers_spent = { $count ->
    [one] { $faction } défausse un Philosophe.
   *[other] { $faction } défausse { $count } Philosophes.
}
event-troops_placed = { $count ->
    [one] { $faction } poste une Troupe à { $land }.
   *[other] { $faction } poste { $count } Troupes à { $land }.
}
event-mercenaries_placed = { $count ->
    [one] { $faction } poste une Troupe mercenaire à { $land }.
   *[other] { $faction } poste { $count } Troupes mercenaires à { $land }.
}
event-fleets_placed = { $count ->
    [one] { $faction } met une Flotte à l’eau ({ $sea }).
   *[other] { $faction } met { $count } Flottes à l’eau ({ $sea }).
}
event-land_taken = { $loser ->
    [none] { $faction } prend { $land }.
   *[other] { $faction } prend { $land }, que perd { $loser }.
}
event-units_moved = { $mercenaries ->
    [0] Depuis { $origin } vers { $land } : { $troops ->
        [one] { $troops } Troupe.
       *[other] { $troops } Troupes.
    }
   *[other] Depuis { $origin } vers { $land } : { $troops ->
        [0] {""}
        [one] { $troops } Troupe,{" "}
       *[other] { $troops } Troupes,{" "}
    }{ $mercenaries ->
        [one] { $mercenaries } Troupe mercenaire.
       *[other] { $mercenaries } Troupes mercenaires.
    }
}
event-driven_out = { $faction } doit quitter { $land }.
event-hero_moved = { $hero } quitte { $origin } pour { $land }.
event-fleets_moved = { $count ->
    [one] { $faction } envoie une Flotte depuis { $origin } vers { $sea }.
   *[other] { $faction } envoie { $count } Flottes depuis { $origin } vers { $sea }.
}
event-troop_destroyed = { $faction } perd une Troupe à { $land }.
event-mercenary_destroyed = { $faction } perd une Troupe mercenaire à { $land }.
event-fleets_destroyed = { $count ->
    [one] { $faction } perd une Flotte ({ $sea }).
   *[other] { $faction } perd { $count } Flottes ({ $sea }).
}
event-hero_destroyed = { $faction } perd { $hero }.
event-hero_sacrificed = { $faction } sacrifie { $hero }.
event-hero_recruited = { $land ->
    [none] { $hero } rejoint { $faction }.
   *[other] { $hero } rejoint { $faction } à { $land }.
}
event-built = { $faction } construit { $building } ({ $site }).
event-removed = { $building } disparaît ({ $site }).
event-metropolis = { $bonus ->
    [none] { $faction } construit une Métropole ({ $site }).
   *[other] { $faction } construit une Métropole ({ $site }) ; bonus : { $bonus }.
}
event-metropolis_lost = { $faction } perd une Métropole ({ $site }).
event-bonus = { $faction } reçoit un bonus : { $bonus }.
event-creature_bought = { $price ->
    [0] { $faction } obtient { $creature } gratuitement.
    [one] { $faction } achète { $creature } pour { $price } PO.
   *[other] { $faction } achète { $creature } pour { $price } PO.
}
event-creature_played = { $faction } joue { $creature }.
event-creature_discarded = À la défausse : { $creature }.
event-creature_revealed = Sur la piste des Créatures : { $creature }.
event-deck_shuffled = La pioche des Créatures est mélangée à nouveau.
event-hero_revealed = Sur la piste des Héros : { $hero }.
event-figurine_placed = { $piece } apparaît ({ $area }).
event-figurine_removed = { $piece } quitte { $area }.
event-figurine_stolen = { $thief } attire { $creature }, que perd { $victim }.
event-figure_kept = { $faction } garde { $creature } un Cycle de plus.
event-cornucopia = { $count ->
    [one] Une Corne d’abondance est posée ({ $area }).
   *[other] { $count } Cornes d’abondance sont posées ({ $area }).
}
event-cornucopia_removed = { $count ->
    [one] Une Corne d’abondance disparaît ({ $area }).
   *[other] { $count } Cornes d’abondance disparaissent ({ $area }).
}
event-battle = { $defender ->
    [none] { $attacker } attaque { $area }.
   *[other] { $attacker } attaque { $defender } ({ $area }).
}
event-muster = { $faction } ({ $area }) : force { $total }{ $troops ->
    [0] {""}
   *[other] {" "}· Troupes { $troops }
}{ $mercenaries ->
    [0] {""}
   *[other] {" "}· Troupes mercenaires { $mercenaries }
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
event-dice = Dés : attaquant { $attacker }, défenseur { $defender }.
event-totals = Totaux : attaquant { $attacker }, défenseur { $defender }.
event-retreat = { $faction } bat en retraite vers { $area }.
event-battle_over = { $holder ->
    [none] Le combat est fini ({ $area }) ; il ne reste personne.
   *[other] Le combat est fini ({ $area }) ; { $holder } tient la zone.
}
event-turn = { $faction } joue avec { $god }.
event-turn_over = { $faction } finit son tour et prend la place { $slot } dans l’ordre du tour.
event-peek = { $creature ->
    [none] { $faction } regarde la première carte Créature.
   *[other] { $faction } regarde la première carte Créature : { $creature }.
}
event-drawn = { $creature ->
    [none] { $faction } pioche une carte Créature.
   *[other] { $faction } pioche { $creature }.
}
event-gold_stolen = { $amount ->
    [none] { $thief } vole { $victim } et emporte la moitié de son or.
    [one] { $thief } vole { $victim } et emporte { $amount } PO.
   *[other] { $thief } vole { $victim } et emporte { $amount } PO.
}
event-reserved = { $faction } réserve { $creature }.
event-eliminated = { $faction } a perdu sa dernière Zone Terrestre et quitte la partie.
event-game_over = La partie est finie.
event-gods_turn = Les dieux changent de place.
event-gold_laid = { $amount ->
    [one] { $amount } PO est déposée à { $land } pour Géryon.
   *[other] { $amount } PO sont déposées à { $land } pour Géryon.
}
    .back = { $amount ->
        [one] { $amount } PO déposée à { $land } est ramassée avec les revenus.
       *[other] { $amount } PO déposées à { $land } sont ramassées avec les revenus.
    }
event-mercenaries_taken = { $count ->
    [one] { $faction } voit partir une Troupe mercenaire ({ $land }).
   *[other] { $faction } voit partir { $count } Troupes mercenaires ({ $land }).
}
event-fleets_swapped = Les Flottes changent de place : { $one } et { $other }.
event-card_stolen = { $card ->
    [none] { $thief } vole { $victim } et emporte une carte.
   *[other] { $thief } vole { $victim } et emporte { $card }.
}
event-discount = { $faction } économise 1 PO grâce à son bâtiment ({ $site }).
event-metropolis_on_card = { $bonus ->
    [none] { $faction } construit une Métropole sur une carte de Héros : { $hero }.
   *[other] { $faction } construit une Métropole sur une carte de Héros : { $hero } ; bonus : { $bonus }.
}
event-unknown = Il se passe quelque chose : { $name }.

## Aide : les dieux

help-god-athena = Elle donne une Université et un Philosophe, et vend un Philosophe de plus pour 4 PO. Quatre Philosophes deviennent une Métropole.
help-god-zeus = Il donne un Temple et une Prêtresse, et vend une Prêtresse de plus pour 4 PO. Une fois par Cycle, vous pouvez jeter un œil à la première carte Créature et la jouer pour 1 PO.
help-god-poseidon = Il donne un Port et une Flotte, et vend jusqu’à trois autres Flottes pour 1, 2 puis 3 PO. Pour 1 PO à chaque fois, vos Flottes passent dans une Zone Maritime voisine.
help-god-ares = Il donne une Forteresse et une Troupe de base, et vend jusqu’à trois autres Troupes de base pour 2, 3 puis 4 PO. Pour 1 PO à chaque fois, vos Troupes et vos Héros se mettent en marche ; pas de déplacement héroïque.
help-god-hera = Elle donne un bâtiment d’un type qui vous manque et une Troupe mercenaire, et vend jusqu’à trois autres Troupes mercenaires pour 1, 3 puis 5 PO. Un Héros peut être recruté pour 4 PO.
help-god-apollo = Il ne coûte rien. Vous gagnez 2 PO et posez une Corne d’abondance sur n’importe quelle Zone Terrestre et une autre sur n’importe quelle Zone Maritime. Vous jouez en dernier, n’achetez pas de Créatures, et vos Héros se reposent : ni déplacement, ni pouvoir, ni sacrifice.
help-god-apollo-base = Il ne coûte rien. Vous gagnez 2 PO et posez une Corne d’abondance sur une Zone Terrestre à vous et une autre sur une Zone Maritime à vous. Vous jouez en dernier, n’achetez pas de Créatures et ne pouvez ni déplacer ni sacrifier de Héros.

## Aide : les bâtiments

help-building-port = En combat maritime, +1 pour son propriétaire dans la seule Zone Maritime que touche son site de construction, en attaque comme en défense.
help-building-port-base = En combat maritime, +1 pour son propriétaire dans toutes les Zones Maritimes qui bordent sa Zone Terrestre, en attaque comme en défense.
help-building-fortress = En combat terrestre, +1 pour le défenseur de sa zone. Plusieurs Forteresses s’ajoutent.
help-building-temple = Une fois par Cycle, 1 PO de moins pour une Créature achetée sur la piste.
help-building-university = Elle n’a pas d’effet propre, mais aucune série de quatre n’est complète sans elle.
help-building-metropolis = Elle vaut à la fois un Port, une Forteresse et un Temple. Contrôlez-en assez à la fin d’un Cycle et vous gagnez. On la construit avec un bâtiment de chaque type, avec quatre Philosophes ou grâce à un Héros ; on peut aussi la conquérir.

## Aide : les bonus de Métropole

help-bonus-troops = Postez 2 Troupes de base sur des Zones Terrestres à vous.
help-bonus-cornucopia = Posez une Corne d’abondance sur une Zone Terrestre ou maritime à vous.
help-bonus-priestess = Gagnez une Prêtresse.
help-bonus-gold = Gagnez 3 PO.
help-bonus-fleets = Mettez 2 Flottes à l’eau dans des Zones Maritimes que vous contrôlez déjà.
help-bonus-reserve = Marquez une Créature de la piste : tant qu’elle y reste, personne d’autre ne peut l’acheter.
help-bonus-building = Construisez un bâtiment du type de votre choix sur l’un de vos sites de construction.
help-bonus-mixed = Postez une Troupe de base sur une Zone Terrestre à vous et mettez une Flotte à l’eau dans une Zone Maritime que vous contrôlez déjà.

## Aide : les Héros

help-hero-achilles = Au combat : l’ennemi qui perd un Round doit fuir aussitôt ou périr. Sacrifice : construisez deux bâtiments au choix sur une même Zone Terrestre à vous.
help-hero-ajax = Au combat : force 2. Sacrifice : construisez une Métropole si vous contrôlez 7 Zones Terrestres.
help-hero-antigone = Au combat : un 0 à votre dé compte pour 3. Sacrifice : cédez 3 jetons Corne d’abondance de vos zones pour construire une Métropole.
help-hero-croesus = Au combat : pour 1 PO à chaque fois, relancez votre dé ; le dernier résultat compte. Sacrifice : payez 15 PO pour construire une Métropole.
help-hero-hector = Au combat : quiconque envahit sa zone perd, avant le premier Round, une Troupe que vous désignez. Sacrifice : changez des Prêtresses en Philosophes, deux contre un, autant de fois que vous voulez.
help-hero-helen = Au combat : votre dé donne toujours 2. Sacrifice : cédez deux paires différentes de bâtiments identiques pour construire une Métropole.
help-hero-heracles = En chemin : il détruit chaque figurine qu’il rencontre et en garde la carte. Sacrifice : avec 2 de ces cartes, construisez une Métropole.
help-hero-hippolyta = Au combat : vos Ports et Forteresses dans sa zone comptent chacun pour l’un et pour l’autre. Sacrifice : construisez une Métropole si vous avez 2 autres Héros ; ils restent.
help-hero-jason = En déplacement héroïque : il traverse aussi la mer par les Flottes ennemies. Sacrifice : construisez une Métropole si vos 8 Flottes sont sur le plateau.
help-hero-leto = Sous Apollon, elle seule peut encore faire un déplacement héroïque et être sacrifiée. Sacrifice : construisez une Métropole si vous possédez 2 Créatures à figurine.
help-hero-odysseus = Au combat : quand il attaque, les Forteresses n’aident pas le défenseur. Sacrifice : cédez trois bâtiments identiques pour construire une Métropole.
help-hero-pandora = Au combat : les Troupes mercenaires ennemies présentes passent dans votre camp avant le premier Round. Sacrifice : utilisez le sacrifice d’un Héros de la piste.
help-hero-penelope = En mer : +2 pour vous dans les combats des Zones Maritimes qui entourent sa Zone Terrestre. Sacrifice : construisez une Métropole si vous contrôlez 6 Zones Maritimes.
help-hero-penthesilea = Au combat : les égalités sont pour vous. Sacrifice : posez une Métropole que vous construisez sur sa carte, où personne ne peut la prendre.
help-hero-pericles = En déplacement héroïque : chacun ne coûte que 1 PO. Sacrifice : construisez une Métropole si vos 8 Troupes de base sont sur le plateau.
help-hero-perseus = Au combat : une de vos Troupes qui tomberait à ses côtés peut battre en retraite. Sacrifice : transportez des unités d’une Zone Terrestre à n’importe quelle autre.

## Aide : les Créatures

help-creature-charon = Échangez l’un de vos Héros contre un Héros de la piste. Le nouveau venu prend la place de l’ancien.
help-creature-chimera = Jouez gratuitement une Créature de la défausse. Ensuite, pioche et défausse sont mélangées ensemble.
help-creature-cyclops = Changez l’un de vos bâtiments en un bâtiment d’un autre type.
help-creature-dryad = Volez une Prêtresse à une autre faction.
help-creature-echidna = Emparez-vous de la figurine d’un adversaire et de sa carte ; vous pouvez aussitôt la poser ailleurs.
help-creature-empousa = Effectuez une deuxième fois les Actions obligatoires gratuites de votre dieu.
help-creature-erinyes = Déplacez un jeton Corne d’abondance d’une zone quelconque à une autre.
help-creature-giant = Prenez toutes les Troupes mercenaires d’une Zone Terrestre d’une autre faction et répartissez-les sur les vôtres.
help-creature-graeae = Touchez encore une fois votre revenu, sans les autres.
help-creature-griffin = Volez la moitié de l’or d’une autre faction, arrondie à l’inférieur.
help-creature-harpy = Détruisez une Troupe, de base ou mercenaire, où vous voulez.
help-creature-hippalectryon = Rendez 2 Troupes mercenaires contre une Corne d’abondance, une Prêtresse ou un Philosophe. Recommencez si vous voulez, tant que vous avez des Troupes mercenaires.
help-creature-hippocamp = Dans une Zone Maritime à vous, toutes les Flottes deviennent autant de Troupes mercenaires sur vos Zones Terrestres.
help-creature-manticore = Détruisez une figurine ou un Héros, n’importe où sur le plateau.
help-creature-pegasus = Faites voler des unités d’une Zone Terrestre à n’importe quelle autre, sans Flottes, même pour attaquer.
help-creature-satyr = Volez un Philosophe à une autre faction.
help-creature-sphinx = Piochez 3 Créatures, jouez-en une gratuitement et défaussez les autres.
help-creature-sylph = Échangez les Flottes de deux Zones Maritimes, à qui qu’elles soient. Aucun combat ne s’ensuit.
help-creature-triton = Prenez un bâtiment à une autre faction et posez-le sur un site de construction à vous.
help-creature-boar = Sur terre. Il chasse toutes les unités de sa zone, et aucune ne peut y entrer tant qu’il y reste.
help-creature-cerberus = Sur terre. Le revenu de sa zone vous revient, quel que soit celui qui la contrôle.
help-creature-charybdis = En mer, sur deux Zones Maritimes : pour vos Flottes, elles sont voisines.
help-creature-chiron = Sur terre. Les effets des Créatures ne touchent ni sa zone ni rien de ce qui s’y trouve.
help-creature-geryon = Sur terre. Pour chaque Troupe ou Flotte détruite, où que ce soit, 1 PO est déposée dans sa zone pour le prochain revenu.
help-creature-hydra = Sur terre ou en mer. Le revenu de sa zone est doublé pour qui la contrôle. À son arrivée et à chaque entretien, elle dévore une Troupe ou une Flotte proche et ajoute une Corne d’abondance à sa zone.
help-creature-hydra-base = Sur terre ou en mer. Le revenu de sa zone est doublé pour qui la contrôle.
help-creature-kraken = En mer. Il coule toutes les Flottes partout où il arrive, et aucune ne peut y entrer tant qu’il y reste.
help-creature-medusa = Sur terre. Aucune Troupe et aucun Héros ne peut entrer dans sa zone ni en sortir, pas même par les airs.
help-creature-minotaur = Sur une Zone Terrestre à vous. Il défend avec une force de 2 et ne recule jamais.
help-creature-nereid = En mer. Le revenu de sa zone vous revient, quel que soit celui qui la contrôle. Les Flottes ne sont pas gênées.
help-creature-polyphemus = Sur terre. Toutes les Zones Maritimes autour de lui sont fermées : les Flottes présentes sont chassées et aucune ne peut revenir.
help-creature-typhon = En mer. Les bâtiments des Zones Terrestres voisines sont sans effet et ne comptent dans aucune série ; les Métropoles y comptent encore pour la victoire.

## Unités, cartes et phases : noms et aide

unit-troop = Troupe
    .text = une Troupe
unit-mercenary = Troupe mercenaire
    .text = une Troupe mercenaire
unit-fleet = Flotte
    .text = une Flotte
unit-hero = Héros
unit-figurine = Créature avec figurine
unit-cornucopia = Corne d’abondance
unit-gold = Or

help-unit-troop = Tient et conquiert les Zones Terrestres ; force 1 en combat terrestre. Chaque faction en a 8.
help-unit-mercenary = Une Troupe à louer : elle se bat et se déplace comme une Troupe de base, mais vient d’une réserve commune.
help-unit-fleet = Tient une Zone Maritime ; force 1 en combat maritime. Les unités passent la mer par une chaîne de vos propres Flottes. Chaque faction en a 8.
help-unit-hero = Se déplace et se bat comme une Troupe, possède un pouvoir propre et peut être sacrifié quand sa condition est remplie.
help-unit-figurine = Une Créature qui reste sur la carte. Elle coûte une Prêtresse à chaque phase de Coûts d’entretien et peut alors aller dans une zone adjacente.
help-unit-cornucopia = Rapporte 1 PO de revenu à qui contrôle la zone.
help-unit-gold = Paie les Offrandes, les recrues, les déplacements et les Créatures. Votre or reste caché derrière votre paravent.
help-card-priestess = Chacune réduit votre offrande de 1 PO, sans être défaussée. Aux Coûts d’entretien, une Prêtresse est dépensée par figurine gardée.
help-card-philosopher = Quatre Philosophes deviennent aussitôt une Métropole.
help-phase-placement = Avant le premier Cycle, chacun s’installe sur des Zones Terrestres et lance une Flotte à côté de chacune.
help-phase-initialization = Les pistes des Créatures et des Héros sont complétées et les dieux changent de place.
help-phase-income = Chacun reçoit 1 PO par Corne d’abondance dans les zones qu’il contrôle.
help-phase-offerings = Chacun mise sur un dieu dans l’ordre du tour. Celui sur qui l’on surenchérit mise aussitôt sur un autre dieu.
help-phase-upkeep = Chacun dépense une Prêtresse par figurine gardée ; les figurines gardées peuvent se déplacer.
help-phase-actions = Dieu après dieu, chacun agit au nom du dieu qu’il a obtenu.
help-phase-end = Si quelqu’un contrôle alors assez de Métropoles, la partie se termine : le plus de Métropoles gagne, puis le plus d’or.

bot-random = Au hasard
    .help = Joue des coups légaux sans aucun plan.
bot-novice = Icare
    .help = S’élance vers tout ce qui brille, ne voit pas la moitié des coups et s’étonne du reste.
bot-easy = Elpénor
    .help = Plein de bonne volonté, il connaît les règles, mais juge de travers et oublie ses gardes.
bot-medium = Télémaque
    .help = Joue des tours solides et regarde un peu plus loin, vers ce que feront les autres.
bot-hard = Pénélope
    .help = Tisse ses plans autour des vôtres : elle pèse des centaines de suites avant de choisir.
bot-master = Dédale
    .help = Réfléchit jusqu’à trois secondes et ne laisse sortir du labyrinthe personne qui touche au but.
bot-greedy = Gourmand
    .help = Prend ce qui paraît le meilleur sur le moment.

## Options de la table

setting-players = Joueurs
    .help = Combien de personnes jouent.
setting-edition = Édition
    .help = La boîte jouée : elle fixe les cartes, les tuiles et quelques règles. Chaque option ci-dessous peut encore changer.
setting-teams = Équipes
    .help = Les équipes de deux partagent leur trésor et gagnent ensemble.
setting-goal = Métropoles pour gagner
    .help = Contrôlez ce nombre de Métropoles à la fin d’un Cycle pour gagner.
setting-map = Carte
    .help = Comment les tuiles sont posées : au hasard, en équilibre, en mise en place rapide, ou par un code de carte.
setting-face = Face des tuiles
    .help = Toutes les tuiles d’une carte montrent la même face.
setting-tile_set = Tuiles
    .help = La boîte de base a les tuiles 1 à 10, la complète 1 à 12.
setting-bid_track = Cases d’offrande
    .help = Les cases du plateau imprimé sautent des nombres ; sinon on peut miser tout nombre entier.
setting-bid_cap = Offrande maximale
    .help = Aucune offrande ne peut la dépasser ; 0 veut dire sans limite.
setting-mercenary_count = Troupes mercenaires
    .help = Combien de Troupes mercenaires compte la réserve commune.
setting-creature_set = Créatures
    .help = Les cartes Créature de la pioche.
setting-hero_set = Héros
    .help = Les cartes Héros de la pioche.
setting-bonus_set = Bonus des Métropoles
    .help = Les bonus que peuvent apporter les nouvelles Métropoles ; trois jetons de chacun.
setting-port_reach = Portée des Ports
    .help = Indique si un Port aide dans toutes les Zones Maritimes autour de sa terre ou seulement dans celle que regarde son site de construction.
setting-apollo_placement = Cornes d’Apollon
    .help = Indique si les Cornes d’abondance d’Apollon vont seulement dans vos zones ou dans n’importe quelle zone.
setting-apollo_silences_heroes = Apollon fait taire les Héros
    .help = Indique si les Héros de la faction d’Apollon perdent aussi leurs pouvoirs au combat.
setting-hydra_feeds = L’Hydre se nourrit
    .help = Indique si l’Hydre dévore une Troupe ou une Flotte et ajoute alors une Corne d’abondance.
setting-strict_offerings = Offrandes payables seulement
    .help = Sinon, qui ne peut pas payer perd la moitié de son or et les Offrandes recommencent.
setting-fresh_temples = Temples conquis comme neufs
    .help = Un Temple ou une Métropole conquis donne encore sa réduction dans le même Cycle.
setting-island_chains = Chaînes de Flottes dans une Île
    .help = Quels déplacements peuvent suivre une chaîne de Flottes vers une autre Zone Terrestre de la même Île : aucun, les déplacements héroïques, ou aussi les déplacements d’Arès et les retraites.
setting-last_stand = Dernier carré
    .help = Qui perd le combat pour sa dernière Zone Terrestre est éliminé, même après une retraite vers une zone vide.
setting-leto_moves = Léto sous Apollon
    .help = Indique si Léto fait un seul déplacement héroïque au tour d’Apollon, ou autant que vous en payez.
setting-fleets_apart = Premières Flottes séparées
    .help = Vos deux premières Flottes commencent dans des Zones Maritimes différentes partout où c’est possible : la première laisse à votre seconde Zone Terrestre sa seule mer.
setting-freed_bids = Surenchérir sur son équipier
    .help = Quand vous chassez votre équipier d’un dieu, votre équipe ne doit plus son offrande ; sinon, elle limite encore la vôtre.
setting-losses_first = Les pertes avant Persée
    .help = À égalité, les deux camps retirent leurs pertes avant que Persée laisse une Troupe battre en retraite ; sinon, un Persée attaquant décide d’abord.

choice-edition-base = Boîte de base
choice-edition-complete = Édition complète
choice-tile_set-base = Tuiles 1 à 10
choice-tile_set-complete = Tuiles 1 à 12
choice-map-random = Au hasard
choice-map-balanced = Équilibrée
choice-map-quick = Mise en place rapide
choice-map-quick-3 = Mise en place rapide à 3, face A
choice-map-quick-3-b = Mise en place rapide à 3, face B
choice-map-quick-4 = Mise en place rapide à 4, face A
choice-map-quick-4-b = Mise en place rapide à 4, face B
choice-map-quick-5 = Mise en place rapide à 5, face A
choice-map-quick-5-b = Mise en place rapide à 5, face B
choice-map-quick-6 = Mise en place rapide à 6, face A
choice-map-quick-6-b = Mise en place rapide à 6, face B
choice-map-trial = Carte d’essai
choice-face-a = Face A
choice-face-b = Face B
choice-face-random = L’une ou l’autre
choice-bid_track-printed = Comme imprimé
choice-bid_track-linear = Tous les nombres
choice-port_reach-adjacent = Toutes les Zones Maritimes autour
choice-port_reach-harbour = Seulement la zone du port
choice-apollo_placement-controlled = Zones que vous contrôlez
choice-apollo_placement-anywhere = Partout
choice-island_chains-none = Pour aucun déplacement
choice-island_chains-heroic = Pour les déplacements héroïques
choice-island_chains-all = Pour tous les déplacements
choice-leto_moves-one = Un déplacement héroïque
choice-leto_moves-any = Autant qu’on veut

## Pourquoi pas une chose montrée

thing-not-asked = Cela ne répond pas à la question du moment : { $question }

# Ce qu’une carte dit de cette table : prix, conditions, ce qu’on pourrait en faire.
tell-and = { $first } et { $last }
tell-card-priest = Prêtre
tell-free = gratuit
tell-each = { $price } l’un
tell-price-space = Prix actuel, { $place ->
    [1] première case
    [2] deuxième case
    [3] troisième case
   *[other] quatrième case
}
tell-price-hero = Prix, pendant un tour d’Héra
tell-discount-temple = Votre temple à { $land }
tell-discount-metropolis = Votre Métropole à { $land }
tell-discount-away = Votre Métropole hors du plateau
tell-price-later = Si personne ne l’achète, { $price } PO au prochain cycle.
tell-leaves = Si personne ne l’achète, elle quitte la piste au prochain cycle.
tell-reserved = Réservée par { $who } : personne d’autre ne peut l’acheter.
tell-owned-by = Sert { $who }.
tell-new-hero = Arrivé pendant ce cycle : pas de sacrifice avant le prochain.
tell-rival-could = { $who } remplit la condition dès maintenant.
tell-wants-lands = Vos terres
tell-wants-seas = Vos Zones Maritimes
tell-wants-fleets = Vos Flottes sur le plateau
tell-wants-troops = Vos propres Troupes sur le plateau
tell-wants-tokens = Jetons Corne d’abondance dans vos zones
tell-wants-gold = Votre or
tell-wants-pairs = Paires différentes de bâtiments identiques
tell-wants-trio = Bâtiments identiques, au plus
tell-wants-trophies = Créatures abattues sous sa carte
tell-wants-figurines = Vos figurines en jeu
tell-wants-heroes = Vos autres Héros
tell-wants-priestesses = Vos Prêtresses
tell-wants-priests = Vos Prêtres
tell-wants-stock = Bâtiments dans la réserve
tell-wants-sites = Sites de construction sur une même terre
tell-wants-islands = Vos îles
tell-wants-buildings = Bâtiments différents
tell-wants-site = Places pour une Métropole
tell-wants-model = Héros à imiter
tell-wants-army = Unités à transporter
tell-wants-goal = Zones à portée
tell-gift = { $thing }, en cadeau
tell-more-unit-fleet = { $count ->
    [one] Une Flotte de plus
   *[other] Jusqu’à { $count } Flottes de plus
}
tell-more-unit-troop = { $count ->
    [one] Une Troupe de plus
   *[other] Jusqu’à { $count } Troupes de plus
}
tell-more-unit-mercenary = { $count ->
    [one] Une Troupe mercenaire de plus
   *[other] Jusqu’à { $count } Troupes mercenaires de plus
}
tell-more-unit-undead = { $count ->
    [one] Une unité morte-vivante de plus
   *[other] Jusqu’à { $count } unités mortes-vivantes de plus
}
tell-more-card-priestess = Une seconde Prêtresse
tell-more-card-priest = Un second Prêtre
tell-more-card-philosopher = Un second Philosophe
tell-building-lacking = Un type de bâtiment qui vous manque, en cadeau
tell-gold-gift = { $count } PO, en cadeau
tell-cornucopias = Deux Cornes d’abondance, sur terre et en mer
tell-classic-apollo = 1 PO, ou 4 avec une seule île
tell-classic-prosperity = Corne d’abondance, pour le premier arrivé
tell-sail = Un groupe de Flottes fait voile
tell-march = Un groupe se met en marche
tell-peek = Voir la première Créature, la jouer
tell-hire = Un Héros de la piste
tell-replace = Une autre Créature sur la piste
tell-acts = Agit en { $place ->
    [1] premier
   *[other] { $place }e
} sur { $count } pendant ce cycle.
tell-next-cycle = { $count ->
    [one] Ouvre au prochain cycle.
   *[other] Ouvre dans { $count } cycles.
}
tell-not-this-cycle = Pas ouvert pendant ce cycle.
tell-bid = Votre Offrande
tell-priestess = { $count ->
    [one] Une Prêtresse
   *[other] { $count } Prêtresses
}
tell-priest = { $count ->
    [one] Un Prêtre
   *[other] { $count } Prêtres
}
tell-other-bids = Vos autres offrandes
tell-ousts = { $who } doit partir et miser aussitôt ailleurs : { $gods }.
tell-bid-too-low = { $who } occupe le { $stands } : il faut miser { $least } au moins.
tell-cannot-bid = L’Offrande la plus basse est { $bid } et vous coûte { $pay } : plus que votre or.
tell-example = Offrande { $bid }, prix { $pay }. Avec les { $left } restants, par exemple { $what }.
tell-example-bare = Offrande { $bid }, prix { $pay } : il reste { $left } PO.
tell-left-buys = Avec { $left } PO, il reste de quoi acheter par exemple { $what }.
tell-buys-unit-fleet = { $count ->
    [one] une Flotte ({ $cost })
   *[other] { $count } Flottes ({ $cost })
}
tell-buys-unit-troop = { $count ->
    [one] une Troupe ({ $cost })
   *[other] { $count } Troupes ({ $cost })
}
tell-buys-unit-mercenary = { $count ->
    [one] une Troupe mercenaire ({ $cost })
   *[other] { $count } Troupes mercenaires ({ $cost })
}
tell-buys-unit-hero = un Héros ({ $cost })
tell-buys-card-priestess = une deuxième Prêtresse ({ $cost })
tell-buys-card-priest = un deuxième Prêtre ({ $cost })
tell-buys-card-philosopher = un deuxième Philosophe ({ $cost })
tell-buys-building-port = un port ({ $cost })
tell-buys-building-fortress = une forteresse ({ $cost })
tell-buys-building-temple = un temple ({ $cost })
tell-buys-building-university = une université ({ $cost })
tell-buys-sails = { $count ->
    [one] une traversée ({ $cost })
   *[other] { $count } traversées ({ $cost })
}
tell-buys-marches = { $count ->
    [one] une marche ({ $cost })
   *[other] { $count } marches ({ $cost })
}
tell-set = Types de bâtiments de votre collection
tell-set-nothing = N’ajoute rien à votre collection : vous avez déjà ce bâtiment ({ $thing }). Il vous manque : { $lacks }.
tell-set-new = { $thing } : nouveau pour vous, et { $have ->
    [one] { $have } type
   *[other] { $have } types
} sur 4.
tell-set-complete = { $thing } : votre collection est complète. Une Métropole aussitôt.
tell-set-new-for = { $thing } pour { $price } PO : nouveau pour vous, et { $have ->
    [one] { $have } type
   *[other] { $have } types
} sur 4.
tell-set-complete-for = { $thing } pour { $price } PO : votre collection est complète. Une Métropole aussitôt.
tell-have-none = Vous n’en avez aucun.
tell-have = { $count ->
    [one] Vous en avez un.
   *[other] Vous en avez { $count }.
}
tell-lacks = Il manque pour une Métropole : { $what }.
tell-givers = Donné par { $gods }.
tell-deity-of = { $who } la tient avec { $value ->
    [one] une offrande
   *[other] { $value } offrandes
}.
tell-deity-locked = Elle est sécurisée : personne ne peut plus la prendre.
tell-deity-points = { $points ->
    [one] Vaut { $points } point pour vous en l’état.
   *[other] Vaut { $points } points pour vous en l’état.
}
tell-deity-rival = { $who } en tirerait { $points } points.
tell-deity-cards = { $count ->
    [one] Votre seule divinité pour l’instant.
   *[other] L’une de vos { $count } divinités.
}
tell-offerings = Vos offrandes, sur celles qu’il faut
tell-deity-yours = { $value ->
    [one] À vous, avec une offrande dessus.
   *[other] À vous, avec { $value } offrandes dessus.
}
tell-deity-sum = { $value ->
    [one] Une offrande s’y trouve : il en faut { $need }.
   *[other] { $value } offrandes s’y trouvent : il en faut { $need }.
}
tell-offerings-short = { $count ->
    [one] Il vous manque une offrande.
   *[other] Il vous manque { $count } offrandes.
}
tell-deity-lock = Vos offrandes sur la carte, sur celles qui la sécurisent
tell-deity-fresh = Prise pendant ce tour : son pouvoir commence au prochain.
tell-level = niveau { $level }
tell-builder = { $who } s’y trouve : la case est occupée.
tell-builder-yours = Vous y êtes : votre bâtisseur doit aller ailleurs.
tell-cities-produce = { $count ->
    [one] Une de vos cités produit ({ $where }).
   *[other] { $count } de vos cités produisent ({ $where }).
}
tell-takes-offerings = { $count ->
    [one] Vous rapporte une offrande.
   *[other] Vous rapporte { $count } offrandes.
}
tell-raises = { $count ->
    [one] Un niveau à monter.
   *[other] { $count } niveaux à monter, répartis à votre gré.
}
tell-reserve = { $count ->
    [0] Aucune offrande en réserve : vous ne pouvez qu’en prendre une.
    [one] Une offrande en réserve.
   *[other] { $count } offrandes en réserve.
}
tell-entitled = Action bonus ouverte : vous avez un jeton Faveur ({ $god }).
tell-entitled-card = Action bonus ouverte : { $deity } remplace le jeton Faveur.
tell-not-entitled = Pas d’action bonus : il vous manque un jeton Faveur ({ $god }).
tell-could-follow = Pourraient vous y suivre : { $what }.
tell-favour-pile = { $count ->
    [0] Plus aucun jeton Faveur dans la pile : il faut en prendre à quelqu’un.
    [one] Un jeton Faveur dans la pile.
   *[other] { $count } jetons Faveur dans la pile.
}
tell-favours-of = { $count ->
    [one] { $who } en a un.
   *[other] { $who } en a { $count }.
}
tell-pieces-left = { $count ->
    [0] Vous les avez toutes construites.
    [one] Une seule reste sur votre plateau.
   *[other] { $count } restent sur votre plateau.
}
tell-built-on = Construction bâtie au niveau { $level }.
tell-cost-stone = Pierre disponible pour payer au niveau { $level }
tell-cost-marble = Marbre disponible pour payer au niveau { $level }
tell-cost-gold = Or disponible pour payer au niveau { $level }
tell-cheaper = { $deity } en baisse le prix de un.
tell-built-points = { $points ->
    [one] Un point au niveau { $level }.
   *[other] { $points } points au niveau { $level }.
}
tell-levels-full = Plus de jeton Niveau : { $what }.
tell-empty-near = Libres et à portée : { $what }.
tell-empty-near-more = { $count ->
    [one] Libres et à portée : { $what } et une autre.
   *[other] Libres et à portée : { $what } et { $count } autres.
}
tell-price-item = Pour le jouer
tell-price-favour = Son second pouvoir, une fois par tour
tell-price-building = Prix, pendant le tour d’un dieu : { $gods }
tell-price-necropolis = Prix, pendant le tour d’Hadès
tell-item-yours = À vous, face visible.
tell-item-yours-hidden = À vous, face cachée : les autres l’ignorent.
tell-item-of = { $who } l’a.
tell-item-played = Déjà joué : il est dans la défausse.
tell-item-pile = Personne ne l’a : il est dans la pile.
tell-item-maybe = { $count ->
    [one] Dans la pile, ou le seul objet posé face cachée.
   *[other] Dans la pile, ou parmi les { $count } objets posés face cachée.
}
tell-favour-with = La faveur de ce cycle : elle revient à qui a choisi { $god }.
tell-favour-other = Pas pendant ce cycle : la faveur est celle-ci : { $thing }.
tell-favour-none = Il n’y a pas de faveur pendant ce cycle.
tell-favour-used = Son second pouvoir a déjà servi pendant ce tour.
tell-demeter = { $count ->
    [one] Vous recevriez 1 PO pour votre île.
   *[other] Vous recevriez { $count } PO pour vos îles.
}
tell-theatres-left = { $count ->
    [0] Il n’en reste aucun dans la réserve.
    [one] Il en reste un dans la réserve.
   *[other] Il en reste { $count } dans la réserve.
}
tell-necropolis-at = Elle se trouve à { $land }, avec { $gold } PO.
tell-bonus-left = { $count ->
    [0] Aucun des { $amount } jetons de la pile ne l’apporte.
    [one] Un des { $amount } jetons de la pile l’apporte.
   *[other] { $count } des { $amount } jetons de la pile l’apportent.
}
tell-bonus-lies = Il se trouve à { $land } : si { $who } perd la Métropole, il est accordé de nouveau.
tell-bonus-reserve = Vous pourriez réserver { $what }.
tell-bonus-no-card = Aucune Créature de la piste ne peut être réservée.
tell-no-troops = Aucune Troupe dans votre réserve.
tell-no-fleets = Aucune Flotte dans votre réserve.
tell-no-sites = Vous n’avez aucun site de construction libre.
tell-supply = { $count ->
    [0] La réserve est vide.
    [one] Il en reste un exemplaire dans la réserve.
   *[other] Il en reste { $count } exemplaires dans la réserve.
}
tell-philosophers = Vos Philosophes
tell-metropolises = { $count ->
    [one] { $who } : une Métropole.
   *[other] { $who } : { $count } Métropoles.
}
tell-goal = { $count } à la fin d’un cycle donnent la victoire.

# Pourquoi un conseil : ce qu’une option apporterait, en morceaux de phrase.
hint-bare = Rien de mieux en vue.
hint-undefended = Sans défense.
hint-set-spent = Vos quatre bâtiments deviennent la Métropole.
hint-end = Rien d’autre ne vaut son prix maintenant.
hint-two = { $first } ; { $second }
hint-choose-next = Ce que cela apporte se choisit ensuite.
hint-brings = Apporte { $what }.
hint-brings-for = Apporte { $what } pour { $gold } PO.
hint-costs-gold = Coûte { $gold } PO.
hint-costs = Vous y laissez { $what }.
hint-costs-told = Y laisse { $what }.
hint-harms = Coûte à vos rivaux { $what }.
hint-harms-told = Coûte aux rivaux { $what }.
hint-least = au moins { $what }
hint-perhaps = Avec de la chance : { $what }.
hint-perhaps-also = Avec de la chance, aussi { $what }.
hint-can = Peut apporter { $what }.
hint-can-also = Peut aussi apporter { $what }.
hint-if-won = En cas de victoire : { $what }.
hint-may-cost = Peut vous coûter { $what }.
hint-may-cost-told = Peut coûter { $what }.
hint-may-harm = Peut coûter à vos rivaux { $what }.
hint-may-harm-told = Peut coûter aux rivaux { $what }.
hint-retreat = Abandonne le combat, mais les unités survivent.
hint-end-less = Garde ce que vous avez ; autre chose vaut son prix.
hint-peek = C’est gratuit, et vous pourrez jouer la carte pour 1 PO.
hint-decline = Garde ce que cela coûterait.
hint-battle = { $percent } % de chances de gagner le combat pour { $area }, avec { $losses ->
    [0] presque aucune perte
    [one] environ une unité perdue
   *[other] environ { $losses } unités perdues
}.
hint-nothing = N’apporte rien tout de suite.
hint-same = Apporte la même chose : aucune différence en vue.
hint-same-less = Apporte la même chose, mais la suite vaut moins.
hint-at-income = { $count ->
    [0] aucune PO par cycle
   *[other] { $count } PO par cycle
}
hint-at-sea-income = { $count ->
    [0] aucune PO par cycle
   *[other] { $count } PO par cycle
}
hint-at-threat = { $count ->
    [0] hors de portée de tous les rivaux
    [one] un rival pourrait y venir avec une unité
   *[other] un rival pourrait y venir avec { $count } unités
}
hint-at-guards = { $count ->
    [0] aucune de vos unités n’y est
    [one] une de vos unités y est
   *[other] { $count } de vos unités y sont
}
hint-at-buildings = { $count ->
    [0] rien n’y est construit
    [one] un bâtiment s’y trouve
   *[other] { $count } bâtiments s’y trouvent
}
hint-at-sites = { $count ->
    [0] aucun site de construction libre
    [one] un site de construction libre
   *[other] { $count } sites de construction libres
}
hint-at-sea-threat = { $count ->
    [0] aucune Flotte rivale à côté
    [one] une Flotte rivale à côté
   *[other] { $count } Flottes rivales à côté
}
hint-at-coast = { $count ->
    [0] aucun de vos sites de construction sur sa côte
    [one] un de vos sites de construction sur sa côte
   *[other] { $count } de vos sites de construction sur sa côte
}
hint-god-gives = { $god } donne { $thing }.
hint-with-bid = Misez { $count }.
hint-bid = Vous payez { $pay } et gardez { $left } PO.
hint-metropolises = une Métropole de plus
hint-rivals = une Métropole de moins pour le premier
hint-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
hint-locks = une divinité sécurisée pour de bon
hint-built = une construction
hint-types = { $count ->
    [one] un type de bâtiment qui vous manquait
   *[other] { $count } types de bâtiments qui vous manquaient
}{ $now ->
    [none] {""}
   *[other] {" "}({ $now } sur 4 pour une Métropole)
}
hint-types-told = { $count ->
    [one] un type de bâtiment qui manquait
   *[other] { $count } types de bâtiments qui manquaient
}{ $now ->
    [none] {""}
   *[other] {" "}({ $now } sur 4 pour une Métropole)
}
hint-philosophers = { $count ->
    [one] un Philosophe
   *[other] { $count } Philosophes
}{ $now ->
    [none] {""}
   *[other] {" "}({ $now } sur 4 pour une Métropole)
}
hint-cards = une carte Divinité
hint-taken = une terre prise à un rival
hint-lands = { $count ->
    [one] une terre de plus
   *[other] { $count } terres de plus
}
hint-income = { $count } PO de plus par cycle
hint-heroes = un Héros
hint-creatures = une Créature qui reste
hint-priests = { $count ->
    [one] un Prêtre
   *[other] { $count } Prêtres
}
hint-priestesses = { $count ->
    [one] une Prêtresse
   *[other] { $count } Prêtresses
}
hint-seas = { $count ->
    [one] une Zone Maritime de plus
   *[other] { $count } Zones Maritimes de plus
}
hint-troops = { $count ->
    [one] une Troupe de plus sur la carte
   *[other] { $count } Troupes de plus sur la carte
}
hint-fleets = { $count ->
    [one] une Flotte de plus sur la carte
   *[other] { $count } Flottes de plus sur la carte
}
hint-favours = { $count ->
    [one] un jeton Faveur
   *[other] { $count } jetons Faveur
}
hint-offerings = { $count ->
    [one] une Offrande
   *[other] { $count } Offrandes
}
hint-gold-cubes = { $count } en or
hint-marble = { $count ->
    [one] { $count } marbre
   *[other] { $count } marbres
}
hint-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
hint-height = des ressources à un niveau plus haut
hint-gold = { $count } PO
hint-less-lands = { $count ->
    [one] une terre
   *[other] { $count } terres
}
hint-less-income = { $count } PO par cycle
hint-less-heroes = { $count ->
    [one] un Héros
   *[other] { $count } Héros
}
hint-less-creatures = { $count ->
    [one] une Créature
   *[other] { $count } Créatures
}
hint-less-buildings = { $count ->
    [one] un bâtiment
   *[other] { $count } bâtiments
}
hint-less-priests = { $count ->
    [one] un Prêtre
   *[other] { $count } Prêtres
}
hint-less-priestesses = { $count ->
    [one] une Prêtresse
   *[other] { $count } Prêtresses
}
hint-less-favours = { $count ->
    [one] un jeton Faveur
   *[other] { $count } jetons Faveur
}
hint-less-offerings = { $count ->
    [one] une Offrande
   *[other] { $count } Offrandes
}
hint-less-gold-cubes = { $count } en or
hint-less-marble = { $count ->
    [one] { $count } marbre
   *[other] { $count } marbres
}
hint-less-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
hint-token = { $patron } : ouvre son action bonus et permet d’y suivre une fois.
hint-less-troops = { $count ->
    [one] une Troupe
   *[other] { $count } Troupes
}
hint-less-fleets = { $count ->
    [one] une Flotte
   *[other] { $count } Flottes
}
hint-less-seas = { $count ->
    [one] une Zone Maritime
   *[other] { $count } Zones Maritimes
}

## Les mers des tuiles ; .text est le nom dans une phrase
sea-achilli-bay = Baie d’Achilli
    .text = la baie d’Achilli
sea-alyko-bay = Baie d’Alyko
    .text = la baie d’Alyko
sea-ammoudi-bay = Baie d’Ammoudi
    .text = la baie d’Ammoudi
sea-amorgos-strait = Détroit d’Amorgos
    .text = le détroit d’Amorgos
sea-anafi-passage = Passage d’Anafi
    .text = le passage d’Anafi
sea-apolakkia-bay = Baie d’Apolakkia
    .text = la baie d’Apolakkia
sea-arkasa-bay = Baie d’Arkasa
    .text = la baie d’Arkasa
sea-bay = Baie
    .text = la baie
sea-caldera = Caldeira
    .text = la caldeira
sea-carpathian-sea = Mer de Karpathos
    .text = la mer de Karpathos
sea-cesme-strait = Détroit de Cesme
    .text = le détroit de Cesme
sea-channel = Canal
    .text = le canal
sea-cove = Crique
    .text = la crique
sea-deep = Fosse
    .text = la fosse
sea-despotiko-strait = Détroit de Despotiko
    .text = le détroit de Despotiko
sea-emporios-bay = Baie d’Emporios
    .text = la baie d’Emporios
sea-euboean-gulf = Golfe d’Eubée
    .text = le golfe d’Eubée
sea-finikas-bay = Baie de Finikas
    .text = la baie de Finikas
sea-fourni-strait = Détroit de Fourni
    .text = le détroit de Fourni
sea-galissas-bay = Baie de Galissas
    .text = la baie de Galissas
sea-geraistos-roads = Rade de Geraistos
    .text = la rade de Geraistos
sea-gulf = Golfe
    .text = le golfe
sea-haven = Havre
    .text = le havre
sea-icarian-sea = Mer Icarienne
    .text = la mer Icarienne
sea-ios-passage = Passage d’Ios
    .text = le passage d’Ios
sea-kafireas-strait = Détroit de Kafireas
    .text = le détroit de Kafireas
sea-kalamitsa-bay = Baie de Kalamitsa
    .text = la baie de Kalamitsa
sea-kalloni-gulf = Golfe de Kalloni
    .text = le golfe de Kalloni
sea-kalotaritissa-bay = Baie de Kalotaritissa
    .text = la baie de Kalotaritissa
sea-kamari-roads = Rade de Kamari
    .text = la rade de Kamari
sea-karavostasi-roads = Rade de Karavostasi
    .text = la rade de Karavostasi
sea-keros-bank = Banc de Keros
    .text = le banc de Keros
sea-klima-bay = Baie de Klima
    .text = la baie de Klima
sea-kolona-bay = Baie de Kolona
    .text = la baie de Kolona
sea-kos-strait = Détroit de Kos
    .text = le détroit de Kos
sea-kyra-panagia-sound = Passe de Kyra Panagia
    .text = la passe de Kyra Panagia
sea-kythnos-channel = Canal de Kythnos
    .text = le canal de Kythnos
sea-lagoon = Lagune
    .text = la lagune
sea-leros-sound = Passe de Leros
    .text = la passe de Leros
sea-lesbos-roads = Rade de Lesbos
    .text = la rade de Lesbos
sea-levitha-passage = Passage de Levitha
    .text = le passage de Levitha
sea-lindos-bay = Baie de Lindos
    .text = la baie de Lindos
sea-lipsi-sound = Passe de Lipsi
    .text = la passe de Lipsi
sea-livadi-bay = Baie de Livadi
    .text = la baie de Livadi
sea-makares-shoal = Haut-fond de Makares
    .text = le haut-fond de Makares
sea-makronisos-strait = Détroit de Makronisos
    .text = le détroit de Makronisos
sea-milos-gulf = Golfe de Milos
    .text = le golfe de Milos
sea-moudros-gulf = Golfe de Moudros
    .text = le golfe de Moudros
sea-muselim-strait = Détroit de Muselim
    .text = le détroit de Muselim
sea-mycale-strait = Détroit de Mycale
    .text = le détroit de Mycale
sea-mylopotas-bay = Baie de Mylopotas
    .text = la baie de Mylopotas
sea-myrties-strait = Détroit de Myrties
    .text = le détroit de Myrties
sea-narrows = Goulet
    .text = le goulet
sea-naxos-strait = Détroit de Naxos
    .text = le détroit de Naxos
sea-nisyros-sound = Passe de Nisyros
    .text = la passe de Nisyros
sea-ornos-bay = Baie d’Ornos
    .text = la baie d’Ornos
sea-parikia-bay = Baie de Parikia
    .text = la baie de Parikia
sea-paros-channel = Canal de Paros
    .text = le canal de Paros
sea-pass = Passage
    .text = le passage
sea-petalioi-gulf = Golfe des Petalii
    .text = le golfe des Petalii
sea-polyaigos-strait = Détroit de Polyaigos
    .text = le détroit de Polyaigos
sea-pournia-bay = Baie de Pournia
    .text = la baie de Pournia
sea-psara-strait = Détroit de Psara
    .text = le détroit de Psara
sea-reef = Récif
    .text = le récif
sea-samos-gulf = Golfe de Samos
    .text = le golfe de Samos
sea-saria-strait = Détroit de Saria
    .text = le détroit de Saria
sea-shoal = Haut-fond
    .text = le haut-fond
sea-sifnos-strait = Détroit de Sifnos
    .text = le détroit de Sifnos
sea-skala-bay = Baie de Skala
    .text = la baie de Skala
sea-sound = Passe
    .text = la passe
sea-steno-channel = Canal de Steno
    .text = le canal de Steno
sea-strait = Détroit
    .text = le détroit
sea-symi-strait = Détroit de Symi
    .text = le détroit de Symi
sea-therma-bay = Baie de Therma
    .text = la baie de Therma
sea-tholaria-bay = Baie de Tholaria
    .text = la baie de Tholaria
sea-thracian-sea = Mer de Thrace
    .text = la mer de Thrace
sea-tigani-bay = Baie de Tigani
    .text = la baie de Tigani
sea-tsiknias-sound = Passe de Tsiknias
    .text = la passe de Tsiknias
sea-vathi-bay = Baie de Vathi
    .text = la baie de Vathi
sea-vourkari-bay = Baie de Vourkari
    .text = la baie de Vourkari
