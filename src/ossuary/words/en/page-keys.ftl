# Devices and tokens, as the page lists them.
page-keys = Devices
page-keys-about = On these devices you are you. Throw out what you have lost or given away: it is out at once.
page-keys-device = A device
page-keys-here = This device
page-keys-last = Last here on { $day }
page-keys-out = Throw out
page-keys-leave = Sign out here
page-keys-only = This is your only device. Make a link for another one first, or you cannot come back.
page-keys-gone = { $name } is out.
page-keys-left = This device no longer knows who you are.
page-tokens = Tokens
page-tokens-about = With these, programs play as you.
page-tokens-token = A token
page-tokens-last = Last used on { $day }
