# What the server says when it will not do something: what is wrong, and what to do.
refusal-no-identity = You have no seat yet: POST /api/v1/me makes you a guest.
refusal-unknown-table = There is no such table. Check the link.
refusal-stale = The table has moved on to index { $index }. Look at it and choose again.
refusal-not-your-seat = This seat is not yours.
refusal-not-your-turn = It is not this seat's turn. Wait until it is asked.
refusal-no-token = ?thing= must be a token such as { $example }.
refusal-not-here = This seat is not played at this screen.
refusal-too-many = That was too much at once. Wait { $seconds } s and try again.
refusal-too-many-messages = Too many messages: send fewer.
refusal-too-many-tables = You have { $count } unfinished tables. Finish some first.
refusal-too-many-waiting = { $count } of your tables wait for people. Let them begin first.
refusal-too-many-seats = You sit at { $count } unfinished tables. Play some to their end first.
refusal-storage = The server cannot write to its disk, so nothing was changed. Try again later; the operator should look for free space.
refusal-busy = The server is too busy. Try again in a moment.
refusal-elsewhere = The server that keeps this table cannot be reached just now. Try again in a moment.
refusal-unknown = There is nothing at this address.
refusal-unknown-title = There is no such title. Choose one of: { $titles }.
refusal-unknown-lesson = There is no such lesson. The games that are taught: { $games }.
refusal-unknown-example = There is no such example of { $rule }. The rules of the title tell how many each has.
refusal-no-maps = This title has no maps to choose from.
refusal-unreadable = This table was played by other rules than this Delos knows ({ $detail }). The operator can open it with the Delos that made it.
refusal-unreadable-record = The record of this table cannot be written: { $detail }
refusal-bad-option = { $detail }
refusal-bad-map = Option map: { $detail }.
refusal-not-over = The game is not over yet. Finish it first.
refusal-no-stats = There are statistics when the game is over.
refusal-no-review = There is a review when the game is over: it looks through everything.
refusal-played-on-over = The game is over after this step. Choose one from 0 to { $last } to play on from.
refusal-no-record = The record can be read when the game is over.
refusal-taken = Somebody has taken this seat. Choose another one.
refusal-bad-invite = This invitation is wrong or was used. Ask for a new link.
refusal-invited-only = This seat is for who has its link.
refusal-barred = The host has sent you away from this table. Look for another one.
refusal-seated = You have a seat at this table: nobody can play for two while the game runs.
refusal-started = The game has begun: seats change no more this way.
refusal-host-only = Only the host of the table can do this.
refusal-nobody-there = There is nobody else at this seat to send away.
refusal-somebody-there = Somebody sits there. Ask them to leave first.
refusal-same-seat = Name two seats of different players to change places.
refusal-not-free = This cannot be taken back: since then chance, something hidden or another seat was involved, or there is nothing to take back.
refusal-asked = Somebody has asked already. Wait for the answers.
refusal-not-needed = There is nothing to ask for: you may take your last choice back yourself, or have made none.
refusal-not-asked = This seat is not asked, or not any more.
refusal-key-used = This key was used for another action. Use a fresh key for each.
refusal-over = The game is over: no action can be played.
refusal-waiting = The game has not begun. Play once the table has started.
refusal-illegal = { $detail }
refusal-foreign-origin = This request comes from another site's page.
refusal-not-json = Send JSON, with content-type: application/json.
refusal-too-slow = The request took too long to arrive. Send it again.
refusal-too-large = The request is too large: { $most } KiB at most.
refusal-too-many-lines = There are too many connections. Close some, or try again in a moment.
refusal-long-address = The address is too long.
refusal-long-head = The headers are too long: { $most } KiB at most.
refusal-no-http = This is not a request that the server understands: speak HTTP/1.1.
refusal-wrong-host = This server does not answer to the name “{ $name }”. Whoever runs it can allow the name with --host-name.
refusal-invisible-name = Nothing of this name can be seen. Choose one with letters.
refusal-wrong-method = Use one of: { $methods }.
refusal-fault = The server made a mistake; nothing was changed. Try again.
refusal-unreadable-request = The request cannot be read: { $detail }.
refusal-unreadable-message = This message cannot be read: { $detail }.
refusal-malformed = { $detail }
refusal-hello = Say { $hello } first.
refusal-no-seat = There is no seat { $seat }: seats are 0 to { $last }.
refusal-seat-or-invite = Give either a seat or an invitation.
refusal-seat-count = This table has { $all } seats ({ $names }), but { $given } were described. Describe each of them, in this order.
refusal-pairs = With these options one player holds the seats { $seats }: give them the same kind.
refusal-language = There is no language { $lang }. Use one of: { $known }.
refusal-number = ?{ $name }= must be a whole number from 0 on.
refusal-players = ?players= must be from 2 to 6.
refusal-edition-face = ?edition= must be base or complete, ?face= must be A, B or random.
refusal-edition = ?edition= must be base or complete.
refusal-filter = ?filter= must be open, mine or watch.
refusal-action-or-thing = Give either ?action= with a text or ?thing= with a token.
refusal-no-step = There is no step { $step }: choose one from 0 to { $last }.
# People
refusal-name-taken = This name is somebody else's. Choose another one.
refusal-name-length = A name of your own has { $least } to { $most } characters, with a letter among them.
refusal-name-scripts = Write the name in one alphabet: letters that look alike would pass for each other.
refusal-password-length = A password has { $least } to { $most } characters.
refusal-password-easy = This password is easy to guess. Use several words, and not your name.
refusal-claimed = You have a name of your own already.
refusal-not-claimed = You are a guest. Claim your name with a password first.
refusal-wrong-password = Name and password do not go together. Check both, or use a recovery code.
refusal-wrong-own-password = This is not your password. Type it again.
refusal-wrong-code = Name and recovery code do not go together, or the code was used.
refusal-unknown-device = This device is signed out already.
refusal-unknown-person = There is nobody with this address.
refusal-unwelcome = Somebody there does not want to play with you. Choose another table.
refusal-yourself = This is you. Choose somebody else.
refusal-too-many-people = You follow or block { $most } people already. Let some go first.

# Notices: who is awaited where, and nothing else of the game.
notice-turn = It is your turn at “{ $name }”.
notice-remind = You are still awaited at “{ $name }”.
notice-invited = You are wanted at “{ $name }”.
notice-over = The game at “{ $name }” is over.
notice-round = “{ $name }” goes on: your next table is ready.
notice-more = … and { $count } more.
refusal-target-unreadable = This address cannot be read. Copy it once more, from https:// on.
refusal-target-https = The address must begin with https://.
refusal-target-password = Leave name and password out of the address.
refusal-target-port = Only the ports 443 and 8443 are used. Take an address without another one.
refusal-target-unknown = Nothing is found at this address. Check how it is written.
refusal-target-private = This address is inside a private network: the server sends nothing there.
refusal-too-many-channels = You have { $most } ways to hear already. Remove one first.
refusal-unknown-channel = There is no such way to hear, or not any more.
notice-trial = Delos can reach you here. You will hear when it is your turn.
refusal-not-heard = Nothing arrived there ({ $why }). Check it, or remove it.
refusal-time-zone = There is no time zone “{ $name }”. Choose one such as Europe/Paris.
mail-code-subject = Delos: your code
mail-code = Your code is { $code }. Type it in on the page for notices, and Delos will write to this address when you are awaited. If it was not you who asked, do nothing: nothing more will come.
mail-off = No more of these mails: { $link }
refusal-no-mail = This server sends no mail. Choose another way to hear.
refusal-mail-address = This is no address for mail. Write it as name@example.org.
refusal-mail-code-wrong = This is not the code. Look into the mail again; after five tries a new one is needed.
refusal-push-keys = What this browser gave cannot be used to reach it. Switch notices off and on again in its settings.
refusal-order-question = There is no question “{ $id }” to answer beforehand in this game. There are: { $known }.
refusal-order-auction = There is no auction in this game.
refusal-order-god = There is no god “{ $god }” to bid for. There are: { $known }.
refusal-order-twice = Name each god once.
# Table life
refusal-clock = This clock cannot be: for “{ $kind }” the time for the game is { $least } to { $most } seconds, that for a move { $shortest } to { $longest }.
refusal-paused = The game is paused. Ask the others to go on first.
refusal-not-paused = The game is not paused.
refusal-forfeited = Your time was out, and this table counts that as lost: a bot plays your seat to the end.
refusal-nobody-asked = Nobody else is asked just now, so there is nobody to remind.
refusal-not-at-table = Only who has a seat at this table can say something here.
refusal-no-team = You have no team with other people at this table.
refusal-nothing-said = There is nothing to read in this. Write some words.
refusal-unknown-line = There is no such line. It may have been taken away.
refusal-room = ?room= must be table or team.
refusal-note-changed = Your note was changed on another device. Look at it and put both together.
refusal-too-many-notes = You have notes about { $most } tables. Clear some first.
refusal-bad-token = This token is unknown or was revoked. Make another one on your account page.
refusal-expired-token = This token has expired. Make another one on your account page.
refusal-no-scope = This token may not do that: it wants the scope { $scope }.
refusal-people-only = No token can do that: sign in with a browser.
refusal-unknown-token = This token was revoked already.
refusal-too-many-tokens = You have { $most } tokens. Revoke one first.
refusal-no-bot-account = The scope bot:play is for bot accounts. Make this one a bot account first, or choose other scopes.
refusal-has-played = This account has played already: only one that never sat at a table can become a bot account.
refusal-challenged = Somebody is being asked to take this seat. Take that challenge back first.
refusal-unknown-challenge = There is no such challenge.
refusal-settled = This challenge has been answered already.
refusal-too-many-streams = You read { $most } streams already. Close one first.
refusal-banned = You may not use this server. Write to its operator if you think that this is a mistake.

# Rules that no position shows
unshown-box = Not shown on a board: it is about what is in the box.
unshown-map = Not shown on a board: it is about how maps are made.
unshown-secret = Not shown on a board: it is about who may know what.
unshown-name = Not shown on a board: it is about a name.
unshown-never = Not shown on a board: it says what never happens.
