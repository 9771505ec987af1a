import UIKit

/// Uses what works in part only: in the storyboard, at the start, in a closure, and in an action.
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
  /// Sets what two helpers set.
  func setLabel(_ text: String) {
    accessibilityLabel = text
    accessibilityLanguage = "en"
  }
}
