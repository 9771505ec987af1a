import Foundation

/// The view that contains a presentation.
final class PresentationContainerView: UIView {
  weak var controller: UIPresentationController?

  /// Whether assistive technologies reach only the presented content.
  var isModal: Bool { controller?.isModal ?? false }

  /// The area that the presented view covers, if it's opaque.
  var cover: CGRect? {
    guard let view = controller?.presentedView, view.superview === self, view.alpha >= 1,
      let color = view.backgroundColor,
      color.resolvedColor(with: traitCollection).cgColor.alpha >= 1
    else { return nil }
    return view.frame
  }

  override func layoutSubviews() {
    controller?.layoutWillStart()
    super.layoutSubviews()
    controller?.layoutDidEnd()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !(controller?.isModal ?? true) ? nil : hit
  }
}
