/// An attribute of a view or guide, which makes constraints with others of its kind.
///
/// Follows <https://developer.apple.com/documentation/uikit/nslayoutanchor>.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let term: LayoutTerm

  init(_ term: LayoutTerm) {
    self.term = term
    super.init()
  }

  /// A constraint that this anchor is where another is.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }

  /// A constraint that this anchor is not before another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    constraint(greaterThanOrEqualTo: anchor, constant: 0)
  }

  /// A constraint that this anchor is not after another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: 0)
  }

  /// A constraint that this anchor is at a distance after another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint(term, .equal, anchor.term, constant: c)
  }

  /// A constraint that this anchor is at least at a distance after another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, constant: c)
  }

  /// A constraint that this anchor is at most at a distance after another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, constant: c)
  }

  /// What the anchor is called.
  open var name: String { "\(term.attribute)" }

  /// The view or guide that the anchor is of.
  open var item: AnyObject? { term.item }

  /// Whether the constraints leave the item's place or size open.
  open var hasAmbiguousLayout: Bool { term.view?.hasAmbiguousLayout ?? false }

  /// The constraints that have a say in where the anchor is.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    term.view?.constraintsAffectingLayout(for: term.attribute.isVertical ? .vertical : .horizontal)
      ?? []
  }
}
