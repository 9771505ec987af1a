import ObjectiveC

extension UIViewController {
  /// The value of a property that the app overrides in an extension of one of UIKit's classes, as Objective-C allows, or
  /// else what the class has by itself.
  func extended<Value>(_ key: String, in type: AnyClass, _ usual: () -> Value) -> Value {
    ObjCRuntime.added(key, to: type, of: self) ?? usual()
  }
}
