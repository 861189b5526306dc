### What the coach says, once each: at most 160 letters.

coach-place =
    { $free ->
        [yes] Do not stand all in one line from the dragon: fire burns everybody on it. You know your cards, so think who will act first.
       *[no] You hold your cards already, so look at them before you place anybody. Whoever throws or shoots wants a clear line ahead.
    }
coach-turn =
    { $count ->
        [1] You begin, so you have just one action, and two in every later turn. An action is to play a card or to draw two.
       *[other] You have two actions: each is to play a card or to draw two. Enemies far away? Draw, for cards are your blows and your shields.
    }
coach-goal =
    You win when { $enemy ->
        [knights] the knight and both archers have fallen
        [trolls] both trolls have fallen
        [dwarves] all three dwarves have fallen
       *[dragon] the dragon has fallen
    }{ $clock ->
        [mine-loses] {""}. But hurry: if your deck and hand run out before that, you lose.
        [theirs-loses] {""}, or when the enemy runs out of cards. Time is on your side: just do not fall.
        [mine-wins] {""}, or when you have spent all your cards. Play them boldly, and do not fall.
        [theirs-wins] {""}. Hurry: if the dwarves spend all their cards before that, they win.
        [counted] {""}. If both run out of cards, the side with more figures wins; with equal numbers, the dwarves.
       *[unending] {""}. Decks never run out here, they are shuffled anew: only wounds count.
    }
coach-kill =
    { $wins ->
        [yes] This is the enemy’s last figure: fell it and you win the duel. { $card } is enough, unless it is stopped.
       *[no] { $target } can fall now: { $card } is enough, unless it is stopped. What only that figure can do goes with it.
    }
coach-caught = { $figure } is under the net and cannot leave the field. Shedding it takes the whole turn: see first if you can strike from there.
coach-weak =
    { $figure } falls at the next wound{ $last ->
        [yes] , and then you lose
       *[no] {""}
    }. If you can, move away from enemies and out of their lines.
coach-strike =
    { $figure } is next to { $target_acc }: { $card } strikes with strength { $value }. { $guard ->
        [cards] Only a card in hand stops it; the enemy holds { $count }.
        [both] Only the dodge or a card in hand stops it; the enemy holds { $count }.
        [dodge] Only the dodge could stop it, and there is one a game.
        [bare] No shield card protects him here.
       *[none] The enemy cannot stop it.
    }
coach-charge = Your charge reaches { $target_acc }: the berserker runs straight on and strikes twice for 1. These are two attacks, so one plain shield is not enough.
coach-rock = The thrower has { $target_acc } in line: { $card } hurls a rock, for a stone. Stones also pay for shields, and you have { $count }.
coach-fire = The dragon has { $target_acc } in line: { $card } burns everybody on it up to the edge. Look for fields from which it hits several.
coach-net =
    Urpen is next to { $target_acc }. The net does not wound, but under it { $target_name ->
        [dragon] the dragon neither walks nor flies
        [thrower] a troll neither walks nor uses stones
        [berserker] a troll neither walks nor uses stones
       *[other] nobody walks or shoots
    }. Shedding it costs a whole turn.
coach-shot = { $figure } has { $target_acc } in line: { $card } shoots from here, without going nearer. From afar no blow can reach you.
coach-fly = A flight takes the dragon to any free field, over figures too. Escape from blows that way, or fall upon somebody who stands alone.
coach-reinforce =
    { $plates ->
        [yes] In this duel reinforcements stay beside a figure, which takes one more wound. Give them to whoever goes into the fight first.
       *[no] You hold reinforcements: they bring a fallen archer back, unwounded. Do not wait, for they work only while the knight lives.
    }
coach-fury = Once a game Brald rages: three actions for one wound, declared as the turn begins. Save it for a turn in which three cards can wound.
coach-shield =
    { $pairs ->
        [yes] You hold a shield: { $card }. Here the dwarves need two such cards for one attack, so keep them in pairs for the enemy’s turn.
       *[no] You hold a shield: { $card }. Shields work only when the enemy attacks, so keep at least one for his turn.
    }
coach-hand = You hold { $count } cards and may keep six: if you draw now, you will discard. Better play something first.
coach-clock =
    { $clock ->
        [mine-loses] { $count ->
            [one] Just one card is
           *[other] Only { $count } cards are
        } left in your deck and hand. When all are spent you lose: play them where they wound.
        [mine-wins] { $count ->
            [one] Just one card is
           *[other] Only { $count } cards are
        } left in your deck and hand. Spend them all and you win: all you need is to survive.
        [theirs-wins] { $count ->
            [one] Just one card is
           *[other] Only { $count } cards are
        } left to the dwarves. When all are spent, they win: you have to attack.
       *[theirs-loses] { $count ->
            [one] Just one card is
           *[other] Only { $count } cards are
        } left to the enemy. When all are spent you win: run and block, there is no need for risks.
    }
coach-react =
    { $kind ->
        [net] The net flies at { $target_acc }: it does not wound, but holds fast. One shield stops it, and that takes no action.
       *[other] { $pairs ->
            [yes] An attack on { $target_acc } with strength { $value }. Dwarves need two shield cards to stop one attack: spend them where it hurts most.
           *[no] An attack on { $target_acc } with strength { $value }. A shield stops any strength and takes no action, but the card is spent: do not waste it.
        }
    }
coach-bare = You have nothing to stop this attack with. From now on, keep at least one shield in hand when you end your turn.
coach-dodge =
    { $deadly ->
        [yes] Without a shield or the dodge the knight falls now. There is one dodge a game, and it stops one attack: this is what it is for.
       *[no] The knight can dodge: it stops any one attack on him, but once a game only. Save it for a blow that would fell him.
    }
coach-track =
    { $mine ->
        [yes] The armour is full, and you choose where the wound goes. A full track takes wings, fire or legs: give up what you hold the fewest cards for.
       *[no] The dragon’s armour is full, and you choose where the wound goes. Fill a track and the dragon loses wings, fire or legs.
    }

## After what has happened

coach-blocked = The enemy stopped the attack, but spent a card on it and holds { $count } now. Once the shields are gone, every blow wounds.
coach-wound =
    { $figure } is wounded{ $closes ->
        [throw] {""}. { $count ->
            [one] The next wound ends
           *[other] { $count } more end
        } his throwing, so protect him now rather than later.
        [charge] {""}. { $count ->
            [one] The next wound ends
           *[other] { $count } more end
        } his charging, so protect him now rather than later.
        [armour] , on the armour so far. After { $count ->
            [one] one more
           *[other] { $count } more
        } it is full, and wings, fire and legs come next.
       *[life] {""}, and { $count ->
            [one] the next wound fells him
           *[other] { $count } more fell him
        }. Wounds do not heal here: pull those back who have least left.
    }
coach-lost =
    { $power ->
        [throw] The thrower throws no more rocks
        [charge] The berserker charges no more
        [armour] The dragon’s armour is full
        [wings] The dragon flies no more
        [fire] The dragon breathes no more fire
       *[legs] The dragon walks no more
    }{ $power ->
        [armour] : every further wound goes to wings, fire or legs, and a full track takes that power.
       *[other] { $mine ->
            [yes] : that symbol on your cards does nothing now. He can still strike.
           *[no] : no need to fear that any more. But he can still strike.
        }
    }
coach-slain =
    { $mine ->
        [yes] { $figure } has fallen. { $returns ->
            [yes] While the knight lives, reinforcements can bring an archer back: they are worth waiting for.
           *[no] He will not come back. When the last of your figures falls, you lose.
        }
       *[no] { $figure } has fallen! { $returns ->
            [yes] But while the knight lives, reinforcements can bring an archer back: mind the knight, too.
           *[no] He will not come back. The enemy has { $count ->
                [one] one figure left.
               *[other] { $count } figures left.
            }
        }
    }
