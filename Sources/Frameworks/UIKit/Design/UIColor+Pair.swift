extension UIColor {
  /// Returns a color for the light and one for the dark appearance.
  static func pair(light: UIColor, dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
