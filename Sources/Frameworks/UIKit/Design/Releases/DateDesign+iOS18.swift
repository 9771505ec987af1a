extension DateDesign {
  static let ios18 = DateDesign(
    card: Card(
      cornerRadius: 13,
      surface: .material(
        .pair(light: UIColor(white: 0.99, alpha: 0.92), dark: UIColor(white: 0.15, alpha: 0.92)),
        blurRadius: 22),
      shadow: CastShadow(opacity: 0.24, offset: 8, radius: 24), margin: 10, gap: 8,
      appearance: SpringDesign(duration: 0.35, damping: 0.85), firstScale: 0.4,
      disappearing: 0.2),
    capsule: Capsule(
      height: 34, cornerRadius: 8, fill: .tertiarySystemFill, style: .body, color: .label,
      textMargins: 24, gap: 6, highlightOpacity: 0.4),
    wheels: Wheels(
      timeSize: CGSize(width: 220, height: 216), textColor: .label, disabledColor: .tertiaryLabel,
      textMargin: 6, unitFont: DesignFont(size: 17, weight: .semibold), unitGap: 6,
      weekdayWidth: 140, monthWidth: 130, yearWidth: 84, durationWidth: 130, shortWidth: 58),
    disabledOpacity: 0.35)
}
