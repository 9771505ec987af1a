#include "screen.h"

#include <stdlib.h>
#include <string.h>
#include <wayland-server.h>
#include <wpe/unstable/fdo-shm.h>

#include "limits.h"
#include "packets.h"
#include "png.h"

/// The maximum time that a page waits for the app to receive a frame, in milliseconds.
enum { PATIENCE = 500 };

void prepare_screens(void) {
  if (!wpe_loader_init("libWPEBackend-fdo-1.0.so.1") || !wpe_fdo_initialize_shm())
    exit(EXIT_FAILURE);
}

static struct wpe_view_backend *backend_of(struct screen *screen) {
  return wpe_view_backend_exportable_fdo_get_view_backend(screen->exportable);
}

void continue_drawing(struct screen *screen) {
  if (screen->timeout == 0) return;
  g_source_remove(screen->timeout);
  screen->timeout = 0;
  wpe_view_backend_exportable_fdo_dispatch_frame_complete(screen->exportable);
}

static gboolean stop_waiting(gpointer data) {
  struct screen *screen = data;
  screen->timeout = 0;
  wpe_view_backend_exportable_fdo_dispatch_frame_complete(screen->exportable);
  return G_SOURCE_REMOVE;
}

/// Remembers pixels, and returns whether they differ from the last ones.
static gboolean keep(struct screen *screen, const guint8 *pixels, gsize size) {
  if (screen->size == size && memcmp(screen->pixels, pixels, size) == 0) return FALSE;
  if (screen->size != size) screen->pixels = g_realloc(screen->pixels, size);
  screen->size = size;
  memcpy(screen->pixels, pixels, size);
  return TRUE;
}

/// Returns whether an image can be read.
///
/// Wayland checks only that the rows are in the memory that a page's process shares, and not that
/// they're as long as the image is wide.
static gboolean is_readable(struct wl_shm_buffer *buffer) {
  gint64 width = wl_shm_buffer_get_width(buffer), height = wl_shm_buffer_get_height(buffer);
  gint64 stride = wl_shm_buffer_get_stride(buffer);
  uint32_t format = wl_shm_buffer_get_format(buffer);
  return width > 0 && height > 0 && width <= LONGEST_SIDE_IN_PIXELS &&
         height <= LONGEST_SIDE_IN_PIXELS && stride >= width * 4 &&
         stride * height <= MOST_BYTES &&
         (format == WL_SHM_FORMAT_ARGB8888 || format == WL_SHM_FORMAT_XRGB8888);
}

/// Sends the pixels of an image, and returns whether they differ from the last ones.
static gboolean send_pixels(struct screen *screen, struct wl_shm_buffer *buffer) {
  if (buffer == NULL || !is_readable(buffer)) return FALSE;
  int width = wl_shm_buffer_get_width(buffer), height = wl_shm_buffer_get_height(buffer);
  int stride = wl_shm_buffer_get_stride(buffer);
  wl_shm_buffer_begin_access(buffer);
  const guint8 *pixels = wl_shm_buffer_get_data(buffer);
  gboolean is_new = keep(screen, pixels, (gsize)stride * (gsize)height);
  wl_shm_buffer_end_access(buffer);
  if (!is_new) return FALSE;
  // The page's process can change its own pixels in the meantime.
  GByteArray *image = encode_png(screen->pixels, width, height, stride);
  send_image(screen->view, image->data, image->len);
  g_byte_array_unref(image);
  return TRUE;
}

static void export_frame(void *data, struct wpe_fdo_shm_exported_buffer *exported) {
  struct screen *screen = data;
  gboolean is_new = send_pixels(screen, wpe_fdo_shm_exported_buffer_get_shm_buffer(exported));
  wpe_view_backend_exportable_fdo_dispatch_release_shm_exported_buffer(screen->exportable,
                                                                       exported);
  if (is_new) {
    // Pages needn't have waited for the last answer.
    if (screen->timeout != 0) g_source_remove(screen->timeout);
    screen->timeout = g_timeout_add(PATIENCE, stop_waiting, screen);
  } else {
    wpe_view_backend_exportable_fdo_dispatch_frame_complete(screen->exportable);
  }
}

struct screen *make_screen(guint64 view, double width, double height, double scale) {
  static const struct wpe_view_backend_exportable_fdo_client client = {
      .export_shm_buffer = export_frame};
  width = CLAMP(width, 1, LONGEST_SIDE);
  height = CLAMP(height, 1, LONGEST_SIDE);
  struct screen *screen = g_new0(struct screen, 1);
  *screen = (struct screen){.view = view, .width = width, .height = height, .scale = scale};
  screen->exportable = wpe_view_backend_exportable_fdo_create(&client, screen, (uint32_t)width,
                                                              (uint32_t)height);
  wpe_view_backend_add_activity_state(backend_of(screen), wpe_view_activity_state_visible |
                                                              wpe_view_activity_state_in_window |
                                                              wpe_view_activity_state_focused);
  return screen;
}

static void free_screen(gpointer data) {
  struct screen *screen = data;
  if (screen->timeout != 0) g_source_remove(screen->timeout);
  wpe_view_backend_exportable_fdo_destroy(screen->exportable);
  g_free(screen->pixels);
  g_free(screen);
}

WebKitWebViewBackend *make_backend(struct screen *screen) {
  return webkit_web_view_backend_new(backend_of(screen), free_screen, screen);
}

void resize_screen(struct screen *screen, double width, double height, double scale) {
  width = CLAMP(width, 1, LONGEST_SIDE);
  height = CLAMP(height, 1, LONGEST_SIDE);
  scale = CLAMP(scale, 0.1, LARGEST_SCALE);
  screen->width = width;
  screen->height = height;
  screen->scale = scale;
  wpe_view_backend_dispatch_set_device_scale_factor(backend_of(screen), (float)scale);
  wpe_view_backend_dispatch_set_size(backend_of(screen), (uint32_t)width, (uint32_t)height);
}

static uint32_t now(void) { return (uint32_t)(g_get_monotonic_time() / 1000); }

void send_touch(struct screen *screen, const char *phase, guint finger, double x, double y) {
  if (finger >= MOST_FINGERS) return;
  enum wpe_input_touch_event_type type = wpe_input_touch_event_type_motion;
  if (g_str_equal(phase, "began")) type = wpe_input_touch_event_type_down;
  if (g_str_equal(phase, "ended")) type = wpe_input_touch_event_type_up;
  struct wpe_input_touch_event_raw *point = &screen->fingers[finger];
  gboolean is_new = type == wpe_input_touch_event_type_down;
  if (is_new == (point->type != wpe_input_touch_event_type_null)) return;
  // The engine expects pixels.
  double scale = screen->scale;
  *point = (struct wpe_input_touch_event_raw){.type = type,
                                              .time = now(),
                                              .id = (int32_t)finger,
                                              .x = (int32_t)(CLAMP(x, -1e6, 1e6) * scale),
                                              .y = (int32_t)(CLAMP(y, -1e6, 1e6) * scale)};
  struct wpe_input_touch_event event = {.touchpoints = screen->fingers,
                                        .touchpoints_length = MOST_FINGERS,
                                        .type = type,
                                        .id = (int32_t)finger,
                                        .time = now()};
  wpe_view_backend_dispatch_touch_event(backend_of(screen), &event);
  if (type == wpe_input_touch_event_type_up) point->type = wpe_input_touch_event_type_null;
}

void send_key(struct screen *screen, guint symbol, guint modifiers) {
  for (int is_pressed = 1; is_pressed >= 0; is_pressed--) {
    struct wpe_input_keyboard_event event = {
        .time = now(), .key_code = symbol, .pressed = is_pressed, .modifiers = modifiers};
    wpe_view_backend_dispatch_keyboard_event(backend_of(screen), &event);
  }
}
