"""Evens out the light on rounded edges: along one it is as even as the edge is, but few rays leave it in dots."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Iterator

import numpy as np

from smoothing.guides import Guides, mean

# An edge turns normals so much from one place to the next, squared, and so much more across than along it. Its light is
# smoothed over so many places either way, where normals are about as alike as this.
_EDGE, _STRAIGHT, _ALONG, _ALIKE = 0.003, 0.7, 9, 12


def evened(light: np.ndarray, guides: Guides) -> np.ndarray:
    """Light with that on rounded edges smoothed along them."""
    edges = _Edges.of(guides)
    total, weight = light[edges.places], np.ones(len(edges.across), np.float32)
    for near, share in edges.beside(guides):
        total += light[near] * share[:, None]
        weight += share
    smooth = light.copy()
    smooth[edges.places] = total / weight[:, None]
    return smooth


@dataclass(frozen=True)
class _Edges:
    """Places on rounded edges, and which way each edge runs across: the angle at which normals turn most."""

    places: tuple[np.ndarray, ...]
    across: np.ndarray

    @staticmethod
    @lru_cache(maxsize=1)
    def of(guides: Guides) -> "_Edges":
        normal = guides.normal * guides.inside[..., None]
        down, right = np.gradient(normal, axis=0), np.gradient(normal, axis=1)
        yy, xx, yx = (mean((one * other).sum(-1), 2) for one, other in ((down, down), (right, right), (down, right)))
        turn, odd = yy + xx, np.sqrt(np.square(yy - xx) + 4 * np.square(yx))
        is_edge = (turn > _EDGE) & (odd > _STRAIGHT * turn) & (guides.inside > 0)
        return _Edges(np.nonzero(is_edge), 0.5 * np.arctan2(2 * yx[is_edge], (xx - yy)[is_edge]))

    def beside(self, guides: Guides) -> Iterator[tuple[tuple[np.ndarray, ...], np.ndarray]]:
        """The places a step farther along their edges, for every step, and how much each of them counts."""
        y, x = self.places
        height, width = guides.inside.shape
        for step in (*range(-_ALONG, 0), *range(1, _ALONG + 1)):
            near_y = np.clip(np.rint(y + step * np.cos(self.across)).astype(int), 0, height - 1)
            near_x = np.clip(np.rint(x - step * np.sin(self.across)).astype(int), 0, width - 1)
            alike = np.einsum("ik,ik->i", guides.normal[near_y, near_x], guides.normal[y, x])
            share = np.exp(-np.maximum(1 - alike, 0) * _ALIKE) * guides.inside[near_y, near_x]
            yield (near_y, near_x), share * (1 - np.square(step / (_ALONG + 1)))
