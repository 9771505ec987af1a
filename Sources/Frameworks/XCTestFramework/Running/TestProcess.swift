import UIKit

/// A separate process for tests that don't run in an app: those of a target without a host, and UI
/// tests.
@MainActor
package enum TestProcess {
  /// Serves the test runner, until the process is ended; the builder's code calls it first.
  package static func main() -> Never {
    Launch.runWithoutApp()
  }
}
