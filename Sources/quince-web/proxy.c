#include "proxy.h"

#include <gio/gio.h>
#include <libsoup/soup.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "certificate.h"
#include "json.h"
#include "limits.h"

/// The port of servers with encryption, which the proxy itself can't have.
enum { HTTPS_PORT = 443 };

static SoupServer *server;
/// The requests that wait for the app, by number.
static GHashTable *waiting;

static void forget(gpointer data) {
  SoupServerMessage *message = data;
  soup_server_message_unpause(message);
  g_object_unref(message);
}

/// Passes a request on to the app.
static void pass(SoupServerMessage *request, const char *url) {
  static guint last_number;
  if (g_hash_table_size(waiting) >= MOST_QUESTIONS) {
    soup_server_message_set_status(request, SOUP_STATUS_SERVICE_UNAVAILABLE, NULL);
    return;
  }
  guint number = ++last_number;
  GString *json = message("request", 0);
  add_number(json, "id", number);
  add_string(json, "url", url);
  add_string(json, "method", soup_server_message_get_method(request));
  add_headers(json, soup_server_message_get_request_headers(request));
  SoupMessageBody *body = soup_server_message_get_request_body(request);
  char *text = g_base64_encode((const guchar *)body->data, (gsize)body->length);
  if (body->length > 0) add_long_string(json, "base64", text);
  finish(json);
  g_free(text);
  g_hash_table_insert(waiting, GUINT_TO_POINTER(number), g_object_ref(request));
  soup_server_message_pause(request);
}

/// Reads the requests of a connection that's encrypted.
static void decrypt(SoupServerMessage *tunnel, gpointer data) {
  (void)data;
  GIOStream *stream = soup_server_message_steal_connection(tunnel);
  GTlsCertificate *certificate = own_certificate();
  GIOStream *plain = certificate == NULL
                         ? NULL
                         : g_tls_server_connection_new(stream, certificate, NULL);
  // The address distinguishes these requests from those to servers without encryption.
  GSocketAddress *address = g_inet_socket_address_new_from_string("127.0.0.1", HTTPS_PORT);
  if (plain != NULL) soup_server_accept_iostream(server, plain, address, address, NULL);
  g_object_unref(address);
  g_clear_object(&plain);
  g_object_unref(stream);
}

/// Returns whether a request comes from a process of the same user. If the sandbox has a network,
/// other users of the computer can connect, too.
static gboolean comes_from_same_user(SoupServerMessage *request) {
  GSocketAddress *remote = soup_server_message_get_remote_address(request);
  if (!G_IS_INET_SOCKET_ADDRESS(remote)) return FALSE;
  guint port = g_inet_socket_address_get_port(G_INET_SOCKET_ADDRESS(remote));
  FILE *connections = fopen("/proc/self/net/tcp", "re");
  if (connections == NULL) return FALSE;
  char line[512];
  gboolean is_same = FALSE;
  while (!is_same && fgets(line, sizeof line, connections) != NULL) {
    guint from_port, to_port, user;
    int count = sscanf(line, "%*d: %*x:%x %*x:%x %*x %*s %*s %*s %u", &from_port, &to_port, &user);
    is_same = count == 3 && from_port == port && to_port == proxy_port() && user == getuid();
  }
  fclose(connections);
  return is_same;
}

static gboolean is_decrypted(SoupServerMessage *request) {
  GSocketAddress *local = soup_server_message_get_local_address(request);
  return G_IS_INET_SOCKET_ADDRESS(local) &&
         g_inet_socket_address_get_port(G_INET_SOCKET_ADDRESS(local)) == HTTPS_PORT;
}

static void handle(SoupServer *from, SoupServerMessage *request, const char *path,
                   GHashTable *query, gpointer data) {
  (void)from, (void)path, (void)query, (void)data;
  gboolean is_encrypted = is_decrypted(request);
  if (!is_encrypted && !comes_from_same_user(request)) {
    soup_server_message_set_status(request, SOUP_STATUS_FORBIDDEN, NULL);
    return;
  }
  GUri *address = soup_server_message_get_uri(request);
  if (g_str_equal(soup_server_message_get_method(request), "CONNECT")) {
    soup_server_message_set_status(request, SOUP_STATUS_OK, NULL);
    g_signal_connect(request, "wrote-body", G_CALLBACK(decrypt), NULL);
    return;
  }
  SoupMessageHeaders *headers = soup_server_message_get_request_headers(request);
  const char *host = soup_message_headers_get_one(headers, "Host");
  char *rest = g_uri_to_string_partial(address, G_URI_HIDE_FRAGMENT);
  const char *start = strstr(rest, "://");
  start = start == NULL ? NULL : strchr(start + 3, '/');
  char *url = g_strconcat(is_encrypted ? "https://" : "http://", host == NULL ? "" : host,
                          start == NULL ? "/" : start, NULL);
  pass(request, url);
  g_free(url);
  g_free(rest);
}

void answer_proxied(JSCValue *message) {
  gpointer number = GUINT_TO_POINTER(get_index(message, "id"));
  SoupServerMessage *request = waiting == NULL ? NULL : g_hash_table_lookup(waiting, number);
  if (request == NULL) return;
  guint status = (guint)get_number_within(message, "status", 0, 599);
  if (status < 100) {
    // The page's request fails, too.
    GIOStream *stream = soup_server_message_steal_connection(request);
    g_io_stream_close(stream, NULL, NULL);
    g_object_unref(stream);
    g_hash_table_steal(waiting, number);
    g_object_unref(request);
    return;
  }
  gsize length;
  guchar *bytes = get_data(message, "base64", &length);
  soup_server_message_set_status(request, status, NULL);
  get_headers(message, soup_server_message_get_response_headers(request));
  if (length > 0) {
    soup_message_body_append_take(soup_server_message_get_response_body(request), bytes, length);
  } else {
    g_free(bytes);
  }
  g_hash_table_remove(waiting, number);
}

guint proxy_port(void) {
  static guint port;
  if (port != 0) return port;
  server = soup_server_new("server-header", NULL, NULL);
  waiting = g_hash_table_new_full(NULL, NULL, NULL, forget);
  soup_server_add_handler(server, NULL, handle, NULL, NULL);
  if (!soup_server_listen_local(server, 0, SOUP_SERVER_LISTEN_IPV4_ONLY, NULL)) return 0;
  GSList *addresses = soup_server_get_uris(server);
  if (addresses != NULL) port = (guint)g_uri_get_port(addresses->data);
  g_slist_free_full(addresses, (GDestroyNotify)g_uri_unref);
  return port;
}
