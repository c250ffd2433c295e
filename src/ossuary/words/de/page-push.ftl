# Nachrichten, wie die Seite sie anbietet.
page-push = Nachrichten
page-push-about = In langsamen Partien kann dieser Browser Bescheid sagen, wenn du am Zug bist, auch wenn die Seite zu ist. Die Nachricht geht versiegelt durch den Push-Dienst deines Browsers; darin steht der Name des Spiels und sonst nichts davon.
page-push-on = Sag mir, wenn ich am Zug bin
page-push-off = Sag mir nichts mehr
page-push-denied = Dein Browser erlaubt dieser Seite keine Nachrichten.
page-push-failed = Der Push-Dienst deines Browsers hat nicht geantwortet. Versuch es später noch einmal.
