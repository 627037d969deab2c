# Textes français de Mytikas. Mêmes conventions que fr.ftl.

## Noms

patron-zeus = Zeus
patron-demeter = Déméter
patron-poseidon = Poséidon
patron-hades = Hadès

space-zeus-day = Zeus Jour
space-zeus-night = Zeus Nuit
space-demeter-day = Déméter Jour
space-demeter-night = Déméter Nuit
space-poseidon-day = Poséidon Jour
space-poseidon-night = Poséidon Nuit
space-hades-day = Hadès Jour
space-hades-night = Hadès Nuit

deity-zeus = Zeus
    .text = la carte Zeus
deity-poseidon = Poséidon
    .text = la carte Poséidon
deity-demeter = Déméter
    .text = la carte Déméter
deity-hades = Hadès
    .text = la carte Hadès
deity-hera = Héra
deity-apollo = Apollon
deity-athena = Athéna
deity-dionysus = Dionysos
deity-artemis = Artémis
deity-nike = Niké
deity-aphrodite = Aphrodite
deity-ares = Arès
deity-hephaestus = Héphaïstos
deity-persephone = Perséphone
deity-hestia = Hestia
deity-hermes = Hermès

player-blue = Bleu
player-red = Rouge
player-green = Vert
player-white = Blanc

resource-stone = pierre
resource-marble = marbre
resource-gold = or

yield-stone = pierre
yield-marble = marbre
yield-gold = or

slot-sc0 = cité de départ
    .text = la cité de départ
slot-sc1 = petite cité n° 1
slot-sc2 = petite cité n° 2
slot-lc1 = grande cité n° 1
slot-lc2 = grande cité n° 2
slot-st1 = petit temple n° 1
slot-st2 = petit temple n° 2
slot-lt1 = grand temple
    .text = le grand temple

construction-small-city = petite cité
construction-large-city = grande cité
construction-small-temple = petit temple
construction-large-temple = grand temple

level-1 = niveau 1
level-2 = niveau 2
level-3 = niveau 3
level-4 = niveau 4

shift-stone-1-2 = une pierre du niveau 1 au niveau 2
shift-stone-1-3 = une pierre du niveau 1 au niveau 3
shift-stone-1-4 = une pierre du niveau 1 au niveau 4
shift-stone-2-1 = une pierre du niveau 2 au niveau 1
shift-stone-2-3 = une pierre du niveau 2 au niveau 3
shift-stone-2-4 = une pierre du niveau 2 au niveau 4
shift-stone-3-1 = une pierre du niveau 3 au niveau 1
shift-stone-3-2 = une pierre du niveau 3 au niveau 2
shift-stone-3-4 = une pierre du niveau 3 au niveau 4
shift-stone-4-1 = une pierre du niveau 4 au niveau 1
shift-stone-4-2 = une pierre du niveau 4 au niveau 2
shift-stone-4-3 = une pierre du niveau 4 au niveau 3
shift-marble-1-2 = un marbre du niveau 1 au niveau 2
shift-marble-1-3 = un marbre du niveau 1 au niveau 3
shift-marble-1-4 = un marbre du niveau 1 au niveau 4
shift-marble-2-1 = un marbre du niveau 2 au niveau 1
shift-marble-2-3 = un marbre du niveau 2 au niveau 3
shift-marble-2-4 = un marbre du niveau 2 au niveau 4
shift-marble-3-1 = un marbre du niveau 3 au niveau 1
shift-marble-3-2 = un marbre du niveau 3 au niveau 2
shift-marble-3-4 = un marbre du niveau 3 au niveau 4
shift-marble-4-1 = un marbre du niveau 4 au niveau 1
shift-marble-4-2 = un marbre du niveau 4 au niveau 2
shift-marble-4-3 = un marbre du niveau 4 au niveau 3
shift-gold-1-2 = un or du niveau 1 au niveau 2
shift-gold-1-3 = un or du niveau 1 au niveau 3
shift-gold-1-4 = un or du niveau 1 au niveau 4
shift-gold-2-1 = un or du niveau 2 au niveau 1
shift-gold-2-3 = un or du niveau 2 au niveau 3
shift-gold-2-4 = un or du niveau 2 au niveau 4
shift-gold-3-1 = un or du niveau 3 au niveau 1
shift-gold-3-2 = un or du niveau 3 au niveau 2
shift-gold-3-4 = un or du niveau 3 au niveau 4
shift-gold-4-1 = un or du niveau 4 au niveau 1
shift-gold-4-2 = un or du niveau 4 au niveau 2
shift-gold-4-3 = un or du niveau 4 au niveau 3

cube-stone-1 = une pierre au niveau 1
cube-marble-1 = un marbre au niveau 1
cube-gold-1 = un or au niveau 1
cube-stone-2 = une pierre au niveau 2
cube-marble-2 = un marbre au niveau 2
cube-gold-2 = un or au niveau 2
cube-stone-3 = une pierre au niveau 3
cube-marble-3 = un marbre au niveau 3
cube-gold-3 = un or au niveau 3
cube-stone-4 = une pierre au niveau 4
cube-marble-4 = un marbre au niveau 4
cube-gold-4 = un or au niveau 4

count-stone = { $stone ->
    [one] { $stone } pierre
   *[other] { $stone } pierres
}
count-marble = { $marble ->
    [one] { $marble } marbre
   *[other] { $marble } marbres
}
count-gold = { $gold } or

end-levels = trois niveaux de la montagne sont complets
end-locks = le dernier Cadenas est pris
end-built = un joueur a tout construit

## Questions

prompt-setup-keep = Laquelle de vos deux cartes gardez-vous ?
prompt-setup-favour = Quel dieu vous donne votre premier jeton Faveur ?
prompt-step-start = À vous : où va votre Bâtisseur ?
prompt-step-side = { $patron ->
    [none] Agissez-vous le jour ou la nuit ?
   *[other] { $patron } : agissez-vous le jour ou la nuit ?
}
prompt-step-main = { $space ->
    [none] Faites-vous l’action principale ?
   *[other] { $space } : l’action principale ?
}
prompt-step-bonus = { $space ->
    [none] Faites-vous l’action bonus ?
   *[other] { $space } : l’action bonus ?
}
prompt-step-last = { $space ->
    [none] Votre tour est-il fini, ou une ressource dégringole-t-elle ?
   *[other] Les autres ont eu leur mot à dire : une ressource dégringole-t-elle encore ?
}
prompt-step-tumble = { $stone ->
    [none] Quelle ressource laissez-vous dégringoler ?
   *[other] Il manque encore ({ $level }) : { option-produce-city }. Quelle ressource laissez-vous dégringoler ?
}
prompt-follow-pay = { $space ->
    [none] { $patron ->
        [none] Suivez-vous ?
       *[other] Suivez-vous avec une action du dieu ({ $patron }) ?
    }
   *[other] Suivez-vous l’action ({ $space }) ?
}
prompt-follow-side = { $patron ->
    [none] Quelle action faites-vous en suivant ?
   *[other] { $patron } : laquelle des deux actions faites-vous ?
}
prompt-produce-city = { $level ->
    [none] Que produit votre cité ?
   *[other] Que produit votre cité ({ $level }) ?
}
prompt-produce-ground = Que produisez-vous au niveau 1 ?
prompt-produce-extra = Artémis vous en donne une de plus : de quelle sorte ?
prompt-construct-slot = Que construisez-vous ?
prompt-construct-level = { $slot ->
    [none] À quel niveau construisez-vous ?
   *[other] À quel niveau construisez-vous ({ $slot }) ?
}
prompt-construct-pay = { $level ->
    [none] Payer maintenant ?
   *[other] { $stone ->
        [none] Construction ({ $level }) : payer maintenant ?
       *[other] Construction ({ $level }) : il manque encore { option-produce-city }.
    }
}
prompt-effect-move = { $count ->
    [one] Déplacer une de vos ressources vers un niveau quelconque ?
   *[other] Déplacer jusqu’à { $count } de vos ressources, chacune vers un niveau quelconque ?
}
prompt-favour-take = De quel dieu prenez-vous un jeton Faveur ?
prompt-favour-rob = { $patron ->
    [none] La pile est vide : à qui prenez-vous le jeton ?
   *[other] Il n’y a plus de jeton sur la pile ({ $patron }) : à qui le prenez-vous ?
}
prompt-lift-step = { $count ->
    [one] Quelle ressource montez-vous d’un niveau ?
   *[other] Quelle ressource montez-vous d’un niveau ? Il reste { $count } montées.
}
prompt-lift-any = Quelle ressource montez-vous, et jusqu’où ?
prompt-favour-buy = Héphaïstos : payer un marbre pour un autre jeton Faveur ?
prompt-altar-choice = Prendre une Offrande, ou faire une offrande sur une carte ?
prompt-altar-card = Sur quelle carte Divinité faites-vous l’offrande ?
prompt-altar-value = { $deity ->
    [none] Combien d’Offrandes posez-vous ?
   *[other] Combien d’Offrandes posez-vous sur { $deity } ?
}
prompt-start-give = { $count ->
    [one] Quelle ressource cédez-vous ?
   *[other] Quelles ressources cédez-vous ? Il en reste { $count } à céder.
}
prompt-draw-first = Le premier joueur est tiré au sort.
prompt-draw-card = Une carte Divinité est tirée.

## Choix

option-setup-keep = Garder { $thing }
option-setup-favour = Un jeton : { $thing }
option-step-start-move = Aller sur la case { $thing }
option-step-start-tumble = D’abord dégringoler une ressource
option-step-start-marble = Déméter : changer des pierres en un marbre ({ $thing })
option-step-start-gold = Déméter : changer des pierres en un or ({ $thing })
option-step-start-give-few = Hadès : céder quelques ressources contre une Offrande
option-step-start-give-many = Hadès : céder beaucoup de ressources contre plusieurs Offrandes
option-step-side-day = Le jour
option-step-side-night = La nuit
option-step-main-act = Action principale
option-step-main-skip = Action bonus seulement
option-step-main-nothing = Ne rien faire ici
option-step-main-tumble = D’abord dégringoler une ressource
option-step-bonus-bonus = Action bonus
option-step-bonus-skip = Y renoncer
option-step-last-end = Finir votre tour
option-step-last-tumble = D’abord dégringoler une ressource
option-step-tumble = Faire descendre { $thing }
option-follow-pay-decline = Ne pas suivre
option-follow-pay-follow = Suivre contre un jeton Faveur : { $thing }
option-follow-pay-follow-offering = Suivre contre une Offrande (Zeus)
option-follow-side-day = L’action de jour
option-follow-side-night = L’action de nuit
option-produce-city = { $stone ->
    [none] { $thing }
    [0] { $marble ->
        [0] { count-gold }
       *[other] { $gold ->
            [0] { count-marble }
           *[other] { count-marble } et { count-gold }
        }
    }
   *[other] { $marble ->
        [0] { $gold ->
            [0] { count-stone }
           *[other] { count-stone } et { count-gold }
        }
       *[other] { $gold ->
            [0] { count-stone } et { count-marble }
           *[other] { count-stone }, { count-marble } et { count-gold }
        }
    }
}
option-produce-ground = { option-produce-city }
option-produce-extra = Une ressource de plus : { $thing }
option-construct-slot = Construire : { $thing }{ $favours ->
    [none] {""}
    [0] {""}
    [1] {" "}(+1 jeton Faveur)
   *[other] {" "}(+{ $favours } jetons Faveur)
}{ $offerings ->
    [none] {""}
    [0] {""}
    [1] {" "}(+1 Offrande)
   *[other] {" "}(+{ $offerings } Offrandes)
}{ $moves ->
    [none] {""}
    [0] {""}
    [1] {" "}(déplace 1 ressource)
   *[other] {" "}(déplace { $moves } ressources)
}{ $gold ->
    [none] {""}
    [0] {""}
   *[other] {" "}(+{ $gold } or)
}
option-construct-level = Au { $thing }
option-construct-pay-pay = Payer{ $stone ->
    [none] {""}
   *[other] {" "}{ option-produce-city }
}
option-construct-pay-pay-full = Payer le prix entier{ $stone ->
    [none] {""}
   *[other] {" "}: { option-produce-city }
}
option-construct-pay-tumble = D’abord dégringoler une ressource
option-effect-move-move = Déplacer { $thing }
option-effect-move-stop = Ne plus rien déplacer
option-favour-take = Un jeton : { $thing }
option-favour-rob = Chez { $thing }
option-lift-step-raise = Monter { $thing }
option-lift-step-exalt = Monter { $thing } et l’améliorer (Hestia)
option-lift-step-stop = Ne plus rien monter
option-lift-any = Monter { $thing }
option-favour-buy-decline = Garder le marbre
option-favour-buy-marble = Payer un marbre ({ $thing })
option-altar-choice-take = Prendre une Offrande
option-altar-choice-make = Faire une offrande
option-altar-choice-both = Prendre une Offrande et faire une offrande (Hermès)
option-altar-card = Sur { $thing }
option-altar-value = En poser { $thing }{ $lock ->
    [none] {""}
   *[other] , sécurise { $card } pour de bon
}
option-altar-value-more = En poser 256 et continuer
option-start-give = Céder { $thing }
option-draw-first = { $thing } commence
option-draw-card = Carte : { $thing }

## Pourquoi pas

# Ce qui manque à l’action principale ; pour une case entière, bonus-neither dit pourquoi l’action bonus
# n’aide pas. $favour vaut 1 quand il y manque un jeton Faveur.
bonus-neither = { $favour ->
    [none] {""}
    [1] {" "}L’action bonus demande un jeton Faveur de { $patron } ou une carte qui le remplace.
   *[other] {" "}L’action bonus n’est pas possible non plus.
}
why-all-built = Toutes vos pièces de cette sorte sont déjà sur la montagne.{ bonus-neither }
why-no-favour-left = Il n’y a aucun jeton Faveur à prendre : toutes les piles sont vides et aucun adversaire n’en a.{ bonus-neither }
why-no-resources = Vous n’avez aucune ressource sur votre plateau.{ bonus-neither }
why-nothing-to-raise = Aucune de vos ressources ne se trouve sous le niveau 4.{ bonus-neither }
why-cost = Pour { $slot } au { $level }, il vous manque { option-produce-city }.{ bonus-neither }
why-cost-following = Pour { $slot } au { $level }, il vous manque { option-produce-city } : rien n’y dégringole pendant que l’on suit.

why-at-least-one = Il faut monter au moins une fois quand l’action est faite.
why-at-least-one-offering = Une offrande vaut au moins 1.
why-bonus-chosen = Vous avez renoncé à l’action principale pour faire l’action bonus.
why-build-at = Rien ne manque pour { $slot } : la construction se fait ici : { $space }.
why-builder-moves = Le Bâtisseur se déplace une fois, au début de votre propre tour.
why-built-already = { $slot } : cette pièce est déjà sur la montagne.
why-card-sleeps = Vous avez pris { $deity } pendant ce tour : son pouvoir sert à partir du tour suivant.
why-card-used = Vous avez déjà utilisé { $deity } pendant ce tour.
why-chosen-already = Un autre joueur a déjà choisi { $patron }.
why-downwards = Les ressources ne dégringolent que vers le bas.
why-empty-reserve = Votre réserve ne contient aucune Offrande.
why-favour-at = Un jeton de { $patron } peut être pris, par une action qui donne des jetons Faveur.
why-face-down-card = { $deity } : cette carte n’est ni face visible dans la rivière ni devant un joueur.
why-god-blocked = { $player } a son Bâtisseur sur ce dieu.
why-gold-stays = L’or ne peut rien devenir de mieux.
why-leave-space = Votre Bâtisseur doit quitter sa case.
why-level-full = Il n’y a plus de jeton Niveau au { $level }.
why-locked-card = Un Cadenas protège { $deity }.
why-more-than-lies-there = Il faut poser au moins { $need } : plus que ce qui se trouve sur la carte.
why-must-act = À cette table, on ne peut renoncer à la fois à l’action principale et à l’action bonus.
why-needed-here = Cette ressource est nécessaire pour { $slot }.
why-needed-there = Sans cette ressource, rien ne serait possible sur cette case.
why-no-change = Aucune ressource montée ne peut changer maintenant.
why-no-discount = Aucune carte ne réduit ce prix.
why-no-favour-token = Vous n’avez pas de jeton Faveur de { $patron }.
why-no-resource = Vous n’avez aucune ressource « { $resource } » au { $level }.
why-no-such-card = Vous ne contrôlez pas { $deity }.
why-no-such-token = Aucun jeton de { $patron } ne se trouve sur la pile ni chez un adversaire.
why-no-target-card = { $have ->
    [0] Vous n’avez pas d’Offrande, et avec une seule il n’y a aucune carte où la poser.
    [one] Avec 1 Offrande, il n’y a aucune carte où faire une offrande.
   *[other] Avec { $have } Offrandes, il n’y a aucune carte où faire une offrande.
}
why-not-both = Prendre une Offrande ou faire une offrande : les deux seulement avec Hermès.
why-not-dealt = { $deity } ne vous a pas été donnée.
why-not-entitled = L’action bonus demande un jeton Faveur de { $patron }, ou une carte qui le remplace.
why-not-produced = « { $resource } » : vous n’en avez pas produit à l’instant.
why-not-with = { $player } n’a pas de jeton de { $patron }.
why-nothing-to-tumble = Toutes vos ressources sont au niveau 1 : rien ne peut dégringoler.
why-offer-at = Une offrande sur { $deity } est possible, par une action qui permet d’en faire.
why-one-level = Une montée va exactement un niveau plus haut.
why-one-space = À plus de deux joueurs, le Bâtisseur va sur une case, de jour ou de nuit.
why-other-god = Suivre ici coûte un jeton Faveur de { $patron } ; celui d’un autre dieu ne vaut qu’avec la carte Poséidon.
why-other-kind = Cette case ne construit pas { $slot }.
why-own-token = Ce jeton est déjà le vôtre.
why-own-turn = Ce n’est possible que pendant votre propre tour.
why-reserve = { $have ->
    [one] Votre réserve ne contient que { $have } Offrande.
   *[other] Votre réserve ne contient que { $have } Offrandes.
}
why-returns-offering = Suivre vous rendrait l’Offrande que cela coûte, et rien d’autre.
why-same-god = Votre Bâtisseur doit changer de dieu.
why-space-blocked = { $player } a son Bâtisseur sur cette case.
why-too-dear = Voler { $deity } demande { $need } Offrandes ; vous en avez { $have }.
why-too-few-resources = Il faut { $need } ressources ; vous en avez { $have }.
why-too-few-stones = Il faut { $need } pierres au même niveau ; au { $level } vous en avez { $have }.
why-tumble-first = Au { $level }, il vous manque encore { option-produce-city } : laissez d’abord dégringoler des ressources.
why-upwards = Les ressources montent, elles ne descendent pas.
why-whole-god = À deux joueurs, le Bâtisseur va sur un dieu, pas sur une de ses cases.

## Journal

event-first_player = { $player } est le premier joueur.
event-card_dealt = { $player } reçoit { $deity }.
event-hand_dealt = { $deity ->
    [none] { $player } reçoit une carte.
   *[other] { $player } reçoit { $deity } en main.
}
event-card_kept = { $player } a choisi une carte.
event-card_revealed = Nouveau dans la rivière : { $deity }.
event-turn_starts = Tour { $turn } : { $player }
event-builder = { $player } déplace son Bâtisseur : { $space }.
event-builder_on_god = { $player } déplace son Bâtisseur : { $patron }.
event-action = { $player } fait l’action principale : { $space }.
event-bonus_action = { $player } fait l’action bonus : { $space }.
event-produced = { $player } produit { $count ->
    [one] { $count } { $resource }
   *[other] { $resource ->
        [or] { $count } or
       *[other] { $count } { $resource }s
    }
} au { $level }.
event-spent = { $player } dépense { $count ->
    [one] { $count } { $resource }
   *[other] { $resource ->
        [or] { $count } or
       *[other] { $count } { $resource }s
    }
} du { $level }.
event-tumbled = { $player } fait descendre { $shift }.
event-lifted = { $player } monte { $shift }.
event-shifted = { $player } déplace { $shift }.
event-changed = La ressource devient : { $resource }.
event-constructed = { $player } construit au { $level } : { $slot }.
event-favour = { $player } prend un jeton Faveur : { $patron }.
event-favour_robbed = { $player } prend un jeton Faveur à { $victim } : { $patron }.
event-favour_returned = { $player } rend un jeton Faveur : { $patron }.
event-offerings = { $count ->
    [one] { $player } prend une Offrande.
   *[other] { $player } prend { $count } Offrandes.
}
event-offerings_spent = { $count ->
    [one] { $player } dépense une Offrande.
   *[other] { $player } dépense { $count } Offrandes.
}
event-offering = { $count ->
    [one] { $player } pose une Offrande sur { $deity }.
   *[other] { $player } pose { $count } Offrandes sur { $deity }.
}
event-card_taken = { $player } prend { $deity } dans la rivière.
event-card_robbed = { $player } prend { $deity } à { $victim }.
event-lock = { $player } protège { $deity } avec le Cadenas de valeur { $value }.
event-followed = { $player } suit : { $space }.
event-nothing_done = { $player } ne fait rien ici.
event-end_triggered = La partie finit avec ce tour : { $end }.
event-scored = { $points ->
    [one] { $player } marque { $points } point.
   *[other] { $player } marque { $points } points.
}

## Aide

help-space-zeus-day = Chacune de vos cités produit à son propre niveau.
help-space-zeus-night = Construire un temple, petit ou grand.
help-space-demeter-day = Produire une fois au niveau 1.
help-space-demeter-night = Construire une cité, petite ou grande.
help-space-poseidon-day = Prendre une Offrande, et davantage pour chaque temple que vous avez bâti.
help-space-poseidon-night = Prendre le jeton Faveur que vous voulez.
help-space-hades-day = Monter vos ressources, un niveau à la fois.
help-space-hades-night = Prendre une Offrande, ou en faire une sur une carte Divinité.
help-deity-zeus = Vous pouvez suivre en payant une Offrande de votre réserve.
help-deity-poseidon = Vous pouvez suivre en payant un jeton Faveur quelconque.
help-deity-demeter = Au début de votre tour, des pierres d’un même niveau peuvent y devenir un marbre ou un or. Points selon vos pierres.
help-deity-hades = Au début de votre tour, des ressources peuvent devenir des Offrandes. Points selon vos Cadenas.
help-deity-hera = À votre tour, les actions bonus de Zeus vous sont ouvertes sans son jeton Faveur.
help-deity-apollo = Après avoir produit chez Zeus le jour, vous pouvez monter deux fois. Compte votre or.
help-deity-athena = Vos temples coûtent un or de moins. Points selon vos temples.
help-deity-dionysus = À votre tour, les actions bonus de Déméter vous sont ouvertes sans son jeton Faveur.
help-deity-artemis = Chez Déméter le jour, vous produisez une ressource de plus d’une sorte produite à l’instant. Compte votre marbre.
help-deity-nike = Vos cités coûtent un marbre de moins. Points selon vos cités.
help-deity-aphrodite = À votre tour, les actions bonus de Poséidon vous sont ouvertes sans son jeton Faveur.
help-deity-ares = Chez Poséidon le jour, vous prenez une Offrande de plus. Compte les Offrandes de votre réserve et de vos cartes.
help-deity-hephaestus = Chez Poséidon la nuit, un marbre vous achète un autre jeton Faveur. Points selon vos jetons Faveur.
help-deity-persephone = À votre tour, les actions bonus d’Hadès vous sont ouvertes sans son jeton Faveur.
help-deity-hestia = Chez Hadès le jour, une pierre montée peut devenir marbre, ou un marbre monté or. Compte les sortes de ressources que vous avez au niveau 4.
help-deity-hermes = Chez Hadès la nuit, vous pouvez prendre une Offrande et en faire une aussi. Points selon vos cartes Divinité.

## Aide : ce que numbers.toml complète

ribbon-raise-any = Bonus : monter une ressource à n’importe quel niveau.
ribbon-raise = { $n ->
    [one] Bonus : monter une ressource d’un niveau.
   *[other] Bonus : monter d’un niveau, jusqu’à { $n } fois.
}
ribbon-favour = Bonus : prendre le jeton Faveur que vous voulez.
ribbon-offering = Bonus : prendre une Offrande, ou en faire une.
ribbon-stone = Bonus : produire { $n } pierres au niveau 1.

help-patron = Le jour : { $day } La nuit : { $night }
help-construction = Coût : { $cost }, le tout au niveau où l’on bâtit, d’où vient aussi un jeton Niveau. Vaut à la fin son niveau multiplié par { $points }.
help-slot = { $construction }. Effet de la construction : { $effect }.
help-slot-none = { $construction } avec laquelle chacun commence au niveau 1.
effect-favours = { $n ->
    [one] un jeton Faveur au choix
   *[other] { $n } jetons Faveur au choix
}
effect-offerings = { $n ->
    [one] une Offrande
   *[other] { $n } Offrandes
}
effect-moves = { $n ->
    [one] une de vos ressources peut aller à n’importe quel niveau
   *[other] jusqu’à { $n } de vos ressources peuvent aller à n’importe quel niveau
}
effect-gold = { $n } or à son niveau
score-fixed = Points : { $points }, ou { $more } si vous avez { $deity ->
    [zeus] deux jetons Faveur d’un même dieu
    [poseidon] des jetons Faveur de deux dieux
    [hera] un jeton Faveur de Zeus
    [dionysus] un jeton Faveur de Déméter
    [aphrodite] un jeton Faveur de Poséidon
   *[persephone] un jeton Faveur d’Hadès
}.
score-steps = Points : { $steps }.
score-step = { $points } dès { $count }
score-each = Points : { $points } pour chacun.

## Aide : ressources et jetons

token-favour = Jeton Faveur
token-offering = Offrande
token-lock = Cadenas
token-level = Jeton Niveau
token-builder = Bâtisseur

help-resource-stone = La ressource courante. Elle repose à un niveau de votre plateau et paie ce que vous bâtissez à ce niveau.
help-resource-marble = Nécessaire à toute construction.
help-resource-gold = La ressource la plus précieuse. Les temples en demandent.
help-token-favour = Avec celui d’un dieu, vous pouvez faire l’action bonus de ce dieu ; rendu à sa pile, il vous laisse y suivre.
help-token-offering = Se pose sur les cartes Divinité pour les prendre, les protéger ou les gagner sur les autres.
help-token-lock = Revient à qui a posé assez d’Offrandes sur une carte. Une carte sécurisée reste à vous. Le dernier Cadenas termine la partie.
help-token-level = Chaque construction en prend un à son niveau. Quand trois niveaux n’en ont plus, la partie se termine.
help-token-builder = Le vôtre va à chaque tour sur une autre case et la bloque pour les autres.

## Options de la table

setting-two_cards = Choix de carte
    .help = Chacun reçoit deux cartes Divinité et en garde une.
setting-must_act = Il faut agir
    .help = On ne peut renoncer à la fois à l’action principale et à l’action bonus. Le livret n’oblige jamais à faire l’action principale.
setting-late_tumbling = Dégringoler pendant que les autres suivent
    .help = Quand les autres ont suivi ou non, le joueur dont c’est le tour peut encore faire dégringoler ses ressources. Sans cette option, seulement avant.
