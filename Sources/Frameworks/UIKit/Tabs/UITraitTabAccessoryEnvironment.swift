/// The trait for the place of a tab bar's accessory.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraittabaccessoryenvironment>.
@available(IOS26 )
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  /// The default value of the trait.
  public static let defaultValue = UITabAccessory.Environment.unspecified
}

extension UIMutableTraits {
  /// The place of the tab bar's accessory.
  @available(IOS26 )
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }
}

extension UITraitCollection {
  /// Creates a collection with the place of a tab bar's accessory.
  @available(IOS26 )
  public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) {
    self.init { $0.tabAccessoryEnvironment = tabAccessoryEnvironment }
  }

  /// The place of the tab bar's accessory.
  @available(IOS26 )
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    self[UITraitTabAccessoryEnvironment.self]
  }
}
