# Ce que dit le guide dans les premières parties : une idée chaque fois, la raison d’abord. Textes propres à Delos.

coach-city = la Métropole sur { $land }
coach-construction-small-city = une petite cité
coach-construction-large-city = une grande cité
coach-construction-small-temple = un petit temple
coach-construction-large-temple = un grand temple

# -- les deux Cyclades

coach-win-god = Il vous manque une Métropole pour gagner, et { $god } l’apporte avec { $thing }. Misez ce qu’il faut.
coach-win-turn = { $thing } vous donne maintenant votre dernière Métropole : qui en a assez à la fin du cycle gagne.
coach-win-land = Il vous manque une Métropole pour gagner ; avec { $god }, votre armée peut entrer dans { $thing }.
coach-win-hero = { $thing } peut être sacrifié pour la dernière Métropole qu’il vous faut.
coach-stop-god = { $who } gagne ce cycle avec { $thing }. Prenez { $god } vous-même, ou faites monter le prix.
coach-stop-turn = { $who } doit encore jouer avec { $god } et gagne avec { $thing }. Seul un territoire pris avant, avec un bâtiment ou une Métropole, l’en empêche.
coach-stop-hero = { $who } peut sacrifier { $thing } pour sa dernière Métropole. Prenez-lui une Métropole, ou le territoire du Héros.
coach-stop-keep = { $who } a assez de Métropoles : la partie s’arrête à la fin du cycle. Prenez-en une, et ne gardez pas d’or.
coach-set-god = { $god } compléterait votre collection avec { $thing } : une Métropole aussitôt. Cela vaut une Offrande élevée.
coach-set-turn = { $thing } complète votre collection : les quatre deviennent aussitôt une Métropole.
coach-set-two = Avec { $god }, vous recevez un Philosophe et pouvez en acheter un autre pour 4 PO : quatre font une Métropole.
coach-set-hero = La condition est remplie pour { $thing } : le sacrifice vous apporte une Métropole.
coach-guard-god = { $land } porte votre Métropole et { $units ->
    [0] aucune unité
    [1] une seule unité
   *[other] { $units } unités
 } ; { $who } peut y marcher avec { $army }. Qui a Arès décide.
coach-guard-turn = { $land } porte votre Métropole et { $units ->
    [0] aucune unité
    [1] une seule unité
   *[other] { $units } unités
 } ; { $who } peut y marcher avec { $army }. Recrutez là.
coach-hunt-god = Une Métropole adverse, sur { $land }, n’a { $units ->
    [0] aucun défenseur
    [1] qu’un défenseur
   *[other] que { $units } défenseurs
 } et vous pourriez y envoyer { $army } unités : Arès permet de marcher.
coach-hunt-turn = La Métropole sur { $land } n’a { $units ->
    [0] aucun défenseur
    [1] qu’un défenseur
   *[other] que { $units } défenseurs
 } et vous pourriez y envoyer { $army } unités. Un déplacement coûte 1 PO.
coach-rival = À { $who }, il ne manque plus qu’une chose pour une Métropole : { $thing }. On l’a par { $god } : misez plus, ou que cela coûte cher.
coach-gold-idle = Il vous reste { $gold } PO. L’or seul ne fait pas gagner : dépensez ce que les prochaines Offrandes ne demanderont pas.
coach-gold-rich = Vous avez { $gold } PO : choisissez le dieu que vous voulez le plus et misez assez pour qu’on vous le laisse.
coach-gold-poor = Avec { $gold } PO, on misera plus que vous. Apollon est gratuit et rapporte de l’or.
coach-legendary-place = Choisissez votre foyer : chaque Corne d’abondance sur vos terres et vos mers rapporte 1 PO par cycle, chaque petit cadre est une place pour un bâtiment.
coach-legendary-offering = Misez sur le dieu dont vous voulez les Actions. Si quelqu’un mise plus, vous passez à un autre dieu sans rien perdre. Apollon est gratuit.
coach-legendary-turn = Dépensez votre or, puis terminez le tour. Quatre bâtiments différents ou quatre Philosophes font une Métropole ; { $goal } à la fin d’un cycle font gagner.
coach-legendary-upkeep = Une figurine ne reste que si vous cédez une Prêtresse pour elle. Elle vous épargne aussi 1 PO à chaque Offrande : gardez ce qui vous sert le plus.
coach-legendary-figurine = { $thing } reste sur le plateau, mais dès le prochain cycle seulement contre une Prêtresse chaque fois. Sans elle, la figurine part.
coach-legendary-hera = Héra construit un type qui vous manque et vend des Troupes mercenaires et, pour 4 PO, l’un des deux Héros.
coach-legendary-creature = Vous pouvez payer une Créature. Elle agit aussitôt, puis s’en va. Au prochain cycle elle coûte 1 PO de moins, si personne ne la prend.
coach-classic-upkeep = Un Héros coûte 2 PO après chaque revenu, ou une Prêtresse. Sans paiement, il quitte la partie pour toujours.
coach-classic-creature = Vous pouvez payer une Créature. Elle agit aussitôt, puis s’en va ; une figurine reste jusqu’à votre prochain tour. Au prochain cycle elle coûte 1 PO de moins, si personne ne la prend.
coach-classic-place = Choisissez votre foyer : chaque Corne d’abondance rapporte 1 PO par cycle, chaque petit cadre est une place pour un bâtiment, et les Flottes relient les îles.
coach-classic-offering = Misez sur le dieu dont vous voulez les actions. Si quelqu’un mise plus, vous passez à un autre dieu sans rien perdre. Apollon est gratuit.
coach-classic-turn = Servez-vous du dieu, achetez des Créatures si vous voulez, puis terminez le tour. Quatre bâtiments différents ou quatre Philosophes font une Métropole ; { $goal } à la fin d’un cycle font gagner.
coach-hades-here = On peut miser sur Hadès : il prête des morts pour un cycle, de quoi frapper un grand coup.
coach-hades-near = Hadès approche : le prochain lancer peut l’amener. Gardez de l’or pour miser si vous préparez une attaque.
coach-hades-undead = Les morts ne combattent pour vous que jusqu’à la fin du cycle. Servez-vous-en maintenant.

# -- Mytikas

coach-end-levels-behind = Une construction au bon niveau finit la partie, et { $who } a { $behind } points d’avance. Prenez maintenant le plus de points possible.
coach-end-levels-ahead = Une construction au bon niveau finit la partie, et vous menez. Finissez-la vous-même si vous le pouvez.
coach-end-lock-behind = Il ne reste que le dernier Cadenas, et quelqu’un peut le prendre : { $who } a { $behind } points d’avance. Prenez des points maintenant.
coach-end-lock-ahead = Il ne reste que le dernier Cadenas, et vous menez. Prenez-le si vous le pouvez : la partie s’arrête.
coach-end-slots-behind = Quelqu’un n’a plus qu’une pièce à construire, ce qui finit la partie, et { $who } a { $behind } points d’avance. Prenez des points maintenant.
coach-end-slots-ahead = Quelqu’un n’a plus qu’une pièce à construire, ce qui finit la partie, et vous menez. Gardez l’avance.
coach-end-own-slots-behind = Il ne vous reste qu’une pièce à construire, ce qui finit la partie, mais { $who } a { $behind } points d’avance. Prenez d’abord des points.
coach-end-own-slots-ahead = Il ne vous reste qu’une pièce à construire, ce qui finit la partie, et vous menez. Construisez-la dès que possible.
coach-build = Vos ressources suffisent pour { $thing } au niveau { $level } : { $points } points. { $space } permet de construire.
coach-build-last = Il ne reste qu’un jeton au niveau { $level }. { $space } y construit { $thing }, pour { $points } points, avant que d’autres ne le fassent.
coach-climb = Ce que vous pourriez construire compterait davantage plus haut : { $space } fait monter vos ressources.
coach-lock = Encore { $count ->
    [1] une Offrande
   *[other] { $count } Offrandes
 } pour { $deity }, et un Cadenas garde la carte : à vous jusqu’à la fin, avec ses points. Allez à Hadès Nuit.
coach-steal = { $who } a { $deity }, sans Cadenas : { $count ->
    [1] une Offrande suffit
   *[other] { $count } Offrandes suffisent
 } pour prendre la carte, à Hadès Nuit.
coach-river = { $deity } est visible dans la rivière et vos Offrandes suffisent : allez à Hadès Nuit.
coach-exposed = { $who } a { $count ->
    [1] une Offrande
   *[other] { $count } Offrandes
 } et pourrait vous voler { $deity }. Ajoutez-en à Hadès Nuit.
coach-no-favour = Sans Faveur, pas d’action bonus, et on ne suit personne. { $space } en donne une au choix.
coach-follow-build = Suivez { $who } et construisez { $thing } au niveau { $level } pendant son tour : { $points } points pour une Faveur.
coach-follow-cities = Suivez { $who } : vos { $count } cités produisent toutes pour une Faveur, et votre tour est encore à venir.
coach-follow-offerings = Suivez { $who } : vos temples rapportent plus d’une Offrande pour une Faveur.
coach-follow-lock = Suivez { $who } et un Cadenas peut garder une de vos cartes pour de bon, pour une Faveur.
coach-mytikas-setup = Prenez une Faveur : avec elle, vous faites l’action bonus de ce dieu, et vous pourrez y suivre quelqu’un une fois.
coach-mytikas-move = Placez votre Bâtisseur et faites l’action : le jour, on produit, on fait monter, on prend des Offrandes ; la nuit, on construit ou on gagne des Divinités.
coach-mytikas-follow = Vous pouvez faire la même action principale en rendant une Faveur de ce dieu. Passez si elle vous apporte peu.
