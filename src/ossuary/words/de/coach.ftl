# Der Trainer und der Rückblick.
coach-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
coach-chance-about = { NUMBER($percent, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) } %
coach-choice = { $chance }  { $action }: { $reasons }.
coach-choice-points = { $chance }  { $action }: Vorsprung am Ende { $lead }, aus { $reasons }.
coach-same = { $action } (dasselbe: { $others })
coach-same-many = { $action } (und { $number } weitere, die auf dasselbe hinauslaufen)
coach-exact = Genau berechnet: Gewinnchancen, wenn von hier an alle so gut spielen, wie es geht.
coach-searched = Gesucht, nicht gelöst: Gewinnchancen nach Spielen, die von hier aus ausprobiert wurden, und wie weit sie danebenliegen können. Der Vorsprung sagt, wie viele Punkte man im Mittel mehr hat als die anderen.
coach-estimated = Chancen mit ± sind geschätzt: Was die Punktestände wert sind, ist dort nicht gelöst. Der Zug selbst ist berechnet, darum sind die Unterschiede sicherer als die Chancen.
coach-beside = { $hint } { $more }
coach-hint = Am besten: { $action }. { $why }
coach-equal =
    { $number ->
        [2] Ausprobierte Spiele zeigen keinen sicheren Unterschied: Mach, was dir gefällt.
       *[other] Ausprobierte Spiele zeigen keinen sicheren Unterschied zwischen den Möglichkeiten: Mach, was dir gefällt.
    }
coach-leans =
    Ausprobierte Spiele zeigen keinen sicheren Unterschied. Sie neigen zu: { $action } ({ NUMBER($percent, maximumFractionDigits: 0) ->
        [one] ein Prozentpunkt
       *[other] { NUMBER($percent, maximumFractionDigits: 0) } Prozentpunkte
    } Vorsprung, weniger als der Fehler).
coach-among =
    Besser als der Rest, untereinander ohne sicheren Unterschied: { $actions }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }.
coach-why-wins = Das gewinnt sofort.
coach-why-dare = Meist endest du bei etwa { NUMBER($mine, maximumFractionDigits: 0) } statt { NUMBER($theirs, maximumFractionDigits: 0) }, und { $risk } verlierst du alles.
coach-why-both = Meist endest du bei etwa { NUMBER($mine, maximumFractionDigits: 0) } statt { NUMBER($theirs, maximumFractionDigits: 0) }, und { $risk } verlierst du alles, beim Nächstbesten { $others }.
coach-why-safe = Da kann nichts schiefgehen, und es bringt etwa { NUMBER($mine, maximumFractionDigits: 0) }; sonst endest du meist bei { NUMBER($theirs, maximumFractionDigits: 0) }, verlierst aber { $risk } alles.
coach-why-more = Das bringt etwa { NUMBER($mine, maximumFractionDigits: 0) } statt { NUMBER($theirs, maximumFractionDigits: 0) }.
coach-why-lead = Im Schnitt stehst du am Ende besser da als mit dem Nächstbesten, und zwar um etwa { NUMBER($points, maximumFractionDigits: 0) ->
        [one] einen Punkt
       *[other] { NUMBER($points, maximumFractionDigits: 0) } Punkte
    }.
coach-why-games = Von 100 Spielen gewinnst du dann etwa { $mine } statt { $theirs }.
coach-why-little = Das ist um ein Haar besser.
coach-times =
    { $times ->
        [one] in einem von { $of ->
            [2] zwei
            [3] drei
            [4] vier
            [5] fünf
           *[other] { $of }
        } Fällen
       *[other] in { $times } von { $of } Fällen
    }
coach-seldom = fast nie
coach-mostly = fast immer
coach-alike = Es ist gleich: Jede Wahl lässt { $chance } Gewinnchance.
coach-only = Es gibt nichts zu wählen.
coach-better = „{ $best }“ bringt { NUMBER($percent, maximumFractionDigits: 1) } % mehr Gewinnchance als „{ $other }“:
coach-better-about = „{ $best }“ bringt { NUMBER($percent, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) } % mehr Gewinnchance als „{ $other }“:

coach-reason-win = gewinnt sofort in { NUMBER($chance, maximumFractionDigits: 1) } % der Fälle
coach-reason-points = bringt in { NUMBER($chance, maximumFractionDigits: 1) } % der Fälle Punkte, im Mittel { NUMBER($points, maximumFractionDigits: 1) }
coach-reason-nothing = endet in { NUMBER($chance, maximumFractionDigits: 1) } % der Fälle mit nichts
coach-reason-loss = kostet in { NUMBER($chance, maximumFractionDigits: 1) } % der Fälle Punkte, im Mittel { NUMBER($points, maximumFractionDigits: 1) }
coach-reason-own = eigene Punkte { NUMBER($points, maximumFractionDigits: 1) }
coach-reason-part = { $part } { NUMBER($points, maximumFractionDigits: 1) }
coach-reason-others = die anderen { NUMBER($points, maximumFractionDigits: 1) }

signed = { $sign }{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-gain = { $part } { $amount }
coach-gain-lead = Vorsprung am Ende: insgesamt { $amount }
coach-part-win = für den sofortigen Sieg
coach-part-points = durch Punkte aus diesem Zug
coach-part-turn = durch die Punkte dieses Zuges
coach-part-nothing = nach einem Zug ohne Ertrag
coach-part-loss = nach einem Zug, der Punkte kostet
coach-part-signs = durch Warnschilder
coach-part-own = durch eigene Punkte
coach-part-others = durch Punkte der anderen

review-working = schaue zurück …
review-title = { $game } im Rückblick
review-exact = Alle Chancen sind genau berechnet.
review-searched = Alle Chancen sind gesucht, nicht gelöst: Kleine Unterschiede sind Zufall.
review-estimated = Die Züge sind berechnet; was Punktestände wert sind, ist geschätzt, wo es nicht gelöst ist.
review-mattered = Was am meisten ausgemacht hat
review-nothing-mattered = Niemand hat nennenswert etwas verschenkt: Die Würfel haben entschieden.
review-move = Schritt { $move }, { $who }: „{ $chosen }“ statt „{ $best }“ hat { NUMBER($percent, maximumFractionDigits: 1) } % Gewinnchance verschenkt.
review-shares = Woher das Ergebnis kommt; Können ist, was Entscheidungen bewirkt haben, die eigenen und die der anderen
review-seat = { $who }: { NUMBER($result, maximumFractionDigits: 0) } % = gleicher Anteil { NUMBER($fair, maximumFractionDigits: 1) } { $advantage } Platz { $luck } Glück { $skill } Können
review-given = { $you ->
        [1] Du hast
       *[other] { $who } hat
    } { NUMBER($percent, maximumFractionDigits: 1) } % Gewinnchance verschenkt, in { $decisions ->
        [one] einer Entscheidung
       *[other] { $decisions } Entscheidungen
    }.
review-course = { $you ->
        [1] Deine Gewinnchancen
       *[other] Die Gewinnchancen von { $who }
    }, Zug für Zug
