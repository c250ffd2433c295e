# Was alle Spiele und alle Bildschirme gemeinsam haben.
none = nichts
list = { $most } und { $last }
player = { $who }
times = { $number } × { $what }
you-name = Du
seat-name = Spieler { $number }

first-seat =
    { $you ->
        [1] Du beginnst.
       *[other] { $who } beginnt.
    }
your-move =
    { $you ->
        [1] Du bist am Zug.
       *[other] { $who } ist am Zug.
    }
game-won =
    { $you ->
        [1] Du gewinnst!
       *[other] { $who } gewinnt!
    }
game-shared = Den Sieg teilen sich { $winners }.
final-score = { $who }: { $score }
chosen = { $who }: { $action }
drawn = { $outcome }
kind-any = Was zu tun ist

no-folder = Den Ordner { $folder } gibt es nicht. Lege ihn erst an oder nimm einen anderen Ort.
mind-random = zieht, was erlaubt ist, ganz ohne Plan
mind-rule-of-thumb = spielt vernünftig nach ein paar Faustregeln
mind-beginner = spielt wie jemand, der das Spiel gerade gelernt hat
mind-steady = kennt das Spiel und patzt ab und zu
mind-strong = rechnet oder probiert Tausende Spiele aus und patzt selten
mind-perfect = spielt das gelöste Spiel: Besser geht es nicht
nearly-luck = Fast alles an diesem Spiel ist Glück: Der stärkste Bot gewinnt gegen den schwächsten nur { NUMBER($wins, maximumFractionDigits: 0) } %.
mind-search = spielt vor jeder Wahl N Partien durch
mind-against = antwortet so gut wie möglich auf die Spielweise in diesen Aufzeichnungen
mind-onnx = ein trainierter, aus seiner Datei
mind-of-package = aus { $package }
mind-function = eine eigene Funktion, in einem Modul, das Python findet, oder in diesem Ordner
mind-does-not-load = Der Bot „{ $mind }“ lässt sich nicht laden: { $error }
mind-failed = Der Bot „{ $mind }“ ist gescheitert: { $error }
mind-no-action = Der Bot „{ $mind }“ hat { $action } gewählt, doch Aktionen sind Zahlen von 0 bis { $most }.
mind-broke-rule = Der Bot „{ $mind }“ hat { $action } gewählt, was { $rule } verbietet.

# Die Bots, wie man sie kennt: ein Name, ein Beruf und was man über sie sagt.
face-random = Pica
    .trade = die Elster
    .line = Nimmt, was glänzt.
face-rule-of-thumb = Docht
    .trade = der Kerzenzieher
    .line = Drei Faustregeln und eine ruhige Flamme.
face-beginner = Barnabas
    .trade = der Küster
    .line = Meint es gut und lässt gern etwas fallen.
face-steady = Grete
    .trade = die Totengräberin
    .line = Gräbt jedes Mal tief genug.
face-strong = Hildegard
    .trade = die Äbtissin
    .line = Hat die Knochen gezählt. Zweimal.
face-perfect = Gevatter Tod
    .trade = der es nie eilig hat
    .line = Irrt sich nie und lächelt immer.
face-listed = { $number }  { $name }, { $trade } ({ $mind }): „{ $line }“
face-introduced = { $name }, { $trade }: „{ $line }“

option-range = Die Option { $option } muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $value }“.
option-choice = Die Option { $option } muss eines von { $choices } sein, nicht „{ $value }“.
option-unknown = { $game } kennt keine Option „{ $option }“. Es gibt: { $options }.
option-amount = Die Option { $option } muss eines von { $forms } sein, nicht „{ $value }“.
deck-cards = Ein Deck hat 18 Karten; dieses hat { $cards }.
deck-card = Karte { $number } des Decks heißt „{ $card }“. Schreibe jede Karte als oben/unten, mit diesen Arten: { $kinds }.
deck-counts = Hinweis: Von der Art { $kind } hat dieses Deck { $found ->
        [one] 1 Schädel
       *[other] { $found } Schädel
    }; üblich sind { $usual }.

# Spiele anderer Pakete, die nicht passen.
game-does-not-load = Das Spiel „{ $game }“ bleibt draußen: Sein Paket { $package } lässt sich nicht laden ({ $error }).
game-part-does-not-load = { $part } lässt sich nicht laden ({ $error }). „ossuary check-game { $game }“ sagt, was an „{ $game }“ zu ändern ist.
game-fails = Das Spiel „{ $game }“ scheitert an { $at } ({ $error }). „ossuary check-game { $game }“ sagt, was daran zu ändern ist.
fact-untold = Für das Ereignis { $fact } hat niemand Worte. „tell“ in words.py muss jedes Ereignis aus happened.py kennen.
game-report-lacks = report.py von „{ $game }“ braucht ein Tupel SOURCES und eine Funktion sources.
game-report-source = report.py von „{ $game }“ nennt die Quelle „{ $source }“, für die es weder einen Text { $game }-part-{ $source } noch report-source-{ $source } gibt.
game-report-push-form = PUSH in report.py von „{ $game }“ muss eine Aktion und ein Tupel von Aktionen sein, etwa ("dig", ("carry",)).
game-report-push = PUSH in report.py von „{ $game }“ nennt „{ $action }“, das Spiel hat aber nur { $actions }.
game-report-sources = sources in report.py von „{ $game }“ ergibt { $found }. Nötig ist ein Wörterbuch ohne andere Schlüssel als { $sources }.
game-draws-missing = In pieces.py von „{ $game }“ fehlt DRAWS, ein Wörterbuch von dem, was gezogen wird, zu den Gewichten seiner Ergebnisse.
game-draws-weights = DRAWS in pieces.py von „{ $game }“ muss „{ $kind }“ ganze Gewichte ab 0 geben, höchstens { $outcomes } und mindestens zwei davon über 0.
game-lacks-names = Das Spiel „{ $game }“ bleibt draußen: Den Regeln von { $package } fehlt { $names }.
game-is-no-slug = Das Spiel „{ $game }“ bleibt draußen: NAME in { $package } ist „{ $name }“; erlaubt sind kleine Buchstaben, Ziffern und Bindestriche, etwa „zwei-woerter“.
game-prefix-is-no-letters = Das Spiel „{ $game }“ bleibt draußen: PREFIX in { $package } ist „{ $prefix }“; erlaubt sind ein bis acht Großbuchstaben.
game-name-is-taken = Das Spiel „{ $game }“ bleibt draußen: Ein Spiel „{ $name }“ gibt es schon. Gib dem in { $package } einen anderen Namen.
game-prefix-is-taken = Das Spiel „{ $game }“ bleibt draußen: Den Präfix { $prefix } von { $package } hat schon „{ $other }“. Wähl einen anderen.
game-lacks-words = Das Spiel „{ $game }“ bleibt draußen: { $package } hat keine words.py.
game-lacks-texts = Das Spiel „{ $game }“ bleibt draußen: In den englischen Katalogen von { $package } fehlt { $texts }.
