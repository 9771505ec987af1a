/// The traits that a view or controller has in place of its surroundings'.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct>.
public struct UITraitOverrides: UIMutableTraits {
  var traits = MutableTraits(values: UITraitCollection.Values())

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { traits.userInterfaceIdiom }
    set { traits.userInterfaceIdiom = newValue }
  }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { traits.userInterfaceStyle }
    set { traits.userInterfaceStyle = newValue }
  }
  /// The direction of reading.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { traits.layoutDirection }
    set { traits.layoutDirection = newValue }
  }
  /// Pixels in a point.
  public var displayScale: CGFloat {
    get { traits.displayScale }
    set { traits.displayScale = newValue }
  }
  /// How much room there is horizontally.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { traits.horizontalSizeClass }
    set { traits.horizontalSizeClass = newValue }
  }
  /// How much room there is vertically.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { traits.verticalSizeClass }
    set { traits.verticalSizeClass = newValue }
  }
  /// Whether the screen feels pressure.
  public var forceTouchCapability: UIForceTouchCapability {
    get { traits.forceTouchCapability }
    set { traits.forceTouchCapability = newValue }
  }
  /// How large text is.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { traits.preferredContentSizeCategory }
    set { traits.preferredContentSizeCategory = newValue }
  }
  /// Which colors can be shown.
  public var displayGamut: UIDisplayGamut {
    get { traits.displayGamut }
    set { traits.displayGamut = newValue }
  }
  /// How strong contrasts are.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { traits.accessibilityContrast }
    set { traits.accessibilityContrast = newValue }
  }
  /// Whether the content lies over other content.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { traits.userInterfaceLevel }
    set { traits.userInterfaceLevel = newValue }
  }
  /// Whether text is bold.
  public var legibilityWeight: UILegibilityWeight {
    get { traits.legibilityWeight }
    set { traits.legibilityWeight = newValue }
  }
  /// Whether the window is in front.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { traits.activeAppearance }
    set { traits.activeAppearance = newValue }
  }
}
