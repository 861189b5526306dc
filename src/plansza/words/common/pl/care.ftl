## Opieka: kopie

help-backup = Zapisz wszystkie stoły do pliku, takie, jakie są w jednej chwili; serwery działają przy tym dalej.
help-backup-file = Nowy plik. Są w nim tajemnice trwających gier: zachowaj go dla siebie.
help-backup-force = Zastąp plik, który już tam jest.
help-restore = Odtwórz kopię w pustej bazie danych, SQLite albo PostgreSQL. Żaden serwer nie może jej wtedy używać.
help-restore-file = Plik zapisany przez „plansza backup”.
help-restore-force = Zastąp stoły, które już tam są.
backup-done = Stoły z bazy { $store } są w pliku { $path }.
restore-done = Stoły z { $made } są w bazie { $store }.
backup-counts = { $tables ->
        [one] Jeden stół
        [few] { $tables } stoły
       *[other] { $tables } stołów
    }, { $entries ->
        [one] jeden wpis
        [few] { $entries } wpisy
       *[other] { $entries } wpisów
    }, razem { $rows ->
        [one] jeden wiersz
        [few] { $rows } wiersze
       *[other] { $rows } wierszy
    }.
error-backup-there = Plik „{ $path }” już istnieje: podaj inny albo dodaj --force.
error-backup-missing = Nie ma pliku „{ $path }”, który można odczytać: podaj plik zapisany przez „plansza backup”.
error-restore-full = W bazie { $store } są już stoły: podaj pustą bazę albo zastąp je przez --force.
error-restore-served = Z { $store } korzysta serwer: zatrzymaj go i spróbuj jeszcze raz.
error-bad-backup = „{ $path }” nie jest kopią, którą można odtworzyć ({ $why }): weź inny plik.

## Opieka: kopia

meta-from = SKĄD
meta-to = DOKĄD
help-copy = Skopiuj całą bazę danych do innej, na przykład z SQLite do PostgreSQL, i porównaj sumy. Z tej drugiej żaden serwer nie może w tym czasie korzystać.
help-copy-from = URL bazy danych ze stołami; nic się w niej nie zmieni.
help-copy-to = URL bazy danych na kopię, która jest pusta.
copy-done = Stoły z { $source } są teraz także w { $target }.
copy-served = Serwer korzysta z { $source }: to, co ktoś odtąd tam zagra, do kopii nie trafi. Jeśli się przenosisz, zatrzymaj go i skopiuj jeszcze raz z --force.
error-copy-same = To jest ta sama baza danych: podaj inną, do której mam kopiować.

## Opieka: stoły

help-tables = Wszystkie stoły w bazie danych: wypisz je, obejrzyj jeden, zamknij go, usuń, zapisz jego grę.
help-tables-table = Stół: jego identyfikator albo adres jego strony.
help-tables-list = Wypisz najnowsze stoły.
help-tables-limit = Ile.
help-tables-show = Pokaż, kto siedzi przy stole i jak daleko zaszła gra; bez kart i tajemnic.
help-tables-close = Zakończ trwającą grę remisem. Serwery to zauważą, a gracze się o tym dowiedzą.
help-tables-delete = Usuń na zawsze stół, przy którym gra się skończyła albo od 30 dni nic się nie działo.
help-tables-force = Usuń, choć gra trwa.
help-tables-export = Zapisz przebieg skończonej gry dla „plansza replay” i „plansza verify”.
help-tables-export-file = Plik z zapisem gry.
tables-none = W bazie { $store } nie ma stołów.
tables-table = stół
tables-game = gra
tables-status = stan
tables-players = miejsca
tables-opened = otwarty
tables-active = ostatni wpis
tables-entries = wpisy
tables-is-open = czeka na graczy
tables-is-running = gra trwa
tables-is-over = po grze
tables-is-broken = nie da się odczytać
tables-times = Otwarty { $opened }, ostatni wpis { $active }.
tables-counts = { $entries ->
        [one] Jeden wpis
        [few] { $entries } wpisy
       *[other] { $entries } wpisów
    }, { $moves ->
        [0] ani jednego ruchu
        [one] jeden ruch
        [few] { $moves } ruchy
       *[other] { $moves } ruchów
    }.
tables-free = wolne
tables-close-ask = Gra przy stole { $table } skończy się remisem i nikt nie zagra jej dalej. Zamknąć? (tak/nie)
tables-delete-ask = Stół { $table } zniknie na zawsze, razem z zapisem gry. Usunąć? (tak/nie)
tables-kept = Nic nie zmieniono.
tables-closed = Stół { $table } jest zamknięty; otwarte strony pokażą to w ciągu kilku sekund.
tables-deleted = Stołu { $table } już nie ma.
tables-exported = Zapis gry przy stole { $table } jest w pliku { $path }.
error-table-going-on = Gra przy stole { $table } się nie skończyła, a w ciągu ostatnich { $days } dni coś się tam działo: najpierw zamknij stół albo usuń go przez --force.
error-export-running = Gra przy stole { $table } jeszcze się nie skończyła: jej zapis będzie gotowy po grze.

## Opieka: lekarz

help-doctor = Sprawdź, co zastałby serwer uruchomiony z tymi opcjami, i powiedz, co zrobić. Kod wyjścia 1 oznacza, że coś nie zadziała.
doctor-database-new = W { $store } jeszcze nic nie ma: serwer utworzy bazę, kiedy ruszy.
doctor-database-older = Baza danych { $store } jest w starszej wersji: zrób kopię programem, który w niej pisał; ten ją dostosuje, kiedy ruszy.
doctor-database-newer = Baza danych { $store } jest w nowszej wersji: zaktualizuj ten program.
doctor-database-there = Baza danych { $store } odpowiada i jest aktualna.
doctor-database-writable = Baza danych przyjmuje wpisy.
doctor-database-whole = Baza danych jest cała, a w żadnym dzienniku nie ma luki.
doctor-database-damaged = Baza danych jest uszkodzona ({ $why }): zatrzymaj serwer i odtwórz kopię.
doctor-database-gap = W dzienniku stołu { $table } jest luka: odtwórz kopię albo usuń ten stół.
doctor-database-broken = Bazy danych nie da się użyć: { $why }
doctor-clock = Zegary są zgodne.
doctor-clock-astray = Zegary różnią się o { $seconds } s, nasz oraz zegar bazy danych albo jej najnowszego wpisu: niech oba komputery pytają serwer czasu.
doctor-disk = W { $folder } jest { $megabytes } MB wolnego miejsca.
doctor-disk-full = W { $folder } zostało tylko { $megabytes } MB wolnego miejsca: zrób porządki.
doctor-channels-none = Nie podano kanału: tak jest dobrze, gdy bazy używa jeden serwer.
doctor-channels-heard = Co powie się na kanale, to na nim słychać.
doctor-channels-broken = Kanał nie działa ({ $why }): sprawdź, czy jego serwer działa i czy adres jest dobry.
doctor-proxy = Pośrednik i nazwy są ustawione.
doctor-proxy-none = Nie podano pośrednika: tak jest dobrze w sieci domowej.
doctor-proxy-missing = Jest --name, a nie ma --proxy: jeśli TLS zapewnia pośrednik, podaj jego adres, bo inaczej wszyscy goście wyglądają na jednego.
doctor-names-missing = Jest --proxy, a nie ma --name: podaj nazwę serwera, bo inaczej każdy może skierować na niego własną.
doctor-name-unknown = Nikt nie wie, gdzie jest „{ $name }”: wpisz tę nazwę do DNS albo ją popraw.
doctor-proxy-reached = { $name } prowadzi tutaj, a serwer ufa swojemu proxy.
doctor-proxy-certificate = Certyfikatowi { $name } przeglądarki nie ufają ({ $why }), więc będą o niego pytać. Niech proxy pobierze inny, chyba że tak ma być.
doctor-proxy-silent = Pod { $name } nikt nie odpowiada ({ $why }): uruchom proxy i przepuść porty 80 i 443.
doctor-proxy-alone = Proxy odpowiada pod { $name } kodem { $status }: uruchom stojący za nim serwer albo popraw, gdzie proxy go szuka.
doctor-proxy-refused = { $name } odpowiada kodem { $status }: sprawdź, czy --name serwera i nagłówek Host z proxy się zgadzają.
doctor-proxy-other = Pod { $name } odpowiada inny program: popraw proxy albo DNS.
doctor-proxy-unbelieved = Serwer za { $name } nie ufa swojemu proxy, więc limity i ciasteczka są błędne: podaj adres proxy w --proxy i niech ustawia X-Forwarded-For, -Proto i -Host.
doctor-config = Ustawień z { $path } można użyć.
doctor-config-broken = Ustawień z { $path } nie można użyć: { $why }
doctor-compiled = Zasady są skompilowane.
doctor-push = Powiadomienia o turach można wysyłać do przeglądarek.
doctor-push-missing = Powiadomień o turach nie da się wysyłać do przeglądarek: zainstaluj plansza[push], jak w przewodniku po hostingu.
doctor-interpreted = Zasady nie są skompilowane, więc boty myślą kilka razy wolniej: zainstaluj skompilowaną paczkę albo kompilator C i uruchom „make setup”.

## Opieka: jak długo stoły są przechowywane

meta-days = DNI
help-serve-keep-finished = Przez ile dni można wracać do skończonej gry; potem jej stół jest usuwany. Bez tej opcji: zawsze.
help-serve-keep-abandoned = Ile dni czeka stół, przy którym nic się nie dzieje, a gra się nie skończyła; potem jest usuwany. Bez tej opcji: zawsze.
page-kept-finished = { $days ->
        [one] Do skończonej gry można tu wracać przez jeden dzień od jej końca.
       *[other] Do skończonej gry można tu wracać przez { $days } dni od jej końca.
    }
page-kept-abandoned = { $days ->
        [one] Stół, przy którym przez cały dzień nic się nie dzieje, znika.
       *[other] Stół, przy którym przez { $days } dni nic się nie dzieje, znika.
    }

## Plik gospodarza
help-serve-config = Plik TOML z tym, co gospodarz ustala dla wszystkich; opis w docs/hosting.md.
error-bad-config = Nie da się użyć ustawień z pliku „{ $path }”: { $why }.
help-serve-metrics = Pokazuj liczby dla Prometheusa pod /metrics, tylko temu komputerowi i sieci proxy: zobacz docs/hosting.md.
error-no-prometheus = Dla /metrics brakuje pakietu prometheus_client: zainstaluj plansza[host].
error-metrics-token = Token w { $variable } jest za krótki: weź co najmniej { $least } znaków, których nikt nie zgadnie.
error-metrics-closed = Liczby tego serwera są dla jego gospodarza: zapytaj z komputera lub sieci serwera albo podaj token.
