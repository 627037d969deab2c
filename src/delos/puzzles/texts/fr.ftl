# Énigmes : ce qu’un tour doit apporter.
metropolis = Construire une Métropole
    .text = Un tour suffit : construisez une Métropole **avant qu’il se termine**. Ni la chance ni l’erreur d’un rival ne sont nécessaires.
win = La dernière Métropole
    .text = Avec **{ $wants }** Métropoles à la fin du cycle, vous avez gagné. La dernière peut être à vous ce tour-ci, sans chance.
points = Atteindre { $wants } points
    .text = Atteignez **{ $wants } points** ou plus avant la fin de votre tour. C’est possible sans chance, et rien n’apporte sûrement davantage.
about-god = { $god }, { $gold } PO
about-points = { $points } pour l’instant
missed = Le tour est terminé, et cela n’a pas suffi. Recommencez-le.
turn = Ce tour-ci
solved = Résolu
    .again = Il existe peut-être plus court, et toute solution compte.
