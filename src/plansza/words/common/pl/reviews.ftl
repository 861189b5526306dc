## Podpowiedzi

page-hint = Podpowiedź
page-hint-thinking = Szukamy dobrego ruchu…
page-hint-chance = Szansa na wygraną po tym ruchu
page-hint-close = Zamknij
page-hint-late = Sytuacja na stole już się zmieniła.
hint-plan = Potem w tej samej turze: { $moves }.
hint-alone = Innego ruchu nie ma.
hint-only = To jedyny ruch, który warto rozważyć.
hint-other = Prawie tak dobrze: { $move } – szansa mniejsza o { $percent } pkt proc.
hint-other-equal = Równie dobrze: { $move }.
hint-reply = Spodziewana odpowiedź – { $who }: { $move }.
page-hints = Podpowiedzi dozwolone
page-hints-help = W swojej turze można poprosić o radę. Wszyscy przy stole widzą, czy wolno.
page-hints-on = Przy tym stole można w swojej turze poprosić o podpowiedź.
page-hints-off = Przy tym stole gra się bez podpowiedzi.
page-bot-is = bot: { $name }
page-thinks = myśli…
page-same-bots = boty jak dotąd
error-hints-off = Przy tym stole gra się bez podpowiedzi.
error-hint-busy = Już się zastanawiamy nad podpowiedzią: chwila cierpliwości.
error-no-hint = Nie udało się znaleźć podpowiedzi: spróbuj jeszcze raz za chwilę.

## Analiza skończonej gry

review-title = Analiza
review-about = Zobacz, jak zmieniały się szanse i które tury rozstrzygnęły grę.
review-start = Przeanalizuj grę
review-curve = Wykres szans na wygraną od pierwszego ruchu do ostatniego
review-turns = Punkty zwrotne
review-turn = Ruch { $number }, { $who }: { $moves }
review-change = z { $before }% na { $after }%
review-better = Lepiej było: { $move } – szansa większa o { $percent } pkt proc.
review-none = Żadna pojedyncza tura nie przechyliła tu szali.
review-how = Szanse są średnią z tego, co gracze mogli wtedy wiedzieć: nikt nie zna jeszcze cudzych kart ani tych, które dopiero przyjdą.
review-table = Szanse w tabeli
page-review-thinking = Analizujemy grę: { $count }%
page-review-now = Po ruchu { $count }:
page-review-start = Na początku:
page-review-move = Ruch
error-no-review = Tej gry nie udało się przeanalizować: spróbuj jeszcze raz za chwilę.
