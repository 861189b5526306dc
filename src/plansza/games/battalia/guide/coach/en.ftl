### What the coach says, once each: at most 160 letters.

coach-draft = You keep one card and pass the rest on. Collect one colour: three cards of a faction are a cohort, and in battle they bring morale.
coach-turn = A usual turn: hire the strongest unit you can, now a { rank-acc }, and spend the rest on a road or a march. Each action is a line of cards of its own.
coach-goal =
    Points are the levels of cities: you have { $own }, the best rival { $other_score }. The game ends with { $most ->
        [5] somebody’s fifth city of level 4
        [9] your pair’s ninth city of level 4
       *[other] your team’s twelfth city of level 4
    }, or after week { $week }.
coach-conquer =
    { $level ->
        [0] You can beat the guard of the ruins on { $square }: plain cards in hand make it { $own } to { $against }. The reward is a Great Artefact.
       *[other] You can take the free city on { $square }: plain cards in hand make it { $own } to { $against }. It will be yours at once, of level { $level }.
    }
coach-danger = { $other_who } has a hero within reach of your city on { $square }, and could attack with a weapon. You defend with the hand you draw at the end of your turn; an ambush helps.
coach-found = Three units of one rank found a city: you can pay for level { $level } now. That is as many points at once, and a new place to build from.
coach-raise =
    You can raise your city on { $square } to level { $level }, which is a point more. { $level ->
        [5] The Queen alone is enough.
        [6] The King alone is enough.
       *[other] Two units of that rank are enough; a new city takes three.
    }
coach-check =
    { $what ->
        [keep] You own just { $count } cards. With fewer than { $royal ->
            [Queen] 20 when the week ends, your Queen
           *[King] 24 when the week ends, your King
        } leaves for good.
       *[win] { $need ->
            [0] You own { $count } cards: if they are as many when the week ends, { $royal ->
                [Queen] the Queen, strength 5, joins you.
               *[King] the King, strength 6, joins you.
            }
           *[other] You own { $count } cards, and { $royal ->
                [Queen] 20 when the week ends bring the Queen
               *[King] 24 when the week ends bring the King
            }: { $need } more. To hire usually means two, a unit and a supply.
        }
    }
coach-last =
    The last week, { $days ->
        [one] and its last day
       *[other] two days left
    }. Points: you { $own }, the best rival { $other_score }. New cards will hardly help any more: spend all you have on cities.
coach-cohort =
    You hold { $shown } cards of one faction ({ colour }): show them before your first action, as a cohort, and draw { $count ->
        [one] one card
       *[other] { $count } cards
    }. Those you show stay in your hand.
coach-upgrade = An upgrade: for three supplies you give { $card_acc } and take a { rank-acc }. That is the easy way to Lords, who make cities of level 4.
coach-artefact =
    { $type ->
        [Title] { $lit ->
            [yes] Today a title raises a unit by one rank or two, until your turn ends.
           *[no] A title raises a unit by one rank, until your turn ends.
        }
        [Scroll] { $lit ->
            [yes] Today a scroll changes two units: their colour and, if you like, their rank to a lower one.
           *[no] A scroll changes a unit’s colour and, if you like, its rank to a lower one.
        }
        [Amulet] { $lit ->
            [yes] Today an amulet rolls two dice: you choose what a card becomes for this turn.
           *[no] An amulet rolls a die: a card becomes something else for this turn, often something better.
        }
       *[Tent] { $lit ->
            [yes] Today a tent keeps up to two cards for a later turn, or for defence.
           *[no] A tent keeps a card for a later turn, or for defence.
        }
    } { $type ->
        [Tent] Put away what would be wasted today.
       *[other] Play it before the action it is to help.
    }
coach-oracle = You hold { type-some }, and today the Oracle lights that artefact: it works twice as well, for everybody. Tomorrow it is another, so think of it now.
coach-port = Hero { $number } stands on a gate: for a step and a supply he goes to any other gate. Every passage is a storm, a random effect, mostly a good one.
coach-hero =
    { $alone ->
        [yes] You have no hero on the map, but you can pay for one: a weapon and two supplies. Without one you take neither cities nor ruins.
       *[no] You can pay for a second hero: for a weapon and two supplies he comes to your city on { $square }. One can conquer, the other defend.
    }
coach-road =
    You can pay for a road. { $count ->
        [one] One city is still free
       *[other] { $count } cities are still free
    }: taken in battle, such a city has level 4 at once, so that is where roads should lead.
coach-march =
    Your supplies and horses pay for { $count ->
        [one] one square
       *[other] { $count } squares
    }: a supply is one, a horse { $ride }. A hero goes where roads meet; nobody can bar his way.
coach-end = Your cards pay for nothing more: end your turn. Everything goes to the shelter and you draw six new cards, which are your defence as well.
coach-pay = The cards of this line are not lost: they go to the shelter and come back. But they pay no more this turn, so give those you need least.
coach-morale = Your whole line is of one faction: morale brings { $count }. A card of another colour takes that away, so count colours, not strength alone.
coach-ahead = It is { $own } to { $against }. You must have more, for the defender wins ties: { $count } to go. Whoever loses an attack loses the hero.
coach-hold = The attack has { $own }, you have { $against }. For the defender a tie is enough: { $count } to go. If it is hopeless, give in and keep your cards.

## After what has happened

coach-shelter =
    Gone to your shelter: { $card }. It reaches your hand once the nation is empty and the shelter is shuffled; { $count ->
        [one] one card is
       *[other] { $count } cards are
    } left in the nation.
coach-nation =
    Your nation ran out, so the shelter was shuffled: your new cards will begin to come to hand. Your deck has { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
coach-limbo = Now in limbo: { $card }. Cards do not come back from there by themselves, only a storm or an artefact may fetch one; so give your weakest.
coach-storm =
    { $mine ->
        [yes] To go through a gate is a storm: its effect must be carried out, if it can be. Cards that it gives come to your hand, not to the shelter.
       *[no] To go through a gate is a storm, a random effect, mostly good for whoever goes. Your hero can do it, too, once he stands on a gate.
    }
coach-royal =
    { $rank ->
        [Queen] You have the Queen: strength 5, and she alone raises a city from 4 to 5. She stays while you own at least 20 cards when weeks end.
       *[King] You have the King: strength 6, and he alone raises a city from 5 to 6. He stays while you own at least 24 cards when weeks end.
    }
coach-stronghold =
    { $mine ->
        [yes] { $allied ->
            [yes] Great cities of your team
           *[no] Your great cities
        } (from level 4 on): { $count } of { $most }. The last one ends the game at once, so see who leads before you make it.
       *[no] { $allied ->
            [yes] Great cities of the team of { $who }
           *[no] Great cities of { $who }
        } (from level 4 on): { $count } of { $most }. The last one ends the game at once: do not put off your points.
    }
