## The tables of `plansza.web`: what happens around a game, and what a server refuses

reason-resigned =
    { $you ->
        [yes] your opponent resigned
       *[no] the opponent resigned
    }
reason-time = time ran out
reason-agreed = agreed by all
reason-forfeit = no possible move was named
reason-closed = the table was closed

time-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }{ $hours ->
        [0] {""}
       *[other] {" "}{ $hours } h
    }
time-hours =
    { $hours } h{ $minutes ->
        [0] {""}
       *[other] {" "}{ $minutes } min
    }
time-minutes =
    { $minutes ->
        [0] less than a minute
       *[other] { $minutes } min
    }

entry-sit =
    { $you ->
        [yes] You sit down in seat { $seat }.
       *[no] { $who } sits down in seat { $seat }.
    }
entry-bot = { $who } takes seat { $seat }.
entry-leave =
    { $you ->
        [yes] You leave seat { $seat }.
       *[no] Seat { $seat } is free again.
    }
entry-device =
    { $you ->
        [yes] You play on from another device.
       *[no] { $who } plays on from another device.
    }
entry-device-too = Your seat is now open on one more of your devices.
entry-reveal =
    { $you ->
        [yes] Your share of luck goes into the shuffle.
       *[no] { $who } adds a share of luck.
    }
entry-late =
    { $you ->
        [yes] Your share of luck did not come in time: we shuffle without it.
       *[no] { $who }’s share of luck did not come in time: we shuffle without it.
    }
entry-start = The game begins.
entry-takeback =
    { $you ->
        [yes] You take your move back.
       *[no] { $who } takes the move back.
    }
entry-takeback-agreed = Everybody agrees: the game goes back.
entry-resign =
    { $you ->
        [yes] You resign.
       *[no] { $who } resigns.
    }
entry-offer =
    { $you ->
        [yes] { $what ->
                [takeback] You ask to take your move back.
                [draw] You offer a draw.
               *[rematch] You suggest another game.
            }
       *[no] { $who } { $what ->
                [takeback] asks to take a move back.
                [draw] offers a draw.
               *[rematch] suggests another game.
            }
    }
entry-answer =
    { $you ->
        [yes] You { $yes ->
                [yes] agree.
               *[no] say no.
            }
       *[no] { $who } { $yes ->
                [yes] agrees.
               *[no] says no.
            }
    }
entry-answer-bot =
    { $who } { $why ->
        [practice] agrees: this is for practice.
        [nothing-learnt] agrees: nobody has learnt anything yet.
        [learnt] says no: too much has come to light since that move.
        [early] says no: it is too early for a draw.
        [fair] agrees: a draw is a good result.
       *[play-on] says no and would rather play on.
    }
entry-withdrawn =
    { $you ->
        [yes] You withdraw your question.
       *[no] { $who } withdraws the question.
    }
entry-draw = Everybody agrees to a draw.
entry-closed = Whoever keeps this server closes the table.
entry-rematch = Everybody wants to play again: a new table is ready.
entry-stand-in =
    { $you ->
        [yes] { $why ->
                [clock] Your time is up: a bot finishes this turn for you.
               *[absent] A bot plays for you until you return.
            }
       *[no] { $why ->
                [clock] { $who } is out of time: a bot finishes this turn.
               *[absent] A bot plays for { $who } for the time being.
            }
    }
entry-time =
    { $both ->
        [yes] Both turns have run out of time: nobody wins.
       *[no] { $you ->
                [yes] Your time for this turn is up, and with it your game.
               *[no] { $who } let the time for this turn run out, and loses the game by it.
            }
    }
entry-away =
    { $you ->
        [yes] You are away for { $days ->
                [one] a day
               *[other] { $days } days
            }: your clock stands still.
       *[no] { $who } is away for { $days ->
                [one] a day
               *[other] { $days } days
            }: that clock stands still.
    }
entry-back =
    { $you ->
        [yes] You are back from your days off: your clock runs again.
       *[no] { $who } is back from days off: that clock runs again.
    }
entry-return =
    { $you ->
        [yes] You are back in the game.
       *[no] { $who } is back.
    }
entry-returned =
    { $you ->
        [yes] { $moves ->
                [0] The bot has played nothing for you.
                [one] The bot has played one move for you, marked above.
               *[other] The bot has played { $moves } moves for you, marked above.
            }
       *[no] { $moves ->
                [0] The bot has played nothing meanwhile.
                [one] The bot has played one move meanwhile.
               *[other] The bot has played { $moves } moves meanwhile.
            }
    }
entry-by-stand-in =
    { $you ->
        [yes] { $line } (The bot played this for you.)
       *[no] { $line } (The bot’s move.)
    }
entry-chat = { $who }: { $text }

error-seat-taken = This seat is taken: choose a free one.
error-ask-to-take-back = That cannot be undone any more: ask the others.
error-lesson-not-asked = The lesson asks for something else now: open it again.
error-puzzle-not-asked = This cannot be done at this puzzle now: open it again.
error-stale = The table has changed since you looked: look again, then move.
error-unknown-command = There is no command “{ $kind }”.
error-bot-already = A bot plays that seat already.
error-stood-in = A bot plays for you: first say that you are back.
error-nobody-stands-in = No bot plays for you: just go on.
error-turn-is-played = Your time for this turn is up and a bot plays it: you go on with the next one.
error-turn-has-time = Here the clock says how long a turn may take: wait until it is up.
error-turn-over = The time of that turn is up, so it cannot be undone any more.
error-time-over = Your time is up: make your move, as long as you still can.
error-not-late = The time of that turn is not up.
error-no-vacation = This table has no clock by turn: nobody waits by the day here, so you need no days off.
error-vacation-used = You have no days off left in this game.
error-vacation-days =
    { $most ->
        [one] Take one day off: that is what you have left.
       *[other] Take 1 to { $most } days off.
    }
error-away-already = You are away already: end that first.
error-not-away = You are not away: just play on.
error-two-clocks = Give the clock a “base” for the whole game, or a “turn”: one of the two.
error-unknown-zone = There is no time zone “{ $zone }”: give one such as Europe/Warsaw.
error-device-known = Your seat is open on this device already.
error-too-many-devices = Your seat is open on { $most } devices already: close it on the others first.
error-chat-length = Say something, in at most { $most } letters.
error-chat-full = { $most } lines have been said at this table, and no more fit. Talk on elsewhere; the game goes on here.
error-chat-too-fast = Say at most { $most } lines a minute: wait a moment, then go on.
error-too-many-moves = At most { $most } moves can be made at once.
error-unknown-offer = Offer a take-back, a draw or a rematch.
error-offer-open = There is an open question already: answer that first, or withdraw it.
error-rematch-agreed = The rematch is already on: go to the new table.
error-nothing-to-take-back = You have not made a move yet: there is nothing to take back.
error-no-question = Nobody asked you anything.
error-name-alike = “{ $name }” looks almost like “{ $other }”, and that name is at this table already: choose another.
error-name-of-bot = “{ $name }” is what bots are called here: choose another name.
error-name-mixed = The name “{ $name }” mixes two alphabets: write each word in one.
error-one-seat = You sit at this table already, on seat { $seat }. Where strangers may join, everybody has one seat: leave that one first, or open a family table.
error-shuffling = Everybody sits and the shuffling has begun: the game starts in a moment, and then you may resign.
error-reveal-early = Not yet: a share of luck is shown when all seats are taken.
error-no-share = No share of luck is waited for from this seat: just play.
error-share-differs = This is not the share of luck that your seat promised: show that one.
error-bad-share = This promises no share of luck: send 64 hex digits, or nothing.
error-name-length = Give a name of 1 to { $most } letters.
error-table-open = Not now: the game has not started yet.
error-table-running = Not now: the game is running.
error-table-over = Not now: the game is over.
error-no-such-seat = There is no such seat at this table.
error-not-seated = You watch this table: sit down to take part.
error-missing = The command lacks its “{ $name }”.
error-busy = The table is very busy: try again in a moment.
error-old-rules = This table follows version { $theirs } of the rules of “{ $game }”, this program version { $ours }: open it with a release of its time.
error-confirm-first = This move cannot be taken back: confirm it.

error-unknown-table = There is no table “{ $table }”: check the link, or open a new table.
error-table-taken = There is a table “{ $table }” already: choose another name for yours.
error-number-taken = Somebody was faster: look at the table again, then decide.
error-number-gap = The log of this table has not come so far: look at the table again.
error-key-taken = This command has been carried out already: do not repeat it.
error-bad-entry = This cannot be kept ({ $what }): send something shorter and plainer.
error-store-locked = Another program holds the database { $store } ({ $why }): end it, or try again.
error-store-full = There is no space left for the database { $store } ({ $why }): free some, then try again.
error-store-corrupt = The database { $store } is damaged or not ours ({ $why }): restore it from a backup, or name another.
error-store-away = The database { $store } cannot be reached ({ $why }): check that it is there and running, then try again.
error-store-readonly = The database { $store } may not be written to ({ $why }): give this user the right to write to it and its folder, or name another.
error-store-closed = The database { $store } has been closed: start the server again.
error-store-newer = The database { $store } was written by a newer plansza ({ $why }): update this program, or name another database.
error-store-older = The database { $store } was written by an older plansza ({ $why }): use that one, or start the server of this one once, which upgrades it.
error-table-active = Something happened at table “{ $table }” in the meantime: look at it again.
error-transfer-altered = What arrived in { $store } is not what was sent. Nothing was changed there: try again.
error-store-served = Another server uses the database { $store }, and they do not hear each other: stop that one, or start both with --channels.
error-store-url = “{ $store }” names no database that can be used ({ $why }): give a URL such as sqlite:///plansza.db or postgresql://user@host/name.

error-foreign-seat = This seat is not yours: play your own.
error-player-present = That player is at the table: a bot can only stand in for somebody who is away.
error-player-expected = { $who } may still come back: you can call a bot in { $seconds } s.
error-own-stand-in = This table plays without hints, so no bot takes your place for a while: play on, or { $duel ->
        [yes] resign.
       *[no] resign, and a bot takes your seat for good.
    }
error-bad-link = This link does not work any more: ask for a new one on the device where you play.
error-no-cookies = Your browser keeps no cookies, so it cannot hold a seat: allow them for this address, then open the link again.
error-cross-site = This request comes from another page: open the table itself and try there.
error-foreign-host = This server is not called “{ $host }”: open it under its own name, or let its host add this one with --name.
error-full-house = All places are taken at the moment: there are too many connections. Close pages that you do not need, or come back in a moment.
error-not-json = Send JSON, with the content type “application/json”.
error-malformed = This request cannot be understood: { $what }.
error-too-large = This is too much at once: send at most { $most } bytes.
error-too-many = Too many requests: wait a moment, then go on.
error-too-many-streams = Too many pages with tables are open from your address: close one, then try again.
error-too-many-tables =
    You open table after table: the next one can be opened in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
error-too-many-hints =
    Hint after hint: you can ask for the next one in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
error-too-many-reviews =
    Review after review: the next one can begin in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
error-unavailable = The tables cannot be reached at the moment: nothing is lost, try again soon.
error-not-found = There is nothing at this address: check the link.
error-no-such-thing = There is no such thing in your picture: look again, it may have gone.
error-method = This address does not take such requests.
error-internal = Something went wrong on our side; it was nothing you did. Try again, and if it keeps happening, tell the host.

help-serve = Serve tables on the web, for people and programs.
help-serve-host = The address to listen on.
help-serve-port = The port to listen on; without it, 8000 or the next that is free.
help-serve-database = Where tables are kept: a URL of SQLite or PostgreSQL; without it, a file in your folder.
help-serve-channels = How servers that share a database tell each other of news: redis://… or postgresql://…; without it, this server is the only one.
help-serve-processes = How many processes serve: as many as there are processors to spare. One that dies is started again, and another takes its tables over.
help-serve-proxy = The addresses or networks of your proxy, with commas between them: what it says about visitors is believed, and what anybody else says is not.
help-serve-name = The names of this server, with commas between them: a request for any other is refused.
help-serve-key-file = A file with the key that signs the cookies of seats, which then is not in the database; the variable PLANSZA_KEY does the same.
help-serve-lan = Let the whole home network in, and show the address with a code to scan.
serve-address = Tables are open at { $address } (Ctrl+C ends).
serve-invite =
    { $lan ->
        [yes] Everybody in your network can open that address, or scan the code. To play together, set up a table and send its link.
       *[no] Only this computer can see the tables; with --lan (make play LAN=1) your whole network can.
    }
help-serve-open = Open the tables in the browser, where there is one.
serve-names = Visitors find the tables under { $names }; this address is for the proxy and for yourself.
serve-lan = In your network: { $address }
error-port-taken = Port { $port } of { $host } is in use: end the other program, or choose another with --port.
error-bad-port = There is no port { $port }: ports go up to { $last }; 0 takes any that is free.
error-bad-host = It is not possible to listen on “{ $host }” ({ $why }): give an address of this machine with --host.
error-process-dies = Process { $number } of the server does not start, again and again: { $why }.
error-processes-system = This system cannot serve with several processes: leave --processes out.
error-processes-memory = Tables in memory are for one process: leave --processes out, or name a database that several can share.
error-bad-proxy = “{ $text }” is no address of a proxy: give addresses such as 127.0.0.1 or networks such as 10.0.0.0/8, with commas between them.
error-bad-name = “{ $text }” is no name of a server: give names such as tables.example.org, without http:// and without a port, with commas between them.
error-key-short = The key in { $place } is too short: take at least { $least } letters that nobody guesses, such as 64 random hexadecimal digits.
error-key-file = The key could not be read from “{ $path }” ({ $why }): give a file that holds the key and nothing else.
error-key-twice = There are two keys, in a file and in { $variable }: give one of them.
error-key-elsewhere = The key of these tables is not in their database: give it with --key-file or { $variable }, as you do for the server.
key-file-open = Others on this computer can read “{ $path }”: take the right from them (chmod 600).
help-seats = The seats at all tables: end their cookies, or give one back.
help-revoke = End all cookies and links of seats. The games stay; whoever sat there needs a new link to sit there again.
help-revoke-yes = Do not ask.
help-seat-link = Make a link that gives a seat to whoever opens it first, for a player who lost his.
help-seat-link-table = The address of the table, or what stands behind /t/ in it.
help-seat-link-seat = Which seat, counted from 1.
revoke-ask = All players at all tables in { $store } will lose their seats; the games stay, and you can give seats back by links. Go on? (yes/no)
revoke-kept = Nothing was changed.
revoke-done = All cookies and links of seats have ended; servers that are running know it within seconds. A seat is given back by “plansza seats link TABLE N”.
seat-link = This link gives the seat to the first who opens it, in the next { $minutes } minutes:
error-seat-not-held = Nobody holds seat { $seat }: open the table and sit down.
error-no-database = There is no database “{ $path }”: give its URL with --database.
error-bad-channels = “{ $url }” names no channel that can be used: give redis://… or postgresql://…, or leave it out.
error-channels-extra = The channel “{ $url }” needs the package “{ $package }”: install it, or leave --channels out.
