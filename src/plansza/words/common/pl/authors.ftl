## Nowa gra

help-new-game = Napisz zalążek własnej gry: mały pakiet, który od razu działa i który można dowolnie zmieniać.
help-new-game-name = Jak gra nazywa się w kodzie: małe litery, cyfry i _, na przykład moja_gra.
help-new-game-folder = Gdzie ją zapisać; zwykle w nowym katalogu o nazwie gry.
new-game-written =
    { $count ->
        [one] Gra „{ $title }” jest w katalogu { $path }: { $count } plik.
        [few] Gra „{ $title }” jest w katalogu { $path }: { $count } pliki.
       *[many] Gra „{ $title }” jest w katalogu { $path }: { $count } plików.
    }
new-game-install = w tym samym środowisku
new-game-play = w terminalu
new-game-serve = w przeglądarce
new-game-arena = boty między sobą
new-game-test = jej testy
new-game-begin = Zacznij od { $file }. Jak dalej, mówi { $guide } projektu plansza.
error-game-name = „{ $name }” nie może być nazwą gry: użyj małych liter od a do z, cyfr i _, zaczynając od litery, na przykład moja_gra.
error-game-known = Gra „{ $name }” już jest: wymyśl inną nazwę.
error-game-python = „{ $name }” już coś znaczy w Pythonie: wymyśl inną nazwę.
error-folder-there = „{ $path }” już istnieje i niczego w nim nie zmieniono: wybierz inne miejsce przez --folder.

## What a game leaves out, and what fails in it: for its author

missing-title = Do autora tej gry
missing-about = W grę można grać; tego jeszcze w niej nie ma:
missing-needed = W grę nie da się jeszcze grać:
missing-how = Jak to dopisać: docs/adding-a-game.md.
missing-rule = W zasadach brakuje „{ $name }”.
missing-fault = Zasady zawodzą: { $what } w { $where }.
missing-picture =
    { $sketch ->
        [yes] Nie ma obrazu: gracze widzą szkic i ruchy jako przyciski (Pictures.paint i paths).
       *[no] Nie ma obrazu: gracze widzą dane na kartkach i ruchy jako przyciski (Pictures.paint i paths).
    }
missing-paths = Obrazu nie można klikać: ruchy są przyciskami pod nim (Pictures.paths).
missing-telling = Rzeczy na obrazie nie mówią o sobie nic poza nazwą (Pictures.about).
missing-sketch = Nie ma szkicu: terminal pokazuje dane (Pictures.sketch).
missing-prompt = Nie mówi, o co pyta: gracze czytają „Wybierz ruch” (View.prompt).
missing-codes = Nie wymienia wszystkiego, co mówi: brak kodów dla { $names } (Game.codes).
missing-thing = Nie nazywa swoich elementów, { $names }: gracze czytają notację (Game.thing).
missing-insight = Boty nic o niej nie wiedzą i uczą się, dogrywając na chybił trafił (Game.insight).
missing-meters = Nie pokazuje, jak daleko komu do celu (View.meters).
missing-guide = Nie ma zasad do przeczytania (pakiet „guide”).
missing-words =
    { $language ->
        [pl] Nie ma słów po polsku (words/pl.ftl).
       *[en] Nie ma słów po angielsku (words/en.ftl).
    }
missing-messages =
    { $language ->
        [pl] Po polsku
       *[en] Po angielsku
    } { $count ->
        [one] brakuje jednego tekstu
       *[other] brakuje { $count } tekstów
    }: { $ids }{ $more ->
        [0] {""}
       *[other] {" "}i { $more } więcej
    }.
fault =
    Ta gra ma błąd ({ $what } w { $where }): { $part ->
        [picture] nie da się narysować jej obrazu, więc tu jest prosty.
        [prompt] nie umie powiedzieć, o co pyta.
        [meters] nie umie pokazać, jak daleko komu do celu.
        [badges] nie umie pokazać, kto jest kim.
        [decisive] nie umie powiedzieć, co teraz rozstrzyga.
        [about] nie umie opowiedzieć o tym, co leży na stole.
        [coach] jej doradca nie umie się odezwać.
        [stage] nie umie pokazać, co się właśnie stało.
        [view] nie umie powiedzieć, co wiesz.
        [guide] nie da się pokazać jej zasad.
        [bot] nikt nie może się już ruszyć. Możesz się poddać, cofnąć ruch albo założyć nowy stół.
        [cover] nie da się narysować jej okładki.
        [home] nie można jej zaproponować.
       *[other] nie udało się wykonać ruchu.
    }
fault-log = Cała historia jest w dzienniku serwera.
games-missing = jeszcze nie ma
games-broken = Gry „{ $game }” nie daje się wczytać: { $why }
games-faulty = Gry „{ $game }” nie można zaproponować: jej autor znajdzie powód w dzienniku serwera.
