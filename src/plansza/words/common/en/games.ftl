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
ending-time =
    { $you ->
        [yes] You let the time for your turn run out.
       *[no] { $who } let the time for a turn run out.
    }
ending-time-both = Both of you let the time for your turn run out.
ending-agreed = You agreed on a draw.
ending-closed = Whoever keeps this server closed the table.
ending-lesson = A lesson for next time: { $title }
ending-course = Lessons for next time
ending-handed =
    { $you ->
        [yes] { $why ->
                [resigned] After you resigned, a bot played for you.
                [time] When the time for your turn ran out, a bot took over to the end.
                [clock] When your time ran out, a bot finished the turn for you.
               *[absent] A bot played for you to the end.
            }
       *[no] { $why ->
                [resigned] { $who } resigned on the way; a bot played to the end.
                [time] { $who } let the time for a turn run out; a bot played to the end.
                [clock] { $who } ran out of time; a bot finished the turn.
               *[absent] A bot played for { $who } to the end.
            }
    }

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
