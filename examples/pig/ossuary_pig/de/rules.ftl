rules-pig-title = Pig
rules-pig-credit = Ein altes Würfelspiel; John Scarne hat es 1945 beschrieben. Todd Neller und Clifton Presser haben es 2004 gelöst.
rules-pig-intro = Ein Würfel und eine Frage: noch einmal, oder reicht es? Jeder Wurf erhöht, was für dich auf dem Spiel steht, und eine 1 nimmt dir alles davon. Wer zuerst das Ziel erreicht, meist 100 Punkte, gewinnt.

rules-pig-part-glance = Auf einen Blick
rules-pig-glance =
    - **Spieler:** 2 bis 8.
    - **Dauer:** etwa 10 Minuten.
    - **Ihr braucht:** einen Würfel, Stift und Papier.
    - **Ziel:** als Erster 100 Punkte haben, oder so viele, wie ihr ausgemacht habt.

rules-pig-part-components = Womit ihr spielt
rules-pig-components =
    - Ein Würfel mit sechs Seiten.

rules-pig-part-turn = Dein Zug

rule-pig-1 = Es spielen 2 bis 8. Lost aus, wer beginnt; dann geht es reihum.
    .short = Bevor jemand wirft, wird ausgelost, wer beginnt.
rule-pig-2 = In deinem Zug wirfst du den Würfel, mindestens einmal und dann, so oft du willst.
    .short = Ein Zug beginnt mit einem Wurf.
rule-pig-3 = Eine 2 bis 6 bringt so viele Punkte zu denen, die für dich auf dem Spiel stehen. Mit einer 1 verlierst du alle, die auf dem Spiel stehen, und dein Zug ist zu Ende.
    .short = Solange der Würfel rollt, wählt niemand.
rule-pig-4 = Statt weiterzuwerfen darfst du halten, sobald für dich Punkte auf dem Spiel stehen: Sie kommen zu deinem Stand, und dein Zug ist zu Ende.
    .short = Halten kannst du erst, wenn für dich Punkte auf dem Spiel stehen.

rules-pig-part-end = Das Ende

rule-pig-5 = Reichen dein Stand und die Punkte auf dem Spiel zusammen für das Ziel, so hältst du. Wer das Ziel erreicht, hat gewonnen, und das Spiel ist aus.
    .short = Mit genug Punkten zum Sieg hältst du, und damit endet das Spiel.

rules-pig-part-examples = Beispiele
rules-pig-example-1 = Du wirfst 4, 6 und 5 und hältst: 15 Punkte.
rules-pig-example-2 = Du wirfst 6, 6 und 1: keine Punkte, und der Nächste wirft.
