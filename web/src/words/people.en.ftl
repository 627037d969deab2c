person-guest = Guest { $id }
person-table = { $name }’s table
person-former = Former player
person-you = you
person-bot = { $level ->
    [random] bot, random
    [greedy] bot
    [novice] bot, novice
    [easy] bot, easy
    [medium] bot, medium
    [hard] bot, hard
    [master] bot, master
   *[other] bot, { $level }
  }
person-away = away
person-gone = eliminated
person-program = bot account
