import ObjectiveC

extension UIApplication {
  /// Returns the class's value for a key.
  ///
  /// This provides access to the shared app in code that's also used in extensions.
  public static func value(forKey key: String) -> Any? {
    if ["sharedApplication", "shared"].contains(key) { return shared }
    Launch.stop(
      "[<UIApplication> valueForUndefinedKey:]: the class has nothing under the key \(key).")
  }

  /// Returns the class's value for a key path.
  public static func value(forKeyPath keyPath: String) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    return value(forKey: String(keyPath[..<dot])).flatMap {
      KeyValueCoding($0).value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }
  }
}

extension UIApplication: ObjCClassAnswering {
  package static func answer(to selector: String) -> (() -> AnyObject?)? {
    selector == "sharedApplication" ? { shared } : nil
  }
}
