### Teksty domu: błędy, ogólne odmowy, słowa wiersza poleceń.

## Części zdań

list-last = { $first } i { $last }
list-more = { $first }, { $next }
nothing =
    { $form ->
        [gen] niczego
        [ins] niczym
       *[nom] nic
    }
seat-name = Gracz { $seat }

yes = tak
no = nie
language-pl = polski
language-en = angielski

## Przebieg i wynik gry

your-move = Twój ruch.
their-move = Teraz gra { $who }.
thinking = { $who } się zastanawia…
game-over = Koniec gry.
you-won = Wygrywasz!
you-lost = Przegrywasz.
you-drew = Remis.
outcome-won =
    { $you ->
        [yes] Wygrywasz
       *[no]
            { $who } { $count ->
                [one] wygrywa
               *[many] wygrywają
            }
    }: { $reason }.
outcome-drawn = Remis: { $reason }.

## Wiersz poleceń

ask-move = Twój ruch (? – lista ruchów, q – koniec):
moves-now = Możliwe ruchy:
goodbye = Do zobaczenia!
commitment-shown = Skrót ziarna (po grze pokażemy ziarno, żeby każdy mógł sprawdzić tasowanie): { $commitment }
seed-shown = Ziarno tej gry: { $seed }
record-saved = Zapis gry: { $path }
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

## Odmowy wspólne wszystkim grom

refusal-not-your-turn = Teraz ruch ma { $who }: poczekaj na swoją kolej.
refusal-game-over = Gra jest skończona: nie ma już czego zagrać, możesz zacząć nową.
refusal-no-such-seat = Przy tym stole nie ma miejsca { $seat }: podaj numer jednego z graczy.

## Błędy

error-bad-seats =
    „{ $game }” to nie gra dla { $seats } { $seats ->
        [one] osoby
       *[many] osób
    }; możliwe liczby graczy: { $counts }.
error-bad-option = Gra „{ $game }” nie ma opcji „{ $option }”; jej opcje: { $names }.
error-bad-choice = Opcja „{ $option }” gry „{ $game }” nie ma możliwości „{ $choice }”; do wyboru: { $choices }.
error-bad-seed = „{ $seed }” to nie ziarno: podaj liczbę całkowitą od 0 w górę albo 64 cyfry szesnastkowe.
error-seed-length = Ziarno ma złą długość: musi mieć dokładnie 32 bajty.
error-bad-chance = To nie jest opis źródła losu: wklej go w całości, tak jak został zapisany.
error-unknown-game = Nie ma gry „{ $game }”; są: { $names }.
error-unknown-language = Nie ma języka „{ $language }”; są: { $names }.
error-bad-move = „{ $text }” to nie ruch w tej grze: sprawdź listę możliwych ruchów.
error-bad-position = Ten tekst nie opisuje pozycji tej gry: wklej go w całości, tak jak został zapisany.
error-bad-view = Ten tekst nie opisuje widoku tej gry: wklej go w całości, tak jak został zapisany.
error-not-a-record = To nie jest zapis gry: pierwszy wiersz powinien brzmieć „plansza record 1”.
error-record-line = Wiersz { $line } zapisu jest niezrozumiały: „{ $text }”.
error-record-cut = Zapis jest ucięty: brakuje ostatniego wiersza, „end” z liczbą ruchów.
error-record-lacks = W zapisie brakuje wiersza „{ $key }”.
error-record-number = W wierszu „{ $key }” zapisu powinna stać liczba.
error-record-version = Zapis trzyma się wersji { $theirs } zasad gry „{ $game }”, a ten program zna wersję { $ours }: odtwórz go wydaniem programu z tamtego czasu.
error-record-no-seed = Zapis nie ma ziarna, bo jego gra jeszcze trwa: odtwórz go po jej końcu.
error-record-seed = Ziarno w zapisie nie pasuje do skrótu ogłoszonego przed grą: tasowaniu nie można ufać.
error-record-move = Ruch { $number } zapisu, „{ $move }”, jest niezgodny z zasadami.
error-record-result = Zapis podaje wynik „{ $theirs }”, a odtworzenie gry daje „{ $ours }”.
error-record-digest = Odtworzona gra kończy się inną pozycją niż ta z zapisu.

## ---- Polecenia `plansza.cli` i plansze tekstowe gier ----

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
help-replay-record = Plik z zapisem; „-” to standardowe wejście.
help-replay-seat = Opowiedz to, co mogło wiedzieć to miejsce, licząc od 1.
help-replay-all = Opowiedz wszystko, także zakryte karty.
help-bench = Zmierz szybkość zasad obok innych bibliotek.
help-bench-game = Gra; bez niej spor.
help-bench-seconds = Ile sekund poświęcić na każdy wiersz.
meta-options = OPCJE
meta-command = POLECENIE
meta-game = GRA
meta-file = PLIK
meta-record = ZAPIS
meta-pair = OPCJA=WYBÓR

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
simulate-stopped = Przerwano przed końcem: zamówiono partii: { $games }. Poniżej to, co zdążono rozegrać.
simulate-games =
    { $count } { $count ->
        [one] partia
        [few] partie
       *[many] partii
    }, średnio ruchów na partię: { $average }.
simulate-speed = Ruchów na sekundę: { $speed }, zasady { $build }.
build-compiled = skompilowane
build-interpreted = interpretowane

bench-measuring = Pomiar
bench-ratio = { $work }: { $one } / { $other } = { $value }
bench-no-compiled = Nie ma skompilowanej wersji tych źródeł; „make setup” zrobi ją tam, gdzie jest kompilator C.
bench-missing = Nie zmierzono, bo nie są zainstalowane: { $names }. Zainstaluje je „make bench”.
work-random-play = losowa gra
work-checked-play = losowa gra, sprawdzana
work-copies = kopiowanie pozycji
work-views = tworzenie widoków
work-imagines = wyobrażanie pozycji
work-reimagines = ponowne rozdanie
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
