extension ObjCMember {
  /// Returns a writable property of UIKit.
  ///
  /// Its key path is slow to create, so it's created on first use.
  @MainActor package static func key<Object: AnyObject, Value>(
    _ name: String,
    _ path: @autoclosure @escaping @MainActor () -> ReferenceWritableKeyPath<Object, Value>
  ) -> ObjCMember {
    .property(
      name, of: Object.self, get: { $0[keyPath: path()] },
      set: { $0[keyPath: path()] = try ObjCRuntime.fitting($1) })
  }

  /// Returns a property of UIKit whose values are represented by numbers.
  @MainActor static func rawKey<Object: AnyObject, Value: RawRepresentable>(
    _ name: String,
    _ path: @autoclosure @escaping @MainActor () -> ReferenceWritableKeyPath<Object, Value>
  ) -> ObjCMember {
    .property(name, of: Object.self, get: { $0[keyPath: path()].rawValue }) { object, value in
      let raw: Value.RawValue = try ObjCRuntime.fitting(value)
      guard let new = Value(rawValue: raw) else {
        throw ObjCRuntime.Failure.mismatch(expected: "\(Value.self)", found: "\(raw)")
      }
      object[keyPath: path()] = new
    }
  }

  /// Returns a read-only property of UIKit.
  @MainActor static func readOnlyKey<Object: AnyObject, Value>(
    _ name: String, _ path: @autoclosure @escaping @MainActor () -> KeyPath<Object, Value>
  )
    -> ObjCMember
  {
    .property(name, of: Object.self, get: { $0[keyPath: path()] }) { object, _ in
      throw ObjCRuntime.Failure.undefinedKey(name, class: TypeName.short(type(of: object)))
    }
  }

  /// Returns a method of UIKit that ignores its arguments.
  @MainActor static func action<Object: AnyObject>(
    _ name: String, of type: Object.Type, _ body: @escaping @MainActor (Object) -> Any?
  ) -> ObjCMember {
    .method(name, of: type) { object, _ in body(object) }
  }

  /// Returns the standard edit actions of a class of text fields or text views.
  @MainActor static func editActions<Editor: UIResponder>(of type: Editor.Type) -> [ObjCMember] {
    [
      .action("cut:", of: type) { $0.cut(nil) },
      .action("copy:", of: type) { $0.copy(nil) },
      .action("paste:", of: type) { $0.paste(nil) },
      .action("select:", of: type) { $0.select(nil) },
      .action("selectAll:", of: type) { $0.selectAll(nil) },
    ]
  }
}
