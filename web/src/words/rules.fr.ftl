# Les pages de règles ; les longues introductions se trouvent avec elles.
rules-of = Règles de { $title }
rules-titles = Jeux
rules-parts = Parties des règles
rules-learn = Apprendre en dix minutes
rules-hades = Modules d’Hadès
rules-cards = Cartes et dieux
rules-all = Toutes les règles
rules-exact = Les règles exactes : { $rule }
rules-one = Règle { $rule }
rules-search = Chercher dans les règles
rules-search-cards = Chercher par nom ou par effet
rules-found = { $count ->
    [0] Rien trouvé
    [one] Un résultat
   *[other] { $count } résultats
  }
rules-total = { $count } règles numérotées. La table les cite quand elle explique pourquoi quelque chose est impossible.
rules-nothing = Rien trouvé. Essayez un mot plus court.
rules-unknown = Il n’y a pas de règle { $rule }. Elle a peut-être changé de nom ; essayez la recherche.
rules-lost = Les règles sont indisponibles pour le moment. Rechargez la page dans un instant.
rules-no-lesson = L’introduction à ce jeu est en cours d’écriture. « Toutes les règles » les contient déjà.
kind-god = Dieux
kind-patron = Dieux
kind-space = Cases Action
kind-deity = Divinités
kind-creature = Créatures
kind-hero = Héros
kind-building = Bâtiments
kind-construction = Constructions
kind-bonus = Bonus des Métropoles
kind-unit = Pièces
kind-token = Jetons
kind-resource = Ressources
kind-card = Cartes
kind-phase = Étapes d’un cycle
kind-step = Étapes d’un tour
kind-slot = Emplacements
kind-level = Niveaux
kind-favour = Faveurs divines
kind-item = Objets magiques
kind-module = Modules d’Hadès
god-zeus = Zeus
god-athena = Athéna
god-poseidon = Poséidon
god-ares = Arès
god-hera = Héra
god-apollo = Apollon
god-hades = Hadès
god-demeter = Déméter
stuff-stone = { $count ->
    [one] pierre
   *[other] pierres
}
stuff-marble = { $count ->
    [one] marbre
   *[other] marbres
}
stuff-gold = or
example-show = Montrez-moi
example-of = { $rule } sur un plateau
example-begins = Voici la table.
example-refused = « { $action } » est refusé.
example-other = Exemple { $number } sur { $of } : en voir un autre
example-lost = Cet exemple est indisponible pour le moment. Réessayez dans un instant.
