import Foundation

/// An object that supports key-value coding and whose methods apps can override.
package protocol KeyValueCodable: AnyObject {
  /// Returns the value of the property with a key.
  func value(forKey key: String) -> Any?

  /// Sets the value of the property with a key.
  func setValue(_ value: Any?, forKey key: String)
}

/// Key-value coding for an object whose static type doesn't support it.
///
/// On Apple's systems, every object does.
package struct KeyValueCoding {
  private let object: AnyObject

  /// - Parameter object: The object to access.
  package init(_ object: Any) {
    self.object = object as AnyObject
  }

  /// - Parameter object: The object to access.
  package init(_ object: AnyObject) {
    self.object = object
  }

  /// Returns the value of the property with a key.
  ///
  /// If the property doesn't exist, this ends the app, as on iOS.
  package func value(forKey key: String) -> Any? {
    switch object {
    case let object as any KeyValueCodable: return object.value(forKey: key)
    case let dictionary as NSDictionary: return dictionary.object(forKey: key)
    case let array as NSArray:
      return array.map { KeyValueCoding($0).value(forKey: key) ?? NSNull() }
    default: break
    }
    return PropertyObservation.value(of: object) { try ObjCRuntime.value(forKey: key, of: $0) }
  }

  /// Sets the value of the property with a key.
  ///
  /// If the property doesn't exist, this ends the app, as on iOS.
  package func setValue(_ value: Any?, forKey key: String) {
    switch object {
    case let object as any KeyValueCodable: return object.setValue(value, forKey: key)
    case let dictionary as NSMutableDictionary:
      guard let value else { return dictionary.removeObject(forKey: key) }
      return dictionary.setObject(value, forKey: key as NSString)
    default: break
    }
    nonisolated(unsafe) let value = value
    _ = PropertyObservation.value(of: object) {
      try ObjCRuntime.setValue(value, forKey: key, on: $0)
      return nil
    }
  }

  /// Returns the value at the end of a key path.
  package func value(forKeyPath path: String) -> Any? {
    if path.hasPrefix("@"), let elements = CollectionOperator.elements(of: object) {
      return CollectionOperator.value(path, of: elements)
    }
    guard let dot = path.firstIndex(of: ".") else { return value(forKey: path) }
    guard let next = value(forKey: String(path[..<dot])) else { return nil }
    return KeyValueCoding(next).value(forKeyPath: String(path[path.index(after: dot)...]))
  }

  /// Sets the value at the end of a key path.
  package func setValue(_ value: Any?, forKeyPath path: String) {
    guard let dot = path.firstIndex(of: ".") else { return setValue(value, forKey: path) }
    guard let next = self.value(forKey: String(path[..<dot])) else { return }
    KeyValueCoding(next).setValue(value, forKeyPath: String(path[path.index(after: dot)...]))
  }

  /// Sets the values of several properties.
  package func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  /// Returns the values of several properties.
  package func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }

  /// Returns an array that writes its changes through to the array that is a property's value.
  package func mutableArrayValue(forKey key: String) -> NSMutableArray {
    ProxyArray(of: object, key: key)
  }

  /// Returns an array that writes its changes through to the array at the end of a key path.
  package func mutableArrayValue(forKeyPath path: String) -> NSMutableArray {
    guard let dot = path.lastIndex(of: ".") else { return mutableArrayValue(forKey: path) }
    guard let owner = value(forKeyPath: String(path[..<dot])) else { return NSMutableArray() }
    return KeyValueCoding(owner).mutableArrayValue(
      forKey: String(path[path.index(after: dot)...]))
  }

  /// Returns a set that writes its changes through to the set that is a property's value.
  package func mutableSetValue(forKey key: String) -> NSMutableSet {
    ProxySet(of: object, key: key)
  }
}
