import DeviceProtocol
import Foundation
import Simulator

/// Types into the text that's being edited.
struct Typist: Sendable {
  let stage: Stage
  let finger: Finger
  let swiper: Swiper

  private var device: Device { stage.device }

  func type(_ text: String) async throws {
    try await requireTextInput()
    for character in text { try await finger.type(character) }
  }

  func erase(_ count: Int) async throws {
    try await requireTextInput()
    for _ in 0..<count where await canErase { try await finger.erase() }
  }

  func paste() async throws {
    try await requireTextInput()
    await device.enter(.paste(await device.pasteboard ?? ""))
  }

  /// Presses Return, which dismisses the keyboard in most apps.
  func hideKeyboard() async throws {
    guard await device.textInput != nil else { return }
    try await press(.enter)
    _ = try await stage.settle()
    if await device.textInput != nil {
      throw StepFailure(
        "the return key doesn't dismiss the keyboard; tap the element that dismisses it in this app"
      )
    }
  }

  func press(_ key: FlowKey, _ modifiers: KeyPress.Modifiers = []) async throws {
    switch key {
    case .home: try await swiper.goHome()
    case .appSwitcher: try await swiper.openSwitcher()
    case .enter: try await finger.type("\r", modifiers)
    case .backspace: try await finger.erase(modifiers)
    case .delete: await finger.press(code: "Delete", characters: "\u{7F}", modifiers)
    case .tab: await finger.press(code: "Tab", characters: "\t", modifiers)
    case .escape: await finger.press(code: "Escape", characters: "\u{1B}", modifiers)
    case .arrowUp: await finger.press(code: "ArrowUp", characters: "", modifiers)
    case .arrowDown: await finger.press(code: "ArrowDown", characters: "", modifiers)
    case .arrowLeft: await finger.press(code: "ArrowLeft", characters: "", modifiers)
    case .arrowRight: await finger.press(code: "ArrowRight", characters: "", modifiers)
    }
  }

  func press(_ keystroke: Keystroke) async throws {
    switch keystroke.key {
    case .named(let key): try await press(key, keystroke.modifiers)
    case .character(let character): try await finger.type(character, keystroke.modifiers)
    }
  }

  /// Whether there's text to erase.
  ///
  /// A recording shouldn't show how nothing is erased.
  private var canErase: Bool {
    get async {
      guard stage.tempo.isWatched else { return true }
      return await device.textInput?.text.isEmpty == false
    }
  }

  private func requireTextInput() async throws {
    guard await device.textInput != nil else {
      throw StepFailure("nothing is being edited; tap on a text field first")
    }
  }
}
