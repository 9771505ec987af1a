extension UIView {
  /// The target size that requests the smallest possible size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size that requests the largest possible size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The value for a dimension without an intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The intrinsic size of a view without content.
  static let noIntrinsicSize = CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)

  // MARK: Sizes

  final func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal {
      layoutState.hugging.horizontal = priority
    } else {
      layoutState.hugging.vertical = priority
    }
    layoutState.contentSizeDidChange()
  }

  final func setCompression(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal {
      layoutState.compression.horizontal = priority
    } else {
      layoutState.compression.vertical = priority
    }
    layoutState.contentSizeDidChange()
  }

  /// Returns the size that satisfies the constraints and is closest to a target size.
  final func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    LayoutEngine.fittingSize(
      of: self, LayoutEngine.Fitting(size: target, horizontal: horizontal, vertical: vertical))
  }

  /// Returns the fitting size for a target size with a lower priority than all constraints.
  final func loosestFittingSize(_ target: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Resizes the view without moving its origin.
  final func resize(to size: CGSize) {
    setUntransformedFrame(CGRect(origin: untransformedFrame.origin, size: size))
  }

  /// Lays out the subviews, regardless of whether layout is pending.
  final func layoutSubviewsNow() {
    takeLateAppearance()
    layoutState.isLayingOut = true
    defer { layoutState.isLayingOut = false }
    storedTraits.performAsCurrent {
      owningViewController?.layoutWillStart()
      track(.layout) { layoutSubviews() }
      owningViewController?.layoutDidEnd()
      owningViewController?.layOutContentUnavailable()
    }
    updateCorners()
  }

  /// Updates the properties, regardless of whether that's pending.
  final func updatePropertiesNow() {
    storedTraits.performAsCurrent { track(.properties) { updateProperties() } }
  }

  // MARK: Anchors

  /// The anchor of the leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .leading)) }
  /// The anchor of the trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutTerm(self, .trailing))
  }
  /// The anchor of the left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .left)) }
  /// The anchor of the right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .right)) }
  /// The anchor of the top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .top)) }
  /// The anchor of the bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .bottom)) }
  /// The anchor of the width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .width)) }
  /// The anchor of the height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .height)) }
  /// The anchor of the center along the x-axis.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .centerX)) }
  /// The anchor of the center along the y-axis.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .centerY)) }

  final func verticalAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutTerm(self, attribute))
  }

  // MARK: Constrained content

  final func setTranslatesMask(_ translatesMask: Bool) {
    layoutState.translatesMask = translatesMask
    layoutState.treeDidChange()
    (superview ?? self).setNeedsLayout()
  }

  /// Adds a constraint that no other view holds.
  final func hold(_ constraint: NSLayoutConstraint) {
    constraint.checkIsWithin(self)
    layoutState.add(constraint)
  }

  /// Whether a subview is laid out by constraints.
  final var holdsConstrainedViews: Bool {
    subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// Whether constraints in the view can determine its size.
  final var holdsConstraints: Bool { !constraints.isEmpty || holdsConstrainedViews }

  /// Notifies the constraints about the view's baselines.
  final func baselineSharesDidChange() {
    layoutState.root.engine?.baselineSharesDidChange(of: self)
  }

  // MARK: Guides

  /// The layout guide of the area that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { layoutState.keyboard }
  /// The layout guides that the view owns.
  public var layoutGuides: [UILayoutGuide] { layoutState.guides }

  /// Adds a layout guide to the view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutState.add(layoutGuide)
  }

  /// Removes a layout guide and its constraints.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutState.remove(layoutGuide)
  }

  // MARK: Debugging

  /// Whether the constraints on the view are ambiguous.
  public var hasAmbiguousLayout: Bool { LayoutEngine.isAmbiguous(self, in: self) }

  /// Returns the constraints that affect the view along an axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    LayoutEngine.constraints(about: self, in: self, axis)
  }

  /// Returns the nearest view that contains both views, which can be one of them.
  final func nearestCommonAncestor(with other: UIView) -> UIView? {
    if other === self || other.superview === self { return self }
    if superview === other || superview === other.superview { return superview }
    var candidate: UIView? = self
    while let view = candidate, !other.isDescendant(of: view) { candidate = view.superview }
    return candidate
  }

  /// Notifies the stack view that arranges the view, if any, because its width depends on views
  /// with wrapping text.
  final func textWrappingDidChange() {
    (superview as? UIStackView)?.textWrappingDidChangeInArrangedView()
  }

  // MARK: Storyboards

  /// Reads the layout of a view's element.
  final func decodeLayout(from coder: StoryboardCoder) {
    let state = layoutState
    // A view that has no constraints is laid out by its mask, as in Xcode's canvas.
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
