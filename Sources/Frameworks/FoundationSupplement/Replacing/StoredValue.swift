import Foundation

/// The values in `UserDefaults` as objects contain them: not optional, and with numbers that `as`
/// converts to any numeric type.
enum StoredValue {
  /// Returns a value with the elements of arrays and dictionaries converted.
  static func contents(of value: Any) -> Any {
    switch value {
    case let values as [Any]: values.map(element)
    case let values as [String: Any]: values.mapValues(element)
    default: value
    }
  }

  /// Returns an element of an array or a dictionary.
  static func element(_ value: Any) -> Any {
    switch unwrapped(value) {
    case let number as Bool where type(of: number) == Bool.self: NSNumber(value: number)
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let number as Float: NSNumber(value: number)
    case let value: contents(of: value)
    }
  }

  /// Returns the value in an optional, in which Foundation wraps each element.
  private static func unwrapped(_ value: Any) -> Any {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrapped.map(unwrapped) ?? value
  }
}

/// A value that may be in an optional one.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}
