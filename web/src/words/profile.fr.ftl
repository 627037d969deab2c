# Profils et classements.
profile-link = Votre profil
profile-share-link = Partager
profile-title = Profil
profile-missing = Il n’y a personne à cette adresse.
profile-since = Depuis { $since }
profile-guest = Invité depuis { $since }
profile-games = { $count ->
    [0] aucune partie terminée
    [one] une partie
   *[other] { $count } parties
  }
profile-rating = cote ± { $band }
profile-won = gagnées ; { $even } à chances égales
profile-row = victoires d’affilée, au mieux
profile-curve = Cote
profile-band = la bande dit si elle est sûre
profile-curve-says = Cote { $rating }, à { $band } près, après { $count ->
    [one] une partie
   *[other] { $count } parties
  }
profile-ladder = { $game }, { $players } joueurs
profile-unrated = Aucune partie classée pour l’instant.
profile-ratings = Cotes
profile-counts = Une partie compte si chacun y joue pour soi, personne ou bot, et si rien n’a été repris d’un commun accord.
profile-game = Jeu
profile-players = Joueurs
profile-count = Parties
profile-wins = Gagnées
profile-points = Cote
profile-share = Part
profile-even = chances égales : { $even }
profile-record = Bilan
profile-none = Rien pour l’instant.
profile-last = Dernières parties
profile-game-won = gagnée
profile-game-lost = perdue
profile-winners = gagnée par { $who }
profile-nobody = personne n’a gagné
profile-replay = Revoir
profile-review = Analyse
profile-all = Toutes ({ $count })
follow = Suivre
unfollow = Suivi
block = Bloquer
unblock = Débloquer
report = Signaler
report-title = Signaler à l’exploitant
report-text = La personne qui tient ce serveur le lit ; la personne signalée, non.
report-name = Le nom est offensant
report-chat = Ce qui a été dit
report-play = Gâche les parties exprès
report-other = Autre chose
report-words = Que s’est-il passé ?
report-send = Envoyer
report-done = L’exploitant le lira.
people-followed = Personnes que vous suivez
people-none = Personne pour l’instant : suivez des gens sur leur profil.
people-waiting = attend des joueurs
people-playing = joue en ce moment
people-blocked = Bloquées
ladder-title = Classement
ladder-text = Les noms réservés avec au moins cinq parties classées, et les bots, selon ce qui est presque sûr : la cote moins deux fois sa bande.
ladder-which = Classements
ladder-place = Rang
ladder-bot = Bot, { $level }
ladder-empty = Personne n’a encore joué assez de parties classées ici.
