#ifndef QUINCE_FRAMEWORKS_H
#define QUINCE_FRAMEWORKS_H

/// Returns the names of the frameworks in Sources/Frameworks, as listed in Package.swift and
/// separated by commas.
const char *quince_frameworks(void);

/// Returns the names of the modules that `UIKit` exports, separated by commas.
const char *quince_parts_of_uikit(void);

/// Returns the names of the frameworks that are separate libraries, separated by commas.
const char *quince_separate_frameworks(void);

/// Returns the names of the modules in the library, separated by commas.
const char *quince_modules_of_library(void);

#endif
