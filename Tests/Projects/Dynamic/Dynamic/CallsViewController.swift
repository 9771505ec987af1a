import UIKit

/// Shows the results of calls that Objective-C's runtime handles on Apple's systems, one per line.
final class CallsViewController: UIViewController {
  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.frame = CGRect(x: 20, y: 80, width: 350, height: 500)
    view.addSubview(stack)
    show("associated", associatedValues())
    show("observed", observedProperties())
    show("keys", valuesByKey())
    show("predicates", chosenByPredicates())
    show("overrides", overridesInExtensions())
    show("metatypes", objectsOfMetatypes())
    show("any", membersOfAnyObject(UILabel()))
    show("sameNames", namesOfHelpers())
    let later = show("later", "waiting")
    later.perform(#selector(UILabel.tellTime(_:)), with: "on time", afterDelay: 0.5)
    let offset = show("offset", "unmoved")
    observeOffset { offset.text = $0 }
  }

  @discardableResult
  private func show(_ name: String, _ text: String) -> UILabel {
    let label = UILabel()
    label.accessibilityIdentifier = name
    label.text = text
    stack.addArrangedSubview(label)
    return label
  }

  private let scroller = UIScrollView()
  private var observation: NSKeyValueObservation?

  private func observeOffset(_ tell: @escaping (String) -> Void) {
    observation = scroller.observe(\.contentOffset, options: [.new, .old]) { _, change in
      tell("from \(change.oldValue?.y ?? -1) to \(change.newValue?.y ?? -1)")
    }
    scroller.contentOffset = CGPoint(x: 0, y: 12)
  }
}

extension UILabel {
  @objc fileprivate func tellTime(_ text: String) { self.text = text }
}
