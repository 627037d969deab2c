# Ce qui a décidé une partie.
review-title = Analyse
review-open = Analyse
review-making = La partie est passée en revue : chaque décision est essayée dans des parties imaginées.
review-waiting = La partie attend d’être passée en revue ; une autre la précède.
review-progress = { $done } décisions sur { $all }
review-left-seconds = encore environ { $count } secondes
review-left-minutes = { $count ->
    [one] encore une minute environ
   *[other] encore environ { $count } minutes
}
review-so-far = Après { $step } décisions :
review-so-far-none = Les chances seront tracées ici, décision par décision.
review-opening = La partie s’ouvre ; les premières chances arrivent dans un instant.
review-line = Elle commence dès que l’autre est finie.
review-leave = Vous pouvez partir : l’analyse continue et reste avec la partie.
review-late = La machine est occupée, et les parties en cours passent d’abord. Vous pouvez partir : l’analyse continue et reste avec la partie.
review-failed = L’analyse n’a pas pu être faite.
review-course = Déroulement de la partie
review-focus = Chances de
review-to-replay = Revoir
review-play-on = Continuer d’ici
review-play-on-as = Une nouvelle table à cette décision : vous jouez { $name }, des bots jouent les autres
review-decision = Décision
review-start = Avant la première décision
review-start-note = Avancez, ou choisissez un tournant.
review-tried = { $count ->
    [one] 1 partie essayée
   *[other] { $count } parties essayées
}
review-games = dans { $count ->
    [one] 1 partie imaginée
   *[other] { $count } parties imaginées
}
review-change = { $you ->
    [yes] { $way ->
        [up] Vos chances montent de { $before } à { $after }.
        [down] Vos chances tombent de { $before } à { $after }.
       *[same] Vos chances restent à { $after }.
    }
   *[no] { $way ->
        [up] { $name } : les chances montent de { $before } à { $after }.
        [down] { $name } : les chances tombent de { $before } à { $after }.
       *[same] { $name } : les chances restent à { $after }.
    }
}
review-split = Par le choix : { $choice } ; par la chance : { $luck }.
review-moved = { $name } : { $before } → { $after }
review-won = victoire : { $names }
review-no-luck = Les dés et les pioches n’ont rien changé à cette partie.
review-best = Ce qu’on pouvait faire, le meilleur d’abord
review-did = { $name } : { $what }.
review-done = Ce qui a été fait
review-no-choice = Il n’y avait rien d’autre à faire.
review-point = Tournant { $number }
review-points = Tournants
review-before-after = chances avant → après
review-no-points = Aucun tour n’a déplacé les chances de 8 points ou plus.
review-luck = Ce que le hasard a changé
review-luck-says = Dés et pioches comparés à leur moyenne, en points de chance de gagner ; le résultat, lui, compte les points des dés.
review-luck-line = La chance au fil de la partie : les dés et les pioches comparés à leur moyenne, cumulés
review-luck-note = chance : dés et pioches comparés à leur moyenne
review-see = Montrer sur le plateau : { $what }
review-key-done = ce qui a été fait
review-key-better = autre possibilité
