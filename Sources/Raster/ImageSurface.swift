internal import CPangoCairo

/// A decoded image.
final class ImageSurface {
  let surface: OpaquePointer

  init(_ surface: OpaquePointer) {
    self.surface = surface
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  var width: Double { Double(cairo_image_surface_get_width(surface)) }
  var height: Double { Double(cairo_image_surface_get_height(surface)) }
}
