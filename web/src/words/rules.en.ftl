# The rules' pages; the long introductions stand with them.
rules-of = Rules of { $title }
rules-titles = Games
rules-parts = Parts of the rules
rules-learn = Learn in ten minutes
rules-hades = Modules of Hades
rules-cards = Cards and gods
rules-all = Every rule
rules-exact = The exact rules: { $rule }
rules-one = Rule { $rule }
rules-search = Search the rules
rules-search-cards = Search by name or effect
rules-found = { $count ->
    [0] Nothing found
    [one] One found
   *[other] { $count } found
  }
rules-total = { $count } numbered rules. The table names them when it explains why something is not possible.
rules-nothing = Nothing found. Try a shorter word.
rules-unknown = There is no rule { $rule }. It may have been renamed; try the search.
rules-lost = The rules cannot be fetched just now. Reload the page in a moment.
rules-no-lesson = The introduction to this game is still being written. “Every rule” has them all.
kind-god = Gods
kind-patron = Gods
kind-space = Action spaces
kind-deity = Deities
kind-creature = Creatures
kind-hero = Heroes
kind-building = Buildings
kind-construction = Constructions
kind-bonus = Bonuses of metropolises
kind-unit = Pieces
kind-token = Tokens
kind-resource = Resources
kind-card = Cards
kind-phase = Steps of a cycle
kind-step = Steps of a turn
kind-slot = Slots
kind-level = Levels
kind-favour = Divine favours
kind-item = Magic items
kind-module = Modules of Hades
god-zeus = Zeus
god-athena = Athena
god-poseidon = Poseidon
god-ares = Ares
god-hera = Hera
god-apollo = Apollo
god-hades = Hades
god-demeter = Demeter
stuff-stone = stone
stuff-marble = marble
stuff-gold = gold
