# Rows of players
row-of = of { $all }
row-gold = Gold; { $income } more as income
row-troops = { $count ->
    [one] One troop on the map
   *[other] { $count } troops on the map
  }, { $reserve } in reserve
row-fleets = { $count ->
    [one] One fleet on the map
   *[other] { $count } fleets on the map
  }, { $reserve } in reserve
row-kind-port = port
row-kind-fortress = fortress
row-kind-temple = temple
row-kind-university = university
row-set = { $count } of 4 kinds of building for a metropolis{ $lacking ->
    [none] {""}
   *[other] ; missing: { $lacking }
  }
row-philosophers = { $count } of 4 philosophers for a metropolis
row-cities = { $count } of { $goal } metropolises{ $own ->
    [-1] {""}
   *[other] , { $own } of them own
  }
row-ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
row-place = Place { $place } in the order
row-done = Place { $place } in the order, turn over
