person-guest = Invité { $id }
person-table = Table { $elided ->
    [true] d’{ $name }
   *[other] de { $name }
  }
person-you = vous
person-bot = { $level ->
    [random] bot, hasard
    [greedy] bot
   *[other] bot, { $level }
  }
person-away = absent
person-gone = éliminé
