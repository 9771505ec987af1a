import UIKit

/// A view that handles key presses and records them.
final class KeyLogView: UIView {
  let log = CallLog()
  var gives = true
  var commands: [UIKeyCommand]?
  private(set) var lastKey: UIKey?

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? { commands }

  override func resignFirstResponder() -> Bool {
    gives && super.resignFirstResponder()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("began", presses)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("ended", presses)
  }

  private func note(_ call: String, _ presses: Set<UIPress>) {
    lastKey = presses.first?.key
    log.note("\(call) \(lastKey?.characters ?? "")")
  }
}
