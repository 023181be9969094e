"""What one sees through a window: sky, trees and a lawn, far out of focus."""

import numpy as np
from mathutils import Vector

from plain.jobs import SceneCamera
from plain.viewpoint import SENSOR_WIDE_MM
from softbox import looking

# Light of the sky that each throws back: red, green and blue.
_LEAVES, _LAWN = (0.36, 0.41, 0.31), (0.62, 0.65, 0.52)
# Heights of the trees above the horizon, as slopes, and where the lawn begins below it.
_TREE, _TREES_DIFFER, _LAWN_BELOW = 0.24, 0.2, -0.05
# How softly each ends against the next.
_SOFT = 0.03
_WAVES = 6


def outdoors(camera: SceneCamera, width: int, height: int, sky: list[float]) -> np.ndarray:
    """Light behind every place of the picture; `sky` is that of the sky itself."""
    turn, slope = _ways(camera, width, height)
    light = np.array(sky, np.float32)
    tops = _TREE + _TREES_DIFFER * (_clouds(turn * 2.5, slope * 0, 1) + 0.5 * _clouds(turn * 14, slope * 9, 2))
    tufts = 1 + 0.3 * _clouds(turn * 9, slope * 11, 3) + 0.3 * _clouds(turn * 30, slope * 36, 4)
    mown = 1 + 0.1 * _clouds(turn * 3, 1 / np.minimum(slope, -0.04) / 4, 5)
    seen = light * (1 - 0.12 * np.clip(slope, 0, 1))[..., None]
    seen = _covered(seen, light * _LEAVES * tufts[..., None], tops - slope)
    return _covered(seen, light * _LAWN * mown[..., None], _LAWN_BELOW - slope)


def _ways(camera: SceneCamera, width: int, height: int) -> tuple[np.ndarray, np.ndarray]:
    """Of every place the compass bearing in radians, and how steeply one looks up to it."""
    axes = np.array(looking(Vector(camera["at"]), Vector(camera["towards"])).to_3x3(), np.float32)
    x = (np.arange(width) + 0.5) / width - 0.5
    y = (0.5 - (np.arange(height) + 0.5) / height) * height / width + camera["shiftUp"]
    reach = SENSOR_WIDE_MM / camera["lensMm"]
    here = np.stack(np.broadcast_arrays(x[None, :] * reach, y[:, None] * reach, -1.0), axis=-1)
    way = here @ axes.T
    return np.arctan2(way[..., 0], -way[..., 2]), way[..., 1] / np.hypot(way[..., 0], way[..., 2])


def _clouds(x: np.ndarray, y: np.ndarray, seed: int) -> np.ndarray:
    """Soft blots about one unit wide, about -1 to 1."""
    chance = np.random.default_rng(seed)
    total = np.zeros_like(x)
    for _ in range(_WAVES):
        angle, wave, start = chance.uniform((0, 0.7, 0), (2 * np.pi, 1.6, 2 * np.pi))
        total += np.sin(2 * np.pi * wave * (x * np.cos(angle) + y * np.sin(angle)) / 2 + start)
    return total / np.sqrt(_WAVES * 2)


def _covered(behind: np.ndarray, front: np.ndarray, inside: np.ndarray) -> np.ndarray:
    share = np.clip(inside / _SOFT + 0.5, 0, 1)[..., None]
    return behind * (1 - share) + front * share
