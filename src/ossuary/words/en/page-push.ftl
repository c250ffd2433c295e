# Notices, as the page offers them.
page-push = Notices
page-push-about = In slow games this browser can tell you when it is your move, even while the page is closed. The notice passes through the push service of your browser, sealed; it holds the name of the game and nothing else of it.
page-push-on = Tell me when it is my move
page-push-off = Tell me no more
page-push-denied = Your browser does not allow notices from this page.
page-push-failed = The push service of your browser did not answer. Try again later.
