# Die Befehle rund um den Gastgeber: serve, join, admin.
cli-serve = Tische für Spielende in Browsern und Terminals anbieten (braucht das Extra „serve“)
cli-serve-host = die Adresse, auf der gelauscht wird; ohne Angabe 127.0.0.1: nur dieser Rechner
cli-serve-port = der Port, auf dem gelauscht wird; 0 nimmt irgendeinen freien
cli-serve-database = wo die Tische aufbewahrt werden: sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK
cli-serve-workers = wie viele Prozesse; mehr als einer braucht PostgreSQL
cli-serve-rate = wie viele Befehle eine Person in der Sekunde schicken darf
cli-url-word = URL

serve-address = Ossuary ist unter { $url } zu finden (Tische in { $database }). Strg-C beendet es.
serve-stopped = Beendet. Alles ist gespeichert.
serve-database = „{ $url }“ ist keine Datenbank, die Ossuary verwenden kann. Schreib sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.
serve-database-failed = Die Datenbank { $url } ist nicht zu gebrauchen: { $reason }
serve-workers = Mehr als ein Prozess braucht PostgreSQL: gib --database postgresql://… an
serve-port = Ein Port ist eine Zahl von 0 bis 65535, nicht { $port }.
serve-listen = Auf { $host }, Port { $port }, kann nicht gelauscht werden: { $reason }. Versuch einen anderen --port.
