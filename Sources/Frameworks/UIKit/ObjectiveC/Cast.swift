import Foundation

/// Returns an object as a type, or `nil` if there isn't one or it's of another type.
///
/// In a release build, `optional as? Object` crashes for no object if the type is generic.
func cast<Object>(_ object: AnyObject?) -> Object? {
  guard let object else { return nil }
  return object as? Object
}

/// Returns a value as an object, wrapped if it isn't one.
///
/// The first time that a value of a class is cast to `AnyObject`, the runtime searches all
/// libraries; most are of `NSObject`, for which it needn't.
func object(_ value: Any) -> AnyObject {
  if let object = value as? NSObject { return object }
  return value as AnyObject
}
