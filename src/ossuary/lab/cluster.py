"""Workers on a Ray cluster, or on Ray on this machine."""

import logging
import socket
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Self, TypeVar
from urllib.parse import urlsplit

import ray
from ray.exceptions import RayError, RayTaskError

from ..engine.nodes import Refused
from .workers import Lost

HERE = "ray"  # a Ray that is started on this machine, and stopped in the end
STORE = 100 * 2**20  # bytes for what is on its way, when it is ours to say
KNOCK = 10.0  # seconds in which somebody has to answer at an address

Work = TypeVar("Work")
Done = TypeVar("Done")


class Cluster:
    """Ray tasks; every machine of the cluster needs the same version of this package."""

    def __init__(self, address: str, cores: int | None = None) -> None:
        self._address, self._cores = address, cores
        how: dict[str, Any] = {"address": address}
        if address == HERE:
            how = {"address": "local", "num_cpus": cores, "object_store_memory": STORE, "include_dashboard": False}
        logging.getLogger("ray").setLevel(logging.CRITICAL)  # what matters of it is said below
        logging.getLogger("ray.util.client.logsclient").disabled = True  # it has a level of its own
        with self._refusing("arena-no-cluster"), warnings.catch_warnings(action="ignore"):
            if address != HERE:
                _knock(address)
            ray.init(**how, logging_level=logging.CRITICAL, log_to_driver=False, configure_logging=False)
        # The caller hands out lost work again, as with processes.
        self._task: Any = ray.remote(max_retries=0)(_done)

    @property
    def number(self) -> int:
        """The number of parallel workers; machines may come and go."""
        with self._refusing("arena-cluster-gone"):
            there = int(ray.cluster_resources().get("CPU", 1))
        return max(1, min(there, self._cores or there))

    def submit(self, job: Callable[[Work], Done], work: Work) -> Any:
        """Submits a piece of work."""
        with self._refusing("arena-cluster-gone"):
            handle = self._task.remote(job, work)
            hash(handle)  # waits until the cluster has it
        return handle

    def ready(self, handles: Sequence[Any]) -> Sequence[Any]:
        """The finished ones."""
        with self._refusing("arena-cluster-gone"):
            there, _ = ray.wait(list(handles), num_returns=1)
        return list(there)

    def result(self, handle: Any) -> Any:
        """The result."""
        with self._refusing("arena-cluster-gone"):
            try:
                return ray.get(handle)
            except RayTaskError:  # the job itself failed, and would fail again
                raise
            except RayError as lost:
                raise Lost from lost

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        ray.shutdown()

    @contextmanager
    def _refusing(self, key: str) -> Iterator[None]:
        """Turns Ray's various connection errors into one sentence that says what to do."""
        try:
            yield
        except (Lost, RayTaskError):
            raise
        except Exception as error:
            reason = getattr(error, "strerror", None) or str(error).split("\n", 1)[0].rstrip(".: ")
            raise Refused(key, address=self._address, reason=reason) from error


def _knock(address: str) -> None:
    """Fails at once if nobody answers; Ray would try for half a minute."""
    place = urlsplit(address)
    socket.create_connection((str(place.hostname), place.port or 0), KNOCK).close()


def _done(job: Callable[[Work], Done], work: Work) -> Done:
    return job(work)
