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

## The commands of `plansza.cli`, and the text boards of games

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
error-bot-lacks = The bot “{ $bot }” cannot be loaded (“{ $why }”).
error-network-missing = There is no network “{ $path }”: give the path of one.
error-network-foreign = “{ $path }” is no network: make one with python -m plansza.learning.train.
error-network-old = “{ $path }” has learnt older rules of { $game }, or from older numbers: train it anew.
error-network-setup = This network has learnt { $game } with { $learnt }: let it play just that.
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
work-playouts = random playouts
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
