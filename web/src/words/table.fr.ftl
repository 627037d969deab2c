# La page de la table, la même pour tous les jeux.
table-loading = On dresse la table…
table-lost-unknown-title = Table introuvable
table-lost-unknown = Il n’y a pas de table à cette adresse. Le lien est peut-être incomplet, ou la table a été rangée.
table-lost-offline-title = Le serveur ne répond pas
table-lost-offline = La table n’a pas pu être chargée. Vérifiez votre connexion ; votre partie est sauvegardée.
table-lost-title-title = Pas encore jouable ici
table-lost-title = Ce jeu n’a pas encore de table dans le navigateur.
table-name-legendary = Legendary
table-name-mytikas = Mytikas
table-goal = { $count ->
    [one] 1 Métropole pour gagner
   *[other] { $count } Métropoles pour gagner
  }
table-lobby-edition = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }{ $edition ->
    [base] , jeu de base
    [complete] , complet
   *[other] {""}
  }
table-seat-open = Place libre
table-seat-invite = Invité attendu
table-seat-you = Vous
table-seat-here = À la table
table-seat-away = Absent
table-take-seat = Prendre cette place
table-invite-link = Lien d’invitation pour cette place
table-share = Partager cette table
table-share-text = Avec ce lien, on peut regarder la partie et prendre une place libre.
table-copy = Copier
table-copied = Copié
table-title-over = Partie terminée : { $name } – Delos
table-title-handover = Passez l’écran – { $name }
table-title-yours = À vous de jouer
table-title-theirs = { $who } décide – Delos
table-connection-lost = Connexion perdue, nouvel essai… Votre partie est sauvegardée.
table-right = Joueurs et journal
table-step-whose = { $step } : { $whose }
table-steps = Étapes du cycle
table-tools = Outils
table-tool-result = Résultat
table-tool-text = Plateau en texte
table-tool-log = Journal
table-tool-full = Plein écran
table-tool-help = Aide
table-tool-settings = Réglages
table-tabs = Parties de la table
table-tab-log = Journal
table-unread = (du nouveau)
table-you = vous
table-standing = Classement : { $list }
table-question = Question
table-driven-off = { $who } a misé { $bid } sur { $god } et vous en chasse : choisissez un autre dieu.
table-driven-off-to = { $who } a misé { $bid } sur { $god } et vous en chasse : un seul dieu possible, { $only }.
table-one-god = Un seul dieu possible pour votre offrande : { $only }.
table-options = Choix possibles
table-fate = Les dés et les cartes décident…
table-bot-name = { $name } (bot)
table-doing = { $who } réfléchit…
table-watching = Vous regardez cette table.
table-hint = { $label } : { $why }
table-hints = Ce que ferait un bot
table-hints-ways = Chances, { $count } suites vues
table-hints-why = Les préférés d’un bot, le meilleur d’abord. Il sait ce que vous savez, imagine le reste et joue la suite de bien des façons avant de juger. « Moins bon » coûte moins de 5 victoires sur cent parties, selon son calcul.
table-hint-best = meilleur
table-hint-equal = équivalent
table-hint-less = moins bon
table-hint-much-less = bien moins
table-hint-chance-first = { $percent } % de victoires
table-hint-chance = { $percent } %
table-hint-chance-why = Sur cent parties semblables, combien vous en gagneriez si des bots jouaient la suite.
table-hint-thinking = Réflexion en cours…
table-hint-ask = Conseil (H)
table-picked = Choisi jusqu’ici : { $things }.{ $keys ->
    [yes] {" "}Échap revient en arrière.
   *[no] {""}
  }
table-tap-area = Touchez une zone éclairée, ou ouvrez la liste.
table-tap-choose = Touchez une zone éclairée, ou choisissez.
table-click-area = Cliquez sur une zone éclairée.
table-filter = Chercher parmi { $count } choix…
table-filter-short = Chercher…
table-filter-label = Chercher parmi les choix
table-filter-none = Aucun choix ne correspond.
table-list = Liste ({ $count })
table-choose = Faites un choix
table-attack = Attaquer : { $area }
table-sheet-open = Montrer les choix
table-sheet-close = Cacher les choix
table-back = Retour (Échap)
table-undo = Annuler (U)
table-undo-ask = Demander à la table d’annuler (U)
table-undo-asked = On demande aux autres si vous pouvez revenir en arrière.
table-undo-sure = Cela annule aussi ce qu’ont fait les autres ({ $who }). Encore une fois pour le faire.
table-undone = Coup repris ; les bots sont d’accord.
table-undo-none = Aucun de vos choix ne peut être repris maintenant.
table-asked = { $who } aimerait reprendre son dernier choix.
table-asked-own = { $count ->
    [one] Vous avez demandé à annuler. Il manque l’accord d’un joueur.
   *[other] Vous avez demandé à annuler. Il manque l’accord de { $count } joueurs.
  }
table-agree = Accepter
table-refuse = Refuser
table-odds = Chances du combat
table-odds-you = vous gagnez { $chance }
table-odds-they = l’attaque gagne { $chance }
table-odds-die = { $total } + dé
table-odds-how = Comment on compte
table-reckoning = Combat : { $area }
table-reckoning-text = À chaque Round, les deux camps ajoutent un dé à leur force ; la somme la plus basse perd une unité. Le pronostic suppose que personne ne bat en retraite.
table-nobody = Personne
table-role-attacker = attaque
table-role-defender = défend
table-sum = Avant le dé
table-term-troops = Troupes
table-term-mercenaries = Troupes mercenaires
table-term-undead = Troupes mortes-vivantes
table-term-fleets = Flottes
table-round = Round
table-round-reached = Disputée
table-round-win = Attaque gagnée
table-round-hold = Défense tenue
table-round-both = Tous détruits
table-log = Journal
table-since = Depuis votre dernier tour
table-recap = Résumé
table-log-empty = Il ne s’est encore rien passé.
table-settings = Réglages
table-theme = Couleurs
table-choosing = Choix et affichage
table-confirm-all = Confirmer chaque choix
table-confirm-note = Les attaques demandent toujours un dernier oui.
table-confirm-phone = Une touche choisit ; le large bouton, ou une seconde touche, confirme.
table-one-tap = Choisir d’une seule touche
table-one-tap-note = Une touche suffit. Les attaques et la fin du tour demandent toujours un dernier oui.
table-pace-note = Vous réglez la vitesse : sous la carte pendant que les autres jouent, ou avec les touches 1, 2, 4 et 0.
table-leaving = Quitter
table-leave = À la page d’accueil, la partie reste
table-help = Aide
table-help-intro = Touchez un dieu, une carte ou une pièce pour en savoir plus. Toutes les règles :
table-help-all = Toute l’aide
table-help-none = Il n’y a pas encore d’aide à ce sujet.
table-rules = Règles :
table-kind-god = Dieux
table-kind-hero = Héros
table-kind-creature = Créatures
table-kind-building = Bâtiments
table-kind-bonus = Bonus de Métropole
table-kind-favour = Faveurs divines
table-kind-item = Objets magiques
table-kind-unit = Pièces
table-kind-card = Cartes
table-kind-module = Modules
table-kind-phase = Étapes d’un cycle
table-kind-option = Options de la table
table-pass-cycle = Passer jusqu’à la fin du cycle
table-pass-alone = Vous n’avez rien à jouer ici : la table passe pour vous dans un instant.
table-keys = Touches
table-key-digits = prendre le choix à cette place de la liste
table-key-esc = un pas en arrière
table-key-u = annuler votre dernier choix
table-key-h = demander un conseil
table-key-t = le plateau en texte
table-key-l = le journal
table-key-help = aide sur l’élément actif, ou pourquoi il est interdit
table-key-f = toute la carte
table-key-tab = entrer dans la carte ; les flèches vont aux voisins, Entrée choisit
table-gold = or
table-coach = Le guide
table-coach-silence = Faire taire
table-coach-setting = Le guide dit ce qui compte dans vos premières parties
table-coach-known = Compris
table-bid = Une Offrande de { $bid }
table-tap-space = Touchez ce qui est éclairé.
table-then = La table telle qu’elle était alors
table-then-of = La table telle qu’elle était alors : { $what }
