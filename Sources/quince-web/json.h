#ifndef QUINCE_WEB_JSON_H
#define QUINCE_WEB_JSON_H

#include <wpe/webkit.h>

/// Starts a message of a view with the name of its kind.
GString *message(const char *kind, guint64 view);

/// Adds a member to the message.
void add_string(GString *json, const char *name, const char *value);
/// Adds a text that can be as long as a value.
void add_long_string(GString *json, const char *name, const char *value);
void add_number(GString *json, const char *name, double value);
void add_bool(GString *json, const char *name, gboolean value);
void add_json(GString *json, const char *name, const char *value);

/// Adds a value of a page as `PageValue` reads it: dates and objects are marked, and `undefined` is
/// left out.
/// Returns `FALSE`, and adds nothing, if the value is too long.
gboolean add_value(GString *json, const char *name, JSCValue *value);

/// Adds the members that describe an error, a response, or the fields of a header.
void add_error(GString *json, const GError *error);
void add_response(GString *json, WebKitURIResponse *response);
void add_headers(GString *json, SoupMessageHeaders *headers);

/// Ends, sends, and frees the message.
void finish(GString *json);

/// Parses a JSON object, or returns `NULL` if it isn't one.
JSCValue *parse(const char *json, gsize length);

/// Returns a member of an object, or the default if it has another type. The caller frees strings.
char *get_string(JSCValue *object, const char *name);
double get_number(JSCValue *object, const char *name);
/// Returns a number, or the nearest one within limits.
double get_number_within(JSCValue *object, const char *name, double least, double most);
/// Returns a whole number that isn't negative.
guint get_index(JSCValue *object, const char *name);
gboolean get_bool(JSCValue *object, const char *name);

/// Adds the members of a message's object `headers` to a header.
void get_headers(JSCValue *message, SoupMessageHeaders *headers);

/// Decodes a member, which the caller frees.
guchar *get_data(JSCValue *object, const char *name, gsize *length);

/// Returns a member, which the caller releases.
JSCValue *get_member(JSCValue *object, const char *name);

#endif
