extension BarDesign {
  static let ios18 = BarDesign(
    background: Background(
      blurRadius: 20,
      color: .pair(light: UIColor(white: 0.976, alpha: 1), dark: UIColor(white: 0.11, alpha: 1)),
      opacity: 0.94, tintOpacity: 0.85,
      hairline: .pair(light: UIColor(white: 0, alpha: 0.3), dark: UIColor(white: 1, alpha: 0.15))),
    badge: Badge(
      height: 18, textMargins: 8, font: DesignFont(size: 13), color: .systemRed, textColor: .white,
      dotDiameter: 10, overlap: 8, dotOverlap: 4, top: 2), rowHeight: 44, compactRowHeight: 32,
    housingMargin: 16, buttonPadding: 8, buttonGap: 8, touchWidth: 44,
    buttonFont: DesignFont(size: 17),
    prominentWeight: .semibold, disabledColor: .tertiaryLabel, highlightOpacity: 0.2)
}
