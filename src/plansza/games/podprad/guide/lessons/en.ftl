### The lessons of Pod Prąd.

## 1. Swimming and points

lesson-swim = Swimming and points
lesson-swim-aim = Send salmon up the river and spend your five points.
lesson-swim-hello = The green salmon are yours: four tokens, a pair on each. From the sea they go up the river, home to the spawning pool.
lesson-swim-choose = The letter is the column: left L, centre C, right R. The number is the row. Begin with the marked pair on C0: choose it.
lesson-swim-behind = That is allowed. But look: this pair is behind full tiles and can only jump. We come to jumps in a moment.
lesson-swim-bank = That is allowed. But look: from the bank only two ways lead up, from the centre three. Take the pair on C0.
lesson-swim-ahead = Salmon swim straight up or diagonally, never sideways or down. Every tile is 1 point. Swim to C1.
lesson-swim-aslant = That is allowed, and costs the same. But look: from the bank only two ways lead on, from C1 three.
lesson-swim-leap = That is allowed. But look: an arc means a jump, and a jump costs a point more than swimming.
lesson-swim-farther = The same pair may swim on, even several tiles at once. Choose it, and then C3.
lesson-swim-another = That is allowed, for points can be shared out. But look: now we ask for the pair on C1.
lesson-swim-rest = The drops are your points: of five, two are left, and they must be spent. Move any token you like.
lesson-swim-end = All points are spent, so your turn is over and the next player swims. Points cannot be saved up.

## 2. Jumps and waterfalls

lesson-jump = Jumps and waterfalls
lesson-jump-aim = Jump across a waterfall and over a crowded tile.
lesson-jump-foam = A foaming edge is a waterfall: nobody swims across. Your pair on C4 has foam on all three ways up.
lesson-jump-across = So it has to jump. A jump costs 1 point more than swimming: 2 to the next tile. Jump to C5.
lesson-jump-bank = That is allowed, and costs the same. But look: L5 is full now, and from the bank only two ways lead on.
lesson-jump-eagle = That is allowed. But look: the eagle took a salmon, and you have only 1 point left.
lesson-jump-far = That is allowed. But look: beyond the foam you could swim, and now the pair on R4 will lack points.
lesson-jump-full = A tile holds as many tokens as there are players: three. A rock holds one less, so R5 is full. Choose the pair on R4.
lesson-jump-same = That is allowed. But look: this pair has calm water ahead. We ask for the one below the full rock.
lesson-jump-others = That is allowed. But look: there are points for one longer jump. We ask for the pair on R4.
lesson-jump-over = You cannot swim into a full tile, but you can fly over it. Jump to R6: two tiles, so 3 points.
lesson-jump-foaming = That is allowed. But look: foam bars every way from there, and you would have to jump again.
lesson-jump-left = That is allowed, for as many points. But look: R6 lies farther up, and it is empty.
lesson-jump-end = You jump in a straight line over anything, if there is room where you land. Swim while you can: it is cheaper.

## 3. Hunters

lesson-hunters = Bear, eagle and heron
lesson-hunters-aim = See who takes a salmon, and when.
lesson-hunters-bear = A bear hunts in the air: it takes a salmon from anybody who jumps off its tile, over it or onto it.
lesson-hunters-swim = Swimmers may pass. So swim to C4 without fear.
lesson-hunters-first = That is allowed. But look: an eagle waited there and took a salmon. We come to it in a moment.
lesson-hunters-caught = That is allowed. But look: a jump over the bear or onto it costs a salmon, and swimming does not.
lesson-hunters-needless = That is allowed. But look: we ask for C4, and you can swim there for 1 point.
lesson-hunters-eagle = From C4 you can swim only to L5, where an eagle takes a salmon from whoever comes first. Go there with this pair.
lesson-hunters-soon = That is allowed, and herons are worth fleeing. But look: the eagle comes first. We ask for the pair on C4.
lesson-hunters-other = That is allowed. But look: we ask for the pair on C4, the bear’s tile.
lesson-hunters-gone = One salmon of the pair is left, but the eagle has gone for good. The other pair can swim from L4 to L5 unharmed.
lesson-hunters-stays = That is allowed: one token escapes the heron. But look: the other still pays. First see how calm L5 is now.
lesson-hunters-ahead = That is allowed. But look: we ask for the pair on L4, now that there is no eagle to fear.
lesson-hunters-heron = Your turn ends: the heron takes one salmon from your tokens on its tile. Choose who pays: the pair can spare one.
lesson-hunters-lost = That is allowed. But look: that salmon was the last on its token, and the whole token is gone.
lesson-hunters-end = Swimming across a heron’s tile costs nothing. Just do not end your turn there!

## 4. The river crumbles

lesson-crumble = The river crumbles
lesson-crumble-aim = Get away from the lowest row, and lay a new one at the top.
lesson-crumble-edge = After every round the lowest row vanishes, with everybody on it. This time it is row 1.
lesson-crumble-save = The round is nearly over, and you have only 2 points. Save both tokens on row 1.
lesson-crumble-swept = Row 1 has gone, and your token with it. Each of the two needs one point, and C1 is still in row 1.
lesson-crumble-row = Saved! A new row comes at the top, and you lay it. Put the heron on R7, where red will pass.
lesson-crumble-later = That is allowed, in any order. But look: we ask for the heron first.
lesson-crumble-rest = Lay the other two tiles as you like. You swim on the left: where would you rather have the eagle?
lesson-crumble-end = Whoever began the round lays; with two players you take turns. After round 1 nothing goes, after round 2 the whole sea, then always one row.

## 5. The pool and the score

lesson-spawn = The spawning pool
lesson-spawn-aim = Bring your salmon home and win.
lesson-spawn-pool = All tiles are laid, so the spawning pool lies at the top. There is only one way in: the space with one egg.
lesson-spawn-enter = You have 1 point left. Swim with the pair on C9 straight to that space.
lesson-spawn-others = That is allowed. But look: the pair on C9 could be home now, and every round in the pool is one more egg.
lesson-spawn-eggs = The round is over: row 7 has gone, and in the pool every token moved one space on, towards five eggs. Nothing can harm it there.
lesson-spawn-next = You have 5 points and two tokens in the river. First bring home the nearer one, from L9.
lesson-spawn-slow = Nobody is home yet. From L9 it is only two tiles to the pool, a point for each.
lesson-spawn-last = Now the last token. As soon as nobody is left in the river, the game ends. Bring it home and win.
lesson-spawn-late = The token is still in the river. Step back and swim the shortest way to the pool: jumps eat up points.
lesson-spawn-end = You win! Every salmon in the pool is 1 point, and every token adds the eggs of its space. In a tie, more salmon wins.

## 6. Laying, and the variants

lesson-lay = Laying and variants
lesson-lay-aim = Turn a tile your way, and meet currents and whirlpools.
lesson-lay-row = Before the game you lay four rows by turns, then one after each round. Now it is your turn: choose the waterfall.
lesson-lay-later = That is allowed. But look: red is just below R7, so first we bar the way there with the waterfall.
lesson-lay-turn = Choose R7, then a rotation: foam below and towards the centre of the river, so that red cannot swim in.
lesson-lay-open = That is allowed. But look: an edge without foam is left, where one can swim in from R6 or C6.
lesson-lay-own = That is allowed. But look: you swim on the left yourself. Let this waterfall hinder red.
lesson-lay-middle = That is allowed. But look: you will need the centre too. Above red lies R7.
lesson-lay-current = The variant with currents has six of these: they carry a token along the arrow. Lay this one on L7, pointing to C7.
lesson-lay-water = That is allowed. But look: lay the current first, and the water takes the last place by itself.
lesson-lay-ride = Now it is your turn. Swim with the pair on L6 into the current: you pay for one tile and pass two.
lesson-lay-others = That is allowed. But look: the pair on L6 is right below the current.
lesson-lay-whirlpool = At C7 already, for 1 point! And here is another variant: the whirlpool on C6. Swim into it with the pair on C5, and see.
lesson-lay-around = That is allowed, and wise. But look: now we want to see what a whirlpool does. We ask for the pair on C5.
lesson-lay-spent = A whirlpool ends the whole turn, and 3 points are gone. Swim in only with your last one.
lesson-lay-variants = There are also “Movement chips”, with which no move is taken back, and “Fastest salmon”: the first token at five eggs ends the game.
lesson-lay-end = With two players there are no rocks, and the same one always begins, the first time with 4 points. You know it all: time to play!
