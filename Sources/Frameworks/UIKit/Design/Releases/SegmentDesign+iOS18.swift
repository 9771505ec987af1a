extension SegmentDesign {
  static let ios18 = SegmentDesign(
    height: 32, cornerRadius: 9, fill: .tertiarySystemFill, inset: 2, draggedInset: 0.02,
    selectionRadius: 7,
    selectionColor: .pair(
      light: .white, dark: UIColor(red: 0.388, green: 0.388, blue: 0.4, alpha: 1)),
    selectionShadow: CastShadow(opacity: 0.12, offset: 3, radius: 4), padding: 10, titleMargin: 4,
    font: DesignFont(size: 13, weight: .medium), selectedWeight: .semibold, textColor: .label,
    disabledColor: .tertiaryLabel, touchedOpacity: 0.3,
    separatorSize: CGSize(width: 1, height: 16), separatorColor: .separator,
    motion: SpringDesign(duration: 0.35, damping: 0.86), changing: 0.25)
}
