"""Takes the grain out of light: an edge-avoiding wavelet filter, guided by shape and by the noise itself.

The light arrives as two exposures with different seeds. Their difference says how noisy every place is, and each
is smoothed with weights taken from the other, so that a bright speck cannot vouch for itself. Only light is
filtered: colours are multiplied in afterwards and stay as sharp as they were rendered.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from smoothing.edges import evened
from smoothing.guides import Guides, mean

# How much more two places may be turned away from each other where the surface turns quickly.
_TURNING = 4
_LUMINANCE = np.array([0.25, 0.6, 0.15], np.float32)
_KERNEL = [
    (dy, dx, (2 if dy == 0 else 1) * (2 if dx == 0 else 1))
    for dy in (-1, 0, 1)
    for dx in (-1, 0, 1)
    if dy or dx
]


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
    spread = np.maximum(mean(np.square(_luminance(a - b)) * 0.5, 3), 0)
    subject = _Subject.of(guides)
    a, b, spread = (subject.packed(values) for values in (a, b, spread))
    for level in range(levels):
        a, b, spread = _wavelet(a, b, spread, subject, 1 << level, normal_power, tolerance)
    return evened(subject.unpacked((a + b) * 0.5), guides)


@dataclass(frozen=True)
class _Subject:
    """The places of the picture that are part of the subject, in one row: most of a catalogue picture is empty."""

    inside: np.ndarray
    # Of every place of the picture its number in the row; of empty places one more than the last.
    numbers: np.ndarray
    normal: np.ndarray
    depth: np.ndarray
    # Of every place how depth goes on from one place to the next, down and to the right, and how far from that it may be.
    slopes: np.ndarray
    steps: np.ndarray
    # Of every place how far its normal turns from one place to the next, squared: much on rounded edges.
    turn: np.ndarray

    @staticmethod
    @lru_cache(maxsize=1)
    def of(guides: Guides) -> "_Subject":
        inside = guides.inside > 0
        slopes = _slopes(guides)
        count = int(inside.sum())
        numbers = np.full(inside.shape, count, np.int32)
        numbers[inside] = np.arange(count, dtype=np.int32)
        return _Subject(
            inside,
            numbers,
            guides.normal[inside],
            guides.depth[inside],
            slopes[inside],
            _steps(slopes, inside)[inside],
            _turns(guides)[inside],
        )

    def packed(self, values: np.ndarray) -> np.ndarray:
        return values[self.inside]

    def unpacked(self, values: np.ndarray) -> np.ndarray:
        whole = np.zeros(self.inside.shape + values.shape[1:], np.float32)
        whole[self.inside] = values
        return whole

    def beside(self, dy: int, dx: int) -> np.ndarray:
        """The numbers of the places so far down and to the right of each."""
        height, width = self.numbers.shape
        reach = max(abs(dy), abs(dx))
        around = np.pad(self.numbers, reach, constant_values=len(self.depth))
        return around[reach + dy : reach + dy + height, reach + dx : reach + dx + width][self.inside]


def _luminance(light: np.ndarray) -> np.ndarray:
    return light @ _LUMINANCE


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


def _slopes(guides: Guides) -> np.ndarray:
    """How depth goes on from one place to the next, down and to the right: on the side where it does so more gently,
    for on the other another surface may begin."""
    slopes = []
    for axis in (0, 1):
        before = np.diff(guides.depth, axis=axis, prepend=np.take(guides.depth, [0], axis))
        after = np.diff(guides.depth, axis=axis, append=np.take(guides.depth, [-1], axis))
        slopes.append(np.where(np.abs(before) < np.abs(after), before, after))
    return np.stack(slopes, axis=-1).astype(np.float32)


def _steps(slopes: np.ndarray, inside: np.ndarray) -> np.ndarray:
    """How far depth may be from where it was going: a surface bends."""
    steps = np.abs(slopes).max(-1)
    usual = np.median(steps[inside]) if inside.any() else 1e-3
    return np.clip(steps, usual * 0.5, usual * 2).astype(np.float32) * 0.3 + 1e-6


def _turns(guides: Guides) -> np.ndarray:
    """How far normals turn from one place to the next, squared. An edge that is rounded within a few places turns so
    quickly that none of its neighbours would count, and it stayed as rough as few rays leave it."""
    turned = (np.square(np.gradient(guides.normal, axis=axis)).sum(-1) for axis in (0, 1))
    return np.maximum(*turned).astype(np.float32)


def _wavelet(
    a: np.ndarray,
    b: np.ndarray,
    spread: np.ndarray,
    subject: _Subject,
    step: int,
    normal_power: float,
    tolerance: float,
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """One level: neighbours `step` places away count by how alike they are."""
    light_a, light_b = _luminance(a), _luminance(b)
    calm = np.maximum(subject.packed(mean(subject.unpacked(spread), 1)), 0)
    doubt = 1 / (tolerance * np.sqrt(calm) + 0.004 * (light_a + light_b) + 1e-4)
    slope = 1 / (subject.steps * step * 1.5)
    bend = normal_power / (1 + _TURNING * normal_power * subject.turn)
    row = [_ended(x) for x in (a, b, spread, light_a, light_b, subject.normal, subject.depth)]
    is_subject = _ended(np.ones(len(spread), np.float32))
    sum_a, sum_b = a * 4, b * 4
    weight_a = np.full(spread.shape, 4, np.float32)
    weight_b = weight_a.copy()
    variance = spread * 16
    for dy, dx, share in _KERNEL:
        at = subject.beside(dy * step, dx * step)
        near_a, near_b, near_spread, near_la, near_lb, near_normal, near_depth = (x[at] for x in row)
        shape = np.einsum("ik,ik->i", near_normal, subject.normal)
        straight_on = subject.depth + (subject.slopes[:, 0] * dy + subject.slopes[:, 1] * dx) * step
        shape = np.maximum(1 - shape, 0) * bend + np.abs(near_depth - straight_on) * slope
        shape = np.exp(-shape) * (share * is_subject[at])
        by_b = shape * np.exp(-np.abs(near_lb - light_b) * doubt)
        by_a = shape * np.exp(-np.abs(near_la - light_a) * doubt)
        sum_a += near_a * by_b[..., None]
        sum_b += near_b * by_a[..., None]
        weight_a += by_b
        weight_b += by_a
        variance += near_spread * np.square((by_a + by_b) * 0.5)
    total = (weight_a + weight_b) * 0.5
    return sum_a / weight_a[..., None], sum_b / weight_b[..., None], variance / np.square(total)


def _ended(values: np.ndarray) -> np.ndarray:
    """With an empty place at its end."""
    return np.concatenate([values, np.zeros_like(values[:1])])
