## Stoły `plansza.web`: co dzieje się wokół gry i czego serwer odmawia

reason-resigned =
    { $you ->
        [yes] twój przeciwnik się poddał
       *[no] przeciwnik się poddał
    }
reason-time = skończył się czas
reason-agreed = za zgodą wszystkich
reason-forfeit = walkower: nie padł możliwy ruch
reason-closed = stół został zamknięty

time-days =
    { $days ->
        [one] 1 dzień
       *[other] { $days } dni
    }{ $hours ->
        [0] {""}
       *[other] {" "}{ $hours } godz.
    }
time-hours =
    { $hours } godz.{ $minutes ->
        [0] {""}
       *[other] {" "}{ $minutes } min
    }
time-minutes =
    { $minutes ->
        [0] mniej niż minuta
       *[other] { $minutes } min
    }

entry-sit =
    { $you ->
        [yes] Zajmujesz miejsce { $seat }.
       *[no] { $who } zajmuje miejsce { $seat }.
    }
entry-bot = { $who } zajmuje miejsce { $seat }.
entry-leave =
    { $you ->
        [yes] Zwalniasz miejsce { $seat }.
       *[no] Miejsce { $seat } jest znowu wolne.
    }
entry-device =
    { $you ->
        [yes] Grasz dalej na innym urządzeniu.
       *[no] { $who } gra dalej na innym urządzeniu.
    }
entry-device-too = Twoje miejsce jest teraz otwarte na jeszcze jednym twoim urządzeniu.
entry-reveal =
    { $you ->
        [yes] Twoja część losu trafia do wspólnego tasowania.
       *[no] { $who } dokłada swoją część losu.
    }
entry-late =
    { $you ->
        [yes] Twoja część losu nie dotarła na czas: tasujemy bez niej.
       *[no] { $who }: ta część losu nie dotarła na czas, tasujemy bez niej.
    }
entry-start = Gra się zaczyna.
entry-takeback =
    { $you ->
        [yes] Cofasz swój ruch.
       *[no] { $who } cofa ruch.
    }
entry-takeback-agreed = Wszyscy się zgadzają: gra się cofa.
entry-resign =
    { $you ->
        [yes] Poddajesz grę.
       *[no] { $who } poddaje grę.
    }
entry-offer =
    { $you ->
        [yes] { $what ->
                [takeback] Prosisz o cofnięcie ruchu.
                [draw] Proponujesz remis.
               *[rematch] Proponujesz jeszcze jedną grę.
            }
       *[no] { $who } { $what ->
                [takeback] prosi o cofnięcie ruchu.
                [draw] proponuje remis.
               *[rematch] proponuje jeszcze jedną grę.
            }
    }
entry-answer =
    { $you ->
        [yes] { $yes ->
                [yes] Zgadzasz się.
               *[no] Nie zgadzasz się.
            }
       *[no] { $who } { $yes ->
                [yes] się zgadza.
               *[no] się nie zgadza.
            }
    }
entry-answer-bot =
    { $who } { $why ->
        [practice] się zgadza: to gra dla wprawy.
        [nothing-learnt] się zgadza: nikt się jeszcze niczego nie dowiedział.
        [learnt] się nie zgadza: po tym ruchu wiadomo już za dużo.
        [early] się nie zgadza: na remis za wcześnie.
        [fair] się zgadza: remis to dobry wynik.
       *[play-on] się nie zgadza: woli grać dalej.
    }
entry-withdrawn =
    { $you ->
        [yes] Wycofujesz swoje pytanie.
       *[no] { $who } wycofuje swoje pytanie.
    }
entry-draw = Wszyscy zgadzają się na remis.
entry-closed = Gospodarz serwera zamyka stół.
entry-rematch = Wszyscy chcą zagrać jeszcze raz: nowy stół już czeka.
entry-stand-in =
    { $you ->
        [yes] { $why ->
                [clock] Twój czas się skończył: tę turę dokończy za ciebie bot.
               *[absent] Bot gra za ciebie, dopóki nie wrócisz.
            }
       *[no] { $why ->
                [clock] { $who } nie ma już czasu: tę turę dokończy bot.
               *[absent] { $who } ma przerwę: na razie gra bot.
            }
    }
entry-time =
    { $both ->
        [yes] Obu stronom skończył się czas na turę: nikt nie wygrywa.
       *[no] { $you ->
                [yes] Skończył ci się czas na tę turę, a z nim twoja gra.
               *[no] { $who } nie ma już czasu na tę turę i tym samym przegrywa.
            }
    }
entry-away =
    { $you ->
        [yes] Masz { $days ->
                [one] dzień
               *[other] { $days } dni
            } urlopu: twój zegar stoi.
       *[no] { $who } ma { $days ->
                [one] dzień
               *[other] { $days } dni
            } urlopu: ten zegar stoi.
    }
entry-back =
    { $you ->
        [yes] Wracasz z urlopu: twój zegar znowu idzie.
       *[no] { $who } wraca z urlopu: ten zegar znowu idzie.
    }
entry-return =
    { $you ->
        [yes] Wracasz do gry.
       *[no] { $who } wraca do gry.
    }
entry-returned =
    { $you ->
        [yes] { $moves ->
                [0] Bot nic za ciebie nie zagrał.
                [one] Bot zagrał za ciebie jeden ruch, oznaczony wyżej.
                [few] Bot zagrał za ciebie { $moves } ruchy, oznaczone wyżej.
               *[many] Bot zagrał za ciebie { $moves } ruchów, oznaczonych wyżej.
            }
       *[no] { $moves ->
                [0] Bot w tym czasie nic nie zagrał.
                [one] Bot zagrał w tym czasie jeden ruch.
                [few] Bot zagrał w tym czasie { $moves } ruchy.
               *[many] Bot zagrał w tym czasie { $moves } ruchów.
            }
    }
entry-by-stand-in =
    { $you ->
        [yes] { $line } (Tak zagrał za ciebie bot.)
       *[no] { $line } (To ruch bota.)
    }
entry-chat = { $who }: { $text }

error-seat-taken = To miejsce jest zajęte: wybierz wolne.
error-ask-to-take-back = Tego nie da się już cofnąć: zapytaj pozostałych.
error-lesson-not-asked = Lekcja prosi teraz o coś innego: otwórz ją jeszcze raz.
error-puzzle-not-asked = Tego ruchu w tej zagadce teraz zrobić nie można: otwórz ją jeszcze raz.
error-stale = Stół się zmienił, odkąd na niego patrzysz: spójrz jeszcze raz i wtedy zagraj.
error-unknown-command = Nie ma polecenia „{ $kind }”.
error-bot-already = Na tym miejscu już gra bot.
error-stood-in = Gra za ciebie bot: najpierw powiedz, że już jesteś.
error-nobody-stands-in = Nikt cię nie zastępuje: po prostu graj dalej.
error-turn-is-played = Czas na tę turę minął i gra ją bot: ty zagrasz następną.
error-turn-has-time = Tu zegar mówi, ile może trwać tura: zaczekaj, aż się skończy.
error-turn-over = Czas tej tury minął, więc nie da się już jej cofnąć.
error-time-over = Twój czas minął: zagraj, póki jeszcze możesz.
error-not-late = Czas tej tury jeszcze nie minął.
error-no-vacation = Ten stół nie ma zegara na tury: nikt tu nie czeka całymi dniami, więc urlop nie jest potrzebny.
error-vacation-used = Nie masz już dni urlopu w tej grze.
error-vacation-days =
    { $most ->
        [one] Weź jeden dzień urlopu: tyle ci zostało.
       *[other] Weź od 1 do { $most } dni urlopu.
    }
error-away-already = Masz już urlop: najpierw go zakończ.
error-not-away = Nie masz urlopu: po prostu graj dalej.
error-two-clocks = Podaj dla zegara „base” na całą grę albo „turn” na turę: jedno z dwojga.
error-unknown-zone = Nie ma strefy czasowej „{ $zone }”: podaj taką jak Europe/Warsaw.
error-device-known = Twoje miejsce jest już otwarte na tym urządzeniu.
error-too-many-devices = Twoje miejsce jest już otwarte na { $most } urządzeniach: najpierw zamknij je na innych.
error-chat-length = Napisz coś, najwyżej { $most } znaków.
error-chat-full = Przy tym stole padło już { $most } wypowiedzi i więcej się nie zmieści. Porozmawiajcie gdzie indziej, a tu grajcie dalej.
error-chat-too-fast = Najwyżej { $most } wypowiedzi na minutę: odczekaj chwilę i pisz dalej.
error-too-many-moves = Naraz można wykonać najwyżej { $most } ruchów.
error-unknown-offer = Zaproponuj cofnięcie, remis albo rewanż.
error-offer-open = Jest już pytanie bez odpowiedzi: najpierw na nie odpowiedzcie albo je wycofajcie.
error-rematch-agreed = Rewanż jest już umówiony: przejdź do nowego stołu.
error-nothing-to-take-back = Nie masz jeszcze za sobą żadnego ruchu: nie ma czego cofać.
error-no-question = Nikt cię o nic nie pyta.
error-name-alike = „{ $name }” wygląda prawie jak „{ $other }”, a to imię jest już przy tym stole: wybierz inne.
error-name-of-bot = „{ $name }” to nazwa, pod którą grają tu boty: wybierz inne imię.
error-name-mixed = W imieniu „{ $name }” mieszają się dwa alfabety: pisz każde słowo jednym.
error-one-seat = Siedzisz już przy tym stole, na miejscu { $seat }. Tam, gdzie mogą dołączyć nieznajomi, każdy ma jedno miejsce: najpierw zwolnij tamto albo otwórz stół rodzinny.
error-shuffling = Wszyscy już siedzą i trwa tasowanie: gra zacznie się za chwilę, a wtedy możesz się poddać.
error-reveal-early = Jeszcze nie: swoją część losu pokazuje się, gdy wszystkie miejsca są zajęte.
error-no-share = Od tego miejsca nie czekamy na żadną część losu: po prostu graj.
error-share-differs = To nie jest ta część losu, którą zapowiedziało twoje miejsce: pokaż tamtą.
error-bad-share = To nie jest zapowiedź losu: wyślij 64 cyfry szesnastkowe albo nic.
error-name-length = Podaj imię, od 1 do { $most } znaków.
error-table-open = Nie teraz: gra się jeszcze nie zaczęła.
error-table-running = Nie teraz: gra trwa.
error-table-over = Nie teraz: gra jest skończona.
error-no-such-seat = Przy tym stole nie ma takiego miejsca.
error-not-seated = Tylko oglądasz ten stół: usiądź, żeby grać.
error-missing = W poleceniu brakuje „{ $name }”.
error-busy = Przy tym stole jest duży ruch: spróbuj za chwilę.
error-old-rules = Ten stół trzyma się wersji { $theirs } zasad gry „{ $game }”, a ten program zna wersję { $ours }: otwórz go wydaniem programu z tamtego czasu.
error-confirm-first = Tego ruchu nie da się cofnąć: potwierdź go.

error-unknown-table = Nie ma stołu „{ $table }”: sprawdź link albo otwórz nowy stół.
error-table-taken = Jest już stół „{ $table }”: wybierz dla swojego inną nazwę.
error-number-taken = Ktoś był szybszy: spójrz na stół jeszcze raz i wtedy zdecyduj.
error-number-gap = Zapis tego stołu nie sięga tak daleko: spójrz na stół jeszcze raz.
error-key-taken = To polecenie zostało już wykonane: nie powtarzaj go.
error-bad-entry = Tego nie da się zapisać ({ $what }): wyślij coś krótszego i prostszego.
error-store-locked = Inny program zajmuje bazę danych { $store } ({ $why }): zakończ go albo spróbuj jeszcze raz.
error-store-full = Nie ma już miejsca dla bazy danych { $store } ({ $why }): zwolnij trochę i spróbuj jeszcze raz.
error-store-corrupt = Baza danych { $store } jest uszkodzona albo nie nasza ({ $why }): odtwórz ją z kopii albo podaj inną.
error-store-away = Z bazą danych { $store } nie ma połączenia ({ $why }): sprawdź, czy istnieje i działa, i spróbuj jeszcze raz.
error-store-readonly = W bazie danych { $store } nie wolno pisać ({ $why }): daj temu użytkownikowi prawo zapisu do niej i jej katalogu albo podaj inną.
error-store-closed = Baza danych { $store } jest zamknięta: uruchom serwer jeszcze raz.
error-store-newer = W bazie danych { $store } pisał już nowszy program plansza ({ $why }): zaktualizuj ten albo podaj inną bazę.
error-store-older = W bazie danych { $store } pisał starszy program plansza ({ $why }): użyj tamtego albo raz uruchom serwer tego, a baza zostanie dostosowana.
error-table-active = Przy stole „{ $table }” właśnie coś się wydarzyło: obejrzyj go jeszcze raz.
error-transfer-altered = Do bazy { $store } dotarło co innego, niż wysłano. Nic w niej nie zmieniono: spróbuj jeszcze raz.
error-store-served = Z bazy danych { $store } korzysta już inny serwer, a nie słyszą się nawzajem: zatrzymaj tamten albo uruchom oba z --channels.
error-store-url = „{ $store }” nie wskazuje bazy danych, której można użyć ({ $why }): podaj adres, na przykład sqlite:///plansza.db albo postgresql://user@host/name.

error-foreign-seat = To nie twoje miejsce: graj na swoim.
error-player-present = Ta osoba jest przy stole: zastąpić można tylko kogoś, kogo nie ma.
error-player-expected = { $who } może jeszcze wrócić: bota poprosisz za { $seconds } s.
error-own-stand-in = Przy tym stole gra się bez podpowiedzi, więc bot nie zastąpi cię na chwilę: graj dalej albo { $duel ->
        [yes] poddaj grę.
       *[no] poddaj grę, a bot przejmie twoje miejsce na dobre.
    }
error-bad-link = Ten link już nie działa: poproś o nowy na urządzeniu, na którym grasz.
error-no-cookies = Twoja przeglądarka nie przechowuje ciasteczek, więc nie zapamięta twojego miejsca: zezwól na nie dla tego adresu i otwórz link jeszcze raz.
error-cross-site = To żądanie przyszło z innej strony: otwórz sam stół i spróbuj tam.
error-foreign-host = Ten serwer nie nazywa się „{ $host }”: otwórz go pod jego własną nazwą albo poproś gospodarza, żeby dodał tę przez --name.
error-full-house = Wszystkie miejsca są teraz zajęte: połączeń jest za dużo. Zamknij strony, których nie potrzebujesz, albo zajrzyj za chwilę.
error-not-json = Wyślij JSON, z typem treści „application/json”.
error-malformed = To żądanie jest niezrozumiałe: { $what }.
error-too-large = To za dużo naraz: wyślij najwyżej { $most } bajtów.
error-too-many = Za dużo żądań: odczekaj chwilę.
error-too-many-streams = Z twojego adresu otwarto już za dużo stron ze stołami: zamknij którąś i spróbuj jeszcze raz.
error-too-many-tables =
    Otwierasz stół za stołem: następny możesz otworzyć { $seconds ->
        [one] za sekundę
        [few] za { $seconds } sekundy
       *[many] za { $seconds } sekund
    }.
error-too-many-hints =
    Podpowiedź za podpowiedzią: o następną możesz poprosić { $seconds ->
        [one] za sekundę
        [few] za { $seconds } sekundy
       *[many] za { $seconds } sekund
    }.
error-too-many-reviews =
    Analiza za analizą: następną możesz zacząć { $seconds ->
        [one] za sekundę
        [few] za { $seconds } sekundy
       *[many] za { $seconds } sekund
    }.
error-unavailable = Stoły są teraz niedostępne: nic nie przepadło, spróbuj niedługo.
error-not-found = Pod tym adresem niczego nie ma: sprawdź link.
error-no-such-thing = Na twoim obrazie nie ma takiej rzeczy: spójrz jeszcze raz, może już zniknęła.
error-method = Ten adres nie przyjmuje takich żądań.
error-internal = Coś się zepsuło po naszej stronie, nie po twojej. Spróbuj jeszcze raz, a jeśli to nie minie, powiedz gospodarzowi.

help-serve = Otwórz stoły w sieci, dla ludzi i programów.
help-serve-host = Adres, na którym serwer słucha.
help-serve-port = Port, na którym serwer słucha; bez tej opcji 8000 albo następny wolny.
help-serve-database = Gdzie są stoły: adres bazy SQLite albo PostgreSQL; bez tej opcji plik w twoim katalogu.
help-serve-channels = Jak serwery ze wspólną bazą danych przekazują sobie nowości: redis://… albo postgresql://…; bez tej opcji ten serwer jest jedyny.
help-serve-processes = Ile procesów obsługuje stoły: tyle, ile jest wolnych procesorów. Proces, który padnie, rusza od nowa, a jego stoły przejmuje inny.
help-serve-proxy = Adresy albo sieci twojego serwera pośredniczącego (proxy), rozdzielone przecinkami: wierzymy temu, co mówi o gościach, i nikomu poza nim.
help-serve-name = Nazwy tego serwera, rozdzielone przecinkami: żądania pod inną nazwą są odrzucane.
help-serve-key-file = Plik z kluczem, który podpisuje ciasteczka miejsc; wtedy klucza nie ma w bazie danych. Zmienna PLANSZA_KEY działa tak samo.
help-serve-lan = Wpuść całą sieć domową i pokaż adres z kodem do zeskanowania.
serve-address = Stoły czekają pod adresem { $address } (Ctrl+C kończy).
serve-invite =
    { $lan ->
        [yes] Każdy w twojej sieci może otworzyć ten adres albo zeskanować kod. Żeby zagrać razem, przygotuj stół i wyślij jego link.
       *[no] Stoły widzi tylko ten komputer; z opcją --lan (make play LAN=1) zobaczy je cała sieć.
    }
help-serve-open = Otwórz stoły w przeglądarce, jeśli jakaś jest.
serve-names = Goście otwierają stoły pod nazwą { $names }; ten adres jest dla serwera pośredniczącego i dla ciebie.
serve-lan = W twojej sieci: { $address }
error-port-taken = Port { $port } adresu { $host } jest zajęty: zakończ tamten program albo wybierz inny port przez --port.
error-bad-port = Nie ma portu { $port }: porty sięgają do { $last }; 0 oznacza dowolny wolny.
error-bad-host = Nie da się słuchać pod „{ $host }” ({ $why }): podaj przez --host adres tego komputera.
error-process-dies = Proces { $number } serwera raz za razem nie rusza: { $why }.
error-processes-system = Ten system nie pozwala obsługiwać stołów kilkoma procesami: nie podawaj --processes.
error-processes-memory = Stoły w pamięci mieszczą się w jednym procesie: nie podawaj --processes albo wskaż bazę danych, z której może korzystać kilka.
error-bad-proxy = „{ $text }” nie jest adresem serwera pośredniczącego: podaj adresy, na przykład 127.0.0.1, albo sieci, na przykład 10.0.0.0/8, rozdzielone przecinkami.
error-bad-name = „{ $text }” nie jest nazwą serwera: podaj nazwy takie jak tables.example.org, bez http:// i bez portu, rozdzielone przecinkami.
error-key-short = Klucz w { $place } jest za krótki: weź co najmniej { $least } znaki, których nikt nie zgadnie, na przykład 64 losowe cyfry szesnastkowe.
error-key-file = Nie udało się odczytać klucza z „{ $path }” ({ $why }): podaj plik, w którym jest klucz i nic więcej.
error-key-twice = Są dwa klucze, w pliku i w { $variable }: podaj jeden z nich.
error-key-elsewhere = Klucza do tych stołów nie ma w ich bazie danych: podaj go przez --key-file albo { $variable }, tak jak serwerowi.
key-file-open = Plik „{ $path }” mogą czytać też inni na tym komputerze: odbierz im to prawo (chmod 600).
help-seats = Miejsca przy wszystkich stołach: unieważnij ich ciasteczka albo oddaj komuś miejsce.
help-revoke = Unieważnij wszystkie ciasteczka i linki do miejsc. Gry zostają; kto przy nich siedział, usiądzie znowu dopiero z nowym linkiem.
help-revoke-yes = Nie pytaj.
help-seat-link = Zrób link, który oddaje miejsce temu, kto pierwszy go otworzy: dla gracza, który swoje stracił.
help-seat-link-table = Adres stołu albo to, co stoi w nim za /t/.
help-seat-link-seat = Które miejsce, licząc od 1.
revoke-ask = Wszyscy gracze przy wszystkich stołach w { $store } stracą swoje miejsca; gry zostaną, a miejsca możesz oddać linkami. Na pewno? (tak/nie)
revoke-kept = Niczego nie zmieniono.
revoke-done = Wszystkie ciasteczka i linki do miejsc są nieważne; działające serwery dowiedzą się o tym w ciągu kilku sekund. Miejsce oddaje „plansza seats link STÓŁ N”.
seat-link = Ten link oddaje miejsce temu, kto pierwszy go otworzy, przez najbliższe { $minutes } minut:
error-seat-not-held = Miejsca { $seat } nikt nie zajmuje: otwórz stół i usiądź.
error-no-database = Nie ma bazy danych „{ $path }”: podaj jej adres przez --database.
error-bad-channels = „{ $url }” nie wskazuje kanału, którego można użyć: podaj redis://… albo postgresql://… albo nic.
error-channels-extra = Kanał „{ $url }” wymaga pakietu „{ $package }”: zainstaluj go albo nie podawaj --channels.
