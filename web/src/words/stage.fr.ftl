# Le déroulement : ce que font les autres, étape par étape.
stage = Ce qui se passe
stage-back = Une étape en arrière (←)
stage-forward = Une étape en avant (→)
stage-pause = Pause (P)
stage-resume = Reprendre (P)
stage-speed = Vitesse
stage-speed-times = { $speed }×, touche { $speed }
stage-at-once = D’un coup, touche 0
stage-skip = Passer à mon tour
stage-space = Espace
stage-skip-now = Passer au présent
stage-skip-end = Passer à la fin
stage-deed = { $who ->
    [you] action { $number } de votre tour
   *[other] { $who }, action { $number } de ce tour
  }
stage-deed-again = Revoir à partir de l’action { $number } : { $what }
stage-deed-next = Voir à partir de l’action { $number }
stage-then = ensuite
stage-then-you = vous
stage-you-still = C’est toujours à vous.
stage-turn-yours = C’est à vous.
stage-turn-of = C’est à { $who } de jouer.
stage-you-next = Ensuite, c’est à vous.
stage-thinks = { $who } réfléchit…
stage-past = Vous regardez en arrière. La partie a continué ; rien n’est perdu.
stage-paused = En pause.
stage-behind = { $count ->
    [one] encore une étape
   *[other] encore { $count } étapes
  }
stage-dice = Les dés roulent…
stage-keys = Déroulement
stage-key-space = passer à votre tour
stage-key-p = pause ou reprise
stage-key-arrows = une étape en arrière ou en avant
stage-key-speed = vitesse ; 0 : d’un coup
