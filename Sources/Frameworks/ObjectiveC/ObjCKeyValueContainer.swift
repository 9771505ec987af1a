/// An object that keeps values under keys for which its class has no property, as layers and
/// animations do.
package protocol ObjCKeyValueContainer: AnyObject {
  /// Returns the value under a key.
  func value(forKey key: String) -> Any?

  /// Keeps a value under a key.
  func setValue(_ value: Any?, forKey key: String)
}
