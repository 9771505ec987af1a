#include "CFrameworks.h"

const char *quince_frameworks(void) { return QUINCE_FRAMEWORKS; }

const char *quince_parts_of_uikit(void) { return QUINCE_PARTS_OF_UIKIT; }

const char *quince_separate_frameworks(void) { return QUINCE_SEPARATE_FRAMEWORKS; }

const char *quince_modules_of_library(void) { return QUINCE_MODULES_OF_LIBRARY; }
