### Battalia: Wrota Burzy. Player names are never inflected.

title = Battalia: The Stormgates
about = Build a nation, a map and a realm, and defend it: for 2–6 players.

## Cards

colour =
    { $colour ->
        [green] green
        [gold] gold
        [red] red
        [blue] blue
        [white] white
       *[orange] orange
    }
unit = { colour } { unit-rank }
unit-rank =
    { $rank ->
        [Freeman] Freeman
        [Chief] Chief
        [Priest] Priest
        [Lord] Lord
        [Queen] Queen
       *[King] King
    }
artefact = { colour } { artefact-type }
artefact-type =
    { $type ->
        [Weapon] weapon
        [Horse] horse
        [Tool] tool
        [Tent] tent
        [Title] title
        [Amulet] amulet
       *[Scroll] scroll
    }
rank-acc =
    { $rank ->
        [Freeman] Freeman
        [Chief] Chief
        [Priest] Priest
        [Lord] Lord
        [Queen] Queen
       *[King] King
    }
type-acc =
    { $type ->
        [Weapon] weapon
        [Horse] horse
        [Tool] tool
        [Tent] tent
        [Title] title
        [Amulet] amulet
       *[Scroll] scroll
    }
stand-in = { artefact-type } (Hammer)
neutral-card =
    { $kind ->
        [Supply] supply
        [Dust] stardust
       *[Chest] chest
    }
great =
    { $great ->
        [Hammer] Hammer of Strato
        [Horn] Horn of Baldur
        [Sword] Sword of Elemag
        [Shield] Shield of Britos
        [Wings] Wings of Aviena
        [Crown] Crown of Titus
        [Luut] Hand of Luut
        [Pavilion] Pavilion of Eyla
        [Staff] Staff of Terra
        [Book] Book of Crea
        [Arrow] Farrel’s Arrow
        [Bag] Bag of Luck
        [Banner] Banner of Vigo
        [Cloak] Cloak of Vayl
        [Vase] Ming Vase
        [Mask] Mask of Sion
        [LostScroll] Lost Scroll of Kry-Cek
       *[Fate] Fate card
    }
great-Hammer-effect = Counts as any artefact but a tent until the turn ends; not in battle.
great-Horn-effect = All your units are stronger by 1 in this battle.
great-Sword-effect = A weapon of strength { $number }.
great-Shield-effect = Adds { $number } in defence.
great-Wings-effect = A hero flies at most so many squares: { $number }, also over unbuilt ones.
great-Crown-effect = A unit counts as a Lord.
great-Luut-effect = Draw cards: { $number }.
great-Pavilion-effect = A tent for cards: { $number }; no storm destroys it.
great-Staff-effect = Change up to three terrain cards for another colour.
great-Book-effect = A unit counts as two.
great-Arrow-effect = A weapon of strength 2 that reaches the eight squares around; it hires heroes too.
great-Bag-effect = Take two supplies to hand.
great-Banner-effect = Take cards of one type and of total strength 8 at most from your shelter to hand.
great-Cloak-effect = Up to two of your cities near a hero cannot be attacked until your next turn.
great-Vase-effect = Look at up to twelve cards of your nation and put six on top.
great-Mask-effect = Take up to two units of strength 3 or less from the other battle line.
great-LostScroll-effect = Take a card from limbo to hand.
great-Fate-effect = Copies a Great Artefact that another player owns.
storm-1-effect = Take any artefact.
storm-2-effect = Take the top Lord and a supply.
storm-3-effect = Draw a card.
storm-4-effect = Lay any road free.
storm-5-effect = Draw a Fate card.
storm-6-effect = Your other hero comes to this gate.
storm-7-effect = Change a terrain card for another colour.
storm-8-effect = Copy an effect that was used before.
storm-9-effect = Upgrade a unit in your hand.
storm-10-effect = Raise one of your cities.
storm-11-effect = Take a card from limbo.
storm-12-effect = Tear down a tent.
shape =
    { $shape ->
        [Straight] straight road
        [Curve] curved road
        [Tee] T-junction
        [Cross] crossroads
        [CityEnd] city with one exit
        [CityStraight] city on a straight road
        [CityCurve] city on a curve
        [CityTee] city with three exits
        [CityCross] city with four exits
        [Gate] stormgate
       *[Ruins] ruins
    }
faction =
    { $colour ->
        [green] Bärfolk
        [gold] Cloudborn
        [red] Emberians
        [blue] Islanders
        [white] Wolfsclan
        [orange] Sunblessed
       *[none] no faction yet
    }

## Options

option-mode = Mode
option-mode-help = Whether heroes are at home on their own terrain, and how many Great Artefacts one may own.
option-mode-advanced = advanced
option-mode-advanced-help = Heroes enter native terrain free; two Great Artefacts a player; Fate cards.
option-mode-basic = basic
option-mode-basic-help = No hero powers; one Great Artefact a player.
option-draft = First decks
option-draft-help = How the first units are dealt.
option-draft-draft = draft
option-draft-draft-help = Cards go round, everyone keeps one.
option-draft-top = from the top
option-draft-top-help = Everyone takes top cards.
option-full = A full map ends the game
option-full-help = Whether the game ends when nothing can be laid any more.
option-full-usual = as usual
option-full-usual-help = Yes with four and more players, no with two and three.
option-full-on = yes
option-full-on-help = Always.
option-full-off = no
option-full-off-help = Never.
option-weeks = Weeks
option-weeks-help = After which week the game ends at the latest.
option-weeks-6 = six
option-weeks-6-help = The usual length.
option-weeks-open = as long as it takes
option-weeks-open-help = Fifteen weeks at most.
option-weeks-2 = two
option-weeks-2-help = A short game to learn by.

## What happened

event-faction =
    { $you ->
        [yes] You lead the { faction }.
       *[no] { $who } leads the { faction }.
    }
event-home =
    { $you ->
        [yes] You settle on { $square }.
       *[no] { $who } settles on { $square }.
    }
event-look =
    { $you ->
        [yes] You look at cards: { $count }.
       *[no] { $who } looks at cards: { $count }.
    }
event-keep =
    { $you ->
        [yes] You keep { $card }.
       *[no] { $who } keeps { $card }.
    }
event-draw =
    { $you ->
        [yes] You draw cards: { $count }.
       *[no] { $who } draws cards: { $count }.
    }
event-shuffle =
    { $you ->
        [yes] You shuffle your shelter into your nation.
       *[no] { $who } shuffles the shelter into the nation.
    }
event-mulligan =
    { $you ->
        [yes] You exchange your hand.
       *[no] { $who } exchanges the hand.
    }
event-show =
    { $you ->
        [yes] You show { $card }.
       *[no] { $who } shows { $card }.
    }
event-cohort =
    { $you ->
        [yes] Your cohort numbers { $count }.
       *[no] The cohort of { $who } numbers { $count }.
    }
event-lay =
    { $you ->
        [yes] You lay { $card }.
       *[no] { $who } lays { $card }.
    }
event-pay =
    { $you ->
        [yes] You pay supplies: { $count }, stardust: { $dust }.
       *[no] { $who } pays supplies: { $count }, stardust: { $dust }.
    }
event-play =
    { $you ->
        [yes] You play { $card }.
       *[no] { $who } plays { $card }.
    }
event-aim =
    { $you ->
        [yes] You change { $card }.
       *[no] { $who } changes { $card }.
    }
event-roll =
    { $you ->
        [yes] You roll { $count }.
       *[no] { $who } rolls { $count }.
    }
event-form = It counts as { $card } now.
event-gain =
    { $you ->
        [yes] You gain { $card }.
       *[no] { $who } gains { $card }.
    }
event-found =
    { $you ->
        [yes] You found a city of level { $level } on { $square }.
       *[no] { $who } founds a city of level { $level } on { $square }.
    }
event-raise =
    { $you ->
        [yes] Your city on { $square } rises to level { $level }.
       *[no] The city of { $who } on { $square } rises to level { $level }.
    }
event-road =
    { $you ->
        [yes] You lay a road on { $square }: { shape }.
       *[no] { $who } lays a road on { $square }: { shape }.
    }
event-market =
    { $you ->
        [yes] You open a market on { $square }.
       *[no] { $who } opens a market on { $square }.
    }
event-hero =
    { $you ->
        [yes] You hire a hero on { $square }.
       *[no] { $who } hires a hero on { $square }.
    }
event-step =
    { $you ->
        [yes] Your hero goes to { $square }.
       *[no] A hero of { $who } goes to { $square }.
    }
event-port =
    { $you ->
        [yes] Your hero comes through the gate on { $square }.
       *[no] A hero of { $who } comes through the gate on { $square }.
    }
event-upgrade =
    { $you ->
        [yes] You upgrade { $card }.
       *[no] { $who } upgrades { $card }.
    }
event-trade =
    { $you ->
        [yes] You trade { $card } for { $other }.
       *[no] { $who } trades { $card } for { $other }.
    }
event-trade-chest =
    { $you ->
        [yes] You trade { $card }.
       *[no] { $who } trades { $card }.
    }
event-grind =
    { $you ->
        [yes] You trade two supplies for stardust.
       *[no] { $who } trades two supplies for stardust.
    }
event-limbo =
    { $you ->
        [yes] You send { $card } to limbo.
       *[no] { $who } sends { $card } to limbo.
    }
event-ambush =
    { $you ->
        [yes] You lay an ambush; cards there: { $count }.
       *[no] { $who } lays an ambush; cards there: { $count }.
    }
event-pitch =
    { $you ->
        [yes] You put a card into the tent; cards there: { $count }.
       *[no] { $who } puts a card into the tent; cards there: { $count }.
    }
event-open =
    { $you ->
        [yes] You open a tent; cards: { $count }.
       *[no] { $who } opens a tent; cards: { $count }.
    }
event-storm =
    { $you ->
        [yes] The storm breaks over you: effect { $number }.
       *[no] The storm breaks over { $who }: effect { $number }.
    }
event-summon =
    { $you ->
        [yes] Your other hero appears.
       *[no] The other hero of { $who } appears.
    }
event-raid =
    { $you ->
        [yes] You tear down a tent of { $other_who }.
       *[no] { $who } tears down a tent of { $other_who }.
    }
event-return =
    { $you ->
        [yes] You bring { $card } back from limbo.
       *[no] { $who } brings { $card } back from limbo.
    }
event-rally =
    { $you ->
        [yes] You call { $card } back.
       *[no] { $who } calls { $card } back.
    }
event-gaze =
    { $you ->
        [yes] You look into the vase; cards: { $count }.
       *[no] { $who } looks into the vase; cards: { $count }.
    }
event-fate =
    { $you ->
        [yes] You draw Fate { $number }.
       *[no] { $who } draws Fate { $number }.
    }
event-dust =
    { $you ->
        [yes] You take stardust: { $count }.
       *[no] { $who } takes stardust: { $count }.
    }
event-dye = The card on { $square } turns { colour }.
event-swap-land = The cards on { $square } and { $to } change places.
event-cloak =
    { $you ->
        [yes] You hide the city on { $square }.
       *[no] { $who } hides the city on { $square }.
    }
event-attack =
    { $you ->
        [yes] You attack on { $square }!
       *[no] { $who } attacks on { $square }!
    }
event-retreat =
    { $you ->
        [yes] Your hero retreats to { $square }.
       *[no] The hero of { $who } retreats to { $square }.
    }
event-fight =
    { $you ->
        [yes] You throw { $card } into battle.
       *[no] { $who } throws { $card } into battle.
    }
event-lurk =
    { $you ->
        [yes] From your ambush comes { $card }.
       *[no] From the ambush of { $who } comes { $card }.
    }
event-steal =
    { $you ->
        [yes] You win { $card } over.
       *[no] { $who } wins { $card } over.
    }
event-won =
    { $you ->
        [yes] You win the battle on { $square }!
       *[no] { $who } wins the battle on { $square }!
    }
event-lost =
    { $you ->
        [yes] You lose the battle on { $square }.
       *[no] { $who } loses the battle on { $square }.
    }
event-end =
    { $you ->
        [yes] You end your turn.
       *[no] { $who } ends the turn.
    }
event-crown =
    { $you ->
        [yes] Now { $card } joins you.
       *[no] Now { $card } joins { $who }.
    }
event-dethrone =
    { $you ->
        [yes] Now { $card } leaves you for good.
       *[no] Now { $card } leaves { $who } for good.
    }
event-day = Day { $number } begins.
event-week = Week { $number } begins.
event-over = The game is over: { $reason }.
event-look-secret = You look at { $cards }.
event-draw-secret = You draw { $cards }.
event-gaze-secret = In the vase you see { $cards }.
event-ambush-secret = You lay { $card } in ambush.
event-pitch-secret = You put { $card } into the tent.

## Why it ended

reason-fifth-city = someone has a fifth city of level 4 or more
reason-full = nothing more can be laid on the map
reason-weeks = the last week is over

## What is asked

prompt-faction = Choose your faction.
prompt-home = Choose your start city.
prompt-draft = Keep one card; the rest goes on.
prompt-act = Your turn: choose an action or end the turn.
prompt-ride = Your hero may still go { $points }.
prompt-place = Choose where the card goes.
prompt-pay = Pay for the line.
prompt-hue = Today you choose the colour.
prompt-type = Take an artefact.
prompt-road = Choose a road.
prompt-pick = Choose a square.
prompt-dye = Choose the new colour or a card to swap with.
prompt-copy = Choose the effect to copy.
prompt-aim = Choose a card for the effect.
prompt-form = Choose what it becomes.
prompt-limbo = Take a card from limbo.
prompt-pitch = Put a card into the tent.
prompt-raid = Choose the tent to tear down.
prompt-lurk = Lay a card in ambush.
prompt-claim = Choose your reward.
prompt-fated = Take what Fate offers, or stardust.
prompt-search = Choose a Great Artefact.
prompt-gaze = Put a card back on top.
prompt-rally = Call a card back from your shelter.
prompt-show = Show a card of your cohort.
prompt-who = Choose the hero.
prompt-flee = Your hero is attacked: retreat or fight.
prompt-join = Choose the heroes who help the city.
prompt-attack = You attack: { $own } against { $other }. Get ahead.
prompt-defend = You defend: { $other } against { $own }. Draw level.
prompt-slot = Choose the unit.
prompt-tint = Choose a colour.
prompt-charm = Choose the card that the amulet changes.
prompt-wait = It is the turn of { $who }.
prompt-over = The game is over.

## Moves

move-card = { $card }
move-play = Play { $card }
move-lurk = From ambush: { $card }
move-pay =
    { $dust ->
        [0] Pay with supplies
       *[other] Pay, stardust among it: { $dust }
    }
move-build = Found: { shape }, level { $level }
move-road = Lay: { shape }
move-place = On { $square }, quarter turns: { $turn }
move-square = { $square }
move-raise = Raise the city on { $square }
move-hero = Hire a hero on { $square }
move-market = Open a market on { $square }
move-storm-city = Attack { $square }
move-strike = Attack hero { $number } of { $owner_who }
move-with = Hero { $number }
move-march = Move hero { $number }
move-step =
    Hero { $number } goes { $way ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
move-port = Hero { $number } through the gate: { colour }
move-hire = Hire a { rank-acc }
move-upgrade = Upgrade { $card }
move-buy = Buy: { type-acc }
move-type = Take: { type-acc }
move-colour = { colour }
move-cohort = Cohort: { colour }
move-swap = Trade a chest for: { type-acc }
move-open = Open tent { $number }
move-raid = Tear down tent { $number }
move-copy = Copy effect { $number }
move-slot = Card { $number } of the line
move-join =
    { $heroes ->
        [0] No hero helps
        [1] Hero 1 helps
        [2] Hero 2 helps
       *[3] Both heroes help
    }
move-retreat = Retreat to { $square }
move-mulligan = Exchange the hand
move-ambush = Lay an ambush
move-sell = Trade an artefact for a chest
move-grind = Trade two supplies for stardust
move-fight = Fight
move-yield = Give up
move-fate-draw = Draw a Fate card
move-keep = Take it
move-take-dust = Take stardust
move-done = Enough
move-end = End the turn

## Why not

refusal-no-such-move = There is no move { $move }: choose one of the possible ones.
refusal-finish-first = First finish what you began.
refusal-not-now = This belongs to another moment: choose one of the possible moves.
refusal-not-in-hand = You do not hold this card: { $card } (A8).
refusal-no-use = It would do nothing now: { $card } (A13).
refusal-no-room = This card fits nowhere in your network: { shape } (A11).
refusal-cannot-pay = Your hand cannot pay for that: look at the price (A10).
refusal-not-your-city = There is no city of yours on { $square } (A10).
refusal-heroes-out = Both your heroes are on the map (A10).
refusal-no-weapon = An attack needs a weapon and a target in reach (A15).
refusal-no-target = This cannot be attacked by you now (A16).
refusal-no-way = Your hero cannot go that way now (A12).
refusal-empty-stack = This stack is empty: choose another one (A5).
refusal-no-cohort = A cohort needs three cards of that faction (A8).
refusal-too-late = That is only possible before your first action (A8).
refusal-no-ambush = One ambush a turn, while there is room and a card to give (A10).
refusal-no-market = No market can serve you on { $square } (C6).
refusal-no-tent = You have no tent from an earlier turn there (A14).
error-bad-house = The table of numbers: { $sentence }.
error-bad-move = “{ $text }” is no move of Battalia; moves look like hire:Lord, RLord, pay, step1:N, end.

## The text board and the picture

sketch-day = Week { $week }, day { $day }; lit: { $lit }, colour of choice: { $choice }
sketch-pool = On top of the stacks:
sketch-rest = supplies { $supplies }, stardust { $dust }, chests { $chests }
sketch-seat =
    { faction }{ $you ->
        [yes] {" "}(you)
       *[no] {""}
    }: { $points } pts, hand { $hand }, nation { $nation }, deck { $deck }, ambush { $ambush }, tents { $tents }
sketch-side =
    { $side ->
        [attacker] Attack
       *[defender] Defence
    } { $strength }:
sketch-hand = Your hand
sketch-guise = Transformed
sketch-ambush = Your ambush
sketch-pack = The pack
sketch-gaze = In the vase
square-label =
    { $square }: { $card }{ $owner ->
        [none] {""}
       *[other] , player { $owner }, level { $level }
    }
square-empty = { $square }, free
stack-label = Stack: { $name }
hero-label = Hero { $number } of player { $owner }
slip-title =
    { $number }. { faction }{ $you ->
        [yes] {" "}(you)
       *[no] {""}
    }, { $points } pts
slip-cards =
    hand { $hand }, nation { $nation }, deck { $deck }{ $ambush ->
        [0] {""}
       *[other] , ambush { $ambush }
    }{ $tents ->
        [0] {""}
       *[other] , tents { $tents }
    }
facts-display = Displayed: { $cards }
facts-limbo = Limbo: { $cards }
facts-own = Your ambush and tents: { $cards }
button-turn = Quarter turns: { $turn }
button-raise = Raise a city
button-hire-hero = Hire a hero
button-market = Open a market
button-storm = Attack
button-retreat = Retreat
button-level = Level { $level }
button-upgrade = Upgrade a unit
button-swap = Trade a chest
button-march = Move a hero
button-port = Through a gate

## The guide

artefact-Weapon-effect = No attack without it; it brings 1 in battle. With supplies it hires a hero.
artefact-Horse-effect = Three squares for one hero; it brings 1 in battle; it pays for a retreat.
artefact-Tool-effect = Counts as a Freeman for roads and markets, never for cities.
artefact-Tent-effect = Keeps a card for later.
artefact-Title-effect = A unit counts as one rank higher, at most as a Lord.
artefact-Amulet-effect = A roll of the die turns a card into something else.
artefact-Scroll-effect = A unit takes any colour and may count as a lower one.
assumed =
    { $name ->
        [hire_supplies] Hiring a unit: supplies
        [hire_brings] … and the supplies that come with it
        [upgrade_supplies] Upgrading a unit: supplies
        [artefact_supplies] An artefact: supplies
        [hero_supplies] A hero: supplies besides the weapon
        [road_freemen] A road or a market: Freemen
        [crossroads_supplies] A T or a crossroads: supplies besides
        [cohort_least] Cohort: cards at least
        [cohort_less] … and how many fewer are drawn
        [units_each] Cards of each unit in a faction
        [cross_cities] Four-exit cities in a faction
        [other_cities] Cities of each other shape in a faction
        [roads_each] Roads of each shape in a faction
        [tool_lit] A lit tool: Freemen
        [weapon_lit] A lit weapon: strength
        [horse_lit] A lit horse: strength in battle
        [title_lit] A lit title: ranks
        [scroll_lit] A lit scroll: units
        [tent_lit] A lit tent: cards
        [ambush_most] Ambush: cards at most
        [chest_ambush] Cards in ambush for one chest
        [greats_basic] Great Artefacts a player, basic mode
        [greats_advanced] … advanced mode
        [sword] Sword of Elemag: strength
        [shield] Shield of Britos: strength
        [wings] Wings of Aviena: squares
        [luut_draws] Hand of Luut: cards
        [pavilion] Pavilion of Eyla: cards
        [neutral_defence] Defence of a neutral city
        [ruins_defence] Defence of the ruins
       *[last_week] The last week of an open game
    }
