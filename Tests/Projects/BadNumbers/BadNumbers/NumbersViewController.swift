import UIKit

/// Buttons, each of which sets a number that's infinite or NaN.
class NumbersViewController: UIViewController {
  private let state = UILabel(frame: CGRect(x: 20, y: 60, width: 350, height: 30))
  private let box = UIView(frame: CGRect(x: 250, y: 110, width: 100, height: 100))
  private let inner = UIScrollView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
  private let nothing = CGFloat(0) / 0

  override func viewDidLoad() {
    super.viewDidLoad()
    box.accessibilityIdentifier = "box"
    box.backgroundColor = .systemTeal
    inner.accessibilityIdentifier = "inner"
    box.addSubview(inner)
    view.addSubview(box)
    view.addSubview(state)
    let actions: [(String, Selector)] = [
      ("Frame", #selector(setFrame)), ("Bounds", #selector(setBounds)),
      ("Offset", #selector(setOffset)), ("Constant", #selector(setConstant)),
      ("Multiplier", #selector(setMultiplier)), ("Cycle", #selector(makeCycle)),
      ("Harmless", #selector(setWhatIsHarmless)),
    ]
    for (index, (title, action)) in actions.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: action, for: .touchUpInside)
      button.frame = CGRect(x: 20, y: 110 + 50 * index, width: 200, height: 44)
      view.addSubview(button)
    }
    state.text = "ready"
  }

  @objc private func setFrame() { box.frame.origin.x = nothing }

  @objc private func setBounds() { box.bounds.size.height = nothing }

  @objc private func setOffset() { inner.contentOffset.y = nothing }

  @objc private func setConstant() {
    box.widthAnchor.constraint(equalToConstant: 10).constant = .infinity
  }

  @objc private func setMultiplier() {
    _ = box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: nothing)
  }

  @objc private func makeCycle() { inner.addSubview(box) }

  /// Content that iOS shows in some way or not at all, without crashing.
  @objc private func setWhatIsHarmless() {
    let views = (0..<8).map { _ in UIView(frame: CGRect(x: 250, y: 300, width: 40, height: 40)) }
    for view in views {
      view.backgroundColor = .systemRed
      self.view.addSubview(view)
    }
    views[0].transform = CGAffineTransform(scaleX: nothing, y: 1)
    views[1].transform = CGAffineTransform(rotationAngle: .infinity)
    views[2].alpha = nothing
    views[3].layer.shadowOpacity = 1
    views[3].layer.shadowRadius = .infinity
    views[4].layer.cornerRadius = .greatestFiniteMagnitude
    views[5].frame = .infinite
    views[6].frame = .null
    views[7].backgroundColor = UIColor(red: nothing, green: .infinity, blue: 0, alpha: 1)
    let label = UnmeasuredLabel(frame: CGRect(x: 20, y: 600, width: 300, height: 30))
    label.attributedText = NSAttributedString(
      string: "far apart", attributes: [.kern: CGFloat.infinity])
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.topAnchor.constraint(equalTo: view.topAnchor, constant: 600).isActive = true
    state.text = "still here"
  }
}

/// A label whose size is unknown.
private class UnmeasuredLabel: UILabel {
  override var intrinsicContentSize: CGSize { CGSize(width: 0.0 / 0, height: .infinity) }
}
