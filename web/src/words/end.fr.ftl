# Passer l’écran, et la fin d’une partie.
end-pass-to = Passez l’écran à { $name }
end-pass-hidden = Rien de secret ne s’affiche tant que { $name } n’est pas là.
end-i-am = Je suis { $name }
end-over = La partie est finie.
end-rules = { $title ->
    [mytikas] { $count ->
        [one] { $names } a gagné la faveur de l’Olympe
       *[other] { $names } ont gagné la faveur de l’Olympe
    }
   *[other] { $count ->
        [one] { $names } règne sur l’archipel
       *[other] { $names } règnent sur l’archipel
    }
}
end-you-rule = { $title ->
    [mytikas] Vous avez gagné la faveur de l’Olympe
   *[other] Vous régnez sur l’archipel
}
end-nobody = Personne ne règne sur l’archipel
end-why-metropolises = Le plus de Métropoles : { $count }.
end-why-gold = Autant de Métropoles que le suivant ({ $count }), mais plus d’or : { $gold }.
end-why-shared = À égalité de Métropoles ({ $count }) et d’or ({ $gold }) : la victoire est partagée.
# Comment la dernière Métropole a été gagnée.
end-last-cycle = Au cycle { $cycle } : { $steps }.
end-last-then = {" ; "}puis{" "}
end-last-founded = La dernière a été construite à { $land }.
end-last-hero = { $hero } a construit la dernière.
end-last-taken = { $you ->
    [true] La dernière, celle de { $land }, vous a été prise.
   *[other] La dernière, celle de { $land }, a été prise à { $loser }.
}
# Les Métropoles du vainqueur, une par ligne.
end-way = Le chemin de la victoire
end-way-cycle = Cycle { $cycle }
end-way-founded = Construite à { $land }{ $given ->
    [buildings] {" "}avec quatre bâtiments
    [philosophers] {" "}avec quatre Philosophes
   *[none] {""}
  }{ $by ->
    [land] , après la prise { $elided ->
        [true] d’{ $thing }
       *[other] de { $thing }
      }
    [creature] , après l’achat : { $thing }
   *[none] {""}
  }
end-way-hero = Construite par { $hero }
end-way-taken = { $you ->
    [true] Prise à vous, à { $land }
   *[other] Prise à { $name }, à { $land }
  }
end-way-lost = { $you ->
    [true] Perdue à { $land }, prise par vous
   *[other] Perdue à { $land }, prise par { $name }
  }
end-why-points = { $parts ->
    [true] Le plus de points : { $points }, dont { $constructions } pour les constructions et { $cards } pour les divinités.
   *[other] Le plus de points : { $points }.
  }
end-length = { $cycles ->
    [one] { $cycles } cycle, { $time }
   *[other] { $cycles } cycles, { $time }
}
end-length-turns = { $cycles ->
    [one] { $cycles } tour, { $time }
   *[other] { $cycles } tours, { $time }
}
end-next = Et maintenant
end-replay = Revoir la partie
end-same-people = Mêmes joueurs, autres options
end-rematch = Revanche
end-join-rematch = Rejoindre la revanche
end-look = Regarder le plateau
end-standings = Classement
end-place = Place
end-player = Joueur
end-metropolises = Métropoles
end-gold = Or
end-points = Points
end-battles = Combats
end-won-lost = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}
end-luck = Dés, ± moyenne
end-luck-pips = points au-dessus ou au-dessous de la moyenne
end-luck-says = Dés : points obtenus au-dessus ou au-dessous de la moyenne. Ce que la chance a changé aux chances de gagner est dans l’analyse.
end-as-table = En tableau
end-as-chart = En graphique
end-chart-of = { $title }. À la fin : { $names }
end-chart-metropolises = Métropoles par cycle
end-chart-income = Revenu par cycle
end-chart-gold = Or à la fin de chaque cycle
end-chart-points = Points par tour
end-spent = Or dépensé pour les dieux
end-spent-by = { $name } : { $gold } PO
end-sum = Total
end-fair = { $dice ->
    [no] L’ordre des cartes était fixé avant la partie et personne ne pouvait le changer
   *[yes] Les dés et les cartes étaient fixés avant la partie et personne ne pouvait les changer
  } ; le fichier de la partie le prouve.
end-record = Télécharger la partie
end-fair-show = Montrer les sceaux
end-commitment = Promis avant la partie
end-key = Clé, montrée après
end-check = Vérifier
