extension AlertDesign {
  static let ios18 = AlertDesign(
    width: 270, cornerRadius: 14,
    surface: .material(
      .pair(light: UIColor(white: 0.965, alpha: 0.87), dark: UIColor(white: 0.15, alpha: 0.86)),
      blurRadius: 22),
    cancelSurface: .plain(.pair(light: .white, dark: UIColor(white: 0.173, alpha: 1))),
    dimming: .pair(light: UIColor(white: 0, alpha: 0.2), dark: UIColor(white: 0, alpha: 0.48)),
    separator: .pair(
      light: UIColor(white: 0.24, alpha: 0.29), dark: UIColor(white: 0.4, alpha: 0.6)),
    text: TextLayout(inset: 16, margin: 20, gap: 2),
    titleFont: DesignFont(size: 17, weight: .semibold), messageFont: DesignFont(size: 13),
    textColor: .label,
    fields: Fields(
      top: 18, bottom: 2, height: 26, cornerRadius: 5, textInset: CGSize(width: 6, height: 2),
      font: DesignFont(size: 13),
      fill: .pair(light: .white, dark: UIColor(white: 0.11, alpha: 1)),
      edge: .pair(light: UIColor(white: 0.75, alpha: 1), dark: UIColor(white: 0.33, alpha: 1))),
    buttonHeight: 44, buttonFont: DesignFont(size: 17), preferredWeight: .semibold,
    buttonMargin: 16, buttonTitleMargin: 8, buttonImageGap: 8, smallestTitleScale: 0.6,
    highlight: .pair(light: UIColor(white: 0, alpha: 0.09), dark: UIColor(white: 1, alpha: 0.12)),
    screenMargin: 20, keyboardGap: 12, appearance: SpringDesign(duration: 0.4, damping: 1),
    firstScale: 1.2,
    sheet: ActionSheet(
      text: TextLayout(inset: 16, margin: 14.5, gap: 12),
      titleFont: DesignFont(size: 13, weight: .semibold), textColor: .secondaryLabel,
      buttonHeight: 57, buttonFont: DesignFont(size: 20), margin: 8, popoverWidth: 304,
      popoverMargin: 10, popoverFill: .pair(light: .white, dark: UIColor(white: 0.16, alpha: 1)),
      disappearing: 0.3))
}
