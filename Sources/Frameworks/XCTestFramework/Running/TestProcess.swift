import UIKit

/// A separate process for tests that don't run in an app, which are UI tests and the tests of
/// targets without a host.
@MainActor
package enum TestProcess {
  /// Serves the test runner until the process is ended.
  ///
  /// The generated code calls it first.
  package static func main() -> Never {
    Launch.runWithoutApp()
  }
}
