"""What needs neither Blender nor numpy: everything in `plain`."""

import json
import math
import struct
import unittest
import zlib

from plain.colours import linear
from plain.glb_file import slice_of, split_glb
from plain.png import png_of
from plain.viewpoint import camera_axes, circle_of_blur_px, distance_in, nudged


class Viewpoint(unittest.TestCase):
    def test_from_the_front_right_is_x_up_is_y_and_back_is_z(self) -> None:
        right, up, back = camera_axes(0, 0)
        self.assertEqual((right, back), ((1, 0, 0), (0, 0, 1)))
        self.assertEqual(tuple(map(abs, up)), (0, 1, 0))

    def test_from_straight_above_up_in_the_picture_is_away_from_the_viewer(self) -> None:
        _, up, back = camera_axes(0, math.pi / 2)
        for axis, expected in ((back, (0, 1, 0)), (up, (0, 0, -1))):
            for value, wanted in zip(axis, expected, strict=True):
                self.assertAlmostEqual(value, wanted)

    def test_the_axes_stand_square_to_each_other_and_are_one_long(self) -> None:
        axes = camera_axes(0.4, 0.3)
        for number, one in enumerate(axes):
            for other_number, other in enumerate(axes):
                dot = sum(a * b for a, b in zip(one, other, strict=True))
                self.assertAlmostEqual(dot, 1.0 if number == other_number else 0.0)

    def test_a_lens_of_48_mm_sees_10_in_from_20_in(self) -> None:
        self.assertEqual(distance_in(10, 48), 20)

    def test_a_window_never_falls_short_of_its_pixels_or_leaves_the_picture(self) -> None:
        left, bottom, right, top = nudged((0.25, 0, 0.75, 1))
        self.assertTrue(0.25 < left < 0.2501 and 0 < bottom and 0.75 < right)
        self.assertEqual(top, 1)

    def test_what_is_in_focus_is_a_point_and_half_as_far_away_a_circle(self) -> None:
        self.assertEqual(circle_of_blur_px(82, 82, 38, 1.4, 2400), 0)
        # 25.4 mm at f/1 opens 1 in; 1/50 - 1/100 of an inch, on 25.4 of 36 mm of 3600 px
        self.assertAlmostEqual(circle_of_blur_px(50, 100, 25.4, 1, 3600), 25.4)


class Colours(unittest.TestCase):
    def test_black_and_white_are_no_light_and_all_of_it(self) -> None:
        self.assertEqual(linear("#000000"), (0, 0, 0, 1))
        self.assertEqual(linear("#ffffff"), (1, 1, 1, 1))

    def test_middle_gray_is_a_fifth_of_the_light(self) -> None:
        self.assertAlmostEqual(linear("#7f7f7f")[0], 0.2122, 4)


class Png(unittest.TestCase):
    def test_two_pixels_come_back_as_they_were(self) -> None:
        data = png_of(2, 1, bytes((255, 0, 0, 0, 0, 255)))
        self.assertEqual(struct.unpack(">II", data[16:24]), (2, 1))
        start = data.index(b"IDAT")
        (length,) = struct.unpack(">I", data[start - 4 : start])
        self.assertEqual(zlib.decompress(data[start + 4 : start + 4 + length]), b"\0\xff\0\0\0\0\xff")

    def test_too_few_bytes_are_refused(self) -> None:
        with self.assertRaises(ValueError):
            png_of(2, 2, b"\0" * 6)


class Glb(unittest.TestCase):
    DOCUMENT = {
        "accessors": [
            {"bufferView": 0, "type": "VEC3", "componentType": 5126, "count": 3, "byteOffset": 12},
            {"bufferView": 1, "type": "SCALAR", "componentType": 5123, "count": 6},
        ],
        "bufferViews": [{"byteOffset": 4, "byteStride": 24}, {"byteOffset": 100}],
    }

    def placed(self, accessor: int) -> tuple[int, int, int]:
        rows = slice_of(self.DOCUMENT, accessor)
        return rows.start, rows.stride, rows.count

    def test_splits_into_its_document_and_its_numbers(self) -> None:
        text = json.dumps(self.DOCUMENT).encode()
        header = struct.pack("<4sII", b"glTF", 2, 0) + struct.pack("<I4s", len(text), b"JSON")
        document, numbers = split_glb(memoryview(header + text + struct.pack("<I4s", 4, b"BIN\0") + b"abcd"))
        self.assertEqual((document, bytes(numbers)), (self.DOCUMENT, b"abcd"))

    def test_adds_both_offsets_and_packs_rows_that_state_no_stride(self) -> None:
        self.assertEqual(self.placed(0), (16, 24, 3))
        self.assertEqual(self.placed(1), (100, 2, 6))


if __name__ == "__main__":
    unittest.main()
