#ifndef QUINCE_WEB_PROXY_H
#define QUINCE_WEB_PROXY_H

#include <wpe/webkit.h>

/// Starts the proxy that asks the app to load what pages need, and returns its port, or 0.
///
/// It's used if the app's own requests are recorded, or can have other answers than a server's.
guint proxy_port(void);

/// Passes on the app's answer to a request.
void answer_proxied(JSCValue *message);

#endif
