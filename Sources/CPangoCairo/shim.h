#ifndef QUINCE_CPANGOCAIRO_H
#define QUINCE_CPANGOCAIRO_H
#include <cairo-pdf.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <zlib.h>
#endif
