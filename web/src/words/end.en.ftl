# Handing the screen over, and the end of a game.
end-pass-to = Pass the screen to { $name }
end-pass-hidden = Nothing secret is shown until { $name } is ready.
end-i-am = I am { $name }
end-over = The game is over.
end-rules = { $title ->
    [mytikas] { $count ->
        [one] { $names } has won the favour of Olympus
       *[other] { $names } have won the favour of Olympus
    }
   *[other] { $count ->
        [one] { $names } rules the archipelago
       *[other] { $names } rule the archipelago
    }
}
end-you-rule = { $title ->
    [mytikas] You have won the favour of Olympus
   *[other] You rule the archipelago
}
end-nobody = Nobody rules the archipelago
end-why-metropolises = Most metropolises: { $count }.
end-why-gold = As many metropolises as the next ({ $count }), but more gold: { $gold }.
end-why-shared = Equal in metropolises ({ $count }) and in gold ({ $gold }): they share the victory.
# How the winner came by the last metropolis.
end-last-cycle = In cycle { $cycle }: { $steps }.
end-last-then = {"; "}then{" "}
end-last-founded = The last one rose on { $land }.
end-last-hero = { $hero } founded the last one.
end-last-taken = { $you ->
    [true] The last one was taken from you, on { $land }.
   *[other] The last one was taken from { $loser }, on { $land }.
}
# The winner's metropolises, one a line.
end-way = The way there
end-way-cycle = Cycle { $cycle }
end-way-founded = Founded on { $land }{ $given ->
    [buildings] {" "}from four buildings
    [philosophers] {" "}with four philosophers
   *[none] {""}
  }{ $by ->
    [land] , after taking { $thing }
    [creature] , after buying { $thing }
   *[none] {""}
  }
end-way-hero = Founded by { $hero }
end-way-taken = { $you ->
    [true] Taken from you, on { $land }
   *[other] Taken from { $name }, on { $land }
  }
end-way-lost = { $you ->
    [true] Lost to you, on { $land }
   *[other] Lost to { $name }, on { $land }
  }
end-why-points = { $parts ->
    [true] Most points: { $points }, of these { $constructions } for constructions and { $cards } for deities.
   *[other] Most points: { $points }.
  }
end-length = { $cycles ->
    [one] { $cycles } cycle, { $time }
   *[other] { $cycles } cycles, { $time }
}
end-length-turns = { $cycles ->
    [one] { $cycles } turn, { $time }
   *[other] { $cycles } turns, { $time }
}
end-next = What next
end-replay = Watch the replay
end-same-people = Same people, other options
end-rematch = Rematch
end-join-rematch = Join the rematch
end-look = Look at the board
end-standings = Standings
end-place = Place
end-player = Player
end-metropolises = Metropolises
end-gold = Gold
end-points = Points
end-battles = Battles
end-won-lost = { $won } won, { $lost } lost
end-luck = Dice, ± average
end-luck-pips = pips above or below average
end-luck-says = Dice: pips rolled above or below the average. What luck did to the chances to win stands in the review.
end-as-table = As a table
end-as-chart = As a chart
end-chart-of = { $title }. At the end: { $names }
end-chart-metropolises = Metropolises by cycle
end-chart-income = Income by cycle
end-chart-gold = Gold at the end of each cycle
end-chart-points = Points by turn
end-spent = Gold given to the gods
end-spent-by = { $name }: { $gold } gold
end-sum = All
end-fair = { $dice ->
    [no] What the cards would bring was
   *[yes] Dice and cards were
  } fixed before the game began and nobody could change { $dice ->
    [no] it
   *[yes] them
  }; the record proves it.
end-record = Download the record
end-fair-show = Show the seals
end-commitment = Promised before the game
end-key = Key, shown after it
end-check = Check
