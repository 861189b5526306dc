### Co podpowiada trener, każde raz: najwyżej 160 liter.

coach-draft = Zatrzymujesz jedną kartę, resztę podajesz dalej. Zbieraj jeden kolor: trzy karty jednej frakcji to kohorta, a w walce morale.
coach-turn = Zwykła tura: zatrudnij jak najsilniejszą jednostkę, teraz { rank-acc }, a resztę kart wydaj na drogę albo ruch. Każda akcja to osobny rząd kart.
coach-goal =
    Punkty to poziomy miast: { $most ->
        [5] masz
       *[other] macie
    } { $own }, najlepszy rywal { $other_score }. Grę kończy { $most ->
        [5] czyjeś piąte miasto poziomu 4
        [9] dziewiąte miasto poziomu 4 waszej pary
       *[other] dwunaste miasto poziomu 4 waszej drużyny
    }, a najpóźniej koniec { $week }. tygodnia.
coach-conquer =
    { $level ->
        [0] Możesz pokonać strażnika ruin na { $square }: zwykłe karty z ręki dają { $own } do { $against }. Nagrodą jest Wielki Artefakt.
       *[other] Możesz zdobyć niczyje miasto na { $square }: zwykłe karty z ręki dają { $own } do { $against }. Będzie od razu twoje, z poziomem { $level }.
    }
coach-danger = { $other_who } ma bohatera w zasięgu twojego miasta na { $square }, a z bronią może je zaatakować. Bronisz się ręką dobraną na koniec tury; pomoże zasadzka.
coach-found = Trzy jednostki jednej rangi zakładają miasto: stać cię teraz na poziom { $level }. To od razu tyle punktów i nowe miejsce, od którego budujesz dalej.
coach-raise =
    Stać cię na podniesienie miasta na { $square } do poziomu { $level }, a to punkt więcej. { $level ->
        [5] Wystarczy sama królowa.
        [6] Wystarczy sam król.
       *[other] Wystarczą dwie jednostki tej rangi, nowe miasto kosztuje trzy.
    }
coach-check =
    { $what ->
        [keep] Masz tylko { cards-acc }. Jeśli na koniec tygodnia będzie ich mniej niż { $royal ->
            [Queen] 20, królowa
           *[King] 24, król
        } odejdzie na zawsze.
       *[win] { $need ->
            [0] Masz { cards-acc }: jeśli na koniec tygodnia tyle zostanie, przyjdzie do ciebie { $royal ->
                [Queen] królowa, siła 5.
               *[King] król, siła 6.
            }
           *[other] Masz { cards-acc }, a { $royal ->
                [Queen] 20 na koniec tygodnia daje królową
               *[King] 24 na koniec tygodnia daje króla
            }: brakuje { $need }. Werbunek to zwykle dwie karty, jednostka i zasób.
        }
    }
coach-last =
    Ostatni tydzień, { $days ->
        [one] ostatni dzień
       *[other] zostały dwa dni
    }. Punkty: ty { $own }, najlepszy rywal { $other_score }. Nowe karty raczej nie zdążą pomóc: wydaj wszystko na miasta.
coach-cohort =
    Masz { $shown ->
        [few] { $shown } karty
       *[many] { $shown } kart
    } jednej frakcji (kolor { colour }): pokaż je przed pierwszą akcją jako kohortę, a dobierzesz { $count ->
        [one] jedną
       *[other] { $count }
    }. Pokazane zostają w ręce.
coach-upgrade = Ulepszenie: za trzy zasoby oddajesz { $card_acc } i bierzesz { rank-acc }. Tak najłatwiej o lordów, a z nich są miasta poziomu 4.
coach-artefact =
    { $type ->
        [Title] { $lit ->
            [yes] Tytuł podnosi dziś jednostkę o jedną rangę albo dwie, do końca tury.
           *[no] Tytuł podnosi jednostkę o rangę, do końca tury.
        }
        [Scroll] { $lit ->
            [yes] Zwój zmienia dziś dwie jednostki: ich kolor, a jeśli chcesz, także rangę na niższą.
           *[no] Zwój zmienia kolor jednostki, a jeśli chcesz, także rangę na niższą.
        }
        [Amulet] { $lit ->
            [yes] Amulet to dziś rzut dwiema kostkami: wybierasz, w co na jedną turę zmieni się karta.
           *[no] Amulet to rzut kostką: karta z ręki zmienia się na jedną turę, często w coś lepszego.
        }
       *[Tent] { $lit ->
            [yes] Namiot przechowa dziś do dwóch kart na późniejszą turę albo na obronę.
           *[no] Namiot przechowa kartę na późniejszą turę albo na obronę.
        }
    } { $type ->
        [Tent] Schowaj coś, na co dziś szkoda okazji.
       *[other] Zagraj go przed akcją, której ma pomóc.
    }
coach-oracle = Masz { type-acc }, a Wyrocznia wskazuje dziś ten artefakt: działa podwójnie, u wszystkich. Jutro wskaże inny, więc pomyśl o nim teraz.
coach-port = Bohater { $number } stoi na wrotach: za krok i zasób myta przejdzie do dowolnych innych. Każde przejście to burza, losowy skutek, zwykle dobry.
coach-hero =
    { $alone ->
        [yes] Na mapie nie masz bohatera, ale stać cię na niego: za broń i dwa zasoby. Bez niego nie zdobędziesz ani miasta, ani ruin.
       *[no] Stać cię na drugiego bohatera: za broń i dwa zasoby stanie w mieście na { $square }. Jeden może zdobywać, drugi bronić.
    }
coach-road =
    Stać cię na drogę. { $count ->
        [one] Zostało jeszcze jedno niczyje miasto
        [few] Zostały { $count } niczyje miasta
       *[many] Zostało { $count } niczyich miast
    }: zdobyte w walce ma od razu poziom 4, więc tam prowadź drogi.
coach-march =
    Zasobami i końmi z ręki opłacisz { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }: zasób to jedno, koń { $ride }. Bohater idzie tam, gdzie drogi się spotykają; nikt mu nie zagrodzi.
coach-end = Na nic więcej nie starczy kart: zakończ turę. Wszystko pójdzie do schroniska i dobierzesz sześć nowych; tymi kartami także się bronisz.
coach-pay = Karty z tego rzędu nie przepadają: pójdą do schroniska i wrócą do ręki. Ale w tej turze już nie zapłacą, więc daj te, które najmniej się przydadzą.
coach-morale = Cały twój rząd jest jednej frakcji: morale daje { $count }. Karta innego koloru je odbierze, licz więc kolory, nie tylko siłę.
coach-ahead = Jest { $own } do { $against }. Musisz mieć więcej, bo przy remisie wygrywa obrońca: brakuje ci { $count }. Kto przegra atak, traci bohatera.
coach-hold = Atak ma { $own }, ty { $against }. Obrońcy wystarczy remis: brakuje ci { $count }. Jeśli nie masz szans, poddaj walkę i zachowaj karty.

## Po tym, co się stało

coach-shelter =
    Do schroniska trafia { $card }. Do ręki wejdzie, gdy skończy się naród i schronisko zostanie wtasowane; w narodzie { $count ->
        [one] została { $count } karta.
        [few] zostały { $count } karty.
       *[many] zostało { $count } kart.
    }
coach-nation = Naród się skończył, więc schronisko zostało wtasowane: nowe karty zaczną przychodzić do ręki. Twoja talia ma { cards-acc }.
coach-limbo = W otchłani leży { $card }. Stamtąd karty same nie wracają, czasem wyciągnie je burza albo artefakt; oddawaj więc tam najsłabsze.
coach-storm =
    { $mine ->
        [yes] Przejście przez wrota to burza: skutek trzeba wykonać, jeśli się da. Karty od burzy idą od razu na rękę, nie do schroniska.
       *[no] Przejście przez wrota to burza, losowy skutek, zwykle dobry dla tego, kto przechodzi. Twój bohater też może: niech stanie na wrotach.
    }
coach-royal =
    { $rank ->
        [Queen] Masz królową: siła 5, a sama jedna podnosi miasto z 4 na 5. Zostanie, jeśli na koniec tygodni będzie w talii co najmniej 20 kart.
       *[King] Masz króla: siła 6, a sam jeden podnosi miasto z 5 na 6. Zostanie, jeśli na koniec tygodni będzie w talii co najmniej 24 karty.
    }
coach-stronghold =
    { $mine ->
        [yes] { $allied ->
            [yes] Wielkie miasta waszej drużyny
           *[no] Twoje wielkie miasta
        } (od poziomu 4): { $count } z { $most }. Ostatnie kończy grę od razu, więc zanim je postawisz, sprawdź, kto prowadzi.
       *[no] { $allied ->
            [yes] Wielkie miasta drużyny gracza { $who }
           *[no] Wielkie miasta gracza { $who }
        } (od poziomu 4): { $count } z { $most }. Ostatnie kończy grę od razu: nie odkładaj punktów na potem.
    }
