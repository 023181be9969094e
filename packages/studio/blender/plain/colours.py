"""Colours as the shop writes them, in light."""


def linear(colour: str) -> tuple[float, float, float, float]:
    """`#rrggbb` in linear light, opaque."""
    red, green, blue = (_light(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return red, green, blue, 1.0


def _light(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
