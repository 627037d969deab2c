# What happened since one's last turn.
recap = Since your last turn
recap-close = Close the recap
recap-turns = { $count ->
    [0] no turns
    [1] one turn
    [2] two turns
    [3] three turns
    [4] four turns
    [5] five turns
   *[other] { $count } turns
  }
recap-away = you were away for { $time }
recap-you = For you that means
recap-danger = { $who }: { $danger }.
recap-income = Income { $then } → { $now }.
recap-watch = Watch it, { $time }
recap-see = Watch it
recap-replay = Watch it
recap-mine = To my turn
recap-on = Go on
recap-nothing = Nothing that changes the map.
