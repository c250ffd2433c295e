# Üben: Sammlungen zur Auswahl, eine Aufgabe nach der anderen, und was aus Fehlern wird.
page-practice-about = Einzelne Entscheidungen, jede mit genauer Antwort und Begründung. Was falsch war, kommt morgen wieder, was richtig war, immer später, bis es sitzt. Fehler aus deinen eigenen Partien kommen dazu, sobald du auf sie zurückgeblickt hast.
page-practice-all = Alles
page-practice-own = Meine Fehler
page-practice-set =
    { $total ->
        [0] noch keine
       *[other] { $due ->
            [0] { $fresh } von { $total } neu
           *[other] { $due } fällig, { $fresh } von { $total } neu
        }
    }
page-practice-none = Hier ist noch nichts. Spiel eine Partie und blicke auf sie zurück: Aus deinen Fehlern werden von selbst Aufgaben.
page-practice-other = Andere Aufgaben wählen
page-practice-next = Nächste Aufgabe
page-practice-checking = Wird ausgerechnet …
page-practice-figures = Zahlen
page-practice-leave = Üben beenden
page-practice-question = Die Frage
page-practice-answer = Die Antwort
page-practice-mistakes = Deine Fehler üben
page-practice-add = Aus den Fehlern von { $name } Aufgaben machen
page-practice-added =
    { $number ->
        [0] Es ist nichts Neues dabei.
        [one] Ein Fehler ist jetzt eine Aufgabe.
       *[other] { $number } Fehler sind jetzt Aufgaben.
    }
page-practice-go = Üben
