"""Guided games: courses as data, and how far a learner has come in one."""

from deckwright.lessons.courses import Course, Lesson, course, course_names, read_course
from deckwright.lessons.progress import Progress, current, meant, progress
from deckwright.lessons.telling import Told, said, told

__all__ = [
    "Course",
    "Lesson",
    "Progress",
    "Told",
    "course",
    "course_names",
    "current",
    "meant",
    "progress",
    "read_course",
    "said",
    "told",
]
