"""Pictures as PNG files, without any library for them."""

import struct
import zlib

_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def png_of(width: int, height: int, rgb: bytes) -> bytes:
    """Eight bits each of red, green and blue, row by row from the top."""
    row = 3 * width
    if len(rgb) != row * height:
        raise ValueError(f"{len(rgb)} bytes are not {width} × {height} pixels")
    unfiltered = b"".join(b"\0" + rgb[at : at + row] for at in range(0, len(rgb), row))
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)),
        (b"IDAT", zlib.compress(unfiltered, 2)),
        (b"IEND", b""),
    )
    return _SIGNATURE + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
