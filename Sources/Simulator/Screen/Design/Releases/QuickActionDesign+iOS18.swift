import DisplayList

extension QuickActionDesign {
  static let ios18 = QuickActionDesign(
    dimming: Color(red: 0, green: 0, blue: 0, alpha: 0.3),
    color: PerAppearance(light: Color(hex: 0xF7F7F7), dark: Color(hex: 0x2C2C2E)),
    textColor: PerAppearance(light: .black, dark: .white), width: 250, rowHeight: 56,
    cornerRadius: 14, gap: 10, inset: 16, titleFont: FontFace(size: 17, weight: 400),
    subtitleFont: FontFace(size: 13, weight: 400), subtitleOpacity: 0.6, baseline: 6,
    titleBaseline: -3, subtitleBaseline: 16, separatorHeight: 0.5, separatorOpacity: 0.2)
}
