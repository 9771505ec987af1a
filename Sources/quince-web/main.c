// Shows an app's web pages with WPE WebKit, without a display.
//
// The device starts it, and passes its messages, which are JSON objects, and its images to the app.

#include <string.h>

#include "cookies.h"
#include "downloads.h"
#include "json.h"
#include "packets.h"
#include "page.h"
#include "proxy.h"
#include "rules.h"

static GHashTable *pages;

static void send_event(struct page *page, const char *command, JSCValue *message) {
  if (g_str_equal(command, "touch")) {
    char *phase = get_string(message, "phase");
    if (phase != NULL)
      send_touch(page->screen, phase, get_index(message, "finger"), get_number(message, "x"),
                 get_number(message, "y"));
    g_free(phase);
  } else if (g_str_equal(command, "key")) {
    send_key(page->screen, get_index(message, "symbol"),
             get_index(message, "modifiers"));
  }
}

/// Performs a command for a page that exists.
static void perform(struct page *page, const char *command, JSCValue *message) {
  if (load(page, command, message) || manage_download(page, command, message)) return;
  if (g_str_equal(command, "close")) {
    g_hash_table_remove(pages, GUINT_TO_POINTER((guint)page->view));
  } else if (g_str_equal(command, "resize")) {
    resize_screen(page->screen, get_number(message, "width"), get_number(message, "height"),
                  get_number(message, "scale"));
  } else if (g_str_equal(command, "shown")) {
    continue_drawing(page->screen);
  } else if (g_str_equal(command, "run") || g_str_equal(command, "call")) {
    run(page, command, message);
  } else if (g_str_equal(command, "answer")) {
    take_answer(page, message);
  } else if (g_str_equal(command, "scripts")) {
    set_scripts(page, message);
  } else if (g_str_equal(command, "settings")) {
    change_settings(webkit_web_view_get_settings(page->web), message);
  } else if (g_str_equal(command, "zoom")) {
    set_zoom(page, message);
  } else {
    send_event(page, command, message);
  }
}

static void handle(const char *json, gsize length) {
  JSCValue *message = parse(json, length);
  if (message == NULL) return;
  char *command = get_string(message, "do");
  guint view = get_index(message, "view");
  struct page *page = g_hash_table_lookup(pages, GUINT_TO_POINTER(view));
  if (command == NULL) {
    // Nothing to do.
  } else if (view == 0) {
    if (g_str_equal(command, "respond")) {
      answer_proxied(message);
    } else if (!manage_rules(command, message)) {
      manage_data(command, message);
    }
  } else if (page != NULL) {
    perform(page, command, message);
  } else if (g_str_equal(command, "open")) {
    g_hash_table_insert(pages, GUINT_TO_POINTER(view), open_page(view, message));
  }
  g_free(command);
  g_object_unref(message);
}

/// Loads a library into the processes that WebKit starts. See memory/memory.c.
static void preload_library(void) {
  char *program = g_file_read_link("/proc/self/exe", NULL);
  if (program == NULL) return;
  char *folder = g_path_get_dirname(program);
  char *library = g_build_filename(folder, "libquince-web.so", NULL);
  g_setenv("LD_PRELOAD", library, TRUE);
  g_free(library);
  g_free(folder);
  g_free(program);
}

int main(void) {
  preload_library();
  pages = g_hash_table_new_full(NULL, NULL, NULL, (GDestroyNotify)close_page);
  prepare_screens();
  // WebKit must be initialized before the interpreter of scripts, which parses messages.
  context_of("default");
  start_receiving(handle);
  g_main_loop_run(g_main_loop_new(NULL, FALSE));
}
