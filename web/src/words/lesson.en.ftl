lesson-nestor = Nestor
lesson-nestor-of = Nestor, { $lesson }
lesson-of = { $number } of { $steps }
lesson-go-on = Go on
lesson-show = Show me
lesson-retry = Once more
lesson-from-start = From the start
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
lesson-awake = Nothing: everything your god offers is open. Any way to the aim counts.
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
learn-title = Learn with Nestor
learn-about = Short lessons, one thing at a time. You play from the first minute; nothing needs to be read before.
learn-group-legendary = Legendary
learn-group-classic = Cyclades
learn-group-hades = Hades
learn-group-mytikas = Mytikas
learn-groups = Which game
learn-lessons = Lessons
learn-any-order = open in any order
learn-of = { $done } of { $all }
learn-left = { $count ->
    [0] all done
    [one] about one minute left
   *[other] about { $count } minutes left
}
learn-start = Start
learn-on = Go on, step { $step }
learn-done = done
learn-again = Once more
learn-none = Nestor is still preparing these lessons.
learn-game = A whole easy game
learn-game-about = Three seats, a small even map, gentle opponents, slow playback, and the coach beside you.
learn-game-start = Play
learn-rules = The rules to read
learn-rules-about = An introduction with pictures, and every rule by its number.
learn-rules-open = Read
