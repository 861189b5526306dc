# Mapa i drogi
lesson-map = Mapa i drogi
lesson-map-aim = Połóż dwie drogi i zobacz, czym jest twoja sieć.
lesson-map-hello = Prowadzisz zieloną frakcję. Tu stoi twoje miasto, na razie pierwszego poziomu. Poziomy miast to punkty: kto ma ich na końcu najwięcej, wygrywa.
lesson-map-road = Do nowych miejsc prowadzą drogi. Prosta kosztuje dwóch wolnych ludzi. Wybierz prostą drogę.
lesson-map-city = Tak też wolno: trzej wolni ludzie to nowe miasto. Ale spójrz: na drogę wystarczy dwóch, a o nią teraz chodzi.
lesson-map-other = Tak też wolno. Ale spójrz: najpierw chcemy położyć prostą drogę.
lesson-map-place = Połóż ją między swoim miastem a wrotami. Na każdym polu widać, jak karta pasuje: droga musi spotkać się z drogą.
lesson-map-elsewhere = Tak też wolno. Ale spójrz: tam droga kończy się w polu, a na południu od razu spotka wrota.
lesson-map-network = Miasto, droga i wrota są połączone: to twoja sieć. Tylko do niej dokładasz nowe karty. Urywa się w mieście przeciwnika.
lesson-map-tee = Rozwidlenie kosztuje dwóch wolnych ludzi i zasób. Wybierz je.
lesson-map-cross = Tak też wolno. Ale spójrz: tu starczą trzy wyjścia, a prosimy o rozwidlenie.
lesson-map-not-tee = Tak też wolno. Ale spójrz: teraz chodzi o rozwidlenie, drogę z trzema wyjściami.
lesson-map-middle = Połóż je między wrotami a ruinami, w dowolnym obrocie, który pasuje.
lesson-map-away = Tak też wolno. Ale spójrz: między wrotami a ruinami jedna karta połączy cię ze środkiem mapy.
lesson-map-end = Twoja sieć sięga ruin. Kolor karty mówi, czyj to teren; same frakcje różnią się tylko kolorem i numerem wrót.

# Ręka, naród, schronisko
lesson-hand = Ręka, naród, schronisko
lesson-hand-aim = Zobacz, skąd biorą się karty i dokąd idą.
lesson-hand-hello = Masz sześć kart. Liczba w rogu to ranga jednostki i jej siła: 1 wolny człowiek, 2 dowódca, 3 kapłan, 4 lord. Do tego dochodzą zasoby, a z czasem artefakty.
lesson-hand-cohort = Na początku tury możesz pokazać kohortę: co najmniej trzy karty jednej frakcji. Masz trzy zielone – zacznij od kohorty.
lesson-hand-early = Tak też wolno, ale albo jedno, albo drugie. Spójrz: trzy zielone karty lepiej pokazać i zostawić na ręce.
lesson-hand-late = Tak też wolno. Ale spójrz: po pierwszej akcji na kohortę jest już za późno.
lesson-hand-show = Pokaż trzy zielone karty, wolnego człowieka dwa razy, a potem wybierz „Wystarczy”. Dobierzesz o dwie mniej, niż pokażesz: jedną.
lesson-hand-over = Pokazane karty zostały na ręce, doszła jedna nowa. Zwykle teraz pora na akcje; my od razu zakończmy turę.
lesson-hand-wait = Tak też wolno. Ale spójrz: tym razem chcemy zobaczyć koniec tury.
lesson-hand-shelter = Wszystko, zagrane czy nie, poszło do schroniska, a z narodu przyszło sześć nowych kart. Gdy naród się skończy, tasujesz schronisko. Nową ręką także się bronisz.
lesson-hand-mulligan = Ręka się nie podoba? Na początku tury możesz odrzucić całą i dobrać pięć kart. Wybierz „Nowa ręka”.
lesson-hand-keep = Tak też wolno. Ale spójrz: nową rękę można wziąć tylko przed pierwszą akcją.
lesson-hand-end = Karty krążą: naród, ręka, schronisko. W prawdziwej grze zaczynasz od pięciu zasobów i pięciu jednostek z doboru: jedną kartę zatrzymujesz, resztę podajesz dalej.

# Rzędy i płacenie
lesson-lines = Rzędy i płacenie
lesson-lines-aim = Opłać dwie akcje kartami z jednej ręki.
lesson-lines-hello = Każda akcja to osobny rząd kart, a karta służy tylko w jednym. W swojej turze robisz tyle, na ile starczy ci kart.
lesson-lines-hire = Werbunek kosztuje jednostkę tej rangi albo wyższej i dwa zasoby. Wybierz „Werbunek”, a potem stos dowódców.
lesson-lines-later = Tak też wolno. Ale spójrz: zacznijmy od dowódcy, na kapłana też starczy.
lesson-lines-other = Tak też wolno. Ale spójrz: prosimy o werbunek dowódcy.
lesson-lines-leader = Zapłać dowódcą. Kapłan też by mógł, ale przyda się w następnym rzędzie.
lesson-lines-priest = Tak też wolno. Ale spójrz: bez kapłana nie zatrudnisz potem drugiego kapłana.
lesson-lines-dust = Gwiezdny pył zastępuje do dwóch zasobów, ale tylko w jednym rzędzie. Zapłać pyłem, a zasoby zostaną.
lesson-lines-plain = Tak też wolno. Ale spójrz: tu pył i dwa zasoby są warte tyle samo, a my chcemy zobaczyć pył w użyciu.
lesson-lines-second = Drugi rząd: kapłan i dwa zasoby. Zatrudnij następnego kapłana.
lesson-lines-low = Tak też wolno. Ale spójrz: kapłan zatrudni i kapłana, za tę samą cenę.
lesson-lines-waste = Tak też wolno. Ale spójrz: karty, które zostały, starczą akurat na kapłana.
lesson-lines-end = Dwa rzędy, dwie nowe jednostki. Czekają w schronisku, a z każdą przyszedł jeden zasób. Zajrzyj tam, kiedy chcesz.

# Miasta i poziomy
lesson-cities = Miasta i poziomy
lesson-cities-aim = Załóż miasto i podnieś inne do trzeciego poziomu.
lesson-cities-hello = Poziomy miast to punkty. Trzy jednostki tej samej rangi zakładają miasto tego poziomu, a dwie podnoszą do niego miasto o poziom niższe.
lesson-cities-found = Trzej wolni ludzie to miasto poziomu 1. Wybierz „Miasto”, a potem to z trzema wyjściami.
lesson-cities-shape = Tak też wolno, kształt nic nie kosztuje. Ale spójrz: z trzema wyjściami łatwiej budować dalej.
lesson-cities-first = Tak też wolno, i zaraz to zrobimy. Ale spójrz: najpierw nowe miasto.
lesson-cities-other = Tak też wolno. Ale spójrz: trzej wolni ludzie dadzą od razu punkt.
lesson-cities-place = Połóż je przy swojej sieci, tam gdzie pasują wyjścia.
lesson-cities-raise = Dowódca ma rangę 2, a masz dwóch. Wybierz „Rozbudowa” i podnieś swoje pierwsze miasto z 1 na 2.
lesson-cities-small = Tak też wolno, punkt jest ten sam. Ale spójrz: prosimy o pierwsze miasto, bo zaraz urośnie jeszcze raz.
lesson-cities-chiefs = Tak też wolno. Ale spójrz: dwaj dowódcy wystarczą, by miasto urosło.
lesson-cities-over = Masz trzy punkty. Zakończ turę, a dojdą nowe karty.
lesson-cities-goal = Teraz bez podpowiedzi: podnieś miasto do poziomu 3.
lesson-cities-late = Tak też wolno. Ale spójrz: masz dwóch kapłanów, a oni podnoszą miasto z 2 na 3.
lesson-cities-end = Tak samo dojdziesz do poziomu 4. Żetony poziomów są dwustronne, 1 i 2 albo 3 i 4, i mogą się skończyć; bez żetonu miasto nie urośnie.

# Zatrudnianie i pula
lesson-pool = Zatrudnianie i pula
lesson-pool-aim = Ulepsz jednostkę i zdobądź artefakt.
lesson-pool-hello = Pula to stosy odkrytych kart. Bierzesz zawsze wierzchnią, a jej kolor to kwestia szczęścia. Oddane karty idą na spód.
lesson-pool-upgrade = Lorda zatrudni tylko lord, ale za trzy zasoby ulepszysz na niego kapłana. Wybierz „Ulepszenie”, a potem kapłana.
lesson-pool-freeman = Tak też wolno. Ale spójrz: za te same trzy zasoby z kapłana będzie lord.
lesson-pool-hire = Tak też wolno. Ale spójrz: na lorda potrzebujesz wszystkich trzech zasobów.
lesson-pool-other = Tak też wolno. Ale spójrz: trzy zasoby i kapłan to pierwszy lord, a on zmienia wszystko.
lesson-pool-lord = Kapłan poszedł pod swój stos, a wierzchni lord czeka w schronisku. Za ulepszoną jednostkę nie ma zasobu, za zatrudnioną jest.
lesson-pool-buy = Artefakt kosztuje trzy zasoby albo skrzynię. Masz skrzynię: wybierz „Artefakt”, a potem namiot.
lesson-pool-artefact = Tak też wolno. Ale spójrz: dziś opłaca się namiot, bo jego kolor wybierasz.
lesson-pool-chest = Tak też wolno. Ale spójrz: skrzynia to dowolny artefakt; prosimy o namiot.
lesson-pool-pay = Oddaj za niego skrzynię.
lesson-pool-colour = Wyrocznia każdego dnia wskazuje artefakt, którego kolor wybierasz. Dziś to namiot. Weź zielony.
lesson-pool-foreign = Tak też wolno. Ale spójrz: twoje karty są zielone, a karty jednego koloru to kohorta i morale.
lesson-pool-end = Zyskane karty idą do schroniska. Artefaktów jest siedem rodzajów: narzędzia na przykład zastępują wolnego człowieka przy drogach. Dotknij stosu, a powie, co robi.

# Bohaterowie w drodze
lesson-heroes = Bohaterowie w drodze
lesson-heroes-aim = Dojedź do neutralnego miasta i najmij drugiego bohatera.
lesson-heroes-hello = To twój bohater. Przechodzi na sąsiednie pole, jeśli obie karty mają na tej krawędzi drogę. Nikt nie zagrodzi mu przejścia.
lesson-heroes-march = Rusz go w drogę: wybierz „Ruch”.
lesson-heroes-second-first = Tak też wolno, i zaraz to zrobimy. Ale spójrz: najpierw ten, który już jest, niech wyruszy.
lesson-heroes-other = Tak też wolno. Ale spójrz: prosimy o ruch bohatera.
lesson-heroes-horse = Zasób to jedno pole, koń to trzy. Przed bohaterem długa droga: weź konia.
lesson-heroes-supply = Tak też wolno. Ale spójrz: zasób niesie o jedno pole, a miasto leży cztery pola dalej.
lesson-heroes-goal = Koń starcza na trzy pola, a miasto leży cztery dalej. Ale na teren swojego koloru wchodzisz za darmo. Dojedź do miasta.
lesson-heroes-late = Tak też wolno. Ale spójrz: jazdę przerywa każda inna akcja. Jedź prosto na wschód.
lesson-heroes-hero = Broń i dwa zasoby sprowadzają do twojego miasta drugiego bohatera. Wybierz „Bohater”.
lesson-heroes-attack = Tak też wolno, to walka z następnej lekcji. Ale spójrz: prosimy o drugiego bohatera.
lesson-heroes-rest = Tak też wolno. Ale spójrz: broń i dwa zasoby to drugi bohater.
lesson-heroes-end = Więcej niż dwóch mieć nie możesz, ale utraconego najmiesz tak samo. Na każde pole swojego koloru wchodzisz za darmo raz w turze, chyba że gracie w trybie podstawowym.

# Walka
lesson-battle = Walka
lesson-battle-aim = Zdobądź neutralne miasto i przegoń obcego bohatera.
lesson-battle-hello = Twój bohater stoi w neutralnym mieście, które broni się siłą 4. Atakujesz to, co jest na polu bohatera; ile masz broni, tyle ataków.
lesson-battle-attack = Każdy atak otwiera broń. Wybierz „Atak”, a potem miasto.
lesson-battle-hero-first = Tak też wolno. Ale spójrz: miasto jest warte cztery punkty, zacznij od niego.
lesson-battle-other = Tak też wolno. Ale spójrz: masz broń, a miasto jest na wyciągnięcie ręki.
lesson-battle-priest = Broń to 1, a cały rząd jednego koloru daje jeszcze 1: to morale. Masz 2, trzeba więcej niż 4. Dołóż kapłana.
lesson-battle-yield = Tak też wolno. Ale spójrz: kto się poddaje, traci bohatera, a kapłan daje zwycięstwo.
lesson-battle-chief = Tak też wolno. Ale spójrz: 2 i 2 to dopiero 4, a remis wygrywa obrońca. Kapłan wystarczy sam.
lesson-battle-weapon = Tak też wolno. Ale spójrz: druga broń przyda się do drugiego ataku.
lesson-battle-won = Pięć do czterech! Neutralne miasto jest od razu twoim miastem poziomu 4, a w schronisku czeka lord; za cudze miasto lorda nie ma.
lesson-battle-strike = Na tym polu stoi jeszcze bohater czerwonych. Masz drugą broń: zaatakuj go.
lesson-battle-now = Tak też wolno. Ale spójrz: druga broń to drugi atak, a cel stoi na tym samym polu.
lesson-battle-ahead = Obrońca dołożył dowódcę: 2 i 1 za morale. Musisz go przebić. Dołóż swojego dowódcę.
lesson-battle-give-up = Tak też wolno. Ale spójrz: z dowódcą masz 4 przeciw 3, a poddając walkę, tracisz bohatera.
lesson-battle-end = Obrońca się poddał i jego bohater znika z mapy. Dokładacie na zmianę: atakujący, aż jest silniejszy, obrońca, aż jest co najmniej równy.

# Zasadzka
lesson-ambush = Zasadzka
lesson-ambush-aim = Ukryj lorda i obroń nim miasto.
lesson-ambush-hello = W twoim mieście stoi bohater przeciwnika: zaraz zaatakuje. Bronisz się kartami, które dobierzesz na koniec tury, a te mogą być słabe. Pomoże zasadzka.
lesson-ambush-ambush = Zasadzka kosztuje jednostkę, która idzie w otchłań, na dobre. Wybierz „Zasadzka”.
lesson-ambush-end-now = Tak też wolno. Ale spójrz: miasto zostaje wtedy na łasce kart, które akurat dobierzesz.
lesson-ambush-other = Tak też wolno. Ale spójrz: przeciwnik stoi w mieście, pora na zasadzkę.
lesson-ambush-price = Oddaj czerwonego wolnego człowieka: jest najsłabszy.
lesson-ambush-dear = Tak też wolno. Ale spójrz: tej jednostki już nie odzyskasz, więc oddaj najsłabszą.
lesson-ambush-lay = Teraz połóż zakrytą kartę do walki. Nikt jej nie zobaczy. Niech to będzie lord.
lesson-ambush-weak = Tak też wolno. Ale spójrz: lord ma siłę 4, dowódca tylko 2.
lesson-ambush-over = W zasadzce mieszczą się trzy karty, jedną kładziesz na turę. Zakończ turę i czekaj.
lesson-ambush-safe = Tak też wolno. Ale spójrz: chcemy zobaczyć, jak zasadzka zadziała.
lesson-ambush-lurk = Atak! Jest 3 do 2, a na ręce nie masz wiele. Zagraj lorda z zasadzki.
lesson-ambush-lost-city = Tak też wolno. Ale spójrz: miasto przepada, a lord dalej czeka w ukryciu.
lesson-ambush-hand = Tak też wolno: 3 do 3 wystarczy obrońcy. Ale spójrz: przeciwnik dołoży kartę, a lord odbiera mu ochotę.
lesson-ambush-end = Sześć do trzech: napastnik się poddał i stracił bohatera. Karty z walki idą do schronisk, a ostatniego miasta gracza nikt nie może zaatakować.

# Namiot i odwrót
lesson-tents = Namiot i odwrót
lesson-tents-aim = Schowaj kartę na później i przeżyj atak na bohatera.
lesson-tents-tent = Na polu twojego bohatera stoi wróg i zaraz zaatakuje. Namiot przechowa kartę i nikt nie zobaczy jaką. Zagraj namiot i schowaj w nim kapłana.
lesson-tents-other = Tak też wolno. Ale spójrz: kapłan na ręce pójdzie zaraz do schroniska, a w namiocie poczeka.
lesson-tents-over = Namiot otworzysz w jednej z następnych tur albo przed obroną. Zakończ turę.
lesson-tents-wait = Tak też wolno. Ale spójrz: prosimy o koniec tury.
lesson-tents-fight = Atak na twojego bohatera! Może się wycofać dokładnie o trzy pola, za konia albo trzy zasoby. Masz jednak namiot: zostań i walcz.
lesson-tents-retreat = Tak też wolno: bohater ocaleje, a broń przeciwnika przepadnie. Ale spójrz: tym razem próbujemy się bronić.
lesson-tents-open = Otwórz namiot, póki w rzędzie nie ma żadnej twojej karty.
lesson-tents-hero = Tak też wolno. Ale spójrz: bohater znika, a kapłan siedzi w namiocie.
lesson-tents-too-late = Tak też wolno. Ale spójrz: gdy zagrasz kartę, namiotu już nie otworzysz.
lesson-tents-priest = Kapłan jest znów na ręce. Zagraj go.
lesson-tents-enough = Tak też wolno. Ale spójrz: kapłan z morale to 4, a przeciwnik ma na razie 2.
lesson-tents-weak = Tak też wolno. Ale spójrz: kapłan jest silniejszy i w twoim kolorze.
lesson-tents-yield = Lord przeciwnika: 6 do 4. Nie masz czym odpowiedzieć, więc poddaj walkę i nie trać więcej kart.
lesson-tents-vain = Tak też wolno. Ale spójrz: czerwona karta psuje morale, masz 4 i to nadal za mało.
lesson-tents-end = Bohater zniknął z mapy, ale najmiesz go znowu: za broń i dwa zasoby. Rękę uzupełnisz na koniec tury napastnika.

# Wyrocznia i artefakty
lesson-oracle = Wyrocznia i artefakty
lesson-oracle-aim = Zrób z wolnego człowieka kapłana i rzuć kostką.
lesson-oracle-hello = To Wyrocznia. Każdego dnia jeden artefakt świeci i działa podwójnie u wszystkich, także w obronie. Dziś świeci tytuł.
lesson-oracle-title = Tytuł podnosi jednostkę o rangę, świecący o dwie. Zagraj go.
lesson-oracle-amulet-first = Tak też wolno, i na amulet przyjdzie kolej. Ale spójrz: dziś świeci tytuł.
lesson-oracle-other = Tak też wolno. Ale spójrz: świecący tytuł zrobi z wolnego człowieka kapłana, a dwaj kapłani podnoszą miasto.
lesson-oracle-freeman = Wskaż wolnego człowieka.
lesson-oracle-form = Może być dowódcą albo, bo tytuł świeci, kapłanem. Zrób z niego kapłana, do końca tury.
lesson-oracle-chief = Tak też wolno. Ale spójrz: kapłan jest silniejszy, a potrzebujemy dwóch.
lesson-oracle-priest = Tak też wolno, z kapłana jest lord. Ale spójrz: potrzebujemy dwóch kapłanów.
lesson-oracle-raise = Masz dwóch kapłanów. Podnieś miasto na poziom 3.
lesson-oracle-waste = Tak też wolno. Ale spójrz: wolny człowiek jest kapłanem tylko do końca tury, więc wykorzystaj go teraz.
lesson-oracle-amulet = Amulet to rzut kostką: 1–4 to jednostka tej siły, 5 dowolny artefakt, 6 cokolwiek. Zagraj go i wskaż zasób.
lesson-oracle-no-amulet = Tak też wolno. Ale spójrz: sam zasób niewiele zdziała, niech amulet zrobi z niego coś lepszego.
lesson-oracle-lord = Czwórka: z zasobu jest lord, do końca tury! Niech zatrudni prawdziwego lorda; zapłacisz pyłem.
lesson-oracle-lower = Tak też wolno. Ale spójrz: lord zatrudni lorda za tę samą cenę.
lesson-oracle-unused = Tak też wolno. Ale spójrz: lord z amuletu zniknie na koniec tury, a pył starczy na zatrudnienie.
lesson-oracle-end = Na koniec tury przemienione karty są znów sobą. Jest jeszcze zwój: jednostka przybiera dowolny kolor i może udawać niższą.

# Ruiny i Los
lesson-ruins = Ruiny i Los
lesson-ruins-aim = Pokonaj strażników ruin i sięgnij po Los.
lesson-ruins-hello = Ruin bronią strażnicy o sile 8. Za każde zwycięstwo bierzesz wystawiony Wielki Artefakt albo kartę Losu. Same ruiny pozostają niczyje.
lesson-ruins-attack = Bohater stoi w ruinach i masz broń. Zaatakuj.
lesson-ruins-other = Tak też wolno. Ale spójrz: masz dość siły na ruiny.
lesson-ruins-lord = Broń i morale to 2. Dołóż lorda i kapłana: razem 9.
lesson-ruins-yield = Tak też wolno. Ale spójrz: lord i kapłan wystarczą, a poddając walkę, tracisz bohatera.
lesson-ruins-small = Tak też wolno. Ale spójrz: lord i kapłan wystarczą, wolny człowiek przyda się gdzie indziej.
lesson-ruins-fate = Zwycięstwo! Zwykle bierze się jeden z wystawionych artefaktów. Tym razem spróbuj Losu.
lesson-ruins-great = Tak też wolno, to zwykły wybór. Ale spójrz: chcemy zobaczyć, co przyniesie Los.
lesson-ruins-dust = Ta karta Losu kopiuje Wielkie Artefakty innych graczy, a nikt żadnego nie ma. Weź zamiast niej dwa gwiezdne pyły.
lesson-ruins-keep = Tak też wolno. Ale spójrz: na razie nie ma czego kopiować, a pył opłaci niejeden rząd.
lesson-ruins-end = Wielkie Artefakty działają tylko w twojej turze, a niektóre także w walce. Możesz mieć dwa, w trybie podstawowym jeden. Co robią, mówią same: dotknij.

# Targowisko
lesson-market = Targowisko
lesson-market-aim = Zbuduj drugie targowisko i wymień karty.
lesson-market-hello = Na tej drodze masz targowisko, a na nim stoi twój bohater, więc możesz handlować. Drugie targowisko da ci jeszcze jedną wymianę.
lesson-market-market = Targowisko kosztuje dwóch wolnych ludzi. Zbuduj drugie na drodze na wschód od miasta.
lesson-market-same = Tak też wolno, oba mogą stać razem. Ale spójrz: na dwóch drogach łatwiej trafić do któregoś.
lesson-market-other = Tak też wolno. Ale spójrz: najpierw drugie targowisko.
lesson-market-sell = Na targowisku wymienisz artefakt na skrzynię. Wybierz „Sprzedaż”.
lesson-market-not-sell = Tak też wolno. Ale spójrz: prosimy o wymianę konia na skrzynię.
lesson-market-horse = Oddaj konia.
lesson-market-swap = A skrzynię na dowolny artefakt. Wybierz „Ze skrzyni” i weź broń; trafi od razu na rękę.
lesson-market-any = Tak też wolno. Ale spójrz: na wierzchu jest zielona broń, twojego koloru.
lesson-market-not-swap = Tak też wolno. Ale spójrz: prosimy o wymianę skrzyni na broń.
lesson-market-grind = Z dwoma targowiskami wymienisz też dwa zasoby na gwiezdny pył. Wybierz „Na pył”.
lesson-market-not-grind = Tak też wolno. Ale spójrz: prosimy o wymianę dwóch zasobów na pył.
lesson-market-end = Co przyszło z wymiany, tego w tej turze już nie wymienisz; dlatego została nowa skrzynia. Pyłu nie oddasz wcale, a targowiska stoją do końca gry.

# Wrota Burzy
lesson-gates = Wrota Burzy
lesson-gates-aim = Przejdź przez wrota i zobacz, co przyniesie burza.
lesson-gates-hello = Obaj twoi bohaterowie stoją na wrotach. Stąd można wyjść na sąsiednie pole albo od razu do innych wrót.
lesson-gates-port = Przejście kosztuje zasób myta i krok, ale do zielonych, swoich wrót krok jest darmowy. Wybierz „Wrota” i wskazanego bohatera.
lesson-gates-second = Tak też wolno. Ale spójrz: zacznijmy od tego z lewej, drugi pójdzie za nim.
lesson-gates-other = Tak też wolno. Ale spójrz: prosimy o przejście przez wrota.
lesson-gates-copy = Każde przejście to burza. Ta powtarza dowolny skutek, który już był. Wybierz pierwszy: darmowy artefakt.
lesson-gates-another = Tak też wolno. Ale spójrz: za darmo jest cały artefakt, skutek 1.
lesson-gates-take = Weź broń. To, co daje burza, idzie od razu na rękę.
lesson-gates-artefact = Tak też wolno. Ale spójrz: broń przyda się bohaterowi tak daleko od domu.
lesson-gates-again = Bohater przechodzi raz na turę, ale drugi jeszcze czeka. Jego kolej.
lesson-gates-not-again = Tak też wolno. Ale spójrz: drugi bohater też może wywołać burzę.
lesson-gates-lift = Ta burza za darmo podnosi miasto. Co da się zrobić, zrobić trzeba, ale to ty wybierasz które. Podnieś większe.
lesson-gates-smaller = Tak też wolno, punkt jest ten sam. Ale spójrz: z 3 na 4 potrzeba dwóch lordów, i to ich właśnie oszczędzasz.
lesson-gates-end = Skutków jest dwanaście; gdy wszystkie się zużyją, wracają do gry. Które już były, zobaczysz tutaj.

# Tygodnie, punkty kontrolne, królowa i król
lesson-weeks = Tygodnie, królowa i król
lesson-weeks-aim = Zdobądź królową na punkcie kontrolnym.
lesson-weeks-hello = Siedem dni to tydzień, a po nim przychodzi punkt kontrolny. Od drugiego liczy się talia: 20 kart daje królową, 24 także króla. Masz 18.
lesson-weeks-goal = Dziś tydzień się kończy. Werbunek daje dwie karty: jednostkę i zasób. Zatrudnij kogoś, zakończ turę i zdobądź królową.
lesson-weeks-late = Tak też wolno. Ale spójrz: do 20 brakowało dwóch kart. Zatrudnij kogoś i zakończ turę.
lesson-weeks-queen = Królowa czeka w schronisku. Ma siłę 5 i sama jedna podnosi miasto z 4 na 5; król, o sile 6, z 5 na 6.
lesson-weeks-end = Licz talię przed każdym punktem kontrolnym: kto spadnie poniżej progu, traci królową albo króla na zawsze.

# Zwycięstwo
lesson-win = Zwycięstwo
lesson-win-aim = Zakończ grę, gdy prowadzisz.
lesson-win-hello = Piąte miasto poziomu 4 lub wyższego kończy grę od razu. Masz cztery takie i trzech lordów na piąte. Ale spójrz na punkty: 16 do 20.
lesson-win-queen = Z piątym miastem byłoby 20 do 20, a remis rozstrzygają najwyższe miasta. Najpierw niech królowa podniesie któreś z twoich.
lesson-win-too-soon = Tak też wolno, ale gra kończy się 20 do 20, a przeciwnik ma wyższe miasta. Najpierw królowa.
lesson-win-not-yet = Tak też wolno. Ale spójrz: masz w ręku wszystko, by wygrać w tej turze.
lesson-win-other = Tak też wolno. Ale spójrz: królowa sama podnosi miasto z 4 na 5.
lesson-win-goal = Masz teraz 17 punktów, a trzej lordowie to jeszcze cztery. Zakończ grę!
lesson-win-late = Tak też wolno. Ale spójrz: trzej lordowie zakładają miasto poziomu 4. Wybierz kształt i miejsce.
lesson-win-end = Zwycięstwo! Najpóźniej grę kończy szósty tydzień, a na większych mapach także brak miejsca. Znasz podstawy: zasiądź do stołu albo poznaj dodatki.

# Tryb heroiczny
lesson-heroic = Tryb heroiczny
lesson-heroic-aim = Dodatek: zaatakuj dwoma bohaterami naraz.
lesson-heroic-hello = W trybie heroicznym neutralne miasta bronią się siłą 6, ruiny siłą 10. Za to dwaj twoi bohaterowie mogą zaatakować razem, z jedną bronią.
lesson-heroic-attack = Obaj stoją w neutralnym mieście. Zaatakuj je.
lesson-heroic-other = Tak też wolno. Ale spójrz: obaj bohaterowie są na miejscu i masz broń.
lesson-heroic-both = Niech zaatakują razem: morale liczy się za każdego z nich.
lesson-heroic-alone = Tak też wolno. Ale spójrz: broń, lord i jedno morale to 6, a potrzeba więcej niż 6.
lesson-heroic-lord = Broń to 1, morale obu 2. Dołóż lorda, a będzie 7.
lesson-heroic-yield = Tak też wolno. Ale spójrz: poddając walkę, tracisz obu bohaterów.
lesson-heroic-small = Tak też wolno. Ale spójrz: lord sam wystarczy.
lesson-heroic-end = Miasto zdobyte! Kto na punkcie kontrolnym ma 26 kart, zostaje weteranem: morale daje mu 4 za bohatera, a wolni ludzie i dowódcy są silniejsi o 1.

# Sojusze
lesson-allies = Sojusze
lesson-allies-aim = Dodatek: zagraj turę razem z sojusznikiem.
lesson-allies-hello = Gracie w parach: sojusznik siedzi naprzeciw i prowadzi złotych. Turę macie wspólną, każde z was gra, kiedy chce, a wasze punkty się sumują.
lesson-allies-strike = Na polu twojego bohatera stoją sojusznik i przeciwnik. Sojusznika nie zaatakujesz. Zaatakuj czerwonego bohatera.
lesson-allies-early = Tak też wolno. Ale spójrz: masz broń i przeciwnika na swoim polu.
lesson-allies-other = Tak też wolno. Ale spójrz: prosimy o atak na czerwonego bohatera.
lesson-allies-chief = Przeciwnik się broni: wolny człowiek, morale i czerwony teren to razem 3. Dołóż dowódcę.
lesson-allies-weak = Tak też wolno. Ale spójrz: z dowódcą od razu prowadzisz.
lesson-allies-over = Po walce w drużynach obrońca od razu uzupełnia rękę. Zakończ swoją część; sojusznik kończy swoją.
lesson-allies-more = Tak też wolno. Ale spójrz: tym razem zakończ swoją część.
lesson-allies-end = Dopiero gdy skończycie oboje, grają przeciwnicy. Sieć prowadzi przez miasta sojusznika, ale budujesz od własnych. Grę kończy dziewięć wielkich miast pary.

# Niezwiązani i fanatycy
lesson-universal = Niezwiązani i fanatycy
lesson-universal-aim = Dodatek: pokaż kohortę z niezwiązanym i użyj fanatyka.
lesson-universal-hello = W stosach jednostek są dwa nowe rodzaje kart. Niezwiązany, tu dowódca, pasuje do każdej frakcji. Fanatyk, tu kapłan, liczy się za dwóch, ale żąda ofiary.
lesson-universal-cohort = Masz tylko dwie zielone karty, ale niezwiązany dowódca dopełni kohortę. Zacznij od niej: wybierz „Kohorta”, a potem zielonych.
lesson-universal-first = Tak też wolno. Ale spójrz: po pierwszej akcji na kohortę będzie za późno.
lesson-universal-show = Pokaż co najmniej trzy pasujące karty, a potem wybierz „Wystarczy”.
lesson-universal-fanatic = Teraz fanatyk. Zagraj go i odeślij w otchłań inną kartę: czerwonego wolnego człowieka.
lesson-universal-other = Tak też wolno. Ale spójrz: fanatyk za czerwonego wolnego człowieka to dobra zamiana, bo ten pasuje tu najmniej.
lesson-universal-raise = Fanatyk liczy się jako dwaj kapłani. Podnieś miasto na poziom 3.
lesson-universal-waste = Tak też wolno. Ale spójrz: dwaj kapłani to poziom 3, a czekają tylko do końca tury.
lesson-universal-end = W walce fanatyk ma podwójną siłę. Zatrudniony przynosi dwa zasoby, niezwiązany żadnego, a tytuł, zwój i amulet ich nie zmienią.

# Gracze neutralni i eliksiry
lesson-neutrals = Gracze neutralni
lesson-neutrals-aim = Dodatek: złóż hołd Metamorfii i kup eliksir od Bilkarra.
lesson-neutrals-hello = Po pierwszym tygodniu zjawiają się goście. Metamorfia stoi w górach i twój bohater także, choć na innym polu: to wystarczy.
lesson-neutrals-tribute = Złóż jej hołd: wybierz „Hołd”.
lesson-neutrals-later = Tak też wolno, i na eliksir przyjdzie kolej. Ale spójrz: najpierw hołd.
lesson-neutrals-other = Tak też wolno. Ale spójrz: za wolnego człowieka góry podniosą ci miasto, a zasoby zaraz się przydadzą.
lesson-neutrals-gift = Hołdem może być dowolna karta z ręki. Oddaj wolnego człowieka.
lesson-neutrals-lift = Każdy teren ma swoją moc; góry podnoszą miasto. Podnieś większe.
lesson-neutrals-small = Tak też wolno, punkt jest ten sam. Ale spójrz: z 3 na 4 trzeba zwykle dwóch lordów.
lesson-neutrals-elixir = Na wrotach, obok twojego drugiego bohatera, stoi Bilkarr. Sprzedaje eliksiry po dwa zasoby. Kup eliksir „Kolos”.
lesson-neutrals-another = Tak też wolno. Ale spójrz: „Kolos” daje 4 w każdej walce.
lesson-neutrals-no-elixir = Tak też wolno. Ale spójrz: Bilkarr jutro pójdzie dalej, a masz dwa zasoby.
lesson-neutrals-drink = Eliksir czeka, aż go wypijesz, choćby w środku cudzej tury. Wypij od razu.
lesson-neutrals-keep = Tak też wolno, zwykle lepiej poczekać z tym do walki. Ale spójrz: tu chcemy zobaczyć, jak działa.
lesson-neutrals-end = Działa trzy dni, a potem jest znów na sprzedaż. Metamorfia idzie za każdą nową kartą na mapie, Bilkarr chodzi na ukos, dwa pola dziennie.

# Królewskie Doliny
lesson-valleys = Królewskie Doliny
lesson-valleys-aim = Dodatek: odkryj skrzyżowanie i budynek.
lesson-valleys-hello = Zamiast ruin są tu dwie doliny. Twój bohater stoi w centrum jednej z nich; wokół leżą zakryte skrzyżowania i budynki.
lesson-valleys-explore = Skrzyżowanie odkryją dwaj wolni ludzie i zasób. Odkryj to na północ od bohatera.
lesson-valleys-elsewhere = Tak też wolno. Ale spójrz: prosimy o skrzyżowanie na północy.
lesson-valleys-other = Tak też wolno. Ale spójrz: prosimy o odkrycie skrzyżowania.
lesson-valleys-march = Bohater stanie tylko na odkrytej karcie. Teraz może: dotknij jej, a za zasób pójdzie na północ.
lesson-valleys-stay = Tak też wolno. Ale spójrz: do budynków prowadzi droga ze skrzyżowania.
lesson-valleys-building = Po obu stronach leżą budynki. Odkryj jeden, za dwóch wolnych ludzi.
lesson-valleys-no-building = Tak też wolno. Ale spójrz: budynek to od razu dwa punkty.
lesson-valleys-craft = Jest twój: ma poziom 2 i raz na turę daje kartę na rękę. Weź ją: wybierz „Z budynku”.
lesson-valleys-no-craft = Tak też wolno. Ale spójrz: karta z budynku nic nie kosztuje.
lesson-valleys-end = Centrum broni się siłą 6, a zdobyte ma poziom 4. Przełęcz i most dają Wielkie Artefakty, i to ile zechcesz. To już wszystko: zasiądź do stołu!
