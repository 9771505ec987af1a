import Foundation

/// An object as one of a type, or `nil` where there is none or it is of another type.
///
/// In a release build, `optional as? Object` crashes for no object where the type is generic.
func cast<Object>(_ object: AnyObject?) -> Object? {
  guard let object else { return nil }
  return object as? Object
}

/// A value as the object that it is, or is wrapped in.
///
/// The first time that a value of a class is cast to `AnyObject`, the runtime searches all
/// libraries; most are of `NSObject`, for which it needn't.
func object(_ value: Any) -> AnyObject {
  if let object = value as? NSObject { return object }
  return value as AnyObject
}
