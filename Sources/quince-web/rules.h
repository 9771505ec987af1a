#ifndef QUINCE_WEB_RULES_H
#define QUINCE_WEB_RULES_H

#include <wpe/webkit.h>

/// Performs a command about lists of content rules, or returns whether the message is another
/// command.
gboolean manage_rules(const char *command, JSCValue *message);

/// Applies a list that was saved or loaded to pages.
void use_rules(WebKitUserContentManager *content, const char *name);

/// A function that receives compiled rules, or `NULL` if they're invalid.
typedef void (*rules_function)(WebKitUserContentFilter *rules, gpointer data);

/// Compiles rules that aren't stored.
void compile_rules(const char *source, rules_function finish, gpointer data);

#endif
