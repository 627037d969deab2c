# Ordres permanents : ce que le serveur joue pour nous, et que nous seuls savons.
orders-played = Sur votre ordre : { $text }
orders-title = Miser à ma place
orders-none = non
orders-given = { $count ->
    [one] 1 dieu
   *[other] { $count } dieux
}
orders-why = Delos mise pour vous sur le premier dieu de la liste qu’on peut avoir dans sa limite. Vous seul le voyez.
orders-god = Dieu
orders-limit = Au plus
orders-price = vous coûte { $price }
orders-lacking = vous coûte { $price } : plus que vous n’avez
orders-add = Un autre dieu
orders-up = { $god } plus tôt
orders-remove = Sans { $god }
orders-apollo = Sinon Apollon ; à défaut, me demander
orders-at-once = Miser la limite d’emblée, et non le moins qui suffise
orders-keep = À chaque cycle, pas seulement à celui-ci
orders-give = Donner l’ordre
orders-change = Changer l’ordre
orders-withdraw = Le retirer
orders-cycle = Il vaut pour le cycle { $cycle }.
orders-always = Il vaut jusqu’à ce que vous le retiriez.
orders-done = L’ordre est donné. Vous seul le voyez.
orders-gone = L’ordre est retiré.
