import Foundation

extension ObjCRuntime {
  /// Creates an object of a class that is known at run time only, as `init()` of Objective-C does.
  package nonisolated static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    unsafeDowncast(type.makeQuinceObject(), to: type)
  }

  /// The classes of objects that send actions, all of which have `init()`; only asked for when an argument doesn't fit.
  package static var senderClasses: @MainActor () -> [NSObject.Type] = { [] }

  /// A new object for a parameter of an action whose sender is of another class.
  static func makeSender(for parameter: Any.Type) -> NSObject? {
    let type = (parameter as? any OptionalValue.Type)?.wrapped ?? parameter
    return senderClasses().first { $0 == type }.map { make($0) }
  }
}

extension NSObject {
  /// Creates an object of whichever class it is called on; `makeQuinceObject` calls it by its symbol.
  @_silgen_name("quince_NSObject_make")
  convenience init(ofAnyClass: ()) {
    self.init()
  }

  /// `init()` isn't `required`, so Swift offers no call of it on a class that is known only at run time.
  @_silgen_name("quince_NSObject_make")
  class func makeQuinceObject() -> NSObject
}
