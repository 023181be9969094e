"""Lamps like bright rectangles, and the light that comes from everywhere."""

import bpy
from mathutils import Matrix, Vector

from nodes import Nodes

# Share of a soft box's mean brightness.
_AT_FRAME, _IN_THE_MIDDLE = 0.3, 3.27
# The same of a studio's walls, on its dark side and on its bright one.
_AWAY, _TOWARDS = 0.2, 2.0


def looking(at: Vector, towards: Vector) -> Matrix:
    """At a place, its back to +z of its own, upright with y up."""
    back = (at - towards).normalized()
    right = Vector((0, 1, 0)).cross(back).normalized()
    up = back.cross(right)
    return Matrix.Translation(at) @ Matrix((right, up, back)).transposed().to_4x4()


def hang_softbox(
    name: str, at: Vector, towards: Vector, sides: list[float], watts: float, colour: list[float]
) -> bpy.types.Object:
    """A rectangle of light at a place that shines towards another."""
    light = bpy.data.lights.new(name, "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = sides
    light.energy = watts
    light.color = colour
    _brightest_in_the_middle(light)
    box = bpy.data.objects.new(name, light)
    box.matrix_world = looking(at, towards)
    bpy.context.collection.objects.link(box)
    return box


def _brightest_in_the_middle(light: bpy.types.AreaLight) -> None:
    """The cloth of a soft box is darker towards its frame: what mirrors it shows no hard border."""
    light.use_nodes = True
    nodes = Nodes(light.node_tree)
    place = nodes.add("ShaderNodeNewGeometry").outputs["Parametric"]
    centred = nodes.vector("MULTIPLY_ADD", place, (2, 2, 0), (-1, -1, 0))
    falling = nodes.add("ShaderNodeTexGradient", gradient_type="SPHERICAL")
    nodes.put(falling.inputs[0], centred)
    strength = nodes.between(falling.outputs["Fac"], 0, 1, _AT_FRAME, _IN_THE_MIDDLE, ease=True)
    nodes.put(nodes.tree.nodes["Emission"].inputs["Strength"], strength)


def light_room(colour: tuple[float, float, float, float], strength: float, brightest: Vector | None = None) -> None:
    """Light from everywhere; in a studio more of it from one way, and little from the other, so that flats shade off."""
    world = bpy.data.worlds.new("room")
    world.use_nodes = True
    nodes = Nodes(world.node_tree)
    background = nodes.tree.nodes["Background"]
    nodes.put(background.inputs["Color"], colour)
    nodes.put(background.inputs["Strength"], strength)
    if brightest is not None:
        along = nodes.dot(nodes.generated(), tuple(brightest.normalized()))
        falling = nodes.between(along, -1, 1, _AWAY * strength, _TOWARDS * strength, ease=True)
        nodes.put(background.inputs["Strength"], falling)
    bpy.context.scene.world = world
