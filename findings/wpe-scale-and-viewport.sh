#!/bin/bash
# WPE WebKit 2.38.6 with wpebackend-fdo 1.14.2 lays out pages differently from WebKit on a phone, and reports
# no error:
# - A scale factor that the backend dispatches before the web view exists is lost: devicePixelRatio is 1.
#   Dispatched again after that, the same factor works.
# - The width in <meta name="viewport"> is ignored, and so is a missing tag: innerWidth is the view's width,
#   where a phone uses the tag's width, or 980 without a tag.
# - "ontouchstart" is in window and the pointer is coarse, but navigator.maxTouchPoints is 0.
# Needs these packages of Debian 12: gcc pkg-config libwpewebkit-1.1-dev libwpebackend-fdo-1.0-dev.
# The script fails if the output is a different one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libwpewebkit-1.1-0=2.38.6-1 libwpebackend-fdo-1.0-1=1.14.2-1; do
  version=$(dpkg-query --show --showformat='${Version}' "${package%=*}" 2>/dev/null) || version=missing
  if [ "$version" != "${package#*=}" ]; then
    echo "This is about $package, but the version here is $version." >&2
    exit 1
  fi
done
cat > "$folder/page.c" <<'C'
#include <stdio.h>
#include <wpe/fdo.h>
#include <wpe/unstable/fdo-shm.h>
#include <wpe/webkit.h>

static struct wpe_view_backend_exportable_fdo *exportable;
static GMainLoop *loop;

static void show(void *data, struct wpe_fdo_shm_exported_buffer *buffer) {
  wpe_view_backend_exportable_fdo_dispatch_release_shm_exported_buffer(exportable, buffer);
  wpe_view_backend_exportable_fdo_dispatch_frame_complete(exportable);
}

static void print_result(GObject *object, GAsyncResult *result, gpointer name) {
  WebKitJavascriptResult *answer =
    webkit_web_view_run_javascript_finish(WEBKIT_WEB_VIEW(object), result, NULL);
  char *text = answer ? jsc_value_to_string(webkit_javascript_result_get_js_value(answer)) : NULL;
  printf("%s: %s\n", (char *)name, text ? text : "no result");
  g_main_loop_quit(loop);
}

static void evaluate(WebKitWebView *view, const char *name, const char *script) {
  webkit_web_view_run_javascript(view, script, NULL, print_result, (gpointer)name);
  g_main_loop_run(loop);
}

static void loaded(WebKitWebView *view, WebKitLoadEvent event, gpointer data) {
  if (event == WEBKIT_LOAD_FINISHED) g_main_loop_quit(loop);
}

static void load(WebKitWebView *view, const char *html) {
  webkit_web_view_load_html(view, html, NULL);
  g_main_loop_run(loop);
}

static gboolean stop(gpointer data) {
  g_main_loop_quit(loop);
  return G_SOURCE_REMOVE;
}

int main(void) {
  static struct wpe_view_backend_exportable_fdo_client client = {.export_shm_buffer = show};
  loop = g_main_loop_new(NULL, FALSE);
  wpe_loader_init("libWPEBackend-fdo-1.0.so.1");
  wpe_fdo_initialize_shm();
  exportable = wpe_view_backend_exportable_fdo_create(&client, NULL, 390, 844);
  struct wpe_view_backend *backend = wpe_view_backend_exportable_fdo_get_view_backend(exportable);
  wpe_view_backend_dispatch_set_device_scale_factor(backend, 3);
  WebKitWebView *view = webkit_web_view_new(webkit_web_view_backend_new(backend, NULL, NULL));
  wpe_view_backend_add_activity_state(
    backend, wpe_view_activity_state_visible | wpe_view_activity_state_in_window
      | wpe_view_activity_state_focused);
  g_signal_connect(view, "load-changed", G_CALLBACK(loaded), NULL);

  load(view, "<p>No tag</p>");
  evaluate(view, "scale, dispatched before the view exists", "devicePixelRatio");
  evaluate(view, "width without a viewport tag", "innerWidth");
  wpe_view_backend_dispatch_set_device_scale_factor(backend, 3);
  g_timeout_add(500, stop, NULL);
  g_main_loop_run(loop);
  evaluate(view, "scale, dispatched again", "devicePixelRatio");
  load(view, "<meta name='viewport' content='width=600'><p>A tag</p>");
  evaluate(view, "width with a viewport of 600", "innerWidth");
  evaluate(view, "touch", "['ontouchstart' in window, matchMedia('(pointer: coarse)').matches, "
    "navigator.maxTouchPoints].join(' ')");
  return 0;
}
C
flags=$(pkg-config --cflags --libs wpe-webkit-1.1 wpebackend-fdo-1.0)
# shellcheck disable=SC2086
gcc -o "$folder/page" "$folder/page.c" $flags
HOME=$folder XDG_RUNTIME_DIR=$folder LANG=C.UTF-8 timeout 60 "$folder/page" 2>"$folder/errors" >"$folder/output" ||
  { cat "$folder/errors" >&2; exit 1; }
cat > "$folder/expected" <<'OUTPUT'
scale, dispatched before the view exists: 1
width without a viewport tag: 390
scale, dispatched again: 3
width with a viewport of 600: 390
touch: true true 0
OUTPUT
diff "$folder/expected" "$folder/output"
echo "WPE WebKit 2.38.6 loses an early scale factor, and ignores the viewport's width."
