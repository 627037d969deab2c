person-guest = Invité { $id }
person-table = Table { $elided ->
    [true] d’{ $name }
   *[other] de { $name }
  }
person-former = Ancien joueur
person-you = vous
person-bot = { $level ->
    [random] bot, hasard
    [greedy] bot
    [novice] bot, débutant
    [easy] bot, facile
    [medium] bot, moyen
    [hard] bot, difficile
    [master] bot, maître
   *[other] bot, { $level }
  }
person-away = absent
person-gone = éliminé
person-program = compte de bot
