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

no-folder = Den Ordner { $folder } gibt es nicht. Lege ihn erst an oder nimm einen anderen Ort.
mind-random = zieht, was erlaubt ist, ganz ohne Plan
mind-rule-of-thumb = spielt vernünftig nach ein paar Faustregeln
mind-beginner = spielt nach Faustregeln und patzt ab und zu
mind-steady = probiert vor jeder Wahl einige Spiele aus
mind-strong = berechnet seinen Zug oder probiert Tausende Spiele aus
mind-perfect = spielt das gelöste Spiel: Besser geht es nicht
mind-search = spielt vor jeder Wahl N Partien durch
mind-onnx = ein trainierter, aus seiner Datei

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
