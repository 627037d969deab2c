# Le plateau Legendary : carte, légende, tableaux de texte.
board-map = Carte de l’archipel
board-map-help = Les flèches vont d’une région à l’autre, Entrée choisit, le point d’interrogation demande pourquoi pas, Page suivante va à la prochaine chose à choisir, Échap revient en arrière, F montre toute la carte.
board-preview = Carte de { $lands } terres et { $seas } mers
board-nearer = Agrandir
board-farther = Réduire
board-fit = Voir toute la carte
board-turn = Tourner la carte de { $degrees }°
board-show-area = Montrer { $name }
board-mini = Petite carte : ce que vous regardez
board-changed = vient de changer
board-troops = { $count ->
    [one] { $count } Troupe
   *[other] { $count } Troupes
  }
board-mercenaries = { $count ->
    [one] { $count } Troupe mercenaire
   *[other] { $count } Troupes mercenaires
  }
board-fleets = { $count ->
    [one] { $count } Flotte
   *[other] { $count } Flottes
  }
board-cornucopias = { $count ->
    [one] { $count } Corne d’abondance
   *[other] { $count } Cornes d’abondance
  }
board-free-sites = { $count ->
    [one] { $count } site de construction libre
   *[other] { $count } sites de construction libres
  }
board-gold = { $count } PO posé ici
board-priestess = Prêtresse
board-of = { $piece } ({ $owner })
board-attacked = { $count ->
    [one] attaquée par { $owner } avec { $count } unité
   *[other] attaquée par { $owner } avec { $count } unités
  }
board-unowned = à personne
board-silenced = { $building } (hors service)
board-bonus = { $building } (bonus reçu : { $bonus })
board-empty = vide
board-site = { $land }, site { $number }, { $building }, port sur { $harbour }
board-site-inland = { $land }, site { $number }, { $building }
board-can-choose = peut être choisi
board-is-chosen = choisi
board-has-choices = { $count } choix ici
board-text-lands = Terres
board-text-seas = Mers
board-text-things = Ce que vous pouvez choisir
board-text-name = Nom
board-text-owner = Propriétaire
board-text-units = Unités
board-text-buildings = Bâtiments
board-text-income = Rapporte
board-text-neighbours = À côté de
board-text-choice = Choix
board-text-choose = Choisir
board-text-choose-thing = Choisir { $thing }
board-text-none = aucune
board-text-back = Revenir d’un pas
board-text-filter = Seulement ce qui peut être choisi
board-text-empty = Rien ici ne peut être choisi maintenant.
board-holds-priestesses = { $count ->
    [0] aucune Prêtresse
    [one] 1 Prêtresse
   *[other] { $count } Prêtresses
  }
board-holds-priests = { $count ->
    [0] aucun Prêtre
    [one] 1 Prêtre
   *[other] { $count } Prêtres
  }
board-holds-philosophers = { $count ->
    [0] aucun Philosophe
    [one] 1 Philosophe
   *[other] { $count } Philosophes
  }
board-yours = à vous
board-god-held = { $name } y est à { $bid }
board-god-ousts = { $name }, qui y est à { $bid }, en est chassé
board-god-free = Personne n’a misé
board-doors = { $count ->
    [one] donne sur 1 mer
   *[other] donne sur { $count } mers
  }
board-harbour = { $building ->
    [metropolis] aide les Flottes sur { $harbour }
   *[port] un Port ici aide les Flottes sur { $harbour }
  }
board-harbour-all = { $building ->
    [metropolis] aide les Flottes de toutes les mers voisines
   *[port] un Port ici aide les Flottes de toutes les mers voisines
  }
board-no-harbour = { $building ->
    [metropolis] pas de mer : n’aide aucune Flotte
   *[port] pas de mer ici : un Port n’y aide aucune Flotte
  }
# Ce à quoi mène un choix, dans la prévision.
leads-set = Alors { $count ->
    [one] 1 bâtiment
   *[other] { $count } bâtiments
  } sur 4 ; il manque encore : { $missing }
leads-set-again = Vous en avez déjà : toujours { $count } sur 4, il manque : { $missing }
leads-set-whole = Complète les quatre bâtiments : une Métropole
leads-any = n’importe quel autre type
leads-stay = { $count ->
    [0] Personne ne reste sur place
    [one] 1 reste sur place
   *[other] { $count } restent sur place
  }
