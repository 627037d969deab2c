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
    [none] Que faites-vous ?
   *[other] Vous agissez au nom du dieu choisi : { $god }. Que faites-vous ?
}
prompt-voyage-from = De quelle case de mer partent vos flottes ?
prompt-voyage-count = { $sea ->
    [none] Combien de flottes continuent ?
   *[other] Combien de flottes quittent la case { $sea } ?
}
prompt-voyage-to = { $sea ->
    [none] Vers quelle case de mer vont les flottes ?
   *[other] Vers quelle case de mer vont les flottes parties de la case { $sea } ?
}
prompt-march-from = De quelle île partent vos troupes ?
prompt-march-troops = { $land ->
    [none] Combien de troupes partent ?
   *[other] Combien de troupes quittent { $land } ?
}
prompt-march-to = { $land ->
    [none] Vers quelle île vont les troupes ?
   *[other] Les troupes quittent { $land } : vers quelle île ?
}
prompt-metropolis-island = Sur quelle île fondez-vous la métropole ?
prompt-prosperity = Sur quelle île posez-vous la corne d’abondance ?
prompt-giant-site = Quel bâtiment le Géant détruit-il ?
prompt-harpy-island = Sur quelle île la Harpie prend-elle une troupe ?
prompt-figure-island = { $creature ->
    [none] Sur quelle île posez-vous la figurine ?
   *[other] Sur quelle île posez-vous { $creature } ?
}
prompt-polyphemus-fleet = Polyphème repousse les flottes vers le large : laquelle d’abord ?
prompt-polyphemus-to = { $sea ->
    [none] Vers quelle case de mer la flotte est-elle repoussée ?
   *[other] Vers quelle case de mer la flotte en { $sea } est-elle repoussée ?
}
prompt-sphinx-gift = Que rendez-vous au Sphinx pour 2 pièces d’or ?
prompt-sylph-from = Avec les Sylphes : de quelle case de mer partent des flottes ?
prompt-sylph-count = Combien de flottes font ce déplacement ?
prompt-sylph-to = Vers quelle case de mer ?
prompt-kraken-sea = Où le Kraken surgit-il ?
prompt-kraken-step = Le Kraken avance-t-il encore pour 1 pièce d’or ?
prompt-siren-prey = Quelle flotte isolée la Sirène attire-t-elle ?
prompt-siren-own = Toutes vos flottes sont en jeu : laquelle prend sa place ?
prompt-draw-position = Quelle position de départ est tirée ?

## Choix

option-god-turn-end = Terminer votre tour
option-god-turn-philosopher = Prendre un philosophe de plus (4 or)
option-god-turn-priest = Prendre un prêtre de plus (4 or)
option-god-turn-fleet = Recruter une flotte de plus{ price-tag }
option-god-turn-sail = Déplacer des flottes (1 or)
option-god-turn-troop = Recruter une troupe de plus{ price-tag }
option-god-turn-march = Déplacer des troupes (1 or)
option-god-turn-build = Construire (2 or)
option-god-turn-replace = Remplacer { $thing } sur la piste (1 or)
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
option-siren-own = La flotte venue depuis { $thing }
option-draw-position = Tirer la { $thing }

## Pourquoi pas

why-held = La Méduse ne laisse personne quitter cette île.
why-guarded = Les flottes ne peuvent pas y aller : Polyphème interdit la mer autour de son île, et le Kraken détruit les flottes nouvelles.
why-no-chain = Aucun pont formé par vos flottes n’y mène.
why-no-coast = Cette case de mer ne touche aucune de vos îles.
why-last-island = C’est la dernière île d’un joueur : vous ne pouvez l’attaquer que si sa capture vous donne la métropole qui vous manque pour gagner.
why-own-troop = La Harpie ne prend que les troupes des autres joueurs.
why-own-purse = Vous ne pouvez pas vous voler vous-même.
why-not-alone = Plusieurs flottes y sont réunies : la Sirène n’attire qu’une flotte isolée.
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

help-classic-god-athena = Elle donne un philosophe et en vend un autre pour 4 or, et des universités à 2 or. Quatre philosophes deviennent aussitôt une métropole.
help-classic-god-zeus = Il donne un prêtre et en vend un autre pour 4 or, et des temples à 2 or. Pour 1 or chaque fois, il remplace une créature de la piste.
help-classic-god-poseidon = Il donne une flotte et en vend jusqu’à trois autres pour 1, 2 et 3 or, et des ports à 2 or. Pour 1 or chaque fois, des flottes d’une case avancent de trois cases au plus.
help-classic-god-ares = Il donne une troupe et en vend jusqu’à trois autres pour 2, 3 et 4 or, et des forteresses à 2 or. Pour 1 or chaque fois, des troupes vont sur une île reliée par vos flottes.
help-classic-god-apollo = Gratuit et ouvert à tous. Vous gagnez 1 or, ou 4 si vous n’avez qu’une île ; le premier pose aussi une corne d’abondance sur l’île de son choix. Ni achats ni déplacements.
help-classic-building-port = Ajoute 1 à votre total quand vos flottes défendent une case de mer qui touche son île.
help-classic-building-fortress = Ajoute 1 au total du défenseur sur son île, tant que quelqu’un la défend.
help-classic-building-temple = Baisse de 1 or le prix d’une créature à chaque cycle ; une créature coûte au moins 1.
help-classic-building-university = Sans effet propre, mais l’un des quatre bâtiments d’une métropole.
help-classic-building-metropolis = Compte comme un bâtiment de chaque type, mais pas pour une série. Deux à la fin d’un cycle donnent la victoire, trois dans une partie à deux.
help-classic-creature-chimera = Utilisez le pouvoir d’une créature de la défausse. Puis la défausse est mélangée à la pioche.
help-classic-creature-chiron = Une figurine sur une île. L’île est à l’abri de Pégase, du Géant et de la Harpie.
help-classic-creature-cyclops = Échangez un de vos bâtiments contre un autre type sur le même emplacement.
help-classic-creature-dryad = Prenez un prêtre à un autre joueur.
help-classic-creature-fates = Recevez encore une fois vos revenus.
help-classic-creature-giant = Détruisez un bâtiment sur une île, mais pas une métropole.
help-classic-creature-griffin = Prenez la moitié de l’or d’un autre joueur, arrondie vers le bas.
help-classic-creature-harpy = Retirez une troupe d’un autre joueur ; l’île garde son propriétaire.
help-classic-creature-kraken = Il surgit dans une case de mer et y détruit toutes les flottes. Pour 1 or par case il avance. Il reste là jusqu’à un nouvel achat.
help-classic-creature-medusa = Une figurine sur une île. Aucune troupe ne peut quitter l’île, même en retraite.
help-classic-creature-minotaur = Une figurine sur une île. Il défend comme deux troupes, tombe en dernier et ne bat jamais en retraite.
help-classic-creature-pegasus = Emmenez des troupes d’une de vos îles sur une autre île, sans flottes.
help-classic-creature-polyphemus = Une figurine sur une île. Toutes les flottes autour sont repoussées d’une case vers le large, et la mer autour est fermée.
help-classic-creature-satyr = Prenez un philosophe à un autre joueur.
help-classic-creature-siren = Remplacez une flotte isolée d’un autre joueur par une des vôtres.
help-classic-creature-sphinx = Rendez des troupes, flottes, prêtres et philosophes contre 2 or chacun, autant que vous voulez.
help-classic-creature-sylph = Faites jusqu’à dix déplacements de flottes, sans payer et avec autant de combats que vous osez.

## Options d’une table

setting-hidden_discard = Défausse cachée
    .help = Personne ne peut consulter les créatures défaussées, sauf l’acheteur de la Chimère.
setting-priests = Cartes Prêtre
    .help = Nombre total de prêtres : 16 dans le premier tirage, 18 dans un tirage ultérieur.
setting-philosophers = Cartes Philosophe
    .help = Nombre total de philosophes : 16 dans le premier tirage, 17 dans un tirage ultérieur.
