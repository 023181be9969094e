"""Reads the meshes of a binary glTF, as the shop writes it, into Blender.

Only what `glb/glb-of.ts` of parts writes is read: one buffer, meshes of one primitive, nodes below one root. Everything
stays in inches and y stays up, so the shaders see the coordinates that the parts were built in.
"""

from pathlib import Path

import bpy
import numpy as np
from mathutils import Matrix, Quaternion, Vector

from plain.glb_file import Document, slice_of, split_glb

_TYPES = {5123: np.uint16, 5125: np.uint32, 5126: np.float32}


def place_glb(path: Path) -> list[bpy.types.Object]:
    """Puts every piece of a model into the scene; the objects come in the order of the file."""
    document, blob = split_glb(memoryview(path.read_bytes()))
    meshes = [_mesh(document, blob, mesh) for mesh in document["meshes"]]
    root = document["nodes"][document["scenes"][0]["nodes"][0]]
    return [_object(document["nodes"][child], meshes) for child in root["children"]]


def _array(document: Document, blob: memoryview, index: int) -> np.ndarray:
    rows = slice_of(document, index)
    kind = np.dtype(_TYPES[rows.component])
    numbers = np.ndarray((rows.count, rows.width), kind, blob, rows.start, (rows.stride, kind.itemsize))
    return np.ascontiguousarray(numbers)


def _mesh(document: Document, blob: memoryview, source: Document) -> bpy.types.Mesh:
    primitive = source["primitives"][0]
    attributes = primitive["attributes"]
    positions = _array(document, blob, attributes["POSITION"])
    normals = _array(document, blob, attributes["NORMAL"])
    corners = _array(document, blob, primitive["indices"]).ravel().astype(np.int32)
    mesh = bpy.data.meshes.new(source.get("name", "piece"))
    mesh.vertices.add(len(positions))
    mesh.vertices.foreach_set("co", positions.ravel())
    mesh.loops.add(len(corners))
    mesh.loops.foreach_set("vertex_index", corners)
    count = len(corners) // 3
    mesh.polygons.add(count)
    mesh.polygons.foreach_set("loop_start", np.arange(0, 3 * count, 3, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(count, 3, np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(count, bool))
    mesh.update()
    mesh.use_auto_smooth = True
    mesh.normals_split_custom_set_from_vertices(normals)
    return mesh


def _object(node: Document, meshes: list[bpy.types.Mesh]) -> bpy.types.Object:
    name = node.get("name", "piece")
    piece = bpy.data.objects.new(name, meshes[node["mesh"]])
    # Blender gives the second of a name another one.
    piece["called"] = name
    turn = node.get("rotation", (0, 0, 0, 1))
    piece.matrix_world = Matrix.LocRotScale(
        Vector(node.get("translation", (0, 0, 0))),
        Quaternion((turn[3], turn[0], turn[1], turn[2])),
        Vector(node.get("scale", (1, 1, 1))),
    )
    bpy.context.collection.objects.link(piece)
    return piece
