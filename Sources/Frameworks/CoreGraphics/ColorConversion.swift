/// Conversions between color spaces.
///
/// All components are in the range from 0 to 1.
package enum ColorConversion {
  /// Returns the extended sRGB components of a Display P3 color.
  package static func sRGB(fromDisplayP3 red: CGFloat, _ green: CGFloat, _ blue: CGFloat)
    -> (red: CGFloat, green: CGFloat, blue: CGFloat)
  {
    let r = linear(red)
    let g = linear(green)
    let b = linear(blue)
    return (
      encoded(1.2249401 * r - 0.2249404 * g),
      encoded(-0.0420569 * r + 1.0420571 * g),
      encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b)
    )
  }

  /// Returns the components of an sRGB color in another color space.
  static func components(
    ofSRGB red: CGFloat, _ green: CGFloat, _ blue: CGFloat, in space: CGColorSpace
  ) -> [CGFloat] {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    switch space.name {
    case CGColorSpace.linearSRGB: return [r, g, b]
    case CGColorSpace.displayP3:
      return [
        encoded(0.8224620 * r + 0.1775380 * g), encoded(0.0331942 * r + 0.9668058 * g),
        encoded(0.0170826 * r + 0.0723974 * g + 0.9105199 * b),
      ]
    case CGColorSpace.genericGrayGamma2_2, CGColorSpace.extendedGray:
      if red == green, green == blue { return [red] }
      return [pow(max(0.2126390 * r + 0.7151687 * g + 0.0721923 * b, 0), 1 / 2.2)]
    default: return [red, green, blue]
    }
  }

  /// Returns the hue, saturation, and brightness of an sRGB color.
  package static func hsb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat)
    -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat)
  {
    let brightness = max(red, green, blue)
    let delta = brightness - min(red, green, blue)
    guard delta > 0, brightness > 0 else { return (0, 0, brightness) }
    var hue: CGFloat =
      if brightness == red {
        (green - blue) / delta
      } else if brightness == green {
        2 + (blue - red) / delta
      } else {
        4 + (red - green) / delta
      }
    hue /= 6
    return (hue < 0 ? hue + 1 : hue, delta / brightness, brightness)
  }

  /// Returns the sRGB components of a color with a hue, saturation, and brightness.
  package static func rgb(hue: CGFloat, saturation: CGFloat, brightness: CGFloat)
    -> (red: CGFloat, green: CGFloat, blue: CGFloat)
  {
    let turned = (hue - hue.rounded(.down)) * 6
    let sector = Int(turned)
    let fraction = turned - CGFloat(sector)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    return switch sector {
    case 0: (brightness, rising, low)
    case 1: (falling, brightness, low)
    case 2: (low, brightness, rising)
    case 3: (low, falling, brightness)
    case 4: (rising, low, brightness)
    default: (brightness, low, falling)
    }
  }

  private static func linear(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  /// Returns the component in sRGB for a linear one.
  static func encoded(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}
