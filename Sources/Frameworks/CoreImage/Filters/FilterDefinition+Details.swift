import CoreGraphics
import Foundation

extension FilterDefinition {
  /// The filters that change details, sizes, and the light in parts of an image.
  static let details = [
    FilterDefinition(
      "CISharpenLuminance", kCICategorySharpen,
      [
        .image(), .number("inputSharpness", 0.4, in: 0...2),
        .number(kCIInputRadiusKey, 1.69, in: 0...20),
      ]
    ) { values in
      values.image?.sharpened(
        Float(values.number("inputSharpness")), radius: values.number(kCIInputRadiusKey))
    },
    FilterDefinition(
      "CIEdges", kCICategoryStylize, [.image(), .number(kCIInputIntensityKey, 1, in: 0...10)]
    ) { values in
      values.image?.edges(Float(values.number(kCIInputIntensityKey)))
    },
    FilterDefinition(
      "CILanczosScaleTransform", kCICategoryGeometryAdjustment,
      [
        .image(), .number(kCIInputScaleKey, 1, in: 0.05...1.5),
        .number("inputAspectRatio", 1, in: 0.5...2),
      ]
    ) { values in
      let scale = values.number(kCIInputScaleKey)
      guard scale > 0, values.number("inputAspectRatio") > 0 else { return nil }
      return values.image?.scaled(x: scale * values.number("inputAspectRatio"), y: scale)
    },
    FilterDefinition(
      "CIVignetteEffect", kCICategoryStylize,
      [
        .image(), .vector(kCIInputCenterKey, 150, 150),
        .number(kCIInputRadiusKey, 150, in: 0...2000), .number(kCIInputIntensityKey, 1, in: -1...1),
        .number("inputFalloff", 0.5, in: 0...1),
      ]
    ) { values in
      let center = values.vector(kCIInputCenterKey)
      let radius = Float(values.number(kCIInputRadiusKey))
      let softness = max(Float(values.number("inputFalloff")), 0.001) * radius
      let intensity = Float(values.number(kCIInputIntensityKey))
      return values.image?.map { pixel, place in
        let distance = hypotf(
          Float(place.x) + 0.5 - Float(center.x), Float(place.y) + 0.5 - Float(center.y))
        let darkness = min(max((distance - radius) / max(softness, 0.001), 0), 1)
        let light = min(max(1 - intensity * darkness, 0), 2)
        return Pixel(pixel.x * light, pixel.y * light, pixel.z * light, pixel.w)
      }
    },
  ]
}

extension CIImage {
  fileprivate func sharpened(_ sharpness: Float, radius: Double) -> CIImage {
    let soft = clampedToExtent().applyingGaussianBlur(sigma: radius)
    return CIImage(extent) { area, settings throws(TooManyPixels) in
      let own = try self.pixels(in: area, settings)
      let blurred = try soft.pixels(in: area, settings)
      return Pixels(area) {
        let pixel = own[$0, $1]
        let change = (pixel - blurred[$0, $1]) * Pixel(FilterDefinition.luminance, 0)
        var result = pixel + change.sum() * sharpness
        result.w = pixel.w
        return result.clamped(lowerBound: Pixel(), upperBound: Pixel(repeating: pixel.w))
      }
    }
  }

  /// Returns the differences between the pixels beside and above each pixel.
  fileprivate func edges(_ intensity: Float) -> CIImage {
    let source = clampedToExtent()
    return CIImage(extent) { area, settings throws(TooManyPixels) in
      let around = try source.pixels(in: area.grown(by: 1), settings)
      return Pixels(area) {
        let across = around[$0 + 1, $1] - around[$0 - 1, $1]
        let up = around[$0, $1 + 1] - around[$0, $1 - 1]
        var result = (across * across + up * up).squareRoot() * intensity
        result.w = around[$0, $1].w
        return result.clamped(lowerBound: Pixel(), upperBound: Pixel(repeating: result.w))
      }
    }
  }

  /// Returns the image in another size. Each pixel of a smaller image is an average.
  fileprivate func scaled(x: Double, y: Double) -> CIImage {
    let large = transformed(by: CGAffineTransform(scaleX: x, y: y))
    guard x < 1 || y < 1 else { return large }
    return CIImage(large.extent) { area, settings throws(TooManyPixels) in
      let columns = area.columns.map { Self.covered($0, x) }
      let rows = area.rows.map { Self.covered($0, y) }
      guard let left = columns.first?.lowerBound, let right = columns.last?.upperBound,
        let bottom = rows.first?.lowerBound, let top = rows.last?.upperBound
      else { return Pixels(clear: area) }
      let source = try self.clampedToExtent().pixels(
        in: PixelArea(x: left, y: bottom, width: right - left, height: top - bottom), settings)
      return Pixels(area) { column, row in
        let (across, up) = (columns[column - area.x], rows[row - area.y])
        var sum = Pixel()
        for y in up { for x in across { sum += source[x, y] } }
        return sum / Float(across.count * up.count)
      }
    }
  }

  /// Returns the pixels that one of a scaled image covers.
  private static func covered(_ index: Int, _ scale: Double) -> Range<Int> {
    let start = Int((Double(index) / scale).rounded(.down))
    return start..<max(Int((Double(index + 1) / scale).rounded(.up)), start + 1)
  }
}
