import Stubs

extension UIView: LayerOwner {
  package final var isScreenRoot: Bool { self is UIWindow }

  package final var nameForPerson: String { ConstraintDescription.name(of: self) }

  package final func boundsSizeDidChange(from old: CGSize) {
    if contentMode == .redraw || redrawsOnResize || old.width <= 0 || old.height <= 0 {
      setNeedsDisplay()
    }
    if autoresizesSubviews {
      for subview in subviews { subview.autoresize(fromSuperviewSize: old) }
    }
    if !LayoutEngine.isApplying { superview?.layoutState.contentNeedsLayout() }
  }

  package final func layOutTree() { layOut { $0.layoutRoot } }

  /// Lays out the view and its subviews, but not superviews that need layout.
  final func layOutOwnTree() { layOut { $0 } }

  private func layOut(from start: (CALayer) -> CALayer) {
    var root: UIView = self
    while let superview = root.superview { root = superview }
    var asking: String?
    for _ in 0..<20 {
      LayoutEngine.solve(from: root)
      let first = start(layer)
      guard let pending = first.firstPendingLayer else { return }
      asking = pending.owner?.nameForPerson
      first.layoutSubtree()
    }
    Stub.endlessLayout.report(about: asking)
  }

  nonisolated package final func suspendTouches() {
    animationsWithoutTouches += 1
  }

  nonisolated package final func resumeTouches() {
    animationsWithoutTouches -= 1
  }
}
