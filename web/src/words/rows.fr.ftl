# Lignes des joueurs
row-of = /{ $all }
row-gold = Or ; { $income } de plus comme revenu
row-troops = { $count ->
    [one] { $count } Troupe sur la carte
   *[other] { $count } Troupes sur la carte
  }, { $reserve } en réserve
row-fleets = { $count ->
    [one] { $count } Flotte sur la carte
   *[other] { $count } Flottes sur la carte
  }, { $reserve } en réserve
row-kind-port = port
row-kind-fortress = forteresse
row-kind-temple = temple
row-kind-university = université
row-set = { $count ->
    [one] { $count } sorte
   *[other] { $count } sortes
  } de bâtiment sur 4 pour une Métropole{ $lacking ->
    [none] {""}
   *[other] {" "}; il manque : { $lacking }
  }
row-philosophers = { $count ->
    [one] { $count } Philosophe
   *[other] { $count } Philosophes
  } sur 4 pour une Métropole
row-cities = { $count ->
    [one] { $count } Métropole
   *[other] { $count } Métropoles
  } sur { $goal }{ $own ->
    [-1] {""}
   *[other] , dont { $own } à soi
  }
row-ordinal = { $place ->
    [1] 1er
   *[other] { $place }e
  }
row-place = { $place ->
    [1] Première place
   *[other] Place n° { $place }
  } dans l’ordre
row-done = { $place ->
    [1] Première place
   *[other] Place n° { $place }
  } dans l’ordre, tour terminé
