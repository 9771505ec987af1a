#include "delayed.h"

#include <fontconfig/fontconfig.h>

DELAYED2(FcBool, FcConfigAppFontAddFile, FcConfig *, const FcChar8 *)
DELAYED3(FcFontSet *, FcFontList, FcConfig *, FcPattern *, FcObjectSet *)
DELAYED1(void, FcFontSetDestroy, FcFontSet *)
DELAYED4(FcPattern *, FcFreeTypeQuery, const FcChar8 *, unsigned int, FcBlanks *, int *)
DELAYED0(FcBool, FcInit)
DELAYED2(FcBool, FcObjectSetAdd, FcObjectSet *, const char *)
DELAYED0(FcObjectSet *, FcObjectSetCreate)
DELAYED1(void, FcObjectSetDestroy, FcObjectSet *)
DELAYED0(FcPattern *, FcPatternCreate)
DELAYED1(void, FcPatternDestroy, FcPattern *)
DELAYED4(FcResult, FcPatternGetDouble, const FcPattern *, const char *, int, double *)
DELAYED4(FcResult, FcPatternGetInteger, const FcPattern *, const char *, int, int *)
DELAYED4(FcResult, FcPatternGetString, const FcPattern *, const char *, int, FcChar8 **)
DELAYED1(double, FcWeightToOpenTypeDouble, double)
