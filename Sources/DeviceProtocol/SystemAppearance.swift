/// The app's preferences for the appearance of the system's bars.
package struct SystemAppearance: Codable, Equatable, Sendable {
  /// Whether the status bar's text is light, for a dark background.
  package var hasLightStatusBar: Bool
  /// Whether the status bar isn't shown.
  package var isStatusBarHidden: Bool
  /// Whether the home indicator isn't shown.
  package var isHomeIndicatorHidden: Bool
  /// Whether the home indicator is light, for dark content beneath it.
  package var isHomeIndicatorLight: Bool
  /// The orientations that the app currently supports.
  ///
  /// If empty, it supports all orientations that it declares.
  package var supportedOrientations: [DeviceConfiguration.Orientation]

  /// Creates an appearance that the app requests.
  package init(
    hasLightStatusBar: Bool, isStatusBarHidden: Bool, isHomeIndicatorHidden: Bool,
    isHomeIndicatorLight: Bool, supportedOrientations: [DeviceConfiguration.Orientation]
  ) {
    self.hasLightStatusBar = hasLightStatusBar
    self.isStatusBarHidden = isStatusBarHidden
    self.isHomeIndicatorHidden = isHomeIndicatorHidden
    self.isHomeIndicatorLight = isHomeIndicatorLight
    self.supportedOrientations = supportedOrientations
  }
}
