"""What `src/write-photographs/` asks for, as it stands in `jobs.json`. Inches, degrees, linear light."""

from typing import Any, NotRequired, TypedDict

# Of a wood, a finish, paint, cloth or a glow: `kind`, and the numbers of `materials/` for it.
Look = dict[str, Any]


class PartCamera(TypedDict):
    """Looks at `target` from `turnDeg` to the left of the front and `tiltDeg` above it."""

    target: list[float]
    turnDeg: float
    tiltDeg: float
    heightIn: float
    lensMm: float
    rigIn: float


class Model(TypedDict):
    glb: str
    look: Look


class Picture(TypedDict):
    path: str
    look: Look


class GroundJob(TypedDict):
    """What a part lies or stands on; on nothing without `groundIn`. The part fills the window, in shares of the picture."""

    camera: PartCamera
    sizePx: list[int]
    window: tuple[float, float, float, float]
    groundIn: float | None
    runsOut: list[str]


class PartJob(GroundJob):
    """One part in several looks; pieces that were bought as they are look the same in all."""

    part: str
    glb: str
    rig: str
    threads: int
    wares: NotRequired[dict[str, Look]]
    pictures: list[Picture]


class GroupJob(GroundJob):
    """Several parts in one picture, each in its own look."""

    part: str
    models: list[Model]
    rig: str
    threads: int
    path: str


class Opening(TypedDict):
    """How wide a lens is open, and how far away it is sharp."""

    fStop: float
    focusIn: float


class SceneCamera(TypedDict):
    """All of its picture is sharp where it has no opening."""

    at: list[float]
    towards: list[float]
    lensMm: float
    shiftUp: float
    opening: NotRequired[Opening]


class Sun(TypedDict):
    way: list[float]
    strength: float
    colour: list[float]


class Lamp(TypedDict):
    at: list[float]
    towards: list[float]
    sizeIn: list[float]
    watts: float
    colour: list[float]


class SceneJob(TypedDict):
    """A staircase in its room."""

    room: str
    isMirrored: bool
    camera: SceneCamera
    sun: Sun
    lamps: list[Lamp]
    sky: list[float]
    world: float
    exposure: float
    sizePx: list[int]
    samples: int
    threads: int
    models: list[Model]
    path: str
