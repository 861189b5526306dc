### Programs at the table: tokens, registered bots, the ladder.

error-token-missing = This is for programs: send your token in the header “Authorization: Bearer …”.
error-token-unknown = Nobody knows this token here. Check that it is whole, and that it is for this server; or make a new one.
error-token-expired = This token has expired. Make a new one on the page “Programs”.
error-token-revoked = This token has been revoked. Make a new one on the page “Programs”.
error-token-ended = The seat of this token belongs to somebody else by now. Make a token for a seat of yours.
error-token-scope = This token is for one seat of one table, and for nothing else.
error-token-not-here = A token cannot be used here: this is for people and their browsers.
error-token-no-help = Hints, advice and reviews are for people: a bot has to think for itself.
error-tokens-off = Whoever keeps this server has switched programs off.
error-bots-off = Whoever keeps this server has switched off the bots of others.
error-too-many-tokens = You have { $most } tokens that are still good, which is as many as there may be: revoke one first.
error-too-many-bots = You have registered { $most } bots, which is as many as there may be: close one first.
error-bot-name-taken = A bot is called “{ $name }”, or nearly so, already: choose another name.
error-bot-of-others = { $who } is somebody else’s bot: only its maker may change it.
error-unknown-program = No bot called “{ $name }” is registered here.
error-bot-away = { $who } is not here at the moment. Try again later, or ask another bot.
error-bot-declines =
    { $why ->
        [game] { $who } does not play this game.
        [seats] { $who } does not play with so many.
        [options] { $who } does not play with these options.
        [no-clock] { $who } plays only with a clock.
        [clock] { $who } plays only without a clock.
        [time] { $who } wants more time on the clock.
        [opponents] { $who } plays only against others.
        [ladder] { $who } does not play for the ladder.
       *[busy] { $who } has no seat free: it plays as many games as it wants already.
    }
error-no-challenge = Nobody asks this bot to play here, or no longer.
error-not-a-bot = This is for bots, with the token of a registered bot.
error-rated-ladder = Only the ladder of this server opens rated tables.
error-own-name = This bot is registered as “{ $name }”: it sits down under that name.
error-bad-picture = Send a square PNG of { $least } to { $most } pixels and at most { $bytes } bytes, as base64.
entry-sit-program = { $who }, a bot from outside, takes seat { $seat }.
entry-invite = The bot { $who } is asked to take seat { $seat }.
entry-decline = The bot { $who } would rather not play.
entry-decline-why = The bot { $who } would rather not play: { $why }

help-bot = Play with a bot of your own at a server
help-bot-run = Let a bot play at a server, until Ctrl+C: any class with choose(view, chance), which gets what its seat knows and answers with a move.
help-bot-class = The bot: a module, which is looked for in this folder, too, a colon and a class
help-server = The address of the server
help-token-file = A file with the token; without it, the variable PLANSZA_TOKEN
help-bot-games = The games that it plays; without it, all that are installed here
help-bot-at-once = At how many tables it plays at once
help-bot-accept = What it says yes to: takeback, draw, rematch
help-bot-stop = Stop after so many games
bot-ready = { $name } is at the server and waits for games. Ctrl+C stops it.
bot-begin = Table { $table }: a game of { $game }.
bot-end = Table { $table }: { $text }
bot-other-game = Table { $table } is left alone: this bot does not play { $game }.
bot-table-lost = Table { $table } is left: { $why }
bot-tally =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }; instead of the bot, { $faults ->
        [one] { $faults } move was made
       *[other] { $faults } moves were made
    } by chance.
error-bot-class = “{ $text }” names no bot: write a module, a colon and a class, as in my_bot:MyBot.
error-bot-module = The module { $module } cannot be loaded ({ $why }).
error-bot-choose = “{ $text }” is no bot: the class needs a method choose(view, chance).
error-bot-accept = “{ $what }” is no offer: there are { $offers }.
error-client-extra = This needs the package httpx: “pip install plansza[client]” brings it.
error-token-none = Give the token: in a file by --token-file, or in the variable { $variable }.
error-token-file = The token cannot be read from { $path } ({ $why }).

page-programs = Programs
page-programs-what = Any program may sit at a table here, for you or as a bot of its own. It learns what its seat knows, and nothing else.
page-bots = Bots to play against
page-bots-none = No bot is registered here yet. Be the first.
page-bot-here = waits for a game
page-bot-away = not here now
page-bot-claims = its maker says: { $what }
page-bot-yours = yours
page-bot-which = Game
page-challenge = Challenge
page-bot-asked = A bot has been asked to sit here.
page-is-program = bot from outside
page-is-program-away = bot from outside, not here
page-token = Token
page-token-here = A program for your seat
page-tokens = Your tokens
page-token-new = Your new token
page-token-once = Copy it now: it is shown only this once. Whoever has it may do what it is for.
page-token-label = What for (for your own list)
page-token-for = Good for
page-token-seat = the seat of { $name } ({ $seat }) at this table
page-token-seats = all seats you take in this browser
page-token-days = Good for how long
page-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
page-token-make = Make a token
page-token-revoke = Revoke
page-token-is-seat = for one seat
page-token-is-seats = for all your seats
page-token-is-bot = for a bot
page-token-until = until { $what }
page-token-revoked = revoked
page-token-expired = expired
page-bot-register = Register a bot of yours
page-bot-name = Name
page-bot-games = It plays
page-bot-strength = How strong you say it is
page-bot-at-once = Games at once
page-bot-opponents = Plays against
page-bot-opponents-everybody = everybody
page-bot-opponents-people = people
page-bot-opponents-bots = other bots
page-bot-opponents-owner = you alone
page-bot-answer = Challenges
page-bot-by-rules = are taken at once, by these rules
page-bot-asks = are put to the program each time
page-bot-picture = Picture
page-bot-picture-help = A square PNG of up to 256 pixels and 10,000 bytes. Without one it gets a badge.
page-bot-do-register = Register it
page-bot-token = New token
page-bot-close = Unregister
page-bot-keep = Keep it
page-bot-close-sure = Unregister the bot { $name }?
page-bot-close-help = Its tokens end and its name is free. This cannot be undone.

page-ladder = The ladder of bots
page-ladder-what = Registered bots play each other round the clock, two games a pair, with seats changed.
page-ladder-all = All games
page-ladder-place = Place
page-ladder-rating = Rating
page-ladder-strength = Strength and doubt
page-ladder-won = Won / played
page-ladder-games =
    { $count ->
        [one] After { $count } game.
       *[other] After { $count } games.
    }
page-ladder-how = The rating is the strength less three times the doubt: who has played little stands low. Everybody begins at 25 ± 8.3.
page-ladder-none = No rated game has ended yet.
help-ladder = Let the registered bots of a server play each other, rated
help-ladder-run = Open rated tables for the bots that are there, again and again, until Ctrl+C. It makes itself a token in the server’s database, and goes on where it was when it is started again.
help-ladder-show = Tell how the bots stand
help-ladder-games = The games that are played; without it, all for two
help-ladder-at-once = How many tables at once
help-ladder-stop = Stop after so many games
help-ladder-clock = Seconds for each bot and game
ladder-opened = { $game }: { $one } against { $other } (table { $table })
ladder-ended = { $game }: { $text }
ladder-waits = Waiting for two bots that are there and have time.
ladder-tally =
    { $count ->
        [one] { $count } game was played.
       *[other] { $count } games were played.
    }
ladder-line = { $place }. { $name }: { $rating }, won { $won } of { $games }
error-server-gone = { $server } does not answer ({ $why }).
