#ifndef QUINCE_DELAYED_DRAWING_H
#define QUINCE_DELAYED_DRAWING_H

// A program that is linked with this takes its functions for those of the same names in Pango, Cairo, Fontconfig and
// gdk-pixbuf. They load the libraries when the first of them is called, so that what draws nothing starts sooner.

#endif
