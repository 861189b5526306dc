coach-lay =
    { $first ->
        [yes] Najpierw razem układacie rzekę, którą wszyscy będziecie płynąć. To, co groźne, kładź z boku: środek ma najwięcej dróg i przyda się także tobie.
       *[no] Układasz nowy rząd na górze. Groźne kafelki kładź tam, gdzie płyną inni, a przed swoimi łososiami zostaw spokojną wodę.
    }
coach-home = Ikrzysko masz w zasięgu. Nic tam już łososiom nie grozi, a każda runda daje żetonowi jedno jajeczko więcej: wpływaj, jak najwcześniej się da.
coach-breaks =
    Po tej rundzie znika { $row ->
        [0] całe morze
       *[other] rząd { $row }
    }, a { $count ->
        [one] stoi tam twój żeton. Rusz go
        [few] stoją tam { $count } twoje żetony. Rusz je
       *[many] stoi tam { $count } twoich żetonów. Rusz je
    } teraz: co tam zostanie, przepadnie.
coach-points = Krople to punkty do wydania: { $points }. Płynięcie to 1 punkt za kafelek, skok o 1 więcej. Nic nie zaoszczędzisz, więc ciągnij w górę wszystkie żetony.
coach-heron = Na { $place } czai się czapla. Kto z twoich zostanie tam na koniec tury, straci łososia. Odpłyń stamtąd, póki masz punkty.
coach-eagle = Na { $place } czeka orzeł: porwie łososia pierwszemu, kto się tam zjawi, i odleci na dobre. Omiń go albo puść kogoś przodem.
coach-bear = Niedźwiedź na { $place } łapie tylko skaczących: od niego, nad nim i do niego. Wpław miniesz go bez straty.
coach-waterfall = Między { $from } a { $place } jest piana i wpław się tędy nie da. Skok kosztuje tam 2 punkty zamiast jednego: czasem taniej opłynąć.
coach-full =
    Na { $place } nie ma już miejsca: { $count ->
        [one] mieści się tam jeden żeton.
        [few] mieszczą się tam { $count } żetony.
       *[many] mieści się tam { $count } żetonów.
    } Omiń ten kafelek albo go przeskocz: w linii prostej kosztuje to co najmniej 3 punkty.
coach-whirlpool =
    Na { $place } jest wir: { $ends ->
        [turn] kto się w nim znajdzie, od razu kończy całą turę. Wpływaj tam dopiero za ostatni punkt.
       *[token] żeton, który się w nim znajdzie, w tej turze dalej nie popłynie. Lepiej go opłynąć.
    }
coach-current = Prąd na { $place } poniesie żeton dalej za strzałką, zwykle za darmo, a przez pianę za 1 punkt. Sprawdź tylko, dokąd prowadzi!
coach-last = W rzece został ci jeden żeton. Gdy nie będzie tam już nikogo, gra się skończy, więc pilnuj, żeby dopłynął: liczą się tylko łososie w ikrzysku.
coach-lost =
    { $left ->
        [0] Żeton stracił ostatniego łososia i przepadł. Zanim ruszysz, sprawdź, kto poluje na drodze: pojedyncze łososie prowadź bezpiecznie.
       *[other] Z pary został jeden łosoś, a następna strata zabierze cały żeton. W ikrzysku każdy łosoś to punkt: chroń go.
    }
coach-spawned =
    W domu! { $salmon ->
        [one] Łosoś to punkt
       *[other] Dwa łososie to dwa punkty
    }, a do tego jajeczka: z każdą rundą o jedno więcej, aż do pięciu. Opłaca się dopłynąć wcześnie.
