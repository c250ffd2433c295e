# Rolling Bones im Regal: wie es heißt, und was ausgemacht wird.
page-game-rolling-bones = Rolling Bones
    .sentence = Wirf 18 Knochenwürfel, füg sie zu einem Skelett und beerdige es, bevor es dich zu viel kostet.
    .credit = Rolling Bones ist von Henning Poehl, mit Illustrationen von Michael Holtschulte, aus dem Sphinx Spieleverlag.
page-option-rolling-bones-target = Punkte zum Sieg
