/// A wrapper for accessing a property of an object of any class by name.
///
/// Objective-C finds the property at run time in any class. A number that has its own Swift type in
/// one class can be a plain number in another.
@dynamicMemberLookup
package struct FoundMember<Object> {
  private let object: Object

  /// - Parameter object: The object that has the property.
  package init(_ object: Object) {
    self.object = object
  }

  /// The property as its class declares it.
  package subscript<Value>(dynamicMember path: KeyPath<Object, Value>) -> Value {
    object[keyPath: path]
  }

  /// The property as a plain value.
  @_disfavoredOverload
  package subscript<Value: RawRepresentable>(
    dynamicMember path: KeyPath<Object, Value>
  ) -> Value.RawValue {
    object[keyPath: path].rawValue
  }
}
