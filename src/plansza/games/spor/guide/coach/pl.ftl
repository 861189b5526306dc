coach-claim =
    Tama { $dam } czeka: obrońca nie ułoży tam nic silniejszego. { $wins ->
        [yes] Przejmij ją, a wygrasz!
       *[no] Przejmij ją teraz: { $logs ->
            [0] potem ruszysz dalej, bo karty spod niej odejdą, a tama się odwróci.
           *[other] za chwilę obrońca mógłby zepsuć ci to kłodą.
        }
    }
coach-threat = Przy tamie { $dam } atakujący ma komplet, którego kartami bojowymi już nie pobijesz, i może ją zaraz przejąć. Kłoda strąci stamtąd jedną jego kartę.
coach-attack = Atakujesz: uszkodź cztery tamy albo zniszcz jedną, zanim skończy się stos. Zbieraj przy jednej tamie karty, które do siebie pasują.
coach-defend = Bronisz: wytrwaj, aż skończy się stos. Patrz, gdzie atakujący zbiera siły, i układaj naprzeciw coś silniejszego.
coach-last-dam =
    Trzy tamy są już uszkodzone: { $role ->
        [attacker] jeszcze jedna i wygrywasz. Szukaj miejsca, w którym obrońca jest najsłabszy.
       *[defender] strata czwartej oznacza przegraną. Broń tej, przy której atakującemu najmniej brakuje do kompletu.
    }
coach-not-yet = Przy tamie { $dam } masz komplet, ale chorągiewka jest blada: obrońca może tam jeszcze ułożyć coś silniejszego. Dotknij jej, a zobaczysz co.
coach-log =
    Przy tamie { $dam } atakujący ma już prawie wszystko. Przed zagraniem karty możesz strącić mu jedną kłodą: najwyżej jedną w turze, { $logs ->
        [1] a została ostatnia.
       *[other] a masz ich { $logs }.
    }
coach-retreat = Przy tamie { $dam } twoje karty już nie pobiją obrońcy. Odwrót odrzuci je, zanim zagrasz kartę, i zaczniesz tam od nowa.
coach-deck =
    W stosie { $deck ->
        [one] została już tylko jedna karta.
        [few] zostały już tylko { $deck } karty.
       *[many] zostało już tylko { $deck } kart.
    } { $role ->
        [attacker] Po ostatniej masz jeszcze jedną turę, potem wygra obrońca. Kończ to, co najbliżej kompletu.
       *[defender] Po ostatniej atakujący ma jeszcze jedną turę, a potem wygrywasz. Byle wytrwać!
    }
coach-legion =
    Masz { colour-stem }e { $spaces ->
        [2] { $low } i { $high }
       *[3] { $low }, { $middle } i { $high }
    }: jeden kolor, kolejne wartości, czyli Legion. Nic go nie pobije prócz wyższego Legionu. Tama { $dam } ma na niego { $spaces ->
        [2] dwa
       *[3] trzy
    } wolne pola.
coach-company =
    Masz { $spaces ->
        [2] dwie
       *[3] trzy
    } karty o wartości { $value }: Kompanię. Bije ją tylko Legion albo wyższa Kompania. Przy tamie { $dam } { $spaces ->
        [2] czekają na nią dwa
       *[3] czekają na nią trzy
    } wolne pola.
coach-clan = Masz trzy { colour-stem }e karty: to już Bractwo. Bije je Legion i Kompania, ale Bandę i Zgraję pobije ono. Tama { $dam } ma trzy wolne pola.
coach-duck = Kaczka i bóbr jednego koloru odchodzą razem. Zagraj { $card_acc } przy tamie { $dam }, a { $other } stamtąd zniknie.
coach-sum =
    Przy tamie { $dam } formacje się nie liczą: wygrywa { $asked ->
        [plus] wyższa
       *[minus] niższa
    } suma. To dobre miejsce na { $card_acc }.
coach-tactics = Masz kartę taktyki: { $card }. Zagrywasz ją zamiast zwykłej, najwyżej o jedną więcej niż rywal. Co robi, powie „?” u góry.
coach-damaged =
    Tama { $dam } jest odwrócona i liczy się tam teraz { $asked ->
        [kompania] Kompania
        [bractwo] Bractwo
        [banda] Banda
       *[minus] niższa suma
    }. { $mine ->
        [yes] Przejmij ją drugi raz, a zniszczysz ją i od razu wygrasz.
       *[no] Nie oddaj jej drugi raz: zniszczona tama kończy grę przegraną.
    }
