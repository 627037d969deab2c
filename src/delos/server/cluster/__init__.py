"""Many servers on one database: who keeps which table, and how requests find it."""
