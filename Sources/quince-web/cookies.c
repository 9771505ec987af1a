#include "cookies.h"

#include "json.h"
#include "page.h"
#include "records.h"

static void send_done(gpointer number) {
  GString *json = message("result", 0);
  add_number(json, "id", GPOINTER_TO_UINT(number));
  finish(json);
}

static gboolean send_change(gpointer data) {
  GObject *manager = data;
  g_object_set_data(manager, "timer", NULL);
  GString *json = message("cookies", 0);
  add_string(json, "name", g_object_get_data(manager, "store"));
  finish(json);
  return G_SOURCE_REMOVE;
}

/// Sends a change that waits, so that an app knows of it before its own change is complete.
static void send_waiting_change(GObject *manager) {
  guint timer = GPOINTER_TO_UINT(g_object_get_data(manager, "timer"));
  if (timer == 0) return;
  g_source_remove(timer);
  send_change(manager);
}

/// A page can change cookies all the time, and the app receives one message about all changes so
/// far.
static void cookies_changed(WebKitCookieManager *manager, gpointer data) {
  (void)data;
  if (g_object_get_data(G_OBJECT(manager), "timer") != NULL) return;
  guint timer = g_timeout_add(10, send_change, manager);
  g_object_set_data(G_OBJECT(manager), "timer", GUINT_TO_POINTER(timer));
}

void watch_cookies(WebKitCookieManager *manager, const char *store) {
  g_object_set_data_full(G_OBJECT(manager), "store", g_strdup(store), g_free);
  g_signal_connect(manager, "changed", G_CALLBACK(cookies_changed), NULL);
}

static void finish_adding(GObject *manager, GAsyncResult *answer, gpointer number) {
  webkit_cookie_manager_add_cookie_finish(WEBKIT_COOKIE_MANAGER(manager), answer, NULL);
  send_waiting_change(manager);
  send_done(number);
}

static void finish_deleting(GObject *manager, GAsyncResult *answer, gpointer number) {
  webkit_cookie_manager_delete_cookie_finish(WEBKIT_COOKIE_MANAGER(manager), answer, NULL);
  send_waiting_change(manager);
  send_done(number);
}

static void set_cookie(WebKitCookieManager *manager, JSCValue *command, gpointer number) {
  char *name = get_string(command, "name"), *value = get_string(command, "value");
  char *domain = get_string(command, "domain"), *path = get_string(command, "path");
  if (name != NULL && value != NULL && domain != NULL && path != NULL) {
    int age = get_bool(command, "session") ? -1 : (int)get_number_within(command, "age", -1, G_MAXINT);
    SoupCookie *cookie = soup_cookie_new(name, value, domain, path, age);
    soup_cookie_set_secure(cookie, get_bool(command, "secure"));
    soup_cookie_set_http_only(cookie, get_bool(command, "httpOnly"));
    if (get_bool(command, "deletes")) {
      webkit_cookie_manager_delete_cookie(manager, cookie, NULL, finish_deleting, number);
    } else {
      webkit_cookie_manager_add_cookie(manager, cookie, NULL, finish_adding, number);
    }
    soup_cookie_free(cookie);
  } else {
    send_done(number);
  }
  g_free(name);
  g_free(value);
  g_free(domain);
  g_free(path);
}

static void append_cookie(GString *list, SoupCookie *cookie) {
  GString *one = g_string_new("{");
  add_string(one, "name", soup_cookie_get_name(cookie));
  add_string(one, "value", soup_cookie_get_value(cookie));
  add_string(one, "domain", soup_cookie_get_domain(cookie));
  add_string(one, "path", soup_cookie_get_path(cookie));
  add_bool(one, "secure", soup_cookie_get_secure(cookie));
  add_bool(one, "httpOnly", soup_cookie_get_http_only(cookie));
  GDateTime *expires = soup_cookie_get_expires(cookie);
  if (expires != NULL) add_number(one, "expires", (double)g_date_time_to_unix(expires));
  g_string_append_printf(list, "%s%s}", list->len > 1 ? "," : "", one->str);
  g_string_free(one, TRUE);
}

static void finish_listing(GObject *object, GAsyncResult *answer, gpointer number) {
  GList *cookies =
      webkit_cookie_manager_get_cookies_finish(WEBKIT_COOKIE_MANAGER(object), answer, NULL);
  GString *list = g_string_new("[");
  for (GList *one = cookies; one != NULL; one = one->next) append_cookie(list, one->data);
  g_string_append_c(list, ']');
  GString *json = message("result", 0);
  add_number(json, "id", GPOINTER_TO_UINT(number));
  add_json(json, "cookies", list->str);
  finish(json);
  g_string_free(list, TRUE);
  g_list_free_full(cookies, (GDestroyNotify)soup_cookie_free);
}

static void finish_clearing(GObject *object, GAsyncResult *answer, gpointer number) {
  webkit_website_data_manager_clear_finish(WEBKIT_WEBSITE_DATA_MANAGER(object), answer, NULL);
  send_done(number);
}

void manage_data(const char *command, JSCValue *message) {
  char *store = get_string(message, "store");
  WebKitWebContext *context = context_of(store == NULL ? "default" : store);
  WebKitWebsiteDataManager *data = webkit_web_context_get_website_data_manager(context);
  WebKitCookieManager *manager = webkit_website_data_manager_get_cookie_manager(data);
  gpointer number = GUINT_TO_POINTER(get_index(message, "id"));
  if (g_str_equal(command, "closeStore")) {
    if (store != NULL) forget_context(store);
    send_done(number);
  } else if (manage_records(command, data, message)) {
    // It sends the result.
  } else if (g_str_equal(command, "clearData")) {
    webkit_website_data_manager_clear(data, (WebKitWebsiteDataTypes)get_index(message, "types"),
                                      (GTimeSpan)get_number_within(message, "span", 0, 4e15), NULL,
                                      finish_clearing, number);
  } else if (g_str_equal(command, "setCookie")) {
    set_cookie(manager, message, number);
  } else {
    char *url = get_string(message, "url");
    webkit_cookie_manager_get_cookies(manager, url == NULL ? "" : url, NULL, finish_listing,
                                      number);
    g_free(url);
  }
  g_free(store);
}
