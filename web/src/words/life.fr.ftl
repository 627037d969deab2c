# Ce qui se passe à une table à côté du jeu : pendules, discussion, notes, pauses.
life-clock = Pendule
life-clock-card = Pendule et pauses
life-kind-none = Sans pendule
life-kind-live = En direct, avec incrément
life-kind-reserve = Un temps par coup, et une réserve
life-kind-days = Des jours par coup
life-clock-none = Sans pendule : chacun prend son temps
life-clock-live = { $main } chacun, et { $step } de plus après chaque coup
life-clock-sudden = { $main } chacun pour toute la partie
life-clock-reserve = { $step } par coup, et { $main } en réserve
life-clock-days = { $step } par coup
life-each-game = Par joueur
life-more = En plus après chaque coup
life-reserve = Réserve
life-each-move = Par coup
life-when-late = Quand le temps de quelqu’un est écoulé
life-late-bot = Un bot joue jusqu’à son retour
life-late-forfeit = Il a perdu ; un bot joue jusqu’à la fin
life-late-says-bot = Temps écoulé : un bot joue, et le joueur peut revenir
life-late-says-forfeit = Temps écoulé : la place a perdu, un bot joue jusqu’à la fin
life-away-says = Un absent est remplacé par un bot après { $span }, et peut revenir
life-away-waits = On attend les absents
life-pause-says = Tous les joueurs ensemble peuvent décider d’une pause
life-public = D’autres peuvent trouver la table et regarder
life-public-says = D’autres peuvent trouver la table et regarder
life-private-says = Seul qui a le lien trouve la table
life-change = Changer
life-keep = Garder
life-days-hours = { $days } j { $hours } h
life-point = ,
life-clock-of = Temps restant : { $left }
life-clock-of-reserve = Pour ce coup : { $left }. En réserve : { $own }
life-profile = { $who } : profil, dans un nouvel onglet
life-reminded = Les autres vous attendent.
life-reminder-sent = C’est rappelé.
life-missing = { $who } doit jouer et n’est pas là.
life-remind = Relancer
life-paused = La partie est en pause : pendules et bots sont arrêtés.
life-pause = Pause
life-resume = Reprendre
life-abandon = Finir la partie pour tous, sans résultat
life-abandon-sure = Si tous sont d’accord, la partie s’arrête ici : personne n’a gagné, et elle ne compte pas au classement.
life-asked = { $want ->
    [pause] { $who } propose une pause.
    [resume] { $who } propose de reprendre.
   *[abandon] { $who } propose de finir la partie sans résultat.
  }
life-asked-own = { $want ->
    [pause] Vous proposez une pause.
    [resume] Vous proposez de reprendre.
   *[abandon] Vous proposez de finir la partie sans résultat.
  } { $count ->
    [one] Il manque une réponse.
   *[other] Il manque { $count } réponses.
  }
life-asked-others = La question est posée aux autres.
life-forfeited = Votre temps est écoulé : ici cela compte comme une défaite, et un bot joue votre place jusqu’à la fin.
life-beside = À côté du jeu
life-tab-log = Journal
life-tab-talk = Chat
life-tab-notes = Notes
life-talk = Discussion
life-rooms = À qui
life-room-table = Table
life-room-team = Équipe
life-filter = Cacher les gros mots
life-say = Dire quelque chose
life-say-team = Parler à votre équipe
life-send = Envoyer
life-silence = Personne n’a encore rien dit.
life-about = { $who } : profil, silence, signalement
life-page = Profil
life-mute = Ne plus entendre
life-muted = Vous n’entendez pas { $who }.
life-unmute = Entendre à nouveau
life-report = Signaler cette ligne
life-reported = La ligne est signalée à qui tient ce serveur.
life-said = { $who } : { $words }
life-unread = { $count ->
    [one] Une nouvelle ligne
   *[other] { $count } nouvelles lignes
  }
life-happened = { $kind ->
    [flag] Temps écoulé pour { $who } : un bot joue.
    [forfeit] Temps écoulé pour { $who } : la place a perdu, un bot joue jusqu’à la fin.
    [away] { $who } est absent : un bot joue.
    [back] { $who } est de retour.
    [left] { $who } a quitté la partie.
    [joined] { $who } a pris une place.
    [paused] La partie est en pause.
    [resumed] La partie reprend.
   *[abandoned] La partie est finie sans résultat.
  }
life-notes = Notes
life-notes-hint = Vous seul voyez ces notes.
life-notes-loading = Chargement …
life-notes-kept = Gardé. Vous seul voyez ceci.
life-notes-writing = Enregistrement …
life-notes-lost = Pas encore gardé ; nouvel essai bientôt.
life-map = Carte
