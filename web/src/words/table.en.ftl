# The table page, the same for every title.
table-loading = The table is being laid…
table-lost-unknown-title = No such table
table-lost-unknown = There is no table at this address. The link may be cut off, or the table was cleared away.
table-lost-offline-title = The server is silent
table-lost-offline = The table could not be fetched. Check your connection; your game is safe.
table-lost-title-title = Not playable here yet
table-lost-title = This game has no table in the browser yet.
table-name-legendary = Legendary
table-name-mytikas = Mytikas
table-goal = { $count ->
    [one] 1 metropolis to win
   *[other] { $count } metropolises to win
  }
table-lobby-edition = { $players ->
    [one] { $players } player
   *[other] { $players } players
  }{ $edition ->
    [base] , base game
    [complete] , complete
   *[other] {""}
  }
table-seat-open = Open seat
table-seat-invite = Invited guest
table-seat-you = You
table-seat-here = At the table
table-seat-away = Away
table-take-seat = Take this seat
table-invite-link = Invitation link for this seat
table-share = Share this table
table-share-text = Whoever has this link can watch, and take an open seat.
table-copy = Copy
table-copied = Copied
table-title-over = Game over: { $name } – Delos
table-title-handover = Hand over the screen – { $name }
table-title-yours = Your turn
table-title-theirs = { $who } decides – Delos
table-connection-lost = Connection lost, trying again… Your game is safe.
table-right = Players and log
table-step-whose = { $step }: { $whose }
table-steps = Steps of the cycle
table-tools = Tools
table-tool-result = Result
table-tool-text = Board as text
table-tool-log = Log
table-tool-full = Full screen
table-tool-help = Help
table-tool-settings = Settings
table-tabs = Parts of the table
table-tab-log = Log
table-unread = (something new)
table-you = you
table-standing = Standing: { $list }
table-question = Question
table-driven-off = { $who } bid { $bid } for { $god } and drove you off: choose another god.
table-driven-off-to = { $who } bid { $bid } for { $god } and drove you off: only { $only } is left.
table-one-god = Only { $only } is left for your offering.
table-options = Options
table-fate = The dice and cards decide…
table-bot-name = { $name } (bot)
table-doing = { $who } is thinking…
table-watching = You are watching this table.
table-hint = { $label }: { $why }
table-hints = What a bot would do
table-hints-ways = Chance to win, { $count } ways tried
table-hints-why = A bot’s favourites, best first. It knows what you know, imagines the rest, and plays on in many ways before it judges. “Less good” costs fewer than 5 wins in a hundred games, by its reckoning.
table-hint-best = best
table-hint-equal = as good
table-hint-less = less good
table-hint-much-less = much less
table-hint-chance-first = { $percent } % to win
table-hint-chance = { $percent } %
table-hint-chance-why = How many of a hundred such games you would win if bots played on.
table-hint-thinking = Thinking about it…
table-hint-ask = Hint (H)
table-picked = Chosen so far: { $things }.{ $keys ->
    [yes] {" "}Esc goes back.
   *[no] {""}
  }
table-tap-area = Tap a lit area, or open the list.
table-tap-choose = Tap a lit area, or choose.
table-click-area = Click a lit area.
table-filter = Search { $count } options…
table-filter-short = Search…
table-filter-label = Search the options
table-filter-none = No option matches.
table-list = List ({ $count })
table-choose = Choose an option
table-attack = Attack { $area }
table-sheet-open = Show the options
table-sheet-close = Hide the options
table-back = Back (Esc)
table-undo = Undo (U)
table-undo-ask = Ask the table to undo (U)
table-undo-asked = The others are asked whether you may take it back.
table-undo-sure = This takes back what { $who } did since, too. Once more to do it.
table-undone = Taken back; the bots have agreed.
table-undo-none = There is nothing of yours that can be taken back now.
table-asked = { $who } would like to take the last choice back.
table-asked-own = { $count ->
    [one] You asked to undo. One player still has to agree.
   *[other] You asked to undo. { $count } players still have to agree.
  }
table-agree = Agree
table-refuse = Refuse
table-odds = Odds of the battle
table-odds-you = you win { $chance }
table-odds-they = attack wins { $chance }
table-odds-die = { $total } + die
table-odds-how = How it is counted
table-reckoning = Battle for { $area }
table-reckoning-text = Each round both sides add a die to their strength; the lower sum loses a unit. The forecast supposes that nobody retreats.
table-nobody = Nobody
table-role-attacker = attacks
table-role-defender = defends
table-sum = Before the die
table-term-troops = Troops
table-term-mercenaries = Mercenaries
table-term-undead = Undead troops
table-term-fleets = Fleets
table-round = Round
table-round-reached = Fought
table-round-win = Attacker has won
table-round-hold = Defender has held
table-round-both = Both gone
table-log = Log
table-since = Since your last turn
table-recap = Recap
table-log-empty = Nothing has happened yet.
table-settings = Settings
table-theme = Colours
table-choosing = Choosing and showing
table-confirm-all = Confirm every choice
table-confirm-note = Attacks always ask for a last yes.
table-confirm-phone = A tap chooses; the wide button, or a second tap, confirms.
table-one-tap = Choose with one tap
table-one-tap-note = A tap does it at once. Attacks and the end of your turn still ask for a last yes.
table-pace-note = How fast things happen is yours to set: below the map while others play, or with the keys 1, 2, 4 and 0.
table-leaving = Leaving
table-leave = To the start page, the game stays
table-help = Help
table-help-intro = Press any god, card or piece to read about it. The whole rules:
table-help-all = All help
table-help-none = There is no help on this yet.
table-rules = Rules:
table-kind-god = Gods
table-kind-hero = Heroes
table-kind-creature = Creatures
table-kind-building = Buildings
table-kind-bonus = Metropolis bonuses
table-kind-favour = Divine favours
table-kind-item = Magic items
table-kind-unit = Pieces
table-kind-card = Cards
table-kind-module = Modules
table-kind-phase = Steps of a cycle
table-kind-option = Table options
table-pass-cycle = Pass until the end of the cycle
table-pass-alone = You have nothing to play here: the table passes for you in a moment.
table-keys = Keys
table-key-digits = choose the option with this place in the list
table-key-esc = one step back
table-key-u = undo your last choice
table-key-h = ask for a hint
table-key-t = the board as text
table-key-l = the log
table-key-help = help on what is focused, or why it cannot be chosen
table-key-f = the whole map
table-key-tab = enter the map; arrows go to the neighbours, Enter chooses
table-gold = gold
table-coach = The coach
table-coach-silence = Silence
table-coach-setting = The coach tells what matters in your first games
table-coach-known = Got it
table-bid = A bid of { $bid }
table-tap-space = Tap one that is lit.
table-then = The table as it was then
table-then-of = The table as it was then: { $what }
