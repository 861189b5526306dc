### Co gra mówi po polsku. Każdy kod z obiektu gry ma swój komunikat RODZAJ-KOD. Zdania są w czasie
### teraźniejszym, a imiona w mianowniku: nie znamy płci graczy ani odmiany ich imion.

title = Stub
about = Licytacja zakrytymi kartami o nagrody odkrywane jedna po drugiej: dla 2–4 osób.
option-rounds = liczba rund
option-rounds-help = Tyle jest nagród i tyle kart ma każdy na ręce.
option-rounds-6 = sześć
option-rounds-6-help = Nagrody od 1 do 6.
option-rounds-4 = cztery
option-rounds-4-help = Nagrody od 1 do 4, na krótką partię.

## Co się stało: `$you` to “yes” dla tego, o kim mowa; -secret jest dla tego, kto wie więcej

event-lay = { $who } kładzie zakrytą kartę.
event-lay-secret = Kładziesz zakrytą kartę { $card }.
event-show = { $you ->
    [yes] Odkrywasz kartę { $card }.
   *[no] { $who } odkrywa kartę { $card }.
}
event-take = { $you ->
    [yes] Zdobywasz nagrodę { $prize }!
   *[no] { $who } zdobywa nagrodę { $prize }.
}
event-prize = Odkryto nagrodę { $prize }.

## O co gra prosi, czego odmawia, co mówi na koniec i co przemawia za ruchem

prompt-lay = Połóż kartę w licytacji o nagrodę { $prize }.
prompt-wait = { $count ->
    [one] Jeszcze { $count } osoba ma położyć kartę.
    [few] Jeszcze { $count } osoby mają położyć kartę.
   *[many] Jeszcze { $count } osób ma położyć kartę.
}
prompt-over = Koniec gry.
meter-points = punkty
meter-prizes = Nagrody do zdobycia
refusal-not-in-hand = Nie masz na ręce karty { $card }.
reason-points = najwięcej punktów
move-lay = Połóż kartę { $card }
why-high = Nagroda { $prize } jest jedną z większych, jakie zostały: warto dać wysoką kartę.
why-low = Nagroda { $prize } jest jedną z mniejszych, jakie zostały: szkoda na nią wysokich kart.

## Czym jest rzecz, na którą ktoś wskazuje

about-cloth = Licytuj kartami o nagrody: wygrywa, kto na koniec ma najwięcej punktów.
about-slip = Gracz i punkty za nagrody, które już ma.
about-slot = Tu leży karta gracza, zakryta, aż wszyscy położą swoje.
about-back = { $count ->
    [one] Karta w licytacji. Odkryjemy ją, gdy wszyscy położą swoje.
   *[other] Jedna z { $count } kart w licytacji. Odkryjemy je, gdy wszyscy położą swoje.
}
about-card = Najwyższa karta w rundzie zdobywa nagrodę; każdą kartą gra się raz.
about-prize = Jest warta tyle punktów, ile pokazuje. Zdobywa ją najwyższa karta.
about-coming = Te nagrody odkryjemy później; nikt nie wie, w jakiej kolejności.

## Co mówi obrazek

player = { $you ->
    [yes] Ty
   *[no] Gracz { $seat }
}
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
prize = Nagroda { $prize }
coming = Jeszcze będą
hand = Twoje karty
hidden = Zakryta karta
card = { $where ->
    [hand] Karta { $card } na twojej ręce
    [before] Karta { $card } z poprzedniej rundy
   *[bid] Karta { $card }, twoja w tej rundzie
}
