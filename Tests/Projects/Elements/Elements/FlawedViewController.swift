import UIKit

/// Flaws that an accessibility audit finds.
///
/// Each view except the first two has one.
class FlawedViewController: UIViewController {
  private var y: CGFloat = 80

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    add(text("Fine"))
    let button = UIButton(type: .system)
    button.setTitle("Fine, too", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .title2)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    add(button)

    let faint = text("Faint")
    faint.textColor = UIColor(white: 0.8, alpha: 1)
    add(faint)
    let fixed = text("Fixed")
    fixed.adjustsFontForContentSizeCategory = false
    add(fixed)
    add(text("This is far too long for so narrow a label"), width: 90)
    let unreachable = text("Out of reach")
    unreachable.isAccessibilityElement = false
    add(unreachable)
    add(control("Tiny", .button), width: 20, height: 20)
    add(control(nil, .button))
    add(control("icon_back.png", .image))
    add(control("Torn", [.button, .link]))
  }

  private func text(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = .black
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private func control(_ label: String?, _ traits: UIAccessibilityTraits) -> UIView {
    let control = UIView()
    control.backgroundColor = .systemBlue
    control.isAccessibilityElement = true
    control.accessibilityLabel = label
    control.accessibilityTraits = traits
    return control
  }

  private func add(_ subview: UIView, width: CGFloat = 300, height: CGFloat = 44) {
    subview.frame = CGRect(x: 20, y: y, width: width, height: height)
    view.addSubview(subview)
    y += 60
  }
}
