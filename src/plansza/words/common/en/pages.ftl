## The pages of `plansza.web`

page-home = plansza: to the home page
page-motto = board games to play together
page-switch-language = Switch to English
page-theme = Light or dark
page-tables = Open tables
page-free-seats =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
page-watching = You are watching.
page-your-seat = You sit in seat { $seat }.
page-waiting = Waiting for players
page-data = The table as data
page-schema = The interface for programs
page-fan = An unofficial fan project; the games belong to their authors and publishers.

page-welcome = What shall we play?
page-games = Games
page-rules = How to play
page-quick = Play
page-first-game = first game
page-learn-it = Learn
page-what = Modern board games against bots or with friends: no account, no limits, all yours.
page-opponent = Opponent
page-for-players =
    { $players } { $count ->
        [one] player
       *[other] players
    }
page-minutes = { $minutes } min
page-weight-1 = easy
page-weight-2 = fairly easy
page-weight-3 = medium
page-weight-4 = demanding
page-weight-5 = heavy
page-set-up = Set up a table
page-how-many = How many players
page-who-plays = Who plays
page-seat-me = me
page-seat-friend = a friend, by link
page-seat-here = somebody on this device
page-seat-bot = bot: { $bot }
level-novice = Novice
level-novice-about = A good first opponent: it sees what lies in front of it, and misses many a chance.
level-greedy = Opportunist
level-greedy-about = Takes what looks best right now, and looks no further.
level-planner = Planner
level-planner-about = Thinks a few moves ahead.
level-master = Master
level-master-about = Weighs thousands of possibilities before every move; that takes a good second.
page-name = Name
page-name-of = Name of player { $seat }
page-options = How you play
page-presets = Ready-made
page-more-options = More options
page-table = The table
page-clock = Clock
page-clock-none = without a clock
page-clock-some = { $base } min and { $bonus } s for each move
page-clock-own = your own times
page-clock-help = If somebody runs out of time, a bot finishes the turn.
page-clock-turns = for games over days: time for each turn
page-clock-hours = { $hours } hours for each turn
page-clock-days =
    { $days ->
        [one] a day for each turn
       *[other] { $days } days for each turn
    }
page-clock-turn-help = Everybody has this long for each turn, day and night, from the moment it is their turn. Nobody need wait at the table.
page-late = When the time is up
page-late-bot = a bot plays this turn
page-late-lost = the game is lost
page-late-help = With more than two players a game is not lost for the others: a bot plays on to the end.
page-weekends = Weekends off
page-weekends-help = Saturdays and Sundays do not count.
page-zone = Days are those of the time zone { $name }.
page-vacation = Days off for everybody
page-vacation-none = none
page-vacation-days =
    { $days ->
        [one] one day
       *[other] { $days } days
    }
page-vacation-help = Who is away for some days says so, and the clock stands still.
page-settled-turn = Everybody has { $time } for a turn.
page-settled-late =
    When the time is up, { $late ->
        [bot] a bot plays that turn.
       *[lost] { $many ->
            [yes] a bot plays on for good.
           *[no] the game is lost.
        }
    }
page-settled-weekends = Saturdays and Sundays do not count (time zone { $zone }).
page-settled-vacation =
    { $days ->
        [0] There are no days off in this game.
        [one] Everybody may take one day off.
       *[other] Everybody may take { $days } days off.
    }
page-turn-each = { $time } for a turn
page-time-left = Time left for your turn: { $what }.
page-time-up = Your time is up, but nobody has played for you yet: move now.
page-next-game = Next game ({ $count })
page-keys-next = goes to the next game that waits for you
page-holiday = Days off
page-holiday-help = For as many days your clock stands still at all tables with a clock by turn, as far as each allows. The others see until when.
page-holiday-days = Days
page-holiday-all = Take days off in all games
page-holiday-here = Take days off
page-holiday-end = End days off
page-holiday-over = You are back: your clocks run again.
page-holiday-left = Days off that you have left in this game: { $count }. Your clock stands still meanwhile, and the others see until when.
page-holiday-elsewhere = For all your games at once
page-away-until = away until { $what }
page-mine-none = This browser knows of no game of yours.
page-mine-others = The others’ turn
page-mine-over = Finished lately
page-mine-drawn = nobody won
page-mine-won = you won
page-mine-lost = won by { $name }
page-just-now = just now
page-clock-base = Minutes for the game
page-clock-bonus = Seconds for each move
page-stand-in = Bot that steps in
page-stand-in-help = Plays for whoever stays away, runs out of time or resigns.
page-stand-in-here = The bot that steps in here: { $bot }.
page-listed = Strangers may join
page-listed-help = The table appears in the list of open tables. Otherwise only people with the link can join.
page-shared-device = Family table
page-shared-device-help = Several people may sit before one screen. Otherwise everybody has one seat at a table for strangers.
page-shared-device-here = A family table: several people may play before one screen.
page-play = Play
page-your-name = Your name
page-guest = Guest
page-mine = Your games
page-waiting-short = waiting for players
page-chosen = Chosen: { $what }. Now point at one of the lit places.
page-turn-yours = Your turn
page-turn-of = { $name }’s turn
page-server-away = The server is not answering – trying again.

page-problem = That did not work
page-to-home = To the home page
page-try-again = Try again
page-code = Code: { $code }

page-players = Players
page-question = A question for you
page-standing = Players and score:
page-prompt = What to do now
page-meters = Goal and progress
page-meter-of = { $count } of { $what }
page-meter-ends = At { $count } the game ends
page-board = Board
page-about = What is this?
page-about-help = Point at anything, and it tells you what it is. Nothing is played meanwhile; “?” or Esc ends it.
page-about-choose = You can choose this now.
page-panel = Story and more
page-panel-news = (there is news)
page-actions = What you may do
page-story = What happened
page-older = Show earlier
page-say = Say something
page-send = Send
page-settings = Settings
page-confirm = Confirm my moves
page-confirm-help = Ask before a move that cannot be taken back.
page-silent = Do not ask me until my next turn
page-silent-help = Whenever you are allowed to say no to a question, we say it for you.
page-sound = Sounds
page-motion = Animations
page-others = What the others did
page-again = Show again
page-pace = Pace of the others
page-pace-slow = slow
page-pace-usual = usual
page-pace-quick = quick
page-pace-at-once = at once
page-pace-help = How long each step of the others is there to be seen. “At once”: no waiting and no scenes.
page-coach = Tips for newcomers
page-coach-first = in first games
page-coach-always = in every game
page-coach-never = never
page-coach-help = Each thing is explained once, the first time it matters. “In first games”: in the first two of each game. “In every game” starts the tips over.
page-coach-said = Worth knowing
page-coach-understood = Got it
page-notify = Tell me when it is my turn and the page is in the background
page-keys = Keys
page-keys-arrows = go to what you can choose now
page-keys-enter = chooses it
page-keys-tab = after a choice, goes on to its targets
page-keys-escape = puts down what you chose
page-keys-repeat = repeats the question
page-keys-about = tells what this is
page-move-seat = Play from another device
page-move-seat-help = Or move your seat there for good: then it is closed here.
page-make-link = Move it there
page-also-help = Open your seat on your phone or another computer, too: scan the code there, or send yourself the link. You can play on either.
page-also-link = Also on another device
page-also-made = Whoever opens this first plays in your seat as you do. It works once, for a quarter of an hour.
page-link-made = Whoever opens this first takes your seat there. It works once, for a quarter of an hour.
page-code-seat = The link as a code to scan
page-devices = Your seat is open on several devices ({ $count }).
page-only-here = Only here
page-only-here-done = Your seat is open only here now.
page-about-table = About this table
page-fair = All chance is settled before the first move, and nobody can change it: the server seals its seed with the hash below, and players add numbers of their own. At the end everything is shown, so anybody can check.
page-shuffling = Shuffling together…
page-shuffling-help = Everybody adds a share of luck to the shuffle.
page-commitment = Hash of the seed
page-seed = Seed
page-record = Record of the game
page-needs-script = This page needs JavaScript.

page-to-move = to move
page-is-you = you
page-is-bot = bot
page-is-here = at the table
page-is-away = away
page-is-stood-in = a bot plays meanwhile
page-away-wait = { $name } is away. You can call a bot in { $what }.
page-away-now = { $name } is away.
page-bot-in = bot in { $what }
page-call-bot = Let a bot play
page-stood-in = A bot plays for you.
page-doubt = The recorded moves no longer lead to the position they once did, perhaps because the rules have changed: better set up a new table.
page-return = I am back
page-asked = You asked; the others are thinking.
page-withdraw = Withdraw the question
page-asks-takeback = { $name } would like to take the last move back. Agreed?
page-asks-draw = { $name } offers a draw. Agreed?
page-asks-rematch = { $name } would like to play again. You too?
page-yes = Yes
page-no = No
page-take-back = Take back
page-ask-back = Ask to take back
page-draw = Offer a draw
page-resign = Resign
page-resign-sure = Resign?
page-resign-help = You will lose this game.
page-resign-many = A bot takes your seat for good: you cannot come back to this game.
page-play-on = Play on
page-sure-help = This cannot be taken back.
page-do-it = Do it
page-not-yet = Not yet
page-over = The game is over
page-not-seated = You have not sat down yet.
page-soon = It begins when all seats are taken.
page-result = Result
page-watch-again = Watch again
page-review = Review
page-share = Share
page-learn = Learn the game
page-find-turn = Find the turning point
page-turning-point = Turning point:
page-no-turn = No single turn tipped the scales here.
page-next = To the new table
page-rematch = Play again
page-offline = Offline – trying again. Nothing is lost.

page-free-short = free seat
page-free = Seat { $seat } is free
page-player = Player { $seat }
page-sit = Sit here
page-sit-too = Seat at this device
page-leave = Leave
page-bot-level = Which bot
page-add-bot = Add the bot
page-invite = Invite a friend
page-invite-help = Send the link, or let it be scanned: whoever opens it can take a free seat.
page-link = Invitation link
page-copy = Copy
page-copied = Copied.
page-copy-failed = Copying did not work: the link is selected, copy it by hand.
page-code-alt = The invitation link as a code to scan

page-pass = Pass the device to { $name }
page-pass-help = The cards are covered until then.
page-i-am = I am { $name }
