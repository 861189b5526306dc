## 1: The goal and the cards

lesson-goal = Dams and cards
lesson-goal-aim = Play your first cards and take a dam.
lesson-goal-hello = Seven dams stand across the river. You attack: damage four of them or destroy one, and you win. The defender wins if the deck runs out first.
lesson-goal-play = On your turn you play one card. Each has a colour and a value from 0 to 11. Lay the green otter 8 at dam 3: choose the card, then the dam.
lesson-goal-elsewhere = That is allowed. But look: the green eel 7 lies at dam 3, and that is where the eight belongs.
lesson-goal-another = That is allowed. But look: the green eight goes best with the green seven at dam 3.
lesson-goal-retreat = That is allowed. But look: a retreat takes all your cards away from the dam, and you start there from nothing.
lesson-goal-fill = A new card comes to your hand by itself. The defender has filled his three spaces at dam 3. Add your own third card, the green turtle 6.
lesson-goal-weak = That is allowed. But look: green 6, 7 and 8 would beat the defender’s 4, 5 and 6. With this card you lose to them.
lesson-goal-open = That is allowed. But look: to take dam 3 you have to fill your side of it. One card is missing there.
lesson-goal-claim = Your green 6, 7 and 8 are stronger, so the flag at dam 3 is lit. Touch it and take the dam!
lesson-goal-later = That is allowed, for a dam can be taken after drawing too. But look: this one is ready now.
lesson-goal-end = Dam 3 is damaged and turned over: it asks for something else now. The cards at it went to the discards. Three more like this and you win!

## 2: Formations

lesson-formations = Formations
lesson-formations-aim = See which formation beats which, and take the fourth dam.
lesson-formations-order = A full side of a dam is a formation. From the strongest: Legion, Company, Clan, Gang, Rabble. You always find this list under “Formations”.
lesson-formations-clan = A Gang holds dam 5: 4, 5, 6. A Clan, all one colour, beats it. Add a third amber card!
lesson-formations-rabble = That is allowed. But look: this is only a Rabble, just any cards. It loses to every other formation, however high its sum.
lesson-formations-clan-open = That is allowed. But look: a third amber card at dam 5 beats the Gang right now.
lesson-formations-company = A rose Clan holds dam 3. A Company, all values equal, beats it. Add a third eight!
lesson-formations-not-equal = That is allowed. But look: a Company is three equal values, and this card is no eight.
lesson-formations-company-open = That is allowed. But look: a third eight at dam 3 makes a Company, and that beats a Clan.
lesson-formations-legion = A Company holds dam 4. Only a Legion beats it: consecutive values in one colour. What goes with rose 4?
lesson-formations-only-clan = That is allowed. But look: the colour is right, but the values are not neighbours. This is a Clan, and a Company beats it.
lesson-formations-not-legion = That is allowed. But look: a Legion is one colour and neighbouring values, so the rose 4 needs the rose 3.
lesson-formations-legion-open = That is allowed. But look: a rose 3 beside the rose 4 at dam 4 is a Legion, and your third dam.
lesson-formations-sum = At a + only the sum counts. At dam 1 the defender has 24, you have 20. Take the fourth dam and win!
lesson-formations-too-low = Not yet. At dam 1 you lack one card with a value of 5 or more. Add it and touch the flag.
lesson-formations-end = The river is yours! Remember: between formations of one kind the higher sum wins, and if that is equal too, whoever was full first. At a − the lower sum is better.

## 3: The proof

lesson-proof = Do not wait
lesson-proof-aim = Take a dam before the defender lays his last card.
lesson-proof-play = At dam 5 the defender has 6 and 7 in different colours: with a third card that is a Gang at best. Add a third green card for a Clan.
lesson-proof-mixed = That is allowed. But look: without a third green card it is only a Rabble, and the defender can still build a Gang.
lesson-proof-open = That is allowed. But look: a third green card at dam 5 makes a Clan that the defender cannot beat any more.
lesson-proof-wait = The flag is lit, for nothing can help the defender. And if you wait? Draw a card and end your turn.
lesson-proof-right-away = That is how to play it! But first look what waiting may cost: draw a card and end your turn.
lesson-proof-log = A log knocks out a card, and your side is not full. Add a green one, and wait no more: take the dam!
lesson-proof-log-open = That is allowed. But look: a green card at dam 5 makes a Clan again, and then you can take the dam at once.
lesson-proof-pale = You have three eights at dam 3, but the flag is pale: amber 5 and 6 could become a Legion. Not with the four, it lies among the discards. But with the seven?
lesson-proof-hidden = Every unseen card counts, even one in your own hand. And the amber 7 is yours! Take dam 3.
lesson-proof-still-hidden = The flag stays pale as long as nobody sees the amber eel 7. Play it at any dam, then take dam 3.
lesson-proof-end = You may take a dam at any moment of your turn, once nothing unseen can put the defender ahead. A tie goes to whoever was full first; lose a card, and that counts anew.

## 4: Defending

lesson-defence = Defending and logs
lesson-defence-aim = Hold the dams until the deck runs out.
lesson-defence-hello = Now you defend. Three dams are damaged already, so you must not lose a fourth. Four cards are left in the deck: hold out until they are gone.
lesson-defence-log = Three eights stand ready at dam 3, and you have nothing stronger. Throw a log there: it knocks out the card closest to the dam, the one played first.
lesson-defence-log-four = That is allowed. But look: a card from your hand holds dam 4, while only a log helps against the eights at dam 3.
lesson-defence-log-five = That is allowed. But look: a duck will deal with the beaver at dam 5, while only a log helps against the eights at dam 3.
lesson-defence-too-late = That is allowed. But look: a log is thrown before you play a card. Now it is too late, and the eights stay.
lesson-defence-duck = One log a turn at most, three a game. Now a card: the amber duck 0 chases away the beaver 11 of its colour at dam 5.
lesson-defence-duck-elsewhere = That is allowed. But look: a duck chases a beaver only when it stands opposite, and that is at dam 5.
lesson-defence-duck-open = That is allowed. But look: the amber beaver lies at dam 5, and you hold the duck of the same colour.
lesson-defence-legion = Duck and beaver are both gone. A Company of nines stands at dam 4. Add the green turtle 6 to your five: a Legion holds the dam.
lesson-defence-weak = That is allowed. But look: the space is taken now, and a Company beats all but a Legion. The attacker takes this dam and wins.
lesson-defence-last-log = That is allowed. But look: this is your last log, and a card alone holds dam 4. You will need the log yet.
lesson-defence-legion-open = That is allowed. But look: green 5 and 6 at dam 4 are a Legion, stronger than two nines.
lesson-defence-last = The deck is empty: this is your last turn, then comes the last attack. Two eights lie at dam 3, and a third may join them. Hold on!
lesson-defence-lost = A third eight, and the dam is gone! Begin with your last log at dam 3: then the attacker cannot fill his side in time.
lesson-defence-end = The river is held! The deck is the defender’s clock: when it runs out, the attacker has one more turn, and then you win.

## 5: Retreat

lesson-retreat = Retreat and destroy
lesson-retreat-aim = Retreat, start afresh and destroy a dam.
lesson-retreat-hello = You attack again. Dams 2 and 5 are damaged: they ask for something else now. Take a damaged dam and it is destroyed: you win at once.
lesson-retreat-retreat = Dam 2 asks for a Company. The defender has two fives; your 7 and 4 only block your spaces. Retreat: choose “Retreat”, then dam 2.
lesson-retreat-wrong-dam = That is allowed. But look: the card at dam 4 may still be useful, those at dam 2 are not.
lesson-retreat-stuck = That is allowed. But look: you can retreat only before you play a card, and at dam 2 you still have no room.
lesson-retreat-first = A retreat is only a preparation, now play a card. You hold two nines, both herons: lay the first one at dam 2.
lesson-retreat-no-pair = That is allowed. But look: a Company takes two equal values, and you hold two nines.
lesson-retreat-first-open = That is allowed. But look: there is room at dam 2 now, and two nines wait in your hand.
lesson-retreat-destroy = A Company against a Company: the higher sum decides. Add the other nine and destroy dam 2!
lesson-retreat-not-destroyed = Dam 2 still stands. Lay the other nine there and touch the flag: 18 beats 10.
lesson-retreat-end = The dam is destroyed, you win! Clan and Gang dams work the same: whoever has that formation beats the rest. And with no free space left you must take a dam or retreat.

## 6: Elites and Betrayal

lesson-elites = Tactics: the elites
lesson-elites-aim = Play Dragonfly, Swan, Grebe and Betrayal.
lesson-elites-hello = The variant with tactics has a second deck. On your turn you play one card: a battle card or a tactics card. Elites lie at the dams like any animal.
lesson-elites-dragonfly = The Dragonfly stands for any card. At dam 3 it is a rose 10: a Legion. Lay it and take the dam.
lesson-elites-dragonfly-elsewhere = That is allowed. But look: at dam 3 only a Legion beats the Company, and the Dragonfly can be the missing rose 10.
lesson-elites-dragonfly-open = That is allowed. But look: at dam 3 you lack only the rose 10, and the Dragonfly can be that.
lesson-elites-draw = Now you choose which deck to draw from. One card is left in the tactics deck: take it.
lesson-elites-battle = That is allowed. But look: now the defender may take the last tactics card.
lesson-elites-swan = The Swan is a seven in any colour. At dam 5 it makes a Company of sevens. Take that dam too.
lesson-elites-swan-elsewhere = That is allowed. But look: two sevens lie at dam 5, and the Swan would be the third.
lesson-elites-swan-open = That is allowed. But look: two sevens lie at dam 5. With the Swan they are a Company, and that beats a Clan.
lesson-elites-grebe = The Grebe is 1, 2 or 3. The lower sum wins at dam 7, so there it will be a one. Take the dam.
lesson-elites-grebe-elsewhere = That is allowed. But look: at dam 7 the lower sum wins, and the Grebe counts as 1 there.
lesson-elites-grebe-open = That is allowed. But look: with the Grebe your sum at dam 7 is 4, the defender’s is 9. The lower one wins there.
lesson-elites-betrayal = Desertion! The defender discards your card at dam 6. You may have played one tactics card more than he has, not two. You are level, so play Betrayal.
lesson-elites-betrayal-open = That is allowed. But look: Betrayal can give you the fourth dam this turn.
lesson-elites-whom = Betrayal brings a card of the defender over to your side of its dam. Which one lets you win at once?
lesson-elites-not-betrayed = Not yet. Your green catfish 10 lies at dam 4. Use Betrayal to win the green beaver 11 over to it: no Legion of two cards is stronger.
lesson-elites-end = The fourth dam, and you win! Remember: an elite is whatever serves its owner best, but never a duck or a beaver. A log knocks it out like any other card.

## 7: Tricks

lesson-tricks = Tactics: the tricks
lesson-tricks-aim = Play five tricks, then sit down at a table.
lesson-tricks-hello = A trick is not laid at a dam: it works at once. You may play it only if it can be carried out in full.
lesson-tricks-recruit = Recruitment plays a discarded card. Choose the rose 7, lay it at dam 3 and take the dam.
lesson-tricks-recruit-open = That is allowed. But look: the rose 7 that you lack at dam 3 lies among the discards. Recruitment brings it back.
lesson-tricks-transfer = Transfer moves a card of yours to the defender’s side, or discards it. At dam 7 the lower sum wins: slip him the teal catfish 10.
lesson-tricks-transfer-open = That is allowed. But look: at dam 7 the ten hurts you. On the other side it would hurt the defender.
lesson-tricks-explode = Explosion discards the battle cards on both sides of a dam. Blow up the defender’s Legion at dam 5. Your Dragonfly stays, for it is no battle card.
lesson-tricks-explode-open = That is allowed. But look: you cannot beat the Legion at dam 5, but you can blow it up.
lesson-tricks-support = Six cards are left in the deck, and when they are gone the defender wins. Support shuffles two discards back in: choose two that you could use.
lesson-tricks-support-open = That is allowed. But look: the deck is running out. Support adds two cards to it, and gives you time.
lesson-tricks-exchange = Exchange is left: both of you secretly choose three cards from hand and give them to the other side. Give those you need least.
lesson-tricks-exchange-open = That is allowed. But look: Exchange takes three cards from the defender, and from you three that you do not need.
lesson-tricks-end = Those are all the tricks. Time for a real game: without tactics at first, and then swap roles. Good luck on the river!
