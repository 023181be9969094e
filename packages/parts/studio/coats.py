"""What a piece of a room or a still life is coated with: paint, a finish, or varnish on wood."""

import bpy

from metals import finish, paint
from nodes import Nodes
from woods import wood_colour


def coat_of(look: dict) -> bpy.types.Material:
    """A look of `src/photographs/`, lit and seen at once."""
    if look["kind"] == "paint":
        return paint("paint", look["colour"], look["roughness"])
    if look["kind"] == "finish":
        return finish("finish", look)
    nodes = Nodes("wood")
    nodes.set(
        Base_Color=wood_colour(nodes, look),
        Roughness=look["roughness"],
        Specular=0.42,
        Clearcoat=look["coat"],
        Clearcoat_Roughness=0.28,
    )
    return nodes.material
