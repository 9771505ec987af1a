import UIKit

/// A text field that handles the X key itself.
class KeepingField: UITextField {
  var kept: (String) -> Void = { _ in }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let keys = presses.compactMap(\.key).filter { $0.keyCode == .keyboardX }
    if keys.isEmpty {
      super.pressesBegan(presses, with: event)
    } else {
      kept(keys[0].characters)
    }
  }
}
