# Moments: bands across the map. $you is "true" when the reader is meant.
moments = Moments
moments-on = Show great moments across the board: what begins, what is built, danger, victory
moment-skip = any key
moment-show = Show me how
moment-cycle = Cycle { $cycle }
moment-gods-change = { $wake } { $wakes ->
    [one] wakes
   *[other] wake
  }, { $rest } { $rests ->
    [one] rests
   *[other] rest
  }.
moment-gods-wake = { $wake } { $wakes ->
    [one] wakes
   *[other] wake
  }.
moment-gods-order = Who acts when: { $gods }.
moment-news = { $names } { $count ->
    [one] comes
   *[other] come
  } up for sale.
moment-income = Income
moment-income-all = Everybody’s lands pay.
moment-city-founded = { $you ->
    [true] Your metropolis rises on { $land }
   *[other] { $who } founds a metropolis on { $land }
  }
moment-city-hero = { $you ->
    [true] { $hero } founds a metropolis for you
   *[other] { $hero } founds a metropolis for { $who }
  }
moment-city-taken = { $you ->
    [true] You take the metropolis on { $land }
   *[other] { $who } takes the metropolis on { $land }
  }
moment-city-count = { $count ->
    [1] The first
    [2] The second
    [3] The third
    [4] The fourth
   *[other] Number { $count }
  } of { $goal ->
    [2] two
    [3] three
    [4] four
   *[other] { $goal }
  }.
moment-city-beyond = More than the { $goal ->
    [2] two
    [3] three
    [4] four
   *[other] { $goal }
  } that win: it is number { $count }.
moment-city-from = { $you ->
    [true] It was yours.
   *[other] It was { $loser }’s.
  }
moment-city-bonus = It brings a bonus: { $bonus }.
moment-danger = { $you ->
    [true] { $contested ->
        [true] One step from the goal, with a rival
       *[other] Victory is one step away
      }
   *[other] { $when ->
        [now] { $who } { $contested ->
            [true] could reach the goal
           *[other] could win this cycle
          }
       *[other] { $who } is one step from winning
      }
  }
moment-dangers = { $when ->
    [now] { $who } could win this cycle
   *[other] { $who } are one step from winning
  }
moment-danger-of = { $who }: { $what }.
moment-gone = { $you ->
    [true] You sail for other shores
   *[other] { $who } sails for other shores
  }
moment-gone-land = { $you ->
    [true] You took { $land }, their last land.
   *[other] { $who } took { $land }, their last land.
  }
moment-gone-text = { $you ->
    [true] Your fleets and creatures leave the map; you may watch on.
   *[other] Fleets and creatures leave the map.
  }
moment-last = The last cycle
moment-last-goal = { $you ->
    [true] You hold { $count } metropolises. Keep them until this cycle ends, and you win.
   *[other] { $who } holds { $count } metropolises and wins when this cycle ends, unless one is taken.
  }
moment-last-gone = When it ends, whoever has the most metropolises wins.
moment-round-text = { $you ->
    [true] A new round: you begin.
   *[other] A new round: { $who } begins.
  }
moment-round-cards = { $names } can be taken now.
moment-lock = { $you ->
    [true] You lock { $deity }
   *[other] { $who } locks { $deity }
  }
moment-lock-text = The lock of { $value } is open; the card stays to the end. { $left ->
    [0] It was the last lock.
    [one] One lock is left.
   *[other] { $left } locks are left.
  }
moment-near = The end is near
moment-near-levels = One more construction in the right place, and three levels of the mountain are complete.
moment-near-locks = One lock is left. Whoever takes it ends the game.
moment-near-built = { $you ->
    [true] You have one construction left. With it the game ends.
   *[other] { $who } has one construction left. With it the game ends.
  }
moment-final = The last turn
moment-final-levels = Three levels of the mountain are complete.
moment-final-locks = The last lock is taken.
moment-final-built = All constructions of one board are built.
moment-final-text = Everybody may still follow once.
victory-watch = Watch the replay
victory-results = Result
victory-map = Look at the map
victory-board = Look at the board
victory-standing = { $metropolises }, { $gold } gold
victory-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
victory-out = out
