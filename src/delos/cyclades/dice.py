"""The battle dice: faces 0, 1, 1, 2, 2, 3 (LEG-CORE-14)."""

from typing import Final

FACE_ODDS: Final = [1, 2, 2, 1]  # of the faces 0, 1, 2, 3
FACES: Final = [0, 1, 2, 3]
HIGHEST: Final = 3
# a roll of both dice: attacker's face times four plus defender's
DICE: Final = list(range(16))
DICE_ODDS: Final = [FACE_ODDS[roll // 4] * FACE_ODDS[roll % 4] for roll in range(16)]


def attack_die(roll: int) -> int:
    return roll // 4


def defence_die(roll: int) -> int:
    return roll % 4
