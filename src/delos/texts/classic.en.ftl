# English texts of the original Cyclades. Same conventions as en.ftl: `.text` is a name's form inside
# a sentence, an absent variable is the word `none`. Kinds that are asked as in the Legendary Edition
# have their words there.

## Names

god-hades = Hades

faction-red = Red
faction-blue = Blue
faction-green = Green
faction-yellow = Yellow
faction-black = Black

victim-red = Red
victim-blue = Blue
victim-green = Green
victim-yellow = Yellow
victim-black = Black

creature-fates = Fates
    .text = the Fates
creature-siren = Siren
    .text = the Siren
creature-classic-sylph = Sylph
    .text = the Sylph
land-delos = Delos

position-1 = starting position 1
position-2 = starting position 2
position-3 = starting position 3
position-4 = starting position 4
position-5 = starting position 5

phase-set-up = Set-up
phase-creatures = Creatures
phase-gods = Gods

## Questions

prompt-god-turn = { $god ->
    [none] Your turn.
   *[other] Your turn with { $god }.
}
prompt-voyage-from = From which sea space do your fleets sail?
prompt-voyage-count = { $sea ->
    [none] How many fleets sail on?
   *[other] How many fleets sail on from { $sea }?
}
prompt-voyage-to = { $sea ->
    [none] To which sea space do the fleets sail?
   *[other] To which sea space do the fleets in { $sea } sail?
}
prompt-march-from = From which island do your troops set out?
prompt-march-troops = { $land ->
    [none] How many troops go?
   *[other] How many troops leave { $land }?
}
prompt-march-to = { $land ->
    [none] To which island do the troops go?
   *[other] To which island do the troops of { $land } go?
}
prompt-metropolis-island = On which island do you found the metropolis?
prompt-prosperity = On which island do you put the prosperity marker?
prompt-giant-site = Which building does the Giant destroy?
prompt-harpy-island = From which island does the Harpy take a troop?
prompt-figure-island = { $creature ->
    [none] On which island do you put the figure?
   *[other] On which island do you put { $creature }?
}
prompt-polyphemus-fleet = Polyphemus drives the fleets out to sea: which one is next?
prompt-polyphemus-to = { $sea ->
    [none] To which sea space is the fleet driven?
   *[other] To which sea space is the fleet in { $sea } driven?
}
prompt-sphinx-gift = What do you give the Sphinx for 2 gold?
prompt-sylph-from = With the Sylph: from which sea space do fleets sail?
prompt-sylph-count = How many fleets take the step?
prompt-sylph-to = To which sea space?
prompt-kraken-sea = Where does the Kraken surface?
prompt-kraken-step = Does the Kraken swim on for 1 gold?
prompt-siren-prey = Which lonely fleet does the Siren lure away?
prompt-siren-own = All your fleets are at sea: which one takes its place?
prompt-draw-position = Which starting position is drawn?

## Choices

option-god-turn-end = End your turn
option-god-turn-philosopher = Take another philosopher (4 gold)
option-god-turn-priest = Take another priest (4 gold)
option-god-turn-fleet = Recruit another fleet{ price-tag }
option-god-turn-sail = Move fleets (1 gold)
option-god-turn-troop = Recruit another troop{ price-tag }
option-god-turn-march = Move troops (1 gold)
option-god-turn-build = Build (2 gold)
option-god-turn-replace = Replace { $thing } on the track (1 gold)
option-god-turn-buy = Buy { $thing }{ price-tag }
option-voyage-from = From { $thing }
option-voyage-count = { $thing ->
    [0] Stop here
    [one] { $thing } fleet
   *[other] { $thing } fleets
}
option-voyage-to = To { $thing }
option-march-from = From { $thing }
option-march-troops = { $thing ->
    [0] No regular troop
    [one] { $thing } troop
   *[other] { $thing } troops
}
option-march-to = To { $thing }
option-metropolis-island = On { $thing }
option-prosperity = On { $thing }
option-giant-site = The building on { $thing }
option-harpy-island = A troop on { $thing }
option-figure-island = On { $thing }
option-polyphemus-fleet = A fleet in { $thing }
option-polyphemus-to = Out to { $thing }
option-sphinx-gift-troop = A troop on { $thing }
option-sphinx-gift-fleet = A fleet in { $thing }
option-sphinx-gift-priest = A priest
option-sphinx-gift-philosopher = A philosopher
option-sphinx-gift-no-more = Nothing more
option-sylph-from = From { $thing }
option-sylph-from-nowhere = No further step
option-sylph-count = { $thing ->
    [one] { $thing } fleet
   *[other] { $thing } fleets
}
option-sylph-to = To { $thing }
option-kraken-sea = In { $thing }
option-kraken-step = To { $thing }
option-kraken-step-stop = Stay there
option-siren-prey = The fleet in { $thing }
option-siren-own = The fleet from { $thing }
option-draw-position = { $thing }

## Why not

why-held = Medusa lets nobody leave this island.
why-guarded = Fleets may not go there: Polyphemus closes the sea around his island, and the Kraken destroys new fleets.
why-no-chain = No chain of your own fleets leads there.
why-no-coast = This sea space touches no island of yours.
why-last-island = This is a player’s last island: its capture must bring you the decisive metropolis. You need { $need }, have { $have }, and the capture would bring { $gain }.
why-enough-metropolises = This is a player’s last island, and you have { $have } metropolises already: it may be attacked only to gain metropolis number { $need }.
why-moves-left = Each fleet of a group uses one move, and { $steps } are left.
why-own-troop = The Harpy takes troops of other players only.
why-own-purse = You cannot rob yourself.
why-not-alone = Several fleets stand together there: the Siren lures only a lonely one.
why-along-coast = Fleets are driven out to sea, never along the coast of Polyphemus’ island.
why-falls-last = Other units fall before the Minotaur.

## What happens

event-god_revealed = { $slot ->
    [none] { $god } takes a place on the track.
   *[other] { $god } takes place { $slot } on the track.
}
event-priest = { $faction } gains a priest.
event-priests_spent = { $count ->
    [one] { $faction } gives a priest back.
   *[other] { $faction } gives { $count } priests back.
}
event-priest_stolen = { $faction } takes a priest from { $victim }.
event-philosopher_stolen = { $faction } takes a philosopher from { $victim }.

## Help

help-classic-god-athena = She gives a philosopher and sells one more for 4 gold, and universities for 2 gold each. Four philosophers become a metropolis at once.
help-classic-god-zeus = He gives a priest and sells one more for 4 gold, and temples for 2 gold each. For 1 gold each time he replaces a creature on the track.
help-classic-god-poseidon = He gives a fleet and sells up to three more for 1, 2 and 3 gold, and ports for 2 gold each. For 1 gold each time, fleets of one space sail up to three spaces.
help-classic-god-ares = He gives a troop and sells up to three more for 2, 3 and 4 gold, and fortresses for 2 gold each. For 1 gold each time, troops go to an island linked by your fleets.
help-classic-god-apollo = Free of charge and for any number of players. You gain 1 gold, or 4 if you have one island only; the first also puts a prosperity marker on any island. No purchases, no moves.
help-classic-building-port = Adds 1 to your total when your fleets defend a sea space that touches its island.
help-classic-building-fortress = Adds 1 to the defender’s total on its island, as long as somebody defends it.
help-classic-building-temple = Lowers the price of one creature by 1 gold in each cycle; a creature costs at least 1.
help-classic-building-university = Has no effect of its own but is one of the four buildings of a metropolis.
help-classic-building-metropolis = Counts as one building of each type, but not for a set. Two of them at the end of a cycle win the game, three in a game of two.
help-classic-creature-chimera = Use the power of a creature in the discard pile. Then the discard pile is shuffled into the deck.
help-classic-creature-chiron = A figure on any island. The island is safe from Pegasus, Giant and Harpy; with the module of heroes also from Erinyes, Empousa, Perseus and Manticore.
help-classic-creature-cyclops = Exchange one of your buildings for one of another type on the same site.
help-classic-creature-dryad = Take a priest from another player.
help-classic-creature-fates = Receive your income once more.
help-classic-creature-giant = Destroy a building on any island, but no metropolis.
help-classic-creature-griffin = Take half the gold of another player, rounded down.
help-classic-creature-harpy = Remove a troop of another player; the island keeps its owner.
help-classic-creature-kraken = It surfaces in any sea space and destroys all fleets there. For 1 gold a step it swims on. It stays until somebody buys it again.
help-classic-creature-medusa = A figure on any island. No troop may leave the island, not even in retreat.
help-classic-creature-minotaur = A figure on any island. It defends like two troops, falls last and never retreats.
help-classic-creature-pegasus = Fly any number of troops from one of your islands to any other, without fleets.
help-classic-creature-polyphemus = A figure on any island. All fleets around it are driven one space out to sea, and the sea around it is closed.
help-classic-creature-satyr = Take a philosopher from another player.
help-classic-creature-siren = Replace a lonely fleet of another player by one of yours.
help-classic-creature-sphinx = Give back troops, fleets, priests and philosophers for 2 gold each, as many as you like.
help-classic-creature-sylph = Move your fleets ten spaces in all, free of charge and with as many battles as you dare.

## Options of a table

setting-hidden_discard = Hidden discard pile
    .help = Nobody may look through the creatures that were discarded, except the buyer of the Chimera.
setting-priests = Priest cards
    .help = How many priests there are in all: 16 in the first printing, 18 in a later one.
setting-philosophers = Philosopher cards
    .help = How many philosophers there are in all: 16 in the first printing, 17 in a later one.
setting-sylph_moves = The Sylph’s ten moves
    .help = What uses up one of the ten: every fleet that goes one space, as printed, or a whole group that goes together.
setting-last_island = Attack on a last island
    .help = Who may attack the last island of a player: only somebody whom the capture brings the second metropolis (with two players the third), as printed, or also somebody who has enough already and would gain another.
choice-sylph_moves-fleet = Each fleet for itself
choice-sylph_moves-group = A group together
choice-last_island-second = For the decisive metropolis only
choice-last_island-further = For a further one too

## Words that the Legendary Edition has otherwise

unit-classic-cornucopia = Prosperity marker
prompt-classic-erinyes-from = From where do the Erinyes take a prosperity marker?
prompt-classic-erinyes-to = On which of your islands do the Erinyes put the prosperity marker?
why-classic-apollo = You may not do this on Apollo.
why-classic-no-hero = No hero of yours can do this now.
why-classic-shielded = Chiron protects his island and the heroes there.
event-classic-cornucopia = { $count ->
    [one] A prosperity marker is put on { $area }.
   *[other] { $count } prosperity markers are put on { $area }.
}
event-classic-cornucopia_removed = { $count ->
    [one] A prosperity marker disappears from { $area }.
   *[other] { $count } prosperity markers disappear from { $area }.
}
event-classic-eliminated = { $faction } has lost its last island and is out of the game.
event-classic-units_moved = { $origin ->
    [none] To { $land }:
   *[other] From { $origin } to { $land }:
}{" "}{ $undead ->
    [0] { $troops ->
        [one] { $troops } troop.
       *[other] { $troops } troops.
    }
   *[other] { $troops ->
        [0] {""}
        [one] { $troops } troop,{" "}
       *[other] { $troops } troops,{" "}
    }{ $undead } undead.
}
event-classic-hero_moved = { $origin ->
    [none] { $hero } goes to { $land }.
   *[other] { $hero } goes from { $origin } to { $land }.
}
event-classic-muster = { $faction ->
    [none] The island’s own defence
   *[other] { $faction }
} in { $area }: strength { $total }{ $troops ->
    [0] {""}
   *[other] {" "}· troops { $troops }
}{ $undead ->
    [0] {""}
   *[other] {" "}· undead { $undead }
}{ $fleets ->
    [0] {""}
   *[other] {" "}· fleets { $fleets }
}{ $heroes ->
    [0] {""}
   *[other] {" "}· heroes { $heroes }
}{ $creature ->
    [0] {""}
   *[other] {" "}· creature { $creature }
}{ $buildings ->
    [0] {""}
   *[other] {" "}· buildings { $buildings }
}.
event-classic-priestess = { $faction } gains a priestess.
event-classic-priestess_spent = { $faction } gives up a priestess.
hint-classic-taken = an island taken from a rival
hint-classic-lands = { $count ->
    [one] another island
   *[other] { $count } more islands
}
hint-classic-seas = { $count ->
    [one] another sea space
   *[other] { $count } more sea spaces
}
hint-classic-less-lands = { $count ->
    [one] an island
   *[other] { $count } islands
}
hint-classic-less-seas = { $count ->
    [one] a sea space
   *[other] { $count } sea spaces
}

## Hades: names

building-theatre = Theatre
    .text = a Theatre
building-necropolis = Necropolis
    .text = the Necropolis

hero-midas = Midas

creature-achilles = Achilles
creature-hector = Hector
creature-midas = Midas
creature-odysseus = Odysseus
creature-penthesilea = Penthesilea
creature-perseus = Perseus

favour-aphrodite = Aphrodite
favour-artemis = Artemis
favour-demeter = Demeter
favour-dionysus = Dionysus
favour-hephaestus = Hephaestus
favour-hera = Hera
favour-hermes = Hermes
favour-hestia = Hestia
favour-hecate = Hecate

item-girdle = Girdle of Aphrodite
    .text = the Girdle of Aphrodite
item-chariot = Chariot of the Sun
    .text = the Chariot of the Sun
item-necklace = Necklace of Harmonia
    .text = the Necklace of Harmonia
item-arrows-of-apollo = Arrows of Apollo
    .text = the Arrows of Apollo
item-arrows-of-artemis = Arrows of Artemis
    .text = the Arrows of Artemis
item-palace = Palace of the Gods
    .text = the Palace of the Gods
item-sceptre = Sceptre of Pelops
    .text = the Sceptre of Pelops
item-trident = Trident of Poseidon
    .text = the Trident of Poseidon
item-helm = Helm of Hades
    .text = the Helm of Hades

unit-undead = Undead
unit-column = Column of Hecate

phase-threat = Threat
phase-arrival = Arrival of Hades
phase-favour = Favour
phase-departure = Departure of the undead

module-placement = Free placement
module-underworld = Hades
module-heroes = Heroes and creatures
module-favours = Divine favours

## Hades: questions

prompt-deploy-troop = On which free island does your troop land?
prompt-deploy-fleet = On which sea space beside your islands do you launch the fleet?
prompt-undead-kind = Hades gives you an undead unit: a troop or a fleet?
prompt-undead-troop = On which of your islands does the undead troop rise?
prompt-undead-fleet = In which sea space does the undead fleet rise?
prompt-voyage-undead = { $sea ->
    [none] How many of the fleets that sail are undead?
   *[other] How many of the fleets that leave { $sea } are undead?
}
prompt-march-undead = { $land ->
    [none] How many undead troops go along?
   *[other] How many undead troops leave { $land }?
}
prompt-march-hero = { $land ->
    [none] Does the hero go along?
   *[other] Does a hero leave { $land } too?
}
prompt-necropolis-island = On which of your islands do you build the Necropolis?
prompt-fleet-kind = { $sea ->
    [none] A regular or an undead fleet?
   *[other] Which fleet in { $sea }: a regular or an undead one?
}
prompt-troop-kind = { $land ->
    [none] Which troop is hit?
   *[other] Which troop on { $land } is hit?
}
prompt-hero-island = { $creature ->
    [none] On which of your islands does the hero appear?
   *[other] On which of your islands does { $creature } appear?
}
prompt-hector-ambush = Hector strikes before the battle: which attacking troop falls?
prompt-midas-reroll = { $attack ->
    [none] Midas: pay 1 gold to roll your die again?
   *[other] The dice show { $attack } for the attacker and { $defence } for the defender. Midas: pay 1 gold to roll your die again?
}
prompt-perseus-save = { $land ->
    [none] Perseus can save the troop: where does it go?
   *[other] Perseus can save the troop on { $land }: where does it go?
}
prompt-hector-philosophers = How many philosophers do you take, for two priests each?
prompt-hero-upkeep = { $hero ->
    [none] How do you pay for this hero?
   *[other] How do you pay for { $hero }?
}
prompt-charon-hero = Which hero does Charon bring back?
prompt-manticore-hero = Which hero does the Manticore kill?
prompt-gift-first = { $favour ->
    [none] Which gift do you take first?
   *[other] Which gift do you take first: that of { $god } or the favour of { $favour }?
}
prompt-figure-keep = { $creature ->
    [none] Give up a priestess to keep the figure for another cycle?
   *[other] Give up a priestess to keep { $creature } for another cycle?
}
prompt-hephaestus-item = Which of the two items do you keep?
prompt-aphrodite-island = On which of your islands does Aphrodite double the troops?
prompt-artemis-card = Which card do you give Artemis for a unit?
prompt-artemis-unit = What do you take for the card?
prompt-hermes-sea = Beside which of your fleets does Hermes put the prosperity marker?
prompt-hestia-building = Which building does Hestia give you?
prompt-hecate-island = { $land ->
    [none] On which island does the first column stand?
   *[other] The first column stands on { $land }: on which island does the second one stand?
}
prompt-helm-use = { $count ->
    [none] Have the dice of Hades rolled again?
   *[other] The dice of Hades show { $count } in all: have them rolled again?
}
prompt-palace-use = Put the visible gods into another order?
prompt-palace-god = { $count ->
    [none] Which god comes next?
    [1] Which god comes first?
   *[other] Which god takes place { $count }?
}
prompt-girdle-player = Forbid a player a god in this cycle?
prompt-girdle-god = Which god do you forbid this player?
prompt-necklace-use = { $land ->
    [none] { $sea ->
        [none] You are about to be attacked: play the Necklace of Harmonia?
       *[other] You are about to be attacked in { $sea }: play the Necklace of Harmonia?
    }
   *[other] You are about to be attacked on { $land }: play the Necklace of Harmonia?
}
prompt-item-sure = { $item ->
    [none] Play an item, so that your die counts 3 in this round?
   *[other] Play { $item }, so that your die counts 3 in this round?
}
prompt-arrows-figure = Which figure do the Arrows of Artemis destroy?
prompt-chariot-to = { $hero ->
    [none] { $undead ->
        [none] { $count ->
            [none] To which of your islands does the next troop go?
           *[other] To which of your islands does the next troop go? To be placed: { $count }.
        }
       *[other] To which of your islands does the next undead troop go? To be placed: { $undead }.
    }
   *[other] To which of your islands does { $hero } go?
}
prompt-roll-threat = The dice of Hades are rolled.
prompt-draw-favour = A favour is drawn.
prompt-draw-item = A magic item is drawn.

## Hades: choices

option-god-turn-undead-troop = Raise another undead troop{ price-tag }
option-god-turn-undead-fleet = Raise another undead fleet{ price-tag }
option-god-turn-necropolis = Build the Necropolis (2 gold)
option-god-turn-sacrifice = Sacrifice { $thing }{ price-tag }
option-god-turn-favour = { $favour ->
    [none] Use the favour
   *[other] Use the favour of { $favour }
}{ price-tag }
option-god-turn-play = Play { $thing }
option-battle-loss-undead = Lose an undead troop
option-metropolis-island-amazons = With Penthesilea, on the island of the Amazons
option-deploy-troop = On { $thing }
option-deploy-fleet = In { $thing }
option-undead-kind-troop = An undead troop
option-undead-kind-fleet = An undead fleet
option-undead-troop = On { $thing }
option-undead-fleet = In { $thing }
option-voyage-undead = { $thing ->
    [0] No undead fleet
    [one] { $thing } undead fleet
   *[other] { $thing } undead fleets
}
option-march-undead = { $thing ->
    [0] No undead troop
    [one] { $thing } undead troop
   *[other] { $thing } undead troops
}
option-march-hero-take = Take { $thing } along
option-march-hero-leave = Leave { $thing } behind
option-necropolis-island = On { $thing }
option-fleet-kind-regular = A regular fleet
option-fleet-kind-undead = An undead fleet
option-troop-kind-regular = A regular troop
option-troop-kind-undead = An undead troop
option-hero-island = On { $thing }
option-hector-ambush-troop = A regular troop
option-hector-ambush-undead = An undead troop
option-midas-reroll-again = Roll again (1 gold)
option-midas-reroll-keep = Keep the roll
option-perseus-save = To { $thing }
option-perseus-save-lose = Let the troop fall
option-hector-philosophers = { $thing ->
    [one] { $thing } philosopher
   *[other] { $thing } philosophers
}
option-hero-upkeep-gold = Pay 2 gold
option-hero-upkeep-priestess = Give up a priestess
option-hero-upkeep-release = Let the hero go
option-charon-hero = Bring back { $thing }
option-manticore-hero = Kill { $thing }
option-gift-first-god = The gift of the god
option-gift-first-favour = The gift of the favour
option-figure-keep-keep = Keep it (a priestess)
option-figure-keep-leave = Let it go
option-hephaestus-item = Keep { $thing }
option-aphrodite-island = On { $thing }
option-artemis-card-priest = A priest
option-artemis-card-philosopher = A philosopher
option-artemis-card-no-more = No further card
option-artemis-unit-troop = A troop
option-artemis-unit-fleet = A fleet
option-hermes-sea = In { $thing }
option-hestia-building = Build { $thing }
option-hecate-island = On { $thing }
option-helm-use-use = Roll again (the Helm of Hades)
option-helm-use-pass = Leave the dice
option-palace-use-use = Play the Palace of the Gods
option-palace-use-pass = Leave the order
option-palace-god = { $thing } comes next
option-girdle-player = Forbid { $thing } a god
option-girdle-player-pass = Do not play the Girdle
option-girdle-god = Forbid { $thing }
option-necklace-use-use = Play the Necklace
option-necklace-use-pass = Let them come
option-item-sure-use = Play it: my die counts 3
option-item-sure-pass = Roll without it
option-arrows-figure = Destroy { $thing }
option-chariot-to = To { $thing }
option-roll-threat = Dice { $thing }
option-draw-favour = Favour: { $thing }
option-draw-item = Item: { $thing }

## Hades: why not

why-another-moment = This item is played at another moment.
why-banned = The Girdle of Aphrodite keeps you from this god in this cycle.
    .short = barred by the Girdle
why-covered = Hades covers this god in this cycle.
    .short = covered by Hades
why-hero = Troops carried by Perseus cannot land where a hero stands.
why-in-order = Islands are filled one after the other: this one has had its turn.
why-necropolis = The Necropolis can be neither destroyed nor changed like this.
why-type-by-type = Name the buildings type by type: this one is of another type, or you have named it already.
why-needed = Your theatres have to stand for buildings that you do not have.
why-never-apollo = Nobody can be kept from Apollo.
why-next-metropolis = Penthesilea waits for the next metropolis that you found in your turn.
why-no-goal = There is no island that could be entered.
why-no-marker = There is no prosperity marker to take.
why-no-troop = No regular troop of yours stands there.
why-none = You have no priestess.
why-not-around = Fleets go into the sea around your own islands, where no other player’s fleets lie.
why-not-engaged = No such unit of yours takes part in this battle.
why-not-given = The Sphinx takes no undead units.
why-not-on-board = This hero is not on the board.
why-not-removed = This hero has not been removed from the game.
why-not-your-turn = Only in your own turn may you do this.
why-not-at-this-table = This table plays without what this belongs to.
why-not-visible = Only visible gods can be rearranged, each of them once.
why-priests = Each philosopher takes two of your priests: { $most } at most.
why-most-in-a-turn = You have bought all { $most } that a turn allows.
why-reserve-empty = Your reserve is empty.
why-no-army = No troop and no hero of yours could march.
why-no-troops = No regular troop stands on your islands.
why-no-card-to-give = You have neither a priest nor a philosopher to give up.
why-no-item-left = No magic item is left to draw.
why-no-hero-in-deck = No hero is left in the creature deck.
why-no-figure-in-deck = No creature with a figure is left in the deck.
why-no-figure = No figure stands on the board.
why-no-favour = No minor god grants a favour in this cycle.
why-favour-of-another = The favour of { $favour } goes with the last visible god, who is not yours.
why-one-island = You have one island only: nobody could go to another.
why-no-rider = Nobody on your islands may leave.
why-wants-islands = { $hero } wants { $need } islands; you have { $have }.
why-wants-buildings = { $hero } wants { $need } different buildings, theatres among them; you have { $have }.
why-wants-priests = { $hero } wants { $need } priests for a philosopher; you have { $have }.
why-protected = The Necklace of Harmonia protects this player until the end of the cycle.
why-same-island = It must be another island.
why-same-space = A fleet of yours is there already: these two lie apart.
why-stands-there = The Necropolis stands there already.
why-too-far = No fleet of yours can get there: a move goes { $steps } spaces, and no further than where a battle is fought.
why-undead = In the name of Hades, units move only together with an undead one.

## Hades: what happens

event-threat_rolled = The dice of Hades: { $one } and { $other }.
event-threat_moved = { $column ->
    [9] The threat has reached 9.
   *[other] The threat of Hades stands at { $column } of 9.
}
event-hades_arrives = { $slot ->
    [none] Hades arrives and takes the place of { $covered }.
   *[other] Hades arrives and takes place { $slot }, that of { $covered }.
}
event-undead_troops_placed = { $count ->
    [one] { $faction } raises an undead troop on { $land }.
   *[other] { $faction } raises { $count } undead troops on { $land }.
}
event-undead_troops_leave = { $count ->
    [one] An undead troop of { $faction } leaves { $land }.
   *[other] { $count } undead troops of { $faction } leave { $land }.
}
event-undead_troop_destroyed = { $faction } loses an undead troop on { $land }.
event-undead_fleets_placed = { $count ->
    [one] { $faction } raises an undead fleet in { $sea }.
   *[other] { $faction } raises { $count } undead fleets in { $sea }.
}
event-undead_fleets_destroyed = { $count ->
    [one] { $faction } loses an undead fleet in { $sea }.
   *[other] { $faction } loses { $count } undead fleets in { $sea }.
}
event-undead_leave = The undead leave { $faction }: troops { $troops }, fleets { $fleets }.
event-necropolis_built = { $faction } builds the Necropolis on { $land }.
event-necropolis_falls = The Necropolis leaves { $land }.
event-necropolis_gains = The Necropolis receives { $amount } gold for the dead.
event-necropolis_pays = { $faction } takes { $amount } gold of the dead on { $land }.
event-hero_kept = { $gold ->
    [0] { $faction } keeps { $hero } for a priestess.
   *[other] { $faction } keeps { $hero } for { $gold } gold.
}
event-hero_removed = The hero { $hero } is removed from the game.
event-amazons_built = { $faction } founds a metropolis on the island of the Amazons.
event-favour_revealed = The favour of this cycle: { $favour }.
event-favour_granted = { $faction } enjoys the favour of { $favour }.
event-favours_shuffled = The favours are shuffled.
event-item_gained = { $faction } takes { $item }.
event-item_hidden = { $item ->
    [none] { $faction } takes a magic item face down.
   *[other] { $faction } takes { $item } face down.
}
event-item_played = { $faction } plays { $item }.
event-item_discarded = Discarded: { $item }.
event-classic-figure_kept = { $faction } keeps { $creature } for another cycle.
event-columns_placed = The columns of Hecate link { $one } and { $other }.
event-offering_forbidden = { $faction } is kept from { $god } in this cycle.
event-attack_refused = { $faction } cannot be attacked: nobody enters { $area }.
event-gods_rearranged = { $faction } puts the gods into another order.
event-cards_turned = { $count ->
    [one] { $faction } turns a card of the deck.
   *[other] { $faction } turns { $count } cards of the deck.
}

## Hades: help

help-classic-god-hades = He comes when the threat reaches 9 and takes the last visible place. He gives an undead unit and sells up to four more for 1, 2, 3 and 4 gold, and the Necropolis for 2. For 1 gold each time, troops or fleets move, an undead one among them.
help-classic-unit-undead = Five troops and five fleets. They fight and hold places like yours, beyond your limit of eight, and leave the board at the end of the cycle.
help-classic-unit-cornucopia = Worth 1 gold of income for whoever controls the island, or whose fleet lies in the sea space.
help-classic-unit-hero = Counts as a troop and moves with Ares, Hades or Pegasus. Costs 2 gold or a priestess after each income, or is gone for good. Can be sacrificed in your turn from the cycle after it came, but not on Apollo.
help-classic-unit-column = The islands of the two columns are linked by land for everybody, without fleets, until Hecate moves them.
help-classic-building-theatre = Has no effect of its own, but stands for any building of a set. There are four, built with the favour of Dionysus only.
help-classic-building-necropolis = Takes the place of a metropolis on its island. 1 gold is put on it for each troop or fleet that dies, undead and heroes apart. With the income, the gold goes to whoever controls the island.
help-classic-hero-achilles = In battle he counts as two troops. Sacrifice: if you control five islands, found a metropolis.
help-classic-hero-hector = When his island is attacked, one attacking troop falls before the first round. Sacrifice: turn priests into philosophers, two for one, as often as you like.
help-classic-hero-midas = In battle, roll your die again for 1 gold each time. Sacrifice: pay 15 gold to found a metropolis.
help-classic-hero-odysseus = When he attacks, fortresses do not help the defender. Sacrifice: give up three different buildings to found a metropolis.
help-classic-hero-penthesilea = In battle, you win tied rounds. Sacrifice: a metropolis that you build in your turn goes to the island of the Amazons, where nobody can take it.
help-classic-hero-perseus = In battle, a troop that would fall beside him may retreat instead. Sacrifice: carry troops like Pegasus, though not to an island with a hero.
help-classic-creature-cerberus = A figure on any island. The income of the island goes to you, gold of the dead included.
help-classic-creature-charon = A hero removed from the game comes back and serves you.
help-classic-creature-empousa = Take all gold on the Necropolis.
help-classic-creature-erinyes = Move a prosperity marker from any island or sea space to an island of yours.
help-classic-creature-manticore = Kill a hero anywhere on the board, one of yours if there is no other.
help-classic-favour-aphrodite = Gift: a priestess. For 2 gold: double your troops on one island, as far as your reserve goes.
help-classic-favour-artemis = Gift: a priestess. For 2 gold: trade priests and philosophers for troops and fleets, one for one, as many as you like.
help-classic-favour-demeter = Gift: a priestess. For 2 gold: receive 1 gold for each island of yours.
help-classic-favour-dionysus = Gift: a magic item. For 2 gold: build a theatre on a free site of yours.
help-classic-favour-hephaestus = Gift: a magic item, face down. For 2 gold: draw two more and keep one of them, face down too.
help-classic-favour-hera = Gift: a priestess. For 2 gold: cards of the deck are turned until a hero appears, who joins you.
help-classic-favour-hermes = Gift: a magic item. For 2 gold: put a prosperity marker on a sea space with a fleet of yours.
help-classic-favour-hestia = Gift: a priestess. For 2 gold: build a port, fortress, temple or university on a free site of yours.
help-classic-favour-hecate = Gift: a priestess. For 2 gold: set the two columns on any two islands, which are then linked by land for everybody.
help-classic-card-priestess = Give her up to keep a hero without paying, or to keep one of your figures for another cycle.
help-classic-item-girdle = Before any offering: forbid a player one god for this cycle. Apollo stays open to all.
help-classic-item-chariot = In your turn: spread your troops, undead and heroes over your islands as you like, without fleets.
help-classic-item-necklace = In your turn, or when you are attacked: until the end of the cycle nobody attacks your islands and fleets. An attack just declared does not take place.
help-classic-item-arrows-of-apollo = In a battle on land, before a roll: your die counts 3 in this round.
help-classic-item-arrows-of-artemis = In your turn: destroy any figure on the board.
help-classic-item-palace = After the gods are drawn: put the visible ones into any order. Hades moves with the god that he covers.
help-classic-item-sceptre = In your turn, except on Apollo: cards of the deck are turned until a creature with a figure appears; you play it free of charge. Heroes turned on the way leave the game.
help-classic-item-trident = In a battle at sea, before a roll: your die counts 3 in this round.
help-classic-item-helm = After the dice of Hades are rolled: they are rolled again.
help-classic-module-placement = Nobody starts on the board: with 7 gold you bid for a god, then place two troops, two fleets and the god’s bonus where you like.
help-classic-module-underworld = Dice bring Hades nearer each cycle. He leads undead troops and fleets and builds the Necropolis, which grows rich with the dead.
help-classic-module-heroes = Six heroes come to the creature track, each with a power in battle and a sacrifice. Cerberus, Charon, Empousa, the Erinyes and a stronger Chiron join them.
help-classic-module-favours = A minor god supports the last god of each cycle: a priestess or a magic item as a gift, and a power for 2 gold.

setting-modules = Modules of Hades
    .help = Parts of the expansion, each of which can be played alone; hades means all of them.
setting-hecate = Hecate
    .help = A ninth favour: two columns that link two islands by land. Needs the divine favours.
setting-manticore = Manticore
    .help = One more creature, which kills a hero. Needs the heroes.
setting-printed_prices = Prices as printed
    .help = The powers of Artemis, Demeter and Hermes cost nothing, as on their tiles. Otherwise every favour’s power costs 2 gold.

# Sea spaces, by their cell: nymphs of the sea, from A in the north to Z in the south.
sea-a1 = Acaste
sea-a2 = Actaea
sea-a3 = Admete
sea-a4 = Agave
sea-a5 = Asteria
sea-a6 = Autonoe
sea-b2 = Calypso
sea-b3 = Ceto
sea-b4 = Clymene
sea-b5 = Clytie
sea-b6 = Cymo
sea-b7 = Cymodoce
sea-c1 = Cymothoe
sea-c2 = Dero
sea-c3 = Dexamene
sea-c4 = Dione
sea-c5 = Doris
sea-c6 = Doto
sea-c7 = Dynamene
sea-c8 = Eione
sea-d1 = Electra
sea-d2 = Erato
sea-d3 = Eucrante
sea-d4 = Eudora
sea-d5 = Eulimene
sea-d6 = Eunice
sea-d7 = Eupompe
sea-d8 = Eurynome
sea-e1 = Galatea
sea-e2 = Galene
sea-e3 = Glauce
sea-e4 = Halia
sea-e6 = Halimede
sea-e7 = Hipponoe
sea-e8 = Iaera
sea-e10 = Ianassa
sea-f1 = Ianeira
sea-f2 = Ianthe
sea-f3 = Idyia
sea-f4 = Ino
sea-f5 = Lampetia
sea-f6 = Laomedeia
sea-f7 = Leucothea
sea-f8 = Limnoreia
sea-f9 = Maera
sea-f10 = Melite
sea-f11 = Menippe
sea-g2 = Metis
sea-g3 = Nausithoe
sea-g5 = Nemertes
sea-g6 = Neso
sea-g7 = Orithyia
sea-g8 = Panope
sea-g9 = Pasithea
sea-h1 = Peitho
sea-h2 = Perseis
sea-h3 = Petraea
sea-h4 = Phaethusa
sea-h5 = Pherusa
sea-h6 = Plexaura
sea-h8 = Ploto
sea-i1 = Polynoe
sea-i2 = Pronoe
sea-i3 = Proto
sea-i4 = Prymno
sea-i5 = Psamathe
sea-i6 = Rhodia
sea-i7 = Sao
sea-j1 = Speio
sea-j2 = Telesto
sea-j4 = Thalia
sea-j6 = Themisto
sea-k1 = Thetis
sea-k2 = Thoe
sea-k3 = Urania
sea-k4 = Xanthe
sea-k6 = Zeuxo
