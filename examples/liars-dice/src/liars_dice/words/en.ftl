title = Liar's Dice
about = Dice under cups, and bids that may be lies; the last one with dice wins. For 2–6 players.
dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
} showing { $face }
prompt-choose-move = Bid: click a number, then a die. Or doubt the bid before yours.
move-bid = At least { dice }
move-doubt = I doubt it!
event-bid = { $who }: “At least { dice }.”
event-doubt = { $who }: “I doubt it!”
event-show = All cups up, { $dice }: { $count } counted as { $face }.
event-lose = { $who } loses a die.
event-out = { $who } loses the last die and is out.
event-roll = Everybody rolls.
event-roll-secret = Everybody rolls; you have { $dice }.
refusal-must-rise = A bid must rise: more dice, or as many with a higher face; but no more dice than there are.
reason-last = nobody else has dice left
why-chance = Going by your own dice, the chance of at least { dice } is { $percent }%.
about-dice = Dice under a cup: only their owner sees them. Whoever is the last to have any wins.
about-bid = A bid tells how many dice of a face there are under all cups. Raise it or doubt it: whoever is wrong loses a die.
last-round = Last round: “{ dice }”, in truth { $found }

option-ones = Ones
option-ones-wild = wild: they count as any face
option-ones-plain = plain: they count as ones only
option-dice = Dice for each player
