/// The traits that override those that a view or a view controller inherits.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct>.
public struct UITraitOverrides: UIMutableTraits {
  var values = UITraitCollection.Values()
  /// The limits for text sizes in a view's content.
  var sizeLimits = ContentSizeLimits()

  /// Returns whether other overrides would result in different traits.
  func differ(from other: UITraitOverrides) -> Bool {
    values != other.values || sizeLimits != other.sizeLimits
  }

  /// The value of a trait.
  ///
  /// If it isn't overridden, it's the default value.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values.value(of: trait) }
    set { values.set(newValue, for: trait) }
  }

  /// Returns whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

  /// Removes the override of a trait, so that its value is inherited again.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}
