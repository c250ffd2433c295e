# Browser notifications, as the page offers them.
page-push = Notifications
page-push-about = In slow games this browser can notify you when it is your move, even while the page is closed. The notification passes through your browser’s push service, encrypted; it holds the name of the game and nothing else.
page-push-on = Notify me when it is my move
page-push-off = Stop notifying me
page-push-denied = Your browser does not allow notifications from this page.
page-push-failed = Your browser’s push service did not answer. Try again later.
