"""Wood in the solid: rings round a pith off the stick, fibres and pores along the grain, which is the local y."""

import bpy

from plain.colours import linear
from plain.jobs import Look
from end_grain import end_grain, matter_at_ends, ring_porous, sawn_across
from nodes import Nodes, Socket, Surface, Value

# Distance of the pith from the middle of a piece, in inches, before the piece's own offset.
_PITH = (2.3, 3.6)
# Where within a year its early, middle and late wood lie, and the line that it ends with.
_STOPS = (0.03, 0.35, 0.78, 0.95)
# A satin varnish, and how much of its polish is left over an open pore.
_SPECULAR, _COAT_ROUGHNESS, _OPEN_POLISH = 0.42, 0.28, 0.15
# Sandpaper rounds every edge by so much, in inches.
_EASED_IN = 0.06


def wood_colour(nodes: Nodes, look: Look) -> tuple[Socket, Socket]:
    """The colour of a wood of `src/materials/woods.ts` at every point of a piece, and how far varnish closes it there."""
    place = _own_place(nodes)
    rings = _rings(nodes, place, look)
    ring, year = nodes.math("FRACT", rings), _year(nodes, rings, look)
    colour = nodes.ramp(ring, [(0.0, look["ring"][3]), *zip(_STOPS, look["ring"])], ease=True)
    colour = nodes.mix(_faint(nodes, place, year), colour, linear(look["ring"][1]))
    colour = _uneven(nodes, place, look, colour, year)
    grown = _picked(nodes, _streaks(nodes, place, look, colour))
    side = _fibres(nodes, place, look, grown)
    side = _flecks(nodes, place, look, side)
    early = nodes.between(ring, 0.12, 0.5, 1.0, look["pore"]["lateShare"])
    open_share = _pores(nodes, place, look, early)
    side = nodes.mix(open_share, side, linear(look["pore"]["colour"]))
    end = end_grain(nodes, place, look, grown, _angle(nodes, place), early)
    closed = nodes.between(open_share, 0.0, 0.5, 1.0, _OPEN_POLISH)
    return nodes.mix(sawn_across(nodes), side, end), closed


def _year(nodes: Nodes, rings: Socket, look: Look) -> Socket:
    """How a year was, 0 to 1. Woods that begin one with a row of wide pores part it sharply from the last."""
    if ring_porous(look):
        return nodes.chance(nodes.math("FLOOR", rings))
    return nodes.between(nodes.noise_along(rings, 1.0), 0.25, 0.75, 0.0, 1.0)


def _faint(nodes: Nodes, place: Socket, year: Socket) -> Socket:
    """How little of a ring shows, 0 to 1: years differ, and so do places of a board."""
    faint = nodes.between(year, 0.0, 1.0, 0.0, 0.5)
    board = nodes.between(nodes.noise(_scaled(nodes, place, 1.3, 0.12), 2), 0.35, 0.65, 0.0, 0.35)
    return nodes.math("ADD", faint, board)


def _own_place(nodes: Nodes) -> Socket:
    """Across the grain in x and y, along it in z; every piece, and every stave of a board, cut elsewhere."""
    x, y, z = nodes.axes(nodes.vector("ADD", nodes.place(), nodes.attribute("offset")))
    own = nodes.joined(x, z, y)
    stave = nodes.attribute("stave")
    across, along_depth, width = nodes.axes(stave)
    local_x, _, local_z = nodes.axes(nodes.place())
    across_in = nodes.math(
        "ADD", nodes.math("MULTIPLY", local_x, across), nodes.math("MULTIPLY", local_z, along_depth)
    )
    number = nodes.math("FLOOR", nodes.math("MULTIPLY", across_in, width))
    shift = nodes.vector("SUBTRACT", nodes.chance_colour(number), (0.5, 0.5, 0.5))
    is_board = nodes.math("GREATER_THAN", width, 0.0)
    reach = nodes.vector("SCALE", (4.5, 2.2, 60.0))
    nodes.put(reach.node.inputs["Scale"], is_board)
    return nodes.vector("ADD", own, nodes.vector("MULTIPLY", shift, reach))


def _picked(nodes: Nodes, colour: Socket) -> Socket:
    """The colour of this board beside those that it was picked to match."""
    lightness = nodes.axes(nodes.attribute("lightness"))[0]
    return nodes.lightened(colour, lightness, nodes.math("SUBTRACT", 2.0, lightness))


def _scaled(nodes: Nodes, place: Socket, across: float, along: float) -> Socket:
    return nodes.vector("MULTIPLY", place, (across, across, along))


def _rings(nodes: Nodes, place: Socket, look: Look) -> Socket:
    """How many rings lie between a point and the pith."""
    wander = look["wanderIn"]
    slow = nodes.math("SUBTRACT", nodes.noise(_scaled(nodes, place, 0.12, 0.018), 1), 0.5)
    quick = nodes.math("SUBTRACT", nodes.noise(_scaled(nodes, place, 0.35, 0.06), 2), 0.5)
    x, y, _ = nodes.axes(place)
    across = nodes.math("ADD", x, _PITH[0])
    deep = nodes.math("ADD", nodes.math("MULTIPLY", y, 0.9), _PITH[1])
    squares = nodes.math("MULTIPLY_ADD", deep, deep, nodes.math("MULTIPLY", across, across))
    distance = nodes.math("SQRT", squares)
    distance = nodes.math("MULTIPLY_ADD", slow, wander, distance)
    distance = nodes.math("MULTIPLY_ADD", quick, wander / 6, distance)
    distance = nodes.math("MULTIPLY_ADD", nodes.noise_along(distance, 2.1), 0.42, distance)
    rings = nodes.math("MULTIPLY", distance, look["ringsPerInch"])
    return nodes.math("MULTIPLY_ADD", _combed(nodes, place), look["combed"], rings)


def _angle(nodes: Nodes, place: Socket) -> Socket:
    """Which way a point lies from the pith."""
    x, y, _ = nodes.axes(place)
    return nodes.math("ARCTAN2", nodes.math("ADD", y, _PITH[1]), nodes.math("ADD", x, _PITH[0]))


def _combed(nodes: Nodes, place: Socket) -> Socket:
    """Fibres run past the end of a ring and fall short of it: where one is cut at a slant, its border is a comb, no line."""
    coarse = nodes.noise(_scaled(nodes, place, 14, 0.35), 3, 0.75)
    fine = nodes.noise(_scaled(nodes, place, 48, 1.1), 2, 0.7)
    return nodes.math("ADD", nodes.math("SUBTRACT", coarse, 0.5), nodes.math("SUBTRACT", fine, 0.5))


def _fibres(nodes: Nodes, place: Socket, look: Look, colour: Socket) -> Socket:
    broad = nodes.noise(_scaled(nodes, place, 7, 0.14), 3, 0.6)
    tone = nodes.math("MULTIPLY_ADD", nodes.math("SUBTRACT", broad, 0.5), look["fibre"] * 0.5, 1.0)
    colour = nodes.lightened(colour, tone, 1.0)
    coarse = nodes.noise(_scaled(nodes, place, 34, 0.8), 3, 0.65)
    darker = nodes.mix(0.4, colour, linear(look["ring"][3]), "MULTIPLY")
    colour = nodes.mix(nodes.between(coarse, 0.3, 0.72, 0, look["fibre"]), colour, darker)
    fine = nodes.noise(_scaled(nodes, place, 95, 2.6), 1, 0.6)
    return nodes.mix(nodes.between(fine, 0.35, 0.7, 0, 0.22), colour, linear(look["ring"][1]))


def _uneven(nodes: Nodes, place: Socket, look: Look, colour: Socket, year: Socket) -> Socket:
    """Rings and places of a board differ in lightness."""
    ring = nodes.math("SUBTRACT", year, 0.5)
    board = nodes.math("SUBTRACT", nodes.noise(_scaled(nodes, place, 0.35, 0.07), 2), 0.5)
    value = nodes.math("MULTIPLY", ring, look["variation"] * 0.7)
    value = nodes.math("MULTIPLY_ADD", board, look["variation"] * 2.2, value)
    saturation = nodes.math("MULTIPLY_ADD", value, -0.5, 1.0)
    return nodes.lightened(colour, nodes.math("ADD", value, 1.0), saturation)


def _streaks(nodes: Nodes, place: Socket, look: Look, colour: Socket) -> Socket:
    streak = look.get("streak")
    if streak is None:
        return colour
    band = nodes.noise(_scaled(nodes, place, 0.55, 0.06), 2)
    share = nodes.between(band, 0.53, 0.72, 0, streak["strength"])
    return nodes.mix(share, colour, linear(streak["colour"]))


def _flecks(nodes: Nodes, place: Socket, look: Look, colour: Socket) -> Socket:
    """Rays run outward from the pith; a side that is nearly radial shows them as ticks and flakes."""
    fleck = look.get("fleck")
    if fleck is None:
        return colour
    along = nodes.math("MULTIPLY", nodes.axes(place)[2], 2.2)
    rays = nodes.joined(nodes.math("MULTIPLY", _angle(nodes, place), 150.0), along, 0.0)
    share = nodes.between(nodes.noise(rays, 2), 0.62, 0.7, 0, fleck["strength"])
    return nodes.mix(share, colour, linear(fleck["colour"]))


def _pores(nodes: Nodes, place: Socket, look: Look, early: Socket) -> Socket:
    """How deep ticks along the fibres are, as many as `early` says: most where a year begins."""
    pore = look["pore"]
    scale = tuple(1 / length for length in pore["size"])
    ticks = nodes.noise(nodes.vector("MULTIPLY", place, scale), 2, 0.6)
    drifts = nodes.noise(_scaled(nodes, place, 5, 0.5), 2)
    ticks = nodes.math("MULTIPLY_ADD", nodes.math("SUBTRACT", drifts, 0.5), 0.22, ticks)
    threshold = 0.64 - 0.31 * pore["share"]
    share = nodes.math("MULTIPLY", nodes.between(ticks, threshold, threshold + 0.125, 0, 1), early)
    return nodes.math("MULTIPLY", share, pore["depth"])


def wood(name: str, look: Look) -> bpy.types.Material:
    """Colour and polish: they are photographed without light, and the light on them apart from them."""
    nodes = Surface(name)
    colour, closed = wood_colour(nodes, look)
    nodes.set(Base_Color=colour)
    varnish(nodes, look, closed)
    return nodes.material


def varnished(name: str, look: Look) -> bpy.types.Material:
    """What light sees of a wood: its middle colour under satin varnish."""
    nodes = Surface(name)
    nodes.set(Base_Color=linear(look["ring"][1]), Normal=nodes.eased(_EASED_IN))
    varnish(nodes, look)
    return nodes.material


def varnish(nodes: Surface, look: Look, closed: Value = 1.0) -> None:
    """A satin coat on whatever colour a surface has; `closed` says how far it lies over open pores."""
    nodes.set(
        Roughness=matter_at_ends(nodes, look["roughness"]),
        Specular=nodes.math("MULTIPLY", closed, _SPECULAR),
        Clearcoat=nodes.math("MULTIPLY", closed, look["coat"]),
        Clearcoat_Roughness=_COAT_ROUGHNESS,
    )
