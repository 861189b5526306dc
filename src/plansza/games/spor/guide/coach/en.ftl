coach-claim =
    Dam { $dam } is yours to take: the defender cannot build anything stronger there. { $wins ->
        [yes] Take it and you win!
       *[no] Take it now: { $logs ->
            [0] its cards go, it turns over, and you can move on.
           *[other] in a moment a log might spoil it.
        }
    }
coach-threat = At dam { $dam } the attacker is full, no battle card of yours can beat him, and he may take it next. A log knocks out one of his cards there.
coach-attack = You attack: damage four dams or destroy one before the deck runs out. Gather cards that go together at one dam.
coach-defend = You defend: hold out until the deck is gone. Watch where the attacker gathers his cards, and build something stronger opposite.
coach-last-dam =
    Three dams are damaged: { $role ->
        [attacker] one more and you win. Look for the place where the defender is weakest.
       *[defender] lose a fourth and you lose the game. Guard the one where the attacker lacks least.
    }
coach-not-yet = You are full at dam { $dam }, but the flag is pale: the defender might still build something stronger. Touch the flag to see what.
coach-log =
    The attacker is nearly full at dam { $dam }. Before you play a card, a log can knock out one of his: one log a turn, { $logs ->
        [1] and it is your last.
       *[other] and you have { $logs }.
    }
coach-retreat = At dam { $dam } your cards cannot beat the defender any more. Before you play, a retreat discards them, and you start there anew.
coach-deck =
    Only { $deck ->
        [one] one card is
       *[other] { $deck } cards are
    } left in the deck. { $role ->
        [attacker] After the last you have one more turn, then the defender wins. Finish what lacks least.
       *[defender] After the last the attacker has one more turn, and then you win. Just hold out!
    }
coach-legion =
    You hold { colour } { $spaces ->
        [2] { $low } and { $high }
       *[3] { $low }, { $middle } and { $high }
    }: one colour, a run of values, a Legion. Only a higher Legion beats it. Dam { $dam } has { $spaces ->
        [2] two
       *[3] three
    } free spaces for it.
coach-company =
    You hold { $spaces ->
        [2] two
       *[3] three
    } cards of value { $value }: a Company. Only a Legion or a higher Company beats it. Dam { $dam } has { $spaces ->
        [2] two
       *[3] three
    } free spaces for it.
coach-clan = You hold three { colour } cards: that is a Clan. It loses to a Legion or a Company, but beats a Gang or a Rabble. Dam { $dam } has three free spaces.
coach-duck = A duck and a beaver of one colour leave together. Play { $card_acc } at dam { $dam }, and { $other } there is gone.
coach-sum =
    Formations do not count at dam { $dam }: the { $asked ->
        [plus] higher
       *[minus] lower
    } sum wins. A good place for { $card_acc }.
coach-tactics = You hold a tactics card: { $card }. It is played instead of a usual card, at most one more than your rival. The “?” at the top tells what it does.
coach-damaged =
    Dam { $dam } is turned over: { $asked ->
        [kompania] a Company
        [bractwo] a Clan
        [banda] a Gang
       *[minus] the lower sum
    } counts there now. { $mine ->
        [yes] Take it a second time and you destroy it, which wins at once.
       *[no] Do not lose it a second time: a destroyed dam loses the game.
    }
