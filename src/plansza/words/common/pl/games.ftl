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
ending-time =
    { $you ->
        [yes] Minął ci czas na turę.
       *[no] { $who } nie zagrywa w czasie swojej tury.
    }
ending-time-both = Obu stronom minął czas na turę.
ending-agreed = Zgodziliście się na remis.
ending-closed = Gospodarz serwera zamknął ten stół.
ending-lesson = Lekcja na następny raz: { $title }
ending-course = Lekcje na następny raz
ending-handed =
    { $you ->
        [yes] { $why ->
                [resigned] Po twojej rezygnacji grał za ciebie bot.
                [time] Minął ci czas na turę, więc do końca grał za ciebie bot.
                [clock] Kiedy skończył ci się czas, turę dogrywał za ciebie bot.
               *[absent] Do końca grał za ciebie bot.
            }
       *[no] { $who }: { $why ->
                [resigned] rezygnacja w trakcie gry, do końca grał bot.
                [time] minął czas na turę, do końca grał bot.
                [clock] koniec czasu, turę dogrywał bot.
               *[absent] do końca grał bot.
            }
    }

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
