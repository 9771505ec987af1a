#include "png.h"

#include <string.h>
#include <zlib.h>

/// The filter of a row that stores the difference from the row above.
enum { FILTER_UP = 2 };

static void append_number(GByteArray *file, guint32 number) {
  number = GUINT32_TO_BE(number);
  g_byte_array_append(file, (const guint8 *)&number, sizeof number);
}

static void append_chunk(GByteArray *file, const char *type, const guint8 *bytes, guint length) {
  append_number(file, length);
  guint start = file->len;
  g_byte_array_append(file, (const guint8 *)type, 4);
  if (length > 0) g_byte_array_append(file, bytes, length);
  append_number(file, (guint32)crc32(0, file->data + start, length + 4));
}

static void append_header(GByteArray *file, int width, int height) {
  static const guint8 signature[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  g_byte_array_append(file, signature, sizeof signature);
  // Eight bits per component, and three components.
  guint8 header[13] = {[8] = 8, [9] = 2};
  guint32 size[] = {GUINT32_TO_BE((guint32)width), GUINT32_TO_BE((guint32)height)};
  memcpy(header, size, sizeof size);
  append_chunk(file, "IHDR", header, sizeof header);
}

/// Writes a row of pixels as differences from the row above.
static void filter(guint8 *out, const guint8 *row, const guint8 *above, int width) {
  *out++ = FILTER_UP;
  for (int x = 0; x < width; x++, row += 4, above += 4) {
    *out++ = (guint8)(row[2] - above[2]);
    *out++ = (guint8)(row[1] - above[1]);
    *out++ = (guint8)(row[0] - above[0]);
  }
}

GByteArray *encode_png(const guint8 *pixels, int width, int height, int stride) {
  gsize length = 1 + (gsize)width * 3;
  guint8 *row = g_malloc(length);
  guint8 *nothing = g_malloc0((gsize)width * 4);
  z_stream stream = {0};
  deflateInit2(&stream, 1, Z_DEFLATED, 15, 9, Z_DEFAULT_STRATEGY);
  uLong most = deflateBound(&stream, (uLong)length * (uLong)height);
  guint8 *packed = g_malloc(most);
  stream.next_out = packed;
  stream.avail_out = (uInt)most;
  const guint8 *above = nothing;
  for (int y = 0; y < height; y++) {
    const guint8 *line = pixels + (gsize)y * (gsize)stride;
    filter(row, line, above, width);
    above = line;
    stream.next_in = row;
    stream.avail_in = (uInt)length;
    deflate(&stream, y == height - 1 ? Z_FINISH : Z_NO_FLUSH);
  }
  GByteArray *file = g_byte_array_new();
  append_header(file, width, height);
  append_chunk(file, "IDAT", packed, (guint)stream.total_out);
  append_chunk(file, "IEND", NULL, 0);
  deflateEnd(&stream);
  g_free(packed);
  g_free(nothing);
  g_free(row);
  return file;
}
