### Teksty domu: błędy, ogólne odmowy, słowa wiersza poleceń.

## Części zdań

several = { $count } × { $thing }
list-last = { $first } i { $last }
list-more = { $first }, { $next }
moves-more =
    { $count ->
        [one] jeszcze jeden ruch
        [few] jeszcze { $count } ruchy
       *[many] jeszcze { $count } ruchów
    }
meter-said = { $label } { $count }
meters-of = { $who }: { $meters }
quoted = „{ $text }”
quoted-inside = »{ $text }«
nothing =
    { $form ->
        [gen] niczego
        [ins] niczym
       *[nom] nic
    }
seat-name = Gracz { $seat }
thing = { $name }

yes = tak
no = nie
language-pl = polski
language-en = angielski

## Przebieg i wynik gry

your-move = Twój ruch.
their-move = Teraz gra { $who }.
thinking = { $who } się zastanawia…
tables-before =
    { $count ->
        [one] Bot myśli, 1 stół przed tobą.
        [few] Bot myśli, { $count } stoły przed tobą.
       *[many] Bot myśli, { $count } stołów przed tobą.
    }
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
outcome-scored =
    { $you ->
        [yes] Wygrywasz
       *[no]
            { $who } { $count ->
                [one] wygrywa
               *[many] wygrywają
            }
    }, { $score }{ $code ->
        [points] .
       *[other] : { $reason }.
    }
score-of-two = { $points }:{ $rest }
outcome-drawn = Remis: { $reason }.

## Kartka z wynikiem

tally-score = Punkty
ending-won =
    { $you ->
        [yes] Wygrywasz
        [allied] Wygrywacie
       *[no]
            { $count ->
                [one] Wygrywa
               *[many] Wygrywają
            } { $who }
    }{ $score ->
        [none] !
       *[other] {" "}{ $score }!
    }
ending-drawn = Remis
ending-resigned =
    { $you ->
        [yes] Poddajesz grę.
       *[no] { $who } poddaje grę.
    }
ending-agreed = Zgodziliście się na remis.
ending-closed = Gospodarz serwera zamknął ten stół.
ending-lesson = Lekcja na następny raz: { $title }
ending-course = Lekcje na następny raz
ending-handed =
    { $you ->
        [yes] { $why ->
                [resigned] Po twojej rezygnacji grał za ciebie bot.
                [clock] Kiedy skończył ci się czas, turę dogrywał za ciebie bot.
               *[absent] Do końca grał za ciebie bot.
            }
       *[no] { $who }: { $why ->
                [resigned] rezygnacja w trakcie gry, do końca grał bot.
                [clock] koniec czasu, turę dogrywał bot.
               *[absent] do końca grał bot.
            }
    }

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

## Odmowy wspólne wszystkim grom

refusal-not-possible = Tego teraz nie można zrobić: wybierz jeden z możliwych ruchów.
refusal-not-your-turn = Teraz gra { $who }: poczekaj na swoją turę.
refusal-game-over = Gra jest skończona: nie ma już czego zagrać, możesz zacząć nową.
refusal-no-such-seat = Przy tym stole nie ma miejsca { $seat }: podaj numer jednego z graczy.

## What is asked where a game has no words for it

prompt-choose-move = Wybierz ruch.
prompt-wait-for = Teraz gra { $who }.
prompt-no-more-moves = Nie ma już ruchów.

## Błędy

error-bad-seats =
    „{ $game }” to nie gra dla { $seats } { $seats ->
        [one] osoby
       *[many] osób
    }; możliwe liczby graczy: { $counts }.
error-bad-option = Gra „{ $game }” nie ma opcji „{ $option }”; jej opcje: { $names }.
error-bad-choice = Opcja „{ $option }” gry „{ $game }” nie ma możliwości „{ $choice }”; do wyboru: { $choices }.
error-bad-together = W grze „{ $game }” nie idą w parze „{ $one }” i „{ $other }”: zmień jedno z nich.
setup-part = { $option }: { $choice }
setup-seats = liczba graczy: { $count }
error-bad-seed = „{ $seed }” to nie ziarno: podaj liczbę całkowitą od 0 w górę albo 64 cyfry szesnastkowe.
error-seed-length = Ziarno ma złą długość: musi mieć dokładnie 32 bajty.
error-bad-chance = To nie jest opis źródła losu: wklej go w całości, tak jak został zapisany.
error-unknown-game = Nie ma gry „{ $game }”; są: { $names }.
error-broken-game = Gra „{ $game }” jest zainstalowana, ale nie daje się wczytać: { $why }.
error-game-fault = Ta gra ma błąd ({ $what } w { $where }): nic się nie zmieniło. Spróbuj czegoś innego; autor gry znajdzie resztę w dzienniku serwera.
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
error-record-share = Część losu od miejsca { $seat } nie jest tą, którą to miejsce zapowiedziało przed grą: tasowaniu nie można ufać.
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

## ---- Stoły `plansza.web`: co dzieje się wokół gry i czego serwer odmawia ----

reason-resigned =
    { $you ->
        [yes] twój przeciwnik się poddał
       *[no] przeciwnik się poddał
    }
reason-agreed = za zgodą wszystkich
reason-closed = stół został zamknięty

entry-sit =
    { $you ->
        [yes] Zajmujesz miejsce { $seat }.
       *[no] { $who } zajmuje miejsce { $seat }.
    }
entry-bot = { $who } zajmuje miejsce { $seat }.
entry-leave =
    { $you ->
        [yes] Zwalniasz miejsce { $seat }.
       *[no] Miejsce { $seat } jest znowu wolne.
    }
entry-device =
    { $you ->
        [yes] Grasz dalej na innym urządzeniu.
       *[no] { $who } gra dalej na innym urządzeniu.
    }
entry-reveal =
    { $you ->
        [yes] Twoja część losu trafia do wspólnego tasowania.
       *[no] { $who } dokłada swoją część losu.
    }
entry-late =
    { $you ->
        [yes] Twoja część losu nie dotarła na czas: tasujemy bez niej.
       *[no] { $who }: ta część losu nie dotarła na czas, tasujemy bez niej.
    }
entry-start = Gra się zaczyna.
entry-takeback =
    { $you ->
        [yes] Cofasz swój ruch.
       *[no] { $who } cofa ruch.
    }
entry-takeback-agreed = Wszyscy się zgadzają: gra się cofa.
entry-resign =
    { $you ->
        [yes] Poddajesz grę.
       *[no] { $who } poddaje grę.
    }
entry-offer =
    { $you ->
        [yes] { $what ->
                [takeback] Prosisz o cofnięcie ruchu.
                [draw] Proponujesz remis.
               *[rematch] Proponujesz jeszcze jedną grę.
            }
       *[no] { $who } { $what ->
                [takeback] prosi o cofnięcie ruchu.
                [draw] proponuje remis.
               *[rematch] proponuje jeszcze jedną grę.
            }
    }
entry-answer =
    { $you ->
        [yes] { $yes ->
                [yes] Zgadzasz się.
               *[no] Nie zgadzasz się.
            }
       *[no] { $who } { $yes ->
                [yes] się zgadza.
               *[no] się nie zgadza.
            }
    }
entry-answer-bot =
    { $who } { $why ->
        [practice] się zgadza: to gra dla wprawy.
        [nothing-learnt] się zgadza: nikt się jeszcze niczego nie dowiedział.
        [learnt] się nie zgadza: po tym ruchu wiadomo już za dużo.
        [early] się nie zgadza: na remis za wcześnie.
        [fair] się zgadza: remis to dobry wynik.
       *[play-on] się nie zgadza: woli grać dalej.
    }
entry-withdrawn =
    { $you ->
        [yes] Wycofujesz swoje pytanie.
       *[no] { $who } wycofuje swoje pytanie.
    }
entry-draw = Wszyscy zgadzają się na remis.
entry-closed = Gospodarz serwera zamyka stół.
entry-rematch = Wszyscy chcą zagrać jeszcze raz: nowy stół już czeka.
entry-stand-in =
    { $you ->
        [yes] { $why ->
                [clock] Twój czas się skończył: tę turę dokończy za ciebie bot.
               *[absent] Bot gra za ciebie, dopóki nie wrócisz.
            }
       *[no] { $why ->
                [clock] { $who } nie ma już czasu: tę turę dokończy bot.
               *[absent] { $who } ma przerwę: na razie gra bot.
            }
    }
entry-return =
    { $you ->
        [yes] Wracasz do gry.
       *[no] { $who } wraca do gry.
    }
entry-returned =
    { $you ->
        [yes] { $moves ->
                [0] Bot nic za ciebie nie zagrał.
                [one] Bot zagrał za ciebie jeden ruch, oznaczony wyżej.
                [few] Bot zagrał za ciebie { $moves } ruchy, oznaczone wyżej.
               *[many] Bot zagrał za ciebie { $moves } ruchów, oznaczonych wyżej.
            }
       *[no] { $moves ->
                [0] Bot w tym czasie nic nie zagrał.
                [one] Bot zagrał w tym czasie jeden ruch.
                [few] Bot zagrał w tym czasie { $moves } ruchy.
               *[many] Bot zagrał w tym czasie { $moves } ruchów.
            }
    }
entry-by-stand-in =
    { $you ->
        [yes] { $line } (Tak zagrał za ciebie bot.)
       *[no] { $line } (To ruch bota.)
    }
entry-chat = { $who }: { $text }

error-seat-taken = To miejsce jest zajęte: wybierz wolne.
error-ask-to-take-back = Tego nie da się już cofnąć: zapytaj pozostałych.
error-lesson-not-asked = Lekcja prosi teraz o coś innego: otwórz ją jeszcze raz.
error-puzzle-not-asked = Tego ruchu w tej zagadce teraz zrobić nie można: otwórz ją jeszcze raz.
error-stale = Stół się zmienił, odkąd na niego patrzysz: spójrz jeszcze raz i wtedy zagraj.
error-unknown-command = Nie ma polecenia „{ $kind }”.
error-bot-already = Na tym miejscu już gra bot.
error-stood-in = Gra za ciebie bot: najpierw powiedz, że już jesteś.
error-nobody-stands-in = Nikt cię nie zastępuje: po prostu graj dalej.
error-chat-length = Napisz coś, najwyżej { $most } znaków.
error-chat-full = Przy tym stole padło już { $most } wypowiedzi i więcej się nie zmieści. Porozmawiajcie gdzie indziej, a tu grajcie dalej.
error-chat-too-fast = Najwyżej { $most } wypowiedzi na minutę: odczekaj chwilę i pisz dalej.
error-too-many-moves = Naraz można wykonać najwyżej { $most } ruchów.
error-unknown-offer = Zaproponuj cofnięcie, remis albo rewanż.
error-offer-open = Jest już pytanie bez odpowiedzi: najpierw na nie odpowiedzcie albo je wycofajcie.
error-rematch-agreed = Rewanż jest już umówiony: przejdź do nowego stołu.
error-nothing-to-take-back = Nie masz jeszcze za sobą żadnego ruchu: nie ma czego cofać.
error-no-question = Nikt cię o nic nie pyta.
error-name-alike = „{ $name }” wygląda prawie jak „{ $other }”, a to imię jest już przy tym stole: wybierz inne.
error-name-of-bot = „{ $name }” to nazwa, pod którą grają tu boty: wybierz inne imię.
error-name-mixed = W imieniu „{ $name }” mieszają się dwa alfabety: pisz każde słowo jednym.
error-one-seat = Siedzisz już przy tym stole, na miejscu { $seat }. Tam, gdzie mogą dołączyć nieznajomi, każdy ma jedno miejsce: najpierw zwolnij tamto albo otwórz stół rodzinny.
error-shuffling = Wszyscy już siedzą i trwa tasowanie: gra zacznie się za chwilę, a wtedy możesz się poddać.
error-reveal-early = Jeszcze nie: swoją część losu pokazuje się, gdy wszystkie miejsca są zajęte.
error-no-share = Od tego miejsca nie czekamy na żadną część losu: po prostu graj.
error-share-differs = To nie jest ta część losu, którą zapowiedziało twoje miejsce: pokaż tamtą.
error-bad-share = To nie jest zapowiedź losu: wyślij 64 cyfry szesnastkowe albo nic.
error-name-length = Podaj imię, od 1 do { $most } znaków.
error-table-open = Nie teraz: gra się jeszcze nie zaczęła.
error-table-running = Nie teraz: gra trwa.
error-table-over = Nie teraz: gra jest skończona.
error-no-such-seat = Przy tym stole nie ma takiego miejsca.
error-not-seated = Tylko oglądasz ten stół: usiądź, żeby grać.
error-missing = W poleceniu brakuje „{ $name }”.
error-busy = Przy tym stole jest duży ruch: spróbuj za chwilę.
error-old-rules = Ten stół trzyma się wersji { $theirs } zasad gry „{ $game }”, a ten program zna wersję { $ours }: otwórz go wydaniem programu z tamtego czasu.
error-confirm-first = Tego ruchu nie da się cofnąć: potwierdź go.

error-unknown-table = Nie ma stołu „{ $table }”: sprawdź link albo otwórz nowy stół.
error-table-taken = Jest już stół „{ $table }”: wybierz dla swojego inną nazwę.
error-number-taken = Ktoś był szybszy: spójrz na stół jeszcze raz i wtedy zdecyduj.
error-number-gap = Zapis tego stołu nie sięga tak daleko: spójrz na stół jeszcze raz.
error-key-taken = To polecenie zostało już wykonane: nie powtarzaj go.
error-bad-entry = Tego nie da się zapisać ({ $what }): wyślij coś krótszego i prostszego.
error-store-locked = Inny program zajmuje bazę danych { $store } ({ $why }): zakończ go albo spróbuj jeszcze raz.
error-store-full = Nie ma już miejsca dla bazy danych { $store } ({ $why }): zwolnij trochę i spróbuj jeszcze raz.
error-store-corrupt = Baza danych { $store } jest uszkodzona albo nie nasza ({ $why }): odtwórz ją z kopii albo podaj inną.
error-store-away = Z bazą danych { $store } nie ma połączenia ({ $why }): sprawdź, czy istnieje i działa, i spróbuj jeszcze raz.
error-store-readonly = W bazie danych { $store } nie wolno pisać ({ $why }): daj temu użytkownikowi prawo zapisu do niej i jej katalogu albo podaj inną.
error-store-closed = Baza danych { $store } jest zamknięta: uruchom serwer jeszcze raz.
error-store-newer = W bazie danych { $store } pisał już nowszy program plansza ({ $why }): zaktualizuj ten albo podaj inną bazę.
error-store-older = W bazie danych { $store } pisał starszy program plansza ({ $why }): użyj tamtego albo raz uruchom serwer tego, a baza zostanie dostosowana.
error-table-active = Przy stole „{ $table }” właśnie coś się wydarzyło: obejrzyj go jeszcze raz.
error-transfer-altered = Do bazy { $store } dotarło co innego, niż wysłano. Nic w niej nie zmieniono: spróbuj jeszcze raz.
error-store-served = Z bazy danych { $store } korzysta już inny serwer, a nie słyszą się nawzajem: zatrzymaj tamten albo uruchom oba z --channels.
error-store-url = „{ $store }” nie wskazuje bazy danych, której można użyć ({ $why }): podaj adres, na przykład sqlite:///plansza.db albo postgresql://user@host/name.

error-foreign-seat = To nie twoje miejsce: graj na swoim.
error-player-present = Ta osoba jest przy stole: zastąpić można tylko kogoś, kogo nie ma.
error-player-expected = { $who } może jeszcze wrócić: bota poprosisz za { $seconds } s.
error-own-stand-in = Przy tym stole gra się bez podpowiedzi, więc bot nie zastąpi cię na chwilę: graj dalej albo { $duel ->
        [yes] poddaj grę.
       *[no] poddaj grę, a bot przejmie twoje miejsce na dobre.
    }
error-bad-link = Ten link już nie działa: poproś o nowy na urządzeniu, na którym grasz.
error-no-cookies = Twoja przeglądarka nie przechowuje ciasteczek, więc nie zapamięta twojego miejsca: zezwól na nie dla tego adresu i otwórz link jeszcze raz.
error-cross-site = To żądanie przyszło z innej strony: otwórz sam stół i spróbuj tam.
error-foreign-host = Ten serwer nie nazywa się „{ $host }”: otwórz go pod jego własną nazwą albo poproś gospodarza, żeby dodał tę przez --name.
error-full-house = Wszystkie miejsca są teraz zajęte: połączeń jest za dużo. Zamknij strony, których nie potrzebujesz, albo zajrzyj za chwilę.
error-not-json = Wyślij JSON, z typem treści „application/json”.
error-malformed = To żądanie jest niezrozumiałe: { $what }.
error-too-large = To za dużo naraz: wyślij najwyżej { $most } bajtów.
error-too-many = Za dużo żądań: odczekaj chwilę.
error-too-many-streams = Z twojego adresu otwarto już za dużo stron ze stołami: zamknij którąś i spróbuj jeszcze raz.
error-too-many-tables =
    Otwierasz stół za stołem: następny możesz otworzyć { $seconds ->
        [one] za sekundę
        [few] za { $seconds } sekundy
       *[many] za { $seconds } sekund
    }.
error-too-many-hints =
    Podpowiedź za podpowiedzią: o następną możesz poprosić { $seconds ->
        [one] za sekundę
        [few] za { $seconds } sekundy
       *[many] za { $seconds } sekund
    }.
error-too-many-reviews =
    Analiza za analizą: następną możesz zacząć { $seconds ->
        [one] za sekundę
        [few] za { $seconds } sekundy
       *[many] za { $seconds } sekund
    }.
error-unavailable = Stoły są teraz niedostępne: nic nie przepadło, spróbuj niedługo.
error-not-found = Pod tym adresem niczego nie ma: sprawdź link.
error-no-such-thing = Na twoim obrazie nie ma takiej rzeczy: spójrz jeszcze raz, może już zniknęła.
error-method = Ten adres nie przyjmuje takich żądań.
error-internal = Coś się zepsuło po naszej stronie, nie po twojej. Spróbuj jeszcze raz, a jeśli to nie minie, powiedz gospodarzowi.

help-serve = Otwórz stoły w sieci, dla ludzi i programów.
help-serve-host = Adres, na którym serwer słucha.
help-serve-port = Port, na którym serwer słucha; bez tej opcji 8000 albo następny wolny.
help-serve-database = Gdzie są stoły: adres bazy SQLite albo PostgreSQL; bez tej opcji plik w twoim katalogu.
help-serve-channels = Jak serwery ze wspólną bazą danych przekazują sobie nowości: redis://… albo postgresql://…; bez tej opcji ten serwer jest jedyny.
help-serve-processes = Ile procesów obsługuje stoły: tyle, ile jest wolnych procesorów. Proces, który padnie, rusza od nowa, a jego stoły przejmuje inny.
help-serve-proxy = Adresy albo sieci twojego serwera pośredniczącego (proxy), rozdzielone przecinkami: wierzymy temu, co mówi o gościach, i nikomu poza nim.
help-serve-name = Nazwy tego serwera, rozdzielone przecinkami: żądania pod inną nazwą są odrzucane.
help-serve-key-file = Plik z kluczem, który podpisuje ciasteczka miejsc; wtedy klucza nie ma w bazie danych. Zmienna PLANSZA_KEY działa tak samo.
help-serve-lan = Wpuść całą sieć domową i pokaż adres z kodem do zeskanowania.
serve-address = Stoły czekają pod adresem { $address } (Ctrl+C kończy).
serve-invite =
    { $lan ->
        [yes] Każdy w twojej sieci może otworzyć ten adres albo zeskanować kod. Żeby zagrać razem, przygotuj stół i wyślij jego link.
       *[no] Stoły widzi tylko ten komputer; z opcją --lan (make play LAN=1) zobaczy je cała sieć.
    }
help-serve-open = Otwórz stoły w przeglądarce, jeśli jakaś jest.
serve-names = Goście otwierają stoły pod nazwą { $names }; ten adres jest dla serwera pośredniczącego i dla ciebie.
serve-lan = W twojej sieci: { $address }
error-port-taken = Port { $port } adresu { $host } jest zajęty: zakończ tamten program albo wybierz inny port przez --port.
error-bad-port = Nie ma portu { $port }: porty sięgają do { $last }; 0 oznacza dowolny wolny.
error-bad-host = Nie da się słuchać pod „{ $host }” ({ $why }): podaj przez --host adres tego komputera.
error-process-dies = Proces { $number } serwera raz za razem nie rusza: { $why }.
error-processes-system = Ten system nie pozwala obsługiwać stołów kilkoma procesami: nie podawaj --processes.
error-processes-memory = Stoły w pamięci mieszczą się w jednym procesie: nie podawaj --processes albo wskaż bazę danych, z której może korzystać kilka.
error-bad-proxy = „{ $text }” nie jest adresem serwera pośredniczącego: podaj adresy, na przykład 127.0.0.1, albo sieci, na przykład 10.0.0.0/8, rozdzielone przecinkami.
error-bad-name = „{ $text }” nie jest nazwą serwera: podaj nazwy takie jak tables.example.org, bez http:// i bez portu, rozdzielone przecinkami.
error-key-short = Klucz w { $place } jest za krótki: weź co najmniej { $least } znaki, których nikt nie zgadnie, na przykład 64 losowe cyfry szesnastkowe.
error-key-file = Nie udało się odczytać klucza z „{ $path }” ({ $why }): podaj plik, w którym jest klucz i nic więcej.
error-key-twice = Są dwa klucze, w pliku i w { $variable }: podaj jeden z nich.
error-key-elsewhere = Klucza do tych stołów nie ma w ich bazie danych: podaj go przez --key-file albo { $variable }, tak jak serwerowi.
key-file-open = Plik „{ $path }” mogą czytać też inni na tym komputerze: odbierz im to prawo (chmod 600).
help-seats = Miejsca przy wszystkich stołach: unieważnij ich ciasteczka albo oddaj komuś miejsce.
help-revoke = Unieważnij wszystkie ciasteczka i linki do miejsc. Gry zostają; kto przy nich siedział, usiądzie znowu dopiero z nowym linkiem.
help-revoke-yes = Nie pytaj.
help-seat-link = Zrób link, który oddaje miejsce temu, kto pierwszy go otworzy: dla gracza, który swoje stracił.
help-seat-link-table = Adres stołu albo to, co stoi w nim za /t/.
help-seat-link-seat = Które miejsce, licząc od 1.
revoke-ask = Wszyscy gracze przy wszystkich stołach w { $store } stracą swoje miejsca; gry zostaną, a miejsca możesz oddać linkami. Na pewno? (tak/nie)
revoke-kept = Niczego nie zmieniono.
revoke-done = Wszystkie ciasteczka i linki do miejsc są nieważne; działające serwery dowiedzą się o tym w ciągu kilku sekund. Miejsce oddaje „plansza seats link STÓŁ N”.
seat-link = Ten link oddaje miejsce temu, kto pierwszy go otworzy, przez najbliższe { $minutes } minut:
error-seat-not-held = Miejsca { $seat } nikt nie zajmuje: otwórz stół i usiądź.
error-no-database = Nie ma bazy danych „{ $path }”: podaj jej adres przez --database.
error-bad-channels = „{ $url }” nie wskazuje kanału, którego można użyć: podaj redis://… albo postgresql://… albo nic.
error-channels-extra = Kanał „{ $url }” wymaga pakietu „{ $package }”: zainstaluj go albo nie podawaj --channels.

## ---- Przewodnik po grze i powtórka partii ----

guide-contents = Spis treści
guide-lessons = Lekcje:
guide-play = Zagraj
guide-none = Nikt jeszcze nie spisał zasad tej gry. Możesz jednak zagrać: plansza podświetla to, co wolno zrobić, i mówi, dlaczego czegoś nie wolno.

replay-title = Powtórka
replay-first = Na początek
replay-previous = Poprzedni ruch
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-next = Następny ruch
replay-last = Na koniec
replay-controls = Sterowanie powtórką
replay-moment = Chwila gry
replay-speed = Tempo
replay-speed-slow = wolno
replay-speed-usual = normalnie
replay-speed-fast = szybko
replay-moves = Ruchy
replay-undone = cofnięte
replay-eyes = Czyimi oczami
replay-eyes-watching = widz
replay-own-eyes = Gra trwa, więc widać tu tylko to, co w danej chwili było widać z twojego miejsca.
replay-public-eyes = Gra trwa, więc widać tu tylko to, co wszyscy widzieli na stole.
replay-link = Link do tej chwili
replay-copy = Kopiuj
replay-copied = Link jest w schowku.
replay-not-copied = Nie udało się skopiować: zaznacz link i skopiuj go ręcznie.
replay-record = Pobierz zapis partii
luck-title = Uczciwy los
luck-about = Przed grą serwer zapieczętował swoje ziarno, a gracze zapowiedzieli własne liczby. Tu widać, czy wszyscy dotrzymali słowa.
luck-check = Sprawdź los
luck-how = Pieczęcie i mieszankę przelicza sama ta strona, grę odtwarza serwer. Jeśli nie chcesz ufać żadnemu serwerowi, pobierz zapis partii i sprawdź go u siebie: plansza verify ZAPIS.
page-luck-thinking = Sprawdzamy…
page-luck-seed = Ziarno serwera zgadza się z pieczęcią sprzed gry.
page-luck-seed-bad = Ziarno serwera nie zgadza się z pieczęcią sprzed gry!
page-luck-share = { $name }: pokazane liczby są tymi, które zapowiedziano.
page-luck-share-bad = { $name }: pokazane liczby nie są tymi, które zapowiedziano!
page-luck-share-late = { $name }: zapowiedziane liczby nie dotarły na czas i nie ma ich w tasowaniu.
page-luck-own = Liczby, które wylosowała ta przeglądarka, są w tasowaniu bez zmian.
page-luck-own-bad = Liczby, które wylosowała ta przeglądarka, nie trafiły do tasowania, choć były zapowiedziane!
page-luck-sealed-bad = Pieczęć albo zapowiedzi w zapisie są inne niż te, które ta przeglądarka widziała przed grą!
page-luck-mixed = Z ziarna serwera i liczb graczy powstaje ziarno tej gry.
page-luck-alone = Żaden gracz nie dołożył własnych liczb: o losie zdecydowało samo ziarno serwera.
page-luck-replayed = Serwer odtworzył grę z tego ziarna: wszystkie ruchy, wynik i pozycja końcowa się zgadzają.
page-luck-failed = Coś się nie zgadza: { $what }
page-luck-away = Serwer nie odpowiada, więc samej gry nie udało się teraz odtworzyć: spróbuj za chwilę.
page-luck-good = Wszystko się zgadza.
page-luck-bad = Coś się nie zgadza!
page-luck-promised = Zapowiedź
page-luck-shown = Liczby
page-luck-mixture = Ziarno gry
replay-to-table = Do stołu
replay-keys = Klawisze: strzałki to krok w tył i w przód, spacja odtwarza i zatrzymuje, Home i End prowadzą na początek i na koniec.
replay-empty = Gra się jeszcze nie zaczęła: nie ma czego powtarzać.
replay-trouble = Serwer nie odpowiada: spróbuj za chwilę.
replay-needs-script = Powtórka potrzebuje JavaScriptu. Bez niego przeczytasz ruchy jako dane.

## ---- Strony `plansza.web` ----

page-home = plansza: na stronę główną
page-motto = gry planszowe do wspólnego grania
page-switch-language = Przełącz na polski
page-theme = Jasno albo ciemno
page-tables = Otwarte stoły
page-free-seats =
    { $count ->
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
page-watching = Oglądasz ten stół.
page-your-seat = Siedzisz na miejscu { $seat }.
page-waiting = Czekamy na graczy
page-data = Stół jako dane
page-schema = Interfejs dla programów
page-fan = Nieoficjalny projekt miłośników; gry należą do swoich autorów i wydawców.

page-welcome = W co dziś gramy?
page-games = Gry
page-rules = Jak się gra
page-quick = Zagraj
page-first-game = pierwsza gra
page-learn-it = Poznaj grę
page-what = Nowoczesne planszówki z botem albo z przyjaciółmi: bez konta, bez limitów, po prostu twoje.
page-opponent = Przeciwnik
page-for-players =
    { $players } { $count ->
        [one] osoba
        [few] osoby
       *[many] osób
    }
page-minutes = { $minutes } min
page-weight-1 = łatwa
page-weight-2 = dość łatwa
page-weight-3 = średnia
page-weight-4 = wymagająca
page-weight-5 = ciężka
page-set-up = Przygotuj stół
page-how-many = Ile osób gra
page-who-plays = Kto gra
page-seat-me = ja
page-seat-friend = ktoś znajomy, przez link
page-seat-here = ktoś przy tym urządzeniu
page-seat-bot = bot: { $bot }
level-novice = Nowicjusz
level-novice-about = Dobry na pierwszy raz: widzi to, co leży przed nim, i niejeden ruch przeoczy.
level-greedy = Łowca okazji
level-greedy-about = Bierze to, co teraz wygląda najlepiej, i nie patrzy dalej.
level-planner = Planista
level-planner-about = Myśli kilka ruchów naprzód.
level-master = Mistrz
level-master-about = Przed każdym ruchem rozważa tysiące możliwości; zajmuje mu to dobrą sekundę.
page-name = Imię
page-name-of = Imię gracza { $seat }
page-options = Jak gracie
page-presets = Gotowe zestawy
page-more-options = Więcej opcji
page-table = Stół
page-clock = Zegar
page-clock-none = bez zegara
page-clock-some = { $base } min i { $bonus } s na każdy ruch
page-clock-own = własne czasy
page-clock-help = Gdy komuś skończy się czas, jego turę dokończy bot.
page-clock-base = Minuty na grę
page-clock-bonus = Sekundy na każdy ruch
page-stand-in = Bot w zastępstwie
page-stand-in-help = Gra za kogoś, kogo długo nie ma, komu skończył się czas albo kto się poddał.
page-stand-in-here = W zastępstwie gra tu bot: { $bot }.
page-listed = Mogą dołączyć nieznajomi
page-listed-help = Stół widać na liście otwartych stołów. Inaczej przyjdą tylko ci, którzy mają link.
page-shared-device = Stół rodzinny
page-shared-device-help = Przy jednym ekranie może usiąść kilka osób. Inaczej przy stole dla nieznajomych każdy ma jedno miejsce.
page-shared-device-here = Stół rodzinny: kilka osób może grać przy jednym ekranie.
page-play = Graj
page-your-name = Twoje imię
page-guest = Gość
page-mine = Twoje gry
page-waiting-short = czekamy na graczy
page-turn-yours = Twoja tura
page-chosen = Wybrane: { $what }. Teraz wskaż jedno z podświetlonych miejsc.
page-turn-of = Teraz gra { $name }
page-server-away = Serwer nie odpowiada – próbujemy dalej.

page-problem = Nie udało się
page-to-home = Na stronę główną
page-try-again = Spróbuj jeszcze raz
page-code = Kod: { $code }

page-players = Gracze
page-prompt = Co teraz zrobić
page-question = Pytanie do ciebie
page-standing = Gracze i stan gry:
page-meters = Cel i stan gry
page-meter-of = { $count } z { $what }
page-meter-ends = Tyle kończy grę: { $count }
page-board = Plansza
page-about = Co to jest?
page-about-help = Wskaż cokolwiek, a powie, czym jest. Niczego przy tym nie zagrasz; kończy to „?” albo Esc.
page-about-choose = Możesz to teraz wybrać.
page-panel = Przebieg i więcej
page-panel-news = (jest coś nowego)
page-actions = Co możesz zrobić
page-story = Przebieg gry
page-older = Pokaż wcześniejsze
page-say = Napisz coś
page-send = Wyślij
page-settings = Ustawienia
page-confirm = Potwierdzaj moje ruchy
page-confirm-help = Zapytaj przed ruchem, którego nie da się cofnąć.
page-silent = Nie pytaj mnie do mojej następnej tury
page-silent-help = Jeśli na pytanie wolno odpowiedzieć „nie”, odpowiemy tak za ciebie.
page-sound = Dźwięki
page-motion = Animacje
page-others = Co zrobili inni
page-again = Pokaż jeszcze raz
page-pace = Tempo pozostałych graczy
page-pace-slow = powoli
page-pace-usual = zwykłe
page-pace-quick = szybko
page-pace-at-once = od razu
page-pace-help = Tyle czasu ma każdy krok innych, żeby dało się go zobaczyć. „Od razu”: bez czekania i bez scen.
page-coach = Rady dla początkujących
page-coach-first = w pierwszych partiach
page-coach-always = w każdej partii
page-coach-never = nigdy
page-coach-help = Każdą rzecz wyjaśniamy raz: gdy pierwszy raz się przyda. „W pierwszych partiach”: w dwóch pierwszych każdej gry. „W każdej partii” zaczyna rady od nowa.
page-coach-said = Warto wiedzieć
page-coach-understood = Jasne
page-notify = Powiadom mnie o mojej turze, gdy strona jest w tle
page-keys = Klawisze
page-keys-arrows = przechodzą po tym, co możesz teraz wybrać
page-keys-enter = wybiera
page-keys-tab = po wyborze przechodzi do możliwych celów
page-keys-escape = odkłada to, co wybrano
page-keys-repeat = powtarza pytanie
page-keys-about = mówi, co to jest
page-move-seat = Graj na innym urządzeniu
page-move-seat-help = Kto pierwszy otworzy ten link, przejmie tam twoje miejsce. Działa raz, przez kwadrans.
page-make-link = Utwórz link
page-about-table = O tym stole
page-fair = Los jest ustalony przed pierwszym ruchem i nikt go już nie zmieni: serwer pieczętuje swoje ziarno poniższym skrótem, a gracze dokładają do niego własne liczby. Na końcu pokażemy wszystko, więc każdy może to sprawdzić.
page-shuffling = Tasujemy wspólnie…
page-shuffling-help = Każdy dokłada do tasowania swoją część losu.
page-commitment = Skrót ziarna
page-seed = Ziarno
page-record = Zapis gry
page-needs-script = Ta strona wymaga JavaScriptu.

page-to-move = teraz gra
page-is-you = ty
page-is-bot = bot
page-is-here = przy stole
page-is-away = z dala od stołu
page-is-stood-in = na razie gra bot
page-away-wait = { $name } – z dala od stołu. Za { $what } możesz poprosić bota.
page-away-now = { $name } – z dala od stołu.
page-bot-in = bot za { $what }
page-call-bot = Niech zagra bot
page-stood-in = Za ciebie gra bot.
page-doubt = Zapisane ruchy prowadzą dziś do innej pozycji niż kiedyś, może przez zmianę zasad: lepiej przygotuj nowy stół.
page-return = Już jestem
page-asked = Pytanie zadane, czekamy na odpowiedź.
page-withdraw = Wycofaj pytanie
page-asks-takeback = { $name } prosi o cofnięcie ostatniego ruchu. Zgoda?
page-asks-draw = { $name } proponuje remis. Zgoda?
page-asks-rematch = { $name } chce zagrać jeszcze raz. Ty też?
page-yes = Tak
page-no = Nie
page-take-back = Cofnij
page-ask-back = Poproś o cofnięcie
page-draw = Zaproponuj remis
page-resign = Poddaj się
page-resign-sure = Poddać się?
page-resign-help = Przegrasz wtedy tę grę.
page-resign-many = Twoje miejsce przejmie na dobre bot: do tej gry już nie wrócisz.
page-play-on = Graj dalej
page-sure-help = Tego nie da się cofnąć.
page-do-it = Zrób to
page-not-yet = Jeszcze nie
page-over = Koniec gry
page-not-seated = Jeszcze nie siedzisz przy stole.
page-soon = Zaczniemy, gdy wszystkie miejsca będą zajęte.
page-result = Wynik
page-watch-again = Obejrzyj powtórkę
page-review = Analiza
page-share = Udostępnij
page-learn = Zasady gry
page-find-turn = Znajdź moment przełomowy
page-turning-point = Moment przełomowy:
page-no-turn = Żadna pojedyncza tura nie przeważyła tu szali.
page-next = Do nowego stołu
page-rematch = Zagraj jeszcze raz
page-offline = Brak połączenia – próbujemy dalej. Nic nie przepadło.

page-free-short = wolne miejsce
page-free = Miejsce { $seat } jest wolne
page-player = Gracz { $seat }
page-sit = Usiądź tutaj
page-sit-too = Posadź przy tym urządzeniu
page-leave = Wstań
page-bot-level = Który bot
page-add-bot = Posadź bota
page-invite = Zaproś kogoś
page-invite-help = Wyślij link albo daj go zeskanować: kto go otworzy, może zająć wolne miejsce.
page-link = Link z zaproszeniem
page-copy = Kopiuj
page-copied = Skopiowane.
page-copy-failed = Nie udało się skopiować: link jest zaznaczony, skopiuj go ręcznie.
page-code-alt = Link z zaproszeniem jako kod do zeskanowania

page-pass = Przekaż urządzenie: { $name }
page-pass-help = Do tego czasu karty są zakryte.
page-i-am = { $name } – to ja

## ---- Podpowiedzi ----

page-hint = Podpowiedź
page-hint-thinking = Szukamy dobrego ruchu…
page-hint-chance = Szansa na wygraną po tym ruchu
page-hint-close = Zamknij
page-hint-late = Sytuacja na stole już się zmieniła.
hint-plan = Potem w tej samej turze: { $moves }.
hint-alone = Innego ruchu nie ma.
hint-only = To jedyny ruch, który warto rozważyć.
hint-other = Prawie tak dobrze: { $move } – szansa mniejsza o { $percent } pkt proc.
hint-other-equal = Równie dobrze: { $move }.
hint-reply = Spodziewana odpowiedź – { $who }: { $move }.
page-hints = Podpowiedzi dozwolone
page-hints-help = W swojej turze można poprosić o radę. Wszyscy przy stole widzą, czy wolno.
page-hints-on = Przy tym stole można w swojej turze poprosić o podpowiedź.
page-hints-off = Przy tym stole gra się bez podpowiedzi.
page-bot-is = bot: { $name }
page-thinks = myśli…
page-same-bots = boty jak dotąd
error-hints-off = Przy tym stole gra się bez podpowiedzi.
error-hint-busy = Już się zastanawiamy nad podpowiedzią: chwila cierpliwości.
error-no-hint = Nie udało się znaleźć podpowiedzi: spróbuj jeszcze raz za chwilę.

## ---- plansza arena, plansza balance ----

help-arena = Niech boty spotkają się na wszystkich miejscach przy tych samych rozdaniach: zobacz, kto jest lepszy i jak bardzo to pewne.
help-arena-bots = Boty, które się spotkają, po przecinkach. Dwa w grze dla większej liczby osób: pierwszy sam przeciw drugiemu, na każdym miejscu.
help-arena-games = Ile partii każdej gry; w górę do liczby, przy której każdy bot siada na każdym miejscu tak samo często.
help-arena-out = Zapisuj wyniki, partia po partii, w tym pliku SQLite; to samo polecenie podejmie pracę tam, gdzie ją przerwano.
help-arena-report = Zapisz w tym pliku stronę z tabelami i wykresami.
help-arena-parquet = Zapisz w tym pliku Parquet wiersz na każde miejsce każdej partii.
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

## ---- Analiza skończonej gry ----

review-title = Analiza
review-about = Zobacz, jak zmieniały się szanse i które tury rozstrzygnęły grę.
review-start = Przeanalizuj grę
review-curve = Wykres szans na wygraną od pierwszego ruchu do ostatniego
review-turns = Punkty zwrotne
review-turn = Ruch { $number }, { $who }: { $moves }
review-change = z { $before }% na { $after }%
review-better = Lepiej było: { $move } – szansa większa o { $percent } pkt proc.
review-none = Żadna pojedyncza tura nie przechyliła tu szali.
review-how = Szanse są średnią z tego, co gracze mogli wtedy wiedzieć: nikt nie zna jeszcze cudzych kart ani tych, które dopiero przyjdą.
review-table = Szanse w tabeli
page-review-thinking = Analizujemy grę: { $count }%
page-review-now = Po ruchu { $count }:
page-review-start = Na początku:
page-review-move = Ruch
error-no-review = Tej gry nie udało się przeanalizować: spróbuj jeszcze raz za chwilę.

## Nowa gra

help-new-game = Napisz zalążek własnej gry: mały pakiet, który od razu działa i który można dowolnie zmieniać.
help-new-game-name = Jak gra nazywa się w kodzie: małe litery, cyfry i _, na przykład moja_gra.
help-new-game-folder = Gdzie ją zapisać; zwykle w nowym katalogu o nazwie gry.
new-game-written =
    { $count ->
        [one] Gra „{ $title }” jest w katalogu { $path }: { $count } plik.
        [few] Gra „{ $title }” jest w katalogu { $path }: { $count } pliki.
       *[many] Gra „{ $title }” jest w katalogu { $path }: { $count } plików.
    }
new-game-install = w tym samym środowisku
new-game-play = w terminalu
new-game-serve = w przeglądarce
new-game-arena = boty między sobą
new-game-test = jej testy
new-game-begin = Zacznij od { $file }. Jak dalej, mówi { $guide } projektu plansza.
error-game-name = „{ $name }” nie może być nazwą gry: użyj małych liter od a do z, cyfr i _, zaczynając od litery, na przykład moja_gra.
error-game-known = Gra „{ $name }” już jest: wymyśl inną nazwę.
error-game-python = „{ $name }” już coś znaczy w Pythonie: wymyśl inną nazwę.
error-folder-there = „{ $path }” już istnieje i niczego w nim nie zmieniono: wybierz inne miejsce przez --folder.

## What a game leaves out, and what fails in it: for its author

missing-title = Do autora tej gry
missing-about = W grę można grać; tego jeszcze w niej nie ma:
missing-needed = W grę nie da się jeszcze grać:
missing-how = Jak to dopisać: docs/adding-a-game.md.
missing-rule = W zasadach brakuje „{ $name }”.
missing-fault = Zasady zawodzą: { $what } w { $where }.
missing-picture =
    { $sketch ->
        [yes] Nie ma obrazu: gracze widzą szkic i ruchy jako przyciski (Pictures.paint i paths).
       *[no] Nie ma obrazu: gracze widzą dane na kartkach i ruchy jako przyciski (Pictures.paint i paths).
    }
missing-paths = Obrazu nie można klikać: ruchy są przyciskami pod nim (Pictures.paths).
missing-telling = Rzeczy na obrazie nie mówią o sobie nic poza nazwą (Pictures.about).
missing-sketch = Nie ma szkicu: terminal pokazuje dane (Pictures.sketch).
missing-prompt = Nie mówi, o co pyta: gracze czytają „Wybierz ruch” (View.prompt).
missing-codes = Nie wymienia wszystkiego, co mówi: brak kodów dla { $names } (Game.codes).
missing-thing = Nie nazywa swoich elementów, { $names }: gracze czytają notację (Game.thing).
missing-insight = Boty nic o niej nie wiedzą i uczą się, dogrywając na chybił trafił (Game.insight).
missing-meters = Nie pokazuje, jak daleko komu do celu (View.meters).
missing-guide = Nie ma zasad do przeczytania (pakiet „guide”).
missing-words =
    { $language ->
        [pl] Nie ma słów po polsku (words/pl.ftl).
       *[en] Nie ma słów po angielsku (words/en.ftl).
    }
missing-messages =
    { $language ->
        [pl] Po polsku
       *[en] Po angielsku
    } { $count ->
        [one] brakuje jednego tekstu
       *[other] brakuje { $count } tekstów
    }: { $ids }{ $more ->
        [0] {""}
       *[other] {" "}i { $more } więcej
    }.
fault =
    Ta gra ma błąd ({ $what } w { $where }): { $part ->
        [picture] nie da się narysować jej obrazu, więc tu jest prosty.
        [prompt] nie umie powiedzieć, o co pyta.
        [meters] nie umie pokazać, jak daleko komu do celu.
        [badges] nie umie pokazać, kto jest kim.
        [decisive] nie umie powiedzieć, co teraz rozstrzyga.
        [about] nie umie opowiedzieć o tym, co leży na stole.
        [coach] jej doradca nie umie się odezwać.
        [stage] nie umie pokazać, co się właśnie stało.
        [view] nie umie powiedzieć, co wiesz.
        [guide] nie da się pokazać jej zasad.
        [bot] nikt nie może się już ruszyć. Możesz się poddać, cofnąć ruch albo założyć nowy stół.
        [cover] nie da się narysować jej okładki.
        [home] nie można jej zaproponować.
       *[other] nie udało się wykonać ruchu.
    }
fault-log = Cała historia jest w dzienniku serwera.
games-missing = jeszcze nie ma
games-broken = Gry „{ $game }” nie daje się wczytać: { $why }
games-faulty = Gry „{ $game }” nie można zaproponować: jej autor znajdzie powód w dzienniku serwera.

# -- learning -------------------------------------------------------------------------------------

page-course = Lekcje
page-course-help = Krótkie lekcje na prawdziwej planszy: po minucie, dwóch każda. Zrobisz każdy ruch samodzielnie.
page-course-rules = Wszystkie zasady do czytania
page-course-after = Zagraj pierwszą partię
page-lesson = Lekcja { $number }
page-lesson-count = Krok { $step } z { $steps }
page-lesson-on = Dalej
page-lesson-back = Krok wstecz
page-lesson-next = Następna lekcja
page-lesson-rule = Ta zasada w instrukcji
page-lesson-all = Wszystkie lekcje
page-lesson-starred = ukończona
page-lesson-happened = Co się stało
page-lesson-allowed = Tak też wolno. Ale lekcja prosi o coś innego: cofnij się o krok i przeczytaj jeszcze raz.
page-lesson-done = Gotowe! Ta lekcja jest za tobą.
page-lesson-strayed = Inny ruch
page-lesson-finished = Gwiazdka!

# -- puzzles --------------------------------------------------------------------------------------

page-puzzles = Zagadki
page-puzzles-day = Zagadki dnia
page-puzzles-what = Chwila z prawdziwej partii i jeden ruch wyraźnie lepszy od wszystkich innych. Znajdziesz go?
page-puzzle = Zagadka { $number }
page-puzzle-day = Zagadka dnia
page-puzzle-solve = Rozwiąż ją
page-puzzle-many =
    { $count ->
        [one] { $count } zagadka
        [few] { $count } zagadki
       *[many] { $count } zagadek
    }
page-puzzle-count = Rozwiązane: { $count } z { $what }
page-puzzle-days = Dni z rzędu
page-puzzle-row = Bez pomyłki z rzędu
page-puzzle-collection = Cały zbiór
page-puzzle-all = Wszystkie zagadki
page-puzzle-grade-1 = na rozgrzewkę
page-puzzle-grade-2 = łatwa
page-puzzle-grade-3 = podchwytliwa
page-puzzle-grade-4 = trudna
page-puzzle-grade-5 = bardzo trudna
page-puzzle-solved = rozwiązana
page-puzzle-side = Twoja strona: { $side }
page-puzzle-task = Znajdź najlepszy ruch: jeden jest wyraźnie lepszy od wszystkich innych.
page-puzzle-worse =
    { $move }: tak wygrasz { $chance ->
        [one] raz
       *[other] { $chance } razy
    } na 100. Jest ruch, po którym wygrasz { $best } razy. Szukaj dalej!
page-puzzle-untried = { $move }? Śmiały pomysł, ale jest tu coś wyraźnie lepszego. Szukaj dalej!
page-puzzle-answer =
    { $move }: tak wygrasz { $best } razy na 100, a po drugim najlepszym ruchu { $second ->
        [one] raz
       *[other] { $second } razy
    }.
page-puzzle-missed =
    { $count ->
        [0] Żaden z 10
       *[other] { $count } na 10
    } { $level ->
        [novice] nowicjuszy
        [greedy] łowców okazji
        [planner] planistów
       *[master] mistrzów
    } { $count ->
        [0] go nie przeoczy.
       *[other] go przeoczy.
    }
page-puzzle-show = Pokaż mi
page-puzzle-next = Następna zagadka
page-puzzle-why = Dlaczego?
page-puzzle-put-away = Schowaj
page-puzzle-this = Ten ruch
page-puzzle-second = Drugi najlepszy: { $what }
page-puzzle-wrong = Jeszcze nie to
page-puzzle-found = Jest!
page-puzzle-at-once = Od razu!
page-puzzle-shown = Oto ten ruch

# -- opieka: kopie -------------------------------------------------------------------------------

help-backup = Zapisz wszystkie stoły do pliku, takie, jakie są w jednej chwili; serwery działają przy tym dalej.
help-backup-file = Nowy plik. Są w nim tajemnice trwających gier: zachowaj go dla siebie.
help-backup-force = Zastąp plik, który już tam jest.
help-restore = Odtwórz kopię w pustej bazie danych, SQLite albo PostgreSQL. Żaden serwer nie może jej wtedy używać.
help-restore-file = Plik zapisany przez „plansza backup”.
help-restore-force = Zastąp stoły, które już tam są.
backup-done = Stoły z bazy { $store } są w pliku { $path }.
restore-done = Stoły z { $made } są w bazie { $store }.
backup-counts = { $tables ->
        [one] Jeden stół
        [few] { $tables } stoły
       *[other] { $tables } stołów
    }, { $entries ->
        [one] jeden wpis
        [few] { $entries } wpisy
       *[other] { $entries } wpisów
    }, razem { $rows ->
        [one] jeden wiersz
        [few] { $rows } wiersze
       *[other] { $rows } wierszy
    }.
error-backup-there = Plik „{ $path }” już istnieje: podaj inny albo dodaj --force.
error-backup-missing = Nie ma pliku „{ $path }”, który można odczytać: podaj plik zapisany przez „plansza backup”.
error-restore-full = W bazie { $store } są już stoły: podaj pustą bazę albo zastąp je przez --force.
error-bad-backup = „{ $path }” nie jest kopią, którą można odtworzyć ({ $why }): weź inny plik.

# -- opieka: stoły -------------------------------------------------------------------------------

help-tables = Wszystkie stoły w bazie danych: wypisz je, obejrzyj jeden, zamknij go, usuń, zapisz jego grę.
help-tables-table = Stół: jego identyfikator albo adres jego strony.
help-tables-list = Wypisz najnowsze stoły.
help-tables-limit = Ile.
help-tables-show = Pokaż, kto siedzi przy stole i jak daleko zaszła gra; bez kart i tajemnic.
help-tables-close = Zakończ trwającą grę remisem. Serwery to zauważą, a gracze się o tym dowiedzą.
help-tables-delete = Usuń na zawsze stół, przy którym gra się skończyła albo od 30 dni nic się nie działo.
help-tables-force = Usuń, choć gra trwa.
help-tables-export = Zapisz przebieg skończonej gry dla „plansza replay” i „plansza verify”.
help-tables-export-file = Plik z zapisem gry.
tables-none = W bazie { $store } nie ma stołów.
tables-table = stół
tables-game = gra
tables-status = stan
tables-players = miejsca
tables-opened = otwarty
tables-active = ostatni wpis
tables-entries = wpisy
tables-is-open = czeka na graczy
tables-is-running = gra trwa
tables-is-over = po grze
tables-is-broken = nie da się odczytać
tables-times = Otwarty { $opened }, ostatni wpis { $active }.
tables-counts = { $entries ->
        [one] Jeden wpis
        [few] { $entries } wpisy
       *[other] { $entries } wpisów
    }, { $moves ->
        [0] ani jednego ruchu
        [one] jeden ruch
        [few] { $moves } ruchy
       *[other] { $moves } ruchów
    }.
tables-free = wolne
tables-close-ask = Gra przy stole { $table } skończy się remisem i nikt nie zagra jej dalej. Zamknąć? (tak/nie)
tables-delete-ask = Stół { $table } zniknie na zawsze, razem z zapisem gry. Usunąć? (tak/nie)
tables-kept = Nic nie zmieniono.
tables-closed = Stół { $table } jest zamknięty; otwarte strony pokażą to w ciągu kilku sekund.
tables-deleted = Stołu { $table } już nie ma.
tables-exported = Zapis gry przy stole { $table } jest w pliku { $path }.
error-table-going-on = Gra przy stole { $table } się nie skończyła, a w ciągu ostatnich { $days } dni coś się tam działo: najpierw zamknij stół albo usuń go przez --force.
error-export-running = Gra przy stole { $table } jeszcze się nie skończyła: jej zapis będzie gotowy po grze.

# -- opieka: lekarz ------------------------------------------------------------------------------

help-doctor = Sprawdź, co zastałby serwer uruchomiony z tymi opcjami, i powiedz, co zrobić. Kod wyjścia 1 oznacza, że coś nie zadziała.
doctor-database-new = W { $store } jeszcze nic nie ma: serwer utworzy bazę, kiedy ruszy.
doctor-database-older = Baza danych { $store } jest w starszej wersji: zrób kopię programem, który w niej pisał; ten ją dostosuje, kiedy ruszy.
doctor-database-newer = Baza danych { $store } jest w nowszej wersji: zaktualizuj ten program.
doctor-database-there = Baza danych { $store } odpowiada i jest aktualna.
doctor-database-writable = Baza danych przyjmuje wpisy.
doctor-database-whole = Baza danych jest cała, a w żadnym dzienniku nie ma luki.
doctor-database-damaged = Baza danych jest uszkodzona ({ $why }): zatrzymaj serwer i odtwórz kopię.
doctor-database-gap = W dzienniku stołu { $table } jest luka: odtwórz kopię albo usuń ten stół.
doctor-database-broken = Bazy danych nie da się użyć: { $why }
doctor-clock = Zegary są zgodne.
doctor-clock-astray = Zegary różnią się o { $seconds } s, nasz oraz zegar bazy danych albo jej najnowszego wpisu: niech oba komputery pytają serwer czasu.
doctor-disk = W { $folder } jest { $megabytes } MB wolnego miejsca.
doctor-disk-full = W { $folder } zostało tylko { $megabytes } MB wolnego miejsca: zrób porządki.
doctor-channels-none = Nie podano kanału: tak jest dobrze, gdy bazy używa jeden serwer.
doctor-channels-heard = Co powie się na kanale, to na nim słychać.
doctor-channels-broken = Kanał nie działa ({ $why }): sprawdź, czy jego serwer działa i czy adres jest dobry.
doctor-proxy = Pośrednik i nazwy są ustawione.
doctor-proxy-none = Nie podano pośrednika: tak jest dobrze w sieci domowej.
doctor-proxy-missing = Jest --name, a nie ma --proxy: jeśli TLS zapewnia pośrednik, podaj jego adres, bo inaczej wszyscy goście wyglądają na jednego.
doctor-names-missing = Jest --proxy, a nie ma --name: podaj nazwę serwera, bo inaczej każdy może skierować na niego własną.
doctor-name-unknown = Nikt nie wie, gdzie jest „{ $name }”: wpisz tę nazwę do DNS albo ją popraw.
doctor-compiled = Zasady są skompilowane.
doctor-interpreted = Zasady nie są skompilowane, więc boty myślą kilka razy wolniej: zainstaluj skompilowaną paczkę albo kompilator C i uruchom „make setup”.

# -- opieka: jak długo stoły są przechowywane ----------------------------------------------------

meta-days = DNI
help-serve-keep-finished = Przez ile dni można wracać do skończonej gry; potem jej stół jest usuwany. Bez tej opcji: zawsze.
help-serve-keep-abandoned = Ile dni czeka stół, przy którym nic się nie dzieje, a gra się nie skończyła; potem jest usuwany. Bez tej opcji: zawsze.
page-kept-finished = { $days ->
        [one] Do skończonej gry można tu wracać przez jeden dzień od jej końca.
       *[other] Do skończonej gry można tu wracać przez { $days } dni od jej końca.
    }
page-kept-abandoned = { $days ->
        [one] Stół, przy którym przez cały dzień nic się nie dzieje, znika.
       *[other] Stół, przy którym przez { $days } dni nic się nie dzieje, znika.
    }
