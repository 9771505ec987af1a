import CoreGraphics
import Foundation
import UIKit

/// The values of a filter, in the types that the filters need.
struct FilterValues {
  private let values: [String: Any]

  init(_ values: [String: Any]) {
    self.values = values
  }

  /// The main image.
  var image: CIImage? { values[kCIInputImageKey] as? CIImage }

  func image(_ key: String) -> CIImage? { values[key] as? CIImage }

  /// Returns a number that apps state as any kind of number, or 0 if it isn't finite.
  func number(_ key: String) -> Double {
    let number: Double? =
      switch values[key] {
      case let value as NSNumber: value.doubleValue
      case let value as CGFloat: Double(value)
      case let value as Double: value
      case let value as Float: Double(value)
      case let value as Int: Double(value)
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil } ?? 0
  }

  func vector(_ key: String) -> CIVector {
    switch values[key] {
    case let value as CIVector: value
    case let value as CGPoint: CIVector(cgPoint: value)
    case let value as CGRect: CIVector(cgRect: value)
    default: CIVector(x: 0)
    }
  }

  func color(_ key: String) -> CIColor {
    switch values[key] {
    case let value as CIColor: value
    case let value as UIColor: CIColor(color: value)
    default: CIColor(red: 0, green: 0, blue: 0)
    }
  }

  func data(_ key: String) -> Data? {
    values[key] as? Data ?? (values[key] as? NSData).map { $0 as Data }
  }

  func text(_ key: String) -> String? { values[key] as? String }

  func transform(_ key: String) -> CGAffineTransform {
    values[key] as? CGAffineTransform ?? (values[key] as? NSValue)?.cgAffineTransformValue
      ?? .identity
  }
}
