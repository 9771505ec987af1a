import Foundation

/// Lengths in pixels that are options.
enum PixelLength {
  /// Returns a length that apps state as any kind of number, or `nil` if it isn't positive.
  static func read(_ value: Any?) -> Int? {
    let number: Double? =
      switch value {
      case let value as NSNumber: value.doubleValue
      case let value as CGFloat: Double(value)
      default: nil
      }
    return number.flatMap { $0 >= 1 ? Int(min($0, Double(1 << 20))) : nil }
  }
}
