person-guest = Guest { $id }
person-table = { $name }’s table
person-you = you
person-bot = { $level ->
    [random] bot, random
    [greedy] bot
   *[other] bot, { $level }
  }
person-away = away
person-gone = eliminated
