import UIKit

/// A text on a map, which stays legible on every background.
final class MapLabel: UILabel {
  /// The maximum width, in points.
  private static let maximumWidth: CGFloat = 130

  init() {
    super.init(frame: .zero)
    isAccessibilityElement = false
    textAlignment = .center
    numberOfLines = 2
    textColor = .label
    shadowColor = .systemBackground
    shadowOffset = CGSize(width: 0, height: 0.5)
  }

  required init?(coder: NSCoder) { nil }

  /// Gives the label the size of its text, below a point.
  func fit(below point: CGPoint) {
    let size = sizeThatFits(CGSize(width: Self.maximumWidth, height: .greatestFiniteMagnitude))
    let width = min(size.width, Self.maximumWidth)
    frame = CGRect(x: point.x - width / 2, y: point.y, width: width, height: size.height)
  }
}
