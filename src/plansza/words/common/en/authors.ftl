## A new game

help-new-game = Write the beginning of a game of your own: a small package that works at once, to be changed as you like.
help-new-game-name = What the game is called in code: small letters, digits and _, for example my_game.
help-new-game-folder = Where to write it; by default, in a new folder named after the game.
new-game-written =
    { $count ->
        [one] The game “{ $title }” is in { $path }: { $count } file.
       *[other] The game “{ $title }” is in { $path }: { $count } files.
    }
new-game-install = in the same environment
new-game-play = in the terminal
new-game-serve = in the browser
new-game-arena = bots among themselves
new-game-test = its tests
new-game-begin = Begin with { $file }. { $guide } of the plansza project tells how to go on.
error-game-name = “{ $name }” cannot name a game: use small letters from a to z, digits and _, beginning with a letter, for example my_game.
error-game-known = There is a game “{ $name }” already: find another name.
error-game-python = “{ $name }” already means something in Python: find another name.
error-folder-there = “{ $path }” exists, and nothing in it was changed: choose another place with --folder.

## What a game leaves out, and what fails in it: for its author

missing-title = For the author of this game
missing-about = The game can be played; this is not written yet:
missing-needed = The game cannot be played yet:
missing-how = How to add it: docs/adding-a-game.md.
missing-rule = Its rules have no “{ $name }”.
missing-fault = Its rules fail: { $what } in { $where }.
missing-picture =
    { $sketch ->
        [yes] It has no picture: players see its sketch and its moves as buttons (Pictures.paint and paths).
       *[no] It has no picture: players see its data on slips of paper and its moves as buttons (Pictures.paint and paths).
    }
missing-paths = Its picture cannot be clicked: the moves are buttons below it (Pictures.paths).
missing-telling = The things in its picture tell no more than their names (Pictures.about).
missing-sketch = It has no sketch: the terminal shows its data (Pictures.sketch).
missing-prompt = It does not say what it asks: players read “Choose your move” (View.prompt).
missing-codes = It does not declare all that it says: codes for { $names } (Game.codes).
missing-thing = It does not name its components, { $names }: players read the notation (Game.thing).
missing-insight = Its bots know nothing of it and learn by playing on at random (Game.insight).
missing-meters = It does not show how near everybody is to the goal (View.meters).
missing-guide = It has no rules to read (the package “guide”).
missing-words =
    { $language ->
        [pl] It has no words in Polish (words/pl.ftl).
       *[en] It has no words in English (words/en.ftl).
    }
missing-messages =
    { $language ->
        [pl] In Polish
       *[en] In English
    } it lacks { $count ->
        [one] a message
       *[other] { $count } messages
    }: { $ids }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }.
fault =
    This game has a fault ({ $what } in { $where }): { $part ->
        [picture] its picture cannot be drawn, so this is a plain one.
        [prompt] it cannot say what it asks.
        [meters] it cannot show how near everybody is to the goal.
        [badges] it cannot show who is who.
        [decisive] it cannot say what would decide now.
        [about] it cannot tell about the things on the table.
        [coach] its coach cannot speak.
        [stage] it cannot show what has just happened.
        [view] it cannot say what you know.
        [guide] its guide cannot be shown.
        [bot] nobody can move any more. You can resign, take back, or set up another table.
        [cover] its cover cannot be drawn.
        [home] it cannot be offered.
       *[other] a move could not be made.
    }
fault-log = The server’s log has the whole story.
games-missing = not written yet
games-broken = The game “{ $game }” cannot be loaded: { $why }
games-faulty = “{ $game }” cannot be offered: its author finds out why in the server’s log.
