import Foundation

/// The app's Info.plist.
///
/// `Bundle` converts all of the file each time a key is requested, which would take up a large part
/// of a launch.
package enum InfoPlist {
  /// A value in the property list.
  package struct Value {
    fileprivate let object: AnyObject

    fileprivate init?(_ pointer: UnsafeRawPointer?) {
      guard let pointer else { return nil }
      object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// The value as text, if it's a string or number.
    package var string: String? { (object as? NSString)?.description }

    /// The value as a Boolean, if it's a Boolean or number.
    package var bool: Bool? { (object as? NSNumber)?.boolValue }

    /// The values of an array, or an empty array if the value isn't one.
    package var array: [Value] {
      guard let array = object as? NSArray else { return [] }
      return withExtendedLifetime(array) {
        let pointer = Unmanaged.passUnretained(array).toOpaque()
        return (0..<CoreFoundation.count(pointer)).compactMap {
          Value(CoreFoundation.element(pointer, $0))
        }
      }
    }

    /// The strings of an array, or an empty array if the value isn't one.
    package var strings: [String] { array.compactMap(\.string) }

    /// The value for a key, if this is a dictionary with that key.
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

  // The value never changes.
  nonisolated(unsafe) private static let contents = Value(
    CoreFoundation.infoDictionary(CoreFoundation.mainBundle()))

  /// The value of a key.
  package static subscript(key: String) -> Value? { contents?[key] }

  /// The value for a key on a device model, or the general value if there's none for the model.
  package static subscript(key: String, isPad isPad: Bool) -> Value? {
    contents?["\(key)~\(isPad ? "ipad" : "iphone")"] ?? contents?[key]
  }
}
