/// A trait of the system, which has its own property in a trait collection.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var path: WritableKeyPath<UITraitCollection.Values, Value> { get }
}

/// The value of an app's own trait.
struct CustomTraitValue: Hashable {
  let trait: UITrait
  let value: Any

  static func == (one: CustomTraitValue, other: CustomTraitValue) -> Bool {
    guard let value = one.value as? any Equatable else { return false }
    return value.equals(other.value)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(trait))
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}

extension UITraitCollection.Values {
  func value<T: UITraitDefinition>(of trait: T.Type) -> T.Value {
    if let system = trait as? any SystemTrait.Type { return systemValue(of: system) as! T.Value }
    return custom[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
  }

  private func systemValue<T: SystemTrait>(of trait: T.Type) -> Any { self[keyPath: T.path] }

  mutating func set<T: UITraitDefinition>(_ value: T.Value, for trait: T.Type) {
    if let system = trait as? any SystemTrait.Type {
      setSystem(value, for: system)
    } else {
      custom[ObjectIdentifier(trait)] = CustomTraitValue(trait: trait, value: value)
    }
  }

  private mutating func setSystem<T: SystemTrait>(_ value: Any, for trait: T.Type) {
    self[keyPath: T.path] = value as! T.Value
  }

  func contains(_ trait: UITrait) -> Bool {
    guard let system = trait as? any SystemTrait.Type else {
      return custom[ObjectIdentifier(trait)] != nil
    }
    return differs(from: Self(), in: system)
  }

  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      removeSystem(system)
    } else {
      custom[ObjectIdentifier(trait)] = nil
    }
  }

  private mutating func removeSystem<T: SystemTrait>(_ trait: T.Type) {
    self[keyPath: T.path] = T.defaultValue
  }

  /// Returns whether a trait differs in other values.
  func differs(from other: Self, in trait: UITrait) -> Bool {
    guard let system = trait as? any SystemTrait.Type else {
      let id = ObjectIdentifier(trait)
      return custom[id] != other.custom[id]
    }
    return differs(from: other, inSystem: system)
  }

  private func differs<T: SystemTrait>(from other: Self, inSystem trait: T.Type) -> Bool {
    self[keyPath: T.path] != other[keyPath: T.path]
  }
}
