#ifndef QUINCE_DELAYED_DRAWING_H
#define QUINCE_DELAYED_DRAWING_H

// A program that's linked with this library uses its functions instead of the functions with the
// same names in Pango, Cairo, Fontconfig, and gdk-pixbuf. They load these libraries when the first
// function is called, so that a program that doesn't draw anything starts faster.

#endif
