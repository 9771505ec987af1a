/// An anchor for places from top to bottom.
///
/// Follows <https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor>.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      LayoutTerm(
        from: (term.item, term.attribute), to: (otherAnchor.term.item, otherAnchor.term.attribute)))
  }

  /// A constraint that this anchor is below another, by the system's space.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: spacing(below: anchor) * multiplier)
  }

  /// A constraint that this anchor is below another, by at least the system's space.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: spacing(below: anchor) * multiplier)
  }

  /// A constraint that this anchor is below another, by at most the system's space.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: spacing(below: anchor) * multiplier)
  }

  private func spacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
    SystemSpacing.vertical(
      from: (anchor.term.item, anchor.term.attribute), to: (term.item, term.attribute))
  }
}
