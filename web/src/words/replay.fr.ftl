# Revoir une partie.
replay-title = Rediffusion
replay-bar = Commandes de la rediffusion
replay-views = Vues
replay-start = Au début (Origine)
replay-back = Une étape en arrière (flèche gauche)
replay-next = Une étape en avant (flèche droite)
replay-end = À la fin (Fin)
replay-play = Lire (espace)
replay-pause = Pause (espace)
replay-speed = Vitesse : { $speed }×
replay-step = Étape de la partie
replay-place = { $round } · { $step } sur { $steps }
replay-coming = L’étape { $step } arrive…
replay-step-of = { $step } sur { $steps }
replay-rose = { $name } construit une Métropole
replay-begins = Les îles sont devant vous.
replay-eyes = Vu par
replay-spectator = Un spectateur
replay-share = Partager ce moment
replay-copied = Le lien est copié.
replay-copy-this = Copiez ce lien :
replay-to-table = À la table
replay-more = { $count ->
    [one] La ligne entière
   *[other] Les { $count } lignes
  }
replay-less = La phrase seule
replay-chronicle = Jusqu’ici
