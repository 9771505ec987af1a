/// A member that can be accessed by name.
package struct ObjCMember {
  enum Kind {
    case property(
      get: @MainActor (AnyObject) -> Any?, set: @MainActor (AnyObject, Any?) throws -> Void)
    case method(@MainActor (AnyObject, [Any?]) throws -> Any?)
  }

  /// The property's key, or the method's selector.
  let name: String
  /// The class that declares the member.
  let owner: AnyClass
  let kind: Kind

  /// Returns a property for key-value coding and outlets.
  ///
  /// Use `ObjCRuntime.fitting` in the setter.
  package static func property<Object: AnyObject>(
    _ name: String, of type: Object.Type, get: @escaping @MainActor (Object) -> Any?,
    set: @escaping @MainActor (Object, Any?) throws -> Void
  ) -> ObjCMember {
    ObjCMember(
      name: name, owner: Object.self,
      kind: .property(
        get: { get(unsafeDowncast($0, to: Object.self)) },
        set: { try set(unsafeDowncast($0, to: Object.self), $1) }))
  }

  /// Returns a method for actions and selectors.
  ///
  /// Use `ObjCRuntime.argument` for its parameters.
  package static func method<Object: AnyObject>(
    _ selector: String, of type: Object.Type,
    _ body: @escaping @MainActor (Object, [Any?]) throws -> Any?
  ) -> ObjCMember {
    ObjCMember(
      name: selector, owner: Object.self,
      kind: .method { try body(unsafeDowncast($0, to: Object.self), $1) })
  }
}
