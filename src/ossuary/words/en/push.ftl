# Notices to browsers.
push-your-move = Your move: { $game }
