#include "schemes.h"

#include "json.h"

static void start_request(WebKitURISchemeRequest *request, gpointer data) {
  (void)data;
  WebKitWebView *web = webkit_uri_scheme_request_get_web_view(request);
  struct page *page = web == NULL ? NULL : page_of(web);
  guint number = page == NULL ? 0 : ask(page, G_OBJECT(request), NULL);
  if (number == 0) {
    GError *error = g_error_new_literal(G_IO_ERROR, G_IO_ERROR_CANCELLED, "no page");
    webkit_uri_scheme_request_finish_error(request, error);
    g_error_free(error);
    return;
  }
  GString *json = message("scheme", page->view);
  add_number(json, "id", number);
  add_string(json, "url", webkit_uri_scheme_request_get_uri(request));
  add_string(json, "method", webkit_uri_scheme_request_get_http_method(request));
  add_headers(json, webkit_uri_scheme_request_get_http_headers(request));
  finish(json);
}

void use_scheme(WebKitWebContext *context, const char *scheme) {
  GHashTable *used = g_object_get_data(G_OBJECT(context), "schemes");
  if (used == NULL) {
    used = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    g_object_set_data_full(G_OBJECT(context), "schemes", used, (GDestroyNotify)g_hash_table_unref);
  }
  if (!g_hash_table_add(used, g_strdup(scheme))) return;
  webkit_web_context_register_uri_scheme(context, scheme, start_request, NULL, NULL);
  webkit_security_manager_register_uri_scheme_as_cors_enabled(
      webkit_web_context_get_security_manager(context), scheme);
}

void answer_request(WebKitURISchemeRequest *request, JSCValue *message) {
  char *text = get_string(message, "error");
  if (text != NULL) {
    GError *error = g_error_new_literal(g_quark_from_static_string("quince-scheme"),
                                        (int)get_number_within(message, "code", G_MININT, G_MAXINT),
                                        text);
    webkit_uri_scheme_request_finish_error(request, error);
    g_error_free(error);
    g_free(text);
    return;
  }
  gsize length;
  guchar *bytes = get_data(message, "base64", &length);
  GBytes *data = g_bytes_new_take(bytes, length);
  GInputStream *stream = g_memory_input_stream_new_from_bytes(data);
  WebKitURISchemeResponse *response = webkit_uri_scheme_response_new(stream, (gint64)length);
  guint status = (guint)get_number_within(message, "status", 0, 599);
  if (status >= 100) webkit_uri_scheme_response_set_status(response, status, NULL);
  char *type = get_string(message, "type");
  if (type != NULL) webkit_uri_scheme_response_set_content_type(response, type);
  SoupMessageHeaders *headers = soup_message_headers_new(SOUP_MESSAGE_HEADERS_RESPONSE);
  get_headers(message, headers);
  webkit_uri_scheme_response_set_http_headers(response, headers);
  webkit_uri_scheme_request_finish_with_response(request, response);
  g_free(type);
  g_object_unref(response);
  g_object_unref(stream);
  g_bytes_unref(data);
}
