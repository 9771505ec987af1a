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
    GraphicsStack.push(context)
    storedTraits.performAsCurrent { draw(bounds) }
    GraphicsStack.pop()
  }

  final func setNeedsCommit() {
    RenderLoop.shared.setNeedsCommit()
  }
}
