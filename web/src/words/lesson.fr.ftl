lesson-nestor = Nestor
lesson-nestor-of = Nestor, { $lesson }
lesson-of = { $number } sur { $steps }
lesson-go-on = Continuer
lesson-show = Montrez-moi
lesson-retry = Encore une fois
lesson-from-start = Depuis le début
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
lesson-awake = Rien : tout ce que propose votre dieu est ouvert. Tous les chemins vers le but comptent.
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
learn-title = Apprendre avec Nestor
learn-about = De courtes leçons, une chose à la fois. Vous jouez dès la première minute, sans rien lire avant.
learn-group-legendary = Legendary
learn-group-classic = Cyclades
learn-group-hades = Hadès
learn-group-mytikas = Mytikas
learn-groups = Quel jeu
learn-lessons = Leçons
learn-any-order = dans l’ordre que vous voulez
learn-of = { $done } sur { $all }
learn-left = { $count ->
    [0] tout est fait
    [one] encore { $count } minute environ
   *[other] encore { $count } minutes environ
}
learn-start = Commencer
learn-on = Continuer, étape { $step }
learn-done = fait
learn-again = Encore une fois
learn-none = Nestor prépare encore ces leçons.
learn-game = Une partie entière, facile
learn-game-about = Trois places, une petite carte équilibrée, des adversaires doux, une lecture lente, et l’entraîneur à vos côtés.
learn-game-start = Jouer
learn-rules = Les règles à lire
learn-rules-about = Une introduction en images, et chaque règle avec son numéro.
learn-rules-open = Lire
