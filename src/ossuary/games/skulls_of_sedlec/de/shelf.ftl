# Skulls of Sedlec im Regal: wie es heißt, und was ausgemacht wird.
page-game-skulls-of-sedlec = Skulls of Sedlec
    .sentence = Grab Schädel aus und bau eine Pyramide, in der ihre letzten Wünsche wahr werden.
    .credit = Skulls of Sedlec ist von Dustin Dobson, mit Bildern von Martin Cobb, von Button Shy.
page-deck-about = Wer das gedruckte Spiel besitzt, kann mit dessen Karten spielen: eine Textdatei mit 18 Zeilen, eine Karte je Zeile als oben/unten, zum Beispiel royal/peasant. Die Arten heißen darin royal (König), peasant (Bauer), priest (Priester), romantic (Romantiker) und criminal (Verbrecher).
