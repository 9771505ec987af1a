import Stubs

extension UIView {
  /// Returns a view with a snapshot of this view's current content.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(
      from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view with a snapshot of a part of this view's current content.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    Stub.snapshotCapInsets.report(if: capInsets != .zero)
    let picture = layer.makePicture()
    picture.layerProperties.transform = CATransform3DIdentity
    picture.layerProperties.opacity = 1
    let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
    picture.frame = CGRect(
      x: bounds.minX - rect.minX, y: bounds.minY - rect.minY, width: bounds.width,
      height: bounds.height)
    snapshot.clipsToBounds = rect != bounds
    snapshot.layer.addSublayer(picture)
    return snapshot
  }

  /// Draws the view and its subviews into the current context, as they appear on the screen.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}

/// A view that shows a snapshot of another view.
private final class SnapshotView: UIView {}
