"""Wood where it is cut across its fibres: seen into them it is darker and matt, with open pores, rays and the marks of a saw."""

from plain.colours import linear
from plain.jobs import Look
from nodes import Nodes, Socket

# A surface shows its fibres' ends from where it leans so far across them, and nothing else from there.
_LEANING, _ACROSS = 0.6, 0.95
# How light end grain is beside a planed side, and how rough at least.
_LIGHTNESS, _ROUGHNESS = 0.8, 0.62


def sawn_across(nodes: Nodes) -> Socket:
    """How far a surface cuts the fibres, which run along the local y: 0 along them, 1 at a sawn end."""
    node = nodes.add("ShaderNodeVectorTransform", vector_type="NORMAL", convert_from="WORLD", convert_to="OBJECT")
    nodes.put(node.inputs[0], nodes.geometry_normal())
    _, along, _ = nodes.axes(nodes.vector("NORMALIZE", node.outputs[0]))
    return nodes.between(nodes.math("ABSOLUTE", along), _LEANING, _ACROSS, 0.0, 1.0, ease=True)


def end_grain(nodes: Nodes, place: Socket, look: Look, colour: Socket, angle: Socket) -> Socket:
    """A colour as it is seen at sawn ends. `place` has the fibres along z, `angle` goes round the pith."""
    rays = nodes.noise(nodes.joined(nodes.math("MULTIPLY", angle, 260.0), nodes.axes(place)[1], 0.0), 1)
    sawn = nodes.noise(nodes.vector("MULTIPLY", place, (5.0, 44.0, 0.0)), 2)
    tone = nodes.math("ADD", nodes.between(rays, 0.3, 0.7, -0.06, 0.06), nodes.between(sawn, 0.3, 0.7, -0.05, 0.05))
    ended = nodes.lightened(colour, nodes.math("ADD", tone, _LIGHTNESS), 1.06)
    pores = nodes.noise(nodes.vector("MULTIPLY", place, (85.0, 85.0, 3.0)), 2, 0.6)
    ended = nodes.mix(nodes.between(pores, 0.52, 0.66, 0.0, 0.5), ended, linear(look["pore"]["colour"]))
    return nodes.mix(sawn_across(nodes), colour, ended)


def matter_at_ends(nodes: Nodes, roughness: float) -> Socket:
    """How rough a varnish is that sank in where fibres end."""
    return nodes.between(sawn_across(nodes), 0.0, 1.0, roughness, max(roughness, _ROUGHNESS))
