import ObjectiveC

extension UIApplication {
  /// Returns what the class has under a key: the one app, which code that is for extensions too asks for in this way.
  public static func value(forKey key: String) -> Any? {
    if ["sharedApplication", "shared"].contains(key) { return shared }
    Launch.stop(
      "[<UIApplication> valueForUndefinedKey:]: the class has nothing under the key \(key).")
  }
}
