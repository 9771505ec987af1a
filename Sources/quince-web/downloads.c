#include "downloads.h"

#include "json.h"

/// The number of the last download.
static guint last_number;
static GHashTable *downloads;

static guint number_of(WebKitDownload *download) {
  return GPOINTER_TO_UINT(g_object_get_data(G_OBJECT(download), "number"));
}

static GString *event_of(WebKitDownload *download, const char *event) {
  WebKitWebView *web = webkit_download_get_web_view(download);
  struct page *page = web == NULL ? NULL : page_of(web);
  GString *json = message("download", page == NULL ? 0 : page->view);
  add_number(json, "id", number_of(download));
  add_string(json, "event", event);
  return json;
}

static gboolean decide_destination(WebKitDownload *download, const char *name, gpointer data) {
  (void)data;
  // The app moves the file to its place at the end.
  char *file = g_strdup_printf("quince-download-%u", number_of(download));
  char *path = g_build_filename(g_get_tmp_dir(), file, NULL);
  char *url = g_filename_to_uri(path, NULL, NULL);
  webkit_download_set_allow_overwrite(download, TRUE);
  webkit_download_set_destination(download, url);
  GString *json = event_of(download, "named");
  add_string(json, "name", name);
  WebKitURIResponse *response = webkit_download_get_response(download);
  if (response != NULL) add_response(json, response);
  finish(json);
  g_free(url);
  g_free(path);
  g_free(file);
  return TRUE;
}

static void add_progress(WebKitDownload *download, guint64 length, gpointer data) {
  (void)length, (void)data;
  GString *json = event_of(download, "progress");
  add_number(json, "length", (double)webkit_download_get_received_data_length(download));
  finish(json);
}

static void fail(WebKitDownload *download, GError *error, gpointer data) {
  (void)data;
  GString *json = event_of(download, "failed");
  add_error(json, error);
  add_string(json, "url", webkit_uri_request_get_uri(webkit_download_get_request(download)));
  finish(json);
  g_hash_table_remove(downloads, GUINT_TO_POINTER(number_of(download)));
}

static void end(WebKitDownload *download, gpointer data) {
  (void)data;
  // The end is also reported after a failure.
  gpointer number = GUINT_TO_POINTER(number_of(download));
  if (!g_hash_table_contains(downloads, number)) return;
  finish(event_of(download, "finished"));
  g_hash_table_remove(downloads, number);
}

static void start(WebKitWebContext *context, WebKitDownload *download, gpointer data) {
  (void)context, (void)data;
  guint number = ++last_number;
  g_object_set_data(G_OBJECT(download), "number", GUINT_TO_POINTER(number));
  g_hash_table_insert(downloads, GUINT_TO_POINTER(number), g_object_ref(download));
  g_signal_connect(download, "decide-destination", G_CALLBACK(decide_destination), NULL);
  g_signal_connect(download, "received-data", G_CALLBACK(add_progress), NULL);
  g_signal_connect(download, "failed", G_CALLBACK(fail), NULL);
  g_signal_connect(download, "finished", G_CALLBACK(end), NULL);
  GString *json = event_of(download, "started");
  add_string(json, "url", webkit_uri_request_get_uri(webkit_download_get_request(download)));
  finish(json);
}

void watch_downloads(WebKitWebContext *context) {
  if (downloads == NULL) downloads = g_hash_table_new_full(NULL, NULL, NULL, g_object_unref);
  g_signal_connect(context, "download-started", G_CALLBACK(start), NULL);
}

gboolean manage_download(struct page *page, const char *command, JSCValue *message) {
  if (g_str_equal(command, "download")) {
    char *url = get_string(message, "url");
    if (url != NULL) g_object_unref(webkit_web_view_download_uri(page->web, url));
    g_free(url);
  } else if (g_str_equal(command, "cancelDownload")) {
    gpointer number = GUINT_TO_POINTER(get_index(message, "number"));
    WebKitDownload *download = g_hash_table_lookup(downloads, number);
    if (download != NULL) webkit_download_cancel(download);
  } else {
    return FALSE;
  }
  return TRUE;
}
