"""Which challenges a bot accepts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Rules:
    titles: frozenset[str] = frozenset()  # none: every title
    games: int = 4  # at once
    challengers: frozenset[str] = field(default_factory=frozenset)  # names; none: everybody
    bots: bool = True  # from other bots too

    def against(self, challenge: dict[str, Any], running: int) -> str:
        """Why a challenge is declined; nothing if it is accepted."""
        table, who = challenge["table"], challenge["challenger"]
        if self.titles and table["title"] not in self.titles:
            return f"I play {', '.join(sorted(self.titles))} only."
        if self.challengers and who["name"] not in self.challengers:
            return "I play with people I know only."
        if who["robot"] and not self.bots:
            return "I play with people only."
        if running >= self.games:
            return "I play as many games as I can. Ask me again later."
        return ""
