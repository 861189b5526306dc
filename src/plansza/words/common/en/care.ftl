## Care: backups

help-backup = Write all tables into a file, as they are at one moment; servers go on meanwhile.
help-backup-file = The new file. It holds secrets of running games: keep it to yourself.
help-backup-force = Write over a file that is there.
help-restore = Put a backup into an empty database, SQLite or PostgreSQL. No server may use it meanwhile.
help-restore-file = A file of “plansza backup”.
help-restore-force = Replace the tables that are there.
backup-done = The tables of { $store } are in { $path }.
restore-done = The tables of { $made } are in { $store }.
backup-counts = { $tables ->
        [one] One table
       *[other] { $tables } tables
    }, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }, { $rows ->
        [one] one row
       *[other] { $rows } rows
    } in all.
error-backup-there = There is a file “{ $path }” already: name another, or say --force.
error-backup-missing = There is no file “{ $path }” that can be read: name a file of “plansza backup”.
error-restore-full = There are tables in { $store } already: name an empty database, or replace them with --force.
error-restore-served = A server uses { $store }: stop it, then try again.
error-bad-backup = “{ $path }” is no backup that can be restored ({ $why }): take another file.

## Care: a copy

meta-from = FROM
meta-to = TO
help-copy = Copy a whole database into another one, such as SQLite's into PostgreSQL, and compare digests. No server may use the other one meanwhile.
help-copy-from = The URL of the database with the tables; nothing is changed there.
help-copy-to = The URL of the database for the copy, which is empty.
copy-done = The tables of { $source } are in { $target }, too.
copy-served = A server is using { $source }: what is played there from now on is not in the copy. If you are moving, stop it and copy again with --force.
error-copy-same = Both are the same database: name another one to copy into.

## Care: tables

help-tables = All tables of a database: list them, look at one, close it, delete it, write its record.
help-tables-table = The table: its id, or the address of its page.
help-tables-list = List the newest tables.
help-tables-limit = How many.
help-tables-show = Show who sits at a table and how far it is, no hand and no secret.
help-tables-close = End a running game as a draw. Servers notice it, and players are told.
help-tables-delete = Delete a table for good, if its game is over or nothing happened there for 30 days.
help-tables-force = Delete it though its game goes on.
help-tables-export = Write the record of a finished game, for “plansza replay” and “plansza verify”.
help-tables-export-file = The file of the record.
tables-none = There are no tables in { $store }.
tables-table = table
tables-game = game
tables-status = status
tables-players = seats
tables-opened = opened
tables-active = last entry
tables-entries = entries
tables-is-open = waits for players
tables-is-running = running
tables-is-over = over
tables-is-broken = cannot be read
tables-times = Opened { $opened }, last entry { $active }.
tables-counts = { $entries ->
        [one] One entry
       *[other] { $entries } entries
    }, { $moves ->
        [0] no move
        [one] one move
       *[other] { $moves } moves
    }.
tables-free = free
tables-close-ask = The game at table { $table } will end as a draw, and nobody can play on. Close it? (yes/no)
tables-delete-ask = Table { $table } will be gone for good, with its replay. Delete it? (yes/no)
tables-kept = Nothing was changed.
tables-closed = Table { $table } is closed; pages that are open show it within seconds.
tables-deleted = Table { $table } is gone.
tables-exported = The record of table { $table } is in { $path }.
error-table-going-on = The game at table { $table } is not over, and something happened there in the last { $days } days: close it first, or delete it with --force.
error-export-running = The game at table { $table } is not over: its record is written when it is.

## Care: the doctor

help-doctor = Check what a server started with these options would find, and say what to do. The exit code is 1 if something would not work.
doctor-database-new = There is nothing yet in { $store }: the server makes it when it starts.
doctor-database-older = The database { $store } is of an older version: make a backup with the program that wrote it; this one upgrades it when it starts.
doctor-database-newer = The database { $store } is of a newer version: update this program.
doctor-database-there = The database { $store } answers and is up to date.
doctor-database-writable = The database takes entries.
doctor-database-whole = The database is whole, and no log has a gap.
doctor-database-damaged = The database is damaged ({ $why }): stop the server and restore a backup.
doctor-database-gap = The log of table { $table } has a gap: restore a backup, or delete the table.
doctor-database-broken = The database cannot be used: { $why }
doctor-clock = The clocks agree.
doctor-clock-astray = The clocks are { $seconds } seconds apart, ours and that of the database or of its newest entry: let both machines ask a time server.
doctor-disk = There are { $megabytes } MB free in { $folder }.
doctor-disk-full = There are only { $megabytes } MB free in { $folder }: make room.
doctor-channels-none = No channel is named: this is for one server on the database.
doctor-channels-heard = What is said on the channel is heard.
doctor-channels-broken = The channel does not work ({ $why }): see that its server runs and that the URL is right.
doctor-proxy = Proxy and names are set.
doctor-proxy-none = No proxy is named: this is for a home network.
doctor-proxy-missing = There is a --name and no --proxy: if a proxy brings TLS, name its address, or all visitors look like one.
doctor-names-missing = There is a --proxy and no --name: name the server, or anybody can point a name of his own at it.
doctor-name-unknown = Nobody knows where “{ $name }” is: enter it in the DNS, or correct it.
doctor-proxy-reached = { $name } leads here, and the server believes its proxy.
doctor-proxy-certificate = The certificate of { $name } is not one that browsers trust ({ $why }): they will ask about it. Let the proxy fetch another, unless that is meant.
doctor-proxy-silent = Nobody answers at { $name } ({ $why }): start the proxy, and let the ports 80 and 443 through.
doctor-proxy-alone = The proxy answers at { $name } with { $status }: start the server behind it, or correct where the proxy looks for it.
doctor-proxy-refused = { $name } answers { $status }: see that --name of the server and the Host header of the proxy agree.
doctor-proxy-other = Another program answers at { $name }: correct the proxy, or the DNS.
doctor-proxy-unbelieved = The server behind { $name } does not believe its proxy, so limits and cookies are wrong: name the proxy’s address with --proxy, and let it set X-Forwarded-For, -Proto and -Host.
doctor-config = The settings in { $path } can be used.
doctor-config-broken = The settings in { $path } cannot be used: { $why }
doctor-compiled = The rules are compiled.
doctor-push = Messages of turns can be sent to browsers.
doctor-push-missing = Messages of turns cannot be sent to browsers: install plansza[push], as the servers of the guide to hosting have it.
doctor-interpreted = The rules are interpreted, so bots are several times slower: install a compiled wheel, or a C compiler and run “make setup”.

## Care: how long tables are kept

meta-days = DAYS
help-serve-keep-finished = For how many days a finished game can be looked at again; then its table is deleted. Without it, for ever.
help-serve-keep-abandoned = For how many days a table waits where nothing happens and the game is not over; then it is deleted. Without it, for ever.
page-kept-finished = { $days ->
        [one] A finished game can be looked at here for one day after its end.
       *[other] A finished game can be looked at here for { $days } days after its end.
    }
page-kept-abandoned = { $days ->
        [one] A table where nobody does anything for a day disappears.
       *[other] A table where nobody does anything for { $days } days disappears.
    }

## The host's file
help-serve-config = A TOML file with what a host settles for everybody: see docs/hosting.md.
error-bad-config = “{ $path }” cannot be used as settings: { $why }.
help-serve-metrics = Show numbers for Prometheus at /metrics, to this machine and the proxy’s network alone: see docs/hosting.md.
error-no-prometheus = For /metrics the package prometheus_client is missing: install plansza[host].
error-metrics-token = The token in { $variable } is too short: take at least { $least } letters that nobody guesses.
error-metrics-closed = The numbers of this server are for its host: ask from the server’s own machine or network, or with the token.
