extension PopoverDesign {
  static let ios18 = PopoverDesign(
    cornerRadius: 13, fill: .systemBackground,
    shadow: CastShadow(opacity: 0.2, offset: 0, radius: 16),
    arrowSize: CGSize(width: 28, height: 13), tip: Tip(width: 6, depth: 1.5, rise: 1),
    size: CGSize(width: 320, height: 480),
    margins: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
}
