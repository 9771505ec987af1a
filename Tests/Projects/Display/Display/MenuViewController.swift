import UIKit

/// The menu of this project's screens, each of which shows one aspect of displaying content.
final class MenuViewController: UIViewController {
  private let screens: [(title: String, make: () -> UIViewController)] = [
    ("Layers", LayersViewController.init),
    ("Drawing", DrawingViewController.init),
    ("Animations", AnimationsViewController.init),
    ("Traits", TraitsViewController.init),
    ("Touches", TouchesViewController.init),
    ("Order", OrderViewController.init),
    ("Blends", BlendsViewController.init),
    ("Masks", MasksViewController.init),
    ("Scrolls", ScrollsViewController.init),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for (index, screen) in screens.enumerated() {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 40, y: 100 + index * 60, width: 200, height: 44)
      button.setTitle(screen.title, for: .normal)
      button.tag = index
      button.addTarget(self, action: #selector(open(_:)), for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @objc private func open(_ sender: UIButton) {
    let controller = screens[sender.tag].make()
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: false)
  }
}

extension UIView {
  /// Adds a view with a frame and a color.
  @discardableResult
  func add<View: UIView>(
    _ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    color: UIColor? = nil
  ) -> View {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    view.backgroundColor = color
    addSubview(view)
    return view
  }
}

extension UIViewController {
  /// Adds a button that calls a closure.
  func addButton(_ title: String, y: CGFloat, action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: y, width: 200, height: 40)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
  }

  /// Adds a label that flows read by its identifier.
  func addLabel(_ identifier: String, y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: y, width: 350, height: 40))
    label.accessibilityIdentifier = identifier
    label.numberOfLines = 0
    view.addSubview(label)
    return label
  }
}
