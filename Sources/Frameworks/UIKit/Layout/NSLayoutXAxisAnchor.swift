/// A factory of constraints along the x-axis.
///
/// Follows <https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor>.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from the anchor to another, as a dimension.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      LayoutTerm(
        from: (term.item, term.attribute), to: (otherAnchor.term.item, otherAnchor.term.attribute)))
  }

  /// Returns a constraint that places the anchor after another, at a multiple of the system
  /// spacing.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: SystemSpacing.horizontal * multiplier)
  }

  /// Returns a constraint that places the anchor after another, at a distance of at least a
  /// multiple of the system spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: SystemSpacing.horizontal * multiplier)
  }

  /// Returns a constraint that places the anchor after another, at a distance of at most a multiple
  /// of the system spacing.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: SystemSpacing.horizontal * multiplier)
  }
}
