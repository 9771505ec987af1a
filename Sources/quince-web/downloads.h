#ifndef QUINCE_WEB_DOWNLOADS_H
#define QUINCE_WEB_DOWNLOADS_H

#include "page.h"

/// Reports the downloads of a context's pages.
void watch_downloads(WebKitWebContext *context);

/// Performs a command about a download, or returns whether the message is another command.
gboolean manage_download(struct page *page, const char *command, JSCValue *message);

#endif
