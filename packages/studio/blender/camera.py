"""The camera of a job: where `src/photographs/` put it, and the window of its picture that is worth rendering."""

import math
from dataclasses import dataclass

import bpy
from mathutils import Matrix, Vector

from plain.jobs import GroundJob
from plain.viewpoint import SENSOR_MM, camera_axes, distance_in, nudged


@dataclass(frozen=True)
class Camera:
    """Looks at `target` from `turn` to the left of the front and `tilt` above it (radians). Inches."""

    target: Vector
    turn: float
    tilt: float
    height_in: float
    lens_mm: float
    rig_in: float

    @staticmethod
    def of(job: GroundJob) -> "Camera":
        camera = job["camera"]
        return Camera(
            Vector(camera["target"]),
            math.radians(camera["turnDeg"]),
            math.radians(camera["tiltDeg"]),
            camera["heightIn"],
            camera["lensMm"],
            camera["rigIn"],
        )

    @property
    def axes(self) -> tuple[Vector, Vector, Vector]:
        """Right, up and back, as the picture sees them."""
        right, up, back = camera_axes(self.turn, self.tilt)
        return Vector(right), Vector(up), Vector(back)


def set_up_camera(camera: Camera) -> None:
    """Makes it the camera of the scene; what lies at the target's depth is `height_in` high in the picture."""
    lens = bpy.data.cameras.new("camera")
    lens.sensor_fit = "VERTICAL"
    lens.sensor_height = SENSOR_MM
    lens.lens = camera.lens_mm
    distance = distance_in(camera.height_in, camera.lens_mm)
    lens.clip_start, lens.clip_end = distance * 0.02, distance * 20
    right, up, back = camera.axes
    eye = bpy.data.objects.new("camera", lens)
    turned = Matrix((right, up, back)).transposed().to_4x4()
    eye.matrix_world = Matrix.Translation(camera.target + back * distance) @ turned
    bpy.context.collection.objects.link(eye)
    bpy.context.scene.camera = eye


def set_window(window: tuple[float, float, float, float]) -> None:
    """Renders only this part of the picture: left, bottom, right and top as shares of it."""
    render = bpy.context.scene.render
    render.use_border = True
    render.use_crop_to_border = True
    render.border_min_x, render.border_min_y, render.border_max_x, render.border_max_y = nudged(window)
