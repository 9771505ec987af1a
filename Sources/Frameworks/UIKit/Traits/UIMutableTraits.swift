/// Traits that can be set.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimutabletraits>.
public protocol UIMutableTraits {
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

struct MutableTraits: UIMutableTraits {
  var values: UITraitCollection.Values

  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }
  var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }
  var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory }
    set { values.preferredContentSizeCategory = newValue }
  }
  var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast }
    set { values.accessibilityContrast = newValue }
  }
  var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.userInterfaceLevel }
    set { values.userInterfaceLevel = newValue }
  }
  var legibilityWeight: UILegibilityWeight {
    get { values.legibilityWeight }
    set { values.legibilityWeight = newValue }
  }
  var forceTouchCapability: UIForceTouchCapability {
    get { values.forceTouchCapability }
    set { values.forceTouchCapability = newValue }
  }
  var displayGamut: UIDisplayGamut {
    get { values.displayGamut }
    set { values.displayGamut = newValue }
  }
  var activeAppearance: UIUserInterfaceActiveAppearance {
    get { values.activeAppearance }
    set { values.activeAppearance = newValue }
  }
}
