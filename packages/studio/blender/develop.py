"""From light to the finished picture: exposure, tone, white ground and shadow."""

from pathlib import Path

import numpy as np

from plain.png import png_of

# Light above this share of white is rolled off, so that highlights keep their shape.
_KNEE = 0.72
# Between a pixel and those beside it, where something lies before something else: no side is as steep.
_STEP = 16.0


def toned(light: np.ndarray, exposure: float) -> np.ndarray:
    """Linear light as it is shown, 0 to 1 in sRGB: straight up to the knee, then a soft shoulder."""
    exposed = np.maximum(light * exposure, 0)
    room = 1 - _KNEE
    rolled = np.where(exposed < _KNEE, exposed, _KNEE + room * np.tanh((exposed - _KNEE) / room))
    return shown(rolled)


def shown(light: np.ndarray) -> np.ndarray:
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * np.maximum(light, 1e-9) ** (1 / 2.4) - 0.055)


def over(front: np.ndarray, alpha: np.ndarray, depth: np.ndarray, ground: np.ndarray) -> np.ndarray:
    """Lays a part over its ground. Few rays leave outlines rough, and so do edges before what lies behind them; those
    alone are softened by half a pixel. Depth is in pixels."""
    layer = np.concatenate([front * alpha[..., None], alpha[..., None]], axis=-1)
    is_outline = (_spread(alpha) > 0.04) | (_spread(depth) > _STEP)
    layer = np.where(is_outline[..., None], _softened(layer), layer)
    return layer[..., :3] + ground * (1 - layer[..., 3:])


def _spread(values: np.ndarray) -> np.ndarray:
    """How much a place and its neighbours differ."""
    near = _neighbours(values)
    return near.max(0) - near.min(0)


def _neighbours(values: np.ndarray) -> np.ndarray:
    height, width = values.shape
    padded = np.pad(values, 1, "edge")
    return np.stack([padded[y : y + height, x : x + width] for y in range(3) for x in range(3)])


def _softened(values: np.ndarray) -> np.ndarray:
    for axis in (0, 1):
        ends = [(1, 1) if a == axis else (0, 0) for a in range(values.ndim)]
        padded = np.pad(values, ends, "edge")
        count = values.shape[axis]
        before, here, after = (padded.take(range(k, k + count), axis) for k in range(3))
        values = (before + 2 * here + after) / 4
    return values


def write_png(path: Path, picture: np.ndarray) -> None:
    """Eight bits, red, green and blue from 0 to 1; a little dither hides the steps of soft shadows."""
    height, width, _ = picture.shape
    dither = np.random.default_rng(1).uniform(-0.5, 0.5, (height, width, 1))
    whole = np.where(picture >= 1, 255, np.clip(picture * 255 + 0.5 + dither * 0.8, 0, 255))
    path.write_bytes(png_of(width, height, whole.astype(np.uint8).tobytes()))
