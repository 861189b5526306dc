### Drako: Rycerze i Trolle, razem ze stronami z gry Smok i Krasnoludy.

title = Drako: Rycerze i Trolle
title-duel =
    Drako: { $duel ->
        [dragon-dwarves] Smok i Krasnoludy
        [trolls-dragon] Trolle i Smok
        [trolls-dwarves] Trolle i Krasnoludy
        [knights-dragon] Rycerze i Smok
        [knights-dwarves] Rycerze i Krasnoludy
       *[knights-trolls] Rycerze i Trolle
    }
about = Pojedynki dla dwojga w dolinie przy księżycu: rycerze, trolle, smok i krasnoludy, dowolna para, na karty i figurki, na dziewiętnastu polach.

## Strony, figurki, karty

side =
    { $side ->
        [knights] Rycerze
        [trolls] Trolle
        [dragon] Smok
       *[dwarves] Krasnoludy
    }
figure =
    { $form ->
        [nom] { $figure ->
            [knight] Rycerz
            [archer1] Pierwszy łucznik
            [archer2] Drugi łucznik
            [thrower] Miotacz
            [berserker] Berserker
            [dragon] Smok
            [brald] Brald
            [morin] Morin
           *[urpen] Urpen
        }
        [ins] { $figure ->
            [knight] rycerzem
            [archer1] pierwszym łucznikiem
            [archer2] drugim łucznikiem
            [thrower] miotaczem
            [berserker] berserkerem
            [dragon] smokiem
            [brald] Braldem
            [morin] Morinem
           *[urpen] Urpenem
        }
       *[other] { $figure ->
            [knight] rycerza
            [archer1] pierwszego łucznika
            [archer2] drugiego łucznika
            [thrower] miotacza
            [berserker] berserkera
            [dragon] smoka
            [brald] Bralda
            [morin] Morina
           *[urpen] Urpena
        }
    }
figure-short =
    { $figure ->
        [knight] Rycerz
        [archer1] Łucznik I
        [archer2] Łucznik II
        [thrower] Miotacz
        [berserker] Berserker
        [dragon] Smok
        [brald] Brald
        [morin] Morin
       *[urpen] Urpen
    }
symbol-one =
    { $one ->
        [move] { $one_count ->
            [1] ruch { $one_value }
           *[other] ruch dwóch po { $one_value }
        }
        [attack] { $one_count ->
            [1] atak { $one_value }
            [2] atak dwóch { $one_value }/{ $one_low }
           *[other] atak trzech po { $one_value }
        }
        [shield] { $one_count ->
            [1] { $one_value ->
                [0] obrona
                [1] obrona za kamień
               *[other] obrona za { $one_value } kamienie
            }
           *[other] podwójna obrona
        }
        [bow] łuk { $one_value }
        [xbow] kusza { $one_value }
        [rock] głaz { $one_value }
        [fire] ogień { $one_value }
        [net] sieć
        [charge] szarża
        [fly] lot
       *[reinforce] posiłki
    }
symbol-two =
    { $two ->
        [move] { $two_count ->
            [1] ruch { $two_value }
           *[other] ruch dwóch po { $two_value }
        }
        [attack] { $two_count ->
            [1] atak { $two_value }
            [2] atak dwóch { $two_value }/{ $two_low }
           *[other] atak trzech po { $two_value }
        }
        [shield] { $two_count ->
            [1] { $two_value ->
                [0] obrona
                [1] obrona za kamień
               *[other] obrona za { $two_value } kamienie
            }
           *[other] podwójna obrona
        }
        [bow] łuk { $two_value }
        [xbow] kusza { $two_value }
        [rock] głaz { $two_value }
        [fire] ogień { $two_value }
        [net] sieć
        [charge] szarża
        [fly] lot
       *[reinforce] posiłki
    }
card-word =
    { $form ->
        [acc] kartę
        [gen] karty
        [ins] kartą
       *[nom] karta
    }
card-of-one = { card-word } „{ symbol-one }”
card-of-two = { card-word } „{ symbol-one } albo { symbol-two }”

symbol-help =
    { $one ->
        [move] { $one_count ->
            [1] { $one_value ->
                [1] Jedna figurka rusza się o pole.
               *[other] Jedna figurka rusza się najwyżej o { $one_value } pola.
            }
           *[other] { $one_value ->
                [1] Najwyżej dwie figurki ruszają się, każda o pole.
               *[other] Najwyżej dwie figurki ruszają się, każda najwyżej o { $one_value } pola.
            }
        }
        [attack] { $one_count ->
            [1] Jedna figurka uderza sąsiada z siłą { $one_value }.
            [2] Najwyżej dwie figurki uderzają sąsiadów naraz, z siłą { $one_value } i { $one_low }.
           *[other] Najwyżej trzy figurki uderzają sąsiadów naraz, każda z siłą { $one_value }.
        }
        [shield] { $one_count ->
            [1] { $one_value ->
                [0] Obrona: zatrzymuje jeden atak, dowolnie silny, ale tylko w odpowiedzi na niego.
                [1] Obrona za kamień: trolle odrzucają kamień i zatrzymują jeden atak, tylko w odpowiedzi na niego.
               *[other] Obrona za { $one_value } kamienie: trolle odrzucają { $one_value } kamienie i zatrzymują jeden atak, tylko w odpowiedzi na niego.
            }
           *[other] Podwójna obrona: zatrzymuje najwyżej dwa ataki tej samej karty, także na dwie figurki, tylko w odpowiedzi na nie.
        }
        [bow] Łucznik strzela z siłą { $one_value } w linii prostej do najbliższej figurki, jeśli to wróg.
        [xbow] Morin strzela z siłą { $one_value } w linii prostej do najbliższej figurki, jeśli to wróg.
        [rock] Miotacz za kamień ciska głazem w linii prostej: w pierwszego z siłą { $one_value }, w każdego następnego o 1 słabiej.
        [fire] Smok zionie z siłą { $one_value } na wszystkich w linii aż do brzegu planszy.
        [net] Urpen zarzuca sieć na sąsiada: nie może on się ruszać, dopóki jej nie zrzuci.
        [charge] Berserker biegnie prosto, aż coś go zatrzyma; jeśli to wróg, uderza go dwa razy z siłą 1.
        [fly] Smok przelatuje na dowolne wolne pole, także nad figurkami.
       *[reinforce] Póki rycerz żyje, poległy łucznik wraca bez ran na pole startowe.
    }
sign-name =
    { $one ->
        [move] ruch
        [attack] atak
        [shield] obrona
        [bow] łuk
        [xbow] kusza
        [rock] głaz
        [fire] ogień
        [net] sieć
        [charge] szarża
        [fly] lot
       *[reinforce] posiłki
    }
track-name =
    { $track ->
        [armour] Pancerz
        [wings] Skrzydła
        [fire] Ogień
       *[legs] Łapy
    }

## Co się wydarzyło

event-keep =
    { $you ->
        [yes] Zostawiasz sobie początkową rękę.
       *[no] { $who } zostawia sobie początkową rękę.
    }
event-redraw =
    { $you ->
        [yes] Wtasowujesz początkową rękę i bierzesz cztery nowe karty.
       *[no] { $who } wtasowuje początkową rękę i bierze cztery nowe karty.
    }
event-place =
    { $you ->
        [yes] Ustawiasz
       *[no] { $who } ustawia
    } { $figure_acc } na polu { $field }.
event-draw =
    { $you ->
        [yes] Dobierasz
       *[no] { $who } dobiera
    } { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
event-draw-secret = Dobierasz { $cards_acc }.
event-drop =
    { $you ->
        [yes] Odrzucasz
       *[no] { $who } odrzuca
    } { $card_acc }.
event-play =
    { $you ->
        [yes] Zagrywasz
       *[no] { $who } zagrywa
    } { $card_acc }.
event-use =
    { $you ->
        [yes] Wybierasz
       *[no] { $who } wybiera
    } „{ symbol-one }”.
event-waste = Odłożona bez efektu: { $card }.
event-move = { $figure } idzie z { $old } na { $field }.
event-fly = { $figure } leci z { $old } na { $field }.
event-charge = { $figure } szarżuje i staje na { $field }.
event-reinforce = { $figure } wraca do walki na polu { $field }.
event-plate = Posiłki osłaniają { $figure_acc }: zniesie jedną ranę więcej.
event-attack =
    { $figure } { $kind ->
        [bow] strzela do
        [xbow] strzela do
        [rock] ciska głazem w
        [fire] zionie ogniem na
        [net] zarzuca sieć na
        [charge] taranuje
       *[attack] uderza
    } { $target_acc }{ $kind ->
        [net] .
       *[other] { " " }z siłą { $value }.
    }
event-assign = { $figure } uderza mocniej, z siłą { $value }.
event-block =
    { $you ->
        [yes] Zatrzymujesz
       *[no] { $who } zatrzymuje
    } atak na { $figure_acc } { $shield ->
        [double] podwójną obroną, dość jej na dwa ataki.
        [stone] kamieniem: { $card }.
        [stones] dwoma kamieniami: { $card }.
       *[shield] { $card_ins }.
    }
event-also-block = Podwójna obrona zatrzymuje też atak na { $figure_acc }.
event-dodge = { $figure } robi unik, jedyny w grze: atak chybia!
event-netted = Sieć spada na { $figure_acc }.
event-shed = { $figure } zrzuca sieć; zajmuje to całą turę.
event-wound =
    { $figure } otrzymuje { $count ->
        [one] ranę
        [few] { $count } rany
       *[many] { $count } ran
    }.
event-lost =
    { $figure } traci { $power ->
        [throw] zdolność rzucania
        [charge] zdolność szarży
        [armour] pancerz
        [wings] skrzydła
        [fire] ogień
       *[legs] łapy
    }.
event-slain = { $figure } pada.
event-fury = { $figure } wpada w szał: trzy akcje za jedną ranę.
event-reshuffle =
    { $you ->
        [yes] Tasujesz odrzucone karty w nową talię.
       *[no] { $who } tasuje odrzucone karty w nową talię.
    }
event-second-deck =
    { $you ->
        [yes] Układasz
       *[no] { $who } układa
    } z odrzuconych kart drugą talię: { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
event-stones-back =
    { $you ->
        [yes] Odzyskujesz
       *[no] { $who } odzyskuje
    } { $count ->
        [one] kamień
        [few] { $count } kamienie
       *[many] { $count } kamieni
    }.
event-lapse =
    { $you ->
        [yes] Nie masz już kart; reszta twojej tury przepada.
       *[no] { $who } nie ma już kart; reszta tury przepada.
    }
event-pass =
    { $you ->
        [yes] Nie masz już kart i pasujesz.
       *[no] { $who } nie ma już kart i pasuje.
    }
event-over =
    { $you ->
        [yes] Wygrywasz pojedynek
       *[no] { $who } wygrywa pojedynek
    }: { $reason }.
event-drawn = Pojedynek kończy się remisem: { $reason }.
event-next-duel =
    Pojedynek { $number }: zamiana stron. { $you ->
        [yes] Grasz teraz
       *[no] { $who } gra teraz
    } { $side ->
        [knights] rycerzami
        [trolls] trollami
        [dwarves] krasnoludami
       *[dragon] smokiem
    }.
event-dawn =
    { $side ->
        [trolls] Świt coraz bliżej: trollom
        [knights] Rycerzom
        [dwarves] Krasnoludom
       *[dragon] Smokowi
    } { $count ->
        [one] została ostatnia karta.
        [few] zostały { $count } karty.
       *[many] zostało { $count } kart.
    }

## To samo w kilku słowach, po imieniu i dwukropku

figure-low =
    { $figure_name ->
        [knight] rycerz
        [archer1] pierwszy łucznik
        [archer2] drugi łucznik
        [thrower] miotacz
        [berserker] berserker
        [dragon] smok
        [brald] Brald
        [morin] Morin
       *[urpen] Urpen
    }
story-place = { figure-low } na { $field }
story-draw =
    { $count ->
        [one] dobrana karta
        [few] { $count } dobrane karty
       *[many] { $count } dobranych kart
    }
story-drop = odrzucona { $card }
story-waste = { $card } bez efektu
story-move = { figure-low } na { $field }
story-fly = lot na { $field }
story-charge = szarża na { $field }
story-reinforce = { figure-low } znów w grze na { $field }
story-plate = posiłki dla { $figure_gen }
story-attack =
    { $kind ->
        [bow] strzał do { $target_gen }
        [xbow] strzał do { $target_gen }
        [rock] głaz w { $target_acc }
        [fire] ogień na { $target_acc }
        [net] rzut siecią w { $target_acc }
        [charge] cios w { $target_acc }
       *[attack] cios w { $target_acc }
    }{ $kind ->
        [net] {""}
       *[other] { " " }z siłą { $value }
    }
story-block = zatrzymany atak na { $figure_acc }
story-also-block = zatrzymany też atak na { $figure_acc }
story-dodge = unik
story-netted = { figure-low } w sieci
story-shed = sieć zrzucona za całą turę
story-wound =
    { $count ->
        [one] rana
        [few] { $count } rany
       *[many] { $count } ran
    } { $figure_gen }
story-lost =
    { figure-low } { $power ->
        [throw] bez rzutu
        [charge] bez szarży
        [armour] bez pancerza
        [wings] bez skrzydeł
        [fire] bez ognia
       *[legs] bez łap
    }
story-slain = { figure-low } powalony
story-fury = szał Bralda
story-reshuffle = nowa talia z odrzuconych
story-second-deck =
    druga talia, { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
story-lapse = reszta tury bez kart
story-pass = pas, bo bez kart

## Dlaczego koniec

reason-knights-slain = rycerz i obaj łucznicy polegli
reason-trolls-slain = oba trolle padły
reason-dragon-slain = smok nie żyje
reason-dwarves-slain = wszystkie trzy krasnoludy poległy
reason-trolls-out = słońce wzeszło i trolle zamieniają się w kamień
reason-knights-out = rycerzom skończyły się karty, a smok żyje
reason-dwarves-out = krasnoludom skończyły się karty, a smok żyje
reason-dwarves-outlast = krasnoludy wytrwały do ostatniej karty
reason-outnumbered = obie talie się skończyły, a jedna strona ma więcej figurek
reason-even-numbers = obie talie się skończyły, a przy równej liczbie figurek wygrywają krasnoludy
reason-stalled = sześćdziesiąt tur bez rany
reason-more-duels = więcej wygranych pojedynków
reason-more-wounds = po jednym pojedynku, ale więcej zadanych ran
reason-equal-wounds = po jednym pojedynku i tyle samo zadanych ran

## Cel i stan gry, zawsze na widoku

meter-wounds =
    { $side ->
        [knights] rany rycerzy
        [trolls] rany trolli
        [dwarves] rany krasnoludów
       *[dragon] rany smoka
    }
meter-dawn =
    { $side ->
        [trolls] karty do świtu
       *[other] karty do końca
    }
meter-both-decks = Karty do końca
meter-calm = Tury bez rany
meter-duel = Pojedynek

## Rachunek na koniec

tally-wounds = Zadane rany
tally-fallen = Stracone figurki
tally-cards = Karty w talii i w ręce
tally-won = Wygrane pojedynki
tally-all-wounds = Zadane rany razem
tally-duel = Pojedynek { $number }: wygrana
tally-duel-wounds = Pojedynek { $number }: zadane rany

## O co gra teraz pyta

prompt-redraw = Zostaw początkową rękę albo raz wtasuj ją z powrotem i weź cztery nowe karty.
prompt-place =
    { $count ->
        [one] Ustaw ostatnią figurkę: wybierz ją
       *[other] Ustaw figurki, zostały { $count }: wybierz jedną
    }, potem { $free ->
        [yes] dowolne wolne pole, które nie sąsiaduje ze smokiem.
       *[no] jedno z twoich pól startowych.
    }
actions-left =
    { $count ->
        [one] została jedna akcja
       *[other] zostały { $count } akcje
    }
prompt-act = Zagraj kartę albo dobierz dwie; { actions-left }.
prompt-act-play = Zagraj kartę, dobrać teraz nie możesz; { actions-left }.
prompt-act-empty = Nie masz kart w ręce: dobierz dwie; { actions-left }.
prompt-act-fury = Zagraj kartę albo dobierz dwie; { actions-left }. Przedtem Brald może wpaść w szał: trzy akcje za ranę.
prompt-act-net = Zagraj kartę albo dobierz dwie; { actions-left }. Zamiast tego możesz zrzucić sieć z { $figure_gen }, za całą turę.
prompt-act-kill = Teraz { $card_ins } możesz powalić { $target_acc }, jeśli się nie obroni; { actions-left }.
prompt-act-win = Teraz { $card_ins } możesz wygrać, powalając { $target_acc }, jeśli się nie obroni; { actions-left }.
prompt-act-hold = To ostatnia karta krasnoludów: zagraj ją, a wytrwają i wygrasz.
prompt-act-last =
    { $side ->
        [trolls] To ostatnia karta trolli: gdy ją zagrasz, a rycerze wytrzymają, wzejdzie słońce.
       *[other] To twoja ostatnia karta: jeśli nie powali smoka, przegrasz.
    }
prompt-drop =
    Za dużo kart: odrzuć { $count ->
        [one] jedną
       *[other] { $count }
    }, w ręce zostaje sześć.
goal-now =
    { $goal ->
        [enemy] wskaż wroga
        [field] wskaż pole
        [figure] wskaż swoją figurkę
        [plate] wskaż pole, na które ktoś idzie, albo posiłki na karcie
       *[both] wskaż wroga albo pole
    }
prompt-symbol = Zagrana { $card }: { goal-now }.
prompt-symbol-kill = „{ symbol-one }” może powalić { $target_acc }, jeśli się nie obroni: { goal-now }.
prompt-symbol-idle = Zagrana { $card } nic teraz nie zdziała: odłóż ją bez efektu.
prompt-carry =
    { $one ->
        [move] { $one_count ->
            [1] { $one_value ->
                [1] Ruch o jedno pole
               *[other] Ruch najwyżej o { $one_value } pola
            }: wskaż pole.
           *[other] { $one_value ->
                [1] Ruch dwóch figurek, każda o pole
               *[other] Ruch dwóch figurek, każda najwyżej o { $one_value } pola
            }: wskaż pole dla pierwszej.
        }
        [attack] { $one_count ->
            [1] Atak z siłą { $one_value }: wskaż, kogo trafi.
            [2] Atak dwóch, z siłą { $one_value } i { $one_low }: wskaż, kogo trafi pierwszy cios.
           *[other] Atak trzech, każdy z siłą { $one_value }: wskaż, kogo trafi pierwszy cios.
        }
        [bow] Strzał z łuku z siłą { $one_value }: wskaż cel.
        [xbow] Morin strzela z kuszy z siłą { $one_value }: wybierz cel.
        [rock] Rzut głazem z siłą { $one_value }, za kamień: wybierz, kogo trafi najpierw.
        [fire] Ogień smoka z siłą { $one_value }: wybierz pierwszego z linii, trafi wszystkich na niej.
        [net] Urpen zarzuca sieć: wybierz sąsiada, na którego spadnie.
        [charge] Szarża berserkera: wybierz, dokąd biegnie albo kogo taranuje.
        [fly] Lot smoka: wybierz dowolne wolne pole.
       *[reinforce] Posiłki: wybierz pole startowe, na które wróci łucznik.
    }
prompt-carry-kill = Możesz teraz powalić { $target_acc }! { prompt-carry }
prompt-carry-plate = Posiłki: wybierz figurkę, która zniesie jedną ranę więcej.
prompt-move-more =
    { $figure } już poszedł. Rusz jeszcze jedną figurkę, { $one_value ->
        [1] o pole
       *[other] najwyżej o { $one_value } pola
    }, albo na tym skończ.
prompt-strike-more =
    { $figure } uderza { $target_acc }. { $count ->
        [one] Wskaż, kogo trafi jeszcze jeden cios,
       *[other] Wskaż, kogo trafi następny cios, może ich być jeszcze { $count },
    } albo na tym skończ.
prompt-assign = Jeden cios ma siłę { $value }, drugi { $low }: wybierz, kto uderza mocniej.
defences-now =
    { $defences ->
        [0] { $kind ->
            [net] Nie masz czym jej zatrzymać.
           *[other] Nie masz się czym obronić: przyjmij { $count ->
                [one] cios
               *[other] ciosy
            }.
        }
       *[other] Do wyboru: { $shield ->
            [yes] { $pairs ->
                [yes] obrona z dwóch kart,{" "}
               *[no] obrona,{" "}
            }
           *[no] {""}
        }{ $double ->
            [yes] podwójna obrona,{" "}
           *[no] {""}
        }{ $stone ->
            [yes] obrona za kamień,{" "}
           *[no] {""}
        }{ $stones ->
            [yes] obrona za dwa kamienie,{" "}
           *[no] {""}
        }{ $dodge ->
            [yes] unik,{" "}
           *[no] {""}
        }{ $kind ->
            [net] przyjęcie sieci.
           *[other] przyjęcie { $count ->
                [one] ciosu
               *[other] ciosów
            }.
        }
    }
attacks-now =
    { $count ->
        [one] { event-attack }
       *[other] { $kind ->
            [rock] Głaz leci w { $target_acc }.
            [fire] Ogień smoka sięga { $target_gen }.
            [charge] Berserker taranuje { $target_acc } dwoma ciosami.
           *[attack] { $count } ciosy naraz, w { $target_acc }.
        }
    }
prompt-react = { attacks-now } { defences-now }
prompt-react-deadly = { deadly-now }, jeśli go nie zatrzymasz! { defences-now }
prompt-react-last = { deadly-now } i przegrasz! { defences-now }
deadly-now =
    { $kind ->
        [bow] Strzał powali
        [xbow] Strzał powali
        [rock] Głaz powali
        [fire] Ogień powali
        [charge] Berserker powali
       *[attack] { $count ->
            [one] Cios powali
           *[other] Atak powali
        }
    } { $doomed_acc }
prompt-pair = Atak na { $target_acc }: krasnoludy bronią się dwiema kartami, dołóż drugą kartę obrony.
prompt-spare = Podwójna obrona zatrzymała jeden atak: wybierz drugi albo na tym skończ.
prompt-track =
    Smok otrzymuje { $count ->
        [one] ranę
        [few] { $count } rany
       *[many] { $count } ran
    }: wybierz tor { $count ->
        [one] dla niej.
       *[other] dla pierwszej z nich.
    }
prompt-maim =
    Twój atak zadaje smokowi { $count ->
        [one] ranę
        [few] { $count } rany
       *[many] { $count } ran
    }: wybierz tor { $count ->
        [one] dla niej.
       *[other] dla pierwszej z nich.
    }
prompt-step = Unik się udał: wybierz wolne sąsiednie pole dla rycerza albo zostań na miejscu.
prompt-wait = Teraz gra { $who }.
prompt-wait-card = { $who } zagrywa { $card_acc }.
prompt-wait-answer = Na atak odpowiada { $who }.
prompt-over = Pojedynek skończony.

## Ruchy, jak na przyciskach

move-go = { $figure } na { $field }
move-strike = { $figure } atakuje { $target_acc }
move-run = Szarża bez ciosu
move-hit = Szarża i dwa ciosy
charge-to = Szarża na pole { $field }
charge-at = Szarża na { $target }: dwa ciosy
move-play = Zagraj { $card_acc }
move-drop = Odrzuć { $card_acc }
move-block = Zatrzymaj atak { $attack } { $card_ins }
move-also = Zatrzymaj też atak { $attack }
move-dodge = Unik (atak { $attack })
move-use =
    { $place ->
        [1] Użyj górnego symbolu karty
       *[2] Użyj dolnego symbolu karty
    }
move-assign = Mocniej uderza { figure-low }
move-track =
    Rana: { $track ->
        [armour] pancerz
        [wings] skrzydła
        [fire] ogień
       *[legs] łapy
    }
move-plate = Posiłki osłaniają { $figure_acc }
move-waste = Odłóż bez efektu
move-draw = Dobierz dwie karty
move-done = Wystarczy
move-endure = Przyjmij cios
move-fury = Szał Bralda
move-shed = Zrzuć sieć
move-keep = Zostaw te
move-redraw = Weź nowe

## Co przemawia za ruchem

why-kill = Jeśli nikt go nie zablokuje, ten atak powali { $target_acc }.
why-cripple = { $target } może po tym stracić swoją zdolność.
why-wound =
    { $target } może otrzymać { $count ->
        [one] ranę
        [few] { $count } rany
       *[many] { $count } ran
    }.
why-several = Jedna karta trafia { $count } wrogów naraz.
why-no-cards = Przeciwnik nie ma kart, więc niczego nie zablokuje.
why-few-shields = Przeciwnik raczej tego nie zablokuje.
why-pin = Sieć unieruchomi { $target_acc }.
why-reach = { $figure } będzie mieć w zasięgu { $target_acc }.
why-escape = { $figure } wychodzi poza zasięg wrogów.
why-retreat = { $figure } będzie mniej zagrożony niż teraz.
why-return = { $figure } wraca do walki bez ran.
why-plate = { $figure } zniesie jedną ranę więcej.
why-save-life = Inaczej ten cios powali { $figure_acc }.
why-save-power = { $figure } zachowa swoją zdolność.
why-save-wounds =
    { $figure } uniknie { $count ->
        [one] rany
       *[other] { $count } ran
    }.
why-save-net = Sieć nie spadnie na { $figure_acc }.
why-spare-shield = Tarcza przyda ci się na groźniejszy cios.
why-refill = Masz mało kart w ręce.
why-choice = Nowe karty dadzą ci większy wybór.
why-wait =
    Czas gra dla ciebie: przeciwnikowi { $count ->
        [one] została { $count } karta
        [few] zostały { $count } karty
       *[many] zostało { $count } kart
    }.
why-hurry = Każda wydana karta przybliża cię do zwycięstwa.
why-fury = Trzecia akcja w tej turze jest warta jednej rany.
why-shed = { $figure } znów będzie mógł się ruszać.
why-keep-track = To teraz najmniej osłabia smoka.
why-break-track = To najszybciej odbierze smokowi zdolność.
why-weak-card = Ta karta przyda ci się najmniej.

## Odmowy

error-bad-move = „{ $text }” nie jest ruchem tej gry; ruchy wyglądają tak: play:A-2, use1, knight>c3, throwerxknight, block:SS@1, draw.
refusal-no-such-move = Nie ma ruchu o numerze { $move }: wybierz jeden z możliwych.
refusal-redraw-first = Najpierw zdecyduj, czy zostawiasz początkową rękę.
refusal-place-first = Najpierw figurki zajmują miejsca: wybierz figurkę i pole dla niej.
refusal-act-first = Najpierw zagraj kartę albo dobierz dwie.
refusal-drop-first = Masz więcej niż sześć kart: najpierw odrzuć nadmiar.
refusal-symbol-first = Przed tobą leży zagrana karta: najpierw wybierz jej symbol albo zagraj ją bez efektu.
refusal-finish-card = Najpierw dokończ zagraną kartę: wybierz to, o co prosi jej symbol.
refusal-assign-first = Najpierw wskaż, kto z tych dwóch uderza mocniej.
refusal-answer-first = Najpierw odpowiedz na atak: zatrzymaj go albo przyjmij cios.
refusal-pair-first = Krasnoludy potrzebują dwóch kart na jedną obronę: dołóż drugą.
refusal-spare-first = Najpierw wskaż, co zatrzyma druga połowa podwójnej obrony, albo zrezygnuj z niej.
refusal-track-first = Najpierw wybierz, gdzie smok zostaje zraniony.
refusal-step-first = Najpierw rycerz odskakuje albo zostaje na miejscu.
refusal-not-in-hand = Nie masz w ręce { $card_gen }: wybierz inną.
refusal-deck-empty = Twoja talia jest pusta: zagraj kartę.
refusal-hand-too-full =
    Mając w ręce { $count } { $count ->
        [one] kartę
        [few] karty
       *[many] kart
    } lub więcej, krasnoludy nie dobierają: zagraj kartę.
refusal-no-fury = Brald wpada w szał raz na grę, na początku pełnej tury, póki żyje i rana by go nie powaliła: działaj bez szału.
refusal-no-net = Na twoich figurkach nie ma sieci: nie ma czego zrzucać.
refusal-turn-begun = Sieć można zrzucić tylko przed pierwszą akcją tury: poczekaj na następną.
refusal-no-symbol = Ta karta nie ma takiego symbolu ({ $card }): wybierz inny.
refusal-no-effect = Teraz „{ symbol-one }” nic nie zdziała: wybierz inny symbol albo zagraj kartę bez efektu.
refusal-shield-reacts = Obrona tylko odpowiada na atak, jako akcja nic nie daje: wybierz co innego.
refusal-not-yours = { $figure } cię nie słucha: wybierz własną figurkę.
refusal-not-there = { $figure } nie stoi na planszy: wybierz inną figurkę.
refusal-netted = Sieć trzyma { $figure_acc }: wybierz inną figurkę albo zrzuć sieć na początku tury.
refusal-no-legs = { $figure } nie ma już sprawnych łap: leć albo wybierz co innego.
refusal-has-acted = { $figure } skorzystał już z tej karty: wybierz inną figurkę.
refusal-occupied = Pole { $field } jest zajęte: wybierz wolne.
refusal-too-far = { $figure } nie dojdzie z tą kartą na pole { $field }: wybierz bliższe.
refusal-not-a-home = Pole { $field } się nie nadaje: posiłki przybywają na wolne pole startowe rycerzy, wybierz jedno z nich.
refusal-not-a-start = Pole { $field } nie jest wolnym polem startowym: wybierz jedno z zaznaczonych.
refusal-wrong-symbol = Wybrany symbol to „{ symbol-one }”: zrób to, co mówi.
refusal-cannot-reach = { $figure } nie dosięgnie z tą kartą { $target_gen }: wybierz inny cel.
refusal-own-target = { $figure } walczy po twojej stronie: wybierz przeciwnika.
refusal-not-his-power = „{ symbol-one }” to nie moc { $figure_gen }: wybierz figurkę, która ją ma.
refusal-net-on-bow = { $figure } nie strzela spod sieci: wybierz inną figurkę.
refusal-not-in-line = { $target } nie stoi w linii prostej od { $figure_gen }: wybierz inny cel.
refusal-in-the-way = { $other } zasłania { $target_acc }: wybierz inny cel.
refusal-aim-nearest = To trafi też { $target_acc }, jeśli wycelujesz w najbliższego w linii: wybierz { $other_acc }.
refusal-rock-spent = Głaz nie doleci do { $target_gen }, bo za każdym trafionym traci 1 siły: wybierz najbliższego.
refusal-stands = { $figure } ma już swoje miejsce: wybierz inną figurkę.
refusal-nobody-met = Szarża w tę stronę nie napotka wroga: tylko biegnij albo wybierz inny kierunek.
refusal-not-on-way = Zanim coś zatrzyma berserkera, nie mija on pola { $field }: wybierz pole na jego drodze albo pozwól mu biec dalej.
refusal-no-charge = Szarża w tę stronę nic by nie dała: wybierz inny kierunek.
refusal-nothing-yet = Ta karta nic jeszcze nie zdziałała: wybierz figurkę.
refusal-no-such-attack = Nie ma otwartego ataku numer { $attack }: wybierz inny.
refusal-no-shield = Ta karta nie ma symbolu obrony ({ $card }): wybierz taką, która go ma.
refusal-no-stones = Na tę obronę masz za mało kamieni ({ $card }): wybierz inną kartę.
refusal-net-on-stones = Sieć nie pozwala używać kamieni: { $figure } obroni się tylko kartą, która ich nie kosztuje.
refusal-no-shield-for = Przed smokiem żadna obrona nie uchroni { $figure_gen }: przyjmij cios.
refusal-one-shield = Krasnoludy potrzebują dwóch kart na jedną obronę, a masz jedną: przyjmij cios.
refusal-no-dodge = Unik robi tylko rycerz, raz na grę, przed atakiem na siebie: zatrzymaj atak inaczej albo przyjmij cios.
refusal-no-plate = Tej karty nie można położyć przy figurce: zrób to, co mówi symbol.
refusal-full-track = Rany idą najpierw na pancerz, potem na niepełny tor: wybierz jeden z nich.

## Opcje

option-duel = Pojedynek
option-duel-help = Które dwie strony się spotykają; kto gra pierwszą z nich, mówi następna opcja.
option-duel-knights-trolls = Rycerze i trolle
option-duel-knights-trolls-help = Trolle muszą wygrać, zanim skończą im się karty. W pierwszej grze trollami gra osoba mniej doświadczona.
option-duel-dragon-dwarves = Smok i krasnoludy
option-duel-dragon-dwarves-help = Trzy krasnoludy muszą zabić smoka, zanim skończą im się karty.
option-duel-trolls-dragon = Trolle i smok
option-duel-trolls-dragon-help = Na śmierć i życie: talie tasuje się od nowa, jest sześć kamieni, a berserkera nie chroni żadna obrona.
option-duel-trolls-dwarves = Trolle i krasnoludy
option-duel-trolls-dwarves-help = Każdy głaz ma siłę 3; krasnoludy mają drugą talię, 18 kart.
option-duel-knights-dragon = Rycerze i smok
option-duel-knights-dragon-help = Rycerze wybierają swoje pola i muszą zabić smoka, zanim skończą im się karty.
option-duel-knights-dwarves = Rycerze i krasnoludy
option-duel-knights-dwarves-help = Krasnoludy bronią się dwiema kartami i wygrywają, gdy wytrwają; posiłki wzmacniają żywych.
option-first = Pierwsza strona
option-first-help = Kto gra stroną, którą pojedynek wymienia jako pierwszą.
option-first-1 = pierwszy gracz
option-first-1-help = Osoba na miejscu 1.
option-first-2 = drugi gracz
option-first-2-help = Osoba na miejscu 2.
option-first-random = losowo
option-first-random-help = Strony rozdziela los.
option-match = Mecz
option-match-help = Jeden pojedynek albo dwa z zamianą stron.
option-match-single = jeden pojedynek
option-match-single-help = Kto wygra pojedynek, ten wygrywa.
option-match-return = z rewanżem
option-match-return-help = Dwa pojedynki z zamianą stron; przy wyniku 1:1 wygrywa ten, kto zadał więcej ran.
option-redraw = Ręka początkowa
option-redraw-help = Czy słabą rękę początkową można wymienić.
option-redraw-off = jak rozdana
option-redraw-off-help = Grasz tymi czterema kartami, które dostaniesz.
option-redraw-on = jedna wymiana
option-redraw-on-help = Każda strona może raz wtasować swoje cztery karty i wziąć cztery inne.
option-deploy = Krasnoludy wokół smoka
option-deploy-help = Gdzie zaczynają krasnoludy w pojedynku ze smokiem.
option-deploy-fixed = stałe pola
option-deploy-fixed-help = Każdy krasnolud ma własne pole startowe.
option-deploy-free = do wyboru
option-deploy-free-help = Gdziekolwiek, byle nie obok smoka.
option-charge = Szarża berserkera
option-charge-help = Czy może stanąć, zanim coś go zatrzyma; tylko w pojedynkach z trollami.
option-charge-full = aż coś go zatrzyma
option-charge-full-help = Biegnie do brzegu albo do figurki.
option-charge-early = jak daleko zechce
option-charge-early-help = Może stanąć na dowolnym polu po drodze; uderza tylko wroga, który go zatrzymał.
option-wounds = Rany smoka
option-wounds-help = Kto wybiera między skrzydłami, ogniem i łapami, gdy pancerz jest pełny; tylko w pojedynkach ze smokiem.
option-wounds-dragon = gracz prowadzący smoka
option-wounds-dragon-help = Rany rozkłada ten, kto je otrzymał.
option-wounds-attacker = atakujący
option-wounds-attacker-help = Rany rozkłada ten, kto je zadał.
preset-first = pierwsza gra
preset-first-help = Rycerze przeciw trollom: gracz 2 prowadzi trolle i zaczyna.

## Napisy na obrazku

field-label = Pole { $field }
field-home-label = Pole { $field }, startowe pole rycerzy
figure-label =
    { $figure }, { $field ->
        [none] poza planszą
       *[other] pole { $field }
    }, rany: { $wounds } z { $slots }{ $net ->
        [yes] , pod siecią
       *[no] {""}
    }
card-label =
    { $card }{ $count ->
        [1] , w twojej ręce
       *[other] , w twojej ręce: { $count }
    }
played-label = Zagrana { $card }
hidden-card = zakryta karta
deck-label =
    Talia, { $side }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
discards-label =
    Odrzucone, { $side }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
ledger = Zostało w ręce i w talii
ledger-short = w ręce i w talii
left-of = { $left } z { $total }
dot-left = zostały
dot-gone = zużyte
open-all = Talie
open-one = Wszystkie karty
ledger-label = { $card }: jeszcze niewidziane { $left } z { $total }
stones-label =
    { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
       *[many] { $count } kamieni
    }, zużyte: { $used }
dodge-label = Unik
fury-label = Szał
spent-label = { $marker }, zużyte
net-label = Sieć
attack-label =
    Atak { $attack }: { $figure } na { $target }{ $value ->
        [0] {""}
       *[other] , siła { $value }
    }{ $answer ->
        [open] {""}
        [shielded] , zatrzymany
       *[dodged] , unik
    }
your-turn =
    Twoja tura: { $count ->
        [one] { $count } akcja
        [few] { $count } akcje
       *[many] { $count } akcji
    }
their-turn =
    { $count ->
        [one] { $count } akcja
        [few] { $count } akcje
       *[many] { $count } akcji
    }
answers-now = Odpowiada
sets-up-now = Szykuje się
preview-hits = Trafia: { $targets }.
preview-kill = To powali { $target }.

## O rzeczach na stole, dla tego, kto na nie wskaże

about-valley = Polana w nocnej dolinie: dziewiętnaście pól, na których toczy się pojedynek. Za jej brzeg nikt nie wychodzi, tam kończą się też strzały i szarże.
about-field = Na polu mieści się jedna figurka; przez zajęte pola się nie przechodzi.
about-home = Startowe pole rycerzy: posiłki przywracają tu poległego łucznika.
about-home-once = Tu na początku ustawiali się rycerze.
about-stands = Stoi tu { $figure_name ->
        [knight] rycerz
        [archer1] pierwszy łucznik
        [archer2] drugi łucznik
        [thrower] miotacz
        [berserker] berserker
        [dragon] smok
        [brald] Brald
        [morin] Morin
       *[urpen] Urpen
    }.
about-free = Teraz jest wolne.
about-figure =
    { $figure_name ->
        [knight] Rycerz dowodzi swoją stroną i walczy wręcz. Raz na grę może zrobić unik przed atakiem na siebie i odskoczyć{ $plates ->
            [yes] .
           *[no] ; póki żyje, posiłki przywracają łuczników.
        }
        [thrower] Troll, który za kamień ciska głazem w linii prostej; walczy też wręcz. Traci tę zdolność, gdy zapełnią się pierwsze trzy miejsca na rany.
        [berserker] Troll, który szarżuje prosto, aż coś go zatrzyma, i uderza wroga dwa razy. Traci szarżę, gdy zapełnią się pierwsze cztery miejsca na rany.
        [dragon] Smok chodzi, lata nad figurkami, gryzie sąsiadów i zionie ogniem w linii. Rany idą najpierw na pancerz, potem na skrzydła, ogień i łapy.
        [brald] Krasnolud, który walczy wręcz. Raz na grę, na początku tury, może wpaść w szał: trzy akcje zamiast dwóch, za jedną ranę.
        [morin] Krasnolud z kuszą: strzela w linii prostej do najbliższej figurki, jeśli to wróg; walczy też wręcz.
        [urpen] Krasnolud z siecią: zarzuca ją na sąsiada, który nie może się wtedy ruszać; walczy też wręcz.
       *[archer1] Łucznik strzela w linii prostej do najbliższej figurki, jeśli to wróg; walczy też wręcz.
    }
about-wounds =
    { $wounds ->
        [0] Jest bez ran; { $left ->
            [one] powali go pierwsza.
            [few] powalą go { $left } rany.
           *[many] powali go { $left } ran.
        }
       *[other] Rany: { $wounds } z { $slots }; { $left ->
            [one] następna go powali.
            [few] powalą go jeszcze { $left }.
           *[many] powali go jeszcze { $left }.
        }
    }
about-fallen = Poległ i zszedł z planszy.
about-fallen-archer = Poległ; posiłki mogą go przywrócić.
about-waiting = Czeka, aż zajmie swoje pole.
about-throw-left =
    Rzucać przestanie po { $count ->
        [one] jeszcze jednej ranie.
       *[other] jeszcze { $count } ranach.
    }
about-throw-lost = Rzucać już nie może.
about-charge-left =
    Szarżować przestanie po { $count ->
        [one] jeszcze jednej ranie.
       *[other] jeszcze { $count } ranach.
    }
about-charge-lost = Szarżować już nie może.
about-dragon-lost =
    Nie może już { $wings ->
        [no] latać
       *[yes] {""}
    }{ $also_fire ->
        [yes] { " " }ani{" "}
       *[no] {""}
    }{ $fire ->
        [no] zionąć
       *[yes] {""}
    }{ $also_legs ->
        [yes] { " " }ani{" "}
       *[no] {""}
    }{ $legs ->
        [no] chodzić
       *[yes] {""}
    }.
about-dodge = Unik rycerza, raz na grę: zatrzymuje jeden atak na niego, a potem rycerz może odskoczyć na wolne sąsiednie pole.
about-dodge-kept = Unik jest jeszcze do wykorzystania.
about-dodge-spent = Unik już wykorzystany.
about-fury = Szał Bralda, raz na grę na początku pełnej tury: trzy akcje zamiast dwóch, za jedną ranę.
about-fury-kept = Szał jest jeszcze do wykorzystania.
about-fury-spent = Szał już wykorzystany.
about-net = Sieć Urpena: figurka pod nią nie rusza się i nie strzela, troll nie używa kamieni. Jej gracz może ją zrzucić na początku tury, za wszystkie akcje.
about-net-free = Sieć jest wolna: można ją zarzucić.
about-net-on = Leży teraz na { $figure_name ->
        [knight] rycerzu
        [archer1] pierwszym łuczniku
        [archer2] drugim łuczniku
        [thrower] miotaczu
        [berserker] berserkerze
        [dragon] smoku
       *[other] figurce
    }.
about-netted = Leży na nim sieć: nie może się ruszać, ale walczy wręcz i się broni.
about-acted = Tą kartą już coś zrobił.
about-attack = { event-attack }
about-attack-open =
    Czeka na odpowiedź: zatrzyma go { $target_name ->
        [knight] karta obrony albo unik.
       *[other] { $pairs ->
            [yes] dopiero para kart obrony.
           *[no] karta obrony.
        }
    }
about-attack-bare = Żadna karta obrony go nie zatrzyma.
about-attack-shielded = Zatrzymała go karta obrony: ran nie będzie.
about-attack-dodged = Rycerz zrobił unik: ran nie będzie.
about-attack-deadly = Bez obrony powali { $target_acc }.
about-side =
    { $side ->
        [knights] Rycerz i dwóch łuczników: strzelają z daleka, a polegli łucznicy mogą wrócić.
        [trolls] Dwa trolle: miotacz ciska głazami, berserker szarżuje.
        [dwarves] Trzy krasnoludy: Brald wpada w szał, Morin ma kuszę, Urpen sieć.
       *[dragon] Samotny smok: lata, gryzie i zionie ogniem.
    }
about-aim =
    { $side ->
        [knights] Ta strona wygrywa, gdy padnie rycerz i obaj łucznicy.
        [trolls] Ta strona wygrywa, gdy padną oba trolle.
        [dwarves] Ta strona wygrywa, gdy padną trzy krasnoludy.
       *[dragon] Ta strona wygrywa, gdy padnie smok.
    }
cards-left =
    { $count ->
        [one] została ostatnia karta
        [few] zostały { $count } karty
       *[many] zostało { $count } kart
    }
about-clock-loses =
    { $side ->
        [trolls] Gdy skończą się karty w talii i w ręce, wschodzi słońce i trolle przegrywają: { cards-left }.
       *[other] Gdy skończą się karty w talii i w ręce, a smok żyje, ta strona przegrywa: { cards-left }.
    }
about-clock-wins = Gdy krasnoludom skończą się karty w talii i w ręce, wygrywają: { cards-left }.
about-clock-counted = Gdy obie strony zużyją wszystkie karty, wygrywa ta, która ma więcej figurek; po równo wygrywają krasnoludy.
about-clock-unending =
    Pustą talię tasuje się od nowa; sześćdziesiąt tur bez rany to remis, { $count ->
        [one] minęła jedna.
        [few] minęły { $count }.
       *[many] minęło { $count }.
    }
about-clock-passes =
    { $side ->
        [knights] Gdy rycerzom skończą się karty, pasują, ale walczą dalej.
       *[dragon] Gdy smokowi skończą się karty, pasuje, ale walczy dalej.
    }
about-turn = W turze są dwie akcje; akcja to zagranie karty albo dobranie dwóch.
about-turn-left =
    { $count ->
        [one] Została jedna.
        [few] Zostały { $count }.
       *[many] Zostało { $count }.
    }
about-turn-answer = Atakowany odpowiada kartą obrony albo unikiem; to nie kosztuje akcji.
about-turn-setup = Przed pierwszą turą: ręka początkowa i ustawianie figurek.
about-deck = Za akcję dobiera się stąd dwie karty; w ręce zostaje najwyżej sześć.
about-deck-pair = Mając pięć lub sześć kart w ręce, krasnoludy nie dobierają.
about-deck-second =
    Gdy się skończy, krasnoludy raz biorą drugą talię z odrzuconych: { $count } kart.
about-deck-second-done = To już druga, ostatnia talia.
about-discards-gone = Karty zagrane i odrzucone, jawne dla wszystkich; do gry nie wracają.
about-discards-back = Karty zagrane i odrzucone, jawne dla wszystkich; wrócą, gdy talię trzeba będzie ułożyć od nowa.
about-discards-top = Na wierzchu: { $card }.
about-discards-none = Jeszcze nic tu nie leży.
about-ledger = Co ta strona ma jeszcze w ręce i w talii: przy każdym symbolu stoi, na ilu kartach został i na ilu był na początku.
about-kind =
    Karty z symbolem „{ sign-name }”, które są jeszcze w ręce i w talii: { $count } z { $total }.
about-drawer = Spis wszystkich kart: pełna kropka to karta, która jest jeszcze w ręce albo w talii, pusta już zużyta.
about-ledger-shields =
    Symbol obrony ma { $count ->
        [one] jedna z nich.
        [few] { $count } z nich.
       *[many] { $count } z nich.
    }
about-left =
    { $count ->
        [0] Wszystkie już widziano
        [one] W ręce albo w talii jest jeszcze jedna
        [few] W ręce i w talii są jeszcze { $count }
       *[many] W ręce i w talii jest jeszcze { $count }
    }, na początku było ich { $total }.
about-back =
    Zakryta ręka: { $count ->
        [one] jedna karta.
        [few] { $count } karty.
       *[many] { $count } kart.
    }
about-back-shields =
    { $total ->
        [one] Z jednej niewidzianej karty tej strony
       *[other] Z { $total } niewidzianych kart tej strony
    } { $count ->
        [0] żadna nie broni.
        [one] obronę ma jedna.
        [few] obronę mają { $count }.
       *[many] obronę ma { $count }.
    }
about-symbol = { symbol-help }
about-plate = Posiłki: karta zostaje przy żywej figurce, która znosi odtąd jedną ranę więcej.
about-shield-pair = W tym pojedynku krasnoludy zatrzymują atak dopiero dwiema kartami obrony.
about-shield-bare = Przed smokiem żadna obrona nie chroni berserkera.
about-card-one = Zagranie jej to jedna akcja.
about-card-two = Zagranie jej to jedna akcja; wybierasz jeden z symboli.
about-card-shield = Jako akcja nic nie daje; czeka na atak przeciwnika.
about-card-idle = Teraz, zagrana jako akcja, nic nie zdziała.
about-card-kill = Teraz może powalić { $target_acc }.
about-played = Ta karta jest właśnie zagrywana.
about-waste = Karta przepada bez efektu, akcja też. Kamienie zostają.
about-done-moving = Nikt więcej się nie rusza; karta jest zagrana.
about-done-striking = Nikt więcej nie uderza; teraz odpowiada przeciwnik.
about-done-sparing = Druga połowa podwójnej obrony niczego nie zatrzymuje.
about-done-dodging = Rycerz zostaje na swoim polu; unik i tak jest wykorzystany.
about-endure = Nie bronisz się więcej: niezatrzymane ataki ranią.
about-doomed = To powali { $doomed_acc }.
about-shed = Zdejmujesz sieć ze swojej figurki, ale oddajesz za to wszystkie akcje tej tury.
about-keep = Grasz tymi czterema kartami, które masz.
about-redraw = Wtasowujesz cztery karty i bierzesz cztery nowe; tylko raz.
about-stones = Kamienie trolli: jeden kosztuje każdy rzut głazem, jeden albo dwa niektóre obrony.
about-stones-left =
    { $count ->
        [0] Nie ma już żadnego
        [one] Został jeden
        [few] Zostały { $count }
       *[many] Zostało { $count }
    }, zużyte: { $used }.
about-stones-back = Gdy krasnoludy wezmą drugą talię, trolle odzyskają { $count } kamieni.
about-track =
    { $track ->
        [armour] Pancerz przyjmuje rany jako pierwszy.
        [wings] Gdy ten tor się zapełni, smok nie lata.
        [fire] Gdy ten tor się zapełni, smok nie zionie ogniem.
       *[legs] Gdy ten tor się zapełni, smok nie chodzi.
    }
about-track-left =
    { $count ->
        [one] Do zapełnienia brakuje jednej rany.
        [few] Do zapełnienia brakuje { $count } ran.
       *[many] Do zapełnienia brakuje { $count } ran.
    }
about-track-full = Jest już pełny.
about-track-dragon =
    Tor, na który trafia rana po przebiciu pancerza, wybiera { $chooser ->
        [attacker] atakujący.
       *[dragon] gracz prowadzący smoka.
    }
about-line =
    { $kind ->
        [bow] Linia strzału, który można teraz oddać.
        [xbow] Linia strzału, który można teraz oddać.
        [rock] Droga głazu, którym można teraz rzucić.
        [fire] Droga ognia, którym smok może teraz zionąć.
        [charge] Droga szarży, na którą berserker może teraz ruszyć.
        [net] Tu można teraz zarzucić sieć.
       *[attack] Cios, który można teraz zadać.
    }

## Plansza tekstowa

sketch-actions =
    { $side }: { $count ->
        [one] została { $count } akcja
       *[other] zostały { $count } akcje
    }
sketch-side = { $side }: w ręce { $hand }, w talii { $deck }, odrzucone { $discards }
sketch-stones = kamienie { $stones } (zużyte { $used })
sketch-wounds = rany { $wounds }/{ $slots }
sketch-fallen = poległ
sketch-waiting = jeszcze nie stoi
sketch-net = pod siecią
sketch-hand = Twoja ręka: { $cards }
sketch-played = Zagrana { $card }
sketch-attack = Atak { $attack }: { $figure } > { $target }, { $value }
sketch-discards = Odrzucone, { $side }: { $cards }

## Przewodnik

start-free = gdziekolwiek, byle nie obok smoka
start-chosen = { $fields }, jak woli właściciel
assumed-fields = Pola startowe figurek, poza środkiem dla smoka i rycerzami przeciw smokowi.
assumed-slots = Ile ran znoszą figurki, poza trzema u łuczników oraz polami rzutu i szarży.
assumed-decks = Ile jest w talii kart każdego rodzaju, poza trzema posiłkami, ośmioma obronami smoka, pięcioma lotami i trzema sieciami.
assumed-stall = Remis po sześćdziesięciu turach bez rany między trollami a smokiem.
assumed-tracks = Gdy pancerz jest pełny, tor wybiera gracz kierujący smokiem.
assumed-net = Wszystko o sieci poza tym, że znacznik jest jeden.
assumed-homes = Przeciw smokowi posiłki przybywają tam, gdzie rycerze zaczynali.
