# English texts of Mytikas. Same conventions as en.ftl: `.text` is a name's form inside a sentence,
# an absent variable is the word `none`.

## Names

patron-zeus = Zeus
patron-demeter = Demeter
patron-poseidon = Poseidon
patron-hades = Hades

space-zeus-day = Zeus by day
space-zeus-night = Zeus by night
space-demeter-day = Demeter by day
space-demeter-night = Demeter by night
space-poseidon-day = Poseidon by day
space-poseidon-night = Poseidon by night
space-hades-day = Hades by day
space-hades-night = Hades by night

deity-zeus = Zeus
    .text = the Zeus card
deity-poseidon = Poseidon
    .text = the Poseidon card
deity-demeter = Demeter
    .text = the Demeter card
deity-hades = Hades
    .text = the Hades card
deity-hera = Hera
deity-apollo = Apollo
deity-athena = Athena
deity-dionysus = Dionysus
deity-artemis = Artemis
deity-nike = Nike
deity-aphrodite = Aphrodite
deity-ares = Ares
deity-hephaestus = Hephaestus
deity-persephone = Persephone
deity-hestia = Hestia
deity-hermes = Hermes

player-blue = Blue
player-red = Red
player-green = Green
player-white = White

resource-stone = stone
resource-marble = marble
resource-gold = gold

yield-stone = stone
yield-marble = marble
yield-gold = gold

slot-sc0 = starting city
    .text = the starting city
slot-sc1 = small city 1
slot-sc2 = small city 2
slot-lc1 = large city 1
slot-lc2 = large city 2
slot-st1 = small temple 1
slot-st2 = small temple 2
slot-lt1 = large temple
    .text = the large temple

construction-small-city = small city
construction-large-city = large city
construction-small-temple = small temple
construction-large-temple = large temple

level-1 = level 1
level-2 = level 2
level-3 = level 3
level-4 = level 4

shift-stone-1-2 = a stone from level 1 to level 2
shift-stone-1-3 = a stone from level 1 to level 3
shift-stone-1-4 = a stone from level 1 to level 4
shift-stone-2-1 = a stone from level 2 to level 1
shift-stone-2-3 = a stone from level 2 to level 3
shift-stone-2-4 = a stone from level 2 to level 4
shift-stone-3-1 = a stone from level 3 to level 1
shift-stone-3-2 = a stone from level 3 to level 2
shift-stone-3-4 = a stone from level 3 to level 4
shift-stone-4-1 = a stone from level 4 to level 1
shift-stone-4-2 = a stone from level 4 to level 2
shift-stone-4-3 = a stone from level 4 to level 3
shift-marble-1-2 = a marble from level 1 to level 2
shift-marble-1-3 = a marble from level 1 to level 3
shift-marble-1-4 = a marble from level 1 to level 4
shift-marble-2-1 = a marble from level 2 to level 1
shift-marble-2-3 = a marble from level 2 to level 3
shift-marble-2-4 = a marble from level 2 to level 4
shift-marble-3-1 = a marble from level 3 to level 1
shift-marble-3-2 = a marble from level 3 to level 2
shift-marble-3-4 = a marble from level 3 to level 4
shift-marble-4-1 = a marble from level 4 to level 1
shift-marble-4-2 = a marble from level 4 to level 2
shift-marble-4-3 = a marble from level 4 to level 3
shift-gold-1-2 = a gold from level 1 to level 2
shift-gold-1-3 = a gold from level 1 to level 3
shift-gold-1-4 = a gold from level 1 to level 4
shift-gold-2-1 = a gold from level 2 to level 1
shift-gold-2-3 = a gold from level 2 to level 3
shift-gold-2-4 = a gold from level 2 to level 4
shift-gold-3-1 = a gold from level 3 to level 1
shift-gold-3-2 = a gold from level 3 to level 2
shift-gold-3-4 = a gold from level 3 to level 4
shift-gold-4-1 = a gold from level 4 to level 1
shift-gold-4-2 = a gold from level 4 to level 2
shift-gold-4-3 = a gold from level 4 to level 3

cube-stone-1 = a stone on level 1
cube-marble-1 = a marble on level 1
cube-gold-1 = a gold on level 1
cube-stone-2 = a stone on level 2
cube-marble-2 = a marble on level 2
cube-gold-2 = a gold on level 2
cube-stone-3 = a stone on level 3
cube-marble-3 = a marble on level 3
cube-gold-3 = a gold on level 3
cube-stone-4 = a stone on level 4
cube-marble-4 = a marble on level 4
cube-gold-4 = a gold on level 4

count-stone = { $stone } stone
count-marble = { $marble } marble
count-gold = { $gold } gold

end-levels = three levels of the mountain are complete
end-locks = the last lock is taken
end-built = a player has built everything

## Prompts

prompt-setup-keep = Which of your two cards do you keep?
prompt-setup-favour = Of which god do you take your first Favour token?
prompt-step-start = Your turn: where does your builder go?
prompt-step-side = { $patron ->
    [none] Do you act by day or by night?
   *[other] { $patron }: do you act by day or by night?
}
prompt-step-main = { $space ->
    [none] Do you carry out the main action?
   *[other] { $space }: the main action?
}
prompt-step-bonus = { $space ->
    [none] Do you carry out the bonus action?
   *[other] { $space }: the bonus action?
}
prompt-step-last = { $space ->
    [none] Is your turn over, or does a resource tumble?
   *[other] The others have had their say: does a resource still tumble?
}
prompt-step-tumble = { $stone ->
    [none] Which resource do you let tumble?
   *[other] Still needed on { $level }: { option-produce-city }. Which resource do you let tumble?
}
prompt-follow-pay = { $space ->
    [none] { $patron ->
        [none] Do you follow?
       *[other] Do you follow with an action of { $patron }?
    }
   *[other] Do you follow to { $space }?
}
prompt-follow-side = { $patron ->
    [none] Which action do you follow with?
   *[other] Which of the two actions of { $patron } do you do?
}
prompt-produce-city = { $level ->
    [none] What does your city produce?
   *[other] What does your city on { $level } produce?
}
prompt-produce-ground = What do you produce on level 1?
prompt-produce-extra = Artemis gives you one more: of which kind?
prompt-construct-slot = What do you build?
prompt-construct-level = { $slot ->
    [none] On which level do you build?
   *[other] On which level do you build { $slot }?
}
prompt-construct-pay = { $level ->
    [none] Pay now?
   *[other] { $stone ->
        [none] Building on { $level }: pay now?
       *[other] Building on { $level }: still needed there: { option-produce-city }.
    }
}
prompt-effect-move = { $count ->
    [one] Move one of your resources to any level?
   *[other] Move up to { $count } of your resources, each to any level?
}
prompt-favour-take = Of which god do you take a Favour token?
prompt-favour-rob = { $patron ->
    [none] The pile is empty: from whom do you take the token?
   *[other] No token of { $patron } is left on the pile: from whom do you take it?
}
prompt-lift-step = { $count ->
    [one] Which resource do you raise by one level?
   *[other] Which resource do you raise by one level? { $count } raises are left.
}
prompt-lift-any = Which resource do you raise, and to which level?
prompt-favour-buy = Hephaestus: pay a marble for another Favour token?
prompt-altar-choice = Take an Offering, or make an offering on a card?
prompt-altar-card = On which Deity card do you make the offering?
prompt-altar-value = { $deity ->
    [none] How many Offerings do you lay down?
   *[other] How many Offerings do you lay on { $deity }?
}
prompt-start-give = { $count ->
    [one] Which resource do you give up?
   *[other] Which resources do you give up? { $count } are still to go.
}
prompt-draw-first = The first player is drawn.
prompt-draw-card = A Deity card is drawn.

## Options

option-setup-keep = Keep { $thing }
option-setup-favour = A token of { $thing }
option-step-start-move = Go to { $thing }
option-step-start-tumble = Let a resource tumble first
option-step-start-marble = Demeter: turn stones on { $thing } into a marble
option-step-start-gold = Demeter: turn stones on { $thing } into a gold
option-step-start-give-few = Hades: give a few resources for an Offering
option-step-start-give-many = Hades: give many resources for several Offerings
option-step-side-day = By day
option-step-side-night = By night
option-step-main-act = Main action
option-step-main-skip = Bonus action only
option-step-main-nothing = Do nothing here
option-step-main-tumble = Let a resource tumble first
option-step-bonus-bonus = Bonus action
option-step-bonus-skip = Skip it
option-step-last-end = End your turn
option-step-last-tumble = Let a resource tumble first
option-step-tumble = { $thing }
option-follow-pay-decline = Do not follow
option-follow-pay-follow = Follow for a Favour token of { $thing }
option-follow-pay-follow-offering = Follow for an Offering (Zeus)
option-follow-side-day = The action by day
option-follow-side-night = The action by night
option-produce-city = { $stone ->
    [none] { $thing }
    [0] { $marble ->
        [0] { count-gold }
       *[other] { $gold ->
            [0] { count-marble }
           *[other] { count-marble } and { count-gold }
        }
    }
   *[other] { $marble ->
        [0] { $gold ->
            [0] { count-stone }
           *[other] { count-stone } and { count-gold }
        }
       *[other] { $gold ->
            [0] { count-stone } and { count-marble }
           *[other] { count-stone }, { count-marble } and { count-gold }
        }
    }
}
option-produce-ground = { option-produce-city }
option-produce-extra = One more { $thing }
option-construct-slot = Build { $thing }{ $favours ->
    [none] {""}
    [0] {""}
    [1] {" "}(+1 Favour token)
   *[other] {" "}(+{ $favours } Favour tokens)
}{ $offerings ->
    [none] {""}
    [0] {""}
    [1] {" "}(+1 Offering)
   *[other] {" "}(+{ $offerings } Offerings)
}{ $moves ->
    [none] {""}
    [0] {""}
    [1] {" "}(moves 1 resource)
   *[other] {" "}(moves { $moves } resources)
}{ $gold ->
    [none] {""}
    [0] {""}
   *[other] {" "}(+{ $gold } gold)
}
option-construct-level = On { $thing }
option-construct-pay-pay = Pay{ $stone ->
    [none] {""}
   *[other] {" "}{ option-produce-city }
}
option-construct-pay-pay-full = Pay the full price{ $stone ->
    [none] {""}
   *[other] : { option-produce-city }
}
option-construct-pay-tumble = Let a resource tumble first
option-effect-move-move = Move { $thing }
option-effect-move-stop = Move nothing more
option-favour-take = A token of { $thing }
option-favour-rob = From { $thing }
option-lift-step-raise = Raise { $thing }
option-lift-step-exalt = Raise { $thing } and improve it (Hestia)
option-lift-step-stop = Raise nothing more
option-lift-any = Raise { $thing }
option-favour-buy-decline = Keep the marble
option-favour-buy-marble = Pay a marble from { $thing }
option-altar-choice-take = Take an Offering
option-altar-choice-make = Make an offering
option-altar-choice-both = Take an Offering and make an offering (Hermes)
option-altar-card = On { $thing }
option-altar-value = Lay { $thing }{ $lock ->
    [none] {""}
   *[other] , locks { $card } for good
}
option-altar-value-more = Lay 256 and go on
option-start-give = { $thing }
option-draw-first = { $thing } begins
option-draw-card = { $thing }

## Why not

# What the main action lacks; asked of a whole space, bonus-neither says why the bonus action does
# not help. $favour is 1 when a Favour token is missing for it.
bonus-neither = { $favour ->
    [none] {""}
    [1] {" "}The bonus action needs a Favour token of { $patron } or a card in its place.
   *[other] {" "}The bonus action cannot be carried out either.
}
why-all-built = All your pieces of this kind already stand on the mountain.{ bonus-neither }
why-no-favour-left = No Favour token can be taken: every pile is empty and no opponent has one.{ bonus-neither }
why-no-resources = You have no resource on your board.{ bonus-neither }
why-nothing-to-raise = None of your resources lies below level 4.{ bonus-neither }
why-cost = For { $slot } on { $level } you still need { option-produce-city }.{ bonus-neither }
why-cost-following = For { $slot } on { $level } you still need { option-produce-city }: while following nothing tumbles there.

why-at-least-one = At least one raise has to be made once the action is carried out.
why-at-least-one-offering = An offering is worth at least 1.
why-bonus-chosen = You have skipped the main action to do the bonus action.
why-build-at = Nothing is missing for { $slot }: it is built at { $space }.
why-builder-moves = The builder moves once, at the start of your own turn.
why-built-already = { $slot } already stands on the mountain.
why-card-sleeps = You have taken { $deity } in this turn: its power can be used from the next turn on.
why-card-used = You have already used { $deity } in this turn.
why-chosen-already = Another player has already chosen { $patron }.
why-downwards = Resources tumble downwards only.
why-empty-reserve = Your reserve holds no Offering.
why-favour-at = A token of { $patron } can be taken, by an action that gives Favour tokens.
why-face-down-card = { $deity } neither lies face up in the river nor in front of a player.
why-god-blocked = The builder of { $player } stands on this god.
why-gold-stays = Gold cannot become anything better.
why-leave-space = Your builder has to leave its space.
why-level-full = No Level token is left on { $level }.
why-locked-card = A lock protects { $deity }.
why-more-than-lies-there = You must lay at least { $need }: more than lies on the card.
why-must-act = At this table main action and bonus action cannot both be skipped.
why-needed-here = This resource is needed for { $slot }.
why-needed-there = Without this resource nothing could be done at this space.
why-no-change = No raised resource may change now.
why-no-discount = No card makes this cheaper.
why-no-favour-token = You have no Favour token of { $patron }.
why-no-resource = No { $resource } of yours lies on { $level }.
why-no-such-card = You do not control { $deity }.
why-no-such-token = No token of { $patron } lies on the pile or with an opponent.
why-no-target-card = { $have ->
    [0] You have no Offering, and with one there is no card to lay it on.
    [one] With 1 Offering there is no card you could make an offering on.
   *[other] With { $have } Offerings there is no card you could make an offering on.
}
why-not-both = Take an Offering or make an offering: both only with Hermes.
why-not-dealt = { $deity } was not dealt to you.
why-not-entitled = The bonus action needs a Favour token of { $patron }, or a card in its place.
why-not-produced = No { $resource } was produced just now.
why-not-with = { $player } has no token of { $patron }.
why-nothing-to-tumble = All your resources lie on level 1: nothing can tumble.
why-offer-at = An offering on { $deity } is possible, by an action that makes offerings.
why-one-level = A raise goes up by exactly one level.
why-one-space = With more than two players the builder goes to a space, by day or by night.
why-other-god = Following here costs a Favour token of { $patron }; another god’s is good only with the Poseidon card.
why-other-kind = This space does not build { $slot }.
why-own-token = That token is yours already.
why-own-turn = That is possible only in your own turn.
why-reserve = { $have ->
    [one] Your reserve holds only 1 Offering.
   *[other] Your reserve holds only { $have } Offerings.
}
why-returns-offering = Following would give you back the Offering that it costs, and nothing else.
why-same-god = Your builder has to go to another god.
why-space-blocked = The builder of { $player } stands on this space.
why-too-dear = Stealing { $deity } takes { $need } Offerings; you have { $have }.
why-too-few-resources = It takes { $need } resources; you have { $have }.
why-too-few-stones = It takes { $need } stones on one level; on { $level } you have { $have }.
why-tumble-first = On { $level } you still need { option-produce-city }: let resources tumble there first.
why-upwards = Resources are raised, not lowered.
why-whole-god = With two players the builder goes to a god, not to one of its spaces.

## Events, for the log

event-first_player = { $player } is the first player.
event-card_dealt = { $player } receives { $deity }.
event-hand_dealt = { $deity ->
    [none] { $player } is dealt a card.
   *[other] { $player } is dealt { $deity }.
}
event-card_kept = { $player } has chosen a card.
event-card_revealed = New in the river: { $deity }.
event-turn_starts = Turn { $turn }: { $player }
event-builder = { $player } moves the builder to { $space }.
event-builder_on_god = { $player } moves the builder to { $patron }.
event-action = { $player } carries out the main action: { $space }.
event-bonus_action = { $player } carries out the bonus action: { $space }.
event-produced = { $player } produces { $count } { $resource } on { $level }.
event-spent = { $player } spends { $count } { $resource } from { $level }.
event-tumbled = { $player } lets { $shift } tumble.
event-lifted = { $player } raises { $shift }.
event-shifted = { $player } moves { $shift }.
event-changed = It becomes { $resource }.
event-constructed = { $player } builds { $slot } on { $level }.
event-favour = { $player } takes a Favour token of { $patron }.
event-favour_robbed = { $player } takes a Favour token of { $patron } from { $victim }.
event-favour_returned = { $player } returns a Favour token of { $patron }.
event-offerings = { $count ->
    [one] { $player } takes an Offering.
   *[other] { $player } takes { $count } Offerings.
}
event-offerings_spent = { $count ->
    [one] { $player } spends an Offering.
   *[other] { $player } spends { $count } Offerings.
}
event-offering = { $count ->
    [one] { $player } lays an Offering on { $deity }.
   *[other] { $player } lays { $count } Offerings on { $deity }.
}
event-card_taken = { $player } takes { $deity } from the river.
event-card_robbed = { $player } takes { $deity } away from { $victim }.
event-lock = { $player } locks { $deity } with the lock of value { $value }.
event-followed = { $player } follows: { $space }.
event-nothing_done = { $player } does nothing here.
event-end_triggered = The game ends with this turn: { $end }.
event-scored = { $points ->
    [one] { $player } scores { $points } point.
   *[other] { $player } scores { $points } points.
}

## Help

help-space-zeus-day = Every city of yours produces on its own level.
help-space-zeus-night = Build a small or a large temple.
help-space-demeter-day = Produce once on level 1.
help-space-demeter-night = Build a small or a large city.
help-space-poseidon-day = Take an Offering, and more for every temple you have built.
help-space-poseidon-night = Take a Favour token of your choice.
help-space-hades-day = Raise your resources, one level at a time.
help-space-hades-night = Take an Offering, or make an offering on a Deity card.
help-deity-zeus = You may follow by paying an Offering of your reserve.
help-deity-poseidon = You may follow by paying any Favour token.
help-deity-demeter = At the start of your turn stones of one level may become a marble or a gold there. Scores your stones.
help-deity-hades = At the start of your turn resources may become Offerings. Scores your locks.
help-deity-hera = In your turn you may do the bonus actions of Zeus without his Favour.
help-deity-apollo = After producing at Zeus by day you may raise twice. Scores your gold.
help-deity-athena = Your temples cost one gold less. Scores your temples.
help-deity-dionysus = In your turn you may do the bonus actions of Demeter without her Favour.
help-deity-artemis = At Demeter by day you produce one more of a kind you have just produced. Scores your marble.
help-deity-nike = Your cities cost one marble less. Scores your cities.
help-deity-aphrodite = In your turn you may do the bonus actions of Poseidon without his Favour.
help-deity-ares = At Poseidon by day you take one Offering more. Scores the Offerings in your reserve and on your cards.
help-deity-hephaestus = At Poseidon by night a marble buys you another Favour token. Scores your Favour tokens.
help-deity-persephone = In your turn you may do the bonus actions of Hades without his Favour.
help-deity-hestia = At Hades by day one raised stone may become marble, or one raised marble gold. Scores the kinds of resources you have on level 4.
help-deity-hermes = At Hades by night you may take an Offering and also make an offering. Scores your Deity cards.

## Help: the parts that numbers.toml fills in

ribbon-raise-any = Bonus: raise one resource to any level.
ribbon-raise = { $n ->
    [one] Bonus: raise a resource by one level.
   *[other] Bonus: raise by one level, up to { $n } times.
}
ribbon-favour = Bonus: take a Favour token of your choice.
ribbon-offering = Bonus: take an Offering, or make an offering.
ribbon-stone = Bonus: produce { $n } stone on level 1.

help-patron = By day: { $day } By night: { $night }
help-construction = Cost: { $cost }, all on the level where it is built; it takes a Level token from there. At the end it scores its level times { $points }.
help-slot = { $construction }. When it is built: { $effect }.
help-slot-none = { $construction } with which everybody begins on level 1.
effect-favours = { $n ->
    [one] a Favour token of your choice
   *[other] { $n } Favour tokens of your choice
}
effect-offerings = { $n ->
    [one] an Offering
   *[other] { $n } Offerings
}
effect-moves = { $n ->
    [one] a resource of yours may move to any level
   *[other] up to { $n } of your resources may move to any level
}
effect-gold = { $n } gold on its level
score-fixed = Points: { $points }, or { $more } while you hold { $deity ->
    [zeus] two Favour tokens of one god
    [poseidon] Favour tokens of two gods
    [hera] a Favour token of Zeus
    [dionysus] a Favour token of Demeter
    [aphrodite] a Favour token of Poseidon
   *[persephone] a Favour token of Hades
}.
score-steps = Points: { $steps }.
score-step = { $points } from { $count } on
score-each = Points: { $points } for each.

## Help: resources and tokens

token-favour = Favour token
token-offering = Offering
token-lock = Lock
token-level = Level token
token-builder = builder

help-resource-stone = The common resource. It lies on one level of your board and pays for what you build on that level.
help-resource-marble = Needed for every construction.
help-resource-gold = The most precious resource. Temples need it.
help-token-favour = With one of a god’s you may do the bonus action of that god; paid back to its pile, it lets you follow there.
help-token-offering = Laid on Deity cards to take them, to protect them or to win them from others.
help-token-lock = Taken by whoever has laid enough Offerings on a card. A locked card stays yours. The last lock ends the game.
help-token-level = Every construction takes one from its level. When three levels have none left, the game ends.
help-token-builder = Yours goes to another space each turn and blocks it for the others.

## Table options

setting-two_cards = Choice of card
    .help = Everybody is dealt two Deity cards and keeps one.
setting-must_act = Everybody must act
    .help = Main action and bonus action cannot both be skipped. The rulebook never obliges anybody to do the main action.
setting-late_tumbling = Tumbling while others follow
    .help = When the others have followed or not, the player whose turn it is may let resources tumble once more. Without this option, only before.
