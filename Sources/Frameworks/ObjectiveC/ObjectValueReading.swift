import Foundation

/// An app's formatter that overrides the parsing of strings.
package protocol ObjectValueReading: Formatter {
  /// Gets the object value of a string.
  func quinceGetObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
}

/// An app's formatter that overrides the parsing of parts of strings.
package protocol RangedObjectValueReading: Formatter {
  /// Gets the object value of a part of a string.
  func quinceGetObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws
}

/// Follows <https://developer.apple.com/documentation/foundation/formatter>.
extension Formatter {
  /// Gets the object that a string represents, and returns whether there's one.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    guard let own = self as? any ObjectValueReading else {
      return quinceSuperGetObjectValue(obj, for: string, errorDescription: error)
    }
    return own.quinceGetObjectValue(obj, for: string, errorDescription: error)
  }

  /// The implementation of `super.getObjectValue(_:for:errorDescription:)` in an app's formatter.
  package func quinceSuperGetObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    var range = NSRange(location: 0, length: string.utf16.count)
    do {
      try readObjectValue(obj, string, &range)
      return true
    } catch let failure {
      error?.pointee = NSString(string: failure.localizedDescription)
      return false
    }
  }

  fileprivate func readObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, _ string: String,
    _ range: UnsafeMutablePointer<NSRange>?
  ) throws {
    if let own = self as? any RangedObjectValueReading {
      try own.quinceGetObjectValue(obj, for: string, range: range)
    } else {
      try quinceSuperGetObjectValue(obj, for: string, range: range)
    }
  }

  /// The implementation of `super.getObjectValue(_:for:range:)` in an app's formatter.
  package func quinceSuperGetObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    let whole = NSRange(location: 0, length: string.utf16.count)
    let part = (string as NSString).substring(with: rangep?.pointee ?? whole)
    let object: AnyObject? =
      switch self {
      case let formatter as NumberFormatter: formatter.number(from: part)
      case let formatter as DateFormatter: formatter.date(from: part) as NSDate?
      default: nil
      }
    guard let object else { throw CocoaError(.formatting) }
    obj?.pointee = object
  }
}

extension NumberFormatter {
  /// Gets the number that a part of a string represents.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    try readObjectValue(obj, string, rangep)
  }
}

extension DateFormatter {
  /// Gets the date that a part of a string represents.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    try readObjectValue(obj, string, rangep)
  }
}
