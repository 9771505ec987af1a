/// A value that's associated with objects, because extensions in Swift can't add stored properties.
package struct Association<Value> {
  private let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  /// Creates an association without any values.
  ///
  /// It must exist for the lifetime of the process.
  package init() {}

  /// The value that's associated with an object.
  package subscript(_ object: AnyObject) -> Value? {
    get { objc_getAssociatedObject(object, key) as? Value }
    nonmutating set {
      objc_setAssociatedObject(object, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// Returns the value that's associated with an object, created if it doesn't exist yet.
  package func value(of object: AnyObject, orMake make: @autoclosure () -> Value) -> Value {
    if let value = self[object] { return value }
    let value = make()
    self[object] = value
    return value
  }
}
