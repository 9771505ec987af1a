extension PageControlDesign {
  static let ios18 = PageControlDesign(
    height: 26, dotSize: 7, gap: 9,
    dotColor: .pair(light: UIColor(white: 0, alpha: 0.3), dark: UIColor(white: 1, alpha: 0.3)),
    currentDotColor: .pair(
      light: UIColor(white: 0, alpha: 0.85), dark: UIColor(white: 1, alpha: 0.85)),
    progressLength: 26, endLength: 40, backgroundEndLength: 32,
    backgroundColor: .tertiarySystemFill)
}
