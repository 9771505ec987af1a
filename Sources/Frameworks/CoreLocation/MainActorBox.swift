/// A box for a value that only the main thread uses.
final class MainActorBox<Value>: @unchecked Sendable {
  private var stored: Value?

  /// The value in the box.
  @MainActor var value: Value? {
    get { stored }
    set { stored = newValue }
  }
}
