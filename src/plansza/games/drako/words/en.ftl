### Drako: Knights and Trolls, with the sides of Dragon and Dwarves. A figure begins a sentence in the
### nominative, with a capital; within a sentence it stands in the accusative.

title = Drako: Knights and Trolls
about = Duels for two in a moonlit valley: knights, trolls, a dragon and dwarves, any two of them, with cards and figures on nineteen fields.

## Sides, figures, cards

side =
    { $side ->
        [knights] Knights
        [trolls] Trolls
        [dragon] Dragon
       *[dwarves] Dwarves
    }
figure =
    { $form ->
        [nom] { $figure ->
            [knight] The knight
            [archer1] The first archer
            [archer2] The second archer
            [thrower] The thrower
            [berserker] The berserker
            [dragon] The dragon
            [brald] Brald
            [morin] Morin
           *[urpen] Urpen
        }
       *[other] { $figure ->
            [knight] the knight
            [archer1] the first archer
            [archer2] the second archer
            [thrower] the thrower
            [berserker] the berserker
            [dragon] the dragon
            [brald] Brald
            [morin] Morin
           *[urpen] Urpen
        }
    }
figure-short =
    { $figure ->
        [knight] Knight
        [archer1] Archer I
        [archer2] Archer II
        [thrower] Thrower
        [berserker] Berserker
        [dragon] Dragon
        [brald] Brald
        [morin] Morin
       *[urpen] Urpen
    }
symbol-one =
    { $one ->
        [move] { $one_count ->
            [1] move { $one_value }
           *[other] two move { $one_value }
        }
        [attack] { $one_count ->
            [1] strike { $one_value }
            [2] two strike { $one_value }/{ $one_low }
           *[other] three strike { $one_value }
        }
        [shield] { $one_count ->
            [1] { $one_value ->
                [0] shield
                [1] shield for a stone
               *[other] shield for { $one_value } stones
            }
           *[other] double shield
        }
        [bow] bow { $one_value }
        [xbow] crossbow { $one_value }
        [rock] rock { $one_value }
        [fire] fire { $one_value }
        [net] net
        [charge] charge
        [fly] flight
       *[reinforce] reinforcements
    }
symbol-two =
    { $two ->
        [move] { $two_count ->
            [1] move { $two_value }
           *[other] two move { $two_value }
        }
        [attack] { $two_count ->
            [1] strike { $two_value }
            [2] two strike { $two_value }/{ $two_low }
           *[other] three strike { $two_value }
        }
        [shield] { $two_count ->
            [1] { $two_value ->
                [0] shield
                [1] shield for a stone
               *[other] shield for { $two_value } stones
            }
           *[other] double shield
        }
        [bow] bow { $two_value }
        [xbow] crossbow { $two_value }
        [rock] rock { $two_value }
        [fire] fire { $two_value }
        [net] net
        [charge] charge
        [fly] flight
       *[reinforce] reinforcements
    }
card-of-one = “{ symbol-one }”
card-of-two = “{ symbol-one } or { symbol-two }”

symbol-help =
    { $one ->
        [move] { $one_count ->
            [1] { $one_value ->
                [1] One figure moves one field.
               *[other] One figure moves up to { $one_value } fields.
            }
           *[other] { $one_value ->
                [1] Up to two figures move, one field each.
               *[other] Up to two figures move, each up to { $one_value } fields.
            }
        }
        [attack] { $one_count ->
            [1] One figure strikes a neighbour with strength { $one_value }.
            [2] Up to two figures strike at once, with strength { $one_value } and { $one_low }.
           *[other] Up to three figures strike at once, with strength { $one_value } each.
        }
        [shield] Stops an attack, but only in answer to one.
        [bow] An archer shoots along a straight line at the nearest enemy.
        [xbow] Morin shoots along a straight line at the nearest enemy.
        [rock] The thrower hurls a rock along a straight line: full strength on the first figure, one less on each further one.
        [fire] The dragon burns everybody on a straight line to the edge of the board.
        [net] Urpen throws the net over a neighbour.
        [charge] The berserker runs straight on until something stops him, and strikes it twice with strength 1.
        [fly] The dragon flies to any free field.
       *[reinforce] A fallen archer returns to a start field.
    }
sign-name =
    { $one ->
        [move] move
        [attack] strike
        [shield] shield
        [bow] bow
        [xbow] crossbow
        [rock] rock
        [fire] fire
        [net] net
        [charge] charge
        [fly] flight
       *[reinforce] rally
    }
track-name =
    { $track ->
        [armour] Armour
        [wings] Wings
        [fire] Fire
       *[legs] Legs
    }
direction =
    { $direction ->
        [NW] north-west
        [NE] north-east
        [E] east
        [SE] south-east
        [SW] south-west
       *[W] west
    }

## What happened

event-keep =
    { $you ->
        [yes] You keep your opening hand.
       *[no] { $who } keeps the opening hand.
    }
event-redraw =
    { $you ->
        [yes] You shuffle your opening hand back and take four new cards.
       *[no] { $who } shuffles the opening hand back and takes four new cards.
    }
event-place =
    { $you ->
        [yes] You place
       *[no] { $who } places
    } { $figure_acc } on { $field }.
event-draw =
    { $you ->
        [yes] You draw
       *[no] { $who } draws
    } { $count ->
        [one] one card
       *[other] { $count } cards
    }.
event-draw-secret = You draw { $cards }.
event-drop =
    { $you ->
        [yes] You discard
       *[no] { $who } discards
    } { $card }.
event-play =
    { $you ->
        [yes] You play
       *[no] { $who } plays
    } { $card }.
event-use =
    { $you ->
        [yes] You choose
       *[no] { $who } chooses
    }: { symbol-one }.
event-waste = { $card } is played without effect.
event-move = { $figure } goes from { $old } to { $field }.
event-fly = { $figure } flies from { $old } to { $field }.
event-charge =
    { $figure } charges { direction }, to { $field }.
event-reinforce = { $figure } returns to the fight on { $field }.
event-plate = Reinforcements shield { $figure_acc }: one more wound to bear.
event-attack =
    { $figure } { $kind ->
        [bow] shoots at
        [xbow] shoots at
        [rock] hurls a rock at
        [fire] breathes fire at
        [net] throws the net at
        [charge] rams
       *[attack] strikes
    } { $target_acc }{ $kind ->
        [net] .
       *[other] { " " }with strength { $value }.
    }
event-assign = { $figure } strikes the stronger blow, { $value }.
event-block =
    { $you ->
        [yes] You stop
       *[no] { $who } stops
    } an attack on { $figure_acc } with { $card }{ $stones ->
        [0] .
        [1] { " " }and a stone.
       *[other] { " " }and { $stones } stones.
    }
event-also-block =
    The same card, { $card }, also stops an attack on { $figure_acc }.
event-dodge = { $figure } dodges!
event-netted = The net falls over { $figure_acc }.
event-shed = { $figure } sheds the net; that takes the whole turn.
event-wound =
    { $figure } takes { $count ->
        [one] a wound
       *[other] { $count } wounds
    }.
event-lost =
    { $figure } loses { $power ->
        [throw] the power to throw
        [charge] the power to charge
        [armour] the armour
        [wings] the wings
        [fire] the fire
       *[legs] the legs
    }.
event-slain = { $figure } falls.
event-fury = { $figure } rages: three actions for one wound.
event-reshuffle =
    { $you ->
        [yes] You shuffle your discards into a new deck.
       *[no] { $who } shuffles the discards into a new deck.
    }
event-second-deck =
    { $you ->
        [yes] You make
       *[no] { $who } makes
    } a second deck of { $count } cards from the discards.
event-stones-back =
    { $you ->
        [yes] You take back
       *[no] { $who } takes back
    } { $count ->
        [one] one stone
       *[other] { $count } stones
    }.
event-lapse =
    { $you ->
        [yes] You have no cards left; the rest of your turn is lost.
       *[no] { $who } has no cards left; the rest of the turn is lost.
    }
event-pass =
    { $you ->
        [yes] You have no cards left and pass.
       *[no] { $who } has no cards left and passes.
    }
event-over =
    { $you ->
        [yes] You win the duel
       *[no] { $who } wins the duel
    }: { $reason }.
event-drawn = The duel ends in a draw: { $reason }.
event-next-duel =
    Duel { $number }: the sides are swapped. { $you ->
        [yes] You now play
       *[no] { $who } now plays
    } the side named first.

## Why it ended

reason-knights-slain = the knight and both archers have fallen
reason-trolls-slain = both trolls have fallen
reason-dragon-slain = the dragon is slain
reason-dwarves-slain = all three dwarves have fallen
reason-trolls-out = the sun is up and the trolls turn to stone
reason-knights-out = the knights are out of cards and the dragon lives
reason-dwarves-out = the dwarves are out of cards and the dragon lives
reason-dwarves-outlast = the dwarves have held out to their last card
reason-outnumbered = both decks have run out, and one side has more figures left
reason-even-numbers = both decks have run out, and with equal numbers the dwarves win
reason-stalled = sixty turns without a wound
reason-more-duels = more duels won
reason-more-wounds = one duel each, and more wounds dealt
reason-equal-wounds = one duel each, and equally many wounds dealt

## Goal and progress, always in sight

meter-wounds =
    { $side ->
        [knights] knights’ wounds
        [trolls] trolls’ wounds
        [dwarves] dwarves’ wounds
       *[dragon] dragon’s wounds
    }
meter-dawn =
    { $side ->
        [trolls] cards until dawn
       *[other] cards until the end
    }
meter-both-decks = Cards until the end
meter-calm = Turns without a wound
meter-duel = Duel

## The account at the end

tally-wounds = Wounds dealt
tally-fallen = Figures lost
tally-cards = Cards in deck and hand
tally-won = Duels won
tally-all-wounds = Wounds dealt in all
tally-duel = Duel { $number }: won
tally-duel-wounds = Duel { $number }: wounds dealt

## What the game asks now

prompt-redraw = Keep your opening hand, or shuffle it back once for four new cards.
prompt-place = Place a figure: choose the figure, then its field.
prompt-act =
    Play a card or draw two; { $count ->
        [one] one action left
       *[other] { $count } actions left
    }.
prompt-act-fury =
    Play a card or draw two; { $count } actions left. Before that Brald may rage: three actions for a wound.
prompt-act-net =
    Play a card or draw two; { $count } actions left. Or shed the net, for the whole turn.
prompt-drop =
    Too many cards: discard { $count ->
        [one] one
       *[other] { $count }
    }.
prompt-symbol = { $card }: choose a symbol, or play the card without effect.
prompt-carry =
    { $one ->
        [move] Choose a figure and where it goes.
        [attack] Choose who strikes, then whom.
        [bow] Choose the archer, then the target.
        [xbow] Choose Morin’s target.
        [rock] Choose the first figure that the rock hits.
        [fire] Choose the first figure that the fire burns.
        [net] Choose whom the net falls on.
        [charge] Choose where the berserker runs, or whom he rams.
        [fly] Choose where the dragon lands.
       *[reinforce] Choose where the reinforcements arrive.
    }
prompt-carry-more =
    { $one ->
        [move] Move another figure, or leave it at that.
       *[attack] Choose another attacker, or leave it at that.
    }
prompt-assign = Choose who strikes harder.
prompt-react =
    { $count ->
        [one] You are under attack
       *[other] You are attacked { $count } times
    }: block with a shield card, or take the blow.
prompt-pair = Dwarves block in pairs: choose the second shield card.
prompt-spare = The double shield can stop one more attack.
prompt-track =
    Choose where the dragon is wounded ({ $count ->
        [one] one wound
       *[other] { $count } wounds
    }).
prompt-maim =
    Choose where your attack wounds the dragon ({ $count ->
        [one] one wound
       *[other] { $count } wounds
    }).
prompt-step = The knight may step aside to a free neighbouring field.
prompt-wait = It is { $who }’s turn.
prompt-wait-answer = { $who } answers the attack.
prompt-over = The duel is over.

## Moves, as buttons say them

move-go = { $figure } to { $field }
move-strike = { $figure } attacks { $target_acc }
move-run =
    Charge { direction }, without a blow
move-hit =
    Charge { direction } and strike twice
move-play = Play { $card }
move-drop = Discard { $card }
move-block = Stop attack { $attack } with { $card }
move-also = Stop attack { $attack } too
move-dodge = Dodge attack { $attack }
move-use =
    { $place ->
        [1] First symbol
       *[2] Second symbol
    }
move-assign = The stronger blow: { $figure_acc }
move-track =
    Wound: { $track ->
        [armour] armour
        [wings] wings
        [fire] fire
       *[legs] legs
    }
move-plate = Reinforcements to { $figure_acc }
move-waste = Without effect
move-draw = Draw two cards
move-done = Enough
move-endure = Take the blow
move-fury = Brald’s fury
move-shed = Shed the net
move-keep = Keep this hand
move-redraw = Draw four new cards

## What speaks for a move

why-kill = Unless it is blocked, this attack slays { $target_acc }.
why-cripple = { $target } may lose a power to this.
why-wound =
    { $target } may take { $count ->
        [one] a wound
       *[other] { $count } wounds
    }.
why-several = One card hits { $count } enemies at once.
why-no-cards = Your opponent has no cards and cannot block.
why-few-shields = Your opponent is unlikely to block this.
why-pin = The net will hold { $target_acc } in place.
why-reach = { $figure } will have { $target_acc } within reach.
why-escape = { $figure } gets out of the enemies’ reach.
why-retreat = { $figure } will be in less danger than now.
why-return = { $figure } comes back to the fight unwounded.
why-plate = { $figure } can take one more wound.
why-save-life = Otherwise this blow slays { $figure_acc }.
why-save-power = { $figure } keeps that power.
why-save-wounds =
    { $figure } is spared { $count ->
        [one] a wound
       *[other] { $count } wounds
    }.
why-save-net = The net does not fall on { $figure_acc }.
why-spare-shield = You may need the shield for a worse blow.
why-refill = You have few cards in hand.
why-choice = New cards will give you more to choose from.
why-wait =
    Time is on your side: your opponent has { $count ->
        [one] one card
       *[other] { $count } cards
    } left.
why-hurry = Every card you spend brings you nearer to winning.
why-fury = A third action this turn is worth a wound.
why-shed = { $figure } will be able to move again.
why-keep-track = For now, this weakens the dragon least.
why-break-track = This is the quickest way to take a power from the dragon.
why-weak-card = You will need this card least.

## Refusals

error-bad-move = “{ $text }” is not a move in this game; moves look like play:A-2, use1, knight>c3, throwerxknight, block:SS@1, draw.
refusal-no-such-move = There is no move number { $move }; choose one of the possible moves.
refusal-redraw-first = First decide whether you keep your opening hand.
refusal-place-first = First the figures take their places; choose one and a field for it.
refusal-act-first = First play a card, or draw two.
refusal-drop-first = You hold more than six cards; first discard down to six.
refusal-symbol-first = A card lies open before you; first choose one of its symbols, or play it without effect.
refusal-finish-card = First finish the card in play; choose what its symbol asks for.
refusal-assign-first = First say which of the two strikes harder.
refusal-answer-first = First answer the attack: block, or take the blow.
refusal-pair-first = Dwarves need two shield cards for one block; add the second.
refusal-spare-first = First say what the second half of the double shield stops, or nothing.
refusal-track-first = First choose where the dragon is wounded.
refusal-step-first = First the knight steps aside, or stays.
refusal-not-in-hand = You do not hold { $card }; choose a card from your hand.
refusal-deck-empty = Your deck is empty; play a card.
refusal-hand-too-full = With { $count } or more cards in hand the dwarves may not draw; play a card.
refusal-no-fury = Brald rages once a game, at the start of a full turn, while he lives and the wound would not fell him; act without it.
refusal-no-net = No net lies on your figures; there is nothing to shed.
refusal-turn-begun = The net can be shed only before the first action of a turn; wait for your next one.
refusal-no-symbol = { $card } has no such symbol; choose another.
refusal-no-effect = Now “{ symbol-one }” would do nothing; choose another symbol, or play the card without effect.
refusal-shield-reacts = A shield only answers an attack; as an action it does nothing. Choose something else.
refusal-not-yours = { $figure } is not yours to move here; choose one of your own figures.
refusal-not-there = { $figure } is not on the board; choose another.
refusal-netted = The net holds { $figure_acc }; choose another figure, or shed the net at the start of a turn.
refusal-no-legs = { $figure } has no legs left to walk on; fly, or choose something else.
refusal-has-acted = { $figure } has already used this card; choose another figure.
refusal-occupied = Field { $field } is taken; choose a free field.
refusal-too-far = { $figure } cannot get to { $field } with this card; choose a nearer field.
refusal-not-a-home = Field { $field } will not do: reinforcements arrive on a free start field of the knights; choose one of these.
refusal-not-a-start = Field { $field } is not a free start field; choose one of the marked ones.
refusal-wrong-symbol = The symbol in play is “{ symbol-one }”; do what it says.
refusal-cannot-reach = { $figure } cannot reach { $target_acc } with this card; choose another target.
refusal-own-target = { $figure } is on your side; choose an enemy.
refusal-not-his-power = “{ symbol-one }” is not for { $figure_acc }; choose the figure that has this power.
refusal-net-on-bow = The net keeps { $figure_acc } from shooting; choose another figure.
refusal-not-in-line = { $target } does not stand in a straight line from { $figure_acc }; choose another target.
refusal-in-the-way = { $other } stands between { $figure_acc } and { $target_acc }; choose another target.
refusal-aim-nearest = It hits { $target_acc } as well if you aim at the nearest in line; choose { $other_acc }.
refusal-rock-spent = The rock does not reach { $target_acc }: it loses 1 strength with each figure it hits; choose the nearest.
refusal-stands = { $figure } has a place already; choose another figure.
refusal-nobody-met = A charge in that direction meets no enemy: only run, or choose another direction.
refusal-not-on-way = Before something stops him the berserker does not pass { $field }; choose a field on his way, or let him run on.
refusal-no-charge = A charge in that direction would do nothing; choose another direction.
refusal-nothing-yet = Nothing has been done with this card yet; choose a figure.
refusal-no-such-attack = There is no open attack number { $attack }; choose another.
refusal-no-shield = { $card } has no shield; choose a card that has.
refusal-no-stones = There are not enough stones for { $card }; choose another card.
refusal-net-on-stones = The net keeps { $figure_acc } from using stones; only a shield that costs none will help.
refusal-no-shield-for = No shield helps { $figure_acc } against the dragon; take the blow.
refusal-one-shield = Dwarves need two shield cards for one block, and you hold one; take the blow.
refusal-no-dodge = Only the knight dodges, once a game, and only an attack on himself; block, or take the blow.
refusal-no-plate = This card cannot be laid beside a figure; do what its symbol says.
refusal-full-track = Wounds go to the armour first, then to a track that is not full; choose one of these.

## Options

option-duel = Duel
option-duel-help = Which two sides meet; the next option says who plays the one named first.
option-duel-knights-trolls = Knights and Trolls
option-duel-knights-trolls-help = The trolls must win before their cards run out. In a first game the less experienced player takes the trolls.
option-duel-dragon-dwarves = Dragon and Dwarves
option-duel-dragon-dwarves-help = Three dwarves must slay the dragon before their cards run out.
option-duel-trolls-dragon = Trolls and Dragon
option-duel-trolls-dragon-help = To the death: decks are shuffled again, there are six stones, and no shield helps the berserker.
option-duel-trolls-dwarves = Trolls and Dwarves
option-duel-trolls-dwarves-help = Every rock has strength 3; the dwarves have a second deck of 18 cards.
option-duel-knights-dragon = Knights and Dragon
option-duel-knights-dragon-help = The knights choose their places and must slay the dragon before their cards run out.
option-duel-knights-dwarves = Knights and Dwarves
option-duel-knights-dwarves-help = Dwarves block with two shields and win by holding out; reinforcements strengthen living figures.
option-first = First-named side
option-first-help = Who plays the side that the duel names first.
option-first-1 = first player
option-first-1-help = Whoever sits in seat 1.
option-first-2 = second player
option-first-2-help = Whoever sits in seat 2.
option-first-random = at random
option-first-random-help = Chance deals the sides.
option-match = Match
option-match-help = One duel, or two with the sides swapped.
option-match-single = single duel
option-match-single-help = Whoever wins the duel wins.
option-match-return = return match
option-match-return-help = Two duels with the sides swapped; at one each, whoever dealt more wounds wins.
option-redraw = Opening hand
option-redraw-help = Whether a bad opening hand may be changed.
option-redraw-off = as dealt
option-redraw-off-help = You play with the four cards you are dealt.
option-redraw-on = one redraw
option-redraw-on-help = Each side may once shuffle its four cards back and draw four others.
option-deploy = Dwarves around the dragon
option-deploy-help = Where the dwarves begin in the duel of dragon and dwarves.
option-deploy-fixed = fixed fields
option-deploy-fixed-help = Each dwarf has a start field of his own.
option-deploy-free = free choice
option-deploy-free-help = Anywhere that is not next to the dragon.
option-charge = The berserker’s charge
option-charge-help = Whether he may stop before something stops him; only in duels with trolls.
option-charge-full = until he is stopped
option-charge-full-help = He runs on to the edge or to a figure.
option-charge-early = as far as he likes
option-charge-early-help = He may stop on any field on the way; he strikes only an enemy who stopped him.
option-wounds = The dragon’s wounds
option-wounds-help = Who chooses between wings, fire and legs once the armour is full; only in duels with the dragon.
option-wounds-dragon = the dragon’s player
option-wounds-dragon-help = Whoever takes the wounds places them.
option-wounds-attacker = the attacker
option-wounds-attacker-help = Whoever deals the wounds places them.

## Labels in the picture

field-label = Field { $field }
field-home-label = Field { $field }, a start field of the knights
figure-label =
    { $figure }, { $field ->
        [none] not on the board
       *[other] field { $field }
    }, wounds { $wounds } of { $slots }{ $net ->
        [yes] , under the net
       *[no] {""}
    }
card-label =
    { $card }{ $count ->
        [1] , in your hand
       *[other] , { $count } in your hand
    }
played-label = In play: { $card }
hidden-card = hidden card
deck-label =
    Deck of the { $side }: { $count ->
        [one] one card
       *[other] { $count } cards
    }
discards-label =
    Discards of the { $side }: { $count ->
        [one] one card
       *[other] { $count } cards
    }
ledger = left in hand and deck
ledger-label = { $card }: { $left } of { $total } not seen yet
stones-label =
    { $count ->
        [one] one stone
       *[other] { $count } stones
    } left, { $used } used
dodge-label = Dodge
fury-label = Fury
spent-label = { $marker }, spent
net-label = Net
attack-label =
    Attack { $attack }: { $figure } on { $target }{ $value ->
        [0] {""}
       *[other] , strength { $value }
    }{ $answer ->
        [open] {""}
        [shielded] , blocked
       *[dodged] , dodged
    }
your-turn =
    Your turn: { $count ->
        [one] one action
       *[other] { $count } actions
    }
their-turn =
    { $count ->
        [one] One action
       *[other] { $count } actions
    } left
answers-now = Answers
sets-up-now = Gets ready
preview-hits = Hits { $targets }.
preview-kill = This is enough to fell { $target }.

## Text board

sketch-actions =
    { $side }: { $count ->
        [one] one action left
       *[other] { $count } actions left
    }
sketch-side = { $side }: { $hand } in hand, { $deck } to draw, { $discards } discarded
sketch-stones = stones { $stones } (used { $used })
sketch-wounds = wounds { $wounds }/{ $slots }
sketch-fallen = fallen
sketch-waiting = not placed yet
sketch-net = under the net
sketch-hand = Your hand: { $cards }
sketch-played = In play: { $card }
sketch-attack = Attack { $attack }: { $figure } > { $target }, { $value }
sketch-discards = Discards of the { $side }: { $cards }

## Guide

start-free = anywhere not next to the dragon
start-chosen = { $fields }, as the owner likes
assumed-fields = The start fields of the figures, but for the dragon’s centre and the knights against the dragon.
assumed-slots = How many wounds the figures take, but for the archers’ three and the slots of throw and charge.
assumed-decks = How many of each card there are in a deck, but for three reinforcements, eight dragon’s shields, five flights and three nets.
assumed-stall = Sixty turns without a wound as a draw between trolls and dragon.
assumed-tracks = The dragon’s player chooses the track once the armour is full.
assumed-net = All of the net but that there is one marker.
assumed-homes = Against the dragon, reinforcements arrive where the knights began.
