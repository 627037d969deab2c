# What happens at the table, as people tell it. Loaded with the table (telling/words.ts).
#
# do-… is a verb phrase without its subject in three forms: [you] after "You", [they] after a name,
# [past] without subject at the head of a line. Messages that are whole sentences (no actor) have
# [they] for now and [past] for then. $at is " on Naxos and in Klima Bay" or nothing.

## Subjects, lists, numbers

you-object = you
you-share = you
you-do = You { $doing }
they-do = { $name } { $doing }
you-did = you { $done }
they-did = { $name } { $done }
verb-first = { $done }
verb-first-you = { $done }
and-so = { $main }; { $others }
colon = : { $losses }
list = { $first } and { $last }
numeral = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[9] nine
  }
at-land = on { $name }
at-sea = in { $name }
from = from { $name }
from-whom = from { $name }
of = of { $name }
gold = { $gold } gold
price = { $gold ->
    [0] {" "}for free
   *[other] {" "}for { $gold } gold
  }
price-note = { $gold ->
    [0] Free.
   *[other] Price { $gold } gold.
  }
half-the-gold = half the gold
share = { $name } { $gold }

## Things, counted

thing-troop = { $count ->
    [one] a troop
   *[other] { $number } troops
  }
thing-mercenary = { $count ->
    [one] a mercenary
   *[other] { $number } mercenaries
  }
thing-undead = { $count ->
    [one] an undead troop
   *[other] { $number } undead troops
  }
thing-fleet = { $count ->
    [one] a fleet
   *[other] { $number } fleets
  }
thing-undead-fleet = { $count ->
    [one] an undead fleet
   *[other] { $number } undead fleets
  }
thing-priestess = { $count ->
    [one] a priestess
   *[other] { $number } priestesses
  }
thing-priest = { $count ->
    [one] a priest
   *[other] { $number } priests
  }
thing-philosopher = { $count ->
    [one] a philosopher
   *[other] { $number } philosophers
  }
thing-cornucopia = { $count ->
    [one] a cornucopia
   *[other] { $number } cornucopias
  }
thing-prosperity = { $count ->
    [one] a prosperity marker
   *[other] { $number } prosperity markers
  }
thing-card = { $count ->
    [one] a card
   *[other] { $number } cards
  }
thing-time = { $count ->
    [one] once
   *[other] { $number } times
  }
thing-offering = { $count ->
    [one] an offering
   *[other] { $number } offerings
  }
thing-gold = { $count ->
    [one] { $count } gold
   *[other] { $count } gold
  }
thing-cube-stone = { $count ->
    [one] a stone
   *[other] { $number } stones
  }
thing-cube-marble = { $count ->
    [one] a marble
   *[other] { $number } marbles
  }
thing-cube-gold = { $count ->
    [one] a gold
   *[other] { $number } gold
  }
building = { $which ->
    [port] a { $b }port{ $e }
    [fortress] a { $b }fortress{ $e }
    [temple] a { $b }temple{ $e }
    [university] a { $b }university{ $e }
    [theatre] a { $b }theatre{ $e }
    [necropolis] the { $b }Necropolis{ $e }
   *[metropolis] a { $b }metropolis{ $e }
  }
the-building = { $which ->
    [port] the { $b }port{ $e }
    [fortress] the { $b }fortress{ $e }
    [temple] the { $b }temple{ $e }
    [university] the { $b }university{ $e }
    [theatre] the { $b }theatre{ $e }
    [necropolis] the { $b }Necropolis{ $e }
   *[metropolis] the { $b }metropolis{ $e }
  }

## The table as a whole

phase = Cycle { $cycle }: { $phase }.
cycle-begins = Cycle { $cycle } begins.
news-arrived = New: { $what }.
news-left = Gone: { $what }.
news-gods = The gods: { $gods }.
news-favour = { $favour } is the favour of this cycle.
threat-dice = The dice of Hades: { $one } and { $other }.
news-threat = The threat of Hades stands at { $column } of 9.
news-hades = Hades arrives and covers { $god }.
income-caption = Income: { $shares }.
paid-caption = The offerings are paid: { $shares }.
offerings-again = The offerings begin again.
game-over = The game is over.
won = { $count ->
    [one] { $names } won.
   *[other] { $names } won together.
}
bonus = Bonus: { $bonus }.
scores = Points: { $scores }.

## Deeds: offerings and turns

do-bid = { $form ->
    [you] bid
    [they] bids
   *[past] bid
  } { $gold } for { $god }
do-turn-to = { $form ->
    [you] turn
    [they] turns
   *[past] turned
  } to { $god }
do-oust = { $form ->
    [you] drive
    [they] drives
   *[past] drove
  } { $whom } off
do-ousted = { $form ->
    [you] are driven
    [they] is driven
   *[past] driven
  } off { $god }
do-fined = { $form ->
    [you] cannot pay and are fined
    [they] cannot pay and is fined
   *[past] fined for not paying
  }
do-fined-gold = { $form ->
    [you] cannot pay and are fined
    [they] cannot pay and is fined
   *[past] fined
  } { $gold } gold
do-pay = { $form ->
    [you] pay
    [they] pays
   *[past] paid
  } { $gold } gold
do-act = { $form ->
    [you] act
    [they] acts
   *[past] acted
  } with { $god }
do-end-turn = { $form ->
    [you] end your turn, place
    [they] ends the turn, place
   *[past] ended the turn, place
  } { $place } in the next order

## Deeds: pieces

do-settle = { $form ->
    [you] settle
    [they] settles
   *[past] settled
  }{ $at }
do-gain = { $form ->
    [you] gain
    [they] gains
   *[past] gained
  } { $what }
do-gain-its = { $form ->
    [you] gain
    [they] gains
   *[past] gained
  } { $count ->
    [one] its priestess
   *[other] its priestesses
  }
do-buy = { $form ->
    [you] buy
    [they] buys
   *[past] bought
  } { $what }{ $at }
do-post = { $form ->
    [you] post
    [they] posts
   *[past] posted
  } { $what }{ $at }
do-launch = { $form ->
    [you] launch
    [they] launches
   *[past] launched
  } { $what }{ $at }
do-lose = { $form ->
    [you] lose
    [they] loses
   *[past] lost
  } { $what }{ $at }
do-lose-named = { $form ->
    [you] lose
    [they] loses
   *[past] lost
  } { $what }
do-lose-metropolis = { $form ->
    [you] lose
    [they] loses
   *[past] lost
  } the metropolis{ $at }
do-march = { $form ->
    [you] march with
    [they] marches with
   *[past] marched with
  } { $what } { $from } to { $to }
do-fly = { $form ->
    [you] fly
    [they] flies
   *[past] flew
  } { $what } { $from } to { $to }
do-carry-units = { $form ->
    [you] carry
    [they] carries
   *[past] carried
  } { $what } { $from } to { $to }
do-sail = { $form ->
    [you] sail
    [they] sails
   *[past] sailed
  } { $what } { $from } to { $to }
do-sail-often = { $form ->
    [you] move
    [they] moves
   *[past] moved
  } fleets { $what }
do-take-it = { $form ->
    [you] take
    [they] takes
   *[past] took
  } it{ $from }
do-claim-it = { $form ->
    [you] claim
    [they] claims
   *[past] claimed
  } the empty land
do-take = { $form ->
    [you] take
    [they] takes
   *[past] took
  } { $area }{ $from }
do-hold = { $form ->
    [you] hold
    [they] holds
   *[past] held
  } { $area }
do-take-over = { $form ->
    [you] take
    [they] takes
   *[past] took
  } { $what } { $from }{ $at }
do-give-back = { $form ->
    [you] give
    [they] gives
   *[past] gave
  } { $what }{ $at } back
do-give-up = { $form ->
    [you] give
    [they] gives
   *[past] gave
  } up { $what }
do-driven = { $form ->
    [you] have to sail
    [they] has to sail
   *[past] had to sail
  } { $what } { $from } to { $to }
do-driven-out = { $form ->
    [you] have to move
    [they] has to move
   *[past] had to move
  } { $what } { $from } to { $to }
do-swap = { $form ->
    [you] swap
    [they] swaps
   *[past] swapped
  } the fleets { $one } and { $other }
do-steal = { $form ->
    [you] steal
    [they] steals
   *[past] stole
  } { $what } { $from }
do-put = { $form ->
    [you] put
    [they] puts
   *[past] put
  } { $what }{ $at }
do-take-off = { $form ->
    [you] take
    [they] takes
   *[past] took
  } { $what } away{ $at }
do-out = { $form ->
    [you] are out of the game: your last land is gone
    [they] is out of the game: the last land is gone
   *[past] left the game with the last land
  }

## Deeds: buildings

do-build = { $form ->
    [you] build
    [they] builds
   *[past] built
  } { $building }{ $at }
do-replace = { $form ->
    [you] replace
    [they] replaces
   *[past] replaced
  } { $old }{ $at } by { $building }
do-carry = { $form ->
    [you] carry
    [they] carries
   *[past] carried
  } { $building } { $from } to { $to }
do-razed = { $form ->
    [past] { $building }{ $at } was torn down
   *[they] { $building }{ $at } is torn down
  }
do-make-way = { $form ->
    [past] four buildings{ $at } made way for a metropolis
   *[they] four buildings{ $at } make way for a metropolis
  }
do-found = { $form ->
    [you] found
    [they] founds
   *[past] founded
  } a metropolis { $at }{ $given ->
    [buildings] {" "}from four buildings
    [philosophers] {" "}with four philosophers
   *[none] {""}
  }
do-found-card = { $form ->
    [you] found
    [they] founds
   *[past] founded
  } a metropolis on the card of { $hero }{ $given ->
    [buildings] {" "}from four buildings
    [philosophers] {" "}with four philosophers
   *[none] {""}
  }
do-found-amazons = { $form ->
    [you] found
    [they] founds
   *[past] founded
  } a metropolis on the island of the Amazons
do-take-metropolis = { $form ->
    [you] win
    [they] wins
   *[past] won
  } its metropolis

## Deeds: creatures and heroes

do-buy-card = { $form ->
    [you] buy
    [they] buys
   *[past] bought
  } { $creature }
do-play = { $form ->
    [you] play
    [they] plays
   *[past] played
  } { $creature }
do-keep = { $form ->
    [you] keep
    [they] keeps
   *[past] kept
  } { $creature }
do-keep-for = { $form ->
    [you] give
    [they] gives
   *[past] gave
  } up { $what } to keep { $creature }
do-keep-some = { $form ->
    [you] give
    [they] gives
   *[past] gave
  } up { $what } to keep a creature
do-peek = { $form ->
    [you] look
    [they] looks
   *[past] looked
  } at the top creature card
do-peek-known = { $form ->
    [you] look
    [they] looks
   *[past] looked
  } at the top creature card, { $creature }
do-draw = { $form ->
    [you] draw
    [they] draws
   *[past] drew
  } { $what }
do-draw-cards = { $form ->
    [you] draw
    [they] draws
   *[past] drew
  } { $what }
do-reserve = { $form ->
    [you] reserve
    [they] reserves
   *[past] reserved
  } { $creature }
do-lure = { $form ->
    [you] lure
    [they] lures
   *[past] lured
  } { $creature } away { $from }
do-place-figure = { $form ->
    [you] put
    [they] puts
   *[past] put
  } { $piece } { $at }
do-place-it = { $form ->
    [you] put
    [they] puts
   *[past] put
  } it{ $at }
do-feed = { $form ->
    [you] feed
    [they] feeds
   *[past] fed
  } { $creature }
hydra-fed = The Hydra was fed: its area gains a cornucopia.
do-move-figure = { $form ->
    [you] move
    [they] moves
   *[past] moved
  } { $piece } from { $from } to { $to }
do-figure-moves = { $form ->
    [past] { $piece } moved from { $from } to { $to }
   *[they] { $piece } moves from { $from } to { $to }
  }
do-appears = { $form ->
    [past] { $thing } appeared { $at }
   *[they] { $thing } appears { $at }
  }
do-leaves = { $form ->
    [past] { $thing } left { $area }
   *[they] { $thing } leaves { $area }
  }
do-gold-laid = { $form ->
    [past] { $what } was laid{ $at }
   *[they] { $what } is laid{ $at }
  }
do-recruit = { $form ->
    [you] recruit
    [they] recruits
   *[past] recruited
  } { $hero }{ $at }
do-arrive = { $form ->
    [you] post the hero
    [they] posts the hero
   *[past] posted the hero
  }{ $at }
do-sacrifice = { $form ->
    [you] sacrifice
    [they] sacrifices
   *[past] sacrificed
  } { $hero }

## Deeds: battles

battle-follows = { $defender } defends: a battle follows.
sea-battle-follows = { $defender } has fleets there: a sea battle follows.
in-rounds = { $count ->
    [one] in one round
   *[other] in { $number } rounds
  }
score = { $high } to { $low }
dice = Dice: { $attacker } { $attack }, { $defender } { $defence }.
do-attack = { $form ->
    [you] attack
    [they] attacks
   *[past] attacked
  } { $whom } { $at }
do-win-land = { $form ->
    [you] take
    [they] takes
   *[past] took
  } { $area } { $from }{ $rounds }
do-win-sea = { $form ->
    [you] beat
    [they] beats
   *[past] beat
  } { $whom } { $at }{ $rounds }
do-be-beaten = { $form ->
    [you] attack { $whom } { $at } and are beaten
    [they] attacks { $whom } { $at } and is beaten
   *[past] attacked { $whom } { $at } and lost
  }{ $rounds }
do-fight-out = { $form ->
    [you] fight { $whom } { $at } until nobody is left
    [they] fights { $whom } { $at } until nobody is left
   *[past] fought { $whom } { $at } until nobody was left
  }
do-win-round = { $form ->
    [you] win
    [they] wins
   *[past] won
  } round { $round }, { $sums }
do-round-drawn = { $form ->
    [past] round { $round } was a draw, { $sums }
   *[they] round { $round } is a draw, { $sums }
  }
do-retreat = { $form ->
    [you] retreat
    [they] retreats
   *[past] retreated
  } to { $area }
do-nobody-left = { $form ->
    [past] nobody was left{ $at }
   *[they] nobody is left{ $at }
  }

## Deeds: Hades

do-undead-go = { $form ->
    [you] lose
    [they] loses
   *[past] lost
  } { $what }: the undead leave
do-necropolis = { $form ->
    [you] build
    [they] builds
   *[past] built
  } the Necropolis{ $at }
do-necropolis-falls = { $form ->
    [past] the Necropolis{ $at } fell
   *[they] the Necropolis{ $at } falls
  }
do-necropolis-gains = { $form ->
    [past] the Necropolis received { $gold } for the dead
   *[they] the Necropolis receives { $gold } for the dead
  }
do-gold-of-dead = { $form ->
    [you] take
    [they] takes
   *[past] took
  } { $gold } gold of the dead{ $at }
do-hero-goes = { $form ->
    [past] the hero { $thing } was taken off the board
   *[they] the hero { $thing } is taken off the board
  }
do-enjoy = { $form ->
    [you] enjoy
    [they] enjoys
   *[past] enjoyed
  } the favour of { $favour }
do-take-item = { $form ->
    [you] take
    [they] takes
   *[past] took
  } { $item }
do-take-item-hidden = { $form ->
    [you] take
    [they] takes
   *[past] took
  } { $item } face down
do-take-some-item = { $form ->
    [you] take
    [they] takes
   *[past] took
  } a magic item face down
do-link = { $form ->
    [you] link
    [they] links
   *[past] linked
  } { $one } and { $other } by the columns of Hecate
do-linked = { $form ->
    [past] the columns of Hecate linked { $one } and { $other }
   *[they] the columns of Hecate link { $one } and { $other }
  }
do-forbidden = { $form ->
    [you] may not bid
    [they] may not bid
   *[past] was kept from bidding
  } for { $god }
do-refuse-attack = { $form ->
    [you] cannot be attacked
    [they] cannot be attacked
   *[past] could not be attacked
  } { $at }
do-rearrange = { $form ->
    [you] put
    [they] puts
   *[past] put
  } the gods into another order
do-turn-cards = { $form ->
    [you] turn
    [they] turns
   *[past] turned
  } { $what } of the deck

## Deeds: Mytikas

bonus-action = Bonus of { $space }.
as-bonus = As a bonus: { $line }
shift = { $what } from level { $from } to { $to }
cost = {" "}for { $what }
construction = { $which ->
    [sc] a small city
    [lc] a large city
    [st] a small temple
   *[lt] the large temple
  }
do-be-first = { $form ->
    [you] go first
    [they] goes first
   *[past] went first
  }
do-receive = { $form ->
    [you] receive
    [they] receives
   *[past] received
  } { $what }
do-keep-card = { $form ->
    [you] choose
    [they] chooses
   *[past] chose
  } a card
do-in-river = { $form ->
    [past] new in the river: { $deity }
   *[they] new in the river: { $deity }
  }
do-begin-turn = { $form ->
    [you] begin turn { $turn }
    [they] begins turn { $turn }
   *[past] began turn { $turn }
  }
do-go = { $form ->
    [you] move your builder
    [they] moves the builder
   *[past] moved the builder
  } to { $space }
do-do-nothing = { $form ->
    [you] do
    [they] does
   *[past] did
  } nothing at { $space }
do-follow = { $form ->
    [you] follow
    [they] follows
   *[past] followed
  } to { $space }
do-give-favour = { $form ->
    [you] give
    [they] gives
   *[past] gave
  } a favour { $of }
do-take-favour = { $form ->
    [you] take
    [they] takes
   *[past] took
  } a favour { $of }
do-rob-favour = { $form ->
    [you] take
    [they] takes
   *[past] took
  } a favour { $of } { $from }
do-produce = { $form ->
    [you] produce
    [they] produces
   *[past] produced
  } { $what } on level { $level }
do-spend = { $form ->
    [you] spend
    [they] spends
   *[past] spent
  } { $what }
do-construct = { $form ->
    [you] build
    [they] builds
   *[past] built
  } { $building } on level { $level }{ $cost }
do-tumble = { $form ->
    [you] tumble
    [they] tumbles
   *[past] tumbled
  } { $what }
do-lift = { $form ->
    [you] raise
    [they] raises
   *[past] raised
  } { $what }
do-shift = { $form ->
    [you] move
    [they] moves
   *[past] moved
  } { $what }
do-change = { $form ->
    [you] turn
    [they] turns
   *[past] turned
  } it into { $what }
do-lay = { $form ->
    [you] lay
    [they] lays
   *[past] laid
  } { $what } on { $deity }
do-take-card = { $form ->
    [you] take
    [they] takes
   *[past] took
  } { $deity } from the river
do-rob-card = { $form ->
    [you] take
    [they] takes
   *[past] took
  } { $deity } { $from }
do-lock = { $form ->
    [you] lock
    [they] locks
   *[past] locked
  } { $deity } with lock { $value }
do-end-comes = { $form ->
    [past] the game ended with this turn: { $why }
   *[they] the game ends with this turn: { $why }
  }

## The log's blocks

cycle-title = Cycle { $cycle }
setup-title = Setting up
end-title = The end
income-title = Income
offerings-title = Offerings
you-title = You
with-god = with { $god }
at-space = at { $space }
turn-number = turn { $turn }
bids = { $count ->
    [one] one bid
   *[other] { $count } bids
  }
off = , driven off { $gods },
paid-clause = , paid { $gold ->
    [0] nothing
   *[other] { $gold }
  }
holds = { $you ->
    [true] You{ $off } hold { $god } for { $gold }{ $paid }.
   *[false] { $name }{ $off } holds { $god } for { $gold }.
  }
holds-free = { $you ->
    [true] You{ $off } hold { $god }.
   *[false] { $name }{ $off } holds { $god }.
  }
holds-nothing = { $you ->
    [true] You{ $off } bid again.
   *[false] { $name }{ $off } bids again.
  }

## The recap

god-for = { $god } for { $gold }
god-free = { $god }, free
net-yours = { $count ->
    [one] −1 land of yours
   *[other] −{ $count } lands of yours
  }
net-lands = { $count ->
    [one] { $sign }1 land
   *[other] { $sign }{ $count } lands
  }
net-metropolises = { $count ->
    [one] { $sign }1 metropolis
   *[other] { $sign }{ $count } metropolises
  }
do-lose-land = { $form ->
    [you] lose
    [they] loses
   *[past] lost
  } { $area } to { $whom }

## The log's buttons

watch-then = The table as it was then
watch-then-of = The table as it was then: { $what }
trace = Every single event
trace-short = In detail
all-bids = { $open ->
    [true] Fewer
   *[other] All bids
  }
rounds = { $open ->
    [true] Fewer
   *[other] Rounds
  }
