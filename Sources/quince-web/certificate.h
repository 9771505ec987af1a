#ifndef QUINCE_WEB_CERTIFICATE_H
#define QUINCE_WEB_CERTIFICATE_H

#include <gio/gio.h>

/// Returns a certificate that's made for this process, or `NULL`.
GTlsCertificate *own_certificate(void);

#endif
