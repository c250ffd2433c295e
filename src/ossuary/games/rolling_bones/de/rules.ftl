rules-rolling-bones-title = Rolling Bones
rules-rolling-bones-credit = Ein Spiel von Henning Poehl, illustriert von Michael Holtschulte, erschienen im Sphinx Spieleverlag. Dies ist eine inoffizielle Ausgabe: Regeltext und Bilder stammen von Ossuary selbst.
rules-rolling-bones-intro = Du wühlst in einem Haufen Knochen, setzt daraus ein Skelett zusammen und hoffst rechtzeitig auf einen Grabstein, denn Punkte bringt nur, was unter die Erde kommt. Jeder weitere Wurf kostet mehr Würfel als der vorige, und wer zu lange gräbt, geht leer aus. Wer zuerst das Ziel erreicht, meist 100 Punkte, gewinnt.
rules-rolling-bones-ruling = Auslegung

rules-rolling-bones-part-glance = Auf einen Blick
rules-rolling-bones-glance =
    - **Personen:** 2 bis 8, ab 8 Jahren.
    - **Dauer:** etwa 15 bis 40 Minuten; die Anleitung nennt keine.
    - **Ihr braucht:** die 18 Würfel, dazu Stift und Papier für die Punkte.
    - **Aufbau:** Legt die Würfel so hin, dass alle sie erreichen, und einigt euch auf das Ziel.
    - **Ziel:** aus Würfeln Skelette bauen und sie beerdigen; nur ein beerdigtes bringt Punkte.
    - **Schluss:** sobald jemand 100 Punkte hat oder das Ziel, auf das ihr euch geeinigt habt.

rules-rolling-bones-part-components = Das Material
rules-rolling-bones-components =
    - 18 Würfel in drei Arten, sechs von jeder:
      - links: linker Oberarm (L1), Unterarm (L2), Hand (L3), Oberschenkel (L3), Unterschenkel (L4) und Fuß (L5);
      - rechts: dieselben sechs Knochen der rechten Seite (R1, R2, R3, R3, R4, R5);
      - Mitte: Schädel, Brustkorb, Wirbelsäule, Becken, Hut und Grabstein.
    - Die Zahlen erinnern nur daran, welcher Knochen auf welchen folgt. Hand und Oberschenkel tragen beide die 3 und sind trotzdem zwei verschiedene Knochen.
    - 16 Plätze, einer je Knochen, verbunden wie ein Körper: Schädel mit Brustkorb, Brustkorb mit Wirbelsäule, Wirbelsäule mit Becken; Oberarm mit Brustkorb, Unterarm mit Oberarm, Hand mit Unterarm; Oberschenkel mit Becken, Unterschenkel mit Oberschenkel, Fuß mit Unterschenkel.
    - Fünf Körperabschnitte: linker Arm, rechter Arm, linkes Bein und rechtes Bein mit je drei Knochen, dazu der Rumpf (Schädel, Brustkorb, Wirbelsäule, Becken) mit vier.
    .ruling = Die Bilder der Anleitungen sind verloren. Die Zahlen außer der 3 und die Verbindungen der Plätze sind deshalb der Anatomie abgelesen.

rules-rolling-bones-part-turn = Dein Zug

rule-rb-1 = Dein Zug beginnt mit dem Eröffnungswurf: Wirf alle 18 Würfel.
    .short = Ein Zug beginnt mit dem Eröffnungswurf aller 18 Würfel; vorher geht nichts.
rule-rb-2 = Nach einem Wurf darfst du Würfel, die Knochen zeigen, auf die Plätze dieser Knochen legen. Auf jeden Platz passt ein Knochen, jeder Knochen liegt also höchstens einmal. Was liegt, ist immer ein einziges Stück ohne Lücken: Nach dem ersten Knochen kommt jeder weitere auf einen Platz, der mit einem belegten verbunden ist. Der erste darf ein beliebiger Knochen sein.
    .short = Ein Knochen lässt sich nur legen, wenn der letzte Wurf ihn zeigt, sein Platz frei ist und dieser (nach dem ersten Knochen) an das Skelett grenzt.
    .ruling = Die Anleitungen nennen keinen Knochen, mit dem man anfangen müsste. Also darf es jeder der sechzehn sein.
rule-rb-3 = Nach dem Eröffnungswurf legst du so viele passende Knochen, wie du magst: alle, einige oder keinen.
    .short = Nach dem Eröffnungswurf legst du beliebig viele Knochen, auch keinen, aber nur passende.
    .ruling = Ob man etwas legen muss, bleibt im Englischen offen. Die deutsche Anleitung stellt es ins Belieben, also darfst du auch verzichten.
rule-rb-4 = Jeder spätere Wurf des Zuges ist ein Ergänzungswurf, und der hat seinen Preis: einen Würfel beim ersten, zwei beim zweiten, drei beim dritten und so fort. Womit du zahlst, suchst du dir unter den Würfeln aus, die nicht am Skelett liegen; sie scheiden bis zum Ende des Zuges aus. Alle übrigen nicht gelegten Würfel wirfst du. Die Entscheidung zu würfeln ist endgültig: Danach legst und beerdigst du nichts mehr. Du benennst die Würfel des Preises einen nach dem anderen, und bis du den letzten nennst, darfst du noch den Hut abnehmen (RB-9) und sogar mit ihm bezahlen; mit diesem letzten Würfel fällt der Wurf.
    .short = Bezahlt wird erst, wenn du dich für einen Wurf entschieden hast, und nur mit nicht gelegten Würfeln; von da an, bis der Wurf gefallen ist, darfst du sonst nur noch den Hut abnehmen.
    .ruling = Die Anleitungen sagen nicht, ab wann die Entscheidung bindet. Hier bindet sie sofort; nur der Hut, der jederzeit vor einem Wurf herunterdarf, bleibt bis zuletzt frei. Im Beispiel der Anleitungen wird erst bezahlt und dann der Hut abgenommen; hier kommt er vor dem letzten Würfel des Preises herunter, und geworfen werden dieselben Würfel.
rule-rb-5 = Ein Ergänzungswurf ist nur möglich, wenn nach dem Bezahlen noch mindestens ein Würfel zum Werfen übrig ist. Das entscheidet sich in dem Augenblick, in dem du dich zum Würfeln entschließt, nach den Würfeln, die dann nicht gelegt sind; ein Hut auf dem Schädel zählt nicht dazu. Bliebe keiner übrig, kannst du nicht würfeln.
    .short = Nach dem Bezahlen muss mindestens ein Würfel zum Werfen übrig sein.
    .ruling = Die Anleitungen verlangen nur, dass man zahlen kann. Wer mit allen Würfeln zahlt, hat aber nichts mehr zu werfen, und das ist kein Wurf.
rule-rb-6 = Nach einem Ergänzungswurf musst du mindestens einen Würfel legen: einen passenden Knochen, den Hut (RB-9) oder den Grabstein, der das Skelett beerdigt (RB-11). Der Hut zählt auch dann, wenn du ihn gegen einen Hut tauschst, den der Schädel schon trägt und der dafür herunterkommt, und auch dann, wenn du ihn vor dem nächsten Wurf wieder abnimmst.
    .short = Nach einem Ergänzungswurf musst du zuerst mindestens einen Würfel legen: einen passenden Knochen, den Hut oder den Grabstein.
    .ruling = Die Anleitungen verlangen einen Würfel, nicht einen Knochen. Der Hut ist ein Würfel und erfüllt die Pflicht, auch im Tausch und auch nur für einen Moment.
rule-rb-7 = Zeigt ein Ergänzungswurf weder einen Grabstein noch einen passenden Knochen, musst du einen falschen Knochen legen: einen beliebigen geworfenen Würfel mit einem Knochen, auf einen beliebigen freien Platz, der an das Skelett grenzt. Ein Hut, den du legen könntest, erspart dir das nicht; du darfst ihn zusätzlich legen. Nur in dieser Lage darf ein Knochen falsch liegen, und nur einer je Wurf. Zeigt kein geworfener Würfel einen Knochen oder ist kein Platz mehr frei, entfällt der falsche Knochen (ein Hut, der sich legen lässt, bleibt aber Pflicht, RB-6). Nach dem falschen Knochen darfst du noch Knochen desselben Wurfs legen, die jetzt passen, und einen geworfenen Hut, falls der falsche Knochen nun der Schädel ist.
    .short = Ein falscher Knochen kommt nur, wenn ein Ergänzungswurf weder Grabstein noch passenden Knochen zeigt; dann muss einer gelegt werden, und nur einer, auf einen freien Platz am Skelett.
    .ruling = Die Anleitungen nennen nur Grabstein und passenden Knochen als Ausweg, also ist der Hut keiner. Was ohne Knochen oder ohne freien Platz gilt und ob man danach weiterlegen darf, sagen sie nicht: Hier entfällt die Pflicht, und man darf.
rule-rb-8 = Von nun an gilt ein falscher Knochen als der richtige: Andere Knochen dürfen an ihn anschließen, der richtige kann dort nicht mehr gelegt werden, und auch ein falscher Schädel darf den Hut tragen.
    .short = Wo ein falscher Knochen liegt, kann der richtige nicht mehr hin.
rule-rb-9 = Der Hut kommt auf einen belegten Schädelplatz und sonst nirgendwohin, und der Schädel trägt höchstens einen. Vor dem nächsten Wurf darfst du den Hut jederzeit abnehmen, auch unmittelbar vor dem Beerdigen. Sein Würfel gehört dann wieder zu den nicht gelegten, zum Werfen oder Bezahlen, und kann erst wieder gelegt werden, wenn er neu geworfen wurde.
    .short = Ein Hut kommt nur aus dem letzten Wurf und nur auf einen belegten Schädelplatz ohne Hut; abnehmen kannst du ihn nur, wenn der Schädel einen trägt.
    .ruling = Die Anleitungen lassen den Hut jederzeit zurück zu den Würfeln. Dass es höchstens einer ist, dass er vor dem nächsten Legen geworfen sein muss und dass er noch kurz vor dem Beerdigen herunterdarf, ist unsere Lesart.
rule-rb-10 = Ein gelegter Knochen, richtig oder falsch, bleibt bis zum Ende des Zuges, wo er ist.
    .short = Gelegte Knochen werden weder zurückgenommen noch verschoben.
rule-rb-11 = Immer wenn dein letzter Wurf einen Grabstein zeigt und mindestens ein Knochen liegt, darfst du beerdigen: Leg den Grabstein, werte das Skelett, und dein Zug ist zu Ende. Du musst nicht (siehe aber RB-12). Ein ungenutzter Grabstein ist ein nicht gelegter Würfel wie jeder andere und lässt sich nicht aufheben.
    .short = Zum Beerdigen brauchst du einen Grabstein im letzten Wurf und mindestens einen gelegten Knochen.
    .ruling = Ob man auch ein leeres Grab schließen darf, sagen die Anleitungen nicht. Ohne Knochen kein Skelett, also muss mindestens einer liegen.
rule-rb-12 = Zeigt ein Ergänzungswurf einen Grabstein, aber weder einen passenden Knochen noch einen Hut, den du legen kannst, dann musst du beerdigen, auch wo du das Skelett nach RB-13 unbeerdigt lassen dürftest.
    .short = Nach diesem Ergänzungswurf lässt sich nur der Grabstein legen, also musst du beerdigen.
    .ruling = Eine Regel sagt, dass niemand beerdigen muss, eine andere, dass ein Würfel gelegt werden muss, und da ist nur der Grabstein. Die engere Regel, die Pflicht zu legen, geht vor.
rule-rb-13 = Wenn du nicht beerdigst, musst du weiterwürfeln, solange RB-5 es zulässt. Geht das nicht mehr, endet der Zug: Du beerdigst, falls der letzte Wurf einen Grabstein zeigt, oder du lässt das Skelett unbeerdigt und bekommst 0 Punkte. Mit einem Grabstein hast du die freie Wahl, sobald die Pflicht aus RB-6 erfüllt ist. Reichen die Würfel nur mit dem des Hutes für einen weiteren Wurf, darfst du den Hut dafür abnehmen, musst aber nicht.
    .short = Unbeerdigt bleibt ein Skelett nur, wenn kein Wurf mehr möglich ist und kein Würfel mehr gelegt werden muss.
    .ruling = Ein Skelett kann weniger als nichts wert sein, und die Anleitungen zwingen niemanden, so eines zu beerdigen; also ist die Wahl frei. Ebenso wenig zwingen sie jemanden, für einen Wurf den Hut zu ziehen.

rules-rolling-bones-part-scoring = Ein beerdigtes Skelett werten

rule-rb-14 = Jeder Körperabschnitt, dessen Plätze alle belegt sind, bringt 5 Punkte, mit falschen Knochen oder ohne.
    .short = Ein vollständiger Körperabschnitt bringt 5 Punkte.
rule-rb-15 = In einem unvollständigen Körperabschnitt bringt jeder richtige Knochen 1 Punkt.
    .short = Ein richtiger Knochen bringt in einem unvollständigen Körperabschnitt 1 Punkt.
rule-rb-16 = Jeder falsche Knochen kostet 5 Punkte, ob sein Körperabschnitt vollständig ist oder nicht.
    .short = Ein falscher Knochen zählt überall −5 Punkte.
rule-rb-17 = Trägt das Skelett den Hut, wird die Summe verdoppelt, auch eine negative.
    .short = Der Hut verdoppelt die Summe, auch eine negative.
    .ruling = Die Anleitungen verdoppeln ohne Ausnahme. Ein Hut macht ein schlechtes Skelett also noch schlechter.
rule-rb-18 = Die Summe kommt zu deinem Punktestand, der auch unter null fallen kann.
    .short = Der Wert des Skeletts kommt zum Punktestand, ob positiv oder negativ.
    .ruling = Die Anleitungen nennen keine Untergrenze, also gibt es keine.

rules-rolling-bones-part-game = Das Spiel

rule-rb-19 = Zwei bis acht Personen spielen reihum in der Reihenfolge ihrer Plätze am Tisch. Wer anfängt, entscheidet das Los.
    .short = Zuerst entscheidet das Los, wer anfängt; dann spielen zwei bis acht Personen reihum.
    .ruling = Die Anleitungen verlangen zwei oder mehr Personen, nur eine nennt eine Richtung (nach rechts), und keine sagt, wer anfängt. Acht Plätze, die Sitzordnung und das Los regeln das.
rule-rb-20 = Sobald jemand das Ziel erreicht, ist das Spiel aus, und wer es erreicht hat, gewinnt. Das Ziel ist eine Option („target“): eine Zahl von 1 bis 1000; ohne Wahl sind es 100.
    .short = Sobald jemand das Ziel erreicht hat, ist das Spiel aus.
    .ruling = Die Anleitungen beenden das Spiel bei 100 Punkten, ohne zu sagen, wer gewinnt. Es gewinnt, wer zuerst dort ist; einen letzten Zug für die anderen gibt es nicht.

rules-rolling-bones-part-examples = Beispiele
rules-rolling-bones-example-1 = Liegen alle 16 Knochen richtig, sind das fünf vollständige Körperabschnitte: 5 × 5 = 25 Punkte, mit Hut 50. Sechzehn Knochen, Hut und Grabstein brauchen alle 18 Würfel, die 50 gibt es also nur im Eröffnungswurf. Die 25 sind auch nach einem Ergänzungswurf noch zu schaffen.
rules-rolling-bones-example-2 = Der linke Arm ist vollständig, vier richtige Knochen liegen in unvollständigen Körperabschnitten, und der Schädel trägt den Hut: (5 + 4) × 2 = 18 Punkte.
rules-rolling-bones-example-3 = Der erste Ergänzungswurf kostet 1 Würfel, der zweite 2 weitere (bisher 3), der dritte noch einmal 3 (bisher 6).
rules-rolling-bones-example-4 = Ein Rumpf aus Schädel, falschem Brustkorb, Wirbelsäule und Becken ist 5 − 5 = 0 wert. Ein richtiger Knochen mit einem falschen daneben ist 1 − 5 = −4 wert, mit Hut −8.
rules-rolling-bones-example-5 = Der Schädel liegt und ist barhäuptig. Ein Ergänzungswurf zeigt einen Hut, keinen passenden Knochen und keinen Grabstein: Du musst einen falschen Knochen legen und darfst auch den Hut aufsetzen. Wäre im selben Wurf ein Grabstein, könntest du entweder beerdigen oder den Hut aufsetzen und weiterwürfeln.
