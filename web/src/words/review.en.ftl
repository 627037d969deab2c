# What decided a game.
review-title = Review
review-open = Review
review-making = The game is looked through: every decision is tried in imagined games.
review-waiting = The game waits to be looked through; another one is before it.
review-progress = { $done } of { $all } decisions
review-left-seconds = about { $count } seconds left
review-left-minutes = { $count ->
    [one] about a minute left
   *[other] about { $count } minutes left
}
review-so-far = After { $step } decisions:
review-so-far-none = The chances will be drawn here, decision by decision.
review-opening = The game is opened; the first chances come in a moment.
review-line = It begins as soon as the other one is done.
review-leave = You may leave: it goes on, and is kept with the game.
review-late = The machine is busy, and games that are being played come first. You may leave: it goes on, and is kept with the game.
review-failed = The review could not be made.
review-course = Course of the game
review-focus = Chances of
review-to-replay = Replay
review-play-on = Play on from here
review-play-on-as = A new table at this decision: you play { $name }, bots the others
review-decision = Decision
review-start = Before the first decision
review-start-note = Step on, or choose a turning point.
review-tried = { $count ->
    [one] 1 game tried
   *[other] { $count } games tried
}
review-games = in { $count ->
    [one] 1 imagined game
   *[other] { $count } imagined games
}
review-change = { $you ->
    [yes] { $way ->
        [up] Your chance rose from { $before } to { $after }.
        [down] Your chance fell from { $before } to { $after }.
       *[same] Your chance stayed at { $after }.
    }
   *[no] { $way ->
        [up] The chance of { $name } rose from { $before } to { $after }.
        [down] The chance of { $name } fell from { $before } to { $after }.
       *[same] The chance of { $name } stayed at { $after }.
    }
}
review-split = By the choice: { $choice }; by luck: { $luck }.
review-moved = { $name }: { $before } → { $after }
review-won = won by { $names }
review-no-luck = Dice and draws made no difference in this game.
review-best = What could be done, best first
review-did = { $name }: { $what }.
review-done = What was done
review-no-choice = There was nothing else to do.
review-point = Turning point { $number }
review-points = Turning points
review-before-after = chance before → after
review-no-points = No turn moved a chance by 8 points or more.
review-luck = What luck changed
review-luck-says = Dice and draws against their average, in points of the chance to win; the result counts pips instead.
review-luck-line = Luck over the game: dice and draws against their average, added up
review-luck-note = luck: dice and draws against their average
review-see = Show on the board: { $what }
review-key-done = what was done
review-key-better = alternative
