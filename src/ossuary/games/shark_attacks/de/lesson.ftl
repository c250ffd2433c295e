# Eine erste Partie Shark Attacks!
learn-sa-intro = Willkommen am Strand. Jeder Schwimmer in deinem Wasser ist einen Punkt wert, sobald du ihn hereingerufen hast. Hier gewinnt, wer zuerst 35 hat.
learn-sa-roll = Du hast sieben blaue Würfel geworfen. Wer schwimmt, bleibt liegen; eine Welle ist ein Würfel, der noch jemanden bringen kann.
    .name = Schwimmer würfeln
learn-sa-sun = Sonne! Wer weitermacht, wirft zuerst den gelben Würfel. Sonne bringt einen blauen Würfel dazu, und alle Wellen werden neu geworfen.
    .name = Sonne
learn-sa-stop = Aufgehört: Die Schwimmer sind jetzt Punkte, und niemand nimmt sie dir mehr. Wer aufhört, räumt auch ein Warnschild ab, wenn eines am eigenen Strand steht.
    .name = Aufhören
learn-sa-attack = Haiangriff! Das ist die Gefahr beim Weitermachen. Die Schwimmerwürfel fliehen: Sie werden zusammen mit einem roten Haiwürfel geworfen, und nur wer entkommt, zählt.
    .name = Der Haiangriff
learn-sa-bite = Flossen beißen, was sie finden: zwei Flossen am liebsten eine Zwei, eine Flosse eine Eins. Jeder gefressene Würfel stellt ein Warnschild an den Strand. Solange noch jemand im Wasser ist, lockt ein Wurf mit Bissen einen weiteren Haiwürfel an, bis zu vier.
    .name = Bisse und Schilder
learn-sa-unharmed = Niemand wurde gefressen: Dann zählen die Entkommenen dreifach.
    .name = Unversehrt
learn-sa-signs = Die Schilder an deinem Strand kosten dich Würfel: Für jedes beginnst du mit einem weniger, bis es weg ist. Aufhören räumt eines ab, eine Party zwei.
    .name = Weniger Würfel
learn-sa-rain = Regen nimmt einen Wellenwürfel weg, bevor die anderen neu geworfen werden. Das ist nicht immer schlecht: Ganz ohne Wellen darfst du feiern.
    .name = Regen
learn-sa-party = Eine Party! Zeigt kein Würfel eine Welle, zählt jeder Schwimmer doppelt, und bis zu zwei Schilder verschwinden vom Strand.
    .name = Die Strandparty
learn-sa-try-go-on = { $points } Schwimmer, und { $waves } Wellen, die noch mehr bringen könnten. Sei neugierig: Mach weiter.
learn-sa-try-stop = { $points } Schwimmer. Das ist ein guter Fang: Ruf sie herein, bevor ein Hai kommt. Hör auf.
learn-sa-try-luck = { $points ->
        [0] Noch kein Schwimmer
        [one] Ein Schwimmer
       *[other] { $points } Schwimmer
    } und { $waves ->
        [one] eine Welle
       *[other] { $waves } Wellen
    }. Hier aufhören oder das Glück versuchen? Sieh, was passieren kann: Mach weiter.
learn-sa-try-waves = { $waves ->
        [one] Nur noch eine Welle ist übrig
       *[other] Noch { $waves } Wellen sind übrig
    }. Ist keine mehr da, kannst du für doppelte Punkte feiern. Mach weiter.
learn-sa-try-party = Keine Wellen! Feiere für { $points } Punkte.
learn-sa-try-sign = In der Mitte liegt kein Schild mehr, also nimmst du eines von einem anderen Strand. Dort wird man es dir danken.
learn-sa-choose = { $points ->
        [0] Noch kein Schwimmer
        [one] Ein Schwimmer
       *[other] { $points } Schwimmer
    }, { $waves ->
        [one] eine Welle
       *[other] { $waves } Wellen
    }. Aufhören oder weitermachen: Das liegt bei dir.

kind-sa-stop = Aufhören
kind-sa-party = Feiern
kind-sa-go-on = Weitermachen
kind-sa-sign = Jemandem ein Schild abnehmen
