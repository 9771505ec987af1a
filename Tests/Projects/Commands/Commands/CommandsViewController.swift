import UIKit

@available(iOS 26.0, *)
extension UIDeferredMenuElement.Identifier {
  static let extra = Self("extra")
}

/// A text view with several selected ranges, and a label that shows what commands and the text
/// view's delegate are called with.
class CommandsViewController: UIViewController, UITextViewDelegate {
  private let log = UILabel()
  private let notes = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    log.accessibilityIdentifier = "log"
    notes.accessibilityIdentifier = "notes"
    notes.text = "one two three four"
    notes.font = .systemFont(ofSize: 17)
    notes.delegate = self
    let button = UIButton(type: .system)
    button.setTitle("Choose", for: .normal)
    button.addAction(UIAction { [unowned self] _ in selectTwo() }, for: .touchUpInside)
    let width = view.bounds.width - 32
    log.frame = CGRect(x: 16, y: 100, width: width, height: 30)
    button.frame = CGRect(x: 16, y: 140, width: width, height: 44)
    notes.frame = CGRect(x: 16, y: 200, width: width, height: 100)
    for child in [log, button, notes] { view.addSubview(child) }
  }

  private func selectTwo() {
    if #available(iOS 26.0, *) {
      notes.selectedRanges = [NSRange(location: 0, length: 4), NSRange(location: 8, length: 6)]
    } else {
      notes.selectedRange = NSRange(location: 0, length: 4)
    }
  }

  // MARK: Commands

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == #selector(toggleSidebar(_:)) || action == #selector(printContent(_:)) {
      return true
    }
    return super.canPerformAction(action, withSender: sender)
  }

  override func toggleSidebar(_ sender: Any?) { log.text = "sidebar" }
  override func printContent(_ sender: Any?) { log.text = "print" }
  @objc func note(_ sender: UIKeyCommand) { log.text = sender.title }

  @available(iOS 26.0, *)
  override func provider(
    for deferredElement: UIDeferredMenuElement
  ) -> UIDeferredMenuElement.Provider? {
    guard deferredElement.identifier == .extra else { return nil }
    return UIDeferredMenuElement.Provider { completion in
      completion([
        UIKeyCommand(
          title: "Extra", action: #selector(CommandsViewController.note(_:)), input: "k",
          modifierFlags: .command)
      ])
    }
  }

  // MARK: UITextViewDelegate

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    log.text = "one range"
    return true
  }

  func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
  ) -> Bool {
    log.text = "\(ranges.count) ranges"
    return true
  }
}
