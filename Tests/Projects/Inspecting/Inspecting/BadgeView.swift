import UIKit

final class BadgeView: UIView {
  override func awakeFromNib() {
    super.awakeFromNib()
    layer.cornerRadius = 12
    layer.borderWidth = 1
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  @objc private func tapped() {
    UIView.animate(withDuration: 0.39) { self.backgroundColor = .systemOrange }
  }
}
