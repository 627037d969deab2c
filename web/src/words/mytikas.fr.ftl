# Mytikas à la table.
open-turn-of = { $who }, à vous de jouer.
mytikas-tab-mountain = Montagne
mytikas-tab-actions = Actions
mytikas-tab-boards = Plateaux
mytikas-turn = Tour { $turn }
mytikas-step-setup = Mise en place
mytikas-step-start = Déplacement
mytikas-step-main = Action
mytikas-step-bonus = Bonus
mytikas-step-follow = Suivre
mytikas-step-reveal = Rivière
mytikas-god-name = { $god ->
    [zeus] Zeus
    [demeter] Déméter
    [poseidon] Poséidon
   *[hades] Hadès
  }
mytikas-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
mytikas-score-of = Constructions { $constructions }, cartes { $cards }
mytikas-nothing = rien
mytikas-empty = vide
mytikas-count-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
  }
mytikas-count-marble = { $count ->
    [one] { $count } marbre
   *[other] { $count } marbres
  }
mytikas-count-gold = { $count } or
mytikas-cube = { $type } au niveau { $level }
mytikas-level = Niveau { $level }
mytikas-lit = { $thing }. Choisir : { $option }
mytikas-lit-many = { $thing }. Peut être choisi
mytikas-river = Rivière des divinités
mytikas-river-card = { $deity }, face visible dans la rivière
mytikas-river-empty = Aucune carte visible.
mytikas-face-down = Carte cachée{ $lock ->
    [0] {""}
   *[other] {" "}avec le Cadenas { $lock }
  }
mytikas-deck = Pioche { $count }
mytikas-deck-label = { $count ->
    [one] Pioche de { $count } carte
   *[other] Pioche de { $count } cartes
  }{ $lock ->
    [0] {""}
   *[other] {" "}avec le dernier Cadenas, { $lock }
  }
mytikas-hand = Vos cartes de départ
mytikas-hand-other = { $chosen ->
    [yes] { $who } a choisi.
   *[no] { $who } regarde { $count } cartes.
  }
mytikas-mountain = Mont Olympe
mytikas-terrace = Niveau { $level }. Jetons Niveau restants : { $tokens }. Constructions : { $pieces }
mytikas-ending = La partie se termine avec ce tour : { $why }
mytikas-board-of = Plateau : { $who }
mytikas-resources = Ressources par niveau
mytikas-slots = Emplacements de construction
mytikas-slot = { $level ->
    [0] { $slot }, pas encore construit
   *[other] { $slot }, construit au niveau { $level }
  }
mytikas-effect-favours = { $count ->
    [one] 1 jeton Faveur
   *[other] { $count } jetons Faveur
  }
mytikas-effect-offerings = { $count ->
    [one] 1 Offrande
   *[other] { $count } Offrandes
  }
mytikas-effect-moves = { $count ->
    [one] 1 ressource déplacée à n’importe quel niveau
   *[other] { $count } ressources déplacées à n’importe quel niveau
  }
mytikas-effect-gold = { $count } or à son niveau
mytikas-favours = Jetons Faveur
mytikas-reserve = Offrandes en réserve
mytikas-reserve-count = Offrandes en réserve : { $count }
mytikas-cards = Cartes Divinité
mytikas-card = { $deity }. Offrandes dessus : { $value }{ $lock ->
    [0] {""}
   *[other] , Cadenas { $lock }
  }. Rapporte { $points } pour l’instant
mytikas-built = { $count } sur { $all } construits{ $count ->
    [0] {""}
   *[other] {" "}: { $list }
  }
mytikas-day = Jour
mytikas-night = Nuit
mytikas-god = { $god }. Jetons Faveur dans la pile : { $count }
mytikas-pile = Jetons Faveur restants : { $count }
mytikas-space = { $space }{ $who ->
    [none] {""}
   *[other] , { $who } y a son Bâtisseur
  }
mytikas-main-zeus-day = Chaque cité :
mytikas-main-zeus-night = Construire un temple
mytikas-main-demeter-day = Au niveau I :
mytikas-main-demeter-night = Construire une cité
mytikas-main-poseidon-day = +{ $small } par petit, +{ $large } par grand temple
mytikas-main-poseidon-night = Un jeton Faveur au choix
mytikas-main-hades-day = Monter { $raises } fois
mytikas-main-hades-night = ou faire une offrande
mytikas-bonus = Action bonus
mytikas-bonus-raise-any = à tout niveau
mytikas-bonus-raise = monter { $count }×
mytikas-bonus-favour = jeton Faveur
mytikas-bonus-offering = prendre ou offrir
mytikas-bonus-stone = au niveau I
mytikas-goal = Le plus de points l’emporte
mytikas-follow = Suivre
mytikas-ask-title = Ne pas me demander…
mytikas-ask-all = toujours demandé
mytikas-ask-follows = demandé si je suis
mytikas-ask-some = { $count ->
    [0] ne jamais suivre
   *[other] suivre : demandé pour { $count }
  }
mytikas-ask-follow = { $count ->
    [0] toujours suivre
   *[other] suivre : demandé pour { $count }
  }
mytikas-follow-ask = Me demander si je suis
mytikas-follow-never = Ne jamais suivre, sauf avec…
mytikas-follow-always = Toujours suivre s’il n’y a qu’une façon de payer, sauf avec…
mytikas-follow-unless = Me demander quand même pour
mytikas-act-alone = Faire l’action principale si je ne pouvais sinon que ne rien faire
mytikas-end-alone = Finir mon tour sans demander
mytikas-end-always = Le finir, maintenant et désormais, sans demander
mytikas-not-followed = Vous ne suivez pas{ $thing ->
    [zeus] {" "}Zeus
    [demeter] {" "}Déméter
    [poseidon] {" "}Poséidon
    [hades] {" "}Hadès
   *[other] {""}
  }, comme prévu.
mytikas-acted = L’action principale a été faite toute seule, comme prévu.
mytikas-turn-ended = Votre tour s’est terminé tout seul, comme prévu.
mytikas-context-start = { $count ->
    [one] Une case est ouverte.
   *[other] { $count } cases sont ouvertes : choisissez-en une sur le plateau d’actions.
  }
mytikas-context-city = Cité { $number } sur { $count }.
mytikas-context-reserve = Vous avez { $count ->
    [one] 1 Offrande
   *[other] { $count } Offrandes
  } en réserve.
mytikas-context-follow = { $action } Cela coûte le jeton, sans action bonus.
mytikas-follow-either = Le jour : { $day } Ou la nuit : { $night }
mytikas-context-last = Dégringoler ne coûte rien. Ensuite, les autres peuvent suivre.
mytikas-context-late = C’est encore votre tour, et dégringoler ne coûte rien.
mytikas-exalted = { $way }, améliorée
mytikas-context-shift = Touchez un cube ou un niveau éclairé de votre plateau, ou choisissez.
mytikas-doing-setup = { $who } se prépare…
mytikas-doing-step = { $who } joue son tour…
mytikas-doing-step-start = { $who } déplace son Bâtisseur…
mytikas-doing-step-bonus = { $who } réfléchit à l’action bonus…
mytikas-doing-step-last = { $who } termine son tour…
mytikas-doing-start = { $who } cède des ressources…
mytikas-doing-follow = { $who } se demande s’il faut suivre…
mytikas-doing-produce = { $who } produit…
mytikas-doing-construct = { $who } construit…
mytikas-doing-effect = { $who } profite de sa construction…
mytikas-doing-favour = { $who } prend un jeton Faveur…
mytikas-doing-lift = { $who } élève des ressources…
mytikas-doing-altar = { $who } fait une offrande…
mytikas-end-caption = D’où viennent les points
mytikas-end-constructions = Constructions
mytikas-end-cards = Cartes
mytikas-end-ties = À égalité : le grand temple le plus haut, puis le plus de ressources.
mytikas-end-large-temple = Grand temple au niveau { $level }
mytikas-end-temple-none = pas de grand temple
mytikas-end-resources = { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
  }
mytikas-end-sum = Total
mytikas-text-level = Niveau
mytikas-text-tokens = Jetons
mytikas-text-constructions = Constructions
mytikas-text-space = Case
mytikas-text-builder = Bâtisseur
mytikas-text-does = Effet
mytikas-text-god = Dieu
mytikas-text-card = Carte
mytikas-text-place = Où
mytikas-text-offerings = Offrandes
mytikas-text-lock = Cadenas
mytikas-text-player = Joueur
mytikas-text-points = Points
mytikas-text-built = Construit
mytikas-text-choose = Choisir
mytikas-text-options = Ce que vous pouvez choisir
mytikas-text-river = rivière
mytikas-text-deck = { $count ->
    [one] Il reste { $count } carte dans la pioche.
   *[other] Il reste { $count } cartes dans la pioche.
  } Cadenas restants : { $locks }.
table-kind-patron = Dieux
table-kind-space = Cases Action
table-kind-deity = Divinités
table-kind-construction = Constructions
table-kind-slot = Emplacements du plateau
table-kind-resource = Ressources
table-kind-token = Jetons
table-kind-level = Niveaux
table-kind-end = Fins de partie
