"""Evens out the light on rounded edges: along one it is as even as the edge is, but few rays leave it in dots."""

import numpy as np

from smoothing.guides import Guides, mean

# An edge turns normals so much from one place to the next, squared, and so much more across than along it. Its light is
# smoothed over so many places either way, where normals are about as alike as this.
_EDGE, _STRAIGHT, _ALONG, _ALIKE = 0.003, 0.7, 9, 12


def evened(light: np.ndarray, guides: Guides) -> np.ndarray:
    """Light with that on rounded edges smoothed along them."""
    normal = guides.normal * guides.inside[..., None]
    down, right = np.gradient(normal, axis=0), np.gradient(normal, axis=1)
    yy, xx, yx = (mean((one * other).sum(-1), 2) for one, other in ((down, down), (right, right), (down, right)))
    turn, odd = yy + xx, np.sqrt(np.square(yy - xx) + 4 * np.square(yx))
    is_edge = (turn > _EDGE) & (odd > _STRAIGHT * turn) & (guides.inside > 0)
    y, x = np.nonzero(is_edge)
    # Across the edge normals turn most; along it is the other way.
    across = 0.5 * np.arctan2(2 * yx[is_edge], (xx - yy)[is_edge])
    total, weight = light[is_edge], np.ones(len(y), np.float32)
    height, width = is_edge.shape
    for step in (*range(-_ALONG, 0), *range(1, _ALONG + 1)):
        near_y = np.clip(np.rint(y + step * np.cos(across)).astype(int), 0, height - 1)
        near_x = np.clip(np.rint(x - step * np.sin(across)).astype(int), 0, width - 1)
        alike = np.einsum("ik,ik->i", guides.normal[near_y, near_x], guides.normal[y, x])
        share = np.exp(-np.maximum(1 - alike, 0) * _ALIKE) * guides.inside[near_y, near_x]
        share *= 1 - np.square(step / (_ALONG + 1))
        total += light[near_y, near_x] * share[:, None]
        weight += share
    smooth = light.copy()
    smooth[is_edge] = total / weight[:, None]
    return smooth
