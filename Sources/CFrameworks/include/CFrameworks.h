#ifndef QUINCE_FRAMEWORKS_H
#define QUINCE_FRAMEWORKS_H

/// The names of the frameworks in Sources/Frameworks, as Package.swift lists them, separated by commas.
const char *quince_frameworks(void);

/// The names of the modules that `UIKit` exports, in the same form.
const char *quince_parts_of_uikit(void);

/// The names of the modules in the library, separated by commas.
const char *quince_modules_of_library(void);

#endif
