# Geräte und Schlüssel, wie die Seite sie auflistet.
page-keys = Geräte
page-keys-about = Auf diesen Geräten bist du du. Wirf hinaus, was du verloren oder hergegeben hast: Es ist sofort draußen.
page-keys-device = Ein Gerät
page-keys-here = Dieses Gerät
page-keys-last = Zuletzt hier am { $day }
page-keys-out = Hinauswerfen
page-keys-leave = Hier abmelden
page-keys-only = Das ist dein einziges Gerät. Mach erst einen Link für ein anderes, sonst kommst du nicht zurück.
page-keys-gone = { $name } ist draußen.
page-keys-left = Dieses Gerät weiß nicht mehr, wer du bist.
page-tokens = Schlüssel
page-tokens-about = Damit spielen Programme in deinem Namen.
page-tokens-token = Ein Schlüssel
page-tokens-last = Zuletzt benutzt am { $day }
