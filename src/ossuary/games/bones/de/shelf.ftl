# Bones im Regal: wie es heißt, und was ausgemacht wird.
page-game-bones = Bones
    .sentence = Wirf zwei Würfel auf drei Dominosteine, nimm, was passt, oder spiel um das Doppelte, und handle, wenn du blank bist.
    .credit = Die Anleitung von Bones nennt niemanden.
page-option-bones-end = Das Spiel endet
    .tiles = mit dem letzten Stein
    .rounds =
        { $number ->
            [one] nach einer Runde
           *[other] nach { $number } Runden
        }
    .points =
        { $number ->
            [one] bei 1 Punkt
           *[other] bei { $number } Punkten
        }
    .rounds-any = nach so vielen Runden
    .points-any = bei so vielen Punkten
