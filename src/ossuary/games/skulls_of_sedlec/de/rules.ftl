rules-skulls-of-sedlec-title = Skulls of Sedlec
rules-skulls-of-sedlec-credit = Ein Spiel von Dustin Dobson, mit Bildern von Martin Cobb, die Anleitung redigiert von Michael Lee, erschienen bei Button Shy. Dies ist eine inoffizielle Ausgabe: Regeltext und Bilder stammen von Ossuary selbst.
rules-skulls-of-sedlec-intro = Der Friedhof von Sedlec ist voll, und in der Gruft ist noch Platz: Du gräbst Schädel aus und baust daraus deine eigene Pyramide. Jede Art von Schädel hat einen letzten Wunsch, wo sie liegen möchte, und erfüllte Wünsche sind Punkte. Wenn alle Pyramiden fertig sind, gewinnt, wer die meisten Punkte hat.
rules-skulls-of-sedlec-ruling = Auslegung

rules-skulls-of-sedlec-part-glance = Auf einen Blick
rules-skulls-of-sedlec-glance =
    - **Personen:** 2 oder 3, ab 8 Jahren.
    - **Dauer:** etwa 20 Minuten.
    - **Ihr braucht:** die 18 Karten. Stift und Papier helfen, am Ende die Punkte zusammenzuzählen.
    - **Aufbau:** Mischt und legt sechs verdeckte Stapel zu je drei Karten aus; eine oberste Karte wird umgedreht (SK-1).
    - **Ziel:** eine Pyramide bauen, in der die Schädel ihre letzten Wünsche bekommen.
    - **Schluss:** wenn alle Pyramiden fertig sind: zu zweit mit je 9 Karten, zu dritt mit je 6.

rules-skulls-of-sedlec-part-components = Das Material
rules-skulls-of-sedlec-components =
    - 18 Karten, jede mit einem oberen und einem unteren Schädel.
    - 36 Schädel in fünf Arten: 4 Könige, 8 Bauern, 8 Priester, 8 Romantiker und 8 Verbrecher.
    - Die Karten des üblichen Decks, der obere Schädel zuerst; keine zwei sind gleich, und jede Art liegt so oft oben wie unten:
      - König/Bauer, König/Romantiker;
      - Bauer/Bauer, Bauer/Priester, Bauer/Romantiker, Bauer/Verbrecher;
      - Priester/König, Priester/Priester, Priester/Romantiker, Priester/Verbrecher;
      - Romantiker/Bauer, Romantiker/Priester, Romantiker/Romantiker, Romantiker/Verbrecher;
      - Verbrecher/König, Verbrecher/Bauer, Verbrecher/Priester, Verbrecher/Verbrecher.
    - Wer das gedruckte Spiel besitzt, kann mit dessen echten Karten spielen (Option „deck“: eine Textdatei, eine Karte je Zeile, oben/unten, mit den englischen Namen royal, peasant, priest, romantic und criminal). Sie muss 18 Karten mit je zwei Schädeln der fünf Arten nennen. Gleiche Karten sind erlaubt, eine andere Verteilung der Arten bringt nur eine Warnung, und die Aufzeichnung einer Partie enthält die Liste ihrer Karten.
    .ruling = Im Scan der Anleitung sind eine 4 und eine 8 lesbar; 4 + 4 × 8 = 36 passt am einfachsten, und die Beispiele zeigen von jeder Art mehrere in einer Pyramide, aber nur zwei Könige, also gehört die 4 ihnen. Die Karten selbst stehen dort nicht, das übliche Deck ist darum unser eigenes.

rules-skulls-of-sedlec-part-setup = Aufbau

rule-sk-1 = Ihr spielt zu zweit oder zu dritt. Mischt die Karten und legt sie als Friedhof aus: sechs verdeckte Stapel zu je drei Karten, in einem Raster von 2 × 3. Dreht die oberste Karte des ersten Stapels um.
    .short = Zuerst wird der Friedhof ausgelegt: sechs Stapel zu je drei Karten, eine oberste Karte offen.
    .ruling = Die Anleitung lässt euch den Stapel aussuchen, dessen oberste Karte umgedreht wird. Noch sind alle gleich, also ist es immer der erste.
rule-sk-2 = Wer anfängt, entscheidet das Los. Gespielt wird im Uhrzeigersinn.
    .short = Zuerst entscheidet das Los, wer anfängt; dann geht es im Uhrzeigersinn.
    .ruling = Die Anleitung fragt, wer zuletzt auf einem Friedhof war. Das kann ein Programm nicht wissen, also entscheidet das Los.

rules-skulls-of-sedlec-part-turn = Dein Zug: genau eine Aktion

rule-sk-3 = Graben: Nenne zwei verschiedene Stapel, deren oberste Karte verdeckt ist, und zwar beide, bevor eine davon umgedreht wird. Dreh die zwei obersten Karten um, nimm eine von ihnen auf die Hand und lass die andere offen auf ihrem Stapel liegen. Ist nur noch bei einem Stapel die oberste Karte verdeckt, drehst du sie um und nimmst sie. Ist es bei keinem so, kannst du nicht graben.
    .short = Du gräbst nur in Stapeln mit verdeckter oberster Karte, und zwar in zwei verschiedenen, außer es gibt nur noch einen, und nimmst eine der eben umgedrehten Karten.
rule-sk-4 = Nehmen: Nimm eine Karte, die offen auf dem Friedhof liegt, auf die Hand. Liegt keine offen, kannst du keine nehmen. Kommt die oberste Karte eines Stapels weg, durch Graben oder Nehmen, bleibt die nächste darunter verdeckt.
    .short = Nehmen kannst du nur eine Karte, die offen auf dem Friedhof liegt.
rule-sk-5 = Bauen: Leg eine Karte aus der Hand in deine Pyramide, so wie SK-8 bis SK-11 es sagen. Mit leerer Hand kannst du nicht bauen.
    .short = Bauen kannst du nur mit einer Karte, die du auf der Hand hast.
rule-sk-6 = Auf die Hand passen höchstens zwei Karten: Beginnst du deinen Zug mit zweien, musst du bauen.
    .short = Mit zwei Karten auf der Hand musst du bauen.
rule-sk-7 = Gespielt wird mit offener Hand: Alle dürfen sehen, was du hältst, denn jede Karte lag offen, bevor sie genommen wurde. Niemand muss je passen, und niemand kann zu viele Karten nehmen: Alle nehmen und legen genau so viele, wie in ihre Pyramide passen. Eine Partie hat 36 Züge, zu zweit wie zu dritt.
    .short = Gespielt wird mit offener Hand, und jeder Zug ist genau eine Aktion: graben, nehmen oder bauen.
    .ruling = Die Anleitung sagt nicht, ob die Karten auf der Hand geheim sind. Da alle jede Karte gesehen haben, bevor sie genommen wird, würde Verstecken nur das Gedächtnis prüfen.

rules-skulls-of-sedlec-part-stack = Die Pyramide

rule-sk-8 = Eine fertige Pyramide hat zu zweit 9 Karten, von unten nach oben in Reihen zu 4, 3 und 2, und zu dritt 6 Karten, in Reihen zu 3, 2 und 1.
    .short = Eine Pyramide hat zu zweit Reihen von 4, 3 und 2 Karten, zu dritt von 3, 2 und 1.
    .ruling = Das Bild der fertigen Pyramiden ist verloren. Mit der untersten Reihe aus SK-9 sind keine anderen Reihen möglich, und Rezensionen bestätigen es.
rule-sk-9 = Deine erste Karte beginnt die unterste Reihe. Jede weitere Karte dieser Reihe kommt unmittelbar an ihr linkes oder rechtes Ende, bis sie zu zweit 4 und zu dritt 3 Karten hat.
    .short = Die erste Karte beginnt die unterste Reihe; weitere kommen links oder rechts an ihr Ende, bis sie voll ist (zu zweit 4 Karten, zu dritt 3).
rule-sk-10 = In einer höheren Reihe liegt eine Karte nur mittig über zwei Karten, die in der Reihe darunter nebeneinanderliegen. In welcher Reihenfolge die Reihen voll werden, ist gleich. Mehr als drei Reihen gibt es nie.
    .short = Eine Karte in einer höheren Reihe braucht einen freien Platz über zwei Karten, die nebeneinanderliegen, und es gibt höchstens drei Reihen.
rule-sk-11 = Karten werden nie gedreht und, wenn sie einmal liegen, nie verschoben. Wo auf dem Tisch die Pyramide steht, ist gleich: Für die erste Karte gibt es nur einen Platz, und beide Enden der untersten Reihe bleiben offen, bis sie voll ist.
    .short = Karten werden weder gedreht noch verschoben, und für die erste gibt es nur einen Platz, noch ohne Links und Rechts.
    .ruling = Die Anleitung verbietet nur das Drehen. Dass eine gelegte Karte liegen bleibt, versteht sich dort von selbst; wir sprechen es aus.
rule-sk-12 = Das Spiel endet, wenn alle Pyramiden fertig sind. Dann werden alle gewertet.
    .short = Sobald alle Pyramiden fertig sind, ist das Spiel aus.

rules-skulls-of-sedlec-part-scoring = Wertung
    .text =
        Ebenen: Jede Reihe Karten besteht aus zwei Ebenen Schädeln. Ebene 1 ist die untere Hälfte der untersten Reihe, Ebene 2 ihre obere Hälfte und so weiter; drei Reihen ergeben sechs Ebenen, zu zweit wie zu dritt.

        Benachbart sind Schädel, die sich mit einer Kante berühren: auf einer Ebene links und rechts nebeneinander, die beiden Schädel einer Karte, und der untere Schädel einer Karte mit den zwei oberen Schädeln der beiden Karten, auf denen sie liegt. Wer sich nur an einer Ecke trifft, ist nicht benachbart.

rule-sk-13 = Könige: Jeder bringt 1 Punkt für jeden König und 1 für jeden Bauern auf allen Ebenen unter der eigenen.
    .short = Ein König bringt 1 Punkt je König und je Bauer auf tieferen Ebenen.
rule-sk-14 = Bauern: Jeder bringt 1 Punkt, wo er auch liegt.
    .short = Ein Bauer bringt 1 Punkt.
rule-sk-15 = Priester: Jede Ebene mit mindestens einem Priester bringt 2 Punkte, egal wie viele dort liegen.
    .short = Eine Ebene mit mindestens einem Priester bringt 2 Punkte.
rule-sk-16 = Romantiker: Jedes Paar benachbarter Romantiker bringt 6 Punkte. Ein Romantiker gehört höchstens zu einem Paar, und die Paare werden immer so gebildet, dass es möglichst viele sind.
    .short = Ein Paar benachbarter Romantiker bringt 6 Punkte, jeder Romantiker in höchstens einem Paar.
    .ruling = Nach der Anleitung zählt jeder Romantiker einmal; wer die Paare bildet, sagt sie nicht. Es gilt die beste Aufteilung, damit niemand durch ungeschicktes Kuppeln Punkte verliert.
rule-sk-17 = Verbrecher: Jeder, der mindestens einem Priester benachbart ist, bringt 2 Punkte, die anderen keinen.
    .short = Ein Verbrecher bringt 2 Punkte, wenn er mindestens einem Priester benachbart ist.
rule-sk-18 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand vergleicht ihr die Punkte eurer jeweils ergiebigsten Art von Schädeln, dann die der zweitbesten und so weiter durch alle fünf, bis jemand vorn liegt. Wer in allen gleich ist, teilt sich den Sieg.
    .short = Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheidet die ergiebigste Art, dann die nächste und so weiter.
    .ruling = Die Anleitung vergleicht Art um Art, bis jemand gewinnt, und denkt nicht an völligen Gleichstand. Dann wird der Sieg geteilt.

rules-skulls-of-sedlec-part-examples = Beispiele
rules-skulls-of-sedlec-example-1 = Unter einem König auf Ebene 5 liegen 1 König und 4 Bauern: 5 Punkte. Unter einem anderen auf Ebene 3 liegen kein König und 3 Bauern: 3 Punkte. Zusammen bringen sie 8.
rules-skulls-of-sedlec-example-2 = Auf den Ebenen 1, 2, 3 und 5 liegen Priester: 8 Punkte.
rules-skulls-of-sedlec-example-3 = Von fünf Romantikern liegt einer allein auf Ebene 6, die anderen vier bilden zwei Paare: 12 Punkte. Drei Romantiker, die alle aneinanderstoßen, ergeben nur ein Paar: 6 Punkte.
rules-skulls-of-sedlec-example-4 = Zwei Verbrecher haben keinen Priester neben sich, zwei andere einen oder mehrere: 4 Punkte.
