### Pod Prąd. Zdania w czasie teraźniejszym, żeby żaden czasownik nie zdradzał płci gracza; imiona
### zawsze w mianowniku, bo nie umiemy ich odmieniać.

title = Pod Prąd
about = Wyścig łososi w górę rzeki, która kruszy się za ogonem.

## Kafelki, żetony, kolory

tile =
    { $form ->
        [acc]
            { $kind ->
                [water] wodę
                [waterfall] wodospad
                [bear] niedźwiedzia
                [eagle] orła
                [heron] czaplę
                [rock] skałę
                [whirlpool] wir
                [current] prąd
                [turned] wodę po orle
                [sea] morze
               *[pool] ikrzysko
            }
        [gen]
            { $kind ->
                [water] wody
                [waterfall] wodospadu
                [bear] niedźwiedzia
                [eagle] orła
                [heron] czapli
                [rock] skały
                [whirlpool] wiru
                [current] prądu
                [turned] wody po orle
                [sea] morza
               *[pool] ikrzyska
            }
        [ins]
            { $kind ->
                [water] wodą
                [waterfall] wodospadem
                [bear] niedźwiedziem
                [eagle] orłem
                [heron] czaplą
                [rock] skałą
                [whirlpool] wirem
                [current] prądem
                [turned] wodą po orle
                [sea] morzem
               *[pool] ikrzyskiem
            }
       *[nom]
            { $kind ->
                [water] woda
                [waterfall] wodospad
                [bear] niedźwiedź
                [eagle] orzeł
                [heron] czapla
                [rock] skała
                [whirlpool] wir
                [current] prąd
                [turned] woda po orle
                [sea] morze
               *[pool] ikrzysko
            }
    }
the-tile =
    { $tile_name ->
        [water] kafelek wody
        [current] kafelek prądu
       *[other] { $tile_acc }
    }
tile-water-effect = Spokojna woda: nic się tu nie dzieje.
tile-waterfall-effect = Przez spienione krawędzie nie da się przepłynąć, trzeba skakać.
tile-bear-effect = Łapie jednego łososia z żetonu, który stąd wyskakuje, nad nim przelatuje albo tu ląduje; płynących przepuszcza. Spienione krawędzie to wodospady.
tile-eagle-effect = Łapie jednego łososia z pierwszego żetonu, który tu wpłynie albo wyląduje, i odlatuje na dobre.
tile-heron-effect = Na koniec twojej tury łapie jednego łososia z twoich żetonów, które tu stoją.
tile-rock-effect = Mieści o jeden żeton mniej niż inne kafelki.
tile-whirlpool-effect = Wpłynięcie albo lądowanie kończy całą turę.
tile-whirlpool-effect-token = Żeton, który tu wpłynie albo wyląduje, nie rusza się już w tej turze.
tile-current-effect = Od razu niesie żeton za strzałką, za darmo; przez wodospad za 1 punkt ruchu.
tile-turned-effect = Orzeł już stąd odleciał: zwykła woda.
tile-sea-effect = Stąd ruszają łososie; morze znika na koniec drugiej rundy.
tile-pool-effect = Meta: żeton tu się zatrzymuje, a na koniec każdej rundy przesuwa się o jedno pole ku większej liczbie jajeczek.

colour =
    { $colour ->
        [green] zielony
        [red] czerwony
        [yellow] żółty
        [white] biały
       *[purple] fioletowy
    }
salmon =
    { $salmon ->
        [1] pojedynczy łosoś
       *[2] para łososi
    }
salmon-acc =
    { $salmon ->
        [1] pojedynczego łososia
       *[2] parę łososi
    }
salmon-ins =
    { $salmon ->
        [1] pojedynczym łososiem
       *[2] parą łososi
    }
edge =
    { $edge ->
        [N] północ
        [NE] północny wschód
        [SE] południowy wschód
        [S] południe
        [SW] południowy zachód
       *[NW] północny zachód
    }
column =
    { $column ->
        [L] lewa kolumna
        [C] środkowa kolumna
       *[R] prawa kolumna
    }
points =
    { $points ->
        [one] { $points } punkt ruchu
        [few] { $points } punkty ruchu
       *[many] { $points } punktów ruchu
    }

## Co się wydarzyło

event-reveal =
    { $you ->
        [yes] Odkrywasz kafelek
       *[no] { $who } odkrywa kafelek
    }: { $tile }.
event-lay =
    { $you ->
        [yes] Kładziesz
       *[no] { $who } kładzie
    } { the-tile } na { $place }.
event-pool = Nad rzędem { $row } leży już ikrzysko.
event-round =
    Runda { $number }: { $you ->
        [yes] zaczynasz
       *[no] zaczyna { $who }
    }.
event-swim =
    { $you ->
        [yes] Płyniesz
       *[no] { $who } płynie
    } { salmon-ins } z { $from } na { $to }.
event-jump =
    { $you ->
        [yes] Skaczesz
       *[no] { $who } skacze
    } { salmon-ins } z { $from } na { $to }.
event-push =
    Prąd niesie żeton z { $from } na { $to }{ $paid ->
        [yes] {" "}– przez wodospad, za 1 punkt
       *[no] {""}
    }.
event-wait = Prąd na { $place } nie ma dokąd ponieść żetonu: łososie czekają.
event-whirlpool = Wir na { $place } zatrzymuje łososie.
event-spawn =
    { $you ->
        [yes] Doprowadzasz
       *[no] { $who } doprowadza
    } do ikrzyska { salmon-acc }.
event-bear = Niedźwiedź na { $place } łapie łososia{ token-left }.
event-eagle =
    Orzeł z { $place } porywa łososia{ $left ->
        [0] , ostatniego na żetonie,
       *[1] {""}
    } i odlatuje.
event-heron = Czapla na { $place } łapie łososia{ token-left }.
token-left =
    { $left ->
        [0] , ostatniego na żetonie
       *[1] {""}
    }
event-stuck =
    { $you ->
        [yes] Nie masz już żadnego ruchu
       *[no] { $who } nie ma już żadnego ruchu
    }; { $points ->
        [one] przepada { $points } punkt ruchu
        [few] przepadają { $points } punkty ruchu
       *[many] przepada { $points } punktów ruchu
    }.
event-crumble =
    { $row ->
        [0] Znika morze
       *[other] Znika rząd { $row }
    }{ $lost ->
        [0] {""}
        [one] , a z nim { $lost } żeton
        [few] , a z nim { $lost } żetony
       *[many] , a z nim { $lost } żetonów
    }.
event-advance =
    W ikrzysku { $count ->
        [one] { $count } żeton przesuwa
        [few] { $count } żetony przesuwają
       *[many] { $count } żetonów przesuwa
    } się wyżej.
event-last-salmon =
    { $you ->
        [yes] Tracisz ostatniego łososia.
       *[no] { $who } traci ostatniego łososia.
    }
event-out-of-reach =
    { $you ->
        [yes] Nawet ze wszystkimi łososiami przy pięciu jajeczkach już nie wygrasz.
       *[no] { $who } nie ma już szans na wygraną.
    }
event-over = Koniec gry: { $reason }.

## Tura w kilku słowach, po imieniu i dwukropku

story-lay = { $tile } na { $place }
story-salmon =
    { $salmon ->
        [1] łosoś
       *[2] para
    }
story-swim = { story-salmon } z { $from } na { $to }
story-jump =
    skok { $salmon ->
        [1] łososia
       *[2] pary
    } z { $from } na { $to }
story-push = z prądem na { $to }
story-wait = czekanie na prąd na { $place }
story-whirlpool = wir na { $place }
story-spawn = { story-salmon } w ikrzysku
story-bear = łosoś dla niedźwiedzia na { $place }
story-eagle = łosoś dla orła na { $place }
story-heron = łosoś dla czapli na { $place }
story-stuck =
    { $points ->
        [one] { $points } punkt ruchu na nic
        [few] { $points } punkty ruchu na nic
       *[many] { $points } punktów ruchu na nic
    }
story-last-salmon = ani jednego łososia więcej
story-out-of-reach = bez szans na wygraną

## Dlaczego tak się skończyło

score =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
reason-points = wygrywa, kto ma najwięcej punktów
reason-salmon = przy tej samej liczbie punktów liczą się uratowane łososie
reason-tokens = remis rozstrzyga większa liczba żetonów w ikrzysku
reason-source = remis rozstrzygają żetony bliższe źródła
reason-second-seat = przy remisie wygrywa ten, kto nie zaczynał
reason-shared = remis nie do rozstrzygnięcia
reason-all-lost = nikt nie dotarł do ikrzyska
reason-fastest = najszybszy łosoś dotarł do pięciu jajeczek

## Cel i stan gry, zawsze na widoku

meter-points = punkty
meter-afloat = łososie w rzece
meter-rounds = Rundy do końca
meter-fastest = Najwięcej jajeczek

## Rachunek na koniec

tally-salmon = Łososie w ikrzysku
tally-eggs = Jajeczka
tally-points = Punkty
tally-lost = Stracone żetony
tally-tokens = Żetony w ikrzysku
tally-source =
    Żetony przy { $eggs ->
        [one] jednym jajeczku
        [2] dwóch jajeczkach
        [3] trzech jajeczkach
        [4] czterech jajeczkach
       *[other] pięciu jajeczkach
    }

## O co gra teraz pyta

prompt-tile = Nowy rząd: wybierz, który z { $count } odkrytych kafelków położysz teraz.
prompt-lay =
    { $first ->
        [yes] Zanim ruszą łososie, układacie im rzekę.{" "}
       *[no] {""}
    }Kładziesz { the-tile }: wskaż miejsce{ $turned ->
        [yes] , a potem obrót
       *[no] {""}
    }.{ $count ->
        [0] {""}
        [one] {" "}Potem jeszcze { $count } kafelek.
        [few] {" "}Potem jeszcze { $count } kafelki.
       *[many] {" "}Potem jeszcze { $count } kafelków.
    }
prompt-push =
    { $count ->
        [one] Na prąd czeka { $count } twój żeton
        [few] Na prąd czekają { $count } twoje żetony
       *[many] Na prąd czeka { $count } twoich żetonów
    }: wybierz, który popłynie najpierw.
prompt-token = Wybierz żeton. Masz jeszcze { points }.
prompt-token-home = Do ikrzyska może teraz dotrzeć { salmon } z { $place }! Wybierz żeton. Masz jeszcze { points }.
prompt-token-breaking =
    Po tej rundzie znika { $row ->
        [0] morze
       *[other] rząd { $row }
    }, a { $count ->
        [one] stoi tam { $count } twój żeton
        [few] stoją tam { $count } twoje żetony
       *[many] stoi tam { $count } twoich żetonów
    }. Wybierz żeton. Masz jeszcze { points }.
prompt-token-heron = Czapla na { $place } złapie ci łososia, jeśli tam zostanie. Wybierz żeton. Masz jeszcze { points }.
prompt-go =
    Rusza { salmon } z { $place }: wskaż dokąd. { $points ->
        [1] Masz 1 punkt ruchu, czyli jeden kafelek.
       *[other] Masz { points }: każdy kafelek kosztuje 1, skok o 1 więcej.
    }
prompt-go-home = Rusza { salmon } z { $place } i może teraz dotrzeć do ikrzyska! Masz jeszcze { points }.
prompt-heron = Czapla na { $place } łapie łososia. Wybierz, z którego żetonu.
prompt-wait =
    Teraz gra { $who }{ $points ->
        [0] {""}
        [one] {" "}i ma jeszcze { $points } punkt ruchu
        [few] {" "}i ma jeszcze { $points } punkty ruchu
       *[many] {" "}i ma jeszcze { $points } punktów ruchu
    }.
prompt-wait-laying =
    { $who } układa rzekę.{ $first ->
        [yes] {" "}Gdy będzie gotowa, ruszą łososie.
       *[no] {""}
    }
prompt-over = Koniec gry.

## Ruchy, tak jak mówią o nich przyciski

move-tile = Weź { the-tile }
move-lay =
    { $turn ->
        [0] Połóż: { column }, bez obrotu
       *[other] Połóż: { column }, obrót o { $turn }/6
    }
move-push = Niech prąd poniesie { salmon-acc } z { $place }
move-token = Rusz { salmon-acc } z { $place }
move-swim = Płyń na { $place }
move-jump = Skocz na { $place }
move-heron = Oddaj czapli na { $place } łososia ({ salmon })

## Co przemawia za ruchem

why-breaking =
    { $row ->
        [0] Morze znika
       *[other] Rząd { $row } znika
    } na koniec tej rundy: te łososie muszą stamtąd odpłynąć.
why-foremost = To twoje łososie najbliżej ikrzyska: im wcześniej dopłyną, tym więcej jajeczek.
why-heron = Na koniec twojej tury czapla na { $place } złapałaby łososia.
why-home = Łososie docierają do ikrzyska: odtąd każda runda daje im więcej jajeczek.
why-escape =
    Uciekasz z { $row ->
        [0] morza, które znika
       *[other] rzędu { $row }, który znika
    } na koniec tej rundy.
why-current = Prąd za darmo niesie łososie dalej, na { $place }.
why-calm = Na tej drodze żaden drapieżnik nie złapie łososia.
why-waterfall = Skok pokonuje wodospad, przez który nie da się przepłynąć.
why-crowd = Skok przenosi łososie nad { $place }, gdzie nie ma już miejsca.
why-blocks = Zapełniasz { $place } i nikt inny już tam nie wpłynie.
why-near = Z { $place } łososie mogą w jednej turze dotrzeć do ikrzyska.
why-order = Kolejność kładzenia kafelków nie ma znaczenia, liczy się tylko miejsce.
why-open = Tak położony kafelek prawie nie przeszkadza twoim łososiom.
why-hinders = Tak położony kafelek przeszkadza innym bardziej niż tobie.
why-pair = Para odda jednego łososia i popłynie dalej; pojedynczy przepadłby razem z żetonem.

## Co rzeczy na stole mówią o sobie

about-water = { tile-water-effect }
about-waterfall = { tile-waterfall-effect }
about-bear = Łapie łososia z żetonu, który stąd wyskakuje, nad nim przelatuje albo tu ląduje; płynących przepuszcza.
about-eagle = { tile-eagle-effect }
about-heron = { tile-heron-effect }
about-rock = { tile-rock-effect }
about-whirlpool = { tile-whirlpool-effect }
about-whirlpool-token = { tile-whirlpool-effect-token }
about-current = { tile-current-effect }
about-turned = { tile-turned-effect }
about-sea = { tile-sea-effect }
about-empty = Nikogo tu teraz nie ma.
about-standing =
    { $count ->
        [one] Stoi tu { $count } żeton
        [few] Stoją tu { $count } żetony
       *[many] Stoi tu { $count } żetonów
    }{ own-among }, { $room ->
        [one] zmieści się jeszcze { $room }
        [few] zmieszczą się jeszcze { $room }
       *[many] zmieści się jeszcze { $room }
    }.
about-full =
    Pełno: { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }{ own-among }. Można tylko przeskoczyć.
own-among =
    { $whose ->
        [none] {""}
        [all]
            { $own ->
                [1] {" "}(twój)
               *[other] {" "}(same twoje)
            }
       *[some]
            { $own ->
                [one] {" "}(w tym { $own } twój)
                [few] {" "}(w tym { $own } twoje)
               *[many] {" "}(w tym { $own } twoich)
            }
    }
about-breaks = Znika na koniec tej rundy razem z żetonami, które tu zostaną.
about-arrow = Strzałka prowadzi na { $place }.
about-arrow-full = Strzałka prowadzi na { $place }, gdzie teraz nie ma miejsca: żeton by tu zaczekał.
about-arrow-open = Strzałka prowadzi tam, gdzie jeszcze nic nie leży: żeton by tu zaczekał.
about-swim-here = Twój żeton z { $place } dopłynie tu za { points }.
about-jump-here = Twój żeton z { $place } doskoczy tu za { points }.
about-both-here =
    Twój żeton z { $place } dopłynie tu za { $swim ->
        [one] { $swim } punkt ruchu
        [few] { $swim } punkty ruchu
       *[many] { $swim } punktów ruchu
    } albo doskoczy za { $points }.
about-lost-here = { preview-lost }
about-dead-here = { preview-dead }
about-heron-here = Kto tu skończy turę, odda czapli łososia.
about-price = Liczba to koszt w punktach ruchu, ość to łosoś stracony po drodze.
about-danger = Ość ostrzega przed czaplą: jeśli skończysz tu turę, złapie łososia.

about-pool = Początek ikrzyska: żeton tu się zatrzymuje i punktami ruchu już się nie rusza.
about-pool-space =
    Żeton jest tu wart { $eggs ->
        [one] { $eggs } punkt
        [few] { $eggs } punkty
       *[many] { $eggs } punktów
    } i jeszcze po punkcie za każdego łososia.
about-pool-next =
    Na koniec rundy przesuwa się dalej, do { $eggs ->
        [2] dwóch jajeczek
        [3] trzech jajeczek
        [4] czterech jajeczek
       *[5] pięciu jajeczek
    }.
about-pool-last = Dalej się już nie przesuwa.
about-pool-fastest = Pierwszy żeton, który tu dotrze, kończy grę.
about-pool-tokens =
    { $count ->
        [one] Jest tu { $count } żeton.
        [few] Są tu { $count } żetony.
       *[many] Jest tu { $count } żetonów.
    }

about-spot = Tu możesz położyć kafelek.
about-spot-other = Tu może położyć kafelek { $who }.
about-next-tile = Następny do położenia: { $tile }.
about-wedge = Tak położysz { the-tile }: piana pokazuje, którędy nie da się przepłynąć.
about-wedge-arrow = Tak położysz prąd: poniesie łososie w tę stronę.
about-held = Leży odkryty i czeka, aż położysz go w nowym rzędzie.
about-held-other = Leży odkryty; położy go { $who }.
about-tray =
    { $count ->
        [one] { $count } odkryty kafelek czeka
        [few] { $count } odkryte kafelki czekają
       *[many] { $count } odkrytych kafelków czeka
    }, by wydłużyć rzekę. Układa: { $who }.
about-deck = Kafelki, które dopiero wydłużą rzekę. Co wyjdzie następne, tego nie wie nikt.
about-deck-kinds = Są tu jeszcze: { $tile }.
about-deck-end = Ostatnie { $count } zamykają rzekę, a nad nimi pojawia się ikrzysko.

about-token-own = Twój żeton: { salmon }.
about-token-other = Tym żetonem gra { $who }: { salmon }.
about-pair = Drapieżnik zabrałby jednego łososia, drugi popłynąłby dalej.
about-single = Jeśli złapie go drapieżnik, przepada cały żeton.
about-token-home =
    Jest w ikrzysku i daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }: { $salmon } za łososie, { $eggs } za jajeczka.
about-token-steps =
    Do ikrzyska ma co najmniej { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }.
about-token-breaks = Kafelek pod nim znika na koniec tej rundy: kto tam zostanie, przepada.
about-token-heron = Stoi przy czapli: jeśli zostanie tu do końca swojej tury, czapla złapie łososia.
about-token-waits = Czeka na prąd, który poniesie go na początku tury.
about-token-caught = Jest w wirze i nie rusza się już w tej turze.
about-token-chosen = To on teraz rusza, { points } do wydania.
about-breaking =
    { $row ->
        [0] Morze znika na koniec drugiej rundy
       *[other] Rząd { $row } znika na koniec tej rundy
    }, a kto tam zostanie, przepada.
about-breaking-tokens =
    { $count ->
        [0] Nikogo tam teraz nie ma.
        [one] Jest tam { $count } żeton{ own-among }.
        [few] Są tam { $count } żetony{ own-among }.
       *[many] Jest tam { $count } żetonów{ own-among }.
    }

about-slip = Liczba to punkty w ikrzysku. Rybki to żetony: z jajeczkiem są już u celu, ość to żeton stracony.
about-slip-turn = Teraz gra { $who }.
about-slip-first = Łódka znaczy, że tę rundę zaczyna { $who }.
about-slip-most =
    { $who } może mieć na koniec najwyżej { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
about-slip-none = { $who } nie ma już żadnego łososia.
about-drops = Krople to punkty ruchu: płynięcie kosztuje 1, skok 1 i jeszcze 1 za każdy kafelek drogi.
about-drops-left =
    { $who } ma jeszcze { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
about-drops-all = Trzeba wydać jak najwięcej, najlepiej wszystkie.
about-drops-chips = Wydany punkt od razu przechodzi dalej, więc ruchów się nie cofa.
about-round = W każdej rundzie każdy, kto ma łososie w rzece, ma jedną turę. Potem rzeka kruszy się od dołu.
about-round-first = Tę rundę zaczyna { $who }.
about-rounds-left =
    { $count ->
        [one] Rzeka potrwa jeszcze { $count } rundę
        [few] Rzeka potrwa jeszcze { $count } rundy
       *[many] Rzeka potrwa jeszcze { $count } rund
    }, licząc tę.
about-rounds-stay = Gdy pojawi się ikrzysko, rzeka przestaje się kruszyć.
about-building = Najpierw układacie po kolei cztery rzędy rzeki: w każdej grze jest inna, a wy decydujecie, co leży na czyjej drodze. Potem ruszają łososie.
about-score = Punkty na koniec: po 1 za łososia w ikrzysku i tyle, ile jajeczek ma pole żetonu.
about-banks = Brzegi rzeki, tylko do patrzenia. Łososie płyną z dołu do góry, ku źródłu.

## Odmowy

error-bad-deck =
    W stosie { $tiles ->
        [one] byłby { $tiles } kafelek
        [few] byłyby { $tiles } kafelki
       *[many] byłoby { $tiles } kafelków
    }. Gdy układa się je trójkami, na koniec muszą zostać dwa, więc pasuje { $fewer } albo { $more }: zmień liczbę prądów, czapli albo orłów.
error-bad-move = „{ $text }” to nie jest ruch w tej grze; ruchy wyglądają tak: L5:2, >C5, ^C6, tile:bear, L@3.
refusal-no-such-move = Nie ma ruchu o numerze { $move }; wybierz jeden z możliwych.
refusal-lay-first = Najpierw połóż odkryte kafelki; dopiero potem płyną łososie.
refusal-push-first = Najpierw prąd niesie czekające żetony; wybierz, który pierwszy.
refusal-feed-first = Najpierw je czapla na następnym kafelku; wybierz jeden ze swoich żetonów, które tam stoją.
refusal-move-first = Trwa twoja tura i masz jeszcze { points }; rusz żeton.
refusal-token-first = Najpierw wybierz żeton, potem dokąd się rusza.
refusal-token-chosen = Żeton na { $place } już jest wybrany; wskaż, dokąd się rusza.
refusal-not-revealed =
    { $tile_name ->
        [water] Wśród odkrytych nie ma kafelka wody
       *[other] Wśród odkrytych nie ma { $tile_gen }
    }; wybierz inny.
refusal-tile-first = Najpierw wybierz, który odkryty kafelek kładziesz.
refusal-tile-chosen = Kładziesz teraz { the-tile }; wskaż miejsce i obrót.
refusal-no-spot = Tu nie ma wolnego miejsca ({ column }); wybierz inną kolumnę.
refusal-arrow = Strzałka prądu nie może wskazywać brzegu ani w dół rzeki; obróć go inaczej.
refusal-same-turned = Ten kafelek wygląda tak samo w każdym obrocie ({ $tile }); połóż go bez obracania.
refusal-no-token = Nie masz na { $place } takiego żetonu ({ salmon }); wybierz inny.
refusal-token-done = Żeton na { $place } jest w wirze i nie rusza się już w tej turze; wybierz inny.
refusal-token-stuck = Żeton na { $place } nie ma teraz dokąd płynąć ani skoczyć; wybierz inny.
refusal-not-due = Na { $place } żaden twój żeton nie czeka na prąd; wybierz inny.
refusal-no-push = Prąd na { $place } nie ma teraz dokąd ponieść żetonu; wybierz inny.
refusal-no-heron = Na { $place } nie ma czapli; wybierz żeton przy czapli.
refusal-not-next = Płynąć można tylko na sąsiedni kafelek w górę rzeki, a { $place } nim nie jest; może da się skoczyć.
refusal-not-in-line = Skacze się prosto: na północ, północny wschód albo północny zachód; { $place } nie leży na takiej linii.
refusal-no-tile = Na { $place } nie ma kafelka; wybierz inną drogę.
refusal-over-pool = Ikrzyska nie da się przeskoczyć; wyląduj na nim.
refusal-barrier = Drogę na { $place } przegradza wodospad; trzeba skoczyć.
refusal-full =
    Na { $place } nie ma już miejsca: { $capacity ->
        [one] mieści się tam { $capacity } żeton
        [few] mieszczą się tam { $capacity } żetony
       *[many] mieści się tam { $capacity } żetonów
    }; wybierz inny kafelek.
refusal-too-far =
    Ten skok kosztuje { $cost ->
        [one] { $cost } punkt ruchu
        [few] { $cost } punkty ruchu
       *[many] { $cost } punktów ruchu
    }, a masz tylko { $points }; wybierz bliższy cel.
refusal-token-left-over = Jeśli teraz ruszysz żeton z { $place }, { left-over }; wybierz inny.
refusal-way-left-over = Tą drogą { left-over }; wybierz inną.
refusal-push-left-over = Jeśli prąd najpierw poniesie żeton z { $place }, { left-over }; wybierz inny.
left-over =
    { $left ->
        [one] zostanie { $left } niewykorzystany punkt ruchu
        [few] zostaną { $left } niewykorzystane punkty ruchu
       *[many] zostanie { $left } niewykorzystanych punktów ruchu
    }, a da się { $spare ->
        [0] wykorzystać wszystkie { $points }
       *[other] zostawić tylko { $spare }
    }

## Opcje

option-points = Punkty ruchu
option-points-help = Czy trzeba planować tak, żeby wykorzystać punkty tury co do jednego.
option-points-exact = co do jednego
option-points-exact-help = Jeśli da się wykorzystać wszystkie punkty, trzeba to zrobić; jeśli nie, to jak najwięcej.
option-points-free = ile się uda
option-points-free-help = Wolno zapędzić się w ślepy zaułek; czego nie da się już wykorzystać, to przepada.

option-whirlpools = Wiry
option-whirlpools-help = Czy skały są wirami.
option-whirlpools-off = nie
option-whirlpools-off-help = Skały to skały; w grze dwuosobowej nie ma ich wcale.
option-whirlpools-on = tak
option-whirlpools-on-help = Skały są wirami, a w grze są wszystkie kafelki, także dla dwóch osób.
option-whirlpool = Moc wiru
option-whirlpool-help = Co zatrzymuje wir; ma znaczenie tylko w grze z wirami.
option-whirlpool-turn = całą turę
option-whirlpool-turn-help = Kto trafi do wiru, kończy turę.
option-whirlpool-token = tylko żeton
option-whirlpool-token-help = Do końca tury stoi tylko żeton, który trafił do wiru.
option-currents = Prądy
option-currents-help = Sześć kafelków, które niosą łososie za strzałką.
option-currents-off = bez prądów
option-currents-off-help = Gra podstawowa.
option-currents-add = dodane
option-currents-add-help = Sześć prądów dochodzi do talii, a rzeka jest o dwa rzędy dłuższa.
option-currents-herons = zamiast czapli
option-currents-herons-help = Zastępują 5 czapli i 1 skałę; dla dwóch osób tylko z wirami.
option-currents-eagles = zamiast orłów
option-currents-eagles-help = Zastępują 5 orłów i 1 skałę; dla dwóch osób tylko z wirami.
option-currents-water = zamiast wody
option-currents-water-help = Zastępują 6 kafelków wody: trudniej.
option-currents-mixed = zamiast wody i skał
option-currents-mixed-help = Zastępują 3 kafelki wody i 3 skały: trudniej; dla dwóch osób tylko z wirami.
option-currents-1 = dodany jeden
option-currents-1-help = Do stosu dochodzi jeden prąd; liczbę kafelków trzeba wtedy wyrównać czaplami i orłami.
option-currents-2 = dodane dwa
option-currents-2-help = Do stosu dochodzą dwa prądy; liczbę kafelków trzeba wtedy wyrównać czaplami i orłami.
option-currents-3 = dodane trzy
option-currents-3-help = Do stosu dochodzą trzy prądy; liczbę kafelków trzeba wtedy wyrównać czaplami i orłami.
option-currents-4 = dodane cztery
option-currents-4-help = Do stosu dochodzą cztery prądy; liczbę kafelków trzeba wtedy wyrównać czaplami i orłami.
option-currents-5 = dodanych pięć
option-currents-5-help = Do stosu dochodzi pięć prądów; liczbę kafelków trzeba wtedy wyrównać czaplami i orłami.
option-herons = Czaple
option-herons-help = Ile czapli jest w stosie, jeśli chcecie własną mieszankę.
option-herons-usual = jak zwykle
option-herons-usual-help = Tyle, ile każą zasady: pięć, a we dwoje bez wirów cztery.
option-herons-0 = żadna
option-herons-0-help = W stosie nie ma ani jednej czapli.
option-herons-1 = jedna
option-herons-1-help = W stosie jest jedna czapla.
option-herons-2 = dwie
option-herons-2-help = W stosie są dwie czaple.
option-herons-3 = trzy
option-herons-3-help = W stosie są trzy czaple.
option-herons-4 = cztery
option-herons-4-help = W stosie są cztery czaple.
option-herons-5 = pięć
option-herons-5-help = W stosie jest pięć czapli.
option-eagles = Orły
option-eagles-help = Ile orłów jest w stosie, jeśli chcecie własną mieszankę.
option-eagles-usual = jak zwykle
option-eagles-usual-help = Tyle, ile każą zasady: wszystkie pięć, chyba że zastępują je prądy.
option-eagles-0 = żaden
option-eagles-0-help = W stosie nie ma ani jednego orła.
option-eagles-1 = jeden
option-eagles-1-help = W stosie jest jeden orzeł.
option-eagles-2 = dwa
option-eagles-2-help = W stosie są dwa orły.
option-eagles-3 = trzy
option-eagles-3-help = W stosie są trzy orły.
option-eagles-4 = cztery
option-eagles-4-help = W stosie są cztery orły.
option-eagles-5 = pięć
option-eagles-5-help = W stosie jest pięć orłów.
option-fastest = Najszybszy łosoś
option-fastest-help = Czy gra kończy się, gdy pierwszy żeton dotrze do pięciu jajeczek.
option-fastest-off = nie
option-fastest-off-help = Gra trwa, dopóki ktoś jest w rzece.
option-fastest-on = tak
option-fastest-on-help = Grę kończy pierwszy żeton, który dotrze do pięciu jajeczek.
option-chips = Żetony ruchu
option-chips-help = Czy wydany punkt ruchu przechodzi od razu do następnej osoby.
option-chips-off = nie
option-chips-off-help = Ruchy w swojej turze można cofać.
option-chips-on = tak
option-chips-on-help = Wydanego punktu nie da się odzyskać, więc ruchów się nie cofa.
option-reveal = Nowy rząd
option-reveal-help = Jak odkrywa się trzy kafelki nowego rzędu.
option-reveal-all = wszystkie naraz
option-reveal-all-help = Najpierw odkryte, potem rozłożone dowolnie.
option-reveal-one = po jednym
option-reveal-one-help = Każdy trzeba położyć, zanim odkryje się następny.
option-layer = Kto układa rząd
option-layer-help = Dla 3–5 osób; we dwoje układacie na zmianę.
option-layer-old = kto zaczynał
option-layer-old-help = Pierwsza osoba kończącej się rundy.
option-layer-new = kto zacznie
option-layer-new-help = Pierwsza osoba następnej rundy.
option-rows = Pierwszy nowy rząd we dwoje
option-rows-help = Kto w grze dwuosobowej układa pierwszy nowy rząd; potem układacie na zmianę.
option-rows-first = kto zaczyna
option-rows-first-help = Po rundzie 1 układa ten, kto zaczyna rundy, po rundzie 2 druga osoba i tak dalej.
option-rows-other = druga osoba
option-rows-other-help = Po rundzie 1 układa ten, kto nie zaczyna rund.
option-begins = Kto kładzie pierwszy kafelek
option-begins-help = Od kogo zaczyna się układanie rzeki; kto kładłby po pierwszych rzędach, zaczyna grę.
option-begins-lot = los
option-begins-lot-help = Miejsce wybiera los.
option-begins-1 = gracz 1
option-begins-1-help = Pierwszy kafelek kładzie ten, kto siedzi na miejscu 1.
option-begins-2 = gracz 2
option-begins-2-help = Pierwszy kafelek kładzie ten, kto siedzi na miejscu 2.
option-begins-3 = gracz 3
option-begins-3-help = Pierwszy kafelek kładzie ten, kto siedzi na miejscu 3.
option-begins-4 = gracz 4
option-begins-4-help = Pierwszy kafelek kładzie ten, kto siedzi na miejscu 4.
option-begins-5 = gracz 5
option-begins-5-help = Pierwszy kafelek kładzie ten, kto siedzi na miejscu 5.
option-crumbling = Gdy kafelki się skończą
option-crumbling-help = Czy rzeka kruszy się dalej, gdy leży już ikrzysko.
option-crumbling-on = kruszy się dalej
option-crumbling-on-help = Po każdej rundzie, aż do końca, znika najniższy rząd.
option-crumbling-stops = już się nie kruszy
option-crumbling-stops-help = Rzędy, które leżą, gdy pojawia się ikrzysko, już zostają.
option-ties = Remisy
option-ties-help = Co rozstrzyga przy równej liczbie punktów i łososi.
option-ties-source = bliżej źródła
option-ties-source-help = Wygrywa, kto ma żetony przy większej liczbie jajeczek.
option-ties-original = więcej żetonów
option-ties-original-help = Najpierw liczba żetonów w ikrzysku, potem bliskość źródła.
option-river = Pierwsze rzędy rzeki
option-river-help = Kto układa cztery rzędy, które leżą przed pierwszą turą.
option-river-players = gracze
option-river-players-help = Każdy po kolei dobiera kafelek i go kładzie.
option-river-lot = los
option-river-lot-help = Leżą już gotowe, ułożone przez los, i od razu zaczyna się pływanie.

## Napisy na obrazku i w terminalu

round-number = Runda { $number }
over-now = Koniec gry
first-player = zaczyna { colour }
first-named = zaczyna { $name }
points-left = Zostało: { points }
laying-now = Układanie rzeki
laying-short = Układanie
deck-count =
    W stosie: { $count } { $count ->
        [one] kafelek
        [few] kafelki
       *[many] kafelków
    }
revealed = Odkryte kafelki
breaks-off =
    { $count ->
        [1] znika po tej rundzie
       *[2] znika po następnej rundzie
    }
tile-label =
    { $place }, { $tile }{ $barriers ->
        [none] {""}
       *[other] , wodospad: { $barriers }
    }{ $arrow ->
        [none] {""}
       *[other] , strzałka: { $arrow }
    }, mieści { $capacity ->
        [one] { $capacity } żeton
        [few] { $capacity } żetony
       *[many] { $capacity } żetonów
    }
spot-label = Wolne miejsce na { $place }
pool-label =
    Ikrzysko, { $eggs ->
        [one] { $eggs } jajeczko
        [few] { $eggs } jajeczka
       *[many] { $eggs } jajeczek
    }
token-label = { salmon } na { $place }, { colour }
token-pool-label =
    { colour }, { salmon }, { $eggs ->
        [one] { $eggs } jajeczko
        [few] { $eggs } jajeczka
       *[many] { $eggs } jajeczek
    }
tile-held-label = Odkryty kafelek: { $tile }
player-label =
    { $player }: w rzece { $afloat }, w ikrzysku { $home }, straconych { $lost }; { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }
player-named =
    { $name }, { colour }{ $you ->
        [yes] {" "}(ty)
       *[no] {""}
    }
player-coloured =
    { colour }{ $you ->
        [yes] {" "}(ty)
       *[no] {""}
    }
player-you = (ty)
you-alone = Ty
sheet-title = Punktacja
sheet-salmon = łososie
sheet-eggs = jajeczka
sheet-total = razem
sheet-line = { colour }: łososie { $salmon }, jajeczka { $eggs }, razem { $score }
preview-cost = Koszt: { points }.
preview-lost =
    { $count ->
        [one] Stracisz po drodze { $count } łososia.
       *[other] Stracisz po drodze { $count } łososie.
    }
preview-dead = Ten żeton przepadnie po drodze.
preview-heron =
    { $surely ->
        [yes] Na koniec tej tury czapla złapie tu łososia
       *[no] Jeśli tu zostaniesz, czapla złapie na koniec tury łososia
    }{ $last ->
        [yes] , ostatniego na żetonie
       *[no] {""}
    }.
preview-ends = Skończysz na { $place }.
preview-home = Dopłyniesz do ikrzyska.
preview-barriers = Wodospady od stron: { $edges }.
preview-arrow = Strzałka: { edge }.
sketch-pool = Ikrzysko, jajeczka: { $eggs }

preset-first = pierwsza gra
preset-first-help = Pierwsze rzędy już leżą; gracz 1 od razu płynie.
preset-wild = dzika rzeka
preset-wild-help = Wiry i prądy, a grę kończy pierwszy żeton, który dotrze do pięciu jajeczek.
