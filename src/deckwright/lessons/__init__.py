"""Guided games: courses as data, and how far a learner has come in one."""

from deckwright.lessons.catalogue import check_fit, course, course_names
from deckwright.lessons.courses import Before, Course, Lesson, read_course
from deckwright.lessons.examples import Example, example, example_names, read_example
from deckwright.lessons.marks import Mark, When, marks_of, read_marks
from deckwright.lessons.progress import Progress, current, last_asked, meant, progress
from deckwright.lessons.telling import Told, said, told

__all__ = [
    "Before",
    "Course",
    "Example",
    "Lesson",
    "Mark",
    "Progress",
    "Told",
    "When",
    "check_fit",
    "course",
    "course_names",
    "current",
    "example",
    "example_names",
    "last_asked",
    "marks_of",
    "meant",
    "progress",
    "read_course",
    "read_example",
    "read_marks",
    "said",
    "told",
]
