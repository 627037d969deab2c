# Profiles and ladders.
profile-link = Your profile
profile-share-link = Share
profile-title = Profile
profile-missing = There is nobody with this address.
profile-since = Since { $since }
profile-guest = Guest since { $since }
profile-games = { $count ->
    [0] no finished games
    [one] one game
   *[other] { $count } games
  }
profile-rating = rating ± { $band }
profile-won = won; { $even } would be even
profile-row = wins in a row, best
profile-curve = Rating
profile-band = the band is how sure it is
profile-curve-says = Rating { $rating }, give or take { $band }, after { $count ->
    [one] one game
   *[other] { $count } games
  }
profile-ladder = { $game }, { $players } players
profile-unrated = No rated games yet.
profile-ratings = Ratings
profile-counts = A game counts if everybody in it plays for themselves, people or bots, and nothing was taken back by consent.
profile-game = Title
profile-players = Players
profile-count = Games
profile-wins = Won
profile-points = Rating
profile-share = Share
profile-even = even: { $even }
profile-record = Record
profile-none = Nothing yet.
profile-style = How you play
profile-style-of = How { $name } plays
profile-style-from = from the last { $count } games
profile-style-soon = This is told from { $least } finished games of a title on; there { $count ->
    [0] is none yet
    [one] is one so far
   *[other] are { $count } so far
  }.
profile-style-which = Title
profile-style-god = Turns with each god
profile-style-space = Where the Builder goes
profile-style-price = { $gold } gold a cycle for gods
profile-style-others = others at the same tables: { $gold }
profile-style-buildings = Metropolises by four buildings
profile-style-philosophers = Metropolises by philosophers
profile-style-conquest = Metropolises by conquest
profile-style-hero = Metropolises by heroes
profile-style-other = Metropolises by other ways
profile-style-of-all = { $part } of { $all }
profile-style-creature = Favourite creature: { $name }
profile-style-heroes = Favourite hero: { $name }
profile-style-built = Built most: { $name }
profile-style-deity = Favourite Deity card: { $name }
profile-style-times = { $count ->
    [one] once
   *[other] { $count } times
  }
profile-style-then = { $first }; then { $rest }
profile-last = Last games
profile-game-won = won
profile-game-lost = lost
profile-winners = won by { $who }
profile-nobody = nobody won
profile-replay = Replay
profile-review = Review
profile-all = All { $count }
follow = Follow
unfollow = Following
block = Block
unblock = Unblock
report = Report
report-title = Report to the operator
report-text = Whoever runs this server reads it; the reported person does not.
report-name = The name is offensive
report-chat = What was said
report-play = Spoils games on purpose
report-other = Something else
report-words = What happened?
report-send = Send
report-done = The operator will read it.
people-followed = People you follow
people-none = Nobody yet: follow people on their profiles.
people-waiting = waits for players
people-playing = plays now
people-blocked = Blocked
ladder-title = Leaderboard
ladder-text = Claimed names with five rated games or more, and the bots, ordered by what is nearly sure: the rating less twice its band.
ladder-which = Leaderboards
ladder-place = Place
ladder-bot = Bot, { $level }
ladder-empty = Nobody has played enough rated games here yet.
