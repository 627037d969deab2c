# Les moments : des bandeaux en travers de la carte. $you vaut « true » si c’est le lecteur.
moments = Grands moments
moments-on = Montrer les grands moments en travers du plateau : ce qui commence, ce qui se bâtit, danger, victoire
moment-skip = une touche
moment-show = Montrez-moi
moment-cycle = Cycle { $cycle }
moment-gods-change = { $wake } { $wakes ->
    [one] s’éveille
   *[other] s’éveillent
  }, { $rest } { $rests ->
    [one] se repose
   *[other] se reposent
  }.
moment-gods-wake = { $wake } { $wakes ->
    [one] s’éveille
   *[other] s’éveillent
  }.
moment-gods-order = Dans l’ordre : { $gods }.
moment-news = À vendre depuis peu : { $names }.
moment-income = Revenus
moment-income-all = Les territoires de chacun rapportent.
moment-city-founded = { $you ->
    [true] Vous construisez une Métropole à { $land }
   *[other] { $who } construit une Métropole à { $land }
  }
moment-city-hero = { $you ->
    [true] { $hero } construit une Métropole pour vous
   *[other] { $hero } construit une Métropole pour { $who }
  }
moment-city-taken = { $you ->
    [true] Vous prenez la Métropole de { $land }
   *[other] { $who } prend la Métropole de { $land }
  }
moment-city-count = { $count ->
    [1] La première
    [2] La deuxième
    [3] La troisième
    [4] La quatrième
   *[other] La { $count }ᵉ
  } sur { $goal ->
    [2] deux
    [3] trois
    [4] quatre
   *[other] { $goal }
  }.
moment-city-beyond = Plus que les { $goal ->
    [2] deux
    [3] trois
    [4] quatre
   *[other] { $goal }
  } qu’il faut pour gagner : c’est la { $count }ᵉ.
moment-city-from = { $you ->
    [true] Elle était à vous.
   *[other] Elle était à { $loser }.
  }
moment-city-bonus = Elle apporte un bonus : { $bonus }.
moment-danger = { $you ->
    [true] { $contested ->
        [true] À un pas du but, avec un rival
       *[other] La victoire est à un pas
      }
   *[other] { $when ->
        [now] { $who } { $contested ->
            [true] pourrait atteindre le but
           *[other] pourrait gagner dès ce cycle
          }
       *[other] { $who } est à un pas de la victoire
      }
  }
moment-dangers = { $when ->
    [now] { $who } pourraient gagner dès ce cycle
   *[other] { $who } sont à un pas de la victoire
  }
moment-danger-of = { $who } : { $what }.
moment-gone = { $you ->
    [true] Vous partez vers d’autres rivages
   *[other] { $who } part vers d’autres rivages
  }
moment-gone-land = { $you ->
    [true] Vous avez pris { $land }, son dernier territoire.
   *[other] { $who } a pris { $land }, le dernier territoire.
  }
moment-gone-text = { $you ->
    [true] Vos Flottes et vos Créatures quittent la carte ; vous pouvez regarder la suite.
   *[other] Flottes et Créatures quittent la carte.
  }
moment-last = Le dernier cycle
moment-last-goal = { $you ->
    [true] Vous tenez { $count } Métropoles. Gardez-les jusqu’à la fin du cycle, et vous gagnez.
   *[other] { $who } tient { $count } Métropoles et gagne à la fin du cycle, à moins d’en perdre une.
  }
moment-last-gone = Quand il finit, qui a le plus de Métropoles gagne.
moment-round-text = { $you ->
    [true] Nouveau Round : c’est à vous.
   *[other] Nouveau Round : { $who } commence.
  }
moment-round-cards = On peut maintenant prendre { $names }.
moment-lock = { $you ->
    [true] Vous sécurisez { $deity }
   *[other] { $who } sécurise { $deity }
  }
moment-lock-text = Le Cadenas de { $value } est pris ; la carte reste jusqu’à la fin. { $left ->
    [0] C’était le dernier.
    [one] Il en reste un.
   *[other] Il en reste { $left }.
  }
moment-near = La fin est proche
moment-near-levels = Encore une construction au bon endroit, et trois niveaux de la montagne seront complets.
moment-near-locks = Il reste un Cadenas. Qui le prend met fin à la partie.
moment-near-built = { $you ->
    [true] Il vous reste une construction. Avec elle, la partie finit.
   *[other] Il reste une construction à { $who }. Avec elle, la partie finit.
  }
moment-final = Le dernier tour
moment-final-levels = Trois niveaux de la montagne sont complets.
moment-final-locks = Le dernier Cadenas est pris.
moment-final-built = Toutes les constructions d’un plateau sont bâties.
moment-final-text = Chacun peut encore suivre une fois.
victory-watch = Revoir la partie
victory-results = Résultat
victory-map = Regarder la carte
victory-board = Regarder le plateau
victory-standing = { $metropolises }, { $gold } PO
victory-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
victory-out = hors jeu
