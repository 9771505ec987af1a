import UIKit

/// The panel that's visible while the device scans for a face.
@MainActor
final class FacePanel {
  private static let side: CGFloat = 156

  private let window = UIWindow(frame: UIScreen.main.bounds)

  /// Shows the panel in front of everything else.
  init() {
    let controller = UIViewController()
    window.windowLevel = .alert + 100
    window.rootViewController = controller
    window.isHidden = false
    controller.view.addSubview(Self.card(in: controller.view.bounds))
  }

  /// Hides the panel.
  func hide() {
    window.isHidden = true
    window.rootViewController = nil
  }

  private static func card(in bounds: CGRect) -> UIView {
    let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    card.frame = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    card.autoresizingMask = [
      .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
    ]
    card.layer.cornerRadius = 32
    card.layer.cornerCurve = .continuous
    card.clipsToBounds = true
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Face ID"
    card.accessibilityTraits = .staticText
    let icon = UIImageView(
      image: UIImage(
        systemName: "faceid", withConfiguration: UIImage.SymbolConfiguration(pointSize: 56)))
    icon.tintColor = .systemBlue
    icon.contentMode = .center
    icon.frame = CGRect(x: 0, y: 26, width: side, height: 68)
    let label = UILabel(frame: CGRect(x: 0, y: 108, width: side, height: 24))
    label.text = "Face ID"
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textAlignment = .center
    card.contentView.addSubview(icon)
    card.contentView.addSubview(label)
    return card
  }
}
