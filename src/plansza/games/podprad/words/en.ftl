### Pod Prąd (Upstream).

title = Pod Prąd
about = A race of salmon up a river that crumbles behind them.

## Tiles, tokens, colours

tile =
    { $kind ->
        [water] water
        [waterfall] waterfall
        [bear] bear
        [eagle] eagle
        [heron] heron
        [rock] rock
        [whirlpool] whirlpool
        [current] current
        [turned] water left by an eagle
        [sea] sea
       *[pool] spawning pool
    }
the-tile =
    { $tile_name ->
        [current] the tile with the current
       *[other] the { $tile } tile
    }
tile-water-effect = Calm water: nothing happens here.
tile-waterfall-effect = Nobody can swim across its foaming edges; you have to jump them.
tile-bear-effect = Takes one salmon from a token that jumps off, over or onto it; swimmers are safe. Its foaming edges are waterfalls.
tile-eagle-effect = Takes one salmon from the first token that swims in or lands, and flies off for good.
tile-heron-effect = At the end of your turn it takes one salmon from your tokens standing here.
tile-rock-effect = Holds one token fewer than other tiles.
tile-whirlpool-effect = Swimming in or landing ends the whole turn.
tile-whirlpool-effect-token = A token that swims in or lands moves no more this turn.
tile-current-effect = Carries a token along its arrow at once and free; across a waterfall for 1 movement point.
tile-turned-effect = The eagle has gone: plain water now.
tile-sea-effect = Here the salmon start; the sea disappears at the end of round two.
tile-pool-effect = The goal: a token stops here, and at the end of every round moves one space towards more eggs.

colour =
    { $colour ->
        [green] green
        [red] red
        [yellow] yellow
        [white] white
       *[purple] purple
    }
salmon =
    { $salmon ->
        [1] a single salmon
       *[2] a pair of salmon
    }
salmon-acc = { salmon }
salmon-ins = { salmon }
edge =
    { $edge ->
        [N] north
        [NE] north-east
        [SE] south-east
        [S] south
        [SW] south-west
       *[NW] north-west
    }
column =
    { $column ->
        [L] left column
        [C] centre column
       *[R] right column
    }
points =
    { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    }

## What happened

event-reveal =
    { $you ->
        [yes] You reveal a tile
       *[no] { $who } reveals a tile
    }: { $tile }.
event-lay =
    { $you ->
        [yes] You place
       *[no] { $who } places
    } { the-tile } on { $place }.
event-pool = The spawning pool now lies above row { $row }.
event-round =
    Round { $number }: { $you ->
        [yes] you begin
       *[no] { $who } begins
    }.
event-swim =
    { $you ->
        [yes] You swim
       *[no] { $who } swims
    } from { $from } to { $to } with { salmon-ins }.
event-jump =
    { $you ->
        [yes] You jump
       *[no] { $who } jumps
    } from { $from } to { $to } with { salmon-ins }.
event-push =
    The current carries the token from { $from } to { $to }{ $paid ->
        [yes] {" "}– across a waterfall, for 1 point
       *[no] {""}
    }.
event-wait = The current on { $place } has nowhere to carry the token: the salmon wait.
event-whirlpool = The whirlpool on { $place } holds the salmon.
event-spawn =
    { $you ->
        [yes] You reach the spawning pool
       *[no] { $who } reaches the spawning pool
    } with { salmon }.
event-bear = The bear on { $place } takes a salmon{ token-left }.
event-eagle =
    The eagle on { $place } takes a salmon{ $left ->
        [0] , the last of its token,
       *[1] {""}
    } and flies off.
event-heron = The heron on { $place } takes a salmon{ token-left }.
token-left =
    { $left ->
        [0] , the last of its token
       *[1] {""}
    }
event-stuck =
    { $you ->
        [yes] You have no move left and lose
       *[no] { $who } has no move left and loses
    } { points }.
event-crumble =
    { $row ->
        [0] The sea disappears
       *[other] Row { $row } breaks off
    }{ $lost ->
        [0] {""}
        [one] , and { $lost } token with it
       *[other] , and { $lost } tokens with it
    }.
event-advance =
    { $count ->
        [one] { $count } token moves
       *[other] { $count } tokens move
    } up in the pool.
event-last-salmon =
    { $you ->
        [yes] You have lost your last salmon.
       *[no] { $who } has lost the last salmon.
    }
event-out-of-reach =
    { $you ->
        [yes] Even with all your salmon at five eggs you can no longer win.
       *[no] { $who } can no longer win.
    }
event-over = The game is over: { $reason }.

## A turn in a few words, after a name and a colon

story-lay = { $tile } on { $place }
story-salmon =
    { $salmon ->
        [1] a salmon
       *[2] a pair
    }
story-swim = { story-salmon } from { $from } to { $to }
story-jump = { story-salmon } jumped from { $from } to { $to }
story-push = with the current to { $to }
story-wait = waiting for the current on { $place }
story-whirlpool = caught in the whirlpool on { $place }
story-spawn = { story-salmon } in the pool
story-bear = lost a salmon to the bear on { $place }
story-eagle = lost a salmon to the eagle on { $place }
story-heron = lost a salmon to the heron on { $place }
story-stuck =
    { $points ->
        [one] { $points } point unused
       *[other] { $points } points unused
    }
story-last-salmon = no salmon left
story-out-of-reach = can no longer win

## Why it ended so

score =
    with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reason-points = the most points win
reason-salmon = equal on points, but more salmon saved
reason-tokens = more tokens in the pool break the tie
reason-source = tokens nearer the source break the tie
reason-second-seat = a tie goes to whoever did not begin
reason-shared = nothing breaks the tie
reason-all-lost = nobody reached the spawning pool
reason-fastest = the fastest salmon reached five eggs

## Goal and progress, always in sight

meter-points = points
meter-afloat = salmon in the river
meter-rounds = Rounds left
meter-fastest = Most eggs

## The account at the end

tally-salmon = Salmon in the pool
tally-eggs = Eggs
tally-points = Points
tally-lost = Tokens lost
tally-tokens = Tokens in the pool
tally-source =
    Tokens at { $eggs ->
        [one] one egg
        [2] two eggs
        [3] three eggs
        [4] four eggs
       *[other] five eggs
    }

## What the game asks now

prompt-tile = A new row: choose which of the { $count } revealed tiles to place now.
prompt-lay =
    { $first ->
        [yes] Before the salmon set out, you build their river.{" "}
       *[no] {""}
    }You place { the-tile }: choose where{ $turned ->
        [yes] , then how it is turned
       *[no] {""}
    }.{ $count ->
        [0] {""}
        [one] {" "}{ $count } more tile follows.
       *[other] {" "}{ $count } more tiles follow.
    }
prompt-push =
    { $count ->
        [one] { $count } token of yours waits
       *[other] { $count } tokens of yours wait
    } for a current: choose which one goes first.
prompt-token = Choose a token. You have { points } left.
prompt-token-home = On { $place }, { salmon } can reach the spawning pool now! Choose a token. You have { points } left.
prompt-token-breaking =
    { $row ->
        [0] The sea disappears
       *[other] Row { $row } breaks off
    } after this round, with { $count ->
        [one] { $count } token of yours
       *[other] { $count } tokens of yours
    } on it. Choose a token. You have { points } left.
prompt-token-heron = The heron on { $place } takes a salmon of yours if it stays there. Choose a token. You have { points } left.
prompt-go =
    Moving { salmon } from { $place }: choose where. { $points ->
        [1] You have 1 movement point: one tile.
       *[other] You have { points }: every tile costs 1, a jump 1 more.
    }
prompt-go-home = Moving { salmon } from { $place }, and the spawning pool is in reach! You have { points } left.
prompt-heron = The heron on { $place } takes a salmon. Choose from which token.
prompt-wait =
    It is { $who }’s turn{ $points ->
        [0] {""}
        [one] , with { $points } movement point left
       *[other] , with { $points } movement points left
    }.
prompt-wait-laying =
    { $who } is building the river.{ $first ->
        [yes] {" "}When it is ready, the salmon set out.
       *[no] {""}
    }
prompt-over = The game is over.

## Moves, as buttons say them

move-tile = Take { the-tile }
move-lay =
    { $turn ->
        [0] Place it in the { column }, not turned
       *[other] Place it in the { column }, turned by { $turn }/6
    }
move-push = Let the current carry { salmon-acc } from { $place }
move-token = Move { salmon-acc } on { $place }
move-swim = Swim to { $place }
move-jump = Jump to { $place }
move-heron = Give the heron on { $place } a salmon from { salmon }

## What speaks for a move

why-breaking =
    { $row ->
        [0] The sea disappears
       *[other] Row { $row } breaks off
    } at the end of this round: these salmon have to leave.
why-foremost = These are your salmon nearest to the pool: the sooner they arrive, the more eggs.
why-heron = At the end of your turn the heron on { $place } would take a salmon.
why-home = The salmon reach the spawning pool: from now on every round brings them more eggs.
why-escape =
    You get away from { $row ->
        [0] the sea, which disappears
       *[other] row { $row }, which breaks off
    } at the end of this round.
why-current = The current carries the salmon on to { $place } for nothing.
why-calm = No predator takes a salmon this way.
why-waterfall = The jump clears a waterfall that cannot be swum.
why-crowd = The jump passes over { $place }, which is full.
why-blocks = You fill { $place }, and the others can no longer swim in.
why-near = From { $place } the salmon can reach the spawning pool within one turn.
why-order = The order in which you place the tiles does not matter, only where.
why-open = Placed like this, the tile is hardly in the way of your own salmon.
why-hinders = Placed like this, the tile hinders the others more than you.
why-pair = A pair gives up one salmon and swims on; a single one would be lost with its token.

## What the things on the table tell about themselves

about-water = { tile-water-effect }
about-waterfall = { tile-waterfall-effect }
about-bear = Takes a salmon from a token that jumps off, over or onto it; swimmers are safe.
about-eagle = { tile-eagle-effect }
about-heron = { tile-heron-effect }
about-rock = { tile-rock-effect }
about-whirlpool = { tile-whirlpool-effect }
about-whirlpool-token = { tile-whirlpool-effect-token }
about-current = { tile-current-effect }
about-turned = { tile-turned-effect }
about-sea = { tile-sea-effect }
about-empty = Nobody is here now.
about-standing =
    { $count ->
        [one] { $count } token stands here
       *[other] { $count } tokens stand here
    }{ own-among }; there is room for { $room } more.
about-full =
    Full: { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }{ own-among }. You can only jump over it.
own-among =
    { $whose ->
        [none] {""}
        [all]
            { $own ->
                [1] {" "}(yours)
               *[other] {" "}(all yours)
            }
       *[some] {" "}({ $own } of yours)
    }
about-breaks = It is gone at the end of this round, with the tokens that stay on it.
about-arrow = Its arrow leads to { $place }.
about-arrow-full = Its arrow leads to { $place }, which is full now: a token would wait here.
about-arrow-open = Its arrow leads to where no tile lies yet: a token would wait here.
about-swim-here = Your token on { $place } can swim here for { points }.
about-jump-here = Your token on { $place } can jump here for { points }.
about-both-here =
    Your token on { $place } can swim here for { $swim } movement { $swim ->
        [one] point
       *[other] points
    }, or jump for { $points }.
about-lost-here = { preview-lost }
about-dead-here = { preview-dead }
about-heron-here = Whoever ends a turn here gives the heron a salmon.
about-price = The number is the cost in movement points, a bone is a salmon lost on the way.
about-danger = The bone warns of the heron: if you end your turn here, it takes a salmon.

about-pool = Where the spawning pool begins: a token stops here and spends no more points.
about-pool-space =
    A token here is worth { $eggs ->
        [one] { $eggs } point
       *[other] { $eggs } points
    }, and one more for every salmon on it.
about-pool-next =
    At the end of the round it moves on, to { $eggs ->
        [2] two eggs
        [3] three eggs
        [4] four eggs
       *[5] five eggs
    }.
about-pool-last = It moves no further.
about-pool-fastest = The first token to get here ends the game.
about-pool-tokens =
    { $count ->
        [one] { $count } token is here.
       *[other] { $count } tokens are here.
    }

about-spot = You can place a tile here.
about-spot-other = { $who } can place a tile here.
about-next-tile = Next to be placed: { $tile }.
about-wedge = This places { the-tile } so: the foam shows where nobody can swim through.
about-wedge-arrow = This places the current so that it carries salmon this way.
about-held = It lies open until you place it in the new row.
about-held-other = It lies open; { $who } will place it.
about-tray =
    { $count ->
        [one] { $count } revealed tile waits
       *[other] { $count } revealed tiles wait
    } to make the river longer. { $who } places them.
about-deck = Tiles that will make the river longer. Nobody knows which comes next.
about-deck-kinds = Still in it: { $tile }.
about-deck-end = The last { $count } close the river, and the spawning pool appears above them.

about-token-own = Your token: { salmon }.
about-token-other = { $who } plays this token: { salmon }.
about-pair = A predator would take one of them, and the other would swim on.
about-single = If a predator takes it, the whole token is lost.
about-token-home =
    It is in the pool and brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $salmon } for salmon, { $eggs } for eggs.
about-token-steps =
    It is at least { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } from the spawning pool.
about-token-breaks = The tile under it goes at the end of this round: whoever stays there is lost.
about-token-heron = It stands by a heron: if it ends its turn here, the heron takes a salmon.
about-token-waits = It waits for the current, which carries it on when its turn begins.
about-token-caught = It is in a whirlpool and moves no more this turn.
about-token-chosen = It is the one to move, with { points } to spend.
about-breaking =
    { $row ->
        [0] The sea disappears at the end of round two
       *[other] Row { $row } breaks off at the end of this round
    }, and whoever stays there is lost.
about-breaking-tokens =
    { $count ->
        [0] Nobody is there now.
        [one] { $count } token is there{ own-among }.
       *[other] { $count } tokens are there{ own-among }.
    }

about-slip = The number counts points in the pool. Fish are tokens: with an egg they are home, a bone is a token lost.
about-slip-turn = It is { $who }’s turn.
about-slip-first = The boat says that { $who } begins this round.
about-slip-most =
    { $who } can reach at most { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
about-slip-none = { $who } has no salmon left.
about-drops = Drops are movement points: swimming costs 1, a jump 1 and 1 more for every tile of its way.
about-drops-left =
    { $who } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    } left.
about-drops-all = You must spend as many as you can, all of them if possible.
about-drops-chips = A spent point passes on at once, so no move is taken back.
about-round = In every round everybody with salmon in the river has one turn. Then the river crumbles from below.
about-round-first = { $who } begins this round.
about-rounds-left =
    The river lasts { $count ->
        [one] { $count } more round
       *[other] { $count } more rounds
    }, this one included.
about-rounds-stay = Once the spawning pool appears, the river crumbles no more.
about-building = First you build four rows of the river in turns: it is another one in every game, and you decide what lies in whose way. Then the salmon set out.
about-score = Points at the end: 1 for each salmon in the pool, and the eggs of each token’s space.
about-banks = The banks of the river, just to look at. Salmon swim from the bottom up, towards the source.

## Refusals

error-bad-deck = The deck would have { $tiles } tiles; two must be left when the others are laid by threes, so { $fewer } or { $more } would do: change currents, herons or eagles.
error-bad-move = “{ $text }” is not a move in this game; moves look like L5:2, >C5, ^C6, tile:bear, L@3.
refusal-no-such-move = There is no move number { $move }; choose one of the possible moves.
refusal-lay-first = Place the revealed tiles first; then the salmon swim.
refusal-push-first = The current carries waiting tokens first; choose which one.
refusal-feed-first = The heron on the next tile eats first; choose one of your tokens there.
refusal-move-first = It is your turn and you have { points } left; move a token.
refusal-token-first = Choose a token first, then where it goes.
refusal-token-chosen = The token on { $place } is chosen already; say where it goes.
refusal-not-revealed =
    { $tile_name ->
        [current] There is no current
       *[other] There is no { $tile } tile
    } among the revealed ones; choose another.
refusal-tile-first = First choose which revealed tile to place.
refusal-tile-chosen = You are placing { the-tile }; choose where, and how it is turned.
refusal-no-spot = There is no free place here ({ column }); choose another column.
refusal-arrow = A current’s arrow may point neither to the bank nor downstream; turn the tile another way.
refusal-same-turned = This tile looks the same however you turn it ({ $tile }); place it unturned.
refusal-no-token = You have no such token on { $place } ({ salmon }); choose another.
refusal-token-done = The token on { $place } is in a whirlpool and moves no more this turn; choose another.
refusal-token-stuck = The token on { $place } has nowhere to swim or jump now; choose another.
refusal-not-due = No token of yours waits for a current on { $place }; choose another.
refusal-no-push = The current on { $place } has nowhere to carry the token now; choose another.
refusal-no-heron = There is no heron on { $place }; choose a token beside a heron.
refusal-not-next = You can swim only to a neighbouring tile upstream, and { $place } is not one; perhaps a jump gets there.
refusal-not-in-line = Jumps go straight north, north-east or north-west; { $place } is not on such a line.
refusal-no-tile = There is no tile on { $place }; choose another way.
refusal-over-pool = You cannot jump over the spawning pool; land on it.
refusal-barrier = A waterfall bars the way to { $place }; jump over it.
refusal-full =
    There is no room on { $place }: it holds { $capacity ->
        [one] { $capacity } token
       *[other] { $capacity } tokens
    } and is full; choose another tile.
refusal-too-far =
    This jump costs { $cost ->
        [one] { $cost } movement point
       *[other] { $cost } movement points
    }, and you have only { $points }; choose a nearer tile.
refusal-token-left-over = If the token on { $place } moves now, { left-over }; choose another.
refusal-way-left-over = That way { left-over }; choose another one.
refusal-push-left-over = If the current carries the token on { $place } first, { left-over }; choose another.
left-over =
    { $left ->
        [one] { $left } movement point is
       *[other] { $left } movement points are
    } left over, and { $spare ->
        [0] there is a way to use all { $points }
       *[other] there is a way that leaves only { $spare }
    }

## Options

option-points = Movement points
option-points-help = Whether you must plan so that every movement point of a turn is used.
option-points-exact = to the last one
option-points-exact-help = If all points can be used, you must use them all; if not, as many as possible.
option-points-free = as far as they go
option-points-free-help = You may get yourself stuck; what you cannot use then is lost.

option-whirlpools = Whirlpools
option-whirlpools-help = Whether rocks are whirlpools.
option-whirlpools-off = no
option-whirlpools-off-help = Rocks are rocks; two players play without them.
option-whirlpools-on = yes
option-whirlpools-on-help = Rocks are whirlpools, and all tiles are in the game, for two players too.
option-whirlpool = Power of a whirlpool
option-whirlpool-help = What a whirlpool stops; it matters only in a game with whirlpools.
option-whirlpool-turn = the whole turn
option-whirlpool-turn-help = Whoever gets into a whirlpool ends the turn.
option-whirlpool-token = only the token
option-whirlpool-token-help = Only the token in the whirlpool stands still until the end of the turn.
option-currents = Currents
option-currents-help = Six tiles that carry salmon along their arrows.
option-currents-off = none
option-currents-off-help = The base game.
option-currents-add = added
option-currents-add-help = Six currents join the deck, and the river is two rows longer.
option-currents-herons = instead of herons
option-currents-herons-help = They replace 5 herons and 1 rock; with two players only together with whirlpools.
option-currents-eagles = instead of eagles
option-currents-eagles-help = They replace 5 eagles and 1 rock; with two players only together with whirlpools.
option-currents-water = instead of water
option-currents-water-help = They replace 6 water tiles: harder.
option-currents-mixed = instead of water and rocks
option-currents-mixed-help = They replace 3 water tiles and 3 rocks: harder; with two players only together with whirlpools.
option-currents-1 = one added
option-currents-1-help = One current joins the deck; herons and eagles must then make it come out even.
option-currents-2 = two added
option-currents-2-help = Two currents join the deck; herons and eagles must then make it come out even.
option-currents-3 = three added
option-currents-3-help = Three currents join the deck; herons and eagles must then make it come out even.
option-currents-4 = four added
option-currents-4-help = Four currents join the deck; herons and eagles must then make it come out even.
option-currents-5 = five added
option-currents-5-help = Five currents join the deck; herons and eagles must then make it come out even.
option-herons = Herons
option-herons-help = How many herons are in the deck, for a mix of your own.
option-herons-usual = as usual
option-herons-usual-help = As many as the rules say: five, four with two players and no whirlpools.
option-herons-0 = none
option-herons-0-help = No herons at all.
option-herons-1 = one
option-herons-1-help = One heron in the deck.
option-herons-2 = two
option-herons-2-help = Two herons in the deck.
option-herons-3 = three
option-herons-3-help = Three herons in the deck.
option-herons-4 = four
option-herons-4-help = Four herons in the deck.
option-herons-5 = five
option-herons-5-help = Five herons in the deck.
option-eagles = Eagles
option-eagles-help = How many eagles are in the deck, for a mix of your own.
option-eagles-usual = as usual
option-eagles-usual-help = As many as the rules say: all five, unless currents replace them.
option-eagles-0 = none
option-eagles-0-help = No eagles at all.
option-eagles-1 = one
option-eagles-1-help = One eagle in the deck.
option-eagles-2 = two
option-eagles-2-help = Two eagles in the deck.
option-eagles-3 = three
option-eagles-3-help = Three eagles in the deck.
option-eagles-4 = four
option-eagles-4-help = Four eagles in the deck.
option-eagles-5 = five
option-eagles-5-help = Five eagles in the deck.
option-fastest = Fastest salmon
option-fastest-help = Whether the game ends when the first token reaches five eggs.
option-fastest-off = no
option-fastest-off-help = The game goes on while anybody is in the river.
option-fastest-on = yes
option-fastest-on-help = The first token to reach five eggs ends the game.
option-chips = Movement chips
option-chips-help = Whether a spent point passes to the next player at once.
option-chips-off = no
option-chips-off-help = Moves of your own turn can be taken back.
option-chips-on = yes
option-chips-on-help = A spent point is gone for good, so no move is taken back.
option-reveal = New row
option-reveal-help = How the three tiles of a new row are revealed.
option-reveal-all = all at once
option-reveal-all-help = First all are revealed, then placed as you like.
option-reveal-one = one by one
option-reveal-one-help = Each is placed before the next is revealed.
option-layer = Who places the row
option-layer-help = For 3–5 players; two players take turns.
option-layer-old = who began
option-layer-old-help = The first player of the round that ends.
option-layer-new = who will begin
option-layer-new-help = The first player of the next round.
option-rows = First new row of two
option-rows-help = Which of two players places the first new row; after that they take turns.
option-rows-first = the first player
option-rows-first-help = Whoever begins the rounds places it after round 1, the other after round 2, and so on.
option-rows-other = the other player
option-rows-other-help = Whoever does not begin the rounds places it after round 1.
option-begins = Who places the first tile
option-begins-help = Who begins to build the river; whoever would place the next tile after its first rows begins the game.
option-begins-lot = chance
option-begins-lot-help = The seat is drawn by lot.
option-begins-1 = player 1
option-begins-1-help = Whoever sits in seat 1 places the first tile.
option-begins-2 = player 2
option-begins-2-help = Whoever sits in seat 2 places the first tile.
option-begins-3 = player 3
option-begins-3-help = Whoever sits in seat 3 places the first tile.
option-begins-4 = player 4
option-begins-4-help = Whoever sits in seat 4 places the first tile.
option-begins-5 = player 5
option-begins-5-help = Whoever sits in seat 5 places the first tile.
option-crumbling = When no tiles are left
option-crumbling-help = Whether the river goes on crumbling once the pool lies there.
option-crumbling-on = it goes on
option-crumbling-on-help = The lowest row breaks off after every round, to the end.
option-crumbling-stops = it stops
option-crumbling-stops-help = The rows that are there when the pool is placed stay.
option-ties = Ties
option-ties-help = What decides when points and salmon are equal.
option-ties-source = nearer the source
option-ties-source-help = Whoever has tokens at more eggs wins.
option-ties-original = more tokens
option-ties-original-help = First the number of tokens in the pool, then who is nearer the source.
option-river = First rows of the river
option-river-help = Who builds the four rows that lie there when the first turn begins.
option-river-players = the players
option-river-players-help = Everyone in turn draws a tile and places it.
option-river-lot = chance
option-river-lot-help = They lie there already, placed by lot, and the swimming begins at once.

## Labels in the picture and in the terminal

round-number = Round { $number }
over-now = Game over
first-player = { colour } begins
first-named = { $name } begins
points-left = { points } left
laying-now = Building the river
laying-short = Laying
deck-count =
    Deck: { $count } { $count ->
        [one] tile
       *[other] tiles
    }
revealed = Revealed tiles
breaks-off =
    { $count ->
        [1] gone after this round
       *[2] gone after the next round
    }
tile-label =
    { $place }, { $tile }{ $barriers ->
        [none] {""}
       *[other] , waterfall: { $barriers }
    }{ $arrow ->
        [none] {""}
       *[other] , arrow: { $arrow }
    }, holds { $capacity ->
        [one] { $capacity } token
       *[other] { $capacity } tokens
    }
spot-label = Free place on { $place }
pool-label =
    Spawning pool, { $eggs ->
        [one] { $eggs } egg
       *[other] { $eggs } eggs
    }
token-label = { salmon } on { $place }, { colour }
token-pool-label =
    { colour }, { salmon }, { $eggs ->
        [one] { $eggs } egg
       *[other] { $eggs } eggs
    }
tile-held-label = Revealed tile: { $tile }
player-label =
    { $player }: { $afloat } in the river, { $home } in the pool, { $lost } lost; { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
player-named =
    { $name }, { colour }{ $you ->
        [yes] {" "}(you)
       *[no] {""}
    }
player-coloured =
    { colour }{ $you ->
        [yes] {" "}(you)
       *[no] {""}
    }
player-you = (you)
you-alone = You
sheet-title = Score
sheet-salmon = salmon
sheet-eggs = eggs
sheet-total = total
sheet-line = { colour }: { $salmon } for salmon, { $eggs } for eggs, { $score } in all
preview-cost = Cost: { points }.
preview-lost =
    { $count ->
        [one] You lose { $count } salmon on the way.
       *[other] You lose { $count } salmon on the way.
    }
preview-dead = This token is lost on the way.
preview-heron =
    { $surely ->
        [yes] The heron here takes a salmon at the end of this turn
       *[no] If you stay here, the heron takes a salmon at the end of your turn
    }{ $last ->
        [yes] , the last of this token
       *[no] {""}
    }.
preview-ends = You end on { $place }.
preview-home = You reach the spawning pool.
preview-barriers = Waterfalls at: { $edges }.
preview-arrow = Arrow: { edge }.
sketch-pool = Pool, eggs { $eggs }

preset-first = first game
preset-first-help = The first rows lie there already; player 1 swims at once.
preset-wild = wild river
preset-wild-help = Whirlpools and currents, and the first token to reach five eggs ends the game.
