#include "packets.h"

#include <errno.h>
#include <glib-unix.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "limits.h"

/// The kinds of packets, as in `PacketKind`.
enum { IMAGE = 3, MESSAGE_IN_BYTES = 5 };

static GByteArray *arrived;
static void (*handler)(const char *json, gsize length);

/// Handles all packets that have arrived completely.
static void handle_packets(void) {
  gsize done = 0;
  while (arrived->len - done >= 5) {
    uint32_t count;
    memcpy(&count, arrived->data + done, sizeof count);
    count = GUINT32_FROM_LE(count);
    if (count < 1 || count > 1 + LONGEST_PACKET) exit(EXIT_FAILURE);
    if (arrived->len - done < 4 + (gsize)count) break;
    if (arrived->data[done + 4] == MESSAGE_IN_BYTES) {
      char *json = g_strndup((const char *)arrived->data + done + 5, count - 1);
      handler(json, count - 1);
      g_free(json);
    }
    done += 4 + (gsize)count;
  }
  g_byte_array_remove_range(arrived, 0, done);
}

static gboolean receive(gint descriptor, GIOCondition condition, gpointer data) {
  (void)condition, (void)data;
  static guint8 bytes[64 << 10];
  ssize_t count = read(descriptor, bytes, sizeof bytes);
  if (count < 0 && errno == EINTR) return G_SOURCE_CONTINUE;
  if (count <= 0) exit(EXIT_SUCCESS);
  g_byte_array_append(arrived, bytes, (guint)count);
  handle_packets();
  return G_SOURCE_CONTINUE;
}

void start_receiving(void (*handle)(const char *json, gsize length)) {
  arrived = g_byte_array_new();
  handler = handle;
  g_unix_fd_add(DEVICE_SOCKET, G_IO_IN | G_IO_HUP, receive, NULL);
}

static void send_bytes(const void *bytes, gsize length) {
  while (length > 0) {
    ssize_t count = send(DEVICE_SOCKET, bytes, length, MSG_NOSIGNAL);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) exit(EXIT_SUCCESS);
    bytes = (const char *)bytes + count;
    length -= (gsize)count;
  }
}

static void send_header(int kind, gsize length) {
  uint32_t count = GUINT32_TO_LE((uint32_t)(1 + length));
  guint8 header[5];
  memcpy(header, &count, sizeof count);
  header[4] = (guint8)kind;
  send_bytes(header, sizeof header);
}

void send_json(const GString *json) {
  send_header(MESSAGE_IN_BYTES, json->len);
  send_bytes(json->str, json->len);
}

void send_image(guint64 view, const void *bytes, gsize length) {
  guint64 number = GUINT64_TO_LE(view);
  send_header(IMAGE, sizeof number + length);
  send_bytes(&number, sizeof number);
  send_bytes(bytes, length);
}
