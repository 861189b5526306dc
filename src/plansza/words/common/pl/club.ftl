## Dom klubu: `plansza.web.club`

page-enter = Wejdź
page-enter-what = Tu gra się w swoim gronie. Powiedz hasło, a drzwi się otworzą.
page-passphrase = Hasło
page-club-no-answer = Serwer nie odpowiada: spróbuj jeszcze raz za chwilę.

error-enter-first = Najpierw trzeba wejść: wyślij hasło klubu na /api/enter i zachowaj ciasteczka.
error-wrong-passphrase = To nie jest hasło tego klubu: zapytaj kogoś, kto tu gra.
error-wrong-phrase = Nie ma tu gracza o takim imieniu z takimi słowami: sprawdź jedno i drugie.
error-wrong-passkey = Tego klucza dostępu tu nie znamy albo trwało to za długo: spróbuj jeszcze raz.
error-no-passkeys-here = Klucze dostępu działają tylko przez https i pod nazwą albo na samym tym komputerze: użyj słów.
error-not-signed-in = Najpierw się zaloguj.
error-members-only = Przy tych stołach siadają tylko gracze klubu: najpierw się zaloguj.
error-player-name-taken = „{ $name }” to imię innego gracza tego klubu albo wygląda prawie tak samo: wybierz inne.
error-passkey-known = Ten klucz dostępu ktoś już tu ma: zaloguj się nim.
error-too-many-passkeys = Kluczy dostępu możesz mieć najwyżej { $most }: tyle już jest.
error-no-such-player = Nie ma tu takiego gracza.
error-other-name = Wpisz swoje imię dokładnie tak, jak tu stoi, żeby było pewne, że to nie pomyłka.
error-too-many-guesses =
    Za dużo prób: spróbuj jeszcze raz za { $seconds ->
        [one] sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }.

page-passkey-none = Nic z tego nie wyszło: twoja przeglądarka nie podała klucza dostępu.

club-link = Klub
club-what = Kto tu gra, z kim i jak komu idzie.
club-play = Do gier
club-sign-in-or-register = Zaloguj się albo dołącz
club-players = Gracze
club-player = Gracz
club-games = Partie
club-wins = Wygrane
club-draws = Remisy
club-share = Udział
club-rating = Ranking
club-game = Gra
club-role = Rola
club-rival = Przeciwnik
club-day = Dzień
club-nobody = Nikt jeszcze nie dołączył: zacznij ty!
club-latest = Ostatnie wyniki
club-no-results = Żadna partia graczy klubu jeszcze się nie skończyła.
club-unrated = bez rankingu
club-replay = Powtórka
club-former = były gracz
club-rating-help =
    Liczba mówi, jak ktoś gra: kto ma o 100 więcej, wygrywa około 64 partii na 100. „±” to niepewność:
    prawda leży w tych granicach 19 razy na 20. Znak zapytania stoi przy tych, którzy skończyli mniej niż
    10 partii. Liczą się partie co najmniej dwóch graczy klubu po różnych stronach, bez podpowiedzi.
club-total =
    { $count ->
        [0] Jeszcze bez skończonej partii.
        [one] Jedna skończona partia, wygranych: { $wins }.
        [few] { $count } skończone partie, wygranych: { $wins }.
       *[many] { $count } skończonych partii, wygranych: { $wins }.
    }
club-compare = Porównaj ze mną
club-by-game = Według gier
club-by-role = Według ról
club-by-rival = Z kim
club-course = Ranking: { $game }
club-as-table = To samo jako tabela
club-after-games = Po partiach
club-history = Partie
club-no-games-yet = Ten gracz nie skończył jeszcze żadnej partii.
club-plot-shares = Udział wygranych partii w każdej grze
club-plot-rating = Ranking po każdej partii: { $game }
club-plot-axis = kolejne partie
club-side-by-side = Obok siebie
club-between =
    { $count ->
        [0] Jeszcze nie grali przeciwko sobie.
       *[other] Przeciwko sobie: { $wins }–{ $lost }, remisów: { $drawn }.
    }
club-won-of = wygranych: { $wins }{"\u00A0"}z{"\u00A0"}{ $count }
club-me = Twoje miejsce w klubie
club-me-what = Pod jednym imieniem na każdym urządzeniu, z historią i rankingiem.
club-my-games = Moja historia
club-phrase = Słowa odzyskiwania
club-phrase-keep = Po tych słowach i po imieniu poznamy cię wszędzie. Zapisz je: pokazujemy je tylko ten jeden raz.
club-phrase-kept = Zapisane
club-register = Dołącz
club-register-what = Wybierz imię. Nikt inny przy stołach tego klubu nie będzie się tak nazywał.
club-name = Imię
club-register-phrase = Dołącz i pokaż słowa
club-register-passkey = Dołącz z kluczem dostępu
club-sign-in = Zaloguj się
club-use-passkey = Kluczem dostępu
club-running = Trwające partie
club-take = Graj tutaj
club-take-help = Miejsce przejdzie na to urządzenie; na poprzednim już go nie będzie.
club-rename = Zmień imię
club-rename-help = Przy stołach, przy których już siedzisz, zostanie dotychczasowe.
club-ways = Jak cię poznajemy
club-has-phrase = Masz słowa odzyskiwania.
club-no-phrase = Nie masz słów odzyskiwania: przydadzą się, gdy zgubisz urządzenie z kluczem dostępu.
club-passkeys =
    { $count ->
        [0] Nie masz klucza dostępu.
        [one] Masz jeden klucz dostępu.
        [few] Masz { $count } klucze dostępu.
       *[many] Masz { $count } kluczy dostępu.
    }
club-new-phrase = Nowe słowa
club-add-passkey = Dodaj klucz dostępu
club-sign-out = Wyloguj się
club-sign-out-here = Tutaj
club-sign-out-everywhere = Wszędzie
club-delete = Usuń mnie
club-delete-what =
    Twoje imię, słowa i klucze dostępu znikną od razu, a w wynikach zostanie „były gracz”. Zapisy stołów, przy których
    siedzisz, zachowują imię, pod którym tam grasz, dopóki gospodarz ich nie skasuje.
club-delete-name = Wpisz swoje imię
club-kept = Co o tobie wiemy
club-kept-what =
    Imię, dzień dołączenia, skrót słów odzyskiwania, publiczne połówki kluczy dostępu, wyniki skończonych partii i to, przy
    których stołach siedzisz. Nic więcej: ani adresu, ani poczty, ani hasła. Lista graczy i wyniki są dla
    wszystkich, którzy tu wchodzą, jeśli gospodarz ich nie ukrył; powtórkę partii, a w niej rozmowy przy stole,
    otwierają stąd ci, którzy w niej grali.

error-seat-reserved = To miejsce czeka na kogoś: { $name }.
error-one-table = To samo rozdanie grasz już przy innym stole.
error-deal-sealed = To samo rozdanie grają jeszcze inni: zajrzeć tu będzie można, gdy wszyscy skończą.
error-deal-over = To rozdanie jest już skończone i wszyscy je znają: otwórz nowe.
error-pairs-of-two = Pary grają w grę dla dwojga i przy parzystej liczbie stołów.
error-not-the-maker = Zamknąć to może tylko ten, kto to otworzył.

club-deals = To samo rozdanie
club-deals-what = Kilka stołów gra z tym samym ziarnem losu. Na końcu widać obok siebie, kto zrobił z niego więcej.
club-deals-newest = Ostatnie rozdania
club-deal-new = Nowe rozdanie
club-deal-seats = Ilu gra przy stole
club-deal-tables = Ile stołów
club-deal-pairs = Pary po obu stronach
club-deal-pairs-help = Stoły łączą się po dwa: każda para gra tu jedną stroną, a obok drugą, z tym samym losem.
club-deal-luck =
    Los rozdania wybiera serwer i pieczętuje go, zanim ktokolwiek usiądzie; pieczęć jest ta sama przy każdym stole.
    Gracze nic tu do losu nie dokładają, bo przy każdym stole byłby wtedy inny.
club-deal-open = Otwórz stoły
club-deal-count =
    { $count ->
        [one] jeden stół
        [few] { $count } stoły
       *[many] { $count } stołów
    }
club-deal-over = skończone
club-deal-runs = trwa
club-deal = Rozdanie
club-deal-done = Wszystko już wiadomo: powtórki są otwarte, a wyniki stoją obok siebie.
club-deal-sealed = Dopóki nie skończą wszyscy, patrzą tylko ci, którzy grają, każdy na swój stół. Usiądź przy jednym.
club-deal-side-by-side = Stół przy stole
club-deal-table = Stół
club-deal-go = Mój stół
club-deal-sit = Usiądź
club-deal-status =
    { $status ->
        [open] są wolne miejsca
        [running] gra trwa
        [over] już po grze
       *[gone] stołu już nie ma
    }
club-deal-won = wygrana
club-deal-share-help =
    Procent mówi, z iloma innymi stołami wypadło się lepiej na tym samym miejscu (remis to pół), jak w brydżu
    porównawczym.
club-deal-seal = Pieczęć losu
club-deal-close-what = Jeśli ktoś nie skończy, możesz zamknąć rozdanie: trwające gry kończą się wtedy bez wyniku.
club-deal-close = Zamknij rozdanie
club-pairs = Pary po obu stronach
club-pair = Para { $letter }
club-pair-won = wygranych: { $wins } z 2

error-no-such-evening = Nie ma tu takiego wieczoru: sprawdź link.
error-evening-duels = Liga i puchar są dla gier we dwoje: przy większych stołach zagrajcie systemem szwajcarskim.
error-too-few-names = Za mało imion: potrzeba co najmniej { $count }.
error-name-twice = „{ $name }” wygląda jak inne imię z listy: zmień któreś.
error-not-on-the-list = Ta lista cię nie zna: zaloguj się albo otwórz swój link od organizatora.
error-no-table-now = Nie masz teraz stołu: poczekaj na następną rundę.
error-round-runs = Runda jeszcze trwa: brakuje wyników.
error-round-gone = Wpisać można tylko wynik ostatniej rundy.
error-bad-points = Podaj punkty wszystkich przy tym stole.
error-evening-over = Wszystkie rundy są już rozegrane.
error-knockout-draw = { $one } i { $other } zremisowali, a dalej przechodzi jedno z nich: wpisz, kto.

club-evenings = Wieczory
club-evenings-what = Lista imion zmienia się w rundy, rundy same otwierają stoły, a wyniki same wracają do tabeli.
club-evenings-newest = Ostatnie wieczory
club-kind =
    { $kind ->
        [league] liga
        [knockout] puchar
       *[swiss] system szwajcarski
    }
club-evening-new = Nowy wieczór
club-evening-title = Nazwa
club-evening-kind = Jak gramy
club-evening-rounds = Ile rund
club-evening-double = Mecz i rewanż
club-evening-by-rating = Rozstaw według rankingu
club-evening-same-deal = W każdej rundzie przy wszystkich stołach to samo rozdanie
club-evening-names = Kto gra (po jednym imieniu w wierszu)
club-evening-names-help = Kolejność to rozstawienie. Gracze klubu zaznaczą się po imieniu; goście dostaną swoje linki.
club-evening-make = Zaczynamy
club-round-of = runda { $round } z { $total }
club-rounds-ahead =
    { $total ->
        [one] jedna runda, jeszcze się nie zaczęła
        [few] { $total } rundy, pierwsza jeszcze się nie zaczęła
       *[many] { $total } rund, pierwsza jeszcze się nie zaczęła
    }
club-round = Runda { $round }
club-evening-winner = Wygrywa
club-evening-you = Grasz jako { $name }
club-evening-to-table = Do mojego stołu
club-evening-bye = W tej rundzie pauzujesz i dostajesz punkt.
club-evening-wait = Teraz nie masz stołu: poczekaj na następną rundę.
club-standings = Tabela
club-points = Punkty
club-buchholz = Buch{"\u00AD"}holz
club-sonneborn = Sonne{"\u00AD"}born-Berger
club-tie-breaks =
    Przy równych punktach liczy się Buchholz (suma punktów przeciwników), potem Sonneborn-Berger (punkty tych, których
    się pokonało, i połowa punktów tych, z którymi był remis), potem liczba wygranych. Przy stole we dwoje wygrana to 1,
    remis ½; przy większym punktem jest to, jaką część pozostałych się wyprzedziło.
club-bye = pauza
club-by-hand = wynik wpisał organizator
club-watch = Zobacz
club-enter = Wpisz wynik
club-enter-do = Wpisz
club-organiser = Organizator
club-next-round = Zacznij rundę { $round }
club-round-runs = Następna runda zacznie się, gdy będą wszystkie wyniki.
club-links = Linki dla gości
club-links-help = Każdy gość siada przez swój link; kto go ma, ten gra pod tym imieniem.
club-link-player = siada po zalogowaniu

## Wiersz poleceń: `plansza club`

error-club-packages = Klub z twojego pliku potrzebuje pakietów, których tu nie ma ({ $names }): zainstaluj plansza[club].
help-club = Gracze, rankingi i wieczory klubu.
help-club-csv = jako CSV, dla arkusza
help-club-player = imię gracza
help-club-new-name = nowe imię
help-club-players = Wypisz graczy.
help-club-rename = Zmień imię gracza.
help-club-remove = Usuń gracza; jego partie zostają.
help-club-ratings = Wypisz rankingi.
help-club-recompute = policz wszystko od nowa z zapisów stołów i popraw to, co się różni
help-club-evenings = Wypisz wieczory.
club-renamed = Gracz nazywa się teraz { $name }.
club-remove-ask = Usunąć gracza { $name }? Zaloguje się już tylko jako ktoś nowy.
club-removed = Gracza { $name } już nie ma; partie zostały.
club-no-player = Nie ma gracza o imieniu „{ $name }”.
club-nothing = Niczego tu jeszcze nie ma.
club-recomputed =
    Partie: { $games }. Inaczej w zapisach stołów i poprawione: { $differing }. Bez zapisu, więc bez zmian: { $unread }.
    Działający serwer zobaczy poprawki po ponownym uruchomieniu.
club-head-name = gracz
club-head-joined = od kiedy
club-head-games = partie
club-head-game = gra
club-head-role = rola
club-head-rating = ranking
club-head-margin = ±
club-head-title = wieczór
club-head-day = dzień
club-head-kind = system
club-head-rounds = rundy
club-head-names = osób
