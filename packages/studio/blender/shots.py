"""Cycles on the processor: one exposure gives its passes as arrays, left to right and top to bottom."""

import tempfile
from pathlib import Path

import bpy
import numpy as np

# What the renderer calls the passes, and how each is switched on.
_PASSES = {
    "Image": (),
    "Diff": ("diffuse_direct", "diffuse_indirect"),
    "DiffCol": ("diffuse_color",),
    "DiffDir": ("diffuse_direct",),
    "DiffInd": ("diffuse_indirect",),
    "Gloss": ("glossy_direct", "glossy_indirect"),
    "GlossCol": ("glossy_color",),
    "Emit": ("emit",),
    "Normal": ("normal",),
    "Depth": ("z",),
    "AO": ("ambient_occlusion",),
}

Shot = dict[str, np.ndarray]


def set_up_shots(width: int, height: int, threads: int) -> None:
    """Settings that every exposure shares."""
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine = "CYCLES"
    render.resolution_x, render.resolution_y = width, height
    render.resolution_percentage = 100
    render.threads_mode, render.threads = "FIXED", threads
    render.film_transparent = True
    render.use_persistent_data = True
    cycles.device = "CPU"
    cycles.use_denoising = False
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.blur_glossy = 0.5
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    cycles.filter_width = 1.5


def shoot(passes: list[str], samples: int, bounces: int, seed: int = 0, scale: int = 100) -> Shot:
    """Renders the scene; `scale` is percent of the full resolution."""
    scene = bpy.context.scene
    cycles = scene.cycles
    scene.render.resolution_percentage = scale
    cycles.samples, cycles.seed = samples, seed
    cycles.use_adaptive_sampling = False
    cycles.max_bounces = cycles.diffuse_bounces = cycles.glossy_bounces = bounces
    wanted = {switch for name in passes for switch in _PASSES[name]}
    for switch in {switch for switches in _PASSES.values() for switch in switches}:
        setattr(scene.view_layers[0], f"use_pass_{switch}", switch in wanted)
    with tempfile.TemporaryDirectory() as folder:
        _write_passes_to(folder, passes)
        bpy.ops.render.render()
        return {name: _read(next(Path(folder).glob(f"{name}_*.exr"))) for name in passes}


def _write_passes_to(folder: str, passes: list[str]) -> None:
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.exr_codec = "NONE"
    files.file_slots.clear()
    for name in passes:
        slot = files.file_slots.new(f"{name}_")
        form = files.file_slots[-1].format
        files.file_slots[-1].use_node_format = False
        form.file_format, form.exr_codec = "OPEN_EXR", "NONE"
        form.color_mode = "RGBA" if name == "Image" else "RGB"
        form.color_depth = "32" if name == "Depth" else "16"
        tree.links.new(_pass(tree, layers, name), slot)
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], composite.inputs[0])


def _pass(tree: bpy.types.NodeTree, layers: bpy.types.Node, name: str) -> bpy.types.NodeSocket:
    """Light comes in two passes, straight from lamps and thrown back by other things; only their sum is wanted."""
    if name not in ("Diff", "Gloss"):
        return layers.outputs[name]
    both = tree.nodes.new("CompositorNodeMixRGB")
    both.blend_type = "ADD"
    tree.links.new(layers.outputs[f"{name}Dir"], both.inputs[1])
    tree.links.new(layers.outputs[f"{name}Ind"], both.inputs[2])
    return both.outputs[0]


def _read(path: Path) -> np.ndarray:
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return np.ascontiguousarray(pixels.reshape(height, width, 4)[::-1])
