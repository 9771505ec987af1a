import UIKit

/// A letter that only its own class can restore.
class LetterViewController: UIViewController, UIViewControllerRestoration {
  private let receiver: String
  var place: PlaceViewController?
  private let field = UITextField()
  private let label = UILabel()

  init(to receiver: String) {
    self.receiver = receiver
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "Letter"
    restorationClass = LetterViewController.self
  }

  required init?(coder: NSCoder) { nil }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    guard identifierComponents.last == "Letter",
      let receiver = coder.decodeObject(forKey: "receiver") as? String
    else { return nil }
    return LetterViewController(to: receiver)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.borderStyle = .roundedRect
    field.restorationIdentifier = "text"
    field.accessibilityIdentifier = "letter"
    field.placeholder = "Letter"
    label.accessibilityIdentifier = "receiver"
    label.text = "Dear \(receiver)"
    let stack = UIStackView(arrangedSubviews: [label, field])
    stack.axis = .vertical
    stack.spacing = 12
    stack.frame = CGRect(x: 20, y: 40, width: 300, height: 100)
    view.addSubview(stack)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(receiver, forKey: "receiver")
    coder.encode(place, forKey: "place")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    place = coder.decodeObject(forKey: "place") as? PlaceViewController
    label.text = "Dear \(receiver), from \(place?.title ?? "nowhere")"
  }
}
