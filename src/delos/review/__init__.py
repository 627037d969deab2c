"""A finished game seen again: chances to win, luck, turning points and what else could be done."""

from delos.review.reviewing import BadReview, Course, course_of, review
from delos.review.values import Alternative, Review, Step, TurningPoint

__all__ = [
    "Alternative",
    "BadReview",
    "Course",
    "Review",
    "Step",
    "TurningPoint",
    "course_of",
    "review",
]
