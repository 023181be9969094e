"""Takes the grain out of light: an edge-avoiding wavelet filter, guided by shape and by the noise itself.

The light arrives as two exposures with different seeds. Their difference says how noisy every place is, and each
is smoothed with weights taken from the other, so that a bright speck cannot vouch for itself. Only light is
filtered: colours are multiplied in afterwards and stay as sharp as they were rendered.
"""

from dataclasses import dataclass

import numpy as np

_LUMINANCE = np.array([0.25, 0.6, 0.15], np.float32)
_KERNEL = [
    (dy, dx, (2 if dy == 0 else 1) * (2 if dx == 0 else 1))
    for dy in (-1, 0, 1)
    for dx in (-1, 0, 1)
    if dy or dx
]


@dataclass(frozen=True)
class Guides:
    """What the camera saw apart from light: normals, depth, and whether a place is part of the subject."""

    normal: np.ndarray
    depth: np.ndarray
    inside: np.ndarray

    @staticmethod
    def of(normal: np.ndarray, depth: np.ndarray, alpha: np.ndarray) -> "Guides":
        length = np.linalg.norm(normal, axis=-1, keepdims=True)
        inside = alpha > 0.02
        return Guides(
            normal / np.maximum(length, 1e-6), np.where(inside, depth, 0), inside.astype(np.float32)
        )


def denoised(
    first: np.ndarray,
    second: np.ndarray,
    guides: Guides,
    levels: int,
    normal_power: float,
    tolerance: float,
) -> np.ndarray:
    """The mean of two exposures of the same light without its noise."""
    a, b = _despeckled(first), _despeckled(second)
    spread = _box(np.square(_luminance(a - b)) * 0.5, 3)
    steps = _depth_steps(guides)
    for level in range(levels):
        a, b, spread = _wavelet(a, b, spread, guides, steps, 1 << level, normal_power, tolerance)
    return (a + b) * 0.5


def _luminance(light: np.ndarray) -> np.ndarray:
    return light @ _LUMINANCE


def _box(values: np.ndarray, reach: int) -> np.ndarray:
    """Mean over a square of 2 · reach + 1 places."""
    padded = np.pad(values.astype(np.float64), ((reach + 1, reach), (reach + 1, reach)), "edge")
    sums = padded.cumsum(0).cumsum(1)
    side = 2 * reach + 1
    total = sums[side:, side:] - sums[:-side, side:] - sums[side:, :-side] + sums[:-side, :-side]
    return np.maximum(total / (side * side), 0).astype(np.float32)


def _despeckled(light: np.ndarray) -> np.ndarray:
    """No place is much brighter than the second brightest of its neighbours."""
    luminance = _luminance(light)
    padded = np.pad(luminance, 1, "edge")
    height, width = luminance.shape
    brightest = np.zeros_like(luminance)
    second = np.zeros_like(luminance)
    for dy, dx, _ in _KERNEL:
        near = padded[1 + dy : 1 + dy + height, 1 + dx : 1 + dx + width]
        second = np.maximum(second, np.minimum(brightest, near))
        brightest = np.maximum(brightest, near)
    limit = np.minimum(1, (second * 1.15 + 0.01) / np.maximum(luminance, 1e-6))
    return light * limit[..., None]


def _depth_steps(guides: Guides) -> np.ndarray:
    """How much depth changes from one place to the next on the surface itself."""
    dy = np.abs(np.gradient(guides.depth, axis=0))
    dx = np.abs(np.gradient(guides.depth, axis=1))
    steps = np.maximum(dy, dx)
    usual = np.median(steps[guides.inside > 0]) if guides.inside.any() else 1e-3
    return np.clip(steps, usual * 0.5, usual * 8).astype(np.float32) + 1e-6


def _wavelet(
    a: np.ndarray,
    b: np.ndarray,
    spread: np.ndarray,
    guides: Guides,
    steps: np.ndarray,
    step: int,
    normal_power: float,
    tolerance: float,
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """One level: neighbours `step` places away count by how alike they are."""
    height, width = spread.shape
    light_a, light_b = _luminance(a), _luminance(b)
    doubt = 1 / (tolerance * np.sqrt(_box(spread, 1)) + 0.004 * (light_a + light_b) + 1e-4)
    slope = 1 / (steps * step * 1.5)
    pad = [_padded(x, step) for x in (a, b, spread, light_a, light_b, guides.normal, guides.depth)]
    inside = np.pad(guides.inside, step)
    sum_a, sum_b = a * 4, b * 4
    weight_a = np.full(spread.shape, 4, np.float32)
    weight_b = weight_a.copy()
    variance = spread * 16
    for dy, dx, share in _KERNEL:
        at = (slice(step + dy * step, step + dy * step + height), slice(step + dx * step, step + dx * step + width))
        near_a, near_b, near_spread, near_la, near_lb, near_normal, near_depth = (x[at] for x in pad)
        shape = np.einsum("ijk,ijk->ij", near_normal, guides.normal)
        shape = np.maximum(1 - shape, 0) * normal_power + np.abs(near_depth - guides.depth) * slope
        shape = np.exp(-shape) * (share * inside[at])
        by_b = shape * np.exp(-np.abs(near_lb - light_b) * doubt)
        by_a = shape * np.exp(-np.abs(near_la - light_a) * doubt)
        sum_a += near_a * by_b[..., None]
        sum_b += near_b * by_a[..., None]
        weight_a += by_b
        weight_b += by_a
        variance += near_spread * np.square((by_a + by_b) * 0.5)
    total = (weight_a + weight_b) * 0.5
    return sum_a / weight_a[..., None], sum_b / weight_b[..., None], variance / np.square(total)


def _padded(values: np.ndarray, by: int) -> np.ndarray:
    return np.pad(values, ((by, by), (by, by)) + ((0, 0),) * (values.ndim - 2), "edge")
