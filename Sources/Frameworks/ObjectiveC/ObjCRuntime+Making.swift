import Foundation

extension ObjCRuntime {
  /// Creates an object of a class that's known only at run time, like Objective-C's `init()`.
  package nonisolated static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    unsafeDowncast(type.makeQuinceObject(), to: type)
  }

  /// Returns whether a framework class has `init()` and can send actions.
  ///
  /// It's called only if an argument has the wrong type.
  package static var canBeSender: @MainActor (AnyClass) -> Bool = { _ in false }

  /// Creates an object for a parameter of an action whose sender is of a different class.
  static func makeSender(for parameter: Any.Type) -> NSObject? {
    let wrapped = (parameter as? any OptionalValue.Type)?.wrapped ?? parameter
    guard let type = wrapped as? NSObject.Type, ClassNames.isOfFramework(type), canBeSender(type)
    else { return nil }
    return make(type)
  }
}

extension NSObject {
  /// Creates an object of the class that it's called on.
  ///
  /// `makeQuinceObject` calls it by its symbol.
  @_silgen_name("quince_NSObject_make")
  convenience init(ofAnyClass: ()) {
    self.init()
  }

  /// Creates an object with `init()`, which isn't `required`, so Swift can't call it on a class
  /// that's known only at run time.
  @_silgen_name("quince_NSObject_make")
  class func makeQuinceObject() -> NSObject
}
