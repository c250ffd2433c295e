# Zwei ohne Server, und die Prüfung ihrer Würfel.

verify-shares =
    { $draws ->
        [one] Eine Ziehung aus den Anteilen beider nachgerechnet: Sie stimmt.
       *[other] { $draws } Ziehungen aus den Anteilen beider nachgerechnet: Alle stimmen.
    }
verify-shared = Beide haben sich vor der Partie auf ihren Anteil festgelegt, und jeder Wurf kam aus beiden: Niemand konnte einen wählen oder vor der Entscheidung kennen, auf die er folgte. Dass es die Festlegungen sind, die ihr ausgetauscht habt, wisst nur ihr.
verify-links = Die Anteile führen nicht zu den Festlegungen (Würfe in der Aufzeichnung: { $throws }).
pair-terms = Das passt nicht zusammen: Eine Partie ohne Server ist für zwei, jede Seite mit eigenen Würfeln.
pair-form = Die andere Seite hat etwas geschickt, das keine Nachricht dieser Partie ist.
pair-changed = Die andere Seite hat an derselben Stelle etwas anderes geschickt als vorher.
pair-gap = Eine Nachricht der anderen Seite fehlt.
pair-not-due = Die andere Seite hat gezogen, ohne am Zug zu sein.
pair-link-due = Die andere Seite hat ihren Anteil an einem Wurf gezeigt, wo keiner fällig ist, oder ihn zurückgehalten, wo einer fällig ist.
pair-link = Die andere Seite hat einen Anteil an den Würfeln gezeigt, auf den sie sich nicht festgelegt hatte.
pair-too-long = Die Partie hatte alle Würfe, für die ihre Würfel gemacht waren.
