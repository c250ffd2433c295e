"""The host's metrics, for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

COMMANDS = Counter("ossuary_commands", "Commands by kind and answer", ["kind", "answer"])
ANSWERED = Histogram("ossuary_command_seconds", "From a command to its acknowledgement", buckets=FAST)
COMMIT = Histogram("ossuary_commit_seconds", "One group committed to the disk", buckets=FAST)
BATCH = Histogram("ossuary_commit_jobs", "Jobs in one group", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256))
SOCKETS = Gauge("ossuary_sockets", "Open sockets")
TABLES = Gauge("ossuary_tables_in_memory", "Tables that this process holds")
ROUNDS = Counter("ossuary_tournament_rounds", "Rounds of tournaments that this process has opened")
WARM = Gauge("ossuary_games_with_compiled_minds", "Games whose minds are compiled")
THOUGHT = Histogram("ossuary_mind_seconds", "A mind's choice of one action", ["mind"], buckets=FAST)
MIND_FAILURES = Counter("ossuary_mind_failures", "Choices that a mind failed to make", ["mind"])
NOTICES = Counter("ossuary_notices", "Notices from other processes")
REQUESTS = Counter("ossuary_requests", "HTTP requests by status", ["status"])
DATABASE_FAILURES = Counter("ossuary_database_failures", "Reads and writes that the database failed to do", ["doing"])
DATABASE_FAILING = Gauge("ossuary_database_failing", "Whether the last read or write failed", ["doing"])
