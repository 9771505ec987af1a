// The releases of iOS that added names, as availability domains. In Quince's own code, all of their
// names are available. The builder compiles apps with other versions of this header.
#ifndef SYSTEM_RELEASES_H
#define SYSTEM_RELEASES_H

#include <availability_domain.h>

CLANG_ALWAYS_ENABLED_AVAILABILITY_DOMAIN(IOS26);
CLANG_ALWAYS_ENABLED_AVAILABILITY_DOMAIN(IOS27);

#endif
