# What `delos review` says, as lines and as a page.
review-heading = Review of a game
review-about = { $title }; { $steps } decisions; about { $games } imagined games a decision, { $samples } outcomes of every roll and draw.
review-won = Won by { $names }.
review-did = { $name }: { $what }.
review-wins = { $count ->
    [one] { $names } wins the game.
   *[other] { $names } win the game.
}
review-band = Chances to win
review-band-note = From the first decision to the last, in the order of the seats. Numbers mark the turning points.
review-luck = Luck
review-luck-note = Dice and draws against their average, added up, in points of a hundred. Above the line: more than could be expected.
review-points = Turning points
review-no-points = No single turn moved anybody's chance by 8 points or more.
review-decisions = Decisions that cost most
review-decisions-note = What was done, and what would have been better as far as the seat could know then.
review-step = Step
review-who = Who
review-what = What happened
review-whose = Chances of
review-before = Before
review-after = After
review-choice = By choice
review-chance = By luck
review-done = Done
review-better = Better
review-cost = Cost
review-total = In all
review-title-legendary = Cyclades: Legendary Edition
review-title-classic = The original Cyclades
review-title-mytikas = Mytikas
review-played = { $title }: { $steps } decisions, { $length } { $turns ->
    [yes] turns
   *[no] cycles
}. { $won }
review-luck-line = Luck with dice and draws, in points of a hundred: { $seats }.
review-no-luck = Dice and draws made no difference in this game.
review-points-line = Turning points (chances to win before → after):
review-point-at = step { $step }, { $turns ->
    [yes] turn
   *[no] cycle
} { $length }: { $told }
review-moved = { $name } { $before } → { $after } %{ $lucky ->
    [yes] {" "}(by choice { $choice }, by luck { $luck })
   *[no] {""}
}
review-moved-too = { $name } { $before } → { $after } %
review-decisions-line = Decisions that cost most (chance to win in imagined games):
review-missed = step { $step }, { $turns ->
    [yes] turn
   *[no] cycle
} { $length }, { $name }: { $asked }
review-missed-done = done: { $what } ({ $chance } %)
review-missed-better = better: { $what } ({ $chance } %)
