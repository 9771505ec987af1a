import UIKit

/// Changes the status bar, and shows different content behind the home indicator.
final class BarsViewController: UIViewController {
  private let floor = UIView()
  private let gradient = CAGradientLayer()
  private var style = UIStatusBarStyle.default

  override var preferredStatusBarStyle: UIStatusBarStyle { style }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    floor.frame = CGRect(x: 0, y: 780, width: 393, height: 72)
    gradient.frame = floor.bounds
    gradient.colors = [UIColor.white.cgColor, UIColor.black.cgColor]
    gradient.isHidden = true
    floor.layer.addSublayer(gradient)
    view.addSubview(floor)

    let actions: [(String, () -> Void)] = [
      ("Black floor", { [unowned self] in floor.backgroundColor = .black }),
      ("White floor", { [unowned self] in floor.backgroundColor = .white }),
      ("Half floor", { [unowned self] in floor.alpha = 0.3 }),
      ("Whole floor", { [unowned self] in floor.alpha = 1 }),
      ("Turned floor", { [unowned self] in floor.transform = .init(rotationAngle: .pi) }),
      ("Raised floor", { [unowned self] in floor.transform = .init(translationX: 0, y: -100) }),
      ("Gradient", { [unowned self] in gradient.isHidden = false }),
      ("Light content", { [unowned self] in use(.lightContent) }),
      ("Dark content", { [unowned self] in use(.darkContent) }),
      ("Default content", { [unowned self] in use(.default) }),
      ("Dark here", { [unowned self] in overrideUserInterfaceStyle = .dark }),
    ]
    for (index, action) in actions.enumerated() {
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: action.0) { _ in action.1() })
      button.frame = CGRect(x: 40, y: 100 + index * 44, width: 313, height: 40)
      view.addSubview(button)
    }
  }

  private func use(_ style: UIStatusBarStyle) {
    self.style = style
    setNeedsStatusBarAppearanceUpdate()
  }
}
