import UIKit

/// Colors as pages write them, such as `#ff8000`.
enum WebColor {
  /// Returns the color with a value, or `nil` if the value has another form.
  static func color(_ value: String) -> UIColor? {
    let digits = value.dropFirst()
    guard value.first == "#", digits.count == 6, let number = UInt32(digits, radix: 16) else {
      return nil
    }
    let parts = [16, 8, 0].map { CGFloat(number >> $0 & 0xff) / 255 }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
  }

  /// Returns the value of a color.
  static func value(_ color: UIColor) -> String {
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    let bytes = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
