### The house's own texts: errors, general refusals, words of the command line.

## Parts of sentences

list-last = { $first } and { $last }
list-more = { $first }, { $next }
nothing = nothing
seat-name = seat { $seat }

yes = yes
no = no
language-pl = Polish
language-en = English

## The course and the end of a game

your-move = Your move.
their-move = It is { $who }’s move.
thinking = { $who } is thinking…
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
outcome-drawn = A draw: { $reason }.

## The command line

ask-move = Your move (? lists the moves, q quits):
moves-now = Possible moves:
goodbye = See you!
commitment-shown = Hash of the seed (the seed follows after the game, so that anybody can check the shuffles): { $commitment }
seed-shown = Seed of this game: { $seed }
record-saved = Record of the game: { $path }
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

refusal-not-your-turn = It is { $who }’s move: wait for your turn.
refusal-game-over = The game is over: there is nothing left to play, but you can start a new one.
refusal-no-such-seat = There is no seat { $seat } at this table: give the number of one of the players.

## Errors

error-bad-seats =
    “{ $game }” is not a game for { $seats } { $seats ->
        [one] player
       *[other] players
    }; possible numbers of players: { $counts }.
error-bad-option = “{ $game }” has no option “{ $option }”; its options: { $names }.
error-bad-choice = Option “{ $option }” of “{ $game }” has no choice “{ $choice }”; its choices: { $choices }.
error-bad-seed = “{ $seed }” is no seed: give a whole number from 0 up, or 64 hex digits.
error-seed-length = This seed has the wrong length: a seed has exactly 32 bytes.
error-bad-chance = This text describes no source of chance: paste the whole of it, as it was written.
error-unknown-game = There is no game “{ $game }”; there are: { $names }.
error-unknown-language = There is no language “{ $language }”; there are: { $names }.
error-bad-move = “{ $text }” is no move of this game: look at the list of possible moves.
error-bad-position = This text describes no position of this game: paste the whole of it, as it was written.
error-bad-view = This text describes no view of this game: paste the whole of it, as it was written.
error-not-a-record = This is no record of a game: its first line should be “plansza record 1”.
error-record-line = Line { $line } of the record makes no sense: “{ $text }”.
error-record-cut = The record is cut off: its last line, “end” and the number of moves, is missing.
error-record-lacks = The record lacks its “{ $key }” line.
error-record-number = The “{ $key }” line of the record should hold a number.
error-record-version = The record follows version { $theirs } of the rules of “{ $game }”, this program version { $ours }: replay it with a release of its time.
error-record-no-seed = The record has no seed, because its game is still going on: replay it after the end.
error-record-seed = The seed in the record does not fit the hash shown before the game: its shuffles cannot be trusted.
error-record-move = Move { $number } of the record, “{ $move }”, breaks the rules.
error-record-result = The record says “{ $theirs }”, replaying it gives “{ $ours }”.
error-record-digest = The replayed game ends in another position than the record says.
