extension Stub {
  /// The stubs of the keyboard.
  static let keyboard: [Stub] = [dictation, inputAssistant]

  /// The key for dictation.
  package static let dictation = Stub.feature("Dictation", lacks: "the key does nothing")

  /// `UIResponder.inputAssistantItem`.
  package static let inputAssistant = Stub.member(
    "UIResponder", "inputAssistantItem", lacks: "the keyboard has no shortcuts bar")
}
