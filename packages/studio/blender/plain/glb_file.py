"""The parts of a binary glTF file: its JSON and its numbers."""

import json
import struct
from dataclasses import dataclass
from typing import Any

Document = dict[str, Any]


@dataclass(frozen=True)
class Slice:
    """Where the rows of an accessor lie in the file's numbers, in bytes."""

    start: int
    stride: int
    count: int
    width: int
    component: int


_WIDTHS = {"SCALAR": 1, "VEC3": 3}
_BYTES = {5123: 2, 5125: 4, 5126: 4}


def split_glb(data: memoryview) -> tuple[Document, memoryview]:
    """The document, and the numbers that it points into."""
    (json_length,) = struct.unpack_from("<I", data, 12)
    return json.loads(bytes(data[20 : 20 + json_length])), data[20 + json_length + 8 :]


def slice_of(document: Document, accessor: int) -> Slice:
    """Where to read an accessor."""
    source = document["accessors"][accessor]
    view = document["bufferViews"][source["bufferView"]]
    width, component = _WIDTHS[source["type"]], source["componentType"]
    start = view.get("byteOffset", 0) + source.get("byteOffset", 0)
    return Slice(start, view.get("byteStride", width * _BYTES[component]), source["count"], width, component)
