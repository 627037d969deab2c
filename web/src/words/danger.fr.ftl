# Quelqu’un pourrait gagner dans ce cycle : ce qui lui manque, d’après ce que tous voient.
danger-now = À un pas de la victoire : { $things }
danger-next = Pourrait gagner au prochain cycle : { $things }
danger-two = À deux pas de la victoire : { $things }
danger-keep = Gagne à la fin du cycle, sauf si l’on prend une Métropole
chance-now = Vous pourriez gagner dès ce cycle : { $things }
chance-next = Vous pourriez gagner au prochain cycle : { $things }
chance-two = À deux pas de votre victoire : { $things }
chance-keep = Vous gagnez à la fin du cycle : tenez vos Métropoles
# La même chose quand il ne reste qu’une ligne.
danger-row-now = À un pas : { $things }
danger-row-next = Au prochain cycle : { $things }
danger-row-two = À deux pas : { $things }
danger-row-keep = Gagne à la fin du cycle
chance-row-now = Il vous manque { $things }
chance-row-next = Au prochain cycle : { $things }
chance-row-two = Il vous manque { $things }
chance-row-keep = Vous gagnez à la fin du cycle
danger-row-building = un bâtiment
danger-row-land = la prise { $elided ->
    [true] d’{ $name }
   *[other] de { $name }
  }
danger-building-port = un port
danger-building-fortress = une forteresse
danger-building-temple = un temple
danger-building-university = une université
danger-word-building = un bâtiment de plus
danger-card-philosopher = un Philosophe
danger-card-philosophers = deux Philosophes
danger-hero = le sacrifice { $elided ->
    [true] d’{ $name }
   *[other] de { $name }
  }
danger-land = une marche sur la Métropole { $elided ->
    [true] d’{ $name }
   *[other] de { $name }
  }
# Le but est à portée, mais un autre l’atteint aussi : le plus de Métropoles gagne, puis le plus de PO.
chance-goal = Vous pourriez atteindre le but dans ce cycle : { $things }
danger-goal = Pourrait atteindre le but dans ce cycle : { $things }
chance-goal-keep = Vous avez atteint le but : tenez vos Métropoles jusqu’à la fin du cycle
danger-goal-keep = A atteint le but
danger-race-more = Mais { $name } a plus de Métropoles, et le plus grand nombre gagne.
danger-race-equal = Mais { $name } en aura autant, et à égalité l’or décide{ $known ->
    [true] {" "}: vous avez { $gold } PO
   *[other] {""}
  }.
danger-race-could = { $name } pourrait en avoir autant : l’or déciderait{ $known ->
    [true] , et vous avez { $gold } PO
   *[other] {""}
  }.
danger-race-take = Une marche sur { $lands } en prendrait une à { $name }.
danger-row-race = À un pas : { $things } ; { $name } { $how ->
    [more] en a plus
    [equal] en a autant
   *[could] le peut aussi
  }
danger-row-race-keep = But atteint, mais { $name } { $how ->
    [more] en a plus
    [equal] aussi : l’or décide
   *[could] le peut aussi
  }
# Mytikas : la fin de la partie n’est plus qu’à un pas.
danger-end-leads = { $lead ->
    [one] Mène d’un point
   *[other] Mène de { $lead } points
  }, et { $things } terminerait la partie
danger-end-ties = Partage la tête, et { $things } terminerait la partie
chance-end-leads = { $lead ->
    [one] Vous menez d’un point
   *[other] Vous menez de { $lead } points
  }, et { $things } terminerait la partie
chance-end-ties = Vous partagez la tête, et { $things } terminerait la partie
danger-end-level = le dernier jeton du niveau { $level }
danger-end-lock = le dernier Cadenas
danger-end-slots = une dernière construction
danger-row-end-own = Vous pouvez finir : { $things }
danger-row-end = Peut finir : { $things }
danger-ending = La partie finit avec ce tour
