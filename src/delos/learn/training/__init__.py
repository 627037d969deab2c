"""Learning the chance to win from games that bots play against each other (docs/chance.md)."""

import os

# Threads for products as small as these cost more than they bring; numpy reads this when it is
# imported first.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
