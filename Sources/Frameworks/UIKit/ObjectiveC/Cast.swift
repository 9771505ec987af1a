/// An object as one of a type, or `nil` where there is none or it is of another type.
///
/// In a release build, `optional as? Object` crashes for no object where the type is generic.
func cast<Object>(_ object: AnyObject?) -> Object? {
  guard let object else { return nil }
  return object as? Object
}
