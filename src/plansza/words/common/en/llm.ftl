## What language models are told, and how their answers are counted

rules-choices = The choices of this table
llm-you = You play “{ $title }” at a table for { $seats }. You are { $who }.
llm-allies = { $count ->
        [one] Your ally is { $who }: you win together.
       *[other] Your allies are { $who }: you win together.
    }
llm-secrets = What you are told is what your seat may know, and no more; the others know theirs. Play to win, by the rules that follow.
llm-history = What has happened
llm-nothing = Nothing yet.
llm-left-out = (Left out here, because they are long ago, lines: { $count }.)
llm-table = The table as you see it
llm-role = Your part: { $role }
llm-asked = What you are asked
llm-moves = Your possible moves
llm-more-moves = (And { $count } more, written in the same way.)
llm-notation = How moves are written
llm-notation-about = Find out yourself what is possible now. One example of every kind:
llm-answer = Think if you like. Then end with a line that holds one move in its notation and nothing else, in this form (the move is only an example): MOVE: { $example }
llm-again = Answer again, with “MOVE:” and one move on the last line. Attempts left: { $left }.
llm-empty = Your answer was empty.
llm-unreadable = There is no move in your answer where one should be, but: “{ $said }”.
llm-ambiguous = Your answer names several moves: { $moves }. It must be one.
llm-illegal = { $move } is not possible. { $why }
llm-drawn = You named no possible move, so chance chose: { $move }.

llm-section = Language models: answers and cost
llm-section-about = How answers could be read says nothing of how well somebody plays; what is told above counts games alone. Whoever gave no playable answer in all tries forfeited that decision.
llm-header = { $what ->
        [decisions] Decisions
        [playable] Playable
        [unreadable] No move
        [ambiguous] Several
        [illegal] Illegal
        [retries] Asked again
        [forfeits] Forfeits
        [answers] Answers
        [prompt-tokens] Tokens read
        [answer-tokens] Tokens written
        [game-tokens] Tokens a game
        [cost] Cost
       *[waited] An answer took
    }
error-llm-shape = “{ $name }” does not name a language model: write { $shape }.
error-llm-import = { $name } cannot be used: { $why }.
error-llm-no-function = “{ $name }” cannot be called: name a function, or an object that can be called.
error-llm-part = A language model has no part “{ $part }” to change; there are: { $names }.
error-llm-value = For “{ $part }”, “{ $value }” will not do: { $names }.
error-llm-failed = The model { $model } cannot be asked: { $why }. What is finished is kept where a file keeps it; the same command goes on.
error-llm-environment = Say which model to ask: set { $names } in the environment.
error-llm-forfeit = This seat named no playable move, and loses by it.

## plansza mcp

help-mcp = Let models that speak the Model Context Protocol play, over stdio or HTTP.
help-mcp-server = The server whose tables are played at; without it, a table of one's own against bots, in this computer alone.
help-mcp-http = Serve over HTTP on this port, at /mcp, instead of stdio; every caller shows a token of his own.
help-mcp-host = Where to listen with --http.
error-mcp-extra = This needs the extra part “mcp”: pip install "plansza[mcp]".
error-mcp-http-server = With --http say which server the tables are at: --server URL.
error-mcp-http-token = With --http every caller shows his own token: leave out --token-file.
error-mcp-local = The local server for tables of one’s own does not start: { $why }.
mcp-serving = Listening at { $url }; every caller shows a token of his own.
mcp-token = Show a token of this server: Authorization: Bearer …
mcp-no-lessons = This game has no lessons.
mcp-table = Table { $table }: { $title }. { $seat ->
        [0] You watch.
       *[other] You have seat { $seat }.
    } Seats: { $names }.
mcp-open = The game has not begun. Free seats: { $seats }.
mcp-over = The game is over. { $outcome }
mcp-next = The rematch is at table { $table }.
mcp-offer = { $who } asks you: { $what ->
        [takeback] to agree that a move is taken back.
        [draw] for a draw.
       *[rematch] for a rematch.
    } Answer with the tool “answer”.
mcp-waiting = Others are to move: wait with wait_for_turn.
mcp-watching = You watch this table: you have no seat here.
mcp-possible = { $move } is possible now.
mcp-said = Said.
mcp-older = (There is more before entry { $number }.)
mcp-reviewing = The review is not ready: { $done }%. Ask again.
mcp-prompt = Play a game of { $game } with me watching. Read its rules with read_rules, open a table with open_table against bots of level “{ $bots }”, then wait_for_turn and play until it is over. Tell me in a sentence why you choose each move, and look at the picture now and then. At the end, review it.
