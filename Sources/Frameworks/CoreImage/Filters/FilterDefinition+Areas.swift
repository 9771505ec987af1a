import CoreGraphics
import Foundation

extension CIImage {
  /// Returns the image blurred, which is larger by a distance.
  fileprivate func blurred(_ blur: BoxBlur, grownBy distance: Double) -> CIImage {
    let extent = extent.isInfinite ? extent : extent.insetBy(dx: -distance, dy: -distance)
    return CIImage(extent) { area, settings throws(TooManyPixels) in
      blur.apply(to: try self.pixels(in: area.grown(by: blur.reach), settings), area)
    }
  }

  /// Returns an image whose pixels come from other places, which a distortion calculates.
  fileprivate func distorted(
    center: CIVector, radius: Double,
    _ place: @escaping (Double, Double, Double) -> (Double, Double)
  ) -> CIImage {
    guard radius > 0 else { return self }
    let (x, y) = (Double(center.x), Double(center.y))
    return CIImage(extent) { area, settings throws(TooManyPixels) in
      let around = PixelArea(
        CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
      guard let around else { throw TooManyPixels() }
      let nearby = try self.pixels(in: around.grown(by: 1), settings)
      let own = try self.pixels(in: area, settings)
      return Pixels(area) { column, row in
        let (dx, dy) = (Double(column) + 0.5 - x, Double(row) + 0.5 - y)
        let distance = hypot(dx, dy) / radius
        guard distance < 1 else { return own[column, row] }
        let source = place(dx, dy, distance)
        return nearby.interpolated(x + source.0, y + source.1)
      }
    }
  }

  /// Returns squares, each with the average color of the pixels in it.
  fileprivate func pixellated(center: CIVector, scale: Double) -> CIImage {
    let size = Int(min(max(scale.rounded(), 1), 10_000))
    guard size > 1, abs(center.x) < 1e9, abs(center.y) < 1e9 else { return self }
    let (x, y) = (Int(center.x.rounded(.down)), Int(center.y.rounded(.down)))
    func start(_ value: Int, _ center: Int) -> Int {
      Int((Double(value - center) / Double(size)).rounded(.down)) * size + center
    }
    return CIImage(extent) { area, settings throws(TooManyPixels) in
      let (left, bottom) = (start(area.x, x), start(area.y, y))
      let needed = PixelArea(
        x: left, y: bottom, width: start(area.x + area.width - 1, x) + size - left,
        height: start(area.y + area.height - 1, y) + size - bottom)
      let pixels = try self.pixels(in: needed, settings)
      let columns = needed.width / size
      var sums = [Pixel](repeating: Pixel(), count: columns * (needed.height / size))
      for row in needed.rows {
        for column in needed.columns {
          sums[(row - bottom) / size * columns + (column - left) / size] += pixels[column, row]
        }
      }
      // A square at the edge has the color of the pixels that the image has there.
      return Pixels(area) {
        let sum = sums[($1 - bottom) / size * columns + ($0 - left) / size]
        return sum.w > 0 ? sum / sum.w : sum
      }
    }
  }
}

extension FilterDefinition {
  /// The blurs, and the filters that use them.
  static let blurs = [
    FilterDefinition(
      "CIGaussianBlur", kCICategoryBlur, [.image(), .number(kCIInputRadiusKey, 10, in: 0...100)]
    ) { values in
      let radius = min(max(values.number(kCIInputRadiusKey), 0), 1000)
      return values.image?.blurred(
        BoxBlur(deviation: radius), grownBy: (3 * radius).rounded(.up))
    },
    FilterDefinition(
      "CIBoxBlur", kCICategoryBlur, [.image(), .number(kCIInputRadiusKey, 10, in: 1...100)]
    ) { values in
      let blur = BoxBlur(radius: values.number(kCIInputRadiusKey))
      return values.image?.blurred(blur, grownBy: Double(blur.reach))
    },
    FilterDefinition(
      "CIUnsharpMask", kCICategorySharpen,
      [
        .image(), .number(kCIInputRadiusKey, 2.5, in: 0...100),
        .number(kCIInputIntensityKey, 0.5, in: 0...1),
      ]
    ) { values in
      guard let image = values.image else { return nil }
      let intensity = Float(values.number(kCIInputIntensityKey))
      let blurred = image.clampedToExtent().blurred(
        BoxBlur(deviation: values.number(kCIInputRadiusKey)), grownBy: 0)
      return CIImage(image.extent) { area, settings throws(TooManyPixels) in
        let sharp = try image.pixels(in: area, settings)
        let soft = try blurred.pixels(in: area, settings)
        return Pixels(area) {
          let pixel = sharp[$0, $1]
          var result = pixel + (pixel - soft[$0, $1]) * intensity
          result.w = pixel.w
          return result.clamped(lowerBound: Pixel(), upperBound: Pixel(repeating: pixel.w))
        }
      }
    },
    FilterDefinition(
      "CIPixellate", kCICategoryStylize,
      [.image(), .vector(kCIInputCenterKey, 150, 150), .number(kCIInputScaleKey, 8, in: 1...100)]
    ) { values in
      values.image?.pixellated(
        center: values.vector(kCIInputCenterKey), scale: values.number(kCIInputScaleKey))
    },
    FilterDefinition(
      "CIAreaAverage", kCICategoryReduction,
      [.image(), .vector(kCIInputExtentKey, 0, 0, 640, 80)]
    ) { values in
      guard let image = values.image else { return nil }
      let rect = values.vector(kCIInputExtentKey).cgRectValue.intersection(image.extent)
      return CIImage(CGRect(x: 0, y: 0, width: 1, height: 1)) {
        area, settings throws(TooManyPixels) in
        guard let part = PixelArea(rect), part.count > 0 else { return Pixels(clear: area) }
        let sum = try image.pixels(in: part, settings).values.reduce(SIMD4<Double>()) {
          $0 + SIMD4<Double>($1)
        }
        return Pixels(area, values: [Pixel(sum / Double(part.count))])
      }
    },
  ]

  /// The distortions.
  static let distortions = [
    FilterDefinition(
      "CIBumpDistortion", kCICategoryDistortionEffect,
      [
        .image(), .vector(kCIInputCenterKey, 150, 150),
        .number(kCIInputRadiusKey, 300, in: 0...600),
        .number(kCIInputScaleKey, 0.5, in: -1...1),
      ]
    ) { values in
      let scale = values.number(kCIInputScaleKey)
      return values.image?.distorted(
        center: values.vector(kCIInputCenterKey), radius: values.number(kCIInputRadiusKey)
      ) { dx, dy, distance in
        let rest = 1 - distance * distance
        let factor = min(max(1 - scale * rest * rest, 0), 1 / max(distance, 1e-6))
        return (dx * factor, dy * factor)
      }
    },
    FilterDefinition(
      "CITwirlDistortion", kCICategoryDistortionEffect,
      [
        .image(), .vector(kCIInputCenterKey, 150, 150),
        .number(kCIInputRadiusKey, 300, in: 0...500),
        .number(kCIInputAngleKey, Double.pi, in: -4 * Double.pi...4 * Double.pi),
      ]
    ) { values in
      let angle = values.number(kCIInputAngleKey)
      return values.image?.distorted(
        center: values.vector(kCIInputCenterKey), radius: values.number(kCIInputRadiusKey)
      ) { dx, dy, distance in
        let turn = angle * (1 - distance) * (1 - distance)
        return (dx * cos(turn) - dy * sin(turn), dx * sin(turn) + dy * cos(turn))
      }
    },
  ]

  /// The combinations of images, and the changes of their position and size.
  static let compositing = [
    FilterDefinition(
      "CISourceOverCompositing", kCICategoryCompositeOperation,
      [.image(), .image(kCIInputBackgroundImageKey)]
    ) { values in
      guard let image = values.image, let background = values.image(kCIInputBackgroundImageKey)
      else { return values.image }
      return image.composited(over: background)
    },
    FilterDefinition(
      "CICrop", kCICategoryGeometryAdjustment,
      [.image(), .vector("inputRectangle", -CGFloat(1e6), -1e6, 2e6, 2e6)]
    ) { values in
      values.image?.cropped(to: values.vector("inputRectangle").cgRectValue)
    },
    FilterDefinition(
      "CIAffineTransform", kCICategoryGeometryAdjustment,
      [.image(), .other(kCIInputTransformKey, "NSAffineTransform", nil)]
    ) { values in
      values.image?.transformed(by: values.transform(kCIInputTransformKey))
    },
  ]

  /// The filters that make images from other values.
  static let generators = [
    FilterDefinition(
      "CIConstantColorGenerator", kCICategoryGenerator, [.color(kCIInputColorKey, .red)]
    ) { values in
      CIImage(color: values.color(kCIInputColorKey))
    },
    FilterDefinition(
      "CIQRCodeGenerator", kCICategoryGenerator,
      [
        .other("inputMessage", "NSData", nil), .other("inputCorrectionLevel", "NSString", "M"),
      ]
    ) { values in
      guard let message = values.data("inputMessage") else { return nil }
      return QRCode(message, correction: values.text("inputCorrectionLevel") ?? "M")?.image
    },
  ]
}
