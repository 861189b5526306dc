## 1: Cel i karty

lesson-goal = Tamy i karty
lesson-goal-aim = Zagraj pierwsze karty i przejmij tamę.
lesson-goal-hello = Rzekę przegradza siedem tam. Atakujesz: wygrasz, gdy uszkodzisz cztery albo zniszczysz jedną. Obrońca wygra, jeśli wcześniej skończy się stos.
lesson-goal-play = W turze zagrywasz jedną kartę. Każda ma kolor i wartość od 0 do 11. Połóż zieloną wydrę 8 przy tamie 3: wskaż kartę, potem tamę.
lesson-goal-elsewhere = Tak też wolno. Ale spójrz: przy tamie 3 leży już zielony węgorz 7, a to do niego pasuje ósemka.
lesson-goal-another = Tak też wolno. Ale spójrz: do zielonej siódemki przy tamie 3 najlepiej pasuje zielona ósemka.
lesson-goal-retreat = Tak też wolno. Ale spójrz: odwrót zabiera spod tamy wszystkie twoje karty i zaczynasz tam od zera.
lesson-goal-fill = Po zagraniu sama przychodzi nowa karta. Obrońca ma już przy tamie 3 komplet: trzy karty na trzech polach. Dołóż swoją trzecią, zielonego żółwia 6.
lesson-goal-weak = Tak też wolno. Ale spójrz: zielone 6, 7 i 8 pobiją karty obrońcy, a z tą kartą przegrywasz z jego 4, 5 i 6.
lesson-goal-open = Tak też wolno. Ale spójrz: żeby przejąć tamę 3, trzeba mieć przy niej komplet. Brakuje tam jednej karty.
lesson-goal-claim = Twoje zielone 6, 7 i 8 są silniejsze, więc przy tamie 3 świeci chorągiewka. Dotknij jej i przejmij tamę!
lesson-goal-later = Tak też wolno, bo tamę przejmiesz i po dobraniu karty. Ale spójrz: ta już na ciebie czeka.
lesson-goal-end = Tama 3 jest uszkodzona i odwrócona: teraz ma inny wymóg. Karty spod niej odeszły do odrzuconych. Jeszcze trzy takie tamy i wygrywasz!

## 2: Formacje

lesson-formations = Formacje
lesson-formations-aim = Zobacz, która formacja bije którą, i zdobądź czwartą tamę.
lesson-formations-order = Komplet kart przy tamie to formacja. Od najsilniejszej: Legion, Kompania, Bractwo, Banda, Zgraja. Ściągę znajdziesz zawsze pod napisem „Formacje”.
lesson-formations-clan = Przy tamie 5 stoi Banda: 4, 5, 6. Bije ją Bractwo, czyli jeden kolor. Dołóż trzecią bursztynową kartę!
lesson-formations-rabble = Tak też wolno. Ale spójrz: to tylko Zgraja, czyli byle co. Przegrywa z każdą inną formacją, choćby miała wyższą sumę.
lesson-formations-clan-open = Tak też wolno. Ale spójrz: przy tamie 5 Bandę pobije już teraz trzecia bursztynowa karta.
lesson-formations-company = Przy tamie 3 stoi różowe Bractwo. Bije je Kompania: jednakowe wartości. Dołóż trzecią ósemkę!
lesson-formations-not-equal = Tak też wolno. Ale spójrz: Kompania to trzy jednakowe wartości, a ta karta nie jest ósemką.
lesson-formations-company-open = Tak też wolno. Ale spójrz: trzecia ósemka przy tamie 3 od razu daje Kompanię, a ta bije Bractwo.
lesson-formations-legion = Przy tamie 4 stoi Kompania. Bije ją tylko Legion: jeden kolor, kolejne wartości. Co dasz do różowej 4?
lesson-formations-only-clan = Tak też wolno. Ale spójrz: kolor ten sam, lecz wartości nie sąsiadują. To Bractwo, a Kompania je bije.
lesson-formations-not-legion = Tak też wolno. Ale spójrz: Legion to jeden kolor i sąsiednie wartości, więc do różowej 4 pasuje różowa 3.
lesson-formations-legion-open = Tak też wolno. Ale spójrz: różowa 3 obok różowej 4 przy tamie 4 to Legion i trzecia tama.
lesson-formations-sum = Przy znaku + liczy się tylko suma. Przy tamie 1 obrońca ma 24, ty 20. Przejmij czwartą tamę i wygraj!
lesson-formations-too-low = Jeszcze nie tym razem. Przy tamie 1 brakuje ci jednej karty o wartości co najmniej 5. Dołóż ją i dotknij chorągiewki.
lesson-formations-end = Rzeka jest twoja! Zapamiętaj: przy takich samych formacjach wygrywa wyższa suma, a gdy i ona jest równa, ten, kto pierwszy miał komplet. Przy znaku − lepsza jest niższa suma.

## 3: Dowód

lesson-proof = Nie czekaj na obrońcę
lesson-proof-aim = Przejmij tamę, zanim obrońca dołoży ostatnią kartę.
lesson-proof-play = Przy tamie 5 obrońca ma 6 i 7 w różnych kolorach: z trzecią kartą będzie to najwyżej Banda. Dołóż trzecią zieloną i masz Bractwo.
lesson-proof-mixed = Tak też wolno. Ale spójrz: bez trzeciej zielonej to tylko Zgraja, a obrońca może jeszcze ułożyć Bandę.
lesson-proof-open = Tak też wolno. Ale spójrz: trzecia zielona karta przy tamie 5 daje Bractwo, którego obrońca już nie przebije.
lesson-proof-wait = Chorągiewka świeci, bo obrońca nic już nie poradzi. A jeśli poczekasz? Dobierz kartę i zakończ turę.
lesson-proof-right-away = Tak właśnie się gra! Ale spójrz najpierw, czym grozi czekanie: dobierz kartę i zakończ turę.
lesson-proof-log = Kłoda strąca kartę spod tamy i nie masz kompletu. Dołóż zieloną, a potem już nie czekaj: przejmij tamę!
lesson-proof-log-open = Tak też wolno. Ale spójrz: zielona karta przy tamie 5 znów daje Bractwo, a wtedy od razu możesz przejąć tamę.
lesson-proof-pale = Przy tamie 3 masz trzy ósemki, a chorągiewka jest blada: bursztynowe 5 i 6 mogą stać się Legionem. Z czwórką już nie, bo leży wśród odrzuconych. A z siódemką?
lesson-proof-hidden = Liczy się każda zakryta karta, nawet ta w twojej ręce. A bursztynową 7 masz ty! Przejmij tamę 3.
lesson-proof-still-hidden = Chorągiewka jest blada, dopóki nie widać bursztynowego węgorza 7. Zagraj go przy dowolnej tamie, a potem przejmij tamę 3.
lesson-proof-end = Tamę przejmiesz w każdej chwili swojej tury, gdy nic zakrytego nie da obrońcy przewagi. Przy remisie wygrywa ten, kto pierwszy miał komplet; po stracie karty liczymy od nowa.

## 4: Obrona

lesson-defence = Obrona i kłody
lesson-defence-aim = Utrzymaj tamy do końca stosu.
lesson-defence-hello = Teraz bronisz. Trzy tamy są już uszkodzone, więc czwartej nie wolno ci stracić. W stosie zostały cztery karty: wytrwaj, aż się skończą.
lesson-defence-log = Przy tamie 3 czekają trzy ósemki, a ty nie masz nic silniejszego. Rzuć tam kłodę: strąci kartę najbliżej tamy, czyli tę zagraną najwcześniej.
lesson-defence-log-four = Tak też wolno. Ale spójrz: tamę 4 utrzymasz kartą z ręki, a na ósemki przy tamie 3 masz tylko kłodę.
lesson-defence-log-five = Tak też wolno. Ale spójrz: z bobrem przy tamie 5 poradzi sobie kaczka, a na ósemki przy tamie 3 masz tylko kłodę.
lesson-defence-too-late = Tak też wolno. Ale spójrz: kłodę rzuca się przed zagraniem karty. Teraz jest za późno, a ósemki zostają.
lesson-defence-duck = Najwyżej jedna kłoda na turę, trzy na partię. Teraz karta: bursztynowa kaczka 0 przegoni spod tamy 5 bobra 11 w swoim kolorze.
lesson-defence-duck-elsewhere = Tak też wolno. Ale spójrz: kaczka przegania bobra tylko wtedy, gdy staje naprzeciwko niego, czyli przy tamie 5.
lesson-defence-duck-open = Tak też wolno. Ale spójrz: przy tamie 5 leży bursztynowy bóbr, a w ręce masz kaczkę w tym samym kolorze.
lesson-defence-legion = Kaczka i bóbr odeszły razem. Przy tamie 4 stoi Kompania dziewiątek. Dołóż zielonego żółwia 6 do piątki: Legion utrzyma tamę.
lesson-defence-weak = Tak też wolno. Ale spójrz: pole jest już zajęte, a Kompania bije wszystko oprócz Legionu. Atakujący przejmie tę tamę i wygra.
lesson-defence-last-log = Tak też wolno. Ale spójrz: to ostatnia kłoda, a tamę 4 utrzyma sama karta. Kłoda jeszcze się przyda.
lesson-defence-legion-open = Tak też wolno. Ale spójrz: zielone 5 i 6 przy tamie 4 to Legion, silniejszy od dwóch dziewiątek.
lesson-defence-last = Stos jest pusty: to twoja ostatnia tura, a po niej ostatnia tura ataku. Przy tamie 3 leżą dwie ósemki i może dojść trzecia. Obroń się!
lesson-defence-lost = Trzecia ósemka i po tamie! Zacznij od ostatniej kłody przy tamie 3: atakujący nie zdąży już wtedy zebrać kompletu.
lesson-defence-end = Rzeka obroniona! Stos to zegar obrońcy: gdy się skończy, atakujący ma jeszcze jedną turę, a potem wygrywasz.

## 5: Odwrót

lesson-retreat = Odwrót i uszkodzone tamy
lesson-retreat-aim = Wycofaj się, zacznij od nowa i zniszcz tamę.
lesson-retreat-hello = Znów atakujesz. Tamy 2 i 5 są uszkodzone: mają teraz inne wymogi. Kto przejmie uszkodzoną tamę, niszczy ją i od razu wygrywa.
lesson-retreat-retreat = Tama 2 wymaga Kompanii. Obrońca ma dwie piątki, a twoje 7 i 4 tylko zajmują pola. Wycofaj się: wybierz „Odwrót”, potem tamę 2.
lesson-retreat-wrong-dam = Tak też wolno. Ale spójrz: karta przy tamie 4 jeszcze się przyda, a te przy tamie 2 już na nic.
lesson-retreat-stuck = Tak też wolno. Ale spójrz: wycofać się można tylko przed zagraniem karty, a przy tamie 2 nadal nie masz miejsca.
lesson-retreat-first = Odwrót to dopiero przygotowanie, teraz zagraj kartę. W ręce masz dwie czaple 9: połóż pierwszą przy tamie 2.
lesson-retreat-no-pair = Tak też wolno. Ale spójrz: do Kompanii potrzebujesz dwóch jednakowych wartości, a w ręce masz dwie dziewiątki.
lesson-retreat-first-open = Tak też wolno. Ale spójrz: przy tamie 2 są już wolne pola, a w ręce czekają dwie dziewiątki.
lesson-retreat-destroy = Kompania przeciw Kompanii: decyduje wyższa suma. Dołóż drugą dziewiątkę i zniszcz tamę 2!
lesson-retreat-not-destroyed = Tama 2 jeszcze stoi. Połóż przy niej drugą dziewiątkę i dotknij chorągiewki: 18 bije 10.
lesson-retreat-end = Tama zniszczona, wygrywasz! Tak samo działa wymóg Bractwa i Bandy: kto ma tę formację, bije resztę. A gdy zabraknie ci wolnych pól, musisz przejąć tamę albo się wycofać.

## 6: Elitarne jednostki i Zdrada

lesson-elites = Taktyka: elitarne jednostki
lesson-elites-aim = Zagraj Ważkę, Łabędzia, Perkoza i Zdradę.
lesson-elites-hello = W wariancie z taktyką jest drugi stos. W turze zagrywasz jedną kartę: bojową albo taktyki. Elitarne jednostki kładziesz przy tamach jak zwykłe zwierzęta.
lesson-elites-dragonfly = Ważka zastąpi dowolną kartę. Przy tamie 3 będzie różową 10: masz Legion. Połóż ją i przejmij tamę.
lesson-elites-dragonfly-elsewhere = Tak też wolno. Ale spójrz: przy tamie 3 Kompanię pobije tylko Legion, a brakującą różową 10 może być właśnie Ważka.
lesson-elites-dragonfly-open = Tak też wolno. Ale spójrz: przy tamie 3 brakuje ci tylko różowej 10, a Ważka może nią być.
lesson-elites-draw = Teraz wybierasz, z którego stosu dobrać. W stosie taktyki została jedna karta: weź ją.
lesson-elites-battle = Tak też wolno. Ale spójrz: wtedy ostatnią kartę taktyki może wziąć obrońca.
lesson-elites-swan = Łabędź to siódemka w dowolnym kolorze. Przy tamie 5 da ci Kompanię siódemek. Przejmij i tę tamę.
lesson-elites-swan-elsewhere = Tak też wolno. Ale spójrz: przy tamie 5 leżą dwie siódemki, a Łabędź byłby trzecią.
lesson-elites-swan-open = Tak też wolno. Ale spójrz: przy tamie 5 leżą dwie siódemki. Z Łabędziem to Kompania, która bije Bractwo.
lesson-elites-grebe = Perkoz to 1, 2 albo 3. Przy tamie 7 wygrywa niższa suma, więc będzie tam jedynką. Przejmij tamę.
lesson-elites-grebe-elsewhere = Tak też wolno. Ale spójrz: przy tamie 7 wygrywa niższa suma, a Perkoz liczy się tam jako 1.
lesson-elites-grebe-open = Tak też wolno. Ale spójrz: z Perkozem masz przy tamie 7 sumę 4, a obrońca 9. Tam wygrywa niższa.
lesson-elites-betrayal = Dezercja! Obrońca odrzuca twoją kartę spod tamy 6. Kart taktyki wolno zagrać najwyżej o jedną więcej niż przeciwnik. Macie po równo, więc zagraj Zdradę.
lesson-elites-betrayal-open = Tak też wolno. Ale spójrz: Zdrada może dać ci w tej turze czwartą tamę.
lesson-elites-whom = Zdrada przeciąga kartę obrońcy na twoją stronę tej samej tamy. Którą weźmiesz, żeby od razu wygrać?
lesson-elites-not-betrayed = Jeszcze nie. Przy tamie 4 masz zielonego suma 10. Zdradą przeciągnij do niego zielonego bobra 11: silniejszego Legionu z dwóch kart nie ma.
lesson-elites-end = Czwarta tama i wygrywasz! Zapamiętaj: elitarna jednostka jest tym, co najlepsze dla właściciela, ale nigdy kaczką ani bobrem. Kłoda strąca ją jak każdą kartę.

## 7: Podstępy

lesson-tricks = Taktyka: podstępy
lesson-tricks-aim = Zagraj pięć podstępów i siadaj do stołu.
lesson-tricks-hello = Podstępu nie kładziesz przy tamie: działa od razu. Możesz go zagrać tylko wtedy, gdy da się go wykonać w całości.
lesson-tricks-recruit = Rekrutacja zagrywa odrzuconą kartę. Wybierz różową 7, połóż ją przy tamie 3 i przejmij tamę.
lesson-tricks-recruit-open = Tak też wolno. Ale spójrz: różowa 7, której brakuje przy tamie 3, leży wśród odrzuconych. Sięgnie po nią Rekrutacja.
lesson-tricks-transfer = Transfer przerzuca twoją kartę na stronę obrońcy albo ją odrzuca. Przy tamie 7 wygrywa niższa suma: podrzuć mu turkusowego suma 10.
lesson-tricks-transfer-open = Tak też wolno. Ale spójrz: przy tamie 7 dziesiątka szkodzi tobie. Przerzucona na drugą stronę zaszkodzi obrońcy.
lesson-tricks-explode = Eksplozja odrzuca karty bojowe obu stron jednej tamy. Wysadź Legion obrońcy przy tamie 5. Twoja Ważka zostanie, bo nie jest kartą bojową.
lesson-tricks-explode-open = Tak też wolno. Ale spójrz: Legionu przy tamie 5 nie pobijesz, ale możesz go wysadzić.
lesson-tricks-support = W stosie zostało sześć kart, a gdy się skończą, wygra obrońca. Wsparcie wtasuje tam dwie z odrzuconych: wybierz, które mogą ci się przydać.
lesson-tricks-support-open = Tak też wolno. Ale spójrz: stos się kończy, a Wsparcie dołoży do niego dwie karty i da ci więcej czasu.
lesson-tricks-exchange = Została Wymiana: każde z was wybiera w tajemnicy trzy karty z ręki i oddaje je drugiej stronie. Oddaj te, których najmniej ci potrzeba.
lesson-tricks-exchange-open = Tak też wolno. Ale spójrz: Wymiana pozbawi obrońcę trzech kart, a ciebie trzech niepotrzebnych.
lesson-tricks-end = To już wszystkie sztuczki. Czas na prawdziwą partię: na początek bez taktyki, a potem zamieńcie się rolami. Powodzenia nad rzeką!
