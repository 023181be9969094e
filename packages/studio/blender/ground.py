"""White ground below a part: it throws light back, and keeps nothing in the picture but the part's shadow."""

import bpy
import numpy as np

from develop import shown
from lights import front_off
from plain.jobs import GroundJob
from metals import stand_in
from shots import shoot
from smoothing.denoise import denoised
from smoothing.guides import Guides

# Percent of the full size: shadows are soft, and an empty sheet has nothing on it.
_COARSE, _EMPTY = 16, 8
# Rays to a pixel.
_RAYS = 128
# How far light is smoothed where a shadow is dark and near what throws it, and where it fades; in coarse pixels.
_NEAR, _FAR = 1, 4
# Shares of the light that are gone where the one begins and the other ends.
_FAINT, _DARK = 0.12, 0.5
# Shadows fainter than this are left to the paper of the page.
_LEAST = 0.05
# A shadow fades out from its part to the edges of the picture, over this share of it at the least.
_FADE = 0.14


def lay_ground(job: GroundJob) -> bpy.types.Object:
    """A white sheet at the height of the job, as wide as anything the lamps reach."""
    reach = job["camera"]["rigIn"] * 12
    level = job["groundIn"]
    corners = [(-reach, level, reach), (reach, level, reach), (reach, level, -reach), (-reach, level, -reach)]
    mesh = bpy.data.meshes.new("ground")
    mesh.from_pydata(corners, [], [(0, 1, 2, 3)])
    mesh.materials.append(stand_in("sheet", "#dcdad6", 0.9))
    ground = bpy.data.objects.new("ground", mesh)
    bpy.context.collection.objects.link(ground)
    ground.visible_camera = False
    return ground


def shadow_on(ground: bpy.types.Object, pieces: list[bpy.types.Object], job: GroundJob) -> np.ndarray:
    """The whole picture with nothing on it but the shadow, 1 where there is none."""
    ground.visible_camera = True
    with front_off():
        _show(pieces, camera=False, light=True)
        shaded = _light()
        _show(pieces, camera=False, light=False)
        empty = _smoothed(shoot(["Diff"], 32, 0, 3, _EMPTY)["Diff"][..., :3], 4)
    _show(pieces, camera=True, light=True)
    ground.visible_camera = False
    width, height = job["sizePx"]
    rows, columns, _ = shaded.shape
    left = _resized(_evened(shaded / np.maximum(_resized(empty, rows, columns), 1e-4)), height, width)
    dark = np.maximum(1 - left - _LEAST, 0) / (1 - _LEAST)
    return shown(1 - dark * _fading(height, width, job)[..., None])


def _show(pieces: list[bpy.types.Object], camera: bool, light: bool) -> None:
    for piece in pieces:
        piece.visible_camera = camera
        piece.visible_diffuse = piece.visible_glossy = piece.visible_shadow = light


def _light() -> np.ndarray:
    """The light that comes straight from lamps and room: what a part throws back would brighten the line on which it
    stands. A sheet has one colour and no edges: nothing but noise tells where its light may be smoothed."""
    first, second = (shoot(["Diff"], _RAYS, 0, seed, _COARSE)["Diff"][..., :3] for seed in (1, 2))
    flat = np.zeros_like(first)
    flat[..., 2] = 1
    guides = Guides(flat, flat[..., 0], np.ones_like(flat[..., 0]))
    return denoised(first, second, guides, levels=3, normal_power=0, tolerance=3.0)


def _evened(left: np.ndarray) -> np.ndarray:
    """Shadows are the softer the farther they lie from what throws them: what is left of the noise goes with their edges."""
    near, far = _smoothed(left, _NEAR), left
    for _ in range(3):
        far = _smoothed(far, _FAR)
    dark = _ease((1 - far.min(-1, keepdims=True) - _FAINT) / (_DARK - _FAINT))
    return np.clip(far + (near - far) * dark, 0, 1)


def _smoothed(light: np.ndarray, reach: int) -> np.ndarray:
    """The mean over a square that reaches so far: large lamps draw no sharp shadows."""
    side = 2 * reach + 1
    for axis in (0, 1):
        count = light.shape[axis]
        ends = [(reach, reach) if a == axis else (0, 0) for a in range(3)]
        padded = np.pad(light, ends, "edge")
        light = np.mean([padded.take(range(k, k + count), axis) for k in range(side)], axis=0)
    return light


def _resized(light: np.ndarray, height: int, width: int) -> np.ndarray:
    for axis, count in ((0, height), (1, width)):
        coarse = light.shape[axis]
        position = np.clip((np.arange(count) + 0.5) * coarse / count - 0.5, 0, coarse - 1)
        before = np.floor(position).astype(int)
        share = (position - before).astype(np.float32)
        share = share.reshape([-1 if a == axis else 1 for a in range(3)])
        after = np.minimum(before + 1, coarse - 1)
        light = light.take(before, axis) * (1 - share) + light.take(after, axis) * share
    return light


def _fading(height: int, width: int, job: GroundJob) -> np.ndarray:
    """1 inside, 0 at the edges of the picture, but for those that the part itself runs out of."""
    x = (np.arange(width) + 0.5) / width
    y = (np.arange(height) + 0.5) / height
    left, bottom, right, top = job["window"]
    runs_out = job["runsOut"]
    across = _edge("left" in runs_out, x, left) * _edge("right" in runs_out, 1 - x, 1 - right)
    down = _edge("top" in runs_out, y, 1 - top) * _edge("bottom" in runs_out, 1 - y, bottom)
    return np.outer(down, across).astype(np.float32)


def _edge(is_reached: bool, away: np.ndarray, margin: float) -> "np.ndarray | int":
    return 1 if is_reached else _ease(away / max(margin, _FADE))


def _ease(share: np.ndarray) -> np.ndarray:
    inside = np.clip(share, 0, 1)
    return inside * inside * (3 - 2 * inside)
