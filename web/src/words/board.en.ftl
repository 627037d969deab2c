# The Legendary board: map, caption, tables of text.
board-map = Map of the archipelago
board-map-help = Arrow keys go from area to area, Enter chooses, the question mark asks why not, Page Down goes to the next thing you can choose, Escape goes back, F shows the whole map.
board-preview = Map with { $lands } lands and { $seas } seas
board-nearer = Zoom in
board-farther = Zoom out
board-fit = Show the whole map
board-turn = Turn the map by { $degrees }°
board-show-area = Show { $name }
board-mini = Small map: where you look
board-changed = just changed
board-troops = { $count ->
    [one] 1 troop
   *[other] { $count } troops
  }
board-mercenaries = { $count ->
    [one] 1 mercenary
   *[other] { $count } mercenaries
  }
board-fleets = { $count ->
    [one] 1 fleet
   *[other] { $count } fleets
  }
board-cornucopias = { $count ->
    [one] 1 cornucopia
   *[other] { $count } cornucopias
  }
board-free-sites = { $count ->
    [one] 1 free site
   *[other] { $count } free sites
  }
board-gold = { $count } gold lying there
board-priestess = priestess
board-of = { $piece } ({ $owner })
board-attacked = { $count ->
    [one] attacked by { $owner } with 1 piece
   *[other] attacked by { $owner } with { $count } pieces
  }
board-unowned = nobody’s
board-silenced = { $building } (out of use)
board-bonus = { $building } (gave { $bonus })
board-empty = empty
board-site = { $land }, site { $number }, { $building }, harbour on { $harbour }
board-site-inland = { $land }, site { $number }, { $building }
board-can-choose = can be chosen
board-is-chosen = chosen
board-has-choices = { $count ->
    [one] 1 choice here
   *[other] { $count } choices here
  }
board-text-lands = Lands
board-text-seas = Seas
board-text-things = Things you can choose
board-text-name = Name
board-text-owner = Owner
board-text-units = Units
board-text-buildings = Buildings
board-text-income = Yields
board-text-neighbours = Next to
board-text-choice = Choice
board-text-choose = Choose
board-text-choose-thing = Choose { $thing }
board-text-none = none
board-text-back = One step back
board-text-filter = Show only what can be chosen
board-text-empty = Nothing here can be chosen now.
board-holds-priestesses = { $count ->
    [0] no priestess
    [one] 1 priestess
   *[other] { $count } priestesses
  }
board-holds-priests = { $count ->
    [0] no priest
    [one] 1 priest
   *[other] { $count } priests
  }
board-holds-philosophers = { $count ->
    [0] no philosopher
    [one] 1 philosopher
   *[other] { $count } philosophers
  }
board-yours = yours
board-god-held = { $name } stands on { $bid }
board-god-ousts = { $name }, who stands on { $bid }, is driven off
board-god-free = Nobody has bid
board-doors = { $count ->
    [one] on 1 sea
   *[other] on { $count } seas
  }
board-harbour = { $building ->
    [metropolis] helps fleets on { $harbour }
   *[port] a port here helps fleets on { $harbour }
  }
board-harbour-all = { $building ->
    [metropolis] helps fleets on every sea around
   *[port] a port here helps fleets on every sea around
  }
board-no-harbour = { $building ->
    [metropolis] no sea: helps no fleet
   *[port] no sea here: a port helps no fleet
  }
# What an option leads to, in the forecast.
leads-set = Then { $count } of 4 buildings; still missing: { $missing }
leads-set-again = You have a { $building }: still { $count } of 4, missing: { $missing }
leads-set-whole = The { $building } completes the four: a metropolis
leads-any = any other kind
leads-stay = { $count ->
    [0] Nobody stays behind
    [one] 1 stays behind
   *[other] { $count } stay behind
  }
