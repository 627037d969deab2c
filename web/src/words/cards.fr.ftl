# Cartes : ce que fait une chose, ce qu’elle coûte, ce qu’elle pourrait faire.
cards-kind-god = Divinité
cards-kind-creature = Créature
cards-kind-hero = Héros
cards-kind-building = Bâtiment
cards-kind-bonus = Bonus de Métropole
cards-kind-item = Objet magique
cards-kind-favour = Faveur d’une divinité mineure
cards-kind-deity = Divinité
cards-kind-patron = Divinité du plateau d’actions
cards-kind-space = Case du plateau d’actions
cards-kind-construction = Construction
cards-kind-slot = Emplacement de construction
cards-kind-resource = Ressource
cards-kind-unit = Pièce
cards-kind-card = Carte
cards-kind-token = Jeton
cards-kind-module = Module
cards-pay = Vous payez { $total }
cards-left = { $left ->
    [one] {", "}il reste { $left } pièce d’or
   *[other] {", "}il reste { $left } pièces d’or
}
cards-short = { $gold ->
    [one] Il manque { $gold } pièce d’or.
   *[other] Il manque { $gold } pièces d’or.
}
cards-where-act = Où agir, éclairé sur la carte
cards-where-building = Où construire, éclairé sur la carte
cards-where-hero = Où le héros pourrait vous rejoindre
cards-where-construction = Où construire maintenant
cards-where-slot = Où construire maintenant, ou niveau atteint
cards-where-deity = Où faire une offrande
cards-where-space = Ce que vous pourriez y choisir maintenant
cards-ladder = Enchères possibles
cards-more = + { $count } autres
cards-of = { $have } sur { $want }
cards-not-now = Pas maintenant :
cards-rule = La règle exacte
cards-on-map = Voir sur la carte
cards-free = gratuit
# Une ligne sur ce qu’une divinité donne et vend, par titre.
cards-god-legendary-zeus = temple, prêtresse ; une autre pour 4 or
cards-god-legendary-athena = université, philosophe ; un autre 4 or
cards-god-legendary-poseidon = port, flotte ; 1 or par traversée
cards-god-legendary-ares = forteresse, troupe ; 1 or par marche
cards-god-legendary-hera = bâtiment manquant, mercenaire ; héros
cards-god-legendary-apollo = 2 or, deux cornes ; joue en dernier
cards-god-classic-zeus = prêtre ; temples 2, créature changée 1 or
cards-god-classic-athena = philosophe, puis 4 ; universités 2 or
cards-god-classic-poseidon = flotte ; ports 2, traversée 1 or
cards-god-classic-ares = troupe ; forteresses 2, marche 1 or
cards-god-classic-apollo = 1 or, ou 4 avec une seule île
cards-god-classic-hades = mort-vivant ; déplacement 1 or
cards-next = Prochain cycle
# Une ligne sur un héros, par titre.
cards-hero-legendary-achilles = Qui perd contre lui fuit ou périt. Sacrifice : deux bâtiments.
cards-hero-legendary-ajax = Se bat avec une force de 2. Avec 7 terres : une métropole.
cards-hero-legendary-antigone = Votre 0 compte pour 3. Contre 3 cornes : une métropole.
cards-hero-legendary-croesus = Relance le dé pour 1 or. Contre 15 or : une métropole.
cards-hero-legendary-hector = L’envahisseur perd d’abord une troupe. Sacrifice : prêtresses en philosophes.
cards-hero-legendary-helen = Votre dé donne toujours 2. Contre deux paires de bâtiments : une métropole.
cards-hero-legendary-heracles = Abat les figurines en chemin. Avec 2 abattues : une métropole.
cards-hero-legendary-hippolyta = Ports et forteresses comptent double. Avec 2 autres héros : une métropole.
cards-hero-legendary-jason = Traverse par les flottes ennemies. Avec 8 flottes en mer : une métropole.
cards-hero-legendary-leto = Active même sous Apollon. Avec 2 figurines : une métropole.
cards-hero-legendary-odysseus = Attaque malgré les forteresses. Contre 3 bâtiments identiques : une métropole.
cards-hero-legendary-pandora = Les mercenaires ennemis changent de camp. Sacrifice : celui d’un héros de la piste.
cards-hero-legendary-penelope = +2 en mer autour de sa terre. Avec 6 mers : une métropole.
cards-hero-legendary-penthesilea = Gagne les égalités. Sacrifice : une métropole imprenable.
cards-hero-legendary-pericles = Déplacements héroïques à 1 or. Avec 8 troupes posées : une métropole.
cards-hero-legendary-perseus = Une troupe perdue peut se replier. Sacrifice : transporte des unités partout.
cards-hero-classic-achilles = Compte pour deux troupes. Avec 5 îles : une métropole.
cards-hero-classic-midas = Relance le dé pour 1 or. Contre 15 or : une métropole.
cards-hero-classic-hector = L’attaquant perd d’abord une troupe. Sacrifice : prêtres en philosophes.
cards-hero-classic-odysseus = Attaque malgré les forteresses. Contre 3 bâtiments différents : une métropole.
cards-hero-classic-penthesilea = Gagne les égalités. Sacrifice : une métropole imprenable.
cards-hero-classic-perseus = Une troupe perdue peut se replier. Sacrifice : transporte des troupes partout.
cards-bid = Enchère de { $bid }
