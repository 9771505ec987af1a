#ifndef QUINCE_WEB_COOKIES_H
#define QUINCE_WEB_COOKIES_H

#include <wpe/webkit.h>

/// Performs a command about cookies or stored data, and sends the result.
void manage_data(const char *command, JSCValue *message);

#endif
