extension UIView {
  func updateBackgroundColor() {
    if paintsBackground {
      resolvedBackgroundColor = nil
      setNeedsDisplay()
    } else {
      resolvedBackgroundColor = storedBackgroundColor.map {
        $0.isDynamic ? $0.resolvedColor(with: storedTraits).cgColor : $0.cgColor
      }
    }
    backingLayer.setBackgroundColor(resolvedBackgroundColor)
  }

  var inheritedTintColor: UIColor {
    var current: UIView? = self
    while let view = current {
      if let color = view.storedTintColor { return color }
      current = view.superview
    }
    return .systemBlue
  }

  func tintColorDidChangeInTree() {
    lastTintColor = inheritedTintColor
    storedTraits.performAsCurrent { tintColorDidChange() }
    setNeedsCommit()
    for subview in storedSubviews where subview.storedTintColor == nil {
      subview.tintColorDidChangeInTree()
    }
  }

  /// The view's own background color, or the layer's if the view has none.
  final var shownBackgroundColor: UIColor? {
    let shown = backingLayer.layerProperties.backgroundColor
    return shown === resolvedBackgroundColor
      ? storedBackgroundColor : shown.map { UIColor(cgColor: $0) }
  }

  final func setBackgroundColor(_ color: UIColor?) {
    storedBackgroundColor = color
    updateBackgroundColor()
  }

  // MARK: Tint

  /// The tint color that was set on the view itself.
  final var ownTintColor: UIColor? {
    get { storedTintColor }
    set { tintColor = newValue }
  }

  /// The inherited tint color, or gray where it's dimmed.
  final var shownTintColor: UIColor {
    let color = inheritedTintColor
    return tintAdjustmentMode == .dimmed ? .systemGray : color
  }

  final func setTintColor(_ color: UIColor?) {
    storedTintColor = color
    tintColorDidChangeInTree()
  }

  /// The view's own adjustment mode, or the superview's if the view has none.
  final var shownTintAdjustmentMode: TintAdjustmentMode {
    if storedTintAdjustmentMode != .automatic { return storedTintAdjustmentMode }
    return superview?.tintAdjustmentMode ?? .normal
  }

  final func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    storedTintAdjustmentMode = mode
    tintColorDidChangeInTree()
  }
}
