/// A trait.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitdefinition>.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value
  /// The default value of the trait.
  static var defaultValue: Value { get }
  /// Whether dynamic colors can depend on the trait.
  static var affectsColorAppearance: Bool { get }
  /// The identifier of the trait.
  static var identifier: String { get }
  /// The name in debugging output.
  static var name: String { get }
}

extension UITraitDefinition {
  /// Returns `false`, because colors don't depend on the trait.
  public static var affectsColorAppearance: Bool { false }
  /// The full name of the trait's type.
  public static var identifier: String { TypeName.qualified(Self.self) }
  /// The name of the trait's type.
  public static var name: String { TypeName.short(Self.self) }
}

/// The type of a trait.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitrait>.
public typealias UITrait = any UITraitDefinition.Type

/// The trait for the interface style.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraituserinterfacestyle>.
public struct UITraitUserInterfaceStyle: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, Value> { \.userInterfaceStyle }
  /// The default value of the trait.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}

/// The trait for the horizontal size class.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraithorizontalsizeclass>.
public struct UITraitHorizontalSizeClass: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, Value> { \.horizontalSizeClass }
  /// The default value of the trait.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The trait for the vertical size class.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitverticalsizeclass>.
public struct UITraitVerticalSizeClass: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, Value> { \.verticalSizeClass }
  /// The default value of the trait.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The trait for the preferred text size.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitpreferredcontentsizecategory>.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, Value> {
    \.preferredContentSizeCategory
  }
  /// The default value of the trait.
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// The trait for the layout direction.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitlayoutdirection>.
public struct UITraitLayoutDirection: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, Value> { \.layoutDirection }
  /// The default value of the trait.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// The trait for the display scale.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitdisplayscale>.
public struct UITraitDisplayScale: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, Value> { \.displayScale }
  /// The default value of the trait.
  public static let defaultValue: CGFloat = 0
}

/// The trait for the interface idiom.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraituserinterfaceidiom>.
public struct UITraitUserInterfaceIdiom: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, Value> { \.userInterfaceIdiom }
  /// The default value of the trait.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// The trait for whether content is elevated above other content.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraituserinterfacelevel>.
public struct UITraitUserInterfaceLevel: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, Value> { \.userInterfaceLevel }
  /// The default value of the trait.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
}

/// The trait for the accessibility contrast.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitaccessibilitycontrast>.
public struct UITraitAccessibilityContrast: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, Value> { \.accessibilityContrast }
  /// The default value of the trait.
  public static let defaultValue = UIAccessibilityContrast.unspecified
}

/// The trait for bold text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitlegibilityweight>.
public struct UITraitLegibilityWeight: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, Value> { \.legibilityWeight }
  /// The default value of the trait.
  public static let defaultValue = UILegibilityWeight.unspecified
}

/// The trait for whether the screen supports 3D Touch.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitforcetouchcapability>.
public struct UITraitForceTouchCapability: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, Value> { \.forceTouchCapability }
  /// The default value of the trait.
  public static let defaultValue = UIForceTouchCapability.unknown
}

/// The trait for the range of colors that the screen can display.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitdisplaygamut>.
public struct UITraitDisplayGamut: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, Value> { \.displayGamut }
  /// The default value of the trait.
  public static let defaultValue = UIDisplayGamut.unspecified
}

/// The trait for whether the window is active.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitactiveappearance>.
public struct UITraitActiveAppearance: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, Value> { \.activeAppearance }
  /// The default value of the trait.
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
}
