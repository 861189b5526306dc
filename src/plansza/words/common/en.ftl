### The house's own texts: errors, general refusals, words of the command line.

## Parts of sentences

several = { $count } × { $thing }
list-last = { $first } and { $last }
list-more = { $first }, { $next }
moves-more =
    { $count ->
        [one] one more move
       *[other] { $count } more moves
    }
meter-said = { $label } { $count }
meters-of = { $who }: { $meters }
quoted = “{ $text }”
quoted-inside = ‘{ $text }’
nothing = nothing
seat-name = Player { $seat }
thing = { $name }

yes = yes
no = no
language-pl = Polish
language-en = English

## The course and the end of a game

your-move = Your move.
their-move = It is { $who }’s move.
thinking = { $who } is thinking…
tables-before =
    { $count ->
        [one] A bot is thinking, 1 table before you.
       *[other] A bot is thinking, { $count } tables before you.
    }
game-over = The game is over.
you-won = You win!
you-lost = You lose.
you-drew = A draw.
outcome-won =
    { $you ->
        [yes] You win
       *[no]
            { $who } { $count ->
                [one] wins
               *[other] win
            }
    }: { $reason }.
outcome-scored =
    { $you ->
        [yes] You win
       *[no]
            { $who } { $count ->
                [one] wins
               *[other] win
            }
    } { $score }{ $code ->
        [points] .
       *[other] : { $reason }.
    }
score-of-two = { $points }–{ $rest }
outcome-drawn = A draw: { $reason }.

## The result slip

tally-score = Points
ending-won =
    { $you ->
        [yes] You win
        [allied] Your side wins
       *[no]
            { $who } { $count ->
                [one] wins
               *[other] win
            }
    }{ $score ->
        [none] !
       *[other] {" "}{ $score }!
    }
ending-drawn = A draw
ending-resigned =
    { $you ->
        [yes] You resigned.
       *[no] { $who } resigned.
    }
ending-agreed = You agreed on a draw.
ending-closed = Whoever keeps this server closed the table.
ending-lesson = A lesson for next time: { $title }
ending-course = Lessons for next time
ending-handed =
    { $you ->
        [yes] { $why ->
                [resigned] After you resigned, a bot played for you.
                [clock] When your time ran out, a bot finished the turn for you.
               *[absent] A bot played for you to the end.
            }
       *[no] { $why ->
                [resigned] { $who } resigned on the way; a bot played to the end.
                [clock] { $who } ran out of time; a bot finished the turn.
               *[absent] A bot played for { $who } to the end.
            }
    }

## The command line

ask-move = Your move (? lists the moves, q quits):
moves-now = Possible moves:
goodbye = See you!
commitment-shown = Hash of the seed: { $commitment }
seed-shown = Seed of this game: { $seed }
record-saved = Record of the game: { $path }
verify-seed = The server’s seed fits the commitment { $commitment }, told before the game.
verify-share = Seat { $seat } showed exactly what it had promised by { $commitment }.
verify-share-late = Seat { $seat } promised a share of luck and did not show it in time: it is not in the shuffle.
verify-mixed = The server’s seed and the players’ numbers make the seed of the game, { $seed }.
verify-alone = No player added numbers: the game goes by the server’s seed alone.
verify-replayed =
    Replaying { $count } { $count ->
        [one] move
       *[other] moves
    } gives the result and the last position of the record ({ $digest }).
verify-good = Everything is right.
verify-bad = Something is wrong here: { $why }
record-good = The record is right: { $count } { $count ->
        [one] move
       *[other] moves
    }, result and final position as in the file.
games-played = { $count } { $count ->
        [one] game
       *[other] games
    } played.

header-game = Game
header-seats = Seats
header-options = Options
header-option = Option
header-choices = Choices
header-default = Default
header-player = Player
header-bot = Bot
header-games = Games
header-wins = Wins
header-draws = Draws
header-share = Share
header-length = Average length
header-move = Move
header-reason = Ending

## Refusals that all games share

refusal-not-possible = That cannot be done now: choose one of the moves on offer.
refusal-not-your-turn = It is { $who }’s turn: wait for yours.
refusal-game-over = The game is over: there is nothing left to play, but you can start a new one.
refusal-no-such-seat = There is no seat { $seat } at this table: give the number of one of the players.

## What is asked where a game has no words for it

prompt-choose-move = Choose your move.
prompt-wait-for = It is { $who }’s turn.
prompt-no-more-moves = No more moves.

## Errors

error-bad-seats =
    “{ $game }” is not a game for { $seats } { $seats ->
        [one] player
       *[other] players
    }; possible numbers of players: { $counts }.
error-bad-option = “{ $game }” has no option “{ $option }”; its options: { $names }.
error-bad-choice = Option “{ $option }” of “{ $game }” has no choice “{ $choice }”; its choices: { $choices }.
error-bad-together = In “{ $game }”, “{ $one }” and “{ $other }” do not go together: change one of them.
setup-part = { $option }: { $choice }
setup-seats = players: { $count }
error-bad-seed = “{ $seed }” is not a seed: give a whole number from 0 up, or 64 hex digits.
error-seed-length = This seed has the wrong length: a seed has exactly 32 bytes.
error-bad-chance = This text does not describe a source of chance: paste the whole of it, as it was written.
error-unknown-game = There is no game “{ $game }”; there are: { $names }.
error-broken-game = The game “{ $game }” is installed, but cannot be loaded: { $why }.
error-game-fault = This game has a fault ({ $what } in { $where }): nothing was changed. Try something else; its author finds all about it in the server’s log.
error-unknown-language = There is no language “{ $language }”; there are: { $names }.
error-bad-move = “{ $text }” is not a move in this game: look at the list of possible moves.
error-bad-position = This text does not describe a position of this game: paste the whole of it, as it was written.
error-bad-view = This text does not describe a view of this game: paste the whole of it, as it was written.
error-not-a-record = This is not the record of a game: its first line should be “plansza record 1”.
error-record-line = Line { $line } of the record makes no sense: “{ $text }”.
error-record-cut = The record is cut off: its last line, “end” and the number of moves, is missing.
error-record-lacks = The record lacks its “{ $key }” line.
error-record-number = The “{ $key }” line of the record should hold a number.
error-record-version = The record follows version { $theirs } of the rules of “{ $game }”, this program version { $ours }: replay it with a release of its time.
error-record-no-seed = The record has no seed, because its game is still going on: replay it after the end.
error-record-seed = The seed in the record does not fit the hash shown before the game: its shuffles cannot be trusted.
error-record-share = The share of luck from seat { $seat } is not what it promised before the game: the shuffling cannot be trusted.
error-record-move = Move { $number } of the record, “{ $move }”, breaks the rules.
error-record-result = The record says “{ $theirs }”, replaying it gives “{ $ours }”.
error-record-digest = The replayed game ends in another position than the record says.

## ---- The commands of `plansza.cli`, and the text boards of games ----

help-plansza = Board games for people and programs: play in the terminal, let bots play thousands of games, check records, measure.
help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-required = required
help-default = default: { $value }
help-help = Show this page.
help-version = Show the version.
help-language = The language to speak; without it, the one of your system. It may stand anywhere.
help-game = The game, as “plansza games” lists it.
help-players = How many play; without it, the smallest number.
help-seed = A whole number or 64 hex digits that decide every shuffle; without it, a secret one is drawn.
help-option = A choice for one of the game’s options; may be given several times.
help-json = Write the table for programs to this file; “-” is standard output.
help-games = List the games with their seats, options and choices.
help-play = Play in the terminal against bots.
help-play-seat = Your seat, counted from 1.
help-play-bot = Your opponent; several, with commas between them, for several seats.
help-play-record = Write the game to this file, also when you leave early.
help-simulate = Let bots play many games and count who wins.
help-simulate-games = How many games.
help-simulate-bots = A bot for each seat, with commas between them; one name serves all.
help-simulate-jobs = How many processes; without it, as many as there are cores. The result does not depend on it.
help-replay = Check the record of a game and tell what happened in it.
help-verify = Check whether the luck in a game’s record was fair.
help-replay-record = The file with the record; “-” is standard input.
help-replay-seat = Tell what this seat could know, counted from 1.
help-replay-all = Tell everything, hidden cards too.
help-review = Show how the chances changed in a finished game, and which turns decided it.
help-puzzles = Find the puzzles of a game, and check them.
help-mine = Let bots play, and look for moments in which one move is clearly best.
help-mine-count = How many puzzles.
help-mine-seed = A whole number that decides everything: the same number gives the same puzzles.
help-mine-out = Write the puzzles to this file; without it, GAME-puzzles.jsonl. A run that was broken off goes on.
help-check = Look at every puzzle again, on other deals, and list those that do not hold.
help-check-file = A file of puzzles; without it, those that come with the game.
help-check-out = Write those that hold to this file.
help-bench = Measure how fast the rules run, next to other libraries.
help-bench-game = The game; without it, spor.
help-bench-seconds = How many seconds to spend on each row.
meta-options = OPTIONS
meta-command = COMMAND
meta-game = GAME
meta-file = FILE
meta-record = RECORD
meta-pair = OPTION=CHOICE
meta-name = NAME
meta-folder = FOLDER
meta-address = ADDRESS
meta-table = TABLE

usage-no-option = there is no option “{ $name }”
usage-option-value = option “{ $name }” is given the wrong way: it either lacks its value, or takes none
usage-missing = “{ $name }” is missing
usage-no-command = there is no command “{ $name }”; there are: { $names }
usage-too-many = “{ $name }” is more than this command takes
error-usage = This cannot be understood: { $what }. Help: “{ $command }”.

error-bad-whole = “{ $text }” does not suit { $name }: give a whole number from { $least } up.
error-bad-seconds = “{ $text }” does not suit { $name }: give a number of seconds above 0, such as 0.5.
error-bad-pair = “{ $text }” sets no option: write it as OPTION=CHOICE, such as tactics=on.
error-no-seat = There is no seat { $seat } in this game: the seats are counted from 1 to { $count }.
error-unknown-bot = There is no bot “{ $bot }”; there are: { $names }.
error-bot-plays-only = The bot “{ $bot }” does not play { $game }; its games: { $names }.
error-bots-count = Bots were named for a different number of seats ({ $given }): give one name for all, or exactly { $count }.
error-target-folder = “{ $path }” is not the name of a file: give the path of a file.
error-target-missing = There is no folder “{ $path }”: make it first, or choose another.
error-target-closed = The folder “{ $path }” may not be written to: choose another.
error-not-written = “{ $path }” could not be written ({ $why }): choose another place.
error-no-file = There is no file “{ $path }”: give the path of a record.
error-not-read = “{ $path }” could not be read ({ $why }): give the path of a record.
error-record-broken = “{ $path }” is not the record of a game: it is damaged, or something else entirely.
error-record-stream = The record cannot go to standard output, where the game is shown: give it a file.
error-seat-and-all = Choose one of --seat and --all: what one seat saw, or everything.
error-worker-died = A process of the simulation died, perhaps for lack of memory: try again with fewer, such as --jobs 1.

name-you = you
name-bot = Bot { $bot }
# Bots at tables: $seat counts from 1.
bot-name =
    { $seat ->
        [1] Beniek
        [2] Czesia
        [3] Dyzio
        [4] Elka
        [5] Felek
        [6] Gucia
       *[other] Bot { $seat }
    }
name-bot-seat = Bot { $bot } ({ $seat })
play-seats = You sit in seat { $seat } and play against { $others }. A move is typed as the list shows it, or by its number there; “!” shows the board again.
no-such-number = There is no move number { $text }: the list goes from 1 to { $count }.
games-default = { $mark } marks what is played when nothing is chosen. The choice is made with --option OPTION=CHOICE.

header-seat = Seat
header-interval = 95% interval
header-score = Average score
header-system = System
header-work = Work
header-speed = Speed
header-unit = Unit
simulate-seed = { $title }, seed { $seed }
simulate-stopped = Stopped before the end: { $games } games were asked for. Below is what was finished.
simulate-games =
    { $count } { $count ->
        [one] game
       *[other] games
    }, { $average } moves each on average.
simulate-speed = { $speed } moves a second, rules { $build }.
build-compiled = compiled
build-interpreted = interpreted

puzzles-games =
    { $count } { $count ->
        [one] game
       *[other] games
    } looked through
puzzles-mined =
    { $count } { $count ->
        [one] puzzle
       *[other] puzzles
    } written to { $path }.
puzzles-grade = Grade { $grade }: { $count }
puzzles-held = { $held } of { $count } puzzles hold on other deals.
error-puzzles-unread = “{ $path }” could not be read ({ $why }): give the path of a file of puzzles.
error-puzzles-broken = “{ $path }” is not a file of puzzles: it is damaged, or something else entirely.

bench-measuring = Measuring
bench-ratio = { $work }: { $one } / { $other } = { $value }
bench-no-compiled = There is no compiled build of these sources; “make setup” makes one where a C compiler is.
bench-missing = Not measured, because they are not installed: { $names }. “make bench” installs them.
work-random-play = random play
work-checked-play = checked random play
work-copies = copying positions
work-views = making views
work-imagines = imagining positions
work-reimagines = dealing anew
work-search = moves of a search
work-claim-proofs = proofs of claims
unit-moves = moves/s
unit-copies = copies/s
unit-views = views/s
unit-positions = positions/s
unit-proofs = proofs/s

sketch-dam = dam
sketch-asks = asks for
sketch-tricks = Tactics cards played by the { $role }: { $cards }
sketch-fallen = Fallen elites: { $cards }
sketch-hand =
    In the hand of the { $role }: { $count } { $count ->
        [one] card
       *[other] cards
    }
sketch-picks = You give away: { $cards }
sketch-known = You know that the opponent holds: { $cards }

## ---- The tables of `plansza.web`: what happens around a game, and what a server refuses ----

reason-resigned =
    { $you ->
        [yes] your opponent resigned
       *[no] the opponent resigned
    }
reason-agreed = agreed by all
reason-closed = the table was closed

entry-sit =
    { $you ->
        [yes] You sit down in seat { $seat }.
       *[no] { $who } sits down in seat { $seat }.
    }
entry-bot = { $who } takes seat { $seat }.
entry-leave =
    { $you ->
        [yes] You leave seat { $seat }.
       *[no] Seat { $seat } is free again.
    }
entry-device =
    { $you ->
        [yes] You play on from another device.
       *[no] { $who } plays on from another device.
    }
entry-reveal =
    { $you ->
        [yes] Your share of luck goes into the shuffle.
       *[no] { $who } adds a share of luck.
    }
entry-late =
    { $you ->
        [yes] Your share of luck did not come in time: we shuffle without it.
       *[no] { $who }’s share of luck did not come in time: we shuffle without it.
    }
entry-start = The game begins.
entry-takeback =
    { $you ->
        [yes] You take your move back.
       *[no] { $who } takes the move back.
    }
entry-takeback-agreed = Everybody agrees: the game goes back.
entry-resign =
    { $you ->
        [yes] You resign.
       *[no] { $who } resigns.
    }
entry-offer =
    { $you ->
        [yes] { $what ->
                [takeback] You ask to take your move back.
                [draw] You offer a draw.
               *[rematch] You suggest another game.
            }
       *[no] { $who } { $what ->
                [takeback] asks to take a move back.
                [draw] offers a draw.
               *[rematch] suggests another game.
            }
    }
entry-answer =
    { $you ->
        [yes] You { $yes ->
                [yes] agree.
               *[no] say no.
            }
       *[no] { $who } { $yes ->
                [yes] agrees.
               *[no] says no.
            }
    }
entry-answer-bot =
    { $who } { $why ->
        [practice] agrees: this is for practice.
        [nothing-learnt] agrees: nobody has learnt anything yet.
        [learnt] says no: too much has come to light since that move.
        [early] says no: it is too early for a draw.
        [fair] agrees: a draw is a good result.
       *[play-on] says no and would rather play on.
    }
entry-withdrawn =
    { $you ->
        [yes] You withdraw your question.
       *[no] { $who } withdraws the question.
    }
entry-draw = Everybody agrees to a draw.
entry-closed = Whoever keeps this server closes the table.
entry-rematch = Everybody wants to play again: a new table is ready.
entry-stand-in =
    { $you ->
        [yes] { $why ->
                [clock] Your time is up: a bot finishes this turn for you.
               *[absent] A bot plays for you until you return.
            }
       *[no] { $why ->
                [clock] { $who } is out of time: a bot finishes this turn.
               *[absent] A bot plays for { $who } for the time being.
            }
    }
entry-return =
    { $you ->
        [yes] You are back in the game.
       *[no] { $who } is back.
    }
entry-returned =
    { $you ->
        [yes] { $moves ->
                [0] The bot has played nothing for you.
                [one] The bot has played one move for you, marked above.
               *[other] The bot has played { $moves } moves for you, marked above.
            }
       *[no] { $moves ->
                [0] The bot has played nothing meanwhile.
                [one] The bot has played one move meanwhile.
               *[other] The bot has played { $moves } moves meanwhile.
            }
    }
entry-by-stand-in =
    { $you ->
        [yes] { $line } (The bot played this for you.)
       *[no] { $line } (The bot’s move.)
    }
entry-chat = { $who }: { $text }

error-seat-taken = This seat is taken: choose a free one.
error-ask-to-take-back = That cannot be undone any more: ask the others.
error-lesson-not-asked = The lesson asks for something else now: open it again.
error-puzzle-not-asked = This cannot be done at this puzzle now: open it again.
error-stale = The table has changed since you looked: look again, then move.
error-unknown-command = There is no command “{ $kind }”.
error-bot-already = A bot plays that seat already.
error-stood-in = A bot plays for you: first say that you are back.
error-nobody-stands-in = No bot plays for you: just go on.
error-chat-length = Say something, in at most { $most } letters.
error-chat-full = { $most } lines have been said at this table, and no more fit. Talk on elsewhere; the game goes on here.
error-chat-too-fast = Say at most { $most } lines a minute: wait a moment, then go on.
error-too-many-moves = At most { $most } moves can be made at once.
error-unknown-offer = Offer a take-back, a draw or a rematch.
error-offer-open = There is an open question already: answer that first, or withdraw it.
error-rematch-agreed = The rematch is already on: go to the new table.
error-nothing-to-take-back = You have not made a move yet: there is nothing to take back.
error-no-question = Nobody asked you anything.
error-name-alike = “{ $name }” looks almost like “{ $other }”, and that name is at this table already: choose another.
error-name-of-bot = “{ $name }” is what bots are called here: choose another name.
error-name-mixed = The name “{ $name }” mixes two alphabets: write each word in one.
error-one-seat = You sit at this table already, on seat { $seat }. Where strangers may join, everybody has one seat: leave that one first, or open a family table.
error-shuffling = Everybody sits and the shuffling has begun: the game starts in a moment, and then you may resign.
error-reveal-early = Not yet: a share of luck is shown when all seats are taken.
error-no-share = No share of luck is waited for from this seat: just play.
error-share-differs = This is not the share of luck that your seat promised: show that one.
error-bad-share = This promises no share of luck: send 64 hex digits, or nothing.
error-name-length = Give a name of 1 to { $most } letters.
error-table-open = Not now: the game has not started yet.
error-table-running = Not now: the game is running.
error-table-over = Not now: the game is over.
error-no-such-seat = There is no such seat at this table.
error-not-seated = You watch this table: sit down to take part.
error-missing = The command lacks its “{ $name }”.
error-busy = The table is very busy: try again in a moment.
error-old-rules = This table follows version { $theirs } of the rules of “{ $game }”, this program version { $ours }: open it with a release of its time.
error-confirm-first = This move cannot be taken back: confirm it.

error-unknown-table = There is no table “{ $table }”: check the link, or open a new table.
error-table-taken = There is a table “{ $table }” already: choose another name for yours.
error-number-taken = Somebody was faster: look at the table again, then decide.
error-number-gap = The log of this table has not come so far: look at the table again.
error-key-taken = This command has been carried out already: do not repeat it.
error-bad-entry = This cannot be kept ({ $what }): send something shorter and plainer.
error-store-locked = Another program holds the database { $store } ({ $why }): end it, or try again.
error-store-full = There is no space left for the database { $store } ({ $why }): free some, then try again.
error-store-corrupt = The database { $store } is damaged or not ours ({ $why }): restore it from a backup, or name another.
error-store-away = The database { $store } cannot be reached ({ $why }): check that it is there and running, then try again.
error-store-readonly = The database { $store } may not be written to ({ $why }): give this user the right to write to it and its folder, or name another.
error-store-closed = The database { $store } has been closed: start the server again.
error-store-newer = The database { $store } was written by a newer plansza ({ $why }): update this program, or name another database.
error-store-older = The database { $store } was written by an older plansza ({ $why }): use that one, or start the server of this one once, which upgrades it.
error-table-active = Something happened at table “{ $table }” in the meantime: look at it again.
error-transfer-altered = What arrived in { $store } is not what was sent. Nothing was changed there: try again.
error-store-served = Another server uses the database { $store }, and they do not hear each other: stop that one, or start both with --channels.
error-store-url = “{ $store }” names no database that can be used ({ $why }): give a URL such as sqlite:///plansza.db or postgresql://user@host/name.

error-foreign-seat = This seat is not yours: play your own.
error-player-present = That player is at the table: a bot can only stand in for somebody who is away.
error-player-expected = { $who } may still come back: you can call a bot in { $seconds } s.
error-own-stand-in = This table plays without hints, so no bot takes your place for a while: play on, or { $duel ->
        [yes] resign.
       *[no] resign, and a bot takes your seat for good.
    }
error-bad-link = This link does not work any more: ask for a new one on the device where you play.
error-no-cookies = Your browser keeps no cookies, so it cannot hold a seat: allow them for this address, then open the link again.
error-cross-site = This request comes from another page: open the table itself and try there.
error-foreign-host = This server is not called “{ $host }”: open it under its own name, or let its host add this one with --name.
error-full-house = All places are taken at the moment: there are too many connections. Close pages that you do not need, or come back in a moment.
error-not-json = Send JSON, with the content type “application/json”.
error-malformed = This request cannot be understood: { $what }.
error-too-large = This is too much at once: send at most { $most } bytes.
error-too-many = Too many requests: wait a moment, then go on.
error-too-many-streams = Too many pages with tables are open from your address: close one, then try again.
error-too-many-tables =
    You open table after table: the next one can be opened in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
error-too-many-hints =
    Hint after hint: you can ask for the next one in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
error-too-many-reviews =
    Review after review: the next one can begin in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
error-unavailable = The tables cannot be reached at the moment: nothing is lost, try again soon.
error-not-found = There is nothing at this address: check the link.
error-no-such-thing = There is no such thing in your picture: look again, it may have gone.
error-method = This address does not take such requests.
error-internal = Something went wrong on our side; it was nothing you did. Try again, and if it keeps happening, tell the host.

help-serve = Serve tables on the web, for people and programs.
help-serve-host = The address to listen on.
help-serve-port = The port to listen on; without it, 8000 or the next that is free.
help-serve-database = Where tables are kept: a URL of SQLite or PostgreSQL; without it, a file in your folder.
help-serve-channels = How servers that share a database tell each other of news: redis://… or postgresql://…; without it, this server is the only one.
help-serve-processes = How many processes serve: as many as there are processors to spare. One that dies is started again, and another takes its tables over.
help-serve-proxy = The addresses or networks of your proxy, with commas between them: what it says about visitors is believed, and what anybody else says is not.
help-serve-name = The names of this server, with commas between them: a request for any other is refused.
help-serve-key-file = A file with the key that signs the cookies of seats, which then is not in the database; the variable PLANSZA_KEY does the same.
help-serve-lan = Let the whole home network in, and show the address with a code to scan.
serve-address = Tables are open at { $address } (Ctrl+C ends).
serve-invite =
    { $lan ->
        [yes] Everybody in your network can open that address, or scan the code. To play together, set up a table and send its link.
       *[no] Only this computer can see the tables; with --lan (make play LAN=1) your whole network can.
    }
help-serve-open = Open the tables in the browser, where there is one.
serve-names = Visitors find the tables under { $names }; this address is for the proxy and for yourself.
serve-lan = In your network: { $address }
error-port-taken = Port { $port } of { $host } is in use: end the other program, or choose another with --port.
error-bad-port = There is no port { $port }: ports go up to { $last }; 0 takes any that is free.
error-bad-host = It is not possible to listen on “{ $host }” ({ $why }): give an address of this machine with --host.
error-process-dies = Process { $number } of the server does not start, again and again: { $why }.
error-processes-system = This system cannot serve with several processes: leave --processes out.
error-processes-memory = Tables in memory are for one process: leave --processes out, or name a database that several can share.
error-bad-proxy = “{ $text }” is no address of a proxy: give addresses such as 127.0.0.1 or networks such as 10.0.0.0/8, with commas between them.
error-bad-name = “{ $text }” is no name of a server: give names such as tables.example.org, without http:// and without a port, with commas between them.
error-key-short = The key in { $place } is too short: take at least { $least } letters that nobody guesses, such as 64 random hexadecimal digits.
error-key-file = The key could not be read from “{ $path }” ({ $why }): give a file that holds the key and nothing else.
error-key-twice = There are two keys, in a file and in { $variable }: give one of them.
error-key-elsewhere = The key of these tables is not in their database: give it with --key-file or { $variable }, as you do for the server.
key-file-open = Others on this computer can read “{ $path }”: take the right from them (chmod 600).
help-seats = The seats at all tables: end their cookies, or give one back.
help-revoke = End all cookies and links of seats. The games stay; whoever sat there needs a new link to sit there again.
help-revoke-yes = Do not ask.
help-seat-link = Make a link that gives a seat to whoever opens it first, for a player who lost his.
help-seat-link-table = The address of the table, or what stands behind /t/ in it.
help-seat-link-seat = Which seat, counted from 1.
revoke-ask = All players at all tables in { $store } will lose their seats; the games stay, and you can give seats back by links. Go on? (yes/no)
revoke-kept = Nothing was changed.
revoke-done = All cookies and links of seats have ended; servers that are running know it within seconds. A seat is given back by “plansza seats link TABLE N”.
seat-link = This link gives the seat to the first who opens it, in the next { $minutes } minutes:
error-seat-not-held = Nobody holds seat { $seat }: open the table and sit down.
error-no-database = There is no database “{ $path }”: give its URL with --database.
error-bad-channels = “{ $url }” names no channel that can be used: give redis://… or postgresql://…, or leave it out.
error-channels-extra = The channel “{ $url }” needs the package “{ $package }”: install it, or leave --channels out.

## ---- The guide of a game, and the replay ----

guide-contents = Contents
guide-lessons = Lessons:
guide-play = Play
guide-none = Nobody has written down the rules of this game yet. You can play it all the same: the board lights up what you may do, and says why you may not do the rest.

replay-title = Replay
replay-first = To the beginning
replay-previous = Previous move
replay-play = Play
replay-pause = Pause
replay-next = Next move
replay-last = To the end
replay-controls = Controls of the replay
replay-moment = Moment of the game
replay-speed = Speed
replay-speed-slow = slow
replay-speed-usual = normal
replay-speed-fast = fast
replay-moves = Moves
replay-undone = taken back
replay-eyes = Whose eyes
replay-eyes-watching = a spectator
replay-own-eyes = The game is still on, so this shows only what could be seen from your seat at the time.
replay-public-eyes = The game is still on, so this shows only what everybody saw on the table.
replay-link = Link to this moment
replay-copy = Copy
replay-copied = The link is in the clipboard.
replay-not-copied = It could not be copied: select the link and copy it by hand.
replay-record = Download the record
luck-title = Fair luck
luck-about = Before the game the server sealed its seed, and players promised numbers of their own. Here you see whether all kept their word.
luck-check = Check the luck
luck-how = This page works out seals and mixture by itself, the server replays the game. If you would rather trust no server, download the record and check it at home: plansza verify RECORD.
page-luck-thinking = Checking…
page-luck-seed = The server’s seed fits the seal from before the game.
page-luck-seed-bad = The server’s seed does not fit the seal from before the game!
page-luck-share = { $name }: the numbers shown are those that were promised.
page-luck-share-bad = { $name }: the numbers shown are not those that were promised!
page-luck-share-late = { $name }: the promised numbers did not come in time and are not in the shuffle.
page-luck-own = The numbers that this browser made up are in the shuffle, unchanged.
page-luck-own-bad = The numbers that this browser made up and promised are not in the shuffle!
page-luck-sealed-bad = The seal or the promises in the record are not those that this browser saw before the game!
page-luck-mixed = The server’s seed and the players’ numbers make the seed of this game.
page-luck-alone = No player added numbers: the server’s seed alone decided the luck.
page-luck-replayed = The server replayed the game from this seed: all moves, the result and the last position are right.
page-luck-failed = Something is wrong: { $what }
page-luck-away = The server does not answer, so the game itself could not be replayed now: try again in a moment.
page-luck-good = Everything is right.
page-luck-bad = Something is wrong!
page-luck-promised = Promise
page-luck-shown = Numbers
page-luck-mixture = Seed of the game
replay-to-table = To the table
replay-keys = Keys: the arrows step back and forth, the space bar plays and pauses, Home and End go to the beginning and to the end.
replay-empty = The game has not begun yet: there is nothing to replay.
replay-trouble = The server does not answer: try again in a moment.
replay-needs-script = The replay needs JavaScript. Without it you can read the moves as data.

## ---- The pages of `plansza.web` ----

page-home = plansza: to the home page
page-motto = board games to play together
page-switch-language = Switch to English
page-theme = Light or dark
page-tables = Open tables
page-free-seats =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
page-watching = You are watching.
page-your-seat = You sit in seat { $seat }.
page-waiting = Waiting for players
page-data = The table as data
page-schema = The interface for programs
page-fan = An unofficial fan project; the games belong to their authors and publishers.

page-welcome = What shall we play?
page-games = Games
page-rules = How to play
page-quick = Play
page-first-game = first game
page-learn-it = Learn
page-what = Modern board games against bots or with friends: no account, no limits, all yours.
page-opponent = Opponent
page-for-players =
    { $players } { $count ->
        [one] player
       *[other] players
    }
page-minutes = { $minutes } min
page-weight-1 = easy
page-weight-2 = fairly easy
page-weight-3 = medium
page-weight-4 = demanding
page-weight-5 = heavy
page-set-up = Set up a table
page-how-many = How many players
page-who-plays = Who plays
page-seat-me = me
page-seat-friend = a friend, by link
page-seat-here = somebody on this device
page-seat-bot = bot: { $bot }
level-novice = Novice
level-novice-about = A good first opponent: it sees what lies in front of it, and misses many a chance.
level-greedy = Opportunist
level-greedy-about = Takes what looks best right now, and looks no further.
level-planner = Planner
level-planner-about = Thinks a few moves ahead.
level-master = Master
level-master-about = Weighs thousands of possibilities before every move; that takes a good second.
page-name = Name
page-name-of = Name of player { $seat }
page-options = How you play
page-presets = Ready-made
page-more-options = More options
page-table = The table
page-clock = Clock
page-clock-none = without a clock
page-clock-some = { $base } min and { $bonus } s for each move
page-clock-own = your own times
page-clock-help = If somebody runs out of time, a bot finishes the turn.
page-clock-base = Minutes for the game
page-clock-bonus = Seconds for each move
page-stand-in = Bot that steps in
page-stand-in-help = Plays for whoever stays away, runs out of time or resigns.
page-stand-in-here = The bot that steps in here: { $bot }.
page-listed = Strangers may join
page-listed-help = The table appears in the list of open tables. Otherwise only people with the link can join.
page-shared-device = Family table
page-shared-device-help = Several people may sit before one screen. Otherwise everybody has one seat at a table for strangers.
page-shared-device-here = A family table: several people may play before one screen.
page-play = Play
page-your-name = Your name
page-guest = Guest
page-mine = Your games
page-waiting-short = waiting for players
page-chosen = Chosen: { $what }. Now point at one of the lit places.
page-turn-yours = Your turn
page-turn-of = { $name }’s turn
page-server-away = The server is not answering – trying again.

page-problem = That did not work
page-to-home = To the home page
page-try-again = Try again
page-code = Code: { $code }

page-players = Players
page-question = A question for you
page-standing = Players and score:
page-prompt = What to do now
page-meters = Goal and progress
page-meter-of = { $count } of { $what }
page-meter-ends = At { $count } the game ends
page-board = Board
page-about = What is this?
page-about-help = Point at anything, and it tells you what it is. Nothing is played meanwhile; “?” or Esc ends it.
page-about-choose = You can choose this now.
page-panel = Story and more
page-panel-news = (there is news)
page-actions = What you may do
page-story = What happened
page-older = Show earlier
page-say = Say something
page-send = Send
page-settings = Settings
page-confirm = Confirm my moves
page-confirm-help = Ask before a move that cannot be taken back.
page-silent = Do not ask me until my next turn
page-silent-help = Whenever you are allowed to say no to a question, we say it for you.
page-sound = Sounds
page-motion = Animations
page-others = What the others did
page-again = Show again
page-pace = Pace of the others
page-pace-slow = slow
page-pace-usual = usual
page-pace-quick = quick
page-pace-at-once = at once
page-pace-help = How long each step of the others is there to be seen. “At once”: no waiting and no scenes.
page-coach = Tips for newcomers
page-coach-first = in first games
page-coach-always = in every game
page-coach-never = never
page-coach-help = Each thing is explained once, the first time it matters. “In first games”: in the first two of each game. “In every game” starts the tips over.
page-coach-said = Worth knowing
page-coach-understood = Got it
page-notify = Tell me when it is my turn and the page is in the background
page-keys = Keys
page-keys-arrows = go to what you can choose now
page-keys-enter = chooses it
page-keys-tab = after a choice, goes on to its targets
page-keys-escape = puts down what you chose
page-keys-repeat = repeats the question
page-keys-about = tells what this is
page-move-seat = Play from another device
page-move-seat-help = Whoever opens this link first takes your seat there. It works once, for a quarter of an hour.
page-make-link = Make a link
page-about-table = About this table
page-fair = All chance is settled before the first move, and nobody can change it: the server seals its seed with the hash below, and players add numbers of their own. At the end everything is shown, so anybody can check.
page-shuffling = Shuffling together…
page-shuffling-help = Everybody adds a share of luck to the shuffle.
page-commitment = Hash of the seed
page-seed = Seed
page-record = Record of the game
page-needs-script = This page needs JavaScript.

page-to-move = to move
page-is-you = you
page-is-bot = bot
page-is-here = at the table
page-is-away = away
page-is-stood-in = a bot plays meanwhile
page-away-wait = { $name } is away. You can call a bot in { $what }.
page-away-now = { $name } is away.
page-bot-in = bot in { $what }
page-call-bot = Let a bot play
page-stood-in = A bot plays for you.
page-doubt = The recorded moves no longer lead to the position they once did, perhaps because the rules have changed: better set up a new table.
page-return = I am back
page-asked = You asked; the others are thinking.
page-withdraw = Withdraw the question
page-asks-takeback = { $name } would like to take the last move back. Agreed?
page-asks-draw = { $name } offers a draw. Agreed?
page-asks-rematch = { $name } would like to play again. You too?
page-yes = Yes
page-no = No
page-take-back = Take back
page-ask-back = Ask to take back
page-draw = Offer a draw
page-resign = Resign
page-resign-sure = Resign?
page-resign-help = You will lose this game.
page-resign-many = A bot takes your seat for good: you cannot come back to this game.
page-play-on = Play on
page-sure-help = This cannot be taken back.
page-do-it = Do it
page-not-yet = Not yet
page-over = The game is over
page-not-seated = You have not sat down yet.
page-soon = It begins when all seats are taken.
page-result = Result
page-watch-again = Watch again
page-review = Review
page-share = Share
page-learn = Learn the game
page-find-turn = Find the turning point
page-turning-point = Turning point:
page-no-turn = No single turn tipped the scales here.
page-next = To the new table
page-rematch = Play again
page-offline = Offline – trying again. Nothing is lost.

page-free-short = free seat
page-free = Seat { $seat } is free
page-player = Player { $seat }
page-sit = Sit here
page-sit-too = Seat at this device
page-leave = Leave
page-bot-level = Which bot
page-add-bot = Add the bot
page-invite = Invite a friend
page-invite-help = Send the link, or let it be scanned: whoever opens it can take a free seat.
page-link = Invitation link
page-copy = Copy
page-copied = Copied.
page-copy-failed = Copying did not work: the link is selected, copy it by hand.
page-code-alt = The invitation link as a code to scan

page-pass = Pass the device to { $name }
page-pass-help = The cards are covered until then.
page-i-am = I am { $name }

## ---- Hints ----

page-hint = Hint
page-hint-thinking = Looking for a good move…
page-hint-chance = Chance to win after this move
page-hint-close = Close
page-hint-late = The table has changed in the meantime.
hint-plan = Then in the same turn: { $moves }.
hint-alone = There is no other move.
hint-only = This is the only move worth considering.
hint-other = Almost as good: { $move } – { $percent } percentage points less chance.
hint-other-equal = Just as good: { $move }.
hint-reply = The reply to expect – { $who }: { $move }.
page-hints = Hints allowed
page-hints-help = On your turn you may ask for advice. Everybody at the table sees whether that is allowed.
page-hints-on = At this table you may ask for a hint on your turn.
page-hints-off = There are no hints at this table.
page-bot-is = bot: { $name }
page-thinks = thinking…
page-same-bots = the same bots
error-hints-off = There are no hints at this table.
error-hint-busy = We are already looking for a hint: a little patience.
error-no-hint = No hint could be found: try again in a moment.

## ---- plansza arena, plansza balance ----

help-arena = Let bots meet in all seats on the same deals, and see who is better, and how surely.
help-arena-bots = The bots that meet, with commas between them. Two in a game for more: the first alone against the second, in every seat.
help-arena-games = How many games of each game; rounded up to whole rounds of seats.
help-arena-out = Keep the results, game by game, in this SQLite file; the same command goes on where it stopped.
help-arena-report = Write a page with tables and pictures to this file.
help-arena-parquet = Write a row for every seat of every game to this Parquet file.
help-arena-engine = Where to play: “pool”, processes on this machine, or “ray”, a Ray cluster.
help-balance = See whether the variants of a game are fair: a bot against itself in each of them.
help-balance-games = How many games of each variant.
help-balance-seats = Only the variants for so many players; without it, for every number.
help-balance-bot = The bot that has all seats.
help-balance-seed = A whole number or 64 hex digits that decide every shuffle.
help-balance-markdown = Write a Markdown text to this file, and its pictures into the folder “pictures” beside it.
error-bot-twice = The bot “{ $bot }” is named twice: name each once.
error-one-bot = One bot plays all seats here: name just one.
error-unknown-engine = There is no engine “{ $engine }”; there are: { $names }.
error-part-missing = This needs { $part }, which is not installed: pip install "plansza[{ $extra }]".
error-results-foreign = “{ $path }” holds no results of an arena: give another file.
error-results-other = “{ $path }” holds the results of another contest: give another file, or ask for the same games, options, bots and seed.
header-rating = Rating
header-even = Even
header-thought = Decision
header-thought-long = 95% within
header-variant = Variant
header-against = Against
header-place = Who
header-verdict = Verdict
header-moves = Moves
arena-title = Arena
arena-standings = Standings
arena-seed = Seed { $seed }
arena-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }, every deal in all seats.
arena-no-ratings = There are no ratings. { $why }
arena-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
arena-allies = Players { $seats }
arena-usual = as usual
role-order =
    { $order ->
        [1] first to play
        [2] second to play
        [3] third to play
        [4] fourth to play
        [5] fifth to play
        [6] sixth to play
       *[other] number { $order } to play
    }
role-side =
    { $order ->
        [1] side that begins
        [2] second side
        [3] third side
       *[other] side { $order }
    }
role-size = side of { $size }
arena-lengths = Moves a game: { $mean } on average, { $median } in the middle, four of five between { $low } and { $high }.
arena-plot-shares = Share of wins with its 95% interval; the dashed line is an even share
arena-plot-moves = Moves a game
arena-go-on = Stopped. The finished games are in “{ $path }”: the same command goes on from there.
arena-lost = Stopped. Above is what was finished; with --out FILE the same command could go on from there.
balance-title = Balance
balance-how = One and the same bot, { $bot }, has all seats; { $games } games of each variant. In brackets: where the true share lies, with 95% certainty; so of many such brackets one in twenty misleads.
balance-again = Made by “{ $command }”, with the bots of that day.
balance-fair = Fair within { $within } points: no difference can be seen.
balance-unsure = Too few games to tell: the truth may be { $within } points away from even.
balance-favours = Advantage { $who }: { $share } where { $even } would be even.
balance-slight = Slight advantage { $who }: { $share } where { $even } would be even.
balance-harder = Disadvantage { $who }: { $share } where { $even } would be even.

## ---- The review of a finished game ----

review-title = Review
review-about = See how the chances changed, and which turns decided the game.
review-start = Review the game
review-curve = Curve of the chances to win from the first move to the last
review-turns = Turning points
review-turn = Move { $number }, { $who }: { $moves }
review-change = from { $before }% to { $after }%
review-better = Better: { $move } – { $percent } percentage points more chance.
review-none = No single turn tipped the scales here.
review-how = The chances are an average of what the players could know then: nobody knows the others’ cards yet, nor those still to come.
review-table = The chances as a table
page-review-thinking = Reviewing the game: { $count }%
page-review-now = After move { $count }:
page-review-start = At the start:
page-review-move = Move
error-no-review = This game could not be reviewed: try again in a moment.

## A new game

help-new-game = Write the beginning of a game of your own: a small package that works at once, to be changed as you like.
help-new-game-name = What the game is called in code: small letters, digits and _, for example my_game.
help-new-game-folder = Where to write it; by default, in a new folder named after the game.
new-game-written =
    { $count ->
        [one] The game “{ $title }” is in { $path }: { $count } file.
       *[other] The game “{ $title }” is in { $path }: { $count } files.
    }
new-game-install = in the same environment
new-game-play = in the terminal
new-game-serve = in the browser
new-game-arena = bots among themselves
new-game-test = its tests
new-game-begin = Begin with { $file }. { $guide } of the plansza project tells how to go on.
error-game-name = “{ $name }” cannot name a game: use small letters from a to z, digits and _, beginning with a letter, for example my_game.
error-game-known = There is a game “{ $name }” already: find another name.
error-game-python = “{ $name }” already means something in Python: find another name.
error-folder-there = “{ $path }” exists, and nothing in it was changed: choose another place with --folder.

## What a game leaves out, and what fails in it: for its author

missing-title = For the author of this game
missing-about = The game can be played; this is not written yet:
missing-needed = The game cannot be played yet:
missing-how = How to add it: docs/adding-a-game.md.
missing-rule = Its rules have no “{ $name }”.
missing-fault = Its rules fail: { $what } in { $where }.
missing-picture =
    { $sketch ->
        [yes] It has no picture: players see its sketch and its moves as buttons (Pictures.paint and paths).
       *[no] It has no picture: players see its data on slips of paper and its moves as buttons (Pictures.paint and paths).
    }
missing-paths = Its picture cannot be clicked: the moves are buttons below it (Pictures.paths).
missing-telling = The things in its picture tell no more than their names (Pictures.about).
missing-sketch = It has no sketch: the terminal shows its data (Pictures.sketch).
missing-prompt = It does not say what it asks: players read “Choose your move” (View.prompt).
missing-codes = It does not declare all that it says: codes for { $names } (Game.codes).
missing-thing = It does not name its components, { $names }: players read the notation (Game.thing).
missing-insight = Its bots know nothing of it and learn by playing on at random (Game.insight).
missing-meters = It does not show how near everybody is to the goal (View.meters).
missing-guide = It has no rules to read (the package “guide”).
missing-words =
    { $language ->
        [pl] It has no words in Polish (words/pl.ftl).
       *[en] It has no words in English (words/en.ftl).
    }
missing-messages =
    { $language ->
        [pl] In Polish
       *[en] In English
    } it lacks { $count ->
        [one] a message
       *[other] { $count } messages
    }: { $ids }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }.
fault =
    This game has a fault ({ $what } in { $where }): { $part ->
        [picture] its picture cannot be drawn, so this is a plain one.
        [prompt] it cannot say what it asks.
        [meters] it cannot show how near everybody is to the goal.
        [badges] it cannot show who is who.
        [decisive] it cannot say what would decide now.
        [about] it cannot tell about the things on the table.
        [coach] its coach cannot speak.
        [stage] it cannot show what has just happened.
        [view] it cannot say what you know.
        [guide] its guide cannot be shown.
        [bot] nobody can move any more. You can resign, take back, or set up another table.
        [cover] its cover cannot be drawn.
        [home] it cannot be offered.
       *[other] a move could not be made.
    }
fault-log = The server’s log has the whole story.
games-missing = not written yet
games-broken = The game “{ $game }” cannot be loaded: { $why }
games-faulty = “{ $game }” cannot be offered: its author finds out why in the server’s log.

# -- learning -------------------------------------------------------------------------------------

page-course = Lessons
page-course-help = Short lessons on the real board, a minute or two each. Every move is yours.
page-course-rules = All the rules, to read
page-course-after = Play your first game
page-lesson = Lesson { $number }
page-lesson-count = Step { $step } of { $steps }
page-lesson-on = Go on
page-lesson-back = One step back
page-lesson-next = Next lesson
page-lesson-rule = This rule in the guide
page-lesson-all = All lessons
page-lesson-starred = done
page-lesson-happened = What happened
page-lesson-allowed = That is allowed. But the lesson asks for something else: go one step back and read again.
page-lesson-done = Done! This lesson is behind you.
page-lesson-strayed = Another way
page-lesson-finished = A star!

# -- puzzles --------------------------------------------------------------------------------------

page-puzzles = Puzzles
page-puzzles-day = Puzzles of the day
page-puzzles-what = A moment of a real game, and one move that is clearly better than all others. Can you find it?
page-puzzle = Puzzle { $number }
page-puzzle-day = Puzzle of the day
page-puzzle-solve = Solve it
page-puzzle-many =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
page-puzzle-count = Solved: { $count } of { $what }
page-puzzle-days = Days in a row
page-puzzle-row = In a row without a miss
page-puzzle-collection = The whole collection
page-puzzle-all = All puzzles
page-puzzle-grade-1 = a warm-up
page-puzzle-grade-2 = easy
page-puzzle-grade-3 = tricky
page-puzzle-grade-4 = hard
page-puzzle-grade-5 = very hard
page-puzzle-solved = solved
page-puzzle-side = Your side: { $side }
page-puzzle-task = Find the best move: one is clearly better than all others.
page-puzzle-worse =
    { $move }: it wins { $chance ->
        [one] once
       *[other] { $chance } times
    } in 100. There is a move that wins { $best } times. Look again!
page-puzzle-untried = { $move }? A bold idea, but there is something clearly better. Look again!
page-puzzle-answer =
    { $move }: it wins { $best } times in 100, the second best move { $second ->
        [one] once
       *[other] { $second } times
    }.
page-puzzle-missed =
    { $count ->
        [0] None of 10
       *[other] { $count } of 10
    } { $level ->
        [novice] novices
        [greedy] opportunists
        [planner] planners
       *[master] masters
    } { $count ->
        [0] misses it.
        [one] misses it.
       *[other] miss it.
    }
page-puzzle-show = Show me
page-puzzle-next = Next puzzle
page-puzzle-why = Why?
page-puzzle-put-away = Put away
page-puzzle-this = This move
page-puzzle-second = Second best: { $what }
page-puzzle-wrong = Not yet
page-puzzle-found = Found!
page-puzzle-at-once = At the first try!
page-puzzle-shown = This was it

# -- care: backups -------------------------------------------------------------------------------

help-backup = Write all tables into a file, as they are at one moment; servers go on meanwhile.
help-backup-file = The new file. It holds secrets of running games: keep it to yourself.
help-backup-force = Write over a file that is there.
help-restore = Put a backup into an empty database, SQLite or PostgreSQL. No server may use it meanwhile.
help-restore-file = A file of “plansza backup”.
help-restore-force = Replace the tables that are there.
backup-done = The tables of { $store } are in { $path }.
restore-done = The tables of { $made } are in { $store }.
backup-counts = { $tables ->
        [one] One table
       *[other] { $tables } tables
    }, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }, { $rows ->
        [one] one row
       *[other] { $rows } rows
    } in all.
error-backup-there = There is a file “{ $path }” already: name another, or say --force.
error-backup-missing = There is no file “{ $path }” that can be read: name a file of “plansza backup”.
error-restore-full = There are tables in { $store } already: name an empty database, or replace them with --force.
error-bad-backup = “{ $path }” is no backup that can be restored ({ $why }): take another file.

# -- care: tables --------------------------------------------------------------------------------

help-tables = All tables of a database: list them, look at one, close it, delete it, write its record.
help-tables-table = The table: its id, or the address of its page.
help-tables-list = List the newest tables.
help-tables-limit = How many.
help-tables-show = Show who sits at a table and how far it is, no hand and no secret.
help-tables-close = End a running game as a draw. Servers notice it, and players are told.
help-tables-delete = Delete a table for good, if its game is over or nothing happened there for 30 days.
help-tables-force = Delete it though its game goes on.
help-tables-export = Write the record of a finished game, for “plansza replay” and “plansza verify”.
help-tables-export-file = The file of the record.
tables-none = There are no tables in { $store }.
tables-table = table
tables-game = game
tables-status = status
tables-players = seats
tables-opened = opened
tables-active = last entry
tables-entries = entries
tables-is-open = waits for players
tables-is-running = running
tables-is-over = over
tables-is-broken = cannot be read
tables-times = Opened { $opened }, last entry { $active }.
tables-counts = { $entries ->
        [one] One entry
       *[other] { $entries } entries
    }, { $moves ->
        [0] no move
        [one] one move
       *[other] { $moves } moves
    }.
tables-free = free
tables-close-ask = The game at table { $table } will end as a draw, and nobody can play on. Close it? (yes/no)
tables-delete-ask = Table { $table } will be gone for good, with its replay. Delete it? (yes/no)
tables-kept = Nothing was changed.
tables-closed = Table { $table } is closed; pages that are open show it within seconds.
tables-deleted = Table { $table } is gone.
tables-exported = The record of table { $table } is in { $path }.
error-table-going-on = The game at table { $table } is not over, and something happened there in the last { $days } days: close it first, or delete it with --force.
error-export-running = The game at table { $table } is not over: its record is written when it is.

# -- care: the doctor ----------------------------------------------------------------------------

help-doctor = Check what a server started with these options would find, and say what to do. The exit code is 1 if something would not work.
doctor-database-new = There is nothing yet in { $store }: the server makes it when it starts.
doctor-database-older = The database { $store } is of an older version: make a backup with the program that wrote it; this one upgrades it when it starts.
doctor-database-newer = The database { $store } is of a newer version: update this program.
doctor-database-there = The database { $store } answers and is up to date.
doctor-database-writable = The database takes entries.
doctor-database-whole = The database is whole, and no log has a gap.
doctor-database-damaged = The database is damaged ({ $why }): stop the server and restore a backup.
doctor-database-gap = The log of table { $table } has a gap: restore a backup, or delete the table.
doctor-database-broken = The database cannot be used: { $why }
doctor-clock = The clocks agree.
doctor-clock-astray = The clocks are { $seconds } seconds apart, ours and that of the database or of its newest entry: let both machines ask a time server.
doctor-disk = There are { $megabytes } MB free in { $folder }.
doctor-disk-full = There are only { $megabytes } MB free in { $folder }: make room.
doctor-channels-none = No channel is named: this is for one server on the database.
doctor-channels-heard = What is said on the channel is heard.
doctor-channels-broken = The channel does not work ({ $why }): see that its server runs and that the URL is right.
doctor-proxy = Proxy and names are set.
doctor-proxy-none = No proxy is named: this is for a home network.
doctor-proxy-missing = There is a --name and no --proxy: if a proxy brings TLS, name its address, or all visitors look like one.
doctor-names-missing = There is a --proxy and no --name: name the server, or anybody can point a name of his own at it.
doctor-name-unknown = Nobody knows where “{ $name }” is: enter it in the DNS, or correct it.
doctor-compiled = The rules are compiled.
doctor-interpreted = The rules are interpreted, so bots are several times slower: install a compiled wheel, or a C compiler and run “make setup”.

# -- care: how long tables are kept --------------------------------------------------------------

meta-days = DAYS
help-serve-keep-finished = For how many days a finished game can be looked at again; then its table is deleted. Without it, for ever.
help-serve-keep-abandoned = For how many days a table waits where nothing happens and the game is not over; then it is deleted. Without it, for ever.
page-kept-finished = { $days ->
        [one] A finished game can be looked at here for one day after its end.
       *[other] A finished game can be looked at here for { $days } days after its end.
    }
page-kept-abandoned = { $days ->
        [one] A table where nobody does anything for a day disappears.
       *[other] A table where nobody does anything for { $days } days disappears.
    }
