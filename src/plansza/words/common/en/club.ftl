## A club's home: `plansza.web.club`

page-enter = Come in
page-enter-what = Friends play among themselves here. Say the passphrase and the door opens.
page-passphrase = Passphrase
page-club-no-answer = The server does not answer: try again in a moment.

error-enter-first = Come in first: send the club's passphrase to /api/enter and keep the cookies.
error-wrong-passphrase = That is not this club's passphrase: ask somebody who plays here.
error-wrong-phrase = No player here has this name and these words: check both.
error-wrong-passkey = This passkey is not known here, or it took too long: try again.
error-no-passkeys-here = Passkeys work over https and by a name only, or at this very computer: use words.
error-not-signed-in = Sign in first.
error-members-only = Only players of the club sit down at these tables: sign in first.
error-player-name-taken = “{ $name }” is the name of another player of this club, or looks like it: choose another.
error-passkey-known = Somebody here has this passkey already: sign in by it.
error-too-many-passkeys = You have { $most } passkeys, which is enough.
error-no-such-player = There is no such player here.
error-other-name = Write your name just as it stands here, so that it is certainly no slip.
error-too-many-guesses =
    Too many tries: try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.

page-passkey-none = That did not work: your browser gave no passkey.

club-link = Club
club-what = Who plays here, with whom, and how it goes.
club-play = To the games
club-sign-in-or-register = Sign in or join
club-players = Players
club-player = Player
club-games = Games
club-wins = Won
club-draws = Drawn
club-share = Share
club-rating = Rating
club-game = Game
club-role = Role
club-rival = Opponent
club-day = Day
club-nobody = Nobody has joined yet: be the first!
club-latest = Latest results
club-no-results = No game of the club's players is over yet.
club-unrated = not rated
club-replay = Replay
club-former = former player
club-rating-help =
    The number says how well somebody plays: who has 100 more wins about 64 games of 100. “±” is how unsure it is: the
    truth lies within 19 times of 20. A question mark stands where fewer than 10 games are over. What counts are
    games of at least two of the club's players on different sides, without hints.
club-total =
    { $count ->
        [0] No game is over yet.
        [one] One game is over, won: { $wins }.
       *[other] { $count } games are over, won: { $wins }.
    }
club-compare = Compare with me
club-by-game = By game
club-by-role = By role
club-by-rival = With whom
club-course = Rating: { $game }
club-as-table = The same as a table
club-after-games = After games
club-history = Games
club-no-games-yet = This player has not finished a game yet.
club-plot-shares = The share of games won, in each game
club-plot-rating = The rating after each game: { $game }
club-plot-axis = game after game
club-side-by-side = Side by side
club-between =
    { $count ->
        [0] They have not played against each other yet.
       *[other] Against each other: { $wins }–{ $lost }, drawn: { $drawn }.
    }
club-won-of = won{"\u00A0"}{ $wins }{"\u00A0"}of{"\u00A0"}{ $count }
club-me = Your place in the club
club-me-what = One name on every device, with history and a rating.
club-my-games = My history
club-phrase = Recovery words
club-phrase-keep = By these words and your name we know you anywhere. Write them down: they are shown this once.
club-phrase-kept = Written down
club-register = Join
club-register-what = Choose a name. Nobody else at this club's tables will be called so.
club-name = Name
club-register-phrase = Join and show the words
club-register-passkey = Join with this device's passkey
club-sign-in = Sign in
club-use-passkey = By passkey
club-running = Games that go on
club-take = Play here
club-take-help = The seat moves to this device; the one before has it no more.
club-rename = Change the name
club-rename-help = At tables where you sit already, the old one stays.
club-ways = How we know you
club-has-phrase = You have recovery words.
club-no-phrase = You have no recovery words: they help when the device with the passkey is lost.
club-passkeys =
    { $count ->
        [0] You have no passkeys.
        [one] You have one passkey.
       *[other] You have { $count } passkeys.
    }
club-new-phrase = New words
club-add-passkey = Add this device's passkey
club-sign-out = Sign out
club-sign-out-here = Here
club-sign-out-everywhere = Everywhere
club-delete = Delete me
club-delete-what =
    Your name, words and passkeys go at once, and results say “former player”. The logs of tables where you sit keep
    the name under which you play there until the host deletes them.
club-delete-name = Write your name
club-kept = What we know of you
club-kept-what =
    Your name, the day you joined, a hash of your recovery words, the public halves of passkeys, the results of
    finished games, and at which tables you sit. Nothing else: no address, no mail, no password. The list of players
    and the results are for everybody who comes in here, unless the host has hidden them; a replay, and with it the
    talk at the table, is opened from here by those who played.

error-seat-reserved = This seat is kept for { $name }.
error-one-table = You play this deal at another table already.
error-deal-sealed = Others play the same deal still: come and look when all of them have finished.
error-deal-over = This deal is over and everybody knows it: open a new one.
error-pairs-of-two = Pairs play a game for two, at an even number of tables.
error-not-the-maker = Only whoever opened this may close it.

club-deals = The same deal
club-deals-what = Several tables play with the same luck. In the end you see side by side who made more of it.
club-deals-newest = The newest deals
club-deal-new = A new deal
club-deal-seats = Players at a table
club-deal-tables = Tables
club-deal-pairs = Pairs on both sides
club-deal-pairs-help = Tables go by twos: each pair plays one side here and the other next door, with the same luck.
club-deal-luck =
    The server draws a deal's luck and seals it before anybody sits down; the seal is the same at every table.
    Players add no luck of their own here, for then it would be another one at each table.
club-deal-open = Open the tables
club-deal-count =
    { $count ->
        [one] one table
       *[other] { $count } tables
    }
club-deal-over = over
club-deal-runs = being played
club-deal = Deal
club-deal-done = Everything is known now: the replays are open, and the results stand side by side.
club-deal-sealed = Until all have finished, only those who play look on, each at his own table. Sit down at one.
club-deal-side-by-side = Table by table
club-deal-table = Table
club-deal-go = My table
club-deal-sit = Sit down
club-deal-status =
    { $status ->
        [open] free seats
        [running] being played
        [over] finished
       *[gone] the table is gone
    }
club-deal-won = won
club-deal-share-help =
    The percentage says how many other tables did worse in the same seat (a tie is half), as in duplicate bridge.
club-deal-seal = The seal of the luck
club-deal-close-what = If somebody never finishes, you may close the deal: games that go on end without a result.
club-deal-close = Close the deal
club-pairs = Pairs on both sides
club-pair = Pair { $letter }
club-pair-won = won: { $wins } of 2

error-no-such-evening = There is no such evening: check the link.
error-evening-duels = A league and a knock-out are for two at a table: play larger tables by the Swiss system.
error-too-few-names = Too few names: at least { $count } are needed.
error-name-twice = “{ $name }” looks like another name on the list: change one of them.
error-not-on-the-list = This list does not know you: sign in, or open your link from the organiser.
error-no-table-now = You have no table now: wait for the next round.
error-round-runs = The round is not over yet: results are missing.
error-round-gone = Only results of the last round can be entered.
error-bad-points = Give the points of everybody at this table.
error-evening-over = All rounds have been played.
error-knockout-draw = { $one } and { $other } drew, and one of them goes on: enter who.

club-evenings = Evenings
club-evenings-what = A list of names becomes rounds, rounds open tables by themselves, and results come back to the list.
club-evenings-newest = The newest evenings
club-kind =
    { $kind ->
        [league] a league
        [knockout] a knock-out
       *[swiss] the Swiss system
    }
club-evening-new = A new evening
club-evening-title = Title
club-evening-kind = How it is played
club-evening-rounds = Rounds
club-evening-double = Everybody meets twice
club-evening-by-rating = Seed by rating
club-evening-same-deal = The same deal at all tables of a round
club-evening-names = Who plays (a name in each line)
club-evening-names-help = Their order is the seeding. Players of the club are known by their names; guests get links.
club-evening-make = Begin
club-round-of = round { $round } of { $total }
club-rounds-ahead =
    { $total ->
        [one] one round, not begun yet
       *[other] { $total } rounds, the first not begun yet
    }
club-round = Round { $round }
club-evening-winner = The winner is
club-evening-you = You play as { $name }
club-evening-to-table = To my table
club-evening-bye = You rest in this round, and get a point.
club-evening-wait = You have no table now: wait for the next round.
club-standings = Standings
club-points = Points
club-buchholz = Buch{"\u00AD"}holz
club-sonneborn = Sonne{"\u00AD"}born-Berger
club-tie-breaks =
    With equal points Buchholz counts (the points of all whom one has met), then Sonneborn-Berger (the points of those
    one has beaten, and half of those one has drawn with), then games won. At a table of two a win is 1 and a draw ½;
    at a larger one the point is the part of the others that one did better than.
club-bye = rests
club-by-hand = entered by the organiser
club-watch = Watch
club-enter = Enter a result
club-enter-do = Enter
club-organiser = Organiser
club-next-round = Begin round { $round }
club-round-runs = The next round begins when all results are in.
club-links = Links for guests
club-links-help = Every guest sits down by his own link; whoever has it plays under that name.
club-link-player = sits down after signing in

## The command line: `plansza club`

error-club-packages = The club in your file needs packages that are not here ({ $names }): install plansza[club].
help-club = Players, ratings and evenings of a club.
help-club-csv = as CSV, for a spreadsheet
help-club-player = a player's name
help-club-new-name = the new name
help-club-players = List the players.
help-club-rename = Give a player another name.
help-club-remove = Remove a player; his games stay.
help-club-ratings = List the ratings.
help-club-recompute = work everything out again from the tables' logs, and put right what differs
help-club-evenings = List the evenings.
club-renamed = The player is called { $name } now.
club-remove-ask = Remove the player { $name }? He can come back as somebody new only.
club-removed = The player { $name } is gone; the games stay.
club-no-player = There is no player called “{ $name }”.
club-nothing = There is nothing here yet.
club-recomputed =
    Games: { $games }. Otherwise in the tables' logs, and put right: { $differing }. Without a log, so left: { $unread }.
    A running server sees what was put right when it is started again.
club-head-name = player
club-head-joined = since
club-head-games = games
club-head-game = game
club-head-role = role
club-head-rating = rating
club-head-margin = ±
club-head-title = evening
club-head-day = day
club-head-kind = system
club-head-rounds = rounds
club-head-names = people
