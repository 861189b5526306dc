## Hints

page-hint = Hint
page-hint-thinking = Looking for a good move…
page-hint-chance = Chance to win after this move
page-hint-close = Close
page-hint-late = The table has changed in the meantime.
hint-plan = Then in the same turn: { $moves }.
hint-alone = There is no other move.
hint-only = This is the only move worth considering.
hint-other = Almost as good: { $move } – { $percent } percentage points less chance.
hint-other-equal = Just as good: { $move }.
hint-reply = The reply to expect – { $who }: { $move }.
page-hints = Hints allowed
page-hints-help = On your turn you may ask for advice. Everybody at the table sees whether that is allowed.
page-hints-on = At this table you may ask for a hint on your turn.
page-hints-off = There are no hints at this table.
page-bot-is = bot: { $name }
page-thinks = thinking…
page-same-bots = the same bots
error-hints-off = There are no hints at this table.
error-hint-busy = We are already looking for a hint: a little patience.
error-no-hint = No hint could be found: try again in a moment.

## The review of a finished game

review-title = Review
review-about = See how the chances changed, and which turns decided the game.
review-start = Review the game
review-curve = Curve of the chances to win from the first move to the last
review-turns = Turning points
review-turn = Move { $number }, { $who }: { $moves }
review-change = from { $before }% to { $after }%
review-better = Better: { $move } – { $percent } percentage points more chance.
review-none = No single turn tipped the scales here.
review-how = The chances are an average of what the players could know then: nobody knows the others’ cards yet, nor those still to come.
review-table = The chances as a table
page-review-thinking = Reviewing the game: { $count }%
page-review-now = After move { $count }:
page-review-start = At the start:
page-review-move = Move
error-no-review = This game could not be reviewed: try again in a moment.
