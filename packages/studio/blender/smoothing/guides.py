"""What tells smoothing where one surface ends and another begins."""

from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True, eq=False)
class Guides:
    """What the camera saw apart from light: normals, depth, and whether a place is part of the subject. Equal only to
    themselves: what follows from them is found once for all the lights that they guide."""

    normal: np.ndarray
    depth: np.ndarray
    inside: np.ndarray

    @staticmethod
    def of(normal: np.ndarray, depth: np.ndarray, alpha: np.ndarray) -> "Guides":
        inside = alpha > 0.02
        # Few rays meet a rounded edge, each elsewhere on it: a place alone does not say how it is turned.
        normal = np.stack([mean(side * inside, 1) for side in np.moveaxis(normal, -1, 0)], axis=-1)
        length = np.linalg.norm(normal, axis=-1, keepdims=True)
        return Guides(
            normal / np.maximum(length, 1e-6), np.where(inside, depth, 0), inside.astype(np.float32)
        )


def mean(values: np.ndarray, reach: int) -> np.ndarray:
    """Mean over a square of 2 · reach + 1 places."""
    padded = np.pad(values.astype(np.float64), ((reach + 1, reach), (reach + 1, reach)), "edge")
    sums = padded.cumsum(0).cumsum(1)
    side = 2 * reach + 1
    total = sums[side:, side:] - sums[:-side, side:] - sums[side:, :-side] + sums[:-side, :-side]
    return (total / (side * side)).astype(np.float32)
