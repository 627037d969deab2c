"""Bots that are programs of their own: a message a line over their input and output.

docs/engine.md tells the protocol.
"""

from delos.engine.faults import EngineFault, Fault
from delos.engine.host import EngineBot
from delos.engine.naming import engine_bot
from delos.engine.serving import serve

__all__ = ["EngineBot", "EngineFault", "Fault", "engine_bot", "serve"]
