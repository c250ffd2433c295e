"""What Prometheus and Grafana watch: metrics that the host has, and those that the page for operators names."""

import json
import re
from pathlib import Path

from prometheus_client import generate_latest

import ossuary.host.metrics  # noqa: F401  registers them

ROOT = Path(__file__).parents[3]
ALERTS = (ROOT / "deploy" / "alerts.yaml").read_text(encoding="utf-8")
DASHBOARD = (ROOT / "deploy" / "grafana.json").read_text(encoding="utf-8")
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def named(text: str) -> set[str]:
    """The metrics that a text names, without what Prometheus adds to a histogram."""
    found = re.findall(r"\b((?:ossuary|process)_[a-z_]+)", text)
    return {name.removesuffix("_bucket").removesuffix("_sum").removesuffix("_count") for name in found}


def told() -> set[str]:
    """The metrics that `/metrics` has; a counter under the name that its samples have."""
    kinds = re.findall(r"^# TYPE (\S+) (\S+)$", generate_latest().decode(), re.MULTILINE)
    return {name for name, _ in kinds if not name.endswith("_created")}


def advised(what: str) -> set[str]:
    """The metrics that the page finds worth something."""
    return named(PAGE.partition(f"Worth {what}: ")[2].partition(". ")[0].partition("\n")[0])


def expressions() -> str:
    """What the dashboard asks Prometheus."""
    panels = json.loads(DASHBOARD)["panels"]
    return "\n".join(target["expr"] for panel in panels for target in panel["targets"])


def test_alerts_name_metrics_of_the_host() -> None:
    assert named(ALERTS) <= told()
    assert re.findall(r"- alert: (\w+)", ALERTS)


def test_the_dashboard_names_metrics_of_the_host() -> None:
    assert named(expressions()) <= told()


def test_all_metrics_of_the_host_are_on_the_dashboard() -> None:
    assert {name for name in told() if name.startswith("ossuary_")} <= named(expressions())


def test_what_is_worth_an_alarm_has_one() -> None:
    assert len(advised("an alarm")) > 4
    assert advised("an alarm") <= named(ALERTS)


def test_what_is_worth_a_graph_has_one() -> None:
    assert len(advised("a graph")) > 4
    assert advised("a graph") <= named(expressions())


def test_no_panel_lies_on_another() -> None:
    places = [panel["gridPos"] for panel in json.loads(DASHBOARD)["panels"]]
    cells = [
        (x, y) for at in places for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])
    ]
    assert len(cells) == len(set(cells))
    assert {x for x, _ in cells} == set(range(24))
