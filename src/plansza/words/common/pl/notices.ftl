# Powiadomienia: wiadomości, strony, do których prowadzą, i ustawienia przy stole.

notice-turn = Twoja tura: { $game }
notice-over = Koniec gry: { $game }
notice-asked = Ktoś pyta: { $game }
notice-at-table = Przy stole: { $names }.
notice-until = Czas do: { $when }.
notice-offer =
    { $what ->
        [draw] { $who } proponuje remis.
        [takeback] { $who } prosi o cofnięcie ruchu.
       *[rematch] { $who } chce zagrać jeszcze raz.
    }
notice-open = Otwórz stół
notice-stop = Nie powiadamiaj więcej
notice-test = Próba powiadomienia
notice-test-body = Działa: tak dowiesz się, że twoja kolej.
notice-confirm-title = Czy powiadamiać cię o twojej turze?
notice-confirm-body = Ktoś podał ten adres przy naszym stole do gier, żeby dostawać wiadomości, gdy przyjdzie jego kolej. Jeśli to ty, potwierdź:
notice-confirm-else = Jeśli to nie ty, nic nie rób: nic więcej nie przyjdzie.
notice-test-arrived = Wysłane i przyjęte.

notice-trouble-unreachable = Pod tym adresem nikt nie odpowiada. Sprawdź go i spróbuj jeszcze raz.
notice-trouble-unknown-host = Nie ma serwera o tej nazwie. Sprawdź, czy adres jest bez literówki.
notice-trouble-slow = Odpowiedź nie przyszła w dziesięć sekund. Spróbuj później.
notice-trouble-private = Ten adres leży w sieci prywatnej, a tam ten serwer niczego nie wysyła. Podaj adres dostępny w internecie.
notice-trouble-redirect = Pod tym adresem jest przekierowanie (status { $status }). Podaj adres, do którego ono prowadzi.
notice-trouble-status = Druga strona nie przyjęła wiadomości (status { $status }). Sprawdź adres i rodzaj.
notice-trouble-busy = Druga strona chwilowo nie przyjmuje wiadomości (status { $status }). Spróbuj później.
notice-trouble-gone = Tego adresu już nie ma. Podaj nowy.
notice-trouble-mail = Serwer pocztowy chwilowo nie przyjmuje listów. Spróbuj później.
notice-trouble-mail-refused = Serwer pocztowy odrzucił list (kod { $status }). Sprawdź adres.
notice-trouble-push-off = Ten serwer już nie wysyła takich powiadomień.

page-notices = Powiadomienia o mojej turze
page-notices-help = Dostaniesz jedną wiadomość na turę, i tylko wtedy, gdy nie masz otwartego tego stołu.
page-notices-none = Na razie nikt cię nie powiadamia.
page-notices-push = To urządzenie
page-notices-push-on = Powiadamiaj na tym urządzeniu
page-notices-push-insecure = Powiadomienia na urządzeniu działają tylko przez https. Tu możesz podać adres webhooka.
page-notices-push-browser = Ta przeglądarka nie przyjmuje powiadomień. Na iPhonie dodaj najpierw stronę do ekranu początkowego.
page-notices-push-server = Ten serwer nie wysyła powiadomień na urządzenia.
page-notices-push-denied = Powiadomienia z tej strony są zablokowane. Odblokuj je w ustawieniach przeglądarki.
page-notices-push-failed = Przeglądarka nie zgłosiła się po powiadomienia. Spróbuj później.
page-notices-webhook = Inny program (webhook)
page-notices-webhook-help = Adres z ntfy, Discorda, Slacka, mostka Matriksa albo twojego programu.
page-notices-form = Odbiorca
page-notices-form-json = Discord, Slack, Matrix, własny
page-notices-form-ntfy = ntfy
page-notices-url = Adres webhooka
page-notices-mail = E-mail
page-notices-address = Adres e-mail
page-notices-add = Dodaj
page-notices-on = Przy tym stole
page-notices-test = Wypróbuj
page-notices-forget = Usuń
page-notices-unconfirmed = Czeka na potwierdzenie: otwórz link z listu, który wysłaliśmy.
page-notices-quiet = Godziny ciszy
page-notices-quiet-from = od
page-notices-quiet-to = do
page-notices-quiet-help = W tych godzinach nic nie przyjdzie; wiadomość poczeka.

page-stop = Powiadomienia z tego stołu
page-stop-ask = Czy przestać powiadamiać o turach przy tym stole?
page-stop-do = Przestań powiadamiać
page-stop-done = Już nie będziemy powiadamiać o tym stole.
page-stop-all = Wszystkie powiadomienia
page-stop-all-ask = Czy przestać wysyłać tu jakiekolwiek powiadomienia?
page-stop-all-do = Przestań powiadamiać o czymkolwiek
page-stop-all-done = Nic więcej tu nie przyjdzie. Zapomnieliśmy ten adres.
page-confirm-mail = Powiadomienia e-mailem
page-confirm-mail-ask = Czy wysyłać na ten adres wiadomość, gdy przyjdzie twoja kolej?
page-confirm-mail-do = Tak, powiadamiaj
page-confirm-mail-done = Gotowe: dowiesz się o swojej turze.
page-confirm-mail-unknown = Ten adres jest już potwierdzony albo zapomniany. Możesz go podać przy stole jeszcze raz.

page-away = Brak połączenia
page-away-help = Stół czeka na serwerze i niczego nie zgubił. Gdy połączenie wróci, wrócisz do gry.
page-away-do = Spróbuj teraz
app-about = Gry planszowe przy wspólnym stole, w przeglądarce
app-mine = Moje stoły
app-puzzle = Zagadki dnia

error-bad-zone = Nie znamy strefy czasowej „{ $zone }”: podaj nazwę taką jak Europe/Warsaw.
error-no-such-recipient = Nie masz takiego odbiorcy powiadomień: dodaj go jeszcze raz.
error-push-off = Ten serwer nie wysyła powiadomień na urządzenia: wybierz inny sposób.
error-webhook-off = Ten serwer nie wysyła webhooków: wybierz inny sposób.
error-mail-off = Ten serwer nie wysyła listów: wybierz inny sposób.
error-bad-push = Przeglądarka podała zły adres powiadomień: wyłącz je i włącz jeszcze raz.
error-bad-webhook = To nie jest adres webhooka: powinien zaczynać się od https://.
error-webhook-password = Adres z nazwą i hasłem nie zostanie zapisany: użyj adresu z tajnym kluczem w środku.
error-webhook-port = Port { $port } nie jest portem webhooka: użyj 443, 80 albo wyższego niż 1023.
error-bad-mail = To nie jest adres e-mail: sprawdź go.
error-too-many-recipients = Możesz mieć najwyżej { $most } odbiorców powiadomień: usuń któregoś.
error-confirm-sent = Na ten adres poszły już listy z prośbą o potwierdzenie: zajrzyj do poczty, także do spamu.
error-mail-failed = List z prośbą o potwierdzenie nie wyszedł: sprawdź adres albo spróbuj później.
error-not-confirmed = Ten adres nie jest jeszcze potwierdzony: otwórz link z listu.
