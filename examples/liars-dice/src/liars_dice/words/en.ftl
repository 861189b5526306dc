title = Liar's Dice
about = Dice under cups, and bids that may be lies; the last one with dice wins. For 2–6 players.

dice =
    { $count } { $face ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
       *[6] six
    }{ $count ->
        [one] { "" }
       *[other] { ending }
    }
ending =
    { $face ->
        [6] es
       *[other] s
    }

prompt-first = Begin the round: click a number, then a die.
prompt-bid = Bid higher (a number, then a die), or doubt the last bid.
prompt-wait = { $who } is to bid or to doubt.
prompt-over = The game is over.
move-bid = At least { dice }
move-doubt = I doubt it!
event-bid = { $who }: “At least { dice }.”
event-doubt = { $who }: “I doubt it!”
event-show = All cups up, { $dice }: { dice }.
event-lose = { $who } loses a die.
event-out = { $who } loses the last die and is out.
event-roll = Everybody rolls.
event-roll-secret = Everybody rolls; you have { $dice }.
refusal-must-rise = A bid must rise: more dice, or as many with a higher face; but no more dice than there are.
refusal-nothing-to-doubt = There is no bid to doubt yet: begin with one.
reason-last = nobody else has dice left
why-bid = Going by your own dice, the chance that this is true is { $percent }%.
why-doubt = Going by your own dice, the chance that the last bid is true is { $percent }%.

cup = Player { $seat }, dice left: { $count }
own-dice = Your dice: { $dice }
last-round = Last round: “{ dice }”, in truth { $found }

option-ones = Ones
option-ones-wild = wild: they count as any face
option-ones-plain = plain: they count as ones only
option-dice = Dice for everybody
option-dice-5 = five
option-dice-3 = three, for a short game
