import CoreGraphics

extension CIImage {
  /// Returns an image of the same size, each of whose pixels depends on the pixel at its place.
  func map(_ change: @escaping (Pixel, (x: Int, y: Int)) -> Pixel) -> CIImage {
    CIImage(extent) { area, settings throws(TooManyPixels) in
      let pixels = try self.pixels(in: area, settings)
      return Pixels(area) { change(pixels[$0, $1], ($0, $1)) }
    }
  }

  /// Returns the image with other colors, which are those of the working space.
  func mapColors(_ change: @escaping (SIMD3<Float>) -> SIMD3<Float>) -> CIImage {
    CIImage(extent) { area, settings throws(TooManyPixels) in
      try self.pixels(in: area, settings).mapped { $0.mapColor(change) }
    }
  }

  /// Returns the image with other colors, whose components are those of image files.
  func mapComponents(_ change: @escaping (SIMD3<Float>) -> SIMD3<Float>) -> CIImage {
    CIImage(extent) { area, settings throws(TooManyPixels) in
      try self.pixels(in: area, settings).mapped {
        $0.mapColor { color in
          settings.isLinear
            ? change(color.each(ColorCurve.component)).each(ColorCurve.light) : change(color)
        }
      }
    }
  }
}

extension SIMD3<Float> {
  /// Returns the numbers changed one by one.
  func each(_ change: (Float) -> Float) -> SIMD3<Float> {
    SIMD3(change(x), change(y), change(z))
  }
}
