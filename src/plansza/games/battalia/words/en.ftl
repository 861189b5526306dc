### Battalia: Wrota Burzy. Player names are never inflected.

title = Battalia: The Stormgates
about = Build a nation, a map and a realm, and defend it.

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
a-colour =
    { $colour ->
        [orange] an orange
       *[other] a { colour }
    }
unit =
    { $form ->
        [nom] { colour } { unit-rank }
       *[other] { a-colour } { unit-rank }
    }
unit-rank =
    { $rank ->
        [Freeman] Freeman
        [Chief] Chief
        [Priest] Priest
        [Lord] Lord
        [Queen] Queen
       *[King] King
    }
unbound =
    { $form ->
        [nom] Unbound { unit-rank }
       *[other] an Unbound { unit-rank }
    }
fanatic =
    { $form ->
        [nom] Fanatic { unit-rank }
       *[other] a Fanatic { unit-rank }
    }
artefact =
    { $form ->
        [nom] { colour } { artefact-type }
       *[other] { a-colour } { artefact-type }
    }
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
type-some =
    { $type ->
        [Weapon] a weapon
        [Horse] a horse
        [Tool] a tool
        [Tent] a tent
        [Title] a title
        [Amulet] an amulet
       *[Scroll] a scroll
    }
stand-in = { artefact-type } (stand-in)
stand-in-unit = { unit-rank } (stand-in)
elixir =
    { $elixir ->
        [Brotherhood] Brotherhood
        [Colossus] Colossus
        [Berserk] Berserk
        [Palsy] Palsy
        [ColdBreath] Cold Breath
       *[Eclipse] Solar Eclipse
    }
elixir-short =
    { $elixir ->
        [Brotherhood] Brotherhood
        [Colossus] Colossus
        [Berserk] Berserk
        [Palsy] Palsy
        [ColdBreath] Cold Breath
       *[Eclipse] Eclipse
    }
until =
    { $until ->
        [battle] until this battle is over
        [turn] until this turn is over
        [day] until the next day
       *[week] until the next week
    }
cards-nom =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
supplies =
    { $count ->
        [one] { $count } supply
       *[other] { $count } supplies
    }
stardust = { $dust } stardust
price =
    { $dust ->
        [0] { supplies }
       *[other]
            { $count ->
                [0] { stardust }
               *[other] { supplies } and { stardust }
            }
    }
need-supplies =
    { $need ->
        [one] { $need } supply
       *[other] { $need } supplies
    }
need-freemen =
    { $need ->
        [one] a Freeman or a tool
       *[other] { $need } Freemen (or tools in their place)
    }
elixir-Brotherhood-effect = Nobody can attack you, and you attack nobody.
elixir-Colossus-effect = You are stronger by 4 in every battle.
elixir-Berserk-effect = Once a day, when you attack: the defender discards two random cards before doing anything.
elixir-Palsy-effect = An opponent of your choice is weaker by 4 in every battle.
elixir-ColdBreath-effect = Once a day: cancel an opponent’s line; its cards freeze.
elixir-Eclipse-effect = Once a day: a card in your hand becomes any unit, artefact or supply; not in battle.
guest =
    { $guest ->
        [Metamorphia] Metamorphia
       *[Bilkarr] Bilkarr
    }
terrain-green-effect = Forest: that hero may go three squares.
terrain-gold-effect = Mountains: raise one of your cities by a level.
terrain-red-effect = Canyons: attack something on the eight squares around the hero without a weapon.
terrain-blue-effect = Lakes: upgrade a unit in your hand.
terrain-white-effect = Ice: play a unit as two identical ones.
terrain-orange-effect = Jungle: draw up to two cards.
neutral-card =
    { $form ->
        [nom] { neutral-short }
       *[other]
            { $kind ->
                [Dust] stardust
               *[other] a { neutral-short }
            }
    }
great =
    { $form ->
        [nom] { great-name }
       *[other]
            { $great ->
                [Arrow] Farrel’s Arrow
                [Fate] a Fate card
               *[other] the { great-name }
            }
    }
great-name =
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
great-Hammer-effect = Counts as any artefact until the turn ends, as a tent until that is opened; not in battle.
great-Horn-effect = All your units are stronger by 1 in this battle.
great-Sword-effect = A weapon of strength { $number }.
great-Shield-effect = Adds { $number } in defence.
great-Wings-effect = A hero flies up to { $number } squares, also over unbuilt ones.
great-Crown-effect = A unit counts as a Lord.
great-Luut-effect =
    { $number ->
        [one] Draw a card.
       *[other] Draw { $number } cards.
    }
great-Pavilion-effect =
    { $number ->
        [one] A tent for { $number } card
       *[other] A tent for { $number } cards
    }; no storm destroys it.
great-Staff-effect = Change up to three terrain cards for another colour.
great-Book-effect = A unit counts as two.
great-Arrow-effect = A weapon of strength 2 that reaches the eight squares around; it hires heroes too.
great-Bag-effect = Take one or two supplies to hand.
great-Banner-effect = Take cards of one type and of total strength 8 at most from your shelter to hand.
great-Cloak-effect = Up to two of your cities near a hero cannot be attacked until your next turn.
great-Vase-effect = Look at up to twelve cards of your nation and put six on top.
great-Mask-effect = Take up to two units of printed strength 3 or less from the other battle line; what was done to them is lost.
great-LostScroll-effect = Take a card from limbo to hand.
great-Fate-effect = Copies a Great Artefact that another player owns.
storm-1-effect = Take any artefact.
storm-2-effect = Take the top Lord and a supply.
storm-3-effect = Draw a card.
storm-4-effect = Lay any road for free.
storm-5-effect = Draw a Fate card.
storm-6-effect = Your other hero comes to this gate.
storm-7-effect = Change a terrain card for another colour.
storm-8-effect = Copy an effect that was used before.
storm-9-effect = Upgrade a unit in your hand.
storm-10-effect = Raise one of your cities to the next level you have a token for.
storm-11-effect = Take a card from limbo.
storm-12-effect = Tear down a tent.
storm-effect =
    { $number ->
        [1] { storm-1-effect }
        [2] { storm-2-effect }
        [3] { storm-3-effect }
        [4] { storm-4-effect }
        [5] { storm-5-effect }
        [6] { storm-6-effect }
        [7] { storm-7-effect }
        [8] { storm-8-effect }
        [9] { storm-9-effect }
        [10] { storm-10-effect }
        [11] { storm-11-effect }
       *[12] { storm-12-effect }
    }
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
        [Centre] centre of a royal valley
        [Byway] valley crossroads
        [Building] valley building
        [Pass] Mountain Pass
        [Bridge] Royal Bridge
       *[Ruins] ruins
    }
building =
    { $building ->
        [Smith] smith
        [TownHall] town hall
        [Stables] stables
        [Arena] arena
        [Weaver] weaver
        [Tavern] tavern
        [MageGuild] mage guild
       *[Shop] shop
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

preset-first = first game
preset-first-help = Basic mode for two weeks: factions, start cities and first cards are dealt, and player 1 begins.
preset-standard = by the book
preset-standard-help = Heroic mode and alliances; for four to six players.
preset-everything = all at once
preset-everything-help = Alliances, Fanatics, Unbound, neutral players and the Royal Valleys; for four to six players.
option-mode = Mode
option-mode-help = Whether heroes are at home on their own terrain, how many Great Artefacts one may own, and how hard wars are.
option-mode-advanced = advanced
option-mode-advanced-help = Heroes enter native terrain free; two Great Artefacts a player; Fate cards.
option-mode-basic = basic
option-mode-basic-help = No hero powers; one Great Artefact a player.
option-mode-heroic = heroic
option-mode-heroic-help = As advanced, with stronger neutral cities and ruins, heroes who attack together, and veterans.
option-sides = Alliances
option-sides-help = Who plays with whom.
option-sides-alone = none
option-sides-alone-help = Everyone plays for themselves.
option-sides-teams = teams
option-sides-teams-help = Allies sit across the table and take their turns together: two pairs, three pairs, or three against two.
option-sides-threes = three against three
option-sides-threes-help = Six players in two teams of three.
option-limit = Attacks of a team of three
option-limit-help = Whether the larger team of five players may attack without limit.
option-limit-on = two a turn
option-limit-on-help = The team of three attacks at most twice in a turn.
option-limit-off = any number
option-limit-off-help = As many attacks as weapons.
option-factions = Factions in the pool
option-factions-help = Who decides which factions take part.
option-factions-random = drawn
option-factions-random-help = Luck decides.
option-factions-agreed = by agreement
option-factions-agreed-help = The first player proposes; the others agree or propose others.
option-factions-draft = in turn
option-factions-draft-help = Everybody in turn names one.
option-factions-dealt = drawn and dealt
option-factions-dealt-help = Luck decides, and also gives everyone a faction and a start city.
option-draft = First decks
option-draft-help = How the first units are dealt.
option-draft-draft = draft
option-draft-draft-help = Cards go round, everyone keeps one.
option-draft-top = from the top
option-draft-top-help = Everyone takes top cards.
option-drafted = Drafted cards
option-drafted-help = Whether everybody sees who kept what in the draft.
option-drafted-open = open
option-drafted-open-help = The kept card is shown to everybody.
option-drafted-hidden = hidden
option-drafted-hidden-help = The others know its rank alone until it is played.
option-map = Map
option-map-help = How large it is.
option-map-usual = usual
option-map-usual-help = Seven by seven squares for up to four players, seven by eleven for five and six.
option-map-large = large
option-map-large-help = Seven by eleven squares with two ruins for three and four, too; two players use five rows of them.
option-full = A full map ends the game
option-full-help = Whether the game ends when nothing can be laid any more.
option-full-usual = as usual
option-full-usual-help = Yes with four and more players and on the large map, no with two and three on the small one or with three against two.
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
option-unbound = The Unbound
option-unbound-help = Whether eight units of no faction are in the stacks; they go with every faction.
option-unbound-off = no
option-unbound-off-help = Only units of the factions in play.
option-unbound-on = yes
option-unbound-on-help = Two of every rank; they bring no supply and cannot be changed by title, scroll or amulet.
option-fanatics = Fanatics
option-fanatics-help = Whether eight Fanatics are in the stacks; they go with every faction.
option-fanatics-off = no
option-fanatics-off-help = Only units of the factions in play.
option-fanatics-on = yes
option-fanatics-on-help = Two of every rank; using one costs a card from your hand for good, and then it counts twice.
option-neutrals = Neutral players
option-neutrals-help = Whether figures walk the map from the second week on whose help anybody may use.
option-neutrals-none = none
option-neutrals-none-help = Nobody of the sort turns up.
option-neutrals-metamorphia = Metamorphia
option-neutrals-metamorphia-help = For a tribute of one card she grants heroes the power of the terrain she stands on.
option-neutrals-bilkarr = Bilkarr
option-neutrals-bilkarr-help = He walks the map and sells six elixirs that work for three days.
option-neutrals-both = both
option-neutrals-both-help = Metamorphia and Bilkarr.
option-scroll = Lost Scroll
option-scroll-help = What the Lost Scroll of Kry-Cek does.
option-scroll-limbo = limbo
option-scroll-limbo-help = It brings a card from limbo to hand.
option-scroll-summon = summons
option-scroll-summon-help = It summons a neutral player anywhere until the week ends; it needs neutral players in the game.
option-valleys = The Royal Valleys
option-valleys-help = Whether two valleys with centres and workshops take the place of the ruins, and what joins them; always on the large map, best with four to six.
option-valleys-off = no
option-valleys-off-help = The usual map with ruins.
option-valleys-pass = with the Mountain Pass
option-valleys-pass-help = A hero who stops on the pass gets a ring for a gate, and a Great Artefact for teleporting from it.
option-valleys-bridge = with the Royal Bridge
option-valleys-bridge-help = Great Artefacts lie under the gates and are traded for levels of cities on the bridge.
option-valleys-random = either
option-valleys-random-help = Luck decides between pass and bridge.
option-begins = Who begins
option-begins-help = Who takes the first turn of every day; in alliances together with the allies.
option-begins-lot = chance
option-begins-lot-help = The seat is drawn by lot.
option-begins-1 = player 1
option-begins-1-help = Whoever sits in seat 1 begins.

## What happened

event-name =
    { $you ->
        [yes] You name a faction for the pool: { faction }.
       *[no] { $who } names a faction for the pool: { faction }.
    }
event-agree =
    { $you ->
        [yes] You agree to these factions.
       *[no] { $who } agrees to these factions.
    }
event-refuse =
    { $you ->
        [yes] You would like other factions.
       *[no] { $who } would like other factions.
    }
event-lot = Without agreement luck decides: { faction }.
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
        [yes] You look at { cards-nom }.
       *[no] { $who } looks at { cards-nom }.
    }
event-keep =
    { $you ->
        [yes] You keep { $card_acc }.
       *[no] { $who } keeps { $card_acc }.
    }
event-keep-hidden =
    { $you ->
        [yes] You keep a { rank-acc }, face down.
       *[no] { $who } keeps a { rank-acc }, face down.
    }
event-turn-up = On top of the stack there is now { $card_acc }.
event-draw =
    { $you ->
        [yes] You draw { cards-nom }.
       *[no] { $who } draws { cards-nom }.
    }
event-shuffle =
    { $you ->
        [yes] You shuffle your shelter into your nation.
       *[no] { $who } shuffles the shelter into the nation.
    }
event-mulligan =
    { $you ->
        [yes] You take a new hand.
       *[no] { $who } takes a new hand.
    }
event-show =
    { $you ->
        [yes] You show { $card_acc }.
       *[no] { $who } shows { $card_acc }.
    }
event-cohort =
    { $you ->
        [yes] Your cohort has { cards-nom }.
       *[no] { $who }’s cohort has { cards-nom }.
    }
event-lay =
    { $you ->
        [yes] You lay { $card_acc }.
       *[no] { $who } lays { $card_acc }.
    }
event-pay =
    { $you ->
        [yes] You pay { price }.
       *[no] { $who } pays { price }.
    }
event-play =
    { $you ->
        [yes] You play { $card_acc }.
       *[no] { $who } plays { $card_acc }.
    }
event-aim =
    { $you ->
        [yes] You change { $card_acc }.
       *[no] { $who } changes { $card_acc }.
    }
event-roll =
    { $you ->
        [yes] You roll { $count }.
       *[no] { $who } rolls { $count }.
    }
event-form = It counts as { $card_acc } now.
event-gain =
    { $you ->
        [yes] You gain { $card_acc }.
       *[no] { $who } gains { $card_acc }.
    }
event-supplies =
    { $you ->
        [yes] You gain { supplies }.
       *[no] { $who } gains { supplies }.
    }
event-found =
    { $you ->
        [yes] You found a city of level { $level } on { $square }.
       *[no] { $who } founds a city of level { $level } on { $square }.
    }
event-raise =
    { $you ->
        [yes] Your city on { $square } rises to level { $level }.
       *[no] { $who }’s city on { $square } rises to level { $level }.
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
       *[no] { $who }’s hero goes to { $square }.
    }
event-port =
    { $you ->
        [yes] Your hero comes through the gate on { $square }.
       *[no] { $who }’s hero comes through the gate on { $square }.
    }
event-upgrade =
    { $you ->
        [yes] You upgrade { $card_acc }.
       *[no] { $who } upgrades { $card_acc }.
    }
event-trade =
    { $you ->
        [yes] You trade { $card_acc } for { $other_acc }.
       *[no] { $who } trades { $card_acc } for { $other_acc }.
    }
event-trade-chest =
    { $you ->
        [yes] You trade { $card_acc }.
       *[no] { $who } trades { $card_acc }.
    }
event-grind =
    { $you ->
        [yes] You trade two supplies for stardust.
       *[no] { $who } trades two supplies for stardust.
    }
event-limbo =
    { $you ->
        [yes] You send { $card_acc } to limbo.
       *[no] { $who } sends { $card_acc } to limbo.
    }
event-ambush =
    { $you ->
        [yes] You lay an ambush
       *[no] { $who } lays an ambush
    }: { $count ->
        [one] { $count } card lies there
       *[other] { $count } cards lie there
    }.
event-pitch =
    { $you ->
        [yes] You put a card into the tent
       *[no] { $who } puts a card into the tent
    }: { $count ->
        [one] { $count } card is there
       *[other] { $count } cards are there
    }.
event-open =
    { $you ->
        [yes] You open a tent and take { cards-nom } from it.
       *[no] { $who } opens a tent and takes { cards-nom } from it.
    }
event-storm =
    { $you ->
        [yes] The storm breaks over you. { storm-effect }
       *[no] The storm breaks over { $who }: “{ storm-effect }”
    }
event-summon =
    { $you ->
        [yes] Your other hero appears.
       *[no] { $who }’s other hero appears.
    }
event-raid =
    { $you ->
        [yes] You tear down a tent of { $other_who }’s.
       *[no] { $who } tears down a tent of { $other_who }’s.
    }
event-return =
    { $you ->
        [yes] You bring { $card_acc } back from limbo.
       *[no] { $who } brings { $card_acc } back from limbo.
    }
event-rally =
    { $you ->
        [yes] You call { $card_acc } back.
       *[no] { $who } calls { $card_acc } back.
    }
event-gaze =
    { $you ->
        [yes] You look into the vase, at { cards-nom }.
       *[no] { $who } looks into the vase, at { cards-nom }.
    }
event-fate =
    { $you ->
        [yes] You draw Fate card { $number }.
       *[no] { $who } draws Fate card { $number }.
    }
event-dust =
    { $you ->
        [yes] You take { $count } stardust.
       *[no] { $who } takes { $count } stardust.
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
        [yes] You attack
       *[no] { $who } attacks
    } { $what ->
        [hero] { $other_who }’s hero on { $square }!
        [city] { $other_who }’s city on { $square }!
        [ruins] the ruins on { $square }!
       *[free] the free city on { $square }!
    }
event-retreat =
    { $you ->
        [yes] Your hero retreats to { $square }.
       *[no] { $who }’s hero retreats to { $square }.
    }
event-fight =
    { $you ->
        [yes] You throw { $card_acc } into battle
       *[no] { $who } throws { $card_acc } into battle
    }: attack { $own }, defence { $against }.
event-lurk =
    { $you ->
        [yes] From your ambush comes { $card_acc }
       *[no] From { $who }’s ambush comes { $card_acc }
    }: attack { $own }, defence { $against }.
event-steal =
    { $you ->
        [yes] With the Mask you win { $card_acc } over
       *[no] With the Mask { $who } wins { $card_acc } over
    }: attack { $own }, defence { $against }.
event-won =
    { $you ->
        [yes] You win the battle on { $square }, { $own } to { $against }!
       *[no] { $who } wins the battle on { $square }, { $own } to { $against }!
    }
event-lost =
    { $you ->
        [yes] Your attack on { $square } fails, { $own } to { $against }
       *[no] { $who }’s attack on { $square } fails, { $own } to { $against }
    }{ $even ->
        [yes] : a draw is enough for the defence.
       *[no] .
    }
event-conquer =
    { $you ->
        [yes] You conquer the city on { $square }: it is yours, level { $level }!
       *[no] { $who } conquers the free city on { $square }, level { $level }!
    }
event-take =
    { $you ->
        [yes] You take { $other_who }’s city on { $square }, level { $level }!
       *[no] { $who } takes { $other_who }’s city on { $square }, level { $level }!
    }
event-fall =
    { $you ->
        [yes] Your hero falls on { $square }.
       *[no] { $who }’s hero falls on { $square }.
    }
event-stronghold =
    { $allied ->
        [yes]
            { $you ->
                [yes] Your team has
               *[no] { $who }’s team has
            }
       *[no]
            { $you ->
                [yes] You have
               *[no] { $who } has
            }
    } { great-cities } now; { $most } end the game.
great-cities =
    { $count ->
        [one] { $count } city of level 4 or more
       *[other] { $count } cities of level 4 or more
    }
event-end =
    { $you ->
        [yes] You end your turn.
       *[no] { $who } ends the turn.
    }
event-crown =
    { $you ->
        [yes] Now { $card_acc } joins you.
       *[no] Now { $card_acc } joins { $who }.
    }
event-dethrone =
    { $you ->
        [yes] Now { $card_acc } leaves you for good, out of your { $place ->
            [hand] hand
            [nation] nation
            [shelter] shelter
            [ambush] ambush
           *[tent] tent
        }.
       *[no] Now { $card_acc } leaves { $who } for good, out of { $place ->
            [hand] the hand
            [nation] the nation
            [shelter] the shelter
            [ambush] the ambush
           *[tent] a tent
        }.
    }
event-joint =
    { $you ->
        [yes] Both your heroes attack together.
       *[no] Both of { $who }’s heroes attack together.
    }
event-veteran =
    { $you ->
        [yes] Your heroes and troops are veterans now.
       *[no] { $who }’s heroes and troops are veterans now.
    }
event-disgrace =
    { $you ->
        [yes] Your veterans are disgraced: the deck has grown too small.
       *[no] { $who }’s veterans are disgraced: the deck has grown too small.
    }
event-guest = { guest } appears on { $square }.
event-leave = { guest } leaves the map.
event-tribute =
    { $you ->
        [yes] You pay tribute to Metamorphia and use the { colour } terrain.
       *[no] { $who } pays tribute to Metamorphia and uses the { colour } terrain.
    }
event-elixir =
    { $you ->
        [yes] You buy the elixir { elixir }.
       *[no] { $who } buys the elixir { elixir }.
    }
event-drink =
    { $you ->
        [yes] You drink { elixir }.
       *[no] { $who } drinks { elixir }.
    }
event-palsy =
    { $you ->
        [yes] Palsy comes over you.
       *[no] Palsy comes over { $who }.
    }
event-hush =
    { $you ->
        [yes] You want no questions about elixirs { until }.
       *[no] { $who } wants no questions about elixirs { until }.
    }
event-use =
    { $you ->
        [yes] Your { elixir } is at work.
       *[no] { $who }’s { elixir } is at work.
    }
event-empty =
    { $you ->
        [yes] Your { elixir } wears off.
       *[no] { $who }’s { elixir } wears off.
    }
event-rob =
    { $you ->
        [yes] You discard { cards-nom } from your hand at random.
       *[no] { $who } discards { cards-nom } from the hand at random.
    }
event-day = Day { $number } begins.
event-week =
    { $left ->
        [0] Week { $number } begins, the last one.
       *[other] Week { $number } begins.
    }
event-double =
    { $you ->
        [yes] Now { $card_acc } counts double for you.
       *[no] Now { $card_acc } counts double for { $who }.
    }
event-explore =
    { $you ->
        [yes] You explore the road on { $square }.
       *[no] { $who } explores the road on { $square }.
    }
event-find =
    { $you ->
        [yes] You find a building on { $square }: { building }.
       *[no] { $who } finds a building on { $square }: { building }.
    }
event-craft =
    { $you ->
        [yes] A building works for you: { building }.
       *[no] A building works for { $who }: { building }.
    }
event-ring =
    { $you ->
        [yes] Your hero takes a ring: its bonus waits at gate { $number } ({ colour }).
       *[no] { $who }’s hero takes a ring: its bonus waits at gate { $number } ({ colour }).
    }
event-peek =
    { $you ->
        [yes] You look under the gate
       *[no] { $who } looks under the gate
    }: { $count ->
        [0] there is nothing
        [one] { $count } Great Artefact lies there
       *[other] { $count } Great Artefacts lie there
    }.
event-search =
    { $you ->
        [yes] You search
       *[no] { $who } searches
    } the { $count ->
        [one] one unused Great Artefact
       *[other] { $count } unused Great Artefacts
    }.
event-barter =
    { $you ->
        [yes] You offer { $card_acc } on the bridge.
       *[no] { $who } offers { $card_acc } on the bridge.
    }
event-lower =
    { $you ->
        [yes] Your city on { $square } falls to level { $level }.
       *[no] { $who }’s city on { $square } falls to level { $level }.
    }
event-peek-secret = Under the gate you see { $cards_acc }.
event-search-secret = Unused: { $cards_acc }.
event-over = The game is over: { $reason }.
event-look-secret = You look at { $cards_acc }.
event-keep-hidden-secret = You keep { $card_acc }.
event-draw-secret = You draw { $cards_acc }.
event-gaze-secret = In the vase you see { $cards_acc }.
event-rob-secret = You lose { $cards_acc }.
event-ambush-secret = You lay { $card_acc } in ambush.
event-pitch-secret = You put { $card_acc } into the tent.

## A turn in a few words, after a name and a colon

story-faction = { faction }
story-home = settled on { $square }
story-mulligan = a new hand
story-gain = { $card_acc }
story-found = a new city on { $square } (level { $level })
story-raise = raised the city on { $square } to level { $level }
story-road = a road on { $square }
story-market = a market on { $square }
story-hero = a new hero on { $square }
story-port = through the gate to { $square }
story-trade = traded { $card_acc } for { $other_acc }
story-grind = stardust for two supplies
story-ambush = an ambush
story-raid = tore down a tent of { $other_who }’s
story-return = { $card_acc } back from limbo
story-dye = new terrain on { $square }
story-swap-land = swapped the terrain of { $square } and { $to }
story-cloak = hid the city on { $square }
story-retreat = the hero fled to { $square }
story-won =
    { $what ->
        [hero] beat { $other_who }’s hero on { $square }
        [ruins] took the ruins on { $square }
        [city] took { $other_who }’s city on { $square }
       *[free] conquered the city on { $square }
    }
story-lost = attacked { $square } and lost
story-tribute = tribute to Metamorphia
story-elixir = bought the elixir { elixir }
story-drink = drank { elixir }
story-use = used { elixir }
story-explore = explored the road on { $square }
story-find = found the { building } on { $square }
story-ring = a ring from the Pass
story-barter = gave an artefact away on the Bridge
story-lower = lowered the city on { $square } to level { $level }

## Why it ended

score =
    with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reason-fifth-city = someone has a fifth city of level 4 or more
reason-allied-cities = one team has enough cities of level 4 or more
reason-full = nothing more can be laid on the map
reason-weeks = the last week is over

## Goal and progress, always in sight

meter-cities = cities 4+
meter-points = points
meter-week = Week
meter-day = day
meter-days = Days to go
meter-free = Free squares

## The account at the end

tally-cities =
    { $level ->
        [6] Capitals (× 6)
        [5] Residences (× 5)
       *[other] Cities of level { $level } (× { $level })
    }
tally-own = Points for own cities
tally-half = Two against three: a half more
tally-points = Points
tally-great =
    Cities of level { $level } or higher{ $most ->
        [0] {""}
       *[other] {" "}({ $most } end the game)
    }
tally-heroes = Heroes on the map
tally-deck = Cards in the deck

## What is asked

prompt-name =
    { $factions_count ->
        [0] Name a faction for the common pool; { $count } to go.
       *[other] Name a faction for the common pool; { $count } to go. So far: { $factions }.
    }
prompt-assent = { $other_who } proposes these factions: { $factions }. Do you agree?
prompt-faction = Choose the faction that you will lead.
prompt-home = Choose your start city: your first hero will stand in it.
prompt-draft = Draft { $round } of { $rounds } ({ drafted-rank }): keep one card and pass the rest on.
drafted-rank =
    { $rank ->
        [Freeman] Freemen
        [Chief] Chiefs
        [Priest] Priests
       *[Lord] Lords
    }
prompt-act =
    { $begun ->
        [no] { $first ->
            [yes] The first turn: most hire a unit (click a stack) or upgrade one (click a card); with too few supplies, take a new hand.
           *[no] Choose an action: click what is lit. At the start of a turn also a cohort or a new hand.
        }
       *[yes] Choose the next action, or end your turn.
    }
prompt-ride =
    Hero { $number } may go { $points ->
        [one] { $points } more square
       *[other] { $points } more squares
    }: choose the next one, or another action.
road-shape =
    { $shape ->
        [Straight] straight
        [Curve] curved
        [Tee] T-junction
       *[Cross] crossroads
    }
city-exits =
    { $shape ->
        [CityEnd] one exit
        [CityStraight] two exits, straight
        [CityCurve] two exits, a curve
        [CityTee] three exits
       *[CityCross] four exits
    }
due =
    { $more ->
        [yes] Still to pay
       *[no] To pay
    }
owed =
    { $supply ->
        [one] { $supply } supply
       *[other] { $supply } supplies
    }
labour =
    { $count ->
        [one] a Freeman or a tool
       *[other] { $count } Freemen (or tools instead)
    }
works =
    { $count ->
        [0] { owed }
       *[other]
            { $supply ->
                [0] { labour }
               *[other] { labour } and { owed }
            }
    }
hire-due =
    { $count ->
        [0] { owed }
       *[other] a unit of that rank or higher and { owed }
    }
hero-due =
    { $count ->
        [0] { owed }
       *[other] a weapon and { owed }
    }
or-enough = Or leave it at that.
prompt-place-city = New city of level { $level } ({ city-exits }): choose where it goes. Cost: { asked }.
prompt-place-road = New road ({ road-shape }): choose where it goes. Cost: { works }.
prompt-place-free = Free road ({ road-shape }): choose where it goes.
prompt-pay-build = New city on { $square }, level { $level }. { due }: { asked }.
prompt-pay-raise = The city on { $square } rises to level { $level }. { due }: { asked }.
prompt-pay-road = Road on { $square } ({ road-shape }). { due }: { works }.
prompt-pay-march =
    Hero { $number } moves: pay with a supply (1 square), stardust (2 squares) or a horse ({ $ride ->
        [one] { $ride } square
       *[other] { $ride } squares
    }).
prompt-pay-port = Hero { $number } goes through the gate to { $square }. To pay: { owed }; a storm awaits him there.
prompt-pay-hire = You hire a { rank-acc }. { due }: { hire-due }.
prompt-pay-upgrade = You upgrade { $card_acc } to a { rank-acc }. To pay: { owed }.
prompt-pay-buy = You buy { type-some }. To pay: { owed } or a chest.
prompt-pay-hero = New hero on { $square }. { due }: { hero-due }.
prompt-pay-market = Market on { $square }. { due }: { labour }.
prompt-pay-ambush = Ambush: send a unit to limbo to hide one card, or a chest to hide up to three.
prompt-pay-sell = Selling: choose the artefact that you give for a chest.
prompt-pay-attack =
    { $hero ->
        [yes] Attack on the hero on { $square }: play a weapon.
       *[no] Attack on { $square }, defence { $strength }: play a weapon.
    }
prompt-pay-retreat = Retreat to { $square }. To pay: { owed } or a horse.
prompt-pay-tribute = Hero { $number } pays tribute to Metamorphia: play any card.
prompt-pay-elixir = You buy the elixir { elixir }. To pay: { owed }.
prompt-pay-explore =
    { $building ->
        [yes] You explore the building on { $square }.
       *[no] You explore the road on { $square }.
    } { due }: { works }.
prompt-hue = You take { type-some }, and today you choose its colour.
prompt-type = The storm gives an artefact: choose a stack.
prompt-road = The storm gives a road: choose its shape.
prompt-pick-wings = Wings of Aviena: choose where hero { $number } flies.
prompt-pick-cloak =
    Cloak of Vayl: choose a city to hide ({ $left } at most).{ $enough ->
        [yes] {" "}{ or-enough }
       *[no] {""}
    }
prompt-pick-lift = A free level: choose the city of yours that rises.
prompt-pick-staff =
    Staff of Terra: choose a terrain card ({ $left ->
        [one] { $left } change left
       *[other] { $left } changes left
    }).{ $enough ->
        [yes] {" "}{ or-enough }
       *[no] {""}
    }
prompt-pick-exchange = Storm: choose the terrain card that changes its colour.
prompt-dye =
    { $swaps ->
        [yes] Card on { $square }: choose its new colour, or a second card to swap it with.
       *[no] Card on { $square }: choose its new colour.
    }
prompt-copy = Storm: choose the effect that comes again.
prompt-aim-title =
    Title: choose the unit that is promoted for this turn.{ $enough ->
        [yes] {" "}{ or-enough }
       *[no] {""}
    }
prompt-aim-scroll =
    Magic scroll: choose the unit that will count as a lower one.{ $enough ->
        [yes] {" "}{ or-enough }
       *[no] {""}
    }
prompt-aim-amulet =
    Amulet: choose the card that the die changes.{ $enough ->
        [yes] {" "}{ or-enough }
       *[no] {""}
    }
prompt-aim-crown =
    Crown of Titus: choose the unit that counts as a Lord.{ $enough ->
        [yes] {" "}{ or-enough }
       *[no] {""}
    }
prompt-aim-book =
    Book of Crea: choose the unit that counts as two.{ $enough ->
        [yes] {" "}{ or-enough }
       *[no] {""}
    }
prompt-aim-eclipse =
    Solar Eclipse: choose the card of your hand that becomes something else.{ $enough ->
        [yes] {" "}{ or-enough }
       *[no] {""}
    }
prompt-aim-promote =
    A free upgrade: choose a unit in your hand.{ $enough ->
        [yes] {" "}{ or-enough }
       *[no] {""}
    }
prompt-aim-clone =
    Metamorphia’s ice: choose the unit that you play as two.{ $enough ->
        [yes] {" "}{ or-enough }
       *[no] {""}
    }
prompt-form = Here { $card_acc } changes: choose what it becomes.
prompt-form-hammer = Hammer of Strato: choose the artefact that it stands for.
prompt-form-copy = Fate card: choose the Great Artefact that it copies.
prompt-limbo = Limbo: choose the card that comes to your hand.
prompt-pitch =
    Tent: choose the card that you hide ({ $left ->
        [one] room for { $left } card
       *[other] room for { $left } cards
    }).{ $enough ->
        [yes] {" "}{ or-enough }
       *[no] {""}
    }
prompt-raid = Storm: choose the tent that it tears down.
prompt-lurk =
    Ambush: choose the card that you hide ({ $left } at most).{ $enough ->
        [yes] {" "}{ or-enough }
       *[no] {""}
    }
prompt-claim = Your reward: choose a Great Artefact.
prompt-claim-bargain = You give { $card_acc }: choose the Great Artefact that you get for it.
prompt-fated = Fate { $number }: take what it offers, or stardust.
prompt-search = Fate: choose an unused Great Artefact.
prompt-bag = Bag of Luck: choose how many supplies you take to your hand.
prompt-gaze = Ming Vase: choose a card for the top of your nation ({ $left } to go).
prompt-rally =
    { $first ->
        [yes] Banner of Vigo: choose a card from your shelter.
       *[no] Banner of Vigo: choose another card of that type, or leave it at that.
    } Strength left: { $left }.
prompt-show =
    { $left ->
        [0] Cohort ({ colour }): you will draw { cards-nom }. Show more, or leave it at that.
       *[other] Cohort ({ colour }): show a card; { $left } to go.
    }
prompt-who-attack =
    { $hero ->
        [yes] Attack on the hero on { $square }: choose who attacks.
       *[no] Attack on { $square }, defence { $strength }: choose who attacks.
    }
prompt-who-wings = Wings of Aviena: choose the hero who flies.
prompt-flee = { $other_who } attacks your hero on { $square }: fight, or retreat ({ owed } or a horse).
prompt-join = { $other_who } attacks { $square }, { $own } to { $against }: choose the heroes who defend it. Losers leave the map.
prompt-attack = Attack on { $square }, { $own } to { $against }: you need { $count } more. Play a card, or give up the battle.
prompt-defend = Defence of { $square }, { $against } to { $own }: you need { $count } more. Play a card, or give up the battle.
prompt-slot =
    { $mask ->
        [yes] Mask of Sion: choose the unit that comes over to your side.
       *[no] You play { $card_acc }: choose the unit in the line.
    }{ $enough ->
        [yes] {" "}{ or-enough }
       *[no] {""}
    }
prompt-tint = Magic scroll: choose the colour that { $card_acc } takes.
prompt-charm = Amulet: choose the card of your hand that the die changes.
prompt-sacrifice =
    { $stolen ->
        [yes] A Fanatic has come over: sacrifice a card to count him double, or leave it at that.
       *[no] The Fanatic counts double: choose the card that you sacrifice for it. It goes to limbo.
    }
prompt-call = Lost Scroll: choose where you summon a neutral player.
prompt-snipe = Metamorphia’s canyons: choose what hero { $number } attacks without a weapon.
prompt-drawing = Metamorphia’s jungle: choose how many cards you draw.
prompt-tempted =
    Gate { $number }: for your ring you may take a Great Artefact from under it ({ $count ->
        [one] { $count } lies there
       *[other] { $count } lie there
    }).
prompt-delve = Under the gate: choose the Great Artefact that you take.
prompt-barter-give = Royal Bridge: choose the Great Artefact that you give for a level.
prompt-barter-change = Royal Bridge: choose the Great Artefact that you change for another.
prompt-lower = Royal Bridge: choose a city that loses a level ({ $left } to go).
prompt-wait-begin = { $who } is choosing; the game is about to begin.
prompt-wait-act = { $who } is thinking about an action.
prompt-wait-pay = { $who } is paying for an action.
prompt-wait-battle = Battle on { $square }: the next move is { $who }’s.
prompt-wait-choose = { $who } is choosing what comes next.
prompt-win-city = You can win now: city number { $count } of level 4 or more ends the game, and you lead.
prompt-win-end =
    You can win now: the end of your turn ends the game, and you have most: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
prompt-take-city = You can take the city on { $square }: { $card_acc } will do.
prompt-take-hero = You can beat the hero on { $square }: { $card_acc } will do.
prompt-take-ruins = You can beat the guard of the ruins on { $square }: { $card_acc } will do.
prompt-over = The game is over.
prompt-chill = { $other_who } has completed a line. Cold Breath can cancel it: nothing comes of it, and its cards are frozen until the turn ends.
prompt-wary =
    { $moment ->
        [begins] A battle begins on { $square }: attack { $own }, defence { $against } so far.
       *[goes-on] The battle on { $square } goes on: attack { $own }, defence { $against }.
    } You may reach for an elixir now.{ $colossus ->
        [yes] {" "}Colossus makes you stronger by 4.
       *[no] {""}
    }{ $palsy ->
        [yes] {" "}Palsy makes an opponent of your choice weaker by 4.
       *[no] {""}
    }{ $berserk ->
        [yes] {" "}Berserk takes two random cards from the defender’s hand.
       *[no] {""}
    }
prompt-vigil =
    { $allies ->
        [yes] { $other_who } and allies could attack you or your ally next: a hero of theirs has something in reach.
       *[no] { $other_who } could attack you next: a hero has your city or hero in reach.
    } You may reach for an elixir first.{ $brotherhood ->
        [yes] {" "}Brotherhood: nobody can attack you, nor you anybody.
       *[no] {""}
    }{ $colossus ->
        [yes] {" "}Colossus: you are stronger by 4 in every battle.
       *[no] {""}
    }{ $palsy ->
        [yes] {" "}Palsy: an opponent is weaker by 4 in every battle.
       *[no] {""}
    }

## Moves

move-card = { $card }
move-play = Play { $card_acc }
move-lurk = From ambush: { $card_acc }
move-pay =
    { $dust ->
        [0] Pay with supplies
       *[other] Pay, { stardust } included
    }
move-build = Found: { shape }, level { $level }
move-road = Lay: { shape }
move-place =
    On { $square }{ $turn ->
        [0] {""}
        [1] , turned right
        [2] , upside down
       *[3] , turned left
    }
move-square = { $square }
move-raise = Raise the city on { $square }
move-hero = Hire a hero on { $square }
move-market = Open a market on { $square }
move-storm-city = Attack { $square }
move-strike = Attack { $owner_who }’s hero { $number }
move-with = Hero { $number }
move-both = Both heroes together
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
move-upgrade = Upgrade { $card_acc }
move-buy = Buy { a-type }
move-type = Take { a-type }
move-agree = Agreed
move-others = Others, please
move-colour = { colour }
move-cohort = Cohort: { colour }
move-swap = Trade a chest for { a-type }
a-type =
    { $type ->
        [Amulet] an amulet
       *[other] a { type-acc }
    }
move-open = Open tent { $number }
move-raid = Tear down tent { $number }
move-copy = Copy effect { $number }: { storm-effect }
move-slot = Card { $number } of the line
move-join =
    { $heroes ->
        [0] No hero helps
        [1] Hero 1 helps
        [2] Hero 2 helps
       *[3] Both heroes help
    }
move-retreat = Retreat to { $square }
move-tribute = Hero { $number } pays tribute
move-elixir = Buy { elixir }
move-drink = Drink { elixir }
move-poison = Palsy for { $victim_who }
move-use = Use { elixir }
move-draw =
    { $number ->
        [0] Draw nothing
        [one] Draw { $number } card
       *[other] Draw { $number } cards
    }
move-bag =
    { $number ->
        [one] Take { $number } supply
       *[other] Take { $number } supplies
    }
move-call = Summon Metamorphia to { $square }
move-fetch = Summon Bilkarr to { $square }
move-abstain = No elixir
move-hush = No elixir, and no questions { until }
move-mulligan = Take a new hand
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
move-explore = Explore { $square }
move-craft = Fetch a card: { building }
move-ring = Hero { $number } takes a ring
move-deal =
    { $deal ->
        [give] Hero { $number }: a Great Artefact for a level
        [lower] Hero { $number }: two levels for a Great Artefact
       *[change] Hero { $number }: a Great Artefact for another
    }

## Why not

refusal-no-such-move = There is no move { $move }: choose one of the possible ones.
refusal-finish-first = First finish what you began.
refusal-not-now = This belongs to another moment: choose one of the possible moves.
refusal-not-in-hand = You do not hold { $card_acc }: choose another card.
refusal-no-use = That would do nothing now ({ $card }): choose something else.
refusal-no-room = This card fits nowhere in your network: { shape }.
refusal-cannot-pay = Your hand cannot pay for that: look at the price.
refusal-not-your-city = There is no city of yours on { $square }.
refusal-heroes-out = Both your heroes are on the map.
refusal-no-weapon = An attack needs a weapon and a target in reach.
refusal-no-target = You cannot attack this now.
refusal-ally = Allies do not attack each other.
refusal-enough-attacks = Your team has attacked twice this turn: that is its limit.
refusal-no-way = Your hero cannot go that way now.
refusal-empty-stack = This stack is empty: choose another one.
refusal-no-cohort = A cohort needs three cards of that faction.
refusal-too-late = That is only possible before your first action.
refusal-no-ambush = One ambush a turn, and only while there is room in it and you have a card to give.
refusal-no-market = No market can serve you on { $square }.
refusal-just-received = A card received by trade is not traded again this turn.
refusal-no-tent = You have no tent from an earlier turn there.
refusal-no-tribute = Tribute is paid once a turn, by a hero on the same terrain as Metamorphia, and only if it does something.
refusal-no-bilkarr = Elixirs are bought where Bilkarr stands.
refusal-sold-out = { elixir } already has an owner.
refusal-not-your-elixir = { elixir } is not yours, or has no effect now.
refusal-nobody-asks = Nobody is asking you about an elixir now: choose another move.
refusal-brotherhood = Brotherhood forbids this attack.
refusal-no-explorer = No hero of yours has a direct road to a face-down card on { $square }.
refusal-no-goods = A building gives one card a turn, and only to its owner.
refusal-no-bridge = None of your heroes has any business on the pass or the bridge now.
refusal-no-token = You have no token of level { $level } left: raise or found another city.
error-bad-move = “{ $text }” is not a move in Battalia; moves look like hire:Lord, RLord, pay, step1:N, end.

## The text board and the picture

sketch-factions = Factions named for the pool: { $names }
sketch-day = Week { $week }, day { $day }; lit: { $lit }, colour of choice: { $choice }
sketch-sides = Teams and their points: { $sides }
sketch-veterans = Veterans: { $seats }
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
sketch-stash = Known under the gates
sketch-spare = Known among the unused
sketch-rings = Rings: { $rings }
sketch-stashed = Under the gates: { $gates }; rings: { $rings }
square-label =
    { $square }: { $card }{ $owner ->
        [none] {""}
       *[other] , player { $owner }, level { $level }
    }
square-empty = { $square }, free
hero-label = Hero { $number } of player { $owner }
sketch-elixirs = Elixirs: { $list }
sketch-flask =
    { elixir } { $state ->
        [full] full
        [used] { $day }/3, used today
       *[works] { $day }/3
    }{ $victim ->
        [0] {""}
       *[other] , against player { $victim }
    } (player { $owner })
sketch-hush = Player { $seat } wants no questions about elixirs { until }
flask-hush = no questions { until }
guest-label = { guest } on { $square }
button-call = Summon Metamorphia
button-fetch = Summon Bilkarr

## The table in the picture

map-label = The map
panel-label = What can be done
lens-nearer = Bring the map nearer
lens-farther = Move the map away
lens-whole = Show the whole map
rank-short = { unit-rank }
type-short = { artefact-type }
neutral-short =
    { $kind ->
        [Supply] supply
        [Dust] stardust
       *[Chest] chest
    }
great-short =
    { $great ->
        [Hammer] Hammer
        [Horn] Horn
        [Sword] Sword
        [Shield] Shield
        [Wings] Wings
        [Crown] Crown
        [Luut] Hand
        [Pavilion] Pavilion
        [Staff] Staff
        [Book] Book
        [Arrow] Arrow
        [Bag] Bag
        [Banner] Banner
        [Cloak] Cloak
        [Vase] Vase
        [Mask] Mask
        [LostScroll] Scroll
       *[Fate] Fate
    }
oracle-week = Week { $week }
oracle-day = day { $day } of 7
slip-you = (you)
slip-label =
    { faction }{ $you ->
        [yes] {" "}(you)
       *[no] {""}
    }: points { $points }, cards in hand { $hand }, in the nation { $nation }, in the shelter { $shelter }, in ambush { $ambush }, tents { $tents }, whole deck { $deck }{ $turn ->
        [yes] ; to move
       *[no] {""}
    }
tent-label = Tent { $number } of player { $owner } ({ $card }), { cards-nom } inside
stack-shown =
    { $name }{ $colour ->
        [none] {""}
       *[other] , { colour } on top
    }; { cards-nom }
storm-deck = Storms that may come: { $count }
storm-last = Storm { $number }: { $effect }
storm-up = Storm { $number }!
fate-up = Fate { $number }
fate-1-effect = Keep this card: it copies another player’s Great Artefact. Or take two stardust.
fate-2-effect = Take the top unused Great Artefact. Or take one stardust.
fate-3-effect = Take any unused Great Artefact. Or take one stardust.
pile-stash = known under the gates
pile-spare = known unused Great Artefacts
fate-deck = Fate cards: { $count }
tab-actions = More
tab-pool = Pool
tab-shelter = Cards
tab-players = Players
tab-day = Day { $day }
tab-relics = Greats
tab-flasks = Elixirs
drawer-actions = Not possible now: tap for why
drawer-pool = Pool: the top cards of the stacks
drawer-players = Players
drawer-day = Week, storms and Fate
drawer-relics = Great Artefacts to be won
drawer-flasks = Elixirs
drawer-rest = Great Artefacts; • has an owner
more-limbo = Limbo ({ $count })
more-storms = All storms
more-greats = All Great Artefacts
more-rest = The other Great Artefacts
tent-own = Tent: { cards-nom }
tent-chip = { $who }: { cards-nom }
drawer-close = Close
drawer-shelter = Your cards
drawer-limbo = Limbo
drawer-storms = Storm effects; • already seen
drawer-greats = Great Artefacts; • has an owner
pile-shelter = in the shelter
pile-nation = in the nation
pile-vase = on top of the nation, in order
pile-ambush = in ambush
pile-tents = in tents
pile-limbo = out of the game
battle-label =
    { $what ->
        [hero] Battle with the hero on { $square }
        [ruins] Battle for the ruins on { $square }
       *[other] Battle for the city on { $square }
    }
battle-side =
    { $side ->
        [attacker] Attack
       *[defender] Defence
    }: { $who }
battle-part =
    { $part ->
        [cards] cards
        [horn] horn
        [guard] guard
        [city] city
        [morale] morale
        [terrain] terrain
        [drill] veterans
       *[elixir] elixir
    } { $value }
battle-needs =
    { $side ->
        [attacker] The defence holds: the attack needs { $count } more to win.
       *[defender] The attack leads: the defence needs { $count } more to hold.
    }
neutral-side = guard
level-chip = level { $level }
pay-chip = Pay { price }
line-hand = Your hand: { cards-nom }
line-table = On the table
line-setup = Setting up
answers-label = Answers
tray-factions = Factions
tray-draft = Cards to keep
tray-limbo = Limbo
tray-storms = Past storms
tray-reward = Rewards
tray-greats = Great Artefacts
tray-forms = What it becomes
tray-vase = In the vase
tray-shelter = Shelter
tray-ambush = Ambush
hush-chip =
    { $until ->
        [battle] Do not ask in this battle
        [turn] Do not ask this turn
        [day] Do not ask today
       *[week] Do not ask this week
    }
asked =
    { $ask ->
        [0] { $count ->
            [one] { $count } Freeman
           *[other] { $count } Freemen
        }
        [1] { $count ->
            [one] { $count } Chief
           *[other] { $count } Chiefs
        }
        [2] { $count ->
            [one] { $count } Priest
           *[other] { $count } Priests
        }
        [3] { $count ->
            [one] { $count } Lord
           *[other] { $count } Lords
        }
        [4] { asked-units }
        [5] { asked-units }, Chief or higher
        [6] { asked-units }, Priest or higher
        [7] { asked-units }, Lord or higher
        [8] { $count ->
            [one] { $count } Freeman or tool
           *[other] { $count } Freemen or tools
        }
        [9] { $count ->
            [one] { $count } Queen
           *[other] { $count } Queens
        }
        [10] { $count ->
            [one] { $count } King
           *[other] { $count } Kings
        }
        [11] { asked-weapons }
        [12] { asked-weapons }
        [13] { $count ->
            [one] { $count } supply or horse
           *[other] { $count } supplies or horses
        }
        [14] { $count ->
            [one] { $count } artefact to trade
           *[other] { $count } artefacts to trade
        }
        [15] { $count ->
            [one] { $count } unit or chest
           *[other] { $count } units or chests
        }
        [16] { $count ->
            [one] { $count } horse
           *[other] { $count } horses
        }
       *[other] { $count ->
            [one] { $count } card of any kind
           *[other] { $count } cards of any kind
        }
    }
asked-units =
    { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
asked-weapons =
    { $count ->
        [one] { $count } weapon
       *[other] { $count } weapons
    }
doing-build = New city, level { $level }
doing-road = Road: { road-shape }
doing-buy = Purchase: { type-short }
doing-elixir = Elixir { elixir }
doing-raise = City on { $square }, level { $level }
doing-hire = Hiring: { rank-short }
doing-upgrade = Upgrade: { $card }
doing-attack = Attack on { $square }
doing =
    { $act ->
        [5] Moving a hero
        [6] Through the gate to { $square }
        [10] New hero on { $square }
        [11] Market on { $square }
        [12] Ambush
        [14] Selling an artefact
        [16] Retreat to { $square }
        [40] Tribute to Metamorphia
        [60] Exploring the card on { $square }
       *[other] Action line
    }
preview-gain = On top: { colour }.
preview-hire = And { supplies } with it.
preview-level = Level { $level }, one point more.
preview-end =
    You discard { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } and draw { $count }.
preview-guard = Guard: { $strength }.
preview-city =
    The city defends with { $strength }; the defender holds { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
preview-prey =
    The defender holds { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
preview-strength = Strength { $count }.
preview-price = Paid with: { $cards }.
preview-cohort =
    You show { $shown ->
        [one] { $shown } card
       *[other] { $shown } cards
    } and draw { $count }.
way-settle = Pay: { $cards }
way-commit = Play together: { $cards }
way-walk = Hero { $number } goes to { $square }
bill-cards = Click a lit card of your hand.
button-own = Pay otherwise
entry-build = City
entry-raise = Raise
entry-road = Road
entry-market = Market
entry-march = Move
entry-port = Stormgate
entry-attack = Attack
entry-hero = Hero
entry-hire = Hire
entry-upgrade = Upgrade
entry-buy = Artefact
entry-cohort = Cohort
entry-mulligan = New hand
entry-ambush = Ambush
entry-open = Tent
entry-sell = Sell
entry-swap = Chest
entry-grind = Stardust
entry-tribute = Tribute
entry-elixir = Elixir
entry-drink = Drink
entry-use = Use
entry-end = End turn
lack-city = A new city takes { $need } units of one rank; you have at most { $have }.
lack-token = You have units for a city, but no token of its level is left.
lack-room = No card of the stacks fits your network.
lack-raise = Raising takes { $need } units of the rank of the new level (higher: the Queen or King).
lack-road = A road takes { need-freemen }; you have { $have }.
lack-crossroads = Only a crossroads would fit, and that costs a supply too.
lack-market = A market takes { need-freemen }; you have { $have }.
lack-market-place = A market stands on a road that is joined to your city; there is none yet.
lack-markets-built = Both your markets are built.
lack-no-hero = No hero of yours is on the map.
lack-march = Moving a hero costs a supply, stardust or a horse; you hold none.
lack-no-way = No road leads on from where your heroes are.
lack-gate = A hero must stand on a gate.
lack-toll = The gate costs up to { need-supplies } (once a turn for each hero); you have { $have }.
lack-weapon = An attack needs a weapon.
lack-target = There is no target in reach of your heroes.
lack-heroes-out = Both your heroes are on the map.
lack-hire-hero = A hero costs a weapon and { need-supplies }; you have { $have }.
lack-leader = A unit of the same or a higher rank hires; you hold none.
lack-hire = Hiring costs a unit and { need-supplies }; you have { $have }.
lack-pupil = You hold no unit that can be upgraded.
lack-upgrade = An upgrade costs { need-supplies }; you have { $have }.
lack-buy = An artefact costs { need-supplies } or a chest; you have { $have }.
lack-cohort = A cohort takes { $need } cards of one faction; you have at most { $have }.
lack-lurked = One ambush a turn.
lack-ambush-full = There are { $need } cards in ambush already.
lack-ambush = An ambush takes a unit or a chest to limbo, and a battle card to hide.
lack-no-tent = You have no tent.
lack-tent-new = A tent is opened in a later turn.
lack-no-market = You have no market.
lack-at-market = A hero must stand on your market.
lack-sell = You have no artefact to trade.
lack-swap = You have no chest.
lack-grind = Stardust takes two markets and { need-supplies }; you have { $have }.
lack-elixir = An elixir costs { need-supplies }; you have { $have }.
lack-drink = You have no full elixir.
lack-drink-later = This elixir cannot be drunk now.
lack-use = You have no elixir that can be used today.
entry-explore = Explore
entry-craft = Building
entry-ring = Ring
entry-deal = Bridge
deal-give = artefact for a level
deal-lower = levels for an artefact
deal-change = change an artefact
lack-explore = Exploring takes { need-freemen } (for a crossroads a supply too) and a hero beside a hidden card; you have { $have }.
lack-craft = One card a turn from one of your buildings.
lack-ring = A hero without a ring must stand on the Pass.
lack-deal = A hero must stand on the Bridge, and the deal must be possible.

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
        [low_tokens] Tokens of two sides, 1 and 2, a player
        [high_tokens] Tokens of two sides, 3 and 4, a player
        [stashed_for_few] Great Artefacts under every gate with two and three players
       *[last_week] The last week of an open game
    }

## What speaks for a move

why-points =
    { $count ->
        [one] That is a point at once.
       *[other] That is { $count } points at once.
    }
why-great = It is your city number { $count } of level 4 or more; the fifth ends the game.
why-wins = It is the fifth city of level 4 or more: the game ends, and you are ahead.
why-room = Without this road you have nowhere to found cities.
why-way = Without this road your heroes can go nowhere.
why-conquers = Your hand has a strength of { $own }, the guard only { $guard }; the city becomes level 4 and brings a Lord.
why-takes =
    { $count ->
        [one] The city brings you a point and costs your opponent as much; your hand has a strength of { $own }.
       *[other] The city brings you { $count } points and costs your opponent as many; your hand has a strength of { $own }.
    }
why-ruins = Your hand has a strength of { $own }, the guard of the ruins only { $guard }; a victory brings a Great Artefact.
why-betters = This unit is better than the average card of your deck.
why-refines = Your deck gets better without growing.
why-arms = Without a weapon no hero can attack.
why-royal = A deck of { $count } cards at the checkpoint brings the { $rank }.
why-artefact = This artefact will help you more than the average card of your deck.
why-cohort =
    { $count ->
        [one] A cohort costs nothing and brings a card.
       *[other] A cohort costs nothing and brings { $count } cards.
    }
why-mulligan = This hand can do little; five new cards promise more.
why-closer =
    { $count ->
        [0] The hero reaches the goal.
        [one] The hero gets closer to the goal: one square will be left.
       *[other] The hero gets closer to the goal: { $count } squares will be left.
    }
why-storm = A storm effect waits behind the gate, and mostly it is a gain.
why-hero = A second hero is a second attack and a second way.
why-enough = Nothing that you could still do helps you more than a lean deck.
why-joins = Your network will reach a neutral city.
why-opens =
    { $count ->
        [one] From there you can build on in one direction.
       *[other] From there you can build on in { $count } directions.
    }
why-own-colour = Cards of your own colour make cohorts and high morale more often.
why-ahead = The strength of this card, { $count }, is enough for now.
why-hopeless = All your cards together are not enough; do not waste them.
why-needed = You still lack a strength of { $count }. This card brings you nearer.
why-turns = With this elixir you are no longer behind: you lack a strength of { $count }.
why-shelters = An opponent’s hero has your city in reach, and Brotherhood will not let him attack it.
why-spares = It would bring you nothing now, and in battle and in your own turn you may still drink.
why-completes = The changed card will complete a line for a city or a higher level.

## About the things of the picture

terrain =
    { $colour ->
        [green] forest
        [gold] mountains
        [red] canyons
        [blue] lakes
        [white] ice
       *[orange] jungle
    }
about-table = The table we play on, with map, cards and players’ slips. It means nothing by itself.
about-map = The map grows as we play: everybody adds roads and cities to his network. Heroes go wherever roads meet at an edge.
about-free = A free square. A road or city may be laid here if one of its exits meets a road of your network and every edge fits its neighbours.
about-road = Road: { shape }. It joins cities into a network, and heroes follow it to the next square; a market can stand on it.
about-city =
    A city of { $owner_who }. It gives { $level ->
        [1] 1 point
        [one] { $level } point
       *[other] { $level } points
    } and defends itself with strength { $level }, and with cards from its owner’s hand.
about-city-great = It counts towards the { $most } cities of level 4 or more that end the game.
about-city-next = The next level costs { asked }.
about-city-neutral = A neutral city, guard { $strength }. Whoever beats it with a hero and a weapon takes the city at level 4, and a Lord.
about-start = A start city. Whoever chooses it has level 1 and his first hero here.
about-gate = Stormgate number { $number }. Once a turn a hero goes from here to another gate for a supply and a step; then a storm breaks, which usually helps.
about-stash =
    { $count ->
        [one] { $count } Great Artefact lies under it
       *[other] { $count } Great Artefacts lie under it
    }{ $ring ->
        [yes] {" "}(you still have the ring)
       *[no] {""}
    }.
about-ruins = Ruins, guard { $strength }. For beating it you choose a Great Artefact. Nobody ever owns the ruins; you may come again.
about-terrain =
    Terrain: { terrain }. Heroes of the { faction } have 1 more in battle here{ $free ->
        [yes] {" "}and enter it free
       *[no] {""}
    }.
about-markets =
    { $count ->
        [one] A market stands here.
       *[other] { $count } markets stand here.
    }
about-cloaked = The Cloak of Vayl hides it: nobody can attack it until its owner’s next turn.
about-standing =
    { $count ->
        [one] A hero stands here.
       *[other] { $count } heroes stand here.
    }
about-hidden-road = A face-down crossroads of the valley. A hero next to it explores it for two Freemen and a supply; until then nobody enters.
about-hidden-building = A face-down building of the valley. Whoever explores it (two Freemen, a hero next to it) owns it: 2 points and a card every turn.
about-byway = A crossroads in the valley. No bonus for terrain, morale or veterans counts in the valleys.
about-building =
    { $building ->
        [Smith] The smith gives a tool every turn.
        [TownHall] The town hall gives a title every turn.
        [Stables] The stables give a horse every turn.
        [Arena] The arena gives a weapon every turn.
        [Weaver] The weaver gives a tent every turn.
        [Tavern] The tavern gives an amulet every turn.
        [MageGuild] The mage guild gives a magic scroll every turn.
       *[Shop] The shop gives a supply every turn.
    } Its owner takes one card a turn from all his buildings together.
about-building-of = { $owner_who }’s building: always level 2, 2 points, defence 2.
about-centre-neutral = The centre of a royal valley, guard { $strength }. Once taken it has level 4, but it gives no Lord.
about-centre = { $owner_who }’s centre of the valley, level { $level }. It defends itself with { $strength }: own buildings in this valley add 2 each.
about-pass = The Mountain Pass. A hero who stops here takes a ring; when he then goes through the gate that was rolled, he gets a Great Artefact.
about-bridge = The Royal Bridge. Here a hero gives a Great Artefact for a level, two levels for a Great Artefact, or changes one for another.
about-hero =
    { $owner_who }’s hero. He goes a square for a supply, { $ride ->
        [one] { $ride } square
       *[other] { $ride } squares
    } for a horse; with a weapon he attacks cities, ruins and heroes where he stands.
about-hero-veteran = He is a veteran: high morale gives him { $count } in battle instead of 1.
about-hero-home = He stands on his own terrain: 1 more in battle.
about-hero-ring = He has the ring of gate { $number }: going through it will bring a Great Artefact.
about-hero-ported = He has been through a gate this turn.
about-summon = Lost Scroll: { guest } will stand where you choose until the week ends.
about-bilkarr = Bilkarr, a wandering trader: every day he goes two squares diagonally. A hero on his square buys an elixir for { owed }.
about-bilkarr-stock =
    { $count ->
        [one] He has { $count } elixir left.
       *[other] He has { $count } elixirs left.
    }
about-metamorphia = Metamorphia moves to every new terrain card. A hero on the same kind of terrain plays any card and uses her power, once a turn.
about-power =
    { $colour ->
        [green] { terrain-green-effect }
        [gold] { terrain-gold-effect }
        [red] { terrain-red-effect }
        [blue] { terrain-blue-effect }
        [white] { terrain-white-effect }
       *[orange] { terrain-orange-effect }
    }
about-lay =
    Your card can lie here like this: { shape }. { $free ->
        [yes] It costs nothing.
       *[no] First the place, then the payment.
    }
about-lens =
    { $lens ->
        [nearer] Makes the map larger; then you can move it about.
        [farther] Makes the map smaller.
       *[whole] Shows the whole map again.
    } It changes nothing in the game.
about-ghost = So it will be once it is paid for: the card or place that has just been chosen.
about-bands = Bands join allies: they share a turn and count their points together.
about-unit =
    A unit of strength { $strength }: three of them found a city of level { $strength }{ $strength ->
        [1] {""}
       *[other] , two raise a city to that level
    }.
about-unit-labour = Two Freemen build a road or a market.
about-of-faction = Faction: { faction }. Cards of one faction make a cohort, and morale in battle.
about-unbound = An Unbound goes with every faction, but brings no supply, and nothing can change him.
about-fanatic = A Fanatic goes with every faction. To use him you sacrifice a card; then he counts double.
about-queen = A Queen, strength 5. Alone she raises a city from level 4 to 5. She stays while your deck has at least 20 cards at the checkpoints.
about-king = A King, strength 6. Alone he raises a city from level 5 to 6. He stays while your deck has at least 24 cards at the checkpoints.
about-artefact =
    { $type ->
        [Weapon] { artefact-Weapon-effect }
        [Horse] { artefact-Horse-effect }
        [Tool] { artefact-Tool-effect }
        [Tent] { artefact-Tent-effect }
        [Title] { artefact-Title-effect }
        [Amulet] { artefact-Amulet-effect }
       *[Scroll] { artefact-Scroll-effect }
    }
about-lit = Today it is lit: double power.
about-choice = Whoever gains it today chooses its colour.
about-supply = A supply pays for hiring, upgrades, artefacts, crossroads and a hero’s steps.
about-dust = Stardust counts as two supplies in one payment. It cannot be sold or sent to limbo.
about-chest = A chest buys any artefact or, sent to limbo, hides up to three cards in ambush at once.
about-replaces = This card is a stand-in: it replaces a real one until the turn ends.
about-great =
    { $great ->
        [Hammer] { great-Hammer-effect }
        [Horn] { great-Horn-effect }
        [Sword] { great-Sword-effect }
        [Shield] { great-Shield-effect }
        [Wings] { great-Wings-effect }
        [Crown] { great-Crown-effect }
        [Luut] { great-Luut-effect }
        [Pavilion] { great-Pavilion-effect }
        [Staff] { great-Staff-effect }
        [Book] { great-Book-effect }
        [Arrow] { great-Arrow-effect }
        [Bag] { great-Bag-effect }
        [Banner] { great-Banner-effect }
        [Cloak] { great-Cloak-effect }
        [Vase] { great-Vase-effect }
        [Mask] { great-Mask-effect }
        [LostScroll] { great-LostScroll-effect }
       *[Fate] { great-Fate-effect }
    }
about-great-battle = It may be played in battle, too.
about-great-turn = It works in its owner’s turn only, not in battle.
about-great-owned = { $owner_who } has it.
about-displayed = It is on display: a reward for beating the guard of the ruins.
about-in-hand = You hold it; when the turn ends it goes to your shelter.
about-made = A transformed card: use it this turn, then it is itself again.
about-in-shelter = It lies in your shelter: you can draw it again when your nation runs out.
about-in-nation = It waits in your nation: some day you will draw it.
about-in-vase = It lies on top of your nation: you will draw it soon.
about-in-ambush = It lies in your ambush: play it when somebody attacks you.
about-in-tents = It lies in your tent: it comes to your hand when you open it.
about-in-stash = It lies under a gate; you know, for you have looked.
about-in-spare = It is among the unused Great Artefacts.
about-in-limbo = It is in limbo, out of the game; only a storm or the Lost Scroll can bring it back.
about-drafted = You may keep it; the next player gets the others.
about-offered = You may choose it now.
about-lurk = It lies in your ambush: you may throw it into the battle now.
about-counts = In this battle it counts { $strength }.
about-day = The Oracle counts the days: seven make a week.
about-day-lit = Today the { type-short } is lit: it has double power for everyone, in defence too.
about-day-choice = Whoever gains { type-some } today chooses its colour.
about-day-check =
    { $days ->
        [one] Tonight is a checkpoint
       *[other] { $days } days to the checkpoint
    }{ $counted ->
        [yes] : decks are counted, and 20 cards bring a Queen, 24 a King
       *[no] ; decks are counted from the second week on
    }.
about-seat =
    { $who }{ $teams ->
        [yes] {" "}and allies
       *[no] {""}
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, the sum of the levels of cities.
about-seat-goal = Cities of level 4 or more: { $count } of the { $most } that end the game.
about-seat-cards = Cards: { $hand } in hand, { $nation } in the nation to draw, { $shelter } in the shelter, { $ambush } in ambush.
about-seat-deck = The whole deck: { $count }. At a checkpoint { $queen } cards bring a Queen, { $king } a King.
about-tent =
    { $owner_who }’s tent with { $count ->
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }.
about-tent-own = Open it free in a later turn or before you defend: its cards come to your hand.
about-tent-torn = A storm can tear it down: then all goes to the shelter.
about-tent-grand = It is the Pavilion of Eyla: no storm tears it down.
about-stack-unit =
    Hiring costs a unit of this rank or higher and { owed }. The top card goes to your shelter{ $count ->
        [0] , without a supply
        [one] , and a supply with it
       *[other] , and { $count } supplies with it
    }.
about-stack-artefact = It costs { owed } or a chest; the top card goes to your shelter.
about-stack-city = A new city costs { $count } units of one rank, and that rank is its level. The shape shows where roads leave it.
about-stack-road = A new road. It costs { works } and must join your network.
about-stack-empty = This stack is empty.
about-heap = Left in the pool: { $count }.
about-storm-deck = Face-down storms, { $count } left. Every way through a gate turns one up; when all have been, they are shuffled.
about-storm =
    { $number ->
        [1] { storm-1-effect }
        [2] { storm-2-effect }
        [3] { storm-3-effect }
        [4] { storm-4-effect }
        [5] { storm-5-effect }
        [6] { storm-6-effect }
        [7] { storm-7-effect }
        [8] { storm-8-effect }
        [9] { storm-9-effect }
        [10] { storm-10-effect }
        [11] { storm-11-effect }
       *[12] { storm-12-effect }
    }
about-storm-copy = This storm has been before: you may repeat its effect.
about-storm-spent = The latest storm; it comes back when all of them have been.
about-omen-storm = It has just broken: what can be done must be done.
about-fate-deck = Face-down Fate cards, { $count }. Instead of a displayed Great Artefact you may draw one: it offers another, or stardust.
about-fate =
    { $number ->
        [1] { fate-1-effect }
        [2] { fate-2-effect }
       *[3] { fate-3-effect }
    }
about-omen-fate = Choose one of the two.
about-elixir =
    { $elixir ->
        [Brotherhood] { elixir-Brotherhood-effect }
        [Colossus] { elixir-Colossus-effect }
        [Berserk] { elixir-Berserk-effect }
        [Palsy] { elixir-Palsy-effect }
        [ColdBreath] { elixir-ColdBreath-effect }
       *[Eclipse] { elixir-Eclipse-effect }
    }
about-flask-sale = Bilkarr sells it for { owed }; once drunk it works for three days.
about-flask-full = { $owner_who } has it, and has not drunk it yet.
about-flask-works =
    { $owner_who } has drunk it; { $days ->
        [one] this is its last day
       *[other] it works for { $days } days yet
    }{ $used ->
        [yes] , and was used today
       *[no] {""}
    }.
about-flask-victim = It weakens { $victim_who }.
about-flask-silent = Its owner wants no questions about elixirs for now.
about-drawer-actions = What cannot be done now; tap an action to learn why.
about-drawer-pool = Everything that can be hired, bought or built.
about-drawer-players = How everybody stands: cards, morale, cities.
about-drawer-day = The week and its days, storms and Fate.
about-drawer-relics = Great Artefacts that can still be won.
about-drawer-flasks = Elixirs: whose they are and how long they work.
about-drawer-rest = All Great Artefacts and what they do.
about-drawer-shelter = All your cards: shelter (discards), nation (to draw), ambush and tents.
about-drawer-limbo = Limbo: cards out of the game, open to all. Only a storm or the Lost Scroll brings them back.
about-drawer-storms = The twelve storm effects; those that have been are marked.
about-drawer-greats = All Great Artefacts and what they do; those that are owned are marked.
about-close = Closes the drawer.
about-panel = All that can be done in a turn. Bright entries are possible now; ask a dim one what it lacks.
about-act-build = A new city: { $count } units of one rank, which is its level and its points. Choose a stack, then a place beside your network.
about-act-raise = A city of yours rises by a level: { $count } units of the new level’s rank; the Queen for 5, the King for 6. Every level is a point.
about-act-road = A new road: { labour }, for forks and crossroads also { owed }. Choose a stack, then a place.
about-act-market = A market on a road of your network: { labour }. A hero on it trades artefacts and chests.
about-act-march =
    A hero sets out: a supply is one square, stardust two, a horse { $ride ->
        [one] { $ride } square
       *[other] { $ride } squares
    } (twice as many when lit).
about-act-port = A hero on a gate comes out of another one: a supply of toll and a normal step, once a turn. Every time a storm breaks.
about-act-attack = A hero attacks a city, ruins or a hero on his square; it takes a weapon. Then both sides play cards until one gives way.
about-act-hero = A second or lost hero appears in a city of yours: a weapon and { owed }.
about-act-hire = A new unit: a card of its rank or higher and { owed }. The top card of the stack goes to your shelter, usually with a supply.
about-act-upgrade = A unit in hand becomes one of the next rank: { owed }. The old card goes under its stack, the new one to your shelter.
about-act-buy = An artefact from a stack: { owed } or a chest. It goes to your shelter.
about-act-cohort = Show at least { $count } cards of one faction and draw two fewer than you show. Only before the first action.
about-act-mulligan = Discard your whole hand and draw { $count } cards. Only before the first action, instead of a cohort.
about-act-ambush = Send a unit to limbo and hide a battle card for your defence (for a chest up to three). Once a turn, at most { $count } in ambush.
about-act-open = Open a tent of an earlier turn: its cards come to your hand.
about-act-sell = On your own market a hero changes an artefact for a chest.
about-act-swap = On your own market a hero changes a chest for a top artefact.
about-act-grind = With two markets a hero changes { owed } for stardust.
about-act-tribute = A hero on Metamorphia’s terrain plays any card and uses the power of that terrain, once a turn.
about-act-elixir =
    A hero with Bilkarr buys an elixir: { owed }. Once drunk it works for { $days ->
        [one] { $days } day
       *[other] { $days } days
    }.
about-act-drink = Drink your elixir; from now on it works for three days.
about-act-use = Use an elixir that works once a day.
about-act-explore = Explore a card of the valley next to a hero: { labour }, for a crossroads also { owed }.
about-act-craft = Take a card of your building in the valley to your hand, one a turn.
about-act-ring = A hero on the Mountain Pass takes the ring of a gate that is rolled; going through it brings a Great Artefact.
about-act-deal = A hero on the Royal Bridge trades Great Artefacts and levels of cities.
about-act-end = Your turn ends: all cards go to the shelter, and you draw 6 new ones. They are your defence, too.
about-line = The strip above the hand: what is going on, and buttons to answer.
about-own = As a rule your least valuable cards pay at once. Click this first, then the action, to pay with others.
about-settle = The ticked cards pay: the least valuable of those that will do.
about-commit = You play as many cards at once as are needed, and of those the weakest.
about-answers = Answers to the question above the board.
about-tray = The cards that you choose from now.
about-battle = A battle: the attacker needs more strength, for the defender as much is enough. Who is behind plays a card or gives way.
about-battle-end = Heroes who lose leave the map, and all cards that were played go to the shelters.
about-side =
    { $side ->
        [attacker] The attack has strength { $strength } against { $against }
       *[defender] The defence has strength { $strength } against { $against }
    }{ $count ->
        [0] {" "}and is well so far
       *[other] ; it needs { $count } more
    }.
about-side-parts = Cards count, the city’s level or guard, morale (cards of one faction), own terrain, veterans and elixirs.
about-faction = { faction }: their terrain is { terrain }, their gate number { $number }.
about-faction-equal = All factions are equally strong.
about-faction-named = This faction is in the pool already.
about-level = A city of level { $level } costs { asked }. So many points it gives, and with that strength it defends itself.
about-deal =
    { $deal ->
        [give] You give a Great Artefact, and a city of yours rises by a level.
        [lower] Your cities lose two levels together, and you take a Great Artefact.
       *[change] You change your Great Artefact for a displayed one or a Fate card.
    }
about-answer = An answer to the question above the board.
about-answer-pay = You pay with these cards of your hand; what is played goes to the shelter when the turn ends.
about-answer-both = Both heroes attack with one weapon; if they lose, both leave the map.
about-answer-join = These heroes defend: they add morale and terrain, but leave the map if you lose.
about-answer-fight = The hero stays and fights.
about-answer-yield = You play no more: the battle is lost, the rest of your hand stays.
about-answer-fate-draw = Instead of a displayed Great Artefact you take a face-down Fate card.
about-answer-keep = You take what is offered.
about-answer-take-dust = Instead of the gift of Fate you take stardust: two supplies in a payment.
about-answer-done = You end what you have begun and go on with your turn.
about-answer-draw = You draw so many cards from your nation.
about-answer-bag = You take so many supplies to your hand, for use at once.
about-answer-abstain = You do not reach for an elixir now; you will be asked again at the next occasion.
about-answer-hush = You do not reach for an elixir, and for that time nobody asks; in your own turn you may still drink.
about-answer-agree = You agree to play with these factions.
about-answer-others = You want other factions: now you propose.
about-answer-elixir = It works at once.

## An action with its cost: so an entry is called, and so it stands in the prompt once chosen

begin-build = New city ({ $count } units of one rank)
begin-raise = Raising a city ({ $count } units of the new level’s rank)
begin-road = Road ({ labour-plain }; a crossroads also { owed })
begin-market = Market ({ labour-plain })
begin-march =
    Moving a hero (a supply: 1 square; a horse: { $ride ->
        [one] { $ride } square
       *[other] { $ride } squares
    })
begin-port = Through the Stormgate (a supply of toll and a step)
begin-attack = Attack (one weapon)
begin-hero = New hero (a weapon and { owed })
begin-hire = Hiring (a unit and { owed })
begin-upgrade = Upgrading a unit ({ owed })
begin-buy = Artefact ({ owed } or a chest)
begin-cohort = Cohort (at least { $count } cards of one faction)
begin-mulligan =
    New hand (discard all and draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    })
begin-ambush = Ambush (a unit or a chest; room for { $count } cards)
begin-open = Opening a tent
begin-sell = Selling an artefact for a chest
begin-swap = An artefact for a chest
begin-grind = Stardust ({ owed })
begin-tribute = Tribute to Metamorphia (any card)
begin-elixir =
    Elixir ({ owed }; it works { $days ->
        [one] { $days } day
       *[other] { $days } days
    })
begin-drink = Drinking an elixir
begin-use = Using an elixir
begin-explore = Exploring ({ labour-plain }; a crossroads also { owed })
begin-craft = A card of your building
begin-ring = The ring of the Pass
begin-deal = A deal on the Bridge
begin-end = End of the turn
labour-plain =
    { $count ->
        [one] a Freeman or a tool
       *[other] { $count } Freemen or tools
    }
