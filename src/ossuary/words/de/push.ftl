# Nachrichten an Browser.
push-your-move = Du bist am Zug: { $game }
