# The question: its parts, its options, its forecast.
table-forecast = Forecast
table-forecast-none = Point at an option to see what it brings.
table-forecast-left = { $gold } gold left
table-forecast-keep = You keep { $gold } gold
table-more = { $count } more
table-part = Part { $now } of { $of }:
part-from = from
part-count = how many
part-to = to
part-land = land
part-fleet = fleet
part-troop = troop
part-what = what
part-where = where
part-price = price
part-deed = deed
part-card = card
