"""What a piece of a room or a still life is coated with: paint, a finish, varnish on wood, cloth or light."""

import bpy

from plain.colours import linear
from plain.jobs import Look
from metals import finish, paint
from nodes import Nodes, Socket, Surface
from woods import varnish, wood_colour


def coat_of(look: Look) -> bpy.types.Material:
    """A look of `src/photographs/`, lit and seen at once."""
    if look["kind"] == "paint":
        return paint("paint", look["colour"], look["roughness"])
    if look["kind"] == "finish":
        return finish("finish", look)
    if look["kind"] == "cloth":
        return _cloth(look["colour"], look.get("ribIn"))
    if look["kind"] == "glow":
        return _glow(look["colour"], look["strength"])
    nodes = Surface("wood")
    # Floor boards differ in lightness more than the wood of one part does.
    tone = nodes.axes(nodes.attribute("tone"))[0]
    colour, closed = wood_colour(nodes, look)
    nodes.set(Base_Color=nodes.lightened(colour, nodes.math("ADD", tone, 1.0), 1.0))
    varnish(nodes, look, closed)
    return nodes.material


def _cloth(colour: str, rib_in: float | None) -> bpy.types.Material:
    """Woven: threads that catch the light unevenly, and colour that is nowhere quite the same; in ribs across its length."""
    nodes = Surface("cloth")
    place = nodes.place()
    threads = nodes.noise(nodes.vector("MULTIPLY", place, (9.0, 9.0, 9.0)), 3, 0.7)
    worn = nodes.noise(nodes.vector("MULTIPLY", place, (0.12, 0.12, 0.12)), 2)
    uneven = nodes.math("MULTIPLY_ADD", nodes.math("SUBTRACT", worn, 0.5), 0.25, 1.0)
    value = nodes.math("MULTIPLY_ADD", nodes.math("SUBTRACT", threads, 0.5), 0.55, uneven)
    height, distance = threads, 0.12
    if rib_in is not None:
        height, distance = _ribs(nodes, place, rib_in), rib_in / 3
        value = nodes.math("MULTIPLY", value, nodes.math("MULTIPLY_ADD", height, 0.5, 0.62))
    nodes.set(
        Base_Color=nodes.lightened(linear(colour), value, 1.0),
        Roughness=1.0,
        Specular=0.08,
        Sheen=0.4,
        Normal=nodes.bump(height, 0.5, distance),
    )
    return nodes.material


def _ribs(nodes: Nodes, place: Socket, rib_in: float) -> Socket:
    """How high a braid lies, 0 to 1: ribs side by side, tied down here and there, none quite straight."""
    along, _, across = nodes.axes(place)
    wavy = nodes.noise(nodes.vector("MULTIPLY", place, (0.5, 0.5, 0.5)), 2)
    row = nodes.math("MULTIPLY_ADD", wavy, 0.8, nodes.math("DIVIDE", across, rib_in))
    arch = nodes.math("ABSOLUTE", nodes.math("SINE", nodes.math("MULTIPLY", row, 3.1416)))
    tied = nodes.noise(nodes.joined(nodes.math("DIVIDE", along, rib_in), nodes.math("FLOOR", row), 0.0), 2, 0.6)
    return nodes.math("MULTIPLY", arch, nodes.between(tied, 0.3, 0.6, 0.55, 1.0))


def _glow(colour: str, strength: float) -> bpy.types.Material:
    """Glass or cloth with a lamp behind it: brightest where the lamp is, dimmer towards its ends and its rim."""
    nodes = Surface("glow")
    _, up, _ = nodes.axes(nodes.generated())
    away = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", up, 0.42))
    lit = nodes.math("MULTIPLY", nodes.between(away, 0.05, 0.6, 1.0, 0.3), nodes.between(nodes.turned_away(), 0.25, 1.0, 1.0, 0.55))
    nodes.set(
        Base_Color=linear(colour),
        Roughness=0.5,
        Emission=linear(colour),
        Emission_Strength=nodes.math("MULTIPLY", lit, strength),
    )
    return nodes.material
