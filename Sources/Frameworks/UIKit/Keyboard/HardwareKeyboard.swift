import AppRuntime
import DeviceProtocol

/// Delivers keys of a hardware keyboard like UIKit, to key commands, then to the responder chain,
/// and finally to the text that's being edited.
@MainActor
final class HardwareKeyboard {
  static let shared = HardwareKeyboard()

  /// The pressed keys that were sent to the responder chain, by name.
  private var held: [String: UIPress] = [:]
  /// The keys that no responder handled.
  private var left: Set<String> = []

  func handle(_ key: KeyPress) {
    if !key.isDown {
      release(key)
    } else if key.isRepeat, let press = held[key.code] {
      if left.contains(key.code) { type(press.keyPress ?? key) }
    } else {
      press(key)
    }
  }

  /// The first responder for keys and motions.
  var start: UIResponder {
    UIResponder.first ?? foremost(UIApplication.shared.keyWindow?.rootViewController)
      ?? UIApplication.shared
  }

  private func foremost(_ root: UIViewController?) -> UIViewController? {
    guard let root else { return nil }
    let next =
      root.presentedViewController ?? (root as? UINavigationController)?.topViewController
      ?? (root as? UITabBarController)?.selectedViewController
    return next.flatMap(foremost) ?? root
  }

  private func press(_ key: KeyPress) {
    let start = start
    let commands = KeyCommands(for: UIKey(key), from: start)
    let isRepeat = key.isRepeat
    if commands.perform(beforeSystem: true, isRepeat: isRepeat) { return }
    if !isOfSystem(key, from: start), commands.perform(beforeSystem: false, isRepeat: isRepeat) {
      return
    }
    let press = UIPress(key, responder: start)
    held[key.code] = press
    left.remove(key.code)
    start.pressesBegan([press], with: UIPressesEvent(press))
  }

  private func release(_ key: KeyPress) {
    guard let press = held.removeValue(forKey: key.code) else { return }
    left.remove(key.code)
    press.phase = .ended
    press.timestamp = DeviceClock.shared.now
    (press.responder ?? start).pressesEnded([press], with: UIPressesEvent(press))
  }

  /// Handles the keys that no responder handled.
  func take(_ presses: Set<UIPress>) {
    for press in presses {
      guard let key = press.keyPress else { continue }
      left.insert(key.code)
      type(key)
    }
  }

  /// Returns whether the system handles a key before key commands do.
  private func isOfSystem(_ key: KeyPress, from start: UIResponder) -> Bool {
    if key.modifiers.contains(.command) {
      return HardwareKeyCommands.canPerform(key, from: start)
        || start is any UIKeyInput && HardwareKeys.moves(key)
    }
    guard start is any UIKeyInput else { return false }
    if key.code == "Escape" { return (start as? any UITextInput)?.markedTextRange != nil }
    return !key.modifiers.contains(.control)
  }

  private func type(_ key: KeyPress) {
    let responder = UIResponder.first
    let isCommand = key.modifiers.contains(.command)
    if isCommand, HardwareKeyCommands.perform(key, from: start) { return }
    if let host = responder as? any TextEditorHost {
      edit(key, in: host, isCommand: isCommand)
    } else if let input = responder as? any UIKeyInput {
      enter(key, into: input, isCommand: isCommand)
    } else {
      UIAlertController.handleKey(key)
    }
  }

  private func edit(_ key: KeyPress, in host: any TextEditorHost, isCommand: Bool) {
    if key.code == "Escape" {
      if host.editor.marked != nil {
        host.unmarkText()
      } else if !UIAlertController.handleKey(key) {
        host.resignFirstResponder()
      }
    } else if key.code == "Tab", !host.takesLineBreaks {
      moveFocus(from: host, forward: !key.modifiers.contains(.shift))
    } else if HardwareKeys.edit(key, host: host, isCommand: isCommand) {
      return
    } else if key.modifiers.contains(.control) {
      HardwareKeys.control(key, host: host)
    } else if !isCommand, !key.characters.isEmpty {
      host.editor.type(key.characters)
    }
  }

  private func enter(_ key: KeyPress, into input: any UIKeyInput, isCommand: Bool) {
    switch key.code {
    case "Backspace": input.deleteBackward()
    case "Enter", "NumpadEnter": input.insertText("\n")
    case "Tab": input.insertText("\t")
    default:
      if !isCommand, !key.characters.isEmpty, key.code != "Escape" {
        input.insertText(key.characters)
      }
    }
  }

  /// Moves to the next text field on the screen, like the Tab key.
  private func moveFocus(from host: any TextEditorHost, forward: Bool) {
    guard let window = host.window else { return }
    var fields: [UIView] = []
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
      if view is any UITextInput, view.canBecomeFirstResponder { fields.append(view) }
      view.subviews.forEach(visit)
    }
    visit(window)
    let placed = fields.map { ($0, $0.convert($0.bounds, to: nil)) }
    let ordered = placed.sorted {
      abs($0.1.midY - $1.1.midY) > 8 ? $0.1.midY < $1.1.midY : $0.1.minX < $1.1.minX
    }.map(\.0)
    guard ordered.count > 1, let index = ordered.firstIndex(where: { $0 === host }) else { return }
    let next = (index + (forward ? 1 : ordered.count - 1)) % ordered.count
    ordered[next].becomeFirstResponder()
  }
}
