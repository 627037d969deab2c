# What happens at a table beside the game: clocks, talk, notes, pauses.
life-clock = Clock
life-clock-card = Clock and pauses
life-kind-none = No clock
life-kind-live = Live, with an increment
life-kind-reserve = Time for a move, and a reserve
life-kind-days = Days for each move
life-clock-none = No clock: everybody takes the time they need
life-clock-live = { $main } each, and { $step } more after every move
life-clock-sudden = { $main } each for the whole game
life-clock-reserve = { $step } for a move, and { $main } in reserve
life-clock-days = { $step } for each move
life-each-game = Each player
life-more = More after every move
life-reserve = Reserve
life-each-move = For a move
life-when-late = When somebody’s time is out
life-late-bot = A bot plays on until they come back
life-late-forfeit = They have lost; a bot plays to the end
life-late-says-bot = When time is out, a bot plays on; its player may come back
life-late-says-forfeit = When time is out, the seat has lost; a bot plays to the end
life-away-says = Who is away is played for by a bot after { $span }, and may come back
life-away-waits = Who is away is waited for
life-pause-says = All who play may agree to pause
life-public = Others may find and watch the table
life-public-says = Others may find and watch the table
life-private-says = Only who has the link finds the table
life-change = Change
life-keep = Keep
life-days-hours = { $days } d { $hours } h
life-point = .
life-clock-of = Time left: { $left }
life-clock-of-reserve = For this move: { $left }. In reserve: { $own }
life-profile = { $who }: profile, in a new tab
life-reminded = The others wait for you.
life-reminder-sent = They have been reminded.
life-missing = { $who } is asked and not here.
life-remind = Remind
life-paused = The game is paused: clocks and bots stand still.
life-pause = Pause
life-resume = Go on
life-abandon = End the game for all, without a result
life-abandon-sure = If all agree, the game ends here: nobody has won, and it does not count for ratings.
life-asked = { $want ->
    [pause] { $who } would like to pause the game.
    [resume] { $who } would like to go on.
   *[abandon] { $who } would like to end the game without a result.
  }
life-asked-own = { $want ->
    [pause] You would like to pause the game.
    [resume] You would like to go on.
   *[abandon] You would like to end the game without a result.
  } { $count ->
    [one] One answer is missing.
   *[other] { $count } answers are missing.
  }
life-asked-others = The others have been asked.
life-forfeited = Your time was out: here that counts as lost, and a bot plays your seat to the end.
life-beside = Beside the game
life-tab-log = Log
life-tab-talk = Chat
life-tab-notes = Notes
life-talk = Chat
life-rooms = To whom
life-room-table = Table
life-room-team = Team
life-filter = Hide rude words
life-say = Say something
life-say-team = Say something to your team
life-send = Send
life-silence = Nobody has said anything yet.
life-about = { $who }: profile, mute, report
life-page = Profile
life-mute = Mute
life-muted = You do not hear { $who }.
life-unmute = Hear again
life-report = Report this line
life-reported = The line has been reported to whoever runs this server.
life-said = { $who }: { $words }
life-unread = { $count ->
    [one] One new line
   *[other] { $count } new lines
  }
life-happened = { $kind ->
    [flag] { $who }’s time is out: a bot plays on.
    [forfeit] { $who }’s time is out: the seat has lost, and a bot plays to the end.
    [away] { $who } is away: a bot plays on.
    [back] { $who } is back.
    [left] { $who } has left the game.
    [joined] { $who } has taken a seat.
    [paused] The game is paused.
    [resumed] The game goes on.
   *[abandoned] The game was ended without a result.
  }
life-notes = Notes
life-notes-hint = Only you see these notes.
life-notes-loading = Loading …
life-notes-kept = Kept. Only you see this.
life-notes-writing = Keeping …
life-notes-lost = Not kept yet; it is tried again.
life-map = Map
