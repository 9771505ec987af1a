/// Traits that can be set.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimutabletraits>.
public protocol UIMutableTraits {
  /// The value of a trait, one of the system's or the app's own.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The direction of reading.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Pixels in a point.
  var displayScale: CGFloat { get set }
  /// How much room there is horizontally.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How much room there is vertically.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Whether the screen feels pressure.
  var forceTouchCapability: UIForceTouchCapability { get set }
  /// Which colors can be shown.
  var displayGamut: UIDisplayGamut { get set }
  /// Whether the window is in front.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  /// How large text is.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// How strong contrasts are.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Whether the content lies over other content.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// Whether text is bold.
  var legibilityWeight: UILegibilityWeight { get set }
}

extension UIMutableTraits {
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// The direction of reading.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// Pixels in a point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// How much room there is horizontally.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// How much room there is vertically.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// Whether the screen feels pressure.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  /// Which colors can be shown.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
  /// Whether the window is in front.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
  /// How large text is.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// How strong contrasts are.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// Whether the content lies over other content.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// Whether text is bold.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
}

/// The traits that a closure changes.
struct MutableTraits: UIMutableTraits {
  var values: UITraitCollection.Values

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values.value(of: trait) }
    set { values.set(newValue, for: trait) }
  }
}
