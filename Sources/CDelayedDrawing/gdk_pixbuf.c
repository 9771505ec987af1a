#include "delayed.h"

#include <gdk-pixbuf/gdk-pixbuf.h>

DELAYED1(GdkPixbuf *, gdk_pixbuf_apply_embedded_orientation, GdkPixbuf *)
DELAYED1(int, gdk_pixbuf_get_height, const GdkPixbuf *)
DELAYED1(int, gdk_pixbuf_get_n_channels, const GdkPixbuf *)
DELAYED2(const gchar *, gdk_pixbuf_get_option, GdkPixbuf *, const gchar *)
DELAYED1(int, gdk_pixbuf_get_rowstride, const GdkPixbuf *)
DELAYED1(int, gdk_pixbuf_get_width, const GdkPixbuf *)
DELAYED2(gboolean, gdk_pixbuf_loader_close, GdkPixbufLoader *, GError **)
DELAYED1(GdkPixbuf *, gdk_pixbuf_loader_get_pixbuf, GdkPixbufLoader *)
DELAYED0(GdkPixbufLoader *, gdk_pixbuf_loader_new)
DELAYED4(gboolean, gdk_pixbuf_loader_write, GdkPixbufLoader *, const guchar *, gsize, GError **)
DELAYED9(GdkPixbuf *, gdk_pixbuf_new_from_data, const guchar *, GdkColorspace, gboolean, int, int,
         int, int, GdkPixbufDestroyNotify, gpointer)
DELAYED1(const guint8 *, gdk_pixbuf_read_pixels, const GdkPixbuf *)
DELAYED7(gboolean, gdk_pixbuf_save_to_bufferv, GdkPixbuf *, gchar **, gsize *, const char *,
         char **, char **, GError **)
