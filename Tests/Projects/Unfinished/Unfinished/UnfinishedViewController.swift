import UIKit

/// Uses partially supported APIs in the storyboard, at launch, in a closure, and in an action.
class UnfinishedViewController: UIViewController {
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Tip", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    button.addTarget(self, action: #selector(tip), for: .touchUpInside)
    view.addSubview(button)
    UIView.performWithoutAnimation {
      view.layer.isGeometryFlipped = true
    }
    navigationItem.title = "Unfinished"
    view.setLabel("Unfinished")
  }

  @objc private func tip() {
    button
      .toolTip = "A tip"
    button.toolTip = "The same again"
    button.setTitle("Tipped", for: .normal)
  }
}

extension UIView {
  /// Sets a label that two helpers use.
  func setLabel(_ text: String) {
    accessibilityLabel = text
    accessibilityLanguage = "en"
  }
}
