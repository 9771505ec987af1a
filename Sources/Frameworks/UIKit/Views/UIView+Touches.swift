extension UIView {
  /// Returns the farthest descendant that contains a point, or the view itself.
  final func hit(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled, animationsWithoutTouches == 0,
      self.point(inside: point, with: event)
    else { return nil }
    var inner = point
    if backingLayer.layerProperties.hasSublayerTransform {
      inner = point.applying(backingLayer.layerProperties.sublayerTransformInPlace.inverted())
    }
    return hitSubview(at: inner, with: event) ?? self
  }

  final func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
    for recognizer in storedGestureRecognizers { removeGestureRecognizer(recognizer) }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
  }

  /// Attaches a gesture recognizer, and detaches it from another view.
  final func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    storedGestureRecognizers.append(recognizer)
    recognizer.view = self
    recognizer.wasAttached()
  }

  final func detach(_ recognizer: UIGestureRecognizer) {
    guard let index = storedGestureRecognizers.firstIndex(where: { $0 === recognizer })
    else { return }
    storedGestureRecognizers.remove(at: index)
    recognizer.detach()
  }

  /// Makes the first responder resign if it's the view or one of its descendants.
  final func resignFirstResponderInTree(byForce isForced: Bool) -> Bool {
    guard let first = UIResponder.first as? UIView, first.isDescendant(of: self) else {
      return true
    }
    return isForced ? first.forceToResignFirstResponder() : first.resignFirstResponder()
  }
}
