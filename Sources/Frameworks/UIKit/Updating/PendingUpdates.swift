/// The updates of views that would otherwise be made at the end of the run loop's turn.
enum PendingUpdates {
  /// Whether the updates are being made, which can animate changes themselves.
  nonisolated(unsafe) private static var areFlushed = false

  /// Updates the properties, constraints, and layout of all windows.
  ///
  /// Traits have no pending updates.
  static func flush() {
    guard !areFlushed else { return }
    areFlushed = true
    defer { areFlushed = false }
    MainActor.assumeIsolated { UIApplication.shared.layOutWindows() }
  }
}
