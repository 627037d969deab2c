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
    [none] What do you do?
   *[other] You act in the name of { $god }. What do you do?
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
why-last-island = This is a player’s last island: you may attack it only if its capture brings you the metropolis that you need to win.
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
help-classic-creature-chiron = A figure on any island. The island is safe from Pegasus, Giant and Harpy.
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
help-classic-creature-sylph = Make up to ten steps with your fleets, free of charge and with as many battles as you dare.

## Options of a table

setting-hidden_discard = Hidden discard pile
    .help = Nobody may look through the creatures that were discarded, except the buyer of the Chimera.
setting-priests = Priest cards
    .help = How many priests there are in all: 16 in the first printing, 18 in a later one.
setting-philosophers = Philosopher cards
    .help = How many philosophers there are in all: 16 in the first printing, 17 in a later one.
