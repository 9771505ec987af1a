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
}
