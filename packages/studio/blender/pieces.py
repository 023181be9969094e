"""The pieces of the part in the scene: what they are coated with, and where in the tree they were cut."""

import random

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

# Boards wider than this, and not thicker than that, are glued up from staves. Inches.
_WIDEST_IN, _THICKEST_IN = 5.6, 2.5
_STAVE_IN = 2.9
# How far across a tree pieces lie from each other, and those of a part that is put together, of which none holds the pith.
_NEAR_IN, _FAR_IN = 1.2, 4.0
# How much lighter or darker boards are that were picked to match.
_UNLIKE = 0.09
# How far the ends of forged pieces that are alike lie from where they should, in inches.
_ASKEW_IN = 0.05


def clear() -> None:
    """An empty scene."""
    data = bpy.data
    for kind in (data.objects, data.meshes, data.lights, data.cameras, data.materials, data.worlds):
        for item in list(kind):
            kind.remove(item)


def coat(pieces: list[bpy.types.Object], material: bpy.types.Material) -> None:
    for mesh in {piece.data for piece in pieces}:
        mesh.materials.clear()
        mesh.materials.append(material)


def welded(pieces: list[bpy.types.Object]) -> list[bpy.types.Object]:
    """Pieces of iron as one: where they meet, their edges are eased like any other, as the bead of a weld is."""
    _set_by_hand(pieces)
    whole = pieces[0]
    whole.data = whole.data.copy()
    with bpy.context.temp_override(active_object=whole, selected_editable_objects=pieces):
        bpy.ops.object.join()
    return [whole]


def _set_by_hand(pieces: list[bpy.types.Object]) -> None:
    """Pieces that were forged alike are neither quite alike nor set quite straight."""
    for number, piece in enumerate(pieces):
        if piece.data.users < 2:
            continue
        chance = random.Random(f"{piece.name} {number}")
        middle = piece.matrix_world @ (sum((Vector(corner) for corner in piece.bound_box), Vector()) / 8)
        share = _ASKEW_IN / (piece.dimensions.length / 2)
        turn = Euler([chance.uniform(-share, share) for _ in range(3)]).to_matrix().to_4x4()
        size = Matrix.Diagonal([1 + chance.uniform(-share, share) for _ in range(3)]).to_4x4()
        piece.matrix_world = Matrix.Translation(middle) @ turn @ size @ Matrix.Translation(-middle) @ piece.matrix_world


def cut_from_different_wood(pieces: list[bpy.types.Object], part: str) -> None:
    """Gives every piece its place in the tree, always the same one, and wide boards their staves."""
    # One piece alone is a stick, and has nothing beside it to differ from.
    far, unlike = (_FAR_IN, _UNLIKE) if len(pieces) > 1 else (_NEAR_IN, 0.0)
    for number, piece in enumerate(pieces):
        chance = random.Random(f"{part} {number}")
        piece["offset"] = [chance.uniform(-far, far), chance.uniform(-40, 40), chance.uniform(-_NEAR_IN, far)]
        piece["lightness"] = 1 + chance.uniform(-unlike, unlike)
        piece["stave"] = _staves(piece.data)


def _staves(mesh: bpy.types.Mesh) -> list[float]:
    """Which way across the grain a board is glued up, as a unit way in x and z, and how many staves to the inch."""
    places = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", places)
    size = np.ptp(places.reshape(-1, 3), axis=0)
    wide, thick = max(size[0], size[2]), min(size[0], size[2])
    if wide < _WIDEST_IN or thick > _THICKEST_IN:
        return [1.0, 0.0, 0.0]
    across = [1.0, 0.0] if size[0] > size[2] else [0.0, 1.0]
    return [*across, round(wide / _STAVE_IN) / wide]
