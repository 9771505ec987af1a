import UIKit

class BadgeView: UIView {
  @IBInspectable var count: Int = 0
  @IBInspectable var inset: CGFloat = 0
  @IBInspectable var isMarked: Bool = false
}

class AttributesViewController: UIViewController {
  @IBOutlet weak var Badge: BadgeView!
  @IBOutlet weak var BUTTON: UIButton!
  @IBOutlet weak var Result: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    let badge = Badge!
    let isBlue = badge.layer.borderColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
    Result.text =
      "\(badge.layer.cornerRadius) \(badge.layer.borderWidth) \(isBlue) \(badge.count) \(badge.inset) \(badge.isMarked) \(BUTTON.layer.cornerRadius) \(BUTTON.tag)"
  }

  @IBAction func presentInContext(_ sender: UIButton) {
    let controller = CoverViewController()
    controller.modalPresentationStyle = .currentContext
    present(controller, animated: true)
  }
}

/// Replaces the view of the controller that presents it.
class CoverViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let button = UIButton(type: .system)
    button.setTitle("Back", for: .normal)
    button.frame = CGRect(x: 100, y: 300, width: 100, height: 40)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func close() {
    dismiss(animated: true)
  }
}
