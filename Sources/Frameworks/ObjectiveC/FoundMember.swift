/// An object of any class that's asked for a property by its name alone.
///
/// Objective-C finds the property at run time, whichever class it is of: a number for which Swift
/// has its own type in one class may be a plain number in another.
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
