"""Finishes on iron: paint, bronze and pewter that are rubbed bright at their edges, and hammertone with its net of veins."""

import bpy

from plain.colours import linear
from plain.jobs import Look
from nodes import Nodes, Socket, Surface

# How far edges are rounded, in inches: by a hand with a file, and where a rag rubs.
_EASED_IN, _RUBBED_IN = 0.03, 0.07
# Finishes are sprayed on: flakes of metal in a coat, and so much of what bare metal throws back.
_FLAKES = 0.6


def finish(name: str, look: Look) -> bpy.types.Material:
    """A finish of `src/materials/finishes.ts`."""
    nodes = Surface(name)
    place = nodes.vector("ADD", nodes.place(), nodes.attribute("offset"))
    mottle = nodes.noise(_scaled(nodes, place, 6.0), 8, 0.75)
    colour = nodes.ramp(mottle, list(zip((0.0, 0.5, 1.0), look["colours"])))
    nodes.set(Metallic=look["metalness"] * _FLAKES, Specular=0.5)
    nodes.set(Roughness=nodes.between(mottle, 0.3, 0.7, *look["roughness"]))
    grit = nodes.noise(_scaled(nodes, place, 55.0), 3, 0.6)
    normal = nodes.bump(grit, look["bump"], 0.01, nodes.eased(_EASED_IN))
    if "rubbed" in look:
        colour = _rubbed(nodes, place, look["rubbed"], colour)
    if "vein" in look:
        colour, normal = _veined(nodes, place, look["vein"], colour, normal)
    nodes.set(Base_Color=colour, Normal=normal)
    return nodes.material


def _scaled(nodes: Nodes, place: Socket, waves: float) -> Socket:
    return nodes.vector("MULTIPLY", place, (waves, waves, waves))


def _rubbed(nodes: Nodes, place: Socket, bright: str, colour: Socket) -> Socket:
    """Metal that shows where hands and rags pass: along edges, here more and there less."""
    there = nodes.dot(nodes.eased(_RUBBED_IN), nodes.facing())
    edge = nodes.between(there, 0.99, 0.9, 0.0, 1.0)
    uneven = nodes.between(nodes.noise(_scaled(nodes, place, 9.0), 3, 0.7), 0.35, 0.65, 0.1, 0.8)
    return nodes.mix(nodes.math("MULTIPLY", edge, uneven), colour, linear(bright))


def _veined(
    nodes: Surface, place: Socket, vein: dict, colour: Socket, normal: Socket
) -> tuple[Socket, Socket]:
    """Drops of metal that the coat drew together when it was baked, and dark valleys between them."""
    wave = 1 / vein["islandIn"]
    bent = nodes.vector("SUBTRACT", nodes.noise_colour(_scaled(nodes, place, wave * 0.9), 2), (0.5, 0.5, 0.5))
    drops = nodes.vector("MULTIPLY_ADD", bent, (1.5, 1.5, 1.5), _scaled(nodes, place, wave))
    away = nodes.cells(drops)
    uneven = nodes.noise(_scaled(nodes, place, wave * 0.35), 2)
    valley = nodes.between(uneven, 0.3, 0.7, 0.0, vein["share"])
    island = nodes.between(nodes.math("SUBTRACT", away, valley), -0.02, 0.16, 0.0, 1.0)
    raised = nodes.between(away, 0.0, 0.45, 0.0, 1.0)
    nodes.set(Metallic=nodes.between(island, 0, 1, 0.25, 0.92))
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
