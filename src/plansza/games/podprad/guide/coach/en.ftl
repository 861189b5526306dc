coach-lay =
    { $first ->
        [yes] First you all build the river that everybody will swim. Put dangers at the banks: the centre has the most ways on, and you will want it too.
       *[no] You lay the new row at the top. Put dangers where the others swim, and leave calm water ahead of your own salmon.
    }
coach-home = The spawning pool is in reach. Nothing can harm salmon there, and every round adds an egg to the token: get in as early as you can.
coach-breaks =
    After this round { $row ->
        [0] the whole sea
       *[other] row { $row }
    } goes, and { $count ->
        [one] a token of yours is still there. Move it
       *[other] { $count } of your tokens are still there. Move them
    } now, or whatever stays on it is lost.
coach-points = The drops are points to spend: { $points }. Swimming costs 1 for each tile, a jump 1 more. Nothing can be saved up, so bring all your tokens along.
coach-heron = A heron lurks on { $place }. If a token of yours is still there when your turn ends, it loses a salmon. Get away while you have points.
coach-eagle = An eagle waits on { $place }: it takes a salmon from the first to come there, then leaves for good. Go round it, or let somebody else go first.
coach-bear = The bear on { $place } only catches jumpers: off its tile, over it or onto it. Swimmers pass unharmed.
coach-waterfall = There is foam between { $from } and { $place }, so nobody can swim across. A jump there costs 2 points instead of one: going round may be cheaper.
coach-full =
    { $place } is full: it holds { $count ->
        [one] one token
       *[other] { $count } tokens
    }. Go round it, or jump over it in a straight line, which costs at least 3 points.
coach-whirlpool =
    There is a whirlpool on { $place }: { $ends ->
        [turn] getting into it ends your whole turn at once. Enter it only with your last point.
       *[token] a token that gets into it moves no more this turn. Better go round it.
    }
coach-current = The current on { $place } carries a token along its arrow, usually for nothing, across foam for 1 point. Just look where it leads!
coach-last = One token of yours is left in the river. When nobody is left there, the game ends, so see it home: only salmon in the pool count.
coach-lost =
    { $left ->
        [0] The token has lost its last salmon and is gone. Before you move, see who hunts on the way, and keep single salmon safe.
       *[other] One salmon of the pair is left, and the next loss takes the whole token. Every salmon in the pool is a point: keep it safe.
    }
coach-spawned =
    Home! { $salmon ->
        [one] The salmon is a point
       *[other] Two salmon are two points
    }, and eggs come on top: one more every round, up to five. Being early pays.
