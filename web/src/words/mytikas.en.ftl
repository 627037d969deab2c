# Mytikas at the table.
open-turn-of = { $who }, it is your turn.
mytikas-tab-mountain = Mountain
mytikas-tab-actions = Actions
mytikas-tab-boards = Boards
mytikas-turn = Turn { $turn }
mytikas-step-setup = Set-up
mytikas-step-start = Move
mytikas-step-main = Action
mytikas-step-bonus = Bonus
mytikas-step-follow = Follow
mytikas-step-reveal = River
mytikas-god-name = { $god ->
    [zeus] Zeus
    [demeter] Demeter
    [poseidon] Poseidon
   *[hades] Hades
  }
mytikas-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
mytikas-score-of = Constructions { $constructions }, cards { $cards }
mytikas-nothing = nothing
mytikas-empty = empty
mytikas-count-stone = { $count } stone
mytikas-count-marble = { $count } marble
mytikas-count-gold = { $count } gold
mytikas-cube = { $type } on level { $level }
mytikas-level = Level { $level }
mytikas-lit = { $thing }. Choose: { $option }
mytikas-lit-many = { $thing }. Can be chosen
mytikas-river = River of deities
mytikas-river-card = { $deity }, face up in the river
mytikas-river-empty = No card lies open.
mytikas-face-down = Face-down card{ $lock ->
    [0] {""}
   *[other] {" "}with the lock { $lock }
  }
mytikas-deck = Deck { $count }
mytikas-deck-label = Deck of { $count }{ $lock ->
    [0] {""}
   *[other] {" "}with the last lock, { $lock }
  }
mytikas-hand = Cards dealt to you
mytikas-hand-other = { $chosen ->
    [yes] { $who } has chosen.
   *[no] { $who } looks at { $count } cards.
  }
mytikas-mountain = Mount Olympus
mytikas-terrace = Level { $level }. Level tokens left: { $tokens }. Constructions: { $pieces }
mytikas-ending = The game ends with this turn: { $why }
mytikas-board-of = Board of { $who }
mytikas-resources = Resources by level
mytikas-slots = Construction slots
mytikas-slot = { $level ->
    [0] { $slot }, not built yet
   *[other] { $slot }, built on level { $level }
  }
mytikas-effect-favours = { $count ->
    [one] 1 Favour token
   *[other] { $count } Favour tokens
  }
mytikas-effect-offerings = { $count ->
    [one] 1 Offering
   *[other] { $count } Offerings
  }
mytikas-effect-moves = { $count ->
    [one] 1 resource moved to any level
   *[other] { $count } resources moved to any level
  }
mytikas-effect-gold = { $count } gold on its level
mytikas-favours = Favour tokens
mytikas-reserve = Offerings in reserve
mytikas-reserve-count = Offerings in reserve: { $count }
mytikas-cards = Deity cards
mytikas-card = { $deity }. Offerings on it: { $value }{ $lock ->
    [0] {""}
   *[other] , locked with { $lock }
  }. Scores { $points } now
mytikas-built = { $count } of { $all } built{ $count ->
    [0] {""}
   *[other] : { $list }
  }
mytikas-day = Day
mytikas-night = Night
mytikas-god = { $god }. Favour tokens on the pile: { $count }
mytikas-pile = Favour tokens left: { $count }
mytikas-space = { $space }{ $who ->
    [none] {""}
   *[other] , { $who }’s builder stands here
  }
mytikas-main-zeus-day = Each city:
mytikas-main-zeus-night = Build a temple
mytikas-main-demeter-day = On level I:
mytikas-main-demeter-night = Build a city
mytikas-main-poseidon-day = +{ $small } per small, +{ $large } per large temple
mytikas-main-poseidon-night = A favour of your choice
mytikas-main-hades-day = Raise { $raises } times
mytikas-main-hades-night = or make an offering
mytikas-bonus = Bonus action
mytikas-bonus-raise-any = to any level
mytikas-bonus-raise = raise { $count }×
mytikas-bonus-favour = favour
mytikas-bonus-offering = take or offer
mytikas-bonus-stone = on level I
mytikas-goal = Most points win
mytikas-follow = Following
mytikas-ask-title = Do not ask me…
mytikas-ask-all = always asked
mytikas-ask-follows = asked whether I follow
mytikas-ask-some = { $count ->
    [0] never follow
   *[other] follow: asked for { $count }
  }
mytikas-ask-follow = { $count ->
    [0] always follow
   *[other] follow: asked for { $count }
  }
mytikas-follow-ask = Ask me whether I follow
mytikas-follow-never = Never follow, unless the god is…
mytikas-follow-always = Always follow if there is one way to pay, unless the god is…
mytikas-follow-unless = Ask me all the same for
mytikas-act-alone = Carry out the main action if I could only do nothing instead
mytikas-end-alone = End my turn without asking
mytikas-end-always = End it, now and from now on, without asking
mytikas-not-followed = You do not follow{ $thing ->
    [zeus] {" "}Zeus
    [demeter] {" "}Demeter
    [poseidon] {" "}Poseidon
    [hades] {" "}Hades
   *[other] {""}
  }, as you said beforehand.
mytikas-acted = The main action was carried out by itself, as you said beforehand.
mytikas-turn-ended = Your turn has ended by itself, as you said beforehand.
mytikas-context-start = { $count ->
    [one] One space is open.
   *[other] { $count } spaces are open: choose a lit one on the action board.
  }
mytikas-context-city = City { $number } of { $count }.
mytikas-context-reserve = You have { $count ->
    [one] 1 Offering
   *[other] { $count } Offerings
  } in reserve.
mytikas-context-follow = { $action } It costs the token; there is no bonus action.
mytikas-follow-either = By day: { $day } Or by night: { $night }
mytikas-context-last = Tumbling is free. Then the others may follow.
mytikas-context-late = It is still your turn, and tumbling is free.
mytikas-exalted = { $way }, improved
mytikas-context-shift = Pick a lit cube or level on your board, or choose.
mytikas-doing-setup = { $who } prepares…
mytikas-doing-step = { $who } plays the turn…
mytikas-doing-step-start = { $who } moves the builder…
mytikas-doing-step-bonus = { $who } thinks about the bonus action…
mytikas-doing-step-last = { $who } ends the turn…
mytikas-doing-start = { $who } gives up resources…
mytikas-doing-follow = { $who } thinks about following…
mytikas-doing-produce = { $who } produces…
mytikas-doing-construct = { $who } builds…
mytikas-doing-effect = { $who } uses the effect of the construction…
mytikas-doing-favour = { $who } takes a favour…
mytikas-doing-lift = { $who } raises resources…
mytikas-doing-altar = { $who } makes an offering…
mytikas-end-caption = How the points came about
mytikas-end-constructions = Constructions
mytikas-end-cards = Cards
mytikas-end-ties = Equal points: the higher large temple, then more resources.
mytikas-end-large-temple = Large temple on level { $level }
mytikas-end-temple-none = no large temple
mytikas-end-resources = { $count } resources
mytikas-end-sum = Sum
mytikas-text-level = Level
mytikas-text-tokens = Tokens
mytikas-text-constructions = Constructions
mytikas-text-space = Space
mytikas-text-builder = Builder
mytikas-text-does = What it does
mytikas-text-god = God
mytikas-text-card = Card
mytikas-text-place = Where
mytikas-text-offerings = Offerings
mytikas-text-lock = Lock
mytikas-text-player = Player
mytikas-text-points = Points
mytikas-text-built = Built
mytikas-text-choose = Choose
mytikas-text-options = What you can choose
mytikas-text-river = river
mytikas-text-deck = { $count } more cards lie in the deck. Locks left: { $locks }.
table-kind-patron = Gods
table-kind-space = Action spaces
table-kind-deity = Deities
table-kind-construction = Constructions
table-kind-slot = Slots of the player board
table-kind-resource = Resources
table-kind-token = Tokens
table-kind-level = Levels
table-kind-end = Ends of the game
