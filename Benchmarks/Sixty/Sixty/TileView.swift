import UIKit

/// A rounded tile with a number in its middle.
class TileView: UIView {

  private let label = UILabel()

  init(number: Int) {
    super.init(frame: .zero)
    backgroundColor = Palette.color(at: number)
    layer.cornerRadius = 8
    label.text = "\(number)"
    label.textColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("TileView is made in code")
  }

  func show(_ text: String) {
    label.text = text
  }
}
