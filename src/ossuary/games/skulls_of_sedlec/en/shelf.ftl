# Skulls of Sedlec on the shelf: its name and its options.
page-game-skulls-of-sedlec = Skulls of Sedlec
    .sentence = Dig up skulls and stack them so that their last wishes come true.
    .credit = Skulls of Sedlec is by Dustin Dobson, with art by Martin Cobb, from Button Shy.
page-deck-about = If you own the printed game, you can play with its cards: a text file with 18 lines, one card each as upper/lower, for example royal/peasant. The kinds are royal, peasant, priest, romantic and criminal.
