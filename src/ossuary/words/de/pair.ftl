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
pair-rules = Die andere Seite hat etwas getan, das die Regeln verbieten.
pair-too-long = Die Partie hatte alle Würfe, für die ihre Würfel gemacht waren.
pair-version = Die beiden Seiten haben verschiedene Versionen. Ladet beide mit Netz neu und verbindet euch noch einmal.
pair-lost = Dieser Browser hat die Partie nicht, die weitergehen soll. Sie liegt nur dort, wo sie gespielt wurde.
pair-older = Die Partie liegt hier in einem älteren Stand: Die andere Seite hat schon mehr von ihr gehört. Von hier aus kann sie nicht weitergehen.
pair-other = Das ist nicht die andere Seite dieser Partie, oder sie wurde anderswo neu begonnen.
pair-elsewhere = Diese Partie geht nur in dem Browser weiter, in dem sie gespielt wurde.
pair-not-here = An einem Tisch zu zweit ohne Server geht das nicht: Nichts Gesagtes lässt sich zurücknehmen, und niemand sonst spielt mit. Du kannst aufgeben.
pair-flood = Die andere Seite hat mehr geschickt, als irgendeine Partie braucht; darum wurde die Verbindung getrennt. Die Partie ist noch da und kann über eine neue weitergehen.
