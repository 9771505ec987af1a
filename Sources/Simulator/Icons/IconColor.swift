import DisplayList
import Foundation

/// A parser for the colors of icons from Icon Composer.
enum IconColor {
  /// Returns the color for text such as `srgb:0.00000,0.53333,1.00000,1.00000`, or `nil` if it isn't
  /// a color.
  static func read(_ text: String) -> Color? {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let numbers = parts[1].split(separator: ",").compactMap {
      Float($0.trimmingCharacters(in: .whitespaces))
    }.map { min(max($0, 0), 1) }
    switch numbers.count {
    case 1, 2:
      let alpha = numbers.count == 2 ? numbers[1] : 1
      return Color(red: numbers[0], green: numbers[0], blue: numbers[0], alpha: alpha)
    case 3, 4:
      let (red, green, blue) =
        parts[0] == "display-p3"
        ? displayP3(numbers[0], numbers[1], numbers[2]) : (numbers[0], numbers[1], numbers[2])
      let alpha = numbers.count == 4 ? numbers[3] : 1
      return Color(red: red, green: green, blue: blue, alpha: alpha)
    default: return nil
    }
  }

  /// Returns the components in sRGB of a color in Display P3.
  private static func displayP3(
    _ red: Float, _ green: Float, _ blue: Float
  ) -> (Float, Float, Float) {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return (
      encoded(1.22494 * r - 0.22494 * g), encoded(-0.04206 * r + 1.04206 * g),
      encoded(-0.01964 * r - 0.07864 * g + 1.09827 * b)
    )
  }

  private static func linear(_ component: Float) -> Float {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ component: Float) -> Float {
    let component = min(max(component, 0), 1)
    return component <= 0.0031308
      ? component * 12.92 : 1.055 * pow(component, 1 / 2.4) - 0.055
  }
}
