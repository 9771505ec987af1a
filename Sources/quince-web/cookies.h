#ifndef QUINCE_WEB_COOKIES_H
#define QUINCE_WEB_COOKIES_H

#include <wpe/webkit.h>

/// Performs a command about cookies or stored data, and sends the result.
void manage_data(const char *command, JSCValue *message);

/// Sends a message when the cookies of a store have changed.
void watch_cookies(WebKitCookieManager *manager, const char *store);

#endif
