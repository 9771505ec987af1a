/// An object that stores values for keys without a property, such as a layer or an animation.
package protocol ObjCKeyValueContainer: AnyObject {
  /// Returns the value for a key.
  func value(forKey key: String) -> Any?

  /// Stores a value for a key.
  func setValue(_ value: Any?, forKey key: String)
}
