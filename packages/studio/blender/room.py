"""Photographs staircases in rooms: `blender -b --factory-startup -noaudio -P room.py -- jobs.json`.

`jobs.json` comes from `src/write-photographs/shoot-scene.ts`: a list of scenes, each with its models, camera and light.
"""

import json
import random
import sys
import time
from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector

sys.path.insert(0, str(Path(__file__).parent))

from coats import coat_of  # noqa: E402
from develop import toned, write_png  # noqa: E402
from film import contrasted, glared, vignetted  # noqa: E402
from focus import softened_beyond_focus  # noqa: E402
from glb import place_glb  # noqa: E402
from outdoors import outdoors  # noqa: E402
from plain.jobs import Lamp, SceneCamera, SceneJob, Sun  # noqa: E402
from plain.viewpoint import SENSOR_WIDE_MM  # noqa: E402
from pieces import clear, coat, cut_from_different_wood  # noqa: E402
from shots import Shot, set_up_shots, shoot  # noqa: E402
from smoothing.denoise import denoised  # noqa: E402
from smoothing.guides import Guides  # noqa: E402
from softbox import hang_softbox, light_room, looking  # noqa: E402

_LIGHT = {"DiffDir": (4, 60, 2.0), "DiffInd": (5, 50, 3.0), "Gloss": (4, 110, 3.0)}
_PASSES = ["Image", *_LIGHT, "DiffCol", "GlossCol", "Emit", "Normal", "Depth"]
_BOUNCES = 4
# Floor boards are lighter or darker than their wood by at most this share.
_BOARD_TONE = 0.15
_INCH_M = 0.0254
_SKY = (0.92, 0.96, 1, 1)


def photograph(job: SceneJob) -> None:
    started = time.process_time()
    clear()
    for number, model in enumerate(job["models"]):
        pieces = place_glb(Path(model["glb"]))
        cut_from_different_wood(pieces, f"{job['room']} {number}")
        _tone_boards(pieces)
        coat(pieces, coat_of(model["look"]))
    _camera(job["camera"])
    _sun(job["sun"])
    for number, lamp in enumerate(job["lamps"]):
        _lamp(number, lamp)
    light_room(_SKY, job["world"])
    width, height = job["sizePx"]
    set_up_shots(width, height, job["threads"])
    light = _light(job) * job["exposure"]
    picture = contrasted(toned(vignetted(glared(light)), 1.0))
    write_png(Path(job["path"]), picture[:, ::-1] if job["isMirrored"] else picture)
    print(f"DONE {job['path']} {time.process_time() - started:.1f} s", flush=True)


def _light(job: SceneJob) -> np.ndarray:
    """Two exposures with different seeds make one without noise; colours stay as sharp as they were seen."""
    halves = [shoot(_PASSES, max(1, job["samples"] // 2), _BOUNCES, seed) for seed in (1, 2)]
    both = {name: (halves[0][name] + halves[1][name]) * 0.5 for name in _PASSES}
    alpha = np.clip(both["Image"][..., 3], 0, 1)
    guides = Guides.of(both["Normal"][..., :3], both["Depth"][..., 0], alpha)
    still = {
        kind: denoised(halves[0][kind][..., :3], halves[1][kind][..., :3], guides, levels, power, tolerance)
        for kind, (levels, power, tolerance) in _LIGHT.items()
    }
    width, height = job["sizePx"]
    behind = outdoors(job["camera"], width, height, job["sky"])
    sharp = _seen(both, still, alpha, behind)
    opening = job["camera"].get("opening")
    if opening is None:
        return sharp
    grainy = [_seen(half, half, alpha, behind) for half in halves]
    return softened_beyond_focus(sharp, grainy, job["camera"]["lensMm"], opening)


def _seen(shot: Shot, light: Shot, alpha: np.ndarray, behind: np.ndarray) -> np.ndarray:
    """What light shows of the colours of a shot, and what is behind them."""
    cover = np.maximum(alpha, 1e-3)[..., None]
    colour, polish, glow = (shot[name][..., :3] / cover for name in ("DiffCol", "GlossCol", "Emit"))
    soft = light["DiffDir"][..., :3] + light["DiffInd"][..., :3]
    room = soft * colour + light["Gloss"][..., :3] * polish + glow
    return room * alpha[..., None] + behind * (1 - alpha[..., None])


def _tone_boards(pieces: list[bpy.types.Object]) -> None:
    for number, piece in enumerate(pieces):
        if piece.name.startswith("floor board"):
            tone = random.Random(f"board {number}").uniform(-_BOARD_TONE, _BOARD_TONE)
            piece["tone"] = [tone, 0.0, 0.0]


def _camera(camera: SceneCamera) -> None:
    lens = bpy.data.cameras.new("camera")
    lens.sensor_width = SENSOR_WIDE_MM
    lens.lens = camera["lensMm"]
    lens.shift_y = camera["shiftUp"]
    lens.clip_start, lens.clip_end = 4, 4000
    opening = camera.get("opening")
    if opening is not None:
        lens.dof.use_dof = True
        lens.dof.focus_distance = opening["focusIn"]
        # The renderer takes our inches for metres.
        lens.dof.aperture_fstop = opening["fStop"] * _INCH_M
    eye = bpy.data.objects.new("camera", lens)
    eye.matrix_world = looking(Vector(camera["at"]), Vector(camera["towards"]))
    bpy.context.collection.objects.link(eye)
    bpy.context.scene.camera = eye


def _sun(sun: Sun) -> None:
    light = bpy.data.lights.new("sun", "SUN")
    light.energy = sun["strength"]
    light.angle = 0.012
    light.color = sun["colour"]
    disc = bpy.data.objects.new("sun", light)
    disc.matrix_world = looking(Vector((0, 0, 0)), Vector(sun["way"]))
    bpy.context.collection.objects.link(disc)


def _lamp(number: int, lamp: Lamp) -> None:
    at, towards = Vector(lamp["at"]), Vector(lamp["towards"])
    watts = lamp["watts"] / _INCH_M**2
    box = hang_softbox(f"lamp {number}", at, towards, lamp["sizeIn"], watts, lamp["colour"])
    box.visible_camera = False


if __name__ == "__main__":
    for job in json.loads(Path(sys.argv[sys.argv.index("--") + 1]).read_text()):
        photograph(job)
