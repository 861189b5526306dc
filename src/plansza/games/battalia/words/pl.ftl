### Battalia: Wrota Burzy. Zdania w czasie teraźniejszym, żeby żaden czasownik nie zdradzał płci gracza;
### imiona zawsze w mianowniku, bo nie umiemy ich odmieniać.

title = Battalia: Wrota Burzy
about = Zbuduj naród, mapę i królestwo, a potem je obroń.

## Karty

colour =
    { $colour ->
        [green] zielony
        [gold] złoty
        [red] czerwony
        [blue] niebieski
        [white] biały
       *[orange] pomarańczowy
    }
colour-adjective-masculine =
    { $form ->
        [acc]
            { $colour ->
                [green] zielonego
                [gold] złotego
                [red] czerwonego
                [blue] niebieskiego
                [white] białego
               *[orange] pomarańczowego
            }
        [gen]
            { $colour ->
                [green] zielonego
                [gold] złotego
                [red] czerwonego
                [blue] niebieskiego
                [white] białego
               *[orange] pomarańczowego
            }
        [ins]
            { $colour ->
                [green] zielonym
                [gold] złotym
                [red] czerwonym
                [blue] niebieskim
                [white] białym
               *[orange] pomarańczowym
            }
       *[nom]
            { $colour ->
                [green] zielony
                [gold] złoty
                [red] czerwony
                [blue] niebieski
                [white] biały
               *[orange] pomarańczowy
            }
    }
colour-adjective-inanimate =
    { $form ->
        [acc]
            { $colour ->
                [green] zielony
                [gold] złoty
                [red] czerwony
                [blue] niebieski
                [white] biały
               *[orange] pomarańczowy
            }
        [gen]
            { $colour ->
                [green] zielonego
                [gold] złotego
                [red] czerwonego
                [blue] niebieskiego
                [white] białego
               *[orange] pomarańczowego
            }
        [ins]
            { $colour ->
                [green] zielonym
                [gold] złotym
                [red] czerwonym
                [blue] niebieskim
                [white] białym
               *[orange] pomarańczowym
            }
       *[nom]
            { $colour ->
                [green] zielony
                [gold] złoty
                [red] czerwony
                [blue] niebieski
                [white] biały
               *[orange] pomarańczowy
            }
    }
colour-adjective-feminine =
    { $form ->
        [acc]
            { $colour ->
                [green] zieloną
                [gold] złotą
                [red] czerwoną
                [blue] niebieską
                [white] białą
               *[orange] pomarańczową
            }
        [gen]
            { $colour ->
                [green] zielonej
                [gold] złotej
                [red] czerwonej
                [blue] niebieskiej
                [white] białej
               *[orange] pomarańczowej
            }
        [ins]
            { $colour ->
                [green] zieloną
                [gold] złotą
                [red] czerwoną
                [blue] niebieską
                [white] białą
               *[orange] pomarańczową
            }
       *[nom]
            { $colour ->
                [green] zielona
                [gold] złota
                [red] czerwona
                [blue] niebieska
                [white] biała
               *[orange] pomarańczowa
            }
    }
colour-adjective-neuter =
    { $form ->
        [acc]
            { $colour ->
                [green] zielone
                [gold] złote
                [red] czerwone
                [blue] niebieskie
                [white] białe
               *[orange] pomarańczowe
            }
        [gen]
            { $colour ->
                [green] zielonego
                [gold] złotego
                [red] czerwonego
                [blue] niebieskiego
                [white] białego
               *[orange] pomarańczowego
            }
        [ins]
            { $colour ->
                [green] zielonym
                [gold] złotym
                [red] czerwonym
                [blue] niebieskim
                [white] białym
               *[orange] pomarańczowym
            }
       *[nom]
            { $colour ->
                [green] zielone
                [gold] złote
                [red] czerwone
                [blue] niebieskie
                [white] białe
               *[orange] pomarańczowe
            }
    }
unit =
    { $rank ->
        [Freeman] { colour-adjective-masculine } { unit-rank }
        [Chief] { colour-adjective-masculine } { unit-rank }
        [Priest] { colour-adjective-masculine } { unit-rank }
        [Lord] { colour-adjective-masculine } { unit-rank }
        [Queen] { colour-adjective-feminine } { unit-rank }
       *[King] { colour-adjective-masculine } { unit-rank }
    }
unit-rank =
    { $form ->
        [acc]
            { $rank ->
                [Freeman] wolnego człowieka
                [Chief] dowódcę
                [Priest] kapłana
                [Lord] lorda
                [Queen] królową
               *[King] króla
            }
        [gen]
            { $rank ->
                [Freeman] wolnego człowieka
                [Chief] dowódcy
                [Priest] kapłana
                [Lord] lorda
                [Queen] królowej
               *[King] króla
            }
        [ins]
            { $rank ->
                [Freeman] wolnym człowiekiem
                [Chief] dowódcą
                [Priest] kapłanem
                [Lord] lordem
                [Queen] królową
               *[King] królem
            }
       *[nom]
            { $rank ->
                [Freeman] wolny człowiek
                [Chief] dowódca
                [Priest] kapłan
                [Lord] lord
                [Queen] królowa
               *[King] król
            }
    }
unbound =
    { $form ->
        [acc] niezwiązanego { unit-rank }
        [gen] niezwiązanego { unit-rank }
        [ins] niezwiązanym { unit-rank }
       *[nom] niezwiązany { unit-rank }
    }
fanatic =
    { $form ->
        [acc] { unit-rank }-fanatyka
        [gen] { unit-rank }-fanatyka
        [ins] { unit-rank }-fanatykiem
       *[nom] { unit-rank }-fanatyk
    }
artefact =
    { $type ->
        [Weapon] { colour-adjective-feminine } { artefact-type }
        [Horse] { colour-adjective-masculine } { artefact-type }
        [Tool] { colour-adjective-neuter } { artefact-type }
        [Tent] { colour-adjective-inanimate } { artefact-type }
        [Title] { colour-adjective-inanimate } { artefact-type }
        [Amulet] { colour-adjective-inanimate } { artefact-type }
       *[Scroll] { colour-adjective-inanimate } { artefact-type }
    }
artefact-type =
    { $form ->
        [acc]
            { $type ->
                [Weapon] broń
                [Horse] konia
                [Tool] narzędzie
                [Tent] namiot
                [Title] tytuł
                [Amulet] amulet
               *[Scroll] magiczny zwój
            }
        [gen]
            { $type ->
                [Weapon] broni
                [Horse] konia
                [Tool] narzędzia
                [Tent] namiotu
                [Title] tytułu
                [Amulet] amuletu
               *[Scroll] magicznego zwoju
            }
        [ins]
            { $type ->
                [Weapon] bronią
                [Horse] koniem
                [Tool] narzędziem
                [Tent] namiotem
                [Title] tytułem
                [Amulet] amuletem
               *[Scroll] magicznym zwojem
            }
       *[nom]
            { $type ->
                [Weapon] broń
                [Horse] koń
                [Tool] narzędzie
                [Tent] namiot
                [Title] tytuł
                [Amulet] amulet
               *[Scroll] magiczny zwój
            }
    }
rank-acc =
    { $rank ->
        [Freeman] wolnego człowieka
        [Chief] dowódcę
        [Priest] kapłana
        [Lord] lorda
        [Queen] królową
       *[King] króla
    }
type-acc =
    { $type ->
        [Weapon] broń
        [Horse] konia
        [Tool] narzędzie
        [Tent] namiot
        [Title] tytuł
        [Amulet] amulet
       *[Scroll] magiczny zwój
    }
stand-in = { artefact-type } (na niby)
stand-in-unit = { unit-rank } (na niby)
elixir =
    { $elixir ->
        [Brotherhood] Braterstwo
        [Colossus] Kolos
        [Berserk] Berserk
        [Palsy] Niedowład
        [ColdBreath] Powiew Zimna
       *[Eclipse] Zaćmienie Słońca
    }
elixir-short =
    { $elixir ->
        [Brotherhood] Braterstwo
        [Colossus] Kolos
        [Berserk] Berserk
        [Palsy] Niedowład
        [ColdBreath] Powiew
       *[Eclipse] Zaćmienie
    }
until =
    { $until ->
        [battle] do końca tej walki
        [turn] do końca tej tury
        [day] do następnego dnia
       *[week] do następnego tygodnia
    }
cards-nom =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
cards-acc =
    { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
supplies =
    { $count ->
        [one] { $count } zasób
        [few] { $count } zasoby
       *[many] { $count } zasobów
    }
stardust =
    { $dust ->
        [one] { $dust } gwiezdny pył
        [few] { $dust } gwiezdne pyły
       *[many] { $dust } gwiezdnych pyłów
    }
price =
    { $dust ->
        [0] { supplies }
       *[other]
            { $count ->
                [0] { stardust }
               *[other] { supplies } i { stardust }
            }
    }
need-supplies =
    { $need ->
        [one] { $need } zasób
        [few] { $need } zasoby
       *[many] { $need } zasobów
    }
need-freemen =
    { $need ->
        [one] wolnego człowieka albo narzędzie
       *[other] { $need } wolnych ludzi (albo narzędzia za nich)
    }
elixir-Brotherhood-effect = Nikt cię nie zaatakuje i ty nikogo nie zaatakujesz.
elixir-Colossus-effect = W każdej walce masz 4 siły więcej.
elixir-Berserk-effect = Raz dziennie, gdy atakujesz: obrońca odrzuca dwie losowe karty z ręki, zanim coś zrobi.
elixir-Palsy-effect = W każdej walce wybrany przeciwnik ma 4 siły mniej.
elixir-ColdBreath-effect = Raz dziennie: anuluj linię przeciwnika, jej karty zamarzają.
elixir-Eclipse-effect = Raz dziennie: karta z ręki staje się dowolną jednostką, artefaktem lub zasobem; nie w walce.
guest =
    { $guest ->
        [Metamorphia] Metamorfia
       *[Bilkarr] Bilkarr
    }
terrain-green-effect = Las: ten bohater może przejść trzy pola.
terrain-gold-effect = Góry: podnieś jedno swoje miasto o poziom.
terrain-red-effect = Kaniony: zaatakuj bez broni coś na ośmiu polach wokół bohatera.
terrain-blue-effect = Jeziora: ulepsz jednostkę w swojej ręce.
terrain-white-effect = Lody: zagraj jednostkę jako dwie takie same.
terrain-orange-effect = Dżungla: dobierz do dwóch kart.
neutral-card =
    { $form ->
        [acc]
            { $kind ->
                [Supply] zasób
                [Dust] gwiezdny pył
               *[Chest] skrzynię
            }
        [gen]
            { $kind ->
                [Supply] zasobu
                [Dust] gwiezdnego pyłu
               *[Chest] skrzyni
            }
        [ins]
            { $kind ->
                [Supply] zasobem
                [Dust] gwiezdnym pyłem
               *[Chest] skrzynią
            }
       *[nom]
            { $kind ->
                [Supply] zasób
                [Dust] gwiezdny pył
               *[Chest] skrzynia
            }
    }
great =
    { $form ->
        [acc]
            { $great ->
                [Hammer] Młot Strato
                [Horn] Róg Baldura
                [Sword] Miecz Elemaga
                [Shield] Tarczę Britosa
                [Wings] Skrzydła Avieny
                [Crown] Koronę Tytusa
                [Luut] Dłoń Luuta
                [Pavilion] Pawilon Eyli
                [Staff] Laskę Terry
                [Book] Księgę Crei
                [Arrow] Strzałę Farrela
                [Bag] Worek Szczęścia
                [Banner] Sztandar Vigo
                [Cloak] Płaszcz Vayla
                [Vase] Wazę Ming
                [Mask] Maskę Syjonu
                [LostScroll] Zagubiony Zwój Kry-Cek
               *[Fate] kartę Losu
            }
        [gen]
            { $great ->
                [Hammer] Młota Strato
                [Horn] Rogu Baldura
                [Sword] Miecza Elemaga
                [Shield] Tarczy Britosa
                [Wings] Skrzydeł Avieny
                [Crown] Korony Tytusa
                [Luut] Dłoni Luuta
                [Pavilion] Pawilonu Eyli
                [Staff] Laski Terry
                [Book] Księgi Crei
                [Arrow] Strzały Farrela
                [Bag] Worka Szczęścia
                [Banner] Sztandaru Vigo
                [Cloak] Płaszcza Vayla
                [Vase] Wazy Ming
                [Mask] Maski Syjonu
                [LostScroll] Zagubionego Zwoju Kry-Cek
               *[Fate] karty Losu
            }
        [ins]
            { $great ->
                [Hammer] Młotem Strato
                [Horn] Rogiem Baldura
                [Sword] Mieczem Elemaga
                [Shield] Tarczą Britosa
                [Wings] Skrzydłami Avieny
                [Crown] Koroną Tytusa
                [Luut] Dłonią Luuta
                [Pavilion] Pawilonem Eyli
                [Staff] Laską Terry
                [Book] Księgą Crei
                [Arrow] Strzałą Farrela
                [Bag] Workiem Szczęścia
                [Banner] Sztandarem Vigo
                [Cloak] Płaszczem Vayla
                [Vase] Wazą Ming
                [Mask] Maską Syjonu
                [LostScroll] Zagubionym Zwojem Kry-Cek
               *[Fate] kartą Losu
            }
       *[nom]
            { $great ->
                [Hammer] Młot Strato
                [Horn] Róg Baldura
                [Sword] Miecz Elemaga
                [Shield] Tarcza Britosa
                [Wings] Skrzydła Avieny
                [Crown] Korona Tytusa
                [Luut] Dłoń Luuta
                [Pavilion] Pawilon Eyli
                [Staff] Laska Terry
                [Book] Księga Crei
                [Arrow] Strzała Farrela
                [Bag] Worek Szczęścia
                [Banner] Sztandar Vigo
                [Cloak] Płaszcz Vayla
                [Vase] Waza Ming
                [Mask] Maska Syjonu
                [LostScroll] Zagubiony Zwój Kry-Cek
               *[Fate] karta Losu
            }
    }
great-Hammer-effect = Do końca tury zastępuje dowolny artefakt, a jako namiot stoi, póki go nie otworzysz; nie działa w walce.
great-Horn-effect = Wszystkie twoje jednostki są w tej walce silniejsze o 1.
great-Sword-effect = Broń o sile { $number }.
great-Shield-effect = Dodaje { $number } w obronie.
great-Wings-effect = Bohater przelatuje do { $number } pól, także nad niezabudowanymi.
great-Crown-effect = Jednostka liczy się jako lord.
great-Luut-effect =
    { $number ->
        [one] Dobierz kartę.
        [few] Dobierz { $number } karty.
       *[many] Dobierz { $number } kart.
    }
great-Pavilion-effect =
    { $number ->
        [one] Namiot na { $number } kartę
        [few] Namiot na { $number } karty
       *[many] Namiot na { $number } kart
    }; nie zerwie go żadna burza.
great-Staff-effect = Zmień kolor najwyżej trzech kart terenu.
great-Book-effect = Jednostka liczy się jako dwie.
great-Arrow-effect = Broń o sile 2, która sięga ośmiu sąsiednich pól; najmiesz za nią też bohatera.
great-Bag-effect = Weź na rękę jeden albo dwa zasoby.
great-Banner-effect = Weź ze schroniska na rękę karty jednego rodzaju o łącznej sile najwyżej 8.
great-Cloak-effect = Najwyżej dwóch twoich miast w pobliżu bohatera nie można atakować do twojej następnej tury.
great-Vase-effect = Obejrzyj do dwunastu kart swojego narodu i połóż sześć na wierzchu.
great-Mask-effect = Przeciągnij na swoją stronę najwyżej dwie jednostki o nadrukowanej sile do 3; to, co je zmieniło, przepada.
great-LostScroll-effect = Weź kartę z otchłani na rękę.
great-Fate-effect = Kopiuje Wielki Artefakt, który ma inny gracz.
storm-1-effect = Weź dowolny artefakt.
storm-2-effect = Weź wierzchniego lorda i zasób.
storm-3-effect = Dobierz kartę.
storm-4-effect = Połóż za darmo dowolną drogę.
storm-5-effect = Dobierz kartę Losu.
storm-6-effect = Twój drugi bohater staje przy tych wrotach.
storm-7-effect = Zmień kolor jednej karty terenu.
storm-8-effect = Skopiuj skutek, który już był.
storm-9-effect = Ulepsz jednostkę z ręki.
storm-10-effect = Podnieś jedno ze swoich miast na następny poziom, na który masz żeton.
storm-11-effect = Weź kartę z otchłani.
storm-12-effect = Zerwij namiot.
storm-effect =
    { $number ->
        [1] { storm-1-effect }
        [2] { storm-2-effect }
        [3] { storm-3-effect }
        [4] { storm-4-effect }
        [5] { storm-5-effect }
        [6] { storm-6-effect }
        [7] { storm-7-effect }
        [8] { storm-8-effect }
        [9] { storm-9-effect }
        [10] { storm-10-effect }
        [11] { storm-11-effect }
       *[12] { storm-12-effect }
    }
shape =
    { $shape ->
        [Straight] prosta droga
        [Curve] zakręt
        [Tee] rozwidlenie
        [Cross] skrzyżowanie
        [CityEnd] miasto z jednym wyjściem
        [CityStraight] miasto przy prostej drodze
        [CityCurve] miasto na zakręcie
        [CityTee] miasto z trzema wyjściami
        [CityCross] miasto z czterema wyjściami
        [Gate] Wrota Burzy
        [Centre] centrum królewskiej doliny
        [Byway] skrzyżowanie w dolinie
        [Building] budynek w dolinie
        [Pass] Górska Przełęcz
        [Bridge] Królewski Most
       *[Ruins] ruiny
    }
building =
    { $building ->
        [Smith] kowal
        [TownHall] ratusz
        [Stables] stajnie
        [Arena] arena
        [Weaver] tkacz
        [Tavern] tawerna
        [MageGuild] gildia magów
       *[Shop] sklep
    }
faction =
    { $colour ->
        [green] Niedźwiedzi Lud
        [gold] Zrodzeni z Chmur
        [red] Emberianie
        [blue] Wyspiarze
        [white] Klan Wilka
        [orange] Słońcem Błogosławieni
       *[none] jeszcze bez frakcji
    }

## Opcje

preset-first = pierwsza gra
preset-first-help = Tryb podstawowy przez dwa tygodnie: frakcje, miasta startowe i pierwsze karty rozdaje los, zaczyna gracz 1.
preset-standard = według zasad
preset-standard-help = Tryb heroiczny i drużyny; dla czterech do sześciu osób.
preset-everything = wszystko naraz
preset-everything-help = Drużyny, fanatycy, niezwiązani, gracze neutralni i Królewskie Doliny; dla czterech do sześciu osób.
option-mode = Tryb
option-mode-help = Czy bohaterowie są u siebie na swoim terenie, ile Wielkich Artefaktów można mieć i jak trudne są wojny.
option-mode-advanced = zaawansowany
option-mode-advanced-help = Bohaterowie wchodzą za darmo na swój teren; dwa Wielkie Artefakty na gracza; karty Losu.
option-mode-basic = podstawowy
option-mode-basic-help = Bez mocy bohaterów; jeden Wielki Artefakt na gracza.
option-mode-heroic = heroiczny
option-mode-heroic-help = Jak zaawansowany, a do tego silniejsze miasta neutralne i ruiny, wspólne ataki bohaterów i weterani.
option-sides = Sojusze
option-sides-help = Kto z kim gra.
option-sides-alone = bez sojuszy
option-sides-alone-help = Każdy gra dla siebie.
option-sides-teams = drużyny
option-sides-teams-help = Sojusznicy siedzą naprzeciw siebie i grają wspólną turę: dwie pary, trzy pary albo troje na dwoje.
option-sides-threes = troje na troje
option-sides-threes-help = Sześć osób w dwóch drużynach po trzy.
option-limit = Ataki drużyny trzyosobowej
option-limit-help = Czy większa z drużyn pięciorga graczy może atakować bez ograniczeń.
option-limit-on = dwa na turę
option-limit-on-help = Drużyna trzyosobowa atakuje najwyżej dwa razy w turze.
option-limit-off = bez ograniczeń
option-limit-off-help = Tyle ataków, ile kart broni.
option-factions = Frakcje w puli
option-factions-help = Kto decyduje, które frakcje biorą udział w grze.
option-factions-random = losowe
option-factions-random-help = Decyduje los.
option-factions-agreed = za zgodą wszystkich
option-factions-agreed-help = Pierwszy gracz proponuje, pozostali się zgadzają albo proponują inne.
option-factions-draft = po kolei
option-factions-draft-help = Każdy po kolei wskazuje jedną frakcję.
option-factions-dealt = losowe i rozdane
option-factions-dealt-help = Decyduje los; on też przydziela każdemu frakcję i miasto startowe.
option-draft = Pierwsze talie
option-draft-help = Jak rozdaje się pierwsze jednostki.
option-draft-draft = dobór
option-draft-draft-help = Karty krążą, każdy zatrzymuje jedną.
option-draft-top = z wierzchu
option-draft-top-help = Każdy bierze karty z wierzchu.
option-drafted = Karty z doboru
option-drafted-help = Czy wszyscy widzą, kto co zatrzymał przy doborze.
option-drafted-open = odkryte
option-drafted-open-help = Zatrzymaną kartę pokazuje się wszystkim.
option-drafted-hidden = zakryte
option-drafted-hidden-help = Inni wiedzą tylko, jaka to ranga, póki karta nie wejdzie do gry.
option-map = Mapa
option-map-help = Jak jest duża.
option-map-usual = zwykła
option-map-usual-help = Siedem na siedem pól do czterech osób, siedem na jedenaście dla pięciu i sześciu.
option-map-large = duża
option-map-large-help = Siedem na jedenaście pól i dwoje ruin także dla trzech i czterech osób; we dwoje gra się na pięciu rzędach.
option-full = Pełna mapa kończy grę
option-full-help = Czy gra kończy się, gdy nic już nie da się położyć.
option-full-usual = jak zwykle
option-full-usual-help = Tak dla czterech i więcej osób i na dużej mapie, nie we dwoje i troje na małej ani gdy troje gra na dwoje.
option-full-on = tak
option-full-on-help = Zawsze.
option-full-off = nie
option-full-off-help = Nigdy.
option-weeks = Tygodnie
option-weeks-help = Po którym tygodniu gra kończy się najpóźniej.
option-weeks-6 = sześć
option-weeks-6-help = Zwykła długość.
option-weeks-open = do skutku
option-weeks-open-help = Najwyżej piętnaście tygodni.
option-weeks-2 = dwa
option-weeks-2-help = Krótka gra do nauki.
option-unbound = Niezwiązani
option-unbound-help = Czy w stosach leży osiem jednostek bez frakcji, które pasują do każdej.
option-unbound-off = nie
option-unbound-off-help = Tylko jednostki frakcji biorących udział w grze.
option-unbound-on = tak
option-unbound-on-help = Po dwie każdej rangi; nie przynoszą zasobu i nie zmieni ich tytuł, zwój ani amulet.
option-fanatics = Fanatycy
option-fanatics-help = Czy w stosach leży ośmiu fanatyków, którzy pasują do każdej frakcji.
option-fanatics-off = nie
option-fanatics-off-help = Tylko jednostki frakcji biorących udział w grze.
option-fanatics-on = tak
option-fanatics-on-help = Po dwóch każdej rangi; użycie fanatyka kosztuje kartę z ręki, za to liczy się on podwójnie.
option-neutrals = Gracze neutralni
option-neutrals-help = Czy od drugiego tygodnia po mapie chodzą postacie, z których pomocy może skorzystać każdy.
option-neutrals-none = bez nich
option-neutrals-none-help = Nikt taki się nie zjawia.
option-neutrals-metamorphia = Metamorfia
option-neutrals-metamorphia-help = Za jedną kartę hołdu daje bohaterom moc terenu, na którym stoi.
option-neutrals-bilkarr = Bilkarr
option-neutrals-bilkarr-help = Wędruje po mapie i sprzedaje sześć eliksirów, które działają trzy dni.
option-neutrals-both = oboje
option-neutrals-both-help = Metamorfia i Bilkarr.
option-scroll = Zagubiony Zwój
option-scroll-help = Co robi Zagubiony Zwój Kry-Cek.
option-scroll-limbo = otchłań
option-scroll-limbo-help = Przywołuje na rękę kartę z otchłani.
option-scroll-summon = wezwanie
option-scroll-summon-help = Wzywa gracza neutralnego w dowolne miejsce do końca tygodnia; trzeba grać z graczami neutralnymi.
option-valleys = Królewskie Doliny
option-valleys-help = Czy zamiast ruin są dwie doliny z centrami i warsztatami i co je łączy; zawsze na dużej mapie, najlepiej dla czterech do sześciu osób.
option-valleys-off = nie
option-valleys-off-help = Zwykła mapa z ruinami.
option-valleys-pass = z Górską Przełęczą
option-valleys-pass-help = Bohater, który stanie na przełęczy, dostaje pierścień pewnych wrót, a za przejście przez nie Wielki Artefakt.
option-valleys-bridge = z Królewskim Mostem
option-valleys-bridge-help = Pod wrotami leżą Wielkie Artefakty, a na moście wymienia się je na poziomy miast.
option-valleys-random = jedno z dwojga
option-valleys-random-help = O przełęczy albo moście rozstrzyga los.
option-begins = Kto zaczyna
option-begins-help = Do kogo należy pierwsza tura każdego dnia; w drużynach zaczyna razem z sojusznikami.
option-begins-lot = los
option-begins-lot-help = Miejsce wybiera los.
option-begins-1 = gracz 1
option-begins-1-help = Zaczyna ten, kto siedzi na miejscu 1.

## Co się stało

event-name =
    { $you ->
        [yes] Wskazujesz frakcję do puli: { faction }.
       *[no] { $who } wskazuje frakcję do puli: { faction }.
    }
event-agree =
    { $you ->
        [yes] Zgadzasz się na te frakcje.
       *[no] { $who } zgadza się na te frakcje.
    }
event-refuse =
    { $you ->
        [yes] Wolisz inne frakcje.
       *[no] { $who } woli inne frakcje.
    }
event-lot = Bez zgody decyduje los: { faction }.
event-faction =
    { $you ->
        [yes] Prowadzisz frakcję: { faction }.
       *[no] { $who } prowadzi frakcję: { faction }.
    }
event-home =
    { $you ->
        [yes] Osiedlasz się na { $square }.
       *[no] { $who } osiedla się na { $square }.
    }
event-look =
    { $you ->
        [yes] Oglądasz { cards-acc }.
       *[no] { $who } ogląda { cards-acc }.
    }
event-keep =
    { $you ->
        [yes] Zatrzymujesz { $card_acc }.
       *[no] { $who } zatrzymuje { $card_acc }.
    }
event-keep-hidden =
    { $you ->
        [yes] Zatrzymujesz zakrytego { rank-acc }.
       *[no] { $who } zatrzymuje zakrytego { rank-acc }.
    }
event-turn-up = Na wierzchu stosu leży teraz { $card }.
event-draw =
    { $you ->
        [yes] Dobierasz { cards-acc }.
       *[no] { $who } dobiera { cards-acc }.
    }
event-shuffle =
    { $you ->
        [yes] Tasujesz swoje schronisko: to znów naród, z którego dobierasz.
       *[no] { $who } tasuje schronisko: to znów naród, z którego się dobiera.
    }
event-mulligan =
    { $you ->
        [yes] Wymieniasz wszystkie karty z ręki.
       *[no] { $who } wymienia wszystkie karty z ręki.
    }
event-show =
    { $you ->
        [yes] Pokazujesz { $card_acc }.
       *[no] { $who } pokazuje { $card_acc }.
    }
event-cohort =
    { $you ->
        [yes] Twoja kohorta liczy { cards-acc }.
       *[no] Kohorta gracza { $who } liczy { cards-acc }.
    }
event-lay =
    { $you ->
        [yes] Wykładasz { $card_acc }.
       *[no] { $who } wykłada { $card_acc }.
    }
event-pay =
    { $you ->
        [yes] Płacisz { price }.
       *[no] { $who } płaci { price }.
    }
event-play =
    { $you ->
        [yes] Zagrywasz { $card_acc }.
       *[no] { $who } zagrywa { $card_acc }.
    }
event-aim =
    { $you ->
        [yes] Przemieniasz { $card_acc }.
       *[no] { $who } przemienia { $card_acc }.
    }
event-roll =
    { $you ->
        [yes] Rzucasz kostką: { $count }.
       *[no] { $who } rzuca kostką: { $count }.
    }
event-form = Teraz to { $card }.
event-gain =
    { $you ->
        [yes] Zyskujesz { $card_acc }.
       *[no] { $who } zyskuje { $card_acc }.
    }
event-supplies =
    { $you ->
        [yes] Zyskujesz { supplies }.
       *[no] { $who } zyskuje { supplies }.
    }
event-found =
    { $you ->
        [yes] Zakładasz miasto poziomu { $level } na { $square }.
       *[no] { $who } zakłada miasto poziomu { $level } na { $square }.
    }
event-raise =
    { $you ->
        [yes] Twoje miasto na { $square } ma teraz poziom { $level }.
       *[no] Miasto gracza { $who } na { $square } ma teraz poziom { $level }.
    }
event-road =
    { $you ->
        [yes] Kładziesz drogę na { $square }: { shape }.
       *[no] { $who } kładzie drogę na { $square }: { shape }.
    }
event-market =
    { $you ->
        [yes] Otwierasz targowisko na { $square }.
       *[no] { $who } otwiera targowisko na { $square }.
    }
event-hero =
    { $you ->
        [yes] Najmujesz bohatera na { $square }.
       *[no] { $who } najmuje bohatera na { $square }.
    }
event-step =
    { $you ->
        [yes] Twój bohater idzie na { $square }.
       *[no] Bohater gracza { $who } idzie na { $square }.
    }
event-port =
    { $you ->
        [yes] Twój bohater wychodzi z wrót na { $square }.
       *[no] Bohater gracza { $who } wychodzi z wrót na { $square }.
    }
event-upgrade =
    { $you ->
        [yes] Ulepszasz { $card_acc }.
       *[no] { $who } ulepsza { $card_acc }.
    }
event-trade =
    { $you ->
        [yes] Wymieniasz { $card_acc } na { $other_acc }.
       *[no] { $who } wymienia { $card_acc } na { $other_acc }.
    }
event-trade-chest =
    { $you ->
        [yes] Wymieniasz { $card_acc }.
       *[no] { $who } wymienia { $card_acc }.
    }
event-grind =
    { $you ->
        [yes] Wymieniasz dwa zasoby na gwiezdny pył.
       *[no] { $who } wymienia dwa zasoby na gwiezdny pył.
    }
event-limbo =
    { $you ->
        [yes] Odsyłasz { $card_acc } w otchłań.
       *[no] { $who } odsyła { $card_acc } w otchłań.
    }
event-ambush =
    { $you ->
        [yes] Szykujesz zasadzkę
       *[no] { $who } szykuje zasadzkę
    }: { $count ->
        [one] leży w niej { $count } karta
        [few] leżą w niej { $count } karty
       *[many] leży w niej { $count } kart
    }.
event-pitch =
    { $you ->
        [yes] Chowasz kartę w namiocie
       *[no] { $who } chowa kartę w namiocie
    }: { $count ->
        [one] jest w nim { $count } karta
        [few] są w nim { $count } karty
       *[many] jest w nim { $count } kart
    }.
event-open =
    { $you ->
        [yes] Otwierasz namiot i bierzesz z niego { cards-acc }.
       *[no] { $who } otwiera namiot i bierze z niego { cards-acc }.
    }
event-storm =
    { $you ->
        [yes] Dopada cię burza. { storm-effect }
       *[no] { $who } trafia na burzę: „{ storm-effect }”
    }
event-summon =
    { $you ->
        [yes] Zjawia się twój drugi bohater.
       *[no] Zjawia się drugi bohater gracza { $who }.
    }
event-raid =
    { $you ->
        [yes] Zrywasz namiot gracza { $other_who }.
       *[no] { $who } zrywa namiot gracza { $other_who }.
    }
event-return =
    { $you ->
        [yes] Przywołujesz z otchłani { $card_acc }.
       *[no] { $who } przywołuje z otchłani { $card_acc }.
    }
event-rally =
    { $you ->
        [yes] Przywołujesz { $card_acc }.
       *[no] { $who } przywołuje { $card_acc }.
    }
event-gaze =
    { $you ->
        [yes] Zaglądasz do wazy i oglądasz { cards-acc }.
       *[no] { $who } zagląda do wazy i ogląda { cards-acc }.
    }
event-fate =
    { $you ->
        [yes] Dobierasz kartę Losu { $number }.
       *[no] { $who } dobiera kartę Losu { $number }.
    }
event-dust =
    { $you ->
        [yes] Bierzesz
       *[no] { $who } bierze
    } { $count ->
        [one] { $count } gwiezdny pył
        [few] { $count } gwiezdne pyły
       *[many] { $count } gwiezdnych pyłów
    }.
event-dye = Karta na { $square } zmienia kolor na { colour }.
event-swap-land = Karty na { $square } i { $to } zamieniają się miejscami.
event-cloak =
    { $you ->
        [yes] Ukrywasz miasto na { $square }.
       *[no] { $who } ukrywa miasto na { $square }.
    }
event-attack =
    { $you ->
        [yes] Atakujesz
       *[no] { $who } atakuje
    } { $what ->
        [hero] bohatera gracza { $other_who } na { $square }!
        [city] miasto gracza { $other_who } na { $square }!
        [ruins] ruiny na { $square }!
       *[free] niczyje miasto na { $square }!
    }
event-retreat =
    { $you ->
        [yes] Twój bohater wycofuje się na { $square }.
       *[no] Bohater gracza { $who } wycofuje się na { $square }.
    }
event-fight =
    { $you ->
        [yes] Rzucasz do walki { $card_acc }
       *[no] { $who } rzuca do walki { $card_acc }
    }: atak { $own }, obrona { $against }.
event-lurk =
    { $you ->
        [yes] Z twojej zasadzki wychodzi { $card }
       *[no] Z zasadzki gracza { $who } wychodzi { $card }
    }: atak { $own }, obrona { $against }.
event-steal =
    { $you ->
        [yes] Maską przeciągasz na swoją stronę { $card_acc }
       *[no] { $who } przeciąga Maską na swoją stronę { $card_acc }
    }: atak { $own }, obrona { $against }.
event-won =
    { $you ->
        [yes] Wygrywasz walkę na { $square }, { $own } do { $against }!
       *[no] { $who } wygrywa walkę na { $square }, { $own } do { $against }!
    }
event-lost =
    { $you ->
        [yes] Twój atak na { $square } odparty, { $own } do { $against }
       *[no] { $who } przegrywa walkę na { $square }, { $own } do { $against }
    }{ $even ->
        [yes] : remis wystarcza obronie.
       *[no] .
    }
event-conquer =
    { $you ->
        [yes] Zdobywasz miasto na { $square }: jest twoje, poziom { $level }!
       *[no] { $who } zdobywa niczyje miasto na { $square }, poziom { $level }!
    }
event-take =
    { $you ->
        [yes] Zdobywasz miasto gracza { $other_who } na { $square }, poziom { $level }!
       *[no] { $who } zdobywa miasto gracza { $other_who } na { $square }, poziom { $level }!
    }
event-fall =
    { $you ->
        [yes] Twój bohater pada na { $square }.
       *[no] Bohater gracza { $who } pada na { $square }.
    }
event-stronghold =
    { $allied ->
        [yes]
            { $you ->
                [yes] Twoja drużyna ma już
               *[no] Drużyna gracza { $who } ma już
            }
       *[no]
            { $you ->
                [yes] Masz już
               *[no] { $who } ma już
            }
    } { great-cities }; { $most } kończy grę.
great-cities =
    { $count ->
        [one] { $count } miasto od poziomu 4 w górę
        [few] { $count } miasta od poziomu 4 w górę
       *[many] { $count } miast od poziomu 4 w górę
    }
event-end =
    { $you ->
        [yes] Kończysz turę.
       *[no] { $who } kończy turę.
    }
event-crown =
    { $you ->
        [yes] Dołącza do ciebie { $card }.
       *[no] Do gracza { $who } dołącza { $card }.
    }
event-dethrone =
    { $you ->
        [yes] Na dobre odchodzi od ciebie { $card }, prosto { $place ->
            [hand] z ręki
            [nation] z narodu
            [shelter] ze schroniska
            [ambush] z zasadzki
           *[tent] z namiotu
        }.
       *[no] Na dobre odchodzi od gracza { $who } { $card }, prosto { $place ->
            [hand] z ręki
            [nation] z narodu
            [shelter] ze schroniska
            [ambush] z zasadzki
           *[tent] z namiotu
        }.
    }
event-joint =
    { $you ->
        [yes] Obaj twoi bohaterowie atakują razem.
       *[no] Obaj bohaterowie gracza { $who } atakują razem.
    }
event-veteran =
    { $you ->
        [yes] Twoi bohaterowie i żołnierze to teraz weterani.
       *[no] Bohaterowie i żołnierze gracza { $who } to teraz weterani.
    }
event-disgrace =
    { $you ->
        [yes] Twoi weterani okrywają się hańbą: talia jest za mała.
       *[no] Weterani gracza { $who } okrywają się hańbą: talia jest za mała.
    }
event-guest = { guest } zjawia się na { $square }.
event-leave = { guest } znika z mapy.
event-tribute =
    { $you ->
        [yes] Składasz Metamorfii hołd i korzystasz z terenu: { colour }.
       *[no] { $who } składa Metamorfii hołd i korzysta z terenu: { colour }.
    }
event-elixir =
    { $you ->
        [yes] Kupujesz eliksir „{ elixir }”.
       *[no] { $who } kupuje eliksir „{ elixir }”.
    }
event-drink =
    { $you ->
        [yes] Wypijasz eliksir „{ elixir }”.
       *[no] { $who } wypija eliksir „{ elixir }”.
    }
event-palsy =
    { $you ->
        [yes] Ogarnia cię niedowład.
       *[no] { $who } traci siły: to niedowład.
    }
event-hush =
    { $you ->
        [yes] Nie chcesz pytań o eliksiry { until }.
       *[no] { $who } nie chce pytań o eliksiry { until }.
    }
event-use =
    { $you ->
        [yes] Działa twój eliksir „{ elixir }”.
       *[no] Działa eliksir „{ elixir }” gracza { $who }.
    }
event-empty =
    { $you ->
        [yes] Twój eliksir „{ elixir }” przestaje działać.
       *[no] Eliksir „{ elixir }” gracza { $who } przestaje działać.
    }
event-rob =
    { $you ->
        [yes] Odrzucasz na chybił trafił { cards-acc } z ręki.
       *[no] { $who } odrzuca na chybił trafił { cards-acc } z ręki.
    }
event-day = Zaczyna się dzień { $number }.
event-week =
    { $left ->
        [0] Zaczyna się tydzień { $number }, ostatni.
       *[other] Zaczyna się tydzień { $number }.
    }
event-double =
    { $you ->
        [yes] Podwójnie liczy ci się teraz { $card }.
       *[no] Podwójnie liczy się teraz { $card } gracza { $who }.
    }
event-explore =
    { $you ->
        [yes] Odkrywasz drogę na { $square }.
       *[no] { $who } odkrywa drogę na { $square }.
    }
event-find =
    { $you ->
        [yes] Odkrywasz budynek na { $square }: { building }.
       *[no] { $who } odkrywa budynek na { $square }: { building }.
    }
event-craft =
    { $you ->
        [yes] Pracuje dla ciebie budynek: { building }.
       *[no] Dla gracza { $who } pracuje budynek: { building }.
    }
event-ring =
    { $you ->
        [yes] Twój bohater bierze pierścień: premia czeka przy wrotach { $number } ({ colour }).
       *[no] Bohater gracza { $who } bierze pierścień: premia czeka przy wrotach { $number } ({ colour }).
    }
event-peek =
    { $you ->
        [yes] Zaglądasz pod wrota
       *[no] { $who } zagląda pod wrota
    }: { $count ->
        [0] nic tam nie ma
        [one] leży tam { $count } Wielki Artefakt
        [few] leżą tam { $count } Wielkie Artefakty
       *[many] leży tam { $count } Wielkich Artefaktów
    }.
event-search =
    { $you ->
        [yes] Przeglądasz nieużyte Wielkie Artefakty
       *[no] { $who } przegląda nieużyte Wielkie Artefakty
    }; { $count ->
        [one] został { $count }
        [few] zostały { $count }
       *[many] zostało ich { $count }
    }.
event-barter =
    { $you ->
        [yes] Oddajesz na moście kartę: { $card }.
       *[no] { $who } oddaje na moście kartę: { $card }.
    }
event-lower =
    { $you ->
        [yes] Twoje miasto na { $square } spada do poziomu { $level }.
       *[no] Miasto gracza { $who } na { $square } spada do poziomu { $level }.
    }
event-peek-secret = Pod wrotami widzisz: { $cards }.
event-search-secret = Nieużyte są: { $cards }.
event-over = Gra skończona: { $reason }.
event-look-secret = Oglądasz: { $cards }.
event-keep-hidden-secret = Zatrzymujesz { $card_acc }.
event-draw-secret = Dobierasz: { $cards }.
event-gaze-secret = W wazie widzisz: { $cards }.
event-rob-secret = Odrzucasz { $cards_acc }.
event-ambush-secret = Kładziesz w zasadzce { $card_acc }.
event-pitch-secret = Chowasz w namiocie { $card_acc }.

## Tura w kilku słowach, po imieniu i dwukropku

story-faction = { faction }
story-home = miasto startowe na { $square }
story-mulligan = nowa ręka
story-gain = { $card }
story-found = nowe miasto na { $square } (poziom { $level })
story-raise = miasto na { $square } podniesione do poziomu { $level }
story-road = droga na { $square }
story-market = targowisko na { $square }
story-hero = nowy bohater na { $square }
story-port = przez wrota na { $square }
story-trade = wymiana { $card_gen } na { $other_acc }
story-grind = gwiezdny pył za dwa zasoby
story-ambush = zasadzka
story-raid = zerwany namiot gracza { $other_who }
story-return = { $card } z otchłani
story-dye = nowy kolor terenu na { $square }
story-swap-land = zamiana terenów { $square } i { $to }
story-cloak = ukryte miasto na { $square }
story-retreat = odwrót bohatera na { $square }
story-won =
    { $what ->
        [hero] wygrana z bohaterem gracza { $other_who } na { $square }
        [ruins] zdobyte ruiny na { $square }
        [city] zdobyte miasto gracza { $other_who } na { $square }
       *[free] zdobyte miasto na { $square }
    }
story-lost = atak na { $square } odparty
story-tribute = hołd dla Metamorfii
story-elixir = nowy eliksir „{ elixir }”
story-drink = wypity eliksir „{ elixir }”
story-use = użyty eliksir „{ elixir }”
story-explore = odkryta droga na { $square }
story-find = odkryty budynek na { $square }, { building }
story-ring = pierścień z przełęczy
story-barter = artefakt oddany na moście
story-lower = miasto na { $square } obniżone do poziomu { $level }

## Dlaczego gra się skończyła

score =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
reason-fifth-city = ktoś ma piąte miasto co najmniej czwartego poziomu
reason-allied-cities = jedna z drużyn ma dość miast co najmniej czwartego poziomu
reason-full = na mapie nic więcej się nie zmieści
reason-weeks = minął ostatni tydzień

## Cel i stan gry, zawsze na widoku

meter-cities = miasta 4+
meter-points = punkty
meter-week = Tydzień
meter-day = dzień
meter-days = Dni do końca
meter-free = Wolne pola

## Rachunek na koniec

tally-cities =
    { $level ->
        [6] Stolice (× 6)
        [5] Rezydencje (× 5)
       *[other] Miasta { $level }. poziomu (× { $level })
    }
tally-own = Punkty za własne miasta
tally-half = Dwoje na troje: połowa więcej
tally-points = Punkty
tally-great =
    Miasta co najmniej { $level }. poziomu{ $most ->
        [0] {""}
       *[other] {" "}(koniec przy { $most })
    }
tally-heroes = Bohaterowie na mapie
tally-deck = Karty w talii

## O co pyta gra

prompt-name =
    { $factions_count ->
        [0] Wskaż frakcję do wspólnej puli; brakuje jeszcze { $count }.
       *[other] Wskaż frakcję do wspólnej puli; brakuje jeszcze { $count }. Już wskazane: { $factions }.
    }
prompt-assent = { $other_who } proponuje frakcje: { $factions }. Zgoda?
prompt-faction = Wybierz frakcję, którą poprowadzisz.
prompt-home = Wybierz miasto startowe: stanie w nim twój pierwszy bohater.
prompt-draft = Dobór { $round } z { $rounds } ({ drafted-rank }): zatrzymaj jedną kartę, resztę przekaż dalej.
drafted-rank =
    { $rank ->
        [Freeman] wolni ludzie
        [Chief] dowódcy
        [Priest] kapłani
       *[Lord] lordowie
    }
prompt-act =
    { $begun ->
        [no] { $first ->
            [yes] Pierwsza tura: zwykle werbuje się jednostkę (kliknij stos) albo ulepsza ją (kliknij kartę); gdy brak zasobów, bierze się nową rękę.
           *[no] Wybierz akcję: kliknij to, co świeci. Na początku tury także kohorta albo nowa ręka.
        }
       *[yes] Wybierz następną akcję albo zakończ turę.
    }
prompt-ride =
    Bohater { $number } może jeszcze przejść { $points ->
        [one] { $points } pole
        [few] { $points } pola
       *[many] { $points } pól
    }: wskaż sąsiednie pole albo wybierz inną akcję.
road-shape =
    { $shape ->
        [Straight] prosta
        [Curve] zakręt
        [Tee] rozwidlenie
       *[Cross] skrzyżowanie
    }
city-exits =
    { $shape ->
        [CityEnd] jedno wyjście
        [CityStraight] dwa wyjścia na wprost
        [CityCurve] dwa wyjścia na zakręcie
        [CityTee] trzy wyjścia
       *[CityCross] cztery wyjścia
    }
due =
    { $more ->
        [yes] Do zapłaty jeszcze
       *[no] Do zapłaty
    }
owed =
    { $supply ->
        [one] { $supply } zasób
        [few] { $supply } zasoby
       *[many] { $supply } zasobów
    }
labour =
    { $count ->
        [one] wolny człowiek albo narzędzie
       *[other] { $count } wolnych ludzi (albo narzędzia za nich)
    }
works =
    { $count ->
        [0] { owed }
       *[other]
            { $supply ->
                [0] { labour }
               *[other] { labour } i { owed }
            }
    }
hire-due =
    { $count ->
        [0] { owed }
       *[other] jednostka tej rangi albo wyższej i { owed }
    }
hero-due =
    { $count ->
        [0] { owed }
       *[other] broń i { owed }
    }
or-enough = Możesz też poprzestać na tym.
prompt-place-city = Nowe miasto, poziom { $level } ({ city-exits }): wskaż dla niego pole. Koszt: { asked }.
prompt-place-road = Nowa droga ({ road-shape }): wskaż dla niej pole. Koszt: { works }.
prompt-place-free = Droga za darmo ({ road-shape }): wskaż dla niej pole.
prompt-pay-build = Nowe miasto na { $square }, poziom { $level }. { due }: { asked }.
prompt-pay-raise = Miasto na { $square } urośnie do poziomu { $level }. { due }: { asked }.
prompt-pay-road = Droga na { $square } ({ road-shape }). { due }: { works }.
prompt-pay-march =
    Ruch bohatera { $number }: zapłać zasobem (1 pole), gwiezdnym pyłem (2 pola) albo koniem ({ $ride ->
        [one] { $ride } pole
        [few] { $ride } pola
       *[many] { $ride } pól
    }).
prompt-pay-port = Bohater { $number } przechodzi przez wrota na { $square }. Do zapłaty: { owed }; za wrotami czeka burza.
prompt-pay-hire = Werbujesz { rank-acc }. { due }: { hire-due }.
prompt-pay-upgrade = Ulepszasz { $card_acc } na { rank-acc }. Do zapłaty: { owed }.
prompt-pay-buy = Kupujesz { type-acc }. Do zapłaty: { owed } albo skrzynia.
prompt-pay-hero = Nowy bohater na { $square }. { due }: { hero-due }.
prompt-pay-market = Targowisko na { $square }. { due }: { labour }.
prompt-pay-ambush = Zasadzka: oddaj w otchłań jednostkę, a ukryjesz jedną kartę, albo skrzynię, a ukryjesz do trzech.
prompt-pay-sell = Sprzedaż: wybierz artefakt, za który dostaniesz skrzynię.
prompt-pay-attack =
    { $hero ->
        [yes] Atak na bohatera na { $square }: zagraj broń.
       *[no] Atak na { $square }, obrona { $strength }: zagraj broń.
    }
prompt-pay-retreat = Odwrót na { $square }. Do zapłaty: { owed } albo koń.
prompt-pay-tribute = Hołd bohatera { $number } dla Metamorfii: zagraj dowolną kartę.
prompt-pay-elixir = Kupujesz eliksir „{ elixir }”. Do zapłaty: { owed }.
prompt-pay-explore =
    { $building ->
        [yes] Odkrywasz budynek na { $square }.
       *[no] Odkrywasz drogę na { $square }.
    } { due }: { works }.
prompt-hue = Bierzesz { type-acc } i dziś to ty wybierasz kolor.
prompt-type = Burza daje artefakt: wybierz stos.
prompt-road = Burza daje drogę: wybierz jej kształt.
prompt-pick-wings = Skrzydła Avieny: wskaż pole, na które poleci bohater { $number }.
prompt-pick-cloak =
    Płaszcz Vayla: wybierz miasto, które ukryjesz (jeszcze najwyżej { $left }).{ $enough ->
        [yes] {" "}{ or-enough }
       *[no] {""}
    }
prompt-pick-lift = Awans za darmo: wybierz swoje miasto, które urośnie.
prompt-pick-staff =
    Laska Terry: wybierz kartę terenu ({ $left ->
        [one] została { $left } zmiana
        [few] zostały { $left } zmiany
       *[many] zostało { $left } zmian
    }).{ $enough ->
        [yes] {" "}{ or-enough }
       *[no] {""}
    }
prompt-pick-exchange = Burza: wybierz kartę terenu, która zmieni kolor.
prompt-dye =
    { $swaps ->
        [yes] Karta na { $square }: wybierz jej nowy kolor albo drugą kartę do zamiany.
       *[no] Karta na { $square }: wybierz jej nowy kolor.
    }
prompt-copy = Burza: wybierz skutek, który się powtórzy.
prompt-aim-title =
    Tytuł: wybierz jednostkę, która awansuje na tę turę.{ $enough ->
        [yes] {" "}{ or-enough }
       *[no] {""}
    }
prompt-aim-scroll =
    Magiczny zwój: wybierz jednostkę, która policzy się jako niższa.{ $enough ->
        [yes] {" "}{ or-enough }
       *[no] {""}
    }
prompt-aim-amulet =
    Amulet: wybierz kartę, którą zmieni rzut kostką.{ $enough ->
        [yes] {" "}{ or-enough }
       *[no] {""}
    }
prompt-aim-crown =
    Korona Tytusa: wybierz jednostkę, która policzy się jako lord.{ $enough ->
        [yes] {" "}{ or-enough }
       *[no] {""}
    }
prompt-aim-book =
    Księga Crei: wybierz jednostkę, która policzy się jako dwie.{ $enough ->
        [yes] {" "}{ or-enough }
       *[no] {""}
    }
prompt-aim-eclipse =
    Zaćmienie Słońca: wybierz kartę z ręki, która stanie się czymś innym.{ $enough ->
        [yes] {" "}{ or-enough }
       *[no] {""}
    }
prompt-aim-promote =
    Ulepszenie za darmo: wybierz jednostkę z ręki.{ $enough ->
        [yes] {" "}{ or-enough }
       *[no] {""}
    }
prompt-aim-clone =
    Lody Metamorfii: wybierz jednostkę, którą zagrasz jako dwie.{ $enough ->
        [yes] {" "}{ or-enough }
       *[no] {""}
    }
prompt-form = Przemienia się { $card }: wybierz, co z tego będzie.
prompt-form-hammer = Młot Strato: wybierz artefakt, który zastąpi.
prompt-form-copy = Karta Losu: wybierz Wielki Artefakt, który skopiuje.
prompt-limbo = Otchłań: wybierz kartę, która trafi na twoją rękę.
prompt-pitch =
    Namiot: wybierz kartę, którą schowasz ({ $left ->
        [one] zmieści się { $left } karta
        [few] zmieszczą się { $left } karty
       *[many] zmieści się { $left } kart
    }).{ $enough ->
        [yes] {" "}{ or-enough }
       *[no] {""}
    }
prompt-raid = Burza: wybierz namiot, który zerwie.
prompt-lurk =
    Zasadzka: wybierz kartę, którą zakryjesz (jeszcze najwyżej { $left }).{ $enough ->
        [yes] {" "}{ or-enough }
       *[no] {""}
    }
prompt-claim = Twoja nagroda: wybierz Wielki Artefakt.
prompt-claim-bargain = Oddajesz { $card_acc }: wybierz Wielki Artefakt w zamian.
prompt-fated = Los { $number }: weź to, co daje, albo gwiezdny pył.
prompt-search = Los: wybierz nieużyty Wielki Artefakt.
prompt-bag = Worek Szczęścia: wybierz, ile zasobów bierzesz na rękę.
prompt-gaze =
    Waza Ming: wybierz kartę na wierzch narodu ({ $left ->
        [one] została { $left }
        [few] zostały { $left }
       *[many] zostało { $left }
    }).
prompt-rally =
    { $first ->
        [yes] Sztandar Vigo: wybierz kartę ze schroniska.
       *[no] Sztandar Vigo: wybierz kartę tego samego rodzaju albo poprzestań na tym.
    } Zostało siły: { $left }.
prompt-show =
    { $left ->
        [0] Kohorta ({ colour }): dobierzesz { cards-acc }. Pokaż więcej albo poprzestań na tym.
       *[other] Kohorta ({ colour }): pokaż kartę; brakuje jeszcze { $left }.
    }
prompt-who-attack =
    { $hero ->
        [yes] Atak na bohatera na { $square }: wybierz, kto atakuje.
       *[no] Atak na { $square }, obrona { $strength }: wybierz, kto atakuje.
    }
prompt-who-wings = Skrzydła Avieny: wybierz bohatera, który poleci.
prompt-flee = { $other_who } atakuje twojego bohatera na { $square }: walcz albo wycofaj się ({ owed } albo koń).
prompt-join = { $other_who } atakuje { $square }, { $own } do { $against }: wybierz bohaterów do obrony. Przegrani znikną z mapy.
prompt-attack = Atak na { $square }, { $own } do { $against }: brakuje ci { $count }. Zagraj kartę albo poddaj walkę.
prompt-defend = Obrona { $square }, { $against } do { $own }: brakuje ci { $count }. Zagraj kartę albo poddaj walkę.
prompt-slot =
    { $mask ->
        [yes] Maska Syjonu: wybierz jednostkę, która przejdzie na twoją stronę.
       *[no] Zagrywasz { $card_acc }: wybierz jednostkę w szeregu.
    }{ $enough ->
        [yes] {" "}{ or-enough }
       *[no] {""}
    }
prompt-tint = Magiczny zwój: wybierz kolor, który przybierze { $card }.
prompt-charm = Amulet: wybierz kartę z ręki, którą zmieni rzut kostką.
prompt-sacrifice =
    { $stolen ->
        [yes] Przejęty fanatyk: poświęć kartę, żeby liczył się podwójnie, albo poprzestań na tym.
       *[no] Fanatyk liczy się podwójnie: wybierz kartę, którą za to poświęcisz. Trafi w otchłań.
    }
prompt-call = Zaginiony Zwój: wskaż pole, na które wzywasz gracza neutralnego.
prompt-snipe = Kaniony Metamorfii: wybierz, co bohater { $number } zaatakuje bez broni.
prompt-drawing = Dżungla Metamorfii: wybierz, ile kart dobierasz.
prompt-tempted =
    Wrota { $number }: za pierścień możesz zabrać spod nich Wielki Artefakt ({ $count ->
        [one] leży tam { $count }
        [few] leżą tam { $count }
       *[many] leży tam { $count }
    }).
prompt-delve = Pod wrotami: wybierz Wielki Artefakt, który zabierasz.
prompt-barter-give = Królewski Most: wybierz Wielki Artefakt, który oddasz za poziom miasta.
prompt-barter-change = Królewski Most: wybierz Wielki Artefakt, który wymienisz na inny.
prompt-lower = Królewski Most: wybierz miasto, które straci poziom (do oddania: { $left }).
prompt-wait-begin = { $who } wybiera; zaraz zaczynamy.
prompt-wait-act = { $who } zastanawia się nad akcją.
prompt-wait-pay = { $who } płaci za akcję.
prompt-wait-battle = Walka na { $square }: następny ruch ma { $who }.
prompt-wait-choose = { $who } wybiera, co dalej.
prompt-win-city = Możesz teraz wygrać: miasto numer { $count } o poziomie 4 lub wyższym kończy grę, a ty prowadzisz.
prompt-win-end =
    Możesz teraz wygrać: koniec twojej tury kończy grę, a ty masz najwięcej: { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }.
prompt-take-city = Możesz zdobyć miasto na { $square }: wystarczy { $card }.
prompt-take-hero = Możesz pokonać bohatera na { $square }: wystarczy { $card }.
prompt-take-ruins = Możesz pokonać straż ruin na { $square }: wystarczy { $card }.
prompt-over = Gra skończona.
prompt-chill = { $other_who } kończy wykładać linię. Powiew Zimna może ją anulować: nic z niej nie będzie, a jej karty zamarzną do końca tury.
prompt-wary =
    { $moment ->
        [begins] Zaczyna się walka na { $square }: na razie atak { $own }, obrona { $against }.
       *[goes-on] Walka na { $square } trwa: atak { $own }, obrona { $against }.
    } Możesz teraz sięgnąć po eliksir.{ $colossus ->
        [yes] {" "}Kolos doda ci 4 siły.
       *[no] {""}
    }{ $palsy ->
        [yes] {" "}Niedowład odbierze 4 siły temu, kogo wskażesz.
       *[no] {""}
    }{ $berserk ->
        [yes] {" "}Berserk zabierze obrońcy dwie losowe karty z ręki.
       *[no] {""}
    }
prompt-vigil =
    { $allies ->
        [yes] { $other_who } i sojusznicy mogą zaraz zaatakować ciebie albo twojego sojusznika: ich bohater ma cel w zasięgu.
       *[no] { $other_who } może cię zaraz zaatakować: ma bohatera w zasięgu twojego miasta albo bohatera.
    } Możesz przedtem sięgnąć po eliksir.{ $brotherhood ->
        [yes] {" "}Braterstwo: nikt cię nie zaatakuje, ale i ty nikogo.
       *[no] {""}
    }{ $colossus ->
        [yes] {" "}Kolos: 4 siły więcej w każdej walce.
       *[no] {""}
    }{ $palsy ->
        [yes] {" "}Niedowład: przeciwnik ma 4 siły mniej w każdej walce.
       *[no] {""}
    }

## Ruchy

move-card = { $card }
move-play = Zagraj { $card_acc }
move-lurk = Z zasadzki: { $card }
move-pay =
    { $dust ->
        [0] Zapłać zasobami
       *[other] Zapłać, w tym { stardust }
    }
move-build = Załóż: { shape }, poziom { $level }
move-road = Połóż: { shape }
move-place =
    Na { $square }{ $turn ->
        [0] {""}
        [1] , obrót w prawo
        [2] , do góry nogami
       *[3] , obrót w lewo
    }
move-square = { $square }
move-raise = Podnieś poziom miasta na { $square }
move-hero = Najmij bohatera na { $square }
move-market = Otwórz targowisko na { $square }
move-storm-city = Zaatakuj { $square }
move-strike = Zaatakuj bohatera { $number } gracza { $owner_who }
move-with = Bohater { $number }
move-both = Obaj bohaterowie razem
move-march = Rusz bohatera { $number }
move-step =
    Bohater { $number } idzie na { $way ->
        [north] północ
        [east] wschód
        [south] południe
       *[west] zachód
    }
move-port = Bohater { $number } przez wrota: { colour }
move-hire = Zatrudnij { rank-acc }
move-upgrade = Ulepsz { $card_acc }
move-buy = Kup { type-acc }
move-type = Weź { type-acc }
move-agree = Zgoda
move-others = Wolę inne
move-colour = { colour }
move-cohort = Kohorta: { colour }
move-swap = Wymień skrzynię na { type-acc }
move-open = Otwórz namiot { $number }
move-raid = Zerwij namiot { $number }
move-copy = Skopiuj skutek { $number }: { storm-effect }
move-slot = Karta { $number } w szeregu
move-join =
    { $heroes ->
        [0] Nikt nie pomaga
        [1] Pomaga bohater 1
        [2] Pomaga bohater 2
       *[3] Pomagają obaj
    }
move-retreat = Wycofaj się na { $square }
move-tribute = Hołd bohatera { $number }
move-elixir = Kup eliksir „{ elixir }”
move-drink = Wypij eliksir „{ elixir }”
move-poison = Niedowład na gracza { $victim_who }
move-use = Użyj eliksiru „{ elixir }”
move-draw =
    { $number ->
        [0] Nie dobieraj
        [one] Dobierz { $number } kartę
        [few] Dobierz { $number } karty
       *[many] Dobierz { $number } kart
    }
move-bag =
    { $number ->
        [one] Weź { $number } zasób
        [few] Weź { $number } zasoby
       *[many] Weź { $number } zasobów
    }
move-call = Wezwij Metamorfię na { $square }
move-fetch = Wezwij Bilkarra na { $square }
move-abstain = Bez eliksiru
move-hush = Bez eliksiru, i bez pytań { until }
move-mulligan = Wymień karty z ręki
move-ambush = Zastaw zasadzkę
move-sell = Wymień artefakt na skrzynię
move-grind = Wymień dwa zasoby na gwiezdny pył
move-fight = Walcz
move-yield = Poddaj walkę
move-fate-draw = Dobierz kartę Losu
move-keep = Weź to
move-take-dust = Weź gwiezdny pył
move-done = Wystarczy
move-end = Zakończ turę
move-explore = Odkryj { $square }
move-craft = Weź kartę: { building }
move-ring = Bohater { $number } bierze pierścień
move-deal =
    { $deal ->
        [give] Bohater { $number }: Wielki Artefakt za poziom
        [lower] Bohater { $number }: dwa poziomy za Wielki Artefakt
       *[change] Bohater { $number }: Wielki Artefakt za inny
    }

## Dlaczego nie

refusal-no-such-move = Nie ma ruchu { $move }: wybierz jeden z możliwych.
refusal-finish-first = Najpierw dokończ to, co już zaczęte.
refusal-not-now = To ruch na inną chwilę: wybierz jeden z możliwych.
refusal-not-in-hand = Nie masz w ręce { $card_gen }: wybierz inną kartę.
refusal-no-use = Teraz nic by to nie dało ({ $card }): wybierz co innego.
refusal-no-room = Ta karta nigdzie nie pasuje do twojej sieci: { shape }.
refusal-cannot-pay = Nie masz czym za to zapłacić: sprawdź koszt.
refusal-not-your-city = Na { $square } nie ma twojego miasta.
refusal-heroes-out = Obaj twoi bohaterowie są na mapie.
refusal-no-weapon = Do ataku potrzeba broni i celu w zasięgu.
refusal-no-target = Tego nie możesz teraz zaatakować.
refusal-ally = Sojusznicy nie atakują się nawzajem.
refusal-enough-attacks = Twoja drużyna ma już w tej turze za sobą dwa ataki, a więcej nie może.
refusal-no-way = Twój bohater nie może teraz tamtędy pójść.
refusal-empty-stack = Ten stos jest pusty: wybierz inny.
refusal-no-cohort = Kohorta wymaga trzech kart tej frakcji.
refusal-too-late = To można zrobić tylko przed pierwszą akcją.
refusal-no-ambush = Zasadzka jest jedna na turę i tylko wtedy, gdy jest w niej miejsce i masz co oddać.
refusal-no-market = Na { $square } nie posłuży ci żadne targowisko.
refusal-just-received = Karty otrzymanej w wymianie nie wymienia się znowu w tej samej turze.
refusal-no-tent = Nie masz tam namiotu z wcześniejszej tury.
refusal-no-tribute = Hołd składa się raz na turę, gdy bohater stoi na tym samym terenie co Metamorfia i coś to da.
refusal-no-bilkarr = Eliksiry kupuje się tam, gdzie stoi Bilkarr.
refusal-sold-out = Eliksir „{ elixir }” ma już właściciela.
refusal-not-your-elixir = Eliksir „{ elixir }” nie jest twój albo dziś już nie zadziała.
refusal-nobody-asks = Nikt cię teraz nie pyta o eliksir: wybierz inny ruch.
refusal-brotherhood = Braterstwo nie pozwala na ten atak.
refusal-no-explorer = Żaden twój bohater nie ma prostej drogi do zakrytej karty na { $square }.
refusal-no-goods = Budynek daje jedną kartę na turę i tylko swojemu właścicielowi.
refusal-no-bridge = Żaden twój bohater nie ma teraz czego szukać na przełęczy ani na moście.
refusal-no-token = Nie masz już żetonu poziomu { $level }: wybierz inne miasto albo inny poziom.
error-bad-move = „{ $text }” to nie ruch w Battalii; ruchy wyglądają tak: hire:Lord, RLord, pay, step1:N, end.

## Plansza tekstowa i obraz

sketch-factions = Frakcje wskazane do puli: { $names }
sketch-day = Tydzień { $week }, dzień { $day }; świeci: { $lit }, kolor do wyboru: { $choice }
sketch-sides = Drużyny i ich punkty: { $sides }
sketch-veterans = Weterani: { $seats }
sketch-pool = Na wierzchu stosów:
sketch-rest = zasoby { $supplies }, gwiezdny pył { $dust }, skrzynie { $chests }
sketch-seat =
    { faction }{ $you ->
        [yes] {" "}(ty)
       *[no] {""}
    }: { $points } pkt, ręka { $hand }, naród { $nation }, talia { $deck }, zasadzka { $ambush }, nam. { $tents }
sketch-side =
    { $side ->
        [attacker] Atak
       *[defender] Obrona
    } { $strength }:
sketch-hand = Twoja ręka
sketch-guise = Przemienione
sketch-ambush = Twoja zasadzka
sketch-pack = Paczka
sketch-gaze = W wazie
sketch-stash = Znane spod wrót
sketch-spare = Znane nieużyte
sketch-rings = Pierścienie: { $rings }
sketch-stashed = Pod wrotami: { $gates }; pierścienie: { $rings }
square-label =
    { $square }: { $card }{ $owner ->
        [none] {""}
       *[other] , gracz { $owner }, poziom { $level }
    }
square-empty = { $square }, wolne
hero-label = Bohater { $number } gracza { $owner }
sketch-elixirs = Eliksiry: { $list }
sketch-flask =
    „{ elixir }” { $state ->
        [full] czeka
        [used] { $day }/3, dziś użyty
       *[works] { $day }/3
    }{ $victim ->
        [0] {""}
       *[other] , działa na gracza { $victim }
    } (gracz { $owner })
sketch-hush = Gracz { $seat } nie chce pytań o eliksiry { until }
flask-hush = bez pytań { until }
guest-label = { guest } na { $square }
button-call = Wezwij Metamorfię
button-fetch = Wezwij Bilkarra

## Stół na obrazie

map-label = Mapa
panel-label = Co można zrobić
lens-nearer = Przybliż mapę
lens-farther = Oddal mapę
lens-whole = Pokaż całą mapę
rank-short =
    { $rank ->
        [Freeman] wolny
        [Chief] dowódca
        [Priest] kapłan
        [Lord] lord
        [Queen] królowa
       *[King] król
    }
type-short =
    { $type ->
        [Weapon] broń
        [Horse] koń
        [Tool] narzędzie
        [Tent] namiot
        [Title] tytuł
        [Amulet] amulet
       *[Scroll] zwój
    }
neutral-short =
    { $kind ->
        [Supply] zasób
        [Dust] pył
       *[Chest] skrzynia
    }
great-short =
    { $great ->
        [Hammer] Młot
        [Horn] Róg
        [Sword] Miecz
        [Shield] Tarcza
        [Wings] Skrzydła
        [Crown] Korona
        [Luut] Dłoń
        [Pavilion] Pawilon
        [Staff] Laska
        [Book] Księga
        [Arrow] Strzała
        [Bag] Worek
        [Banner] Vigo
        [Cloak] Płaszcz
        [Vase] Waza
        [Mask] Maska
        [LostScroll] Zwój
       *[Fate] Los
    }
oracle-week = Tydzień { $week }
oracle-day = dzień { $day } z 7
slip-you = (ty)
slip-label =
    { faction }{ $you ->
        [yes] {" "}(ty)
       *[no] {""}
    }: punkty { $points }, karty w ręce { $hand }, w narodzie { $nation }, w schronisku { $shelter }, w zasadzce { $ambush }, namioty { $tents }, cała talia { $deck }{ $turn ->
        [yes] ; teraz gra
       *[no] {""}
    }
tent-label = Namiot { $number } gracza { $owner } ({ $card }), w środku { cards-nom }
stack-shown =
    { $name }{ $colour ->
        [none] {""}
       *[other] , na wierzchu { colour }
    }; { cards-nom }
storm-deck = Burze, które mogą nadejść: { $count }
storm-last = Burza { $number }: { $effect }
storm-up = Burza { $number }!
fate-up = Los { $number }
fate-1-effect = Zatrzymaj tę kartę: kopiuje Wielki Artefakt innego gracza. Albo weź dwa gwiezdne pyły.
fate-2-effect = Weź wierzchni nieużyty Wielki Artefakt. Albo weź gwiezdny pył.
fate-3-effect = Weź dowolny nieużyty Wielki Artefakt. Albo weź gwiezdny pył.
pile-stash = znane spod wrót
pile-spare = znane nieużyte Wielkie Artefakty
fate-deck = Karty Losu: { $count }
tab-actions = Inne
tab-pool = Pula
tab-shelter = Karty
tab-players = Gracze
tab-day = Dzień { $day }
tab-relics = Wielkie
tab-flasks = Eliksiry
drawer-actions = Na razie niemożliwe: dotknij
drawer-pool = Pula: wierzchnie karty stosów
drawer-players = Gracze
drawer-day = Tydzień, burze i Los
drawer-relics = Wielkie Artefakty do zdobycia
drawer-flasks = Eliksiry
drawer-rest = Wielkie Artefakty; • ma właściciela
more-limbo = Otchłań ({ $count })
more-storms = Wszystkie burze
more-greats = Wszystkie Wielkie Artefakty
more-rest = Pozostałe Wielkie Artefakty
tent-own = Namiot: { cards-nom }
tent-chip = { $who }: { cards-nom }
drawer-close = Zamknij
drawer-shelter = Twoje karty
drawer-limbo = Otchłań
drawer-storms = Skutki burzy; • już było
drawer-greats = Wielkie Artefakty; • ma właściciela
pile-shelter = w schronisku
pile-nation = w narodzie
pile-vase = na wierzchu narodu, po kolei
pile-ambush = w zasadzce
pile-tents = w namiotach
pile-limbo = poza grą
battle-label =
    { $what ->
        [hero] Walka z bohaterem na { $square }
        [ruins] Walka o ruiny na { $square }
       *[other] Walka o miasto na { $square }
    }
battle-side =
    { $side ->
        [attacker] Atak
       *[defender] Obrona
    }: { $who }
battle-part =
    { $part ->
        [cards] karty
        [horn] róg
        [guard] straż
        [city] miasto
        [morale] morale
        [terrain] teren
        [drill] weterani
       *[elixir] eliksir
    } { $value }
battle-needs =
    { $side ->
        [attacker] Obrona się trzyma: atakowi brakuje { $count }, żeby wygrać.
       *[defender] Atak prowadzi: obronie brakuje { $count }, żeby się utrzymać.
    }
neutral-side = straż
level-chip = poziom { $level }
pay-chip = Zapłać { price }
line-hand = Twoja ręka: { cards-nom }
line-table = Na stole
line-setup = Przygotowania
answers-label = Odpowiedzi
tray-factions = Frakcje
tray-draft = Karty do zatrzymania
tray-limbo = Otchłań
tray-storms = Dawne burze
tray-reward = Nagrody
tray-greats = Wielkie Artefakty
tray-forms = Przemiana
tray-vase = W wazie
tray-shelter = Schronisko
tray-ambush = Zasadzka
hush-chip =
    { $until ->
        [battle] Nie pytaj w tej walce
        [turn] Nie pytaj w tej turze
        [day] Nie pytaj dziś
       *[week] Nie pytaj w tym tygodniu
    }
asked =
    { $ask ->
        [0] { $count ->
            [one] { $count } wolny człowiek
           *[other] { $count } wolnych ludzi
        }
        [1] { $count ->
            [one] { $count } dowódca
           *[other] { $count } dowódców
        }
        [2] { $count ->
            [one] { $count } kapłan
           *[other] { $count } kapłanów
        }
        [3] { $count ->
            [one] { $count } lord
           *[other] { $count } lordów
        }
        [4] { asked-units }
        [5] { asked-units } od dowódcy w górę
        [6] { asked-units } od kapłana w górę
        [7] { asked-units } od lorda w górę
        [8] { $count ->
            [one] { $count } wolny człowiek albo narzędzie
           *[other] { $count } wolnych ludzi (albo narzędzia za nich)
        }
        [9] { $count ->
            [one] { $count } królowa
            [few] { $count } królowe
           *[many] { $count } królowych
        }
        [10] { $count ->
            [one] { $count } król
           *[other] { $count } królów
        }
        [11] { $count } broń
        [12] { $count } broń
        [13] { $count ->
            [one] { $count } zasób albo koń
            [few] { $count } zasoby albo konie
           *[many] { $count } zasobów albo koni
        }
        [14] { $count ->
            [one] { $count } artefakt na sprzedaż
            [few] { $count } artefakty na sprzedaż
           *[many] { $count } artefaktów na sprzedaż
        }
        [15] { $count ->
            [one] { $count } jednostka albo skrzynia
            [few] { $count } jednostki albo skrzynie
           *[many] { $count } jednostek albo skrzyń
        }
        [16] { $count ->
            [one] { $count } koń
            [few] { $count } konie
           *[many] { $count } koni
        }
       *[other] { $count ->
            [one] { $count } dowolna karta
            [few] { $count } dowolne karty
           *[many] { $count } dowolnych kart
        }
    }
asked-units =
    { $count ->
        [one] { $count } dowolna jednostka
        [few] { $count } dowolne jednostki
       *[many] { $count } dowolnych jednostek
    }
doing-build = Nowe miasto, poziom { $level }
doing-road = Droga: { road-shape }
doing-buy = Zakup: { type-short }
doing-elixir = Eliksir „{ elixir }”
doing-raise = Miasto na { $square }, poziom { $level }
doing-hire = Werbunek: { rank-short }
doing-upgrade = Ulepszenie: { $card }
doing-attack = Atak na { $square }
doing =
    { $act ->
        [5] Ruch bohatera
        [6] Przejście przez wrota na { $square }
        [10] Nowy bohater na { $square }
        [11] Targowisko na { $square }
        [12] Zasadzka
        [14] Sprzedaż
        [16] Odwrót na { $square }
        [40] Hołd dla Metamorfii
        [60] Odkrywanie karty na { $square }
       *[other] Linia akcji
    }
preview-gain = Na wierzchu: { colour }.
preview-hire = Do tego { supplies }.
preview-level = Poziom { $level }, punkt więcej.
preview-end =
    Odrzucasz { $left ->
        [one] { $left } kartę
        [few] { $left } karty
       *[many] { $left } kart
    }, dobierasz { cards-acc }.
preview-guard = Straż: { $strength }.
preview-city = Miasto broni się siłą { $strength }; { hand-of-defender }.
preview-prey =
    { $cards ->
        [one] Obrońca ma w ręce { $cards } kartę
        [few] Obrońca ma w ręce { $cards } karty
       *[many] Obrońca ma w ręce { $cards } kart
    }.
hand-of-defender =
    { $cards ->
        [one] obrońca ma w ręce { $cards } kartę
        [few] obrońca ma w ręce { $cards } karty
       *[many] obrońca ma w ręce { $cards } kart
    }
preview-strength = Siła { $count }.
preview-price = Zapłacą: { $cards }.
preview-cohort =
    Pokazujesz { $shown ->
        [one] { $shown } kartę
        [few] { $shown } karty
       *[many] { $shown } kart
    }, dobierasz { cards-acc }.
way-settle = Zapłać: { $cards }
way-commit = Zagraj razem: { $cards }
way-walk = Bohater { $number } idzie na { $square }
bill-cards = Kliknij podświetloną kartę z ręki.
button-own = Zapłacę inaczej
entry-build = Miasto
entry-raise = Rozbudowa
entry-road = Droga
entry-market = Targowisko
entry-march = Ruch
entry-port = Wrota
entry-attack = Atak
entry-hero = Bohater
entry-hire = Werbunek
entry-upgrade = Ulepszenie
entry-buy = Artefakt
entry-cohort = Kohorta
entry-mulligan = Nowa ręka
entry-ambush = Zasadzka
entry-open = Namiot
entry-sell = Sprzedaż
entry-swap = Ze skrzyni
entry-grind = Na pył
entry-tribute = Hołd
entry-elixir = Eliksir
entry-drink = Wypij
entry-use = Użyj
entry-end = Koniec tury
lack-city = Nowe miasto: { $need } jednostki jednej rangi; najwięcej masz { $have }.
lack-token = Jednostki na miasto masz, ale żetonu tego poziomu już nie.
lack-room = Żadna karta ze stosów nie pasuje do twojej sieci dróg.
lack-raise = Podniesienie miasta: { $need } jednostki rangi równej nowemu poziomowi (wyżej królowa albo król).
lack-road = Droga kosztuje { need-freemen }; masz { $have }.
lack-crossroads = Zmieści się tylko skrzyżowanie, a ono kosztuje też zasób.
lack-market = Targowisko kosztuje { need-freemen }; masz { $have }.
lack-market-place = Targowisko stoi na drodze połączonej z twoim miastem; takiej jeszcze nie ma.
lack-markets-built = Oba twoje targowiska już stoją.
lack-no-hero = Żaden twój bohater nie stoi na mapie.
lack-march = Ruch bohatera kosztuje zasób, pył albo konia; nie masz ich w ręce.
lack-no-way = Z pól twoich bohaterów nie prowadzi żadna droga.
lack-gate = Bohater musi stać na wrotach.
lack-toll =
    Przejście przez wrota kosztuje do { $need ->
        [one] { $need } zasobu
       *[other] { $need } zasobów
    } (raz na turę każdego bohatera); masz { $have }.
lack-weapon = Do ataku potrzebna jest broń.
lack-target = W zasięgu twoich bohaterów nie ma celu.
lack-heroes-out = Obaj twoi bohaterowie są na mapie.
lack-hire-hero = Bohater kosztuje broń i { need-supplies }; zasobów masz { $have }.
lack-leader = Werbuje jednostka tej samej lub wyższej rangi; nie masz żadnej.
lack-hire = Werbunek kosztuje jednostkę i { need-supplies }; zasobów masz { $have }.
lack-pupil = Nie masz jednostki, którą można ulepszyć.
lack-upgrade = Ulepszenie kosztuje { need-supplies }; masz { $have }.
lack-buy = Artefakt kosztuje { need-supplies } albo skrzynię; zasobów masz { $have }.
lack-cohort = Kohorta: { $need } karty jednej frakcji; najwięcej masz { $have }.
lack-lurked = Zasadzkę można urządzić raz na turę.
lack-ambush-full = W zasadzce leżą już { $need } karty.
lack-ambush = Zasadzka: jednostka albo skrzynia w otchłań i karta bitewna do ukrycia.
lack-no-tent = Nie masz namiotu.
lack-tent-new = Namiot można otworzyć dopiero w późniejszej turze.
lack-no-market = Nie masz targowiska.
lack-at-market = Bohater musi stać na twoim targowisku.
lack-sell = Nie masz artefaktu na sprzedaż.
lack-swap = Nie masz skrzyni.
lack-grind = Na pył potrzeba dwóch targowisk i { $need ->
        [one] { $need } zasobu
       *[other] { $need } zasobów
    }; zasobów masz { $have }.
lack-elixir = Eliksir kosztuje { need-supplies }; masz { $have }.
lack-drink = Nie masz pełnego eliksiru.
lack-drink-later = Tego eliksiru nie można teraz wypić.
lack-use = Nie masz eliksiru, którego można dziś użyć.
entry-explore = Odkryj
entry-craft = Z budynku
entry-ring = Pierścień
entry-deal = Most
deal-give = artefakt za poziom
deal-lower = poziomy za artefakt
deal-change = wymiana artefaktu
lack-explore = Odkrywanie kosztuje { need-freemen } (skrzyżowanie też zasób), a bohater musi stać obok zakrytej karty; masz { $have }.
lack-craft = Jedna karta na turę z jednego twojego budynku.
lack-ring = Bohater bez pierścienia musi stać na Przełęczy.
lack-deal = Bohater musi stać na Moście, a umowa musi być możliwa.

## Zasady

artefact-Weapon-effect = Bez niej nie ma ataku; w walce daje 1. Za nią i zasoby najmiesz bohatera.
artefact-Horse-effect = Trzy pola dla jednego bohatera; w walce daje 1; opłaca odwrót.
artefact-Tool-effect = Liczy się jako wolny człowiek przy drogach i targowiskach, nigdy przy miastach.
artefact-Tent-effect = Chowa kartę na później.
artefact-Title-effect = Jednostka liczy się jako o rangę wyższa, najwyżej lord.
artefact-Amulet-effect = Rzut kostką zmienia kartę w coś innego.
artefact-Scroll-effect = Jednostka przybiera dowolny kolor i może liczyć się jako niższa.
assumed =
    { $name ->
        [hire_supplies] Zatrudnienie jednostki: zasoby
        [hire_brings] … i zasoby, które z nią przychodzą
        [upgrade_supplies] Ulepszenie jednostki: zasoby
        [artefact_supplies] Artefakt: zasoby
        [hero_supplies] Bohater: zasoby oprócz broni
        [road_freemen] Droga i targowisko: wolni ludzie
        [crossroads_supplies] Rozwidlenie i skrzyżowanie: dodatkowe zasoby
        [cohort_least] Kohorta: najmniej kart
        [cohort_less] … i o ile mniej kart się dobiera
        [units_each] Karty każdej jednostki we frakcji
        [cross_cities] Miasta z czterema wyjściami we frakcji
        [other_cities] Miasta każdego innego kształtu we frakcji
        [roads_each] Drogi każdego kształtu we frakcji
        [tool_lit] Świecące narzędzie: wolni ludzie
        [weapon_lit] Świecąca broń: siła
        [horse_lit] Świecący koń: siła w walce
        [title_lit] Świecący tytuł: rangi
        [scroll_lit] Świecący zwój: jednostki
        [tent_lit] Świecący namiot: karty
        [ambush_most] Zasadzka: najwięcej kart
        [chest_ambush] Karty w zasadzce za jedną skrzynię
        [greats_basic] Wielkie Artefakty gracza w trybie podstawowym
        [greats_advanced] … w trybie zaawansowanym
        [sword] Miecz Elemaga: siła
        [shield] Tarcza Britosa: siła
        [wings] Skrzydła Avieny: pola
        [luut_draws] Dłoń Luuta: karty
        [pavilion] Pawilon Eyli: karty
        [neutral_defence] Obrona neutralnego miasta
        [ruins_defence] Obrona ruin
        [low_tokens] Żetony dwustronne, 1 i 2, na gracza
        [high_tokens] Żetony dwustronne, 3 i 4, na gracza
        [stashed_for_few] Wielkie Artefakty pod każdymi wrotami we dwoje i we troje
       *[last_week] Ostatni tydzień gry do skutku
    }

## Co przemawia za ruchem

why-points =
    { $count ->
        [one] To od razu jeden punkt.
        [few] To od razu { $count } punkty.
       *[many] To od razu { $count } punktów.
    }
why-great = To twoje miasto numer { $count } o poziomie co najmniej 4; piąte kończy grę.
why-wins = To piąte miasto o poziomie co najmniej 4: gra się kończy, a ty prowadzisz.
why-room = Bez tej drogi nie masz gdzie zakładać miast.
why-way = Bez tej drogi twoi bohaterowie donikąd nie dojdą.
why-conquers = Twoja ręka ma siłę { $own }, straż tylko { $guard }; zdobyte miasto ma poziom 4 i daje lorda.
why-takes =
    { $count ->
        [one] Zdobyte miasto daje ci punkt i tyle samo odbiera przeciwnikowi; twoja ręka ma siłę { $own }.
        [few] Zdobyte miasto daje ci { $count } punkty i tyle samo odbiera przeciwnikowi; twoja ręka ma siłę { $own }.
       *[many] Zdobyte miasto daje ci { $count } punktów i tyle samo odbiera przeciwnikowi; twoja ręka ma siłę { $own }.
    }
why-ruins = Twoja ręka ma siłę { $own }, straż ruin tylko { $guard }; zwycięstwo daje Wielki Artefakt.
why-betters = Ta jednostka jest lepsza niż przeciętna karta twojej talii.
why-refines = Talia staje się lepsza, choć nie rośnie.
why-arms = Bez broni żaden bohater nie zaatakuje.
why-royal =
    { $rank ->
        [Queen] Królowa przychodzi
       *[King] Król przychodzi
    }, gdy w punkcie kontrolnym talia ma tyle kart: { $count }.
why-artefact = Ten artefakt przyda ci się bardziej niż przeciętna karta twojej talii.
why-cohort =
    { $count ->
        [one] Kohorta nic nie kosztuje i daje jedną kartę.
        [few] Kohorta nic nie kosztuje i daje { $count } karty.
       *[many] Kohorta nic nie kosztuje i daje { $count } kart.
    }
why-mulligan = Z tą ręką niewiele zrobisz; pięć nowych kart obiecuje więcej.
why-closer =
    { $count ->
        [0] Bohater staje u celu.
        [one] Bohater zbliża się do celu: zostanie mu jedno pole.
        [few] Bohater zbliża się do celu: zostaną mu { $count } pola.
       *[many] Bohater zbliża się do celu: zostanie mu { $count } pól.
    }
why-storm = Za wrotami czeka efekt burzy, a zwykle to zysk.
why-hero = Drugi bohater to drugi atak i druga droga.
why-enough = Nic z tego, co jeszcze możesz zrobić, nie pomoże ci bardziej niż szczupła talia.
why-joins = Twoja sieć sięgnie neutralnego miasta.
why-opens =
    { $count ->
        [one] Stąd można budować dalej w jedną stronę.
        [few] Stąd można budować dalej w { $count } strony.
       *[many] Stąd można budować dalej w { $count } stron.
    }
why-own-colour = Karty twojego koloru łatwiej składają się na kohortę i wysokie morale.
why-ahead = Siła tej karty, { $count }, na razie wystarczy.
why-hopeless = Wszystkie twoje karty razem nie wystarczą; szkoda je tracić.
why-needed = Brakuje ci jeszcze { $count } siły. Ta karta przybliża cię do celu.
why-turns = Z tym eliksirem przestajesz przegrywać: brakuje ci { $count } siły.
why-shelters = Bohater przeciwnika ma twoje miasto w zasięgu, a Braterstwo nie pozwoli go zaatakować.
why-spares = Teraz nic by ci to nie dało, a w walce i w swojej turze nadal możesz pić.
why-completes = Przemieniona karta dopełni rząd, który daje miasto albo wyższy poziom.

## O rzeczach na obrazie

terrain =
    { $colour ->
        [green] las
        [gold] góry
        [red] kaniony
        [blue] jeziora
        [white] lody
       *[orange] dżungla
    }
about-table = Stół, na którym gramy: mapa, karty i plansze graczy. Sam nic nie znaczy.
about-map = Mapa rośnie w grze: każdy dokłada drogi i miasta do swojej sieci. Bohaterowie chodzą tam, gdzie drogi stykają się na krawędzi.
about-free = Wolne pole. Można tu położyć drogę albo miasto, jeśli jakiś wylot trafi na drogę twojej sieci, a wszystkie krawędzie pasują do sąsiadów.
about-road = Droga: { shape }. Łączy miasta w sieć, a bohaterowie idą nią na sąsiednie pola; może na niej stanąć targowisko.
about-city =
    Miasto gracza { $owner_who }. { $level ->
        [1] Daje 1 punkt i broni się siłą { $level }
        [one] Daje { $level } punkt i broni się siłą { $level }
        [few] Daje { $level } punkty i broni się siłą { $level }
       *[many] Daje { $level } punktów i broni się siłą { $level }
    } oraz kartami z ręki.
about-city-great = Liczy się do { $most } miast co najmniej 4. poziomu, które kończą grę.
about-city-next = Następny poziom kosztuje: { asked }.
about-city-neutral = Neutralne miasto, straż { $strength }. Kto ją pokona bohaterem i bronią, bierze miasto na poziomie 4, a do tego lorda.
about-start = Miasto startowe. Kto je wybierze, ma tu poziom 1 i pierwszego bohatera.
about-gate = Wrota Burzy numer { $number }. Raz na turę bohater przejdzie stąd do innych wrót za zasób i krok; potem uderza burza, która zwykle pomaga.
about-stash =
    { $count ->
        [one] Pod wrotami leży { $count } Wielki Artefakt
        [few] Pod wrotami leżą { $count } Wielkie Artefakty
       *[many] Pod wrotami leży { $count } Wielkich Artefaktów
    }{ $ring ->
        [yes] {" "}(masz jeszcze pierścień)
       *[no] {""}
    }.
about-ruins = Ruiny, straż { $strength }. Za jej pokonanie wybierasz Wielki Artefakt. Ruin nikt nie zajmuje, można tu wracać.
about-terrain =
    Teren: { terrain }. Bohaterowie frakcji { faction } mają tu w walce o 1 więcej{ $free ->
        [yes] {" "}i wchodzą za darmo
       *[no] {""}
    }.
about-markets =
    { $count ->
        [one] Stoi tu targowisko.
       *[other] Stoją tu targowiska: { $count }.
    }
about-cloaked = Chroni je Płaszcz Vayla: do następnej tury właściciela nikt go nie zaatakuje.
about-standing =
    { $count ->
        [one] Stoi tu bohater.
       *[other] Bohaterowie na tym polu: { $count }.
    }
about-hidden-road = Zakryte skrzyżowanie doliny. Bohater obok odkryje je za dwóch wolnych ludzi i zasób; dopóki jest zakryte, nikt tu nie wejdzie.
about-hidden-building = Zakryty budynek doliny. Kto go odkryje (dwóch wolnych ludzi, bohater obok), ma go na własność: 2 punkty i jedna karta na turę.
about-byway = Skrzyżowanie w dolinie. W dolinach nie działają premie za teren, morale ani weteranów.
about-building =
    { $building ->
        [Smith] Kowal daje co turę narzędzie.
        [TownHall] Ratusz daje co turę tytuł.
        [Stables] Stajnie dają co turę konia.
        [Arena] Arena daje co turę broń.
        [Weaver] Tkacz daje co turę namiot.
        [Tavern] Tawerna daje co turę amulet.
        [MageGuild] Gildia magów daje co turę magiczny zwój.
       *[Shop] Sklep daje co turę zasób.
    } Właściciel bierze na turę jedną kartę ze wszystkich swoich budynków.
about-building-of = Budynek gracza { $owner_who }: zawsze poziom 2, 2 punkty i obrona 2.
about-centre-neutral = Centrum królewskiej doliny, straż { $strength }. Zdobyte ma poziom 4, ale nie daje lorda.
about-centre = Centrum doliny gracza { $owner_who }, poziom { $level }. Broni się siłą { $strength }: po 2 dodają własne budynki w tej dolinie.
about-pass = Górska Przełęcz. Bohater, który tu stanie, bierze pierścień; gdy potem przejdzie przez wylosowane wrota, dostaje Wielki Artefakt.
about-bridge = Królewski Most. Bohater odda tu Wielki Artefakt za poziom miasta, dwa poziomy za Wielki Artefakt albo wymieni jeden na drugi.
about-hero =
    Bohater gracza { $owner_who }. Za zasób idzie o pole, koniem o { $ride ->
        [one] { $ride } pole
        [few] { $ride } pola
       *[many] { $ride } pól
    }; z bronią atakuje miasta, ruiny i bohaterów tam, gdzie stoi.
about-hero-veteran = To weteran: wysokie morale daje mu w walce { $count } zamiast 1.
about-hero-home = Stoi na swoim terenie: w walce ma o 1 więcej.
about-hero-ring = Ma pierścień wrót { $number }: za przejście z nich dostanie Wielki Artefakt.
about-hero-ported = W tej turze już przeszedł przez wrota.
about-summon =
    Zaginiony Zwój: { guest } stanie na polu, które wskażesz, do końca tygodnia.
about-bilkarr = Bilkarr, wędrowny handlarz: codziennie idzie dwa pola na ukos. Bohater na jego polu kupi eliksir za { owed }.
about-bilkarr-stock =
    { $count ->
        [one] Ma jeszcze { $count } eliksir.
        [few] Ma jeszcze { $count } eliksiry.
       *[many] Ma jeszcze { $count } eliksirów.
    }
about-metamorphia = Metamorfia staje na każdej nowej karcie terenu. Bohater na takim samym terenie zagrywa dowolną kartę i raz na turę korzysta z jej mocy.
about-power =
    { $colour ->
        [green] { terrain-green-effect }
        [gold] { terrain-gold-effect }
        [red] { terrain-red-effect }
        [blue] { terrain-blue-effect }
        [white] { terrain-white-effect }
       *[orange] { terrain-orange-effect }
    }
about-lay =
    Tak może tu leżeć twoja karta: { shape }. { $free ->
        [yes] Nic nie kosztuje.
       *[no] Najpierw miejsce, potem zapłata.
    }
about-lens =
    { $lens ->
        [nearer] Powiększa mapę; możesz ją potem przesuwać.
        [farther] Pomniejsza mapę.
       *[whole] Pokazuje znowu całą mapę.
    } W grze nic to nie zmienia.
about-ghost = Tak będzie, gdy zapłacisz: to karta albo miejsce, które właśnie wybrano.
about-bands = Pasy łączą sojuszników: grają jedną turę i razem liczą punkty.
about-unit =
    Jednostka o sile { $strength }: trzy takie zakładają miasto poziomu { $strength }{ $strength ->
        [1] {""}
       *[other] , dwie podnoszą miasto na ten poziom
    }.
about-unit-labour = Dwóch wolnych ludzi kładzie drogę albo targowisko.
about-of-faction = Frakcja: { faction }. Karty jednej frakcji tworzą kohortę, a w walce dają morale.
about-unbound = Niezwiązany pasuje do każdej frakcji, ale nie przynosi zasobu i nic go nie przemieni.
about-fanatic = Fanatyk pasuje do każdej frakcji. Żeby go użyć, poświęcasz kartę; wtedy liczy się podwójnie.
about-queen = Królowa, siła 5. Sama podnosi miasto z poziomu 4 na 5. Zostaje, póki w punktach kontrolnych masz w talii co najmniej 20 kart.
about-king = Król, siła 6. Sam podnosi miasto z poziomu 5 na 6. Zostaje, póki w punktach kontrolnych masz w talii co najmniej 24 karty.
about-artefact =
    { $type ->
        [Weapon] { artefact-Weapon-effect }
        [Horse] { artefact-Horse-effect }
        [Tool] { artefact-Tool-effect }
        [Tent] { artefact-Tent-effect }
        [Title] { artefact-Title-effect }
        [Amulet] { artefact-Amulet-effect }
       *[Scroll] { artefact-Scroll-effect }
    }
about-lit = Dziś świeci: działa podwójnie.
about-choice = Kto go dziś zyskuje, wybiera kolor.
about-supply = Zasób płaci za werbunek, ulepszenia, artefakty, skrzyżowania i ruch bohatera.
about-dust = Gwiezdny pył liczy się w jednej zapłacie jako dwa zasoby. Nie można go sprzedać ani odesłać w otchłań.
about-chest = Skrzynia kupuje dowolny artefakt albo, odesłana w otchłań, kryje w zasadzce do trzech kart naraz.
about-replaces = To karta na niby: do końca tury zastępuje prawdziwą.
about-great =
    { $great ->
        [Hammer] { great-Hammer-effect }
        [Horn] { great-Horn-effect }
        [Sword] { great-Sword-effect }
        [Shield] { great-Shield-effect }
        [Wings] { great-Wings-effect }
        [Crown] { great-Crown-effect }
        [Luut] { great-Luut-effect }
        [Pavilion] { great-Pavilion-effect }
        [Staff] { great-Staff-effect }
        [Book] { great-Book-effect }
        [Arrow] { great-Arrow-effect }
        [Bag] { great-Bag-effect }
        [Banner] { great-Banner-effect }
        [Cloak] { great-Cloak-effect }
        [Vase] { great-Vase-effect }
        [Mask] { great-Mask-effect }
        [LostScroll] { great-LostScroll-effect }
       *[Fate] { great-Fate-effect }
    }
about-great-battle = Wolno go zagrać także w walce.
about-great-turn = Działa tylko w turze właściciela, nie w walce.
about-great-owned = Ma go { $owner_who }.
about-displayed = Leży wystawiony: to nagroda za pokonanie straży ruin.
about-in-hand = Masz ją w ręce; z końcem tury trafi do schroniska.
about-made = To przemieniona karta: użyj jej w tej turze, potem znów będzie sobą.
about-in-shelter = Leży w schronisku: wróci do dobierania, gdy skończy się naród.
about-in-nation = Czeka w narodzie: kiedyś ją dobierzesz.
about-in-vase = Leży na wierzchu narodu: dobierzesz ją niedługo.
about-in-ambush = Leży w twojej zasadzce: zagrasz ją, gdy ktoś cię zaatakuje.
about-in-tents = Leży w twoim namiocie: wróci na rękę, gdy go otworzysz.
about-in-stash = Leży pod wrotami; wiesz o tym, bo było ci dane zajrzeć.
about-in-spare = Jest wśród nieużytych Wielkich Artefaktów.
about-in-limbo = Jest w otchłani, poza grą; sprowadzi ją tylko burza albo Zaginiony Zwój.
about-drafted = Możesz ją zatrzymać; pozostałe dostanie następny gracz.
about-offered = Możesz ją teraz wybrać.
about-lurk = Leży w twojej zasadzce: możesz ją teraz rzucić do walki.
about-counts = W tej walce liczy się za { $strength }.
about-day = Wyrocznia liczy dni: siedem to tydzień.
about-day-lit = Dziś świeci { type-short }: ten artefakt działa wszystkim podwójnie, także w obronie.
about-day-choice = Kto dziś zyskuje { type-acc }, wybiera kolor karty.
about-day-check =
    { $days ->
        [one] Dzisiaj wieczorem jest punkt kontrolny
       *[other] Do punktu kontrolnego zostało dni: { $days }
    }{ $counted ->
        [yes] {" "}– liczą się talie: 20 kart daje królową, 24 króla
       *[no] ; talie liczą się od drugiego tygodnia
    }.
about-seat =
    { $who }{ $teams ->
        [yes] {" "}z drużyną
       *[no] {""}
    }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, czyli suma poziomów miast.
about-seat-goal = Miasta co najmniej 4. poziomu: { $count } z { $most }, które kończą grę.
about-seat-cards = Karty: w ręce { $hand }, w narodzie do dobrania { $nation }, w schronisku { $shelter }, w zasadzce { $ambush }.
about-seat-deck = Cała talia: { $count }. W punkcie kontrolnym { $queen } kart daje królową, a { $king } króla.
about-tent =
    Namiot gracza { $owner_who }, w środku { $count ->
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    }.
about-tent-own = Otworzysz go za darmo w późniejszej turze albo przed obroną: karty wrócą na rękę.
about-tent-torn = Burza może go zerwać: wtedy wszystko trafia do schroniska.
about-tent-grand = To Pawilon Eyli: burza go nie zerwie.
about-stack-unit =
    Werbunek: jednostka tej rangi albo wyższej i { owed }. Wierzchnia karta trafia do schroniska{ $count ->
        [0] , bez zasobu
        [one] , a z nią zasób
       *[other] , a z nią { $count } zasoby
    }.
about-stack-artefact = Kosztuje { owed } albo skrzynię; wierzchnia karta trafia do schroniska.
about-stack-city = Nowe miasto kosztuje { $count } jednostki jednej rangi, a ta ranga to jego poziom. Kształt mówi, którędy wychodzą drogi.
about-stack-road = Nowa droga. Kosztuje { works } i musi połączyć się z twoją siecią.
about-stack-empty = Ten stos jest pusty.
about-heap = Na stosie zostało: { $count }.
about-storm-deck = Zakryte burze, zostało { $count }. Każde przejście przez wrota odkrywa jedną; gdy wszystkie miną, tasuje się je na nowo.
about-storm =
    { $number ->
        [1] { storm-1-effect }
        [2] { storm-2-effect }
        [3] { storm-3-effect }
        [4] { storm-4-effect }
        [5] { storm-5-effect }
        [6] { storm-6-effect }
        [7] { storm-7-effect }
        [8] { storm-8-effect }
        [9] { storm-9-effect }
        [10] { storm-10-effect }
        [11] { storm-11-effect }
       *[12] { storm-12-effect }
    }
about-storm-copy = Ta burza już była: możesz powtórzyć jej skutek.
about-storm-spent = To ostatnia burza; wróci, gdy przejdą wszystkie.
about-omen-storm = Właśnie uderzyła: co da się wykonać, trzeba wykonać.
about-fate-deck = Zakryte karty Losu, { $count }. Zamiast wystawionego Wielkiego Artefaktu można dobrać jedną: da inny artefakt albo gwiezdny pył.
about-fate =
    { $number ->
        [1] { fate-1-effect }
        [2] { fate-2-effect }
       *[3] { fate-3-effect }
    }
about-omen-fate = Wybierz jedno z dwojga.
about-elixir =
    { $elixir ->
        [Brotherhood] { elixir-Brotherhood-effect }
        [Colossus] { elixir-Colossus-effect }
        [Berserk] { elixir-Berserk-effect }
        [Palsy] { elixir-Palsy-effect }
        [ColdBreath] { elixir-ColdBreath-effect }
       *[Eclipse] { elixir-Eclipse-effect }
    }
about-flask-sale = Do kupienia u Bilkarra za { owed }; wypity działa trzy dni.
about-flask-full = Ma go { $owner_who }, jeszcze niewypity.
about-flask-works =
    Wypity, ma go { $owner_who }; { $days ->
        [one] działa ostatni dzień
       *[other] działa jeszcze { $days } dni
    }{ $used ->
        [yes] , dziś już użyty
       *[no] {""}
    }.
about-flask-victim = Słabnie { $victim_who }.
about-flask-silent = Właściciel nie chce na razie pytań o eliksiry.
about-drawer-actions = To, czego teraz zrobić nie można; dotknij akcji, a dowiesz się dlaczego.
about-drawer-pool = Wszystko, co można zwerbować, kupić albo zbudować.
about-drawer-players = Jak stoją gracze: karty, morale, miasta.
about-drawer-day = Tydzień i jego dni, burze i Los.
about-drawer-relics = Wielkie Artefakty, które można jeszcze zdobyć.
about-drawer-flasks = Eliksiry: czyje są i jak długo działają.
about-drawer-rest = Wszystkie Wielkie Artefakty i to, co robią.
about-drawer-shelter = Wszystkie twoje karty: schronisko (odłożone), naród (do dobrania), zasadzka i namioty.
about-drawer-limbo = Otchłań: karty poza grą, dla wszystkich odkryte. Wracają tylko dzięki burzy albo Zaginionemu Zwojowi.
about-drawer-storms = Dwanaście skutków burzy; zaznaczone już były.
about-drawer-greats = Wszystkie Wielkie Artefakty i co robią; zaznaczone mają właściciela.
about-close = Zamyka szufladę.
about-panel = Wszystko, co można zrobić w turze. Jasne wpisy są możliwe teraz; o przygaszone możesz zapytać, czego brakuje.
about-act-build = Nowe miasto: { $count } jednostki jednej rangi, a ranga to poziom i punkty. Wybierz stos, potem miejsce przy swojej sieci.
about-act-raise = Twoje miasto rośnie o poziom: { $count } jednostki rangi nowego poziomu; na 5 królowa, na 6 król. Każdy poziom to punkt.
about-act-road = Nowa droga: { labour }, a rozwidlenie i skrzyżowanie także { owed }. Wybierz stos, potem miejsce.
about-act-market = Targowisko na drodze swojej sieci: { labour }. Bohater, który na nim stoi, wymienia artefakty i skrzynie.
about-act-march =
    Bohater rusza w drogę: zasób to jedno pole, gwiezdny pył dwa, koń { $ride ->
        [one] { $ride } pole
        [few] { $ride } pola
       *[many] { $ride } pól
    } (gdy świeci, dwa razy tyle).
about-act-port = Bohater z wrót staje przy innych wrotach: zasób myta i zwykły krok, raz na turę. Za każdym razem uderza burza.
about-act-attack = Bohater atakuje miasto, ruiny albo bohatera na swoim polu; kosztuje to broń. Potem obie strony zagrywają karty, aż ktoś ustąpi.
about-act-hero = Drugi albo stracony bohater staje w twoim mieście: broń i { owed }.
about-act-hire = Nowa jednostka: karta tej rangi albo wyższej i { owed }. Wierzchnia karta stosu trafia do schroniska, zwykle z zasobem.
about-act-upgrade = Jednostka z ręki zmienia się na wyższą o rangę: { owed }. Stara karta wraca pod stos, nowa idzie do schroniska.
about-act-buy = Artefakt ze stosu: { owed } albo skrzynia. Trafia do schroniska.
about-act-cohort = Pokaż co najmniej { $count } karty jednej frakcji i dobierz o dwie mniej, niż ich pokazujesz. Tylko przed pierwszą akcją.
about-act-mulligan = Odrzuć całą rękę i dobierz { $count } kart. Tylko przed pierwszą akcją, zamiast kohorty.
about-act-ambush = Odeślij jednostkę w otchłań i zakryj kartę bitewną na obronę (za skrzynię do trzech). Raz na turę, najwyżej { $count } w zasadzce.
about-act-open = Otwórz namiot z wcześniejszej tury: jego karty wracają na rękę.
about-act-sell = Na swoim targowisku bohater wymienia artefakt na skrzynię.
about-act-swap = Na swoim targowisku bohater wymienia skrzynię na artefakt z wierzchu.
about-act-grind = Przy dwóch targowiskach bohater wymienia { owed } na gwiezdny pył.
about-act-tribute = Bohater na terenie Metamorfii zagrywa dowolną kartę i korzysta z mocy tego terenu, raz na turę.
about-act-elixir =
    Bohater u Bilkarra kupuje eliksir: { owed }. Wypity działa { $days ->
        [one] { $days } dzień
       *[other] { $days } dni
    }.
about-act-drink = Wypij swój eliksir; od tej chwili działa trzy dni.
about-act-use = Użyj eliksiru, który działa raz dziennie.
about-act-explore = Odkryj kartę doliny obok bohatera: { labour }, a za skrzyżowanie także { owed }.
about-act-craft = Weź na rękę kartę ze swojego budynku w dolinie, jedną na turę.
about-act-ring = Bohater na Górskiej Przełęczy bierze pierścień wylosowanych wrót; przejście z nich da Wielki Artefakt.
about-act-deal = Bohater na Królewskim Moście wymienia Wielkie Artefakty i poziomy miast.
about-act-end = Kończysz turę: wszystkie karty idą do schroniska, a ty dobierasz 6 nowych. Nimi też się bronisz.
about-line = Pasek nad ręką: co się właśnie dzieje i przyciski odpowiedzi.
about-own = Zwykle od razu płacą karty najmniej warte. Kliknij to najpierw, a potem akcję, jeśli chcesz zapłacić innymi.
about-settle = Płacą karty z haczykiem: najmniej warte z tych, które wystarczą.
about-commit = Zagrywasz naraz tyle kart, ile trzeba, a z takich najsłabsze.
about-answers = Odpowiedzi na pytanie nad planszą.
about-tray = Karty, z których teraz wybierasz.
about-battle = Walka: atakujący musi mieć więcej siły, obrońcy wystarczy tyle samo. Kto jest w tyle, zagrywa kartę albo ustępuje.
about-battle-end = Przegrani bohaterowie znikają z mapy, a wszystkie zagrane karty idą do schronisk.
about-side =
    { $side ->
        [attacker] Atak ma siłę { $strength } przeciw { $against }
       *[defender] Obrona ma siłę { $strength } przeciw { $against }
    }{ $count ->
        [0] {" "}i na razie wystarcza
       *[other] ; brakuje { $count }
    }.
about-side-parts = Liczą się karty, poziom miasta albo straż, morale (karty jednej frakcji), własny teren, weterani i eliksiry.
about-faction = { faction }: teren to { terrain }, a wrota mają numer { $number }.
about-faction-equal = Wszystkie frakcje są równie silne.
about-faction-named = Ta frakcja jest już w puli.
about-level = Miasto poziomu { $level } kosztuje: { asked }. Tyle da punktów i z taką siłą będzie się bronić.
about-deal =
    { $deal ->
        [give] Oddajesz Wielki Artefakt, a jedno twoje miasto rośnie o poziom.
        [lower] Twoje miasta tracą razem dwa poziomy, a ty bierzesz Wielki Artefakt.
       *[change] Wymieniasz swój Wielki Artefakt na wystawiony albo na kartę Losu.
    }
about-answer = Odpowiedź na pytanie nad planszą.
about-answer-pay = Płacisz tymi kartami z ręki; zagrane idą z końcem tury do schroniska.
about-answer-both = Atakują obaj bohaterowie jedną bronią; jeśli przegrają, obaj znikną z mapy.
about-answer-join = Ci bohaterowie staną do obrony: dodadzą morale i teren, ale po przegranej znikną z mapy.
about-answer-fight = Bohater zostaje i walczy.
about-answer-yield = Nie zagrywasz więcej: walka jest przegrana, reszta ręki zostaje.
about-answer-fate-draw = Zamiast wystawionego Wielkiego Artefaktu bierzesz zakrytą kartę Losu.
about-answer-keep = Bierzesz to, co ci teraz dają.
about-answer-take-dust = Zamiast daru Losu bierzesz gwiezdny pył: w zapłacie to dwa zasoby.
about-answer-done = Kończysz to, co zaczęte, i wracasz do tury.
about-answer-draw = Dobierasz tyle kart ze swojego narodu.
about-answer-bag = Bierzesz tyle zasobów na rękę, do użycia od razu.
about-answer-abstain = Nie sięgasz teraz po eliksir; zapytamy znowu przy następnej okazji.
about-answer-hush = Nie sięgasz po eliksir i przez ten czas o nic nie pytamy; w swojej turze nadal możesz pić.
about-answer-agree = Zgadzasz się, żeby grać tymi frakcjami.
about-answer-others = Chcesz innych frakcji: teraz ty proponujesz.
about-answer-elixir = Zadziała od razu.

## Akcja z kosztem: tak nazywa się wpis, a po wybraniu stoi w pytaniu

begin-build = Nowe miasto ({ $count } jednostki jednej rangi)
begin-raise = Rozbudowa miasta ({ $count } jednostki rangi nowego poziomu)
begin-road = Droga ({ labour-plain }; skrzyżowanie i { owed })
begin-market = Targowisko ({ labour-plain })
begin-march =
    Ruch bohatera (zasób: 1 pole; koń: { $ride ->
        [one] { $ride } pole
        [few] { $ride } pola
       *[many] { $ride } pól
    })
begin-port = Przejście przez wrota (zasób myta i krok)
begin-attack = Atak (jedna broń)
begin-hero = Nowy bohater (broń i { owed })
begin-hire = Werbunek (jednostka i { owed })
begin-upgrade = Ulepszenie jednostki ({ owed })
begin-buy = Artefakt ({ owed } albo skrzynia)
begin-cohort = Kohorta (co najmniej { $count } karty jednej frakcji)
begin-mulligan =
    Nowa ręka (odrzuć wszystko i dobierz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    })
begin-ambush = Zasadzka (jednostka albo skrzynia; mieści { $count } karty)
begin-open = Otwarcie namiotu
begin-sell = Sprzedaż artefaktu za skrzynię
begin-swap = Artefakt za skrzynię
begin-grind = Gwiezdny pył ({ owed })
begin-tribute = Hołd dla Metamorfii (dowolna karta)
begin-elixir =
    Eliksir ({ owed }; działa { $days ->
        [one] { $days } dzień
       *[other] { $days } dni
    })
begin-drink = Wypicie eliksiru
begin-use = Użycie eliksiru
begin-explore = Odkrywanie ({ labour-plain }; skrzyżowanie i { owed })
begin-craft = Karta ze swojego budynku
begin-ring = Pierścień Przełęczy
begin-deal = Umowa na Moście
begin-end = Koniec tury
labour-plain =
    { $count ->
        [one] wolny człowiek albo narzędzie
       *[other] { $count } wolnych ludzi albo narzędzia
    }
