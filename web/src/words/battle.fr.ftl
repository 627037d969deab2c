# Les batailles, racontées au-dessus de la carte.
battle-title = Combat : { $area }
battle-round = Round { $number }
battle-rounds = Rounds
battle-you = Vous
battle-attacks = { $you ->
    [true] attaquez
   *[other] attaque
}
battle-defends = { $you ->
    [true] défendez
   *[other] défend
}
battle-several = { $name } × { $count }
battle-term-troops = { $count ->
    [one] { $count } Troupe
   *[other] { $count } Troupes
}
battle-term-mercenaries = { $count ->
    [one] { $count } Troupe mercenaire
   *[other] { $count } Troupes mercenaires
}
battle-term-fleets = { $count ->
    [one] { $count } Flotte
   *[other] { $count } Flottes
}
battle-term-hero = Héros
battle-term-undead = { $count ->
    [one] { $count } Troupe morte-vivante
   *[other] { $count } Troupes mortes-vivantes
}
battle-term-creature = Créature
battle-term-buildings = Bâtiments
battle-fallen = { $count ->
    [one] { $count } perte
   *[other] { $count } pertes
}
battle-wins-round = { $you ->
    [true] Vous gagnez le Round.
   *[other] { $name } gagne le Round.
}
battle-draw = Égalité.
battle-loses-troop = { $you ->
    [true] Vous perdez
   *[other] { $name } perd
} { $count ->
    [one] une Troupe.
   *[other] { $count } Troupes.
}
battle-loses-mercenary = { $you ->
    [true] Vous perdez
   *[other] { $name } perd
} { $count ->
    [one] une Troupe mercenaire.
   *[other] { $count } Troupes mercenaires.
}
battle-loses-fleet = { $you ->
    [true] Vous perdez
   *[other] { $name } perd
} { $count ->
    [one] une Flotte.
   *[other] { $count } Flottes.
}
battle-loses-named = { $you ->
    [true] Pertes : { $what }.
   *[other] { $name } subit une perte : { $what }.
}
battle-retreats = { $you ->
    [true] Vous battez en retraite : { $area }.
   *[other] { $name } bat en retraite : { $area }.
}
battle-takes = { $you ->
    [true] Vous prenez { $area }.
   *[other] { $name } prend { $area }.
}
battle-holds = { $you ->
    [true] Vous gardez { $area }.
   *[other] { $name } garde { $area }.
}
battle-nobody = Plus personne : { $area }.
battle-skip = Passer
battle-show = Raconter les combats
battle-show-all = tous, round par round
battle-show-mine = les miens seulement ; des autres, les dés
battle-loses-undead = { $you ->
    [true] Vous perdez
   *[other] { $name } perd
} { $count ->
    [one] une Troupe morte-vivante.
   *[other] { $count } Troupes mortes-vivantes.
}
battle-loses-undead-fleet = { $you ->
    [true] Vous perdez
   *[other] { $name } perd
} { $count ->
    [one] une Flotte morte-vivante.
   *[other] { $count } Flottes mortes-vivantes.
}
battle-die = Dé : { $die }
battle-die-none = Dé pas encore lancé
