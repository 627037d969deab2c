# Playback: what others do is shown step by step.
stage = What happens
stage-back = One step back (←)
stage-forward = One step on (→)
stage-pause = Pause (P)
stage-resume = Go on (P)
stage-speed = Speed
stage-speed-times = { $speed }×, key { $speed }
stage-at-once = At once, key 0
stage-skip = Skip to my turn
stage-space = Space
stage-skip-now = Skip to now
stage-skip-end = Skip to the end
stage-deed = deed { $number } of { $who ->
    [you] your turn
   *[other] { $who }’s turn
  }
stage-deed-again = Play again from deed { $number }: { $what }
stage-deed-next = Play from deed { $number }
stage-then = then
stage-then-you = you
stage-you-still = It is still your turn.
stage-turn-yours = It is your turn.
stage-turn-of = It is { $who }’s turn.
stage-you-next = It is your turn next.
stage-thinks = { $who } is thinking…
stage-past = You are looking back. The game has gone on; nothing is lost.
stage-paused = Paused.
stage-behind = { $count ->
    [one] one more step
   *[other] { $count } more steps
  }
stage-dice = The dice roll…
stage-keys = Playback
stage-key-space = skip to your turn
stage-key-p = pause or go on
stage-key-arrows = one step back or on
stage-key-speed = speed, 0 for at once
