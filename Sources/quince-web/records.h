#ifndef QUINCE_WEB_RECORDS_H
#define QUINCE_WEB_RECORDS_H

#include <wpe/webkit.h>

/// Lists or removes the data of websites, or returns whether the message is another command.
gboolean manage_records(const char *command, WebKitWebsiteDataManager *data, JSCValue *message);

#endif
