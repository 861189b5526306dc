## Strony `plansza.web`

page-home = plansza: na stronę główną
page-motto = gry planszowe do wspólnego grania
page-switch-language = Przełącz na polski
page-theme = Jasno albo ciemno
page-tables = Otwarte stoły
page-free-seats =
    { $count ->
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
page-watching = Oglądasz ten stół.
page-your-seat = Siedzisz na miejscu { $seat }.
page-waiting = Czekamy na graczy
page-data = Stół jako dane
page-schema = Interfejs dla programów
page-fan = Nieoficjalny projekt miłośników; gry należą do swoich autorów i wydawców.

page-welcome = W co dziś gramy?
page-games = Gry
page-rules = Jak się gra
page-quick = Zagraj
page-first-game = pierwsza gra
page-learn-it = Poznaj grę
page-what = Nowoczesne planszówki z botem albo z przyjaciółmi: bez konta, bez limitów, po prostu twoje.
page-opponent = Przeciwnik
page-for-players =
    { $players } { $count ->
        [one] osoba
        [few] osoby
       *[many] osób
    }
page-minutes = { $minutes } min
page-weight-1 = łatwa
page-weight-2 = dość łatwa
page-weight-3 = średnia
page-weight-4 = wymagająca
page-weight-5 = ciężka
page-set-up = Przygotuj stół
page-how-many = Ile osób gra
page-who-plays = Kto gra
page-seat-me = ja
page-seat-friend = ktoś znajomy, przez link
page-seat-here = ktoś przy tym urządzeniu
page-seat-bot = bot: { $bot }
level-novice = Nowicjusz
level-novice-about = Dobry na pierwszy raz: widzi to, co leży przed nim, i niejeden ruch przeoczy.
level-greedy = Łowca okazji
level-greedy-about = Bierze to, co teraz wygląda najlepiej, i nie patrzy dalej.
level-planner = Planista
level-planner-about = Myśli kilka ruchów naprzód.
level-master = Mistrz
level-master-about = Przed każdym ruchem rozważa tysiące możliwości; zajmuje mu to dobrą sekundę.
page-name = Imię
page-name-of = Imię gracza { $seat }
page-options = Jak gracie
page-presets = Gotowe zestawy
page-more-options = Więcej opcji
page-table = Stół
page-clock = Zegar
page-clock-none = bez zegara
page-clock-some = { $base } min i { $bonus } s na każdy ruch
page-clock-own = własne czasy
page-clock-help = Gdy komuś skończy się czas, jego turę dokończy bot.
page-clock-turns = na grę przez wiele dni: czas na każdą turę
page-clock-hours = { $hours } godz. na każdą turę
page-clock-days =
    { $days ->
        [one] dzień na każdą turę
       *[other] { $days } dni na każdą turę
    }
page-clock-turn-help = Tyle czasu ma każdy na swoją turę, w dzień i w nocy, od chwili, gdy nadejdzie jego kolej. Nikt nie musi czekać przy stole.
page-late = Gdy czas minie
page-late-bot = tę turę gra bot
page-late-lost = gra jest przegrana
page-late-help = Gdy gra więcej osób niż dwie, dla pozostałych gra trwa: do końca gra bot.
page-weekends = Wolne weekendy
page-weekends-help = Soboty i niedziele się nie liczą.
page-zone = Dni według strefy czasowej { $name }.
page-vacation = Urlop dla każdego
page-vacation-none = bez urlopu
page-vacation-days =
    { $days ->
        [one] jeden dzień
       *[other] { $days } dni
    }
page-vacation-help = Kto wyjeżdża na kilka dni, mówi o tym, a jego zegar stoi.
page-settled-turn = Na turę każdy ma { $time }.
page-settled-late =
    Gdy czas minie, { $late ->
        [bot] tę turę gra bot.
       *[lost] { $many ->
            [yes] bot gra już do końca.
           *[no] gra jest przegrana.
        }
    }
page-settled-weekends = Soboty i niedziele się nie liczą (strefa czasowa { $zone }).
page-settled-vacation =
    { $days ->
        [0] W tej grze nie ma urlopów.
        [one] Każdy może wziąć jeden dzień urlopu.
       *[other] Każdy może wziąć { $days } dni urlopu.
    }
page-turn-each = { $time } na turę
page-time-left = Czas na twoją turę: zostało { $what }.
page-time-up = Twój czas minął, ale nikt jeszcze za ciebie nie zagrał: zagraj teraz.
page-next-game = Następna gra ({ $count })
page-keys-next = prowadzi do następnej gry, w której czekają na ciebie
page-holiday = Urlop
page-holiday-help = Przez tyle dni twój zegar stoi przy wszystkich stołach z czasem na turę, jeśli na to pozwalają. Inni widzą, do kiedy.
page-holiday-days = Liczba dni
page-holiday-all = Weź urlop we wszystkich grach
page-holiday-here = Weź urlop
page-holiday-end = Zakończ urlop
page-holiday-over = Koniec urlopu: twoje zegary znowu idą.
page-holiday-left = Dni urlopu, które masz jeszcze w tej grze: { $count }. W tym czasie twój zegar stoi, a inni widzą, do kiedy.
page-holiday-elsewhere = We wszystkich grach naraz
page-away-until = urlop do { $what }
page-mine-none = W tej przeglądarce nie masz żadnej gry.
page-mine-others = Kolej innych
page-mine-over = Niedawno skończone
page-mine-drawn = nikt nie wygrał
page-mine-won = wygrana
page-mine-lost = wygrywa { $name }
page-just-now = przed chwilą
page-clock-base = Minuty na grę
page-clock-bonus = Sekundy na każdy ruch
page-stand-in = Bot w zastępstwie
page-stand-in-help = Gra za kogoś, kogo długo nie ma, komu skończył się czas albo kto się poddał.
page-stand-in-here = W zastępstwie gra tu bot: { $bot }.
page-listed = Mogą dołączyć nieznajomi
page-listed-help = Stół widać na liście otwartych stołów. Inaczej przyjdą tylko ci, którzy mają link.
page-shared-device = Stół rodzinny
page-shared-device-help = Przy jednym ekranie może usiąść kilka osób. Inaczej przy stole dla nieznajomych każdy ma jedno miejsce.
page-shared-device-here = Stół rodzinny: kilka osób może grać przy jednym ekranie.
page-play = Graj
page-your-name = Twoje imię
page-guest = Gość
page-mine = Twoje gry
page-waiting-short = czekamy na graczy
page-turn-yours = Twoja tura
page-chosen = Wybrane: { $what }. Teraz wskaż jedno z podświetlonych miejsc.
page-turn-of = Teraz gra { $name }
page-server-away = Serwer nie odpowiada – próbujemy dalej.

page-problem = Nie udało się
page-to-home = Na stronę główną
page-try-again = Spróbuj jeszcze raz
page-code = Kod: { $code }

page-players = Gracze
page-prompt = Co teraz zrobić
page-question = Pytanie do ciebie
page-standing = Gracze i stan gry:
page-meters = Cel i stan gry
page-meter-of = { $count } z { $what }
page-meter-ends = Tyle kończy grę: { $count }
page-board = Plansza
page-about = Co to jest?
page-about-help = Wskaż cokolwiek, a powie, czym jest. Niczego przy tym nie zagrasz; kończy to „?” albo Esc.
page-about-choose = Możesz to teraz wybrać.
page-panel = Przebieg i więcej
page-panel-news = (jest coś nowego)
page-actions = Co możesz zrobić
page-story = Przebieg gry
page-older = Pokaż wcześniejsze
page-say = Napisz coś
page-send = Wyślij
page-settings = Ustawienia
page-confirm = Potwierdzaj moje ruchy
page-confirm-help = Zapytaj przed ruchem, którego nie da się cofnąć.
page-silent = Nie pytaj mnie do mojej następnej tury
page-silent-help = Jeśli na pytanie wolno odpowiedzieć „nie”, odpowiemy tak za ciebie.
page-sound = Dźwięki
page-motion = Animacje
page-others = Co zrobili inni
page-again = Pokaż jeszcze raz
page-pace = Tempo pozostałych graczy
page-pace-slow = powoli
page-pace-usual = zwykłe
page-pace-quick = szybko
page-pace-at-once = od razu
page-pace-help = Tyle czasu ma każdy krok innych, żeby dało się go zobaczyć. „Od razu”: bez czekania i bez scen.
page-coach = Rady dla początkujących
page-coach-first = w pierwszych partiach
page-coach-always = w każdej partii
page-coach-never = nigdy
page-coach-help = Każdą rzecz wyjaśniamy raz: gdy pierwszy raz się przyda. „W pierwszych partiach”: w dwóch pierwszych każdej gry. „W każdej partii” zaczyna rady od nowa.
page-coach-said = Warto wiedzieć
page-coach-understood = Jasne
page-notify = Powiadom mnie o mojej turze, gdy strona jest w tle
page-keys = Klawisze
page-keys-arrows = przechodzą po tym, co możesz teraz wybrać
page-keys-enter = wybiera
page-keys-tab = po wyborze przechodzi do możliwych celów
page-keys-escape = odkłada to, co wybrano
page-keys-repeat = powtarza pytanie
page-keys-about = mówi, co to jest
page-move-seat = Graj na innym urządzeniu
page-move-seat-help = Albo przenieś tam swoje miejsce na stałe: tu zostanie zamknięte.
page-make-link = Przenieś tam miejsce
page-also-help = Otwórz swoje miejsce także na telefonie albo innym komputerze: zeskanuj tam kod albo wyślij sobie link. Zagrasz na każdym z nich.
page-also-link = Także na innym urządzeniu
page-also-made = Kto pierwszy to otworzy, gra na twoim miejscu tak jak ty. Działa raz, przez kwadrans.
page-link-made = Kto pierwszy to otworzy, przejmie tam twoje miejsce. Działa raz, przez kwadrans.
page-code-seat = Link jako kod do zeskanowania
page-devices = Twoje miejsce jest otwarte na kilku urządzeniach ({ $count }).
page-only-here = Tylko tutaj
page-only-here-done = Twoje miejsce jest teraz otwarte tylko tutaj.
page-about-table = O tym stole
page-fair = Los jest ustalony przed pierwszym ruchem i nikt go już nie zmieni: serwer pieczętuje swoje ziarno poniższym skrótem, a gracze dokładają do niego własne liczby. Na końcu pokażemy wszystko, więc każdy może to sprawdzić.
page-shuffling = Tasujemy wspólnie…
page-shuffling-help = Każdy dokłada do tasowania swoją część losu.
page-commitment = Skrót ziarna
page-seed = Ziarno
page-record = Zapis gry
page-needs-script = Ta strona wymaga JavaScriptu.

page-to-move = teraz gra
page-is-you = ty
page-is-bot = bot
page-is-here = przy stole
page-is-away = z dala od stołu
page-is-stood-in = na razie gra bot
page-away-wait = { $name } – z dala od stołu. Za { $what } możesz poprosić bota.
page-away-now = { $name } – z dala od stołu.
page-bot-in = bot za { $what }
page-call-bot = Niech zagra bot
page-stood-in = Za ciebie gra bot.
page-doubt = Zapisane ruchy prowadzą dziś do innej pozycji niż kiedyś, może przez zmianę zasad: lepiej przygotuj nowy stół.
page-return = Już jestem
page-asked = Pytanie zadane, czekamy na odpowiedź.
page-withdraw = Wycofaj pytanie
page-asks-takeback = { $name } prosi o cofnięcie ostatniego ruchu. Zgoda?
page-asks-draw = { $name } proponuje remis. Zgoda?
page-asks-rematch = { $name } chce zagrać jeszcze raz. Ty też?
page-yes = Tak
page-no = Nie
page-take-back = Cofnij
page-ask-back = Poproś o cofnięcie
page-draw = Zaproponuj remis
page-resign = Poddaj się
page-resign-sure = Poddać się?
page-resign-help = Przegrasz wtedy tę grę.
page-resign-many = Twoje miejsce przejmie na dobre bot: do tej gry już nie wrócisz.
page-play-on = Graj dalej
page-sure-help = Tego nie da się cofnąć.
page-do-it = Zrób to
page-not-yet = Jeszcze nie
page-over = Koniec gry
page-not-seated = Jeszcze nie siedzisz przy stole.
page-soon = Zaczniemy, gdy wszystkie miejsca będą zajęte.
page-result = Wynik
page-watch-again = Obejrzyj powtórkę
page-review = Analiza
page-share = Udostępnij
page-learn = Zasady gry
page-find-turn = Znajdź moment przełomowy
page-turning-point = Moment przełomowy:
page-no-turn = Żadna pojedyncza tura nie przeważyła tu szali.
page-next = Do nowego stołu
page-rematch = Zagraj jeszcze raz
page-offline = Brak połączenia – próbujemy dalej. Nic nie przepadło.

page-free-short = wolne miejsce
page-free = Miejsce { $seat } jest wolne
page-player = Gracz { $seat }
page-sit = Usiądź tutaj
page-sit-too = Posadź przy tym urządzeniu
page-leave = Wstań
page-bot-level = Który bot
page-add-bot = Posadź bota
page-invite = Zaproś kogoś
page-invite-help = Wyślij link albo daj go zeskanować: kto go otworzy, może zająć wolne miejsce.
page-link = Link z zaproszeniem
page-copy = Kopiuj
page-copied = Skopiowane.
page-copy-failed = Nie udało się skopiować: link jest zaznaczony, skopiuj go ręcznie.
page-code-alt = Link z zaproszeniem jako kod do zeskanowania

page-pass = Przekaż urządzenie: { $name }
page-pass-help = Do tego czasu karty są zakryte.
page-i-am = { $name } – to ja
