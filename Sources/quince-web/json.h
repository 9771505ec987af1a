#ifndef QUINCE_WEB_JSON_H
#define QUINCE_WEB_JSON_H

#include <wpe/webkit.h>

/// Starts a message of a view with the name of its kind.
GString *message(const char *kind, guint64 view);

/// Adds a member to the message.
void add_string(GString *json, const char *name, const char *value);
void add_number(GString *json, const char *name, double value);
void add_bool(GString *json, const char *name, gboolean value);
void add_json(GString *json, const char *name, const char *value);

/// Adds a value of a page as `PageValue` reads it: dates and objects are marked, and `undefined` is
/// left out.
void add_value(GString *json, const char *name, JSCValue *value);

/// Ends, sends, and frees the message.
void finish(GString *json);

/// Parses a JSON object, or returns `NULL` if it isn't one.
JSCValue *parse(const char *json, gsize length);

/// Returns a member of an object, or the default if it has another type. The caller frees strings.
char *get_string(JSCValue *object, const char *name);
double get_number(JSCValue *object, const char *name);
gboolean get_bool(JSCValue *object, const char *name);

/// Returns a member, which the caller releases.
JSCValue *get_member(JSCValue *object, const char *name);

#endif
