# La question : ses étapes, ses options, sa prévision.
table-forecast = Prévision
table-forecast-none = Désignez une option pour voir ce qu’elle apporte.
table-forecast-left = { $gold } PO restantes
table-forecast-keep = Vous gardez { $gold } PO
table-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
  }
table-part = Étape { $now } sur { $of } :
part-from = départ
part-count = combien
part-to = arrivée
part-land = terre
part-fleet = Flotte
part-troop = Troupe
part-what = quoi
part-where = où
part-price = prix
part-deed = acte
part-card = carte
