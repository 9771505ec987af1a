import Foundation

extension FilterDefinition {
  /// The filters that combine two images.
  static let blends =
    [
      blendMode("Multiply", *),
      blendMode("Screen") { $0 + $1 - $0 * $1 },
      blendMode("Overlay") { below, above in
        let (product, screen) = (2 * below * above, 2 * (below + above - below * above) - 1)
        return product.replacing(with: screen, where: below .> 0.5)
      },
      blendMode("Darken") { pointwiseMin($0, $1) },
      blendMode("Lighten") { pointwiseMax($0, $1) },
      blendMode("Difference") { pointwiseMax($0, $1) - pointwiseMin($0, $1) },
      composition("CIMultiplyCompositing", *),
      composition("CIAdditionCompositing", +),
      composition("CIMaximumCompositing") { pointwiseMax($0, $1) },
      composition("CIMinimumCompositing") { pointwiseMin($0, $1) },
      composition("CISourceInCompositing") { $1 * $0.w },
      composition("CISourceOutCompositing") { $1 * (1 - $0.w) },
      composition("CISourceAtopCompositing") { $1 * $0.w + $0 * (1 - $1.w) },
      mask("CIBlendWithMask") { ($0 * Pixel(luminance, 0)).sum() },
      mask("CIBlendWithAlphaMask") { $0.w },
      FilterDefinition(
        "CIDissolveTransition", kCICategoryTransition,
        [.image(), .image("inputTargetImage"), .number("inputTime", 0, in: 0...1)]
      ) { values in
        guard let image = values.image, let target = values.image("inputTargetImage") else {
          return nil
        }
        let time = Float(min(max(values.number("inputTime"), 0), 1))
        return image.combined(with: target) { $0 * (1 - time) + $1 * time }
      },
    ]

  /// - Parameter combine: A closure that receives the pixels of the background and of the image.
  private static func composition(
    _ name: String, _ combine: @escaping (Pixel, Pixel) -> Pixel
  ) -> FilterDefinition {
    FilterDefinition(
      name, kCICategoryCompositeOperation, [.image(), .image(kCIInputBackgroundImageKey)]
    ) { values in
      guard let image = values.image, let background = values.image(kCIInputBackgroundImageKey)
      else { return values.image }
      return background.combined(with: image, combine)
    }
  }

  /// - Parameter blend: A closure that receives the colors of the background and of the image, and
  ///   returns the color where both are opaque.
  private static func blendMode(
    _ name: String, _ blend: @escaping (SIMD3<Float>, SIMD3<Float>) -> SIMD3<Float>
  ) -> FilterDefinition {
    composition("CI\(name)BlendMode") { below, above in
      func color(_ pixel: Pixel) -> SIMD3<Float> {
        pixel.w > 0 ? SIMD3(pixel.x, pixel.y, pixel.z) / pixel.w : SIMD3()
      }
      let both = Pixel(blend(color(below), color(above)), 1) * (below.w * above.w)
      return above * (1 - below.w) + below * (1 - above.w) + both
    }
  }

  /// - Parameter strength: A closure that returns how much of the image a pixel of the mask shows.
  private static func mask(
    _ name: String, _ strength: @escaping (Pixel) -> Float
  ) -> FilterDefinition {
    FilterDefinition(
      name, kCICategoryStylize,
      [.image(), .image(kCIInputBackgroundImageKey), .image(kCIInputMaskImageKey)]
    ) { values in
      guard let image = values.image else { return nil }
      guard let mask = values.image(kCIInputMaskImageKey) else { return image }
      let background = values.image(kCIInputBackgroundImageKey) ?? CIImage.empty()
      return CIImage(image.extent.union(background.extent)) {
        area, settings throws(TooManyPixels) in
        let (above, below) = (
          try image.pixels(in: area, settings), try background.pixels(in: area, settings)
        )
        let strengths = try mask.pixels(in: area, settings)
        return Pixels(area) {
          let part = min(max(strength(strengths[$0, $1]), 0), 1)
          return above[$0, $1] * part + below[$0, $1] * (1 - part)
        }
      }
    }
  }
}

extension CIImage {
  /// Returns an image that's as large as both, with pixels of both.
  fileprivate func combined(
    with other: CIImage, _ combine: @escaping (Pixel, Pixel) -> Pixel
  ) -> CIImage {
    CIImage(extent.union(other.extent)) { area, settings throws(TooManyPixels) in
      let own = try self.pixels(in: area, settings)
      let others = try other.pixels(in: area, settings)
      return Pixels(area) { combine(own[$0, $1], others[$0, $1]) }
    }
  }
}
