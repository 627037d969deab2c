# A table before its start.
lobby-seats = Seats
lobby-taken = { $taken } of { $all } taken
lobby-host = { $who } · host
lobby-bot = Plays at once
lobby-open = Whoever finds the table, or a bot at the start
lobby-invite = Whoever has the link of this seat, or a bot at the start
lobby-offer = Who may have the seat: { $faction }
lobby-offer-invite = Friend
lobby-offer-bot = Bot
lobby-offer-open = Open
lobby-move = Change places: { $faction }
lobby-move-here = Change places with { $faction }
lobby-kick = Ask { $who } to leave
lobby-start = Start now
lobby-start-early = Start with an empty seat?
lobby-start-early-help = A bot plays it until somebody takes it over.
lobby-start-full = Everybody is here
lobby-start-full-help = Begin when you like.
lobby-waits-host = { $count ->
    [0] Everybody is here: the host begins.
    [one] One seat is free. The host begins.
   *[other] { $count } seats are free. The host begins.
  }
lobby-waits = { $count ->
    [0] Everybody is here: the game begins.
    [one] Waiting for one more player. The game begins by itself.
   *[other] Waiting for { $count } more players. The game begins by itself.
  }
lobby-leave = Leave
lobby-close = Close the table
lobby-closed = This table was closed
lobby-closed-help = Its host has closed it before the game began.
lobby-option = { $option }: { $value }
lobby-without = without: { $option }
lobby-vacant = A seat is free: { $faction }. A bot plays it until you sit down.
lobby-vacant-take = Take the seat
lobby-away = a bot plays for who is away after { $span }
lobby-standin = You were away, and a bot plays for you.
lobby-standin-back = Take your seat back
lobby-leave-game = Give up my seat
lobby-leave-sure = A bot plays your seat on, and anybody may take it. You cannot be sure to get it back.
lobby-stay = Stay
lobby-when-away = When somebody is away
lobby-when-away-help = Then nobody waits any longer; whoever was away may take the seat back.
lobby-away-never = Wait for them
lobby-away-after = A bot plays after { $span }
lobby-kick-sure = { $who } cannot come back to this table.
lobby-kick-do = Send away
lobby-seat-qr = Show the QR code
lobby-signed-out = This browser was signed out: you only watch now. Sign in, and the seat is yours again.
lobby-rejoin = Sign in
