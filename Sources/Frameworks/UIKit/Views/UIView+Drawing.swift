extension UIView {
  final func setHidden(_ isHidden: Bool) {
    backingLayer.isHidden = isHidden
    (storedSuperview as? UIStackView)?.arrangedSubviewHiddenDidChange()
  }

  final func contentModeDidChange(from old: ContentMode) {
    backingLayer.contentsGravity = contentMode.gravity
    if contentMode == .redraw || old == .redraw { setNeedsDisplay() }
  }

  /// Draws the view's content into a context.
  final func drawBounds(in context: CGContext) {
    inheritsDrawing = false
    GraphicsStack.push(context)
    let part = backingLayer.partToDraw
    storedTraits.performAsCurrent {
      track(.drawing, isPartial: part != nil) { draw(part ?? bounds) }
    }
    GraphicsStack.pop()
  }

  /// Returns black for an opaque view of an app's class that overrides `draw(_:)` and has no
  /// background: such a view draws into a context without transparency, which is black at first.
  package final func ground(isEmpty: Bool) -> CGColor? {
    guard isOpaque, backgroundColor == nil, !drawsOnClearGround, !(isEmpty && inheritsDrawing),
      AppClasses.contains(type(of: self))
    else { return nil }
    return UIColor.black.cgColor
  }

  final func setNeedsCommit() {
    RenderLoop.shared.setNeedsCommit()
  }
}
