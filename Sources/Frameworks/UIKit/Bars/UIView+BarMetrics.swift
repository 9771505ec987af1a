extension UIView {
  /// Whether bars have their compact height, as on a phone in landscape.
  ///
  /// Traits that an app overrides for a view controller have no effect on this.
  final var hasCompactBars: Bool {
    (window?.traitCollection ?? traitCollection).verticalSizeClass == .compact
  }

  /// The current metrics of bars.
  final var barMetrics: UIBarMetrics { hasCompactBars ? .compact : .default }

  /// The height of a row of buttons in a bar.
  final var barRowHeight: CGFloat {
    let look = SystemDesign.current.bars
    return hasCompactBars ? look.compactRowHeight : look.rowHeight
  }

  /// The margins at the sides of bars, which are smaller next to the sensor housing of an iPhone in
  /// landscape orientation.
  final var barMargins: (left: CGFloat, right: CGFloat) {
    func margin(_ covered: CGFloat) -> CGFloat {
      covered > 0 ? covered + SystemDesign.current.bars.housingMargin : systemSideMargin
    }
    return (margin(safeAreaInsets.left), margin(safeAreaInsets.right))
  }
}
