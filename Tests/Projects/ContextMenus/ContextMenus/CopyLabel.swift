import UIKit

/// A label whose text can be copied with a menu.
class CopyLabel: UILabel {
  var shouted: (String) -> Void = { _ in }

  override var canBecomeFirstResponder: Bool { return true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    return action == #selector(copy(_:)) || action == #selector(shout(_:))
  }

  override func copy(_ sender: Any?) {
    UIPasteboard.general.string = text
    shouted("copied \(UIPasteboard.general.string ?? "")")
  }

  @objc func shout(_ sender: Any?) {
    shouted((text ?? "").uppercased())
  }
}
