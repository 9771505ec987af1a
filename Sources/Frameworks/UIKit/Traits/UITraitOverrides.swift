/// The traits that a view or a view controller has in place of those that it inherits.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct>.
public struct UITraitOverrides: UIMutableTraits {
  var values = UITraitCollection.Values()
  /// The sizes of text that a view lets its content have.
  var sizeLimits = ContentSizeLimits()

  /// Returns whether other values would result in other traits.
  func differ(from other: UITraitOverrides) -> Bool {
    values != other.values || sizeLimits != other.sizeLimits
  }

  /// The value of a trait; one that isn't overridden has its default value.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values.value(of: trait) }
    set { values.set(newValue, for: trait) }
  }

  /// Returns whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

  /// Removes the override of a trait, so that its value is inherited again.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}
