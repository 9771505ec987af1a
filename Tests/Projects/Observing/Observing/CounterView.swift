import UIKit

/// A view that shows a count as part of its layout.
final class CounterView: UIView {
  private let model: CounterModel
  private let label = UILabel()

  init(model: CounterModel) {
    self.model = model
    super.init(frame: .zero)
    label.accessibilityIdentifier = "layout"
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.text = "layout \(model.count)"
    label.frame = bounds
  }
}
