## Learning

page-course = Lessons
page-course-help = Short lessons on the real board, a minute or two each. Every move is yours.
page-course-rules = All the rules, to read
page-course-after = Play your first game
page-lesson = Lesson { $number }
page-lesson-count = Step { $step } of { $steps }
page-lesson-on = Go on
page-lesson-back = One step back
page-lesson-next = Next lesson
page-lesson-rule = This rule in the guide
page-lesson-all = All lessons
page-lesson-starred = done
page-lesson-happened = What happened
page-lesson-allowed = That is allowed. But the lesson asks for something else: go one step back and read again.
page-lesson-done = Done! This lesson is behind you.
page-lesson-strayed = Another way
page-lesson-finished = A star!

## Puzzles

page-puzzles = Puzzles
page-puzzles-day = Puzzles of the day
page-puzzles-what = A moment of a real game, and one move that is clearly better than all others. Can you find it?
page-puzzle = Puzzle { $number }
page-puzzle-day = Puzzle of the day
page-puzzle-solve = Solve it
page-puzzle-many =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
page-puzzle-count = Solved: { $count } of { $what }
page-puzzle-days = Days in a row
page-puzzle-row = In a row without a miss
page-puzzle-collection = The whole collection
page-puzzle-all = All puzzles
page-puzzle-grade-1 = a warm-up
page-puzzle-grade-2 = easy
page-puzzle-grade-3 = tricky
page-puzzle-grade-4 = hard
page-puzzle-grade-5 = very hard
page-puzzle-solved = solved
page-puzzle-side = Your side: { $side }
page-puzzle-task = Find the best move: one is clearly better than all others.
page-puzzle-worse =
    { $move }: it wins { $chance ->
        [one] once
       *[other] { $chance } times
    } in 100. There is a move that wins { $best } times. Look again!
page-puzzle-untried = { $move }? A bold idea, but there is something clearly better. Look again!
page-puzzle-answer =
    { $move }: it wins { $best } times in 100, the second best move { $second ->
        [one] once
       *[other] { $second } times
    }.
page-puzzle-missed =
    { $count ->
        [0] None of 10
       *[other] { $count } of 10
    } { $level ->
        [novice] novices
        [greedy] opportunists
        [planner] planners
       *[master] masters
    } { $count ->
        [0] misses it.
        [one] misses it.
       *[other] miss it.
    }
page-puzzle-show = Show me
page-puzzle-next = Next puzzle
page-puzzle-why = Why?
page-puzzle-put-away = Put away
page-puzzle-this = This move
page-puzzle-second = Second best: { $what }
page-puzzle-wrong = Not yet
page-puzzle-found = Found!
page-puzzle-at-once = At the first try!
page-puzzle-shown = This was it
