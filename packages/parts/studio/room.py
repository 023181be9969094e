"""Photographs staircases in rooms: `blender -b --factory-startup -noaudio -P room.py -- jobs.json`.

`jobs.json` comes from `src/photographs/room-job.ts`: a list of rooms, each with its models, camera and light.
"""

import json
import sys
import time
from pathlib import Path

import bpy
import numpy as np
from mathutils import Matrix, Vector

sys.path.insert(0, str(Path(__file__).parent))

from coats import coat_of  # noqa: E402
from denoise import Guides, denoised  # noqa: E402
from develop import over, toned, write_png  # noqa: E402
from glb import place_glb  # noqa: E402
from pieces import clear, coat, cut_from_different_wood  # noqa: E402
from shots import set_up_shots, shoot  # noqa: E402

_PASSES = ["Image", "Diff", "DiffCol", "Gloss", "GlossCol", "Normal", "Depth"]
_BOUNCES = 5
# What one sees through the window.
_OUTSIDE = 1.0


def photograph(job: dict) -> None:
    started = time.process_time()
    clear()
    for number, model in enumerate(job["models"]):
        pieces = place_glb(Path(model["glb"]))
        cut_from_different_wood(pieces, f"{job['room']} {number}")
        coat(pieces, coat_of(model["look"]))
    _camera(job["camera"])
    _sun(job["sun"])
    for number, lamp in enumerate(job["lamps"]):
        _lamp(number, lamp)
    _world(job["world"])
    set_up_shots(*job["sizePx"], job["threads"])
    light, alpha = _light(job["samples"])
    ground = np.full_like(light, _OUTSIDE)
    write_png(Path(job["path"]), over(toned(light, job["exposure"]), alpha, ground))
    print(f"DONE {job['path']} {time.process_time() - started:.1f} s", flush=True)


def _light(samples: int) -> tuple[np.ndarray, np.ndarray]:
    """Two exposures with different seeds make one without noise; colours stay as sharp as they were seen."""
    halves = [shoot(_PASSES, max(1, samples // 2), _BOUNCES, seed) for seed in (1, 2)]
    both = {name: (halves[0][name] + halves[1][name]) * 0.5 for name in _PASSES}
    alpha = np.clip(both["Image"][..., 3], 0, 1)
    cover = np.maximum(alpha, 1e-3)[..., None]
    guides = Guides.of(both["Normal"][..., :3], both["Depth"][..., 0], alpha)
    soft, shiny = (
        denoised(*(half[kind][..., :3] for half in halves), guides, levels, power, 3.0)
        for kind, levels, power in (("Diff", 5, 50), ("Gloss", 4, 110))
    )
    colour, polish = (both[name][..., :3] / cover for name in ("DiffCol", "GlossCol"))
    return soft * colour + shiny * polish, alpha


def _camera(camera: dict) -> None:
    lens = bpy.data.cameras.new("camera")
    lens.sensor_width = 36
    lens.lens = camera["lensMm"]
    lens.shift_y = camera["shiftUp"]
    lens.clip_start, lens.clip_end = 4, 4000
    eye = bpy.data.objects.new("camera", lens)
    eye.matrix_world = _looking(Vector(camera["at"]), Vector(camera["towards"]))
    bpy.context.collection.objects.link(eye)
    bpy.context.scene.camera = eye


def _sun(sun: dict) -> None:
    light = bpy.data.lights.new("sun", "SUN")
    light.energy = sun["strength"]
    light.angle = 0.019
    light.color = sun["colour"]
    disc = bpy.data.objects.new("sun", light)
    disc.matrix_world = _looking(Vector((0, 0, 0)), Vector(sun["way"]))
    bpy.context.collection.objects.link(disc)


def _lamp(number: int, lamp: dict) -> None:
    light = bpy.data.lights.new(f"lamp {number}", "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = lamp["sizeIn"]
    light.energy = lamp["watts"] / 0.0254**2
    light.color = lamp["colour"]
    box = bpy.data.objects.new(f"lamp {number}", light)
    box.matrix_world = _looking(Vector(lamp["at"]), Vector(lamp["towards"]))
    box.visible_camera = False
    bpy.context.collection.objects.link(box)


def _looking(at: Vector, towards: Vector) -> Matrix:
    """At a place, its back to +z of its own, upright with y up."""
    back = (at - towards).normalized()
    right = Vector((0, 1, 0)).cross(back).normalized()
    up = back.cross(right)
    return Matrix.Translation(at) @ Matrix((right, up, back)).transposed().to_4x4()


def _world(strength: float) -> None:
    world = bpy.data.worlds.new("room")
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (0.92, 0.96, 1, 1)
    background.inputs["Strength"].default_value = strength
    bpy.context.scene.world = world


if __name__ == "__main__":
    for job in json.loads(Path(sys.argv[sys.argv.index("--") + 1]).read_text()):
        photograph(job)
