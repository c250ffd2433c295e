# Eine erste Partie Rolling Bones.
learn-rb-intro = Bau aus Würfeln ein Skelett und beerdige es: Nur was beerdigt ist, zählt. Hier gewinnt, wer zuerst 35 hat.
learn-rb-roll = Ein Zug beginnt mit allen 18 Würfeln: linke Knochen, rechte Knochen und die Mitte des Körpers. Knochen müssen zusammenhängen, also passt nicht alles.
    .name = Der erste Wurf
learn-rb-lay = Gelegte Knochen bleiben liegen, und jeder richtige ist einen Punkt wert. Jeder weitere muss ans Skelett anschließen: eine Hand an ihren Unterarm, der Schädel an den Brustkorb.
    .name = Knochen legen
learn-rb-post-op = Ein weiterer Wurf kostet Würfel: dieser einen, der nächste zwei, dann drei. Danach musst du mindestens einen Würfel legen.
    .name = Weiterwürfeln
learn-rb-section = Ein ganzer Arm, ein ganzes Bein oder der ganze Rumpf zählt 5 Punkte statt einen je Knochen.
    .name = Ganze Teile
learn-rb-hat = Der Hut auf einem Schädel verdoppelt alles.
    .name = Der Hut
learn-rb-bury = Beerdigt! Der Grabstein hat den Zug beendet, und das Skelett ist gewertet. Ohne Grabstein gibt es nichts.
    .name = Beerdigen
learn-rb-false = Ein falscher Knochen: Nichts passte, und kein Grabstein war da, also musste trotzdem etwas hin. Das kostet 5 Punkte, füllt aber den Platz.
    .name = Falsche Knochen
learn-rb-leave = Zu wenige Würfel für einen weiteren Wurf, und kein Grabstein: Das Skelett bleibt liegen, für nichts. Weiterwürfeln hat seinen Preis.
    .name = Liegen gelassen
learn-rb-try-lay = Leg, was zusammengehört: Tipp einen leuchtenden Würfel an, oder leg alles auf einmal.
learn-rb-try-one = Leg den ersten Knochen: Tipp einen leuchtenden Würfel an.
learn-rb-try-more = { $bones ->
        [one] Noch ein Knochen passt. Leg ihn.
       *[other] Jetzt passen weitere Knochen. Leg sie.
    }
learn-rb-try-hat = Dein Skelett ist { $points } wert. Für den Schädel gibt es einen Hut: Setz ihn auf.
learn-rb-try-bury = Da ist ein Grabstein: Beerdige für { $points }.
learn-rb-try-must-bury = Einen Würfel musst du legen, und nur der Grabstein lässt sich legen: Beerdige für { $points }.
learn-rb-try-last = Für einen weiteren Wurf reichen die übrigen Würfel nicht, aber da ist ein Grabstein: Beerdige für { $points }.
learn-rb-try-spare = Für einen weiteren Wurf reichen die übrigen Würfel nicht. Beerdigen brächte { $points }: Lass das Skelett lieber liegen, das kostet nichts.
learn-rb-try-safe = Da ist ein Grabstein: Beerdige für { $points }. Oder würfle weiter, für { $price ->
        [one] einen Würfel
       *[other] { $price } Würfel
    }. Beerdigen ist der sichere Weg.
learn-rb-try-done = Da ist ein Grabstein: Beerdige für { $points }, dann ist dieser Zug überstanden. Oder würfle weiter und versuch, mehr daraus zu machen, für { $price ->
        [one] einen Würfel
       *[other] { $price } Würfel
    }.
learn-rb-try-better = Beerdigen brächte jetzt { $points }. Ein weiterer Wurf kostet { $price ->
        [one] einen Würfel
       *[other] { $price } Würfel
    } und kann mehr bringen: Würfle.
learn-rb-try-roll = Kein Grabstein zum Beerdigen, also musst du noch einmal würfeln, für { $price ->
        [one] einen Würfel
       *[other] { $price } Würfel
    }. Würfle.
learn-rb-try-leave = Kein Grabstein ist da, und für einen weiteren Wurf reichen die übrigen Würfel nicht. Lass das Skelett unbeerdigt, für nichts.
learn-rb-try-pay = Bezahl { $owed ->
        [one] einen Würfel
       *[other] { $owed } Würfel
    }: am besten von der Art, die du am wenigsten brauchst. Alle anderen werden geworfen.
learn-rb-try-false = Pech: Kein Knochen passt, und kein Grabstein ist da. Such irgendeinen als falschen Knochen aus.
learn-rb-try-site = Jetzt sein Platz: irgendeiner, der leuchtet.
learn-rb-choose = Hier entscheidest du selbst.

kind-rb-lay = Einen Knochen legen
kind-rb-hat = Der Hut
kind-rb-end = Den Zug beenden
kind-rb-roll = Würfeln und bezahlen
kind-rb-false = Einen falschen Knochen legen
