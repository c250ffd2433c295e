# Der Trainer auf der Seite.
page-coach = Der Trainer
page-coach-with = Mit Trainer spielen
page-coach-without = Ohne Trainer spielen
page-coach-join = An diesem Tisch hilft der Trainer: Er sagt, was jede Wahl wert ist. Wer sich setzt, stimmt dem zu.
page-coach-asked = Vorschlag von { $who }: mit dem Trainer spielen. Er sagt, was jede Wahl wert ist. Bist du einverstanden?
page-coach-awaited = Vorschlag von { $who }: mit dem Trainer spielen. Noch gefragt: { $awaited }.
page-coach-agree = Einverstanden
page-coach-refuse = Lieber nicht
page-coach-withdraw = Doch nicht
page-coach-on = Der Trainer hilft
page-coach-hint = Ein Tipp
page-coach-whole = Zahlen
page-coach-close = Schließen
page-coach-key = Taste: C
page-coach-later = Der Trainer antwortet, sobald du am Zug bist.
page-coach-thinking = Der Trainer überlegt …
page-coach-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
    .about = { NUMBER($percent, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) } %
page-coach-reasons = { $reasons }.
page-coach-reasons-points = Vorsprung am Ende { $lead }, aus { $reasons }.
page-coach-rest =
    { $number ->
        [one] Noch eine Wahl
       *[other] Noch { $number } Möglichkeiten
    }
page-coach-tried = Probierte Spiele: { $number }.
page-coach-trying = Bisher probierte Spiele: { $number } …
page-coach-sure = Bist du sicher?
page-coach-gives = „{ $action }“ verschenkt { NUMBER($percent, maximumFractionDigits: 1) } % und lässt { NUMBER($chance, maximumFractionDigits: 1) } % Gewinnchance.
page-coach-rather = Besser ist „{ $action }“ mit { NUMBER($chance, maximumFractionDigits: 1) } %.
page-coach-difference = Das macht den Unterschied:
page-coach-again = Noch einmal überlegen
page-coach-anyway = Trotzdem tun
