import ObjectiveC

/// A property that can be set on an appearance proxy.
@MainActor
struct AppearanceProperty {
  /// The class that has the property.
  let owner: AnyClass
  /// A closure that copies the differences between a proxy and an untouched object to a third
  /// object, except where the third object also differs.
  let transfer: @MainActor (_ proxy: NSObject, _ untouched: NSObject, _ object: NSObject) -> Void

  static func path<Root: NSObject, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> AppearanceProperty {
    compared(path) { $0 == $1 }
  }

  /// Returns a property for a bar appearance.
  static func bar<Root: NSObject, Value: UIBarAppearance>(
    _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> AppearanceProperty {
    compared(path) { $0.isSame(as: $1) }
  }

  /// Returns a property for an optional bar appearance.
  static func bar<Root: NSObject, Value: UIBarAppearance>(
    _ path: ReferenceWritableKeyPath<Root, Value?>
  ) -> AppearanceProperty {
    compared(path) { one, other in
      guard let one, let other else { return one == nil && other == nil }
      return one.isSame(as: other)
    }
  }

  private static func compared<Root: NSObject, Value>(
    _ path: ReferenceWritableKeyPath<Root, Value>,
    _ areEqual: @escaping @MainActor (Value, Value) -> Bool
  ) -> AppearanceProperty {
    AppearanceProperty(owner: Root.self) { proxy, untouched, object in
      let value = cast(proxy, to: Root.self)[keyPath: path]
      let usual = cast(untouched, to: Root.self)[keyPath: path]
      let target = cast(object, to: Root.self)
      guard !areEqual(value, usual), areEqual(target[keyPath: path], usual) else { return }
      target[keyPath: path] = value
    }
  }

  /// Returns a property with a value for each key, such as a button's colors for its states.
  static func values<Root: NSObject, Key: Hashable, Value>(
    _ path: ReferenceWritableKeyPath<Root, [Key: Value]>
  ) -> AppearanceProperty {
    AppearanceProperty(owner: Root.self) { proxy, untouched, object in
      let values = cast(proxy, to: Root.self)[keyPath: path]
      let usual = cast(untouched, to: Root.self)[keyPath: path]
      let target = cast(object, to: Root.self)
      let own = target[keyPath: path]
      let new = values.filter { usual[$0.key] == nil && own[$0.key] == nil }
      if !new.isEmpty { target[keyPath: path].merge(new) { $1 } }
    }
  }

  /// Returns the property of a class with an Objective-C name.
  private static func key(_ name: String, of owner: AnyClass) -> AppearanceProperty {
    AppearanceProperty(owner: owner) { proxy, untouched, object in
      let value = ObjCRuntime.property(name, of: proxy)
      let usual = ObjCRuntime.property(name, of: untouched)
      guard !areEqual(value, usual), areEqual(ObjCRuntime.property(name, of: object), usual) else {
        return
      }
      _ = try? ObjCRuntime.setProperty(name, to: value, of: object)
    }
  }

  private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    (one as? AnyHashable) == (other as? AnyHashable)
  }

  private static func cast<Root: NSObject>(_ object: NSObject, to type: Root.Type) -> Root {
    unsafeDowncast(object, to: type)
  }

  /// Returns the properties of a class and its superclasses.
  ///
  /// For a class that doesn't list any, such as an app's class, returns the properties that can be
  /// found by name.
  static func all(of type: AnyClass) -> [AppearanceProperty] {
    sequence(first: type) { _getSuperclass($0) }.flatMap { ancestor in
      let own = listed(by: ancestor).filter { $0.owner == ancestor }
      return own.isEmpty
        ? ObjCRuntime.ownProperties(of: ancestor).map { key($0, of: ancestor) } : own
    }
  }

  private static func listed(by type: AnyClass) -> [AppearanceProperty] {
    switch type {
    case let type as UIView.Type: type.appearanceProperties
    case let type as UIBarItem.Type: type.appearanceProperties
    default: []
    }
  }
}
