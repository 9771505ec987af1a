import DeviceProtocol
import Foundation
import Simulator

/// Types on a hardware keyboard into the text that is being edited.
struct Typist: Sendable {
  let device: Device
  let finger: Finger

  func type(_ text: String) async throws {
    try await requireTextInput()
    for character in text { await finger.type(character) }
  }

  func erase(_ count: Int) async throws {
    try await requireTextInput()
    for _ in 0..<count { await press(.backspace) }
  }

  func paste() async throws {
    try await requireTextInput()
    await device.enter(.paste(await device.pasteboard ?? ""))
  }

  /// Presses return, which dismisses the keyboard in most apps.
  func hideKeyboard() async throws {
    guard await device.textInput != nil else { return }
    await press(.enter)
    _ = try await device.settle()
    if await device.textInput != nil {
      throw StepFailure(
        "the return key does not dismiss the keyboard; tap on what dismisses it in this app")
    }
  }

  func press(_ key: FlowKey) async {
    switch key {
    case .home: await device.home()
    case .appSwitcher: await device.openSwitcher()
    case .enter: await finger.type(code: "Enter", characters: "\r")
    case .backspace: await finger.type(code: "Backspace", characters: "\u{8}")
    case .delete: await finger.type(code: "Delete", characters: "\u{7F}")
    case .tab: await finger.type(code: "Tab", characters: "\t")
    case .escape: await finger.type(code: "Escape", characters: "\u{1B}")
    case .arrowUp: await finger.type(code: "ArrowUp", characters: "")
    case .arrowDown: await finger.type(code: "ArrowDown", characters: "")
    case .arrowLeft: await finger.type(code: "ArrowLeft", characters: "")
    case .arrowRight: await finger.type(code: "ArrowRight", characters: "")
    }
  }

  private func requireTextInput() async throws {
    guard await device.textInput != nil else {
      throw StepFailure("nothing is being edited; tap on a text field first")
    }
  }
}
