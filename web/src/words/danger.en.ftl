# Somebody could win in this cycle: what is missing, by what lies open on the table.
danger-now = One step from winning: { $things }
danger-next = Could win next cycle: { $things }
danger-two = Two steps from winning: { $things }
danger-keep = Wins when this cycle ends, unless a metropolis is taken
chance-now = You could win this cycle: { $things }
chance-next = You could win next cycle: { $things }
chance-two = Two steps from your victory: { $things }
chance-keep = You win when this cycle ends: hold your metropolises
# The same where only a line is free.
danger-row-now = One step: { $things }
danger-row-next = Next cycle: { $things }
danger-row-two = Two steps: { $things }
danger-row-keep = Wins when this cycle ends
chance-row-now = One step: { $things }
chance-row-next = Next cycle: { $things }
chance-row-two = Two steps: { $things }
chance-row-keep = You win when this cycle ends
danger-row-building = a building
danger-row-land = taking { $name }
danger-building-port = a port
danger-building-fortress = a fortress
danger-building-temple = a temple
danger-building-university = a university
danger-word-building = one more building
danger-card-philosopher = a philosopher
danger-card-philosophers = two philosophers
danger-hero = the sacrifice of { $name }
danger-land = a march to the metropolis on { $name }
# The goal is within reach, but somebody else reaches it too: the most metropolises win, then the most gold.
chance-goal = You could reach the goal this cycle: { $things }
danger-goal = Could reach the goal this cycle: { $things }
chance-goal-keep = You have reached the goal: hold your metropolises until this cycle ends
danger-goal-keep = Has reached the goal
danger-race-more = But { $name } holds more metropolises, and the most win.
danger-race-equal = But { $name } has as many then, and equal numbers go by gold{ $known ->
    [true] : you have { $gold }
   *[other] {""}
  }.
danger-race-could = { $name } could reach as many: then gold decides{ $known ->
    [true] , and you have { $gold }
   *[other] {""}
  }.
danger-race-take = A march to { $lands } would take one from { $name }.
danger-row-race = One step: { $things }, and { $name } { $how ->
    [more] holds more
    [equal] is level then
   *[could] could too
  }
danger-row-race-keep = Goal reached, but { $name } { $how ->
    [more] holds more
    [equal] is level: gold decides
   *[could] could be level
  }
# Mytikas: the end of the game is one step away.
danger-end-leads = Leads by { $lead }, and { $things } would end the game
danger-end-ties = Ties for the lead, and { $things } would end the game
chance-end-leads = You lead by { $lead }, and { $things } would end the game
chance-end-ties = You tie for the lead, and { $things } would end the game
danger-end-level = the last token of level { $level }
danger-end-lock = the last lock
danger-end-slots = a last building
danger-row-end-own = You can end it: { $things }
danger-row-end = Can end it: { $things }
danger-ending = The game ends with this turn
