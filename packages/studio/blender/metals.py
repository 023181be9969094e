"""Finishes on iron: paint, flakes of metal in a coat, and hammertone with its net of veins."""

import bpy

from plain.colours import linear
from plain.jobs import Look
from nodes import Nodes, Socket, Surface

# How far edges are rounded by a file and a coat, in inches.
_EASED_IN = 0.03
# Waves to the inch of the flakes in a coat, and of the places where more of them lie.
_FLAKES, _DRIFTS = 48.0, 0.8
# Waves to the inch of what rolls and hammers left uneven, and how deep they are in inches.
_WORKED, _WORKED_IN = 1.6, 0.012


def finish(name: str, look: Look) -> bpy.types.Material:
    """A finish of `src/materials/finishes.ts`."""
    nodes = Surface(name)
    place = nodes.vector("ADD", nodes.place(), nodes.attribute("offset"))
    flakes = nodes.noise(_scaled(nodes, place, _FLAKES), 2, 0.6)
    drifts = nodes.noise(_scaled(nodes, place, _DRIFTS), 2)
    mottle = nodes.math("MULTIPLY_ADD", nodes.math("SUBTRACT", drifts, 0.5), 0.5, flakes)
    colour = nodes.ramp(mottle, list(zip((0.2, 0.5, 0.8), look["colours"])))
    nodes.set(Metallic=look["metalness"], Specular=0.5)
    nodes.set(Roughness=nodes.between(mottle, 0.3, 0.7, *look["roughness"]))
    grit = nodes.noise(_scaled(nodes, place, 55.0), 3, 0.6)
    worked = nodes.noise(_scaled(nodes, place, _WORKED), 2)
    normal = nodes.bump(worked, 1.0, _WORKED_IN, nodes.eased(_EASED_IN))
    normal = nodes.bump(grit, look["bump"], 0.01, normal)
    if "vein" in look:
        colour, normal = _veined(nodes, place, look, colour, normal)
    nodes.set(Base_Color=colour, Normal=normal)
    return nodes.material


def _scaled(nodes: Nodes, place: Socket, waves: float) -> Socket:
    return nodes.vector("MULTIPLY", place, (waves, waves, waves))


def _veined(
    nodes: Surface, place: Socket, look: Look, colour: Socket, normal: Socket
) -> tuple[Socket, Socket]:
    """Drops of metal that the coat drew together when it was baked, and dark valleys between them."""
    vein = look["vein"]
    wave = 1 / vein["islandIn"]
    bent = nodes.vector("SUBTRACT", nodes.noise_colour(_scaled(nodes, place, wave * 0.8), 3), (0.5, 0.5, 0.5))
    drops = nodes.vector("MULTIPLY_ADD", bent, (2.6, 2.6, 2.6), _scaled(nodes, place, wave))
    away = nodes.cells(drops)
    uneven = nodes.noise(_scaled(nodes, place, wave * 0.9), 2)
    valley = nodes.between(uneven, 0.3, 0.7, -0.05, vein["share"])
    island = nodes.between(nodes.math("SUBTRACT", away, valley), -0.06, 0.16, 0.0, 1.0)
    raised = nodes.between(away, 0.0, 0.45, 0.0, 1.0, ease=True)
    nodes.set(Metallic=nodes.math("MULTIPLY", look["metalness"], nodes.between(island, 0, 1, 0.3, 1.0)))
    bump = nodes.bump(raised, vein["depth"], vein["islandIn"] / 9, normal)
    return nodes.mix(island, linear(vein["colour"]), colour), bump


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
