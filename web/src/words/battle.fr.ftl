# Les batailles, racontées au-dessus de la carte.
battle-title = Bataille : { $area }
battle-round = Manche { $number }
battle-rounds = Manches
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
    [one] { $count } troupe
   *[other] { $count } troupes
}
battle-term-mercenaries = { $count ->
    [one] { $count } mercenaire
   *[other] { $count } mercenaires
}
battle-term-fleets = { $count ->
    [one] { $count } flotte
   *[other] { $count } flottes
}
battle-term-hero = Héros
battle-term-undead = { $count ->
    [one] { $count } troupe morte-vivante
   *[other] { $count } troupes mortes-vivantes
}
battle-term-creature = Créature
battle-term-buildings = Bâtiments
battle-fallen = { $count ->
    [one] { $count } perte
   *[other] { $count } pertes
}
battle-wins-round = { $you ->
    [true] Vous gagnez la manche.
   *[other] { $name } gagne la manche.
}
battle-draw = Égalité.
battle-loses-troop = { $you ->
    [true] Vous perdez
   *[other] { $name } perd
} { $count ->
    [one] une troupe.
   *[other] { $count } troupes.
}
battle-loses-mercenary = { $you ->
    [true] Vous perdez
   *[other] { $name } perd
} { $count ->
    [one] un mercenaire.
   *[other] { $count } mercenaires.
}
battle-loses-fleet = { $you ->
    [true] Vous perdez
   *[other] { $name } perd
} { $count ->
    [one] une flotte.
   *[other] { $count } flottes.
}
battle-loses-named = { $you ->
    [true] Pertes : { $what }.
   *[other] { $name } subit une perte : { $what }.
}
battle-retreats = { $you ->
    [true] Vous vous repliez : { $area }.
   *[other] { $name } se replie : { $area }.
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
battle-show = Raconter les batailles
battle-show-all = toutes, manche par manche
battle-show-mine = les miennes seulement ; des autres, les dés
battle-loses-undead = { $you ->
    [true] Vous perdez
   *[other] { $name } perd
} { $count ->
    [one] une troupe morte-vivante.
   *[other] { $count } troupes mortes-vivantes.
}
battle-loses-undead-fleet = { $you ->
    [true] Vous perdez
   *[other] { $name } perd
} { $count ->
    [one] une flotte morte-vivante.
   *[other] { $count } flottes mortes-vivantes.
}
battle-die = Dé : { $die }
battle-die-none = Dé pas encore lancé
