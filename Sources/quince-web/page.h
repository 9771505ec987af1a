#ifndef QUINCE_WEB_PAGE_H
#define QUINCE_WEB_PAGE_H

#include <wpe/webkit.h>

#include "screen.h"

/// The isolated world of the script that describes pages to the app.
#define OWN_WORLD "quince"

/// A web view of the app, and the decisions that it waits for.
struct page {
  guint64 view;
  WebKitWebView *web;
  WebKitUserContentManager *content;
  struct screen *screen;
  /// What waits for an answer of the app, by number.
  GHashTable *waiting;
  /// The rules about the files that the page can use, or `NULL`.
  WebKitUserContentFilter *files;
  guint last_number;
  /// Whether the page was loaded over a secure connection.
  gboolean is_secure;
  /// Whether the app loads what the page needs, and checks the servers' certificates.
  gboolean uses_proxy;
};

/// Returns the page of a web view.
struct page *page_of(WebKitWebView *web);

/// Lets something wait for an answer of the app, and returns its number, or 0 if too much waits.
guint ask(struct page *page, GObject *object, WebKitScriptDialog *dialog);

/// Creates the web view that a message describes.
struct page *open_page(guint64 view, JSCValue *message);
void close_page(struct page *page);

/// Adds the scripts, and the handlers of scripts' messages, that a message lists, instead of any
/// earlier ones.
void set_scripts(struct page *page, JSCValue *message);

/// Sends the state of a page: its address, title, progress, and history.
void send_state(struct page *page);

/// Performs the app's decision about a navigation or a dialog.
void take_answer(struct page *page, JSCValue *message);

/// Changes the user agent, and whether the page's own scripts run, for the next pages.
void change_settings(WebKitSettings *settings, JSCValue *message);

/// Changes the factor by which the page is enlarged.
void set_zoom(struct page *page, JSCValue *message);

/// Performs a command to load something, or returns whether the message is another command.
gboolean load(struct page *page, const char *command, JSCValue *message);

/// Runs a script or a function, and sends its result.
void run(struct page *page, const char *command, JSCValue *message);

/// Lets the app load everything that a context's pages need from networks.
void use_proxy(WebKitWebContext *context);

/// Returns the context with the data that has a name: `default`, `named.` with an identifier,
/// or that of a store in memory.
WebKitWebContext *context_of(const char *store);

/// Closes the files of a store that no page uses. The next page that uses it opens them again.
void forget_context(const char *store);

#endif
