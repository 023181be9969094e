"""A short hand for shader node trees: every method makes a node and returns its output."""

from __future__ import annotations

from typing import Any, TypeAlias, Union

import bpy

from plain.colours import linear

Socket: TypeAlias = bpy.types.NodeSocket
Value: TypeAlias = Union[Socket, float, tuple]


class Nodes:
    """The nodes of one tree."""

    def __init__(self, tree: bpy.types.NodeTree) -> None:
        self.tree = tree

    def add(self, kind: str, **settings: Any) -> bpy.types.Node:
        node = self.tree.nodes.new(kind)
        for name, value in settings.items():
            setattr(node, name, value)
        return node

    def link(self, source: Socket, target: Socket) -> None:
        self.tree.links.new(source, target)

    def put(self, target: Socket, value: Value) -> None:
        if isinstance(value, bpy.types.NodeSocket):
            self.link(value, target)
        else:
            target.default_value = value

    def math(self, operation: str, *values: Value) -> Socket:
        node = self.add("ShaderNodeMath", operation=operation)
        for socket, value in zip(node.inputs, values):
            self.put(socket, value)
        return node.outputs[0]

    def vector(self, operation: str, *values: Value) -> Socket:
        node = self.add("ShaderNodeVectorMath", operation=operation)
        for socket, value in zip(node.inputs, values):
            self.put(socket, value)
        return node.outputs[0]

    def dot(self, first: Value, second: Value) -> Socket:
        """A number: the node's first output stays empty."""
        return self.vector("DOT_PRODUCT", first, second).node.outputs["Value"]

    def attribute(self, name: str) -> Socket:
        """A custom property of the object."""
        return self.add(
            "ShaderNodeAttribute", attribute_type="OBJECT", attribute_name=name
        ).outputs["Vector"]

    def place(self) -> Socket:
        """Where a point lies in its own piece, in inches."""
        return self.add("ShaderNodeTexCoord").outputs["Object"]

    def generated(self) -> Socket:
        """Where a point lies in the box round its piece, 0 to 1 each way; of the room, which way it lies, one unit long."""
        return self.add("ShaderNodeTexCoord").outputs["Generated"]

    def turned_away(self, normal: Socket | None = None) -> Socket:
        """How far the surface is turned away from the viewer: 0 faces him, 1 is seen edge on."""
        node = self.add("ShaderNodeLayerWeight")
        if normal is not None:
            self.link(normal, node.inputs["Normal"])
        return node.outputs["Facing"]

    def seen_from(self, way: tuple) -> Socket:
        """A way as the viewer sees it: right, up, towards him; of one unit."""
        node = self.add("ShaderNodeVectorTransform", vector_type="VECTOR", convert_from="CAMERA", convert_to="WORLD")
        right, up, near = way
        self.put(node.inputs[0], (right, up, -near))
        return self.vector("NORMALIZE", node.outputs[0])

    def axes(self, vector: Value) -> list[Socket]:
        node = self.add("ShaderNodeSeparateXYZ")
        self.put(node.inputs[0], vector)
        return list(node.outputs)

    def joined(self, x: Value = 0.0, y: Value = 0.0, z: Value = 0.0) -> Socket:
        node = self.add("ShaderNodeCombineXYZ")
        for socket, value in zip(node.inputs, (x, y, z)):
            self.put(socket, value)
        return node.outputs[0]

    def noise(self, place: Value, detail: float = 2, roughness: float = 0.5) -> Socket:
        """Gradient noise with one wave to the unit, 0 to 1."""
        node = self.add("ShaderNodeTexNoise")
        self.put(node.inputs["Vector"], place)
        node.inputs["Scale"].default_value = 1
        node.inputs["Detail"].default_value = detail
        node.inputs["Roughness"].default_value = roughness
        return node.outputs["Fac"]

    def noise_colour(self, place: Value, detail: float) -> Socket:
        """Three such noises at once."""
        fac = self.noise(place, detail)
        return fac.node.outputs["Color"]

    def dots(self, place: Value) -> Socket:
        """How far a point lies from the nearest of dots that are strewn about one unit apart."""
        return self._strewn(place, "F1")

    def cells(self, place: Value) -> Socket:
        """How far a point lies from the border of its cell; cells are about one unit wide."""
        return self._strewn(place, "DISTANCE_TO_EDGE")

    def _strewn(self, place: Value, feature: str) -> Socket:
        node = self.add("ShaderNodeTexVoronoi", feature=feature)
        self.put(node.inputs["Vector"], place)
        node.inputs["Scale"].default_value = 1
        return node.outputs["Distance"]

    def noise_along(self, distance: Value, waves: float) -> Socket:
        node = self.add("ShaderNodeTexNoise", noise_dimensions="1D")
        self.put(node.inputs["W"], distance)
        node.inputs["Scale"].default_value = waves
        node.inputs["Detail"].default_value = 1
        return node.outputs["Fac"]

    def chance(self, number: Value) -> Socket:
        """A number from 0 to 1 for every whole number."""
        node = self.add("ShaderNodeTexWhiteNoise", noise_dimensions="1D")
        self.put(node.inputs["W"], number)
        return node.outputs["Value"]

    def chance_colour(self, number: Value) -> Socket:
        node = self.add("ShaderNodeTexWhiteNoise", noise_dimensions="1D")
        self.put(node.inputs["W"], number)
        return node.outputs["Color"]

    def between(
        self, value: Value, low: float, high: float, at_low: float, at_high: float, ease: bool = False
    ) -> Socket:
        """Follows a value from one range to another, and no farther."""
        node = self.add("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP" if ease else "LINEAR")
        for socket, number in zip(node.inputs, (value, low, high, at_low, at_high)):
            self.put(socket, number)
        return node.outputs[0]

    def ramp(self, share: Value, stops: list[tuple[float, str]], ease: bool = False) -> Socket:
        node = self.add("ShaderNodeValToRGB")
        self.put(node.inputs[0], share)
        node.color_ramp.interpolation = "EASE" if ease else "LINEAR"
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = linear(colour)
        return node.outputs[0]

    def mix(self, share: Value, first: Value, second: Value, way: str = "MIX") -> Socket:
        node = self.add("ShaderNodeMixRGB", blend_type=way)
        for socket, value in zip(node.inputs, (share, first, second)):
            self.put(socket, value)
        return node.outputs[0]

    def lightened(self, colour: Value, value: Value, saturation: Value) -> Socket:
        node = self.add("ShaderNodeHueSaturation")
        self.put(node.inputs["Color"], colour)
        self.put(node.inputs["Value"], value)
        self.put(node.inputs["Saturation"], saturation)
        return node.outputs[0]

    def eased(self, radius: Value) -> Socket:
        """The normal as if every edge were rounded by so much: no hand and no machine leaves one sharp."""
        node = self.add("ShaderNodeBevel", samples=8)
        self.put(node.inputs["Radius"], radius)
        return node.outputs[0]

    def geometry_normal(self) -> Socket:
        """The normal as a surface was made, its edges sharp."""
        return self.add("ShaderNodeNewGeometry").outputs["Normal"]

    def bump(self, height: Value, strength: float, distance: float, normal: Socket | None = None) -> Socket:
        node = self.add("ShaderNodeBump")
        if normal is not None:
            self.link(normal, node.inputs["Normal"])
        node.inputs["Strength"].default_value = strength
        node.inputs["Distance"].default_value = distance
        self.put(node.inputs["Height"], height)
        return node.outputs[0]


class _OfMaterial(Nodes):
    """The nodes of one material, which has only its end yet."""

    def __init__(self, name: str) -> None:
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        super().__init__(self.material.node_tree)
        self.tree.nodes.clear()
        output = self.add("ShaderNodeOutputMaterial")
        self.end = output.inputs["Surface"]


class Surface(_OfMaterial):
    """The nodes of one material, ending in a principled surface."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.surface = self.add("ShaderNodeBsdfPrincipled")
        self.link(self.surface.outputs[0], self.end)

    def set(self, **inputs: Value) -> None:
        """Sets inputs of the surface: `set(Base_Color=…)`."""
        for name, value in inputs.items():
            self.put(self.surface.inputs[name.replace("_", " ")], value)


class Enamelled(_OfMaterial):
    """The nodes of one material, ending in a matt surface below a shiny one. Their colours are all that they keep of
    light, so that light can be photographed apart from them."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.matt = self.add("ShaderNodeBsdfDiffuse")
        self.shiny = self.add("ShaderNodeBsdfGlossy", distribution="GGX")
        both = self.add("ShaderNodeAddShader")
        self.link(self.matt.outputs[0], both.inputs[0])
        self.link(self.shiny.outputs[0], both.inputs[1])
        self.link(both.outputs[0], self.end)

    def set(self, matt: Value, shiny: Value, roughness: float, normal: Socket) -> None:
        self.put(self.matt.inputs["Color"], matt)
        self.put(self.shiny.inputs["Color"], shiny)
        self.put(self.shiny.inputs["Roughness"], roughness)
        for surface in (self.matt, self.shiny):
            self.link(normal, surface.inputs["Normal"])
