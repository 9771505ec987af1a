#import <Foundation/Foundation.h>

//! Project version number for Toolkit.
FOUNDATION_EXPORT double ToolkitVersionNumber;

//! Project version string for Toolkit.
FOUNDATION_EXPORT const unsigned char ToolkitVersionString[];
