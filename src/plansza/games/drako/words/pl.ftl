### Drako: Rycerze i Trolle, razem ze stronami z gry Smok i Krasnoludy.

title = Drako: Rycerze i Trolle
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
            [2] Najwyżej dwie figurki uderzają naraz, z siłą { $one_value } i { $one_low }.
           *[other] Najwyżej trzy figurki uderzają naraz, każda z siłą { $one_value }.
        }
        [shield] Zatrzymuje atak, ale tylko w odpowiedzi na niego.
        [bow] Łucznik strzela w linii prostej do najbliższego wroga.
        [xbow] Morin strzela w linii prostej do najbliższego wroga.
        [rock] Miotacz ciska głazem w linii prostej: w pierwszego z pełną siłą, w każdego następnego o 1 słabiej.
        [fire] Smok zionie na wszystkich w linii aż do brzegu planszy.
        [net] Urpen zarzuca sieć na sąsiada.
        [charge] Berserker biegnie prosto, aż coś go zatrzyma, i uderza to dwa razy z siłą 1.
        [fly] Smok przelatuje na dowolne wolne pole.
       *[reinforce] Poległy łucznik wraca na pole startowe.
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
direction =
    { $direction ->
        [NW] na północny zachód
        [NE] na północny wschód
        [E] na wschód
        [SE] na południowy wschód
        [SW] na południowy zachód
       *[W] na zachód
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
event-draw-secret = Dobierasz: { $cards }.
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
    }: { symbol-one }.
event-waste = Zagrana bez efektu: { $card }.
event-move = { $figure } idzie z { $old } na { $field }.
event-fly = { $figure } leci z { $old } na { $field }.
event-charge = { $figure } szarżuje { direction } i staje na { $field }.
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
event-assign = { $figure } bierze mocniejszy cios: { $value }.
event-block =
    { $you ->
        [yes] Zatrzymujesz
       *[no] { $who } zatrzymuje
    } atak na { $figure_acc } { $card_ins }{ $stones ->
        [0] .
        [1] { " " }i kamieniem.
       *[other] { " " }i { $stones } kamieniami.
    }
event-also-block = Ta sama { $card } zatrzymuje też atak na { $figure_acc }.
event-dodge = { $figure } robi unik!
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
    } stroną wymienioną jako pierwsza.

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
prompt-place = Ustaw figurkę: wybierz figurkę, potem pole.
prompt-act =
    Zagraj kartę albo dobierz dwie; { $count ->
        [one] została jedna akcja
       *[other] zostały { $count } akcje
    }.
prompt-act-fury = Zagraj kartę albo dobierz dwie; zostały { $count } akcje. Przedtem Brald może wpaść w szał: trzy akcje za ranę.
prompt-act-net = Zagraj kartę albo dobierz dwie; zostały { $count } akcje. Możesz też zrzucić sieć, za całą turę.
prompt-drop =
    Za dużo kart: odrzuć { $count ->
        [one] jedną
       *[other] { $count }
    }.
prompt-symbol = Zagrana { $card }: wybierz symbol albo zagraj bez efektu.
prompt-carry =
    { $one ->
        [move] Wybierz figurkę i pole, na które pójdzie.
        [attack] Wybierz, kto uderza, potem kogo.
        [bow] Wybierz łucznika, potem cel.
        [xbow] Wybierz cel Morina.
        [rock] Wybierz pierwszą figurkę, w którą uderzy głaz.
        [fire] Wybierz pierwszą figurkę, na którą zionie smok.
        [net] Wybierz, na kogo spadnie sieć.
        [charge] Wybierz, dokąd biegnie berserker albo kogo taranuje.
        [fly] Wybierz, gdzie wyląduje smok.
       *[reinforce] Wybierz, dokąd przybywają posiłki.
    }
prompt-carry-more =
    { $one ->
        [move] Rusz jeszcze jedną figurkę albo na tym skończ.
       *[attack] Wybierz jeszcze jednego atakującego albo na tym skończ.
    }
prompt-assign = Wybierz, kto uderza mocniej.
prompt-react =
    { $count ->
        [one] Przeciwnik atakuje: zatrzymaj cios kartą obrony albo go przyjmij.
       *[other] Przeciwnik atakuje { $count } razy: zatrzymaj ciosy kartami obrony albo je przyjmij.
    }
prompt-pair = Krasnoludy bronią się parą kart: wybierz drugą kartę obrony.
prompt-spare = Podwójna obrona może zatrzymać jeszcze jeden atak.
prompt-track =
    Wybierz, gdzie smok zostaje zraniony ({ $count ->
        [one] jedna rana
        [few] { $count } rany
       *[many] { $count } ran
    }).
prompt-maim =
    Wybierz, gdzie twój atak rani smoka ({ $count ->
        [one] jedna rana
        [few] { $count } rany
       *[many] { $count } ran
    }).
prompt-step = Rycerz może odskoczyć na wolne sąsiednie pole.
prompt-wait = Teraz gra { $who }.
prompt-wait-answer = Na atak odpowiada { $who }.
prompt-over = Pojedynek skończony.

## Ruchy, jak na przyciskach

move-go = { $figure } na { $field }
move-strike = { $figure } atakuje { $target_acc }
move-run = Szarża { direction }, bez ciosu
move-hit = Szarża { direction } i dwa ciosy
move-play = Zagraj { $card_acc }
move-drop = Odrzuć { $card_acc }
move-block = Zatrzymaj atak { $attack } { $card_ins }
move-also = Zatrzymaj też atak { $attack }
move-dodge = Unik przed atakiem { $attack }
move-use =
    { $place ->
        [1] Pierwszy symbol
       *[2] Drugi symbol
    }
move-assign = Mocniejszy cios: { $figure }
move-track =
    Rana: { $track ->
        [armour] pancerz
        [wings] skrzydła
        [fire] ogień
       *[legs] łapy
    }
move-plate = Posiłki osłaniają { $figure_acc }
move-waste = Bez efektu
move-draw = Dobierz dwie karty
move-done = Wystarczy
move-endure = Przyjmij cios
move-fury = Szał Bralda
move-shed = Zrzuć sieć
move-keep = Zostaw tę rękę
move-redraw = Weź cztery nowe

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
ledger = zostało w ręce i w talii
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
    Zostało: { $count ->
        [one] { $count } akcja
        [few] { $count } akcje
       *[many] { $count } akcji
    }
answers-now = Odpowiada
sets-up-now = Przygotowuje się
preview-hits = Trafia: { $targets }.
preview-kill = To powali { $target }.

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
