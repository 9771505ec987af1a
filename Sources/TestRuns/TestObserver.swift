import DeviceProtocol
import Simulator

/// An observer of tests while they run.
package struct TestObserver: Sendable {
  /// Called when a test starts.
  package var began: @Sendable (TestName) -> Void
  /// Called when a test has ended.
  package var ended: @Sendable (TestResult) -> Void

  /// Called when the app prints or reports something.
  package var printed: @Sendable ([LogEntry]) -> Void

  /// Creates an observer that calls closures when each test starts and ends, and when something is
  /// printed.
  package init(
    began: @escaping @Sendable (TestName) -> Void = { _ in },
    ended: @escaping @Sendable (TestResult) -> Void = { _ in },
    printed: @escaping @Sendable ([LogEntry]) -> Void = { _ in }
  ) {
    self.began = began
    self.ended = ended
    self.printed = printed
  }
}
