# Battles as they are told over the map.
battle-title = Battle for { $area }
battle-round = Round { $number }
battle-rounds = Rounds
battle-you = You
battle-attacks = { $you ->
    [true] attack
   *[other] attacks
}
battle-defends = { $you ->
    [true] defend
   *[other] defends
}
battle-several = { $name } × { $count }
battle-term-troops = { $count ->
    [one] { $count } troop
   *[other] { $count } troops
}
battle-term-mercenaries = { $count ->
    [one] { $count } mercenary
   *[other] { $count } mercenaries
}
battle-term-fleets = { $count ->
    [one] { $count } fleet
   *[other] { $count } fleets
}
battle-term-hero = Heroes
battle-term-undead = { $count ->
    [one] { $count } undead troop
   *[other] { $count } undead troops
}
battle-term-creature = Creature
battle-term-buildings = Buildings
battle-fallen = { $count } lost
battle-wins-round = { $you ->
    [true] You win the round.
   *[other] { $name } wins the round.
}
battle-draw = A draw.
battle-loses-troop = { $you ->
    [true] You lose
   *[other] { $name } loses
} { $count ->
    [one] a troop.
   *[other] { $count } troops.
}
battle-loses-mercenary = { $you ->
    [true] You lose
   *[other] { $name } loses
} { $count ->
    [one] a mercenary.
   *[other] { $count } mercenaries.
}
battle-loses-fleet = { $you ->
    [true] You lose
   *[other] { $name } loses
} { $count ->
    [one] a fleet.
   *[other] { $count } fleets.
}
battle-loses-named = { $you ->
    [true] You lose { $what }.
   *[other] { $name } loses { $what }.
}
battle-retreats = { $you ->
    [true] You retreat to { $area }.
   *[other] { $name } retreats to { $area }.
}
battle-takes = { $you ->
    [true] You take { $area }.
   *[other] { $name } takes { $area }.
}
battle-holds = { $you ->
    [true] You hold { $area }.
   *[other] { $name } holds { $area }.
}
battle-nobody = Nobody is left in { $area }.
battle-skip = Skip
battle-show = Tell battles
battle-show-all = all of them, round by round
battle-show-mine = only my own; of others only the dice
battle-loses-undead = { $you ->
    [true] You lose
   *[other] { $name } loses
} { $count ->
    [one] an undead troop.
   *[other] { $count } undead troops.
}
battle-loses-undead-fleet = { $you ->
    [true] You lose
   *[other] { $name } loses
} { $count ->
    [one] an undead fleet.
   *[other] { $count } undead fleets.
}
battle-die = Die: { $die }
battle-die-none = Die not thrown yet
