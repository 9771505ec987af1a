#ifndef QUINCE_DELAYED_DRAWING_H
#define QUINCE_DELAYED_DRAWING_H

// A program that is linked with this uses its functions instead of those of the same names in Pango, Cairo,
// Fontconfig, and gdk-pixbuf. They load the libraries when the first of them is called, so that a program that draws
// nothing starts sooner.

#endif
