"""Places out of focus: a lens mixes what lies at many depths there, so nothing but the light itself guides the filter."""

import bpy
import numpy as np

from plain.jobs import Opening
from shots import shoot
from smoothing.denoise import denoised
from smoothing.guides import Guides
from plain.viewpoint import circle_of_blur_px

# Blurred over fewer pixels than the first the picture stays as it is, over more than the second it is smoothed.
_FROM_PX, _TO_PX = 2.0, 5.0


def softened_beyond_focus(sharp: np.ndarray, halves: list[np.ndarray], lens_mm: float, opening: Opening) -> np.ndarray:
    """The picture, with the smoothed mean of its two exposures wherever the lens blurs it."""
    height, width, _ = sharp.shape
    flat = np.zeros_like(sharp)
    flat[..., 2] = 1
    guides = Guides(flat, flat[..., 0], np.ones((height, width), np.float32))
    first, second = (np.minimum(half, 4) for half in halves)
    smooth = denoised(first, second, guides, 4, 0, 2.5)
    share = _blurred_share(lens_mm, opening, width)[..., None]
    return sharp * (1 - share) + smooth * share


def _blurred_share(lens_mm: float, opening: Opening, width: int) -> np.ndarray:
    """How far each place is out of focus, 0 to 1, from depths that a pinhole sees."""
    lens = bpy.context.scene.camera.data
    lens.dof.use_dof = False
    depth = shoot(["Image", "Depth"], 1, 0, 1)["Depth"][..., 0]
    lens.dof.use_dof = True
    seen = np.clip(depth, 1, 4000)
    circle_px = circle_of_blur_px(seen, opening["focusIn"], lens_mm, opening["fStop"], width)
    return np.clip((_least_near(circle_px) - _FROM_PX) / (_TO_PX - _FROM_PX), 0, 1).astype(np.float32)


def _least_near(values: np.ndarray) -> np.ndarray:
    """Edges of what is sharp stay sharp."""
    padded = np.pad(values, 1, "edge")
    height, width = values.shape
    return np.minimum.reduce([padded[y : y + height, x : x + width] for y in range(3) for x in range(3)])
