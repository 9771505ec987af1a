import AppRuntime
import Foundation

/// The work at the end of each iteration of the main run loop, which stores the app's changed
/// defaults and sends the frame.
@MainActor
final class RunLoopTurn {
  static let shared = RunLoopTurn()

  private var observation: AnyObject?

  /// Starts to observe the main run loop.
  func start() {
    let observing: any RunLoopObserving = RunLoop.main
    observation = observing.observeEndOfTurn {
      MainActor.assumeIsolated { RunLoopTurn.shared.finish() }
    }
  }

  private var appearing: [UIViewController] = []

  /// Lets a view controller that's already in place appear after the next layout.
  func addAppearing(_ controller: UIViewController) {
    appearing.append(controller)
  }

  /// Lays out views, lets view controllers appear, and sends the frame if anything changed.
  /// - Returns: Whether anything changed.
  @discardableResult func commit() -> Bool {
    DefaultsKeeper.shared.keep()
    var hasChanged = !appearing.isEmpty
    while !appearing.isEmpty {
      let controllers = appearing
      appearing = []
      for controller in controllers { controller.markIsAppearing() }
      for window in UIApplication.shared.windowsBackToFront { window.layoutIfNeeded() }
      for controller in controllers where !controller.isForwardedByHand {
        controller.endAppearance()
      }
    }
    if PropertyObservers.shared.tellOfChanges() { hasChanged = true }
    if RenderLoop.shared.commit() { hasChanged = true }
    if PropertyObservers.shared.tellOfChanges() { hasChanged = true }
    return hasChanged
  }

  /// Does the work at the end of an iteration now.
  ///
  /// A second call has nothing left to do.
  func finish() {
    let hasChanged = commit()
    SystemAppearanceReporter.shared.reportIfChanged()
    if hasChanged { DefaultsKeeper.shared.keep() }
  }
}

/// Foundation supports run loop observers under a name that's deprecated except for its own tests.
private protocol RunLoopObserving {
  func observeEndOfTurn(_ handler: @escaping @Sendable () -> Void) -> AnyObject
}

extension RunLoop: RunLoopObserving {
  @available(*, deprecated)
  fileprivate func observeEndOfTurn(_ handler: @escaping @Sendable () -> Void) -> AnyObject {
    _observe([.beforeWaiting], in: .common, repeats: true, order: 2_000_000) { _ in handler() }
  }
}
