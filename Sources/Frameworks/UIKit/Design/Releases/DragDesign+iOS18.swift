extension DragDesign {
  static let ios18 = DragDesign(
    lift: 1.05, shadow: CastShadow(opacity: 0.25, offset: 3, radius: 8), step: 4, longest: 260,
    lastScale: 0.5, badgeFont: DesignFont(size: 13, weight: .semibold), badgeFill: .systemRed,
    badgeColor: .white, badgeDiameter: 22, badgeOffset: 8, moving: 0.3, linkMargin: 12,
    linkWidth: 260, gapHeight: 44, gapMoving: 0.25, springOpacity: 0.5, springBlinking: 0.1)
}
