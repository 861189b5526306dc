### Spór o Bór 2: Na Tamę Marsz. Formations and tactics cards have English names; what is printed on
### the Polish cards stands beside them in labels and in the guide.

title = Spór o Bór 2: Na Tamę Marsz
about = A duel for two: the attacker breaks through seven dams, the defender holds the river.

## Roles, colours, animals, cards

role =
    { $role ->
        [attacker] attacker
       *[defender] defender
    }
colour =
    { $colour ->
        [T] teal
        [G] green
        [R] rose
        [A] amber
       *[B] brown
    }
animal =
    { $value ->
        [0] duck
        [1] pond snail
        [2] toad
        [3] salamander
        [4] crayfish
        [5] water shrew
        [6] turtle
        [7] eel
        [8] otter
        [9] heron
        [10] catfish
       *[11] beaver
    }
# The number of a dam, alone or in a list: “dams 3 and 5”.
dam-number = { $dam }
battle-card = { colour } { animal } { $value }
tactics-card =
    { $kind ->
        [Wazka] Dragonfly
        [Labedz] Swan
        [Perkoz] Grebe
        [Transfer] Transfer
        [Rekrutacja] Recruitment
        [Dezercja] Desertion
        [Zdrada] Betrayal
        [Eksplozja] Explosion
        [Wsparcie] Support
       *[Wymiana] Exchange
    }
tactics-title =
    { tactics-card }{ $kind ->
        [Transfer] {""}
        [Wazka] {" "}(Ważka)
        [Labedz] {" "}(Łabędź)
       *[other] {" "}({ $kind })
    }

tactics-Wazka-effect = An elite: stands for any value in any colour, whatever serves its owner best.
tactics-Labedz-effect = An elite: a 7 in any colour, whatever serves its owner best.
tactics-Perkoz-effect = An elite: a 1, 2 or 3 in any colour, whatever serves its owner best.
tactics-Transfer-effect = One of your battle cards crosses to the opponent’s side of its dam, if there is room, or is discarded.
tactics-Transfer-effect-any-dam = One of your battle cards crosses to the opponent’s side of any dam with room, or is discarded.
tactics-Transfer-effect-own-dam = One of your battle cards moves to another dam where you have room, or is discarded.
tactics-Rekrutacja-effect = Play a battle card from the discards at a dam where you have room.
tactics-Dezercja-effect = Discard one of the opponent’s battle cards from any dam.
tactics-Zdrada-effect = One of the opponent’s battle cards comes over to your side of its dam, if you have room there.
tactics-Zdrada-effect-any-dam = One of the opponent’s battle cards comes over to your side of any dam where you have room.
tactics-Eksplozja-effect = Discard all battle cards on both sides of one dam; elites stay.
tactics-Eksplozja-effect-all = Discard all cards on both sides of one dam, elites too.
tactics-Wsparcie-effect = Shuffle two battle cards from the discards back into the deck.
tactics-Wymiana-effect = Both of you secretly choose three cards from hand and swap them.

## Formations and what the dams ask for

formation-legion = Legion
formation-legion-help = One colour and consecutive values, such as green 5, 6 and 7: nothing is stronger.
formation-kompania = Company
formation-kompania-help = All values equal, such as three eights.
formation-bractwo = Clan
formation-bractwo-help = All cards of one colour.
formation-banda = Gang
formation-banda-help = Consecutive values in any colours.
formation-zgraja = Rabble
formation-zgraja-help = Anything else: the weakest formation.
formation-title =
    { $formation ->
        [legion] Legion
        [kompania] Company (Kompania)
        [bractwo] Clan (Bractwo)
        [banda] Gang (Banda)
       *[zgraja] Rabble (Zgraja)
    }
formation-sum = sum
formation-label =
    { $formation ->
        [legion] Legion, sum { $sum }
        [kompania] Company, sum { $sum }
        [bractwo] Clan, sum { $sum }
        [banda] Gang, sum { $sum }
        [zgraja] Rabble, sum { $sum }
       *[sum] sum { $sum }
    }

requirement-none = no requirement
requirement-none-help = The stronger formation wins; between equals the higher sum, then whoever was full first.
requirement-plus = higher sum
requirement-plus-help = Formations do not count: the higher sum wins.
requirement-minus = lower sum
requirement-minus-help = Formations do not count: the lower sum wins.
requirement-kompania = Company (Kompania)
requirement-kompania-help = A Company beats everything else here; if both sides have one, or neither, the higher sum decides.
requirement-bractwo = Clan (Bractwo)
requirement-bractwo-help = A Clan beats everything else here; if both sides have one, or neither, the higher sum decides.
requirement-banda = Gang (Banda)
requirement-banda-help = A Gang beats everything else here; if both sides have one, or neither, the higher sum decides.

tile-sides =
    { $spaces } { $spaces ->
        [one] space
       *[other] spaces
    }, { $requirement ->
        [plus] { requirement-plus }
        [minus] { requirement-minus }
        [kompania] { requirement-kompania }
        [bractwo] { requirement-bractwo }
        [banda] { requirement-banda }
       *[none] { requirement-none }
    }; once damaged { $damaged_spaces } { $damaged_spaces ->
        [one] space
       *[other] spaces
    }, { $damaged ->
        [plus] { requirement-plus }
        [minus] { requirement-minus }
        [kompania] { requirement-kompania }
        [bractwo] { requirement-bractwo }
        [banda] { requirement-banda }
       *[none] { requirement-none }
    }

## What happened

event-tile =
    { $you ->
        [yes] You lay
       *[no] { $who } lays
    } dam { $dam }: { tile-sides }.

event-play =
    { $you ->
        [yes] You play
       *[no] { $who } plays
    } { $card } at dam { $dam }{ $card_name ->
        [Wazka] : it stands for any card
        [Labedz] : a 7 in any colour
        [Perkoz] : a 1, 2 or 3 in any colour
       *[other] {""}
    }.
event-meet = At dam { $dam }, { $card } meets { $other }: both are discarded.
event-retreat =
    { $you ->
        [yes] You retreat
       *[no] { $who } retreats
    } from dam { $dam }, discarding { $cards }.
event-log =
    { $you ->
        [yes] You throw a log at dam { $dam } and knock out
       *[no] { $who } throws a log at dam { $dam } and knocks out
    } { $card }.
event-damage =
    { $you ->
        [yes] You take dam { $dam } and damage it
       *[no] { $who } takes dam { $dam } and damages it
    }: { $cards_count ->
        [one] { $cards_count } card is discarded.
       *[other] { $cards_count } cards are discarded.
    }
event-destroy =
    { $you ->
        [yes] You destroy dam { $dam }!
       *[no] { $who } destroys dam { $dam }!
    }
event-draw =
    { $who } draws a { $deck ->
        [tactics] tactics card
       *[battle] battle card
    }.
event-draw-secret = You draw { $card }.
event-deck-out = The battle deck has run out: the attacker has one last turn.
event-pass =
    { $you ->
        [yes] You have nothing to play.
       *[no] { $who } has nothing to play.
    }
event-trick =
    { $you ->
        [yes] You play
       *[no] { $who } plays
    } { $card }: { trick-clause }.
# What a trick does, in a few words.
trick-clause =
    { $card_name ->
        [Transfer] a card of one’s own leaves its dam
        [Rekrutacja] a discarded card comes back into the fight
        [Dezercja] the opponent loses a card at a dam
        [Zdrada] a card of the opponent changes sides
        [Eksplozja] both sides lose their cards at one dam
        [Wsparcie] two discarded cards go back into the deck
       *[Wymiana] both sides swap three cards from hand
    }
event-explode = The Explosion at dam { $dam } sweeps away { $cards }.
event-desert = Desertion: { $card } flees from dam { $dam }.
event-betray =
    Betrayal: { $you ->
        [yes] you win { $card } over to your
       *[no] { $who } wins { $card } over to their own
    } side of dam { $dam }.
event-transfer-out =
    Transfer: { $you ->
        [yes] you discard
       *[no] { $who } discards
    } { $card } from dam { $dam }.
event-transfer-across =
    Transfer: { $you ->
        [yes] you hand
       *[no] { $who } hands
    } { $card } over to the other side of dam { $dam }.
event-transfer-over =
    Transfer: { $you ->
        [yes] you hand
       *[no] { $who } hands
    } { $card } from dam { $dam } over to the other side of dam { $to }.
event-transfer-own =
    Transfer: { $you ->
        [yes] you move
       *[no] { $who } moves
    } { $card } from dam { $dam } to dam { $to }.
event-recruit =
    Recruitment: { $you ->
        [yes] you play
       *[no] { $who } plays
    } { $card } from the discards at dam { $dam }.
event-support =
    Support: { $you ->
        [yes] you shuffle
       *[no] { $who } shuffles
    } { $cards } back into the deck.
event-give = { $who } puts a card into the exchange.
event-give-secret = You put { $card } into the exchange.
event-swap =
    Exchange: { $who } gives { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }, { $rival } gives { $other_count ->
        [0] none
        [one] one
       *[other] { $other_count }
    }.
event-swap-secret =
    Exchange: you { $given_count ->
        [0] give nothing
       *[other] give { $given }
    }, and you { $taken_count ->
        [0] get nothing
       *[other] get { $taken }
    }.
event-over =
    { $you ->
        [yes] You win the game
       *[no] { $who } wins the game
    }: { $reason }.
event-next-game =
    Game { $number }: { $you ->
        [yes] now you attack
       *[no] now { $who } attacks
    }.

## The same in short, after a name and a colon

story-tile = the tile for dam { $dam }
story-play = { $card } at dam { $dam }
story-meet = both discarded: { $card } and { $other }
story-retreat = retreated from dam { $dam }
story-log = a log at dam { $dam }, hitting { $card }
story-damage = took and damaged dam { $dam }
story-destroy = destroyed dam { $dam }
story-pass = played nothing
story-trick = { $card }
story-explode = blew up dam { $dam }
story-desert = { $card } discarded from dam { $dam }
story-betray = won { $card } over at dam { $dam }
story-transfer-out = { $card } discarded from dam { $dam }
story-transfer-across = { $card } handed across dam { $dam }
story-transfer-over = { $card } handed across dam { $to }
story-transfer-own = { $card } moved from dam { $dam } to dam { $to }
story-recruit = { $card } from the discards to dam { $dam }
story-support = two discards back into the deck
story-swap = cards from hand swapped

## Why the game ended

reason-destroyed = a dam is destroyed
reason-four-damaged = four dams are damaged
reason-held = the river was held to the last turn
reason-both-games = both games were won
reason-more-cards = more cards were left in the deck after the game won
reason-more-left-standing = more logs and whole dams were left after the game won
reason-decider = the deciding game was won
reason-drawn = not even the fifth rematch decided it

## Goal and progress, always in sight

meter-damaged = dams damaged
meter-destroyed = destroyed
meter-deck = cards in the deck
meter-logs = logs
meter-game = Game

## The account at the end

tally-damaged = Dams damaged (of the { $most } that win)
tally-destroyed = Dam { $dam } destroyed
tally-whole = Dams intact (of { $most })
tally-logs = Logs left (of { $most })
tally-hand = Cards in hand
tally-won = Games won
tally-game = Game { $number }: won
tally-left-cards = Game { $number }: cards left in the deck
tally-left-standing = Game { $number }: logs and intact dams
tally-left-logs = Game { $number }: logs
tally-left-dams = Game { $number }: intact dams

## What the game asks now

prompt-lay-dams = Choose the tile that is to be dam { $dam }.
prompt-win = Take dam { $dam } and win!
prompt-take =
    You can take { $dams_count ->
        [one] dam { $dams }
       *[other] dams { $dams }
    }{ $count ->
        [0] . Four of them win.
       *[other] : you have { $count } of the four that win.
    } { $then ->
        [draw] Or draw a card.
        [end] Or end your turn.
       *[play] Or play a card first.
    }
prompt-attack =
    Play a card from your hand at one of the dams.{ $retreat ->
        [yes] {" "}Before that you may retreat from one dam.
       *[no] {""}
    }
prompt-attack-last =
    Your last turn: only taking a dam can win it. Play a card at one of the dams.{ $retreat ->
        [yes] {" "}Before that you may retreat.
       *[no] {""}
    }
prompt-defend =
    Play a card from your hand at one of the dams.{ $logs ->
        [0] {""}
       *[other] {" "}Before that you may throw a log: { logs-left }.
    }
prompt-defend-last =
    The deck is empty, so this is your last turn. Play a card that leaves the attacker nothing to take.{ $logs ->
        [0] {""}
       *[other] {" "}Before that you may throw a log: { logs-left }.
    }
logs-left = { $logs } left
prompt-make-room = All your spaces are taken: retreat from a dam, so that you can play a card.
prompt-no-play = None of your cards can be played now: play none, and draw.
prompt-draw-either = Your card is played. Now draw a battle card or a tactics card.
prompt-aim =
    { $trick }: { $trick_name ->
        [Transfer] choose the battle card of yours that is to leave its dam.
        [Rekrutacja] choose the battle card from the discards that you will play.
        [Dezercja] choose the opponent’s battle card that is to be discarded.
        [Zdrada] choose the opponent’s battle card that comes over to you.
        [Eksplozja] choose the dam where both sides lose their cards.
        [Wsparcie] choose the first of two discarded battle cards for the deck.
       *[other] choose a target.
    }
prompt-aim-again =
    { $trick }: { $trick_name ->
        [Transfer] choose where { $card } goes.
        [Rekrutacja] choose the dam for { $card }.
        [Zdrada] choose the dam for { $card }.
        [Wsparcie] { $card } goes back into the deck; choose the second card.
       *[other] { $card } – choose what comes next.
    }
prompt-exchange =
    Exchange: { $cards_count ->
        [0] you swap three cards from hand. Choose
       *[other] you give { $cards }. Choose
    } { $count }{ $cards_count ->
        [0] {""}
       *[other] {" "}more
    } { $count ->
        [one] card
       *[other] cards
    }.
prompt-exchange-wait = Exchange: you give { $cards }. { $who } is still choosing.
prompt-exchange-watch = Exchange: both sides are choosing the cards they will swap.
prompt-wait = It is { $who }’s turn.
prompt-wait-dams = { $who } lays the next dam.
prompt-wait-trick = { $who } plays { $trick } and is choosing what happens.
prompt-wait-last = { $who } has the last turn: now a dam falls and wins the game, or the river is held.
prompt-over = The game is over.

## Moves, as buttons say them

move-tile = Lay tile { $tile }: { tile-sides }
move-play = Play { $card } at dam { $dam }
move-retreat = Retreat from dam { $dam }
move-log = Throw a log at dam { $dam }
move-claim = Take dam { $dam }
move-pass = Play no card
move-draw = Draw a battle card
move-end = End the turn
move-trick = Play { $card }
move-draw-tactics = Draw a tactics card
move-target = Choose { $card }
move-give = Give { $card }
move-to-dam = Choose dam { $dam }
move-across = To the opponent’s side
move-out = Discard it

## What speaks for a move

why-wins = Taking dam { $dam } wins you the game.
why-takes =
    Dam { $dam } is yours for the taking: the { $number ->
        [1] first
        [2] second
        [3] third
       *[other] last
    } of the four that win the game.
why-then-wins = After this card you take dam { $dam } and win.
why-then-takes = After this card you take dam { $dam } at once.
why-completes =
    At dam { $dam } this completes a { $formation ->
        [legion] Legion
        [kompania] Company
        [bractwo] Clan
       *[banda] Gang
    }.
why-builds =
    At dam { $dam } this brings you closer to a { $formation ->
        [legion] Legion
        [kompania] Company
        [bractwo] Clan
       *[banda] Gang
    }.
why-in-hand = You hold the cards that are still missing there.
why-high = At dam { $dam } the highest sum counts, and this card is high.
why-low = At dam { $dam } the lowest sum counts, and this card is low.
why-meets = At dam { $dam } it drives out your opponent’s { $other }.
why-holds = Your side of dam { $dam } is the stronger one: the attacker cannot take it.
why-decisive =
    { $role ->
        [attacker] If you take dam { $dam }, you win the game.
       *[defender] If you lose dam { $dam }, you lose the game.
    }
why-lost-cause = With what lies at dam { $dam }, you will hardly take it.
why-breaks =
    The log takes { $card } and breaks up the attacker’s { $formation ->
        [legion] Legion
        [kompania] Company
        [bractwo] Clan
       *[banda] Gang
    } at dam { $dam }.
why-chance = Your chances at dam { $dam } rise from about { $before } to about { $after } in a hundred.
why-spare = This is the card you will miss least.
why-tactics = You have no tactics card, and with one it is easier to surprise your opponent.

## Refusals

error-bad-move = “{ $text }” is not a move in this game; moves look like G7>3, log2, claim5, retreat1, draw.
refusal-no-such-move = There is no move number { $move }; choose one of the possible moves.
refusal-no-tactics = This game is played without tactics cards; choose a move of the base game.
refusal-not-in-hand = You do not have { $card }; choose a card from your hand.
refusal-tactics-limit = You have played one tactics card more than your opponent; play a battle card, or wait until they catch up.
refusal-no-room = Your side of dam { $dam } is full; choose another.
refusal-trick-impossible =
    { $card_name ->
        [Transfer] Transfer has nothing to move: you have no battle card at any dam
        [Rekrutacja] Recruitment lacks a battle card among the discards, or a free space on your side
        [Dezercja] Desertion has nobody to tempt: your opponent has no battle card at any dam
        [Zdrada] Betrayal has nobody to win over: the opponent’s battle card, or the free space for it, is missing
        [Eksplozja] Explosion has nothing to sweep away: no card at the dams would go
        [Wsparcie] Support needs two battle cards among the discards
       *[other] { $card } cannot be carried out in full now
    }; play another card.
refusal-card-played = You cannot play another card this turn; draw one now, or end the turn.
refusal-finish-trick = Finish { $trick } first: choose what the card asks for.
refusal-exchange-first =
    An Exchange is going on; first choose { $count } { $count ->
        [one] card
       *[other] cards
    } from your hand to give away.
refusal-no-trick = No trick is at work now, so there is nothing to choose or to give; choose another move.
refusal-attacker-retreats = Only the attacker may retreat; the defender may throw a log instead.
refusal-nothing-to-retreat = You have no cards at dam { $dam } that could retreat; choose another.
refusal-defender-logs = Only the defender throws logs; the attacker may retreat instead.
refusal-no-logs = All logs have been thrown; go on without them.
refusal-nothing-to-hit = The attacker has no card at dam { $dam } for a log to hit; choose another.
refusal-preparation-over = It is too late for that: you can retreat or throw a log only at the start of your turn, before you play a card.
refusal-attacker-claims = Only the attacker takes dams; you defend them.
refusal-not-full =
    To take dam { $dam } you need { $spaces } { $spaces ->
        [one] card
       *[other] cards
    } there; fill your side first.
refusal-defender-stronger =
    The defender holds dam { $dam }: { $tie ->
        [yes] the formations are equal, but the defender’s was full first
       *[no] the defender’s formation is stronger
    }.
refusal-defender-could =
    Dam { $dam } cannot be taken yet: { $cards_count ->
        [0] the defender could still hold it
       *[other] the defender could still hold it with { $cards }
    }.
refusal-can-play = You have a card that can be played, so play it; you may play none only if you have no such card.
refusal-make-room = All your spaces are taken; take a dam, retreat from one or play a trick.
refusal-play-first = Play a card first, then draw.
refusal-no-more-draws = The deck has run out and nobody draws any more; play on with what you have.
refusal-no-tactics-left = The tactics deck is empty; draw a battle card.
refusal-already-drawn = You do not draw again this turn; take a dam, or end the turn.
refusal-may-not-end = Not yet: first play a card, then draw one, and only then end the turn.
refusal-not-a-target =
    It cannot be { $card }: { $trick_name ->
        [Transfer] Transfer moves one of your own battle cards at a dam
        [Rekrutacja] Recruitment takes a battle card from the discards
        [Dezercja] Desertion removes an opposing battle card at a dam
        [Zdrada] Betrayal wins over an opposing battle card to where you have room
        [Wsparcie] Support takes battle cards from the discards
       *[other] { $trick } works on something else
    }; choose another.
refusal-not-there =
    Dam { $dam } will not do: { $trick_name ->
        [Eksplozja] Explosion would sweep nothing away there
        [Wsparcie] Support shuffles cards into the deck and lays none at a dam
        [Transfer] Transfer does not reach it
       *[other] you have no room there
    }; choose something else.
refusal-already-given = You have put { $card } into the exchange already; choose another card.
refusal-no-room-across = There is no room on the other side of dam { $dam }; you can only discard the card.

refusal-lay-dams = The dams come first: choose a tile for the next place in the row.
refusal-tile-taken = Tile { $tile } lies in the row already, or is the same as another that waits; choose another.
refusal-dams-lie = All seven dams lie in their row already; choose another move.

## Options

option-attacker = Who attacks
option-attacker-help = The attacker starts and breaks through the dams; the other player defends them.
option-attacker-1 = first player
option-attacker-1-help = Whoever sits in seat 1 attacks.
option-attacker-2 = second player
option-attacker-2-help = Whoever sits in seat 2 attacks.
option-attacker-random = at random
option-attacker-random-help = Chance deals the roles.
option-dams = Order of the dams
option-dams-help = How the seven dams come to lie in their row before the game.
option-dams-fixed = always the same
option-dams-fixed-help = In the order of the table in the guide.
option-dams-shuffled = at random
option-dams-shuffled-help = Chance lays the row, anew for every game.
option-dams-chosen = laid by the players
option-dams-chosen-help = Before the cards are dealt you lay the dams by turns, from left to right; the defender begins.
option-match = Match
option-match-help = One game, or two with the roles swapped.
option-match-single = single game
option-match-single-help = Whoever wins the game wins the match.
option-match-rewanz = rematch
option-match-rewanz-help = After the first game you swap roles; at one game each it counts who did better.
option-standing = Two successful defences
option-standing-help = Who did better in a rematch if both of you won as defender.
option-standing-sum = logs and dams together
option-standing-sum-help = The logs left and the whole dams are added up.
option-standing-logs = logs first
option-standing-logs-help = More logs left; with equal logs, more whole dams.
option-standing-dams = dams first
option-standing-dams-help = More whole dams; with equal dams, more logs left.
option-again = Rematch without a winner
option-again-help = What you play when a rematch has no winner.
option-again-pair = both games again
option-again-pair-help = Two more games with the roles swapped; after five such pairs it is a draw.
option-again-game = one game that decides
option-again-game-help = A single game in the roles of the first one; whoever wins it wins the match.
option-tactics = Tactics cards
option-tactics-help = Eleven cards from a deck of their own: elites and tricks.
option-tactics-off = no
option-tactics-off-help = The base game, without tactics cards.
option-tactics-on = yes
option-tactics-on-help = Everybody starts with one tactics card and may draw more.
option-retreat = Retreat
option-retreat-help = From how many dams the attacker may retreat in one turn.
option-retreat-one = from one dam
option-retreat-one-help = Once a turn, from one dam.
option-retreat-several = from several dams
option-retreat-several-help = From as many dams in a turn as the attacker likes.
option-transfer = Transfer
option-transfer-help = Where Transfer takes your card; discarding it instead is always possible.
option-transfer-across = across the dam
option-transfer-across-help = To the opponent’s side of the same dam.
option-transfer-any-dam = across any dam
option-transfer-any-dam-help = To the opponent’s side of any dam where there is room.
option-transfer-own-dam = to another own dam
option-transfer-own-dam-help = To your side of another dam where you have room.
option-zdrada = Betrayal
option-zdrada-help = Where a card won over by Betrayal goes.
option-zdrada-same-dam = same dam
option-zdrada-same-dam-help = To your side of the same dam.
option-zdrada-any-dam = any dam
option-zdrada-any-dam-help = To your side of any dam where you have room.
option-sweep = Retreat and Explosion
option-sweep-help = What a retreat and an Explosion remove from a dam.
option-sweep-battle = battle cards only
option-sweep-battle-help = Elites stay where they are.
option-sweep-all = all cards
option-sweep-all-help = Elites leave together with the battle cards.

## What it is, what it does, how it stands: for whoever asks

about-valley = The river with its seven dams. The attacker wants to destroy one dam or damage four; the defender has to hold out until the deck is empty.
about-dam-place = Dam { $dam } will stand here: you lay the dams by turns, from left to right.
about-dam-rule =
    { $requirement ->
        [plus] Formations do not count here: the higher sum wins.
        [minus] Formations do not count here: the lower sum wins.
        [kompania] A Company (equal values) beats everything else here; otherwise the sum counts.
        [bractwo] A Clan (one colour) beats everything else here; otherwise the sum counts.
        [banda] A Gang (consecutive values) beats everything else here; otherwise the sum counts.
       *[none] The stronger formation wins; between equals the higher sum, then the one that was full first.
    }
about-dam-side =
    { $side ->
        [own] You
        [attacker] Attacker
       *[defender] Defender
    }: { $state ->
        [full] full – { formation-label }.
        [lost] { $count } of { $spaces } cards, and it can never be full.
       *[open] { $count } of { $spaces } cards, in reach { formation-label }.
    }
about-dam-stake =
    { $stake ->
        [destroyed] Destroyed: the river runs free, and the defence has lost.
        [own-claim] You can take it in your turn: nothing can hold it any more!
        [attacker-claim] The attacker can take it in their turn: nothing can hold it any more!
        [held] The defender is stronger here, so the dam is safe.
        [damaged] Damaged: whoever takes it now destroys it and wins.
        [fourth] Whole, but it would be the fourth damaged one: taking it wins the game.
       *[whole] Whole: when taken it is damaged and turned over, and its cards are discarded.
    }
about-slots =
    { $spaces } { $spaces ->
        [one] space
       *[other] spaces
    } for cards at dam { $dam }, { $side ->
        [own] on your side
        [attacker] on the attacker’s side
       *[defender] on the defender’s side
    }. The first card lies closest to the dam.
about-claim =
    { $holds ->
        [yes] A bright flag: the attacker can take dam { $dam }, for the defender cannot form anything stronger there.
       *[no] A pale flag: the attacker is full at dam { $dam }, but the defender is stronger, or still may be.
    }
about-tile = A dam that waits for its place in the row. At the top its spaces and what it asks for, at the bottom the same once it is damaged.
about-hand-card = Play it on your side of a dam where you have a free space; there it stays.
about-joins =
    It fits a formation you have begun: a { $formation ->
        [legion] Legion
        [kompania] Company
        [bractwo] Clan
       *[banda] Gang
    } at { $dams_count ->
        [one] dam { $dams }
       *[other] dams { $dams }
    }.
about-joins-none = It fits none of the formations you have begun: there it would only add to the sum.
about-picked = Put into the exchange: your opponent is about to get it.
about-laid =
    It lies at dam { $dam }, { $side ->
        [own] on your side
        [attacker] on the attacker’s side
       *[defender] on the defender’s side
    }.
about-log-target = It lies closest to the dam, so the defender’s log would hit it.
about-duck = A duck: played opposite the beaver of its colour, it leaves together with it.
about-beaver = A beaver: played opposite the duck of its colour, it leaves together with it.
about-discarded =
    Discarded: nobody can add it to a formation any more{ $tactics ->
        [yes] , unless Recruitment or Support brings it back
       *[no] {""}
    }.
about-tactics =
    { $kind ->
        [Wazka] { tactics-Wazka-effect }
        [Labedz] { tactics-Labedz-effect }
        [Perkoz] { tactics-Perkoz-effect }
        [Transfer]
            { $reading ->
                [any] { tactics-Transfer-effect-any-dam }
                [own] { tactics-Transfer-effect-own-dam }
               *[other] { tactics-Transfer-effect }
            }
        [Rekrutacja] { tactics-Rekrutacja-effect }
        [Dezercja] { tactics-Dezercja-effect }
        [Zdrada]
            { $reading ->
                [any] { tactics-Zdrada-effect-any-dam }
               *[other] { tactics-Zdrada-effect }
            }
        [Eksplozja]
            { $reading ->
                [any] { tactics-Eksplozja-effect-all }
               *[other] { tactics-Eksplozja-effect }
            }
        [Wsparcie] { tactics-Wsparcie-effect }
       *[Wymiana] { tactics-Wymiana-effect }
    }
about-tactics-limit =
    Nobody may have played more than one tactics card more than the other; so far { $side ->
        [own] you { $count }, your opponent { $other_count }
       *[attacker] the attacker { $count }, the defender { $other_count }
    }.
about-trick-laid =
    { $running ->
        [yes] { $who } is playing it right now.
       *[no] It has been played, by { $who }.
    }
about-fallen = This elite has been discarded, and will not come back in this game.
about-attacker =
    { $who } attacks, and wins at once by destroying one dam or damaging the fourth. Damaged: { $count } of 4.
about-defender =
    { $who } defends, and wins if the deck runs out and the last attack brings nothing. Cards in the deck: { $count }; logs: { $logs } of 3.
about-held =
    In hand: { $count } { $count ->
        [one] battle card
       *[other] battle cards
    }{ $tactics_count ->
        [0] {""}
        [one] {" "}and { $tactics_count } tactics card
       *[other] {" "}and { $tactics_count } tactics cards
    }.
about-given = From you, your opponent holds { $cards }.
about-turn =
    Now { $who } plays. A turn goes like this: { $role ->
        [attacker] a retreat, if need be
       *[defender] a log, if it is worth it
    }, then one card played and one drawn.
about-hidden = A hidden card in somebody else’s hand: nobody sees it until it lies at a dam.
about-deck = At the end of a turn its player draws one card from here.
about-clock =
    The deck is the clock: { $ending ->
        [last] it has run out, so the attack has one last turn, and then the defender wins.
       *[running] { $count ->
            [one] { $count } card is
           *[other] { $count } cards are
        } left. When it runs out, the attacker has one more turn, and then the defender wins.
    }
about-tactics-deck =
    After playing you may draw from here instead of a battle card; { $count ->
        [0] there are no cards left.
        [one] { $count } card is left.
       *[other] { $count } cards are left.
    }
about-logs = At the start of a turn the defender may throw one log at a dam: it knocks out the attacker’s card that lies closest to that dam.
about-logs-left =
    { $count ->
        [0] All have been thrown.
        [one] { $count } of 3 is left.
       *[other] { $count } of 3 are left.
    }
about-discards =
    Battle cards discarded: { $count } of 60, each at the place of its colour and value.
about-discards-use = What is seen neither here nor at the dams may still come: so you know what your opponent could form.
about-retreat = Retreat: the attacker discards all their battle cards at one dam and has free spaces there again. Then a card is played as usual.
about-pass = No card can be played, so you draw a new one at once.
about-end = The turn is over. A dam you do not take now can be taken later too, if nothing changes.
about-across = Your card goes over to the opponent’s side and counts for them.
about-formations = The formations, the strongest first; between equals the higher sum of values wins.
about-formations-read =
    The number of a dam stands beside the best formation { $side ->
        [own] you
       *[attacker] the attacker
    } can still form there. At the dams + and − only the sum counts.
about-best =
    Dam { $dam }: { $formation ->
        [lost] the cards that would fill this side are gone.
       *[other] the best { $side ->
            [own] you
           *[attacker] the attacker
        } can still form here is { formation-label }.
    }
about-formation =
    { $formation ->
        [legion] { formation-legion-help }
        [kompania] { formation-kompania-help }
        [bractwo] { formation-bractwo-help }
        [banda] { formation-banda-help }
       *[zgraja] { formation-zgraja-help }
    }

## Labels in the picture

formations = Formations in reach
formations-open = Formations
at-dams =
    { $count ->
        [one] dam
       *[other] dams
    }
best-label =
    Dam { $dam }, in reach: { $formation ->
        [legion] Legion
        [kompania] Company
        [bractwo] Clan
        [banda] Gang
       *[zgraja] Rabble
    }


deck = Battle deck
deck-count =
    Battle deck: { $count } { $count ->
        [one] card
       *[other] cards
    }
tactics-deck = Tactics deck
tactics-deck-count =
    Tactics deck: { $count } { $count ->
        [one] card
       *[other] cards
    }
discards = Discards
discards-count =
    Discards: { $count } { $count ->
        [one] card
       *[other] cards
    }
logs = Logs
logs-count =
    { $count } { $count ->
        [one] log
       *[other] logs
    }
your-hand = Your hand
their-hand = Opponent’s hand
their-hand-count =
    Opponent’s hand: { $count } { $count ->
        [one] card
       *[other] cards
    }
hidden-card = hidden battle card
hidden-tactics-card = hidden tactics card
turn-of = { $who }’s turn
has-turn = To move
last-turn = Last turn
you-are =
    { $role ->
        [attacker] You attack
       *[defender] You defend
    }
damaged-count =
    Damaged dams: { $count } of 4
tactics-played =
    Tactics cards played: you { $yours }, opponent { $theirs }
dam-label =
    Dam { $dam }, { $state ->
        [damaged] damaged
        [destroyed] destroyed
       *[whole] whole
    }, { $spaces } { $spaces ->
        [one] space
       *[other] spaces
    }, { $requirement ->
        [plus] { requirement-plus }
        [minus] { requirement-minus }
        [kompania] { requirement-kompania }
        [bractwo] { requirement-bractwo }
        [banda] { requirement-banda }
       *[none] { requirement-none }
    }
dam-empty = Place of dam { $dam }: no tile lies here yet
tile-label = A dam to lay: { tile-sides }
card-label =
    { $card }, { $where ->
        [hand] in your hand
        [discards] among the discards
        [tricks] beside the tactics deck
        [attacker] dam { $dam }, attacker’s side
       *[defender] dam { $dam }, defender’s side
    }
button-retreat = Retreat
button-pass = Play no card
button-end = End the turn
button-discards = Discard
button-across = Across the dam
preview-damage = Dam { $dam } will be damaged, and the cards on both sides discarded.
preview-win = Dam { $dam } falls and you win!
preview-fourth = Dam { $dam } will be the fourth damaged one and you win!
preview-meet = It meets the { $other }: both will be discarded.
preview-full = A full formation: { $formation }.

preset-first = first game
preset-first-help = One game, only the animals, no tactics cards; player 1 attacks.
preset-tactics = with tactics
preset-tactics-help = One game with the tactics cards.
preset-fair = return match
preset-fair-help = Two games with the roles swapped: the fairest way to see who is better.
