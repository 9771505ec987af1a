extension DateDesign {
  static let ios18 = DateDesign(
    card: Card(
      cornerRadius: 13,
      surface: .material(
        .pair(light: UIColor(white: 0.99, alpha: 0.92), dark: UIColor(white: 0.15, alpha: 0.92)),
        blurRadius: 22),
      shadow: CastShadow(opacity: 0.24, offset: 8, radius: 24), margin: 10))
}
