# Ce qui se passe à la table, raconté. Chargé avec la table (telling/words.ts).
#
# do-… est un groupe verbal sans sujet, sous trois formes : [you] après « Vous », [they] après un nom,
# [past] le participe, que suit ou précède « a » ou « vous avez ». Les messages sans acteur sont des
# phrases entières : [they] maintenant, [past] après coup. $at est « à Naxos et dans … », ou rien.

## Sujets, listes, nombres

you-object = vous
you-share = vous
you-do = Vous { $doing }
they-do = { $name } { $doing }
you-did = vous avez { $done }
they-did = { $name } a { $done }
verb-first = a { $done }
verb-first-you = vous avez { $done }
and-so = { $main } ; { $others }
colon = {" "}: { $losses }
list = { $first } et { $last }
numeral = { $count ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
   *[9] neuf
  }
at-land = à { $name }
at-sea = dans { $name }
from = { $article ->
    [le] du { $name }
    [les] des { $name }
    [vowel] d’{ $name }
   *[other] de { $name }
  }
of = { $vowel ->
    [true] d’{ $name }
   *[other] de { $name }
  }
# À qui l’on prend quelque chose
from-whom = { $you ->
    [true] à vos dépens
   *[other] à { $name }
  }
gold = { $gold } PO
price = { $gold ->
    [0] {" "}gratuitement
    [one] {" "}pour { $gold } PO
   *[other] {" "}pour { $gold } PO
  }
price-note = { $gold ->
    [0] Gratuit.
    [one] Prix : { $gold } PO.
   *[other] Prix : { $gold } PO.
  }
half-the-gold = la moitié de l’or
share = { $name } { $gold }

## Choses comptées

thing-troop = { $count ->
    [one] une Troupe
   *[other] { $number } Troupes
  }
thing-mercenary = { $count ->
    [one] une Troupe mercenaire
   *[other] { $number } Troupes mercenaires
  }
thing-undead = { $count ->
    [one] une Troupe morte-vivante
   *[other] { $number } Troupes mortes-vivantes
  }
thing-fleet = { $count ->
    [one] une Flotte
   *[other] { $number } Flottes
  }
thing-undead-fleet = { $count ->
    [one] une Flotte morte-vivante
   *[other] { $number } Flottes mortes-vivantes
  }
thing-priestess = { $count ->
    [one] une Prêtresse
   *[other] { $number } Prêtresses
  }
thing-priest = { $count ->
    [one] un Prêtre
   *[other] { $number } Prêtres
  }
thing-philosopher = { $count ->
    [one] un Philosophe
   *[other] { $number } Philosophes
  }
thing-cornucopia = { $count ->
    [one] une Corne d’abondance
   *[other] { $number } Cornes d’abondance
  }
thing-prosperity = { $count ->
    [one] une Corne d’abondance
   *[other] { $number } Cornes d’abondance
  }
thing-card = { $count ->
    [one] une carte
   *[other] { $number } cartes
  }
thing-time = { $count ->
    [one] une fois
   *[other] { $number } fois
  }
thing-offering = { $count ->
    [one] une offrande
   *[other] { $number } offrandes
  }
thing-gold = { $count } PO
thing-cube-stone = { $count ->
    [one] une pierre
   *[other] { $number } pierres
  }
thing-cube-marble = { $count ->
    [one] un marbre
   *[other] { $number } marbres
  }
thing-cube-gold = { $count ->
    [one] un cube d’or
   *[other] { $number } cubes d’or
  }
building = { $which ->
    [port] un { $b }port{ $e }
    [fortress] une { $b }forteresse{ $e }
    [temple] un { $b }temple{ $e }
    [university] une { $b }université{ $e }
    [theatre] un { $b }théâtre{ $e }
    [necropolis] la { $b }Nécropole{ $e }
   *[metropolis] une { $b }Métropole{ $e }
  }
the-building = { $which ->
    [port] le { $b }port{ $e }
    [fortress] la { $b }forteresse{ $e }
    [temple] le { $b }temple{ $e }
    [university] l’{ $b }université{ $e }
    [theatre] le { $b }théâtre{ $e }
    [necropolis] la { $b }Nécropole{ $e }
   *[metropolis] la { $b }Métropole{ $e }
  }

## La table entière

phase = Cycle { $cycle } : { $phase }.
cycle-begins = Le cycle { $cycle } commence.
news-arrived = Arrivées : { $what }.
news-left = Départs : { $what }.
news-gods = Les dieux : { $gods }.
news-favour = Faveur de ce cycle : { $favour }.
threat-dice = Les dés d’Hadès : { $one } et { $other }.
news-threat = La menace d’Hadès est à { $column } sur 9.
news-hades = Hadès arrive et recouvre { $god }.
income-caption = Revenus : { $shares }.
paid-caption = Les offrandes sont payées : { $shares }.
offerings-again = Les offrandes recommencent.
game-over = La partie est finie.
won = { $you ->
    [true] { $count ->
        [one] { $names } avez gagné.
       *[other] { $names } avez gagné ensemble.
    }
   *[other] { $count ->
        [one] { $names } a gagné.
       *[other] { $names } ont gagné ensemble.
    }
}
bonus = Bonus : { $bonus }.
scores = Points : { $scores }.

## Actes : offrandes et tours

do-bid = { $form ->
    [you] misez
    [they] mise
   *[past] misé
  } { $gold } sur { $god }
do-turn-to = { $form ->
    [you] choisissez
    [they] choisit
   *[past] choisi
  } { $god }
do-oust = { $form ->
    [you] chassez
    [they] chasse
   *[past] chassé
  } { $whom ->
    [vous] votre pion
   *[other] { $whom }
  }
do-ousted = { $form ->
    [you] devez
    [they] doit
   *[past] dû
  } quitter { $god }
do-fined = { $form ->
    [you] ne pouvez pas payer et recevez
    [they] ne peut pas payer et reçoit
   *[past] reçu
  } une amende
do-fined-gold = { $form ->
    [you] ne pouvez pas payer et recevez
    [they] ne peut pas payer et reçoit
   *[past] reçu
  } une amende de { $gold } PO
do-pay = { $form ->
    [you] payez
    [they] paie
   *[past] payé
  } { $gold } PO
do-act = { $form ->
    [you] agissez
    [they] agit
   *[past] agi
  } avec { $god }
do-end-turn = { $form ->
    [you] finissez votre tour, à la place
    [they] finit son tour, à la place
   *[past] fini le tour, à la place
  } { $place } du prochain ordre

## Actes : pièces

do-settle = { $form ->
    [you] prenez pied
    [they] prend pied
   *[past] pris pied
  }{ $at }
do-gain = { $form ->
    [you] gagnez
    [they] gagne
   *[past] gagné
  } { $what }
do-gain-its = { $form ->
    [you] gagnez
    [they] gagne
   *[past] gagné
  } { $count ->
    [one] sa Prêtresse
   *[other] ses Prêtresses
  }
do-buy = { $form ->
    [you] achetez
    [they] achète
   *[past] acheté
  } { $what }{ $at }
do-post = { $form ->
    [you] postez
    [they] poste
   *[past] posté
  } { $what }{ $at }
do-launch = { $form ->
    [you] mettez
    [they] met
   *[past] mis
  } { $what } à l’eau{ $at }
do-lose = { $form ->
    [you] perdez
    [they] perd
   *[past] perdu
  } { $what }{ $at }
do-lose-named = { $form ->
    [you] perdez
    [they] perd
   *[past] perdu
  } { $what }
do-lose-metropolis = { $form ->
    [you] perdez
    [they] perd
   *[past] perdu
  } la Métropole{ $at }
do-march = { $form ->
    [you] marchez avec
    [they] marche avec
   *[past] marché avec
  } { $what } { $from } vers { $to }
do-fly = { $form ->
    [you] faites voler
    [they] fait voler
   *[past] fait voler
  } { $what } { $from } vers { $to }
do-carry-units = { $form ->
    [you] transportez
    [they] transporte
   *[past] transporté
  } { $what } { $from } vers { $to }
do-sail = { $form ->
    [you] menez
    [they] mène
   *[past] mené
  } { $what } { $from } vers { $to }
do-sail-often = { $form ->
    [you] déplacez
    [they] déplace
   *[past] déplacé
  } des Flottes { $what }
do-take-it = { $form ->
    [you] prenez la zone
    [they] prend la zone
   *[past] pris la zone
  }{ $from }
do-claim-it = { $form ->
    [you] occupez
    [they] occupe
   *[past] occupé
  } la zone libre
do-take = { $form ->
    [you] prenez
    [they] prend
   *[past] pris
  } { $area }{ $from }
do-hold = { $form ->
    [you] gardez
    [they] garde
   *[past] gardé
  } { $area }
do-take-over = { $form ->
    [you] prenez
    [they] prend
   *[past] pris
  } { $what } { $from }{ $at }
do-give-back = { $form ->
    [you] rendez
    [they] rend
   *[past] rendu
  } { $what }{ $at }
do-give-up = { $form ->
    [you] cédez
    [they] cède
   *[past] cédé
  } { $what }
do-driven = { $form ->
    [you] devez mener
    [they] doit mener
   *[past] dû mener
  } { $what } { $from } vers { $to }
do-driven-out = { $form ->
    [you] devez déplacer
    [they] doit déplacer
   *[past] dû déplacer
  } { $what } { $from } vers { $to }
do-swap = { $form ->
    [you] échangez
    [they] échange
   *[past] échangé
  } les Flottes { $one } et { $other }
do-steal = { $form ->
    [you] volez
    [they] vole
   *[past] volé
  } { $what } { $from }
do-put = { $form ->
    [you] posez
    [they] pose
   *[past] posé
  } { $what }{ $at }
do-take-off = { $form ->
    [you] retirez
    [they] retire
   *[past] retiré
  } { $what }{ $at }
do-out = { $form ->
    [you] quittez la partie : votre dernière Zone Terrestre est perdue
    [they] quitte la partie : sa dernière Zone Terrestre est perdue
   *[past] quitté la partie avec la dernière Zone Terrestre
  }

## Actes : bâtiments

do-build = { $form ->
    [you] construisez
    [they] construit
   *[past] construit
  } { $building }{ $at }
do-replace = { $form ->
    [you] remplacez
    [they] remplace
   *[past] remplacé
  } { $old }{ $at } par { $building }
do-carry = { $form ->
    [you] transportez
    [they] transporte
   *[past] transporté
  } { $building } { $from } à { $to }
do-razed = { $form ->
    [past] { $building }{ $at } a disparu
   *[they] { $building }{ $at } disparaît
  }
do-make-way = { $form ->
    [past] quatre bâtiments{ $at } ont fait place à une Métropole
   *[they] quatre bâtiments{ $at } font place à une Métropole
  }
do-found = { $form ->
    [you] construisez
    [they] construit
   *[past] construit
  } une Métropole { $at }{ $given ->
    [buildings] {" "}avec quatre bâtiments
    [philosophers] {" "}avec quatre Philosophes
   *[none] {""}
  }
do-found-card = { $form ->
    [you] construisez
    [they] construit
   *[past] construit
  } une Métropole sur la carte de { $hero }{ $given ->
    [buildings] {" "}avec quatre bâtiments
    [philosophers] {" "}avec quatre Philosophes
   *[none] {""}
  }
do-found-amazons = { $form ->
    [you] construisez
    [they] construit
   *[past] construit
  } une Métropole sur l’île des Amazones
do-take-metropolis = { $form ->
    [you] gagnez
    [they] gagne
   *[past] gagné
  } sa Métropole

## Actes : créatures et héros

do-buy-card = { $form ->
    [you] achetez
    [they] achète
   *[past] acheté
  } { $creature }
do-play = { $form ->
    [you] jouez
    [they] joue
   *[past] joué
  } { $creature }
do-keep = { $form ->
    [you] gardez
    [they] garde
   *[past] gardé
  } { $creature }
do-keep-for = { $form ->
    [you] cédez
    [they] cède
   *[past] cédé
  } { $what } pour garder { $creature }
do-keep-some = { $form ->
    [you] cédez
    [they] cède
   *[past] cédé
  } { $what } pour garder une Créature
do-peek = { $form ->
    [you] regardez
    [they] regarde
   *[past] regardé
  } la première carte de la pioche
do-peek-known = { $form ->
    [you] regardez
    [they] regarde
   *[past] regardé
  } la première carte de la pioche, { $creature }
do-draw = { $form ->
    [you] piochez
    [they] pioche
   *[past] pioché
  } { $what }
do-draw-cards = { $form ->
    [you] piochez
    [they] pioche
   *[past] pioché
  } { $what }
do-reserve = { $form ->
    [you] réservez
    [they] réserve
   *[past] réservé
  } { $creature }
do-lure = { $form ->
    [you] volez
    [they] vole
   *[past] volé
  } { $creature } { $from }
do-place-figure = { $form ->
    [you] posez
    [they] pose
   *[past] posé
  } { $piece } { $at }
do-place-it = { $form ->
    [you] posez
    [they] pose
   *[past] posé
  } la figurine{ $at }
do-feed = { $form ->
    [you] nourrissez
    [they] nourrit
   *[past] nourri
  } { $creature }
hydra-fed = L’Hydre est nourrie : sa zone gagne une Corne d’abondance.
do-move-figure = { $form ->
    [you] déplacez
    [they] déplace
   *[past] déplacé
  } { $piece } : { $from }, puis { $to }
do-figure-moves = { $form ->
    [past] { $piece } a quitté { $from } pour { $to }
   *[they] { $piece } quitte { $from } pour { $to }
  }
do-appears = { $form ->
    [past] { $thing } a surgi { $at }
   *[they] { $thing } surgit { $at }
  }
do-leaves = { $form ->
    [past] { $thing } a quitté { $area }
   *[they] { $thing } quitte { $area }
  }
do-gold-laid = { $form ->
    [past] on a posé { $what }{ $at }
   *[they] on pose { $what }{ $at }
  }
do-recruit = { $form ->
    [you] recrutez
    [they] recrute
   *[past] recruté
  } { $hero }{ $at }
do-arrive = { $form ->
    [you] postez le Héros
    [they] poste le Héros
   *[past] posté le Héros
  }{ $at }
do-sacrifice = { $form ->
    [you] sacrifiez
    [they] sacrifie
   *[past] sacrifié
  } { $hero }

## Actes : batailles

battle-follows = { $defender ->
    [vous] Vous défendez : un combat suit.
   *[other] { $defender } défend : un combat suit.
  }
sea-battle-follows = { $defender ->
    [vous] Vos Flottes sont là : un combat maritime suit.
   *[other] { $defender } y a des Flottes : un combat maritime suit.
  }
in-rounds = { $count ->
    [one] en un Round
   *[other] en { $number } Rounds
  }
score = { $high } à { $low }
dice = Les dés : { $attacker } { $attack }, { $defender } { $defence }.
do-attack = { $form ->
    [you] attaquez
    [they] attaque
   *[past] attaqué
  } { $whom ->
    [vous] vos forces
   *[other] { $whom }
  } { $at }
do-win-land = { $form ->
    [you] prenez
    [they] prend
   *[past] pris
  } { $area } { $from }{ $rounds }
do-win-sea = { $form ->
    [you] remportez
    [they] remporte
   *[past] remporté
  } le combat contre { $whom } { $at }{ $rounds }
do-be-beaten = { $form ->
    [you] attaquez
    [they] attaque
   *[past] attaqué
  } { $whom ->
    [vous] vos forces
   *[other] { $whom }
  } { $at } et { $form ->
    [you] perdez
    [they] perd
   *[past] perdu
  }{ $rounds }
do-fight-out = { $form ->
    [you] combattez contre { $whom } { $at } jusqu’au dernier
    [they] combat contre { $whom } { $at } jusqu’au dernier
   *[past] combattu contre { $whom } { $at } jusqu’au dernier
  }
do-win-round = { $form ->
    [you] gagnez
    [they] gagne
   *[past] gagné
  } le Round { $round }, { $sums }
do-round-drawn = { $form ->
    [past] le Round { $round } a fini sur une égalité, { $sums }
   *[they] le Round { $round } finit sur une égalité, { $sums }
  }
do-retreat = { $form ->
    [you] battez en retraite
    [they] bat en retraite
   *[past] battu en retraite
  } vers { $area }
do-nobody-left = { $form ->
    [past] il n’est resté personne{ $at }
   *[they] il ne reste personne{ $at }
  }

## Actes : Hadès

do-undead-go = { $form ->
    [you] perdez
    [they] perd
   *[past] perdu
  } { $what } : les morts-vivants s’en vont
do-necropolis = { $form ->
    [you] construisez
    [they] construit
   *[past] construit
  } la Nécropole{ $at }
do-necropolis-falls = { $form ->
    [past] la Nécropole{ $at } est tombée
   *[they] la Nécropole{ $at } tombe
  }
do-necropolis-gains = { $form ->
    [past] la Nécropole a reçu { $gold } pour les morts
   *[they] la Nécropole reçoit { $gold } pour les morts
  }
do-gold-of-dead = { $form ->
    [you] prenez
    [they] prend
   *[past] pris
  } { $gold } PO des morts{ $at }
do-hero-goes = { $form ->
    [past] le Héros { $thing } a été retiré du plateau
   *[they] le Héros { $thing } est retiré du plateau
  }
do-enjoy = { $form ->
    [you] recevez
    [they] reçoit
   *[past] reçu
  } la faveur divine ({ $favour })
do-take-item = { $form ->
    [you] prenez
    [they] prend
   *[past] pris
  } { $item }
do-take-item-hidden = { $form ->
    [you] prenez
    [they] prend
   *[past] pris
  } { $item } face cachée
do-take-some-item = { $form ->
    [you] prenez
    [they] prend
   *[past] pris
  } un objet magique face cachée
do-link = { $form ->
    [you] reliez
    [they] relie
   *[past] relié
  } { $one } et { $other } par les colonnes d’Hécate
do-linked = { $form ->
    [past] les colonnes d’Hécate ont relié { $one } et { $other }
   *[they] les colonnes d’Hécate relient { $one } et { $other }
  }
do-forbidden = { $form ->
    [you] ne pouvez pas miser
    [they] ne peut pas miser
   *[past] dû renoncer à miser
  } sur { $god }
do-refuse-attack = { $form ->
    [you] refusez
    [they] refuse
   *[past] refusé
  } toute attaque { $at }
do-rearrange = { $form ->
    [you] changez
    [they] change
   *[past] changé
  } l’ordre des dieux
do-turn-cards = { $form ->
    [you] retournez
    [they] retourne
   *[past] retourné
  } { $what } de la pioche

## Actes : Mytikas

bonus-action = Bonus : { $space }.
as-bonus = En bonus : { $line }
shift = { $what } du niveau { $from } au niveau { $to }
cost = {" "}pour { $what }
construction = { $which ->
    [sc] une petite cité
    [lc] une grande cité
    [st] un petit temple
   *[lt] le grand temple
  }
do-be-first = { $form ->
    [you] jouez en premier
    [they] joue en premier
   *[past] commencé
  }
do-receive = { $form ->
    [you] recevez
    [they] reçoit
   *[past] reçu
  } { $what }
do-keep-card = { $form ->
    [you] choisissez
    [they] choisit
   *[past] choisi
  } une carte
do-in-river = { $form ->
    [past] nouveau dans la rivière : { $deity }
   *[they] nouveau dans la rivière : { $deity }
  }
do-begin-turn = { $form ->
    [you] commencez le tour { $turn }
    [they] commence le tour { $turn }
   *[past] commencé le tour { $turn }
  }
do-go = { $form ->
    [you] placez votre Bâtisseur
    [they] place son Bâtisseur
   *[past] placé le Bâtisseur
  } : { $space }
do-do-nothing = { $form ->
    [you] ne faites rien
    [they] ne fait rien
   *[past] passé son action
  } ({ $space })
do-follow = { $form ->
    [you] suivez
    [they] suit
   *[past] suivi
  } ({ $space })
do-give-favour = { $form ->
    [you] rendez
    [they] rend
   *[past] rendu
  } un jeton Faveur { $of }
do-take-favour = { $form ->
    [you] prenez
    [they] prend
   *[past] pris
  } un jeton Faveur { $of }
do-rob-favour = { $form ->
    [you] prenez
    [they] prend
   *[past] pris
  } un jeton Faveur { $of } { $from }
do-produce = { $form ->
    [you] produisez
    [they] produit
   *[past] produit
  } { $what } au niveau { $level }
do-spend = { $form ->
    [you] dépensez
    [they] dépense
   *[past] dépensé
  } { $what }
do-construct = { $form ->
    [you] construisez
    [they] construit
   *[past] construit
  } { $building } au niveau { $level }{ $cost }
do-tumble = { $form ->
    [you] laissez
    [they] laisse
   *[past] laissé
  } tomber { $what }
do-lift = { $form ->
    [you] montez
    [they] monte
   *[past] monté
  } { $what }
do-shift = { $form ->
    [you] déplacez
    [they] déplace
   *[past] déplacé
  } { $what }
do-change = { $form ->
    [you] changez
    [they] change
   *[past] changé
  } la ressource en { $what }
do-lay = { $form ->
    [you] posez
    [they] pose
   *[past] posé
  } { $what } sur { $deity }
do-take-card = { $form ->
    [you] prenez
    [they] prend
   *[past] pris
  } { $deity } dans la rivière
do-rob-card = { $form ->
    [you] prenez
    [they] prend
   *[past] pris
  } { $deity } { $from }
do-lock = { $form ->
    [you] sécurisez
    [they] sécurise
   *[past] sécurisé
  } { $deity } avec le Cadenas { $value }
do-end-comes = { $form ->
    [past] la partie a fini avec ce tour : { $why }
   *[they] la partie finit avec ce tour : { $why }
  }

## Les blocs du journal

cycle-title = Cycle { $cycle }
setup-title = Mise en place
end-title = La fin
income-title = Revenus
offerings-title = Offrandes
you-title = Vous
with-god = avec { $god }
at-space = { $space }
turn-number = tour { $turn }
bids = { $count ->
    [one] 1 mise
   *[other] { $count } mises
  }
off = {" "}(place perdue : { $gods })
paid-clause = , { $gold ->
    [0] sans rien payer
   *[other] payé { $gold }
  }
holds = { $you ->
    [true] Vous avez { $god } pour { $gold }{ $paid }{ $off }.
   *[false] { $name } a { $god } pour { $gold }{ $off }.
  }
holds-free = { $you ->
    [true] Vous avez { $god }{ $off }.
   *[false] { $name } a { $god }{ $off }.
  }
holds-nothing = { $you ->
    [true] Vous misez à nouveau{ $off }.
   *[false] { $name } mise à nouveau{ $off }.
  }

## Le résumé

god-for = { $god } pour { $gold }
god-free = { $god }, gratuit
net-yours = { $count ->
    [one] −1 zone à vous
   *[other] −{ $count } zones à vous
  }
net-lands = { $count ->
    [one] { $sign }1 zone
   *[other] { $sign }{ $count } zones
  }
net-metropolises = { $count ->
    [one] { $sign }1 Métropole
   *[other] { $sign }{ $count } Métropoles
  }
do-lose-land = { $form ->
    [you] perdez
    [they] perd
   *[past] perdu
  } { $area }, que tient { $whom }

## Les boutons du journal

watch-then = La table à ce moment-là
watch-then-of = La table à ce moment-là : { $what }
trace = Chaque événement, un par un
trace-short = En détail
all-bids = { $open ->
    [true] Replier
   *[other] Tout voir
  }
rounds = { $open ->
    [true] Replier
   *[other] Les Rounds
  }
