import Foundation

extension FilterDefinition {
  /// The contributions of red, green, and blue to the brightness.
  static let luminance = SIMD3<Float>(0.2125, 0.7154, 0.0721)

  /// The filters that change colors.
  static let adjustments = [
    FilterDefinition(
      "CIColorControls", kCICategoryColorAdjustment,
      [
        .image(), .number(kCIInputSaturationKey, 1, in: 0...2),
        .number(kCIInputBrightnessKey, 0, in: -1...1),
        .number(kCIInputContrastKey, 1, in: 0.25...4),
      ]
    ) { values in
      let saturation = Float(values.number(kCIInputSaturationKey))
      let brightness = Float(values.number(kCIInputBrightnessKey))
      let contrast = Float(values.number(kCIInputContrastKey))
      return values.image?.mapColors { color in
        let gray = SIMD3(repeating: (color * luminance).sum())
        let saturated = gray + (color - gray) * saturation
        return (saturated + brightness - 0.5) * contrast + 0.5
      }
    },
    FilterDefinition(
      "CIExposureAdjust", kCICategoryColorAdjustment,
      [.image(), .number(kCIInputEVKey, 0, in: -10...10)]
    ) { values in
      let factor = Float(exp2(values.number(kCIInputEVKey)))
      return values.image?.mapColors { $0 * factor }
    },
    FilterDefinition(
      "CIHueAdjust", kCICategoryColorAdjustment,
      [.image(), .number(kCIInputAngleKey, 0, in: -Double.pi...Double.pi)]
    ) { values in
      let angle = Float(values.number(kCIInputAngleKey))
      let (cosine, sine) = (cosf(angle), sinf(angle))
      // The rotation around the axis of the grays.
      let side = (1 - cosine) / 3
      let turn = sine / Float(3).squareRoot()
      return values.image?.mapColors { color in
        let gray = SIMD3(repeating: color.sum() * side)
        let next = SIMD3(color.y, color.z, color.x)
        let last = SIMD3(color.z, color.x, color.y)
        return color * cosine + gray + (last - next) * turn
      }
    },
    FilterDefinition(
      "CIColorMatrix", kCICategoryColorAdjustment,
      [
        .image(), .vector("inputRVector", 1, 0, 0, 0), .vector("inputGVector", 0, 1, 0, 0),
        .vector("inputBVector", 0, 0, 1, 0), .vector("inputAVector", 0, 0, 0, 1),
        .vector("inputBiasVector", 0, 0, 0, 0),
      ]
    ) { values in
      let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"]
        .map { Pixel(values.vector($0)) }
      let bias = Pixel(values.vector("inputBiasVector"))
      return values.image?.map { pixel, _ in
        let color = pixel.w > 0 ? Pixel(pixel.x, pixel.y, pixel.z, 0) / pixel.w : Pixel()
        let whole = Pixel(color.x, color.y, color.z, pixel.w)
        let result =
          Pixel(
            (whole * rows[0]).sum(), (whole * rows[1]).sum(), (whole * rows[2]).sum(),
            (whole * rows[3]).sum()) + bias
        let alpha = min(max(result.w, 0), 1)
        return Pixel(result.x * alpha, result.y * alpha, result.z * alpha, alpha)
      }
    },
  ]

  /// The filters that replace colors.
  static let effects = [
    FilterDefinition(
      "CISepiaTone", kCICategoryColorEffect,
      [.image(), .number(kCIInputIntensityKey, 1, in: 0...1)]
    ) { values in
      let intensity = Float(values.number(kCIInputIntensityKey))
      return values.image?.mapComponents { color in
        let tone = SIMD3(
          (color * SIMD3(0.393, 0.769, 0.189)).sum(), (color * SIMD3(0.349, 0.686, 0.168)).sum(),
          (color * SIMD3(0.272, 0.534, 0.131)).sum())
        return color + (tone - color) * intensity
      }
    },
    FilterDefinition("CIColorInvert", kCICategoryColorEffect, [.image()]) { values in
      values.image?.mapComponents { 1 - $0 }
    },
    FilterDefinition(
      "CIColorMonochrome", kCICategoryColorEffect,
      [
        .image(), .color(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)),
        .number(kCIInputIntensityKey, 1, in: 0...1),
      ]
    ) { values in
      let intensity = Float(values.number(kCIInputIntensityKey))
      let color = values.color(kCIInputColorKey)
      let tone = SIMD3(Float(color.red), Float(color.green), Float(color.blue))
      return values.image?.mapComponents { color in
        color + (tone * (color * luminance).sum() - color) * intensity
      }
    },
    FilterDefinition("CIPhotoEffectMono", kCICategoryColorEffect, [.image()]) { values in
      values.image?.mapComponents { SIMD3(repeating: ($0 * luminance).sum()) }
    },
    FilterDefinition("CIPhotoEffectNoir", kCICategoryColorEffect, [.image()]) { values in
      values.image?.mapComponents {
        let gray = min(max(($0 * luminance).sum(), 0), 1)
        return SIMD3(repeating: gray * gray * (3 - 2 * gray))
      }
    },
    FilterDefinition(
      "CIVignette", kCICategoryColorEffect,
      [
        .image(), .number(kCIInputIntensityKey, 0, in: -1...1),
        .number(kCIInputRadiusKey, 1, in: 0...2),
      ]
    ) { values in
      guard let image = values.image, !image.extent.isInfinite else { return values.image }
      let intensity = Float(values.number(kCIInputIntensityKey))
      let half = Float(hypot(image.extent.width, image.extent.height)) / 2
      let radius = max(Float(values.number(kCIInputRadiusKey)), 0.01) * half
      let (x, y) = (Float(image.extent.midX), Float(image.extent.midY))
      return image.map { pixel, place in
        let distance = hypotf(Float(place.x) + 0.5 - x, Float(place.y) + 0.5 - y) / radius
        let light = max(1 - intensity * min(distance * distance, 1), 0)
        return Pixel(pixel.x * light, pixel.y * light, pixel.z * light, pixel.w)
      }
    },
  ]
}

extension Pixel {
  /// Creates a pixel of the numbers of a vector.
  init(_ vector: CIVector) {
    self.init(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
  }
}
