"""Brings light that was rendered coarsely to the full size of the picture, along the edges of the part."""

import numpy as np

from denoise import Guides


def upsampled(light: np.ndarray, coarse: Guides, fine: Guides) -> np.ndarray:
    """Light in any number of channels at the full size.

    Every fine place takes that of the four coarse ones round it, as far as they lie on one surface with it.
    """
    height, width = fine.depth.shape
    rows, row_share = _places(height, light.shape[0])
    columns, column_share = _places(width, light.shape[1])
    usual = _usual_step(coarse)
    total = np.zeros((height, width, light.shape[2]), np.float32)
    weights = np.zeros((height, width), np.float32)
    for down in (0, 1):
        for right in (0, 1):
            at = np.ix_(rows[down], columns[right])
            share = np.outer(row_share[down], column_share[right]).astype(np.float32)
            alike = np.einsum("ijk,ijk->ij", coarse.normal[at], fine.normal)
            off = np.maximum(1 - alike, 0) * 60 + np.abs(coarse.depth[at] - fine.depth) / usual
            weight = (share * np.exp(-off) + share * 1e-4) * (coarse.inside[at] + 1e-6)
            total += light[at] * weight[..., None]
            weights += weight
    return total / weights[..., None]


def _places(count: int, coarse: int) -> tuple[list[np.ndarray], list[np.ndarray]]:
    """For every fine place the coarse ones before and after it, and how much each counts."""
    position = np.clip((np.arange(count) + 0.5) * coarse / count - 0.5, 0, coarse - 1)
    before = np.floor(position).astype(int)
    after = np.minimum(before + 1, coarse - 1)
    share = position - before
    return [before, after], [1 - share, share]


def _usual_step(guides: Guides) -> float:
    steps = np.abs(np.diff(guides.depth, axis=1))
    both = (guides.inside[:, 1:] * guides.inside[:, :-1]) > 0
    return max(float(np.percentile(steps[both], 80)) * 3, 1e-4) if both.any() else 1e-2
