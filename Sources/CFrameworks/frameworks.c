#include "CFrameworks.h"

const char *quince_frameworks(void) { return QUINCE_FRAMEWORKS; }

const char *quince_parts_of_uikit(void) { return QUINCE_PARTS_OF_UIKIT; }
