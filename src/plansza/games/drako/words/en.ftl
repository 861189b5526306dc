### Drako: Knights and Trolls, with the sides of Dragon and Dwarves. A figure begins a sentence in the
### nominative, with a capital; within a sentence it stands in the accusative.

title = Drako: Knights and Trolls
title-duel =
    Drako: { $duel ->
        [dragon-dwarves] Dragon and Dwarves
        [trolls-dragon] Trolls and Dragon
        [trolls-dwarves] Trolls and Dwarves
        [knights-dragon] Knights and Dragon
        [knights-dwarves] Knights and Dwarves
       *[knights-trolls] Knights and Trolls
    }
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
           *[other] double move { $one_value }
        }
        [attack] { $one_count ->
            [1] strike { $one_value }
            [2] double strike { $one_value }/{ $one_low }
           *[other] triple strike { $one_value }
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
           *[other] double move { $two_value }
        }
        [attack] { $two_count ->
            [1] strike { $two_value }
            [2] double strike { $two_value }/{ $two_low }
           *[other] triple strike { $two_value }
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
            [2] Up to two figures strike neighbours at once, with strength { $one_value } and { $one_low }.
           *[other] Up to three figures strike neighbours at once, with strength { $one_value } each.
        }
        [shield] { $one_count ->
            [1] { $one_value ->
                [0] Shield: stops one attack, however strong, but only in answer to it.
                [1] Shield for a stone: the trolls spend a stone and stop one attack, only in answer to it.
               *[other] Shield for { $one_value } stones: the trolls spend { $one_value } stones and stop one attack, only in answer to it.
            }
           *[other] Double shield: stops up to two attacks of one card, on one figure or two, only in answer to them.
        }
        [bow] An archer shoots with strength { $one_value } along a straight line at the nearest figure, if it is an enemy.
        [xbow] Morin shoots with strength { $one_value } along a straight line at the nearest figure, if it is an enemy.
        [rock] For a stone the thrower hurls a rock along a straight line: strength { $one_value } on the first figure, one less on each further one.
        [fire] The dragon burns everybody on a straight line to the edge of the board with strength { $one_value }.
        [net] Urpen throws the net over a neighbour, who cannot move until it is shed.
        [charge] The berserker runs straight on until something stops him; an enemy he strikes twice with strength 1.
        [fly] The dragon flies to any free field, over figures too.
       *[reinforce] While the knight lives, a fallen archer returns unwounded to a start field.
    }
sign-name =
    { $one ->
        [move] move
        [attack] strike
        [shield] shield
        [bow] bow
        [xbow] bolt
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
    } “{ symbol-one }”.
event-waste = { $card } is laid aside without effect.
event-move = { $figure } goes from { $old } to { $field }.
event-fly = { $figure } flies from { $old } to { $field }.
event-charge = { $figure } charges to { $field }.
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
event-assign = { $figure } strikes harder, with strength { $value }.
event-block =
    { $you ->
        [yes] You stop
       *[no] { $who } stops
    } an attack on { $figure_acc } with { $shield ->
        [double] a double shield, which is enough for two attacks.
        [stone] a stone: { $card }.
        [stones] two stones: { $card }.
       *[shield] { $card }.
    }
event-also-block = The double shield also stops an attack on { $figure_acc }.
event-dodge = { $figure } dodges, once a game: the attack misses!
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
    } the { $side ->
        [knights] knights
        [trolls] trolls
        [dwarves] dwarves
       *[dragon] dragon
    }.
event-dawn =
    { $side ->
        [trolls] Dawn is near: the trolls have
        [knights] The knights have
        [dwarves] The dwarves have
       *[dragon] The dragon has
    } { $count ->
        [one] one card left.
       *[other] { $count } cards left.
    }

## The same in a few words, after a name and a colon

figure-low =
    { $figure_name ->
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
story-place = { figure-low } on { $field }
story-draw =
    { $count ->
        [one] a card drawn
       *[other] { $count } cards drawn
    }
story-drop = discarded { $card }
story-waste = { $card } without effect
story-move = { figure-low } to { $field }
story-fly = a flight to { $field }
story-charge = a charge to { $field }
story-reinforce = { figure-low } back on { $field }
story-plate = reinforcements for { figure-low }
story-attack =
    { $kind ->
        [bow] a shot at { $target_acc }
        [xbow] a shot at { $target_acc }
        [rock] a rock at { $target_acc }
        [fire] fire at { $target_acc }
        [net] the net at { $target_acc }
        [charge] a blow at { $target_acc }
       *[attack] a blow at { $target_acc }
    }{ $kind ->
        [net] {""}
       *[other] { " " }with strength { $value }
    }
story-block = stopped an attack on { $figure_acc }
story-also-block = stopped one on { $figure_acc } too
story-dodge = dodged
story-netted = caught { $figure_acc } in the net
story-shed = shed the net for the whole turn
story-wound =
    { $count ->
        [one] a wound
       *[other] { $count } wounds
    } for { $figure_acc }
story-lost =
    { figure-low } without { $power ->
        [throw] the throw
        [charge] the charge
        [armour] armour
        [wings] wings
        [fire] fire
       *[legs] legs
    }
story-slain = felled { $figure_acc }
story-fury = Brald’s fury
story-reshuffle = a new deck from the discards
story-second-deck = a second deck of { $count } cards
story-lapse = the rest of the turn without cards
story-pass = passed without cards

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
prompt-place =
    { $count ->
        [one] Place your last figure: choose it
       *[other] Place your figures, { $count } to go: choose one
    }, then { $free ->
        [yes] any free field that is not next to the dragon.
       *[no] one of your start fields.
    }
actions-left =
    { $count ->
        [one] one action left
       *[other] { $count } actions left
    }
prompt-act = Play a card or draw two; { actions-left }.
prompt-act-play = Play a card, for you cannot draw now; { actions-left }.
prompt-act-empty = Your hand is empty: draw two cards; { actions-left }.
prompt-act-fury = Play a card or draw two; { actions-left }. Before that Brald may rage: three actions for a wound.
prompt-act-net = Play a card or draw two; { actions-left }. Or free { $figure_acc } from the net, for the whole turn.
prompt-act-kill = With { $card } you can fell { $target_acc } now, unless you are stopped; { actions-left }.
prompt-act-win = With { $card } you can win now by felling { $target_acc }, unless you are stopped; { actions-left }.
prompt-act-hold = This is the dwarves’ last card: play it, and they have held out and you win.
prompt-act-last =
    { $side ->
        [trolls] This is the trolls’ last card: once it is played the sun rises, unless the knights have fallen.
       *[other] This is your last card: unless it fells the dragon, you lose.
    }
prompt-drop =
    Too many cards: discard { $count ->
        [one] one
       *[other] { $count }
    } and keep six.
goal-now =
    { $goal ->
        [enemy] choose an enemy
        [field] choose a field
        [figure] choose one of your figures
        [plate] choose a field to go to, or the reinforcements on the card
       *[both] choose an enemy or a field
    }
prompt-symbol = In play, { $card }: { goal-now }.
prompt-symbol-kill = “{ symbol-one }” can fell { $target_acc }, unless you are stopped: { goal-now }.
prompt-symbol-idle = In play: { $card }. It can do nothing now; lay it aside without effect.
prompt-carry =
    { $one ->
        [move] { $one_count ->
            [1] { $one_value ->
                [1] Move one field
               *[other] Move up to { $one_value } fields
            }: choose a field.
           *[other] { $one_value ->
                [1] Two figures move one field each
               *[other] Two figures move up to { $one_value } fields each
            }: choose a field for the first.
        }
        [attack] { $one_count ->
            [1] A strike of { $one_value }: choose whom it hits.
            [2] Two strikes, { $one_value } and { $one_low }: choose whom the first hits.
           *[other] Three strikes of { $one_value }: choose whom the first hits.
        }
        [bow] A bowshot of { $one_value }: choose the target.
        [xbow] Morin’s crossbow shoots with { $one_value }: choose the target.
        [rock] A rock of { $one_value } for one stone: choose whom it hits first.
        [fire] The dragon’s fire of { $one_value }: choose the first in a line; it hits all on it.
        [net] Urpen throws the net: choose a neighbour for it to fall on.
        [charge] The berserker’s charge: choose where he runs, or whom he rams.
        [fly] The dragon’s flight: choose any free field.
       *[reinforce] Reinforcements: choose the start field to which an archer returns.
    }
prompt-carry-kill = You can fell { $target_acc } now! { prompt-carry }
prompt-carry-plate = Reinforcements: choose the figure that can take one more wound.
prompt-move-more =
    { $figure } has moved. Move another figure, { $one_value ->
        [1] one field
       *[other] up to { $one_value } fields
    }, or leave it at that.
prompt-strike-more =
    { $figure } strikes { $target_acc }. { $count ->
        [one] Choose whom one more strikes
       *[other] Choose whom the next one strikes, up to { $count } more
    }, or leave it at that.
prompt-assign = One blow has strength { $value }, the other { $low }: choose who strikes harder.
defences-now =
    { $defences ->
        [0] You have nothing to stop { $count ->
            [one] it
           *[other] them
        } with: take { $kind ->
            [net] the net.
           *[other] { $count ->
                [one] the blow.
               *[other] the blows.
            }
        }
       *[other] Choose: { $shield ->
            [yes] { $pairs ->
                [yes] a shield of two cards,{" "}
               *[no] a shield,{" "}
            }
           *[no] {""}
        }{ $double ->
            [yes] a double shield,{" "}
           *[no] {""}
        }{ $stone ->
            [yes] a shield for a stone,{" "}
           *[no] {""}
        }{ $stones ->
            [yes] a shield for two stones,{" "}
           *[no] {""}
        }{ $dodge ->
            [yes] a dodge,{" "}
           *[no] {""}
        }{ $kind ->
            [net] or take the net.
           *[other] or take the { $count ->
                [one] blow
               *[other] blows
            }.
        }
    }
attacks-now =
    { $count ->
        [one] { event-attack }
       *[other] { $kind ->
            [rock] The rock flies at { $target_acc }.
            [fire] The dragon’s fire reaches { $target_acc }.
            [charge] The berserker rams { $target_acc } with two blows.
           *[attack] { $count } blows at once, at { $target_acc }.
        }
    }
prompt-react = { attacks-now } { defences-now }
prompt-react-deadly = { deadly-now }, unless you stop it! { defences-now }
prompt-react-last = { deadly-now }, and you lose! { defences-now }
deadly-now =
    { $kind ->
        [bow] The shot fells
        [xbow] The shot fells
        [rock] The rock fells
        [fire] The fire fells
        [charge] The berserker fells
       *[attack] { $count ->
            [one] The blow fells
           *[other] The attack fells
        }
    } { $doomed_acc }
prompt-pair = The attack on { $target_acc }: dwarves block with two cards, so add a second shield card.
prompt-spare = The double shield has stopped one attack: choose another, or leave it at that.
prompt-track =
    The dragon takes { $count ->
        [one] a wound: choose the track for it.
       *[other] { $count } wounds: choose the track for the first.
    }
prompt-maim =
    Your attack deals the dragon { $count ->
        [one] a wound: choose the track for it.
       *[other] { $count } wounds: choose the track for the first.
    }
prompt-step = The dodge worked: choose a free neighbouring field for the knight, or stay.
prompt-wait = It is { $who }’s turn.
prompt-wait-card = { $who } plays { $card }.
prompt-wait-answer = { $who } answers the attack.
prompt-over = The duel is over.

## Moves, as buttons say them

move-go = { $figure } to { $field }
move-strike = { $figure } attacks { $target_acc }
move-run = Charge without a blow
move-hit = Charge and strike twice
charge-to = Charge to { $field }
charge-at = Charge at { $target }: two blows
move-play = Play { $card }
move-drop = Discard { $card }
move-block = Stop attack { $attack } with { $card }
move-also = Stop attack { $attack } too
move-dodge = Dodge (attack { $attack })
move-use =
    { $place ->
        [1] Use the upper symbol of the card
       *[2] Use the lower symbol of the card
    }
move-assign = { $figure } strikes harder
move-track =
    Wound: { $track ->
        [armour] armour
        [wings] wings
        [fire] fire
       *[legs] legs
    }
move-plate = Reinforcements to { $figure_acc }
move-waste = Lay it aside
move-draw = Draw two cards
move-done = Enough
move-endure = Take the blow
move-fury = Brald’s fury
move-shed = Shed the net
move-keep = Keep these
move-redraw = New cards

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
preset-first = first game
preset-first-help = Knights against trolls: player 2 leads the trolls and begins.

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
ledger = Left in hand and deck
ledger-short = in hand and deck
left-of = { $left } of { $total }
dot-left = left
dot-gone = spent
open-all = Decks
open-one = All cards
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
    }
answers-now = Answers
sets-up-now = Gets ready
preview-hits = Hits { $targets }.
preview-kill = This is enough to fell { $target }.

## About the things on the table, to whoever points at them

about-valley = A clearing in the valley at night: nineteen fields on which the duel is fought. Nobody goes beyond its edge; shots and charges end there too.
about-field = A field holds one figure; nobody walks through a field that is taken.
about-home = A start field of the knights: reinforcements bring a fallen archer back here.
about-home-once = Here the knights took their places at the start.
about-stands = { $figure_name ->
        [knight] The knight
        [archer1] The first archer
        [archer2] The second archer
        [thrower] The thrower
        [berserker] The berserker
        [dragon] The dragon
        [brald] Brald
        [morin] Morin
       *[urpen] Urpen
    } stands here.
about-free = It is free now.
about-figure =
    { $figure_name ->
        [knight] The knight leads his side and fights hand to hand. Once a game he may dodge an attack on himself and step aside{ $plates ->
            [yes] .
           *[no] ; while he lives, reinforcements bring archers back.
        }
        [thrower] A troll who hurls rocks along straight lines, for a stone each, and fights hand to hand. He loses that power when the first three places for wounds are full.
        [berserker] A troll who charges straight on until something stops him and strikes an enemy twice. He loses the charge when the first four places for wounds are full.
        [dragon] The dragon walks, flies over figures, bites neighbours and breathes fire along a line. Wounds go to the armour first, then to wings, fire and legs.
        [brald] A dwarf who fights hand to hand. Once a game, at the start of a turn, he may rage: three actions instead of two, for a wound.
        [morin] A dwarf with a crossbow: he shoots along a straight line at the nearest figure, if it is an enemy, and fights hand to hand.
        [urpen] A dwarf with a net: he throws it over a neighbour, who then cannot move, and fights hand to hand.
       *[archer1] An archer shoots along a straight line at the nearest figure, if it is an enemy, and fights hand to hand.
    }
about-wounds =
    { $wounds ->
        [0] No wounds yet; { $left ->
            [one] the first will fell him.
           *[other] { $left } will fell him.
        }
       *[other] Wounds: { $wounds } of { $slots }; { $left ->
            [one] the next one will fell him.
           *[other] { $left } more will fell him.
        }
    }
about-fallen = He has fallen and left the board.
about-fallen-archer = He has fallen; reinforcements can bring him back.
about-waiting = He waits to take his field.
about-throw-left =
    { $count ->
        [one] One more wound ends his throwing.
       *[other] { $count } more wounds end his throwing.
    }
about-throw-lost = He cannot throw any more.
about-charge-left =
    { $count ->
        [one] One more wound ends his charging.
       *[other] { $count } more wounds end his charging.
    }
about-charge-lost = He cannot charge any more.
about-dragon-lost =
    The dragon can no longer { $wings ->
        [no] fly
       *[yes] {""}
    }{ $also_fire ->
        [yes] { " " }or{" "}
       *[no] {""}
    }{ $fire ->
        [no] breathe fire
       *[yes] {""}
    }{ $also_legs ->
        [yes] { " " }or{" "}
       *[no] {""}
    }{ $legs ->
        [no] walk
       *[yes] {""}
    }.
about-dodge = The knight’s dodge, once a game: it stops one attack on him, and then he may step to a free neighbouring field.
about-dodge-kept = The dodge is still to come.
about-dodge-spent = The dodge is spent.
about-fury = Brald’s fury, once a game at the start of a full turn: three actions instead of two, for one wound.
about-fury-kept = The fury is still to come.
about-fury-spent = The fury is spent.
about-net = Urpen’s net: the figure under it neither moves nor shoots, and a troll uses no stones. Its owner may shed it at the start of a turn, for all its actions.
about-net-free = The net is free to be thrown.
about-net-on = Now it lies on { $figure_acc }.
about-netted = The net lies on him: he cannot move, but he strikes and blocks.
about-acted = He has already acted with this card.
about-attack = { event-attack }
about-attack-open =
    It waits for an answer: { $target_name ->
        [knight] a shield card or the dodge stops it.
       *[other] { $pairs ->
            [yes] only two shield cards together stop it.
           *[no] a shield card stops it.
        }
    }
about-attack-bare = No shield card can stop it.
about-attack-shielded = A shield card has stopped it: no wounds.
about-attack-dodged = The knight has dodged it: no wounds.
about-attack-deadly = Unless stopped, it fells { $target_acc }.
about-side =
    { $side ->
        [knights] A knight and two archers: they shoot from afar, and fallen archers may come back.
        [trolls] Two trolls: the thrower hurls rocks, the berserker charges.
        [dwarves] Three dwarves: Brald rages, Morin has a crossbow, Urpen a net.
       *[dragon] A lone dragon: he flies, bites and breathes fire.
    }
about-aim =
    { $side ->
        [knights] This side wins when the knight and both archers have fallen.
        [trolls] This side wins when both trolls have fallen.
        [dwarves] This side wins when all three dwarves have fallen.
       *[dragon] This side wins when the dragon has fallen.
    }
cards-left =
    { $count ->
        [one] one card is left
       *[other] { $count } cards are left
    }
about-clock-loses =
    { $side ->
        [trolls] When deck and hand are empty the sun rises and the trolls lose: { cards-left }.
       *[other] When deck and hand are empty and the dragon lives, this side loses: { cards-left }.
    }
about-clock-wins = When the dwarves’ deck and hand are empty, they win: { cards-left }.
about-clock-counted = When both sides have spent all their cards, the one with more figures wins; with equal numbers the dwarves do.
about-clock-unending =
    An empty deck is shuffled anew; sixty turns without a wound are a draw, { $count ->
        [one] and one has passed.
       *[other] and { $count } have passed.
    }
about-clock-passes =
    { $side ->
        [knights] When the knights run out of cards they pass, and fight on.
       *[dragon] When the dragon runs out of cards he passes, and fights on.
    }
about-turn = A turn has two actions; an action is to play a card or to draw two.
about-turn-left =
    { $count ->
        [one] One is left.
       *[other] { $count } are left.
    }
about-turn-answer = Whoever is attacked answers with a shield card or the dodge; that costs no action.
about-turn-setup = Before the first turn: the opening hand, and the figures take their places.
about-deck = An action draws two cards from here; a hand keeps six at most.
about-deck-pair = With five or six cards in hand the dwarves may not draw.
about-deck-second = When it is empty the dwarves make, once, a second deck from their discards: { $count } cards.
about-deck-second-done = This is the second and last deck.
about-discards-gone = Cards played and discarded, open to all; they do not come back.
about-discards-back = Cards played and discarded, open to all; they come back when the deck has to be made anew.
about-discards-top = On top: { $card }.
about-discards-none = Nothing lies here yet.
about-ledger = What is still in this side’s hand and deck: beside each symbol, on how many cards it is left, and on how many it was.
about-kind =
    { $count ->
        [0] No card
        [one] One card
       *[other] { $count } cards
    } with “{ sign-name }” left in hand and deck, of { $total }.
about-drawer = The list of all cards: a full dot is a card that is still in hand or deck, an empty one is spent.
about-ledger-shields =
    { $count ->
        [one] One of them has a shield.
       *[other] { $count } of them have a shield.
    }
about-left =
    { $count ->
        [0] All of them have been seen
        [one] One is still in hand or deck
       *[other] { $count } are still in hand or deck
    }; there { $total ->
        [one] was one
       *[other] were { $total }
    } at the start.
about-back =
    A hidden hand: { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
about-back-shields =
    Of this side’s { $total ->
        [one] one unseen card
       *[other] { $total } unseen cards
    }, { $count ->
        [0] none has a shield.
        [one] one has a shield.
       *[other] { $count } have a shield.
    }
about-symbol = { symbol-help }
about-plate = Reinforcements: the card stays beside a living figure, which can then take one more wound.
about-shield-pair = In this duel the dwarves need two shield cards to stop one attack.
about-shield-bare = Against the dragon no shield helps the berserker.
about-card-one = To play it takes one action.
about-card-two = To play it takes one action; you choose one of its symbols.
about-card-shield = As an action it does nothing; it waits for an attack.
about-card-idle = Played as an action now, it would do nothing.
about-card-kill = It can fell { $target_acc } now.
about-played = This card is being played.
about-waste = The card and the action are spent without effect. Stones stay.
about-done-moving = Nobody else moves; the card is played.
about-done-striking = Nobody else strikes; now your opponent answers.
about-done-sparing = The second half of the double shield stops nothing.
about-done-dodging = The knight stays on his field; the dodge is spent all the same.
about-endure = You block no more: attacks that were not stopped wound.
about-doomed = This fells { $doomed_acc }.
about-shed = You take the net off your figure, and give up all actions of this turn for it.
about-keep = You play with the four cards you have.
about-redraw = You shuffle your four cards back and draw four new ones; only once.
about-stones = The trolls’ stones: each throw of a rock costs one, some shields cost one or two.
about-stones-left =
    { $count ->
        [0] None is left
        [one] One is left
       *[other] { $count } are left
    }, { $used } used.
about-stones-back = When the dwarves make their second deck, the trolls get { $count } stones back.
about-track =
    { $track ->
        [armour] The armour takes wounds first.
        [wings] When this track is full the dragon cannot fly.
        [fire] When this track is full the dragon cannot breathe fire.
       *[legs] When this track is full the dragon cannot walk.
    }
about-track-left =
    { $count ->
        [one] One more wound fills it.
       *[other] { $count } more wounds fill it.
    }
about-track-full = It is full.
about-track-dragon =
    Once the armour is full, the track for each wound is chosen by { $chooser ->
        [attacker] the attacker.
       *[dragon] the dragon’s player.
    }
about-line =
    { $kind ->
        [bow] The line of a shot that can be taken now.
        [xbow] The line of a shot that can be taken now.
        [rock] The way of a rock that can be thrown now.
        [fire] The way of the fire that the dragon can breathe now.
        [charge] The way of a charge that the berserker can make now.
        [net] The net can be thrown here now.
       *[attack] A blow that can be struck now.
    }

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
