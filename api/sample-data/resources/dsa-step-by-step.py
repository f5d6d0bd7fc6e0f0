"""Exercises for the binary search of the course. Run this file: it names the first case that fails."""

CASES = [
    ([], 5, 0),
    ([5], 5, 0),
    ([5], 6, 1),
    ([1, 3, 3, 3, 8], 3, 1),
    ([1, 3, 3, 3, 8], 4, 4),
    ([1, 3, 3, 3, 8], 9, 5),
]


def first_at_least(values, target):
    """Write it here, without looking at the page."""
    raise NotImplementedError


for values, target, expected in CASES:
    found = first_at_least(values, target)
    assert found == expected, f"{target} in {values}: {found}, not {expected}"
print("All six cases hold. Now explain aloud why it ends.")
