import AppRuntime
import Foundation

/// Writing JSON, which on iOS ends the app if an object can't be written; `try` doesn't catch that.
extension FoundationCalls {
  /// Returns an object as JSON.
  package static func json(_ object: Any, options: JSONSerialization.WritingOptions) throws -> Data
  {
    let allowsFragments = options.contains(.fragmentsAllowed)
    if !allowsFragments, !(object is [Any?]), !(object is [AnyHashable: Any?]) {
      raise(
        "NSInvalidArgumentException",
        "*** +[NSJSONSerialization dataWithJSONObject:options:error:]: Invalid top-level type in "
          + "JSON write")
    }
    do {
      return try JSONSerialization.data(withJSONObject: object, options: options)
    } catch {
      if let problem = problem(with: object) { raise("NSInvalidArgumentException", problem) }
      return try JSONSerialization.data(withJSONObject: withPlainNumbers(object), options: options)
    }
  }

  /// Returns the object with doubles in place of the numbers that Foundation on Linux can't write.
  private static func withPlainNumbers(_ object: Any) -> Any {
    switch object {
    case let number as CGFloat: Double(number)
    case let array as [Any]: array.map(withPlainNumbers)
    case let dictionary as [String: Any]: dictionary.mapValues(withPlainNumbers)
    default: object
    }
  }

  /// Writes an object as JSON to a stream.
  /// - Returns: The number of bytes.
  package static func writeJSON(
    _ object: Any, to stream: OutputStream, options: JSONSerialization.WritingOptions
  ) throws -> Int {
    let data = try json(object, options: options)
    return data.withUnsafeBytes { bytes in
      bytes.bindMemory(to: UInt8.self).baseAddress.map { stream.write($0, maxLength: bytes.count) }
        ?? 0
    }
  }

  /// Returns why an object can't be written; `nil` if it can.
  private static func problem(with object: Any) -> String? {
    if JSONSerialization.isValidJSONObject([object]) { return nil }
    if let array = object as? [Any] { return array.lazy.compactMap(problem).first }
    if let dictionary = object as? [AnyHashable: Any] {
      if !dictionary.keys.allSatisfy({ $0.base is String || $0.base is NSString }) {
        return "Invalid (non-string) key in JSON dictionary"
      }
      return dictionary.values.lazy.compactMap(problem).first
    }
    if let number = object as? any BinaryFloatingPoint { return problem(with: Double(number)) }
    if let number = object as? NSNumber { return problem(with: number.doubleValue) }
    return "Invalid type in JSON write (\(TypeName.short(type(of: object))))"
  }

  private static func problem(with number: Double) -> String? {
    number.isFinite
      ? nil : "Invalid number value (\(number.isNaN ? "NaN" : "infinite")) in JSON write"
  }
}
