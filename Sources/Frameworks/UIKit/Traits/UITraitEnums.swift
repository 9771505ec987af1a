/// The styles of the user interface.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiuserinterfacestyle>.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified.
  case unspecified
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}

/// The interface idioms of devices.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom>.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The size classes, which group screens by the space that they offer.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass>.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unspecified.
  case unspecified
  /// A compact space.
  case compact
  /// A regular space.
  case regular
}

/// The layout directions of trait environments.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection>.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The layout directions of the user interface.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection>.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The elevation levels of content.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiuserinterfacelevel>.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// At the base level.
  case base = 0
  /// Elevated over the base level.
  case elevated = 1
}

/// The contrasts that users can prefer.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycontrast>.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The default.
  case normal = 0
  /// High contrast.
  case high = 1
}

/// The weights of text that users can prefer.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilegibilityweight>.
public enum UILegibilityWeight: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The default.
  case regular = 0
  /// Bold.
  case bold = 1
}

/// The 3D Touch capabilities of screens.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiforcetouchcapability>.
public enum UIForceTouchCapability: Int, Sendable {
  /// Unknown.
  case unknown
  /// 3D Touch isn't available.
  case unavailable
  /// 3D Touch is available.
  case available
}

/// The color gamuts of screens.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidisplaygamut>.
public enum UIDisplayGamut: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The sRGB colors.
  case SRGB = 0
  /// The Display P3 colors.
  case P3 = 1
}

/// The active appearances of windows.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiuserinterfaceactiveappearance>.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The window is inactive.
  case inactive = 0
  /// The window is active.
  case active = 1
}
