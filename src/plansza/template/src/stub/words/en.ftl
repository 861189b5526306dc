### What the game says in English. Every code of the game object has a message KIND-CODE.

title = Stub
about = Bid hidden cards for prizes that are turned up one by one: for 2–4 players.
option-rounds = rounds
option-rounds-help = As many prizes, and as many cards in every hand.
option-rounds-6 = six
option-rounds-6-help = Prizes from 1 to 6.
option-rounds-4 = four
option-rounds-4-help = Prizes from 1 to 4, for a short game.

## What happened: `$you` is “yes” to the one it is about; -secret is for whoever knows more

event-lay = { $who } lays a card face down.
event-lay-secret = You lay card { $card } face down.
event-show = { $you ->
    [yes] You show card { $card }.
   *[no] { $who } shows card { $card }.
}
event-take = { $you ->
    [yes] You take prize { $prize }!
   *[no] { $who } takes prize { $prize }.
}
event-prize = Prize { $prize } is turned up.

## What is asked, refused, told at the end, and said for a move

prompt-lay = Bid a card for prize { $prize }.
prompt-wait = { $count ->
    [one] One player still has to bid.
   *[other] { $count } players still have to bid.
}
prompt-over = The game is over.
meter-points = points
meter-prizes = Prizes to come
refusal-not-in-hand = Card { $card } is not in your hand.
reason-points = most points
move-lay = Bid card { $card }
why-high = Prize { $prize } is one of the larger ones left: it is worth a high card.
why-low = Prize { $prize } is one of the smaller ones left: keep your high cards.

## What a thing is, to whoever points at it

about-cloth = Bid your cards for the prizes: whoever has most points in the end wins.
about-slip = A player, and the points of the prizes taken so far.
about-slot = A player's bid lies here, face down until all have bid.
about-back = { $count ->
    [one] A bid. When all have bid, it is turned up.
   *[other] One of { $count } bids. When all have bid, they are turned up.
}
about-card = The highest card of a round takes the prize; every card is played once.
about-prize = It is worth as many points as it shows. The highest card takes it.
about-coming = These prizes are turned up later; nobody knows in which order.

## What the picture says

player = { $you ->
    [yes] You
   *[no] Player { $seat }
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
prize = Prize { $prize }
coming = Still to come
hand = Your cards
hidden = A card, face down
card = { $where ->
    [hand] Card { $card }, in your hand
    [before] Card { $card }, shown in the last round
   *[bid] Card { $card }, your bid
}
