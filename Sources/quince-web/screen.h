#ifndef QUINCE_WEB_SCREEN_H
#define QUINCE_WEB_SCREEN_H

#include <wpe/fdo.h>
#include <wpe/webkit.h>

/// The maximum number of fingers on a page.
enum { MOST_FINGERS = 10 };

/// The place where a view's pages are drawn, and from which they receive events.
struct screen {
  guint64 view;
  struct wpe_view_backend_exportable_fdo *exportable;
  double width, height, scale;
  /// The pixels that were sent last.
  guint8 *pixels;
  gsize size;
  /// The fingers on the page; the type of a finger that isn't is 0.
  struct wpe_input_touch_event_raw fingers[MOST_FINGERS];
  /// Ends the wait for the app, or 0 if the next frame can be drawn.
  guint timeout;
};

/// Prepares the process for screens.
void prepare_screens(void);

struct screen *make_screen(guint64 view, double width, double height, double scale);
/// Returns a backend that frees the screen with its view.
WebKitWebViewBackend *make_backend(struct screen *screen);

/// Changes the size in the page's points, and the number of pixels per point.
void resize_screen(struct screen *screen, double width, double height, double scale);

/// Lets the page draw its next frame after the app has received the last one.
void continue_drawing(struct screen *screen);

/// Sends a change of a finger, at a place in the page's points from the corner of the visible area.
void send_touch(struct screen *screen, const char *phase, guint finger, double x, double y);
/// Presses and releases a key with a symbol as in X.
void send_key(struct screen *screen, guint symbol, guint modifiers);

#endif
