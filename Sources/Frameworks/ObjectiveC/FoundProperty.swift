/// Access to a property of an object of any class, as Objective-C would find it by name at run
/// time.
package enum FoundProperty {
  /// Returns the property from the first class that the object is an instance of, or `nil` if
  /// there's none.
  package static func value<each Root: AnyObject, Value>(
    _ object: AnyObject?, _ paths: repeat KeyPath<each Root, Value>
  ) -> Value! {
    for path in repeat each paths {
      if let value = read(path, of: object) { return value }
    }
    return nil
  }

  private static func read<Root: AnyObject, Value>(
    _ path: KeyPath<Root, Value>, of object: AnyObject?
  ) -> Value? {
    guard let object, let root = object as? Root else { return nil }
    return root[keyPath: path]
  }
}
