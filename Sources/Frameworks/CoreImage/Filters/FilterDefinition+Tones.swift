import Foundation
import UIKit

extension FilterDefinition {
  /// The filters that change the brightness or limit the number of colors.
  static let tones = [
    FilterDefinition(
      "CIGammaAdjust", kCICategoryColorAdjustment,
      [.image(), .number("inputPower", 1, in: 0.1...3)]
    ) { values in
      let power = Float(values.number("inputPower"))
      return values.image?.mapColors { $0.each { powf(max($0, 0), power) } }
    },
    FilterDefinition(
      "CIVibrance", kCICategoryColorAdjustment, [.image(), .number("inputAmount", 0, in: -1...1)]
    ) { values in
      let amount = Float(values.number("inputAmount"))
      return values.image?.mapColors { color in
        let gray = SIMD3(repeating: (color * luminance).sum())
        // Colors that are strong already change less.
        let paleness = 1 - min(max(color.max() - color.min(), 0), 1)
        return gray + (color - gray) * (1 + amount * paleness)
      }
    },
    FilterDefinition(
      "CIWhitePointAdjust", kCICategoryColorAdjustment,
      [.image(), .color(kCIInputColorKey, .white)]
    ) { values in
      let white = SIMD3(values.color(kCIInputColorKey))
      return values.image?.mapColors { $0 * white }
    },
    FilterDefinition(
      "CIColorClamp", kCICategoryColorAdjustment,
      [
        .image(), .vector("inputMinComponents", 0, 0, 0, 0),
        .vector("inputMaxComponents", 1, 1, 1, 1),
      ]
    ) { values in
      let low = Pixel(values.vector("inputMinComponents"))
      let high = Pixel(values.vector("inputMaxComponents"))
      return values.image?.map { pixel, _ in
        pixel.clamped(lowerBound: low, upperBound: high)
      }
    },
    FilterDefinition("CILinearToSRGBToneCurve", kCICategoryColorAdjustment, [.image()]) { values in
      values.image?.mapColors { $0.each(ColorCurve.component) }
    },
    FilterDefinition("CISRGBToneCurveToLinear", kCICategoryColorAdjustment, [.image()]) { values in
      values.image?.mapColors { $0.each(ColorCurve.light) }
    },
    FilterDefinition(
      "CIColorPosterize", kCICategoryColorEffect, [.image(), .number("inputLevels", 6, in: 2...30)]
    ) { values in
      let steps = max(Float(values.number("inputLevels")).rounded(), 2) - 1
      return values.image?.mapComponents { ($0 * steps).rounded(.toNearestOrAwayFromZero) / steps }
    },
    FilterDefinition(
      "CIFalseColor", kCICategoryColorEffect,
      [
        .image(), .color("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)),
        .color("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)),
      ]
    ) { values in
      let (dark, bright) = (
        SIMD3(values.color("inputColor0")), SIMD3(values.color("inputColor1"))
      )
      return values.image?.mapComponents { dark + (bright - dark) * ($0 * luminance).sum() }
    },
    FilterDefinition("CIMaskToAlpha", kCICategoryColorEffect, [.image()]) { values in
      values.image?.map { pixel, _ in
        Pixel(repeating: (SIMD3(pixel.x, pixel.y, pixel.z) * luminance).sum())
      }
    },
    FilterDefinition("CIMaximumComponent", kCICategoryColorEffect, [.image()]) { values in
      values.image?.mapColors { SIMD3(repeating: $0.max()) }
    },
    FilterDefinition("CIMinimumComponent", kCICategoryColorEffect, [.image()]) { values in
      values.image?.mapColors { SIMD3(repeating: $0.min()) }
    },
  ]

  /// The effects of film, whose tables of colors aren't documented.
  static let photoEffects = [
    photoEffect("Chrome", saturation: 1.3, contrast: 1.1),
    photoEffect("Fade", saturation: 0.7, contrast: 0.8, tint: SIMD3(0.03, 0.03, 0.04)),
    photoEffect("Instant", saturation: 0.7, contrast: 0.9, tint: SIMD3(0.05, 0.03, -0.02)),
    photoEffect("Process", saturation: 0.9, contrast: 1.05, tint: SIMD3(-0.04, 0.01, 0.05)),
    photoEffect("Tonal", saturation: 0, contrast: 0.9),
    photoEffect("Transfer", saturation: 0.9, contrast: 0.95, tint: SIMD3(0.06, 0.02, -0.05)),
  ]

  private static func photoEffect(
    _ name: String, saturation: Float, contrast: Float, tint: SIMD3<Float> = SIMD3()
  ) -> FilterDefinition {
    FilterDefinition("CIPhotoEffect\(name)", kCICategoryColorEffect, [.image()]) { values in
      values.image?.mapComponents { color in
        let gray = SIMD3(repeating: (color * luminance).sum())
        return (gray + (color - gray) * saturation - 0.5) * contrast + 0.5 + tint
      }
    }
  }
}

extension SIMD3<Float> {
  /// Creates the components of a color, without its alpha.
  init(_ color: CIColor) {
    self.init(Float(color.red), Float(color.green), Float(color.blue))
  }
}
