#ifndef QUINCE_WEB_PNG_H
#define QUINCE_WEB_PNG_H

#include <glib.h>

/// Encodes opaque pixels, each a blue, a green, a red, and an unused byte, as a PNG that's quick to
/// write. The caller frees the result.
GByteArray *encode_png(const guint8 *pixels, int width, int height, int stride);

#endif
