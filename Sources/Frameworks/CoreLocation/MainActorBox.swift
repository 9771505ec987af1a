/// Holds what only the main thread uses.
final class MainActorBox<Value>: @unchecked Sendable {
  private var stored: Value?

  /// What is held.
  @MainActor var value: Value? {
    get { stored }
    set { stored = newValue }
  }
}
