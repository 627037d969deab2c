# Puzzles: what is to be reached in a turn.
metropolis = Found a metropolis
    .text = One turn is enough: found a metropolis **before it ends**. You need neither luck nor a rival’s mistake.
win = The last metropolis
    .text = With **{ $wants }** metropolises at the end of the cycle you have won. The last one can be had this turn, without luck.
points = Reach { $wants } points
    .text = Stand at **{ $wants } points** or more before your turn ends. It can be done without luck, and nothing surely brings more.
about-god = { $god }, { $gold } gold
about-points = now { $points }
missed = The turn is over, and it was not enough. Begin it again.
turn = This turn
solved = Solved
    .again = A shorter way may exist than yours, and any way counts.
