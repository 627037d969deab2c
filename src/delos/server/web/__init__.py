"""The ASGI app: routes, bodies, errors, pages."""
