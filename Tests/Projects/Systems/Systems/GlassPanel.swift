import UIKit

/// A panel that only newer systems have.
@available(iOS 26.0, *)
final class GlassPanel: UIVisualEffectView {
  init() {
    super.init(effect: UIGlassEffect(style: .regular))
    cornerConfiguration = .capsule()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

extension UIView {
  /// Makes the ends of the view round.
  func makeCapsule() {
    guard #available(iOS 26.0, *) else {
      layer.cornerRadius = 12
      return
    }
    cornerConfiguration = .capsule()
  }
}
