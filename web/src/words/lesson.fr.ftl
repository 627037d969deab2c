lesson-nestor = Nestor
lesson-nestor-of = Nestor, { $lesson }
lesson-of = { $number } sur { $steps }
lesson-go-on = Continuer
lesson-show = Montrez-moi
lesson-retry = Encore une fois
lesson-from-start = Depuis le début
lesson-anew = Une autre table
lesson-later = Plus tard
lesson-stuck = D’ici, plus aucun chemin ne mène au but. Reprenez depuis le début.
lesson-again = Recommencer
lesson-back = Un pas en arrière
lesson-leave = Quitter en gardant ma place
lesson-done = fait :
lesson-minutes = environ { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
lesson-asleep = Ce qui dort
lesson-sleeps = Seule cette étape est ouverte dans la leçon ; le reste dort jusqu’à son heure.
lesson-awake = Rien : tout ce que permettent les règles est ouvert. Tous les chemins vers le but comptent.
lesson-waits = Lisez ce que dit Nestor, puis continuez.
lesson-hints = { $count ->
    [0] sans aide
    [one] avec une aide
   *[other] avec { $count } aides
}
lesson-next = Leçon suivante
lesson-game = Une partie entière, facile
lesson-all = Toutes les leçons
lesson-gone = Cette leçon n’existe pas.
lessons-title = Apprendre avec Nestor
lessons-about = De courtes leçons, une chose à la fois. Vous jouez dès la première minute, sans rien lire avant.
lessons-group-legendary = Legendary
lessons-group-classic = Cyclades
lessons-group-hades = Hadès
lessons-group-mytikas = Mytikas
lessons-groups = Quel jeu
lessons-lessons = Leçons
lessons-any-order = dans l’ordre que vous voulez
lessons-of = { $done } sur { $all }
lessons-left = { $count ->
    [0] tout est fait
    [one] encore { $count } minute environ
   *[other] encore { $count } minutes environ
}
lessons-start = Commencer
lessons-on = Continuer, étape { $step }
lessons-done = fait
lessons-again = Encore une fois
lessons-none = Nestor prépare encore ces leçons.
lessons-game = Une partie entière, facile
lessons-game-about = Trois places, { $game ->
    [mytikas] chacun sa petite cité au pied de l’Olympe
   *[other] une petite carte équilibrée
}, des bots doux, des coups joués lentement, et l’entraîneur à vos côtés.
lessons-game-start = Jouer
lessons-rules = Les règles à lire
lessons-rules-about = Une introduction en images, et chaque règle avec son numéro.
lessons-rules-open = Lire
teach-link = L’expliquer à une table
teach-about = Quoi dire d’abord et dans quel ordre, et un résumé d’une page à imprimer.
teach-open = Ouvrir

# Énigmes
puzzles = Énigmes
puzzles-solved = { $done ->
    [one] { $done } résolue
   *[other] { $done } résolues
} sur { $all } · une pour chaque jour
puzzles-more = { $count ->
    [one] Encore une
   *[other] Encore { $count }
}
puzzles-none = Pas encore d’énigme pour ce jeu.
puzzle-day = L’énigme du jour
puzzle-day-of = { $title } : { $said } ({ $about })
puzzle-try = Essayer
puzzle-solved = résolue
puzzle-new = nouvelle
puzzle-stars = { $count ->
    [one] facile : une étoile sur trois
    [2] deux étoiles sur trois
   *[other] difficile : trois étoiles
}
puzzle-of = Énigme : { $about }
puzzle-way = Une solution :
puzzle-next = Énigme suivante
puzzle-all = Toutes les énigmes
puzzles-all = D’autres énigmes
puzzle-gone = Cette énigme n’existe pas.
puzzle-row = { $count ->
    [one] résolue un jour de suite
   *[other] résolue { $count } jours de suite
}
