### Lekcje Pod Prąd: w drugiej osobie i bez form, które zdradzają płeć.

## 1. Płynięcie i punkty

lesson-swim = Płynięcie i punkty
lesson-swim-aim = Rusz łososie w górę rzeki i wydaj swoje pięć punktów.
lesson-swim-hello = Zielone łososie są twoje: cztery żetony, na każdym para. Wracają z morza w górę rzeki, do ikrzyska.
lesson-swim-choose = Litera to kolumna: lewa L, środkowa C, prawa R. Liczba to rząd. Zacznij od zaznaczonej pary na C0: wskaż ją.
lesson-swim-behind = Tak też wolno. Ale spójrz: ta para stoi za pełnymi kafelkami i może tylko skakać. O skokach będzie za chwilę.
lesson-swim-bank = Tak też wolno. Ale spójrz: od brzegu prowadzą w górę tylko dwie drogi, ze środka trzy. Weź parę z C0.
lesson-swim-ahead = Płynie się prosto w górę albo na ukos, nigdy w bok ani w dół. Każdy kafelek to 1 punkt. Popłyń na C1.
lesson-swim-aslant = Tak też wolno, i to za tyle samo. Ale spójrz: od brzegu prowadzą dalej tylko dwie drogi, a z C1 trzy.
lesson-swim-leap = Tak też wolno. Ale spójrz: łuk oznacza skok, a skok kosztuje o punkt więcej niż płynięcie.
lesson-swim-farther = Ta sama para może płynąć dalej, nawet o kilka kafelków naraz. Wskaż ją, a potem C3.
lesson-swim-another = Tak też wolno, bo punkty można dzielić. Ale spójrz: teraz prosimy o parę z C1.
lesson-swim-rest = Krople to twoje punkty: z pięciu zostały dwa i trzeba je wydać. Rusz, kim chcesz.
lesson-swim-end = Wszystkie punkty wydane, więc tura się kończy i płyną następni. Oszczędzać punktów nie można.

## 2. Skoki i wodospady

lesson-jump = Skoki i wodospady
lesson-jump-aim = Przeskocz wodospad i zatłoczony kafelek.
lesson-jump-foam = Spieniona krawędź to wodospad: nikt przez nią nie przepłynie. Twoja para na C4 ma pianę na wszystkich trzech drogach.
lesson-jump-across = Trzeba skoczyć. Skok kosztuje o 1 punkt więcej niż płynięcie: na sąsiedni kafelek 2. Skocz na C5.
lesson-jump-bank = Tak też wolno, za tyle samo. Ale spójrz: na L5 jest już pełno, a od brzegu prowadzą tylko dwie drogi.
lesson-jump-eagle = Tak też wolno. Ale spójrz: orzeł zabrał łososia, a został ci tylko 1 punkt.
lesson-jump-far = Tak też wolno. Ale spójrz: za pianą można już płynąć, a tak zabraknie punktów dla pary z R4.
lesson-jump-full = Kafelek mieści tyle żetonów, ile osób gra, czyli trzy. Skała o jeden mniej, więc R5 jest pełny. Wskaż parę na R4.
lesson-jump-same = Tak też wolno. Ale spójrz: ta para ma przed sobą spokojną wodę. Prosimy o parę, która stoi pod pełną skałą.
lesson-jump-others = Tak też wolno. Ale spójrz: wystarczy punktów na jeden dłuższy skok. Prosimy o parę z R4.
lesson-jump-over = Na pełny kafelek nie wpłyniesz, ale możesz nad nim przelecieć. Skocz na R6: dwa kafelki, więc 3 punkty.
lesson-jump-foaming = Tak też wolno. Ale spójrz: stamtąd piana zagradza każdą drogę i znowu trzeba będzie skakać.
lesson-jump-left = Tak też wolno, za tyle samo punktów. Ale spójrz: R6 leży wyżej i jest tam pusto.
lesson-jump-end = Skacze się w linii prostej, nad czym się chce, byle na końcu było miejsce. Płyń, dopóki się da: tak jest taniej.

## 3. Drapieżniki

lesson-hunters = Niedźwiedź, orzeł i czapla
lesson-hunters-aim = Zobacz, kto i kiedy zabiera łososia.
lesson-hunters-bear = Niedźwiedź łapie w locie: zabiera łososia każdemu, kto skacze z jego kafelka, nad nim albo na niego.
lesson-hunters-swim = Płynących przepuszcza. Popłyń więc spokojnie na C4.
lesson-hunters-first = Tak też wolno. Ale spójrz: czekał tam orzeł i zabrał łososia. Zaraz do niego dojdziemy.
lesson-hunters-caught = Tak też wolno. Ale spójrz: skok nad niedźwiedziem albo na jego kafelek kosztuje łososia, a płynięcie nie.
lesson-hunters-needless = Tak też wolno. Ale spójrz: prosimy o C4, a dopłynąć tam można za 1 punkt.
lesson-hunters-eagle = Z C4 wpław można tylko na L5, a tam orzeł porywa łososia pierwszemu, kto się zjawi. Popłyń tą parą.
lesson-hunters-soon = Tak też wolno, i od czapli warto uciekać. Ale spójrz: najpierw orzeł. Prosimy o parę z C4.
lesson-hunters-other = Tak też wolno. Ale spójrz: prosimy o parę z C4, z kafelka niedźwiedzia.
lesson-hunters-gone = Z pary został jeden łosoś, ale orzeł odleciał na dobre. Druga para przepłynie z L4 na L5 bez straty.
lesson-hunters-stays = Tak też wolno: jeden żeton ucieknie czapli. Ale spójrz: drugi i tak zapłaci. Zobacz najpierw, jak spokojnie jest na L5.
lesson-hunters-ahead = Tak też wolno. Ale spójrz: prosimy o parę z L4, której orzeł już nie grozi.
lesson-hunters-heron = Koniec tury: czapla łapie jednego łososia z twoich żetonów na jej kafelku. Wybierz, kto płaci: para ma z czego.
lesson-hunters-lost = Tak też wolno. Ale spójrz: pojedynczy łosoś był ostatni na żetonie i cały żeton przepadł.
lesson-hunters-end = Kto tylko przepływa przez kafelek czapli, nic nie traci. Byle nie kończyć na nim tury!

## 4. Rzeka się kruszy

lesson-crumble = Rzeka się kruszy
lesson-crumble-aim = Uciekaj z najniższego rzędu i ułóż nowy na górze.
lesson-crumble-edge = Po każdej rundzie znika najniższy rząd, a z nim wszyscy, którzy na nim stoją. Teraz kolej na rząd 1.
lesson-crumble-save = Runda zaraz się skończy, a masz tylko 2 punkty. Uratuj oba żetony z rzędu 1.
lesson-crumble-swept = Rząd 1 zniknął, a z nim twój żeton. Każdy z tych dwóch potrzebuje jednego punktu, a C1 to też jeszcze rząd 1.
lesson-crumble-row = Uratowane! Na górze dochodzi nowy rząd i układasz go ty. Połóż czaplę na R7, na drodze czerwonych.
lesson-crumble-later = Tak też wolno, kolejność jest dowolna. Ale spójrz: najpierw prosimy o czaplę.
lesson-crumble-rest = Dwa pozostałe kafelki połóż, jak chcesz. Ty płyniesz lewą stroną: gdzie wolisz orła?
lesson-crumble-end = Układa ten, kto zaczynał rundę, a we dwoje na zmianę. Po rundzie 1 nic nie znika, po 2 całe morze, potem zawsze jeden rząd.

## 5. Ikrzysko i punkty

lesson-spawn = Ikrzysko
lesson-spawn-aim = Doprowadź łososie do domu i wygraj.
lesson-spawn-pool = Kafelki się skończyły, więc na górze leży ikrzysko. Wejście jest tylko jedno: pole z jednym jajeczkiem.
lesson-spawn-enter = Został ci 1 punkt. Wpłyń parą z C9 prosto na to pole.
lesson-spawn-others = Tak też wolno. Ale spójrz: para z C9 może już teraz być w domu, a każda runda w ikrzysku to jajeczko więcej.
lesson-spawn-eggs = Runda minęła: rząd 7 zniknął, a w ikrzysku każdy żeton przesunął się o pole, ku pięciu jajeczkom. Tam już nic mu nie grozi.
lesson-spawn-next = Masz 5 punktów i dwa żetony w rzece. Najpierw doprowadź ten bliższy, z L9.
lesson-spawn-slow = Jeszcze nikt nie dopłynął. Z L9 do ikrzyska są tylko dwa kafelki, po punkcie za każdy.
lesson-spawn-last = Teraz ostatni żeton. Gdy w rzece nie ma już nikogo, gra kończy się od razu. Doprowadź go i wygraj.
lesson-spawn-late = Żeton jest jeszcze w rzece. Cofnij się i płyń do ikrzyska najkrótszą drogą: skoki zjadają punkty.
lesson-spawn-end = Wygrana! Każdy łosoś w ikrzysku to 1 punkt, a każdy żeton dodaje jajeczka ze swojego pola. Przy remisie liczą się łososie.

## 6. Układanie i warianty

lesson-lay = Układanie i warianty
lesson-lay-aim = Obróć kafelek, poznaj prądy i wiry.
lesson-lay-row = Przed grą układacie po kolei cztery rzędy, potem po jednym na rundę. Teraz ty: wskaż wodospad.
lesson-lay-later = Tak też wolno. Ale spójrz: czerwoni są tuż pod R7, więc najpierw zagrodzimy im drogę wodospadem.
lesson-lay-turn = Wskaż R7, a potem obrót: piana ma być od dołu i od środka rzeki, żeby czerwoni nie mogli wpłynąć.
lesson-lay-open = Tak też wolno. Ale spójrz: zostaje krawędź bez piany, przez którą da się wpłynąć z R6 albo C6.
lesson-lay-own = Tak też wolno. Ale spójrz: lewą stroną płyniesz ty. Niech ten wodospad przeszkadza czerwonym.
lesson-lay-middle = Tak też wolno. Ale spójrz: środkiem będziesz płynąć i ty. Nad czerwonymi jest R7.
lesson-lay-current = W wariancie z prądami jest sześć takich kafelków: niosą żeton za strzałką. Połóż ten na L7, strzałką w stronę C7.
lesson-lay-water = Tak też wolno. Ale spójrz: najpierw połóżmy prąd, woda sama trafi na ostatnie miejsce.
lesson-lay-ride = Teraz twoja tura. Wpłyń parą z L6 na prąd: zapłacisz za jeden kafelek, a miniesz dwa.
lesson-lay-others = Tak też wolno. Ale spójrz: para z L6 stoi tuż pod prądem.
lesson-lay-whirlpool = Już na C7, za 1 punkt! A to inny wariant: wir na C6. Wpłyń do niego parą z C5 i zobacz, co się stanie.
lesson-lay-around = Tak też wolno, i to nawet rozsądniej. Ale spójrz: teraz chcemy zobaczyć, co robi wir. Prosimy o parę z C5.
lesson-lay-spent = Wir kończy całą turę: przepadły 3 punkty. Wpływaj tam dopiero za ostatni.
lesson-lay-variants = Są jeszcze „Żetony ruchu”, z którymi ruchów się nie cofa, i „Najszybszy łosoś”: pierwszy żeton przy pięciu jajeczkach kończy grę.
lesson-lay-end = We dwoje nie ma skał i zaczyna zawsze ta sama osoba, za pierwszym razem z 4 punktami. Umiesz już wszystko: pora zagrać!
