"""Run by test_cluster.py: a match on two Ray nodes of this machine, one of which is killed."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

from ray.cluster_utils import Cluster

from delos.arena import arena


def main(out: str) -> None:
    cluster: Any = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    second = cluster.add_node(num_cpus=1)
    killed: list[int] = []

    def tick(done: int) -> None:
        if done >= 6 and not killed:
            killed.append(done)
            cluster.remove_node(second, allow_graceful=False)

    try:
        found = arena(
            "mytikas", ["random"], players=2, games=40, seed=5, ray=cluster.address, out=out,
            progress=tick,
        )  # fmt: skip
    finally:
        cluster.shutdown()
    Path(out, "killed").write_text(f"{killed} {found.finished}", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
