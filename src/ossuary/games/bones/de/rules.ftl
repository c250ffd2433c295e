rules-bones-title = Bones
rules-bones-credit = Von wem das Spiel stammt, wissen wir nicht: Die Anleitung nennt niemanden. Dies ist eine inoffizielle Ausgabe: Regeltext und Bilder stammen von Ossuary selbst.
rules-bones-intro = Drei Dominosteine liegen auf dem Brett, und du hast sechs Würfe mit zwei Würfeln, um einen zu treffen: mit seiner Summe oder, besser noch, genau mit seinem Bild. Ein Treffer bringt alle deine Würfe als Punkte; wer ihn für das Bild ausschlägt, spielt um doppelt oder nichts. Am Ende werden die gewonnenen Steine zu einer Reihe gelegt und bringen ihre Augen dazu, und die höchste Summe gewinnt.
rules-bones-ruling = Auslegung

rules-bones-part-glance = Auf einen Blick
rules-bones-glance =
    - **Personen:** 2 bis 4.
    - **Dauer:** etwa 20 bis 40 Minuten; die Anleitung nennt keine.
    - **Ihr braucht:** die Dominosteine in einem undurchsichtigen Beutel, Würfel, Brett und Marker, dazu Stift und Papier für die Punkte.
    - **Aufbau:** Schüttelt den Beutel, legt das Brett in die Mitte und die Markierungswürfel daneben, und gebt allen 6 Marker. Einigt euch, wann Schluss ist (BN-17).
    - **Ziel:** mit den Würfeln Dominosteine treffen, für Punkte und für Steine, die am Ende eine lange Reihe bilden.
    - **Schluss:** wenn Beutel und Brett leer sind; oder nach den Runden oder bei den Punkten, auf die ihr euch geeinigt habt.

rules-bones-part-components = Das Material
rules-bones-components =
    - 28 Dominosteine, ein Satz bis zur Doppelsechs, in einem Beutel.
    - 2 Spielwürfel und bis zu 3 Markierungswürfel, die den Wert von Blankos zeigen.
    - Ein Brett mit drei Steinfeldern (1, 2, 3) und sechs Wurffeldern.
    - Für jede Person 6 Marker.

rules-bones-part-setup = Aufbau

rule-bn-1 = Ihr spielt zu zweit, zu dritt oder zu viert. Alle werfen beide Würfel, und wer die höchste Summe hat, beginnt; bei Gleichstand an der Spitze werfen die Betroffenen noch einmal. Danach geht es reihum. Die Steine aller liegen offen.
    .short = Zuerst entscheiden die Würfel, wer anfängt; dann spielen zwei bis vier Personen reihum.
    .ruling = Die Anleitung sagt weder, was bei Gleichstand gilt, noch ob gewonnene Steine geheim sind. Wer gleichauf liegt, wirft noch einmal, und die Steine bleiben offen: Alle haben ja gesehen, wer sie nahm.

rules-bones-part-turn = Dein Zug

rule-bn-2 = Zu Beginn deines Zuges füllst du die leeren Steinfelder aus dem Beutel, in der Reihenfolge 1, 2, 3, solange er reicht. Steine, die schon liegen, behalten ihr Feld. Du hast alle sechs Marker, was auch vorher war, und höchstens sechs Würfe. Liegt nach dem Füllen kein Stein auf dem Brett, ist das Spiel aus (BN-17).
    .short = Zu Beginn eines Zuges werden die leeren Felder in der Reihenfolge 1, 2, 3 gefüllt; dann hast du sechs Marker und höchstens sechs Würfe.
    .ruling = Die Anleitung lässt nur beim ersten Mal Steine auslegen, gibt aber den Beutel weiter und spricht immer von dreien; also wird in jedem Zug nachgefüllt. Wann die Marker zurückkommen, sagt sie nicht: Sie kehren nach jedem Zug heim.
rule-bn-3 = Das Doppelblanko liegt nie auf dem Brett. Ziehst du es, behältst du es auf der Hand und ziehst an seiner Stelle einen anderen Stein; ist der Beutel dann leer, gibt es keinen.
    .short = Das Doppelblanko kommt auf die Hand, die es zieht, und an seiner Stelle wird ein anderer Stein gezogen.
    .ruling = Die Anleitung lässt einen anderen Stein ziehen und denkt nicht an einen leeren Beutel. Dann bleibt das Feld leer.
rule-bn-4 = Blankos, die leeren Hälften, sind Joker. Vor deinem ersten Wurf braucht jedes Blanko auf dem Brett einen Wert, wenn es noch keinen hat: Zahl einen Marker, wirf einen Würfel, und das Blanko nimmt seinen Wert an. Die Reihenfolge ist die der Felder.
    .short = Vor dem Werfen braucht jedes Blanko auf dem Brett einen Wert: je ein Marker und ein Würfelwurf, in der Reihenfolge der Felder.
    .ruling = Für mehrere Blankos nennt die Anleitung keine Reihenfolge. Mit der Folge der Felder steht fest, welcher Wurf zu welchem gehört.
rule-bn-5 = Hast du das Doppelblanko auf der Hand, auch ein eben erst gezogenes, darfst du damit statt mit Markern zahlen. Das entscheidest du, bevor das erste Blanko ausgewürfelt wird. Es bezahlt die Blankos ohne Wert auf den niedrigsten Feldern: eines, wenn es nur eines gibt; beide, wenn es zwei sind; zwei von dreien, und das dritte kostet einen Marker. Danach ist das Doppelblanko aus dem Spiel, und eine nicht gebrauchte Hälfte verfällt.
    .short = Marker oder Doppelblanko: Diese Wahl hat nur, wer das Doppelblanko auf der Hand hat, solange ein Blanko ohne Wert auf dem Brett liegt und bevor das erste ausgewürfelt ist.
    .ruling = Nach der Anleitung zahlt der Stein für bis zu zwei Blankos; wann, für welche und was dann aus ihm wird, lässt sie offen. Er zahlt einmal, vom niedrigsten Feld an, und ist dann verbraucht.
rule-bn-6 = Ein Blanko behält seinen Wert, solange sein Stein auf dem Brett liegt, auch über die Züge der anderen hinweg. Wird der Stein genommen, ist der Wert dahin und die Hälfte wieder leer (0).
    .short = Ein Blanko behält seinen Wert auf dem Brett und verliert ihn, wenn der Stein genommen wird.
rule-bn-7 = Ein Wurf: Wirf beide Würfel und markiere das Ergebnis mit einem deiner Marker. Ohne Marker kein Wurf, es sei denn, jemand leiht dir einen (BN-13).
    .short = Jeder Wurf braucht einen Marker, einen Wert für jedes Blanko und einen Rest von deinen sechs Würfen.
rule-bn-8 = Ein Wurf trifft die Summe eines Steins, wenn die Würfel zusammen so viel zeigen wie seine beiden Hälften zusammen. Er trifft das Bild, wenn die zwei Würfel genau diese beiden Hälften zeigen, gleich in welcher Reihenfolge. Ein Blanko zählt mit dem Wert, den es bekommen hat.
    .short = Ein Wurf trifft die Summe eines Steins oder das Bild seiner zwei Hälften, Blankos mit ihrem Wert.
rule-bn-9 = Bild getroffen, und vorher keine Summe ausgeschlagen: Du nimmst alle Steine vom Brett, bekommst die Summe aller Würfe dieses Zuges, und der Zug ist zu Ende. Ein Bild kannst du nicht ausschlagen, um auf das Doppelte zu spielen. Trifft ein Wurf ein Bild, dann zählt das und nicht eine Summe, die er ebenfalls trifft.
    .short = Ein getroffenes Bild lässt sich nicht ausschlagen: Du nimmst alle Steine, bekommst die Summe deiner Würfe, und der Zug ist zu Ende.
    .ruling = Das Doppelte bietet die Anleitung nur denen, die nach einem anderen Treffer weiterspielen, und welcher Treffer vorgeht, sagt sie nicht. Das Bild ist der bessere und das Ziel des Weiterspielens, also zählt es und beendet den Zug.
rule-bn-10 = Summe getroffen: Entweder nimmst du einen passenden Stein deiner Wahl, bekommst die Summe aller Würfe dieses Zuges, und der Zug ist zu Ende; oder du spielst, wenn du noch Würfe und eigene Marker hast, auf das Bild weiter (BN-11).
    .short = Bei getroffener Summe nimmst du einen passenden Stein und hörst auf, oder du spielst mit restlichen Würfen und Markern auf das Bild weiter.
rule-bn-11 = Weiterspielen: Du wirfst, bis du ein Bild triffst oder bis dir Würfe oder Marker ausgehen. Getroffen: Du nimmst alle Steine und bekommst das Doppelte aller Würfe des Zuges, auch derer vor der getroffenen Summe. Nicht getroffen: Du bekommst keine Punkte und keinen Stein. Weitere Summen helfen nicht, und handeln darfst du auch nicht mehr.
    .short = Wer weiterspielt, wirft, bis ein Bild getroffen ist oder Würfe oder Marker ausgehen: Summen zählen nicht mehr, und gehandelt wird nicht.
    .ruling = Die Anleitung sagt, dass die Punkte weg sind, wenn kein Bild kommt. Dass auch der Stein weg ist, dass keine weitere Summe rettet und dass niemand mehr einen Marker verleiht, gehört für uns zum vollen Risiko.
rule-bn-12 = Bringen sechs Würfe keinen Treffer, oder hast du keine Marker mehr und kommt kein Handel zustande, bekommst du nichts, und die Steine bleiben auf dem Brett.
    .short = Ohne Treffer und ohne Marker oder Wurf ist der Zug mit 0 Punkten zu Ende.

rules-bones-part-bartering = Handeln
    .text = Die Anleitung gibt nur den Umriss: Du darfst um einen Marker bitten, gegen einen Dominostein oder einen Anteil an den Punkten, kein Angebot muss angenommen werden, der Preis ist nur bei Erfolg fällig, und geliehene Marker gehen zurück. Alles Weitere in diesem Abschnitt ist unsere Auslegung.

rule-bn-13 = Hast du keinen Marker, aber noch mindestens einen Wurf und in diesem Zug noch nichts getroffen, darfst du die anderen um einen Marker bitten, solange du noch einen Preis zu bieten hast (BN-14). Geht der Wurf daneben, darfst du wieder bitten, nach jedem solchen Wurf.
    .short = Um einen Marker bitten oder aufgeben kannst du nur, wenn du keinen hast, noch ein Wurf übrig ist, in diesem Zug nichts getroffen wurde und du noch einen Preis zu bieten hast.
    .ruling = Die Anleitung erlaubt das Handeln, sagt aber nicht, um wie viele Marker und wie oft. Ein Marker für einen Wurf, und das immer wieder, hält jeden Handel einfach.
rule-bn-14 =
    Reihum, vom nächsten Platz an, machen alle anderen je ein offenes Angebot oder lehnen ab. Der verlangte Preis ist eines von diesen:

    - ein Anteil an den Punkten dieses Zuges: 10 % bis 100 % in Zehnerschritten und nicht mehr, als frühere Abmachungen dieses Zuges von den 100 % übrig gelassen haben;
    - ein bestimmter Stein aus deiner Hand, auch das Doppelblanko, den noch keine Abmachung dieses Zuges verspricht;
    - die Beute, wenn sie noch nicht versprochen ist: bei getroffener Summe der Stein, den du nimmst, bei getroffenem Bild der Stein, der getroffen wurde (bei zwei gleich getroffenen der auf dem niedrigeren Feld).
    .short = Angebote gibt es nur, wenn um einen Marker gebeten wird, von allen anderen je eines: ein noch freier Anteil in Zehnerschritten, ein noch nicht versprochener Stein aus der Hand, die noch nicht versprochene Beute oder nichts.
    .ruling = Als Preis nennt die Anleitung einen Dominostein oder einen Anteil an den Punkten, mehr nicht. Schritte, Reihenfolge und Beute machen daraus einen Preis, der sich nachprüfen lässt, und nichts wird zweimal versprochen.
rule-bn-15 = Du nimmst ein Angebot an oder keines. Mit einer Abmachung hast du einen weiteren Wurf. Ohne ist dein Zug zu Ende (BN-12). Triffst du mit einem geliehenen Marker eine Summe, kannst du nicht weiterspielen, denn es ist kein Marker übrig: Du nimmst einen Stein und hörst auf.
    .short = Du nimmst eines der Angebote an oder keines, und dann ist der Zug zu Ende; eine Summe mit geliehenem Marker lässt sich nicht ausschlagen.
    .ruling = Die Anleitung sagt nur, dass kein Angebot angenommen werden muss. Dass eine Abmachung genau einen Wurf bringt und der Zug sonst endet, folgt aus einem Marker je Wurf.
rule-bn-16 = Bringt dein Zug dann Punkte, löst du alle Abmachungen des Zuges ein: Wer einen Anteil hat, bekommt diesen Prozentsatz der Punkte des Zuges, jeder für sich abgerundet, und du behältst den Rest; versprochene Steine wechseln die Hand. Bringt er keine, schuldest du nichts. Die Marker gehen so oder so zurück.
    .short = Abmachungen werden nur eingelöst, wenn der Zug Punkte bringt, Anteile abgerundet, und Marker gehen immer zurück.
    .ruling = Nach der Anleitung ist der Preis nur bei Erfolg fällig; wie gerundet wird, sagt sie nicht. Jeder Anteil wird abgerundet, zugunsten derer, die das Wagnis trugen.

rules-bones-part-end = Das Ende

rule-bn-17 =
    Wann das Spiel endet, wird vorher vereinbart (Option „end“):

    - „tiles“, das gilt ohne Wahl: wenn Beutel und Brett leer sind;
    - „rounds=N“: nach je N Zügen für alle, von 1 bis 100;
    - „points=N“: sobald ein Punktestand, auch der von jemandem, der einen Marker verliehen hat, nach der Wertung eines Zuges samt Abmachungen N erreicht hat (von 1 bis 10.000).

    Was ihr auch vereinbart, das Spiel endet auch, wenn nach dem Füllen kein Stein auf dem Brett liegt (BN-2).
    .short = Das Spiel ist aus: Das vereinbarte Ende ist erreicht, oder es gibt keinen Stein mehr zu gewinnen.
    .ruling = Die Anleitung nennt drei Arten zu enden und überlässt euch die Wahl. Wir gehen von der ersten aus, und ohne Stein gibt es bei keiner etwas zu spielen.
rule-bn-18 = Dann legen alle die Steine der eigenen Hand zu einer Reihe, Ende an Ende, sodass gleiche Hälften aneinanderstoßen; jeder Stein kommt höchstens einmal vor, und Blankos sind wieder leer (0). Die Augen aller Steine der Reihe kommen zum Punktestand, die übrigen Steine zählen nichts. Die Reihe verzweigt sich nicht, ein einzelner Stein ist auch eine, und ohne Steine ist sie 0 wert. Suchen musst du nicht: Das Programm findet immer eine beste.
    .short = In der Reihe am Ende stoßen gleiche Hälften aneinander, ohne Verzweigung, jeder Stein höchstens einmal, und nur ihre Steine zählen.
    .ruling = Die Anleitung lässt die Steine wie beim Domino legen und sagt nicht, ob sich die Reihe verzweigen darf. Sie darf nicht, und da es kein Wettstreit im Knobeln ist, zählt die beste.
rule-bn-19 = Die höchste Summe gewinnt. Wer gleich viele Punkte hat, teilt sich den Sieg.
    .short = Die höchste Summe gewinnt, und gleiche Summen teilen sich den Sieg.
    .ruling = Die Anleitung erwähnt keinen Gleichstand, also löst ihn auch nichts auf.

rules-bones-part-examples = Beispiele
rules-bones-example-1 = Auf dem Brett liegen 5|2, 3|6 und 4|Blanko, und das Blanko wird als 3 ausgewürfelt. Nun trifft eine 7 die Summe von 5|2 und von 4|3 und eine 9 die von 3|6. Eine 5 und eine 2, eine 3 und eine 6 oder eine 4 und eine 3 treffen ein Bild.
rules-bones-example-2 = Auf dem Brett liegen 5|2 und zwei Steine, deren Summe weder 5 noch 7 noch 8 ist. Du wirfst 5, dann 8, dann eine 4 und eine 3: die Summe von 5|2. Hörst du auf, bekommst du 5 + 8 + 7 = 20 Punkte und den Stein.
rules-bones-example-3 = Dasselbe, aber du hast noch Marker und spielst weiter. Der nächste Wurf ist eine 5 und eine 2: (20 + 7) × 2 = 54 Punkte und alle drei Steine. Wäre kein Bild gekommen, hättest du 0 Punkte und keinen Stein.
rules-bones-example-4 = Du hast für zwei Blankos Marker bezahlt, und vier Würfe haben nichts getroffen. Marker hast du keinen mehr, aber noch zwei Würfe: Du darfst handeln.
rules-bones-example-5 = Ein Stein 4|Blanko, dessen Blanko eine 3 war, zählt in der Reihe am Ende 4 Augen, sobald er genommen ist, und seine leere Hälfte passt an andere leere.
rules-bones-example-6 = Ein Zug bringt 27 Punkte, und Abmachungen über 30 % und 50 % sind fällig: Die anderen bekommen 8 und 13, für dich bleiben 6.
