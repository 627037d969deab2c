# Ce que dit `delos review`, en lignes et en page.
review-heading = Analyse d’une partie
review-about = { $title } ; { $steps } décisions ; environ { $games } parties imaginées par décision, { $samples } issues pour chaque jet et chaque pioche.
review-won = Victoire : { $names }.
review-did = { $name } : { $what }.
review-wins = { $count ->
    [one] { $names } gagne la partie.
   *[other] { $names } gagnent la partie.
}
review-band = Chances de gagner
review-band-note = De la première décision à la dernière, dans l’ordre des places. Les numéros marquent les tournants.
review-luck = Chance
review-luck-note = Les dés et les pioches comparés à leur moyenne, cumulés, en points sur cent. Au-dessus de la ligne : mieux que ce qu’on pouvait attendre.
review-points = Tournants
review-no-points = Aucun tour n’a déplacé les chances de quelqu’un de 8 points ou plus.
review-decisions = Les décisions qui ont coûté le plus
review-decisions-note = Ce qui a été fait, et ce qui aurait mieux valu selon ce que la place pouvait savoir alors.
review-step = Étape
review-who = Qui
review-what = Ce qui s’est passé
review-whose = Chances de
review-before = Avant
review-after = Après
review-choice = Par le choix
review-chance = Par la chance
review-done = Fait
review-better = Mieux
review-cost = Coût
review-total = En tout
review-title-legendary = Cyclades : Édition Légendaire
review-title-classic = Le Cyclades d’origine
review-title-mytikas = Mytikas
review-played = { $title } : { $steps } décisions, { $length } { $turns ->
    [yes] tours
   *[no] cycles
}. { $won }
review-luck-line = Chance aux dés et aux pioches, en points sur cent : { $seats }.
review-no-luck = Les dés et les pioches n’ont rien changé à cette partie.
review-points-line = Tournants (chances de gagner avant → après) :
review-point-at = étape { $step }, { $turns ->
    [yes] tour
   *[no] cycle
} { $length } : { $told }
review-moved = { $name } { $before } → { $after } %{ $lucky ->
    [yes] {" "}(par le choix { $choice }, par la chance { $luck })
   *[no] {""}
}
review-moved-too = { $name } { $before } → { $after } %
review-decisions-line = Les décisions qui ont coûté le plus (chances de gagner dans des parties imaginées) :
review-missed = étape { $step }, { $turns ->
    [yes] tour
   *[no] cycle
} { $length }, { $name } : { $asked }
review-missed-done = fait : { $what } ({ $chance } %)
review-missed-better = mieux : { $what } ({ $chance } %)
