# English. The same file serves Python and the browser.
#
# Ids: <type>-<word> for names, prompt-<kind>, option-<kind>[-<prefix>], why-<reason>,
# event-<name>, help-<type>-<word>[-base]. A name’s `.text` is its form inside a sentence; variables
# hold that form. A variable that is missing, hidden or nobody is the word `none`.

## Names

god-athena = Athena
god-zeus = Zeus
god-poseidon = Poseidon
god-ares = Ares
god-hera = Hera
god-apollo = Apollo

building-port = Port
    .text = a Port
building-fortress = Fortress
    .text = a Fortress
building-temple = Temple
    .text = a Temple
building-university = University
    .text = a University
building-metropolis = Metropolis
    .text = a Metropolis

bonus-troops = 2 Troops
bonus-cornucopia = Cornucopia
    .text = a cornucopia
bonus-priestess = Priestess
    .text = a Priestess
bonus-gold = 3 gold
bonus-fleets = 2 Fleets
bonus-reserve = Reserved Creature
    .text = a reserved Creature
bonus-building = Building
    .text = a building
bonus-mixed = Troop and Fleet
    .text = a Troop and a Fleet

card-priestess = Priestess
    .text = a Priestess
card-philosopher = Philosopher
    .text = a Philosopher

faction-bull = Bull
    .text = the Bull
faction-dolphin = Dolphin
    .text = the Dolphin
faction-bee = Bee
    .text = the Bee
faction-owl = Owl
    .text = the Owl
faction-turtle = Turtle
    .text = the Turtle
faction-amphora = Amphora
    .text = the Amphora

hero-achilles = Achilles
hero-ajax = Ajax
hero-antigone = Antigone
hero-croesus = Croesus
hero-hector = Hector
hero-helen = Helen
hero-heracles = Heracles
hero-hippolyta = Hippolyta
hero-jason = Jason
hero-leto = Leto
hero-odysseus = Odysseus
hero-pandora = Pandora
hero-penelope = Penelope
hero-penthesilea = Penthesilea
hero-pericles = Pericles
hero-perseus = Perseus

creature-charon = Charon
creature-chimera = Chimera
    .text = the Chimera
creature-cyclops = Cyclops
    .text = the Cyclops
creature-dryad = Dryad
    .text = the Dryad
creature-echidna = Echidna
creature-empousa = Empousa
creature-erinyes = Erinyes
    .text = the Erinyes
creature-giant = Giant
    .text = the Giant
creature-graeae = Graeae
    .text = the Graeae
creature-griffin = Griffin
    .text = the Griffin
creature-harpy = Harpy
    .text = the Harpy
creature-hippalectryon = Hippalectryon
    .text = the Hippalectryon
creature-hippocamp = Hippocamp
    .text = the Hippocamp
creature-manticore = Manticore
    .text = the Manticore
creature-pegasus = Pegasus
creature-satyr = Satyr
    .text = the Satyr
creature-sphinx = Sphinx
    .text = the Sphinx
creature-sylph = Sylph
    .text = the Sylph
creature-triton = Triton
creature-boar = Calydonian Boar
    .text = the Calydonian Boar
creature-cerberus = Cerberus
creature-charybdis = Charybdis and Scylla
creature-chiron = Chiron
creature-geryon = Geryon
creature-hydra = Hydra
    .text = the Hydra
creature-kraken = Kraken
    .text = the Kraken
creature-medusa = Medusa
creature-minotaur = Minotaur
    .text = the Minotaur
creature-nereid = Nereid
    .text = the Nereid
creature-polyphemus = Polyphemus
creature-typhon = Typhon

piece-boar = Calydonian Boar
    .text = the Calydonian Boar
piece-cerberus = Cerberus
piece-charybdis = Charybdis
piece-chiron = Chiron
piece-geryon = Geryon
piece-hydra = Hydra
    .text = the Hydra
piece-kraken = Kraken
    .text = the Kraken
piece-medusa = Medusa
piece-minotaur = Minotaur
    .text = the Minotaur
piece-nereid = Nereid
    .text = the Nereid
piece-polyphemus = Polyphemus
piece-typhon = Typhon
piece-scylla = Scylla

holder-penthesilea = Penthesilea’s card
holder-pandora = Pandora’s card

phase-placement = Placement
phase-initialization = Initialization
phase-income = Income
phase-offerings = Offerings
phase-upkeep = Upkeep
phase-actions = Actions
phase-end = End of Cycle

## Small parts of sentences

site-of = { $land }, site { $number }
dice-pair = { $attack } to { $defence }
chain-none = no figurine
list-two = { $first } and { $last }
list-or = { $first } or { $last }
list-more = { $first }, { $last }
what-tag = { $what ->
    [none] {""}
   *[other] : { $what }
}
# What stands on a site that an option names.
standing-port = the Port
standing-fortress = the Fortress
standing-temple = the Temple
standing-university = the University
standing-metropolis = the Metropolis
standing-there = { $standing ->
    [none] the building
   *[other] { $standing }
}
price-tag = { $price ->
    [none] {""}
    [0] {" "}(free)
   *[other] {" "}({ $price } gold)
}

## Prompts: what has to be decided

prompt-placement-land = Choose a free Land Area to settle.
prompt-placement-fleet = { $land ->
    [none] Choose an empty Sea Area beside your new Land Area for a Fleet.
   *[other] Choose an empty Sea Area beside { $land } for a Fleet.
}
prompt-placement-troop = Choose one of your Land Areas for a starting Troop.
prompt-offering-god = Which god will receive your Offering?
prompt-offering-bid = { $god ->
    [none] How high is your bid?
   *[other] How high is your bid for { $god }?
}
prompt-upkeep-next = Which of your figurines do you look after next?
prompt-upkeep-keep = { $creature ->
    [none] Spend a Priestess to keep this Creature, or let it go?
   *[other] Spend a Priestess to keep { $creature }, or let it go?
}
prompt-upkeep-move = { $piece ->
    [none] { $creature ->
        [none] Move the figurine to an adjacent area, or leave it where it is?
       *[other] Move { $creature } to an adjacent area, or leave it where it is?
    }
   *[other] Move { $piece } to an adjacent area, or leave it where it is?
}
prompt-displace-fleet = Polyphemus drives the Fleets away: which one goes next?
prompt-displace-fleet-to = { $sea ->
    [none] Where is this Fleet driven?
   *[other] Where is the Fleet from { $sea } driven?
}
prompt-displace-unit = { $land ->
    [none] The Boar drives the units away: which one goes next?
   *[other] The Boar drives the units out of { $land }: which one goes next?
}
prompt-displace-unit-to = Where is this unit driven?
prompt-hydra-meal = The Hydra is hungry: which Troop or Fleet does it devour?
prompt-god-first = { $god ->
    [none] Your god’s gifts: what comes next?
   *[other] The gifts of { $god }: what comes next?
}
prompt-build-type = Which type of building do you raise?
prompt-build-site = { $building ->
    [none] On which empty site do you build?
   *[other] On which empty site do you build { $building }?
}
prompt-build-replace = { $building ->
    [none] You have no empty site: tear down another building to make room, or do without?
   *[other] You have no empty site for { $building }: tear down another building to make room, or do without?
}
prompt-recruit-fleet = Where do you launch the new Fleet?
prompt-recruit-troop = Where do you post the new Troop?
prompt-recruit-mercenary = Where do you post the new Mercenary?
prompt-hero-place = { $hero ->
    [none] On which of your Land Areas does the Hero appear?
   *[other] On which of your Land Areas does { $hero } appear?
}
prompt-turn = { $god ->
    [none] Your turn.
   *[other] Your turn with { $god }.
}
prompt-zeus-peek = { $creature ->
    [none] Pay 1 gold to play the card you have seen, or put it back on the deck?
   *[other] You have seen { $creature }: pay 1 gold to play this card, or put it back on the deck?
}
prompt-sail-from = From which Sea Area do your Fleets sail?
prompt-sail-count = { $sea ->
    [none] How many Fleets sail?
   *[other] How many Fleets sail from { $sea }?
}
prompt-sail-to = { $sea ->
    [none] To which Sea Area do the Fleets sail?
   *[other] To which Sea Area do the Fleets from { $sea } sail?
}
prompt-move-from = From which Land Area do your units set out?
prompt-move-troops = { $land ->
    [none] How many of your own Troops go along?
   *[other] How many of your own Troops leave { $land }?
}
prompt-move-mercenaries = { $land ->
    [none] How many Mercenaries go along?
   *[other] How many Mercenaries leave { $land }?
}
prompt-move-hero = { $hero ->
    [none] Does the Hero go along?
   *[other] Does { $hero } go along?
}
prompt-move-to = { $land ->
    [none] To which Land Area do the units go?
   *[other] To which Land Area do the units from { $land } go?
}
prompt-move-chain = Heracles destroys the figurines on his way: which Fleets does he follow?
prompt-creature-discount = { $creature ->
    [none] Use up a Temple or Metropolis for this cycle and pay 1 gold less, or pay now{ price-tag }?
   *[other] Use up a Temple or Metropolis for this cycle and pay 1 gold less for { $creature }, or pay now{ price-tag }?
}
prompt-battle-ambush = Hector strikes before the battle: which invading unit falls?
prompt-battle-order = Which comes first: Hector’s strike or Pandora’s call to the Mercenaries?
prompt-battle-reroll = { $attack ->
    [none] Croesus: pay 1 gold to roll your die again?
   *[other] The dice show { $attack } for the attacker and { $defence } for the defender. Croesus: pay 1 gold to roll your die again?
}
prompt-battle-loss = { $land ->
    [none] This round costs you a unit: which one?
   *[other] This round in { $land } costs you a unit: which one?
}
prompt-battle-save = Perseus can save the Troop: where does it withdraw?
prompt-retreat-land = { $land ->
    [none] Retreat from the battle, or stay?
   *[other] Retreat from the battle in { $land }, or stay?
}
prompt-retreat-sea = { $sea ->
    [none] Retreat with your Fleets, or stay?
   *[other] Retreat with your Fleets from { $sea }, or stay?
}
prompt-metropolis-order = You may found two Metropolises: which one first?
prompt-metropolis-give = { $building ->
    [none] Which building do you give up for the Metropolis?
   *[other] For the Metropolis you give up { $building }: which one?
}
prompt-metropolis-card = Put the new Metropolis out of reach on a Hero’s card?
prompt-metropolis-site = On which empty site do you found the Metropolis?
prompt-metropolis-raze = You have no empty site: which building makes way for the Metropolis?
prompt-bonus-order = Which bonus do you take first?
prompt-bonus-land = Where do you post the bonus Troop?
prompt-bonus-sea = Where do you launch the bonus Fleet?
prompt-cornucopia = Where do you put the cornucopia?
prompt-bonus-reserve = Which Creature on the track do you reserve for yourself?
prompt-apollo-land = On which Land Area do you put Apollo’s cornucopia?
prompt-apollo-sea = On which Sea Area do you put Apollo’s cornucopia?
prompt-charon-own = Which of your Heroes follows Charon?
prompt-charon-new = { $hero ->
    [none] Which Hero comes back in exchange?
   *[other] Which Hero comes back in exchange for { $hero }?
}
prompt-chimera-card = Which discarded Creature does the Chimera bring back?
prompt-cyclops-site = Which of your buildings does the Cyclops rebuild?
prompt-cyclops-type = { $site ->
    [none] What does the Cyclops build instead?
   *[other] What does the Cyclops build on { $site } instead?
}
prompt-victim = { $creature ->
    [none] Whom do you rob?
   *[other] Whom does { $creature } rob?
}
prompt-echidna-card = Which opposing figurine does Echidna lure to your side?
prompt-relocate = { $piece ->
    [none] { $creature ->
        [none] Move the figurine to another area?
       *[other] Move the stolen Creature to another area?
    }
   *[other] Move { $piece } to another area?
}
prompt-erinyes-from = From where do the Erinyes take a cornucopia?
prompt-erinyes-to = Where do the Erinyes put the cornucopia?
prompt-giant-from = From which Land Area does the Giant take the Mercenaries?
prompt-mercenary-to = Which of your Land Areas receives the Mercenary?
prompt-harpy = Which Troop does the Harpy snatch?
prompt-hippalectryon-from = From which Land Area do you hand in a Mercenary?
prompt-hippalectryon-gain = What do you take for the two Mercenaries?
prompt-again = Once more?
prompt-hippocamp-sea = In which Sea Area do your Fleets turn into Mercenaries?
prompt-manticore-prey = Which figurine or Hero does the Manticore kill?
prompt-sphinx-card = Which of the drawn Creatures do you play? The others are discarded.
prompt-sylph-sea = { $sea ->
    [none] Which Sea Area’s Fleets are swapped?
   *[other] With which Sea Area do the Fleets of { $sea } change places?
}
prompt-triton-take = Which building does Triton bring you?
prompt-triton-site = Where do you put the building that Triton brings?
prompt-figurine-area = { $piece ->
    [none] { $creature ->
        [none] In which area do you put the figurine?
       *[other] In which area do you put { $creature }?
    }
   *[other] In which area do you put { $piece }?
}
prompt-achilles-land = In which of your Land Areas do you raise two buildings?
prompt-achilles-site = { $building ->
    [none] On which site do you build?
   *[other] On which site do you build { $building }?
}
prompt-antigone-area = From which area do you give up a cornucopia?
prompt-sacrifice-building = Which building do you give up?
prompt-pandora-copy = Whose sacrifice does Pandora imitate?
prompt-draw-god = A god tile is drawn.
prompt-draw-seat = The turn order is drawn.
prompt-draw-creature = A Creature card is drawn.
prompt-draw-hero = A Hero card is drawn.
prompt-draw-bonus = A Metropolis bonus is drawn.
prompt-roll-dice = The dice are rolled.
prompt-roll-die = The die is rolled.

## Options

option-placement-land = Settle in { $thing }
option-placement-fleet = Launch a Fleet in { $thing }
option-placement-troop = Post a Troop in { $thing }
option-offering-god = Bid for { $thing }
option-offering-bid = { $price ->
    [none] Bid { $thing }
   *[other] Bid { $thing }, pay { $price }
}
option-upkeep-next = Look after { $thing }
option-upkeep-keep-keep = Spend a Priestess to keep it
option-upkeep-keep-release = Let it go
option-upkeep-move = Move to { $thing }
option-upkeep-move-stay = Leave it where it is
option-displace-fleet = Drive a Fleet out of { $thing }
option-displace-fleet-to = To { $thing }
option-displace-unit = Drive { $thing } away
option-displace-unit-troop = Drive a Troop away
option-displace-unit-mercenary = Drive a Mercenary away
option-displace-unit-to = To { $thing }
option-hydra-meal-troop = Devour a Troop in { $thing }
option-hydra-meal-mercenary = Devour a Mercenary in { $thing }
option-hydra-meal-fleet = Devour a Fleet in { $thing }
option-god-first-building = { $what ->
    [none] Take a building of your choice
   *[other] Take the building{ what-tag }
}
option-god-first-gift = Take the gift{ what-tag }
option-god-first-sacrifice = Sacrifice { $thing }
option-build-type = Raise { $thing }
option-build-site = Build on { $thing }
option-build-replace = Replace { standing-there } on { $thing }
option-build-replace-forgo = Do without the new building
option-recruit-fleet = Launch it in { $thing }
option-recruit-troop = Post it in { $thing }
option-recruit-mercenary = Post it in { $thing }
option-hero-place = In { $thing }
option-turn-end = End your turn
option-turn-philosopher = Take another Philosopher (4 gold)
option-turn-priestess = Take another Priestess (4 gold)
option-turn-peek = Look at the top Creature card (free)
option-turn-fleet = Recruit another Fleet{ price-tag }
option-turn-sail = Move Fleets (1 gold)
option-turn-troop = Recruit another Troop{ price-tag }
option-turn-march = Move units (1 gold)
option-turn-mercenary = Recruit another Mercenary{ price-tag }
option-turn-hire = Recruit { $thing } (4 gold)
option-turn-quest = Heroic move with { $thing }{ price-tag }
option-turn-buy = Buy { $thing }{ price-tag }
option-turn-sacrifice = Sacrifice { $thing }
option-zeus-peek-play = Pay 1 gold and play it
option-zeus-peek-return = Put it back
option-sail-from = From { $thing }
option-sail-count = { $thing ->
    [one] { $thing } Fleet
   *[other] { $thing } Fleets
}
option-sail-to = To { $thing }
option-move-from = From { $thing }
option-move-troops = { $thing ->
    [0] No Troop
    [one] { $thing } Troop
   *[other] { $thing } Troops
}
option-move-mercenaries = { $thing ->
    [0] No Mercenary
    [one] { $thing } Mercenary
   *[other] { $thing } Mercenaries
}
option-move-hero-take = Take { $thing } along
option-move-hero-leave = Leave { $thing } behind
option-move-to = To { $thing }
option-move-chain = A way past { $thing }
option-creature-discount-discount = { $standing ->
    [none] Use { $thing }
   *[other] Use { $standing } on { $thing }
}
option-creature-discount-pay = Pay now
option-battle-ambush-troop = A Troop
option-battle-ambush-mercenary = A Mercenary
option-battle-order-ambush = Hector’s strike first
option-battle-order-mercenaries = Pandora’s Mercenaries first
option-battle-reroll-roll = Roll again (1 gold)
option-battle-reroll-keep = Keep the roll
option-battle-loss = Lose { $thing }
option-battle-loss-troop = Lose a Troop
option-battle-loss-mercenary = Lose a Mercenary
option-battle-loss-figurine = Lose the Minotaur
option-battle-save = Withdraw to { $thing }
option-battle-save-nowhere = Let it fall
option-retreat-land = Retreat to { $thing }
option-retreat-land-stay = Stand and fight
option-retreat-sea = Retreat to { $thing }
option-retreat-sea-stay = Stand and fight
option-metropolis-order-set = The one for the four buildings
option-metropolis-order-philosophers = The one for the Philosophers
option-metropolis-give = Give up { standing-there } on { $thing }
option-metropolis-card = Put it on { $thing }
option-metropolis-card-none = No, build it on the map
option-metropolis-site = Found it on { $thing }
option-metropolis-raze = Tear down { standing-there } on { $thing }
option-bonus-order = First { $thing }
option-bonus-land = In { $thing }
option-bonus-sea = In { $thing }
option-cornucopia = In { $thing }
option-bonus-reserve = Reserve { $thing }
option-apollo-land = In { $thing }
option-apollo-sea = In { $thing }
option-charon-own = Hand over { $thing }
option-charon-new = Summon { $thing }
option-chimera-card = Bring back { $thing }
option-cyclops-site = Rebuild { standing-there } on { $thing }
option-cyclops-type = Into { $thing }
option-victim = Rob { $thing }
option-echidna-card = Lure { $thing }
option-relocate = Put it in { $thing }
option-relocate-stay = Leave it where it is
option-erinyes-from = From { $thing }
option-erinyes-to = To { $thing }
option-giant-from = From { $thing }
option-mercenary-to = In { $thing }
option-harpy-troop = A Troop in { $thing }
option-harpy-mercenary = A Mercenary in { $thing }
option-hippalectryon-from = A Mercenary from { $thing }
option-hippalectryon-gain-cornucopia = A cornucopia
option-hippalectryon-gain-priestess = A Priestess
option-hippalectryon-gain-philosopher = A Philosopher
option-again-again = Once more
option-again-stop = That is enough
option-hippocamp-sea = In { $thing }
option-manticore-prey = Kill { $thing }
option-sphinx-card = Play { $thing }
option-sylph-sea = { $thing }
option-triton-take = { standing-there } on { $thing }
option-triton-site = On { $thing }
option-figurine-area = In { $thing }
option-achilles-land = In { $thing }
option-achilles-site = On { $thing }
option-antigone-area = A cornucopia in { $thing }
option-sacrifice-building = Give up { standing-there } on { $thing }
option-pandora-copy = Imitate { $thing }
option-draw-god = { $thing }
option-draw-seat = First { $thing }
option-draw-creature = Draw { $thing }
option-draw-hero = Draw { $thing }
option-draw-bonus = Bonus: { $thing }
option-roll-dice = Dice { $thing }
option-roll-die = Die { $thing }

## Reasons why something is not possible; the rule’s id follows in brackets

slip-over = The game is over.
slip-unknown = There is no action { $wanted } in the decision “{ $decision }”; texts() lists what can be played.
slip-elsewhere = There is no action { $wanted } in the decision “{ $decision }”: it answers another question. texts() lists what can be played now.
why-unknown = The rules do not allow this now.
why-all-needed = All discounts that you have left are needed; they are used one after the other.
why-apollo = The faction that serves Apollo may not do this.
why-barred = The Calydonian Boar lets no Troop and no Hero into this area.
why-chain = Heracles cannot take this way: your Fleets do not connect it.
why-closed = This Sea Area is closed to Fleets while the Kraken or Polyphemus guards it.
why-beside-land = A Fleet must stand beside the land you just chose, in a sea that nobody else holds.
why-beside-own = A new Fleet must be launched beside a Land Area of yours.
why-bid-costs = A bid of { $bid } costs you { $need } gold in all; you have { $have }.
why-next-sea = Fleets sail one Sea Area at a time, and this one is not next to theirs.
why-own-area = It must be an area that you control.
why-own-land = It must be a Land Area that you control.
why-own-sea = It must be a Sea Area that you control already.
why-own-site = It must be a site on a Land Area that you control.
why-condition = The condition for this is not met now.
why-costs = This costs { $need } gold; you can pay { $have }.
why-count = There are not that many Fleets to move, and at least one must go.
why-empty = { $rule ->
    [LEG-CREATURE-SYLPH-01] No Fleet lies here: two Sea Areas that both hold Fleets change places.
    [CLA-CREATURE-HARPY-01] No troop of another player stands there.
    [CLA-CREATURE-GIANT-01] No building stands there.
    [CLA-ZEUS-07] No card is left to take its place.
    [LEG-CREATURE-POLYPHEMUS-02] No Fleet that has to leave lies here.
   *[other] There is nothing here to choose.
}
why-engaged = No such unit of yours takes part in this battle.
why-face-down = This god’s tile is face down in this Cycle.
    .short = face down
why-far = This area is neither next to the start nor connected to it by your Fleets.
why-far-at-sea = No Fleet of yours lies next to this Sea Area: a Sea Move goes one area far.
why-figurine = Another figurine already stands in this area.
why-forced = Achilles forces you out: you cannot stay.
why-full = This area has no room for it.
why-gives-way = It moves so that the other piece can take its place: it cannot stay.
why-hero-decided = Whether { $hero } comes along has been decided.
why-hero-first = First say whether { $hero } comes along.
why-hero-held = Medusa holds { $hero }: nobody leaves her area.
why-hero-no-way = { $hero } has nowhere to go: every area is out of reach, shut or protected.
why-hero-no-way-on = { $hero } has nowhere to go that you can pay: through a teammate’s areas every step costs its price.
why-hero-not-there = { $hero } is not there.
why-island = You have to start on two different Islands.
why-just-ousted = You have just been outbid here and must turn to another god first.
    .short = just outbid here
why-landlocked = This site has no access to the sea.
why-least-bid-costs = The lowest bid open here is { $bid } and costs you { $need } gold in all; you have { $have }.
    .short = costs { $need }, you have { $have }
why-last-land = This is a faction’s last Land Area: you may attack it only if that brings you the Metropolises to win.
why-mandatory = First take what your god gives you.
why-mate = Your teammate holds this area: you may pass through but not stop.
why-mate-island = Your teammate already has a Land Area on this Island.
why-metropolis = A Metropolis cannot be used for this.
why-must-move = It cannot stay where it is: it must go to an area of yours.
why-new-hero = This Hero joined you in this Cycle and cannot be sacrificed before the next.
why-no-card = No such card can be chosen.
why-no-fleet = You have no Fleet here.
why-no-fleets = You have no Fleet on the map.
why-no-hero = You do not have this Hero.
why-no-pair = This building is not part of a pair that you can give up.
why-no-place = { $rule ->
    [LEG-POSEIDON-06] No Sea Area beside your lands is open to another Fleet.
    [LEG-ARES-07] None of your lands can take another Troop.
    [LEG-HERA-10] None of your lands can take a Mercenary.
    [CLA-POSEIDON-02] No sea space beside your islands is open to another fleet.
    [CLA-ARES-02] None of your islands can take another troop.
    [HAD-GOD-16] None of your islands, and no sea space beside them, is open to it.
   *[other] There is no legal place for it.
}
why-no-priestess = You have no Priestess to spend.
why-no-site = You have no free site for it.
why-no-supply = { $rule ->
    [LEG-POSEIDON-06] All your Fleets are on the map already.
    [LEG-ARES-07] All your own Troops are on the map already.
    [LEG-HERA-10] No Mercenary is left in the supply.
    [LEG-ATHENA-05] No Philosopher is left in the supply.
    [LEG-HERO-HECTOR-05] No Philosopher is left in the supply.
    [LEG-ZEUS-10] No Priestess is left in the supply.
    [LEG-BUILD-06] No such building is left in the supply.
    [CLA-BUILD-15] No such building is left in the supply.
    [CLA-CREATURE-CYCLOPS-05] No other building is left in the supply.
   *[other] None is left in the supply.
}
why-no-target = { $rule ->
    [CLA-CREATURE-SIREN-01] No fleet of another player lies there alone.
    [CLA-CREATURE-POLYPHEMUS-01] No fleet lies there that would have to leave.
    [CLA-CREATURE-CHIMERA-06] No card in the discard pile could be used now.
    [HAD-ITEM-ARTEMIS-ARROWS-02] No figure stands there.
   *[other] There is nobody and nothing to use this on.
}
why-no-token = No such token lies here.
why-no-trio = This building is not one of three equal ones that you can give up.
why-no-unit = You have no unit here that can go.
why-no-units = You have no unit on the map that could march.
why-no-way = Your units have nowhere to go: every area is out of reach, shut or protected.
why-no-way-at-sea = Your Fleets have nowhere to go.
why-no-way-on = Your units have nowhere to go that you can pay: through a teammate’s areas every step costs gold.
why-not-adjacent = { $rule ->
    [CLA-MOVE-06] Fleets go one space at a time, and this one is not next to theirs.
    [CLA-CREATURE-SYLPH-01] Fleets go one space at a time, and this one is not next to theirs.
    [CLA-CREATURE-KRAKEN-02] The Kraken goes one space at a time, and this one is not next to it.
    [CLA-CREATURE-POLYPHEMUS-01] Fleets are driven into the next space, and this one is further away.
    [CLA-RETREAT-03] Fleets retreat into a space next to the battle.
   *[other] This area is not adjacent.
}
why-not-controlled = You do not control this area.
why-not-drawn = You have not drawn this card.
why-not-in-discard = This card does not lie in the discard.
why-not-offered = This is not on offer now.
why-not-on-map = This is not on the map.
why-not-on-track = This card does not lie on the track.
why-not-this-god = { $rule ->
    [LEG-ARES-04] Units march only in a turn of Ares, and you serve another god in this Cycle.
    [CLA-ARES-05] Troops march only in a turn of Ares, and you serve another god in this cycle.
    [LEG-POSEIDON-04] Fleets sail only in a turn of Poseidon, and you serve another god in this Cycle.
    [CLA-POSEIDON-05] Fleets sail only in a turn of Poseidon, and you serve another god in this cycle.
   *[other] { $god ->
        [none] The god you serve in this Cycle does not allow this.
       *[other] Only { $god } allows this, and you serve another god in this Cycle.
    }
}
why-not-yours = { $rule ->
    [LEG-METRO-03] It must be one of your buildings: a set is given up for the Metropolis.
    [LEG-CREATURE-CHARON-01] It must be a Hero of yours.
    [LEG-CREATURE-CYCLOPS-01] It must be one of your own buildings.
    [LEG-CREATURE-HIPPALECTRYON-01] Two of your Mercenaries are handed in, and none stands here.
    [LEG-CREATURE-TRITON-01] It must be a site on a Land Area of yours.
    [LEG-HEROMOVE-02] This Hero does not serve you.
    [LEG-HERO-GEN-05] This Hero does not serve you: only your own can be sacrificed.
    [LEG-UPKEEP-08] This figurine is not yours, or has been paid for already.
    [CLA-METRO-04] It must be an island of yours without a metropolis.
    [CLA-METRO-08] It must be one of your buildings of the type asked for.
    [CLA-CREATURE-CYCLOPS-02] It must be one of your own buildings.
    [CLA-CREATURE-SPHINX-01] Only your own units can be given to the Sphinx.
    [CLA-BUILD-01] It must be a site on an island of yours.
    [CLA-ARES-03] New troops go to an island of yours.
    [CLA-ARES-05] Troops set out from an island of yours.
    [HAD-GOD-13] Units set out from an island of yours.
    [CLA-CREATURE-PEGASUS-01] Troops fly from an island of yours.
    [CLA-RETREAT-02] Troops can only retreat to an island of yours.
    [HAD-CREATURE-ERINYES-01] The marker goes to an island of yours.
    [HAD-NECRO-01] The Necropolis goes to an island of yours.
    [HAD-ITEM-GENERAL-02] You do not have this magic item.
    [HAD-ITEM-CHARIOT-03] The chariot goes to islands of yours only.
    [HAD-HERO-SACRIFICE-04] This hero does not serve you: only your own can be sacrificed.
    [HAD-HERO-GENERAL-12] A hero joins you on an island of yours.
   *[other] This is not yours.
}
why-nothing-to-take = { $rule ->
    [LEG-CREATURE-HARPY-01] No Troop and no Mercenary stands here that the Harpy could take.
    [LEG-CREATURE-SATYR-01] This faction has no Philosopher.
    [LEG-CREATURE-DRYAD-01] This faction has no Priestess.
    [LEG-CREATURE-GIANT-02] No Mercenary of another faction stands here.
    [LEG-CREATURE-TRITON-01] No building of another faction stands on this site.
    [CLA-CREATURE-SATYR-01] This player has no philosopher.
    [CLA-CREATURE-DRYAD-01] This player has no priest.
    [CLA-CREATURE-GRIFFIN-01] This player has no gold to take half of.
   *[other] There is nothing to take here.
}
why-occupied = { $rule ->
    [LEG-POSEIDON-07] Fleets of another faction hold this Sea Area.
    [LEG-PLACE-07] Somebody has settled here already.
    [LEG-CREATURE-GEN-11] Another figurine already stands in this area.
    [CLA-POSEIDON-03] Fleets of another player lie there.
    [CLA-CREATURE-POLYPHEMUS-02] Fleets of another player lie there.
    [CLA-RETREAT-03] Fleets of another player lie there.
    [HAD-PLACE-10] Somebody has settled there already.
   *[other] Somebody or something else is already there.
}
why-once = { $rule ->
    [LEG-HERA-09] You have recruited a Hero in this turn: one is all that Hera grants.
   *[other] You can do this only once, and you have done it already.
}
why-only-sea = It is the only sea for the Fleet of your second Land Area, and this Fleet has another place.
why-out-of-reach = This is out of reach.
why-over-cap = No bid may be higher than { $most }.
why-own-team = You cannot rob your own team.
why-owned = You already have a building of this type.
why-refuge = You cannot retreat there: the area must be within reach, and empty or your own.
why-reserved = Another faction has reserved this Creature.
why-same-area = It must go to another area.
why-same-type = The new building must be of a different type.
why-sealed = Nobody enters or leaves the area where Medusa stands.
why-shielded = Chiron protects this area from the effects of Creatures.
why-silenced = Typhon robs this building of its use.
why-silent = Heroes of the faction that serves Apollo have no power now.
why-taken = { $rule ->
    [LEG-MAP-05] A building already stands on this site.
    [LEG-OFFER-09] Apollo has one place only, and somebody stands there.
    [CLA-METRO-04] A metropolis already stands on this island.
    [CLA-BUILD-01] Something already stands on this site.
    [HAD-PLACE-03] Another player has already taken this god.
   *[other] This is already taken.
}
    .short = taken
why-team-gold = A bid of { $bid } brings what your team owes to { $need } gold; your common treasury holds { $have }.
    .short = costs { $need } in all, you have { $have }
why-team-gold-alone = A bid of { $bid } costs { $need } gold, even without your partner’s, which it would drive off; your common treasury holds { $have }.
    .short = costs { $need }, you have { $have }
why-too-low = { $stands ->
    [0] A bid is at least { $least }.
   *[other] A bid of { $stands } stands here: you must bid { $least } or more.
}
why-units = These units cannot go: at least one must move, and no more than are there.
why-units-held = Medusa holds all of your units.
why-used = This discount has been used or does not belong to you: each Temple and Metropolis gives one per Cycle.
why-wants-army = Perseus carries other units, and you have none.
why-wants-figurines = { $hero } wants { $need } figurine cards of yours in play; you have { $have }.
why-wants-fleets = { $hero } wants all { $need } of your Fleets on the map; { $have } are there.
why-wants-goal = Perseus cannot carry your units to any area.
why-wants-gold = { $hero } wants { $need } gold; you have { $have }.
why-wants-heroes = { $hero } wants { $need } other Heroes of yours; you have { $have }.
why-wants-lands = { $hero } wants { $need } Land Areas; you have { $have }.
why-wants-metropolis = { $hero } is sacrificed when you build a Metropolis: her card then takes it.
why-wants-model = Pandora copies a Hero on the track, and none lies there that she could copy.
why-wants-pairs = { $hero } wants { $need } different pairs of equal buildings; you have { $have }.
why-wants-priestesses = { $hero } wants { $need } Priestesses for a Philosopher; you have { $have }.
why-wants-seas = { $hero } wants { $need } Sea Areas; you have { $have }.
why-wants-site = { $hero } founds a Metropolis, and you have no place for one.
why-wants-sites = { $hero } wants a Land Area of yours with { $need } sites that hold no Metropolis.
why-wants-stock = { $hero } wants { $need } basic buildings from the reserve; it has { $have }.
why-wants-tokens = { $hero } wants { $need } cornucopia tokens in your areas; you have { $have }.
why-wants-trio = { $hero } wants { $need } equal buildings; you have { $have } at most.
why-wants-troops = { $hero } wants all { $need } of your basic Troops on the map; { $have } are there.
why-wants-trophies = { $hero } wants { $need } slain Creatures under his card; he has { $have }.
why-wrong-area = { $rule ->
    [LEG-UPKEEP-04] A figurine kept may go to a neighbouring area of its own kind, and this is none.
    [LEG-CREATURE-GEN-10] This figurine cannot stand here: some belong on land, others at sea, and the area must be free.
   *[other] The figurine cannot go to this area.
}

## Events, for the log

event-phase = Cycle { $cycle }: { $phase }
event-gold = { $faction } gains { $amount } gold.
event-paid = { $faction } pays { $amount } gold.
event-income = { $faction } receives an income of { $amount } gold.
event-bid = { $bid ->
    [0] { $faction } goes to { $god }.
   *[other] { $faction } bids { $bid } for { $god }.
}
event-ousted = { $faction } is outbid and leaves { $god }.
event-fined = { $amount ->
    [none] { $faction } cannot pay and is fined. The Offerings begin again.
   *[other] { $faction } cannot pay and is fined { $amount } gold. The Offerings begin again.
}
event-priestess = { $faction } gains a Priestess.
event-priestess_spent = { $count ->
    [one] { $faction } spends a Priestess.
   *[other] { $faction } spends { $count } Priestesses.
}
event-philosopher = { $faction } gains a Philosopher.
event-philosophers_spent = { $count ->
    [one] { $faction } spends a Philosopher.
   *[other] { $faction } spends { $count } Philosophers.
}
event-troops_placed = { $count ->
    [one] { $faction } posts a Troop in { $land }.
   *[other] { $faction } posts { $count } Troops in { $land }.
}
event-mercenaries_placed = { $count ->
    [one] { $faction } posts a Mercenary in { $land }.
   *[other] { $faction } posts { $count } Mercenaries in { $land }.
}
event-fleets_placed = { $count ->
    [one] { $faction } launches a Fleet in { $sea }.
   *[other] { $faction } launches { $count } Fleets in { $sea }.
}
event-land_taken = { $loser ->
    [none] { $faction } takes { $land }.
   *[other] { $faction } takes { $land } from { $loser }.
}
event-units_moved = { $mercenaries ->
    [0] From { $origin } to { $land }: { $troops ->
        [one] { $troops } Troop.
       *[other] { $troops } Troops.
    }
   *[other] From { $origin } to { $land }: { $troops ->
        [0] {""}
        [one] { $troops } Troop,{" "}
       *[other] { $troops } Troops,{" "}
    }{ $mercenaries ->
        [one] { $mercenaries } Mercenary.
       *[other] { $mercenaries } Mercenaries.
    }
}
event-driven_out = { $faction } is driven out of { $land }.
event-hero_moved = { $hero } goes from { $origin } to { $land }.
event-fleets_moved = { $count ->
    [one] { $faction } sends a Fleet from { $origin } to { $sea }.
   *[other] { $faction } sends { $count } Fleets from { $origin } to { $sea }.
}
event-troop_destroyed = { $faction } loses a Troop in { $land }.
event-mercenary_destroyed = { $faction } loses a Mercenary in { $land }.
event-fleets_destroyed = { $count ->
    [one] { $faction } loses a Fleet in { $sea }.
   *[other] { $faction } loses { $count } Fleets in { $sea }.
}
event-hero_destroyed = { $faction } loses { $hero }.
event-hero_sacrificed = { $faction } sacrifices { $hero }.
event-hero_recruited = { $land ->
    [none] { $hero } joins { $faction }.
   *[other] { $hero } joins { $faction } in { $land }.
}
event-built = { $faction } builds { $building } on { $site }.
event-removed = On { $site }, { $building } disappears.
event-metropolis = { $bonus ->
    [none] { $faction } founds a Metropolis on { $site }.
   *[other] { $faction } founds a Metropolis on { $site }; bonus: { $bonus }.
}
event-metropolis_lost = { $faction } loses the Metropolis on { $site }.
event-bonus = { $faction } receives a bonus: { $bonus }.
event-creature_bought = { $price ->
    [0] { $faction } gets { $creature } free of charge.
   *[other] { $faction } buys { $creature } for { $price } gold.
}
event-creature_played = { $faction } plays { $creature }.
event-creature_discarded = Discarded: { $creature }.
event-creature_revealed = New on the Creature track: { $creature }.
event-deck_shuffled = The Creature deck is shuffled anew.
event-hero_revealed = New on the Hero track: { $hero }.
event-figurine_placed = { $piece } appears in { $area }.
event-figurine_removed = { $piece } leaves { $area }.
event-figurine_stolen = { $thief } lures { $creature } away from { $victim }.
event-figure_kept = { $faction } keeps { $creature } for another Cycle.
event-cornucopia = { $count ->
    [one] A cornucopia is put in { $area }.
   *[other] { $count } cornucopias are put in { $area }.
}
event-cornucopia_removed = { $count ->
    [one] A cornucopia disappears from { $area }.
   *[other] { $count } cornucopias disappear from { $area }.
}
event-battle = { $defender ->
    [none] { $attacker } attacks { $area }.
   *[other] { $attacker } attacks { $defender } in { $area }.
}
event-muster = { $faction } in { $area }: strength { $total }{ $troops ->
    [0] {""}
   *[other] {" "}· Troops { $troops }
}{ $mercenaries ->
    [0] {""}
   *[other] {" "}· Mercenaries { $mercenaries }
}{ $fleets ->
    [0] {""}
   *[other] {" "}· Fleets { $fleets }
}{ $heroes ->
    [0] {""}
   *[other] {" "}· Heroes { $heroes }
}{ $creature ->
    [0] {""}
   *[other] {" "}· Creature { $creature }
}{ $buildings ->
    [0] {""}
   *[other] {" "}· buildings { $buildings }
}.
event-dice = Dice: attacker { $attacker }, defender { $defender }.
event-totals = Totals: attacker { $attacker }, defender { $defender }.
event-retreat = { $faction } retreats to { $area }.
event-battle_over = { $holder ->
    [none] The battle in { $area } is over; nobody is left.
   *[other] The battle in { $area } is over; { $holder } holds the area.
}
event-turn = { $faction } acts in the name of { $god }.
event-turn_over = { $faction } ends its turn and takes place { $slot } in the turn order.
event-peek = { $creature ->
    [none] { $faction } looks at the top Creature card.
   *[other] { $faction } looks at the top Creature card: { $creature }.
}
event-drawn = { $creature ->
    [none] { $faction } draws a Creature card.
   *[other] { $faction } draws { $creature }.
}
event-gold_stolen = { $amount ->
    [none] { $thief } steals half the gold of { $victim }.
   *[other] { $thief } steals { $amount } gold from { $victim }.
}
event-reserved = { $faction } reserves { $creature }.
event-eliminated = { $faction } has lost its last Land Area and is out of the game.
event-game_over = The game is over.
event-gods_turn = The gods change places.
event-gold_laid = { $amount } gold is laid in { $land } for Geryon.
    .back = { $amount } gold that lay in { $land } is taken up with the income.
event-mercenaries_taken = { $count ->
    [one] A Mercenary of { $faction } leaves { $land }.
   *[other] { $count } Mercenaries of { $faction } leave { $land }.
}
event-fleets_swapped = The Fleets of { $one } and { $other } change places.
event-card_stolen = { $card ->
    [none] { $thief } steals a card from { $victim }.
   *[other] { $thief } steals { $card } from { $victim }.
}
event-discount = { $faction } saves 1 gold thanks to { $site }.
event-metropolis_on_card = { $bonus ->
    [none] { $faction } founds a Metropolis on the card of { $hero }.
   *[other] { $faction } founds a Metropolis on the card of { $hero }; bonus: { $bonus }.
}
event-unknown = Something happens: { $name }.

## Help: gods

help-god-athena = She gives a University and a Philosopher, and sells one more Philosopher for 4 gold. Four Philosophers turn into a Metropolis.
help-god-zeus = He gives a Temple and a Priestess, and sells one more Priestess for 4 gold. Once per Cycle you may peek at the top Creature card and play it for 1 gold.
help-god-poseidon = He gives a Port and a Fleet, and sells up to three more Fleets for 1, 2 and 3 gold. For 1 gold each time, your Fleets sail to the next Sea Area.
help-god-ares = He gives a Fortress and a Troop, and sells up to three more Troops for 2, 3 and 4 gold. For 1 gold each time, your Troops and Heroes march; there are no heroic moves.
help-god-hera = She gives a building of a type you lack and a Mercenary, and sells up to three more Mercenaries for 1, 3 and 5 gold. One Hero can be recruited for 4 gold.
help-god-apollo = Free of charge. You gain 2 gold and put a cornucopia on any Land Area and on any Sea Area. You act last, buy no Creatures, and your Heroes rest: no moves, no powers, no sacrifice.
help-god-apollo-base = Free of charge. You gain 2 gold and put a cornucopia on a Land Area and on a Sea Area of yours. You act last, buy no Creatures, and cannot move or sacrifice Heroes.

## Help: buildings

help-building-port = In Sea Battles, +1 for its owner in the one Sea Area that its site faces, in attack and defence.
help-building-port-base = In Sea Battles, +1 for its owner in every Sea Area that touches its Land Area, in attack and defence.
help-building-fortress = In Land Battles, +1 for the defender of its Land Area. Several add up.
help-building-temple = Once per Cycle, 1 gold off a Creature bought from the track.
help-building-university = It has no effect of its own, but no set of four is complete without it.
help-building-metropolis = It works like Port, Fortress and Temple together. Control enough of them when a Cycle ends and you win. One rises from one building of each type, from four Philosophers or through a Hero, or you conquer one.

## Help: Metropolis bonuses

help-bonus-troops = Post 2 Troops on Land Areas of yours.
help-bonus-cornucopia = Put a cornucopia on a Land or Sea Area of yours.
help-bonus-priestess = Gain a Priestess.
help-bonus-gold = Gain 3 gold.
help-bonus-fleets = Launch 2 Fleets in Sea Areas you already control.
help-bonus-reserve = Mark a Creature on the track: as long as it lies there, nobody else can buy it.
help-bonus-building = Raise a building of any type on one of your sites.
help-bonus-mixed = Post a Troop on a Land Area of yours and launch a Fleet in a Sea Area you already control.

## Help: Heroes

help-hero-achilles = In battle: an enemy who loses a round must flee at once or perish. Sacrifice: raise two buildings of your choice in one Land Area of yours.
help-hero-ajax = In battle: strength 2. Sacrifice: found a Metropolis if you control 7 Land Areas.
help-hero-antigone = In battle: a 0 on your die counts as 3. Sacrifice: give up 3 cornucopia tokens from your areas to found a Metropolis.
help-hero-croesus = In battle: for 1 gold each time, roll your die again; the last roll counts. Sacrifice: pay 15 gold to found a Metropolis.
help-hero-hector = In battle: whoever invades his area loses a Troop of your choice before the first round. Sacrifice: turn Priestesses into Philosophers, two for one, as often as you like.
help-hero-helen = In battle: your die always shows 2. Sacrifice: give up two different pairs of equal buildings to found a Metropolis.
help-hero-heracles = On the move: he destroys every figurine in his path and keeps its card. Sacrifice: with 2 such cards, found a Metropolis.
help-hero-hippolyta = In battle: your Ports and Fortresses in her area each work as both. Sacrifice: found a Metropolis if you have 2 other Heroes; they stay.
help-hero-jason = On heroic moves: he also crosses the sea by way of enemy Fleets. Sacrifice: found a Metropolis if all 8 of your Fleets are on the map.
help-hero-leto = Under Apollo she alone may still make a heroic move and be sacrificed. Sacrifice: found a Metropolis if you own 2 Creatures with figurines.
help-hero-odysseus = In battle: when he attacks, Fortresses do not help the defender. Sacrifice: give up three equal buildings to found a Metropolis.
help-hero-pandora = In battle: the enemy’s Mercenaries there change to your side before the first round. Sacrifice: use the sacrifice of a Hero on the track.
help-hero-penelope = At sea: +2 for you in battles on the Sea Areas around her Land Area. Sacrifice: found a Metropolis if you control 6 Sea Areas.
help-hero-penthesilea = In battle: you win tied rounds. Sacrifice: put a Metropolis you are building on her card, where nobody can take it.
help-hero-pericles = On heroic moves: each one costs only 1 gold. Sacrifice: found a Metropolis if all 8 of your own Troops are on the map.
help-hero-perseus = In battle: a Troop of yours that would fall beside him may retreat instead. Sacrifice: carry units of yours from one Land Area to any other.

## Help: Creatures

help-creature-charon = Swap one of your Heroes for a Hero on the track. The newcomer stands where the old one stood.
help-creature-chimera = Play a Creature from the discard pile free of charge. Then deck and discard pile are shuffled together.
help-creature-cyclops = Turn one of your buildings into a building of another type.
help-creature-dryad = Steal a Priestess from another faction.
help-creature-echidna = Take over an opponent’s figurine with its card; you may put it somewhere else at once.
help-creature-empousa = Receive your god’s free building and gift a second time.
help-creature-erinyes = Move one cornucopia token from any area to any other.
help-creature-giant = Take all Mercenaries from another faction’s Land Area and spread them over your own.
help-creature-graeae = Collect your income once more, for you alone.
help-creature-griffin = Steal half the gold of another faction, rounded down.
help-creature-harpy = Destroy a Troop or Mercenary anywhere.
help-creature-hippalectryon = Hand in 2 Mercenaries for a cornucopia, a Priestess or a Philosopher. You may do so again as long as you have Mercenaries.
help-creature-hippocamp = In one Sea Area of yours all Fleets become as many Mercenaries on your Land Areas.
help-creature-manticore = Destroy a figurine or a Hero anywhere on the map.
help-creature-pegasus = Fly units of yours from one Land Area to any other, without Fleets, even to attack.
help-creature-satyr = Steal a Philosopher from another faction.
help-creature-sphinx = Draw 3 Creatures, play one of them free of charge and discard the others.
help-creature-sylph = Swap the Fleets of two Sea Areas, whoever they belong to. No battle follows.
help-creature-triton = Take a building from another faction and put it on a site of yours.
help-creature-boar = On land. It drives all units out of its area, and none may enter while it stays there.
help-creature-cerberus = On land. The income of its area goes to you, whoever controls the area.
help-creature-charybdis = At sea, on two Sea Areas: for your Fleets these two are neighbours.
help-creature-chiron = On land. Effects of Creatures cannot touch its area or anything in it.
help-creature-geryon = On land. For every Troop or Fleet destroyed anywhere, 1 gold is laid in its area for the next income.
help-creature-hydra = On land or at sea. The income of its area is doubled for whoever controls it. When it comes and at each upkeep it devours a Troop or Fleet nearby and adds a cornucopia to its area.
help-creature-hydra-base = On land or at sea. The income of its area is doubled for whoever controls it.
help-creature-kraken = At sea. It sinks all Fleets wherever it arrives, and none may enter while it stays there.
help-creature-medusa = On land. No Troop and no Hero can enter or leave her area, not even by air.
help-creature-minotaur = On a Land Area of yours. It defends with strength 2 and never retreats.
help-creature-nereid = At sea. The income of its area goes to you, whoever controls the area. Fleets are not hindered.
help-creature-polyphemus = On land. All Sea Areas around him are closed: Fleets there are driven away and none may come back.
help-creature-typhon = At sea. Buildings on all Land Areas around it have no effect and count for no set; Metropolises there still count for victory.

## Units, cards and phases: names and help

unit-troop = Troop
    .text = a Troop
unit-mercenary = Mercenary
    .text = a Mercenary
unit-fleet = Fleet
    .text = a Fleet
unit-hero = Hero
unit-figurine = Figurine
unit-cornucopia = Cornucopia
unit-gold = Gold

help-unit-troop = Holds and conquers Land Areas; strength 1 in Land Battles. Every faction has 8.
help-unit-mercenary = A Troop for hire: it fights and moves like one, but comes from a common supply.
help-unit-fleet = Holds a Sea Area; strength 1 in Sea Battles. Units cross the sea along a chain of your own Fleets. Every faction has 8.
help-unit-hero = Moves and fights like a Troop, has a power of its own, and can be sacrificed when its condition is met.
help-unit-figurine = A Creature that stays on the map. It costs a Priestess in each Upkeep, and may then move to an adjacent area.
help-unit-cornucopia = Worth 1 gold of income for whoever controls the area.
help-unit-gold = Pays for Offerings, recruits, moves and Creatures. How much you have stays hidden behind your screen.
help-card-priestess = Each one makes your bid 1 gold cheaper, and is not used up by that. In the Upkeep one Priestess is spent for each figurine you keep.
help-card-philosopher = Four Philosophers turn into a Metropolis at once.
help-phase-placement = Before the first Cycle everybody settles on Land Areas and launches a Fleet beside each.
help-phase-initialization = The Creature and Hero tracks are filled up and the gods change places.
help-phase-income = Everybody receives 1 gold for each cornucopia in areas they control.
help-phase-offerings = Everybody bids for a god in turn order. Whoever is outbid must bid at once for another god.
help-phase-upkeep = Everybody spends a Priestess for each figurine they keep; kept figurines may move.
help-phase-actions = God by god, everybody acts in the name of the god they have won.
help-phase-end = If somebody controls enough Metropolises now, the game ends: the most Metropolises win, then the most gold.

bot-random = Random
    .help = Plays legal moves without any plan.
bot-novice = Icarus
    .help = Flies at whatever shines, overlooks half of what could be done, and is surprised by the rest.
bot-easy = Elpenor
    .help = Means well and knows the rules, but misjudges things and forgets his guards.
bot-greedy = Greedy
    .help = Takes what looks best at the moment.
bot-medium = Telemachus
    .help = Plays a sound turn and looks a little further, at what the others may do next.
bot-hard = Penelope
    .help = Weaves her plans around yours: weighs hundreds of ways the game may go before she decides.
bot-master = Daedalus
    .help = Thinks for up to three seconds and lets nobody out of the maze who is one step from winning.

## Table options

setting-players = Players
    .help = How many people play.
setting-edition = Edition
    .help = Which box is played: it sets the cards, the tiles and some rules. Every option below can still be changed.
setting-teams = Teams
    .help = Teams of two share their treasury and win together.
setting-goal = Metropolises to win
    .help = Control so many Metropolises at the end of a Cycle to win.
setting-map = Map
    .help = How the tiles are laid: at random, fairly balanced, a quick set-up, or a map code.
setting-face = Side of the tiles
    .help = All tiles of a map show the same side.
setting-tile_set = Tiles
    .help = The base box has tiles 1 to 10, the complete one 1 to 12.
setting-bid_track = Bid spaces
    .help = The spaces of the printed board leave gaps; otherwise every whole number can be bid.
setting-bid_cap = Highest bid
    .help = No bid may exceed it; 0 means no limit.
setting-mercenary_count = Mercenaries
    .help = How many Mercenaries the common supply has.
setting-creature_set = Creatures
    .help = The Creature cards in the deck.
setting-hero_set = Heroes
    .help = The Hero cards in the deck.
setting-bonus_set = Metropolis bonuses
    .help = The bonuses that new Metropolises can bring; three tokens of each.
setting-port_reach = Reach of Ports
    .help = Whether a Port helps in every Sea Area around its land or only in the one that its site faces.
setting-apollo_placement = Apollo’s cornucopias
    .help = Whether Apollo’s cornucopias go only to areas you control or to any area.
setting-apollo_silences_heroes = Apollo silences Heroes
    .help = Whether Heroes of Apollo’s faction also lose their powers in battle.
setting-hydra_feeds = The Hydra feeds
    .help = Whether the Hydra devours a Troop or Fleet and then adds a cornucopia.
setting-strict_offerings = Only bids you can pay
    .help = If off, whoever cannot pay is fined half their gold and the Offerings begin again.
setting-fresh_temples = Conquered Temples are fresh
    .help = A conquered Temple or Metropolis gives its discount again in the same Cycle.
setting-island_chains = Fleet chains within an Island
    .help = Which moves may follow a chain of Fleets to another Land Area of the same Island: none, heroic moves, or Ares’ Land Moves and retreats too.
setting-last_stand = Last stand
    .help = Whoever loses the battle for their last Land Area is out, even after a retreat to an empty one.
setting-leto_moves = Leto under Apollo
    .help = Whether Leto makes one heroic move in Apollo’s turn, or as many as you pay for.
setting-fleets_apart = First Fleets apart
    .help = Your first two Fleets start in different Sea Areas wherever that is possible: the first one leaves your second Land Area its only sea.
setting-freed_bids = Outbidding a partner
    .help = When you drive your partner from a god, your team no longer owes their bid; if off, it still limits yours.
setting-losses_first = Losses before Perseus
    .help = In a tied round both sides remove their losses before Perseus lets a Troop withdraw; if off, an attacking Perseus decides first.

choice-edition-base = Base box
choice-edition-complete = Complete edition
choice-tile_set-base = Tiles 1 to 10
choice-tile_set-complete = Tiles 1 to 12
choice-map-random = Random
choice-map-balanced = Balanced
choice-map-quick = Quick set-up
choice-map-quick-3 = Quick set-up for 3, side A
choice-map-quick-3-b = Quick set-up for 3, side B
choice-map-quick-4 = Quick set-up for 4, side A
choice-map-quick-4-b = Quick set-up for 4, side B
choice-map-quick-5 = Quick set-up for 5, side A
choice-map-quick-5-b = Quick set-up for 5, side B
choice-map-quick-6 = Quick set-up for 6, side A
choice-map-quick-6-b = Quick set-up for 6, side B
choice-map-trial = Trial map
choice-face-a = Side A
choice-face-b = Side B
choice-face-random = Either side
choice-bid_track-printed = As printed
choice-bid_track-linear = Every number
choice-port_reach-adjacent = All Sea Areas around
choice-port_reach-harbour = Only the harbour’s Sea Area
choice-apollo_placement-controlled = Areas you control
choice-apollo_placement-anywhere = Anywhere
choice-island_chains-none = For no move
choice-island_chains-heroic = For heroic moves
choice-island_chains-all = For all moves
choice-leto_moves-one = One heroic move
choice-leto_moves-any = Any number

## Why not a thing that was pointed at

thing-not-asked = This does not answer what is asked now: { $question }

# What a card tells of this table: prices, conditions, what one could do with it.
tell-and = { $first } and { $last }
tell-card-priest = Priest
tell-free = free
tell-each = { $price } each
tell-price-space = Price now, { $place ->
    [1] first space
    [2] second space
    [3] third space
   *[other] fourth space
}
tell-price-hero = Price, in a turn of Hera
tell-discount-temple = Your temple on { $land }
tell-discount-metropolis = Your metropolis on { $land }
tell-discount-away = Your metropolis outside the board
tell-price-later = If nobody buys it, { $price } gold in the next cycle.
tell-leaves = If nobody buys it, it leaves the track in the next cycle.
tell-reserved = Reserved by { $who }: nobody else can buy it.
tell-owned-by = Serves { $who }.
tell-new-hero = New in this cycle: no sacrifice before the next one.
tell-rival-could = { $who } meets the condition now.
tell-wants-lands = Your lands
tell-wants-seas = Your sea areas
tell-wants-fleets = Your fleets on the map
tell-wants-troops = Your own troops on the map
tell-wants-tokens = Cornucopia tokens in your areas
tell-wants-gold = Your gold
tell-wants-pairs = Different pairs of equal buildings
tell-wants-trio = Most equal buildings
tell-wants-trophies = Slain creatures under his card
tell-wants-figurines = Figurines of yours in play
tell-wants-heroes = Your other heroes
tell-wants-priestesses = Your priestesses
tell-wants-priests = Your priests
tell-wants-stock = Buildings in the supply
tell-wants-sites = Sites on one land
tell-wants-islands = Your islands
tell-wants-buildings = Different buildings
tell-wants-site = Places for a metropolis
tell-wants-model = Heroes to copy
tell-wants-army = Units to carry
tell-wants-goal = Areas in reach
tell-gift = { $thing }, a gift
tell-more-unit-fleet = { $count ->
    [one] One more fleet
   *[other] Up to { $count } more fleets
}
tell-more-unit-troop = { $count ->
    [one] One more troop
   *[other] Up to { $count } more troops
}
tell-more-unit-mercenary = { $count ->
    [one] One more mercenary
   *[other] Up to { $count } more mercenaries
}
tell-more-unit-undead = { $count ->
    [one] One more undead unit
   *[other] Up to { $count } more undead units
}
tell-more-card-priestess = A second priestess
tell-more-card-priest = A second priest
tell-more-card-philosopher = A second philosopher
tell-building-lacking = A building type you lack, a gift
tell-gold-gift = { $count } gold, a gift
tell-cornucopias = Two cornucopias, on land and at sea
tell-classic-apollo = 1 gold, or 4 with a single island
tell-classic-prosperity = Prosperity marker, for the first one there
tell-sail = One group of fleets sails on
tell-march = One group marches on
tell-peek = See the top creature, play it
tell-hire = One hero from the track
tell-replace = Another creature on the track
tell-acts = Acts as number { $place } of { $count } this cycle.
tell-next-cycle = { $count ->
    [one] Opens next cycle.
   *[other] Opens in { $count } cycles.
}
tell-not-this-cycle = Not open in this cycle.
tell-bid = Your bid
tell-priestess = { $count ->
    [one] One priestess
   *[other] { $count } priestesses
}
tell-priest = { $count ->
    [one] One priest
   *[other] { $count } priests
}
tell-other-bids = Your other offerings
tell-ousts = { $who } is driven off and must bid elsewhere at once: { $gods }.
tell-bid-too-low = { $who } stands on { $stands }: you must bid { $least } or more.
tell-cannot-bid = The lowest bid is { $bid } and costs you { $pay }: more than you have.
tell-example = Bid { $bid }, pay { $pay }. The { $left } gold left buy for instance { $what }.
tell-example-bare = Bid { $bid }, pay { $pay }: { $left } gold left.
tell-left-buys = { $left } gold left buy for instance { $what }.
tell-buys-unit-fleet = { $count ->
    [one] a fleet ({ $cost })
   *[other] { $count } fleets ({ $cost })
}
tell-buys-unit-troop = { $count ->
    [one] a troop ({ $cost })
   *[other] { $count } troops ({ $cost })
}
tell-buys-unit-mercenary = { $count ->
    [one] a mercenary ({ $cost })
   *[other] { $count } mercenaries ({ $cost })
}
tell-buys-unit-hero = a hero ({ $cost })
tell-buys-card-priestess = a second priestess ({ $cost })
tell-buys-card-priest = a second priest ({ $cost })
tell-buys-card-philosopher = a second philosopher ({ $cost })
tell-buys-building-port = a port ({ $cost })
tell-buys-building-fortress = a fortress ({ $cost })
tell-buys-building-temple = a temple ({ $cost })
tell-buys-building-university = a university ({ $cost })
tell-buys-sails = { $count ->
    [one] one sail ({ $cost })
   *[other] { $count } sails ({ $cost })
}
tell-buys-marches = { $count ->
    [one] one march ({ $cost })
   *[other] { $count } marches ({ $cost })
}
tell-set = Building types of your set
tell-set-nothing = Adds nothing to your set: you have the { $thing }. What you lack: { $lacks }.
tell-set-new = { $thing }: new to your set, then { $have } of 4.
tell-set-complete = { $thing }: your set is complete. A metropolis at once.
tell-set-new-for = { $thing } for { $price } gold: new to your set, then { $have } of 4.
tell-set-complete-for = { $thing } for { $price } gold: your set is complete. A metropolis at once.
tell-have-none = You have none.
tell-have = { $count ->
    [one] You have one.
   *[other] You have { $count }.
}
tell-lacks = Missing to a metropolis: { $what }.
tell-givers = Comes from { $gods }.
tell-deity-of = { $who } holds it with { $value ->
    [one] one offering
   *[other] { $value } offerings
}.
tell-deity-locked = It is locked: nobody can take it any more.
tell-deity-points = { $points ->
    [one] Worth 1 point to you as things stand.
   *[other] Worth { $points } points to you as things stand.
}
tell-deity-rival = { $who } would score { $points } with it.
tell-deity-cards = { $count ->
    [one] Your only deity so far.
   *[other] One of your { $count } deities.
}
tell-offerings = Your offerings, of those it takes
tell-deity-yours = { $value ->
    [one] Yours, with one Offering on it.
   *[other] Yours, with { $value } Offerings on it.
}
tell-deity-sum = { $value ->
    [one] One Offering lies on it: { $need } take it.
   *[other] { $value } Offerings lie on it: { $need } take it.
}
tell-offerings-short = { $count ->
    [one] You lack one Offering.
   *[other] You lack { $count } Offerings.
}
tell-deity-lock = Your Offerings on it, of those that lock it
tell-deity-fresh = Taken in this turn: its power begins with your next one.
tell-level = level { $level }
tell-builder = { $who } stands there: the space is blocked.
tell-builder-yours = You stand here: your builder must go elsewhere.
tell-cities-produce = { $count ->
    [one] One city of yours produces, on { $where }.
   *[other] { $count } cities of yours produce, on { $where }.
}
tell-takes-offerings = { $count ->
    [one] Brings you one Offering.
   *[other] Brings you { $count } Offerings.
}
tell-raises = { $count ->
    [one] One step up.
   *[other] { $count } steps up, as you share them out.
}
tell-reserve = { $count ->
    [0] No Offering in your reserve: you can only take one.
    [one] One Offering in your reserve.
   *[other] { $count } Offerings in your reserve.
}
tell-entitled = Bonus action open: you show a Favour of { $god }.
tell-entitled-card = Bonus action open: { $deity } stands for the Favour.
tell-not-entitled = No bonus action: you have no Favour of { $god }.
tell-could-follow = Could follow you there: { $what }.
tell-favour-pile = { $count ->
    [0] No Favour token left on the pile: take one from somebody.
    [one] One Favour token left on the pile.
   *[other] { $count } Favour tokens left on the pile.
}
tell-favours-of = { $count ->
    [one] { $who } has one.
   *[other] { $who } has { $count }.
}
tell-pieces-left = { $count ->
    [0] You have built all of them.
    [one] One left on your board.
   *[other] { $count } left on your board.
}
tell-built-on = Built, on level { $level }.
tell-cost-stone = Stone that you could pay on level { $level }
tell-cost-marble = Marble that you could pay on level { $level }
tell-cost-gold = Gold that you could pay on level { $level }
tell-cheaper = { $deity } makes it cheaper by one.
tell-built-points = { $points ->
    [one] One point on level { $level }.
   *[other] { $points } points on level { $level }.
}
tell-levels-full = No Level token left: { $what }.
tell-empty-near = Empty and in reach: { $what }.
tell-empty-near-more = Empty and in reach: { $what }, and { $count } more.
tell-price-item = Playing it
tell-price-favour = Its second power, once in the turn
tell-price-building = Price, in a turn of { $gods }
tell-price-necropolis = Price, in a turn of Hades
tell-item-yours = Yours, face up.
tell-item-yours-hidden = Yours, face down: the others do not know it.
tell-item-of = { $who } has it.
tell-item-played = Played: it lies in the discard pile.
tell-item-pile = Nobody has it: it lies in the pile.
tell-item-maybe = { $count ->
    [one] In the pile, or the one item that lies face down.
   *[other] In the pile, or one of the { $count } items that lie face down.
}
tell-favour-with = The favour of this cycle: whoever serves { $god } has it.
tell-favour-other = Not in this cycle: its favour is that of { $thing }.
tell-favour-none = There is no favour in this cycle.
tell-favour-used = Its second power was used in this turn.
tell-demeter = { $count ->
    [one] You would receive 1 gold for your island.
   *[other] You would receive { $count } gold for your islands.
}
tell-theatres-left = { $count ->
    [0] None is left in the supply.
    [one] One is left in the supply.
   *[other] { $count } are left in the supply.
}
tell-necropolis-at = It stands on { $land }, with { $gold } gold on it.
tell-bonus-left = { $count ->
    [0] None of the { $amount } tokens in the stack brings it.
    [one] One of the { $amount } tokens in the stack brings it.
   *[other] { $count } of the { $amount } tokens in the stack bring it.
}
tell-bonus-lies = It lies on { $land }: if { $who } loses the metropolis, it is granted again.
tell-bonus-reserve = You could reserve { $what }.
tell-bonus-no-card = No creature on the track can be reserved.
tell-no-troops = No troop left in your reserve.
tell-no-fleets = No fleet left in your reserve.
tell-no-sites = You have no free site.
tell-supply = { $count ->
    [0] None is left in the supply.
    [one] One is left in the supply.
   *[other] { $count } are left in the supply.
}
tell-philosophers = Your philosophers
tell-metropolises = { $count ->
    [one] { $who } has one metropolis.
   *[other] { $who } has { $count } metropolises.
}
tell-goal = { $count } of them at the end of a cycle win.

# Why a hint: what an option would bring, as parts of a sentence.
hint-bare = Nothing better is in sight.
hint-undefended = Undefended.
hint-set-spent = Your four buildings become the metropolis.
hint-end = Nothing else is worth its price now.
hint-two = { $first }; { $second }
hint-choose-next = What it brings is chosen next.
hint-brings = Brings { $what }.
hint-brings-for = Brings { $what } for { $gold } gold.
hint-costs-gold = Costs { $gold } gold.
hint-costs = You give up { $what }.
hint-costs-told = Gives up { $what }.
hint-harms = Costs your rivals { $what }.
hint-harms-told = Costs rivals { $what }.
hint-least = at least { $what }
hint-perhaps = With luck: { $what }.
hint-perhaps-also = With luck also { $what }.
hint-can = Can bring { $what }.
hint-can-also = Can also bring { $what }.
hint-if-won = If you win: { $what }.
hint-may-cost = Can cost you { $what }.
hint-may-cost-told = Can cost { $what }.
hint-may-harm = Can cost your rivals { $what }.
hint-may-harm-told = Can cost rivals { $what }.
hint-retreat = Gives the battle up, but the units live.
hint-end-less = Keeps what you have; something else is worth its price.
hint-peek = It is free, and you may play the card for 1 gold.
hint-decline = Keeps what it would cost.
hint-battle = { $percent }% to win the battle for { $area }, { $losses ->
    [0] with hardly a loss
    [one] with about one unit lost
   *[other] with about { $losses } units lost
}.
hint-nothing = Brings nothing at once.
hint-same = Brings the same: no difference is in sight.
hint-same-less = Brings the same at once; what can follow is worth less.
hint-at-income = { $count ->
    [0] no gold a cycle there
   *[other] { $count } gold a cycle there
}
hint-at-sea-income = { $count ->
    [0] no gold a cycle there
   *[other] { $count } gold a cycle there
}
hint-at-threat = { $count ->
    [0] out of every rival’s reach
    [one] a rival could march there with one unit
   *[other] a rival could march there with { $count } units
}
hint-at-guards = { $count ->
    [0] none of your units stands there
    [one] one of your units stands there
   *[other] { $count } of your units stand there
}
hint-at-buildings = { $count ->
    [0] nothing is built there
    [one] a building stands there
   *[other] { $count } buildings stand there
}
hint-at-sites = { $count ->
    [0] no free site
    [one] one free site
   *[other] { $count } free sites
}
hint-at-sea-threat = { $count ->
    [0] no rival’s fleet close by
    [one] a rival’s fleet close by
   *[other] { $count } rival fleets close by
}
hint-at-coast = { $count ->
    [0] no site of yours on its coast
    [one] one site of yours on its coast
   *[other] { $count } sites of yours on its coast
}
hint-god-gives = { $god } gives { $thing }.
hint-with-bid = Bid { $count }.
hint-bid = You pay { $pay } and keep { $left } gold.
hint-metropolises = another metropolis
hint-rivals = a metropolis less for the leader
hint-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
hint-locks = a deity locked for good
hint-built = a construction
hint-types = { $count ->
    [one] a building type that you lacked
   *[other] { $count } building types that you lacked
}{ $now ->
    [none] {""}
   *[other] {" "}({ $now } of 4 for a metropolis)
}
hint-types-told = { $count ->
    [one] a building type that was missing
   *[other] { $count } building types that were missing
}{ $now ->
    [none] {""}
   *[other] {" "}({ $now } of 4 for a metropolis)
}
hint-philosophers = { $count ->
    [one] a philosopher
   *[other] { $count } philosophers
}{ $now ->
    [none] {""}
   *[other] {" "}({ $now } of 4 for a metropolis)
}
hint-cards = a deity card
hint-taken = a land taken from a rival
hint-lands = { $count ->
    [one] another land
   *[other] { $count } more lands
}
hint-income = { $count } more gold a cycle
hint-heroes = a hero
hint-creatures = a creature that stays
hint-priests = { $count ->
    [one] a priest
   *[other] { $count } priests
}
hint-priestesses = { $count ->
    [one] a priestess
   *[other] { $count } priestesses
}
hint-seas = { $count ->
    [one] another sea area
   *[other] { $count } more sea areas
}
hint-troops = { $count ->
    [one] another troop on the map
   *[other] { $count } more troops on the map
}
hint-fleets = { $count ->
    [one] another fleet on the map
   *[other] { $count } more fleets on the map
}
hint-favours = { $count ->
    [one] a Favour token
   *[other] { $count } Favour tokens
}
hint-offerings = { $count ->
    [one] an Offering
   *[other] { $count } Offerings
}
hint-gold-cubes = { $count } gold
hint-marble = { $count } marble
hint-stone = { $count } stone
hint-height = resources on higher levels
hint-gold = { $count } gold
hint-less-lands = { $count ->
    [one] a land
   *[other] { $count } lands
}
hint-less-income = { $count } gold a cycle
hint-less-heroes = { $count ->
    [one] a hero
   *[other] { $count } heroes
}
hint-less-creatures = { $count ->
    [one] a creature
   *[other] { $count } creatures
}
hint-less-buildings = { $count ->
    [one] a building
   *[other] { $count } buildings
}
hint-less-priests = { $count ->
    [one] a priest
   *[other] { $count } priests
}
hint-less-priestesses = { $count ->
    [one] a priestess
   *[other] { $count } priestesses
}
hint-less-favours = { $count ->
    [one] a Favour token
   *[other] { $count } Favour tokens
}
hint-less-offerings = { $count ->
    [one] an Offering
   *[other] { $count } Offerings
}
hint-less-gold-cubes = { $count } gold
hint-less-marble = { $count } marble
hint-less-stone = { $count } stone
hint-token = Opens the bonus action of { $patron } and lets you follow there once.
hint-less-troops = { $count ->
    [one] a troop
   *[other] { $count } troops
}
hint-less-fleets = { $count ->
    [one] a fleet
   *[other] { $count } fleets
}
hint-less-seas = { $count ->
    [one] a sea area
   *[other] { $count } sea areas
}

## Seas of the tiles
sea-achilli-bay = Achilli Bay
    .text = Achilli Bay
sea-alyko-bay = Alyko Bay
    .text = Alyko Bay
sea-ammoudi-bay = Ammoudi Bay
    .text = Ammoudi Bay
sea-amorgos-strait = Amorgos Strait
    .text = Amorgos Strait
sea-anafi-passage = Anafi Passage
    .text = Anafi Passage
sea-apolakkia-bay = Apolakkia Bay
    .text = Apolakkia Bay
sea-arkasa-bay = Arkasa Bay
    .text = Arkasa Bay
sea-bay = Bay
    .text = Bay
sea-caldera = Caldera
    .text = Caldera
sea-carpathian-sea = Carpathian Sea
    .text = Carpathian Sea
sea-cesme-strait = Cesme Strait
    .text = Cesme Strait
sea-channel = Channel
    .text = Channel
sea-cove = Cove
    .text = Cove
sea-deep = Deep
    .text = Deep
sea-despotiko-strait = Despotiko Strait
    .text = Despotiko Strait
sea-emporios-bay = Emporios Bay
    .text = Emporios Bay
sea-euboean-gulf = Euboean Gulf
    .text = Euboean Gulf
sea-finikas-bay = Finikas Bay
    .text = Finikas Bay
sea-fourni-strait = Fourni Strait
    .text = Fourni Strait
sea-galissas-bay = Galissas Bay
    .text = Galissas Bay
sea-geraistos-roads = Geraistos Roads
    .text = Geraistos Roads
sea-gulf = Gulf
    .text = Gulf
sea-haven = Haven
    .text = Haven
sea-icarian-sea = Icarian Sea
    .text = Icarian Sea
sea-ios-passage = Ios Passage
    .text = Ios Passage
sea-kafireas-strait = Kafireas Strait
    .text = Kafireas Strait
sea-kalamitsa-bay = Kalamitsa Bay
    .text = Kalamitsa Bay
sea-kalloni-gulf = Kalloni Gulf
    .text = Kalloni Gulf
sea-kalotaritissa-bay = Kalotaritissa Bay
    .text = Kalotaritissa Bay
sea-kamari-roads = Kamari Roads
    .text = Kamari Roads
sea-karavostasi-roads = Karavostasi Roads
    .text = Karavostasi Roads
sea-keros-bank = Keros Bank
    .text = Keros Bank
sea-klima-bay = Klima Bay
    .text = Klima Bay
sea-kolona-bay = Kolona Bay
    .text = Kolona Bay
sea-kos-strait = Kos Strait
    .text = Kos Strait
sea-kyra-panagia-sound = Kyra Panagia Sound
    .text = Kyra Panagia Sound
sea-kythnos-channel = Kythnos Channel
    .text = Kythnos Channel
sea-lagoon = Lagoon
    .text = Lagoon
sea-leros-sound = Leros Sound
    .text = Leros Sound
sea-lesbos-roads = Lesbos Roads
    .text = Lesbos Roads
sea-levitha-passage = Levitha Passage
    .text = Levitha Passage
sea-lindos-bay = Lindos Bay
    .text = Lindos Bay
sea-lipsi-sound = Lipsi Sound
    .text = Lipsi Sound
sea-livadi-bay = Livadi Bay
    .text = Livadi Bay
sea-makares-shoal = Makares Shoal
    .text = Makares Shoal
sea-makronisos-strait = Makronisos Strait
    .text = Makronisos Strait
sea-milos-gulf = Milos Gulf
    .text = Milos Gulf
sea-moudros-gulf = Moudros Gulf
    .text = Moudros Gulf
sea-muselim-strait = Muselim Strait
    .text = Muselim Strait
sea-mycale-strait = Mycale Strait
    .text = Mycale Strait
sea-mylopotas-bay = Mylopotas Bay
    .text = Mylopotas Bay
sea-myrties-strait = Myrties Strait
    .text = Myrties Strait
sea-narrows = Narrows
    .text = Narrows
sea-naxos-strait = Naxos Strait
    .text = Naxos Strait
sea-nisyros-sound = Nisyros Sound
    .text = Nisyros Sound
sea-ornos-bay = Ornos Bay
    .text = Ornos Bay
sea-parikia-bay = Parikia Bay
    .text = Parikia Bay
sea-paros-channel = Paros Channel
    .text = Paros Channel
sea-pass = Pass
    .text = Pass
sea-petalioi-gulf = Petalioi Gulf
    .text = Petalioi Gulf
sea-polyaigos-strait = Polyaigos Strait
    .text = Polyaigos Strait
sea-pournia-bay = Pournia Bay
    .text = Pournia Bay
sea-psara-strait = Psara Strait
    .text = Psara Strait
sea-reef = Reef
    .text = Reef
sea-samos-gulf = Samos Gulf
    .text = Samos Gulf
sea-saria-strait = Saria Strait
    .text = Saria Strait
sea-shoal = Shoal
    .text = Shoal
sea-sifnos-strait = Sifnos Strait
    .text = Sifnos Strait
sea-skala-bay = Skala Bay
    .text = Skala Bay
sea-sound = Sound
    .text = Sound
sea-steno-channel = Steno Channel
    .text = Steno Channel
sea-strait = Strait
    .text = Strait
sea-symi-strait = Symi Strait
    .text = Symi Strait
sea-therma-bay = Therma Bay
    .text = Therma Bay
sea-tholaria-bay = Tholaria Bay
    .text = Tholaria Bay
sea-thracian-sea = Thracian Sea
    .text = Thracian Sea
sea-tigani-bay = Tigani Bay
    .text = Tigani Bay
sea-tsiknias-sound = Tsiknias Sound
    .text = Tsiknias Sound
sea-vathi-bay = Vathi Bay
    .text = Vathi Bay
sea-vourkari-bay = Vourkari Bay
    .text = Vourkari Bay
