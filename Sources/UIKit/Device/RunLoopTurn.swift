import Foundation

/// What happens at the end of each turn of the main run loop, before it sleeps: the frame goes out, and what the app
/// stored in its defaults is written down, so that a kill loses neither.
@MainActor
final class RunLoopTurn {
  static let shared = RunLoopTurn()

  private var observation: AnyObject?

  /// Begins to watch the main run loop.
  func start() {
    let observing: any RunLoopObserving = RunLoop.main
    observation = observing.observeEndOfTurn {
      MainActor.assumeIsolated { RunLoopTurn.shared.finish() }
    }
  }

  /// Does the work of a turn's end now; a second call finds nothing left to do.
  func finish() {
    RenderLoop.shared.commitIfNeeded()
    SystemAppearanceReporter.shared.reportIfChanged()
    UserDefaults.standard.synchronize()
  }
}

/// Foundation offers run loop observers under a name that it calls deprecated for others than its own tests.
private protocol RunLoopObserving {
  func observeEndOfTurn(_ handler: @escaping @Sendable () -> Void) -> AnyObject
}

extension RunLoop: RunLoopObserving {
  @available(*, deprecated)
  fileprivate func observeEndOfTurn(_ handler: @escaping @Sendable () -> Void) -> AnyObject {
    _observe([.beforeWaiting], in: .common, repeats: true, order: 2_000_000) { _ in handler() }
  }
}
