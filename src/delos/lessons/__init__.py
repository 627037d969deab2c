"""Lessons: the real engine on scripted positions, one idea at a time (docs/lessons.md)."""

from __future__ import annotations

from delos.lessons.form import Lesson, LessonStep
from delos.lessons.library import GROUPS, lesson, lessons
from delos.lessons.walk import GO_ON, Walk, walked
from delos.lessons.words import has, say

__all__ = [
    "GO_ON",
    "GROUPS",
    "Lesson",
    "LessonStep",
    "Walk",
    "has",
    "lesson",
    "lessons",
    "say",
    "walked",
]
