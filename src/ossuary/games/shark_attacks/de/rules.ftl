rules-shark-attacks-title = Shark Attacks!
rules-shark-attacks-credit = Ein Spiel von Henning Poehl, illustriert von Michael Holtschulte, erschienen im Sphinx Spieleverlag, mit englischen Regeln von Phil Eklund. Dies ist eine inoffizielle Ausgabe: Regeltext und Bilder stammen von Ossuary selbst.
rules-shark-attacks-intro = Du führst ein Strandhotel, und jeder Badegast im Wasser ist einen Punkt wert. Schick immer mehr Gäste hinein, mach rechtzeitig Schluss oder feiere eine Party; doch sobald eine Flosse auftaucht, müssen alle hinaus, und nicht alle schaffen es. Wer zuerst das Ziel erreicht, meist 100 Punkte, gewinnt.
rules-shark-attacks-ruling = Auslegung

rules-shark-attacks-part-glance = Auf einen Blick
rules-shark-attacks-glance =
    - **Personen:** 2 bis 6, ab 10 Jahren.
    - **Dauer:** 15 bis 30 Minuten.
    - **Ihr braucht:** die 16 Würfel und 6 Schilder, dazu Stift und Papier für die Punkte.
    - **Aufbau:** Legt Würfel und Schilder nach Farben in die Mitte. Jemand schreibt die Punkte auf.
    - **Ziel:** möglichst viele Schwimmer werten, bevor ein Hai kommt.
    - **Schluss:** sobald jemand 100 Punkte hat oder das Ziel, auf das ihr euch geeinigt habt.

rules-shark-attacks-part-components = Das Material
rules-shark-attacks-components =
    - 11 blaue Schwimmerwürfel: drei Seiten mit einer Welle, je eine mit einem, zwei und drei Schwimmern.
    - 4 rote Haiwürfel: drei Seiten mit einer Welle, je eine mit einer, zwei und drei Flossen.
    - 1 gelber Ereigniswürfel: je zwei Seiten mit Sonne, Regen und Haiangriff.
    - 6 gelbe Warnschilder. Was an Würfeln und Schildern niemand hat, liegt in der Mitte.

rules-shark-attacks-part-beach = Am Strand

rule-sa-1 = Du beginnst deinen Zug mit 7 blauen Würfeln, einem weniger für jedes Schild an deinem eigenen Strand. Es gibt sechs Schilder, ein Würfel bleibt dir also immer. Wirf sie.
    .short = Ein Zug beginnt mit einem Wurf von 7 blauen Würfeln, einem weniger je Schild an deinem Strand.
rule-sa-2 = Würfel mit Schwimmern bleiben stehen und werden am Strand nicht mehr geworfen. Dann hast du die Wahl: aufhören (SA-3), feiern (SA-4) oder weitermachen (SA-5).
    .short = Nach einem Wurf am Strand kannst du aufhören, feiern oder weitermachen; Schwimmer bleiben stehen.
rule-sa-3 = Aufhören: Du bekommst 1 Punkt je Schwimmer. Hast du ein Schild, legst du eines zurück in die Mitte. Dein Zug ist zu Ende.
    .short = Aufhören kannst du nur nach einem Wurf am Strand, nicht mitten in der Flucht.
rule-sa-4 = Strandparty, nur wenn keiner deiner Würfel eine Welle zeigt: Du bekommst 2 Punkte je Schwimmer und legst zwei deiner Schilder zurück in die Mitte, oder so viele, wie du hast, wenn es weniger sind. Dein Zug ist zu Ende.
    .short = Für eine Strandparty darf keiner deiner Würfel eine Welle zeigen.
    .ruling = Die Anleitung nimmt zwei Schilder weg und sagt nicht, was bei weniger gilt. Dann kommen die zurück, die da sind.
rule-sa-5 = Weitermachen, nur wenn mindestens einer deiner Würfel eine Welle zeigt: Wirf den Ereigniswürfel und folge SA-6, SA-7 oder SA-8.
    .short = Zum Weitermachen brauchst du mindestens einen Würfel mit einer Welle, und dann fällt zuerst der Ereigniswürfel.
    .ruling = Weitermachen heißt, die Wellenwürfel noch einmal zu werfen. Die Anleitung verbietet es ohne Wellen nicht, aber dann gibt es nichts zu werfen.
rule-sa-6 = Sonne: Nimm einen weiteren blauen Würfel aus der Mitte und wirf ihn zusammen mit allen deinen Wellenwürfeln. Liegt in der Mitte kein blauer mehr, bekommst du keinen und wirfst nur die Wellenwürfel.
    .short = Bei Sonne nimmst du einen blauen Würfel, wenn die Mitte einen hat, und wirfst ihn mit den Wellenwürfeln.
    .ruling = Die Anleitung sagt nicht, was die Sonne bringt, wenn alle elf Würfel im Spiel sind. Dann bringt sie nichts.
rule-sa-7 = Regen: Einer deiner Wellenwürfel geht zurück in die Mitte, dann wirfst du die übrigen Wellenwürfel. Ist keiner übrig, wird nicht geworfen, kein Würfel zeigt eine Welle, und du darfst feiern (SA-4), sogar ganz ohne Schwimmer: Das bringt 0 Punkte und räumt trotzdem zwei Schilder ab.
    .short = Bei Regen geht ein Wellenwürfel zurück in die Mitte, und die übrigen werden geworfen.
    .ruling = Die Anleitung spricht von einem deiner blauen Würfel. Es muss ein Wellenwürfel sein: Er geht, gleich bevor die Wellenwürfel geworfen werden, der Verlust des letzten führt zur Party, und Berichte von Spielern erzählen es ebenso.
rule-sa-8 = Haiangriff: Die Gäste fliehen, siehe SA-10.
    .short = Nach einem Haiangriff beginnt sofort die Flucht.
rule-sa-9 = Nach dem Wurf, der auf Sonne oder Regen folgt, hast du wieder die Wahl wie in SA-2.
    .short = Nach Sonne oder Regen wird erst geworfen, dann wieder gewählt.

rules-shark-attacks-part-flight = Die Flucht

rule-sa-10 = Deine Wellenwürfel gehen zurück in die Mitte. Die Würfel, die Schwimmer gezeigt haben, sind jetzt die Schwimmer im Wasser, je ein Würfel, gleich welche Zahl er gezeigt hat. Nimm einen Haiwürfel dazu und wirf alle zusammen. Hat kein Würfel Schwimmer gezeigt, ist die Flucht sofort vorbei und bringt 0 Punkte (SA-15). Die Option „flight_dice“ ändert, wie viele fliehen: „dice“ ist die beschriebene Art und gilt ohne Wahl; bei „swimmers“ flieht ein Würfel für jeden einzelnen Schwimmer, und was über elf hinausgeht, entfällt.
    .short = Auf der Flucht werden Schwimmerwürfel und Haiwürfel geworfen, und es gibt nichts zu wählen.
    .ruling = Der englische Text nimmt einen Würfel je Schwimmer, doch seine eigenen Fragen und Antworten reden von weniger Schwimmern, wenn alle entkommen, elf Würfel würden nicht immer reichen, und wer nach der deutschen Ausgabe spielt, schickt die Schwimmerwürfel wieder ins Wasser. Also fliehen diese Würfel; dass eine Flucht ohne Schwimmer sofort endet, ist ebenfalls unsere Lesart.
rule-sa-11 =
    Haiwürfel mit drei Flossen beißen zuerst, dann die mit zwei, dann die mit einer; Wellen tun nichts. Jeder Haiwürfel frisst das Erste auf seiner Liste, das er unter den noch nicht gefressenen blauen Würfeln dieses Wurfs findet, und er beißt nur einmal zu:

    - Drei Flossen: eine Drei; sonst eine Zwei und eine Eins; sonst drei Einsen; sonst zwei Zweien; sonst nichts.
    - Zwei Flossen: eine Zwei; sonst zwei Einsen; sonst eine Drei; sonst nichts.
    - Eine Flosse: eine Eins; sonst eine Zwei; sonst eine Drei; sonst nichts.
    .short = Haie beißen nach ihrer Liste, drei Flossen zuerst, und niemand sucht aus, was sie fressen.
    .ruling = Die Bilder der Listen sind verloren; die Lücken im Text bieten Platz für 1, 2, 3, 2 Würfel, für 1, 2, 1 und für 1, 1, 1. Die kleinsten Gruppen von Würfeln, die zusammen mindestens die Flossenzahl ergeben, nach dieser Summe geordnet, füllen die Lücken genau, und eine andere Deutung, die passt, hat sich nicht gefunden.
rule-sa-12 = Jeder gefressene Würfel geht zurück in die Mitte, und für jeden kommt ein Schild an deinen Strand: aus der Mitte oder, wenn dort keines liegt, von einem Strand deiner Wahl, an dem eines steht. Du wählst bei jedem Schild neu. Hat auch sonst niemand eines, bekommst du keines.
    .short = Ein Schild nimmst du nur für einen gefressenen Würfel: aus der Mitte, und nur wenn dort keines liegt, von jemandem, der eines hat.
    .ruling = Die Anleitung sagt nicht, was gilt, wenn schon alle sechs Schilder bei dir stehen. Dann gibt es keines mehr zu nehmen.
rule-sa-13 = Würfel, die Schwimmer zeigen und nicht gefressen wurden, sind entkommen, und zwar mit so vielen Schwimmern, wie sie zeigen. Leg sie beiseite.
    .short = Schwimmer, die nicht gefressen wurden, sind entkommen und werden nicht mehr geworfen.
rule-sa-14 = Blaue Würfel mit Wellen werden noch einmal geworfen, zusammen mit allen Haiwürfeln. Nach jedem Wurf, in dem mindestens ein Würfel gefressen wurde, kommt ein Haiwürfel dazu, bis es vier sind.
    .short = Wellenwürfel und Haiwürfel werden noch einmal geworfen; nach einem Wurf mit Opfern kommt ein Haiwürfel dazu, höchstens vier.
rule-sa-15 = Die Flucht ist vorbei, wenn kein blauer Würfel mehr im Wasser ist. Du bekommst 1 Punkt je entkommenem Schwimmer, und dein Zug ist zu Ende. Kein Schild geht zurück in die Mitte.
    .short = Die Flucht dauert, bis kein blauer Würfel mehr im Wasser ist.
    .ruling = Die Anleitung räumt Schilder nur beim Aufhören und bei der Party ab, die Flucht also keines.
rule-sa-16 = Wurde auf der ganzen Flucht niemand gefressen, zählen ihre Punkte dreifach.
    .short = Eine Flucht ohne Opfer zählt dreifach.

rules-shark-attacks-part-game = Das Spiel

rule-sa-17 = Zwei bis sechs Personen spielen im Uhrzeigersinn. Wer anfängt, entscheiden die vier Haiwürfel: Alle werfen sie einmal, und wer die meisten Flossen zeigt, beginnt; bei Gleichstand an der Spitze werfen die Betroffenen noch einmal.
    .short = Zuerst entscheiden die Haiwürfel, wer anfängt; dann spielen zwei bis sechs Personen im Uhrzeigersinn.
    .ruling = Die Anleitung fragt zuerst, wer zuletzt einen Hai gesehen hat, und das kann ein Programm nicht wissen. Was bei Gleichstand gilt, sagt sie nicht: Wer gleichauf liegt, wirft noch einmal.
rule-sa-18 = Sobald jemand das Ziel erreicht, ist das Spiel aus, und wer es erreicht hat, gewinnt. Das Ziel ist eine Option („target“): eine Zahl von 1 bis 1000; ohne Wahl sind es 100.
    .short = Sobald jemand das Ziel erreicht hat, ist das Spiel aus.
    .ruling = Die Anleitung beendet das Spiel bei 100 Punkten, ohne zu sagen, wer gewinnt. Es gewinnt, wer zuerst dort ist; einen letzten Zug für die anderen gibt es nicht.

rules-shark-attacks-part-examples = Beispiele
rules-shark-attacks-example-1 = Deine sieben Würfel zeigen 3, 2, 1 und vier Wellen: Aufhören bringt 6 Punkte. Mit 2 Schildern am Strand hättest du mit 5 Würfeln begonnen.
rules-shark-attacks-example-2 = Alle sieben Würfel zeigen Schwimmer, zusammen 12: Die Party bringt 24 Punkte und räumt zwei Schilder ab.
rules-shark-attacks-example-3 = Ein Wurf auf der Flucht zeigt 2, 2 und eine Welle, dazu drei Flossen: Beide Zweien werden gefressen, du nimmst zwei Schilder, ein zweiter Haiwürfel kommt dazu, und der Wellenwürfel wird noch einmal geworfen.
rules-shark-attacks-example-4 = Ein Wurf auf der Flucht zeigt 1, 1 und eine Welle, dazu drei Flossen: Der Hai findet nichts von seiner Liste. Beide Einsen entkommen für bisher 2 Punkte, die sich verdreifachen, wenn auch später niemand gefressen wird.
rules-shark-attacks-example-5 = Ein Wurf auf der Flucht zeigt 3 und 1, dazu zwei Haie mit zwei Flossen und einer Flosse: Die zwei Flossen beißen zuerst, finden weder eine Zwei noch zwei Einsen und fressen die Drei; die eine Flosse frisst die Eins. Das macht zwei Schilder und 0 Punkte.
rules-shark-attacks-example-6 = Drei Würfel fliehen; zwei zeigen gleich eine 3, der dritte erst eine Welle und dann eine 1, und niemand wird gefressen: 7 × 3 = 21 Punkte.
