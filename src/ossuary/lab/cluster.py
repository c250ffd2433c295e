"""Workers on a Ray cluster, or on a Ray of this machine alone."""

import logging
from collections.abc import Callable, Sequence
from typing import Any, Self, TypeVar

import ray
from ray.exceptions import GetTimeoutError, RayError, RayTaskError

from ..rules.nodes import Refused
from .workers import Lost

HERE = "ray"  # a Ray that is started on this machine, and stopped in the end
STORE = 100 * 2**20  # bytes for what is on its way, when it is ours to say

Work = TypeVar("Work")
Done = TypeVar("Done")


class Cluster:
    """Tasks of Ray; every machine of the cluster needs this package in the same version."""

    def __init__(self, address: str, cores: int | None = None) -> None:
        self._address, self._cores = address, cores
        how: dict[str, Any] = {"address": address}
        if address == HERE:
            how = {"address": "local", "num_cpus": cores, "object_store_memory": STORE, "include_dashboard": False}
        try:
            ray.init(**how, logging_level=logging.ERROR, log_to_driver=False, configure_logging=False)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise self._gone(error) from error
        # What is lost is handed out again by whoever spreads the work, as with processes.
        self._task: Any = ray.remote(max_retries=0)(_done)

    @property
    def number(self) -> int:
        """How many work at once; machines may come and go."""
        there = int(ray.cluster_resources().get("CPU", 1))
        return max(1, min(there, self._cores or there))

    def submit(self, job: Callable[[Work], Done], work: Work) -> Any:
        """Hands out a piece of work."""
        return self._task.remote(job, work)

    def ready(self, handles: Sequence[Any]) -> Sequence[Any]:
        """Those whose result is there."""
        try:
            there, _ = ray.wait(list(handles), num_returns=1)
        except ConnectionError as error:
            raise self._gone(error) from error
        return list(there)

    def result(self, handle: Any) -> Any:
        """The result."""
        try:
            return ray.get(handle)
        except RayTaskError:  # the job itself failed, and would fail again
            raise
        except (RayError, GetTimeoutError) as lost:
            raise Lost from lost

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        ray.shutdown()

    def _gone(self, error: Exception) -> Refused:
        return Refused("arena-no-cluster", address=self._address, reason=str(error).split("\n", 1)[0])


def _done(job: Callable[[Work], Done], work: Work) -> Done:
    return job(work)
