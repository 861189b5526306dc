title = Kości kłamcy
about = Kości pod kubkami i licytacja, w której wolno kłamać; wygrywa, kto ostatni ma kości. Dla 2–6 osób.
dice = { $count } { $face ->
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
prompt-choose-move = Licytuj: kliknij liczbę, potem kość. Możesz też nie uwierzyć w poprzednią zapowiedź.
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
reason-last = nikt inny nie ma już kości
why-chance = Sądząc po twoich kościach, szansa na „co najmniej { dice }” wynosi { $percent } %.
about-dice = Kości pod kubkiem widzi tylko ich właściciel. Wygrywa, kto ostatni ma choć jedną.
about-bid = Zapowiedź mówi, ile takich kości jest pod wszystkimi kubkami. Przebij albo nie uwierz: kto się myli, traci kość.
last-round = Poprzednio: „{ dice }”, a było { $found }

option-ones = Jedynki
option-ones-wild = jokery: liczą się za każdą kość
option-ones-plain = zwykłe: liczą się tylko za jedynki
option-dice = Kości na osobę
