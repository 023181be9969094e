"""Finishes on iron: paint, flakes of metal in a coat, and hammertone with its net of veins."""

import bpy

from plain.colours import linear
from plain.jobs import Look
from nodes import Enamelled, Nodes, Socket, Surface

# How far edges are rounded by a brush and a coat, and by a file and a coat, here less and there more, in inches.
_EASED_IN, _FILED_IN = 0.03, (0.014, 0.042)
# Waves to the inch of the flakes in a coat, of the skin that it ran to as it was baked, and of the grit below it; how
# deep skin and grit are in inches.
_FLAKES, _SKIN, _GRIT = 150.0, 17.0, 60.0
_SKIN_IN, _GRIT_IN = 0.012, 0.002
# Waves to the inch of an edge that was filed by hand.
_FILED = 2.6
# Waves to the inch of what rolls and hammers left uneven, and how deep they are in inches.
_WORKED, _WORKED_IN = 1.6, 0.012
# How high drops of metal stand, as a share of the depth of veins.
_RAISED = 0.2
# Waves to the inch of a coat that was sprayed thicker here than there, and how much of the veins that hides or shows.
_SPRAYED, _THICKER = 2.4, 0.05
# About as light as finishes are.
_GREY = "#6e6e6e"
# Share of light that paint throws straight back from where it faces the viewer.
_GLOSS = 0.04
# Where light comes from that shows what is raised: right, up, towards the viewer. How much more it lights a slope.
_RAKING, _RELIEF = (-1.0, 0.8, 0.3), 1.4


def finish(name: str, look: Look) -> bpy.types.Material:
    """A finish of `src/materials/finishes.ts`. What is finer than the light on it can be smoothed is in its colours."""
    nodes = Enamelled(name)
    place = nodes.vector("ADD", nodes.place(), nodes.attribute("offset"))
    filed = nodes.noise(_scaled(nodes, place, _FILED), 1)
    eased = nodes.eased(nodes.between(filed, 0.3, 0.7, *_FILED_IN))
    worked = nodes.bump(nodes.noise(_scaled(nodes, place, _WORKED), 2), 1.0, _WORKED_IN, eased)
    flakes = nodes.noise(_scaled(nodes, place, _FLAKES), 2, 0.5)
    colour = nodes.ramp(flakes, list(zip((0.2, 0.5, 0.8), look["colours"])))
    metal, raised = look["metalness"], _skinned(nodes, place, look, worked)
    if "vein" in look:
        colour, metal, raised = _veined(nodes, place, look, colour, raised, eased)
    relief = _relief(nodes, raised, worked)
    away = nodes.math("POWER", nodes.turned_away(worked), 5.0)
    front = nodes.mix(metal, (_GLOSS, _GLOSS, _GLOSS, 1), colour)
    shiny = nodes.mix(away, front, (1, 1, 1, 1))
    matt = nodes.mix(metal, colour, (0, 0, 0, 1))
    roughness = sum(look["roughness"]) / 2
    nodes.set(nodes.lightened(matt, relief, 1.0), nodes.lightened(shiny, relief, 1.0), roughness, worked)
    return nodes.material


def grey(look: Look) -> Look:
    """The finish without its hue, so that what grooves throw back suits every other finish."""
    plain = {**look, "colours": [_GREY] * 3}
    plain.pop("vein", None)
    return plain


def _scaled(nodes: Nodes, place: Socket, waves: float) -> Socket:
    return nodes.vector("MULTIPLY", place, (waves, waves, waves))


def _skinned(nodes: Nodes, place: Socket, look: Look, normal: Socket) -> Socket:
    """The normal of a coat that ran, over what it did not cover quite."""
    for waves, deep_in in ((_SKIN, _SKIN_IN), (_GRIT, _GRIT_IN)):
        normal = nodes.bump(nodes.noise(_scaled(nodes, place, waves), 2), look["bump"], deep_in, normal)
    return normal


def _relief(nodes: Nodes, raised: Socket, flat: Socket) -> Socket:
    """How much more light than a flat coat a raised one throws back, about 1."""
    raking = nodes.seen_from(_RAKING)
    more = nodes.math("SUBTRACT", nodes.dot(raised, raking), nodes.dot(flat, raking))
    return nodes.math("MAXIMUM", nodes.math("MULTIPLY_ADD", more, _RELIEF, 1.0), 0.2)


def _veined(
    nodes: Enamelled, place: Socket, look: Look, colour: Socket, normal: Socket, eased: Socket
) -> tuple[Socket, Socket, Socket]:
    """Drops of metal that the coat drew together when it was baked, and dark valleys between them: their colour, how
    metallic they are, and their normal."""
    vein = look["vein"]
    wave = 1 / vein["islandIn"]
    away = nodes.cells(_drops(nodes, place, wave))
    uneven = nodes.noise(_scaled(nodes, place, wave * 0.9), 2)
    height = nodes.math("SUBTRACT", away, nodes.between(uneven, 0.3, 0.7, -0.05, vein["share"]))
    sprayed = nodes.noise(_scaled(nodes, place, _SPRAYED), 2)
    height = nodes.math("ADD", height, nodes.between(sprayed, 0.3, 0.7, -_THICKER, _THICKER))
    raised = nodes.between(height, -0.15, 0.4, 0.0, 1.0, ease=True)
    # A coat that is still liquid draws back from edges.
    edge = nodes.between(nodes.dot(eased, nodes.geometry_normal()), 0.75, 0.95, 0.08, 0.0)
    island = nodes.between(nodes.math("ADD", height, edge), -0.06, 0.16, 0.0, 1.0)
    metal = nodes.math("MULTIPLY", look["metalness"], nodes.between(island, 0, 1, 0.97, 1.0))
    bump = nodes.bump(raised, 1.0, _RAISED * vein["depth"] * vein["islandIn"], normal)
    return nodes.mix(island, linear(vein["colour"]), colour), metal, bump


def _drops(nodes: Nodes, place: Socket, wave: float) -> Socket:
    """Where a point lies among drops, one unit apart: their borders are bent, and they are larger here than there."""
    drops = _scaled(nodes, place, wave)
    for waves, reach in ((0.12, 6.5), (0.8, 2.4)):
        bent = nodes.vector("SUBTRACT", nodes.noise_colour(_scaled(nodes, place, wave * waves), 2), (0.5, 0.5, 0.5))
        drops = nodes.vector("MULTIPLY_ADD", bent, (reach, reach, reach), drops)
    return drops


def paint(name: str, colour: str, roughness: float) -> bpy.types.Material:
    """One colour, as primer is, in a coat that shows how it was brushed and how it ran."""
    nodes = _painted(name, colour, roughness)
    place = nodes.vector("ADD", nodes.place(), nodes.attribute("offset"))
    brushed = nodes.noise(nodes.vector("MULTIPLY", place, (22.0, 0.9, 22.0)), 3, 0.6)
    run = nodes.noise(_scaled(nodes, place, 2.2), 2)
    coat = nodes.math("MULTIPLY_ADD", run, 2.0, brushed)
    nodes.set(Normal=nodes.bump(coat, 0.12, 0.03, nodes.eased(_EASED_IN)))
    return nodes.material


def stand_in(name: str, colour: str, roughness: float) -> bpy.types.Material:
    """What only throws light back, at which nobody looks: its edges cost nothing."""
    return _painted(name, colour, roughness).material


def _painted(name: str, colour: str, roughness: float) -> Surface:
    nodes = Surface(name)
    nodes.set(Base_Color=linear(colour), Roughness=roughness, Specular=0.42)
    return nodes
