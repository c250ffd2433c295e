# Pig im Regal: wie es heißt, und was ausgemacht wird.
page-game-pig = Pig
    .sentence = Wirf einen Würfel, so oft du dich traust, und hör auf, bevor er eine 1 zeigt.
    .credit = Pig ist ein altes Würfelspiel; John Scarne hat es 1945 beschrieben.
page-option-pig-target = Punkte zum Sieg
