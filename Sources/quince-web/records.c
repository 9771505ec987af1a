#include "records.h"

#include "json.h"
#include "limits.h"

/// A request of the app's for the data of websites.
struct request {
  guint number;
  WebKitWebsiteDataTypes types;
  /// The names of the websites whose data is removed.
  char **names;
};

static void free_request(struct request *request) {
  g_strfreev(request->names);
  g_free(request);
}

static void send_records(guint number, GList *records) {
  GString *list = g_string_new("[");
  int count = 0;
  for (GList *one = records; one != NULL && count < MOST_ITEMS; one = one->next, count++) {
    GString *record = g_string_new("{");
    add_string(record, "name", webkit_website_data_get_name(one->data));
    add_number(record, "types", webkit_website_data_get_types(one->data));
    g_string_append_printf(list, "%s%s}", list->len > 1 ? "," : "", record->str);
    g_string_free(record, TRUE);
  }
  g_string_append_c(list, ']');
  GString *json = message("result", 0);
  add_number(json, "id", number);
  add_json(json, "records", list->str);
  finish(json);
  g_string_free(list, TRUE);
}

static void finish_listing(GObject *object, GAsyncResult *answer, gpointer data) {
  struct request *request = data;
  GList *records = webkit_website_data_manager_fetch_finish(WEBKIT_WEBSITE_DATA_MANAGER(object),
                                                            answer, NULL);
  send_records(request->number, records);
  g_list_free_full(records, (GDestroyNotify)webkit_website_data_unref);
  free_request(request);
}

static void finish_removing(GObject *object, GAsyncResult *answer, gpointer data) {
  struct request *request = data;
  webkit_website_data_manager_remove_finish(WEBKIT_WEBSITE_DATA_MANAGER(object), answer, NULL);
  send_records(request->number, NULL);
  free_request(request);
}

static void remove_listed(GObject *object, GAsyncResult *answer, gpointer data) {
  struct request *request = data;
  WebKitWebsiteDataManager *manager = WEBKIT_WEBSITE_DATA_MANAGER(object);
  GList *records = webkit_website_data_manager_fetch_finish(manager, answer, NULL);
  GList *chosen = NULL;
  for (GList *one = records; one != NULL; one = one->next) {
    const char *name = webkit_website_data_get_name(one->data);
    if (g_strv_contains((const char *const *)request->names, name))
      chosen = g_list_prepend(chosen, one->data);
  }
  webkit_website_data_manager_remove(manager, request->types, chosen, NULL, finish_removing,
                                     request);
  g_list_free(chosen);
  g_list_free_full(records, (GDestroyNotify)webkit_website_data_unref);
}

gboolean manage_records(const char *command, WebKitWebsiteDataManager *data, JSCValue *message) {
  gboolean lists = g_str_equal(command, "listData");
  if (!lists && !g_str_equal(command, "removeData")) return FALSE;
  char *names = get_string(message, "names");
  struct request *request = g_new0(struct request, 1);
  request->number = get_index(message, "id");
  request->types = (WebKitWebsiteDataTypes)get_index(message, "types");
  request->names = g_strsplit(names == NULL ? "" : names, "\n", MOST_ITEMS);
  webkit_website_data_manager_fetch(data, request->types, NULL,
                                    lists ? finish_listing : remove_listed, request);
  g_free(names);
  return TRUE;
}
