"""The documentation as a site: ``make docs`` builds it into build/site with Sphinx."""

from __future__ import annotations

import delos

project = "Delos"
author = "The Delos contributors"
version = release = delos.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
html_theme = "furo"
html_title = "Delos"
myst_heading_anchors = 4
suppress_warnings = ["myst.header"]
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_class_signature = "separated"
autodoc_mock_imports = ["pyspiel"]  # only its page on GitHub needs the real one
autodoc_inherit_docstrings = False
