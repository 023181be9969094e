"""Lamps like bright rectangles, and the light that comes from everywhere."""

import bpy
from mathutils import Matrix, Vector

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
    tree = light.node_tree
    place = tree.nodes.new("ShaderNodeNewGeometry").outputs["Parametric"]
    centred = tree.nodes.new("ShaderNodeVectorMath")
    centred.operation = "MULTIPLY_ADD"
    tree.links.new(place, centred.inputs[0])
    centred.inputs[1].default_value, centred.inputs[2].default_value = (2, 2, 0), (-1, -1, 0)
    falling = tree.nodes.new("ShaderNodeTexGradient")
    falling.gradient_type = "SPHERICAL"
    tree.links.new(centred.outputs[0], falling.inputs[0])
    strength = tree.nodes.new("ShaderNodeMapRange")
    tree.links.new(falling.outputs["Fac"], strength.inputs[0])
    strength.interpolation_type = "SMOOTHSTEP"
    strength.inputs[3].default_value, strength.inputs[4].default_value = _AT_FRAME, _IN_THE_MIDDLE
    tree.links.new(strength.outputs[0], tree.nodes["Emission"].inputs["Strength"])


def light_room(colour: tuple[float, float, float, float], strength: float, brightest: Vector | None = None) -> None:
    """Light from everywhere; in a studio more of it from one way, and little from the other, so that flats shade off."""
    world = bpy.data.worlds.new("room")
    world.use_nodes = True
    tree = world.node_tree
    background = tree.nodes["Background"]
    background.inputs["Color"].default_value = colour
    background.inputs["Strength"].default_value = strength
    if brightest is not None:
        tree.links.new(_falling_from(tree, brightest, strength), background.inputs["Strength"])
    bpy.context.scene.world = world


def _falling_from(tree: bpy.types.NodeTree, brightest: Vector, strength: float) -> bpy.types.NodeSocket:
    ways = tree.nodes.new("ShaderNodeTexCoord").outputs["Generated"]
    along = tree.nodes.new("ShaderNodeVectorMath")
    along.operation = "DOT_PRODUCT"
    tree.links.new(ways, along.inputs[0])
    along.inputs[1].default_value = brightest.normalized()
    share = tree.nodes.new("ShaderNodeMapRange")
    tree.links.new(along.outputs["Value"], share.inputs[0])
    for socket, value in zip(share.inputs[1:], (-1, 1, _AWAY * strength, _TOWARDS * strength)):
        socket.default_value = value
    share.interpolation_type = "SMOOTHSTEP"
    return share.outputs[0]
