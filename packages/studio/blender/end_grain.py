"""Wood where it is cut across its fibres: seen into them it is darker and matt, with open pores and rays, and drank varnish unevenly."""

from plain.colours import linear
from plain.jobs import Look
from nodes import Nodes, Socket

# Less than this share of its pores is left in the late wood of a wood that begins a year with wide ones.
_RING_POROUS = 0.6
# A surface shows its fibres' ends from where it leans so far across them, and nothing else from there.
_LEANING, _ACROSS = 0.1, 0.55
# How light end grain is beside a planed side, and how rough at least.
_LIGHTNESS, _ROUGHNESS = 0.42, 0.62
# How much of a broad ray and of a pore's mouth shows, and how much the tone is changed by rays and by fibres too fine to be
# told apart, and by varnish that sank in more here than there.
_RAYS, _PORES, _FINE_RAYS, _FIBRES, _DRUNK = 0.2, 1.3, 0.03, 0.03, 0.05
# How far rings of woods that begin no year with wide pores go under where all fibres end, and what a saw left on them.
_SUNK, _SAWN = 0.15, 0.02
# How wide pores are that begin a year, and all others: their border, in shares of the way from one to the next.
_WIDE, _NARROW = (0.26, 0.42), (0.1, 0.3)
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
    fibres = nodes.noise(nodes.vector("MULTIPLY", place, (75.0, 75.0, 0.6)), 1)
    drunk = nodes.noise(nodes.vector("MULTIPLY", place, (2.5, 2.5, 0.6)), 2)
    tone = nodes.math("ADD", nodes.between(fine, 0.3, 0.7, -_FINE_RAYS, _FINE_RAYS), _LIGHTNESS)
    tone = nodes.math("ADD", nodes.between(fibres, 0.3, 0.7, -_FIBRES, _FIBRES), tone)
    tone = nodes.math("ADD", nodes.between(drunk, 0.3, 0.7, -_DRUNK, _DRUNK), tone)
    marks = nodes.noise(nodes.vector("MULTIPLY", place, (1.2, 26.0, 0.6)), 2)
    tone = nodes.math("ADD", nodes.between(marks, 0.3, 0.7, -_SAWN, _SAWN), tone)
    even = grown if ring_porous(look) else nodes.mix(_SUNK, grown, linear(look["ring"][1]))
    ended = nodes.lightened(even, tone, 1.06)
    if "fleck" in look:
        _, deep, _ = nodes.axes(place)
        outward = nodes.math("MULTIPLY", deep, 0.2)
        rays = nodes.noise(nodes.joined(nodes.math("MULTIPLY", angle, 150.0), outward, 0.0), 1)
        ended = nodes.mix(nodes.between(rays, 0.5, 0.64, 0.0, _RAYS), ended, grown)
    pores = nodes.dots(nodes.vector("MULTIPLY", place, (52.0, 52.0, 0.6)))
    narrow = nodes.noise(nodes.vector("MULTIPLY", place, (23.0, 23.0, 0.6)), 2)
    pores = nodes.math("ADD", pores, nodes.between(narrow, 0.3, 0.7, -0.14, 0.16))
    open_in, closed_from = _WIDE if ring_porous(look) else _NARROW
    mouths = nodes.between(pores, open_in, closed_from, _PORES * look["pore"]["depth"], 0.0)
    share = nodes.math("MULTIPLY", mouths, early)
    return nodes.mix(share, ended, linear(look["pore"]["colour"]))


def matter_at_ends(nodes: Nodes, roughness: float) -> Socket:
    """How rough a varnish is that sank in where fibres end."""
    return nodes.between(sawn_across(nodes), 0.0, 1.0, roughness, max(roughness, _ROUGHNESS))
