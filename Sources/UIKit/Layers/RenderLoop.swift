import DisplayList

/// Brings what changed to the screen: lays out, draws and sends one frame at the end of a turn of the run loop.
final class RenderLoop: @unchecked Sendable {
  static let shared = RenderLoop()

  private var isScheduled = false

  /// Has a frame made at the end of this turn of the run loop.
  func setNeedsCommit() {
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.commit() }
    }
  }

  /// Makes a frame now, if anything changed.
  @MainActor func commit() {
    guard isScheduled else { return }
    isScheduled = false
  }
}
