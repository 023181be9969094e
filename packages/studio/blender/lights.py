"""The lamps round a part, in a frame that turns with the camera and grows with what it shows."""

from contextlib import contextmanager
from typing import Iterator

import bpy
from mathutils import Matrix, Vector

from camera import Camera
from softbox import hang_softbox, light_room

# What the lamp is called that lights lying parts from their front.
_FRONT = "front"
# Where a lamp stands in picture heights (right, up, towards the camera), its size, watts to a picture height squared.
_FILL = {"at": (1.15, 0.5, 0.75), "size": (0.5, 0.9), "watts": 4.5, "colour": (0.96, 0.98, 1)}
_RIGS = {
    # On iron the boxes are what one sees: they stand so far to the side that flats stay dark and edges light up.
    "standing metal": [
        {"at": (-1.6, 0.5, 0.5), "size": (0.8, 2.2), "watts": 60, "colour": (1, 0.975, 0.94)},
        _FILL,
        {"at": (1.05, 0.7, -1.25), "size": (0.35, 1.4), "watts": 6, "colour": (1, 0.97, 0.93)},
    ],
    "standing wood": [
        {"at": (-1.15, 0.75, 0.85), "size": (0.8, 1.1), "watts": 46, "colour": (1, 0.98, 0.95)},
        _FILL,
        {"at": (0.6, 0.6, -1.6), "size": (0.5, 2.0), "watts": 14, "colour": (1, 1, 1)},
    ],
    "lying": [
        {"at": (-1.4, 1.75, 0.6), "size": (1.1, 1.1), "watts": 72, "colour": (1, 0.97, 0.93)},
        # So small and so high that mouldings throw shadows on what is below them.
        {"called": _FRONT, "at": (1.5, 1.9, 1.2), "size": (0.6, 0.6), "watts": 26, "colour": (0.95, 0.975, 1)},
        {"at": (0.9, 1.5, -1.5), "size": (0.5, 1.8), "watts": 20, "colour": (1, 1, 1)},
    ],
    # Seen from above, a bar on its back throws at the viewer what stands low behind it: a box that fades along the bar.
    "lying metal": [
        {"at": (-1.4, 1.75, 0.6), "size": (1.5, 1.5), "watts": 76, "colour": (1, 0.97, 0.93)},
        {"at": (1.9, 0.9, 1.2), "size": (1.6, 2.0), "watts": 9, "colour": (0.95, 0.975, 1)},
        {"at": (0.1, 1.7, -1.75), "size": (2.6, 1.3), "watts": 42, "colour": (1, 1, 1)},
    ],
}
_ROOM = (1, 0.99, 0.975, 1)
# How bright the room is; around what stands darker, so that caps and shoulders throw shadows.
_ROOM_LIGHT = {"standing metal": 0.2, "standing wood": 0.2, "lying": 0.2, "lying metal": 0.3}
# From the picture: to the left, above, and a little towards the camera.
_BRIGHT_SIDE = (-1, 0.8, 0.45)


def set_up_lights(camera: Camera, rig: str) -> None:
    """Puts a rig round the target of the camera, upright whatever its tilt, in a warm white room."""
    size = camera.rig_in
    turned = Matrix.Rotation(-camera.turn, 3, "Y")
    for number, lamp in enumerate(_RIGS[rig]):
        at = camera.target + turned @ (Vector(lamp["at"]) * size)
        name, sides = lamp.get("called", f"lamp {number}"), [side * size for side in lamp["size"]]
        hang_softbox(name, at, camera.target, sides, lamp["watts"] * size * size, lamp["colour"])
    light_room(_ROOM, _ROOM_LIGHT[rig], turned @ Vector(_BRIGHT_SIDE))


@contextmanager
def lamps_off() -> Iterator[None]:
    """Darkness, as long as it lasts."""
    scene = bpy.context.scene
    room, scene.world = scene.world, None
    with _hidden([item for item in bpy.data.objects if item.type == "LIGHT"]):
        yield
    scene.world = room


@contextmanager
def front_off() -> Iterator[None]:
    """Without the lamp in front, as long as it lasts: on the ground its shadow would lie beside that of the main lamp."""
    with _hidden([item for item in bpy.data.objects if item.name == _FRONT]):
        yield


@contextmanager
def _hidden(lamps: list[bpy.types.Object]) -> Iterator[None]:
    for lamp in lamps:
        lamp.hide_render = True
    yield
    for lamp in lamps:
        lamp.hide_render = False
