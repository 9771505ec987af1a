/// Light or dark.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiuserinterfacestyle>.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The kind of device.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom>.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said.
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

/// How much room there is in one direction.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass>.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// The direction of reading, as the traits tell it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection>.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The direction of reading.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection>.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// Whether the content lies over other content.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiuserinterfacelevel>.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// On the ground.
  case base = 0
  /// Above other content.
  case elevated = 1
}

/// How strong contrasts should be.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycontrast>.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As designed.
  case normal = 0
  /// Stronger.
  case high = 1
}

/// Whether text should be bold.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilegibilityweight>.
public enum UILegibilityWeight: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As designed.
  case regular = 0
  /// Bold.
  case bold = 1
}

/// Whether the screen feels how hard it is pressed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiforcetouchcapability>.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown
  /// It does not.
  case unavailable
  /// It does.
  case available
}

/// The colors that the screen can show.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidisplaygamut>.
public enum UIDisplayGamut: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// The sRGB colors.
  case SRGB = 0
  /// The Display P3 colors.
  case P3 = 1
}

/// Whether a window is in front.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiuserinterfaceactiveappearance>.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// Another window is.
  case inactive = 0
  /// It is.
  case active = 1
}
