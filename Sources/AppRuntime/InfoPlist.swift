import Foundation

/// The app's Info.plist.
///
/// `Bundle` converts all of it each time that it's asked for a key, which would be a good part of a
/// launch.
package enum InfoPlist {
  /// A value in it.
  package struct Value {
    fileprivate let object: AnyObject

    fileprivate init?(_ pointer: UnsafeRawPointer?) {
      guard let pointer else { return nil }
      object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// The text, if the value is one.
    package var string: String? { (object as? NSString)?.description }

    /// Whether it is so, if the value is a Boolean or a number.
    package var bool: Bool? { (object as? NSNumber)?.boolValue }

    /// The values of a list; none if the value isn't one.
    package var array: [Value] {
      guard let array = object as? NSArray else { return [] }
      return withExtendedLifetime(array) {
        let pointer = Unmanaged.passUnretained(array).toOpaque()
        return (0..<CoreFoundation.count(pointer)).compactMap {
          Value(CoreFoundation.element(pointer, $0))
        }
      }
    }

    /// The strings of a list; none if the value isn't one.
    package var strings: [String] { array.compactMap(\.string) }

    /// The value of a key, if this is a dictionary that has it.
    package subscript(key: String) -> Value? {
      guard let dictionary = object as? NSDictionary else { return nil }
      let name = NSString(string: key)
      return withExtendedLifetime((dictionary, name)) {
        Value(
          CoreFoundation.value(
            Unmanaged.passUnretained(dictionary).toOpaque(),
            Unmanaged.passUnretained(name).toOpaque()))
      }
    }
  }

  // It never changes.
  nonisolated(unsafe) private static let contents = Value(
    CoreFoundation.infoDictionary(CoreFoundation.mainBundle()))

  /// The value of a key.
  package static subscript(key: String) -> Value? { contents?[key] }

  /// The value of a key for a device model, or the one for all if that has nothing of its own.
  package static subscript(key: String, isPad isPad: Bool) -> Value? {
    contents?["\(key)~\(isPad ? "ipad" : "iphone")"] ?? contents?[key]
  }
}
