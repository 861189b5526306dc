## plansza arena, plansza balance

help-arena = Niech boty spotkają się na wszystkich miejscach przy tych samych rozdaniach: zobacz, kto jest lepszy i jak bardzo to pewne.
help-arena-bots = Boty, które się spotkają, po przecinkach. Dwa w grze dla większej liczby osób: pierwszy sam przeciw drugiemu, na każdym miejscu.
help-arena-games = Ile partii każdej gry; w górę do liczby, przy której każdy bot siada na każdym miejscu tak samo często.
help-arena-out = Zapisuj wyniki, partia po partii, w tym pliku SQLite; to samo polecenie podejmie pracę tam, gdzie ją przerwano.
help-arena-report = Zapisz w tym pliku stronę z tabelami i wykresami.
help-arena-parquet = Zapisz w tym pliku Parquet wiersz na każde miejsce każdej partii.
help-arena-save = Zapisz w tym pliku Parquet wiersz na każdy ruch: co dane miejsce widziało, co mogło zrobić, co zrobiło i jak skończyła się partia.
help-arena-engine = Gdzie grać: „pool”, procesy na tym komputerze, albo „ray”, klaster Raya.
help-balance = Sprawdź, czy warianty gry są wyrównane: w każdym bot gra sam ze sobą.
help-balance-games = Ile partii każdego wariantu.
help-balance-seats = Tylko warianty dla tylu graczy; bez tego dla każdej liczby.
help-balance-bot = Bot, który zajmuje wszystkie miejsca.
help-balance-seed = Liczba całkowita albo 64 cyfry szesnastkowe: od nich zależy całe tasowanie.
help-balance-markdown = Zapisz w tym pliku tekst w Markdownie, a wykresy w folderze „pictures” obok.
error-bot-twice = Bot „{ $bot }” jest podany dwa razy: wymień każdego raz.
error-one-bot = Tutaj jeden bot zajmuje wszystkie miejsca: podaj tylko jednego.
error-unknown-engine = Nie ma silnika „{ $engine }”; są: { $names }.
error-part-missing = Do tego potrzeba biblioteki { $part }, a nie jest zainstalowana: pip install "plansza[{ $extra }]".
error-results-foreign = „{ $path }” nie zawiera wyników areny: podaj inny plik.
error-results-other = „{ $path }” zawiera wyniki innych zawodów: podaj inny plik albo te same gry, opcje, boty i ziarno.
header-rating = Siła
header-even = Równo
header-thought = Decyzja
header-thought-long = 95% do
header-variant = Wariant
header-against = Przeciw
header-place = Kto
header-verdict = Ocena
header-moves = Ruchy
arena-title = Arena
arena-standings = Klasyfikacja
arena-seed = Ziarno { $seed }
arena-games =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[many] { $count } partii
    }, każde rozdanie na wszystkich miejscach.
arena-saving = Zapisywanie ruchów
arena-saved =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    } z obserwacjami i wynikami w „{ $path }”.
arena-no-ratings = Siły botów nie policzono. { $why }
arena-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
arena-allies = Gracze { $seats }
arena-usual = jak zwykle
role-order =
    { $order ->
        [1] kto gra pierwszy
        [2] kto gra drugi
        [3] kto gra trzeci
        [4] kto gra czwarty
        [5] kto gra piąty
        [6] kto gra szósty
       *[other] kto gra { $order }.
    }
role-side =
    { $order ->
        [1] strona, która zaczyna
        [2] druga strona
        [3] trzecia strona
       *[other] strona { $order }.
    }
role-size =
    { $size ->
        [2] strona dwojga
        [3] strona trojga
       *[other] strona na { $size }
    }
arena-lengths = Ruchów w partii: średnio { $mean }, w połowie partii najwyżej { $median }, w czterech na pięć od { $low } do { $high }.
arena-plot-shares = Udział wygranych z przedziałem 95%; linia przerywana to równy udział
arena-plot-moves = Ruchy w partii
arena-go-on = Przerwano. Rozegrane partie są w pliku „{ $path }”: to samo polecenie podejmie pracę w tym miejscu.
arena-lost = Przerwano. Powyżej to, co zdążono rozegrać; z opcją --out PLIK to samo polecenie mogłoby podjąć pracę w tym miejscu.
balance-title = Równowaga
balance-how = Wszystkie miejsca zajmuje jeden i ten sam bot, { $bot }; partii każdego wariantu: { $games }. W nawiasach: gdzie z pewnością 95% leży prawdziwy udział; jeden na dwadzieścia takich nawiasów myli.
balance-again = Powstało z polecenia „{ $command }”, z botami z tamtego dnia.
balance-fair = Wyrównane z dokładnością do { $within } punktu procentowego: różnicy nie widać.
balance-unsure = Za mało partii, by to ocenić: prawda może być odległa od równowagi o { $within } punktu procentowego.
balance-favours = Przewaga: { $who }, { $share }; równo byłoby { $even }.
balance-slight = Lekka przewaga: { $who }, { $share }; równo byłoby { $even }.
balance-harder = W gorszym położeniu: { $who }, { $share }; równo byłoby { $even }.
