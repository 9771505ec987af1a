#include "json.h"

#include <math.h>

#include "limits.h"
#include "packets.h"

static void append_string(GString *json, const char *text, gsize longest) {
  g_string_append_c(json, '"');
  for (const char *c = text; *c; c++) {
    // Only whole characters are sent.
    if ((gsize)(c - text) >= longest && (*c & 0xc0) != 0x80) break;
    if (*c == '"' || *c == '\\') {
      g_string_append_c(json, '\\');
      g_string_append_c(json, *c);
    } else if ((unsigned char)*c < 32) {
      g_string_append_printf(json, "\\u%04x", *c);
    } else {
      g_string_append_c(json, *c);
    }
  }
  g_string_append_c(json, '"');
}

static void append_number(GString *json, double value) {
  char text[G_ASCII_DTOSTR_BUF_SIZE];
  g_string_append(json, isfinite(value) ? g_ascii_dtostr(text, sizeof text, value) : "null");
}

static void append_name(GString *json, const char *name) {
  if (json->len > 1 && json->str[json->len - 1] != '{') g_string_append_c(json, ',');
  append_string(json, name, LONGEST_TEXT);
  g_string_append_c(json, ':');
}

GString *message(const char *kind, guint64 view) {
  GString *json = g_string_new("{");
  add_string(json, "is", kind);
  add_number(json, "view", (double)view);
  return json;
}

void add_string(GString *json, const char *name, const char *value) {
  if (value == NULL) return;
  append_name(json, name);
  append_string(json, value, LONGEST_TEXT);
}

void add_long_string(GString *json, const char *name, const char *value) {
  append_name(json, name);
  append_string(json, value, LONGEST_VALUE);
}

void add_number(GString *json, const char *name, double value) {
  append_name(json, name);
  append_number(json, value);
}

void add_bool(GString *json, const char *name, gboolean value) {
  append_name(json, name);
  g_string_append(json, value ? "true" : "false");
}

void add_json(GString *json, const char *name, const char *value) {
  append_name(json, name);
  g_string_append(json, value);
}

static void append_value(GString *json, JSCValue *value, int depth);

/// The number of values that have been added as parts of the current one.
static int value_count;

static gboolean is_too_long(const GString *json) {
  return json->len > LONGEST_VALUE || value_count > MOST_VALUES;
}

static void append_array(GString *json, JSCValue *value, int depth) {
  // The length of an array says nothing about its size.
  double count = get_number(value, "length");
  g_string_append_c(json, '[');
  for (guint index = 0; index < count && !is_too_long(json); index++) {
    if (index > 0) g_string_append_c(json, ',');
    JSCValue *item = jsc_value_object_get_property_at_index(value, index);
    append_value(json, item, depth + 1);
    g_object_unref(item);
  }
  g_string_append_c(json, ']');
}

static void append_object(GString *json, JSCValue *value, int depth) {
  if (jsc_value_object_is_instance_of(value, "Date")) {
    JSCValue *time = jsc_value_object_invoke_method(value, "getTime", G_TYPE_NONE);
    g_string_append(json, "{\"date\":");
    append_number(json, jsc_value_to_double(time));
    g_string_append_c(json, '}');
    g_object_unref(time);
    return;
  }
  g_string_append(json, "{\"object\":{");
  char **names = jsc_value_object_enumerate_properties(value);
  for (char **name = names; name != NULL && *name != NULL && !is_too_long(json); name++) {
    JSCValue *member = jsc_value_object_get_property(value, *name);
    if (!jsc_value_is_undefined(member)) {
      append_name(json, *name);
      append_value(json, member, depth + 1);
    }
    g_object_unref(member);
  }
  g_strfreev(names);
  g_string_append(json, "}}");
}

static void append_value(GString *json, JSCValue *value, int depth) {
  value_count++;
  if (jsc_value_is_boolean(value)) {
    g_string_append(json, jsc_value_to_boolean(value) ? "true" : "false");
  } else if (jsc_value_is_number(value)) {
    append_number(json, jsc_value_to_double(value));
  } else if (jsc_value_is_string(value)) {
    char *text = jsc_value_to_string(value);
    append_string(json, text, LONGEST_VALUE);
    g_free(text);
  } else if (jsc_value_is_array(value) && depth < DEEPEST_VALUE) {
    append_array(json, value, depth);
  } else if (jsc_value_is_object(value) && depth < DEEPEST_VALUE) {
    append_object(json, value, depth);
  } else {
    g_string_append(json, "null");
  }
}

gboolean add_value(GString *json, const char *name, JSCValue *value) {
  if (jsc_value_is_undefined(value)) return TRUE;
  gsize start = json->len;
  value_count = 0;
  append_name(json, name);
  append_value(json, value, 0);
  if (!is_too_long(json)) return TRUE;
  g_string_truncate(json, start);
  return FALSE;
}

void add_headers(GString *json, SoupMessageHeaders *headers) {
  if (headers == NULL) return;
  GString *members = g_string_new("{");
  SoupMessageHeadersIter iterator;
  const char *name, *value;
  soup_message_headers_iter_init(&iterator, headers);
  while (soup_message_headers_iter_next(&iterator, &name, &value)) add_string(members, name, value);
  g_string_append_c(members, '}');
  add_json(json, "headers", members->str);
  g_string_free(members, TRUE);
}

void add_response(GString *json, WebKitURIResponse *response) {
  add_string(json, "url", webkit_uri_response_get_uri(response));
  add_string(json, "mime", webkit_uri_response_get_mime_type(response));
  add_number(json, "status", webkit_uri_response_get_status_code(response));
  add_number(json, "length", (double)webkit_uri_response_get_content_length(response));
  add_headers(json, webkit_uri_response_get_http_headers(response));
}

void add_error(GString *json, const GError *error) {
  add_string(json, "domain", g_quark_to_string(error->domain));
  add_number(json, "code", error->code);
  add_string(json, "text", error->message);
}

void finish(GString *json) {
  g_string_append_c(json, '}');
  send_json(json);
  g_string_free(json, TRUE);
}

JSCValue *parse(const char *json, gsize length) {
  static JSCContext *context;
  if (context == NULL) context = jsc_context_new();
  (void)length;
  JSCValue *value = jsc_value_new_from_json(context, json);
  if (value != NULL && jsc_value_is_object(value)) return value;
  g_clear_object(&value);
  return NULL;
}

JSCValue *get_member(JSCValue *object, const char *name) {
  return jsc_value_object_get_property(object, name);
}

char *get_string(JSCValue *object, const char *name) {
  JSCValue *member = get_member(object, name);
  char *text = jsc_value_is_string(member) ? jsc_value_to_string(member) : NULL;
  g_object_unref(member);
  return text;
}

double get_number(JSCValue *object, const char *name) {
  JSCValue *member = get_member(object, name);
  double number = jsc_value_is_number(member) ? jsc_value_to_double(member) : 0;
  g_object_unref(member);
  return isfinite(number) ? number : 0;
}

double get_number_within(JSCValue *object, const char *name, double least, double most) {
  return CLAMP(get_number(object, name), least, most);
}

guint get_index(JSCValue *object, const char *name) {
  return (guint)get_number_within(object, name, 0, G_MAXINT);
}

gboolean get_bool(JSCValue *object, const char *name) {
  JSCValue *member = get_member(object, name);
  gboolean is_true = jsc_value_is_boolean(member) && jsc_value_to_boolean(member);
  g_object_unref(member);
  return is_true;
}

/// Adds a field for each text of a list, because the values of some fields can't be joined.
static void add_values(SoupMessageHeaders *headers, const char *name, JSCValue *list) {
  guint count = (guint)get_number_within(list, "length", 0, MOST_ITEMS);
  for (guint index = 0; index < count; index++) {
    JSCValue *item = jsc_value_object_get_property_at_index(list, index);
    char *text = jsc_value_is_string(item) ? jsc_value_to_string(item) : NULL;
    if (text != NULL) soup_message_headers_append(headers, name, text);
    g_free(text);
    g_object_unref(item);
  }
}

void get_headers(JSCValue *message, SoupMessageHeaders *headers) {
  JSCValue *members = get_member(message, "headers");
  char **names = jsc_value_is_object(members) ? jsc_value_object_enumerate_properties(members) : NULL;
  for (char **name = names; name != NULL && *name != NULL; name++) {
    JSCValue *value = get_member(members, *name);
    if (jsc_value_is_array(value)) {
      add_values(headers, *name, value);
    } else if (jsc_value_is_string(value)) {
      char *text = jsc_value_to_string(value);
      soup_message_headers_replace(headers, *name, text);
      g_free(text);
    }
    g_object_unref(value);
  }
  g_strfreev(names);
  g_object_unref(members);
}

guchar *get_data(JSCValue *object, const char *name, gsize *length) {
  char *text = get_string(object, name);
  *length = 0;
  guchar *bytes = text == NULL ? NULL : g_base64_decode(text, length);
  g_free(text);
  return bytes;
}
