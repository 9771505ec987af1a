extension Stub {
  /// The stubs of the keyboard.
  static let keyboard: [Stub] = [dictation]

  /// The key for dictation.
  package static let dictation = Stub.feature("Dictation", lacks: "the key does nothing")
}
