# Ce qui s’est passé depuis son dernier tour.
recap = Depuis votre dernier tour
recap-close = Fermer le résumé
recap-turns = { $count ->
    [0] aucun tour
    [1] un tour
    [2] deux tours
    [3] trois tours
    [4] quatre tours
    [5] cinq tours
   *[other] { $count } tours
  }
recap-away = { $time } d’absence
recap-you = Pour vous, cela veut dire
recap-danger = { $who } : { $danger }.
recap-income = Revenu { $then } → { $now }.
recap-watch = Revoir, { $time }
recap-see = Revoir
recap-replay = Revoir
recap-mine = À mon tour
recap-on = Continuer
recap-nothing = Rien qui change la carte.
