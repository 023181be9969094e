"""What a lens and a film do to light: glare round what is bright, darker corners, contrast."""

import numpy as np

# Light above white spreads over its surroundings: how much, and how far in shares of the picture's width.
_GLARE, _REACHES = 0.05, (0.006, 0.02, 0.06)
_CORNERS = 0.13
_CONTRAST = 0.22


def glared(light: np.ndarray) -> np.ndarray:
    """Windows and lamps shine a little beyond their edges."""
    bright = np.minimum(np.maximum(light - 0.9, 0), 2)
    width = light.shape[1]
    spread = sum(_blurred(bright, max(1, round(width * reach))) for reach in _REACHES)
    return light + _GLARE * spread


def vignetted(light: np.ndarray) -> np.ndarray:
    """The corners get a little less light than the middle."""
    height, width, _ = light.shape
    y = (np.arange(height) + 0.5 - height / 2) / (width / 2)
    x = (np.arange(width) + 0.5 - width / 2) / (width / 2)
    away = y[:, None] ** 2 + x[None, :] ** 2
    return light * (1 - _CORNERS * (away / away.max()) ** 1.3)[..., None].astype(np.float32)


def contrasted(picture: np.ndarray) -> np.ndarray:
    """Darker shadows and brighter lights, 0 to 1; the middle stays."""
    s_curve = picture * picture * (3 - 2 * picture)
    return picture * (1 - _CONTRAST) + s_curve * _CONTRAST


def _blurred(values: np.ndarray, reach: int) -> np.ndarray:
    """Three means over squares are nearly a bell."""
    for _ in range(3):
        for axis in (0, 1):
            values = _mean_along(values, reach, axis)
    return values


def _mean_along(values: np.ndarray, reach: int, axis: int) -> np.ndarray:
    ends = [(reach + 1, reach) if a == axis else (0, 0) for a in range(3)]
    sums = np.pad(values, ends, "edge").astype(np.float64).cumsum(axis)
    side, count = 2 * reach + 1, values.shape[axis]
    total = sums.take(range(side, side + count), axis) - sums.take(range(count), axis)
    return (total / side).astype(np.float32)
