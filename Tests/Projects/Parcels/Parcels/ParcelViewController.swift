import Labels
import Ribbon
import UIKit

/// A label of the app's own that inherits from the package's.
final class GiftLabel: LabelView {
  override func decoration() -> String { "bow" }
}

final class ParcelViewController: UIViewController, LabelViewDelegate {
  private let label = GiftLabel(frame: CGRect(x: 20, y: 100, width: 340, height: 40))
  private let result = UILabel(frame: CGRect(x: 20, y: 160, width: 340, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.delegate = self
    label.accessibilityIdentifier = "label"
    result.accessibilityIdentifier = "result"
    result.text = "\(LabelView.stamp.prefix(11)), \(Ribbon.length)"
    view.addSubview(label)
    view.addSubview(result)
  }

  func labelViewWasTapped(_ view: LabelView) {
    result.text = "tapped, with \(view.decoration())"
  }
}
