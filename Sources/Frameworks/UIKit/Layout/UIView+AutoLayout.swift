extension UIView {
  /// The size that `systemLayoutSizeFitting(_:)` makes as small as it can.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The size that `systemLayoutSizeFitting(_:)` makes as large as it can.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  // MARK: Anchors

  /// The side on which reading starts.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .leading)) }
  /// The side on which reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutTerm(self, .trailing))
  }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .left)) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .right)) }
  /// The top.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .top)) }
  /// The bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .bottom)) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .height)) }
  /// The middle between the sides.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .centerX)) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .centerY)) }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutTerm(self, .firstBaseline))
  }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutTerm(self, .lastBaseline))
  }

  // MARK: Guides

  /// The part of the view that bars, cut-outs and corners leave free.
  public var safeAreaLayoutGuide: UILayoutGuide { layoutState.safeArea }
  /// The part of the view within its margins.
  public var layoutMarginsGuide: UILayoutGuide { layoutState.margins }
  /// The part of the view in which lines are not too long to be read.
  public var readableContentGuide: UILayoutGuide { layoutState.readable }
  /// What the keyboard covers of the view.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { layoutState.keyboard }
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { layoutState.guides }

  /// Adds a guide that takes part in layout.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutState.add(layoutGuide)
  }

  /// Removes a guide and the constraints about it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutState.remove(layoutGuide)
  }

  // MARK: Finding out

  /// Whether the constraints leave the view's place or size open.
  public var hasAmbiguousLayout: Bool { LayoutEngine.isAmbiguous(self, in: self) }

  /// The constraints about the view in a direction.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    LayoutEngine.constraints(about: self, in: self, axis)
  }

  /// The nearest view that holds both, each of which may be it.
  final func nearestCommonAncestor(with other: UIView) -> UIView? {
    if other === self || other.superview === self { return self }
    if superview === other || superview === other.superview { return superview }
    var candidate: UIView? = self
    while let view = candidate, !other.isDescendant(of: view) { candidate = view.superview }
    return candidate
  }

  // MARK: Storyboards

  /// Reads what a view's element says of its layout.
  final func decodeLayout(from coder: StoryboardCoder) {
    let state = layoutState
    // A view without constraints of its own is laid out by its mask, as the canvas of Xcode does.
    state.translatesMask =
      coder.bool("translatesAutoresizingMaskIntoConstraints") ?? true
      || coder.bool("fixedFrame") ?? false
    func priority(_ name: String) -> UILayoutPriority? {
      coder.double(name).map { UILayoutPriority(Float($0)) }
    }
    if let value = priority("horizontalHuggingPriority") { state.hugging.horizontal = value }
    if let value = priority("verticalHuggingPriority") { state.hugging.vertical = value }
    if let value = priority("horizontalCompressionResistancePriority") {
      state.compression.horizontal = value
    }
    if let value = priority("verticalCompressionResistancePriority") {
      state.compression.vertical = value
    }
    state.preservesSuperviewMargins = coder.bool("preservesSuperviewLayoutMargins") ?? false
    state.insetsMarginsFromSafeArea = coder.bool("insetsLayoutMarginsFromSafeArea") ?? true
    decodeMargins(from: coder)
  }

  private func decodeMargins(from coder: StoryboardCoder) {
    if let node = coder.node.child(key: "directionalLayoutMargins") {
      layoutState.directionalMargins = NSDirectionalEdgeInsets(
        top: node.double("top") ?? 0, leading: node.double("leading") ?? 0,
        bottom: node.double("bottom") ?? 0, trailing: node.double("trailing") ?? 0)
    } else if let node = coder.node.child(key: "layoutMargins") {
      layoutState.directionalMargins = layoutState.directional(
        UIEdgeInsets(
          top: node.double("top") ?? 0, left: node.double("left") ?? 0,
          bottom: node.double("bottom") ?? 0, right: node.double("right") ?? 0))
    }
  }
}
