"""Lamps like bright rectangles, and the light that comes from everywhere."""

import bpy
from mathutils import Matrix, Vector


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
    box = bpy.data.objects.new(name, light)
    box.matrix_world = looking(at, towards)
    bpy.context.collection.objects.link(box)
    return box


def light_room(colour: tuple[float, float, float, float], strength: float) -> None:
    world = bpy.data.worlds.new("room")
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = colour
    background.inputs["Strength"].default_value = strength
    bpy.context.scene.world = world
