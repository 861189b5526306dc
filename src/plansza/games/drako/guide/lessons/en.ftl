# 01 turn
lesson-turn = Turn and cards
lesson-turn-aim = Play your first cards and see how a turn goes.
lesson-turn-hello = You have a knight and two archers; two trolls face them. Figures do only what the cards in your hand let them do.
lesson-turn-move = You have two actions a turn. The first: play “move 2”, then choose the knight and field c2.
lesson-turn-draw-later = That is allowed. But look: your hand is full, and nobody has left the start yet. Move first.
lesson-turn-to-c2 = That is allowed. But look: for now, “move 2” takes the knight to c2.
lesson-turn-draw = The second action: instead of playing a card, draw two. Choose your deck.
lesson-turn-few-cards = That is allowed. But look: every card you play is gone. Draw while the trolls are far away.
lesson-turn-drop = You have seven cards and may keep six. Discard “strike 2”: there is nobody to hit yet.
lesson-turn-keep = That is allowed. But look: you will need that card soon, and “strike 2” reaches nobody yet.
lesson-turn-two = The trolls had their turn. The marked card has two symbols: bow or move. Play it and choose field d4: the archer goes there.
lesson-turn-to-d4 = That is allowed. But look: this is about choosing a symbol. Play “bow 2 or move 1” and choose d4.
lesson-turn-double = “Double move 1” moves two figures, or just one. Take the knight to c3 and press “Enough”.
lesson-turn-one-is-enough = That is allowed. But look: we want to move only the knight, to c3. The archers are safer at the back.
lesson-turn-end = Both actions are done, and the trolls are next. You may not pass, but you choose: two cards, two draws, or one of each.

# 02 strike
lesson-strike = Strikes and shields
lesson-strike-aim = Strike a troll, then stop his blows.
lesson-strike-wounds = Every figure has slots for wounds: a troll eight, the knight five, an archer three. When they are full, it leaves the board.
lesson-strike-strike = A figure strikes an enemy next to it. Play “strike 2” and hit the thrower: after his third wound he throws no more rocks.
lesson-strike-thrower = That is allowed. But look: the thrower has a wound already, so “strike 2” takes his throw away at once.
lesson-strike-pair = The thrower has lost his throw. Now play “double strike 1/1”: knight and archer strike at once. Choose a target for each.
lesson-strike-two-blows = That is allowed. But look: “double strike 1/1” is two blows for one action. Let both the knight and the archer strike.
lesson-strike-shield = The trolls stopped one blow. Now the thrower hits the archer with strength 3. Answer with the single shield: it costs no action.
lesson-strike-too-much = That is allowed. But look: a double shield stops two attacks; do not waste it on one.
lesson-strike-fallen = That is allowed. But look: three wounds and the archer falls, while a shield stops a blow of any strength.
lesson-strike-double = One card, and two blows at once! Play the double shield: choose the card, then both attacks.
lesson-strike-three-wounds = That is allowed. But look: those are three wounds together, and the double shield stops both blows.
lesson-strike-end = Not a single wound! Keep shields in hand: played in your own turn they do nothing, they wait for an attack.

# 03 knights
lesson-knights = Knights
lesson-knights-aim = Shoot, bring an archer back, and dodge.
lesson-knights-bow = An archer shoots in a straight line at the nearest figure. The knight hides the thrower, so play “bow 2” and hit the berserker.
lesson-knights-charge-first = That is allowed. But look: the berserker has two wounds, and the fourth costs him his charge. This shot takes it at once.
lesson-knights-return = The berserker charges no more. While the knight lives, reinforcements, “rally” on the card, bring back a fallen archer: put him on e1 or e2, out of reach.
lesson-knights-safe-field = That is allowed. But look: only reinforcements bring the archer back, and on e1 and e2 no troll is next to him.
lesson-knights-dodge = This blow fells the knight, and you hold no shield. Once a game he can dodge: choose his marker, then the field he leaps to.
lesson-knights-knight-fallen = That is allowed. But look: the knight falls, and reinforcements go with him. This is what the dodge is for.
lesson-knights-finish = The knight leapt aside and cleared the line. Two wounds fell the thrower: shoot!
lesson-knights-still-there = The thrower still stands. Go back and play “bow 2”: the first archer has him in line now.
lesson-knights-end = Bow, reinforcements and dodge are the knights’ alone. The dodge is spent: from now on only shields protect the knight.

# 04 trolls
lesson-trolls = Trolls
lesson-trolls-aim = Charge, throw a rock, and pay for a shield with a stone.
lesson-trolls-charge = The berserker runs straight until something stops him. An enemy is then struck twice. Play “charge” and choose the second archer.
lesson-trolls-weak-archer = That is allowed. But look: the second archer has a wound and stands in the way of a charge. Two blows fell him.
lesson-trolls-rock = For a stone the thrower hurls a rock along a line: two wounds for the first, one less for the next. Play “rock 2” and choose the knight.
lesson-trolls-in-a-row = That is allowed. But look: knight and archer stand in one line with the thrower, and the rock wounds both.
lesson-trolls-stone = The archer shoots at the berserker. Stop the shot with your “shield for a stone”: it costs as much as a throw.
lesson-trolls-charge-counts = That is allowed. But look: four wounds cost the berserker his charge, and you still have nine stones.
lesson-trolls-run = The archer got away. A charge can be a mere run: play it and choose field e2, right next to him.
lesson-trolls-next-to = That is allowed. But look: a charge to e2 ends next to the archer and leaves an action for a blow.
lesson-trolls-finish = The berserker stands next to the archer, and “strike 2” is in your hand. Fell him!
lesson-trolls-got-away = The archer is still alive. Go back and play “strike 2” while the berserker is next to him.
lesson-trolls-end = Mind the wounds: the thrower throws until his third, the berserker charges until his fourth. Ten stones must last for the whole duel.

# 05 dragon
lesson-dragon = Dragon
lesson-dragon-aim = Fly over your enemies, breathe fire, and place your wounds.
lesson-dragon-fly = The dragon is alone, but he flies to any free field, over figures too. Play “flight” and choose field a2.
lesson-dragon-in-line = That is allowed. But look: from a2 the dragon has all three dwarves in one line.
lesson-dragon-fire = Fire burns everybody on a line to the edge, all with the same strength. Play “fire 2” and choose Brald.
lesson-dragon-all-three = That is allowed. But look: three dwarves stand in line, and “fire 2” reaches them all at once.
lesson-dragon-endure = Brald had a shield, but now the dwarves strike twice with 1. Do not waste a shield on a weak blow: press “Take the blow”.
lesson-dragon-save-it = That is allowed. But look: a shield would stop a blow of 2 as well, and this one had only 1.
lesson-dragon-track = The armour is full; place the second wound yourself. A full track takes its ability away. You hold flight and fire, so choose the legs.
lesson-dragon-needed = That is allowed. But look: you hold flight and fire, but no card to walk with. You will miss the legs least.
lesson-dragon-bite = Morin has two wounds of four and stands right beside you. Fell him!
lesson-dragon-missed = Morin still stands. Go back and play “strike 2”: the dragon bites a neighbour.
lesson-dragon-end = The dragon wins when all the dwarves have fallen or have no cards left. He himself falls only at the tenth wound.

# 06 dwarves
lesson-dwarves = Dwarves
lesson-dwarves-aim = Rage, throw the net, and fell the dragon.
lesson-dwarves-fury = The dragon’s armour is gone: time to strike! Once a game Brald rages: three actions instead of two, for one wound. Choose the marker of fury.
lesson-dwarves-only-first = That is allowed. But look: fury is declared before the first action of a turn, not later.
lesson-dwarves-net = Urpen stands next to the dragon. Play “net” and choose the dragon: under it he can neither walk nor fly away.
lesson-dwarves-fly-away = That is allowed. But look: without the net a wounded dragon just flies off. Catch him first.
lesson-dwarves-shoot = Morin has a crossbow and shoots as archers do: straight and from afar. Play “crossbow 2”, the card with the bolt.
lesson-dwarves-from-afar = That is allowed. But look: Morin has the dragon in line, and “crossbow 2” reaches any distance.
lesson-dwarves-strike = The third action is left, the one from the fury. Play “strike 2” and hit the dragon with Brald or Urpen.
lesson-dwarves-third = That is allowed. But look: the dragon cannot get away, and “strike 2” is two wounds at once.
lesson-dwarves-finish = The dragon shed the net, and that took him a whole turn. He has eight wounds of ten: fell him!
lesson-dwarves-alive = The dragon lives. Go back and play “double strike 1/1”: Brald and Urpen stand next to him.
lesson-dwarves-end = The dragon is down! Remember: there is one net, an ordinary shield stops it, and without cards the dwarves lose to the dragon.

# 07 clock
lesson-clock = The deck is a clock
lesson-clock-aim = Hold out until the trolls have no cards left.
lesson-clock-clock = The trolls must be done before dawn: out of cards, they turn to stone. Their deck is empty, three cards are left in hand.
lesson-clock-away = You need not fell anybody; holding out is enough. Get away from the thrower: play “move 2” and choose field e2.
lesson-clock-too-near = That is allowed. But look: the thrower is close, and one wound fells the archer. On e2 he is further off.
lesson-clock-waste = You may not pass, and your deck is empty too. Keep bow and shield; play “strike 2” and lay it aside without effect.
lesson-clock-keep-it = That is allowed. But look: you will need bow and shield in a moment, and “strike 2” reaches nobody from here.
lesson-clock-block = The thrower came close and strikes: two cards nearer to dawn. Answer with the shield.
lesson-clock-fallen = That is allowed. But look: that was the last archer, and the trolls have won. They had but one card left.
lesson-clock-shoot = They have one last card. Shoot at the thrower: without a shield he falls, and a shield spends that card.
lesson-clock-one-card = Their last card felled the archer. Go back, play “bow 2” and choose the thrower.
lesson-clock-end = You have won! Every card moves the clock, shields and discards too. Against the dragon it is the dwarves who count their cards.

# 08 duel
lesson-duel = The last turns of a duel
lesson-duel-aim = Win with the trolls before the sun rises.
lesson-duel-hello = You lead the trolls. The knight and an archer are alive, and you have five cards until dawn: three in hand, two in the deck.
lesson-duel-archer = Begin with the archer: he has a wound and stands in the berserker’s way. Fell him with one card.
lesson-duel-archer-lives = The archer is still alive. Go back and play “charge” straight at him: two blows are enough.
lesson-duel-draw = The knight is left, but there is no strike in your hand. Draw the last two cards, and keep the shields.
lesson-duel-no-blow = That is allowed. But look: these cards cannot wound the knight, but they can stop his blow.
lesson-duel-block = The knight strikes the thrower. Answer with the cheaper shield, the one for a single stone.
lesson-duel-dear = That is allowed. But look: this shield costs two stones, and one stone stops just as much.
lesson-duel-why = That is allowed. But look: two wounds are a lot, and you have both shield and stones.
lesson-duel-win = The knight fled, with no cards and no dodge left. Two wounds fell him, and you have three cards: win before dawn!
lesson-duel-dawn = The knight held out. Go back and look who is in line with him: a charge is two blows.
lesson-duel-end = You have won! Now play a whole duel: take the trolls, and mind the dawn. What is different in other pairs is in the rules.
