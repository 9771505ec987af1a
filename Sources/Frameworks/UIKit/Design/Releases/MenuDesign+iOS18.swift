extension MenuDesign {
  static let ios18 = MenuDesign(
    width: 250, cornerRadius: 13,
    surface: .material(
      .pair(light: UIColor(white: 0.97, alpha: 0.9), dark: UIColor(white: 0.15, alpha: 0.9)),
      blurRadius: 22),
    shadow: CastShadow(opacity: 0.2, offset: 8, radius: 22), rowHeight: 44, headerHeight: 32,
    headerInset: 16, headerFont: DesignFont(size: 13), dividerHeight: 8,
    dividerFill: .pair(
      light: UIColor(white: 0, alpha: 0.08), dark: UIColor(white: 0, alpha: 0.35)),
    titleFont: DesignFont(size: 17), backWeight: .semibold, subtitleFont: DesignFont(size: 12),
    subtitleHeight: 16, textMargins: 8, leading: 16, leadingOfChecked: 36, trailing: 16,
    trailingOfImage: 52, imageWidth: 36, imageMargin: 12, markInset: 10, markWidth: 22, gap: 8,
    previewRadius: 14, largestPartBesidePreview: 0.6,
    appearance: SpringDesign(duration: 0.35, damping: 0.85), firstScale: 0.4, disappearing: 0.2)
}
