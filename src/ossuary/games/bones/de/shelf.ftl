# Bones im Regal: wie es heißt, und was ausgemacht wird.
page-game-bones = Bones
    .sentence = Wirf zwei Würfel auf drei Dominosteine, nimm, was passt, oder spiel um das Doppelte, und handle, wenn du blank bist.
    .credit = Die Anleitung von Bones nennt niemanden.
page-option-bones-end = Das Spiel endet
    .tiles = mit dem letzten Stein
    .rounds =
        { $rounds ->
            [one] nach einer Runde
           *[other] nach { $rounds } Runden
        }
    .points =
        { $points ->
            [one] bei 1 Punkt
           *[other] bei { $points } Punkten
        }
options-bones = end=rounds=5, end=points=100
