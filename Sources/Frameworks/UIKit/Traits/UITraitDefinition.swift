/// A trait.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitdefinition>.
public protocol UITraitDefinition<Value> {
  /// The type of the trait's values.
  associatedtype Value
  /// The value where nothing is said.
  static var defaultValue: Value { get }
}

/// The type of a trait.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitrait>.
public typealias UITrait = any UITraitDefinition.Type

/// The trait that is light or dark.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraituserinterfacestyle>.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// The value where nothing is said.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}

/// The trait of horizontal room.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraithorizontalsizeclass>.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// The value where nothing is said.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The trait of vertical room.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitverticalsizeclass>.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// The value where nothing is said.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The trait of text size.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitpreferredcontentsizecategory>.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The value where nothing is said.
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// The trait of the direction of reading.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitlayoutdirection>.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// The value where nothing is said.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// The trait of pixels in a point.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitdisplayscale>.
public struct UITraitDisplayScale: UITraitDefinition {
  /// The value where nothing is said.
  public static let defaultValue: CGFloat = 0
}

/// The trait of the kind of device.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraituserinterfaceidiom>.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The value where nothing is said.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// The trait that says whether content lies over other content.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraituserinterfacelevel>.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// The value where nothing is said.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
}

/// The trait of contrast.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitaccessibilitycontrast>.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// The value where nothing is said.
  public static let defaultValue = UIAccessibilityContrast.unspecified
}

/// The trait of bold text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitlegibilityweight>.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// The value where nothing is said.
  public static let defaultValue = UILegibilityWeight.unspecified
}
