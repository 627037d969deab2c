lesson-nestor = Nestor
lesson-nestor-of = Nestor, { $lesson }
lesson-of = { $number } of { $steps }
lesson-go-on = Go on
lesson-show = Show me
lesson-retry = Once more
lesson-from-start = From the start
lesson-anew = Another table
lesson-later = Later
lesson-stuck = From here no way leads to the aim any more. Begin again from the start.
lesson-again = Again
lesson-back = One step back
lesson-leave = Leave, and keep my place
lesson-done = done:
lesson-minutes = about { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
lesson-asleep = What sleeps
lesson-sleeps = Only this step is open in the lesson; everything else sleeps until its time comes.
lesson-awake = Nothing: everything the rules allow is open. Any way to the aim counts.
lesson-waits = Read what Nestor says, then go on.
lesson-hints = { $count ->
    [0] without help
    [one] with one hint
   *[other] with { $count } hints
}
lesson-next = Next lesson
lesson-game = A whole easy game
lesson-all = All lessons
lesson-gone = There is no such lesson.
lessons-title = Learn with Nestor
lessons-about = Short lessons, one thing at a time. You play from the first minute; nothing needs to be read before.
lessons-group-legendary = Legendary
lessons-group-classic = Cyclades
lessons-group-hades = Hades
lessons-group-mytikas = Mytikas
lessons-groups = Which game
lessons-lessons = Lessons
lessons-any-order = open in any order
lessons-of = { $done } of { $all }
lessons-left = { $count ->
    [0] all done
    [one] about one minute left
   *[other] about { $count } minutes left
}
lessons-start = Start
lessons-on = Go on, step { $step }
lessons-done = done
lessons-again = Once more
lessons-none = Nestor is still preparing these lessons.
lessons-game = A whole easy game
lessons-game-about = Three seats, { $game ->
    [mytikas] each with a small city at the foot of Olympus
   *[other] a small even map
}, gentle opponents, slow playback, and the coach beside you.
lessons-game-start = Play
lessons-rules = The rules to read
lessons-rules-about = An introduction with pictures, and every rule by its number.
lessons-rules-open = Read
teach-link = Teach it at a table
teach-about = What to say first and in what order, and a summary on one page to print.
teach-open = Open

# Puzzles
puzzles = Puzzles
puzzles-solved = { $done } solved of { $all } · one for each day
puzzles-more = { $count ->
    [one] One more
   *[other] { $count } more
}
puzzles-none = No puzzles for this game yet.
puzzle-day = Puzzle of the day
puzzle-day-of = { $title }: { $said } ({ $about })
puzzle-try = Try
puzzle-solved = solved
puzzle-new = new
puzzle-stars = { $count ->
    [one] easy: one star of three
    [2] two stars of three
   *[other] hard: three stars
}
puzzle-of = Puzzle: { $about }
puzzle-way = One way to it:
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzles-all = More puzzles
puzzle-gone = There is no such puzzle.
puzzle-row = { $count ->
    [one] solved one day in a row
   *[other] solved { $count } days in a row
}
