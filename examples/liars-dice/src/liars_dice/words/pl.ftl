title = Kości kłamcy
about = Kości pod kubkami i licytacja, w której wolno kłamać; wygrywa, kto ostatni ma kości. Dla 2–6 osób.

dice =
    { $count } { $face ->
        [1] jedyn
        [2] dwój
        [3] trój
        [4] czwór
        [5] piąt
       *[6] szóst
    }{ $count ->
        [one] ka
        [few] ki
       *[many] ek
    }

prompt-first = Zacznij rundę: kliknij liczbę, potem kość.
prompt-bid = Przebij (liczba, potem kość) albo nie uwierz w ostatnią zapowiedź.
prompt-wait = Teraz { $who }: przebije albo nie uwierzy.
prompt-over = Koniec gry.
move-bid = Co najmniej { dice }
move-doubt = Nie wierzę!
event-bid = { $who }: „Co najmniej { dice }”.
event-doubt = { $who }: „Nie wierzę!”.
event-show = Kubki w górę, { $dice }: { dice }.
event-lose = { $who } traci kość.
event-out = { $who } traci ostatnią kość i odpada.
event-roll = Wszyscy rzucają.
event-roll-secret = Wszyscy rzucają; masz { $dice }.
refusal-must-rise = Trzeba przebić: więcej kości albo tyle samo, ale z większą liczbą oczek; nie więcej jednak, niż jest ich w grze.
refusal-nothing-to-doubt = Nikt jeszcze nic nie zapowiedział: zacznij ty.
reason-last = nikt inny nie ma już kości
why-bid = Sądząc po twoich kościach, szansa, że to prawda, wynosi { $percent } %.
why-doubt = Sądząc po twoich kościach, szansa, że ostatnia zapowiedź jest prawdziwa, wynosi { $percent } %.

cup = Gracz { $seat }, zostało kości: { $count }
own-dice = Twoje kości: { $dice }
last-round = Poprzednio: „{ dice }”, a było { $found }

option-ones = Jedynki
option-ones-wild = jokery: liczą się za każdą kość
option-ones-plain = zwykłe: liczą się tylko za jedynki
option-dice = Kości na osobę
option-dice-5 = pięć
option-dice-3 = trzy, krótsza gra
