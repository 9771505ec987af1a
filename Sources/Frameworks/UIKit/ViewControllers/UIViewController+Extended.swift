import ObjectiveC

extension UIViewController {
  /// Returns the value of a property.
  ///
  /// If the app overrides the property in an extension of a UIKit class, as Objective-C allows,
  /// this is the override's value. Otherwise, it's the class's own value.
  func extended<Value>(
    in type: AnyClass, _ key: String = #function, _ usual: () -> Value
  ) -> Value {
    ObjCRuntime.added(key, to: type, of: self) ?? usual()
  }
}
