# Around the map of Cyclades: Legendary.
legendary-tab-map = Map
legendary-tab-gods = Gods
legendary-tab-players = Players
legendary-cycle = Cycle { $cycle }
legendary-phase-placement = Placement
legendary-phase-initialization = Gods
legendary-phase-income = Income
legendary-phase-offerings = Offerings
legendary-phase-upkeep = Upkeep
legendary-phase-actions = Actions
legendary-phase-end = End of the cycle
legendary-site = { $land }, site { $site }
legendary-purse = You have { $gold } gold{ $priestesses ->
    [0] .
    [one] {" "}and 1 priestess.
   *[other] {" "}and { $priestesses } priestesses.
  }
legendary-god-zeus = Zeus
legendary-god-athena = Athena
legendary-god-poseidon = Poseidon
legendary-god-ares = Ares
legendary-god-hera = Hera
legendary-god-apollo = Apollo
legendary-god-help = About { $god }
legendary-offerings = Offerings
legendary-acting = acting
legendary-done = done
legendary-apollo-held = { $who }, free
legendary-apollo-free = free, acts last
legendary-shut = opens next cycle
legendary-order = Next order
legendary-creatures = Creatures
legendary-decks = deck { $deck } · discard { $discard }
legendary-empty = empty
legendary-secret = Only you can see
legendary-choosable = To choose from
legendary-heroes = Heroes
legendary-hero-deck = with Hera · deck { $deck }
legendary-supply = Supply
legendary-mercenaries = Mercenaries
legendary-team = Team
legendary-you = you
legendary-bot = { $level ->
    [random] bot, random
    [greedy] bot
   *[other] bot, { $level }
  }
legendary-away = away
legendary-gone = eliminated
legendary-cities = { $count } of { $goal } metropolises
legendary-has-gold = Gold
legendary-has-income = Income
legendary-has-priestesses = Priestesses
legendary-has-philosophers = Philosophers
legendary-has-troops = Troops in reserve
legendary-has-fleets = Fleets in reserve
legendary-doing-placement = { $who } settles on the islands…
legendary-doing-offering = { $who } makes an offering…
legendary-doing-god = { $who } takes the god’s gifts…
legendary-doing-build = { $who } builds…
legendary-doing-recruit = { $who } recruits…
legendary-doing-turn = { $who } plays the turn…
legendary-doing-zeus = { $who } looks at a card…
legendary-doing-apollo = { $who } places Apollo’s cornucopia…
legendary-doing-creature = { $who } pays for a creature…
legendary-doing-upkeep = { $who } looks after a creature…
legendary-doing-figurine = { $who } places a creature…
legendary-doing-hero = { $who } places a hero…
legendary-doing-move = { $who } moves troops…
legendary-doing-sail = { $who } moves fleets…
legendary-doing-metropolis = { $who } founds a metropolis…
legendary-doing-bonus = { $who } takes the bonus of a metropolis…
legendary-doing-retreat = { $who } thinks about a retreat…
legendary-doing-battle = { $who } decides in the battle…
legendary-doing-victim = { $who } looks for a victim…
legendary-doing-displace = { $who } is driven away…
legendary-bid-why = Why not { $bid }?
legendary-coach-placement = Choose your home: each cornucopia on your lands and seas pays 1 gold a cycle, and each little frame is a place for a building.
legendary-coach-offering = Bid for the god whose gifts you want this cycle. If somebody bids more, you move on to another god and pay nothing there. Apollo is free.
legendary-coach-turn = Take the god’s gifts, spend gold as you like, then end your turn. Four different buildings or four philosophers make a metropolis; whoever holds { $goal } at the end of a cycle wins.
