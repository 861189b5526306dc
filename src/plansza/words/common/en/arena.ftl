## plansza arena, plansza balance

help-arena = Let bots meet in all seats on the same deals, and see who is better, and how surely.
help-arena-bots = The bots that meet, with commas between them. Two in a game for more: the first alone against the second, in every seat.
help-arena-games = How many games of each game; rounded up to whole rounds of seats.
help-arena-out = Keep the results, game by game, in this SQLite file; the same command goes on where it stopped.
help-arena-report = Write a page with tables and pictures to this file.
help-arena-parquet = Write a row for every seat of every game to this Parquet file.
help-arena-save = Write a row for every move to this Parquet file: what the seat observed, what it could do, what it did, how the game ended.
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
arena-saving = Writing down the moves
arena-saved =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    } with observations and results in “{ $path }”.
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
