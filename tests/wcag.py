"""Contrast of two colours as WCAG 2 defines it."""


def linear(color):
    """Return red, green and blue as light, from 0 to 1; of "#rrggbb" or of a QColor."""
    if isinstance(color, str):
        color = [int(color[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    elif hasattr(color, "getRgbF"):
        color = color.getRgbF()[:3]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in color]


def luminance(color):
    red, green, blue = linear(color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    """Return the ratio of their luminances, 1 to 21. Channels from 0 to 1 are colours, too."""
    dark, light = sorted([luminance(one), luminance(other)])
    return (light + 0.05) / (dark + 0.05)
