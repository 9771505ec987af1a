import CoreGraphics
import Foundation

extension CIImage {
  /// Returns the part of the image in a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    CIImage(extent.intersection(rect)) { area, settings throws(TooManyPixels) in
      try self.pixels(in: area, settings)
    }
  }

  /// Returns the part of the image in a rectangle, whose edges continue outside of it.
  public func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }

  /// Returns an infinite image whose edges continue outside of this image.
  public func clampedToExtent() -> CIImage {
    guard !extent.isInfinite, let own = PixelArea(extent), own.count > 0 else { return self }
    return CIImage(.infinite) { area, settings throws(TooManyPixels) in
      func nearest(_ value: Int, _ range: Range<Int>) -> Int {
        min(max(value, range.lowerBound), range.upperBound - 1)
      }
      let (left, right) = (nearest(area.x, own.columns), nearest(area.x + area.width, own.columns))
      let (bottom, top) = (nearest(area.y, own.rows), nearest(area.y + area.height, own.rows))
      let needed = PixelArea(
        x: left, y: bottom, width: right - left + 1, height: top - bottom + 1)
      let pixels = try self.pixels(in: needed, settings)
      return Pixels(area) { pixels[nearest($0, own.columns), nearest($1, own.rows)] }
    }
  }

  /// Returns the image moved, scaled, or rotated.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    let inverse = matrix.inverted()
    let extent = extent.isInfinite ? extent : extent.applying(matrix)
    // Whole pixels are moved without being changed.
    let isMove =
      matrix.a == 1 && matrix.b == 0 && matrix.c == 0 && matrix.d == 1
      && matrix.tx == matrix.tx.rounded() && matrix.ty == matrix.ty.rounded()
    let showsSquares = showsSquares
    return CIImage(extent, showsSquares: showsSquares) { area, settings throws(TooManyPixels) in
      let rect = CGRect(x: area.x, y: area.y, width: area.width, height: area.height)
      guard let needed = PixelArea(rect.applying(inverse)) else { throw TooManyPixels() }
      let pixels = try self.pixels(in: isMove ? needed : needed.grown(by: 1), settings)
      return Pixels(area) { x, y in
        if isMove { return pixels[x - Int(matrix.tx), y - Int(matrix.ty)] }
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
        if showsSquares { return pixels[Int(point.x.rounded(.down)), Int(point.y.rounded(.down))] }
        return pixels.interpolated(point.x, point.y)
      }
    }
  }

  /// Returns the image without interpolation between pixels when it's enlarged.
  public func samplingNearest() -> CIImage {
    CIImage(extent, cgImage: cgImage, showsSquares: true) { area, settings throws(TooManyPixels) in
      try self.pixels(in: area, settings)
    }
  }

  /// Returns the image with interpolation between pixels when it's enlarged.
  public func samplingLinear() -> CIImage {
    CIImage(extent, cgImage: cgImage) { area, settings throws(TooManyPixels) in
      try self.pixels(in: area, settings)
    }
  }

  /// Returns this image in front of another.
  public func composited(over dest: CIImage) -> CIImage {
    CIImage(extent.union(dest.extent)) { area, settings throws(TooManyPixels) in
      let above = try self.pixels(in: area, settings)
      let below = try dest.pixels(in: area, settings)
      return Pixels(area) { above[$0, $1].over(below[$0, $1]) }
    }
  }

  /// Returns the image with a filter applied to it.
  ///
  /// For a filter that doesn't exist, the image stays the same.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? CIImage.empty()
  }

  /// Returns the image with a filter applied to it, with the default parameters.
  public func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  /// Returns the image with a Gaussian blur.
  /// - Parameter sigma: The radius in pixels.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }
}
