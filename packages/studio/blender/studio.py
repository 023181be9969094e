"""Photographs parts: `blender -b --factory-startup -noaudio -P studio.py -- jobs.json`.

`jobs.json` comes from `src/photographs/`: a list of parts, each with its model, its camera and the looks it is
photographed in, and of still lifes, which have several models, each with its own look. A line is printed for every
picture that is done, with its path.
"""

import json
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import bpy
import numpy as np

sys.path.insert(0, str(Path(__file__).parent))

from camera import Camera, set_up_camera, set_window  # noqa: E402
from coats import coat_of  # noqa: E402
from develop import over, toned, write_png  # noqa: E402
from glb import place_glb  # noqa: E402
from ground import lay_ground, shadow_on  # noqa: E402
from plain.jobs import GroupJob, PartJob  # noqa: E402
from lights import lamps_off, set_up_lights  # noqa: E402
from metals import grey, stand_in  # noqa: E402
from pieces import clear, coat, cut_from_different_wood, welded  # noqa: E402
from shots import set_up_shots, shoot  # noqa: E402
from smoothing.denoise import denoised  # noqa: E402
from smoothing.edges import evened  # noqa: E402
from smoothing.guides import Guides  # noqa: E402
from woods import varnished, wood  # noqa: E402


_LIGHT = ["Image", "Diff", "Gloss", "AO"]
_SHAPE = ["GlossCol", "DiffCol", "Normal", "Depth"]
_COLOUR = ["Image", "DiffCol", "GlossCol"]
# Rays to a pixel: of light, which is smoothed afterwards, and of colour, which is not.
_COAT_SAMPLES, _WOOD_SAMPLES, _COLOUR_SAMPLES, _STILL_SAMPLES = 12, 20, 5, 20
_EXPOSURE = 0.9
# Grooves, holes and corners are darker than a white room leaves them: how near by is what darkens them, as a share of the
# height of the picture, and how much it counts on wood and on a coat, where it would be a smudge round every screw.
_NOOK_REACH, _NOOKS_IN_WOOD, _NOOKS_IN_COAT = 0.2, 0.8, 0.5
# White paint is exposed less, or its fronts were as blank as the paper.
_ON_WHITE = 0.74


@dataclass(frozen=True)
class Light:
    """What lamps and room throw on a part: on its colour, and off its polish."""

    soft: np.ndarray
    shiny: np.ndarray
    colour: np.ndarray
    polish: np.ndarray
    alpha: np.ndarray
    guides: Guides

    def on(self, colour: np.ndarray, polish: np.ndarray) -> np.ndarray:
        """What throws it back."""
        return self.soft * colour + self.shiny * polish

    @property
    def subject(self) -> np.ndarray:
        """What it fell on."""
        return self.on(self.colour, self.polish)


def photograph(job: PartJob) -> None:
    """All pictures of one part: the light on it once for all its woods, once for all its finishes."""
    clear()
    wares = job.get("wares", {})
    placed = place_glb(Path(job["glb"]))
    bought = [piece for piece in placed if piece["called"] in wares]
    pieces = [piece for piece in placed if piece["called"] not in wares]
    if all(picture["look"]["kind"] == "finish" for picture in job["pictures"]):
        pieces = welded(pieces)
    cut_from_different_wood(pieces + bought, job["part"])
    ground = _set_up(job, pieces + bought)
    for piece in bought:
        coat([piece], coat_of(wares[piece["called"]]))
    on_wood = on_iron = None
    for picture in job["pictures"]:
        started = time.process_time()
        look = picture["look"]
        if look["kind"] == "wood":
            coat(pieces, varnished("light", look))
            light = on_wood = on_wood or _light(_WOOD_SAMPLES, _NOOKS_IN_WOOD)
            coat(pieces, wood("colour", look))
            subject = light.on(*_colours())
        elif look["kind"] == "finish":
            if on_iron is None:
                coat(pieces, coat_of(grey(look)))
                on_iron = _light(_COAT_SAMPLES, _NOOKS_IN_COAT)
            light = on_iron
            coat(pieces, coat_of(look))
            colours, polish = _colours()
            subject = light.on(colours, polish if "vein" in look else evened(polish, light.guides))
        else:
            coat(pieces, coat_of(look))
            light = _light(_COAT_SAMPLES, _NOOKS_IN_COAT)
            subject = light.subject
        exposure = _ON_WHITE if look["kind"] == "paint" else _EXPOSURE
        _develop(picture["path"], toned(subject, exposure), light, ground, job)
        print(f"DONE {picture['path']} {time.process_time() - started:.1f} s", flush=True)


def still_life(job: GroupJob) -> None:
    """The picture of several parts, each coated with its own."""
    started = time.process_time()
    clear()
    groups = [(place_glb(Path(model["glb"])), model["look"]) for model in job["models"]]
    for number, (own, _) in enumerate(groups):
        cut_from_different_wood(own, f"{job['part']} {number}")
    ground = _set_up(job, [piece for own, _ in groups for piece in own])
    for own, look in groups:
        coat(own, coat_of(look))
    light = _light(_STILL_SAMPLES, _NOOKS_IN_WOOD)
    _develop(job["path"], toned(light.subject, _EXPOSURE), light, ground, job)
    print(f"DONE {job['path']} {time.process_time() - started:.1f} s", flush=True)


def _set_up(job: PartJob | GroupJob, pieces: list[bpy.types.Object]) -> "np.ndarray | None":
    """Camera and lamps round the pieces; what the ground keeps of them, if they lie on one."""
    camera = Camera.of(job)
    set_up_camera(camera)
    set_up_lights(camera, job["rig"])
    bpy.context.scene.world.light_settings.distance = camera.rig_in * _NOOK_REACH
    width, height = job["sizePx"]
    set_up_shots(width, height, job["threads"])
    ground = None
    if job["groundIn"] is not None:
        sheet = lay_ground(job)
        coat(pieces, stand_in("part", "#9a8672", 0.6))
        set_window((0, 0, 1, 1))
        ground = shadow_on(sheet, pieces, job)
    set_window(job["window"])
    return ground


def _light(samples: int, nook_depth: float) -> Light:
    """Two exposures with different seeds make one without noise."""
    first = shoot(_LIGHT + _SHAPE, max(1, samples // 2), 2, 1)
    second = shoot(_LIGHT, max(1, samples // 2), 2, 2)
    alpha = np.clip((first["Image"] + second["Image"])[..., 3] * 0.5, 0, 1)
    cover = np.maximum(first["Image"][..., 3:], 1e-3)
    guides = Guides.of(first["Normal"][..., :3], first["Depth"][..., 0], alpha)
    soft, shiny, openness = (
        denoised(first[kind][..., :3], second[kind][..., :3], guides, levels, power, tolerance)
        for kind, levels, power, tolerance in (("Diff", 5, 50, 3.0), ("Gloss", 4, 110, 2.2), ("AO", 4, 50, 3.0))
    )
    nooks = np.clip(openness / np.maximum(alpha[..., None], 1e-3), 0.02, 1) ** nook_depth
    soft, shiny = soft * nooks, shiny * nooks
    polish, colour = (first[name][..., :3] / cover for name in ("GlossCol", "DiffCol"))
    return Light(soft, shiny, colour, polish, alpha, guides)


def _colours() -> tuple[np.ndarray, np.ndarray]:
    """What the part is coated with, photographed without lamps: its colour, and that of its polish."""
    with lamps_off():
        shot = shoot(_COLOUR, _COLOUR_SAMPLES, 0, 3)
    cover = np.maximum(shot["Image"][..., 3:], 1e-3)
    return shot["DiffCol"][..., :3] / cover, shot["GlossCol"][..., :3] / cover


def _develop(path: str, subject: np.ndarray, light: Light, ground: "np.ndarray | None", job: PartJob | GroupJob) -> None:
    width, height = job["sizePx"]
    picture = np.ones((height, width, 3), np.float32) if ground is None else ground.copy()
    left, bottom, _, _ = job["window"]
    rows, columns = light.alpha.shape
    x = round(left * width)
    y = height - round(bottom * height) - rows
    at = (slice(y, y + rows), slice(x, x + columns))
    depth_px = light.guides.depth / (job["camera"]["heightIn"] / height)
    picture[at] = over(subject, light.alpha, depth_px, picture[at])
    write_png(Path(path), picture)


if __name__ == "__main__":
    for job in json.loads(Path(sys.argv[sys.argv.index("--") + 1]).read_text()):
        still_life(job) if "models" in job else photograph(job)
