import AppRuntime
import Foundation

extension FoundationCalls {
  /// Stores a URL, or removes the stored one.
  ///
  /// File URLs are stored as paths, and other URLs as archives.
  package static func set(_ url: URL?, forKey key: String, in defaults: UserDefaults) {
    guard let url else { return defaults.removeObject(forKey: key) }
    if url.isFileURL {
      defaults.set(url, forKey: key)
    } else {
      let archive = try? NSKeyedArchiver.archivedData(
        withRootObject: url as NSURL, requiringSecureCoding: false)
      defaults.set(archive, forKey: key)
    }
  }

  /// Stores a property list value.
  ///
  /// Decimal numbers are stored as doubles, because Foundation would truncate them to integers.
  package static func set(_ value: Any?, forKey key: String, in defaults: UserDefaults) {
    guard let value else { return defaults.removeObject(forKey: key) }
    if !isPropertyList(value) {
      raise(
        "NSInvalidArgumentException",
        "Attempt to insert non-property list object \(value) for key \(key)")
    }
    defaults.set(withoutDecimals(value), forKey: key)
  }

  private static func isPropertyList(_ value: Any) -> Bool {
    if plainTypes.contains(ObjectIdentifier(type(of: value))) { return true }
    return switch value {
    case let array as [Any]: array.allSatisfy(isPropertyList)
    case let dictionary as [String: Any]: dictionary.values.allSatisfy(isPropertyList)
    case is [AnyHashable: Any]: false
    case is any Numeric, is Bool, is NSNumber, is String, is NSString, is Data, is NSData, is Date,
      is NSDate, is URL, is NSURL:
      true
    default: false
    }
  }

  /// Returns the value with decimal numbers and `CGFloat` values replaced by doubles, or the value
  /// itself if it doesn't contain any.
  static func withoutDecimals(_ value: Any) -> Any {
    guard holdsDecimals(value) else { return value }
    return switch value {
    case let number as NSDecimalNumber: NSNumber(value: number.doubleValue)
    case _ where type(of: value) == CGFloat.self: (value as? CGFloat).map(Double.init) ?? value
    case let array as [Any]: array.map(withoutDecimals)
    case let dictionary as [String: Any]: dictionary.mapValues(withoutDecimals)
    default: value
    }
  }

  private static func holdsDecimals(_ value: Any) -> Bool {
    if plainTypes.contains(ObjectIdentifier(type(of: value))) { return false }
    return switch value {
    case is NSDecimalNumber: true
    // A number object can be cast to it, too.
    case _ where type(of: value) == CGFloat.self: true
    case let array as [Any]: array.contains(where: holdsDecimals)
    case let dictionary as [String: Any]: dictionary.values.contains(where: holdsDecimals)
    default: false
    }
  }

  /// The most common types, which are skipped because failing casts are slow.
  private static let plainTypes = Set(
    ([
      String.self, Int.self, Double.self, Bool.self, Date.self, Data.self, [String].self,
      [Int].self, [Double].self, [Data].self, [String: String].self, [String: Int].self,
      [String: Bool].self,
    ] as [Any.Type]).map { ObjectIdentifier($0) })

  /// Returns the stored value for a key.
  ///
  /// As on iOS, a number is an object that `as` can convert to any numeric type.
  package static func object(forKey key: String, in defaults: UserDefaults) -> Any? {
    let object = defaults.object(forKey: key)
    return switch object {
    case let number as Bool: NSNumber(value: number)
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let number as Float: NSNumber(value: number)
    default: object
    }
  }
}
