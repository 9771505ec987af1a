#include "rules.h"

#include <string.h>

#include "json.h"

/// The lists that have been used, which pages need at once.
static GHashTable *lists;

static WebKitUserContentFilterStore *store(void) {
  static WebKitUserContentFilterStore *store;
  if (store == NULL) {
    char *folder = g_build_filename(g_get_home_dir(), "Library/WebKit/ContentRuleLists", NULL);
    store = webkit_user_content_filter_store_new(folder);
    lists = g_hash_table_new_full(g_str_hash, g_str_equal, g_free,
                                  (GDestroyNotify)webkit_user_content_filter_unref);
    g_free(folder);
  }
  return store;
}

static void send_result(gpointer number, GError *error) {
  GString *json = message("result", 0);
  add_number(json, "id", GPOINTER_TO_UINT(number));
  if (error != NULL) add_error(json, error);
  if (error != NULL) add_string(json, "error", error->message);
  finish(json);
  g_clear_error(&error);
}

static void keep(WebKitUserContentFilter *list) {
  if (list == NULL) return;
  g_hash_table_insert(lists, g_strdup(webkit_user_content_filter_get_identifier(list)), list);
}

static void finish_saving(GObject *object, GAsyncResult *answer, gpointer number) {
  (void)object;
  GError *error = NULL;
  keep(webkit_user_content_filter_store_save_finish(store(), answer, &error));
  send_result(number, error);
}

static void finish_loading(GObject *object, GAsyncResult *answer, gpointer number) {
  (void)object;
  GError *error = NULL;
  keep(webkit_user_content_filter_store_load_finish(store(), answer, &error));
  send_result(number, error);
}

static void finish_removing(GObject *object, GAsyncResult *answer, gpointer number) {
  (void)object;
  GError *error = NULL;
  webkit_user_content_filter_store_remove_finish(store(), answer, &error);
  send_result(number, error);
}

static void finish_listing(GObject *object, GAsyncResult *answer, gpointer number) {
  (void)object;
  char **names = webkit_user_content_filter_store_fetch_identifiers_finish(store(), answer);
  GString *list = g_string_new("");
  for (char **name = names; name != NULL && *name != NULL; name++)
    g_string_append_printf(list, "%s\n", *name);
  GString *json = message("result", 0);
  add_number(json, "id", GPOINTER_TO_UINT(number));
  add_string(json, "text", list->str);
  finish(json);
  g_string_free(list, TRUE);
  g_strfreev(names);
}

gboolean manage_rules(const char *command, JSCValue *message) {
  char *name = get_string(message, "name");
  const char *list = name == NULL ? "" : name;
  gpointer number = GUINT_TO_POINTER(get_index(message, "id"));
  gboolean is_known = TRUE;
  if (g_str_equal(command, "saveRules")) {
    char *source = get_string(message, "source");
    const char *text = source == NULL ? "" : source;
    GBytes *bytes = g_bytes_new(text, strlen(text));
    webkit_user_content_filter_store_save(store(), list, bytes, NULL, finish_saving, number);
    g_bytes_unref(bytes);
    g_free(source);
  } else if (g_str_equal(command, "loadRules")) {
    webkit_user_content_filter_store_load(store(), list, NULL, finish_loading, number);
  } else if (g_str_equal(command, "removeRules")) {
    webkit_user_content_filter_store_remove(store(), list, NULL, finish_removing, number);
  } else if (g_str_equal(command, "listRules")) {
    webkit_user_content_filter_store_fetch_identifiers(store(), NULL, finish_listing, number);
  } else {
    is_known = FALSE;
  }
  g_free(name);
  return is_known;
}

/// Rules that aren't stored.
struct compilation {
  rules_function finish;
  gpointer data;
};

static void finish_compiling(GObject *object, GAsyncResult *answer, gpointer data) {
  struct compilation *compilation = data;
  WebKitUserContentFilterStore *store = WEBKIT_USER_CONTENT_FILTER_STORE(object);
  WebKitUserContentFilter *rules =
      webkit_user_content_filter_store_save_finish(store, answer, NULL);
  if (rules != NULL)
    webkit_user_content_filter_store_remove(store, webkit_user_content_filter_get_identifier(rules),
                                            NULL, NULL, NULL);
  compilation->finish(rules, compilation->data);
  if (rules != NULL) webkit_user_content_filter_unref(rules);
  g_free(compilation);
}

void compile_rules(const char *source, rules_function finish, gpointer data) {
  static guint count;
  struct compilation *compilation = g_new0(struct compilation, 1);
  *compilation = (struct compilation){finish, data};
  char *name = g_strdup_printf("quince.%u", ++count);
  GBytes *bytes = g_bytes_new(source, strlen(source));
  webkit_user_content_filter_store_save(store(), name, bytes, NULL, finish_compiling, compilation);
  g_bytes_unref(bytes);
  g_free(name);
}

void use_rules(WebKitUserContentManager *content, const char *name) {
  WebKitUserContentFilter *list = lists == NULL ? NULL : g_hash_table_lookup(lists, name);
  if (list != NULL) webkit_user_content_manager_add_filter(content, list);
}
