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
seat-name = miejsce { $seat }

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
