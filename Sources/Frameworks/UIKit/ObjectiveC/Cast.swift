import Foundation

/// Casts an object to a type, or returns `nil` if there's no object or it has another type.
///
/// In a release build, `optional as? Object` crashes for `nil` if the type is generic.
func cast<Object>(_ object: AnyObject?) -> Object? {
  guard let object else { return nil }
  return object as? Object
}

/// Returns a value as an object, which wraps the value if it isn't an object.
///
/// When a value of a class is cast to `AnyObject` for the first time, the runtime searches all
/// libraries. Most values are instances of `NSObject` subclasses, for which this isn't necessary.
func object(_ value: Any) -> AnyObject {
  if let object = value as? NSObject { return object }
  return value as AnyObject
}
