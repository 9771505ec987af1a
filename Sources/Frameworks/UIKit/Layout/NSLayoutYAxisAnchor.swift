/// A factory of constraints along the y-axis.
///
/// Follows <https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor>.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from the anchor to another, as a dimension.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      LayoutTerm(
        from: (term.item, term.attribute), to: (otherAnchor.term.item, otherAnchor.term.attribute)))
  }

  /// Returns a constraint that places the anchor below another, at a multiple of the system
  /// spacing.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: spacing(below: anchor) * multiplier)
  }

  /// Returns a constraint that places the anchor below another, at a distance of at least a
  /// multiple of the system spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: spacing(below: anchor) * multiplier)
  }

  /// Returns a constraint that places the anchor below another, at a distance of at most a multiple
  /// of the system spacing.
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
