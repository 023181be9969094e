"""Wood where it is cut across its fibres: seen into them it is darker and matt, with open pores, rays and the marks of a saw."""

from plain.colours import linear
from plain.jobs import Look
from nodes import Nodes, Socket

# Less than this share of its pores is left in the late wood of a wood that begins a year with wide ones.
_RING_POROUS = 0.6
# A surface shows its fibres' ends from where it leans so far across them, and nothing else from there.
_LEANING, _ACROSS = 0.4, 0.85
# How light end grain is beside a planed side, and how rough at least.
_LIGHTNESS, _ROUGHNESS = 0.56, 0.62
# How much of a broad ray and of a pore's mouth shows, and how much rays too fine to be told apart and the teeth of a saw
# change the tone.
_RAYS, _PORES, _FINE_RAYS, _SAWN = 0.28, 1.3, 0.02, 0.05
# Waves to the inch across the way of the saw and along it.
_TEETH = (0.25, 17.0, 0.0)
# About the way from the pith to a stick that was sawn beside it, as many times longer than a unit as rays are interrupted
# to the inch.
_OUTWARD = (5.0, 8.0, 0.0)


def sawn_across(nodes: Nodes) -> Socket:
    """How far a surface cuts the fibres, which run along the local y: 0 along them, 1 at a sawn end."""
    node = nodes.add("ShaderNodeVectorTransform", vector_type="NORMAL", convert_from="WORLD", convert_to="OBJECT")
    nodes.put(node.inputs[0], nodes.geometry_normal())
    _, along, _ = nodes.axes(nodes.vector("NORMALIZE", node.outputs[0]))
    return nodes.between(nodes.math("ABSOLUTE", along), _LEANING, _ACROSS, 0.0, 1.0, ease=True)


def ring_porous(look: Look) -> bool:
    """Whether a year begins with a row of wide pores, which parts it sharply from the last."""
    return look["pore"]["lateShare"] < _RING_POROUS


def end_grain(nodes: Nodes, place: Socket, look: Look, grown: Socket, angle: Socket, early: Socket) -> Socket:
    """
    How the colour that grew looks at sawn ends, where its years meet those of the sides. `place` has the fibres along z,
    `angle` goes round the pith, `early` says how many pores there are, 1 where a year begins.
    """
    fine = nodes.noise(nodes.joined(nodes.math("MULTIPLY", angle, 300.0), nodes.dot(place, _OUTWARD), 0.0), 2)
    across, deep, _ = nodes.axes(place)
    way = nodes.joined(nodes.math("MULTIPLY_ADD", deep, 0.3, across), nodes.math("MULTIPLY_ADD", across, -0.3, deep), 0.0)
    sawn = nodes.noise(nodes.vector("MULTIPLY", way, _TEETH), 2, 0.7)
    tone = nodes.math("ADD", nodes.between(fine, 0.3, 0.7, -_FINE_RAYS, _FINE_RAYS), _LIGHTNESS)
    tone = nodes.math("ADD", nodes.between(sawn, 0.35, 0.65, -_SAWN, _SAWN), tone)
    ended = nodes.lightened(grown, tone, 1.06)
    if "fleck" in look:
        outward = nodes.math("MULTIPLY", deep, 0.35)
        rays = nodes.noise(nodes.joined(nodes.math("MULTIPLY", angle, 110.0), outward, 0.0), 1)
        ended = nodes.mix(nodes.between(rays, 0.56, 0.7, 0.0, _RAYS), ended, grown)
    if not ring_porous(look):
        return ended
    pores = nodes.dots(nodes.vector("MULTIPLY", place, (52.0, 52.0, 0.6)))
    narrow = nodes.noise(nodes.vector("MULTIPLY", place, (23.0, 23.0, 0.6)), 2)
    pores = nodes.math("ADD", pores, nodes.between(narrow, 0.3, 0.7, -0.14, 0.16))
    share = nodes.math("MULTIPLY", nodes.between(pores, 0.26, 0.42, _PORES * look["pore"]["depth"], 0.0), early)
    return nodes.mix(share, ended, linear(look["pore"]["colour"]))


def matter_at_ends(nodes: Nodes, roughness: float) -> Socket:
    """How rough a varnish is that sank in where fibres end."""
    return nodes.between(sawn_across(nodes), 0.0, 1.0, roughness, max(roughness, _ROUGHNESS))
