# Tournois : des tables que le serveur forme et compte.
tournaments-title = Tournois
tournaments-open = Où s’inscrire
tournaments-running = En jeu
tournaments-mine = Les miens
tournaments-none = Il n’y en a pas ici. Créez-en un !
tournaments-new = Nouveau tournoi
tournaments-name = Nom
tournaments-kind = Comment il se joue
tournaments-kind-rounds = Rondes : tous jouent à chacune
tournaments-kind-knockout = Élimination : les meilleurs de chaque table continuent
tournaments-game = Jeu
tournaments-players = Par table
tournaments-rounds = Rondes
tournaments-advance = Continuent, par table
tournaments-most = Participants, au plus
tournaments-level = Bots qui complètent les tables
tournaments-edition = Édition
tournaments-public = Tout le monde peut s’inscrire
tournaments-public-help = Sinon, seulement qui a le lien.
tournaments-same-map = La même carte à toutes les tables
tournaments-same-map-help = Sinon, chaque table a la sienne.
tournaments-make = Créer le tournoi
tournaments-about = { $game }, { $players } par table
tournaments-entrants = { $count ->
    [one] { $count } joueur sur { $most }
   *[other] { $count } joueurs sur { $most }
 }
tournaments-status-open = Ouvert
tournaments-status-playing = Ronde { $round } sur { $rounds }
tournaments-status-over = Terminé
tournaments-status-closed = Fermé
tournaments-enter = Participer
tournaments-leave = Ne plus participer
tournaments-leave-help = Un bot joue à votre place.
tournaments-start = Commencer
tournaments-start-help = Des bots complètent les tables.
tournaments-close = Y mettre fin
tournaments-link = Lien pour ceux que vous invitez
tournaments-standings = Classement
tournaments-place = Place
tournaments-player = Joueur
tournaments-points = Points
tournaments-won = Victoires
tournaments-met = Adversaires
tournaments-gone = éliminé
tournaments-waiting = Personne n’est encore inscrit.
tournaments-rule-rounds = Devancer quelqu’un à une table vaut un point, l’égaler un demi. À égalité : le plus de victoires, puis le plus de points des adversaires rencontrés, puis le premier inscrit.
tournaments-rule-knockout = Les { $advance } premiers de chaque table continuent, jusqu’à la dernière table. Qui est allé plus loin est devant ; puis la place à la dernière table, puis les points, puis le premier inscrit.
tournaments-round = Ronde { $round }
tournaments-final = Dernière table
tournaments-table = Table { $number }
tournaments-now = en cours
tournaments-winner = { $name } remporte le tournoi.
tournaments-all = Tous les tournois
tournaments-close-sure = Terminer le tournoi maintenant ? On ne jouera plus d’autre ronde, et c’est irrévocable.
tournaments-leave-sure = Ne plus participer ? Un bot joue à votre place, et vous ne pourrez plus revenir.
tournaments-count = { $count ->
    [one] une ronde
   *[other] { $count } rondes
  }
