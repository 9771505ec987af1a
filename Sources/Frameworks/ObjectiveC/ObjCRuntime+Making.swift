import Foundation

extension ObjCRuntime {
  /// Creates an object of a class that is known at run time only, as `init()` of Objective-C does.
  package nonisolated static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    unsafeDowncast(type.makeQuinceObject(), to: type)
  }

  /// Returns whether a framework's class has `init()` and its objects can send actions; only called
  /// when an argument doesn't fit.
  package static var canBeSender: @MainActor (AnyClass) -> Bool = { _ in false }

  /// Creates an object for a parameter of an action whose sender is of another class.
  static func makeSender(for parameter: Any.Type) -> NSObject? {
    let wrapped = (parameter as? any OptionalValue.Type)?.wrapped ?? parameter
    guard let type = wrapped as? NSObject.Type, ClassNames.isOfFramework(type), canBeSender(type)
    else { return nil }
    return make(type)
  }
}

extension NSObject {
  /// Creates an object of whichever class it is called on; `makeQuinceObject` calls it by its
  /// symbol.
  @_silgen_name("quince_NSObject_make")
  convenience init(ofAnyClass: ()) {
    self.init()
  }

  /// `init()` isn't `required`, so Swift offers no call of it on a class that is known only at run
  /// time.
  @_silgen_name("quince_NSObject_make")
  class func makeQuinceObject() -> NSObject
}
