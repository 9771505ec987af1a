import UIKit

/// Text for the field of the page that has the focus.
extension WebContentView: UIKeyInput {
  /// The properties of a field that determine its keyboard.
  struct Traits: Equatable {
    let type, mode, returnKey, capitalization: String?
  }

  func traits(of field: PageDescription.Field?) -> Traits {
    Traits(
      type: field?.type, mode: field?.mode, returnKey: field?.returnKey,
      capitalization: field?.capitalization)
  }

  var hasText: Bool { field?.hasText ?? false }

  var keyboardType: UIKeyboardType {
    get {
      switch field?.mode ?? field?.type {
      case "email": .emailAddress
      case "number", "decimal": .decimalPad
      case "numeric": .numberPad
      case "tel": .phonePad
      case "url": .URL
      case "search": .webSearch
      default: .default
      }
    }
    set {}
  }

  var returnKeyType: UIReturnKeyType {
    get {
      switch field?.returnKey {
      case "done": .done
      case "next": .next
      case "search": .search
      case "send": .send
      case "go": field?.type == "search" ? .search : .go
      default: .default
      }
    }
    set {}
  }

  var autocapitalizationType: UITextAutocapitalizationType {
    get {
      if ["email", "url", "password"].contains(field?.type) { return .none }
      return switch field?.capitalization {
      case "none", "off": .none
      case "words": .words
      case "characters": .allCharacters
      default: .sentences
      }
    }
    set {}
  }

  var isSecureTextEntry: Bool {
    get { field?.type == "password" }
    set {}
  }

  func insertText(_ text: String) {
    for scalar in text.unicodeScalars { press(Self.symbol(of: scalar)) }
    webView.page.synchronize()
  }

  func deleteBackward() {
    press(0xff08)
    webView.page.synchronize()
  }

  private func press(_ symbol: UInt32) {
    webView.page.perform("key", ["symbol": Int(symbol), "modifiers": 0])
  }

  /// Returns the symbol of a key as in X.
  private static func symbol(of scalar: Unicode.Scalar) -> UInt32 {
    switch scalar {
    case "\n", "\r": 0xff0d
    case "\t": 0xff09
    case _ where scalar.value < 0x100: scalar.value
    default: 0x100_0000 + scalar.value
    }
  }
}
