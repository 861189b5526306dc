## Wiersz poleceń

ask-move = Twój ruch (? – lista ruchów, q – koniec):
moves-now = Możliwe ruchy:
goodbye = Do zobaczenia!
commitment-shown = Skrót ziarna: { $commitment }
seed-shown = Ziarno tej gry: { $seed }
record-saved = Zapis gry: { $path }
verify-seed = Ziarno serwera pasuje do skrótu { $commitment }, ogłoszonego przed grą.
verify-share = Miejsce { $seat } pokazało dokładnie to, co zapowiedziało skrótem { $commitment }.
verify-share-late = Miejsce { $seat } zapowiedziało swoją część losu, ale nie pokazało jej na czas: nie ma jej w tasowaniu.
verify-mixed = Z ziarna serwera i liczb graczy powstaje ziarno gry { $seed }.
verify-alone = Żaden gracz nie dołożył własnych liczb: gra toczy się z samego ziarna serwera.
verify-replayed =
    Odtworzenie { $count } { $count ->
        [one] ruchu
       *[other] ruchów
    } daje wynik i pozycję końcową z zapisu ({ $digest }).
verify-good = Wszystko się zgadza.
verify-bad = Coś się tu nie zgadza: { $why }
record-good = Zapis się zgadza: { $count } { $count ->
        [one] ruch
        [few] ruchy
       *[many] ruchów
    }, wynik i pozycja końcowa jak w pliku.
games-played = Rozegrano { $count } { $count ->
        [one] partię
        [few] partie
       *[many] partii
    }.

header-game = Gra
header-seats = Gracze
header-options = Opcje
header-option = Opcja
header-choices = Możliwości
header-default = Domyślnie
header-player = Gracz
header-bot = Bot
header-games = Partie
header-wins = Wygrane
header-draws = Remisy
header-share = Udział
header-length = Średnia długość
header-move = Ruch
header-reason = Zakończenie

## Polecenia `plansza.cli` i plansze tekstowe gier

help-plansza = Gry planszowe dla ludzi i programów: zagraj w terminalu, każ botom rozegrać tysiące partii, sprawdź zapis, zmierz szybkość.
help-usage = Użycie:
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-required = wymagane
help-default = domyślnie: { $value }
help-help = Pokaż tę stronę.
help-version = Pokaż wersję.
help-language = Język programu; bez tej opcji język systemu. Może stać w dowolnym miejscu.
help-game = Gra, tak jak podaje ją „plansza games”.
help-players = Ilu graczy; bez tej opcji najmniejsza możliwa liczba.
help-seed = Liczba całkowita albo 64 cyfry szesnastkowe: od nich zależy całe tasowanie; bez tej opcji ziarno jest tajne i losowe.
help-option = Wybór w jednej z opcji gry; można podać kilka razy.
help-json = Zapisz tabelę dla programów w tym pliku; „-” to standardowe wyjście.
help-games = Pokaż gry, liczby graczy, opcje i możliwości.
help-play = Zagraj w terminalu przeciw botom.
help-play-seat = Twoje miejsce, licząc od 1.
help-play-bot = Przeciwnik; kilku, po przecinkach, gdy miejsc jest więcej.
help-play-record = Zapisz grę w tym pliku, także gdy wyjdziesz wcześniej.
help-simulate = Każ botom rozegrać wiele partii i policz wygrane.
help-simulate-games = Ile partii.
help-simulate-bots = Bot dla każdego miejsca, po przecinkach; jedna nazwa wystarczy dla wszystkich.
help-simulate-jobs = Ile procesów; bez tej opcji tyle, ile rdzeni. Wynik od tego nie zależy.
help-replay = Sprawdź zapis gry i opowiedz, co się w niej działo.
help-verify = Sprawdź, czy los w zapisie gry był uczciwy.
help-replay-record = Plik z zapisem; „-” to standardowe wejście.
help-replay-seat = Opowiedz to, co mogło wiedzieć to miejsce, licząc od 1.
help-replay-all = Opowiedz wszystko, także zakryte karty.
help-review = Pokaż, jak zmieniały się szanse w skończonej grze i które tury ją rozstrzygnęły.
help-puzzles = Znajdź zagadki do gry albo je sprawdź.
help-mine = Każ botom grać i szukaj chwil, w których jeden ruch jest wyraźnie najlepszy.
help-mine-count = Ile zagadek.
help-mine-seed = Liczba całkowita, która rozstrzyga o wszystkim: z tej samej wychodzą te same zagadki.
help-mine-out = Zapisz zagadki w tym pliku; bez tej opcji GRA-puzzles.jsonl. Przerwane szukanie toczy się dalej.
help-check = Przyjrzyj się jeszcze raz każdej zagadce, przy innych rozdaniach, i wypisz te, które się nie bronią.
help-check-file = Plik z zagadkami; bez niego te, które są przy grze.
help-check-out = Zapisz te, które się bronią, w tym pliku.
help-bench = Zmierz szybkość zasad obok innych bibliotek.
help-bench-game = Gra; bez niej spor.
help-bench-seconds = Ile sekund poświęcić na każdy wiersz.
meta-options = OPCJE
meta-command = POLECENIE
meta-game = GRA
meta-file = PLIK
meta-record = ZAPIS
meta-pair = OPCJA=WYBÓR
meta-name = NAZWA
meta-folder = KATALOG
meta-address = ADRES
meta-table = STÓŁ

usage-no-option = nie ma opcji „{ $name }”
usage-option-value = opcja „{ $name }” jest źle podana: brakuje jej wartości albo nie przyjmuje żadnej
usage-missing = brakuje „{ $name }”
usage-no-command = nie ma polecenia „{ $name }”; są: { $names }
usage-too-many = „{ $name }” to więcej, niż to polecenie przyjmuje
error-usage = Nie da się tego zrozumieć: { $what }. Pomoc: „{ $command }”.

error-bad-whole = „{ $text }” nie pasuje do { $name }: podaj liczbę całkowitą od { $least } w górę.
error-bad-seconds = „{ $text }” nie pasuje do { $name }: podaj liczbę sekund większą od 0, na przykład 0.5.
error-bad-pair = „{ $text }” nie ustawia żadnej opcji: napisz OPCJA=WYBÓR, na przykład tactics=on.
error-no-seat = W tej grze nie ma miejsca { $seat }: miejsca liczy się od 1 do { $count }.
error-unknown-bot = Nie ma bota „{ $bot }”; są: { $names }.
error-bot-plays-only = Bot „{ $bot }” nie gra w { $game }; jego gry: { $names }.
error-bot-lacks = Bota „{ $bot }” nie da się wczytać („{ $why }”).
error-network-missing = Nie ma sieci „{ $path }”: podaj ścieżkę do pliku z siecią.
error-network-foreign = „{ $path }” to nie sieć: zrób ją poleceniem python -m plansza.learning.train.
error-network-old = „{ $path }” to sieć dla starszych zasad gry { $game } albo starszych obserwacji: wytrenuj ją od nowa.
error-network-setup = Ta sieć nauczyła się gry { $game } z ustawieniami { $learnt }: niech gra właśnie tak.
error-bots-count = Podano boty dla innej liczby miejsc ({ $given }): podaj jedną nazwę dla wszystkich albo dokładnie { $count }.
error-target-folder = „{ $path }” to nie nazwa pliku: podaj ścieżkę do pliku.
error-target-missing = Nie ma katalogu „{ $path }”: najpierw go utwórz albo wybierz inny.
error-target-closed = W katalogu „{ $path }” nie wolno zapisywać: wybierz inny.
error-not-written = Nie udało się zapisać „{ $path }” ({ $why }): wybierz inne miejsce.
error-no-file = Nie ma pliku „{ $path }”: podaj ścieżkę do zapisu gry.
error-not-read = Nie udało się odczytać „{ $path }” ({ $why }): podaj ścieżkę do zapisu gry.
error-record-broken = „{ $path }” to nie zapis gry: plik jest uszkodzony albo jest czymś zupełnie innym.
error-record-stream = Zapis nie może trafić na standardowe wyjście, bo tam widać grę: podaj plik.
error-seat-and-all = Wybierz jedno z --seat i --all: co widziało jedno miejsce albo wszystko.
error-worker-died = Jeden z procesów symulacji przepadł, może z braku pamięci: spróbuj z mniejszą ich liczbą, na przykład --jobs 1.

name-you = ty
name-bot = Bot { $bot }
# Bots at tables: $seat counts from 1.
bot-name =
    { $seat ->
        [1] Beniek
        [2] Czesia
        [3] Dyzio
        [4] Elka
        [5] Felek
        [6] Gucia
       *[other] Bot { $seat }
    }
name-bot-seat = Bot { $bot } ({ $seat })
play-seats = Siedzisz na miejscu { $seat }. Po drugiej stronie: { $others }. Ruch wpisuje się tak, jak na liście, albo jego numerem; „!” pokazuje planszę jeszcze raz.
no-such-number = Nie ma ruchu o numerze { $text }: lista ma numery od 1 do { $count }.
games-default = { $mark } oznacza to, w co się gra bez wyboru. Wybiera się przez --option OPCJA=WYBÓR.

header-seat = Miejsce
header-interval = Przedział 95%
header-score = Średni wynik
header-system = System
header-work = Praca
header-speed = Szybkość
header-unit = Jednostka
simulate-seed = { $title }, ziarno { $seed }
simulate-stopped = Przerwano przed końcem; zamówione partie: { $games }. Poniżej to, co zdążono rozegrać.
simulate-games =
    { $count } { $count ->
        [one] partia
        [few] partie
       *[many] partii
    }, średnio { $average } ruchu na partię.
simulate-speed = { $speed } ruchów na sekundę, zasady { $build }.
build-compiled = skompilowane
build-interpreted = interpretowane

puzzles-games =
    przejrzano { $count } { $count ->
        [one] partię
        [few] partie
       *[many] partii
    }
puzzles-mined =
    W pliku { $path } { $count ->
        [one] jest { $count } zagadka
        [few] są { $count } zagadki
       *[many] jest { $count } zagadek
    }.
puzzles-grade = Stopień { $grade }: { $count }
puzzles-held = Przy innych rozdaniach broni się { $held } z { $count } zagadek.
error-puzzles-unread = Nie udało się odczytać „{ $path }” ({ $why }): podaj ścieżkę pliku z zagadkami.
error-puzzles-broken = „{ $path }” to nie plik z zagadkami: jest uszkodzony albo to zupełnie co innego.

bench-measuring = Pomiar
bench-ratio = { $work }: { $one } / { $other } = { $value }
bench-no-compiled = Nie ma skompilowanej wersji tych źródeł; „make setup” zrobi ją tam, gdzie jest kompilator C.
bench-missing = Nie zmierzono, bo nie są zainstalowane: { $names }. Zainstaluje je „make bench”.
work-random-play = losowa gra
work-checked-play = losowa gra, sprawdzana
work-playouts = losowe rozgrywki do końca
work-copies = kopiowanie pozycji
work-views = tworzenie widoków
work-imagines = wyobrażanie pozycji
work-reimagines = ponowne rozdanie
work-search = ruchy w przeszukiwaniu
work-claim-proofs = dowody przejęcia tamy
unit-moves = ruchów/s
unit-copies = kopii/s
unit-views = widoków/s
unit-positions = pozycji/s
unit-proofs = dowodów/s

sketch-dam = tama
sketch-asks = wymóg
sketch-tricks = Zagrane karty taktyki ({ $role }): { $cards }
sketch-fallen = Poległe elitarne jednostki: { $cards }
sketch-hand =
    W ręce ({ $role }): { $count } { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }
sketch-picks = Oddajesz: { $cards }
sketch-known = Wiesz, że przeciwnik ma: { $cards }
