## Learning

page-course = Lekcje
page-course-help = Krótkie lekcje na prawdziwej planszy: po minucie, dwóch każda. Zrobisz każdy ruch samodzielnie.
page-course-rules = Wszystkie zasady do czytania
page-course-after = Zagraj pierwszą partię
page-lesson = Lekcja { $number }
page-lesson-count = Krok { $step } z { $steps }
page-lesson-on = Dalej
page-lesson-back = Krok wstecz
page-lesson-next = Następna lekcja
page-lesson-rule = Ta zasada w instrukcji
page-lesson-all = Wszystkie lekcje
page-lesson-starred = ukończona
page-lesson-happened = Co się stało
page-lesson-allowed = Tak też wolno. Ale lekcja prosi o coś innego: cofnij się o krok i przeczytaj jeszcze raz.
page-lesson-done = Gotowe! Ta lekcja jest za tobą.
page-lesson-strayed = Inny ruch
page-lesson-finished = Gwiazdka!

## Puzzles

page-puzzles = Zagadki
page-puzzles-day = Zagadki dnia
page-puzzles-what = Chwila z prawdziwej partii i jeden ruch wyraźnie lepszy od wszystkich innych. Znajdziesz go?
page-puzzle = Zagadka { $number }
page-puzzle-day = Zagadka dnia
page-puzzle-solve = Rozwiąż ją
page-puzzle-many =
    { $count ->
        [one] { $count } zagadka
        [few] { $count } zagadki
       *[many] { $count } zagadek
    }
page-puzzle-count = Rozwiązane: { $count } z { $what }
page-puzzle-days = Dni z rzędu
page-puzzle-row = Bez pomyłki z rzędu
page-puzzle-collection = Cały zbiór
page-puzzle-all = Wszystkie zagadki
page-puzzle-grade-1 = na rozgrzewkę
page-puzzle-grade-2 = łatwa
page-puzzle-grade-3 = podchwytliwa
page-puzzle-grade-4 = trudna
page-puzzle-grade-5 = bardzo trudna
page-puzzle-solved = rozwiązana
page-puzzle-side = Twoja strona: { $side }
page-puzzle-task = Znajdź najlepszy ruch: jeden jest wyraźnie lepszy od wszystkich innych.
page-puzzle-worse =
    { $move }: tak wygrasz { $chance ->
        [one] raz
       *[other] { $chance } razy
    } na 100. Jest ruch, po którym wygrasz { $best } razy. Szukaj dalej!
page-puzzle-untried = { $move }? Śmiały pomysł, ale jest tu coś wyraźnie lepszego. Szukaj dalej!
page-puzzle-answer =
    { $move }: tak wygrasz { $best } razy na 100, a po drugim najlepszym ruchu { $second ->
        [one] raz
       *[other] { $second } razy
    }.
page-puzzle-missed =
    { $count ->
        [0] Żaden z 10
       *[other] { $count } na 10
    } { $level ->
        [novice] nowicjuszy
        [greedy] łowców okazji
        [planner] planistów
       *[master] mistrzów
    } { $count ->
        [0] go nie przeoczy.
       *[other] go przeoczy.
    }
page-puzzle-show = Pokaż mi
page-puzzle-next = Następna zagadka
page-puzzle-why = Dlaczego?
page-puzzle-put-away = Schowaj
page-puzzle-this = Ten ruch
page-puzzle-second = Drugi najlepszy: { $what }
page-puzzle-wrong = Jeszcze nie to
page-puzzle-found = Jest!
page-puzzle-at-once = Od razu!
page-puzzle-shown = Oto ten ruch
