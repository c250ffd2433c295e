# Devices and tokens, as the page lists them.
page-keys = Devices
page-keys-about = You are signed in on these devices. Remove any that you have lost or given away; it takes effect at once.
page-keys-device = A device
page-keys-here = This device
page-keys-last = Last seen on { $day }
page-keys-out = Remove
page-keys-leave = Sign out here
page-keys-only = This is your only device. Make a link for another one first, or you cannot come back.
page-keys-gone = { $name } is removed.
page-keys-left = You are signed out on this device.
page-tokens = Tokens
page-tokens-about = Programs use these to play as you.
page-tokens-token = A token
page-tokens-last = Last used on { $day }
