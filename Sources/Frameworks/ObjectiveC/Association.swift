/// Values that are kept with objects whose classes have no property for them, since Swift lets no
/// extension store one.
package struct Association<Value> {
  private let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  /// Creates an association without any values yet; it's kept for as long as the process runs.
  package init() {}

  /// The value that is kept with an object.
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
