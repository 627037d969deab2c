# Une table avant le début.
lobby-seats = Places
lobby-taken = { $taken } sur { $all } prises
lobby-host = { $who } · hôte
lobby-bot = Joue aussitôt
lobby-open = Qui trouve la table, sinon un bot au début
lobby-invite = Qui a le lien de cette place, sinon un bot au début
lobby-offer = À qui va la place : { $faction }
lobby-offer-invite = Ami
lobby-offer-bot = Bot
lobby-offer-open = Libre
lobby-move = Changer de place : { $faction }
lobby-move-here = Échanger avec { $faction }
lobby-kick = Demander à { $who } de partir
lobby-start = Commencer
lobby-start-early = Commencer avec une place vide ?
lobby-start-early-help = Un bot la joue jusqu’à ce que quelqu’un la reprenne.
lobby-start-full = Tout le monde est là
lobby-start-full-help = Commencez quand vous voulez.
lobby-waits-host = { $count ->
    [0] Tout le monde est là : l’hôte va commencer.
    [one] Une place est libre. L’hôte donne le départ.
   *[other] { $count } places sont libres. L’hôte donne le départ.
  }
lobby-waits = { $count ->
    [0] Tout le monde est là : la partie commence.
    [one] Il manque un joueur. La partie commencera d’elle-même.
   *[other] Il manque { $count } joueurs. La partie commencera d’elle-même.
  }
lobby-leave = Partir
lobby-close = Fermer la table
lobby-closed = Cette table a été fermée
lobby-closed-help = Son hôte l’a fermée avant le début de la partie.
lobby-option = { $option } : { $value }
lobby-without = sans : { $option }
lobby-vacant = Une place est libre : { $faction }. Un bot la joue en attendant.
lobby-vacant-take = Prendre la place
lobby-away = un bot joue pour qui s’absente après { $span }
lobby-standin = Vous étiez absent, et un bot joue pour vous.
lobby-standin-back = Reprendre votre place
lobby-leave-game = Céder ma place
lobby-leave-sure = Un bot continue à votre place, et chacun peut la prendre. Vous n’êtes pas sûr de la retrouver.
lobby-stay = Rester
lobby-when-away = Quand quelqu’un s’absente
lobby-when-away-help = Ensuite personne n’attend plus ; qui s’était absenté peut reprendre sa place.
lobby-away-never = L’attendre
lobby-away-after = Un bot joue après { $span }
lobby-kick-sure = { $who } ne pourra plus revenir à cette table.
lobby-kick-do = Renvoyer
lobby-seat-qr = Montrer le code QR
lobby-signed-out = Ce navigateur a été déconnecté : vous ne faites plus que regarder. Connectez-vous, et la place est de nouveau à vous.
lobby-rejoin = Se connecter
