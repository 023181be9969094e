"""What a piece of a room or a still life is coated with: paint, a finish, varnish on wood, cloth or light."""

import bpy

from plain.colours import linear
from plain.jobs import Look
from metals import finish, paint
from nodes import Nodes
from woods import varnish, wood_colour


def coat_of(look: Look) -> bpy.types.Material:
    """A look of `src/photographs/`, lit and seen at once."""
    if look["kind"] == "paint":
        return paint("paint", look["colour"], look["roughness"])
    if look["kind"] == "finish":
        return finish("finish", look)
    if look["kind"] == "cloth":
        return _cloth(look["colour"])
    if look["kind"] == "glow":
        return _glow(look["colour"], look["strength"])
    nodes = Nodes("wood")
    # Floor boards differ in lightness more than the wood of one part does.
    tone = nodes.axes(nodes.attribute("tone"))[0]
    colour = wood_colour(nodes, look)
    nodes.set(Base_Color=nodes.lightened(colour, nodes.math("ADD", tone, 1.0), 1.0))
    varnish(nodes, look)
    return nodes.material


def _cloth(colour: str) -> bpy.types.Material:
    """Woven: threads that catch the light unevenly, and colour that is nowhere quite the same."""
    nodes = Nodes("cloth")
    place = nodes.place()
    threads = nodes.noise(nodes.vector("MULTIPLY", place, (9.0, 9.0, 9.0)), 3, 0.7)
    worn = nodes.noise(nodes.vector("MULTIPLY", place, (0.12, 0.12, 0.12)), 2)
    uneven = nodes.math("MULTIPLY_ADD", nodes.math("SUBTRACT", worn, 0.5), 0.25, 1.0)
    value = nodes.math("MULTIPLY_ADD", nodes.math("SUBTRACT", threads, 0.5), 0.55, uneven)
    nodes.set(
        Base_Color=nodes.lightened(linear(colour), value, 1.0),
        Roughness=1.0,
        Specular=0.08,
        Sheen=0.4,
        Normal=nodes.bump(threads, 0.5, 0.12),
    )
    return nodes.material


def _glow(colour: str, strength: float) -> bpy.types.Material:
    """Glass or cloth with a lamp behind it."""
    nodes = Nodes("glow")
    nodes.set(Base_Color=linear(colour), Roughness=0.5, Emission=linear(colour), Emission_Strength=strength)
    return nodes.material
