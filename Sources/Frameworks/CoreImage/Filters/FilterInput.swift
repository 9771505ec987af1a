import CoreGraphics
import Foundation
import UIKit

/// A value that a filter uses.
struct FilterInput: @unchecked Sendable {
  let key: String
  let className: String
  let defaultValue: Any?
  private var range: (Double, Double)?

  private init(_ key: String, _ className: String, _ defaultValue: Any?) {
    self.key = key
    self.className = className
    self.defaultValue = defaultValue
  }

  static func image(_ key: String = kCIInputImageKey) -> FilterInput {
    FilterInput(key, "CIImage", nil)
  }

  /// - Parameter range: The values of a slider for the number.
  static func number(_ key: String, _ value: Double, in range: ClosedRange<Double>) -> FilterInput {
    var input = FilterInput(key, "NSNumber", NSNumber(value: value))
    input.range = (range.lowerBound, range.upperBound)
    return input
  }

  static func vector(_ key: String, _ values: CGFloat...) -> FilterInput {
    FilterInput(key, "CIVector", CIVector(values: values, count: values.count))
  }

  static func color(_ key: String, _ color: CIColor) -> FilterInput {
    FilterInput(key, "CIColor", color)
  }

  static func other(_ key: String, _ className: String, _ value: Any?) -> FilterInput {
    FilterInput(key, className, value)
  }

  var attributes: [String: Any] {
    var attributes: [String: Any] = [kCIAttributeClass: className]
    attributes[kCIAttributeDefault] = defaultValue
    if let range {
      attributes[kCIAttributeSliderMin] = NSNumber(value: range.0)
      attributes[kCIAttributeSliderMax] = NSNumber(value: range.1)
    }
    return attributes
  }
}
