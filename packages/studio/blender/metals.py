"""Finishes on iron: paint, mottled bronze and pewter, and hammertone with its net of veins."""

import bpy

from plain.colours import linear
from plain.jobs import Look
from nodes import Nodes, Socket


def finish(name: str, look: Look) -> bpy.types.Material:
    """A finish of `src/materials/finishes.ts`."""
    nodes = Nodes(name)
    place = nodes.vector("ADD", nodes.place(), nodes.attribute("offset"))
    mottle = nodes.noise(nodes.vector("MULTIPLY", place, (3.0, 3.0, 3.0)), 3, 0.6)
    colour = nodes.ramp(mottle, list(zip((0.3, 0.55, 0.75), look["colours"])))
    roughness = nodes.between(mottle, 0.3, 0.7, *look["roughness"])
    grit = nodes.noise(nodes.vector("MULTIPLY", place, (55.0, 55.0, 55.0)), 3, 0.6)
    nodes.set(Metallic=look["metalness"], Specular=0.5, Roughness=roughness)
    normal = nodes.bump(grit, look["bump"], 0.01)
    vein = look.get("vein")
    if vein is not None:
        colour, normal = _veined(nodes, place, vein, colour, normal)
    nodes.set(Base_Color=colour, Normal=normal)
    return nodes.material


def _veined(
    nodes: Nodes, place: Socket, vein: dict, colour: Socket, normal: Socket
) -> tuple[Socket, Socket]:
    """Islands of metal, uneven in size, with dark coat in the valleys between them."""
    wave = 0.5 / vein["islandIn"]
    ridge = nodes.noise(nodes.vector("MULTIPLY", place, (wave, wave, wave)), 2, 0.6)
    off = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", ridge, 0.5))
    uneven = nodes.noise(nodes.vector("MULTIPLY", place, (wave / 3,) * 3), 1)
    reach = nodes.between(uneven, 0.35, 0.65, 0.0, 0.14 * vein["share"])
    island = nodes.between(nodes.math("SUBTRACT", off, reach), 0.0, 0.05, 0.0, 1.0)
    bump = nodes.bump(island, vein["depth"], 0.03)
    nodes.link(normal, bump.node.inputs["Normal"])
    nodes.set(Metallic=nodes.between(island, 0, 1, 0.25, 0.92))
    return nodes.mix(island, linear(vein["colour"]), colour), bump


def paint(name: str, colour: str, roughness: float) -> bpy.types.Material:
    """One even colour, as primer is."""
    nodes = Nodes(name)
    nodes.set(Base_Color=linear(colour), Roughness=roughness, Specular=0.42)
    return nodes.material
