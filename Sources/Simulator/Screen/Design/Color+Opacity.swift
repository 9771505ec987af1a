import DisplayList

extension Color {
  /// Returns the color with another opacity.
  func withOpacity(_ opacity: Float) -> Color {
    Color(red: red, green: green, blue: blue, alpha: opacity)
  }
}
