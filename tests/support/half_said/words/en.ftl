title = Half Said
move-lay = Lay card { $card }
event-lay = { $who } lays { $weapon }.
kind-lay = Cards to lay
