# Browser notifications.
push-your-move = Your move: { $game }
