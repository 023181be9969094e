"""From light to the finished picture: exposure, tone, white ground and shadow."""

import struct
import zlib
from pathlib import Path

import numpy as np

# Light above this share of white is rolled off, so that highlights keep their shape.
_KNEE = 0.72


def toned(light: np.ndarray, exposure: float) -> np.ndarray:
    """Linear light as it is shown, 0 to 1 in sRGB: straight up to the knee, then a soft shoulder."""
    exposed = np.maximum(light * exposure, 0)
    room = 1 - _KNEE
    rolled = np.where(exposed < _KNEE, exposed, _KNEE + room * np.tanh((exposed - _KNEE) / room))
    return shown(rolled)


def shown(light: np.ndarray) -> np.ndarray:
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * np.maximum(light, 1e-9) ** (1 / 2.4) - 0.055)


def over(front: np.ndarray, alpha: np.ndarray, ground: np.ndarray) -> np.ndarray:
    return front * alpha[..., None] + ground * (1 - alpha[..., None])


def write_png(path: Path, picture: np.ndarray) -> None:
    """Eight bits, red, green and blue from 0 to 1; a little dither hides the steps of soft shadows."""
    height, width, _ = picture.shape
    dither = np.random.default_rng(1).uniform(-0.5, 0.5, (height, width, 1))
    whole = np.where(picture >= 1, 255, np.clip(picture * 255 + 0.5 + dither * 0.8, 0, 255))
    rows = np.zeros((height, 1 + width * 3), np.uint8)
    rows[:, 1:] = whole.astype(np.uint8).reshape(height, -1)
    chunks = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)),
        (b"IDAT", zlib.compress(rows.tobytes(), 2)),
        (b"IEND", b""),
    ]
    with path.open("wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        for kind, data in chunks:
            checksum = zlib.crc32(kind + data)
            file.write(struct.pack(">I", len(data)) + kind + data + struct.pack(">I", checksum))
