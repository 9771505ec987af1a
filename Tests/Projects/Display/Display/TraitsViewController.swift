import UIKit

/// A view that reports changes of its traits.
final class ListeningView: UIView {
  var heard: (String) -> Void = { _ in }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    heard(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    heard(tintColor == .red ? "red" : "other")
  }
}

/// Appearances, colors that follow them, and tint colors.
final class TraitsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let log = addLabel("log", y: 100)
    func note(_ text: String) {
      log.text = [log.text, text].compactMap { $0 }.joined(separator: " ")
    }

    let dynamic = UIColor { traits in traits.userInterfaceStyle == .dark ? .yellow : .blue }
    let outer = view.add(UIView(), 20, 160, 100, 100, color: dynamic)
    let inner = outer.add(ListeningView(), 50, 0, 50, 100, color: .systemRed)
    inner.heard = note
    let fixed = view.add(UIView(), 140, 160, 100, 100, color: dynamic)
    fixed.overrideUserInterfaceStyle = .light
    inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: ListeningView, previous: UITraitCollection) in
      note(previous.userInterfaceStyle == .dark ? "was dark" : "was light")
    }

    addButton("Dark", y: 300) { outer.overrideUserInterfaceStyle = .dark }
    addButton("Follow", y: 340) { outer.overrideUserInterfaceStyle = .unspecified }
    addButton("Tint", y: 380) { outer.tintColor = .red }
    addButton("Own tint", y: 420) { inner.tintColor = .green }
    addButton("Clear", y: 460) { log.text = nil }
  }
}
