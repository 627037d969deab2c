# What the coach says in first games: one thought each, why first. Delos' own words.

coach-city = the metropolis on { $land }
coach-construction-small-city = a small city
coach-construction-large-city = a large city
coach-construction-small-temple = a small temple
coach-construction-large-temple = a large temple

# -- both Cyclades

coach-win-god = One metropolis is missing to win, and { $god } brings it with { $thing }. Bid what it takes.
coach-win-turn = { $thing } now makes your last metropolis: whoever has enough at the end of the cycle wins.
coach-win-land = One metropolis is missing to win, and with { $god } your army can march into { $thing }.
coach-win-hero = { $thing } can be sacrificed for the last metropolis you need.
coach-stop-god = { $who } wins this cycle with { $thing }. Take { $god } yourself, or make it too dear for them.
coach-stop-turn = { $who } still acts with { $god } and wins with { $thing }. Only a land with a building or metropolis, taken from them before, prevents it.
coach-stop-hero = { $who } can sacrifice { $thing } for the last metropolis they need. Take a metropolis or the hero’s land from them.
coach-stop-keep = { $who } has enough metropolises: the cycle’s end ends the game. Take one from them, and keep no gold back.
coach-set-god = { $god } would complete your set with { $thing }: a metropolis at once. Worth a high bid.
coach-set-turn = { $thing } completes your set now: four become a metropolis at once.
coach-set-two = With { $god } you get one philosopher and may buy another for 4 gold: four of them make a metropolis.
coach-set-hero = The condition of { $thing } is met: the sacrifice brings you a metropolis.
coach-guard-god = { $land } holds your metropolis and { $units ->
    [0] no unit
    [one] one unit
   *[other] { $units } units
 }; { $who } can march there with { $army }. Whoever has Ares decides.
coach-guard-turn = { $land } holds your metropolis and { $units ->
    [0] no unit
    [one] one unit
   *[other] { $units } units
 }; { $who } can march there with { $army }. Recruit there.
coach-hunt-god = A rival’s metropolis on { $land } has { $units ->
    [0] no defender
    [one] one defender
   *[other] { $units } defenders
 } and you could come with { $army }: Ares lets you march.
coach-hunt-turn = The metropolis on { $land } has { $units ->
    [0] no defender
    [one] one defender
   *[other] { $units } defenders
 } and you could come with { $army }. A march costs 1 gold.
coach-rival = { $who } needs only { $thing } for a metropolis. { $god } gives it: outbid them, or let it cost them much.
coach-gold-idle = You still hold { $gold } gold. Gold wins nothing by itself: spend what the next bids will not need.
coach-gold-rich = You hold { $gold } gold: choose the god you want most and bid high enough to be left in peace.
coach-gold-poor = With { $gold } gold you will be outbid. Apollo is free and brings gold.
coach-legendary-place = Choose your home: each cornucopia on your lands and seas pays 1 gold a cycle, and each little frame is a place for a building.
coach-legendary-offering = Bid for the god whose gifts you want. If somebody bids more, you go to another god, and what you bid before costs nothing. Apollo is free.
coach-legendary-turn = Spend gold as you like, then end your turn. Four different buildings or four philosophers make a metropolis; { $goal } at a cycle’s end win.
coach-legendary-upkeep = A figurine stays only if you give up a priestess for it now. She also saves you 1 gold in each auction: keep what is worth more to you.
coach-legendary-figurine = { $thing } stays on the map, but from the next cycle on only for a priestess each time. Without one it leaves.
coach-legendary-hera = Hera builds a kind you do not own yet and sells mercenaries, and for 4 gold one of the two heroes.
coach-legendary-creature = You can pay for a creature now. It acts at once and is gone. In the next cycle it costs 1 less, unless somebody takes it.
coach-classic-upkeep = A hero costs 2 gold after each income, or a priestess. Unpaid he leaves the game for good.
coach-classic-creature = You can pay for a creature now. It acts at once and is gone; a figure stays until your next turn. In the next cycle it costs 1 less, unless somebody takes it.
coach-classic-place = Choose your home: prosperity pays 1 gold a cycle, each little frame is a place for a building, and fleets link islands.
coach-classic-offering = Bid for the god whose actions you want. If somebody bids more, you go to another god, and what you bid before costs nothing. Apollo is free.
coach-classic-turn = Use the god, buy creatures if you like, then end your turn. Four different buildings or four philosophers make a metropolis; { $goal } at a cycle’s end win.
coach-hades-here = Hades can be bid for: he lends units of the dead for one cycle, enough for one great blow.
coach-hades-near = Hades is close: he may come with the next roll. Keep gold for a bid if you plan an attack.
coach-hades-undead = The dead fight for you until the end of this cycle only. Use them now.

# -- Mytikas

coach-end-levels-behind = One building on the right level ends the game, and { $who } is { $behind } points ahead. Take the most points you can now.
coach-end-levels-ahead = One building on the right level ends the game, and you lead. End it yourself if you can.
coach-end-lock-behind = Only the last lock is left, and somebody could take it: { $who } is { $behind } points ahead. Take the most points you can now.
coach-end-lock-ahead = Only the last lock is left, and you lead. Take it if you can: it ends the game.
coach-end-slots-behind = Somebody has one piece left to build, which ends the game, and { $who } is { $behind } points ahead. Take points now.
coach-end-slots-ahead = Somebody has one piece left to build, which ends the game, and you lead. Keep the lead.
coach-end-own-slots-behind = You have one piece left to build, which ends the game, but { $who } is { $behind } points ahead. Take points first.
coach-end-own-slots-ahead = You have one piece left to build, which ends the game, and you lead. Build it as soon as you can.
coach-build = Your resources are enough for { $thing } on level { $level }: { $points ->
    [one] one point
   *[other] { $points } points
 }. { $space } builds it.
coach-build-last = One token is left on level { $level }. { $space } builds { $thing } there, for { $points ->
    [one] one point
   *[other] { $points } points
 }, before somebody else does.
coach-climb = What you could build would count for more higher up: { $space } raises your resources.
coach-lock = { $count ->
    [one] One more offering
   *[other] { $count } more offerings
 } on { $deity } and the card is locked: yours to the end, points and all. Go to Hades by night.
coach-steal = { $deity } is { $who }’s, not locked, and yours for { $count ->
    [one] one offering
   *[other] { $count } offerings
 }: go to Hades by night.
coach-river = { $deity } lies open in the river and your offerings are enough: go to Hades by night.
coach-exposed = { $who } has { $count ->
    [one] one offering
   *[other] { $count } offerings
 } and could steal { $deity } from you. Add some of your own at Hades by night.
coach-no-favour = Without favours you do no bonus actions and follow nobody. { $space } gives one of your choice.
coach-follow-build = Follow { $who } and you build { $thing } on level { $level } in their turn: { $points ->
    [one] one point
   *[other] { $points } points
 } for one favour.
coach-follow-cities = Follow { $who }: your { $count } cities all produce for one favour, and your own turn is still to come.
coach-follow-offerings = Follow { $who }: your temples bring more than one offering for one favour.
coach-follow-lock = Follow { $who } and you can lock a deity for good, for one favour.
coach-mytikas-setup = Take a favour: with it you do the bonus action of that god, and may follow others there once.
coach-mytikas-move = Move the builder to a space and do its action: by day you produce, raise and take offerings, by night you build, or win deities.
coach-mytikas-follow = You may do the same main action now if you give back a favour of this god. Pass if it brings you little.
