#include <glib.h>
#include <string.h>

#include "cookies.h"
#include "downloads.h"
#include "page.h"
#include "proxy.h"

void use_proxy(WebKitWebContext *context) {
  if (proxy_port() == 0) return;
  WebKitWebsiteDataManager *data = webkit_web_context_get_website_data_manager(context);
  char *url = g_strdup_printf("http://127.0.0.1:%u", proxy_port());
  WebKitNetworkProxySettings *settings = webkit_network_proxy_settings_new(url, NULL);
  webkit_website_data_manager_set_network_proxy_settings(data, WEBKIT_NETWORK_PROXY_MODE_CUSTOM,
                                                         settings);
  // The app checks the servers' certificates. The proxy has its own.
  webkit_website_data_manager_set_tls_errors_policy(data, WEBKIT_TLS_ERRORS_POLICY_IGNORE);
  webkit_network_proxy_settings_free(settings);
  g_free(url);
}

/// Returns the data in a folder of the app's container, or in the usual one without a name.
static WebKitWebsiteDataManager *data_in(const char *name) {
  char *folder = g_build_filename(g_get_home_dir(), "Library/WebKit", name, NULL);
  char *caches = g_build_filename(g_get_home_dir(), "Library/Caches/WebKit", name, NULL);
  WebKitWebsiteDataManager *data = webkit_website_data_manager_new(
      "base-data-directory", folder, "base-cache-directory", caches, NULL);
  char *cookies = g_build_filename(folder, "Cookies.sqlite", NULL);
  g_mkdir_with_parents(folder, 0700);
  webkit_cookie_manager_set_persistent_storage(
      webkit_website_data_manager_get_cookie_manager(data), cookies,
      WEBKIT_COOKIE_PERSISTENT_STORAGE_SQLITE);
  g_free(cookies);
  g_free(caches);
  g_free(folder);
  return data;
}

/// Returns the data of a store with a name.
static WebKitWebsiteDataManager *data_of(const char *store) {
  if (g_str_equal(store, "default")) return data_in(NULL);
  const char *named = "named.";
  // An identifier contains no part of a path.
  if (!g_str_has_prefix(store, named) || !g_uuid_string_is_valid(store + strlen(named)))
    return webkit_website_data_manager_new_ephemeral();
  char *folder = g_build_filename("WebsiteDataStore", store + strlen(named), NULL);
  WebKitWebsiteDataManager *data = data_in(folder);
  g_free(folder);
  return data;
}

/// Returns the contexts by the names of their stores.
static GHashTable *contexts(void) {
  static GHashTable *all;
  if (all == NULL)
    all = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_object_unref);
  return all;
}

void forget_context(const char *store) { g_hash_table_remove(contexts(), store); }

WebKitWebContext *context_of(const char *store) {
  WebKitWebContext *context = g_hash_table_lookup(contexts(), store);
  if (context != NULL) return context;
  WebKitWebsiteDataManager *data = data_of(store);
  context = webkit_web_context_new_with_website_data_manager(data);
  webkit_web_context_set_cache_model(context, WEBKIT_CACHE_MODEL_DOCUMENT_BROWSER);
  watch_downloads(context);
  watch_cookies(webkit_website_data_manager_get_cookie_manager(data), store);
  g_object_unref(data);
  g_hash_table_insert(contexts(), g_strdup(store), context);
  return context;
}
