# Notices: messages, the pages that they lead to, and the settings at the table.

notice-turn = Your turn: { $game }
notice-over = The game is over: { $game }
notice-asked = Somebody asks: { $game }
notice-at-table = With { $names }.
notice-until = Time until: { $when }.
notice-offer =
    { $what ->
        [draw] { $who } offers a draw.
        [takeback] { $who } asks to take a move back.
       *[rematch] { $who } wants to play again.
    }
notice-open = Open the table
notice-stop = Tell me no more
notice-test = A trial message
notice-test-body = It works: this is how you will know that it is your turn.
notice-confirm-title = Shall we tell you when it is your turn?
notice-confirm-body = Somebody gave this address to plansza, to be told when it is his turn. If it was you, confirm it:
notice-confirm-else = If it was not you, do nothing: nothing more will come.
notice-test-arrived = Sent and accepted.

notice-trouble-unreachable = Nobody answers at this address. Check it and try again.
notice-trouble-unknown-host = There is no server of this name. Look for a slip in the address.
notice-trouble-slow = There was no answer within ten seconds. Try later.
notice-trouble-private = This address lies in a private network, where this server sends nothing. Give one that the internet reaches.
notice-trouble-redirect = This address leads on to another one (status { $status }). Give the one it leads to.
notice-trouble-status = The other side did not take the message (status { $status }). Check the address and its kind.
notice-trouble-busy = The other side takes no messages at the moment (status { $status }). Try later.
notice-trouble-gone = This address is gone. Give a new one.
notice-trouble-mail = The mail server takes no letters at the moment. Try later.
notice-trouble-mail-refused = The mail server refused the letter (code { $status }). Check the address.
notice-trouble-push-off = This server sends such messages no more.

page-notices = Tell me when it is my turn
page-notices-help = You get one message for a turn, and only while you do not have this table open.
page-notices-none = Nobody tells you so far.
page-notices-push = This device
page-notices-push-on = Tell me on this device
page-notices-push-insecure = Messages to a device need https. Here you can give the address of a webhook.
page-notices-push-browser = This browser takes no messages. On an iPhone, add the page to the home screen first.
page-notices-push-server = This server sends no messages to devices.
page-notices-push-denied = Messages from this page are blocked. Allow them in the settings of the browser.
page-notices-push-failed = The browser could not sign up for messages. Try later.
page-notices-webhook = Another program (webhook)
page-notices-webhook-help = An address from ntfy, Discord, Slack, a bridge of Matrix, or a program of yours.
page-notices-form = For
page-notices-form-json = Discord, Slack, Matrix, my own
page-notices-form-ntfy = ntfy
page-notices-url = Address of the webhook
page-notices-mail = E-mail
page-notices-address = E-mail address
page-notices-add = Add
page-notices-on = At this table
page-notices-test = Test
page-notices-forget = Remove
page-notices-unconfirmed = Waits to be confirmed: open the link in the letter that we sent.
page-notices-quiet = Quiet hours
page-notices-quiet-from = from
page-notices-quiet-to = to
page-notices-quiet-help = Nothing comes in these hours; the message waits.

page-stop = Messages from this table
page-stop-ask = Shall we stop telling you of your turns at this table?
page-stop-do = Stop telling me
page-stop-done = We will tell you of this table no more.
page-stop-all = All messages
page-stop-all-ask = Shall we stop sending any messages here?
page-stop-all-do = Stop telling me of anything
page-stop-all-done = Nothing more will come here. We have forgotten this address.
page-confirm-mail = Messages by e-mail
page-confirm-mail-ask = Shall we write to this address when it is your turn?
page-confirm-mail-do = Yes, tell me
page-confirm-mail-done = Done: you will know when it is your turn.
page-confirm-mail-unknown = This address is confirmed already, or forgotten. You can give it once more at the table.

page-away = You are offline
page-away-help = Your table waits at the server and has lost nothing. You are back in the game as soon as the connection is.
page-away-do = Try now
app-about = Board games at a table with others, in the browser
app-mine = My tables
app-puzzle = Puzzles of the day

error-bad-zone = We do not know the time zone “{ $zone }”: give a name such as Europe/Warsaw.
error-no-such-recipient = You have no such recipient of messages: add it once more.
error-push-off = This server sends no messages to devices: choose another way.
error-webhook-off = This server sends no webhooks: choose another way.
error-mail-off = This server sends no letters: choose another way.
error-bad-push = The browser gave a bad address for messages: switch them off and on again.
error-bad-webhook = This is no address of a webhook: it should begin with https://.
error-webhook-password = An address with a name and a password is not kept: take one that has a secret key in it.
error-webhook-port = Port { $port } is no port of a webhook: take 443, 80 or one above 1023.
error-bad-mail = This is no e-mail address: check it.
error-too-many-recipients = You can have at most { $most } recipients of messages: remove one.
error-confirm-sent = Letters that ask to confirm this address have been sent already: look into its mail, spam included.
error-mail-failed = The letter that asks to confirm could not be sent: check the address, or try later.
error-not-confirmed = This address is not confirmed yet: open the link in the letter.
