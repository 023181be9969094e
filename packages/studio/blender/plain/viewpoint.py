"""Where a camera stands and which way it looks, in plain numbers."""

import math
from typing import Any, TypeAlias

Axis = tuple[float, float, float]
# A number, or many of them in an array.
_Depth: TypeAlias = Any

# Of a full frame.
SENSOR_MM, SENSOR_WIDE_MM = 24, 36
# Shares of whole pixels, in single precision, may fall short of them, and are cut off.
_NUDGE = 1e-5


def camera_axes(turn: float, tilt: float) -> tuple[Axis, Axis, Axis]:
    """Right, up and back as the picture sees them, from so far to the left of the front and above it (radians)."""
    back = (-math.sin(turn) * math.cos(tilt), math.sin(tilt), math.cos(turn) * math.cos(tilt))
    right = (math.cos(turn), 0.0, math.sin(turn))
    up = (
        back[1] * right[2] - back[2] * right[1],
        back[2] * right[0] - back[0] * right[2],
        back[0] * right[1] - back[1] * right[0],
    )
    return right, up, back


def distance_in(height_in: float, lens_mm: float) -> float:
    """From where a lens sees so much height on a sensor 24 mm high."""
    return height_in * lens_mm / SENSOR_MM


def nudged(window: tuple[float, float, float, float]) -> tuple[float, ...]:
    """Left, bottom, right and top as shares of the picture, none short of its pixel."""
    return tuple(min(1, side + _NUDGE) for side in window)


def circle_of_blur_px(depth_in: _Depth, focus_in: float, lens_mm: float, f_stop: float, width_px: int) -> _Depth:
    """How wide a point at a depth (or at each of many) becomes in a picture from a sensor as wide as that of a full frame."""
    opening_in = lens_mm / f_stop / 25.4
    return opening_in * abs(1 / focus_in - 1 / depth_in) * lens_mm / SENSOR_WIDE_MM * width_px
