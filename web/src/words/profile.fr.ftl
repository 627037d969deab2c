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
profile-style = Votre façon de jouer
profile-style-of = Façon de jouer : { $name }
profile-style-from = d’après les { $count } dernières parties
profile-style-soon = Cela se dit à partir de { $least } parties terminées d’un jeu ; { $count ->
    [0] il n’y en a pas encore
    [one] il y en a une pour l’instant
   *[other] il y en a { $count } pour l’instant
  }.
profile-style-which = Jeu
profile-style-god = Tours avec chaque dieu
profile-style-space = Où va le Bâtisseur
profile-style-price = { $gold } PO par Cycle pour les dieux
profile-style-others = les autres, aux mêmes tables : { $gold }
profile-style-buildings = Métropoles par quatre bâtiments
profile-style-philosophers = Métropoles par les Philosophes
profile-style-conquest = Métropoles par conquête
profile-style-hero = Métropoles par des héros
profile-style-other = Métropoles autrement
profile-style-of-all = { $part } sur { $all }
profile-style-creature = Créature préférée : { $name }
profile-style-heroes = Héros préféré : { $name }
profile-style-built = Le plus construit : { $name }
profile-style-deity = Carte Divinité préférée : { $name }
profile-style-times = { $count ->
    [one] une fois
   *[other] { $count } fois
  }
profile-style-then = { $first } ; puis { $rest }
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
