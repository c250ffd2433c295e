# The commands around the host: serve, join, admin.
cli-serve = host tables for players in browsers and terminals (needs the extra “serve”)
cli-serve-host = the address to listen on; 127.0.0.1, if not given: this machine only
cli-serve-port = the port to listen on; 0 takes any free one
cli-serve-database = where tables are kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
cli-serve-workers = how many processes; more than one needs PostgreSQL
cli-serve-rate = how many commands a second one player may send
cli-url-word = URL

serve-address = Ossuary is at { $url } (tables in { $database }). Ctrl-C stops it.
serve-stopped = Stopped. Everything is saved.
serve-database = “{ $url }” is no database that Ossuary can use. Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
serve-database-failed = The database { $url } cannot be used: { $reason }
serve-workers = More than one worker needs PostgreSQL: give --database postgresql://…
serve-port = A port is a number from 0 to 65535, not { $port }.
serve-listen = { $host }, port { $port }, cannot be listened on: { $reason }. Try another --port.
