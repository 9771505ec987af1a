import AppRuntime
import Foundation

/// Access to the value for a key or index in an object of any class, as Objective-C would find it
/// at run time.
package struct FoundSubscript {
  private let object: AnyObject

  /// - Parameter object: The dictionary or array.
  package init(_ object: AnyObject) {
    self.object = object
  }

  /// The value of a dictionary for a key, or of an array at an index.
  ///
  /// If the object is neither, this ends the app, as on iOS.
  package subscript(_ key: Any) -> Any?! {
    if let dictionary = object as? NSDictionary { return .some(dictionary.object(forKey: key)) }
    guard let index = key as? Int else { return other(key, "objectForKeyedSubscript:") }
    if let array = object as? NSArray { return .some(array.object(at: index)) }
    return other(key, "objectAtIndexedSubscript:")
  }

  private func other(_ key: Any, _ selector: String) -> Any?! {
    if let key = key as? AnyHashable, let dictionary = object as? [AnyHashable: Any] {
      return .some(dictionary[key])
    }
    if let index = key as? Int, let array = object as? [Any] { return .some(array[index]) }
    raise(
      "NSInvalidArgumentException",
      "-[\(TypeName.short(type(of: object))) \(selector)]: unrecognized selector sent to instance")
  }
}
