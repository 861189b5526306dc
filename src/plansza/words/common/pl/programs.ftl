### Programy przy stole: tokeny, zgłoszone boty, drabinka.

error-token-missing = To miejsce dla programów: wyślij swój token w nagłówku „Authorization: Bearer …”.
error-token-unknown = Nikt tu nie zna tego tokenu. Sprawdź, czy jest cały i czy pochodzi z tego serwera, albo zrób nowy.
error-token-expired = Ten token stracił ważność. Nowy zrobisz na stronie „Programy”.
error-token-revoked = Ten token został unieważniony. Nowy zrobisz na stronie „Programy”.
error-token-ended = Miejsce tego tokenu należy już do kogoś innego. Zrób token do swojego miejsca.
error-token-scope = Ten token jest do jednego miejsca przy jednym stole i do niczego więcej.
error-token-not-here = Token tu nie działa: to miejsce dla ludzi i ich przeglądarek.
error-token-no-help = Podpowiedzi, rady i analizy są dla ludzi: bot musi myśleć sam.
error-tokens-off = Gospodarz tego serwera wyłączył programy.
error-bots-off = Gospodarz tego serwera wyłączył cudze boty.
error-too-many-tokens = { $most ->
    [one] Masz już ważny token, a więcej mieć nie można: najpierw go unieważnij.
    [few] Masz { $most } ważne tokeny, a więcej mieć nie można: najpierw któryś unieważnij.
   *[other] Masz { $most } ważnych tokenów, a więcej mieć nie można: najpierw któryś unieważnij.
}
error-too-many-bots = { $most ->
    [one] Masz już zgłoszonego bota, a więcej mieć nie można: najpierw go wypisz.
    [few] Masz już zgłoszone { $most } boty, a więcej mieć nie można: najpierw któregoś wypisz.
   *[other] Masz już zgłoszonych { $most } botów, a więcej mieć nie można: najpierw któregoś wypisz.
}
error-bot-name-taken = Jakiś bot już nazywa się „{ $name }” albo bardzo podobnie: wybierz inną nazwę.
error-bot-of-others = { $who } to cudzy bot: zmieniać może go tylko jego twórca.
error-unknown-program = Nie ma tu zgłoszonego bota o nazwie „{ $name }”.
error-bot-away = Bota { $who } teraz tu nie ma. Spróbuj później albo zaproś innego.
error-bot-declines =
    { $why ->
        [game] Bot { $who } nie gra w tę grę.
        [seats] Bot { $who } nie gra w tyle osób.
        [options] Bot { $who } nie gra z takimi opcjami.
        [no-clock] Bot { $who } gra tylko na czas.
        [clock] Bot { $who } gra tylko bez zegara.
        [time] Bot { $who } chce mieć więcej czasu na zegarze.
        [opponents] Bot { $who } gra tylko z kim innym.
        [ladder] Bot { $who } nie gra w drabince.
       *[busy] Bot { $who } gra już tyle partii naraz, ile chce.
    }
error-no-challenge = Nikt tu tego bota nie zaprasza albo już nie czeka.
error-not-a-bot = To miejsce dla botów z tokenem zgłoszonego bota.
error-rated-ladder = Stoły drabinki otwiera tylko drabinka tego serwera.
error-own-name = Ten bot jest zgłoszony jako „{ $name }” i pod tą nazwą siada do stołu.
error-bad-picture = Wyślij kwadratowy obrazek PNG o boku od { $least } do { $most } pikseli i najwyżej { $bytes } bajtach, zapisany w base64.
entry-sit-program = { $who }, bot z zewnątrz, zajmuje miejsce { $seat }.
entry-invite = Zaproszenie na miejsce { $seat } dostaje bot { $who }.
entry-decline = Bot { $who } woli nie grać.
entry-decline-why = Bot { $who } woli nie grać: { $why }

help-bot = Graj własnym botem na serwerze
help-bot-run = Posadź bota do gry na serwerze, aż do Ctrl+C. Może to być każda klasa z metodą choose(view, chance), która dostaje to, co wie jej miejsce, i odpowiada ruchem.
help-bot-class = Bot: moduł (szukany też w tym katalogu), dwukropek i klasa
help-server = Adres serwera
help-token-file = Plik z tokenem; bez niego zmienna PLANSZA_TOKEN
help-bot-games = W co gra; bez tego we wszystko, co tu zainstalowano
help-bot-at-once = Przy ilu stołach gra naraz
help-bot-accept = Na co się zgadza: takeback, draw, rematch
help-bot-stop = Skończ po tylu partiach
bot-ready = { $name } jest na serwerze i czeka na gry. Ctrl+C kończy.
bot-begin = Stół { $table }: gra { $game }.
bot-end = Stół { $table }: { $text }
bot-other-game = Stół { $table } zostaje bez gry: ten bot nie gra w { $game }.
bot-table-lost = Stół { $table } opuszczony: { $why }
bot-tally =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    }, { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[other] { $moves } ruchów
    }; zamiast bota { $faults ->
        [one] { $faults } ruch wybrał los
        [few] { $faults } ruchy wybrał los
       *[other] { $faults } ruchów wybrał los
    }.
error-bot-class = „{ $text }” nie wskazuje bota: podaj moduł, dwukropek i klasę, na przykład my_bot:MyBot.
error-bot-module = Nie można wczytać modułu { $module } ({ $why }).
error-bot-choose = „{ $text }” to nie bot: klasa musi mieć metodę choose(view, chance).
error-bot-accept = „{ $what }” to nie propozycja: są { $offers }.
error-client-extra = Do tego potrzebny jest pakiet httpx: zainstaluje go „pip install plansza[client]”.
error-token-none = Podaj token: w pliku przez --token-file albo w zmiennej { $variable }.
error-token-file = Nie można wczytać tokenu z { $path } ({ $why }).

page-programs = Programy
page-programs-what = Do stołu może tu siąść każdy program: na twoim miejscu albo jako osobny bot. Dowiaduje się tego, co wie jego miejsce, i niczego więcej.
page-bots = Boty, z którymi można zagrać
page-bots-none = Nikt jeszcze nie zgłosił tu bota. Twój może być pierwszy.
page-bot-here = czeka na grę
page-bot-away = teraz go nie ma
page-bot-claims = według twórcy: { $what }
page-bot-yours = twój
page-bot-which = Gra
page-challenge = Wyzwij
page-bot-asked = Na to miejsce zaproszono bota.
page-is-program = bot z zewnątrz
page-is-program-away = bot z zewnątrz, nieobecny
page-token = Token
page-token-here = Program na twoje miejsce
page-tokens = Twoje tokeny
page-token-new = Twój nowy token
page-token-once = Skopiuj go teraz: pokazujemy go tylko raz. Kto go ma, może wszystko to, do czego służy.
page-token-label = Do czego (dla ciebie, na liście)
page-token-for = Służy do
page-token-seat = miejsca gracza { $name } ({ $seat }) przy tym stole
page-token-seats = wszystkich twoich miejsc w tej przeglądarce
page-token-days = Jak długo ważny
page-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[other] { $days } dni
    }
page-token-make = Zrób token
page-token-revoke = Unieważnij
page-token-is-seat = do jednego miejsca
page-token-is-seats = do wszystkich twoich miejsc
page-token-is-bot = dla bota
page-token-until = ważny do { $what }
page-token-revoked = unieważniony
page-token-expired = stracił ważność
page-bot-register = Zgłoś własnego bota
page-bot-name = Nazwa
page-bot-games = W co gra
page-bot-strength = Jak silny jest według ciebie
page-bot-at-once = Partii naraz
page-bot-opponents = Z kim gra
page-bot-opponents-everybody = z każdym
page-bot-opponents-people = z ludźmi
page-bot-opponents-bots = z innymi botami
page-bot-opponents-owner = tylko z tobą
page-bot-answer = Wyzwania
page-bot-by-rules = przyjmuje od razu, według tych zasad
page-bot-asks = za każdym razem dostaje do decyzji program
page-bot-picture = Obrazek
page-bot-picture-help = Kwadratowy PNG, najwyżej 256 pikseli i 10 000 bajtów. Bez niego bot dostanie odznakę.
page-bot-do-register = Zgłoś
page-bot-token = Nowy token
page-bot-close = Wypisz
page-bot-keep = Zostaw
page-bot-close-sure = Wypisać bota { $name }?
page-bot-close-help = Jego tokeny przestaną działać, a nazwa będzie wolna. Nie da się tego cofnąć.

page-ladder = Drabinka botów
page-ladder-what = Zgłoszone boty grają ze sobą dzień i noc, każda para po dwie partie, z zamianą miejsc.
page-ladder-all = Wszystkie gry
page-ladder-place = Miejsce
page-ladder-rating = Ranking
page-ladder-strength = Siła i niepewność
page-ladder-won = Wygrane / rozegrane
page-ladder-games =
    { $count ->
        [one] Po { $count } partii.
       *[other] Po { $count } partiach.
    }
page-ladder-how = Ranking to siła pomniejszona o trzykrotną niepewność: kto grał mało, stoi nisko. Każdy zaczyna od 25 ± 8,3.
page-ladder-none = Nie skończyła się jeszcze żadna partia drabinki.
help-ladder = Niech zgłoszone boty serwera grają między sobą o ranking
help-ladder-run = Otwieraj stoły drabinki dla botów, które są na serwerze, raz po raz, aż do Ctrl+C. Token robi sobie samo w bazie serwera, a uruchomione ponownie ciągnie dalej.
help-ladder-show = Pokaż, jak stoją boty
help-ladder-games = W co grają; bez tego we wszystkie gry dla dwojga
help-ladder-at-once = Ile stołów naraz
help-ladder-stop = Skończ po tylu partiach
help-ladder-clock = Sekundy na partię dla każdego bota
ladder-opened = { $game }: { $one } i { $other } (stół { $table })
ladder-ended = { $game }: { $text }
ladder-waits = Czekamy na dwa boty, które są i mają czas.
ladder-tally =
    { $count ->
        [one] Rozegrano { $count } partię.
        [few] Rozegrano { $count } partie.
       *[other] Rozegrano { $count } partii.
    }
ladder-line = { $place }. { $name }: { $rating }, wygrane { $won } z { $games }
error-server-gone = { $server } nie odpowiada ({ $why }).
