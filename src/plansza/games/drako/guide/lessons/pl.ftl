# 01 turn
lesson-turn = Tura i karty
lesson-turn-aim = Zagraj pierwsze karty i zobacz, jak biegnie tura.
lesson-turn-hello = Masz rycerza i dwóch łuczników, naprzeciw stoją dwa trolle. Figurki robią tylko to, na co pozwalają karty z ręki.
lesson-turn-move = W turze masz dwie akcje. Pierwsza: zagraj „ruch 2”, potem wskaż rycerza i pole c2.
lesson-turn-draw-later = Tak też wolno. Ale spójrz: ręka jest pełna, a figurki stoją na starcie. Najpierw ruch.
lesson-turn-to-c2 = Tak też wolno. Ale spójrz: teraz kartą „ruch 2” prowadzimy rycerza na c2.
lesson-turn-draw = Druga akcja: zamiast zagrać kartę, dobierz dwie. Wskaż swoją talię.
lesson-turn-few-cards = Tak też wolno. Ale spójrz: każda zagrana karta przepada. Dobieraj, póki trolle są daleko.
lesson-turn-drop = Masz siedem kart, a zatrzymać wolno sześć. Odrzuć „atak 2”: na razie nie ma kogo uderzyć.
lesson-turn-keep = Tak też wolno. Ale spójrz: ta karta zaraz się przyda, a „atak 2” nikogo jeszcze nie dosięgnie.
lesson-turn-two = Trolle wykonały swoje dwie akcje. Zaznaczona karta ma dwa symbole: łuk albo ruch. Zagraj ją i wskaż pole d4, a łucznik tam podejdzie.
lesson-turn-to-d4 = Tak też wolno. Ale spójrz: ćwiczymy wybór symbolu. Zagraj „łuk 2 albo ruch 1” i wskaż d4.
lesson-turn-double = „Ruch dwóch po 1” rusza dwie figurki albo tylko jedną. Przesuń rycerza na c3 i naciśnij „Wystarczy”.
lesson-turn-one-is-enough = Tak też wolno. Ale spójrz: chcemy ruszyć samego rycerza, na c3. Łucznicy z tyłu są bezpieczniejsi.
lesson-turn-end = Obie akcje za tobą, kolej na trolle. Pasować nie wolno, ale wybierasz: dwie karty, dwa dobrania albo po jednym.

# 02 strike
lesson-strike = Ciosy i obrona
lesson-strike-aim = Uderz trolla, a potem zatrzymaj jego ciosy.
lesson-strike-wounds = Każda figurka ma miejsca na rany: troll osiem, rycerz pięć, łucznik trzy. Gdy się zapełnią, schodzi z planszy.
lesson-strike-strike = Figurka uderza wroga na sąsiednim polu. Zagraj „atak 2” i uderz miotacza: po trzeciej ranie nie rzuci już głazem.
lesson-strike-thrower = Tak też wolno. Ale spójrz: miotacz ma już ranę, więc „atak 2” od razu odbierze mu rzut.
lesson-strike-pair = Miotacz stracił rzut. Teraz zagraj „atak dwóch 1/1”: rycerz i łucznik uderzą naraz. Wskaż każdemu cel.
lesson-strike-two-blows = Tak też wolno. Ale spójrz: „atak dwóch 1/1” to dwa ciosy za jedną akcję. Niech uderzą i rycerz, i łucznik.
lesson-strike-shield = Trolle zatrzymały jeden cios. Teraz miotacz uderza łucznika z siłą 3. Odpowiedz pojedynczą obroną: to nie kosztuje akcji.
lesson-strike-too-much = Tak też wolno. Ale spójrz: podwójna obrona zatrzymuje dwa ataki, szkoda jej na jeden.
lesson-strike-fallen = Tak też wolno. Ale spójrz: trzy rany i łucznik pada, a obrona zatrzymuje cios o dowolnej sile.
lesson-strike-double = Jedna karta i dwa ciosy naraz! Zagraj podwójną obronę: wskaż kartę, a potem oba ataki.
lesson-strike-three-wounds = Tak też wolno. Ale spójrz: to razem trzy rany, a podwójna obrona zatrzyma oba ciosy.
lesson-strike-end = Ani jednej rany! Obrony trzymaj w ręce: zagrane w twojej turze nic nie dają, czekają na cudzy atak.

# 03 knights
lesson-knights = Rycerze
lesson-knights-aim = Strzelaj, przywróć łucznika i zrób unik.
lesson-knights-bow = Łucznik strzela w linii prostej do najbliższej figurki. Miotacza zasłania rycerz, więc zagraj „łuk 2” i traf berserkera.
lesson-knights-charge-first = Tak też wolno. Ale spójrz: berserker ma dwie rany, a po czwartej traci szarżę. Strzał od razu mu ją odbierze.
lesson-knights-return = Berserker stracił szarżę. Póki rycerz żyje, „posiłki” przywracają poległego łucznika: ustaw go na e1 albo e2, z dala od trolli.
lesson-knights-safe-field = Tak też wolno. Ale spójrz: łucznik wraca tylko dzięki posiłkom, a na e1 i e2 żaden troll nie stoi obok.
lesson-knights-dodge = Ten cios powali rycerza, a obrony nie masz. Raz na grę może zrobić unik: wskaż znacznik, a potem pole, na które odskoczy.
lesson-knights-knight-fallen = Tak też wolno. Ale spójrz: rycerz pada, a bez niego nie ma posiłków. Od tego jest unik.
lesson-knights-finish = Rycerz odskoczył i odsłonił linię strzału. Miotacza powalą dwie rany: strzelaj!
lesson-knights-still-there = Miotacz wciąż stoi. Cofnij się i zagraj „łuk 2”: pierwszy łucznik ma go teraz na linii.
lesson-knights-end = Łuk, posiłki i unik mają tylko rycerze. Unik już zużyty: odtąd rycerza chronią same karty obrony.

# 04 trolls
lesson-trolls = Trolle
lesson-trolls-aim = Zaszarżuj, rzuć głazem i obroń się kamieniem.
lesson-trolls-charge = Berserker biegnie prosto, aż coś go zatrzyma; jeśli to wróg, uderza go dwa razy. Zagraj „szarżę” i wskaż drugiego łucznika.
lesson-trolls-weak-archer = Tak też wolno. Ale spójrz: drugi łucznik ma już ranę i stoi na drodze szarży. Dwa ciosy go powalą.
lesson-trolls-rock = Za kamień miotacz ciska głazem w linii: pierwszy dostaje dwie rany, następny o jedną mniej. Zagraj „głaz 2” i wskaż rycerza.
lesson-trolls-in-a-row = Tak też wolno. Ale spójrz: rycerz i łucznik stoją w jednej linii z miotaczem, a głaz zrani obu naraz.
lesson-trolls-stone = Łucznik strzela do berserkera. Zatrzymaj strzał „obroną za kamień”: kosztuje tyle co rzut głazem.
lesson-trolls-charge-counts = Tak też wolno. Ale spójrz: po czterech ranach berserker traci szarżę, a kamieni masz jeszcze dziewięć.
lesson-trolls-run = Łucznik uciekł. Szarża może być samym biegiem: zagraj ją i wskaż pole e2, tuż obok niego.
lesson-trolls-next-to = Tak też wolno. Ale spójrz: szarża na e2 kończy się obok łucznika i zostaje akcja na cios.
lesson-trolls-finish = Berserker stoi obok łucznika, a w ręce czeka „atak 2”. Powal go!
lesson-trolls-got-away = Łucznik wciąż żyje. Cofnij się i zagraj „atak 2”, póki berserker stoi obok niego.
lesson-trolls-end = Pilnuj ran: miotacz rzuca do trzeciej, berserker szarżuje do czwartej. Dziesięć kamieni musi starczyć na cały pojedynek.

# 05 dragon
lesson-dragon = Smok
lesson-dragon-aim = Przeleć nad wrogami, zioń ogniem i rozłóż rany.
lesson-dragon-fly = Smok jest sam, ale lata na każde wolne pole, także nad figurkami. Zagraj „lot” i wskaż pole a2.
lesson-dragon-in-line = Tak też wolno. Ale spójrz: z pola a2 smok ma wszystkie trzy krasnoludy w jednej linii.
lesson-dragon-fire = Ogień parzy wszystkich w linii aż do brzegu, każdego tak samo. Zagraj „ogień 2” i wskaż Bralda.
lesson-dragon-all-three = Tak też wolno. Ale spójrz: trzy krasnoludy stoją w linii i „ogień 2” sięgnie wszystkich naraz.
lesson-dragon-endure = Brald się obronił, ale teraz krasnoludy biją dwa razy po 1. Szkoda obrony na słaby cios: naciśnij „Przyjmij cios”.
lesson-dragon-save-it = Tak też wolno. Ale spójrz: obrona zatrzyma i cios z siłą 2, a ten miał tylko 1.
lesson-dragon-track = Pierwsza rana dopełniła pancerz, drugą kładziesz, gdzie chcesz. Pełny tor odbiera zdolność. Masz lot i ogień, więc wskaż łapy.
lesson-dragon-needed = Tak też wolno. Ale spójrz: masz w ręce lot i ogień, a żadnej karty ruchu. Łap najmniej szkoda.
lesson-dragon-bite = Morin ma dwie rany z czterech i stoi tuż obok. Powal go!
lesson-dragon-missed = Morin wciąż stoi. Cofnij się i zagraj „atak 2”: smok gryzie sąsiada.
lesson-dragon-end = Smok wygrywa, gdy padną wszystkie krasnoludy albo skończą im się karty. Jego powali dopiero dziesiąta rana.

# 06 dwarves
lesson-dwarves = Krasnoludy
lesson-dwarves-aim = Wpadnij w szał, zarzuć sieć i powal smoka.
lesson-dwarves-fury = Pancerz smoka pękł: pora uderzyć! Raz na grę Brald wpada w szał: trzy akcje zamiast dwóch, za jedną ranę. Wskaż znacznik szału.
lesson-dwarves-only-first = Tak też wolno. Ale spójrz: szał ogłasza się przed pierwszą akcją tury, potem już nie można.
lesson-dwarves-net = Urpen stoi obok smoka. Zagraj „sieć” i wskaż smoka: pod nią ani nie odejdzie, ani nie odleci.
lesson-dwarves-fly-away = Tak też wolno. Ale spójrz: bez sieci ranny smok po prostu odleci. Najpierw go złap.
lesson-dwarves-shoot = Morin ma kuszę i strzela tak jak łucznicy: prosto i z daleka. Zagraj „kusza 2”.
lesson-dwarves-from-afar = Tak też wolno. Ale spójrz: Morin ma smoka na linii, a „kusza 2” sięga z każdej odległości.
lesson-dwarves-strike = Została trzecia akcja, ta z szału. Zagraj „atak 2” i uderz smoka Braldem albo Urpenem.
lesson-dwarves-third = Tak też wolno. Ale spójrz: smok nie ucieknie, a „atak 2” to od razu dwie rany.
lesson-dwarves-finish = Smok zrzucił sieć, a to zajęło mu całą turę. Ma osiem ran z dziesięciu: powal go!
lesson-dwarves-alive = Smok żyje. Cofnij się i zagraj „atak dwóch 1/1”: Brald i Urpen stoją obok niego.
lesson-dwarves-end = Smok padł! Zapamiętaj: sieć jest jedna i zatrzyma ją zwykła obrona, a bez kart krasnoludy przegrywają ze smokiem.

# 07 clock
lesson-clock = Talia to zegar
lesson-clock-aim = Przetrwaj, aż trollom skończą się karty.
lesson-clock-clock = Trolle muszą zdążyć przed świtem: gdy skończą im się karty, zamieniają się w kamień. Talię mają pustą, w ręce trzy karty.
lesson-clock-away = Nie musisz nikogo powalić, wystarczy przetrwać. Odejdź od miotacza: zagraj „ruch 2” i wskaż pole e2.
lesson-clock-too-near = Tak też wolno. Ale spójrz: miotacz jest blisko, a łucznika powali jedna rana. Na e2 będzie miał do niego dalej.
lesson-clock-waste = Pasować nie wolno, a twoja talia też jest pusta. Łuk i obronę zachowaj, a „atak 2” zagraj i odłóż bez efektu.
lesson-clock-keep-it = Tak też wolno. Ale spójrz: łuk i obrona zaraz się przydadzą, a „atak 2” nikogo stąd nie dosięgnie.
lesson-clock-block = Miotacz podszedł i uderza: dwie karty mniej do świtu. Odpowiedz obroną.
lesson-clock-fallen = Tak też wolno. Ale spójrz: to był ostatni łucznik i trolle wygrały. A miały już tylko jedną kartę.
lesson-clock-shoot = Została im ostatnia karta. Strzel do miotacza: bez obrony padnie, a obrona zużyje tę kartę.
lesson-clock-one-card = Łucznik padł od ich ostatniej karty. Cofnij się, zagraj „łuk 2” i wskaż miotacza.
lesson-clock-end = Wygrana! Zegar przesuwa każda karta, także obrona i odrzucona. W pojedynku ze smokiem karty liczą krasnoludy.

# 08 duel
lesson-duel = Ostatnie tury pojedynku
lesson-duel-aim = Wygraj jako trolle, zanim wzejdzie słońce.
lesson-duel-hello = Prowadzisz trolle. Żyją jeszcze rycerz i łucznik, a do świtu zostało ci pięć kart: trzy w ręce, dwie w talii.
lesson-duel-archer = Zacznij od łucznika: ma już ranę i stoi berserkerowi na drodze. Powal go jedną kartą.
lesson-duel-archer-lives = Łucznik wciąż żyje. Cofnij się i zagraj „szarżę” prosto na niego: dwa ciosy wystarczą.
lesson-duel-draw = Został rycerz, ale w ręce nie ma ani jednego ataku. Dobierz dwie ostatnie karty, a obrony zachowaj.
lesson-duel-no-blow = Tak też wolno. Ale spójrz: te karty nie zranią rycerza, za to obronią przed jego ciosem.
lesson-duel-block = Rycerz uderza miotacza. Odpowiedz tańszą obroną, tą za jeden kamień.
lesson-duel-dear = Tak też wolno. Ale spójrz: ta obrona kosztuje dwa kamienie, a za jeden zatrzymasz to samo.
lesson-duel-why = Tak też wolno. Ale spójrz: dwie rany to dużo, a masz i obronę, i kamienie.
lesson-duel-win = Rycerz uciekł, ale nie ma już kart ani uniku. Powalą go dwie rany, a ty masz jeszcze trzy karty. Wygraj!
lesson-duel-dawn = Rycerz przetrwał. Cofnij się i sprawdź, kto stoi z nim w jednej linii: szarża to dwa ciosy.
lesson-duel-end = Wygrana! Zagraj teraz cały pojedynek: weź trolle i pilnuj świtu. Czym różnią się inne pary, przeczytasz w zasadach.
