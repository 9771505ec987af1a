/// A set of traits that can be changed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimutabletraits>.
public protocol UIMutableTraits {
  /// The value of one of the system's or the app's traits.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
  /// The interface idiom of the device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The interface style, which is light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The layout direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The number of pixels per point.
  var displayScale: CGFloat { get set }
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Whether the screen supports 3D Touch.
  var forceTouchCapability: UIForceTouchCapability { get set }
  /// The display gamut.
  var displayGamut: UIDisplayGamut { get set }
  /// The active appearance of the window.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  /// The preferred text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The accessibility contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The elevation level of the content.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The legibility weight of text.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The limits on showing colors that are brighter than white.
  @available(IOS26 )
  var headroomUsageLimit: UITraitHDRHeadroomUsageLimit.Value { get set }
}

extension UIMutableTraits {
  /// The interface idiom of the device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// The interface style, which is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// The number of pixels per point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// Whether the screen supports 3D Touch.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  /// The display gamut.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
  /// The active appearance of the window.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
  /// The preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// The accessibility contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// The elevation level of the content.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// The legibility weight of text.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  /// The limits on showing colors that are brighter than white.
  @available(IOS26 )
  public var headroomUsageLimit: UITraitHDRHeadroomUsageLimit.Value {
    get { self[UITraitHDRHeadroomUsageLimit.self] }
    set { self[UITraitHDRHeadroomUsageLimit.self] = newValue }
  }
}

/// The traits that a closure can change.
struct MutableTraits: UIMutableTraits {
  var values: UITraitCollection.Values

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values.value(of: trait) }
    set { values.set(newValue, for: trait) }
  }
}
