## Co się mówi modelom językowym i jak się liczy ich odpowiedzi

rules-choices = Ustawienia tego stołu
llm-you = Grasz w „{ $title }” przy stole na { $seats } { $seats ->
        [one] osobę
       *[other] osoby
    }. Jesteś tu jako { $who }.
llm-allies = { $count ->
        [one] Gra z tobą { $who }: wygrywacie razem.
       *[other] Grają z tobą { $who }: wygrywacie razem.
    }
llm-secrets = Mówimy ci to, co twoje miejsce może wiedzieć, i nic ponadto; inni wiedzą swoje. Graj tak, żeby wygrać, według zasad poniżej.
llm-history = Co się dotąd wydarzyło
llm-nothing = Jeszcze nic.
llm-left-out = (Pominięte, bo dawne; liczba wierszy: { $count }.)
llm-table = Stół tak, jak go widzisz
llm-role = Twoja rola: { $role }
llm-asked = O co pytamy
llm-moves = Twoje możliwe ruchy
llm-more-moves = (Jest ich więcej, zapisanych tak samo; ile: { $count }.)
llm-notation = Jak zapisuje się ruchy
llm-notation-about = Co jest teraz możliwe, sprawdź samodzielnie. Po jednym przykładzie każdego rodzaju:
llm-answer = Możesz się zastanowić. Na końcu napisz wiersz, w którym jest jeden ruch w swoim zapisie i nic więcej, w takiej postaci (ten ruch to tylko przykład): RUCH: { $example }
llm-again = Odpowiedz jeszcze raz: w ostatnim wierszu „RUCH:” i jeden ruch. Pozostałe próby: { $left }.
llm-empty = Twoja odpowiedź była pusta.
llm-unreadable = W odpowiedzi, tam, gdzie powinien być ruch, jest: „{ $said }”.
llm-ambiguous = W odpowiedzi jest kilka ruchów: { $moves }. Ma być jeden.
llm-illegal = { $move } nie jest możliwe. { $why }
llm-drawn = W odpowiedziach nie było możliwego ruchu, więc wybrał los: { $move }.

llm-section = Modele językowe: odpowiedzi i koszt
llm-section-about = To, czy odpowiedź dało się odczytać, nie mówi, jak dobrze kto gra; powyżej liczą się same partie. Kto mimo wszystkich prób nie podał możliwego ruchu, oddał decyzję walkowerem.
llm-header = { $what ->
        [decisions] Decyzje
        [playable] Dobre odpowiedzi
        [unreadable] Bez ruchu
        [ambiguous] Kilka naraz
        [illegal] Niemożliwe
        [retries] Pytania ponowne
        [forfeits] Walkowery
        [answers] Odpowiedzi
        [prompt-tokens] Tokeny przeczytane
        [answer-tokens] Tokeny napisane
        [game-tokens] Tokeny na partię
        [cost] Koszt
       *[waited] Czas odpowiedzi
    }
error-llm-shape = „{ $name }” nie wskazuje modelu językowego: napisz { $shape }.
error-llm-import = Nie da się użyć { $name }: { $why }.
error-llm-no-function = „{ $name }” nie da się wywołać: podaj funkcję albo obiekt, który można wywołać.
error-llm-part = Przy modelu językowym nie ma „{ $part }”; można zmienić: { $names }.
error-llm-value = „{ $value }” nie pasuje do „{ $part }”: { $names }.
error-llm-failed = Nie można zapytać modelu { $model }: { $why }. Co skończone, zostaje w pliku, jeśli był podany; to samo polecenie ruszy dalej.
error-llm-environment = Podaj, który model pytać: ustaw w środowisku { $names }.
error-llm-forfeit = Na tym miejscu nie padł możliwy ruch, więc przegrywa.

## plansza mcp

help-mcp = Niech grają modele, które znają Model Context Protocol: przez stdio albo HTTP.
help-mcp-server = Serwer, przy którego stołach się gra; bez niego własny stół przeciw botom, tylko na tym komputerze.
help-mcp-http = Zamiast stdio nasłuchuj przez HTTP na tym porcie, pod /mcp; każdy pokazuje tam własny token.
help-mcp-host = Gdzie nasłuchiwać przy --http.
error-mcp-extra = Do tego potrzebny jest dodatek „mcp”: pip install "plansza[mcp]".
error-mcp-http-server = Przy --http podaj, na jakim serwerze są stoły: --server URL.
error-mcp-http-token = Przy --http każdy pokazuje własny token: opuść --token-file.
error-mcp-local = Miejscowy serwer z własnym stołem nie rusza: { $why }.
mcp-serving = Nasłuch pod { $url }; każdy pokazuje własny token.
mcp-token = Pokaż token tego serwera: Authorization: Bearer …
mcp-no-lessons = Ta gra nie ma lekcji.
mcp-table = Stół { $table }: { $title }. { $seat ->
        [0] Oglądasz.
       *[other] Masz miejsce { $seat }.
    } Miejsca: { $names }.
mcp-open = Gra się jeszcze nie zaczęła. Wolne miejsca: { $seats }.
mcp-over = Koniec gry. { $outcome }
mcp-next = Rewanż jest przy stole { $table }.
mcp-offer = { $who } pyta: { $what ->
        [takeback] czy można cofnąć ruch.
        [draw] czy zgadzasz się na remis.
       *[rematch] czy chcesz rewanżu.
    } Odpowiedz narzędziem „answer”.
mcp-waiting = Ruch mają inni: zaczekaj przez wait_for_turn.
mcp-watching = Oglądasz ten stół: nie masz tu miejsca.
mcp-possible = { $move } jest teraz możliwe.
mcp-said = Powiedziane.
mcp-older = (Wcześniej, przed wpisem { $number }, jest tego więcej.)
mcp-reviewing = Analiza jeszcze niegotowa: { $done }%. Zapytaj ponownie.
mcp-prompt = Zagraj przy mnie partię { $game }. Przeczytaj zasady przez read_rules, otwórz stół przez open_table przeciw botom poziomu „{ $bots }”, a potem wait_for_turn i play aż do końca. Przy każdym ruchu powiedz mi jednym zdaniem, dlaczego ten, i spójrz czasem na obraz. Na koniec omów partię przez review.
