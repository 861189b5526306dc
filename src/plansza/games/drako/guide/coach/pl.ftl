### Co podpowiada trener, każde raz: najwyżej 160 liter.

coach-place =
    { $free ->
        [yes] Nie ustawiaj wszystkich w jednej linii od smoka: ogień parzy każdego, kto na niej stoi. Karty już znasz, więc spójrz, kim zaczniesz.
       *[no] Karty już masz, więc zanim ustawisz figurki, spójrz w rękę. Kto rzuca albo strzela, niech ma przed sobą wolną linię.
    }
coach-turn =
    { $count ->
        [1] Zaczynasz, więc masz tylko jedną akcję, potem po dwie w turze. Akcja to zagranie karty albo dobranie dwóch.
       *[other] Masz dwie akcje: za każdą zagrasz kartę albo dobierzesz dwie. Wróg daleko? Dobieraj, bo z kart są i ciosy, i obrona.
    }
coach-goal =
    Wygrasz, gdy { $enemy ->
        [knights] padną rycerz i obaj łucznicy
        [trolls] padną oba trolle
        [dwarves] padną trzy krasnoludy
       *[dragon] padnie smok
    }{ $clock ->
        [mine-loses] {""}. Ale śpiesz się: jeśli przedtem zużyjesz wszystkie karty z talii i z ręki, przegrasz.
        [theirs-loses] {""} albo gdy wróg zużyje wszystkie karty. Czas gra dla ciebie: nie daj się powalić.
        [mine-wins] {""} albo gdy zużyjesz wszystkie karty. Graj je śmiało i nie daj się powalić.
        [theirs-wins] {""}. Śpiesz się: jeśli krasnoludy przedtem zużyją wszystkie karty, to one wygrają.
        [counted] {""}. A gdy obu stronom skończą się karty, wygra ta, która ma więcej figurek; po równo krasnoludy.
       *[unending] {""}. Talie się tu nie kończą, bo tasuje się je od nowa: liczą się tylko rany.
    }
coach-kill =
    { $wins ->
        [yes] To ostatnia figurka wroga: powal ją, a wygrasz pojedynek. Starczy { $card }, jeśli wróg się nie obroni.
       *[no] { $target } może teraz paść: starczy { $card }, jeśli wróg się nie obroni. Z figurką przepada też to, co tylko ona umie.
    }
coach-caught = { $figure } jest pod siecią i nie ruszy się z pola. Zrzucenie jej zajmie całą turę: sprawdź najpierw, czy nie lepiej uderzyć z miejsca.
coach-weak =
    { $figure } padnie od następnej rany{ $last ->
        [yes] , a wtedy przegrasz
       *[no] {""}
    }. Jeśli możesz, odsuń go od wrogów i z ich linii strzału.
coach-strike =
    { $figure } stoi obok wroga: { $card_ins } uderzy { $target_acc } z siłą { $value }. { $guard ->
        [cards] Wróg obroni się tylko kartą z ręki, a ma ich { $count }.
        [both] Wróg obroni się tylko unikiem albo kartą z ręki, a ma ich { $count }.
        [dodge] Wróg może tylko zrobić unik, a ten jest jeden na grę.
        [bare] Karty obrony go tu nie chronią.
       *[none] Wróg nie ma się czym obronić.
    }
coach-charge = Szarżą dosięgniesz { $target_gen }: berserker biegnie prosto i uderza dwa razy po 1. To dwa osobne ataki, więc jedna zwykła obrona nie starczy.
coach-rock = Miotacz ma na linii { $target_acc }: { $card_ins } rzucisz głazem, za kamień. Kamieniami płacisz też za obronę, a masz ich { $count }.
coach-fire = Smok ma na linii { $target_acc }: { $card_ins } zionie na wszystkich aż do brzegu. Szukaj pól, z których trafi kilku naraz.
coach-net =
    Urpen stoi obok { $target_gen }. Sieć nie rani, ale pod nią { $target_name ->
        [dragon] smok nie chodzi i nie lata
        [thrower] troll nie chodzi i nie używa kamieni
        [berserker] troll nie chodzi i nie używa kamieni
       *[other] nikt nie chodzi i nie strzela
    }. Kto ją zrzuca, traci całą turę.
coach-shot = { $figure } ma na linii { $target_acc }: { $card_ins } strzelisz stąd, bez podchodzenia. Z daleka cios wręcz cię nie sięgnie.
coach-fly = Lotem smok przeniesie się na dowolne wolne pole, także nad figurkami. Uciekaj tak spod ciosów albo spadaj na tego, kto został sam.
coach-reinforce =
    { $plates ->
        [yes] Posiłki zostają w tym pojedynku przy wybranej figurce: zniesie jedną ranę więcej. Daj je temu, kto pierwszy idzie do walki.
       *[no] Masz w ręce posiłki: przywrócą poległego łucznika bez ran. Nie zwlekaj, bo działają tylko, póki żyje rycerz.
    }
coach-fury = Raz na grę Brald wpada w szał: trzy akcje za jedną ranę, ogłaszasz go na początku tury. Zachowaj go na turę, w której trzy karty zranią wroga.
coach-shield =
    { $pairs ->
        [yes] Masz obronę: { $card }. Krasnoludom trzeba tu dwóch takich kart na jeden atak, więc odkładaj je parami na turę wroga.
       *[no] Masz obronę: { $card }. Obrona działa tylko wtedy, gdy atakuje wróg, więc zostaw na jego turę choć jedną.
    }
coach-hand = Masz { $count } kart, a zatrzymać wolno sześć: dobierzesz teraz, to coś odrzucisz. Lepiej najpierw coś zagraj.
coach-clock =
    { $clock ->
        [mine-loses] Masz w talii i w ręce już tylko { $count ->
            [one] jedną kartę
            [few] { $count } karty
           *[many] { $count } kart
        }. Gdy zużyjesz wszystkie, przegrasz: zagrywaj je tam, gdzie zadają rany.
        [mine-wins] Masz w talii i w ręce już tylko { $count ->
            [one] jedną kartę
            [few] { $count } karty
           *[many] { $count } kart
        }. Zużyj wszystkie, a wygrasz: teraz wystarczy przetrwać.
        [theirs-wins] Krasnoludy mają w talii i w ręce już tylko { $count ->
            [one] jedną kartę
            [few] { $count } karty
           *[many] { $count } kart
        }. Gdy zużyją wszystkie, wygrają: musisz atakować.
       *[theirs-loses] Wróg ma w talii i w ręce już tylko { $count ->
            [one] jedną kartę
            [few] { $count } karty
           *[many] { $count } kart
        }. Gdy zużyje wszystkie, wygrasz: uciekaj i broń się, nie musisz ryzykować.
    }
coach-react =
    { $kind ->
        [net] Sieć leci na { $target_acc }: nie rani, ale unieruchamia. Zatrzyma ją jedna obrona, a nie kosztuje to akcji.
       *[other] { $pairs ->
            [yes] Atak na { $target_acc } z siłą { $value }. Krasnoludy zatrzymują atak dopiero dwiema kartami obrony: wydaj je na cios, który boli najbardziej.
           *[no] Atak na { $target_acc } z siłą { $value }. Obrona zatrzyma atak o każdej sile i nie kosztuje akcji, ale karta przepada: szkoda jej na słaby cios.
        }
    }
coach-bare = Nie masz czym zatrzymać tego ataku. Odtąd, kończąc turę, zostawiaj w ręce choć jedną obronę.
coach-dodge =
    { $deadly ->
        [yes] Bez obrony albo uniku rycerz teraz padnie. Unik jest jeden na grę i zatrzymuje jeden atak: czeka właśnie na taką chwilę.
       *[no] Rycerz może zrobić unik: zatrzyma jeden dowolny atak na niego, ale tylko raz na grę. Zachowaj go na cios, który by go powalił.
    }
coach-track =
    { $mine ->
        [yes] Pancerz jest pełny i to ty wybierasz, gdzie trafi rana. Pełny tor zabiera skrzydła, ogień albo łapy: poświęć to, do czego masz najmniej kart.
       *[no] Pancerz smoka jest pełny i to ty wybierasz, gdzie trafi rana. Dopełnij tor, a smok straci skrzydła, ogień albo łapy.
    }

## Po tym, co się stało

coach-blocked = Wróg zatrzymał atak, ale wydał na to kartę: w ręce ma ich teraz { $count }. Gdy obrony się skończą, każdy cios zrani.
coach-wound =
    { $figure } jest ranny{ $closes ->
        [throw] {""}. Po { $count ->
            [one] następnej ranie
           *[other] jeszcze { $count } ranach
        } nie rzuci już głazem, więc teraz broń go bardziej niż później.
        [charge] {""}. Po { $count ->
            [one] następnej ranie
           *[other] jeszcze { $count } ranach
        } nie zaszarżuje, więc teraz broń go bardziej niż później.
        [armour] , na razie na pancerzu. Po { $count ->
            [one] następnej ranie
           *[other] jeszcze { $count } ranach
        } pancerz będzie pełny i pora na skrzydła, ogień i łapy.
       *[life] {""}, a powali go { $count ->
            [one] następna rana
           *[other] jeszcze { $count }
        }. Rany się tu nie goją: wycofuj tych, którym zostało najmniej.
    }
coach-lost =
    { $power ->
        [throw] Miotacz nie rzuci już głazem
        [charge] Berserker już nie zaszarżuje
        [armour] Pancerz smoka jest pełny
        [wings] Smok już nie poleci
        [fire] Smok już nie zionie ogniem
       *[legs] Smok już nie chodzi
    }{ $power ->
        [armour] : każda następna rana zapełnia skrzydła, ogień albo łapy, a pełny tor zabiera zdolność.
       *[other] { $mine ->
            [yes] : ten symbol na twoich kartach nic już nie da. Bić wręcz może nadal.
           *[no] : tego nie musisz się już bać. Ale bić wręcz może nadal.
        }
    }
coach-slain =
    { $mine ->
        [yes] { $figure } padł. { $returns ->
            [yes] Póki rycerz żyje, posiłki mogą przywrócić łucznika: warto na nie poczekać.
           *[no] Już nie wróci. Gdy padnie ostatnia z twoich figurek, przegrasz.
        }
       *[no] { $figure } padł! { $returns ->
            [yes] Ale póki rycerz żyje, posiłki mogą przywrócić łucznika: pilnuj i rycerza.
           *[no] Już nie wróci. Wrogowi { $count ->
                [one] została jedna figurka.
                [few] zostały { $count } figurki.
               *[many] zostało { $count } figurek.
            }
        }
    }
