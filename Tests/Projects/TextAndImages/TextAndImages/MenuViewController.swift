import UIKit

/// The menu of this project's screens.
final class MenuViewController: UIViewController {
  private let screens: [(title: String, make: () -> UIViewController)] = [
    ("Labels", LabelsViewController.init),
    ("Measures", MeasuresViewController.init),
    ("Attributed", AttributedViewController.init),
    ("Images", ImagesViewController.init),
    ("Symbols", SymbolsViewController.init),
    (
      "Storyboard",
      { UIStoryboard(name: "Labels", bundle: nil).instantiateInitialViewController()! }
    ),
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
