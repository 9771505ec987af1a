/// What Objective-C's runtime would know of a class: its name and the members that can be reached by name.
///
/// The builder writes one for each class of the app that has such members; UIKit registers its own.
package struct ObjCClass {
  /// The Swift name, without the module, such as `ViewController`.
  package let name: String
  /// The module, such as `HelloEnrique`.
  package let module: String
  /// The class.
  package let type: AnyClass
  /// Creates an instance with `init()`, where the class has one that needs no coder.
  package let make: (@MainActor () -> AnyObject)?
  /// What can be reached by name.
  package let members: [ObjCMember]

  /// What is known of a class by name.
  package init(
    _ type: AnyClass, name: String, module: String, make: (@MainActor () -> AnyObject)? = nil,
    members: [ObjCMember]
  ) {
    self.type = type
    self.name = name
    self.module = module
    self.make = make
    self.members = members
  }
}

/// A member that can be reached by its name.
package struct ObjCMember {
  enum Kind {
    case property(
      get: @MainActor (AnyObject) -> Any?, set: @MainActor (AnyObject, Any?) throws -> Void)
    case method(@MainActor (AnyObject, [Any?]) throws -> Any?)
  }

  /// The property's key or the method's selector.
  let name: String
  let kind: Kind

  /// A property that key-value coding and outlets reach; use `ObjCRuntime.assign` in the setter.
  package static func property<Object: AnyObject>(
    _ name: String, of type: Object.Type, get: @escaping @MainActor (Object) -> Any?,
    set: @escaping @MainActor (Object, Any?) throws -> Void
  ) -> ObjCMember {
    ObjCMember(
      name: name,
      kind: .property(
        get: { get(unsafeDowncast($0, to: Object.self)) },
        set: { try set(unsafeDowncast($0, to: Object.self), $1) }))
  }

  /// A method that actions and selectors reach; use `ObjCRuntime.argument` for its parameters.
  package static func method<Object: AnyObject>(
    _ selector: String, of type: Object.Type,
    _ body: @escaping @MainActor (Object, [Any?]) throws -> Any?
  ) -> ObjCMember {
    ObjCMember(name: selector, kind: .method { try body(unsafeDowncast($0, to: Object.self), $1) })
  }
}
