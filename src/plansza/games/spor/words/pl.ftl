### Spór o Bór 2: Na Tamę Marsz. Zdania w czasie teraźniejszym, żeby żaden czasownik nie zdradzał
### płci gracza; imiona zawsze w mianowniku, bo nie umiemy ich odmieniać.

title = Spór o Bór 2: Na Tamę Marsz
about = Pojedynek dla dwóch osób: atakujący przebija się przez siedem tam, a obrońca nie oddaje rzeki.

## Role, kolory, zwierzęta, karty

role =
    { $form ->
        [acc]
            { $role ->
                [attacker] atakującego
               *[defender] obrońcę
            }
        [gen]
            { $role ->
                [attacker] atakującego
               *[defender] obrońcy
            }
        [ins]
            { $role ->
                [attacker] atakującym
               *[defender] obrońcą
            }
       *[nom]
            { $role ->
                [attacker] atakujący
               *[defender] obrońca
            }
    }
colour = { colour-stem }y
colour-stem =
    { $colour ->
        [T] turkusow
        [G] zielon
        [R] różow
        [A] bursztynow
       *[B] brązow
    }
# Końcówka przymiotnika: rodzaj od zwierzęcia (żeńskie: kaczka, błotniarka, salamandra, wydra, czapla).
colour-ending =
    { $value ->
        [0] { colour-ending-feminine }
        [1] { colour-ending-feminine }
        [3] { colour-ending-feminine }
        [8] { colour-ending-feminine }
        [9] { colour-ending-feminine }
       *[other] { colour-ending-masculine }
    }
colour-ending-feminine =
    { $form ->
        [acc] ą
        [gen] ej
        [ins] ą
       *[nom] a
    }
colour-ending-masculine =
    { $form ->
        [acc] ego
        [gen] ego
        [ins] ym
       *[nom] y
    }
animal =
    { $form ->
        [acc]
            { $value ->
                [0] kaczkę
                [1] błotniarkę
                [2] kumaka
                [3] salamandrę
                [4] raka
                [5] rzęsorka
                [6] żółwia
                [7] węgorza
                [8] wydrę
                [9] czaplę
                [10] suma
               *[11] bobra
            }
        [gen]
            { $value ->
                [0] kaczki
                [1] błotniarki
                [2] kumaka
                [3] salamandry
                [4] raka
                [5] rzęsorka
                [6] żółwia
                [7] węgorza
                [8] wydry
                [9] czapli
                [10] suma
               *[11] bobra
            }
        [ins]
            { $value ->
                [0] kaczką
                [1] błotniarką
                [2] kumakiem
                [3] salamandrą
                [4] rakiem
                [5] rzęsorkiem
                [6] żółwiem
                [7] węgorzem
                [8] wydrą
                [9] czaplą
                [10] sumem
               *[11] bobrem
            }
       *[nom]
            { $value ->
                [0] kaczka
                [1] błotniarka
                [2] kumak
                [3] salamandra
                [4] rak
                [5] rzęsorek
                [6] żółw
                [7] węgorz
                [8] wydra
                [9] czapla
                [10] sum
               *[11] bóbr
            }
    }
# Numer tamy, sam albo w wyliczeniu: „tamy 3 i 5”.
dam-number = { $dam }
battle-card = { colour-stem }{ colour-ending } { animal } { $value }
tactics-card =
    { $form ->
        [acc]
            { $kind ->
                [Wazka] Ważkę
                [Labedz] Łabędzia
                [Perkoz] Perkoza
                [Transfer] Transfer
                [Rekrutacja] Rekrutację
                [Dezercja] Dezercję
                [Zdrada] Zdradę
                [Eksplozja] Eksplozję
                [Wsparcie] Wsparcie
               *[Wymiana] Wymianę
            }
        [gen]
            { $kind ->
                [Wazka] Ważki
                [Labedz] Łabędzia
                [Perkoz] Perkoza
                [Transfer] Transferu
                [Rekrutacja] Rekrutacji
                [Dezercja] Dezercji
                [Zdrada] Zdrady
                [Eksplozja] Eksplozji
                [Wsparcie] Wsparcia
               *[Wymiana] Wymiany
            }
        [ins]
            { $kind ->
                [Wazka] Ważką
                [Labedz] Łabędziem
                [Perkoz] Perkozem
                [Transfer] Transferem
                [Rekrutacja] Rekrutacją
                [Dezercja] Dezercją
                [Zdrada] Zdradą
                [Eksplozja] Eksplozją
                [Wsparcie] Wsparciem
               *[Wymiana] Wymianą
            }
       *[nom]
            { $kind ->
                [Wazka] Ważka
                [Labedz] Łabędź
                [Perkoz] Perkoz
                [Transfer] Transfer
                [Rekrutacja] Rekrutacja
                [Dezercja] Dezercja
                [Zdrada] Zdrada
                [Eksplozja] Eksplozja
                [Wsparcie] Wsparcie
               *[Wymiana] Wymiana
            }
    }
tactics-title = { tactics-card }

tactics-Wazka-effect = Elitarna jednostka: zastępuje dowolną wartość w dowolnym kolorze, zawsze najkorzystniej dla właściciela.
tactics-Labedz-effect = Elitarna jednostka: ma wartość 7 w dowolnym kolorze, zawsze najkorzystniej dla właściciela.
tactics-Perkoz-effect = Elitarna jednostka: ma wartość 1, 2 albo 3 w dowolnym kolorze, zawsze najkorzystniej dla właściciela.
tactics-Transfer-effect = Twoja karta bojowa przechodzi na stronę przeciwnika przy tej samej tamie, jeśli jest tam miejsce, albo zostaje odrzucona.
tactics-Transfer-effect-any-dam = Twoja karta bojowa przechodzi na stronę przeciwnika przy dowolnej tamie, przy której jest miejsce, albo zostaje odrzucona.
tactics-Transfer-effect-own-dam = Twoja karta bojowa przechodzi pod inną tamę, przy której masz wolne pole, albo zostaje odrzucona.
tactics-Rekrutacja-effect = Zagrywasz jedną z odrzuconych kart bojowych przy tamie, przy której masz wolne pole.
tactics-Dezercja-effect = Odrzucasz jedną kartę bojową przeciwnika spod dowolnej tamy.
tactics-Zdrada-effect = Karta bojowa przeciwnika przechodzi na twoją stronę tej samej tamy, jeśli masz tam wolne pole.
tactics-Zdrada-effect-any-dam = Karta bojowa przeciwnika przechodzi na twoją stronę dowolnej tamy, przy której masz wolne pole.
tactics-Eksplozja-effect = Odrzucasz wszystkie karty bojowe po obu stronach jednej tamy; elitarne jednostki zostają.
tactics-Eksplozja-effect-all = Odrzucasz wszystkie karty po obu stronach jednej tamy, także elitarne jednostki.
tactics-Wsparcie-effect = Wtasowujesz dwie z odrzuconych kart bojowych z powrotem w stos.
tactics-Wymiana-effect = Wybieracie w tajemnicy po trzy karty z ręki i oddajecie je sobie nawzajem.

## Formacje i wymogi tam

formation-legion = Legion
formation-legion-help = Jeden kolor i kolejne wartości, na przykład zielone 5, 6 i 7: nie ma nic silniejszego.
formation-kompania = Kompania
formation-kompania-help = Same jednakowe wartości, na przykład trzy ósemki.
formation-bractwo = Bractwo
formation-bractwo-help = Wszystkie karty w jednym kolorze.
formation-banda = Banda
formation-banda-help = Kolejne wartości w dowolnych kolorach.
formation-zgraja = Zgraja
formation-zgraja-help = Cokolwiek innego: najsłabsza formacja.
formation-title =
    { $formation ->
        [legion] Legion
        [kompania] Kompania
        [bractwo] Bractwo
        [banda] Banda
       *[zgraja] Zgraja
    }
formation-sum = suma
formation-label =
    { $formation ->
        [legion] Legion, suma { $sum }
        [kompania] Kompania, suma { $sum }
        [bractwo] Bractwo, suma { $sum }
        [banda] Banda, suma { $sum }
        [zgraja] Zgraja, suma { $sum }
       *[sum] suma { $sum }
    }

requirement-none = bez wymogu
requirement-none-help = Wygrywa silniejsza formacja, przy równych wyższa suma, a potem ta, którą wcześniej skompletowano.
requirement-plus = wyższa suma
requirement-plus-help = Formacje się nie liczą: wygrywa wyższa suma wartości.
requirement-minus = niższa suma
requirement-minus-help = Formacje się nie liczą: wygrywa niższa suma wartości.
requirement-kompania = Kompania
requirement-kompania-help = Kompania bije tu wszystko inne; między dwiema, albo gdy nie ma żadnej, rozstrzyga wyższa suma.
requirement-bractwo = Bractwo
requirement-bractwo-help = Bractwo bije tu wszystko inne; między dwoma, albo gdy nie ma żadnego, rozstrzyga wyższa suma.
requirement-banda = Banda
requirement-banda-help = Banda bije tu wszystko inne; między dwiema, albo gdy nie ma żadnej, rozstrzyga wyższa suma.

tile-sides =
    { $spaces } { $spaces ->
        [one] pole
        [few] pola
       *[many] pól
    }, { $requirement ->
        [plus] { requirement-plus }
        [minus] { requirement-minus }
        [kompania] { requirement-kompania }
        [bractwo] { requirement-bractwo }
        [banda] { requirement-banda }
       *[none] { requirement-none }
    }; po uszkodzeniu { $damaged_spaces } { $damaged_spaces ->
        [one] pole
        [few] pola
       *[many] pól
    }, { $damaged ->
        [plus] { requirement-plus }
        [minus] { requirement-minus }
        [kompania] { requirement-kompania }
        [bractwo] { requirement-bractwo }
        [banda] { requirement-banda }
       *[none] { requirement-none }
    }

## Co się wydarzyło

event-tile =
    { $you ->
        [yes] Kładziesz
       *[no] { $who } kładzie
    } tamę { $dam }: { tile-sides }.

event-play =
    { $you ->
        [yes] Zagrywasz
       *[no] { $who } zagrywa
    } { $card_acc } przy tamie { $dam }{ $card_name ->
        [Wazka] : zastąpi dowolną kartę
        [Labedz] : to siódemka w dowolnym kolorze
        [Perkoz] : to 1, 2 albo 3 w dowolnym kolorze
       *[other] {""}
    }.
event-meet = Przy tamie { $dam } spotykają się { $card } i { $other }: obie karty zostają odrzucone.
event-retreat =
    { $you ->
        [yes] Wycofujesz się spod tamy { $dam } i odrzucasz
       *[no] { $who } wycofuje się spod tamy { $dam } i odrzuca
    } { $cards_acc }.
event-log =
    { $you ->
        [yes] Rzucasz kłodę przy tamie { $dam } i strącasz
       *[no] { $who } rzuca kłodę przy tamie { $dam } i strąca
    } { $card_acc }.
event-damage =
    { $you ->
        [yes] Przejmujesz tamę { $dam } i ją uszkadzasz
       *[no] { $who } przejmuje tamę { $dam } i ją uszkadza
    }: { $cards_count ->
        [one] { $cards_count } karta trafia do odrzuconych.
        [few] { $cards_count } karty trafiają do odrzuconych.
       *[many] { $cards_count } kart trafia do odrzuconych.
    }
event-destroy =
    { $you ->
        [yes] Niszczysz tamę { $dam }!
       *[no] { $who } niszczy tamę { $dam }!
    }
event-draw =
    { $who } dobiera { $deck ->
        [tactics] kartę taktyki
       *[battle] kartę bojową
    }.
event-draw-secret = Dobierasz { $card_acc }.
event-deck-out = Stos kart bojowych jest pusty: przed atakującym ostatnia tura.
event-pass =
    { $you ->
        [yes] Nie masz czego zagrać.
       *[no] { $who } nie ma czego zagrać.
    }
event-trick =
    { $you ->
        [yes] Zagrywasz
       *[no] { $who } zagrywa
    } { $card_acc }: { trick-clause }.
# Co robi podstęp, w kilku słowach.
trick-clause =
    { $card_name ->
        [Transfer] własna karta odejdzie spod tamy
        [Rekrutacja] odrzucona karta wróci do walki
        [Dezercja] przeciwnik straci kartę spod tamy
        [Zdrada] karta przeciwnika zmieni stronę
        [Eksplozja] spod jednej tamy znikną karty obu stron
        [Wsparcie] dwie odrzucone karty wrócą do stosu
       *[Wymiana] obie strony oddadzą sobie po trzy karty z ręki
    }
event-explode = Eksplozja przy tamie { $dam } zmiata { $cards_acc }.
event-desert = Dezercja: { $card } ucieka spod tamy { $dam }.
event-betray =
    Zdrada: { $you ->
        [yes] przeciągasz
       *[no] { $who } przeciąga
    } { $card_acc } na swoją stronę tamy { $dam }.
event-transfer-out =
    Transfer: { $you ->
        [yes] odrzucasz
       *[no] { $who } odrzuca
    } { $card_acc } spod tamy { $dam }.
event-transfer-across =
    Transfer: { $you ->
        [yes] przekazujesz
       *[no] { $who } przekazuje
    } { $card_acc } na stronę przeciwnika przy tamie { $dam }.
event-transfer-over =
    Transfer: { $you ->
        [yes] przekazujesz
       *[no] { $who } przekazuje
    } { $card_acc } spod tamy { $dam } na stronę przeciwnika przy tamie { $to }.
event-transfer-own =
    Transfer: { $you ->
        [yes] przenosisz
       *[no] { $who } przenosi
    } { $card_acc } spod tamy { $dam } pod tamę { $to }.
event-recruit =
    Rekrutacja: { $you ->
        [yes] zagrywasz
       *[no] { $who } zagrywa
    } z odrzuconych { $card_acc } przy tamie { $dam }.
event-support =
    Wsparcie: { $you ->
        [yes] wtasowujesz
       *[no] { $who } wtasowuje
    } w stos { $cards_acc }.
event-give = { $who } odkłada kartę do wymiany.
event-give-secret = Odkładasz do wymiany { $card_acc }.
event-swap =
    Wymiana: { $who } { $count ->
        [0] nie oddaje nic
        [one] oddaje kartę
        [few] oddaje { $count } karty
       *[many] oddaje { $count } kart
    }, a { $rival } { $other_count ->
        [0] nic
        [one] jedną
       *[other] { $other_count }
    }.
event-swap-secret =
    Wymiana: { $given_count ->
        [0] niczego nie oddajesz
       *[other] oddajesz { $given_acc }
    }, { $taken_count ->
        [0] niczego nie dostajesz
       *[other] dostajesz { $taken_acc }
    }.
event-over =
    { $you ->
        [yes] Wygrywasz partię
       *[no] { $who } wygrywa partię
    }: { $reason }.
event-next-game =
    Partia { $number }: { $you ->
        [yes] teraz atakujesz
       *[no] teraz atakuje { $who }
    }.

## To samo pokrótce, po imieniu i dwukropku

story-tile = płytka na tamę { $dam }
story-play = { $card } przy tamie { $dam }
story-meet = obie karty odrzucone: { $card } i { $other }
story-retreat = odwrót spod tamy { $dam }
story-log = kłoda przy tamie { $dam }, strącona karta: { $card }
story-damage = tama { $dam } przejęta i uszkodzona
story-destroy = tama { $dam } zniszczona
story-pass = bez zagrania
story-trick = { $card }
story-explode = wybuch przy tamie { $dam }
story-desert = { $card } do odrzuconych, spod tamy { $dam }
story-betray = { $card } na swoją stronę tamy { $dam }
story-transfer-out = { $card } do odrzuconych, spod tamy { $dam }
story-transfer-across = { $card } na drugą stronę tamy { $dam }
story-transfer-over = { $card } na drugą stronę tamy { $to }
story-transfer-own = { $card } spod tamy { $dam } pod tamę { $to }
story-recruit = { $card } z odrzuconych przy tamie { $dam }
story-support = dwie odrzucone karty z powrotem w stosie
story-swap = wymiana kart z ręki

## Dlaczego gra się skończyła

reason-destroyed = jedna z tam jest zniszczona
reason-four-damaged = cztery tamy są uszkodzone
reason-held = rzeka obroniona do ostatniej tury
reason-both-games = obie partie wygrane
reason-more-cards = po wygranej partii w stosie zostało więcej kart
reason-more-left-standing = po wygranej partii zostało więcej kłód i całych tam
reason-decider = wygrana rozstrzygająca partia
reason-drawn = nawet piąty rewanż niczego nie rozstrzygnął

## Cel i stan gry, zawsze na widoku

meter-damaged = tamy uszkodzone
meter-destroyed = zniszczone
meter-deck = karty w stosie
meter-logs = kłody
meter-game = Partia

## Rachunek na koniec

tally-damaged = Uszkodzone tamy (do wygranej { $most })
tally-destroyed = Zniszczona tama nr { $dam }
tally-whole = Całe tamy (z { $most })
tally-logs = Kłody w zapasie (z { $most })
tally-hand = Karty w ręce
tally-won = Wygrane partie
tally-game = Partia { $number }: wygrana
tally-left-cards = Partia { $number }: karty w stosie
tally-left-standing = Partia { $number }: kłody i całe tamy
tally-left-logs = Partia { $number }: kłody
tally-left-dams = Partia { $number }: całe tamy

## O co gra teraz pyta

prompt-lay-dams = Wybierz płytkę, która będzie tamą { $dam }.
prompt-win = Przejmij tamę { $dam }, a wygrasz!
prompt-take =
    Możesz przejąć { $dams_count ->
        [one] tamę { $dams }
       *[other] tamy { $dams }
    }{ $count ->
        [0] . Do wygranej trzeba czterech.
       *[other] : masz już { $count } z czterech.
    } { $then ->
        [draw] Albo dobierz kartę.
        [end] Albo zakończ turę.
       *[play] Albo od razu zagraj kartę.
    }
prompt-attack =
    Zagraj kartę z ręki przy jednej z tam.{ $retreat ->
        [yes] {" "}Przedtem możesz się wycofać spod jednej tamy.
       *[no] {""}
    }
prompt-attack-last =
    Twoja ostatnia tura: wygrasz tylko przejęciem. Zagraj kartę przy jednej z tam.{ $retreat ->
        [yes] {" "}Przedtem możesz się wycofać.
       *[no] {""}
    }
prompt-defend =
    Zagraj kartę z ręki przy jednej z tam.{ $logs ->
        [0] {""}
       *[other] {" "}Przedtem możesz rzucić kłodę: { logs-left }.
    }
prompt-defend-last =
    Stos pusty: to twoja ostatnia tura. Zagraj kartę tak, żeby atakujący niczego już nie przejął.{ $logs ->
        [0] {""}
       *[other] {" "}Przedtem możesz rzucić kłodę: { logs-left }.
    }
logs-left =
    { $logs ->
        [one] została { $logs }
        [few] zostały { $logs }
       *[many] zostało { $logs }
    }
prompt-make-room = Wszystkie twoje pola są zajęte: wycofaj się spod którejś tamy, żeby móc zagrać kartę.
prompt-no-play = Żadnej karty nie możesz teraz zagrać: pomiń zagranie i dobierz.
prompt-draw-either = Karta zagrana. Dobierz teraz kartę bojową albo kartę taktyki.
prompt-aim =
    { $trick }: { $trick_name ->
        [Transfer] wybierz swoją kartę bojową, która ma odejść spod tamy.
        [Rekrutacja] wybierz z odrzuconych kartę bojową, którą zagrasz.
        [Dezercja] wybierz kartę bojową przeciwnika, która zostanie odrzucona.
        [Zdrada] wybierz kartę bojową przeciwnika, która ma przejść do ciebie.
        [Eksplozja] wybierz tamę, spod której znikną karty obu stron.
        [Wsparcie] wybierz pierwszą z dwóch odrzuconych kart bojowych, które wrócą do stosu.
       *[other] wybierz cel.
    }
prompt-aim-again =
    { $trick }: { $trick_name ->
        [Transfer] wybierz, dokąd trafi { $card }.
        [Rekrutacja] wybierz tamę, przy której stanie { $card }.
        [Zdrada] wybierz tamę, przy której stanie { $card }.
        [Wsparcie] { $card } wraca do stosu; wybierz drugą kartę.
       *[other] { $card } – wybierz, co dalej.
    }
prompt-exchange =
    Wymiana: { $cards_count ->
        [0] oddajecie sobie po trzy karty z ręki. Wybierz
       *[other] oddasz { $cards_acc }. Wybierz jeszcze
    } { $count } { $count ->
        [one] kartę
        [few] karty
       *[many] kart
    }.
prompt-exchange-wait = Wymiana: oddasz { $cards_acc }. Swoje karty wybiera jeszcze { $who }.
prompt-exchange-watch = Wymiana: obie strony wybierają karty, które sobie oddadzą.
prompt-wait = Teraz gra { $who }.
prompt-wait-dams = Następną tamę kładzie { $who }.
prompt-wait-trick = { $who } zagrywa { $trick_acc } i wybiera, co się stanie.
prompt-wait-last = { $who } rozgrywa ostatnią turę ataku: albo przejmie tamę i wygra, albo rzeka jest obroniona.
prompt-over = Gra skończona.

## Ruchy, jak na przyciskach

move-tile = Połóż płytkę { $tile }: { tile-sides }
move-play = Zagraj { $card_acc } przy tamie { $dam }
move-retreat = Wycofaj się spod tamy { $dam }
move-log = Rzuć kłodę przy tamie { $dam }
move-claim = Przejmij tamę { $dam }
move-pass = Nie zagrywaj karty
move-draw = Dobierz kartę bojową
move-end = Zakończ turę
move-trick = Zagraj { $card_acc }
move-draw-tactics = Dobierz kartę taktyki
move-target = Wybierz { $card_acc }
move-give = Oddaj { $card_acc }
move-to-dam = Wybierz tamę { $dam }
move-across = Na stronę przeciwnika
move-out = Odrzuć

## Co przemawia za ruchem

why-wins = Przejęcie tamy { $dam } daje ci zwycięstwo.
why-takes =
    Tamę { $dam } możesz przejąć już teraz: będzie { $number ->
        [1] pierwszą
        [2] drugą
        [3] trzecią
       *[other] ostatnią
    } z czterech, które dają zwycięstwo.
why-then-wins = Po tej karcie przejmujesz tamę { $dam } i wygrywasz.
why-then-takes = Po tej karcie od razu przejmujesz tamę { $dam }.
why-completes =
    Przy tamie { $dam } powstaje { $formation ->
        [legion] pełny Legion
        [kompania] pełna Kompania
        [bractwo] pełne Bractwo
       *[banda] pełna Banda
    }.
why-builds =
    Przy tamie { $dam } zbliża cię to do { $formation ->
        [legion] Legionu
        [kompania] Kompanii
        [bractwo] Bractwa
       *[banda] Bandy
    }.
why-in-hand = Karty, których tam jeszcze brakuje, masz w ręce.
why-high = Przy tamie { $dam } liczy się najwyższa suma, a to wysoka karta.
why-low = Przy tamie { $dam } liczy się najniższa suma, a to niska karta.
why-meets = Spod tamy { $dam } znika karta przeciwnika: { $other }.
why-holds = Twoja strona tamy { $dam } jest silniejsza: atakujący jej nie przejmie.
why-decisive =
    { $role ->
        [attacker] Jeśli przejmiesz tamę { $dam }, wygrasz grę.
       *[defender] Jeśli stracisz tamę { $dam }, przegrasz grę.
    }
why-lost-cause = Z tym, co leży przy tamie { $dam }, trudno ci będzie ją zdobyć.
why-breaks =
    Kłoda zabiera { $card_acc } i psuje { $formation ->
        [legion] Legion
        [kompania] Kompanię
        [bractwo] Bractwo
       *[banda] Bandę
    } przeciwnika przy tamie { $dam }.
why-chance = Twoje szanse przy tamie { $dam } rosną mniej więcej z { $before } do { $after } na sto.
why-spare = Tej karty będzie ci najmniej brakowało.
why-tactics = Nie masz karty taktyki, a z nią łatwiej zaskoczyć przeciwnika.

## Odmowy

error-bad-move = „{ $text }” to nie ruch w tej grze; ruchy wyglądają tak: G7>3, log2, claim5, retreat1, draw.
refusal-no-such-move = Nie ma ruchu o numerze { $move }: wybierz jeden z możliwych.
refusal-no-tactics = Gramy bez kart taktyki: wybierz ruch z gry podstawowej.
refusal-not-in-hand = Nie masz { $card_gen }: wybierz kartę z ręki.
refusal-tactics-limit = Masz już o jedną zagraną kartę taktyki więcej niż przeciwnik: zagraj kartę bojową albo poczekaj, aż cię dogoni.
refusal-no-room = Twoja strona tamy { $dam } jest pełna: wybierz inną.
refusal-trick-impossible =
    { $card_name ->
        [Transfer] Transfer nie ma czego przenieść: nie masz karty bojowej przy żadnej tamie
        [Rekrutacja] Rekrutacji brakuje odrzuconej karty bojowej albo wolnego pola po twojej stronie
        [Dezercja] Dezercja nie ma kogo skusić: przeciwnik nie ma karty bojowej przy żadnej tamie
        [Zdrada] Zdrada nie ma kogo przeciągnąć: brakuje karty bojowej przeciwnika albo wolnego pola dla niej
        [Eksplozja] Eksplozja nie ma czego zmieść: przy tamach nie leży nic, co mogłaby usunąć
        [Wsparcie] Wsparcie potrzebuje dwóch odrzuconych kart bojowych
       *[other] { $card } nie może się teraz w pełni udać
    }; zagraj inną kartę.
refusal-card-played = W tej turze nie zagrasz już karty: dobierz nową albo zakończ turę.
refusal-finish-trick = Najpierw dokończ { $trick_acc }: wskaż to, o co pyta karta.
refusal-exchange-first =
    Trwa Wymiana: najpierw wybierz z ręki { $count } { $count ->
        [one] kartę
        [few] karty
       *[many] kart
    } do oddania.
refusal-no-trick = Żaden podstęp teraz nie działa, więc nie ma czego wskazywać ani oddawać: wybierz inny ruch.
refusal-attacker-retreats = Wycofać się może tylko atakujący; obrońca może za to rzucić kłodę.
refusal-nothing-to-retreat = Przy tamie { $dam } nie masz kart, które można wycofać: wybierz inną tamę.
refusal-defender-logs = Kłody rzuca tylko obrońca; atakujący może się za to wycofać.
refusal-no-logs = Wszystkie kłody są już rzucone: graj dalej bez nich.
refusal-nothing-to-hit = Przy tamie { $dam } nie ma żadnej karty atakującego, kłoda w nic nie trafi: wybierz inną tamę.
refusal-preparation-over = Na to już za późno: wycofać się albo rzucić kłodę można tylko na początku tury, przed zagraniem karty.
refusal-attacker-claims = Tamy przejmuje tylko atakujący; ty ich bronisz.
refusal-not-full =
    Żeby przejąć tamę { $dam }, trzeba mieć przy niej { $spaces } { $spaces ->
        [one] kartę
        [few] karty
       *[many] kart
    }: najpierw ją zapełnij.
refusal-defender-stronger =
    Przy tamie { $dam } górą jest obrońca: { $tie ->
        [yes] formacje są równe, ale jego była pełna wcześniej
       *[no] jego formacja jest silniejsza
    }.
refusal-defender-could =
    Tamy { $dam } nie można jeszcze przejąć: { $cards_count ->
        [0] obrońca może ją jeszcze utrzymać
       *[other] obrońca może ją utrzymać, dokładając { $cards_acc }
    }.
refusal-can-play = Masz kartę, którą da się zagrać, więc ją zagraj: bez zagrania można się obejść tylko wtedy, gdy takiej nie ma.
refusal-make-room = Wszystkie twoje pola są zajęte: przejmij tamę, wycofaj się spod którejś albo zagraj podstęp.
refusal-play-first = Najpierw zagraj kartę, potem dobierz.
refusal-no-more-draws = Stos jest pusty i nikt już nie dobiera: graj dalej tym, co masz.
refusal-no-tactics-left = Stos kart taktyki jest pusty: dobierz kartę bojową.
refusal-already-drawn = W tej turze nie dobierasz już więcej: przejmij tamę albo zakończ turę.
refusal-may-not-end = Jeszcze nie: najpierw zagraj kartę, potem dobierz nową, a dopiero na końcu zakończ turę.
refusal-not-a-target =
    Celem nie może być { $card }: { $trick_name ->
        [Transfer] Transfer przenosi twoją kartę bojową leżącą przy tamie
        [Rekrutacja] Rekrutacja bierze kartę bojową z odrzuconych
        [Dezercja] Dezercja usuwa kartę bojową przeciwnika leżącą przy tamie
        [Zdrada] Zdrada przeciąga kartę bojową przeciwnika tam, gdzie masz wolne pole
        [Wsparcie] Wsparcie bierze karty bojowe z odrzuconych
       *[other] { $trick } działa na coś innego
    }; wybierz inną.
refusal-not-there =
    Tama { $dam } odpada: { $trick_name ->
        [Eksplozja] Eksplozja nie ma tam czego zmieść
        [Wsparcie] Wsparcie wtasowuje karty w stos, nie wykłada ich przy tamie
        [Transfer] Transfer tam nie sięga
       *[other] nie masz tam wolnego pola
    }; wybierz co innego.
refusal-already-given = Do wymiany leży już { $card }: wybierz inną kartę.
refusal-no-room-across = Po stronie przeciwnika przy tamie { $dam } nie ma miejsca: możesz tylko odrzucić kartę.

refusal-lay-dams = Najpierw tamy: wybierz płytkę na następne miejsce w rzędzie.
refusal-tile-taken = Płytka { $tile } leży już w rzędzie albo jest taka sama jak inna, która czeka: wybierz inną.
refusal-dams-lie = Wszystkie siedem tam leży już w rzędzie: wybierz inny ruch.

## Opcje

option-attacker = Kto atakuje
option-attacker-help = Atakujący zaczyna i przebija się przez tamy, drugi gracz ich broni.
option-attacker-1 = pierwszy gracz
option-attacker-1-help = Atakuje ten, kto siedzi na miejscu 1.
option-attacker-2 = drugi gracz
option-attacker-2-help = Atakuje ten, kto siedzi na miejscu 2.
option-attacker-random = los
option-attacker-random-help = Role rozdziela los.
option-dams = Kolejność tam
option-dams-help = Jak przed grą powstaje rząd siedmiu tam.
option-dams-fixed = zawsze ta sama
option-dams-fixed-help = W kolejności z tabeli w zasadach.
option-dams-shuffled = losowa
option-dams-shuffled-help = Rząd układa los, przed każdą partią na nowo.
option-dams-chosen = układają gracze
option-dams-chosen-help = Przed rozdaniem kart kładziecie tamy na zmianę, od lewej do prawej; zaczyna obrońca.
option-match = Mecz
option-match-help = Jedna partia albo dwie z zamianą ról.
option-match-single = jedna partia
option-match-single-help = Kto wygra partię, wygrywa mecz.
option-match-rewanz = rewanż
option-match-rewanz-help = Po pierwszej partii zamieniacie się rolami; przy wyniku 1:1 liczy się, komu poszło lepiej.
option-standing = Dwie udane obrony
option-standing-help = Komu poszło lepiej, gdy w rewanżu oboje wygraliście jako obrońca.
option-standing-sum = kłody i tamy razem
option-standing-sum-help = Pozostałe kłody i całe tamy się sumuje.
option-standing-logs = najpierw kłody
option-standing-logs-help = Więcej pozostałych kłód, a przy równych więcej całych tam.
option-standing-dams = najpierw tamy
option-standing-dams-help = Więcej całych tam, a przy równych więcej pozostałych kłód.
option-again = Remis w rewanżu
option-again-help = Co gracie, gdy rewanż niczego nie rozstrzygnął.
option-again-pair = obie partie od nowa
option-again-pair-help = Jeszcze dwie partie z zamianą ról; po pięciu takich parach jest remis.
option-again-game = jedna rozstrzygająca partia
option-again-game-help = Pojedyncza partia w rolach z pierwszej; kto ją wygra, wygrywa mecz.
option-tactics = Karty taktyki
option-tactics-help = Jedenaście kart z osobnego stosu: elitarne jednostki i podstępy.
option-tactics-off = nie
option-tactics-off-help = Gra podstawowa, bez kart taktyki.
option-tactics-on = tak
option-tactics-on-help = Każdy zaczyna z jedną kartą taktyki i może dobierać następne.
option-retreat = Odwrót
option-retreat-help = Spod ilu tam atakujący może wycofać karty w jednej turze.
option-retreat-one = spod jednej tamy
option-retreat-one-help = Raz na turę, spod jednej tamy.
option-retreat-several = spod wielu tam
option-retreat-several-help = W jednej turze spod tylu tam, ilu zechce.
option-transfer = Transfer
option-transfer-help = Dokąd Transfer przenosi twoją kartę; zamiast tego zawsze można ją odrzucić.
option-transfer-across = na drugą stronę tamy
option-transfer-across-help = Na stronę przeciwnika przy tej samej tamie.
option-transfer-any-dam = przy dowolnej tamie
option-transfer-any-dam-help = Na stronę przeciwnika przy dowolnej tamie, przy której jest miejsce.
option-transfer-own-dam = pod inną własną tamę
option-transfer-own-dam-help = Na twoją stronę innej tamy, przy której masz wolne pole.
option-zdrada = Zdrada
option-zdrada-help = Dokąd trafia karta przeciągnięta Zdradą.
option-zdrada-same-dam = ta sama tama
option-zdrada-same-dam-help = Na twoją stronę tej samej tamy.
option-zdrada-any-dam = dowolna tama
option-zdrada-any-dam-help = Na twoją stronę dowolnej tamy, przy której masz wolne pole.
option-sweep = Odwrót i Eksplozja
option-sweep-help = Co usuwają spod tamy odwrót i Eksplozja.
option-sweep-battle = tylko karty bojowe
option-sweep-battle-help = Elitarne jednostki zostają na miejscu.
option-sweep-all = wszystkie karty
option-sweep-all-help = Elitarne jednostki odchodzą razem z kartami bojowymi.

## Co to jest, co robi i jak stoi: gdy ktoś o to zapyta

about-valley = Rzeka z siedmioma tamami. Atakujący chce zniszczyć jedną tamę albo uszkodzić cztery; obrońca ma wytrwać, aż skończy się stos kart.
about-dam-place = Tu stanie tama { $dam }: tamy kładziecie na zmianę, od lewej do prawej.
about-dam-rule =
    { $requirement ->
        [plus] Formacje się tu nie liczą: wygrywa wyższa suma.
        [minus] Formacje się tu nie liczą: wygrywa niższa suma.
        [kompania] Kompania (równe wartości) bije tu wszystko inne; poza tym liczy się suma.
        [bractwo] Bractwo (jeden kolor) bije tu wszystko inne; poza tym liczy się suma.
        [banda] Banda (kolejne wartości) bije tu wszystko inne; poza tym liczy się suma.
       *[none] Wygrywa silniejsza formacja, przy równych wyższa suma, potem ta, którą ułożono wcześniej.
    }
about-dam-side =
    { $side ->
        [own] Ty
        [attacker] Atakujący
       *[defender] Obrońca
    }: { $state ->
        [full] komplet – { formation-label }.
        [lost] { $count } z { $spaces } kart, kompletu już nie będzie.
       *[open] { $count } z { $spaces } kart, w zasięgu { formation-label }.
    }
about-dam-stake =
    { $stake ->
        [destroyed] Zniszczona: rzeka płynie wolno, a obrona przegrywa.
        [own-claim] Możesz ją przejąć w swojej turze: nic już jej nie obroni!
        [attacker-claim] Atakujący może ją przejąć w swojej turze: nic już jej nie obroni!
        [held] Obrońca jest tu silniejszy, więc tama jest bezpieczna.
        [damaged] Uszkodzona: kto ją teraz przejmie, niszczy ją i wygrywa.
        [fourth] Cała, ale byłaby czwartą uszkodzoną: jej przejęcie wygrywa grę.
       *[whole] Cała: przejęta zostanie uszkodzona i odwrócona, a karty odrzucone.
    }
about-slots =
    { $spaces } { $spaces ->
        [one] pole
        [few] pola
       *[many] pól
    } na karty przy tamie { $dam }, { $side ->
        [own] po twojej stronie
        [attacker] po stronie atakującego
       *[defender] po stronie obrońcy
    }. Pierwsza karta leży najbliżej tamy.
about-claim =
    { $holds ->
        [yes] Jasna chorągiewka: atakujący może przejąć tamę { $dam }, bo obrońca nie ułoży tam nic silniejszego.
       *[no] Blada chorągiewka: atakujący ma przy tamie { $dam } komplet, ale obrońca jest silniejszy albo jeszcze może być.
    }
about-tile = Tama, która czeka na swoje miejsce w rzędzie. U góry pola i wymóg całej tamy, u dołu po uszkodzeniu.
about-hand-card = Zagrasz ją po swojej stronie tamy, przy której masz wolne pole; potem już się jej nie przekłada.
about-joins =
    Pasuje do zaczętej formacji: { $formation ->
        [legion] Legion
        [kompania] Kompania
        [bractwo] Bractwo
       *[banda] Banda
    } przy { $dams_count ->
        [one] tamie { $dams }
       *[other] tamach { $dams }
    }.
about-joins-none = Do żadnej z zaczętych formacji nie pasuje: dołożona do nich podniesie tylko sumę.
about-picked = Odłożona do wymiany: za chwilę dostanie ją przeciwnik.
about-laid =
    Leży przy tamie { $dam }, { $side ->
        [own] po twojej stronie
        [attacker] po stronie atakującego
       *[defender] po stronie obrońcy
    }.
about-log-target = Leży najbliżej tamy, więc to ją strąciłaby kłoda obrońcy.
about-duck = Kaczka: zagrana naprzeciw bobra w swoim kolorze odchodzi razem z nim do odrzuconych.
about-beaver = Bóbr: zagrany naprzeciw kaczki w swoim kolorze odchodzi razem z nią do odrzuconych.
about-discarded =
    Odrzucona: nikt już nie dołoży jej do formacji{ $tactics ->
        [yes] , chyba że wróci z Rekrutacją albo Wsparciem
       *[no] {""}
    }.
about-tactics =
    { $kind ->
        [Wazka] { tactics-Wazka-effect }
        [Labedz] { tactics-Labedz-effect }
        [Perkoz] { tactics-Perkoz-effect }
        [Transfer]
            { $reading ->
                [any] { tactics-Transfer-effect-any-dam }
                [own] { tactics-Transfer-effect-own-dam }
               *[other] { tactics-Transfer-effect }
            }
        [Rekrutacja] { tactics-Rekrutacja-effect }
        [Dezercja] { tactics-Dezercja-effect }
        [Zdrada]
            { $reading ->
                [any] { tactics-Zdrada-effect-any-dam }
               *[other] { tactics-Zdrada-effect }
            }
        [Eksplozja]
            { $reading ->
                [any] { tactics-Eksplozja-effect-all }
               *[other] { tactics-Eksplozja-effect }
            }
        [Wsparcie] { tactics-Wsparcie-effect }
       *[Wymiana] { tactics-Wymiana-effect }
    }
about-tactics-limit =
    Kart taktyki wolno zagrać najwyżej o jedną więcej niż przeciwnik; dotąd { $side ->
        [own] ty { $count }, przeciwnik { $other_count }
       *[attacker] atakujący { $count }, obrońca { $other_count }
    }.
about-trick-laid =
    { $running ->
        [yes] { $who } właśnie ją zagrywa.
       *[no] Zagrana już karta, po stronie: { $who }.
    }
about-fallen = Ta elitarna jednostka jest już odrzucona i w tej partii nie wróci.
about-attacker =
    { $who } atakuje i wygrywa od razu, gdy zniszczy jedną tamę albo uszkodzi czwartą. Uszkodzone: { $count } z 4.
about-defender =
    { $who } broni i wygrywa, jeśli stos się skończy, a ostatnia tura ataku nic nie da. W stosie: { $count }; kłody: { $logs } z 3.
about-held =
    W ręce: { $count } { $count ->
        [one] karta bojowa
        [few] karty bojowe
       *[many] kart bojowych
    }{ $tactics_count ->
        [0] {""}
        [one] {" "}i { $tactics_count } karta taktyki
        [few] {" "}i { $tactics_count } karty taktyki
       *[many] {" "}i { $tactics_count } kart taktyki
    }.
about-given = Od ciebie przeciwnik ma w ręce { $cards_acc }.
about-turn =
    Teraz gra { $who }. Tura to po kolei: { $role ->
        [attacker] odwrót, jeśli trzeba
       *[defender] kłoda, jeśli warto
    }, jedna zagrana karta i jedna dobrana.
about-hidden = Zakryta karta z cudzej ręki: nie widać jej, dopóki nie leży przy tamie.
about-deck = Na końcu swojej tury każdy dobiera stąd jedną kartę.
about-clock =
    Stos to zegar: { $ending ->
        [last] już się skończył, więc atak ma ostatnią turę, a potem wygrywa obrońca.
       *[running] zostało w nim { $count ->
            [one] { $count } karta
            [few] { $count } karty
           *[many] { $count } kart
        }. Gdy się skończy, atakujący ma jeszcze jedną turę, a potem wygrywa obrońca.
    }
about-tactics-deck =
    Po zagraniu można dobrać stąd zamiast karty bojowej; { $count ->
        [0] kart już tu nie ma.
        [one] została { $count } karta.
        [few] zostały { $count } karty.
       *[many] zostało { $count } kart.
    }
about-logs = Na początku swojej tury obrońca może rzucić przy tamie jedną kłodę: strąca kartę atakującego, która leży najbliżej tej tamy.
about-logs-left =
    { $count ->
        [0] Wszystkie są już rzucone.
        [one] Została { $count } z 3.
        [few] Zostały { $count } z 3.
       *[many] Zostało { $count } z 3.
    }
about-discards =
    Odrzucone karty bojowe: { $count } z 60, każda w miejscu swojego koloru i wartości.
about-discards-use = Czego tu i przy tamach nie widać, może jeszcze przyjść: stąd wiadomo, co przeciwnik zdoła ułożyć.
about-retreat = Odwrót: atakujący odrzuca wszystkie swoje karty bojowe spod jednej tamy i ma tam znów wolne pola. Potem zagrywa kartę jak zwykle.
about-pass = Nie da się zagrać żadnej karty, więc od razu dobierasz nową.
about-end = Tura się kończy. Tamę, której teraz nie przejmiesz, można przejąć i później, jeśli nic się nie zmieni.
about-across = Twoja karta przejdzie na stronę przeciwnika i będzie liczyć się u niego.
about-formations = Formacje od najsilniejszej do najsłabszej; przy równych wygrywa wyższa suma wartości.
about-formations-read =
    Numer tamy stoi przy najlepszej formacji, jaką { $side ->
        [own] możesz
       *[attacker] atakujący może
    } tam jeszcze ułożyć. Przy tamach + i − liczy się tylko suma.
about-best =
    Tama { $dam }: { $formation ->
        [lost] nie ma już kart, które zapełniłyby tę stronę.
       *[other] najlepsze, co { $side ->
            [own] możesz
           *[attacker] atakujący może
        } tu jeszcze ułożyć, to { formation-label }.
    }
about-formation =
    { $formation ->
        [legion] { formation-legion-help }
        [kompania] { formation-kompania-help }
        [bractwo] { formation-bractwo-help }
        [banda] { formation-banda-help }
       *[zgraja] { formation-zgraja-help }
    }

## Napisy na rysunku

formations = Formacje w zasięgu
formations-open = Formacje
at-dams =
    { $count ->
        [one] tama
       *[other] tamy
    }
best-label =
    Tama { $dam }, w zasięgu: { $formation ->
        [legion] Legion
        [kompania] Kompania
        [bractwo] Bractwo
        [banda] Banda
       *[zgraja] Zgraja
    }


deck = Stos kart bojowych
deck-count =
    Stos kart bojowych: { $count } { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }
tactics-deck = Stos kart taktyki
tactics-deck-count =
    Stos kart taktyki: { $count } { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }
discards = Odrzucone
discards-count =
    Odrzucone: { $count } { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }
logs = Kłody
logs-count =
    { $count } { $count ->
        [one] kłoda
        [few] kłody
       *[many] kłód
    }
your-hand = Twoja ręka
their-hand = Ręka przeciwnika
their-hand-count =
    Ręka przeciwnika: { $count } { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }
hidden-card = zakryta karta bojowa
hidden-tactics-card = zakryta karta taktyki
turn-of = Teraz gra { $who }
has-turn = Na ruchu
last-turn = Ostatnia tura
you-are =
    { $role ->
        [attacker] Atakujesz
       *[defender] Bronisz
    }
damaged-count =
    Uszkodzone tamy: { $count } z 4
tactics-played =
    Zagrane karty taktyki: ty { $yours }, przeciwnik { $theirs }
dam-label =
    Tama { $dam }, { $state ->
        [damaged] uszkodzona
        [destroyed] zniszczona
       *[whole] cała
    }, { $spaces } { $spaces ->
        [one] pole
        [few] pola
       *[many] pól
    }, { $requirement ->
        [plus] { requirement-plus }
        [minus] { requirement-minus }
        [kompania] { requirement-kompania }
        [bractwo] { requirement-bractwo }
        [banda] { requirement-banda }
       *[none] { requirement-none }
    }
dam-empty = Miejsce tamy { $dam }: nie leży tu jeszcze żadna płytka
tile-label = Tama do położenia: { tile-sides }
card-label =
    { $card }, { $where ->
        [hand] w twojej ręce
        [discards] wśród odrzuconych
        [tricks] obok stosu kart taktyki
        [attacker] tama { $dam }, strona atakującego
       *[defender] tama { $dam }, strona obrońcy
    }
button-retreat = Odwrót
button-pass = Bez zagrania
button-end = Zakończ turę
button-discards = Odrzuć
button-across = Przez tamę
preview-damage = Tama { $dam } zostanie uszkodzona, a karty po obu stronach odrzucone.
preview-win = Tama { $dam } runie i wygrywasz!
preview-fourth = Tama { $dam } będzie czwartą uszkodzoną i wygrywasz!
preview-meet = Spotka się z nią { $other }: obie karty zostaną odrzucone.
preview-full = Pełna formacja: { $formation }.

preset-first = pierwsza gra
preset-first-help = Jedna partia, same zwierzęta, bez kart taktyki; atakuje gracz 1.
preset-tactics = z taktyką
preset-tactics-help = Jedna partia z kartami taktyki.
preset-fair = rewanż
preset-fair-help = Dwie partie z zamianą ról: tak najuczciwiej widać, kto jest lepszy.
