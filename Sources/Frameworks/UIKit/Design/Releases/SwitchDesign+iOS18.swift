extension SwitchDesign {
  static let ios18 = SwitchDesign(
    size: CGSize(width: 51, height: 31), alignmentInset: 2, inset: 2,
    thumbSize: CGSize(width: 27, height: 27), stretch: 7,
    thumbShadow: CastShadow(opacity: 0.15, offset: 3, radius: 4), thumbColor: .white,
    onColor: .systemGreen,
    offColor: .pair(
      light: UIColor(red: 0.914, green: 0.914, blue: 0.918, alpha: 1),
      dark: UIColor(red: 0.224, green: 0.224, blue: 0.239, alpha: 1)),
    disabledOpacity: 0.5, motion: SpringDesign(duration: 0.3, damping: 0.9))
}
