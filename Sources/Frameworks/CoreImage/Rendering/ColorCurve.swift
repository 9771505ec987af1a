import Foundation

/// The conversion between sRGB's components and amounts of light.
enum ColorCurve {
  /// The amounts of light of 8-bit components.
  static let lights: [Float] = (0...255).map { light(of: Float($0) / 255) }

  /// The 8-bit components of amounts of light, from 0 to 1 in equal steps.
  private static let components: [UInt8] = (0...65535).map {
    UInt8((component(of: Float($0) / 65535) * 255).rounded())
  }

  /// Returns the amount of light of a component.
  static func light(of component: Float) -> Float {
    component <= 0.04045 ? component / 12.92 : powf((component + 0.055) / 1.055, 2.4)
  }

  /// Returns the component of an amount of light.
  static func component(of light: Float) -> Float {
    light <= 0.0031308 ? light * 12.92 : 1.055 * powf(light, 1 / 2.4) - 0.055
  }

  /// Returns the 8-bit component of an amount of light.
  static func byte(of light: Float) -> UInt8 {
    components[Int((min(max(light, 0), 1) * 65535).rounded())]
  }
}
