# Shark Attacks! im Regal: wie es heißt, und was ausgemacht wird.
page-game-shark-attacks = Shark Attacks!
    .sentence = Schick deine Schwimmer für Punkte hinaus, und hol sie zurück, bevor die Flossen kommen.
    .credit = Shark Attacks! ist von Henning Poehl, mit Illustrationen von Michael Holtschulte, aus dem Sphinx Spieleverlag.
page-option-shark-attacks-target = Punkte zum Sieg
page-option-shark-attacks-flight_dice = Würfel auf der Flucht
    .dice = Einer je Schwimmerwürfel
    .swimmers = Einer je Schwimmer
