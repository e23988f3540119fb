"""Generates files, because schemathesis cannot generate them from the OpenAPI document."""

import struct
import zlib

import schemathesis
from hypothesis import strategies as st


def png(width: int, height: int) -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    rows = (b"\0" + b"\x20\x80\x80" * width) * height
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


# Every picture is a PNG here, whatever its media type. The tests of the CMS cover the other formats.
sizes = st.integers(min_value=40, max_value=80)
for name in ("image/png", "image/jpeg", "image/gif", "image/webp"):
    schemathesis.openapi.media_type(name, st.builds(png, sizes, sizes))

bodies = st.binary(max_size=200)
schemathesis.openapi.media_type("application/pdf", bodies.map(lambda body: b"%PDF-1.4\n" + body + b"\n%%EOF\n"))

names = st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z"), exclude_characters='";,'), min_size=1, max_size=20)
schemathesis.openapi.media_type(
    "text/csv", st.lists(names, max_size=5).map(lambda rows: "\r\n".join(["Firma;Stant", *rows]).encode())
)
