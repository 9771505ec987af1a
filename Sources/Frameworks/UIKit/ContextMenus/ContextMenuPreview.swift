/// The preview that a context menu shows next to its actions.
@MainActor
final class ContextMenuPreview {
  /// The source of the preview, in the window's coordinates.
  let source: CGRect
  /// The view that's shown in the window.
  let view = UIView()
  private let controller: UIViewController?

  /// Whether the preview shows a view controller, whose view is laid out again for any size.
  var isOfController: Bool { controller != nil }

  init(controller: UIViewController?, of targeted: UITargetedPreview) {
    self.controller = controller
    let container = targeted.target.container
    let center = container.convert(targeted.target.center, to: nil)
    let visible = targeted.parameters.visiblePath?.bounds ?? targeted.view.bounds
    let bounds = targeted.view.bounds
    source = CGRect(
      x: center.x - bounds.width / 2 + visible.minX - bounds.minX,
      y: center.y - bounds.height / 2 + visible.minY - bounds.minY, width: visible.width,
      height: visible.height)
    view.backgroundColor = targeted.parameters.backgroundColor ?? .systemBackground
    view.layer.cornerRadius = SystemDesign.current.menus.previewRadius
    view.clipsToBounds = true
    view.isAccessibilityElement = controller == nil
    view.accessibilityLabel = "Preview"
    view.accessibilityTraits = .button
    if controller == nil { showSnapshot(of: targeted) }
  }

  private func showSnapshot(of targeted: UITargetedPreview) {
    let bounds = targeted.view.bounds
    guard let snapshot = targeted.view.snapshotView(afterScreenUpdates: true) else { return }
    let visible = targeted.parameters.visiblePath?.bounds ?? bounds
    snapshot.frame.origin = CGPoint(x: bounds.minX - visible.minX, y: bounds.minY - visible.minY)
    view.addSubview(snapshot)
    guard let path = targeted.parameters.visiblePath else {
      let radius = targeted.view.layer.cornerRadius
      if radius > 0 { view.layer.cornerRadius = radius }
      return
    }
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(CGAffineTransform(translationX: -visible.minX, y: -visible.minY))
    view.show(only: moved)
  }

  /// Adds the preview to the view, once the view is in a window.
  func load() {
    guard let controller else { return }
    controller.beginAppearanceTransition(true, animated: true)
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.isUserInteractionEnabled = false
    view.addSubview(controller.view)
    controller.endAppearanceTransition()
  }

  /// Removes the preview, so that it can be shown elsewhere.
  func unload() {
    guard let controller, controller.view.superview === view else { return }
    controller.beginAppearanceTransition(false, animated: true)
    controller.view.removeFromSuperview()
    controller.view.isUserInteractionEnabled = true
    controller.endAppearanceTransition()
  }

  /// Returns the size of the preview in the available space.
  func size(in room: CGSize) -> CGSize {
    guard let controller else {
      let scale = min(1, room.width / max(source.width, 1), room.height / max(source.height, 1))
      return CGSize(width: source.width * scale, height: source.height * scale)
    }
    let wanted = controller.preferredContentSize
    return CGSize(
      width: min(wanted.width > 0 ? wanted.width : room.width, room.width),
      height: min(wanted.height > 0 ? wanted.height : room.height, room.height))
  }
}

extension UIView {
  /// Clips the preview to a path.
  func show(only path: UIBezierPath) {
    let mask = CAShapeLayer()
    mask.path = path.cgPath
    layer.mask = mask
  }
}
