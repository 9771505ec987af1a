#include <glib.h>

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

WebKitWebContext *context_of(const char *store) {
  static GHashTable *contexts;
  if (contexts == NULL) contexts = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
  WebKitWebContext *context = g_hash_table_lookup(contexts, store);
  if (context != NULL) return context;
  WebKitWebsiteDataManager *data;
  if (g_str_equal(store, "default")) {
    char *folder = g_build_filename(g_get_home_dir(), "Library/WebKit", NULL);
    char *caches = g_build_filename(g_get_home_dir(), "Library/Caches/WebKit", NULL);
    data = webkit_website_data_manager_new("base-data-directory", folder, "base-cache-directory",
                                           caches, NULL);
    char *cookies = g_build_filename(folder, "Cookies.sqlite", NULL);
    g_mkdir_with_parents(folder, 0700);
    webkit_cookie_manager_set_persistent_storage(
        webkit_website_data_manager_get_cookie_manager(data), cookies,
        WEBKIT_COOKIE_PERSISTENT_STORAGE_SQLITE);
    g_free(cookies);
    g_free(caches);
    g_free(folder);
  } else {
    data = webkit_website_data_manager_new_ephemeral();
  }
  context = webkit_web_context_new_with_website_data_manager(data);
  webkit_web_context_set_cache_model(context, WEBKIT_CACHE_MODEL_DOCUMENT_BROWSER);
  watch_downloads(context);
  watch_cookies(webkit_website_data_manager_get_cookie_manager(data), store);
  g_object_unref(data);
  g_hash_table_insert(contexts, g_strdup(store), context);
  return context;
}
