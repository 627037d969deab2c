"""The packages that learning needs and that a plain install does not bring."""

from __future__ import annotations


class MissingPackage(ImportError):
    """A package of the extra is not installed; the text says what to run."""


def missing(error: ImportError) -> MissingPackage:
    """The error to raise in place of Python's own."""
    package = (error.name or "a package").partition(".")[0]
    return MissingPackage(
        f"delos.learn needs {package}, which is not installed. Run: pip install 'delos[learn]'",
        name=error.name,
    )
