extension ScreenMotionDesign {
  static let ios18 = ScreenMotionDesign(
    slowing: 3.2, opening: 0.34, openingCard: 0.28, returning: 0.25, returningRadius: 40,
    closing: 0.34, switching: 0.28, dismissing: 0.2, scrolling: 0.25, fading: 2.4,
    hiddenIconSide: 60, smallestRadius: 12, resistance: 3,
    drag: Drag(
      reach: 0.6, shrinking: 0.55, sideways: 0.6, upward: 0.55, slowing: 0.4, cornerRadius: 0.8))
}
