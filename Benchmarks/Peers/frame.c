// Draws a screen of rounded views and text repeatedly, using only Cairo and Pango. Prints the
// duration of each repetition in milliseconds.
//
// usage: frame FRAME TIMES
//
// FRAME is a text: width, height, pixels in a point, radius of the corners and size of the font in the first line, then for each
// view its x, y, width, height, red, green, blue, the left end of the text's baseline and the text. It prints
// {"frame": […], "mean": [red, green, blue]} as JSON. The texts are set once: what a frame takes is drawing alone.

#include <cairo.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define MOST 256

typedef struct {
  double x, y, width, height, red, green, blue, left, baseline;
  char text[64];
  PangoLayout *layout;
} View;

typedef struct {
  double width, height, scale, radius, font_size;
  View views[MOST];
  int count;
} Screen;

static int read_screen(const char *path, Screen *screen) {
  FILE *file = fopen(path, "r");
  if (!file) return 0;
  int fields = fscanf(file, "%lf %lf %lf %lf %lf", &screen->width, &screen->height, &screen->scale, &screen->radius,
                      &screen->font_size);
  while (fields >= 5 && screen->count < MOST) {
    View *view = &screen->views[screen->count];
    if (fscanf(file, "%lf %lf %lf %lf %lf %lf %lf %lf %lf %63[^\n]", &view->x, &view->y, &view->width, &view->height,
               &view->red, &view->green, &view->blue, &view->left, &view->baseline, view->text) != 10)
      break;
    screen->count++;
  }
  fclose(file);
  return screen->count;
}

static void set_texts(Screen *screen) {
  PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  PangoFontDescription *font = pango_font_description_from_string("Inter");
  pango_font_description_set_absolute_size(font, screen->font_size * PANGO_SCALE);
  for (int index = 0; index < screen->count; index++) {
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_text(layout, screen->views[index].text, -1);
    screen->views[index].layout = layout;
  }
  pango_font_description_free(font);
}

static void round_rectangle(cairo_t *cairo, const View *view, double radius) {
  double right = view->x + view->width, bottom = view->y + view->height;
  cairo_new_sub_path(cairo);
  cairo_arc(cairo, right - radius, view->y + radius, radius, -M_PI / 2, 0);
  cairo_arc(cairo, right - radius, bottom - radius, radius, 0, M_PI / 2);
  cairo_arc(cairo, view->x + radius, bottom - radius, radius, M_PI / 2, M_PI);
  cairo_arc(cairo, view->x + radius, view->y + radius, radius, M_PI, 3 * M_PI / 2);
  cairo_close_path(cairo);
}

static cairo_surface_t *draw(const Screen *screen) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)(screen->width * screen->scale),
                                                        (int)(screen->height * screen->scale));
  cairo_t *cairo = cairo_create(surface);
  cairo_scale(cairo, screen->scale, screen->scale);
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_paint(cairo);
  for (int index = 0; index < screen->count; index++) {
    const View *view = &screen->views[index];
    cairo_set_source_rgb(cairo, view->red, view->green, view->blue);
    round_rectangle(cairo, view, screen->radius);
    cairo_fill(cairo);
    cairo_set_source_rgb(cairo, 1, 1, 1);
    cairo_move_to(cairo, view->left, view->baseline);
    pango_cairo_show_layout_line(cairo, pango_layout_get_line_readonly(view->layout, 0));
  }
  cairo_destroy(cairo);
  cairo_surface_flush(surface);
  return surface;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static double mean(cairo_surface_t *surface, int channel) {
  int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
  double sum = 0;
  for (int y = 0; y < height; y++) {
    const unsigned char *row = cairo_image_surface_get_data(surface) + (size_t)y * cairo_image_surface_get_stride(surface);
    for (int x = 0; x < width; x++) sum += row[4 * x + channel];
  }
  return sum / width / height;
}

int main(int count, char **arguments) {
  static Screen screen;
  if (count != 3 || !read_screen(arguments[1], &screen)) return 64;
  set_texts(&screen);
  cairo_surface_t *surface = draw(&screen);
  // The order of bytes in memory is blue, green, red, alpha.
  double red = mean(surface, 2), green = mean(surface, 1), blue = mean(surface, 0);
  cairo_surface_destroy(surface);
  printf("{\"frame\": [");
  int times = atoi(arguments[2]);
  for (int index = 0; index < times; index++) {
    double start = now();
    cairo_surface_destroy(draw(&screen));
    printf("%s%.6f", index ? ", " : "", now() - start);
  }
  printf("], \"mean\": [%.3f, %.3f, %.3f]}\n", red, green, blue);
  return 0;
}
