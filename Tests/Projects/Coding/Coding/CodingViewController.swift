import UIKit

/// Shows the results of accessing objects' members by name, and of Foundation's formats, one per
/// line.
final class CodingViewController: UIViewController {
  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.frame = CGRect(x: 20, y: 80, width: 350, height: 600)
    view.addSubview(stack)
    show("any", plainNumbers(of: constraint()))
    show("keys", valuesOfObjects(NSObject()))
    show("list", Playlist().story())
    show("set", Playlist().labels())
    show("gone", observersThatLeave())
    show("formatters", ownFormatters())
    show("objects", objectsFromTexts())
    show("expressions", calculations())
    show(
      "predicates",
      parts(of: NSPredicate(format: "$row.on == NO OR (age + 1) * 2 > %@", 10 as NSNumber)))
    show("structures", structures())
    show("geometry", geometry())
    show("segues", segue(of: FadeSegue.self))
    show("generic", genericClasses())
    show("compared", comparedNumbers())
    show("named", namedObjects())
    show("attributes", attributesOfANib())
    show("reserved", Plate().story())
    show("undeclared", undeclaredObjects())
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Ask") { [weak self] _ in self?.ask() })
    stack.addArrangedSubview(button)
    let keys = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Keys") { [weak self] _ in
        let tabs = HiddenKeysTabs()
        tabs.modalPresentationStyle = .fullScreen
        self?.present(tabs, animated: true)
      })
    stack.addArrangedSubview(keys)
  }

  /// Uses keys of Apple's alerts that aren't public.
  private func ask() {
    let alert = UIAlertController(title: "Plain", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "Paint", style: .default)
    action.setValue(UIColor.green, forKey: "titleTextColor")
    alert.addAction(action)
    alert.setValue(
      NSAttributedString(string: "Painted", attributes: [.foregroundColor: UIColor.red]),
      forKey: "attributedTitle")
    alert.setValue(NSAttributedString(string: "All of it?"), forKey: "attributedMessage")
    present(alert, animated: true)
  }

  private func show(_ name: String, _ text: String) {
    let label = UILabel()
    label.accessibilityIdentifier = name
    label.text = text
    label.numberOfLines = 0
    stack.addArrangedSubview(label)
  }

  private func constraint() -> NSLayoutConstraint {
    let constraint = stack.heightAnchor.constraint(equalToConstant: 1)
    constraint.priority = .defaultLow
    return constraint
  }

  private func segue(of type: UIStoryboardSegue.Type) -> String {
    let segue = type.init(identifier: "fade", source: self, destination: UIViewController())
    return "\(Swift.type(of: segue)) \(segue.identifier ?? "")"
  }

  private func attributesOfANib() -> String {
    let views = Bundle.main.loadNibNamed("Tag", owner: nil)
    return (views?.first as? Tag)?.attributes.joined(separator: " ") ?? "none"
  }
}

final class FadeSegue: UIStoryboardSegue {}

/// A view that accepts runtime attributes for which it doesn't have a property.
final class Tag: UIView {
  var attributes: [String] = []

  override func setValue(_ value: Any?, forUndefinedKey key: String) {
    attributes.append("\(key)=\(value ?? "nil")")
  }
}

/// A view with a property that only Interface Builder sets.
final class Plate: UIView {
  private var kind = "plain"

  @available(*, unavailable, message: "This property is for Interface Builder.")
  @IBInspectable var kindName: String {
    get { kind }
    set { kind = newValue }
  }

  func story() -> String {
    setValue("round", forKey: "kindName")
    return kind
  }
}
