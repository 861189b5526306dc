# The map and roads
lesson-map = The map and roads
lesson-map-aim = Lay two roads and see what your network is.
lesson-map-hello = You lead the green faction. Here stands your city, of level one so far. Levels of cities are points: whoever has most of them in the end wins.
lesson-map-road = Roads lead to new places. A straight one costs two Freemen. Choose the straight road.
lesson-map-city = That is allowed: three Freemen are a new city. But look: two of them are a road, and we want that now.
lesson-map-other = That is allowed. But look: first we want to lay a straight road.
lesson-map-place = Lay it between your city and the gate. Every square shows how the card fits: road must meet road.
lesson-map-elsewhere = That is allowed. But look: there the road ends in the fields, while in the south it meets the gate at once.
lesson-map-network = City, road and gate are joined: that is your network. New cards are added to it alone. It ends at an opponent's city.
lesson-map-tee = A T-junction costs two Freemen and a supply. Choose it.
lesson-map-cross = That is allowed. But look: three exits will do here, and we asked for the T.
lesson-map-not-tee = That is allowed. But look: now it is about the T, the road with three exits.
lesson-map-middle = Lay it between the gate and the ruins, in any rotation that fits.
lesson-map-away = That is allowed. But look: between gate and ruins a single card joins you to the middle of the map.
lesson-map-end = Your network reaches the ruins. A card's colour tells whose terrain it is; the factions themselves differ in colour and gate number only.

# Hand, nation, shelter
lesson-hand = Hand, nation, shelter
lesson-hand-aim = See where cards come from and where they go.
lesson-hand-hello = You hold six cards. The number in the corner is a unit's rank and strength: 1 Freeman, 2 Chief, 3 Priest, 4 Lord. Then there are supplies, and artefacts in time.
lesson-hand-cohort = At the start of your turn you may show a cohort: at least three cards of one faction. You have three green ones, so begin with a cohort.
lesson-hand-early = That is allowed, but it is one or the other. Look: three green cards are better shown, and kept.
lesson-hand-late = That is allowed. But look: after your first action it is too late for a cohort.
lesson-hand-show = Show three green cards, the Freeman twice, then choose “Enough”. You draw two fewer than you show: one.
lesson-hand-over = The cards you showed stayed in your hand, and one came. Now would be the time for actions; let us end the turn at once.
lesson-hand-wait = That is allowed. But look: this time we want to see how a turn ends.
lesson-hand-shelter = Everything, played or not, went to the shelter, and six new cards came from the nation. When it runs out, the shelter is shuffled. The new hand is your defence as well.
lesson-hand-mulligan = You do not like your hand? At the start of a turn you may discard all of it and draw five. Choose “New hand”.
lesson-hand-keep = That is allowed. But look: you can take a new hand before your first action only.
lesson-hand-end = So cards go round: nation, hand, shelter. A real game begins with five supplies and five drafted units: you keep one card and pass the rest on.

# Lines and paying
lesson-lines = Lines and paying
lesson-lines-aim = Pay for two actions out of one hand.
lesson-lines-hello = Each action is a line of cards of its own, and a card serves in one line only. In your turn you do as much as your cards can pay for.
lesson-lines-hire = Hiring costs a unit of that rank or higher and two supplies. Choose “Hire”, then the stack of Chiefs.
lesson-lines-later = That is allowed. But look: let us begin with the Chief; there is enough for the Priest, too.
lesson-lines-other = That is allowed. But look: we asked you to hire a Chief.
lesson-lines-leader = Pay with the Chief. The Priest could do it as well, but you need him in the next line.
lesson-lines-priest = That is allowed. But look: without the Priest you cannot hire another Priest afterwards.
lesson-lines-dust = Stardust stands for up to two supplies, in one line. Pay with it and keep the supplies.
lesson-lines-plain = That is allowed. But look: stardust and two supplies are worth the same here, and we want to see stardust at work.
lesson-lines-second = The second line: a Priest and two supplies. Hire another Priest.
lesson-lines-low = That is allowed. But look: a Priest can hire a Priest, for the same price.
lesson-lines-waste = That is allowed. But look: what you have left is just enough for a Priest.
lesson-lines-end = Two lines, two new units. They wait in the shelter, and each brought a supply along. Look there whenever you like.

# Cities and levels
lesson-cities = Cities and levels
lesson-cities-aim = Found a city and raise another to level three.
lesson-cities-hello = Levels of cities are points. Three units of one rank found a city of that level; two units raise a city to it from the level below.
lesson-cities-found = Three Freemen are a city of level 1. Choose “City”, then the one with three exits.
lesson-cities-shape = That is allowed, for any shape costs the same. But look: three exits make it easier to build on.
lesson-cities-first = That is allowed, and we shall do it soon. But look: the new city first.
lesson-cities-other = That is allowed. But look: three Freemen are a point at once.
lesson-cities-place = Lay it beside your network, where the exits fit.
lesson-cities-raise = A Chief has rank 2, and you have two. Choose “Raise” and take your first city from 1 to 2.
lesson-cities-small = That is allowed, the point is the same. But look: we asked for the first city, for it will grow once more.
lesson-cities-chiefs = That is allowed. But look: two Chiefs are enough to make a city grow.
lesson-cities-over = You have three points. End your turn, and new cards will come.
lesson-cities-goal = Now without a hint: raise a city to level 3.
lesson-cities-late = That is allowed. But look: you have two Priests, and they raise a city from 2 to 3.
lesson-cities-end = So it goes up to level 4. Level tokens have two sides, 1 and 2 or 3 and 4, and can run out; without a token no city grows.

# Hiring and the pool
lesson-pool = Hiring and the pool
lesson-pool-aim = Upgrade a unit and get an artefact.
lesson-pool-hello = The pool is made of stacks of open cards. You always take the top one, whatever its colour. Returned cards go to the bottom.
lesson-pool-upgrade = Only a Lord hires a Lord, but three supplies upgrade a Priest to one. Choose “Upgrade”, then the Priest.
lesson-pool-freeman = That is allowed. But look: the same three supplies make a Lord of the Priest.
lesson-pool-hire = That is allowed. But look: the Lord needs all three supplies.
lesson-pool-other = That is allowed. But look: three supplies and a Priest are your first Lord, and he changes everything.
lesson-pool-lord = The Priest went under his stack, and the top Lord waits in the shelter. An upgraded unit brings no supply, a hired one does.
lesson-pool-buy = An artefact costs three supplies or a chest. You have a chest: choose “Artefact”, then the tent.
lesson-pool-artefact = That is allowed. But look: today a tent is worth it, for you choose its colour.
lesson-pool-chest = That is allowed. But look: a chest is any artefact, and we asked for a tent.
lesson-pool-pay = Give the chest for it.
lesson-pool-colour = Every day the Oracle names an artefact whose colour you choose. Today it is the tent. Take a green one.
lesson-pool-foreign = That is allowed. But look: your cards are green, and cards of one colour are a cohort, and morale.
lesson-pool-end = Cards you gain go to the shelter. There are seven kinds of artefacts: a tool, for one, stands for a Freeman when you build roads. Touch a stack, and it says what it does.

# Heroes on their way
lesson-heroes = Heroes on their way
lesson-heroes-aim = Ride to the neutral city and hire a second hero.
lesson-heroes-hello = This is your hero. He walks to a neighbouring square if both cards have a road on that edge. Nobody can bar his way.
lesson-heroes-march = Send him off: choose “Move”.
lesson-heroes-second-first = That is allowed, and we shall do it soon. But look: let the one who is here set out first.
lesson-heroes-other = That is allowed. But look: we asked you to move a hero.
lesson-heroes-horse = A supply is one square, a horse three. He has a long way to go: take the horse.
lesson-heroes-supply = That is allowed. But look: a supply carries him one square, and the city is four away.
lesson-heroes-goal = The horse is good for three squares, and the city is four away. But terrain of your own colour is free. Ride to the city.
lesson-heroes-late = That is allowed. But look: any other action ends the ride. Go straight east.
lesson-heroes-hero = A weapon and two supplies bring a second hero to your city. Choose “Hero”.
lesson-heroes-attack = That is allowed, and it is the next lesson. But look: we asked for a second hero.
lesson-heroes-rest = That is allowed. But look: the weapon and two supplies are a second hero.
lesson-heroes-end = You cannot have more than two, but a lost one is hired the same way. Each square of your colour is free once a turn, unless you play in basic mode.

# Battle
lesson-battle = Battle
lesson-battle-aim = Take a neutral city and chase a foreign hero away.
lesson-battle-hello = Your hero stands in a neutral city, which defends itself with 4. You attack what is on your hero's square, as often as you have weapons.
lesson-battle-attack = A weapon opens every attack. Choose “Attack”, then the city.
lesson-battle-hero-first = That is allowed. But look: the city is worth four points; begin with it.
lesson-battle-other = That is allowed. But look: you have a weapon, and the city is within reach.
lesson-battle-priest = The weapon is 1, and a line of a single colour adds 1: morale. You have 2 and need more than 4. Add the Priest.
lesson-battle-yield = That is allowed. But look: whoever gives up loses his hero; the Priest would win.
lesson-battle-chief = That is allowed. But look: 2 and 2 are only 4, and the defender wins ties. The Priest alone is enough.
lesson-battle-weapon = That is allowed. But look: you can use the other weapon for a second attack.
lesson-battle-won = Five to four! The neutral city is your city of level 4 at once, and a Lord waits in the shelter; an opponent's city brings none.
lesson-battle-strike = The red hero is still on this square. You have another weapon: attack him.
lesson-battle-now = That is allowed. But look: another weapon is another attack, and the target is on the same square.
lesson-battle-ahead = The defender added a Chief: 2, and 1 for morale. You must beat that. Add your own Chief.
lesson-battle-give-up = That is allowed. But look: with the Chief you have 4 against 3; giving up loses your hero.
lesson-battle-end = The defender gave up, and his hero leaves the map. You add cards in turn: the attacker until he is stronger, the defender until he is at least equal.

# Ambush
lesson-ambush = Ambush
lesson-ambush-aim = Hide a Lord and defend a city with him.
lesson-ambush-hello = An opponent's hero stands in your city: he will attack. You defend with the cards you draw at the end of your turn, and they may be weak. An ambush helps.
lesson-ambush-ambush = An ambush costs a unit, which goes to limbo for good. Choose “Ambush”.
lesson-ambush-end-now = That is allowed. But look: then the city depends on whatever cards you draw.
lesson-ambush-other = That is allowed. But look: the enemy is in the city, so it is time for an ambush.
lesson-ambush-price = Give the red Freeman: he is the weakest.
lesson-ambush-dear = That is allowed. But look: this unit never comes back, so give the weakest one.
lesson-ambush-lay = Now lay a battle card face down. Nobody sees it. Let it be the Lord.
lesson-ambush-weak = That is allowed. But look: a Lord has strength 4, a Chief only 2.
lesson-ambush-over = Three cards may lie in ambush, and you lay one a turn. End your turn and wait.
lesson-ambush-safe = That is allowed. But look: we want to see the ambush at work.
lesson-ambush-lurk = Attack! It is 3 to 2, and your hand is poor. Play the Lord from the ambush.
lesson-ambush-lost-city = That is allowed. But look: the city is lost while the Lord still hides.
lesson-ambush-hand = That is allowed: 3 to 3 is enough for a defender. But look: the attacker will add a card; the Lord takes his courage away.
lesson-ambush-end = Six to three: the attacker gave up and lost his hero. Cards of a battle go to their shelters, and nobody may attack a player's last city.

# Tent and retreat
lesson-tents = Tent and retreat
lesson-tents-aim = Keep a card for later and face an attack on your hero.
lesson-tents-tent = An enemy stands on your hero's square and will attack. A tent keeps a card for later, and nobody sees which. Play the tent and hide the Priest in it.
lesson-tents-other = That is allowed. But look: a Priest in hand soon goes to the shelter; in the tent he waits.
lesson-tents-over = You open a tent in a later turn of yours or before defending. End your turn.
lesson-tents-wait = That is allowed. But look: we asked you to end your turn.
lesson-tents-fight = Your hero is attacked! He could retreat exactly three squares, for a horse or three supplies. But you have a tent: stay and fight.
lesson-tents-retreat = That is allowed: the hero is safe and the weapon is spent. But look: this time we try to defend him.
lesson-tents-open = Open the tent while the line has no card of yours.
lesson-tents-hero = That is allowed. But look: the hero is lost while the Priest sits in the tent.
lesson-tents-too-late = That is allowed. But look: once you have played a card, the tent stays shut.
lesson-tents-priest = The Priest is in your hand again. Play him.
lesson-tents-enough = That is allowed. But look: the Priest and morale are 4, and the enemy has only 2 so far.
lesson-tents-weak = That is allowed. But look: the Priest is stronger, and of your own colour.
lesson-tents-yield = An enemy Lord: 6 to 4. You have no answer, so give up and lose no more cards.
lesson-tents-vain = That is allowed. But look: a red card spoils your morale; you have 4, and that is still too little.
lesson-tents-end = The hero has left the map, but you can hire him again for a weapon and two supplies. Your hand is refilled at the end of the attacker's turn.

# The Oracle and artefacts
lesson-oracle = The Oracle and artefacts
lesson-oracle-aim = Make a Priest of a Freeman, and roll a die.
lesson-oracle-hello = This is the Oracle. Every day one artefact is lit and has double power for everyone, also in defence. Today it is the title.
lesson-oracle-title = A title raises a unit by one rank, a lit one by two. Play it.
lesson-oracle-amulet-first = That is allowed, and the amulet's turn will come. But look: today the title is lit.
lesson-oracle-other = That is allowed. But look: a lit title makes a Priest of a Freeman, and two Priests raise a city.
lesson-oracle-freeman = Choose the Freeman.
lesson-oracle-form = He may be a Chief or, as the title is lit, a Priest. Make him a Priest, until the turn ends.
lesson-oracle-chief = That is allowed. But look: a Priest is stronger, and we need two.
lesson-oracle-priest = That is allowed, and makes a Lord of him. But look: we need two Priests.
lesson-oracle-raise = You have two Priests. Raise your city to level 3.
lesson-oracle-waste = That is allowed. But look: the Freeman is a Priest until the turn ends only, so use him now.
lesson-oracle-amulet = An amulet is a roll of the die: 1–4 a unit of that strength, 5 any artefact, 6 anything. Play it and choose the supply.
lesson-oracle-no-amulet = That is allowed. But look: a lone supply does little; let the amulet make something better of it.
lesson-oracle-lord = A four: the supply is a Lord until the turn ends! Let him hire a real Lord; stardust pays for it.
lesson-oracle-lower = That is allowed. But look: a Lord can hire a Lord, for the same price.
lesson-oracle-unused = That is allowed. But look: the Lord of the amulet is gone when the turn ends, and your stardust can pay for hiring.
lesson-oracle-end = Changed cards are themselves again when the turn ends. There is the scroll as well: a unit takes any colour and may pass for a lower one.

# Ruins and Fate
lesson-ruins = Ruins and Fate
lesson-ruins-aim = Beat the guard of the ruins and try Fate.
lesson-ruins-hello = The ruins have a guard of strength 8. Each victory gives you a displayed Great Artefact or a Fate card. The ruins themselves stay nobody's.
lesson-ruins-attack = Your hero is in the ruins and you have a weapon. Attack.
lesson-ruins-other = That is allowed. But look: you are strong enough for the ruins.
lesson-ruins-lord = Weapon and morale are 2. Add the Lord and the Priest: 9 together.
lesson-ruins-yield = That is allowed. But look: Lord and Priest are enough; giving up loses your hero.
lesson-ruins-small = That is allowed. But look: Lord and Priest are enough, and the Freeman is of use elsewhere.
lesson-ruins-fate = Victory! Usually one takes a displayed artefact. This time try Fate.
lesson-ruins-great = That is allowed, and the usual choice. But look: we want to see what Fate brings.
lesson-ruins-dust = This Fate card copies Great Artefacts of other players, and nobody has any. Take two cards of stardust instead.
lesson-ruins-keep = That is allowed. But look: there is nothing to copy yet, while stardust pays in many lines.
lesson-ruins-end = Great Artefacts work in your own turn only, some of them in battle, too. You may own two, in basic mode one. Touch them, and they say what they do.

# Markets
lesson-market = Markets
lesson-market-aim = Build a second market and trade.
lesson-market-hello = You have a market on this road, and your hero stands on it, so you may trade. A second market allows one more kind of trade.
lesson-market-market = A market costs two Freemen. Build the second one on the road east of your city.
lesson-market-same = That is allowed, both may stand together. But look: on two roads one of them is always nearer.
lesson-market-other = That is allowed. But look: the second market first.
lesson-market-sell = At a market an artefact is traded for a chest. Choose “Sell”.
lesson-market-not-sell = That is allowed. But look: we asked for the horse to become a chest.
lesson-market-horse = Give the horse.
lesson-market-swap = And a chest for any artefact. Choose “Chest” and take a weapon; it comes to your hand at once.
lesson-market-any = That is allowed. But look: the weapon on top is green, your own colour.
lesson-market-not-swap = That is allowed. But look: we asked for a weapon for the chest.
lesson-market-grind = With both markets you can also trade two supplies for a stardust. Choose “Stardust”.
lesson-market-not-grind = That is allowed. But look: we asked for stardust for two supplies.
lesson-market-end = What came by trade cannot be traded again this turn, so the new chest stays. Stardust is never traded away, and markets stand until the game ends.

# The Stormgates
lesson-gates = The Stormgates
lesson-gates-aim = Go through a gate and see what the storm brings.
lesson-gates-hello = Both your heroes stand on a gate. From here one walks to a neighbouring square, or straight to another gate.
lesson-gates-port = The way through costs a supply as toll and a step; to your own green gate the step is free. Choose “Stormgate” and the marked hero.
lesson-gates-second = That is allowed. But look: let us begin with the one on the left; the other will follow.
lesson-gates-other = That is allowed. But look: we asked you to go through the gate.
lesson-gates-copy = Every passage is a storm. This one repeats any effect that was there before. Choose the first: a free artefact.
lesson-gates-another = That is allowed. But look: effect 1 is a whole artefact for nothing.
lesson-gates-take = Take a weapon. What a storm gives comes to your hand at once.
lesson-gates-artefact = That is allowed. But look: a weapon is of use to a hero so far from home.
lesson-gates-again = A hero goes through once a turn, but the second one is still waiting. His turn.
lesson-gates-not-again = That is allowed. But look: the second hero can call up a storm, too.
lesson-gates-lift = This storm raises a city free. What can be done must be done, but you choose which. Raise the larger one.
lesson-gates-smaller = That is allowed, the point is the same. But look: from 3 to 4 it takes two Lords, and those you save.
lesson-gates-end = There are twelve effects; when all are used, all are in play again. Here you see which were used.

# Weeks, checkpoints, Queen and King
lesson-weeks = Weeks, Queen and King
lesson-weeks-aim = Gain your Queen at the checkpoint.
lesson-weeks-hello = Seven days are a week, and a checkpoint follows. From the second on decks are counted: 20 cards bring the Queen, 24 the King as well. You have 18.
lesson-weeks-goal = The week ends today. Hiring brings two cards: a unit and a supply. Hire somebody, end your turn and gain your Queen.
lesson-weeks-late = That is allowed. But look: you were two cards short of 20. Hire somebody and end your turn.
lesson-weeks-queen = The Queen waits in the shelter. Her strength is 5, and all alone she raises a city from 4 to 5; the King, of strength 6, from 5 to 6.
lesson-weeks-end = Count your deck before every checkpoint: whoever falls below the number loses Queen or King for good.

# Winning
lesson-win = Winning
lesson-win-aim = End the game while you lead.
lesson-win-hello = The fifth city of level 4 or more ends the game at once. You have four, and three Lords for the fifth. But look at the points: 16 to 20.
lesson-win-queen = With a fifth city it would be 20 to 20, and the highest cities break ties. First let the Queen raise one of yours.
lesson-win-too-soon = That is allowed, but the game ends 20 to 20, and your opponent's cities are higher. The Queen first.
lesson-win-not-yet = That is allowed. But look: you hold all you need to win this turn.
lesson-win-other = That is allowed. But look: the Queen alone raises a city from 4 to 5.
lesson-win-goal = Now you have 17 points, and three Lords are four more. End the game!
lesson-win-late = That is allowed. But look: three Lords found a city of level 4. Choose its shape and place.
lesson-win-end = You have won! Week six ends a game at the latest, and on larger maps a lack of room does. You know the basics: take a seat at a table, or learn the modules.

# Heroic mode
lesson-heroic = Heroic mode
lesson-heroic-aim = A module: attack with two heroes at once.
lesson-heroic-hello = In heroic mode neutral cities defend themselves with 6, ruins with 10. But your two heroes may attack together, with one weapon.
lesson-heroic-attack = Both are in the neutral city. Attack it.
lesson-heroic-other = That is allowed. But look: both heroes are there, and you have a weapon.
lesson-heroic-both = Let them attack together: morale counts for each.
lesson-heroic-alone = That is allowed. But look: weapon, Lord and one for morale are 6, and you need more than 6.
lesson-heroic-lord = The weapon is 1, the morale of both 2. Add the Lord, and it is 7.
lesson-heroic-yield = That is allowed. But look: giving up loses both heroes.
lesson-heroic-small = That is allowed. But look: the Lord alone is enough.
lesson-heroic-end = The city is yours! Whoever has 26 cards at a checkpoint is a veteran: morale brings him 4 a hero, and Freemen and Chiefs are stronger by 1.

# Alliances
lesson-allies = Alliances
lesson-allies-aim = A module: play a turn together with an ally.
lesson-allies-hello = You play in pairs: your ally sits opposite and leads the gold faction. You share one turn, each acts whenever he likes, and your points are added up.
lesson-allies-strike = An ally and an opponent stand on your hero's square. You cannot attack an ally. Attack the red hero.
lesson-allies-early = That is allowed. But look: you have a weapon, and an opponent on your square.
lesson-allies-other = That is allowed. But look: we asked you to attack the red hero.
lesson-allies-chief = He defends himself: Freeman, morale and red terrain are 3 together. Add your Chief.
lesson-allies-weak = That is allowed. But look: the Chief puts you ahead at once.
lesson-allies-over = In teams a defender refills his hand right after the battle. End your part; your ally ends his own.
lesson-allies-more = That is allowed. But look: this time end your part.
lesson-allies-end = Only when both of you have ended do the opponents play. The network leads through your ally's cities, but you build from your own. Nine great cities of a pair end the game.

# Unbound and Fanatics
lesson-universal = Unbound and Fanatics
lesson-universal-aim = A module: show a cohort with an Unbound, and use a Fanatic.
lesson-universal-hello = The stacks of units hold two new kinds of cards. An Unbound, here the Chief, goes with every faction. A Fanatic, here the Priest, counts twice but wants a sacrifice.
lesson-universal-cohort = You have only two green cards, but the Unbound Chief completes a cohort. Begin with it: choose “Cohort”, then green.
lesson-universal-first = That is allowed. But look: after your first action it is too late for a cohort.
lesson-universal-show = Show at least three cards that fit, then choose “Enough”.
lesson-universal-fanatic = Now the Fanatic. Play him and send another card to limbo: the red Freeman.
lesson-universal-other = That is allowed. But look: the Fanatic for the red Freeman is a good bargain, for he fits in least.
lesson-universal-raise = The Fanatic counts as two Priests. Raise your city to level 3.
lesson-universal-waste = That is allowed. But look: two Priests are level 3, and they wait until the turn ends only.
lesson-universal-end = In battle a Fanatic has double strength. Hired he brings two supplies, an Unbound none, and title, scroll and amulet do not change them.

# Neutral players and elixirs
lesson-neutrals = Neutral players
lesson-neutrals-aim = A module: pay tribute to Metamorphia and buy an elixir from Bilkarr.
lesson-neutrals-hello = After the first week guests appear. Metamorphia stands in the mountains, and so does your hero, though on another square: that is enough.
lesson-neutrals-tribute = Pay her tribute: choose “Tribute”.
lesson-neutrals-later = That is allowed, and the elixir's turn will come. But look: the tribute first.
lesson-neutrals-other = That is allowed. But look: for a Freeman the mountains raise a city of yours, and you will need the supplies soon.
lesson-neutrals-gift = Any card of your hand will do. Give the Freeman.
lesson-neutrals-lift = Every terrain has its power; mountains raise a city. Raise the larger one.
lesson-neutrals-small = That is allowed, the point is the same. But look: from 3 to 4 it usually takes two Lords.
lesson-neutrals-elixir = Bilkarr stands on the gate beside your second hero. He sells elixirs for two supplies each. Buy Colossus.
lesson-neutrals-another = That is allowed. But look: we asked for Colossus, who adds 4 in every battle.
lesson-neutrals-no-elixir = That is allowed. But look: tomorrow Bilkarr walks on, and you have two supplies.
lesson-neutrals-drink = An elixir waits until you drink it, even in the midst of another's turn. Drink it now.
lesson-neutrals-keep = That is allowed, and usually it is better kept for a battle. But look: here we want to see it work.
lesson-neutrals-end = It works for three days and is then for sale again. Metamorphia follows every new card on the map; Bilkarr walks diagonally, two squares a day.

# The Royal Valleys
lesson-valleys = The Royal Valleys
lesson-valleys-aim = A module: explore a crossroads and a building.
lesson-valleys-hello = Instead of ruins there are two valleys. Your hero stands in the centre of one; around it crossroads and buildings lie face down.
lesson-valleys-explore = Two Freemen and a supply explore a crossroads. Explore the one north of your hero.
lesson-valleys-elsewhere = That is allowed. But look: we asked for the crossroads in the north.
lesson-valleys-other = That is allowed. But look: we asked you to explore a crossroads.
lesson-valleys-march = A hero stands on open cards only. Now he can: touch this one, and for a supply he goes north.
lesson-valleys-stay = That is allowed. But look: the way to the buildings leads from the crossroads.
lesson-valleys-building = There are buildings on either side. Explore one, for two Freemen.
lesson-valleys-no-building = That is allowed. But look: a building is two points at once.
lesson-valleys-craft = It is yours: it has level 2, and once a turn it gives you a card to hand. Take it: choose “Building”.
lesson-valleys-no-craft = That is allowed. But look: a building's card costs nothing.
lesson-valleys-end = A centre defends itself with 6 and has level 4 once taken. Pass and bridge give Great Artefacts, as many as you like. That is all: take a seat at a table!
