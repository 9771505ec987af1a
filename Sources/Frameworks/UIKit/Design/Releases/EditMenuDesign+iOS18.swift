extension EditMenuDesign {
  static let ios18 = EditMenuDesign(
    height: 44, cornerRadius: 12,
    surface: .material(
      .pair(light: UIColor(white: 0.97, alpha: 0.94), dark: UIColor(white: 0.2, alpha: 0.9)),
      blurRadius: 20),
    shadow: CastShadow(opacity: 0.22, offset: 4, radius: 12), gap: 8, font: DesignFont(size: 15),
    textColor: .label, disabledColor: .tertiaryLabel, titleMargins: 28,
    highlight: .quaternarySystemFill, highlightInset: 3, highlightRadius: 9,
    separatorColor: .separator, separatorInset: 10)
}
