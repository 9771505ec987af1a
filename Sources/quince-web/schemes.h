#ifndef QUINCE_WEB_SCHEMES_H
#define QUINCE_WEB_SCHEMES_H

#include "page.h"

/// Lets the app answer the requests for a scheme.
void use_scheme(WebKitWebContext *context, const char *scheme);

/// Passes on the app's answer to a request.
void answer_request(WebKitURISchemeRequest *request, JSCValue *message);

#endif
